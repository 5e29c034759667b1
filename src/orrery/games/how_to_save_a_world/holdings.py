"""What a seat may expect of all that it has: its species, this round, and the rounds to come.

What lies below a baseline comes back and is worth nothing once the round is over.
"""

from typing import Final

from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    BOOST_MASK,
    CARD_RES,
    CARD_TAGS,
    FIRST_BOOST,
    FIRST_SPECIES,
    GENIUS,
    PROJECT_RES,
    RESOURCE_MOST,
    UPGRADES,
    WORLD,
)
from orrery.games.how_to_save_a_world.outlook import Outlook
from orrery.games.how_to_save_a_world.parts import (
    BY_BADGE,
    BY_BASELINES,
    BY_BOOST_MOVES,
    BY_CARDS,
    BY_HAND,
    BY_LANDERS,
    BY_MOON,
    BY_POINTS,
    BY_RESOURCES,
    BY_RESOURCES_NOW,
    BY_SPECIES,
    BY_STEPS,
    BY_TAGS,
    BY_TAGS_NOW,
    BY_UPGRADES,
    BY_WORK_NOW,
    Reckoning,
)
from orrery.games.how_to_save_a_world.rules.progress import RETURNS_TO
from orrery.games.how_to_save_a_world.scoring import RESOURCE_LEFT, SCORES, TRACK_PLACE, counted
from orrery.games.how_to_save_a_world.state import Cards, HowToSaveAWorldState, Player
from orrery.games.how_to_save_a_world.tracks import PLACES, place_worth, steps_for
from orrery.games.how_to_save_a_world.worth import A_ROUND, PLAYED, TAGS_BORNE, WORK_PLACES, WORKED_FOR

# --- this round, for those who have not passed ---

_LANDER: Final = 1.7
#: A lander that will move once more.
_BOOST_MOVE: Final = 1.2
_WORK_NOW: Final = 0.6
_RESOURCE_NOW: Final[list[float]] = [0.2, 0.05, 0.12, 0.15, 0.5]
_TAG_NOW: Final[list[float]] = [0.08, 0.02, 0.08]
#: How much of resources and tokens a lander and an action card can make use of.
_USE_A_LANDER: Final = 0.4
_USE_AN_ACTION: Final = 0.2
_ACTION_NOW: Final = 0.4
_BOOST_NOW: Final = 0.2
_CARD_TAG_NOW: Final = 0.02

# --- the rounds to come ---

_RESOURCE_NEXT: Final[list[float]] = [0.7, 0.4, 0.65, 0.42, 0.85]
_RESOURCE_LATER: Final[list[float]] = [0.5, 0.15, 0.65, 0.3, 0.4]
_TAG_LATER: Final[list[float]] = [0.2, 0.25, 0.3]
_STEP_LATER: Final = 0.2
_ACTION_LATER: Final = 0.6
_BOOST_LATER: Final = 0.5
_CARD_TAG_LATER: Final = 0.22
_CARD_OWNED: Final = -0.3
_UPGRADE_LATER: Final = 0.9
_BADGE: Final = 1.0
#: By the number of landers that begin the next round on the moon.
_ON_MOON: Final[list[float]] = [-0.4, 0.3, 0.65, 0.9, 0.9]

# --- species ---

_SPECIES: Final = 1.0
#: What is kept of a resource that a species card counts.
_KEPT: Final = 0.65
#: By what a species counts: how many of it come in a round.
_SPECIES_LATER: Final[list[float]] = [0.1, -0.4, 0.1, 0.5, 0.1, 0.45, 1.1, 0.9, 0.6, 0.1, 0.0, 0.3]

#: What so many units of a resource are worth, the first one being 1 and each further one less.
_MANY: Final = 0.033
_UNITS: Final[list[float]] = [
    units - _MANY * units * max(0, units - 1) for units in range(max(RESOURCE_MOST, BASELINE_MOST) + 1)
]


def reckon_seat(s: HowToSaveAWorldState, seat: int, ahead: Outlook, steps: list[int], to: Reckoning) -> None:
    """The points that a seat may expect beside those of its discs."""
    player = s.players[seat]
    left = ahead.left
    owned = player.hand + player.discard
    to.add(BY_POINTS, float(player.vp))
    to.add(BY_SPECIES, _species(s, seat, owned, ahead))
    if not s.passed >> seat & 1:
        _this_round(s, player, to)
    for location in player.placed:
        if BOOST_MASK >> location & 1:
            to.add(BY_BOOST_MOVES, _BOOST_MOVE)
    if left > 0.0:
        _later(player, owned, left, steps, to)
        if s.badge == seat:
            to.add(BY_BADGE, min(1.0, left) * _BADGE)


def _species(s: HowToSaveAWorldState, seat: int, owned: Cards, ahead: Outlook) -> float:
    """What species cards promise."""
    left = ahead.left
    value = 0.0
    for card in owned:
        if card < FIRST_SPECIES:
            continue
        score = SCORES[card - FIRST_SPECIES]
        if score.metric == TRACK_PLACE:
            table = [float(score.vp * vp) for vp in score.table[:PLACES]]
            value += place_worth(s, seat, score.parameter, ahead, table + [0.0] * (PLACES - len(table)))
            continue
        number = counted(s, seat, score, owned)
        if left <= 0.0:
            value += score.vp * (number // score.div)
            continue
        worth = float(number)
        if score.metric == RESOURCE_LEFT:
            worth *= _KEPT if left > 0.5 else 1.0 - left * _KEPT
        else:
            worth *= _SPECIES
        worth += left * _SPECIES_LATER[score.metric]
        value += score.vp * worth / score.div
    return value


def _this_round(s: HowToSaveAWorldState, player: Player, to: Reckoning) -> None:
    """What a seat that has not passed can still make of its landers and of what it has."""
    landers = player.ready[0] + player.ready[1]
    to.add(BY_LANDERS, _LANDER * landers)
    value = 0.0
    actions = 0
    for card in player.hand:
        if card < FIRST_BOOST:
            if player.resources[CARD_RES] + player.resources[GENIUS] > actions:
                actions += 1
                value += _ACTION_NOW * PLAYED[card]
        else:
            if card < FIRST_SPECIES:
                value += _BOOST_NOW * PLAYED[card]
            value += _CARD_TAG_NOW * TAGS_BORNE[card] * min(1, landers)
    to.add(BY_HAND, value)
    active = min(1.0, _USE_A_LANDER * landers + _USE_AN_ACTION * actions)
    if active > 0.0:
        value = 0.0
        for resource in range(5):
            value += _RESOURCE_NOW[resource] * _UNITS[player.resources[resource]]
        to.add(BY_RESOURCES_NOW, active * value)
        value = 0.0
        for tag in range(3):
            value += _TAG_NOW[tag] * player.active[tag]
        to.add(BY_TAGS_NOW, active * value)
    if landers:
        to.add(BY_WORK_NOW, _WORK_NOW * _work_now(s, player))


def _work_now(s: HowToSaveAWorldState, player: Player) -> float:
    """The most steps that a ready lander could make at once."""
    free = s.open & ~s.blocked
    genius = player.resources[GENIUS]
    best = 0
    tags = [0, 0, 0]
    for tag in range(3):
        tags[tag] = player.active[tag]
    for card in player.hand:
        borne = CARD_TAGS[card]
        for tag in range(3):
            tags[tag] += borne[tag]
    for place in WORK_PLACES:
        if not free & place.bit or not player.ready[WORLD[place.location]]:
            continue
        steps = place.most
        if place.tags:
            there = 0
            for tag in range(3):
                if place.tags >> tag & 1:
                    there += tags[tag]
            steps = min(steps, there)
        if steps > best:
            for project in range(3):
                if place.projects >> project & 1:
                    money = player.resources[PROJECT_RES[project]] + genius + place.off
                    best = max(best, min(steps, steps_for(player, project, money)))
    return float(best)


def _later(player: Player, owned: Cards, left: float, steps: list[int], to: Reckoning) -> None:
    """What a seat has for the rounds to come."""
    soon = min(1.0, left)
    next_round = 0.0
    rounds_after = 0.0
    for resource in range(5):
        baseline = player.baselines[resource]
        next_round += _RESOURCE_NEXT[resource] * _UNITS[max(player.resources[resource], baseline)]
        rounds_after += _RESOURCE_LATER[resource] * _UNITS[baseline]
    to.add(BY_RESOURCES, soon * next_round)
    to.add(BY_BASELINES, (left - soon) * rounds_after)
    for tag in range(3):
        tokens = player.active[tag] + player.spent[tag]
        if tokens:
            to.add(BY_TAGS, left * _TAG_LATER[tag] * tokens)
            to.add(BY_STEPS, left * _STEP_LATER * min(tokens, steps_of_tag(steps, tag)))
    cards = _CARD_OWNED * len(owned)
    for card in owned:
        if card < FIRST_BOOST:
            cards += _ACTION_LATER * PLAYED[card]
        elif card < FIRST_SPECIES:
            cards += _BOOST_LATER * PLAYED[card]
        cards += _CARD_TAG_LATER * TAGS_BORNE[card]
    to.add(BY_CARDS, left * cards)
    if player.upgrades:
        upgrades = 0.0
        for upgrade in range(UPGRADES):
            if player.upgrades >> upgrade & 1:
                upgrades += A_ROUND[upgrade]
        to.add(BY_UPGRADES, left * _UPGRADE_LATER * upgrades)
    to.add(BY_MOON, soon * _ON_MOON[min(moon_landers(player), 4)])


def steps_of_tag(steps: list[int], tag: int) -> int:
    """How many of the steps that can be paid a type of tag serves for."""
    served = 0
    for project in range(3):
        if WORKED_FOR[tag] >> project & 1:
            served += steps[project]
    return served


def moon_landers(player: Player) -> int:
    """How many landers begin the next round on the moon, if those that are ready stay where they are."""
    moon = player.ready[1]
    for location in player.placed:
        moon += RETURNS_TO[location]
    return moon

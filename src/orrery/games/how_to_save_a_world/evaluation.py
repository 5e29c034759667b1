"""What a position is worth, for bots: the points that a seat may expect at the end.

A seat has its points, the places that its discs promise, and its species as they stand. What it can still
make of the rest depends on how much of the game is left: this round for those who have not passed, and the
rounds to come. What lies below a baseline comes back and is worth nothing once the round is over.
"""

from math import exp
from typing import Final

from orrery.games.how_to_save_a_world.components import (
    BASELINE_MOST,
    BONUSES,
    BOOST_MASK,
    CARD_RES,
    CARD_TAGS,
    COST_UP_TO,
    FIRST_BOOST,
    FIRST_SPECIES,
    FRAME,
    GENIUS,
    KEY_VP,
    NEUTRALS,
    NOWHERE,
    OTHER_VP,
    PROJECT_RES,
    RESOURCE_MOST,
    SHUTTLE_FRAME,
    TRACK,
    UPGRADES,
    WORLD,
)
from orrery.games.how_to_save_a_world.effects import ALL, LISTS
from orrery.games.how_to_save_a_world.outlook import Outlook, outlook
from orrery.games.how_to_save_a_world.scoring import (
    RESOURCE_LEFT,
    SCORES,
    TRACK_PLACE,
    counted,
    itemised,
)
from orrery.games.how_to_save_a_world.state import (
    BUY_MORE,
    BUYING,
    GAIN_ANY,
    GAIN_UPGRADES,
    PARTS,
    RAISE_ANY,
    REPEATING,
    RESEARCH_MORE,
    RESEARCHING,
    STEPPING,
    TAKE_TAGS,
    WORK_MORE,
    WORKING,
    Cards,
    HowToSaveAWorldState,
    Player,
)
from orrery.games.how_to_save_a_world.worth import (
    A_ROUND,
    BASELINE,
    CARD,
    FREE_CARD,
    PLAYED,
    RESEARCHED,
    RESOURCE,
    STEP,
    TAG,
    TAGS_BORNE,
    UPGRADE,
    WORK_PLACES,
    WORKED_FOR,
    gain_of_all,
)

# --- the scale ---

#: Points that make winning about e times as likely at the end, and how many more for every round left.
_SCALE: Final = 3.0
_FOG: Final = 0.7
#: The points of the key project break ties.
_TIE: Final = 0.01

# --- projects ---

#: Spaces between two discs that make it e times as likely to stay ahead: when nobody moves any more, with all
#: landers of this round to come, and for every round left.
_LEAD: Final = 0.15
_LEAD_NOW: Final = 0.6
_LEAD_A_ROUND: Final = 0.8
#: Places that score.
PLACES: Final = 3
#: Spreads are rounded down to parts of a space; leads are told in half spaces from the middle.
_SPREADS: Final = 10
_WIDEST: Final = 80
_MIDDLE: Final = 2 * TRACK + 2
#: By spread and lead: how likely a disc with that lead stays ahead.
_AHEAD: Final[list[list[float]]] = [
    [
        1.0 / (1.0 + exp(-min(40.0, max(-40.0, 0.5 * (half - _MIDDLE) * _SPREADS / max(0.5, spread)))))
        for half in range(2 * _MIDDLE + 1)
    ]
    for spread in range(_WIDEST + 1)
]
_STEP: Final = 0.2
_BONUS: Final = 0.1
_BONUS_FAR: Final = 6

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
#: What is left of something that is still to come, and of that in the last round.
_PENDING: Final = 0.8
_LAST_USE: Final = 0.2


def evaluate(s: HowToSaveAWorldState) -> list[float]:
    """The value of the position for every seat."""
    players = s.variant.players
    if s.over:
        return [
            (sum(item.values()) + _TIE * item["key"]) / _SCALE
            for item in [itemised(s, seat) for seat in range(players)]
        ]
    ahead = outlook(s)
    values: list[float] = []
    for seat in range(players):
        values.append(_value(s, seat, ahead))
    _projects(s, ahead, values)
    use = max(_LAST_USE, min(1.0, ahead.left))
    for frame in s.stack:
        if frame[1] != NOWHERE:
            values[frame[1]] += _PENDING * _to_come(frame, use)
    scale = _SCALE + _FOG * ahead.left
    return [value / scale for value in values]


def _to_come(frame: tuple[int, ...], use: float) -> float:
    """What is still to come of something half done; ``use`` is how much of it can be made use of."""
    kind = frame[0]
    if kind == WORKING:
        return frame[4] * STEP
    if kind in (STEPPING, WORK_MORE):
        return frame[3] * STEP
    if kind == PARTS:
        return use * gain_of_all(LISTS[frame[2]][frame[3] :])
    if kind == REPEATING:
        return use * frame[3] * gain_of_all(LISTS[frame[2]])
    if kind == GAIN_ANY:
        return use * frame[3] * RESOURCE
    if kind == RAISE_ANY:
        return use * frame[3] * BASELINE
    if kind == TAKE_TAGS:
        return use * frame[3] * TAG
    if kind in (RESEARCHING, RESEARCH_MORE):
        return use * frame[2] * RESEARCHED
    if kind == GAIN_UPGRADES:
        return use * frame[3] * UPGRADE[frame[2].bit_length() - 1]
    if kind in (BUYING, BUY_MORE):
        return use * frame[3] * (FREE_CARD if ALL[frame[2]].free else CARD)
    return 0.0


# --- projects ------------------------------------------------------------------------------------------


def _place_worth(s: HowToSaveAWorldState, seat: int, project: int, ahead: Outlook, vp: list[float]) -> float:
    """What the place on a track is worth, for ``vp`` of the first, second and third."""
    space = s.players[seat].discs[project]
    if not space and ahead.left <= 0.0:
        return 0.0
    spread = _LEAD + _LEAD_NOW * ahead.busy + _LEAD_A_ROUND * ahead.left
    chances = _AHEAD[min(int(spread * _SPREADS), _WIDEST)]
    first, second, third = 1.0, 0.0, 0.0
    order = 1
    for other in s.standing[project]:
        if other == seat:
            order = -1
        else:
            passed = chances[2 * (s.players[other].discs[project] - space) + order + _MIDDLE]
            third += (second - third) * passed
            second += (first - second) * passed
            first -= first * passed
    for neutral in NEUTRALS[project][s.variant.players]:
        # Neutral discs stay where they are, and who goes on passes them.
        half_spaces = 2 * (neutral - space - int(ahead.left)) + 1 + _MIDDLE
        passed = chances[max(0, half_spaces)]
        third += (second - third) * passed
        second += (first - second) * passed
        first -= first * passed
    return first * vp[0] + second * vp[1] + third * vp[2]


def _projects(s: HowToSaveAWorldState, ahead: Outlook, values: list[float]) -> None:
    """Add what the discs of every seat promise."""
    for project in range(3):
        key = ahead.chances[project]
        vp = [
            key * KEY_VP[project][place] + (1.0 - key) * OTHER_VP[project][place] for place in range(PLACES)
        ]
        farthest = s.players[s.standing[project][0]].discs[project]
        next_bonus, bonus_vp = 0, 0
        for space, vp_there in BONUSES[project]:
            if space > farthest:
                next_bonus, bonus_vp = space, vp_there
                break
        for seat in range(len(values)):
            value = _place_worth(s, seat, project, ahead, vp)
            if ahead.left > 0.0:
                space = s.players[seat].discs[project]
                value += _STEP * space
                far = next_bonus - space
                if next_bonus and far < _BONUS_FAR:
                    value += _BONUS * bonus_vp * (_BONUS_FAR - far) / _BONUS_FAR
            values[seat] += value


def _steps_for(player: Player, project: int, money: int) -> int:
    """How many steps a project allows for so much of its resource."""
    costs = COST_UP_TO[project]
    space = player.discs[project]
    money += costs[space]
    last = space
    while last < TRACK and costs[last + 1] <= money:
        last += 1
    return last - space


# --- a seat ----------------------------------------------------------------------------------------------


def _value(s: HowToSaveAWorldState, seat: int, ahead: Outlook) -> float:
    """The points that a seat may expect."""
    player = s.players[seat]
    left = ahead.left
    owned = player.hand + player.discard
    value = float(player.vp)
    value += _species(s, seat, owned, ahead)
    if not s.passed >> seat & 1:
        value += _this_round(s, player)
    for location in player.placed:
        if BOOST_MASK >> location & 1:
            value += _BOOST_MOVE
    if left > 0.0:
        value += _later(s, seat, player, owned, left)
    return value


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
            value += _place_worth(s, seat, score.parameter, ahead, table + [0.0] * (PLACES - len(table)))
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


def _this_round(s: HowToSaveAWorldState, player: Player) -> float:
    """What a seat that has not passed can still make of its landers and of what it has."""
    landers = player.ready[0] + player.ready[1]
    value = _LANDER * landers
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
    active = min(1.0, _USE_A_LANDER * landers + _USE_AN_ACTION * actions)
    if active > 0.0:
        for resource in range(5):
            value += active * _RESOURCE_NOW[resource] * _UNITS[player.resources[resource]]
        for tag in range(3):
            value += active * _TAG_NOW[tag] * player.active[tag]
    if landers:
        value += _WORK_NOW * _work_now(s, player)
    return value


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
                    best = max(best, min(steps, _steps_for(player, project, money)))
    return float(best)


def _later(s: HowToSaveAWorldState, seat: int, player: Player, owned: Cards, left: float) -> float:
    """What a seat has for the rounds to come."""
    value = 0.0
    soon = min(1.0, left)
    after = left - soon
    genius = max(player.resources[GENIUS], player.baselines[GENIUS])
    for resource in range(5):
        baseline = player.baselines[resource]
        value += soon * _RESOURCE_NEXT[resource] * _UNITS[max(player.resources[resource], baseline)]
        value += after * _RESOURCE_LATER[resource] * _UNITS[baseline]
    for tag in range(3):
        tokens = player.active[tag] + player.spent[tag]
        if tokens:
            value += left * _TAG_LATER[tag] * tokens
            steps = 0
            for project in range(3):
                if WORKED_FOR[tag] >> project & 1:
                    resource = PROJECT_RES[project]
                    money = max(player.resources[resource], player.baselines[resource]) + genius
                    steps += _steps_for(player, project, money)
            value += left * _STEP_LATER * min(tokens, steps)
    value += left * _CARD_OWNED * len(owned)
    for card in owned:
        if card < FIRST_BOOST:
            value += left * _ACTION_LATER * PLAYED[card]
        elif card < FIRST_SPECIES:
            value += left * _BOOST_LATER * PLAYED[card]
        value += left * _CARD_TAG_LATER * TAGS_BORNE[card]
    if player.upgrades:
        for upgrade in range(UPGRADES):
            if player.upgrades >> upgrade & 1:
                value += left * _UPGRADE_LATER * A_ROUND[upgrade]
    moon = player.ready[1]
    for location in player.placed:
        shuttles = FRAME[location] == SHUTTLE_FRAME
        moon += 1 - WORLD[location] if shuttles else WORLD[location]
    value += soon * _ON_MOON[min(moon, 4)]
    if s.badge == seat:
        value += soon * _BADGE
    return value

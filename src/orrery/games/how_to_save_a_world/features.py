"""What bots are told of a position of How to Save a World.

Of what can be reckoned (``reckoning.py``) the amounts, by part; beside it, for what no formula tells, many
things that are so or not: a disc on its space, the third token of a type, a card, and pairs of things that
decide together, such as a lead on a track, the rounds left and the chance of that project to be the key one.
What serves in the rounds to come counts for every round that is left, and for nothing in the last one.
"""

from typing import Final

from orrery.core.features import FeatureNames, Features, Found
from orrery.games.how_to_save_a_world.components import (
    CARD_IDS,
    IMPACT,
    MAX_SEATS,
    METER_IMPACT,
    NOWHERE,
    TRACK,
    UPGRADE_IDS,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.holdings import moon_landers, steps_of_tag
from orrery.games.how_to_save_a_world.outlook import Outlook, outlook
from orrery.games.how_to_save_a_world.parts import PARTS
from orrery.games.how_to_save_a_world.reckoning import clarity, reckon
from orrery.games.how_to_save_a_world.state import DRAW_THREAT, HowToSaveAWorldState, Player
from orrery.games.how_to_save_a_world.tracks import steps_to_come
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS, RESOURCES, TAGS

#: Beyond these, more is told as that much.
_UNITS: Final = 10
_TOKENS: Final = 5
_STEPS: Final = 6
_OWNED: Final = 9
_LANDERS: Final = 3
#: The last round, one that may be the last, one with one more to come, and so on.
_ROUNDS: Final = 5
#: A chance to be the key project, from 0 to 1.
_KEYS: Final = 5
#: On a track: so many spaces ahead of the best rival or behind; of discs on one space the lower is ahead.
_AHEAD: Final = 4
_LEADS: Final = 2 * _AHEAD + 2
#: Places on a track, the last one of those that never moved.
_PLACES: Final = MAX_SEATS + 1
#: A lead in points, by what half the odds of winning are worth at the time.
_POINTS: Final = 8

_NAMES: Final = FeatureNames()


def _of_each(name: str, kinds: list[str], most: int) -> int:
    """The number of "name KIND 0" of the first kind; those up to ``most``, and of other kinds, follow it."""
    return _NAMES.each(name, [f"{kind} {number}" for kind in kinds for number in range(most + 1)])


_RECKONED: Final = _NAMES.each("reckoned by", PARTS)
_LEAD: Final = _NAMES.grid("lead, rounds", [2 * _POINTS + 1, _ROUNDS])
# The tracks.
_DISC: Final = _of_each("disc on", PROJECTS, TRACK)
_LEAD_ON: Final = _NAMES.grid("track: rounds, key, lead from 4 behind", [_ROUNDS, _KEYS, _LEADS])
_PLACE_ON: Final = _NAMES.grid("track: rounds, key, place", [_ROUNDS, _KEYS, _PLACES])
# This round.
_READY: Final = _NAMES.grid("ready on planet, moon", [_LANDERS + 1, _LANDERS + 1])
_TURNS_UNTIL: Final = _NAMES.grid("turns until the own, landers", [MAX_SEATS, _LANDERS + 1])
_NOW: Final = _of_each("at hand", RESOURCES, _UNITS)
_ACTIVE: Final = _of_each("active", TAGS, _TOKENS)
_IN_HAND: Final = _NAMES.each("in hand", CARD_IDS)
# The rounds to come.
_NEXT: Final = _of_each("next round", RESOURCES, _UNITS)
_BASELINE: Final = _of_each("baseline", RESOURCES, _UNITS)
_TOKENS_OF: Final = _of_each("tokens", TAGS, _TOKENS)
_TOKENS_STEPS: Final = _NAMES.each(
    "tokens, steps",
    [
        f"{tag} {tokens}-{steps}"
        for tag in TAGS
        for tokens in range(_TOKENS + 1)
        for steps in range(_STEPS + 1)
    ],
)
_CARD: Final = _NAMES.each("card", CARD_IDS)
_CARDS: Final = _NAMES.counted("cards", _OWNED)
_UPGRADE: Final = _NAMES.each("upgrade", UPGRADE_IDS)
_ON_MOON: Final = _NAMES.counted("on the moon next round", _LANDERS)
_BADGE: Final = _NAMES.counted("badge, rounds", _ROUNDS - 1)

#: Before any training: what is reckoned is all there is.
_FIRST_GUESS: Final[dict[str, float]] = dict.fromkeys(_NAMES.names[: len(PARTS)], 1.0)

#: What a hint says of a move that gains by features whose name begins so.
_REASON_BY_START: Final[dict[str, str]] = {
    **dict.fromkeys(
        [f"reckoned by {project} places" for project in PROJECTS]
        + ["reckoned by spaces", "reckoned by leader bonuses", "disc on", "track"],
        "hw-hint-tracks",
    ),
    **dict.fromkeys(["reckoned by work", "reckoned by steps", "tokens, steps"], "hw-hint-work"),
    **dict.fromkeys(["reckoned by resources", "at hand", "next round "], "hw-hint-resources"),
    **dict.fromkeys(["reckoned by baselines", "baseline"], "hw-hint-baselines"),
    **dict.fromkeys(["reckoned by tags", "active", "tokens"], "hw-hint-tags"),
    **dict.fromkeys(["reckoned by cards", "in hand", "card"], "hw-hint-cards"),
    "reckoned by species": "hw-hint-species",
    **dict.fromkeys(["reckoned by upgrades", "upgrade"], "hw-hint-upgrades"),
    **dict.fromkeys(
        [
            "reckoned by landers",
            "reckoned by boost moves",
            "reckoned by the moon",
            "ready",
            "turns",
            "on the moon",
        ],
        "hw-hint-landers",
    ),
    **dict.fromkeys(["reckoned by the badge", "badge"], "hw-hint-badge"),
    "reckoned by the turn": "hw-hint-turn",
}
FEATURES: Final = Features(_NAMES.names, _FIRST_GUESS, _REASON_BY_START)


def progress(s: HowToSaveAWorldState) -> float:
    """How near the asteroid or a meter is to its impact point."""
    nearest = s.asteroid / IMPACT
    for meter in range(3):
        cubes = s.meters[meter]
        filled = (len(cubes) - cubes.count(NOWHERE)) / METER_IMPACT[meter]
        if filled > nearest:
            nearest = filled
    return min(1.0, nearest)


def settled(s: HowToSaveAWorldState) -> bool:
    """Whether a turn has ended and the next has not begun, or a round has ended and luck decides."""
    return not s.stack or s.stack[-1][0] == DRAW_THREAT


def describe(s: HowToSaveAWorldState, found: list[Found]) -> None:
    """Add what every seat has to what was found of it."""
    players = s.variant.players
    ahead = outlook(s)
    left = ahead.left
    clear = clarity(ahead)
    rounds = 1 + min(int(left), _ROUNDS - 2) if left > 0.0 else 0
    steps: list[list[int]] = []
    for player in s.players:
        steps.append(steps_to_come(player))
    points = reckon(s, found, _RECKONED, ahead, steps)
    _describe_tracks(s, found, ahead, rounds)
    for seat in range(players):
        player = s.players[seat]
        seat_found = found[seat]
        best = -1000.0
        for other in range(players):
            if other != seat and points[other] > best:
                best = points[other]
        lead = min(max(int(2.0 * clear * (points[seat] - best) + 100.5) - 100, -_POINTS), _POINTS)
        seat_found.add(_LEAD + (lead + _POINTS) * _ROUNDS + rounds)
        if not s.passed >> seat & 1:
            wait = seat - s.turn
            if wait < 0:
                wait += players
            _describe_round(player, wait, clear, seat_found)
        if left > 0.0:
            if s.badge == seat:
                seat_found.add(_BADGE + rounds)
            _describe_rounds_to_come(player, left, clear, steps[seat], seat_found)


def _describe_tracks(s: HowToSaveAWorldState, found: list[Found], ahead: Outlook, rounds: int) -> None:
    """The discs: where they are, in which place, and how far from the best rival's."""
    for project in range(3):
        standing = s.standing[project]
        first = s.players[standing[0]].discs[project]
        second = s.players[standing[1]].discs[project]
        key = int(ahead.chances[project] * (_KEYS - 1) + 0.5)
        leads = _LEAD_ON + (rounds * _KEYS + key) * _LEADS
        places = _PLACE_ON + (rounds * _KEYS + key) * _PLACES
        for place in range(len(standing)):
            seat = standing[place]
            space = s.players[seat].discs[project]
            seat_found = found[seat]
            if place == 0:
                lead = min(space - second, _AHEAD) + _AHEAD + 1
            else:
                lead = _AHEAD - min(first - space, _AHEAD)
            seat_found.add(leads + lead)
            seat_found.add(places + (place if space else _PLACES - 1))
            if rounds:
                seat_found.add(_DISC + project * (TRACK + 1) + space)


def _describe_round(player: Player, wait: int, clear: float, found: Found) -> None:
    """What a seat that has not passed can still use in this round."""
    planet = min(player.ready[0], _LANDERS)
    moon = min(player.ready[1], _LANDERS)
    found.add_times(_READY + planet * (_LANDERS + 1) + moon, clear)
    landers = min(planet + moon, _LANDERS)
    found.add_times(_TURNS_UNTIL + wait * (_LANDERS + 1) + landers, clear)
    for card in player.hand:
        found.add_times(_IN_HAND + card, clear)
    if landers:
        for resource in range(5):
            units = min(player.resources[resource], _UNITS)
            found.add_times(_NOW + resource * (_UNITS + 1) + units, clear)
        for tag in range(3):
            found.add_times(_ACTIVE + tag * (_TOKENS + 1) + min(player.active[tag], _TOKENS), clear)


def _describe_rounds_to_come(
    player: Player, left: float, clear: float, steps: list[int], found: Found
) -> None:
    """What serves in the rounds to come: what a seat will have in the next one, and what lasts."""
    soon = min(1.0, left) * clear
    after = left * clear - soon
    lasting = left * clear
    for resource in range(5):
        baseline = min(player.baselines[resource], _UNITS)
        units = max(min(player.resources[resource], _UNITS), baseline)
        found.add_times(_NEXT + resource * (_UNITS + 1) + units, soon)
        found.add_times(_BASELINE + resource * (_UNITS + 1) + baseline, after)
    for tag in range(3):
        tokens = min(player.active[tag] + player.spent[tag], _TOKENS)
        number = tag * (_TOKENS + 1) + tokens
        found.add_times(_TOKENS_OF + number, lasting)
        served = min(steps_of_tag(steps, tag), _STEPS)
        found.add_times(_TOKENS_STEPS + number * (_STEPS + 1) + served, lasting)
    for card in player.hand:
        found.add_times(_CARD + card, lasting)
    for card in player.discard:
        found.add_times(_CARD + card, lasting)
    found.add_times(_CARDS + min(len(player.hand) + len(player.discard), _OWNED), lasting)
    if player.upgrades:
        for upgrade in range(UPGRADES):
            if player.upgrades >> upgrade & 1:
                found.add_times(_UPGRADE + upgrade, lasting)
    found.add_times(_ON_MOON + min(moon_landers(player), _LANDERS), soon)

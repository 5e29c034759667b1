"""What bots are told of a position of Alien Artifacts.

Of what can be reckoned (``reckoning.py``) the amounts, by part; beside it, for what no formula tells, how
many cards of each class a seat has on each side and under construction, for the rounds that are left.
"""

from typing import Final

from orrery.core.features import FeatureNames, Features, Found
from orrery.games.alien_artifacts.components import CLASS, CLASSES, NOWHERE, SIDES
from orrery.games.alien_artifacts.reckoning import PARTS, clarity, reckon, rounds_left
from orrery.games.alien_artifacts.state import DRAW_HAND, AlienArtifactsState

#: The rounds of a long match.
_LONGEST: Final = 36.0
#: Cards count for the rounds that are left, so many of them being one.
_ROUNDS: Final = 3.0

_NAMES: Final = FeatureNames()
_POINTS: Final = _NAMES.one("points")
_NAMES.each("reckoned by", PARTS)
#: By class and side.
_CARDS: Final = _NAMES.each("cards", [f"{cls} {side}" for cls in CLASSES for side in SIDES])
_BUILDING: Final = _NAMES.each("under construction", CLASSES)

#: Before any training: what is reckoned is all there is.
_FIRST_GUESS: Final[dict[str, float]] = dict.fromkeys(_NAMES.names[: 1 + len(PARTS)], 1.0)

#: What a hint says of a move that gains by features whose name begins so.
_REASON_BY_START: Final[dict[str, str]] = {
    "points": "aa-hint-points",
    **dict.fromkeys(["reckoned by turns", "reckoned by effects"], "aa-hint-turn"),
    **dict.fromkeys(
        [
            *("reckoned by icons", "reckoned by planets to", "reckoned by technologies to"),
            *("reckoned by ships to", "under construction"),
        ],
        "aa-hint-construction",
    ),
    **dict.fromkeys(
        ["reckoned by hand", "reckoned by cards to", "reckoned by produced", "reckoned by credits"],
        "aa-hint-supplies",
    ),
    **dict.fromkeys(["reckoned by cards", "reckoned by logistic", "cards"], "aa-hint-empire"),
    "reckoned by faction": "aa-hint-faction",
    **dict.fromkeys(["reckoned by final", "reckoned by income"], "aa-hint-technologies"),
    "reckoned by mining": "aa-hint-planets",
    **dict.fromkeys(["reckoned by offensives", "reckoned by an attack"], "aa-hint-ships"),
    "reckoned by blockades": "aa-hint-blockades",
    "reckoned by actions": "aa-hint-ready",
    "reckoned by artifacts": "aa-hint-artifacts",
    "reckoned by plans": "aa-hint-plans",
}
FEATURES: Final = Features(_NAMES.names, _FIRST_GUESS, _REASON_BY_START)


def progress(s: AlienArtifactsState) -> float:
    """How much of the game is over, by the rounds that are left."""
    return max(0.0, 1.0 - rounds_left(s) / _LONGEST)


def settled(s: AlienArtifactsState) -> bool:
    """Whether a turn has ended and the next has not begun, or the hand is filled before that."""
    if not s.stack:
        return not s.acted
    frame = s.stack[-1]
    return frame[0] == DRAW_HAND and frame[2] == NOWHERE


def describe(s: AlienArtifactsState, found: list[Found]) -> None:
    """Add what every seat has to what was found of it."""
    reckon(s, found, _POINTS)
    rounds = rounds_left(s)
    if rounds == 0.0:
        return
    lasting = clarity(rounds) * rounds / _ROUNDS
    for seat in range(s.variant.players):
        player = s.players[seat]
        seat_found = found[seat]
        for packed in player.empire:
            seat_found.add_times(_CARDS + CLASS[packed >> 1] * 2 + (packed & 1), lasting)
        for card in player.building:
            seat_found.add_times(_BUILDING + CLASS[card], lasting)

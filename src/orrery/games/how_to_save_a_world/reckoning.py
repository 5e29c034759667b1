"""What a position is worth as far as it can be reckoned: the points that a seat may expect at the end.

A seat has its points, the places that its discs promise, and its species as they stand. What it can still
make of the rest depends on how much of the game is left: this round for those who have not passed, and the
rounds to come. It is the first guess that learning begins with, and part by part (``parts.py``) a feature.
"""

from typing import Final

from orrery.core.features import Found
from orrery.games.how_to_save_a_world.components import KEY_VP, NOWHERE, OTHER_VP
from orrery.games.how_to_save_a_world.effects import ALL, LISTS
from orrery.games.how_to_save_a_world.holdings import reckon_seat
from orrery.games.how_to_save_a_world.outlook import Outlook
from orrery.games.how_to_save_a_world.parts import BY_BONUSES, BY_PLACES, BY_SPACES, BY_TURN, Reckoning
from orrery.games.how_to_save_a_world.scoring import itemised
from orrery.games.how_to_save_a_world.state import (
    BUY_MORE,
    BUYING,
    GAIN_ANY,
    GAIN_UPGRADES,
    RAISE_ANY,
    REPEATING,
    RESEARCH_MORE,
    RESEARCHING,
    STEPPING,
    TAKE_TAGS,
    WORK_MORE,
    WORKING,
    HowToSaveAWorldState,
)
from orrery.games.how_to_save_a_world.state import PARTS as PARTS_LEFT
from orrery.games.how_to_save_a_world.tracks import PLACES, bonus_worth, place_worth
from orrery.games.how_to_save_a_world.worth import (
    BASELINE,
    CARD,
    FREE_CARD,
    RESEARCHED,
    RESOURCE,
    STEP,
    TAG,
    UPGRADE,
    gain_of_all,
)

# --- the scale ---

#: Points that make winning about e times as likely at the end, and how many more for every round left.
_SCALE: Final = 3.0
_FOG: Final = 0.7
#: The points of the key project break ties.
_TIE: Final = 0.01

#: A space on a track, beyond the place that it gives.
_STEP: Final = 0.2

#: What is left of something that is still to come, and of that in the last round.
_PENDING: Final = 0.8
_LAST_USE: Final = 0.2


def standing(s: HowToSaveAWorldState) -> list[float]:
    """The value of a finished game for every seat."""
    return [
        (sum(item.values()) + _TIE * item["key"]) / _SCALE
        for item in [itemised(s, seat) for seat in range(s.variant.players)]
    ]


def clarity(ahead: Outlook) -> float:
    """What a point weighs: the more rounds can still turn the game, the less."""
    return 1.0 / (_SCALE + _FOG * ahead.left)


def reckon(
    s: HowToSaveAWorldState, found: list[Found], parts: int, ahead: Outlook, steps: list[list[int]]
) -> list[float]:
    """Add the reckoned worth of every seat to what was found of it, part by part from number ``parts``.

    ``steps`` are those to come of every seat. What is returned are the points that each may expect.
    """
    clear = clarity(ahead)
    seats: list[Reckoning] = []
    for seat in range(s.variant.players):
        reckoned = Reckoning(found[seat], parts, clear)
        seats.append(reckoned)
        reckon_seat(s, seat, ahead, steps[seat], reckoned)
    _projects(s, ahead, seats)
    use = max(_LAST_USE, min(1.0, ahead.left))
    for frame in s.stack:
        if frame[1] != NOWHERE:
            seats[frame[1]].add(BY_TURN, _PENDING * _to_come(frame, use))
    return [reckoned.total for reckoned in seats]


def _to_come(frame: tuple[int, ...], use: float) -> float:
    """What is still to come of something half done; ``use`` is how much of it can be made use of."""
    kind = frame[0]
    if kind == WORKING:
        return frame[4] * STEP
    if kind in (STEPPING, WORK_MORE):
        return frame[3] * STEP
    if kind == PARTS_LEFT:
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


def _projects(s: HowToSaveAWorldState, ahead: Outlook, seats: list[Reckoning]) -> None:
    """Add what the discs of every seat promise."""
    for project in range(3):
        key = ahead.chances[project]
        vp = [
            key * KEY_VP[project][place] + (1.0 - key) * OTHER_VP[project][place] for place in range(PLACES)
        ]
        for seat in range(len(seats)):
            seats[seat].add(BY_PLACES + project, place_worth(s, seat, project, ahead, vp))
        if ahead.left > 0.0:
            near = bonus_worth(s, project)
            for seat in range(len(seats)):
                seats[seat].add(BY_SPACES, _STEP * s.players[seat].discs[project])
                seats[seat].add(BY_BONUSES, near[seat])

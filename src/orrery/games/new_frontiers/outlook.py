"""How long a match goes on, for bots: the rounds that follow, and the actions that may still come."""

from typing import Final

from orrery.games.new_frontiers.components import (
    COLONY_LIMIT,
    DIPLOMATS,
    NOWHERE,
    POOL_LIMIT,
    SPACES,
)
from orrery.games.new_frontiers.state import TAKE_WORLD, NewFrontiersState
from orrery.games.new_frontiers.tiles import spaces

#: What a player uses up in a round before anything is known of this table, and for how many rounds
#: that guess counts beside what was seen.
_COLONISTS_A_ROUND: Final = 1.0
_CHIPS_A_ROUND: Final = 0.6
_SPACES_A_ROUND: Final = 1.0
_COLONIES_A_ROUND: Final = 0.5
_GUESS: Final = 3.0
LONGEST: Final = 12.0
#: How likely a useful action is picked in a round, and how much likelier than any other tile it is.
_PICKED: Final = 0.8
_POPULAR: Final = 1.25
#: The least chance that an action still comes this round for a seat that has a pick to make itself.
_OWN_PICK: Final = 0.7
_TILES_IN_PLAY: Final = 7


def rounds_left(s: NewFrontiersState) -> float:
    """About how many rounds follow this one: as few as the nearest end of the game leaves."""
    if s.over or s.ending:
        return 0.0
    rules = s.variant
    count = rules.players
    elapsed = s.round - 1 + s.next_pawn / max(1, len(s.order)) + _GUESS
    pace = (rules.colonists - count - s.colonists + _GUESS * count * _COLONISTS_A_ROUND) / elapsed
    least = (s.colonists - POOL_LIMIT + 1) / max(pace, 0.1)
    pace = (rules.vp_pool - s.vp_pool + _GUESS * count * _CHIPS_A_ROUND) / elapsed
    least = min(least, s.vp_pool / pace)
    for player in s.players:
        covered = spaces(player.technologies)
        pace = (covered + _GUESS * _SPACES_A_ROUND) / elapsed
        least = min(least, (SPACES + 1 - covered) / pace)
        founded = len(player.colonies)
        pace = (founded - 1 + _GUESS * _COLONIES_A_ROUND) / elapsed
        least = min(least, (COLONY_LIMIT + 1 - founded) / max(pace, 0.1))
    if rules.round_limit:
        least = min(least, float(rules.round_limit - s.round))
    return max(0.0, min(least - 0.5, LONGEST))


def still_to_act(s: NewFrontiersState) -> int:
    """Bit mask of the seats that have not finished their part of the current action."""
    if s.tile == NOWHERE or not s.stack:
        return 0
    frame = s.stack[-1]
    seat = frame[1]
    if frame[0] == TAKE_WORLD and frame[2]:
        return 1 << seat
    mask = 0
    found = seat == NOWHERE
    for actor in s.actors:
        found = found or actor == seat
        if found:
            mask |= 1 << actor
    return mask


def action_chances(s: NewFrontiersState, picks: int, own: bool, rounds: float) -> list[float]:
    """How often each action may be expected to come after the current one, by action tile.

    ``picks`` are still to be made this round, ``own`` if one of them is the seat's own.
    """
    later = _PICKED * rounds
    sooner = later
    if picks:
        now = _POPULAR * picks / (_TILES_IN_PLAY - s.picked.bit_count())
        if own and now < _OWN_PICK:
            now = _OWN_PICK
        sooner += 1.0 if now > 1.0 else now
    return [later if s.picked >> tile & 1 else sooner for tile in range(DIPLOMATS)]

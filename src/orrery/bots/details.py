"""Moves that ask for details before they have done anything: where to land, what to take.

Such a follow-up shows in that the same seat decides and nothing it could do before is on offer. A move
is worth what it is worth with its best details, so bots that look one ply ahead settle them first.
"""

from typing import Any, Final

from orrery.bots.prospects import prospects
from orrery.core.game import Game

#: How many details deep one move is followed.
_DEPTH: Final = 5


class Settler:
    """Values moves with their details settled, looking at ``limit`` positions a move at most."""

    def __init__(self, spread: float, limit: int) -> None:
        self._spread: float = spread
        self._limit: int = limit
        self._left: int = 0

    def worth(self, game: Game[Any], state: Any, seat: int, legal: list[int], action: int) -> float:
        """The chance of ``seat`` to win once it has done ``action``, one of ``legal``, in ``state``."""
        after = state.clone()
        game.apply(after, action)
        self._left = self._limit
        return self._settle(game, after, seat, legal, _DEPTH)

    def _settle(self, game: Game[Any], state: Any, seat: int, before: list[int], depth: int) -> float:
        self._left -= 1
        if depth > 0 and game.actor(state) == seat:
            details = game.legal(state)
            if not _share_any(details, before):
                best = -1.0
                for action in details:
                    after = state.clone()
                    game.apply(after, action)
                    worth = self._settle(game, after, seat, before, depth - 1)
                    if worth > best:
                        best = worth
                    if self._left <= 0:
                        break
                return best
        return prospects(game, state, self._spread)[seat]


def _share_any(actions: list[int], others: list[int]) -> bool:
    """Whether two sorted lists share an action."""
    i = 0
    j = 0
    while i < len(actions) and j < len(others):
        if actions[i] == others[j]:
            return True
        if actions[i] < others[j]:
            i += 1
        else:
            j += 1
    return False

"""Weights that are found by trial, one after the other, where positions teach them badly or not at all.

What is so in the middle of a turn alone is not there in settled positions: a fit leaves its weight as it was
while those beside it grow or shrink, and a bot that looks one move ahead then does things too early or puts
them off. And what nobody does in the games is not learned from them: bots that build no ships never see what
ships are worth. So such a weight is raised as long as ``greedy`` wins more with it, among others that play
with the weights of before; if raising it is no gain, it is lowered likewise.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from orrery.arena.training.duels import compare
from orrery.arena.workers import Workers
from orrery.core.game import Game
from orrery.core.weights import Weights

#: What a weight is multiplied with to raise it, and how often at most.
_STEP: Final = 4 / 3
_STEPS: Final = 4
#: By how many standard deviations of luck a share of wins must exceed the fair one to be a gain.
_GAIN: Final = 1.0


def multiplied(weights: Weights, players: int, feature: int, multiple: float) -> Weights:
    """The same weights, that of a feature multiplied for one number of players."""
    values = {count: row.copy() for count, row in weights.values.items()}
    for place in range(feature * weights.knots, (feature + 1) * weights.knots):
        values[players][place] *= multiple
    return Weights(weights.knots, values, weights.provenance)


class Trial:
    """Finds by which multiple of the weight of a feature a game of so many players is won most often."""

    def __init__(self, game: Game[Any], players: int, games: int, seed: str, workers: Workers) -> None:
        """Play ``games`` games to see whether a change is a gain."""
        self._game = game
        self._players = players
        self._games = games
        self._seed = seed
        self._workers = workers

    def best_multiples(self, weights: Weights, feature: int) -> Iterator[float]:
        """The best multiple so far, after every one that was tried."""
        best = 1.0
        for step in (_STEP, 1 / _STEP):
            for _ in range(_STEPS):
                gains = self._gains(weights, feature, best, best * step)
                if gains:
                    best *= step
                yield best
                if not gains:
                    break
            if best != 1.0:
                break

    def _gains(self, weights: Weights, feature: int, before: float, multiple: float) -> bool:
        """Whether a multiple wins more often than its fair share among those with the one of before."""
        players = self._players
        new, old = (multiplied(weights, players, feature, one) for one in (multiple, before))
        seed = f"{self._seed}/{players}/{feature}/{multiple:.3f}"
        shares = compare(self._game, "greedy", players, new, old, self._games, seed, self._workers)
        played = list(shares)[-1]
        luck = sqrt((players - 1) / played.games) / players
        return played.share > 1 / players + _GAIN * luck

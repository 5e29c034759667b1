"""What a position promises every seat, as chances of winning: the common scale of our bots.

The evaluation of a game is in points; what counts is to be first. A seat's chance is its share of
``exp(points / spread)``, so a leader within reach weighs more than a straggler. A finished game needs
no guess: the first place is shared by those who hold it.

A win or a defeat that is certain leaves nothing to choose by these chances alone. So points count beside
them, too little to outweigh any chance worth the name: who cannot win any more still plays for points.
"""

from math import exp
from typing import Any, Final

from orrery.core.game import TERMINAL, Game

#: What a point more than the others weighs, as a chance of winning.
_POINT: Final = 1e-6


def prospects(game: Game[Any], state: Any, spread: float) -> list[float]:
    """The chance of winning of every seat; they add up to 1. Chance pending is taken as it is."""
    values = game.evaluate(state)
    best = values[0]
    mean = 0.0
    for value in values:
        mean += value / len(values)
        if value > best:
            best = value
    shares = verdict(game, state) if game.actor(state) == TERMINAL else _shares(values, best, spread)
    for seat in range(len(values)):
        shares[seat] += _POINT * (values[seat] - mean)
    return shares


def _shares(values: list[float], best: float, spread: float) -> list[float]:
    """The share of each value among all of them, on a scale where ``spread`` is a factor of e."""
    shares: list[float] = []
    total = 0.0
    for value in values:
        share = exp((value - best) / spread)
        shares.append(share)
        total += share
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares


def verdict(game: Game[Any], state: Any) -> list[float]:
    """Who won a finished game: 1 for the winner, or equal parts for those who share the win."""
    winners = game.ranking(state)[0]
    shares = [0.0] * game.players(state)
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares

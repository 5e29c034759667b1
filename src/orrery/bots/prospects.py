"""What a position promises every seat, as chances of winning: the common scale of our bots.

The evaluation of a game is in points; what counts is to be first. A seat's chance is its share of
``exp(points / spread)``, so a leader within reach weighs more than a straggler. A finished game needs
no guess: the first place is shared by those who hold it.
"""

from math import exp
from typing import Any

from orrery.core.game import TERMINAL, Game


def prospects(game: Game[Any], state: Any, spread: float) -> list[float]:
    """The chance of winning of every seat; they add up to 1. Chance pending is taken as it is."""
    if game.actor(state) == TERMINAL:
        return verdict(game, state)
    values = game.evaluate(state)
    best = values[0]
    for value in values:
        if value > best:
            best = value
    total = 0.0
    for seat in range(len(values)):
        share = exp((values[seat] - best) / spread)
        values[seat] = share
        total += share
    for seat in range(len(values)):
        values[seat] /= total
    return values


def verdict(game: Game[Any], state: Any) -> list[float]:
    """The same for a finished game: 1 for the winner, or equal parts for those who share the win."""
    winners = game.ranking(state)[0]
    shares = [0.0] * game.players(state)
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares

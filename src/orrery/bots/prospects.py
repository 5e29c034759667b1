"""What a position promises every seat, as chances of winning: the common scale of our bots.

The evaluation of a game is in points; what counts is to be first. A seat's chance is its share of
``exp(points / spread)``, so a leader within reach weighs more than a straggler. A finished game needs
no guess: the first place is shared by those who hold it.

A win or a defeat that is certain leaves nothing to choose by these chances alone. So points count beside
them, too little to outweigh any chance worth the name: who cannot win any more still plays for points.
They never outweigh a result either: a game that is won is better than any game that is as good as won.
"""

from math import exp
from typing import Any, Final

from orrery.core.game import TERMINAL, Game

#: What all points beyond those of the others weigh at most, as a chance of winning; and how many of them
#: weigh half as much.
_POINTS: Final = 1e-6
_FAR: Final = 50.0
#: What the evaluation is not trusted in, as a chance: for the least share of it to exceed twice the weight
#: of points.
_DOUBT: Final = 1e-4
#: From this chance on a win is a result: no guess comes nearer to 1 than by half of ``_DOUBT``.
CERTAIN: Final = 1.0 - _DOUBT / 4


def prospects(game: Game[Any], state: Any, spread: float) -> list[float]:
    """The chance of winning of every seat, and a little for points. Chance pending is taken as it is."""
    values = game.evaluate(state)
    shares = verdict(game, state) if game.actor(state) == TERMINAL else _guess(values, spread)
    mean = 0.0
    for value in values:
        mean += value / len(values)
    for seat in range(len(values)):
        lead = values[seat] - mean
        shares[seat] += _POINTS * lead / (_FAR + abs(lead))
    return shares


def _guess(values: list[float], spread: float) -> list[float]:
    """The chance of each of these values to become the best; they add up to 1."""
    best = max(values)
    shares: list[float] = []
    total = 0.0
    for value in values:
        share = exp((value - best) / spread)
        shares.append(share)
        total += share
    for seat in range(len(shares)):
        shares[seat] = (1.0 - _DOUBT) * shares[seat] / total + _DOUBT / len(shares)
    return shares


def verdict(game: Game[Any], state: Any) -> list[float]:
    """Who won a finished game: 1 for the winner, or equal parts for those who share the win."""
    winners = game.ranking(state)[0]
    shares = [0.0] * game.players(state)
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares

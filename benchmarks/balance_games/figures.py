"""Figures with their intervals, as the pages of all games show them."""

from math import sqrt
from statistics import fmean, stdev

from orrery.arena.statistics import Z95, share_of


def percent(wins: float, games: int) -> str:
    """A share with its interval."""
    share = share_of(wins, games)
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def average(values: list[int]) -> str:
    """A mean with its interval."""
    margin = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.1f} ± {margin:.1f}"


def spread(values: list[int]) -> str:
    """From where to where the middle four fifths of some values lie."""
    ordered = sorted(values)
    return f"{ordered[len(ordered) // 10]} to {ordered[len(ordered) * 9 // 10]}"


def against_fair(wins: float, fair: float, games: int) -> str:
    """Wins as a multiple of those that an average player would have, with the interval."""
    share = share_of(wins, games)
    even = fair / games
    return f"{share.share / even:.2f} ({share.low / even:.2f} to {share.high / even:.2f})"

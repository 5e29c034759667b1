"""What a number of games proves: shares with their intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

#: Two-sided 95 % of the normal distribution.
Z95: Final = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Share:
    """``wins`` out of ``games`` (a shared first place is a part of a win), with its 95 % interval."""

    wins: float
    games: int
    share: float
    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for a share; everything is possible before the first game."""
    if games < 0 or not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games are impossible")
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    centre = share + z * z / (2 * games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    # At the ends the interval is closed exactly, whatever rounding makes of it.
    low = (centre - margin) / scale if wins > 0 else 0.0
    high = (centre + margin) / scale if wins < games else 1.0
    return (low, high)


def share_of(wins: float, games: int) -> Share:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return Share(wins, games, wins / games if games else 0.0, low, high)

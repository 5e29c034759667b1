"""Places out of standings."""

from collections.abc import Sequence
from typing import Any


def ranking_by(standings: Sequence[Any]) -> list[list[int]]:
    """Seats from first to last by their standing, the highest first; equal ones share a place.

    A standing is anything that compares: points, or a tuple with the tie-breaks behind them.
    """
    seats = sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True)
    places: list[list[int]] = []
    for seat in seats:
        if places and standings[places[-1][0]] == standings[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    return places

"""Places out of standings."""

from collections.abc import Iterable, Sequence
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


def ranked_last(ranking: Sequence[Sequence[int]], seats: Iterable[int]) -> list[list[int]]:
    """The same places with ``seats`` behind all others, sharing the last one."""
    last = sorted(seats)
    others = [[seat for seat in group if seat not in last] for group in ranking]
    return [group for group in [*others, last] if group]

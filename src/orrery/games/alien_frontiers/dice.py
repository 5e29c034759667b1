"""Hands of dice as multisets: one small int each, with every question a table look-up.

A hand of up to six own-colour ships is a number below ``HANDS``; 0 is the empty hand. Equal hands are
equal numbers, so equal positions offer equal moves once. The Relic Ship is never part of a hand.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

SIDES: Final = 6
MAX_DICE: Final = 6


def _all_hands() -> list[tuple[int, ...]]:
    hands: list[tuple[int, ...]] = []
    for size in range(MAX_DICE + 1):
        hands.extend(combinations_with_replacement(range(1, SIDES + 1), size))
    return hands


#: The values of each hand, ascending.
VALUES: Final[list[tuple[int, ...]]] = _all_hands()
HANDS: Final = 924
#: In place of a hand that there is not.
NO_HAND: Final = -1
_NUMBER: Final[dict[tuple[int, ...], int]] = {values: n for n, values in enumerate(VALUES)}


def hand_of(values: list[int]) -> int:
    """The number of the hand that holds just these values."""
    return _NUMBER[tuple(sorted(values))]


def _mask(values: tuple[int, ...], at_least: int) -> int:
    return sum(1 << v - 1 for v in range(1, SIDES + 1) if values.count(v) >= at_least)


def _straights(mask: int) -> int:
    return sum(1 << low for low in range(4) if mask >> low & 7 == 7)


def _ways(values: tuple[int, ...]) -> int:
    ways = factorial(len(values))
    for v in set(values):
        ways //= factorial(values.count(v))
    return ways


SIZE: Final[list[int]] = [len(values) for values in VALUES]
TOTAL: Final[list[int]] = [sum(values) for values in VALUES]
ODD: Final[list[int]] = [sum(v & 1 for v in values) for values in VALUES]
#: Bit v-1 is set if the hand shows v at least once, twice, three times.
SHOWS: Final[list[int]] = [_mask(values, 1) for values in VALUES]
PAIRS: Final[list[int]] = [_mask(values, 2) for values in VALUES]
TRIPLES: Final[list[int]] = [_mask(values, 3) for values in VALUES]
#: For a mask of values: bit low-1 is set if low, low+1 and low+2 are all in it.
STRAIGHTS: Final[list[int]] = [_straights(mask) for mask in range(1 << SIDES)]
#: In how many of the 6**size equally likely rolls the hand comes up.
WAYS: Final[list[int]] = [_ways(values) for values in VALUES]


def _plus(values: tuple[int, ...], value: int) -> int:
    return _NUMBER.get(tuple(sorted((*values, value))), NO_HAND) if value else NO_HAND


def _minus(values: tuple[int, ...], value: int) -> int:
    if value not in values:
        return NO_HAND
    place = values.index(value)
    return _NUMBER[values[:place] + values[place + 1 :]]


#: ``PLUS[hand][value]`` and ``MINUS[hand][value]``: the hand with one ship more, or one fewer, of that value.
PLUS: Final[list[list[int]]] = [[_plus(values, v) for v in range(SIDES + 1)] for values in VALUES]
MINUS: Final[list[list[int]]] = [[_minus(values, v) for v in range(SIDES + 1)] for values in VALUES]

#: The first hand of each size; the hands of one size follow each other.
FIRST_OF_SIZE: Final[list[int]] = [SIZE.index(size) for size in range(MAX_DICE + 1)] + [HANDS]
#: The number of equally likely rolls of that many dice.
ROLLS: Final[list[int]] = [SIDES**size for size in range(MAX_DICE + 1)]


def _roll_tables() -> list[list[int]]:
    tables = [[0]]
    for _ in range(MAX_DICE):
        tables.append([PLUS[hand][v] for hand in tables[-1] for v in range(1, SIDES + 1)])
    return tables


#: ``ROLLED[size][r]`` is the hand that roll number ``r`` of that many dice shows.
ROLLED: Final[list[list[int]]] = _roll_tables()


def count_of(hand: int, value: int) -> int:
    """How many ships of a hand show ``value``."""
    return VALUES[hand].count(value)


def merged(hand: int, other: int) -> int:
    """The hand of the ships of both."""
    for value in VALUES[other]:
        hand = PLUS[hand][value]
    return hand


def without(hand: int, taken: int) -> int:
    """The hand that is left when the ships ``taken``, which are part of it, leave it."""
    for value in VALUES[taken]:
        hand = MINUS[hand][value]
    return hand

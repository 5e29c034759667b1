"""The tensor of what a seat knows: named fields of whole numbers, one behind the other.

It is for programs that learn. A game declares one layout, the same for every number of players and all
options, and fills it straight from the state. Seats are told as the observing seat sees them: 0 is itself,
1 the one behind it.
"""

from math import prod
from typing import Any, Final

from orrery.core.compile_hints import mypyc_attr

_WORD_BITS: Final = 60
_WORD: Final = (1 << _WORD_BITS) - 1


class Field:
    """A named block of numbers of one shape, each from ``low`` to ``high``."""

    __slots__ = ("category", "high", "low", "name", "shape", "size", "start")

    def __init__(
        self, name: str, shape: tuple[int, ...], low: int, high: int, category: bool, start: int
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        #: Whether the numbers are names (a card, a place, a seat), not amounts.
        self.category = category
        #: Where the block begins in the whole.
        self.start = start
        self.size: int = prod(shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The fields of an observation in order."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size: int = 0

    def amount(self, name: str, high: int, *shape: int, low: int = 0) -> int:
        """Add a field of amounts; returns where it begins."""
        return self._add(name, shape, low, high, False)

    def category(self, name: str, count: int, *shape: int) -> int:
        """Add a field that names one of ``count`` things, or none as -1; returns where it begins."""
        return self._add(name, shape, -1, count - 1, True)

    def flag(self, name: str, *shape: int) -> int:
        """Add a field of things that are so or not; returns where it begins."""
        return self._add(name, shape, 0, 1, False)

    def _add(self, name: str, shape: tuple[int, ...], low: int, high: int, category: bool) -> int:
        field = Field(name, shape, low, high, category, self.size)
        self.fields.append(field)
        self.size += field.size
        return field.start

    def empty(self) -> list[int]:
        """An observation of nothing: amounts 0, categories -1."""
        numbers: list[int] = []
        for field in self.fields:
            numbers.extend([-1 if field.category else max(field.low, 0)] * field.size)
        return numbers


# Numbers that are written as they are have the type Any: compiled, they need not be unpacked and packed.


def write_numbers(numbers: tuple[Any, ...], start: int, out: list[Any]) -> None:
    """Write whole numbers from ``start`` on."""
    for number in numbers:
        out[start] = number
        start += 1


def write_list(numbers: list[Any], start: int, out: list[Any]) -> None:
    """The same of a list."""
    for number in numbers:
        out[start] = number
        start += 1


def write_bits(mask: int, start: int, value: Any, out: list[Any]) -> None:
    """Write ``value`` from ``start`` on wherever a mask has a bit; of long masks a machine word at a time."""
    while mask:
        part = mask & _WORD
        place = start
        while part:
            if part & 1:
                out[place] = value
            elif not part & 31:
                # Most masks have few bits.
                part >>= 4
                place += 4
            part >>= 1
            place += 1
        mask >>= _WORD_BITS
        start += _WORD_BITS

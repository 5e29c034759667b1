"""Small changes of tuples of numbers. What changes seldom in a state is a tuple, which its clones share."""

from typing import TypeVar

T = TypeVar("T")


def with_one(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Sorted numbers with one more."""
    one = (number,)
    if not numbers:
        return one
    if numbers[-1] <= number:
        return numbers + one
    out = list(numbers)
    place = len(out)
    while place and out[place - 1] > number:
        place -= 1
    out.insert(place, number)
    return tuple(out)


def without_one(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Numbers without one of them, which is there."""
    # Compiled, this costs half of what a call of index does.
    place = 0
    for one in numbers:
        if one == number:
            break
        place += 1
    return numbers[:place] + numbers[place + 1 :]


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Numbers with one of them changed."""
    # Nearly all are three or four, and made at once they need no list.
    if len(numbers) == 3:
        first, second, third = numbers
        if place == 0:
            return (first + by, second, third)
        if place == 1:
            return (first, second + by, third)
        return (first, second, third + by)
    if len(numbers) == 4:
        first, second, third, fourth = numbers
        if place == 0:
            return (first + by, second, third, fourth)
        if place == 1:
            return (first, second + by, third, fourth)
        if place == 2:
            return (first, second, third + by, fourth)
        return (first, second, third, fourth + by)
    out = list(numbers)
    out[place] = numbers[place] + by
    return tuple(out)


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Numbers, or rows of them, with one replaced."""
    out = list(items)
    out[place] = item
    return tuple(out)

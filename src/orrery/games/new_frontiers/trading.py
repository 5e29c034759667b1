"""What one Trade makes of goods, for bots, in points at the end of the game."""

from typing import Final

from orrery.games.new_frontiers.effects import CON_USE, POWERS, Effect
from orrery.games.new_frontiers.powers import Powers

#: A $ that can be spent.
CREDIT: Final = 0.9
#: A good not used in the next Trade.
_LATER_GOOD: Final = 0.4


def trade_worth(powers: Powers, counts: list[int]) -> float:
    """What one Trade makes of goods, by kind, in points; ``counts`` is used up."""
    prices = powers.prices
    value = float(powers.consume_vp)
    for _ in range(1 + len(powers.sales)):
        best = 0
        for kind in range(1, 5):
            if counts[kind] and (best == 0 or prices[kind] > prices[best]):
                best = kind
        if best == 0:
            return value
        counts[best] -= 1
        value += CREDIT * prices[best]
    left = counts[1] + counts[2] + counts[3] + counts[4]
    eaten = 0
    for number in powers.consume:
        if left == 0:
            break
        power = POWERS[number]
        taken = _eat(power, counts, left)
        if taken:
            value += (power.vp + CREDIT * power.cr) * (1 if power.op == CON_USE else taken)
            left -= taken
            eaten += taken
    for number in powers.consumed_vp:
        value += POWERS[number].n * eaten
    for kind in range(1, 5):
        value += _LATER_GOOD * CREDIT * prices[kind] * counts[kind]
    return value


def _eat(power: Effect, counts: list[int], left: int) -> int:
    """Take the goods that a power eats out of those that are left; how many."""
    if power.different:
        return _eat_different(power, counts)
    if power.op == CON_USE:
        return _eat_exactly(power, counts) if power.size <= left else 0
    taken = min(power.size, counts[power.good] if power.good else left)
    if power.good:
        counts[power.good] -= taken
    return taken


def _eat_different(power: Effect, counts: list[int]) -> int:
    """Take goods of different kinds; a power that asks for a number of them takes just so many or none."""
    kinds = 0
    for kind in range(1, 5):
        if counts[kind]:
            kinds += 1
    if kinds < power.size and power.op == CON_USE:
        return 0
    size = min(kinds, power.size)
    taken = 0
    for kind in range(1, 5):
        if counts[kind] and taken < size:
            counts[kind] -= 1
            taken += 1
    return taken


def _eat_exactly(power: Effect, counts: list[int]) -> int:
    """Take the kinds that a power needs and fill up with any others, or take none if a kind is short."""
    needs = power.needs
    if power.free < power.size:
        for kind in range(1, 5):
            if counts[kind] < needs[kind]:
                return 0
    free = power.free
    for kind in range(1, 5):
        counts[kind] -= needs[kind]
        spare = min(free, counts[kind])
        counts[kind] -= spare
        free -= spare
    return power.size

"""What the explored worlds of a seat promise, for bots, in points at the end of the game."""

from typing import Final

from orrery.games.new_frontiers.effects import POWERS, POWERS_OF, WORTH
from orrery.games.new_frontiers.powers import Powers
from orrery.games.new_frontiers.state import Player
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    COST,
    KIND,
    LARGE_MASK,
    MILITARY,
    PRODUCTION,
    TYPE,
    VP,
    WINDFALL,
)
from orrery.games.new_frontiers.trading import CREDIT

#: What is left of a plan for every colonist, $ or point of Military it lacks.
_LACKS_COLONIST: Final = 0.7
_LACKS_CREDIT: Final = 0.85
_LACKS_MILITARY: Final = 0.6
#: A plan is worth less than what it aims at: others may be quicker, or it costs the turn.
_PLAN: Final = 0.65
#: The same for the Settles after the next one.
_SECOND_PLAN: Final = 0.8
_THIRD_PLAN: Final = 0.6
#: Of the goods a new world makes, the part that adds to what is sold and eaten; and the chance that the
#: first good of a windfall world is sold in any case.
_NEW_GOODS: Final = 0.7
_FIRST_GOOD: Final = 0.3
#: What each power of a new world brings in a round, and for how many rounds at most.
_WORLD_POWER: Final = 0.08
_FRUITFUL: Final = 6.0
#: By tile: what its powers are worth in a round, roughly: their number.
_WORLD_POWERS: Final[list[float]] = [_WORLD_POWER * len(powers) for powers in POWERS_OF]


def plans_worth(player: Player, powers: Powers, settles: float, cycles: float, rounds: float) -> float:
    """What the explored worlds promise: the best with the next Settle, the next with the one after it.

    ``settles`` and ``cycles`` are how often Settle, and Produce with Trade, may still come.
    """
    best = 0.0
    second = 0.0
    third = 0.0
    fruitful = min(rounds, _FRUITFUL)
    for world in player.explored:
        value = _world_worth(player, powers, world, cycles, fruitful)
        value = _less_price(player, powers, world, value, settles)
        if value > best:
            third = second
            second = best
            best = value
        elif value > second:
            third = second
            second = value
        elif value > third:
            third = value
    total = best * min(1.0, settles)
    if settles > 1.0:
        total += second * min(1.0, settles - 1.0) * _SECOND_PLAN
        if settles > 2.0:
            total += third * min(1.0, settles - 2.0) * _THIRD_PLAN
    return _PLAN * total


def _world_worth(player: Player, powers: Powers, world: int, cycles: float, fruitful: float) -> float:
    """What a world brings once it is settled: points, powers, goods, and what "?" tiles count it for."""
    value = VP[world] + _WORLD_POWERS[world] * fruitful
    kind = KIND[world]
    if TYPE[world] == PRODUCTION:
        value += CREDIT * powers.prices[kind] * cycles * _NEW_GOODS
    elif TYPE[world] == WINDFALL:
        value += CREDIT * powers.prices[kind] * min(1.0, cycles + _FIRST_GOOD)
    rest = player.technologies & LARGE_MASK
    while rest:
        low = rest & -rest
        value += WORTH[low.bit_length() - 1][world]
        rest ^= low
    return value


def _less_price(player: Player, powers: Powers, world: int, value: float, settles: float) -> float:
    """What is left of the value of a world after its price, the less the more of the price is lacking."""
    chance = 1.0
    lacking = COLONISTS[world] - player.colonists
    if lacking > 0:
        chance = _LACKS_COLONIST * min(1.0, max(0.0, settles - 1.0))
    if MILITARY[world]:
        return _less_defence(player, powers, world, value, chance)
    cost = COST[world]
    for number in powers.costs:
        if POWERS[number].match[world]:
            cost += POWERS[number].n
    if cost > 0:
        lacking = cost - player.credits
        if lacking > 0:
            chance *= _LACKS_CREDIT**lacking
        value -= CREDIT * cost
    return value * chance


def _less_defence(player: Player, powers: Powers, world: int, value: float, chance: float) -> float:
    """The same for a military world: taken by force or, where a power allows it, paid if that is better."""
    cost = COST[world]
    strength = powers.military
    for number in powers.military_against:
        if POWERS[number].match[world]:
            strength += POWERS[number].n
    if strength < cost:
        by_force = _LACKS_MILITARY ** (cost - strength)
        for number in powers.pays:
            if POWERS[number].match[world]:
                price = max(0, cost + POWERS[number].n)
                lacking = price - player.credits
                paid = _LACKS_CREDIT**lacking if lacking > 0 else 1.0
                if paid * (value - CREDIT * price) > by_force * value:
                    by_force = 1.0
                    value = paid * (value - CREDIT * price)
        chance *= by_force
    return value * chance

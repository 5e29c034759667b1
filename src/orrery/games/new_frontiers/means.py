"""What the means of a seat promise, for bots: what actions will make of its worlds, $, goods and powers.

The unit is a point at the end of the game. Each action counts as often as it may still come, so means are
worth nothing once they cannot be used any more.
"""

from typing import Final

from orrery.games.new_frontiers.components import DEVELOP, EXPLORE, PRODUCE, SETTLE, TRADE
from orrery.games.new_frontiers.effects import CON_USE, POWERS, POWERS_OF, WORTH
from orrery.games.new_frontiers.powers import Powers
from orrery.games.new_frontiers.state import NewFrontiersState, Player, chooser
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

#: The parts that are told apart.
MEANS: Final = (
    "credits",
    "colonists",
    "military",
    "goods",
    "production",
    "income",
    "settling",
    "exploring",
    "plans",
    "explore",
    "growth",
)
_OF_CREDITS: Final = 0
_OF_COLONISTS: Final = 1
_OF_MILITARY: Final = 2
_OF_GOODS: Final = 3
_OF_PRODUCTION: Final = 4
_OF_INCOME: Final = 5
_OF_SETTLING: Final = 6
_OF_EXPLORING: Final = 7
_OF_PLANS: Final = 8
_OF_EXPLORE: Final = 9
_OF_GROWTH: Final = 10

#: A $ that can be spent, and one beyond what the purchases to come will cost.
_CREDIT: Final = 0.9
_SPARE_CREDIT: Final = 0.12
#: What a purchase costs; and the share of Settles that cost $.
_PURCHASE: Final = 4.0
_SETTLE_PURCHASE: Final = 0.5
#: Colonists: those that the best worlds in hand do not need yet.
_COLONIST: Final = 0.15
_SPARE_COLONIST: Final = 0.08
_USEFUL_COLONISTS: Final = 3
#: A point of Military opens worlds not yet found.
_MILITARY: Final = 0.07
_MOST_MILITARY: Final = 9
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
#: What a good look at worlds brings, while the own plans are poor, and the second world of who chose it.
_EXPLORED: Final = 3.0
_SECOND_WORLD: Final = 2.0
_PLANS_ENOUGH: Final = 0.4
#: A good not used in the next Trade.
_LATER_GOOD: Final = 0.4
#: Produce and Trade follow each other that well.
_CYCLE: Final = 0.5
#: Powers, each for an action of its phase.
_DRAW: Final = 0.3
_CHEAPER: Final = 0.25
_PAYS: Final = 0.35
_TWICE: Final = 0.5
_REPLACE: Final = 0.3
_COUNTED_INCOME: Final = 1.3
#: What a "?" tile still gains in a round.
_GROWTH: Final = 0.35
_GROWING: Final = 5.0


def _trade(powers: Powers, counts: list[int]) -> float:
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
        value += _CREDIT * prices[best]
    left = counts[1] + counts[2] + counts[3] + counts[4]
    eaten = 0
    for number in powers.consume:
        if left == 0:
            break
        power = POWERS[number]
        size = power.size
        if power.different:
            kinds = 0
            for kind in range(1, 5):
                if counts[kind]:
                    kinds += 1
            if kinds < size:
                if power.op == CON_USE:
                    continue
                size = kinds
            taken = 0
            for kind in range(1, 5):
                if counts[kind] and taken < size:
                    counts[kind] -= 1
                    taken += 1
            value += (power.vp + _CREDIT * power.cr) * (1 if power.op == CON_USE else taken)
        elif power.op == CON_USE:
            needs = power.needs
            if size > left:
                continue
            if power.free < size:
                short = False
                for kind in range(1, 5):
                    if counts[kind] < needs[kind]:
                        short = True
                if short:
                    continue
            free = power.free
            for kind in range(1, 5):
                counts[kind] -= needs[kind]
                spare = min(free, counts[kind])
                counts[kind] -= spare
                free -= spare
            taken = size
            value += power.vp + _CREDIT * power.cr
        else:
            taken = min(size, counts[power.good] if power.good else left)
            if power.good:
                counts[power.good] -= taken
            value += (power.vp + _CREDIT * power.cr) * taken
        left -= taken
        eaten += taken
    for number in powers.consumed_vp:
        value += POWERS[number].n * eaten
    for kind in range(1, 5):
        value += _LATER_GOOD * _CREDIT * prices[kind] * counts[kind]
    return value


def _plans(player: Player, powers: Powers, settles: float, cycles: float, rounds: float) -> float:
    """What the explored worlds promise: the best with the next Settle, the next with the one after it."""
    best = 0.0
    second = 0.0
    third = 0.0
    fruitful = min(rounds, _FRUITFUL)
    large = player.technologies & LARGE_MASK
    for world in player.explored:
        value = VP[world] + _WORLD_POWERS[world] * fruitful
        kind = KIND[world]
        if TYPE[world] == PRODUCTION:
            value += _CREDIT * powers.prices[kind] * cycles * _NEW_GOODS
        elif TYPE[world] == WINDFALL:
            value += _CREDIT * powers.prices[kind] * min(1.0, cycles + _FIRST_GOOD)
        rest = large
        while rest:
            low = rest & -rest
            value += WORTH[low.bit_length() - 1][world]
            rest ^= low
        chance = 1.0
        lacking = COLONISTS[world] - player.colonists
        if lacking > 0:
            chance = _LACKS_COLONIST * min(1.0, max(0.0, settles - 1.0))
        cost = COST[world]
        if MILITARY[world]:
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
                        if paid * (value - _CREDIT * price) > by_force * value:
                            by_force = 1.0
                            value = paid * (value - _CREDIT * price)
                chance *= by_force
        else:
            for number in powers.costs:
                if POWERS[number].match[world]:
                    cost += POWERS[number].n
            if cost > 0:
                lacking = cost - player.credits
                if lacking > 0:
                    chance *= _LACKS_CREDIT**lacking
                value -= _CREDIT * cost
        value *= chance
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


def _world_powers() -> list[float]:
    """What the powers of each tile are worth in a round, roughly: their number."""
    return [_WORLD_POWER * len(powers) for powers in POWERS_OF]


_WORLD_POWERS: Final[list[float]] = _world_powers()


def means(s: NewFrontiersState, seat: int, acting: bool, chances: list[float], rounds: float) -> list[float]:
    """What the means of a seat will still bring, in points, in the order of ``MEANS``."""
    values = [0.0] * len(MEANS)
    player = s.players[seat]
    # Tiles that entered in this action sleep until it is over, but they are there to stay.
    powers = player.powers.woken(player.asleep, player.technologies, player.colonies)
    settles = chances[SETTLE]
    develops = chances[DEVELOP]
    trades = chances[TRADE]
    produces = chances[PRODUCE]
    explores = chances[EXPLORE]
    if acting:
        if s.tile == SETTLE:
            settles += 1.0
        elif s.tile == DEVELOP:
            develops += 1.0
        elif s.tile == TRADE:
            trades += 1.0
        elif s.tile == PRODUCE:
            produces += 1.0
        elif s.tile == EXPLORE:
            explores += 1.0
    cycles = _CYCLE * min(produces, trades)

    purchases = develops + _SETTLE_PURCHASE * settles
    spending = min(1.0, purchases)
    credits = float(player.credits)
    useful = min(credits, _PURCHASE * purchases)
    values[_OF_CREDITS] = spending * (_CREDIT * useful + _SPARE_CREDIT * (credits - useful))
    usable = min(player.colonists, _USEFUL_COLONISTS)
    spare = player.colonists - usable
    values[_OF_COLONISTS] = (_COLONIST * usable + _SPARE_COLONIST * spare) * min(1.0, settles)
    if powers.military:
        values[_OF_MILITARY] = _MILITARY * min(powers.military, _MOST_MILITARY) * min(settles, explores)

    goods = [0, 0, 0, 0, 0]
    full = [0, 0, 0, 0, 0]
    halos = [0, 0, 0, 0, 0]
    for colony in player.colonies:
        tile = colony >> 3
        goods[colony & 7] += 1
        if TYPE[tile] == PRODUCTION:
            full[KIND[tile]] += 1
        elif TYPE[tile] == WINDFALL:
            halos[KIND[tile]] += 1
    for number in powers.windfalls:
        kind = POWERS[number].good
        if kind and halos[kind]:
            halos[kind] -= 1
            full[kind] += 1
    if trades > 0.0:
        values[_OF_GOODS] = _trade(powers, goods) * min(1.0, trades)
        values[_OF_PRODUCTION] = _trade(powers, full) * cycles

    income = powers.income + _COUNTED_INCOME * len(powers.incomes) + len(powers.most)
    values[_OF_INCOME] = (
        _CREDIT
        * spending
        * (
            income * produces
            + (powers.develop_discount + powers.develop_income) * max(0.0, develops - 0.5)
            + powers.settle_income * max(0.0, settles - 0.5)
        )
    )
    per_settle = _DRAW * powers.settle_draws + _CHEAPER * len(powers.costs) + _PAYS * len(powers.pays)
    if powers.two >= 0:
        per_settle += _TWICE
    if powers.replace >= 0:
        per_settle += _REPLACE
    if settles > 1.0:
        values[_OF_SETTLING] = per_settle * (settles - 1.0)
    per_explore = _DRAW * powers.explore_draws + _COLONIST * powers.explore_colonists
    values[_OF_EXPLORING] = per_explore * min(explores, settles)

    plans = _plans(player, powers, settles, cycles, rounds) if player.explored else 0.0
    values[_OF_PLANS] = plans
    if acting and s.tile == EXPLORE and settles > 0.0:
        worlds = _EXPLORED + _SECOND_WORLD if chooser(s) == seat else _EXPLORED
        values[_OF_EXPLORE] = worlds * min(1.0, settles) / (1.0 + _PLANS_ENOUGH * plans)
    large = (player.technologies & LARGE_MASK).bit_count()
    if large:
        values[_OF_GROWTH] = _GROWTH * large * min(rounds, _GROWING)
    return values

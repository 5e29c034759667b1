"""What the tiles of an empire come to, added up once and looked up often."""

from typing import Final

from orrery.games.new_frontiers.effects import (
    BY_KINDS,
    BY_TILE,
    CON_DIFF,
    CON_SELL,
    CON_UPTO,
    CON_USE,
    CON_VP,
    CON_VP_CONSUMED,
    CONSUME_POWERS,
    DEV_AFTER_CR,
    DEV_COST,
    EXP_COLONIST,
    EXP_DRAW,
    POWER_MASK,
    POWERS,
    POWERS_OF,
    PRO_CR,
    PRO_CR_HERE,
    PRO_CR_KINDS,
    PRO_CR_MOST,
    PRO_CR_PER,
    PRO_WINDFALL,
    SET_AFTER_CR,
    SET_AFTER_DRAW,
    SET_COLLECT,
    SET_COST,
    SET_DISCARD_MIL,
    SET_MIL,
    SET_MIL_PER,
    SET_PAY_MIL,
    SET_REPLACE,
    SET_REPLACE_SELF,
    SET_TWO,
    TRA_PRICE,
    Effect,
)
from orrery.games.new_frontiers.names import PRICE
from orrery.games.new_frontiers.tiles import COLONISTS, KEYWORD_MASK, KIND, OORT, TILES, VARIABLE, VP

# Sums over awake powers: the first five are the prices of goods by kind.
_MILITARY: Final = 5
_DISCOUNT: Final = 6
_DEVELOP_INCOME: Final = 7
_DRAWS: Final = 8
_EXPLORE_COLONISTS: Final = 9
_SETTLE_DRAWS: Final = 10
_SETTLE_INCOME: Final = 11
_COLLECT: Final = 12
_INCOME: Final = 13
_CONSUME_VP: Final = 14
_SUMS: Final[list[int]] = [*PRICE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

_ADDED: Final[dict[int, int]] = {
    DEV_AFTER_CR: _DEVELOP_INCOME,
    EXP_DRAW: _DRAWS,
    EXP_COLONIST: _EXPLORE_COLONISTS,
    SET_AFTER_DRAW: _SETTLE_DRAWS,
    SET_AFTER_CR: _SETTLE_INCOME,
    SET_COLLECT: _COLLECT,
    PRO_CR: _INCOME,
    CON_VP: _CONSUME_VP,
}

# Lists of awake powers.
_AGAINST: Final = 0
_PER: Final = 1
_COSTS: Final = 2
_PAYS: Final = 3
_DISCARDS: Final = 4
_WINDFALLS: Final = 5
_INCOMES: Final = 6
_MOST: Final = 7
_FEED: Final = 8
_PER_CONSUMED: Final = 9
_SALES: Final = 10
_SINGLE: Final = 11
_LISTS: Final = 12

_LISTED: Final[dict[int, int]] = {
    SET_MIL: _AGAINST,
    SET_MIL_PER: _PER,
    SET_COST: _COSTS,
    SET_PAY_MIL: _PAYS,
    SET_DISCARD_MIL: _DISCARDS,
    PRO_WINDFALL: _WINDFALLS,
    PRO_CR_PER: _INCOMES,
    PRO_CR_HERE: _INCOMES,
    PRO_CR_KINDS: _INCOMES,
    PRO_CR_MOST: _MOST,
    CON_USE: _FEED,
    CON_UPTO: _FEED,
    CON_DIFF: _FEED,
    CON_VP_CONSUMED: _PER_CONSUMED,
    CON_SELL: _SALES,
    SET_TWO: _SINGLE,
    SET_REPLACE: _SINGLE,
    SET_REPLACE_SELF: _SINGLE,
}


def _additions(powers: list[int]) -> list[list[int]]:
    """What a tile adds to the sums, as [sum, number]."""
    found = []
    for number in powers:
        power = POWERS[number]
        if power.op in _ADDED:
            found.append([_ADDED[power.op], power.n])
        elif power.op == DEV_COST:
            found.append([_DISCOUNT, -power.n])
        elif power.op == SET_MIL and not power.filtered:
            found.append([_MILITARY, power.n])
        elif power.op == TRA_PRICE and not power.here:
            found += [[kind, power.n] for kind in range(1, 5) if power.good in (0, kind)]
    return found


def _listings(powers: list[int]) -> list[list[int]]:
    """The lists a tile's powers belong to, as [list, power]."""
    return [
        [_LISTED[POWERS[number].op], number]
        for number in powers
        if POWERS[number].op in _LISTED and (POWERS[number].op != SET_MIL or POWERS[number].filtered)
    ]


_ADDITIONS: Final[list[list[list[int]]]] = [_additions(powers) for powers in POWERS_OF]
_LISTINGS: Final[list[list[list[int]]]] = [_listings(powers) for powers in POWERS_OF]


#: The bit of the Oort Refinery in a mask of kinds, next to those of gray and the four kinds.
OORT_BIT: Final = 32
_KIND_BIT: Final[list[int]] = [OORT_BIT if tile == OORT else 1 << KIND[tile] for tile in range(TILES)]


def tile_numbers(technologies: int, colonies: list[int]) -> list[int]:
    """The tiles of an empire, ascending."""
    tiles = []
    while technologies:
        low = technologies & -technologies
        tiles.append(low.bit_length() - 1)
        technologies ^= low
    for colony in colonies:
        tiles.append(colony >> 3)
    return tiles


def count_selected(effect: Effect, technologies: int, colonies: list[int], oort: int) -> int:
    """How much of an empire a selector counts, the Oort Refinery being of kind ``oort`` (0: unnamed)."""
    if effect.counts != BY_TILE:
        return _count_special(effect, colonies, oort)
    match = effect.match
    count = 0
    for colony in colonies:
        tile = colony >> 3
        count += match[TILES + oort] if tile == OORT else match[tile]
    while technologies:
        low = technologies & -technologies
        count += match[low.bit_length() - 1]
        technologies ^= low
    return count


def _count_special(effect: Effect, colonies: list[int], oort: int) -> int:
    """Coloured kinds among colonies, or the colonists on them."""
    kinds = 0
    colonists = 0
    for colony in colonies:
        tile = colony >> 3
        kinds |= 1 << (oort if tile == OORT else KIND[tile])
        colonists += COLONISTS[tile]
    return (kinds >> 1).bit_count() if effect.counts == BY_KINDS else colonists


class Powers:
    """The awake powers of an empire, and what all its tiles show.

    Never changed: an empire that changes gets a new one.
    """

    __slots__ = (
        "collect",
        "colony_kinds",
        "consume",
        "consume_powers",
        "consume_vp",
        "consumed_vp",
        "costs",
        "develop_discount",
        "develop_income",
        "discards",
        "explore_colonists",
        "explore_draws",
        "income",
        "incomes",
        "keywords",
        "military",
        "military_against",
        "most",
        "pays",
        "power_kinds",
        "prices",
        "printed",
        "replace",
        "replace_self",
        "sales",
        "settle_draws",
        "settle_income",
        "two",
        "variable",
        "windfalls",
    )

    def __init__(self, technologies: int, colonies: list[int], asleep: int) -> None:
        """``asleep`` is the mask of tiles that entered in this action: their powers sleep (L278-279)."""
        sums: list[int] = _SUMS[:]
        lists: list[list[int]] = [[] for _ in range(_LISTS)]
        printed = 0
        variable = 0
        keywords = 0
        power_kinds = 0
        colony_kinds = 0
        consume_powers = 0
        for tile in tile_numbers(technologies, colonies):
            printed += VP[tile]
            variable |= VARIABLE[tile]
            keywords |= KEYWORD_MASK[tile]
            power_kinds |= POWER_MASK[tile]
            colony_kinds |= _KIND_BIT[tile]
            consume_powers += CONSUME_POWERS[tile]
            if asleep and asleep >> tile & 1:
                continue
            for place, number in _ADDITIONS[tile]:
                sums[place] += number
            for place, number in _LISTINGS[tile]:
                lists[place].append(number)
        #: Of all tiles: printed points, whether there is a "?", masks of keywords and power kinds,
        #: of the kinds of colonies (bit 0: gray), and the number of Consume powers.
        self.printed: int = printed
        self.variable: bool = variable == 1
        self.keywords: int = keywords
        self.power_kinds: int = power_kinds
        self.colony_kinds: int = colony_kinds
        self.consume_powers: int = consume_powers
        #: Permanent Military against any world.
        self.military: int = sums[_MILITARY]
        for number in lists[_PER]:
            power = POWERS[number]
            self.military += power.n * count_selected(power, technologies, colonies, 0)
        self.develop_discount: int = sums[_DISCOUNT]
        self.develop_income: int = sums[_DEVELOP_INCOME]
        self.explore_draws: int = sums[_DRAWS]
        self.explore_colonists: int = sums[_EXPLORE_COLONISTS]
        self.settle_draws: int = sums[_SETTLE_DRAWS]
        self.settle_income: int = sums[_SETTLE_INCOME]
        self.collect: int = sums[_COLLECT]
        #: $ in Produce that depend on nothing, and VP in Consume.
        self.income: int = sums[_INCOME]
        self.consume_vp: int = sums[_CONSUME_VP]
        #: What a good of each kind sells for, whichever colony it lies on; entry 0 is unused.
        self.prices: tuple[int, ...] = tuple(sums[:5])
        #: Numbers of the powers that depend on a target, a good or a count.
        self.military_against: tuple[int, ...] = tuple(lists[_AGAINST])
        self.costs: tuple[int, ...] = tuple(lists[_COSTS])
        self.pays: tuple[int, ...] = tuple(lists[_PAYS])
        self.discards: tuple[int, ...] = tuple(lists[_DISCARDS])
        self.windfalls: tuple[int, ...] = tuple(lists[_WINDFALLS])
        self.incomes: tuple[int, ...] = tuple(lists[_INCOMES])
        self.most: tuple[int, ...] = tuple(lists[_MOST])
        self.consume: tuple[int, ...] = tuple(lists[_FEED])
        self.consumed_vp: tuple[int, ...] = tuple(lists[_PER_CONSUMED])
        self.sales: tuple[int, ...] = tuple(lists[_SALES])
        #: The power that gives a second settling, a replacement, or one of itself; -1 for none.
        self.two: int = -1
        self.replace: int = -1
        self.replace_self: int = -1
        for number in lists[_SINGLE]:
            op = POWERS[number].op
            if op == SET_TWO:
                self.two = number
            elif op == SET_REPLACE:
                self.replace = number
            else:
                self.replace_self = number

"""What the tiles of an empire come to, added up once and looked up often."""

from typing import Final

from orrery.games.new_frontiers.components import PRICE
from orrery.games.new_frontiers.effects import (
    BY_KINDS,
    BY_TILE,
    CON_SELL,
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
    PRO_CR_MOST,
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
from orrery.games.new_frontiers.tiles import COLONISTS, KEYWORD_MASK, KIND, OORT, TILES, VARIABLE, VP, tile_of

#: The bit of the Oort Refinery in a mask of kinds, next to those of gray and the four kinds.
OORT_BIT: Final = 32
_KIND_BIT: Final[list[int]] = [OORT_BIT if tile == OORT else 1 << KIND[tile] for tile in range(TILES)]
#: Bit mask of the tiles that have powers at all.
_POWERFUL: Final[int] = sum(1 << tile for tile in range(TILES) if POWERS_OF[tile])
_PRICES: Final[tuple[int, ...]] = tuple(PRICE)
_NO_COLONIES: Final[list[int]] = []


def tile_numbers(technologies: int, colonies: list[int]) -> list[int]:
    """The tiles of an empire, ascending."""
    tiles = []
    while technologies:
        low = technologies & -technologies
        tiles.append(low.bit_length() - 1)
        technologies ^= low
    for colony in colonies:
        tiles.append(colony >> 3)  # tile_of, here and below: bots count empires all the time
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
        tile = tile_of(colony)
        kinds |= 1 << (oort if tile == OORT else KIND[tile])
        colonists += COLONISTS[tile]
    return (kinds >> 1).bit_count() if effect.counts == BY_KINDS else colonists


def _joined(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Numbers of powers with one more, ascending."""
    if not numbers or numbers[-1] < number:
        return (*numbers, number)
    return tuple(sorted((*numbers, number)))


def _raised(prices: tuple[int, ...], power: Effect) -> tuple[int, ...]:
    """The prices of goods by kind with what a Trade power adds."""
    return tuple(
        [prices[kind] + (power.n if kind and power.good in (0, kind) else 0) for kind in range(len(prices))]
    )


class Powers:
    """The awake powers of an empire, and what all its tiles show.

    Never changed once made: an empire that changes gets another one, made from scratch or, where tiles
    only enter and wake up, out of the last one.
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
        "military_per",
        "most",
        "own_military",
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

    #: Of all tiles: printed points, whether there is a "?", masks of keywords and power kinds,
    #: of the kinds of colonies (bit 0: gray), and the number of Consume powers.
    printed: int
    variable: bool
    keywords: int
    power_kinds: int
    colony_kinds: int
    consume_powers: int
    #: Permanent Military against any world: in all, and without what depends on a count.
    military: int
    own_military: int
    develop_discount: int
    develop_income: int
    explore_draws: int
    explore_colonists: int
    settle_draws: int
    settle_income: int
    collect: int
    #: $ in Produce that depend on nothing, and VP in Consume.
    income: int
    consume_vp: int
    #: What a good of each kind sells for, whichever colony it lies on; entry 0 is unused.
    prices: tuple[int, ...]
    #: Numbers of the powers that depend on a target, a good or a count, ascending.
    military_against: tuple[int, ...]
    military_per: tuple[int, ...]
    costs: tuple[int, ...]
    pays: tuple[int, ...]
    discards: tuple[int, ...]
    windfalls: tuple[int, ...]
    incomes: tuple[int, ...]
    most: tuple[int, ...]
    consume: tuple[int, ...]
    consumed_vp: tuple[int, ...]
    sales: tuple[int, ...]
    #: The power that gives a second settling, a replacement, or one of itself; -1 for none.
    two: int
    replace: int
    replace_self: int

    def __init__(
        self, technologies: int, colonies: list[int], asleep: int, last: "Powers | None" = None
    ) -> None:
        """``asleep`` is the mask of tiles that entered in this action: their powers sleep (L278-279).

        With ``last`` only a copy of it is made, for others to add to.
        """
        if last is not None:
            self.printed = last.printed
            self.variable = last.variable
            self.keywords = last.keywords
            self.power_kinds = last.power_kinds
            self.colony_kinds = last.colony_kinds
            self.consume_powers = last.consume_powers
            self.military = last.military
            self.own_military = last.own_military
            self.develop_discount = last.develop_discount
            self.develop_income = last.develop_income
            self.explore_draws = last.explore_draws
            self.explore_colonists = last.explore_colonists
            self.settle_draws = last.settle_draws
            self.settle_income = last.settle_income
            self.collect = last.collect
            self.income = last.income
            self.consume_vp = last.consume_vp
            self.prices = last.prices
            self.military_against = last.military_against
            self.military_per = last.military_per
            self.costs = last.costs
            self.pays = last.pays
            self.discards = last.discards
            self.windfalls = last.windfalls
            self.incomes = last.incomes
            self.most = last.most
            self.consume = last.consume
            self.consumed_vp = last.consumed_vp
            self.sales = last.sales
            self.two = last.two
            self.replace = last.replace
            self.replace_self = last.replace_self
        else:
            self.printed = 0
            self.variable = False
            self.keywords = 0
            self.power_kinds = 0
            self.colony_kinds = 0
            self.consume_powers = 0
            self.military = 0
            self.own_military = 0
            self.develop_discount = 0
            self.develop_income = 0
            self.explore_draws = 0
            self.explore_colonists = 0
            self.settle_draws = 0
            self.settle_income = 0
            self.collect = 0
            self.income = 0
            self.consume_vp = 0
            self.prices = _PRICES
            self.military_against = ()
            self.military_per = ()
            self.costs = ()
            self.pays = ()
            self.discards = ()
            self.windfalls = ()
            self.incomes = ()
            self.most = ()
            self.consume = ()
            self.consumed_vp = ()
            self.sales = ()
            self.two = -1
            self.replace = -1
            self.replace_self = -1
            for tile in tile_numbers(technologies, colonies):
                self._show(tile)
                if not asleep >> tile & 1:
                    self._wake(tile)
            self._count_military(technologies, colonies)

    def entered(self, tile: int, technologies: int, colonies: list[int]) -> "Powers":
        """The same with one more tile, asleep; the empire is given as it is with the tile."""
        powers = Powers(0, _NO_COLONIES, 0, self)
        powers._show(tile)
        if powers.military_per:
            powers._count_military(technologies, colonies)
        return powers

    def woken(self, asleep: int, technologies: int, colonies: list[int]) -> "Powers":
        """The same when the tiles of a mask wake up."""
        if not asleep & _POWERFUL:
            return self
        powers = Powers(0, _NO_COLONIES, 0, self)
        while asleep:
            low = asleep & -asleep
            powers._wake(low.bit_length() - 1)
            asleep ^= low
        powers._count_military(technologies, colonies)
        return powers

    def _show(self, tile: int) -> None:
        """Add what a tile shows, awake or asleep."""
        self.printed += VP[tile]
        if VARIABLE[tile]:
            self.variable = True
        self.keywords |= KEYWORD_MASK[tile]
        self.power_kinds |= POWER_MASK[tile]
        self.colony_kinds |= _KIND_BIT[tile]
        self.consume_powers += CONSUME_POWERS[tile]

    def _wake(self, tile: int) -> None:
        """Add the powers of a tile."""
        for number in POWERS_OF[tile]:
            op = POWERS[number].op
            if op <= EXP_COLONIST:
                self._add_early(op, POWERS[number].n)
            elif op <= SET_REPLACE_SELF:
                self._add_settling(op, number)
            elif op <= PRO_CR_MOST:
                self._add_producing(op, number)
            else:
                self._add_trading(op, number)

    def _add_early(self, op: int, n: int) -> None:
        """A power of Develop or Explore."""
        if op == DEV_COST:
            self.develop_discount -= n
        elif op == DEV_AFTER_CR:
            self.develop_income += n
        elif op == EXP_DRAW:
            self.explore_draws += n
        else:
            self.explore_colonists += n

    def _add_settling(self, op: int, number: int) -> None:
        power = POWERS[number]
        if op == SET_MIL:
            if power.filtered:
                self.military_against = _joined(self.military_against, number)
            else:
                self.own_military += power.n
        elif op == SET_MIL_PER:
            self.military_per = _joined(self.military_per, number)
        elif op == SET_COST:
            self.costs = _joined(self.costs, number)
        elif op == SET_DISCARD_MIL:
            self.discards = _joined(self.discards, number)
        elif op == SET_PAY_MIL:
            self.pays = _joined(self.pays, number)
        elif op == SET_TWO:
            self.two = max(self.two, number)
        elif op == SET_AFTER_DRAW:
            self.settle_draws += power.n
        elif op == SET_AFTER_CR:
            self.settle_income += power.n
        elif op == SET_COLLECT:
            self.collect += power.n
        elif op == SET_REPLACE:
            self.replace = max(self.replace, number)
        else:
            self.replace_self = max(self.replace_self, number)

    def _add_producing(self, op: int, number: int) -> None:
        if op == PRO_WINDFALL:
            self.windfalls = _joined(self.windfalls, number)
        elif op == PRO_CR:
            self.income += POWERS[number].n
        elif op == PRO_CR_MOST:
            self.most = _joined(self.most, number)
        else:
            self.incomes = _joined(self.incomes, number)

    def _add_trading(self, op: int, number: int) -> None:
        """A power of Trade or Consume; what a good brings more on one colony is ``PRICE_HERE``."""
        power = POWERS[number]
        if op == TRA_PRICE:
            if not power.here:
                self.prices = _raised(self.prices, power)
        elif op == CON_VP:
            self.consume_vp += power.n
        elif op == CON_VP_CONSUMED:
            self.consumed_vp = _joined(self.consumed_vp, number)
        elif op == CON_SELL:
            self.sales = _joined(self.sales, number)
        else:
            self.consume = _joined(self.consume, number)

    def _count_military(self, technologies: int, colonies: list[int]) -> None:
        """Permanent Military: that of all tiles counts, those asleep too, where a power counts tiles."""
        total = self.own_military
        for number in self.military_per:
            power = POWERS[number]
            total += power.n * count_selected(power, technologies, colonies, 0)
        self.military = total


#: The powers of an empire without tiles.
NO_POWERS: Final = Powers(0, [], 0)

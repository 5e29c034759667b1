"""What the means of a seat promise, for bots: what actions will make of its worlds, $, goods and powers.

The unit is a point at the end of the game. Each action counts as often as it may still come, so means are
worth nothing once they cannot be used any more.
"""

from typing import Final

from orrery.games.new_frontiers.components import DEVELOP, EXPLORE, NOWHERE, PRODUCE, SETTLE, TRADE
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.plans import plans_worth
from orrery.games.new_frontiers.powers import Powers
from orrery.games.new_frontiers.state import NewFrontiersState, Player, chooser
from orrery.games.new_frontiers.tiles import KIND, LARGE_MASK, PRODUCTION, TYPE, WINDFALL
from orrery.games.new_frontiers.trading import CREDIT, trade_worth

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

#: A $ beyond what the purchases to come will cost.
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
#: What a good look at worlds brings, while the own plans are poor, and the second world of who chose it.
_EXPLORED: Final = 3.0
_SECOND_WORLD: Final = 2.0
_PLANS_ENOUGH: Final = 0.4
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


def means(s: NewFrontiersState, seat: int, acting: bool, chances: list[float], rounds: float) -> list[float]:
    """What the means of a seat will still bring, in points, in the order of ``MEANS``."""
    values = [0.0] * len(MEANS)
    player = s.players[seat]
    # Tiles that entered in this action sleep until it is over, but they are there to stay.
    powers = player.powers.woken(player.asleep, player.technologies, player.colonies)
    now = s.tile if acting else NOWHERE
    settles = chances[SETTLE] + (1.0 if now == SETTLE else 0.0)
    develops = chances[DEVELOP] + (1.0 if now == DEVELOP else 0.0)
    trades = chances[TRADE] + (1.0 if now == TRADE else 0.0)
    produces = chances[PRODUCE] + (1.0 if now == PRODUCE else 0.0)
    explores = chances[EXPLORE] + (1.0 if now == EXPLORE else 0.0)
    cycles = _CYCLE * min(produces, trades)

    purchases = develops + _SETTLE_PURCHASE * settles
    spending = min(1.0, purchases)
    credits = float(player.credits)
    useful = min(credits, _PURCHASE * purchases)
    values[_OF_CREDITS] = spending * (CREDIT * useful + _SPARE_CREDIT * (credits - useful))
    usable = min(player.colonists, _USEFUL_COLONISTS)
    spare = player.colonists - usable
    values[_OF_COLONISTS] = (_COLONIST * usable + _SPARE_COLONIST * spare) * min(1.0, settles)
    if powers.military:
        values[_OF_MILITARY] = _MILITARY * min(powers.military, _MOST_MILITARY) * min(settles, explores)

    if trades > 0.0:
        goods = [0, 0, 0, 0, 0]
        for colony in player.colonies:
            goods[colony & 7] += 1
        values[_OF_GOODS] = trade_worth(powers, goods) * min(1.0, trades)
        values[_OF_PRODUCTION] = trade_worth(powers, _produced(player, powers)) * cycles

    income = powers.income + _COUNTED_INCOME * len(powers.incomes) + len(powers.most)
    values[_OF_INCOME] = (
        CREDIT
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

    plans = plans_worth(player, powers, settles, cycles, rounds) if player.explored else 0.0
    values[_OF_PLANS] = plans
    if now == EXPLORE and settles > 0.0:
        worlds = _EXPLORED + _SECOND_WORLD if chooser(s) == seat else _EXPLORED
        values[_OF_EXPLORE] = worlds * min(1.0, settles) / (1.0 + _PLANS_ENOUGH * plans)
    large = (player.technologies & LARGE_MASK).bit_count()
    if large:
        values[_OF_GROWTH] = _GROWTH * large * min(rounds, _GROWING)
    return values


def _produced(player: Player, powers: Powers) -> list[int]:
    """The goods that one Produce makes on empty colonies, by kind."""
    made = [0, 0, 0, 0, 0]
    windfalls = [0, 0, 0, 0, 0]
    for colony in player.colonies:
        tile = colony >> 3
        if TYPE[tile] == PRODUCTION:
            made[KIND[tile]] += 1
        elif TYPE[tile] == WINDFALL:
            windfalls[KIND[tile]] += 1
    for number in powers.windfalls:
        kind = POWERS[number].good
        if kind and windfalls[kind]:
            windfalls[kind] -= 1
            made[kind] += 1
    return made

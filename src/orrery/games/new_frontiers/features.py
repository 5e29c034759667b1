"""What a position is worth, for bots: the evaluation used at cut-off, and the numbers it is made of."""

from typing import Final

from orrery.games.new_frontiers.names import COLONY_LIMIT, NOWHERE, POOL_LIMIT, SPACES
from orrery.games.new_frontiers.scoring import goal_points, variable_points
from orrery.games.new_frontiers.state import NewFrontiersState, Player
from orrery.games.new_frontiers.tiles import COST, MILITARY, PRODUCTION, TYPE, WINDFALL, spaces

#: Worth of a good of each kind on a colony, in points, while the game is young.
_GOOD: Final[list[float]] = [0.0, 0.55, 0.75, 0.95, 1.15]
#: Worth of one of each, in points, while the game is young.
_CREDIT: Final = 0.38
_COLONIST: Final = 0.5
_MILITARY: Final = 0.55
_PRODUCTION: Final = 1.1
_WINDFALL: Final = 0.35
_CONSUME: Final = 0.9
_DISCOUNT: Final = 1.2
_INCOME: Final = 0.9
_DRAW: Final = 0.3
_EXPLORED: Final = 0.35
#: What $ and goods are worth when nothing can be bought any more: they break ties.
_TIE: Final = 0.01


def progress(s: NewFrontiersState) -> float:
    """How far the game is, from 0 to 1: as near as the nearest of its ends."""
    if s.over or s.ending:
        return 1.0
    rules = s.rules
    furthest = (rules.vp_pool - s.vp_pool) / rules.vp_pool
    settled = (rules.colonists - s.colonists) / (rules.colonists - POOL_LIMIT + 1)
    furthest = max(furthest, settled)
    for player in s.players:
        built = spaces(player.technologies) / (SPACES + 1)
        founded = len(player.colonies) / (COLONY_LIMIT + 1)
        furthest = max(furthest, built, founded)
    return min(furthest, 1.0)


def _economy(player: Player) -> float:
    """What an empire will bring, in points, if the whole game were still to come."""
    powers = player.powers
    value = _CREDIT * min(player.credits, 14) + _COLONIST * min(player.colonists, 5)
    value += _MILITARY * min(powers.military, 9)
    value += _CONSUME * len(powers.consume) + _DISCOUNT * powers.develop_discount
    value += _INCOME * (powers.income + powers.consume_vp + 0.5 * powers.settle_income)
    value += _INCOME * (0.5 * powers.develop_income + 0.7 * len(powers.incomes))
    value += _DRAW * (powers.explore_draws + powers.explore_colonists + powers.settle_draws)
    for colony in player.colonies:
        tile = colony >> 3
        value += _GOOD[colony & 7]
        if TYPE[tile] == PRODUCTION:
            value += _PRODUCTION
        elif TYPE[tile] == WINDFALL:
            value += _WINDFALL
    for world in player.explored:
        if not MILITARY[world] or COST[world] <= powers.military + 1:
            value += _EXPLORED
    return value


def seat_value(s: NewFrontiersState, seat: int, future: float) -> float:
    """The position of one seat in points; ``future`` is how much of the game is to come."""
    player = s.players[seat]
    value = float(player.vp + player.powers.printed)
    value += variable_points(player, s.oort)
    goals = s.open_goals
    if s.hidden_goal != NOWHERE:
        goals |= 1 << s.hidden_goal
    if goals:
        value += goal_points(player, goals, s.oort)
    return value + future * _economy(player) + _TIE * player.credits


def evaluate(s: NewFrontiersState) -> list[float]:
    """The position of every seat in points, near the result itself once the game is over."""
    future = 1.0 - progress(s)
    return [seat_value(s, seat, future) for seat in range(s.rules.players)]

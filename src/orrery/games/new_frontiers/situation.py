"""Facts of a position that labels and reasons share: who is asked, what things cost, what goods there are."""

from typing import Final

from orrery.games.new_frontiers.components import COLONISTS_TAKEN, DEVELOP, NOWHERE
from orrery.games.new_frontiers.effects import CON_DIFF, CON_UPTO, POWERS, Effect
from orrery.games.new_frontiers.rules import develop, settle
from orrery.games.new_frontiers.state import Frame, NewFrontiersState, Player, goods_by_kind
from orrery.games.new_frontiers.tiles import COST, good_on, tile_of

#: What ``good_at`` says of a tile that is no colony of the player.
NO_COLONY: Final = -1


def asked_seat(s: NewFrontiersState) -> int:
    """Who decides now, or who would next: labels may be asked for at any time."""
    if s.stack and s.stack[-1][1] != NOWHERE:
        return s.stack[-1][1]
    return s.order[s.next_pawn] if s.next_pawn < len(s.order) else 0


def open_frame(s: NewFrontiersState, kind: int) -> Frame:
    """The frame of the decision at hand if it is of this kind; otherwise empty."""
    return s.stack[-1] if s.stack and s.stack[-1][0] == kind else ()


def technology_price(s: NewFrontiersState, seat: int, tile: int) -> int:
    """$ for a technology, discounts off; the bonus counts for the chooser while Develop is resolved."""
    if s.tile == DEVELOP:
        return develop.price(s, seat, tile)
    return max(0, COST[tile] - s.players[seat].powers.develop_discount)


def colonists_to_take(s: NewFrontiersState, player: Player) -> int:
    """Colonists for whoever does not settle, as far as the pool goes."""
    return min(s.colonists, COLONISTS_TAKEN + player.powers.collect)


def cheapest_pay(s: NewFrontiersState, player: Player, world: int) -> int:
    """The unused power that pays for a military world most cheaply, affordable or not; -1 for none."""
    best = -1
    for power in player.powers.pays:
        if s.used >> power & 1 or not POWERS[power].match[world]:
            continue
        if best < 0 or settle.pay_cost(player, world, power) < settle.pay_cost(player, world, best):
            best = power
    return best


def good_at(player: Player, tile: int) -> int:
    """The good on a colony (0 for none), or ``NO_COLONY``."""
    for colony in player.colonies:
        if tile_of(colony) == tile:
            return good_on(colony)
    return NO_COLONY


def meals(player: Player, power: Effect) -> int:
    """How often a Consume power pays: once for a fixed meal, for each good it can eat otherwise."""
    counts = goods_by_kind(player)
    if power.op == CON_UPTO:
        return min(power.size, counts[power.good] if power.good else sum(counts))
    if power.op == CON_DIFF:
        return min(power.size, sum(count > 0 for count in counts))
    return 1

"""Why a good cannot be produced, stored, sold or consumed (2.10, 2.11, 2.13)."""

from orrery.core.messages import Label
from orrery.games.new_frontiers.actions import (
    CONSUME,
    FEED,
    PASS,
    PRODUCE,
    PRODUCE_OORT,
    SELL,
    STORE_GOOD,
)
from orrery.games.new_frontiers.component_words import eaten_args
from orrery.games.new_frontiers.effects import CON_USE, FEED_POWERS, NO_SALE, POWERS
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.reasons.common import no_good, order, why
from orrery.games.new_frontiers.rules import trade
from orrery.games.new_frontiers.rules.produce import BONUS
from orrery.games.new_frontiers.situation import NO_COLONY, good_on
from orrery.games.new_frontiers.state import NewFrontiersState, Player
from orrery.games.new_frontiers.tiles import FIRST_WORLD, KIND, OORT, PRODUCTION, TYPE, WINDFALL

# --- producing ------------------------------------------------------------------------------------------


def shortage_reason(s: NewFrontiersState, action: int, seat: int, kind: int) -> Label:
    """The last goods of a kind go to production colonies of that kind."""
    if action == PASS:
        return why("nf-why-produce-must", "2.10")
    tile = OORT if action >= PRODUCE_OORT else action - PRODUCE + FIRST_WORLD
    missing = _not_empty(s.players[seat], tile)
    if missing is not None:
        return missing
    if TYPE[tile] != PRODUCTION or KIND[tile] != kind:
        return why("nf-why-not-production", "2.10", tile=tile_name(tile), kind=kind_name(kind))
    return order("2.10")


def _not_empty(player: Player, tile: int) -> Label | None:
    """Why a colony can take no further good, if so."""
    good = good_on(player, tile)
    if good == NO_COLONY:
        return why("nf-why-not-colony", "2.10", tile=tile_name(tile))
    return why("nf-why-has-good", "2.10", tile=tile_name(tile)) if good else None


def windfall_reason(s: NewFrontiersState, action: int, seat: int, step: int) -> Label:
    """A good on one empty windfall colony that fits."""
    if action == PASS:
        return why("nf-why-produce-must", "2.10")
    player = s.players[seat]
    oort = action >= PRODUCE_OORT
    tile = OORT if oort else action - PRODUCE + FIRST_WORLD
    kind = action - PRODUCE_OORT + 1 if oort else KIND[tile]
    missing = _not_empty(player, tile)
    if missing is not None:
        return missing
    if TYPE[tile] != WINDFALL:
        return why("nf-why-not-windfall", "2.10", tile=tile_name(tile))
    if tile == OORT and not oort:
        return why("nf-why-oort-produce", "2.6", tile=tile_name(OORT))
    wanted = 0 if step == BONUS else POWERS[player.powers.windfalls[step]].good
    if wanted not in (0, kind):
        power = POWERS[player.powers.windfalls[step]]
        return why("nf-why-windfall-kind", "2.10", tile=tile_name(power.tile), kind=kind_name(wanted))
    if oort and s.oort not in (0, kind):
        return why("nf-why-oort-named", "2.6", tile=tile_name(OORT), kind=kind_name(s.oort))
    return why("nf-why-supply", "2.10", kind=kind_name(kind))


def stock_reason(s: NewFrontiersState, action: int, seat: int) -> Label:
    """Any own goods may be stored, colony by colony."""
    tile = action - STORE_GOOD + FIRST_WORLD
    return no_good(s.players[seat], tile, "2.13") or order("2.13")


# --- selling --------------------------------------------------------------------------------------------


def sell_reason(player: Player, action: int) -> Label:
    """Which goods cannot be sold."""
    tile = action - SELL + FIRST_WORLD
    missing = no_good(player, tile, "2.11")
    if missing is not None:
        return missing
    if not NO_SALE[tile]:
        raise ValueError(f"the good on tile {tile} can be sold")
    return why("nf-why-no-sale", "2.11", tile=tile_name(tile))


def sell_again_reason(s: NewFrontiersState, action: int, seat: int) -> Label:
    """A sale in the Consume half needs a power, which works once."""
    player = s.players[seat]
    if not player.powers.sales:
        return why("nf-why-no-second-sale", "2.11")
    if all(s.used >> power & 1 for power in player.powers.sales):
        return why("nf-why-power-used", "2.6", tile=tile_name(POWERS[player.powers.sales[0]].tile))
    return sell_reason(player, action)


def store_sale_reason(action: int, paid: int) -> Label:
    """Any part of what the sale brought may be stored."""
    if action == PASS:
        return why("nf-why-store-zero", "2.13")
    return why("nf-why-store-more", "2.13", credits=paid)


# --- consuming ------------------------------------------------------------------------------------------


def consume_reason(s: NewFrontiersState, action: int, seat: int) -> Label:
    """Which Consume powers cannot be used, and why one cannot stop."""
    player = s.players[seat]
    if action == PASS:
        power = trade.usable(s, player)[0]
        return why("nf-why-consume-must", "2.11", tile=tile_name(POWERS[power].tile))
    number = FEED_POWERS[action - CONSUME]
    effect = POWERS[number]
    name = tile_name(effect.tile)
    if number not in player.powers.consume:
        return why("nf-why-no-power", "2.6", tile=name)
    if s.used >> number & 1:
        return why("nf-why-power-used", "2.6", tile=name)
    if effect.op == CON_USE:
        return why("nf-why-hungry", "2.11", tile=name, **eaten_args(effect))
    # A power that eats "up to" some goods lacks just its kind: while there are goods, any will do for others.
    return why("nf-why-hungry-kind", "2.11", tile=name, kind=kind_name(effect.good))


def feed_reason(
    s: NewFrontiersState, action: int, seat: int, power: int, left: int, lowest: int, fed: int
) -> Label:
    """Which goods a power does not take now."""
    player = s.players[seat]
    name = tile_name(POWERS[power].tile)
    if action == PASS:
        return why("nf-why-feed-must", "2.11", tile=name, goods=left)
    tile = action - FEED + FIRST_WORLD
    missing = no_good(player, tile, "2.11")
    if missing is not None:
        return missing
    good = good_on(player, tile)
    choices = trade.feed_choices(s, seat, power, left, lowest, fed)
    fitting = [good_on(player, choice - FEED + FIRST_WORLD) for choice in choices]
    if tile >= lowest and good not in fitting:
        return why("nf-why-feed-kind", "2.11", tile=name, kind=kind_name(good))
    return order("2.11")

"""Why a good cannot be produced, stored, sold or consumed (2.10, 2.11, 2.13)."""

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.new_frontiers.actions import (
    CONSUME,
    FEED,
    PASS,
    PRODUCE,
    PRODUCE_OORT,
    SELL,
    STORE_CREDITS,
    STORE_GOOD,
    block_of,
    tile_meant,
)
from orrery.games.new_frontiers.component_words import eaten_args
from orrery.games.new_frontiers.effects import CON_USE, FEED_POWERS, NO_SALE, POWERS
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.reasons.common import no_good
from orrery.games.new_frontiers.rules import trade
from orrery.games.new_frontiers.rules.produce import BONUS
from orrery.games.new_frontiers.situation import NO_COLONY, good_at
from orrery.games.new_frontiers.state import Frame, NewFrontiersState, Player
from orrery.games.new_frontiers.tiles import KIND, OORT, PRODUCTION, TYPE, WINDFALL

# --- producing ------------------------------------------------------------------------------------------


def shortage_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """The last goods of a kind go to production colonies of that kind."""
    _, seat, kind, _, _ = frame
    block = block_of(action)
    if action == PASS:
        return why("nf-why-produce-must", rule="2.10")
    if block not in (PRODUCE, PRODUCE_OORT):
        return None
    tile = OORT if block == PRODUCE_OORT else tile_meant(PRODUCE, action)
    missing = _not_empty(s.players[seat], tile)
    if missing is not None:
        return missing
    if TYPE[tile] != PRODUCTION or KIND[tile] != kind:
        return why("nf-why-not-production", rule="2.10", tile=tile_name(tile), kind=kind_name(kind))
    return order("2.10")


def _not_empty(player: Player, tile: int) -> Label | None:
    """Why a colony can take no further good, if so."""
    good = good_at(player, tile)
    if good == NO_COLONY:
        return why("nf-why-not-colony", rule="2.10", tile=tile_name(tile))
    return why("nf-why-has-good", rule="2.10", tile=tile_name(tile)) if good else None


def windfall_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """A good on one empty windfall colony that fits."""
    _, seat, step = frame
    block = block_of(action)
    if action == PASS:
        return why("nf-why-produce-must", rule="2.10")
    if block not in (PRODUCE, PRODUCE_OORT):
        return None
    player = s.players[seat]
    named = block == PRODUCE_OORT
    tile = OORT if named else tile_meant(PRODUCE, action)
    kind = action - PRODUCE_OORT + 1 if named else KIND[tile]
    missing = _not_empty(player, tile)
    if missing is not None:
        return missing
    if TYPE[tile] != WINDFALL:
        return why("nf-why-not-windfall", rule="2.10", tile=tile_name(tile))
    if tile == OORT and not named:
        return why("nf-why-oort-produce", rule="2.6", tile=tile_name(OORT))
    wanted = 0 if step == BONUS else POWERS[player.powers.windfalls[step]].good
    if wanted not in (0, kind):
        power = POWERS[player.powers.windfalls[step]]
        return why("nf-why-windfall-kind", rule="2.10", tile=tile_name(power.tile), kind=kind_name(wanted))
    if named and s.oort not in (0, kind):
        return why("nf-why-oort-named", rule="2.6", tile=tile_name(OORT), kind=kind_name(s.oort))
    return why("nf-why-supply", rule="2.10", kind=kind_name(kind))


def stock_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Any own goods may be stored, colony by colony."""
    if block_of(action) != STORE_GOOD:
        return None
    return no_good(s.players[frame[1]], tile_meant(STORE_GOOD, action), "2.13") or order("2.13")


# --- selling --------------------------------------------------------------------------------------------


def sale_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Which goods cannot be sold."""
    return _unsold(s.players[frame[1]], action) if block_of(action) == SELL else None


def _unsold(player: Player, action: int) -> Label:
    tile = tile_meant(SELL, action)
    missing = no_good(player, tile, "2.11")
    if missing is not None:
        return missing
    if not NO_SALE[tile]:
        raise ValueError(f"the good on tile {tile} can be sold")
    return why("nf-why-no-sale", rule="2.11", tile=tile_name(tile))


def _unsold_again(s: NewFrontiersState, player: Player, action: int) -> Label:
    """A sale in the Consume half needs a power, which works once."""
    if not player.powers.sales:
        return why("nf-why-no-second-sale", rule="2.11")
    if all(s.used >> power & 1 for power in player.powers.sales):
        return why("nf-why-power-used", rule="2.6", tile=tile_name(POWERS[player.powers.sales[0]].tile))
    return _unsold(player, action)


def tax_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Any part of what the sale brought may be stored."""
    if action == PASS:
        return why("nf-why-store-zero", rule="2.13")
    if block_of(action) != STORE_CREDITS:
        return None
    return why("nf-why-store-more", rule="2.13", credits=frame[2])


# --- consuming ------------------------------------------------------------------------------------------


def consume_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Which Consume powers cannot be used, and why one cannot stop."""
    player = s.players[frame[1]]
    block = block_of(action)
    if action == PASS:
        power = trade.usable(s, player)[0]
        return why("nf-why-consume-must", rule="2.11", tile=tile_name(POWERS[power].tile))
    if block == SELL:
        return _unsold_again(s, player, action)
    return _unused(s, player, FEED_POWERS[action - CONSUME]) if block == CONSUME else None


def _unused(s: NewFrontiersState, player: Player, number: int) -> Label:
    """Why a Consume power cannot be used."""
    effect = POWERS[number]
    name = tile_name(effect.tile)
    if number not in player.powers.consume:
        return why("nf-why-no-power", rule="2.6", tile=name)
    if s.used >> number & 1:
        return why("nf-why-power-used", rule="2.6", tile=name)
    if effect.op == CON_USE:
        return why("nf-why-hungry", rule="2.11", tile=name, **eaten_args(effect))
    # A power that eats "up to" some goods lacks just its kind: while there are goods, any will do for others.
    return why("nf-why-hungry-kind", rule="2.11", tile=name, kind=kind_name(effect.good))


def feed_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Which goods a power does not take now."""
    _, seat, power, left, lowest, _ = frame
    player = s.players[seat]
    name = tile_name(POWERS[power].tile)
    if action == PASS:
        return why("nf-why-feed-must", rule="2.11", tile=name, goods=left)
    if block_of(action) != FEED:
        return None
    tile = tile_meant(FEED, action)
    missing = no_good(player, tile, "2.11")
    if missing is not None:
        return missing
    good = good_at(player, tile)
    fitting = [good_at(player, tile_meant(FEED, choice)) for choice in trade.feed_choices(s, frame)]
    if tile >= lowest and good not in fitting:
        return why("nf-why-feed-kind", rule="2.11", tile=name, kind=kind_name(good))
    return order("2.11")

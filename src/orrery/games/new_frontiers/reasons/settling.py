"""Why a world cannot be settled, or a colony replaced (2.8, 2.9)."""

from orrery.core.messages import Label
from orrery.games.new_frontiers.actions import (
    DISCARD,
    PASS,
    PAY,
    REPLACE,
    RESETTLE,
    SETTLE,
    SETTLE_OORT,
    WITH,
)
from orrery.games.new_frontiers.component_words import worlds_meant
from orrery.games.new_frontiers.effects import DISCARD_POWERS, POWERS
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.reasons.common import no_good, order, price, why
from orrery.games.new_frontiers.rules import settle
from orrery.games.new_frontiers.situation import NO_COLONY, cheapest_pay, good_on
from orrery.games.new_frontiers.state import NewFrontiersState, Player
from orrery.games.new_frontiers.tiles import COLONISTS, COST, FIRST_WORLD, MILITARY, OORT, PLACES, TILES


def settle_reason(s: NewFrontiersState, action: int, seat: int) -> Label:
    """The settle choice: a world by payment or Military, or a colony replaced."""
    player = s.players[seat]
    if action == PASS:
        return why("nf-why-settle-must", "2.8")
    if action < RESETTLE:
        return target_reason(s, action, player)
    if action < REPLACE:
        return _resettle_reason(player, action - RESETTLE + FIRST_WORLD)
    return replace_reason(s, action - REPLACE + FIRST_WORLD, player)


# --- settling -------------------------------------------------------------------------------------------


def target_reason(s: NewFrontiersState, action: int, player: Player) -> Label:
    """Why a world cannot be settled in this way."""
    if action >= PAY:
        return _pay_reason(s, player, action - PAY + FIRST_WORLD)
    if action >= SETTLE_OORT:
        cost = settle.settle_cost(player, TILES + action - SETTLE_OORT + 1)
        return _not_explored(player, OORT) or _colonists(player, OORT) or price(player, "2.8", cost)
    world = action - SETTLE + FIRST_WORLD
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if world == OORT:
        return why("nf-why-oort-settle", "2.6", tile=tile_name(OORT))
    missing = _colonists(player, world)
    if missing is not None:
        return missing
    if not MILITARY[world]:
        return price(player, "2.8", settle.settle_cost(player, world))
    return why(
        "nf-why-military",
        "2.8",
        tile=tile_name(world),
        defence=COST[world],
        military=settle.military_against(s, player, world),
        more=settle.reachable(s, player, 0),
    )


def _not_explored(player: Player, world: int) -> Label | None:
    if world in player.explored:
        return None
    if good_on(player, world) != NO_COLONY:
        return why("nf-why-colony-already", "2.8", tile=tile_name(world))
    return why("nf-why-not-explored", "2.7", tile=tile_name(world))


def _colonists(player: Player, world: int) -> Label | None:
    if COLONISTS[world] <= player.colonists:
        return None
    return why(
        "nf-why-colonists",
        "2.8",
        tile=tile_name(world),
        colonists=COLONISTS[world],
        have=player.colonists,
    )


def _pay_reason(s: NewFrontiersState, player: Player, world: int) -> Label:
    """Paying for a military world needs a power that allows it."""
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if not MILITARY[world]:
        return why("nf-why-pay-peaceful", "2.8", tile=tile_name(world))
    if not player.powers.pays:
        return why("nf-why-no-pay", "2.8", tile=tile_name(world))
    fitting = [power for power in player.powers.pays if POWERS[power].match[world]]
    if not fitting:
        first = POWERS[player.powers.pays[0]]
        args = {"tile": tile_name(world), "power": tile_name(first.tile), **worlds_meant(first)}
        return why("nf-why-class", "2.8", **args)
    power = cheapest_pay(s, player, world)
    if power < 0:
        return why("nf-why-power-used", "2.6", tile=tile_name(POWERS[fitting[0]].tile))
    return _colonists(player, world) or price(player, "2.8", settle.pay_cost(player, world, power))


def choice_made() -> Label:
    """After the settle choice only what may follow it is left."""
    return why("nf-why-choice-made", "2.8")


# --- goods for Military ---------------------------------------------------------------------------------


def discard_reason(s: NewFrontiersState, action: int, seat: int, target: int, lowest: int) -> Label:
    """Goods are discarded, power by power, until the Military is enough."""
    player = s.players[seat]
    if action == PASS:
        return why("nf-why-discard-must", "2.8", tile=tile_name(target))
    power = DISCARD_POWERS[(action - DISCARD) // PLACES]
    tile = FIRST_WORLD + (action - DISCARD) % PLACES
    source = tile_name(POWERS[power].tile)
    if power not in player.powers.discards:
        return why("nf-why-no-power", "2.6", tile=source)
    if s.used >> power & 1:
        return why("nf-why-power-used", "2.6", tile=source)
    if power < lowest:
        return order("2.8")
    missing = no_good(player, tile, "2.8")
    if missing is not None:
        return missing
    wanted = POWERS[power].good
    if wanted not in (0, good_on(player, tile)):
        return why("nf-why-good-kind", "2.8", tile=source, kind=kind_name(wanted))
    return why("nf-why-discard-short", "2.8", tile=tile_name(target), defence=COST[target])


# --- replacing a colony ---------------------------------------------------------------------------------


def _resettle_reason(player: Player, world: int) -> Label:
    """A colony that may be replaced itself, instead of the settle choice."""
    number = player.powers.replace_self
    if number < 0:
        return why("nf-why-no-resettle", "2.9")
    power = POWERS[number]
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if not power.match[world] or world == OORT:
        args = {"tile": tile_name(world), "power": tile_name(power.tile), **worlds_meant(power)}
        return why("nf-why-class", "2.9", **args)
    return _more_colonists(player, power.tile, world)


def _more_colonists(player: Player, old: int, new: int) -> Label:
    return why(
        "nf-why-replace-colonists",
        "2.9",
        tile=tile_name(new),
        colonists=COLONISTS[new] - COLONISTS[old],
        have=player.colonists,
    )


def replace_reason(s: NewFrontiersState, tile: int, player: Player) -> Label:
    """Which colonies a power to replace one does not reach."""
    number = player.powers.replace
    name = tile_name(tile)
    if number < 0:
        return why("nf-why-no-replace", "2.9")
    if s.used >> number & 1:
        return why("nf-why-power-used", "2.6", tile=tile_name(POWERS[number].tile))
    if good_on(player, tile) == NO_COLONY:
        return why("nf-why-not-colony", "2.9", tile=name)
    if MILITARY[tile]:
        return why("nf-why-replace-military", "2.9", tile=name)
    if player.asleep >> tile & 1:
        return why("nf-why-replace-new", "2.9", tile=name)
    return why("nf-why-replace-none", "2.9", tile=name)


def with_reason(s: NewFrontiersState, action: int, seat: int, old: int) -> Label:
    """Which worlds cannot take the place of the colony."""
    player = s.players[seat]
    if action == PASS:
        return why("nf-why-with-must", "2.9", tile=tile_name(old))
    world = action - WITH + FIRST_WORLD
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if MILITARY[world]:
        return why("nf-why-replace-military", "2.9", tile=tile_name(world))
    power = POWERS[player.powers.replace]
    if not power.lo <= COST[world] - COST[old] <= power.hi:
        return why(
            "nf-why-with-cost",
            "2.9",
            tile=tile_name(world),
            credits=COST[world],
            old=tile_name(old),
            least=COST[old] + power.lo,
            most=COST[old] + power.hi,
        )
    if COLONISTS[world] - COLONISTS[old] > player.colonists:
        return _more_colonists(player, old, world)
    return why("nf-why-with-kind", "2.9", tile=tile_name(world), old=tile_name(old))

"""Why a world cannot be settled, or a colony replaced (2.8, 2.9)."""

from typing import Final

from orrery.core.messages import Label, why
from orrery.core.reasons import order
from orrery.games.new_frontiers.actions import (
    COLONISTS,
    DISCARD,
    PASS,
    PAY,
    REPLACE,
    RESETTLE,
    SETTLE,
    SETTLE_OORT,
    WITH,
    block_of,
    discard_power,
    discard_tile,
    tile_meant,
)
from orrery.games.new_frontiers.component_words import worlds_meant
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.names import kind_name, tile_name
from orrery.games.new_frontiers.reasons.common import no_good, price
from orrery.games.new_frontiers.rules import settle
from orrery.games.new_frontiers.situation import NO_COLONY, cheapest_pay, good_at
from orrery.games.new_frontiers.state import Frame, NewFrontiersState, Player
from orrery.games.new_frontiers.tiles import COLONISTS as NEEDED
from orrery.games.new_frontiers.tiles import COST, MILITARY, OORT, TILES

#: The blocks by which a world is settled.
_SETTLING: Final = (SETTLE, SETTLE_OORT, PAY)


def settle_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """The settle choice: a world by payment or Military, or a colony replaced."""
    player = s.players[frame[1]]
    block = block_of(action)
    if action == PASS:
        return why("nf-why-settle-must", rule="2.8")
    if block in _SETTLING:
        return _target_reason(s, player, action)
    if block == RESETTLE:
        return _resettle_reason(player, tile_meant(RESETTLE, action))
    return _replace_reason(s, player, tile_meant(REPLACE, action)) if block == REPLACE else None


def second_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """A second world, and nothing else that was to be chosen."""
    block = block_of(action)
    if block in _SETTLING:
        return _target_reason(s, s.players[frame[1]], action)
    return _choice_made() if block in (COLONISTS, RESETTLE) else None


def replace_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """A colony replaced after the settle choice, and nothing else that was to be chosen."""
    block = block_of(action)
    if block == REPLACE:
        return _replace_reason(s, s.players[frame[1]], tile_meant(REPLACE, action))
    return _choice_made() if block in (COLONISTS, RESETTLE, *_SETTLING) else None


def _choice_made() -> Label:
    """After the settle choice only what may follow it is left."""
    return why("nf-why-choice-made", rule="2.8")


# --- settling -------------------------------------------------------------------------------------------


def _target_reason(s: NewFrontiersState, player: Player, action: int) -> Label:
    """Why a world cannot be settled in this way."""
    if action >= PAY:
        return _pay_reason(s, player, tile_meant(PAY, action))
    if action >= SETTLE_OORT:
        cost = settle.settle_cost(player, TILES + action - SETTLE_OORT + 1)
        return _not_explored(player, OORT) or _colonists(player, OORT) or price(player, "2.8", cost)
    world = tile_meant(SETTLE, action)
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if world == OORT:
        return why("nf-why-oort-settle", rule="2.6", tile=tile_name(OORT))
    missing = _colonists(player, world)
    if missing is not None:
        return missing
    if not MILITARY[world]:
        return price(player, "2.8", settle.settle_cost(player, world))
    return why(
        "nf-why-military",
        rule="2.8",
        tile=tile_name(world),
        defence=COST[world],
        military=settle.military_against(s, player, world),
        more=settle.reachable(s, player, 0),
    )


def _not_explored(player: Player, world: int) -> Label | None:
    if world in player.explored:
        return None
    if good_at(player, world) != NO_COLONY:
        return why("nf-why-colony-already", rule="2.8", tile=tile_name(world))
    return why("nf-why-not-explored", rule="2.7", tile=tile_name(world))


def _colonists(player: Player, world: int) -> Label | None:
    if NEEDED[world] <= player.colonists:
        return None
    return why(
        "nf-why-colonists",
        rule="2.8",
        tile=tile_name(world),
        colonists=NEEDED[world],
        have=player.colonists,
    )


def _pay_reason(s: NewFrontiersState, player: Player, world: int) -> Label:
    """Paying for a military world needs a power that allows it."""
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if not MILITARY[world]:
        return why("nf-why-pay-peaceful", rule="2.8", tile=tile_name(world))
    if not player.powers.pays:
        return why("nf-why-no-pay", rule="2.8", tile=tile_name(world))
    fitting = [power for power in player.powers.pays if POWERS[power].match[world]]
    if not fitting:
        first = POWERS[player.powers.pays[0]]
        args = {"tile": tile_name(world), "power": tile_name(first.tile), **worlds_meant(first)}
        return why("nf-why-class", rule="2.8", **args)
    power = cheapest_pay(s, player, world)
    if power < 0:
        return why("nf-why-power-used", rule="2.6", tile=tile_name(POWERS[fitting[0]].tile))
    return _colonists(player, world) or price(player, "2.8", settle.pay_cost(player, world, power))


# --- goods for Military ---------------------------------------------------------------------------------


def discard_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Goods are discarded, power by power, until the Military is enough."""
    _, seat, target, lowest = frame
    player = s.players[seat]
    if action == PASS:
        return why("nf-why-discard-must", rule="2.8", tile=tile_name(target))
    if block_of(action) != DISCARD:
        return None
    power = discard_power(action)
    tile = discard_tile(action)
    source = tile_name(POWERS[power].tile)
    if power not in player.powers.discards:
        return why("nf-why-no-power", rule="2.6", tile=source)
    if s.used >> power & 1:
        return why("nf-why-power-used", rule="2.6", tile=source)
    if power < lowest:
        return order("2.8")
    missing = no_good(player, tile, "2.8")
    if missing is not None:
        return missing
    wanted = POWERS[power].good
    if wanted not in (0, good_at(player, tile)):
        return why("nf-why-good-kind", rule="2.8", tile=source, kind=kind_name(wanted))
    return why("nf-why-discard-short", rule="2.8", tile=tile_name(target), defence=COST[target])


# --- replacing a colony ---------------------------------------------------------------------------------


def _resettle_reason(player: Player, world: int) -> Label:
    """A colony that may be replaced itself, instead of the settle choice."""
    number = player.powers.replace_self
    if number < 0:
        return why("nf-why-no-resettle", rule="2.9")
    power = POWERS[number]
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if not power.match[world] or world == OORT:
        args = {"tile": tile_name(world), "power": tile_name(power.tile), **worlds_meant(power)}
        return why("nf-why-class", rule="2.9", **args)
    return _more_colonists(player, power.tile, world)


def _more_colonists(player: Player, old: int, new: int) -> Label:
    return why(
        "nf-why-replace-colonists",
        rule="2.9",
        tile=tile_name(new),
        colonists=NEEDED[new] - NEEDED[old],
        have=player.colonists,
    )


def _replace_reason(s: NewFrontiersState, player: Player, tile: int) -> Label:
    """Which colonies a power to replace one does not reach."""
    number = player.powers.replace
    name = tile_name(tile)
    if number < 0:
        return why("nf-why-no-replace", rule="2.9")
    if s.used >> number & 1:
        return why("nf-why-power-used", rule="2.6", tile=tile_name(POWERS[number].tile))
    if good_at(player, tile) == NO_COLONY:
        return why("nf-why-not-colony", rule="2.9", tile=name)
    if MILITARY[tile]:
        return why("nf-why-replace-military", rule="2.9", tile=name)
    if player.asleep >> tile & 1:
        return why("nf-why-replace-new", rule="2.9", tile=name)
    return why("nf-why-replace-none", rule="2.9", tile=name)


def with_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Which worlds cannot take the place of the colony."""
    _, seat, old, _ = frame
    player = s.players[seat]
    if action == PASS:
        return why("nf-why-with-must", rule="2.9", tile=tile_name(old))
    if block_of(action) != WITH:
        return None
    world = tile_meant(WITH, action)
    missing = _not_explored(player, world)
    if missing is not None:
        return missing
    if MILITARY[world]:
        return why("nf-why-replace-military", rule="2.9", tile=tile_name(world))
    power = POWERS[player.powers.replace]
    if not power.lo <= COST[world] - COST[old] <= power.hi:
        return why(
            "nf-why-with-cost",
            rule="2.9",
            tile=tile_name(world),
            credits=COST[world],
            old=tile_name(old),
            least=COST[old] + power.lo,
            most=COST[old] + power.hi,
        )
    if NEEDED[world] - NEEDED[old] > player.colonists:
        return _more_colonists(player, old, world)
    return why("nf-why-with-kind", rule="2.9", tile=tile_name(world), old=tile_name(old))

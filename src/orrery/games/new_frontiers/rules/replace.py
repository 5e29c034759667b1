"""Replacing a colony (specification 2.9): Terraforming Engineers and the Dying Colony."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.new_frontiers.components import GRAY
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.state import (
    NewFrontiersState,
    Player,
    place_good,
    refresh,
    remove_good,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    COST,
    FIRST_HOME,
    KIND,
    MILITARY,
    OORT,
    TYPE,
    WINDFALL,
    colony_with,
    good_on,
    tile_of,
)


def replaceable(s: NewFrontiersState, player: Player) -> list[int]:
    """The colonies that Terraforming Engineers can replace now; none once they are used."""
    if s.used >> player.powers.replace & 1:
        return []
    return [tile_of(colony) for colony in player.colonies if successors(s, player, tile_of(colony))]


def successors(s: NewFrontiersState, player: Player, old: int) -> list[int]:
    """The explored worlds that can take the place of a colony (L480-501)."""
    if MILITARY[old] or player.asleep >> old & 1:
        return []
    power = POWERS[player.powers.replace]
    out = []
    for world in player.explored:
        if MILITARY[world] or not _same_kind(old, world) or not _staffed(player, old, world):
            continue
        if power.lo <= COST[world] - COST[old] <= power.hi:
            out.append(world)
    return out


def _same_kind(old: int, new: int) -> bool:
    """The same kind, gray being one here; the Oort Refinery is called any kind but gray (Q26)."""
    if old == OORT:
        return KIND[new] != GRAY
    if new == OORT:
        return KIND[old] != GRAY
    return KIND[old] == KIND[new]


def _staffed(player: Player, old: int, new: int) -> bool:
    """Whether the mat has the colonists that the new world needs beyond the old ones (Q19)."""
    return COLONISTS[new] - COLONISTS[old] <= player.colonists


def replace_colony(s: NewFrontiersState, seat: int, old: int, new: int, events: list[Event] | None) -> None:
    """Terraforming Engineers: once an action, in addition to the settle choice (Q18)."""
    player = s.players[seat]
    s.used |= 1 << player.powers.replace
    if old == OORT:
        s.oort = KIND[new]
    elif new == OORT:
        s.oort = KIND[old]
    _exchange(s, seat, old, new, events)


def own_successors(player: Player) -> list[int]:
    """The explored worlds that can take the place of the Dying Colony itself (D15).

    The Oort Refinery is none, whatever the filter says: nobody would name its kind.
    """
    power = POWERS[player.powers.replace_self]
    return [
        world
        for world in player.explored
        if power.match[world] and world != OORT and _staffed(player, power.tile, world)
    ]


def replace_itself(s: NewFrontiersState, seat: int, new: int, events: list[Event] | None) -> None:
    """The Dying Colony, instead of the settle choice (L561-564, Q22, Q23)."""
    _exchange(s, seat, POWERS[s.players[seat].powers.replace_self].tile, new, events)


def _exchange(s: NewFrontiersState, seat: int, old: int, new: int, events: list[Event] | None) -> None:
    """No settling and no settle power (Q20); goods and colonists as L492-501 say."""
    player = s.players[seat]
    for colony in player.colonies:
        if tile_of(colony) == old and good_on(colony):
            remove_good(s, player, old)
            break
    player.colonies.remove(colony_with(old, 0))
    if old < FIRST_HOME:  # a home colony leaves play (Q21)
        s.aside = with_one(s.aside, old)
    player.colonists += COLONISTS[old] - COLONISTS[new]
    player.explored = without_one(player.explored, new)
    player.asleep |= 1 << new
    insort(player.colonies, colony_with(new, 0))
    if TYPE[new] == WINDFALL:
        good = s.oort if new == OORT else KIND[new]
        if s.goods[good]:
            place_good(s, player, new, good)
    refresh(player)
    if events is not None:
        tell(events, "nf-event-replaced", player=seat_name(seat), old=tile_name(old), tile=tile_name(new))

"""Why ships may not dock at a station, go to the Maintenance Bay, or leave the turn unfinished (A4, A6)."""

from orrery.core.messages import Label
from orrery.games.alien_frontiers.actions import station_of
from orrery.games.alien_frontiers.components import (
    AT_CONSTRUCTOR,
    AT_HUB,
    AT_MINE,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_TERRAFORM,
    IN_HAND,
)
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.names import (
    SET_SIZE,
    Docking,
    docking,
    ship_name,
    single_token,
    station_name,
)
from orrery.games.alien_frontiers.reasons.common import can_pay, not_unplaced, price, why
from orrery.games.alien_frontiers.rules import stations
from orrery.games.alien_frontiers.state import AlienFrontiersState, ship_value, ships_in_play


def docking_reason(s: AlienFrontiersState, action: int) -> Label:
    """Why a docking action is illegal in the main phase or for a teleported ship."""
    parts = docking(s, action)
    return _ships_missing(s, parts) or _closed(s, parts) or _refused(s, parts)


def _ships_missing(s: AlienFrontiersState, parts: Docking) -> Label | None:
    """The ships are not all there, or do not show what is needed."""
    if parts.station not in SET_SIZE:
        missing = not_unplaced(s, single_token(parts))
        if missing is None and parts.station == AT_TERRAFORM and parts.relic and s.relic_value != 6:
            return why("af-why-relic-value", "A6", value=s.relic_value, needed="6")
        return missing
    if not s.hand and s.relic_at != IN_HAND:
        return why("af-why-all-placed", "A4")
    if parts.relic:
        if s.relic_at != IN_HAND:
            return why("af-why-relic-absent", "A7")
        if s.relic_value not in parts.values:
            needed = " ".join(map(str, sorted(set(parts.values))))
            return why("af-why-relic-value", "A6", value=s.relic_value, needed=needed)
    held = VALUES[s.hand]
    for value in parts.own:
        if held.count(value) < parts.own.count(value):
            return why("af-why-no-set", "A6", set=parts.shown(), relic=int(parts.relic))
    return None


def _closed(s: AlienFrontiersState, parts: Docking) -> Label | None:
    """The station has no room for them. Raiders make room by bumping."""
    station = parts.station
    if station == AT_RAIDERS:
        return None
    need = len(parts.values)
    free = stations.free_docks(s, station)
    place = station_name(station)
    if free < need:
        return why("af-why-docks", "A6", station=place, free=max(0, free), need=need)
    if station in SET_SIZE and not stations.room_for_set(s, station, need):
        return why("af-why-docks-broken", "A6", station=place)
    return None


def _refused(s: AlienFrontiersState, parts: Docking) -> Label:
    """The station's own terms."""
    station = parts.station
    if station == AT_MINE:
        ship = ship_name(s, single_token(parts))
        return why("af-why-mine", "A6", ship=ship, value=stations.mine_highest(s))
    if station == AT_RAIDERS:
        return _raid_too_low(s, parts)
    if station == AT_SHIPYARD:
        if s.players[s.turn].stock == 0:
            return why("af-why-no-stock", "A6")
        cost = stations.shipyard_cost(s)
        return price(s, "A6", cost, cost)
    return _no_landing(s, parts)


def _raid_too_low(s: AlienFrontiersState, parts: Docking) -> Label:
    docked = [ship_value(s, ship) for ship in s.docks[AT_RAIDERS]]
    if s.variant.raid_lowest_die:
        return why("af-why-raid-lowest", "A6.2", set=parts.shown(), value=min(docked))
    return why("af-why-raid-total", "A6.2", total=sum(parts.values), docked=sum(docked))


def _no_landing(s: AlienFrontiersState, parts: Docking) -> Label:
    """The stations that build or land a colony: Hub, Colony Constructor, Terraforming Station."""
    player = s.players[s.turn]
    if player.colonies == 0 and player.hub == 0:
        return why("af-why-no-colony", "A5")
    if parts.station == AT_HUB:
        return why("af-why-hub-seven", "A6.1")
    if parts.station == AT_CONSTRUCTOR:
        if not stations.may_land_at_constructor(s, player):
            return why("af-why-last-colony", "A6.1")
        return price(s, "A6", 0, stations.constructor_cost(s))
    if can_pay(s, 1, 1):
        return why("af-why-three-left", "A6", ships=ships_in_play(s, s.turn))
    return price(s, "A6", 1, 1)


# --- ships that could still dock ------------------------------------------------------------------------


def bay_reason(s: AlienFrontiersState, token: int) -> Label:
    """Only a ship that can dock nowhere goes to the bay."""
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    place = station_name(station_of(_docking_with(s, 1 << token - 1)))
    return why("af-why-bay", "A4", ship=ship_name(s, token), station=place)


def end_reason(s: AlienFrontiersState) -> Label:
    """While a ship can dock, the turn does not end."""
    action = _docking_with(s, stations.hand_tokens(s))
    tokens = stations.docked_tokens(s, action)
    place = station_name(station_of(action))
    return why("af-why-end", "A4", ship=ship_name(s, tokens.bit_length()), station=place)


def _docking_with(s: AlienFrontiersState, tokens: int) -> int:
    """A docking that is legal now and uses one of these ships."""
    player = s.players[s.turn]
    for action in stations.dock_actions(s, player.fuel, player.ore):
        if stations.docked_tokens(s, action) & tokens:
            return action
    raise ValueError("these ships can dock nowhere")

"""Why ships may not dock at a station, go to the Maintenance Bay, or leave the turn unfinished (A4, A6)."""

from typing import Final

from orrery.core.messages import Label, why
from orrery.games.alien_frontiers.actions import station_of
from orrery.games.alien_frontiers.components import (
    AT_CONSTRUCTOR,
    AT_HUB,
    AT_MARKET,
    AT_MINE,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_TERRAFORM,
    FLEET,
    HUB_CIRCLES,
    IN_HAND,
    STATION_FUEL,
    STATION_ORE,
)
from orrery.games.alien_frontiers.dice import PAIRS, SHOWS, SIDES, STRAIGHTS, TRIPLES, VALUES
from orrery.games.alien_frontiers.dockings import SET_SIZE, Docking, docking
from orrery.games.alien_frontiers.names import ship_name, station_name
from orrery.games.alien_frontiers.reasons.common import all_placed, can_pay, lacking, not_unplaced, price
from orrery.games.alien_frontiers.rules import stations
from orrery.games.alien_frontiers.state import AlienFrontiersState, ship_value, ships_in_play

#: What a station that takes sets needs.
_NEEDS: Final[dict[int, str]] = {
    AT_CONSTRUCTOR: "@af-needs-triple",
    AT_MARKET: "@af-needs-pair",
    AT_RAIDERS: "@af-needs-straight",
    AT_SHIPYARD: "@af-needs-pair",
}
#: What the Terraforming Station may lack, as parts of a list.
_LACKS_SIX: Final = "@af-lacks-six"
_LACKS_RELIC: Final = "@af-lacks-relic"
_LACKS_DOCK: Final = "@af-lacks-dock"
_LACKS_PRICE: Final = "@af-lacks-price"
_LACKS_FLEET: Final = "@af-lacks-fleet"
#: The lists of two, three and four.
_TERRAFORM: Final = ("af-why-terraform-two", "af-why-terraform-three", "af-why-terraform-four")


def docking_reason(s: AlienFrontiersState, action: int) -> Label:
    """Why a docking action is illegal in the main phase or for a teleported ship."""
    parts = docking(s, action)
    if parts.station == AT_TERRAFORM:
        return _no_terraforming(s, parts)
    return _ships_missing(s, parts) or _closed(s, parts) or _refused(s, parts)


def _ships_missing(s: AlienFrontiersState, parts: Docking) -> Label | None:
    """The ships are not all there, or do not show what is needed."""
    if parts.station not in SET_SIZE:
        return not_unplaced(s, parts.token())
    if all_placed(s):
        return why("af-why-all-placed", rule="A4")
    if not _has_set(s, parts.station):
        place = station_name(parts.station)
        return why("af-why-needs", rule="A6", station=place, needs=_NEEDS[parts.station])
    if parts.relic:
        if s.relic_at != IN_HAND:
            return why("af-why-relic-absent", rule="A7")
        if s.relic_value not in parts.values:
            needed = " ".join(map(str, sorted(set(parts.values))))
            return why("af-why-relic-value", rule="A6", value=s.relic_value, needed=needed)
    held = VALUES[s.hand]
    if any(held.count(value) < parts.own.count(value) for value in parts.own):
        return why(
            "af-why-no-set",
            rule="A6",
            station=station_name(parts.station),
            needs=_NEEDS[parts.station],
            set=parts.shown(),
            relic=int(parts.relic),
        )
    return None


def _has_set(s: AlienFrontiersState, station: int) -> bool:
    """Whether the unplaced ships make any set that the station takes, with or without the Relic Ship."""
    relic = 1 << s.relic_value - 1 if s.relic_at == IN_HAND else 0
    if station == AT_RAIDERS:
        return STRAIGHTS[SHOWS[s.hand] | relic] != 0
    if station == AT_CONSTRUCTOR:
        return bool(TRIPLES[s.hand] or PAIRS[s.hand] & relic)
    return bool(PAIRS[s.hand] or SHOWS[s.hand] & relic)


def _closed(s: AlienFrontiersState, parts: Docking) -> Label | None:
    """The station has no room for them. Raiders make room by bumping."""
    station = parts.station
    if station == AT_RAIDERS:
        return None
    need = len(parts.values)
    free = stations.free_docks(s, station)
    place = station_name(station)
    if free < need:
        return why("af-why-docks", rule="A6", station=place, free=max(0, free), need=need)
    if station in SET_SIZE and not stations.room_for_set(s, station, need):
        return why("af-why-docks-broken", rule="A6", station=place)
    return None


def _refused(s: AlienFrontiersState, parts: Docking) -> Label:
    """The station's own terms."""
    station = parts.station
    if station == AT_MINE:
        ship = ship_name(s, parts.token())
        return why("af-why-mine", rule="A6", ship=ship, value=stations.mine_highest(s))
    if station == AT_RAIDERS:
        return _raid_too_low(s, parts)
    if station == AT_SHIPYARD:
        if s.players[s.turn].stock == 0:
            return why("af-why-no-stock", rule="A6")
        fuel, ore = stations.shipyard_price(s)
        return price(s, "A6", fuel, ore)
    return _no_landing(s, parts)


def _raid_too_low(s: AlienFrontiersState, parts: Docking) -> Label:
    docked = [ship_value(s, ship) for ship in s.docks[AT_RAIDERS]]
    if s.variant.raid_lowest_die:
        return why("af-why-raid-lowest", rule="A6.2", set=parts.shown(), value=min(docked))
    return why("af-why-raid-total", rule="A6.2", total=sum(parts.values), docked=sum(docked))


def _no_landing(s: AlienFrontiersState, parts: Docking) -> Label:
    """The Hub and the Colony Constructor, which build or land a colony."""
    player = s.players[s.turn]
    if player.colonies == 0 and player.hub == 0:
        return why("af-why-no-colony", rule="A5")
    if parts.station == AT_HUB:
        return why("af-why-hub-full", rule="A6.1", circle=HUB_CIRCLES)
    if not stations.may_land_at_constructor(s, player):
        return why("af-why-last-colony", rule="A6.1")
    return price(s, "A6", 0, stations.constructor_ore(s))


# --- the Terraforming Station -------------------------------------------------------------------------


def _no_terraforming(s: AlienFrontiersState, parts: Docking) -> Label:
    """Everything that is missing: a six, a dock, the price, a fleet that can spare a ship."""
    player = s.players[s.turn]
    if player.colonies == 0 and player.hub == 0:
        return why("af-why-no-colony", rule="A5")
    lacks = _terraforming_lacks(s, parts)
    if len(lacks) == 1:
        return _the_lack(s, parts, lacks[0])
    args: dict[str, int | str] = dict(zip(("first", "second", "third", "fourth"), lacks, strict=False))
    if _LACKS_PRICE in lacks:
        args |= lacking(s, STATION_FUEL[AT_TERRAFORM], STATION_ORE[AT_TERRAFORM])
    if _LACKS_FLEET in lacks:
        args["left"] = FLEET
    return why(_TERRAFORM[len(lacks) - 2], rule="A6", **args)


def _terraforming_lacks(s: AlienFrontiersState, parts: Docking) -> list[str]:
    """What is missing, as messages that read as parts of a list."""
    lacks = []
    if parts.relic:
        if s.relic_at != IN_HAND or s.relic_value != SIDES:
            lacks.append(_LACKS_RELIC)
    elif not SHOWS[s.hand] >> SIDES - 1 & 1:
        lacks.append(_LACKS_SIX)
    if stations.free_docks(s, AT_TERRAFORM) < 1:
        lacks.append(_LACKS_DOCK)
    if not can_pay(s, STATION_FUEL[AT_TERRAFORM], STATION_ORE[AT_TERRAFORM]):
        lacks.append(_LACKS_PRICE)
    if not parts.relic and ships_in_play(s, s.turn) <= FLEET:
        lacks.append(_LACKS_FLEET)
    return lacks


def _the_lack(s: AlienFrontiersState, parts: Docking, lack: str) -> Label:
    """The one thing that is missing, in a sentence of its own."""
    if lack == _LACKS_PRICE:
        return price(s, "A6", STATION_FUEL[AT_TERRAFORM], STATION_ORE[AT_TERRAFORM])
    if lack == _LACKS_FLEET:
        return why("af-why-fleet", rule="A6", ships=ships_in_play(s, s.turn), left=FLEET)
    if lack == _LACKS_DOCK:
        return why("af-why-docks", rule="A6", station=station_name(AT_TERRAFORM), free=0, need=1)
    missing = not_unplaced(s, parts.token())
    return missing or why("af-why-relic-value", rule="A6", value=s.relic_value, needed=str(SIDES))


# --- ships that could still dock ------------------------------------------------------------------------


def bay_reason(s: AlienFrontiersState, token: int) -> Label:
    """Only a ship that can dock nowhere goes to the bay."""
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    place = station_name(station_of(_docking_with(s, 1 << token - 1)))
    return why("af-why-bay", rule="A4", ship=ship_name(s, token), station=place)


def end_reason(s: AlienFrontiersState) -> Label:
    """While a ship can dock, the turn does not end."""
    action = _docking_with(s, stations.hand_tokens(s))
    tokens = stations.docked_tokens(s, action)
    place = station_name(station_of(action))
    return why("af-why-end", rule="A4", ship=ship_name(s, tokens.bit_length()), station=place)


def _docking_with(s: AlienFrontiersState, tokens: int) -> int:
    """A docking that is legal now and uses one of these ships."""
    player = s.players[s.turn]
    for action in stations.dock_actions(s, player.fuel, player.ore):
        if stations.docked_tokens(s, action) & tokens:
            return action
    raise ValueError("these ships can dock nowhere")

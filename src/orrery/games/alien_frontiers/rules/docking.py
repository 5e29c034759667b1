"""What docking at a station does, and how ships leave their docks (specification A6)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one
from orrery.games.alien_frontiers.actions import (
    CONSTRUCTOR,
    HUB,
    MARKET,
    MINE,
    RAIDERS,
    SHIPYARD,
    SOLAR,
    STRAIGHT_STARTS,
    TERRAFORM,
)
from orrery.games.alien_frontiers.components import (
    ASIMOV,
    AT_ARTIFACT,
    AT_CONSTRUCTOR,
    AT_HUB,
    AT_MARKET,
    AT_MINE,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_SOLAR,
    AT_TERRAFORM,
    BONUS_FUEL,
    HUB_CIRCLES,
    IN_BAY,
    LEM,
    SHIPS_EACH,
    STATION_COUNT,
    STATION_FUEL,
    STATION_ORE,
)
from orrery.games.alien_frontiers.dice import MINUS, PLUS, SIDES
from orrery.games.alien_frontiers.names import station_name
from orrery.games.alien_frontiers.rules.planet import undock_to_bay
from orrery.games.alien_frontiers.rules.raid import begin_raid
from orrery.games.alien_frontiers.rules.stations import (
    artifact_total,
    constructor_ore,
    gain,
    shipyard_price,
)
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import LAND, AlienFrontiersState, Player


def _place(s: AlienFrontiersState, station: int, token: int) -> int:
    """Move one unplaced ship into a dock; its value."""
    s.docks[station] = with_one(s.docks[station], s.turn * 8 + token)
    if token == RELIC:
        s.relic_at = station
        return s.relic_value
    s.hand = MINUS[s.hand][token]
    return token


def _place_set(s: AlienFrontiersState, station: int, size: int, offset: int) -> None:
    """Dock a pair or triple: offsets 0-5 of own-colour ships, 6-11 with the Relic."""
    own = size
    value = offset + 1
    if offset >= 6:
        own -= 1
        value = offset - 5
        _place(s, station, RELIC)
    for _ in range(own):
        _place(s, station, value)


def dock(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Do a docking action at any station but the Maintenance Bay."""
    player = s.players[s.turn]
    if action >= TERRAFORM:
        _place(s, AT_TERRAFORM, SIDES if action == TERRAFORM else RELIC)
        player.fuel -= STATION_FUEL[AT_TERRAFORM]
        player.ore -= STATION_ORE[AT_TERRAFORM]
        _tell_dock(s, AT_TERRAFORM, events)
        s.stack.append((LAND, 0))
    elif action >= SOLAR:
        value = _place(s, AT_SOLAR, action - SOLAR + 1)
        fuel = (value + 1) >> 1
        if s.bonus >> LEM & 1:
            fuel += BONUS_FUEL[LEM]
        held = player.fuel
        gain(s, player, fuel, 0)
        if events is not None:
            tell(events, "af-event-solar", player=seat_name(s.turn), value=value, fuel=player.fuel - held)
    elif action >= SHIPYARD:
        price = shipyard_price(s)
        _place_set(s, AT_SHIPYARD, 2, action - SHIPYARD)
        player.fuel -= price[0]
        player.ore -= price[1]
        player.stock -= 1
        if events is not None:
            number = SHIPS_EACH - player.stock
            who = seat_name(s.turn)
            tell(events, "af-event-shipyard", player=who, fuel=price[0], ore=price[1], number=number)
    elif action >= RAIDERS:
        _dock_raiders(s, action - RAIDERS, events)
    elif action >= MARKET:
        _place_set(s, AT_MARKET, 2, action - MARKET)
        _tell_dock(s, AT_MARKET, events)
    elif action >= MINE:
        value = _place(s, AT_MINE, action - MINE + 1)
        s.mine_used = True
        held = player.ore
        gain(s, player, 0, 1)
        if events is not None:
            tell(events, "af-event-mine", player=seat_name(s.turn), value=value, ore=player.ore - held)
    elif action >= CONSTRUCTOR:
        player.ore -= constructor_ore(s)
        _place_set(s, AT_CONSTRUCTOR, 3, action - CONSTRUCTOR)
        _tell_dock(s, AT_CONSTRUCTOR, events)
        s.stack.append((LAND, 0))
    elif action >= HUB:
        _place(s, AT_HUB, action - HUB + 1)
        _advance_hub(s, player, events)
    else:
        token = action + 1
        value = _place(s, AT_ARTIFACT, token)
        if token == RELIC:
            s.artifact_relic = True
        else:
            s.artifact_hand = PLUS[s.artifact_hand][token]
        s.cycles += 1
        if events is not None:
            who = seat_name(s.turn)
            tell(events, "af-event-artifact", player=who, value=value, total=artifact_total(s))


def _tell_dock(s: AlienFrontiersState, station: int, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "af-event-dock", player=seat_name(s.turn), station=station_name(station))


def _advance_hub(s: AlienFrontiersState, player: Player, events: list[Event] | None) -> None:
    """One advance per ship, one more with Asimov Crater from the second ship on (A6.1, ruling 13, 17)."""
    if player.hub == 0:
        player.colonies -= 1
    player.hub += 1
    s.hub_docked += 1
    if s.hub_docked >= 2:
        if s.variant.asimov_per_pair and s.hub_docked % 2 == 0:
            s.asimov_used = False  # every second ship earns a step, itself or the next one (difference 9)
        if s.bonus >> ASIMOV & 1 and not s.asimov_used:
            s.asimov_used = True
            if player.hub < HUB_CIRCLES:
                player.hub += 1
            else:
                s.excess += 1
    if events is not None:
        tell(events, "af-event-hub", player=seat_name(s.turn), circle=player.hub)


def _dock_raiders(s: AlienFrontiersState, offset: int, events: list[Event] | None) -> None:
    """Bump whoever is there to the Maintenance Bay, dock the straight and raid (A6.2)."""
    for ship in s.docks[AT_RAIDERS]:
        undock_to_bay(s, AT_RAIDERS, ship)
    low = offset % STRAIGHT_STARTS + 1
    relic = s.relic_value if offset >= STRAIGHT_STARTS else 0
    for value in range(low, low + 3):
        _place(s, AT_RAIDERS, RELIC if value == relic else value)
    _tell_dock(s, AT_RAIDERS, events)
    begin_raid(s)


def send_to_bay(s: AlienFrontiersState, token: int) -> None:
    """A ship that can dock nowhere goes to the Maintenance Bay (PL 7.2, 9.6)."""
    if token == RELIC:
        s.relic_at = IN_BAY
    else:
        s.hand = MINUS[s.hand][token]


def gather_fleet(s: AlienFrontiersState) -> None:
    """All docked ships of the player at turn leave their docks (PL 7.1)."""
    seat = s.turn
    docks = s.docks
    for station in range(STATION_COUNT):
        docked = docks[station]
        if docked and docked[-1] >> 3 >= seat:
            docks[station] = tuple([ship for ship in docked if ship >> 3 != seat])

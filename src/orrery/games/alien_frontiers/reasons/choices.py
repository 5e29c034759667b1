"""Why something may not be chosen in the decision that is open within a move."""

from orrery.core.messages import Label, seat_name
from orrery.games.alien_frontiers.actions import (
    BAY,
    BAY_SHIP,
    COLONY,
    DONE,
    PICK,
    RELIC,
    SHIP,
    STEAL,
    TAKE,
    TERRITORY,
    station_of,
)
from orrery.games.alien_frontiers.components import CARD_TYPES, DECOY, IN_BAY
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.names import (
    card_name,
    docking,
    ship_name,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.reasons.common import no_seat, not_unplaced, why
from orrery.games.alien_frontiers.reasons.docking import docking_reason
from orrery.games.alien_frontiers.rules import planet
from orrery.games.alien_frontiers.rules.raid import RAID_LIMIT
from orrery.games.alien_frontiers.state import AlienFrontiersState, bay_ships, ships_in_play

# --- the planet -----------------------------------------------------------------------------------------


def land_reason(s: AlienFrontiersState, action: int) -> Label:
    """A colony lands anywhere but under the Repulsor Field."""
    return why("af-why-repulsor", "A8", territory=territory_name(action - TERRITORY))


def move_to_reason(s: AlienFrontiersState, action: int, source: int) -> Label:
    """A moved colony goes to another territory."""
    territory = action - TERRITORY
    if territory == source:
        return why("af-why-move-same", "A9.6", territory=territory_name(territory))
    return land_reason(s, action)


def colony_reason(s: AlienFrontiersState, action: int, rule: str) -> Label | None:
    """Why a colony may be neither moved nor swapped, if so."""
    territory, seat = (action - COLONY) >> 2, action & 3
    if seat >= s.variant.players:
        return no_seat(s)
    place = territory_name(territory)
    if s.colonies[territory * 4 + seat] == 0:
        return why("af-why-no-colony-there", rule, territory=place, player=seat_name(seat))
    if territory == s.repulsor:
        return why("af-why-repulsor", "A8", territory=place)
    return None


def move_from_reason(s: AlienFrontiersState, action: int) -> Label:
    """Every colony there is may be moved, but for the Repulsor Field."""
    return colony_reason(s, action, "A9.6") or why("af-why-move-none", "A9.6")


def swap_first_reason(s: AlienFrontiersState, action: int) -> Label:
    """A swap is named from the earlier territory, and needs two owners."""
    fixed = colony_reason(s, action, "A9.8")
    if fixed is not None:
        return fixed
    territory, seat = (action - COLONY) >> 2, action & 3
    for colony in planet.movable_colonies(s):
        if (colony - COLONY) >> 2 < territory and colony & 3 != seat:
            return why("af-why-swap-order", "A9.8")
    return why("af-why-swap-partner", "A9.8")


def swap_second_reason(s: AlienFrontiersState, action: int, source: int, owner: int) -> Label:
    """The partner of a swap: another territory, another owner."""
    fixed = colony_reason(s, action, "A9.8")
    if fixed is not None:
        return fixed
    territory, seat = (action - COLONY) >> 2, action & 3
    if territory == source:
        return why("af-why-swap-same", "A9.8", territory=territory_name(territory))
    if seat == owner:
        return why("af-why-swap-owner", "A9.8", player=seat_name(owner))
    return why("af-why-swap-order", "A9.8")


# --- raids ----------------------------------------------------------------------------------------------


def raid_reason(s: AlienFrontiersState, action: int, taken: int, lowest: int) -> Label:
    """What a raid may not take."""
    exact = why("af-why-raid-exact", "A6.2", left=RAID_LIMIT - taken)
    if action == DONE:
        return exact
    stealing = action >= STEAL
    seat = (action - STEAL) // CARD_TYPES if stealing else (action - TAKE) >> 1
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-raid-self", "A6.2")
    name = seat_name(seat)
    victim = s.players[seat]
    if stealing:
        if taken:
            return why("af-why-raid-mixed", "A6.2")
        card = (action - STEAL) % CARD_TYPES
        if victim.cards >> card & 1:
            return why("af-why-decoy", "A9.5", player=name)
        return why("af-why-steal-none", "A6.2", player=name, card=card_name(card))
    if victim.cards >> DECOY & 1:
        return why("af-why-decoy", "A9.5", player=name)
    offset = action - TAKE
    if (victim.ore if offset & 1 else victim.fuel) == 0:
        resource = "@af-ore" if offset & 1 else "@af-fuel"
        return why("af-why-take-none", "A6.2", player=name, resource=resource)
    if offset < lowest:
        return why("af-why-take-order", "A6.2")
    return exact


# --- ships of others ------------------------------------------------------------------------------------


def _ship_there(s: AlienFrontiersState, action: int) -> Label | None:
    """Why there is no such ship of another player, if so."""
    offset = action - SHIP
    station, seat, token = offset // 28, offset // 7 % 4, offset % 7 + 1
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-own-ship", "A9.7")
    if seat * 8 + token not in s.docks[station]:
        return why(
            "af-why-no-ship-there",
            "A9.7",
            player=seat_name(seat),
            ship=ship_name(s, token),
            station=station_name(station),
        )
    return None


def cannon_reason(s: AlienFrontiersState, action: int, station: int, shots: int, lowest: int) -> Label:
    """What the Plasma Cannon may not shoot at."""
    if action == DONE:
        return why("af-why-cannon-first", "A9.7")
    if action >= BAY_SHIP:
        return why("af-why-cannon-bay", "A9.7")
    offset = action - SHIP
    if offset // 28 != station:
        return why("af-why-cannon-station", "A9.7", station=station_name(station))
    absent = _ship_there(s, action)
    if absent is not None:
        return absent
    seat = offset // 7 % 4
    if shots and s.variant.plasma_single_victim and seat != lowest >> 3:
        return why("af-why-cannon-victim", "A9.7", player=seat_name(lowest >> 3))
    return why("af-why-cannon-order", "A9.7")


def blast_reason(s: AlienFrontiersState, action: int) -> Label:
    """Which ships the Plasma Cannon's discard may not return to stock."""
    if action < BAY_SHIP:
        seat = (action - SHIP) // 7 % 4
        relic = (action - SHIP) % 7 + 1 == RELIC
        absent = _ship_there(s, action)
    else:
        seat = (action - BAY_SHIP) >> 1
        relic = bool(action - BAY_SHIP & 1)
        absent = _ship_in_bay(s, seat, relic)
    if absent is not None:
        return absent
    if relic:
        return why("af-why-blast-relic", "A9.7", player=seat_name(seat))
    if ships_in_play(s, seat) >= 4:
        return why("af-why-blast-terraform", "A9.7", player=seat_name(seat))
    return why("af-why-blast-three", "A9.7", player=seat_name(seat))


def _ship_in_bay(s: AlienFrontiersState, seat: int, relic: bool) -> Label | None:
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-own-ship", "A9.7")
    if relic:
        if s.relic_owner == seat and s.relic_at == IN_BAY:
            return None
        return why("af-why-bay-relic", "A9.7", player=seat_name(seat))
    if bay_ships(s, seat) > 0:
        return None
    return why("af-why-bay-empty", "A9.7", player=seat_name(seat))


# --- own ships ------------------------------------------------------------------------------------------


def teleport_reason(s: AlienFrontiersState, action: int, source: int, token: int) -> Label:
    """Where a lifted ship may not go."""
    if action >= BAY:
        return why("af-why-teleport-bay", "A9.6")
    if station_of(action) == source:
        return why("af-why-teleport-source", "A9.6", station=station_name(source))
    parts = docking(s, action)
    if not (parts.relic if token == RELIC else token in parts.own):
        return why("af-why-teleport-without", "A9.6", ship=ship_name(s, token))
    return docking_reason(s, action)


def warp_reason(s: AlienFrontiersState, action: int, picked: int) -> Label:
    """What cannot be picked for a reroll."""
    if action == DONE:
        return why("af-why-warp-first", "A9.11")
    token = action - PICK + 1
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    if token == RELIC or VALUES[picked].count(token) == VALUES[s.hand].count(token):
        return why("af-why-picked", "A9.11", ship=ship_name(s, token))
    return why("af-why-warp-order", "A9.11")


def keep_reason(s: AlienFrontiersState) -> Label:
    """Eight are kept, of what there is."""
    player = s.players[s.turn]
    return why("af-why-keep", "A4", fuel=player.fuel, ore=player.ore)

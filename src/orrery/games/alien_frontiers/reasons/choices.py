"""Why something may not be chosen in the decision that is open within a move."""

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_frontiers.actions import (
    BAY,
    BAY_SHIP,
    DONE,
    PICK,
    STEAL,
    TAKE,
    TERRITORY,
    bay_ship_named,
    colony_named,
    resource_named,
    ship_named,
    station_of,
    stolen_card,
    token_named,
)
from orrery.games.alien_frontiers.components import DECOY, FLEET, IN_BAY, RAID_LIMIT, RESOURCE_LIMIT
from orrery.games.alien_frontiers.dice import count_of
from orrery.games.alien_frontiers.dockings import docking
from orrery.games.alien_frontiers.names import (
    card_name,
    resource_name,
    ship_name,
    station_name,
    territory_name,
)
from orrery.games.alien_frontiers.reasons.common import no_seat, not_unplaced
from orrery.games.alien_frontiers.reasons.docking import docking_reason
from orrery.games.alien_frontiers.rules import planet
from orrery.games.alien_frontiers.ships import RELIC, owner_of, ship_of
from orrery.games.alien_frontiers.state import AlienFrontiersState, bay_ships, ships_in_play, spot

Frame = tuple[int, ...]

# --- the planet -----------------------------------------------------------------------------------------


def land_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """A colony lands anywhere but under the Repulsor Field."""
    return why("af-why-repulsor", rule="A8", territory=territory_name(action - TERRITORY))


def move_to_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """A moved colony goes to another territory."""
    territory = action - TERRITORY
    if territory == frame[1]:
        return why("af-why-move-same", rule="A9.6", territory=territory_name(territory))
    return land_reason(s, frame, action)


def colony_reason(s: AlienFrontiersState, action: int, rule: str) -> Label | None:
    """Why a colony may be neither moved nor swapped, if so."""
    territory, seat = colony_named(action)
    if seat >= s.variant.players:
        return no_seat(s)
    place = territory_name(territory)
    if s.colonies[spot(territory, seat)] == 0:
        return why("af-why-no-colony-there", rule=rule, territory=place, player=seat_name(seat))
    if territory == s.repulsor:
        return why("af-why-repulsor", rule="A8", territory=place)
    return None


def move_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """Every colony there is may be moved, but for the Repulsor Field."""
    return colony_reason(s, action, "A9.6") or why("af-why-move-none", rule="A9.6")


def swap_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """One move at a time, a swap is named from the earlier territory, and needs two owners."""
    fixed = colony_reason(s, action, "A9.8")
    if fixed is not None:
        return fixed
    territory, seat = colony_named(action)
    for place, owner in map(colony_named, planet.movable_colonies(s)):
        if place < territory and owner != seat:
            return why("af-why-swap-order", rule="A9.8")
    return why("af-why-swap-partner", rule="A9.8")


def swap_with_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """The partner of a swap: another territory, another owner."""
    fixed = colony_reason(s, action, "A9.8")
    if fixed is not None:
        return fixed
    territory, seat = colony_named(action)
    if territory == frame[1]:
        return why("af-why-swap-same", rule="A9.8", territory=territory_name(territory))
    if seat == frame[2]:
        return why("af-why-swap-owner", rule="A9.8", player=seat_name(seat))
    return why("af-why-swap-order", rule="A9.8")


# --- raids ----------------------------------------------------------------------------------------------


def raid_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """What a raid may not take."""
    _, taken, lowest = frame
    exact = why("af-why-raid-exact", rule="A6.2", limit=RAID_LIMIT, left=RAID_LIMIT - taken)
    if action == DONE:
        return exact
    seat = (stolen_card(action) if action >= STEAL else resource_named(action))[0]
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-raid-self", rule="A6.2")
    name = seat_name(seat)
    victim = s.players[seat]
    if action >= STEAL:
        card = stolen_card(action)[1]
        if taken:
            return why("af-why-raid-mixed", rule="A6.2")
        if victim.cards >> card & 1:
            return why("af-why-decoy", rule="A9.5", player=name)
        return why("af-why-steal-none", rule="A6.2", player=name, card=card_name(card))
    if victim.cards >> DECOY & 1:
        return why("af-why-decoy", rule="A9.5", player=name)
    ore = resource_named(action)[1]
    if (victim.ore if ore else victim.fuel) == 0:
        return why("af-why-take-none", rule="A6.2", player=name, resource=resource_name(ore))
    if action < TAKE + lowest:
        return why("af-why-take-order", rule="A6.2")
    return exact


# --- ships of others ------------------------------------------------------------------------------------


def _ship_there(s: AlienFrontiersState, action: int) -> Label | None:
    """Why there is no such ship of another player, if so."""
    station, seat, token = ship_named(action)
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-own-ship", rule="A9.7")
    if ship_of(seat, token) not in s.docks[station]:
        whose, ship, place = seat_name(seat), ship_name(s, token), station_name(station)
        return why("af-why-no-ship-there", rule="A9.7", player=whose, ship=ship, station=place)
    return None


def cannon_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """What the Plasma Cannon may not shoot at."""
    _, station, shots, lowest = frame
    if action == DONE:
        return why("af-why-cannon-first", rule="A9.7")
    if action >= BAY_SHIP:
        return why("af-why-cannon-bay", rule="A9.7")
    place, seat, _ = ship_named(action)
    if place != station:
        return why("af-why-cannon-station", rule="A9.7", station=station_name(station))
    absent = _ship_there(s, action)
    if absent is not None:
        return absent
    if shots and s.variant.plasma_single_victim and seat != owner_of(lowest):
        return why("af-why-cannon-victim", rule="A9.7", player=seat_name(owner_of(lowest)))
    return why("af-why-cannon-order", rule="A9.7")


def blast_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """Which ships the Plasma Cannon's discard may not return to stock."""
    if action < BAY_SHIP:
        _, seat, token = ship_named(action)
        relic = token == RELIC
        absent = _ship_there(s, action)
    else:
        seat, relic = bay_ship_named(action)
        absent = _ship_in_bay(s, seat, relic)
    if absent is not None:
        return absent
    if relic:
        return why("af-why-blast-relic", rule="A9.7", player=seat_name(seat), need=FLEET + 1)
    if ships_in_play(s, seat) > FLEET:
        return why("af-why-blast-terraform", rule="A9.7", player=seat_name(seat), left=FLEET)
    return why("af-why-blast-fleet", rule="A9.7", player=seat_name(seat), left=FLEET)


def _ship_in_bay(s: AlienFrontiersState, seat: int, relic: bool) -> Label | None:
    if seat >= s.variant.players:
        return no_seat(s)
    if seat == s.turn:
        return why("af-why-own-ship", rule="A9.7")
    if relic:
        if s.relic_owner == seat and s.relic_at == IN_BAY:
            return None
        return why("af-why-bay-relic", rule="A9.7", player=seat_name(seat))
    if bay_ships(s, seat) > 0:
        return None
    return why("af-why-bay-empty", rule="A9.7", player=seat_name(seat))


# --- own ships ------------------------------------------------------------------------------------------


def teleport_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """Where a lifted ship may not go."""
    _, source, token = frame
    if action >= BAY:
        return why("af-why-teleport-bay", rule="A9.6")
    if station_of(action) == source:
        return why("af-why-teleport-source", rule="A9.6", station=station_name(source))
    parts = docking(s, action)
    if not (parts.relic if token == RELIC else token in parts.own):
        return why("af-why-teleport-without", rule="A9.6", ship=ship_name(s, token))
    return docking_reason(s, action)


def warp_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """What cannot be picked for a reroll."""
    if action == DONE:
        return why("af-why-warp-first", rule="A9.11")
    token = token_named(PICK, action)
    missing = not_unplaced(s, token)
    if missing is not None:
        return missing
    if token == RELIC or count_of(frame[1], token) == count_of(s.hand, token):
        return why("af-why-picked", rule="A9.11", ship=ship_name(s, token))
    return why("af-why-warp-order", rule="A9.11")


def keep_reason(s: AlienFrontiersState, frame: Frame, action: int) -> Label:
    """Just as many as the limit are kept, of what there is."""
    player = s.players[s.turn]
    return why("af-why-keep", rule="A4", limit=RESOURCE_LIMIT, fuel=player.fuel, ore=player.ore)

"""Answers that read otherwise in one decision than in another."""

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_frontiers.actions import DONE, TERRITORY, ship_named
from orrery.games.alien_frontiers.components import AT_TERRAFORM
from orrery.games.alien_frontiers.dice import SIZE
from orrery.games.alien_frontiers.names import ship_name, station_name, territory_name
from orrery.games.alien_frontiers.rules.powers import shot_price
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import AlienFrontiersState


def raid_label(s: AlienFrontiersState, action: int, frame: tuple[int, ...]) -> Label | None:
    """Enough of a raid."""
    return why("af-move-done-raid") if action == DONE else None


def cannon_label(s: AlienFrontiersState, action: int, frame: tuple[int, ...]) -> Label:
    """A ship driven away: to the Maintenance Bay, from the Terraforming Station out of play."""
    if action == DONE:
        return why("af-move-done-cannon")
    station, seat, token = ship_named(action)
    message = "af-move-shoot"
    if station == AT_TERRAFORM:
        message = "af-move-shoot-relic" if token == RELIC else "af-move-shoot-stock"
    return why(
        message,
        station=station_name(station),
        owner=seat_name(seat),
        ship=ship_name(s, token),
        fuel=shot_price(s, frame[2]),
    )


def warp_label(s: AlienFrontiersState, action: int, frame: tuple[int, ...]) -> Label | None:
    """Enough ships for a reroll."""
    return why("af-move-done-warp", ships=SIZE[frame[1]] + frame[2]) if action == DONE else None


def move_to_label(s: AlienFrontiersState, action: int, frame: tuple[int, ...]) -> Label:
    """The territory a colony is moved to."""
    return why("af-move-move-to", territory=territory_name(action - TERRITORY))

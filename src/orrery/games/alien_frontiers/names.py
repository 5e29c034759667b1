"""Names of components as arguments of messages."""

from orrery.games.alien_frontiers.components import CARDS, FIELDS, STATIONS, TERRITORIES
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import AlienFrontiersState


def station_name(station: int) -> str:
    """The argument that stands for a station's name."""
    return f"@af-station-{STATIONS[station]}"


def territory_name(territory: int) -> str:
    """The argument that stands for a territory's name."""
    return f"@af-territory-{TERRITORIES[territory]}"


def card_name(card: int) -> str:
    """The argument that stands for a card's name."""
    return f"@af-card-{CARDS[card]}"


def field_name(field: int) -> str:
    """The argument that stands for a field generator's name."""
    return f"@af-field-{FIELDS[field]}"


def resource_name(ore: bool) -> str:
    """The argument that stands for fuel or ore."""
    return "@af-ore" if ore else "@af-fuel"


def ship_name(s: AlienFrontiersState, token: int) -> int | str:
    """The argument that stands for a ship: its value, or the Relic Ship with the value it shows."""
    if token != RELIC:
        return token
    return f"@af-relic-{s.relic_value}" if s.relic_value else "@af-relic"

"""Pieces that labels and reasons share: names as arguments, and what a docking is made of."""

from typing import Final

from orrery.games.alien_frontiers.actions import (
    FIRST_DOCKING,
    RELIC,
    station_of,
)
from orrery.games.alien_frontiers.components import (
    AT_CONSTRUCTOR,
    AT_MARKET,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_TERRAFORM,
    CARDS,
    FIELDS,
    STATIONS,
    TERRITORIES,
)
from orrery.games.alien_frontiers.rules.powers import discount
from orrery.games.alien_frontiers.state import AlienFrontiersState

#: Ships that dock together, by station.
SET_SIZE: Final[dict[int, int]] = {AT_CONSTRUCTOR: 3, AT_MARKET: 2, AT_RAIDERS: 3, AT_SHIPYARD: 2}


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


def ship_name(s: AlienFrontiersState, token: int) -> int | str:
    """The argument that stands for a ship: its value, or the Relic Ship with the value it shows."""
    if token != RELIC:
        return token
    return f"@af-relic-{s.relic_value}" if s.relic_value else "@af-relic"


def power_price(s: AlienFrontiersState, cost: int) -> int:
    """The fuel a card's power costs now, Pohl Foothills considered (A7)."""
    return max(0, cost - discount(s))


class Docking:
    """What a docking action is made of."""

    __slots__ = ("own", "relic", "station", "values")

    station: int
    #: The values the docked ships show together, ascending.
    values: list[int]
    #: Those of them that own-colour ships must show.
    own: list[int]
    #: Whether the Relic Ship is one of the ships.
    relic: bool

    def __init__(self, station: int, values: list[int], own: list[int], relic: bool) -> None:
        self.station = station
        self.values = values
        self.own = own
        self.relic = relic

    def shown(self) -> str:
        """The values in writing."""
        return "-".join(map(str, self.values))


def docking(s: AlienFrontiersState, action: int) -> Docking:
    """Take a docking action apart; a lone Relic Ship shows whatever it shows now."""
    station = station_of(action)
    offset = action - FIRST_DOCKING[station]
    if station == AT_RAIDERS:
        low = offset % 4 + 1
        values = [low, low + 1, low + 2]
        relic = offset >= 4
        own = [value for value in values if not relic or value != s.relic_value]
        return Docking(station, values, own, relic)
    if station in SET_SIZE:
        size = SET_SIZE[station]
        value = offset % 6 + 1
        relic = offset >= 6
        return Docking(station, [value] * size, [value] * (size - int(relic)), relic)
    if station == AT_TERRAFORM:
        return Docking(station, [6], [] if offset else [6], offset == 1)
    if offset + 1 == RELIC:
        return Docking(station, [s.relic_value], [], True)
    return Docking(station, [offset + 1], [offset + 1], False)


def single_token(parts: Docking) -> int:
    """The token of a docking of one ship."""
    return RELIC if parts.relic else parts.own[0]

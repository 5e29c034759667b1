"""What a docking action is made of, for labels and reasons."""

from typing import Final

from orrery.games.alien_frontiers.actions import FIRST_DOCKING, STRAIGHT_STARTS, station_of
from orrery.games.alien_frontiers.components import (
    AT_CONSTRUCTOR,
    AT_MARKET,
    AT_RAIDERS,
    AT_SHIPYARD,
    AT_TERRAFORM,
)
from orrery.games.alien_frontiers.dice import SIDES
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import AlienFrontiersState

#: Ships that dock together, by station.
SET_SIZE: Final[dict[int, int]] = {AT_CONSTRUCTOR: 3, AT_MARKET: 2, AT_RAIDERS: 3, AT_SHIPYARD: 2}


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

    def token(self) -> int:
        """The token of a docking of one ship."""
        return RELIC if self.relic else self.own[0]


def docking(s: AlienFrontiersState, action: int) -> Docking:
    """Take a docking action apart; a lone Relic Ship shows whatever it shows now."""
    station = station_of(action)
    offset = action - FIRST_DOCKING[station]
    if station == AT_RAIDERS:
        low = offset % STRAIGHT_STARTS + 1
        values = [low, low + 1, low + 2]
        relic = offset >= STRAIGHT_STARTS
        own = [value for value in values if not relic or value != s.relic_value]
        return Docking(station, values, own, relic)
    if station in SET_SIZE:
        size = SET_SIZE[station]
        value = offset % SIDES + 1
        relic = offset >= SIDES
        return Docking(station, [value] * size, [value] * (size - int(relic)), relic)
    if station == AT_TERRAFORM:
        return Docking(station, [SIDES], [] if offset else [SIDES], offset == 1)
    if offset + 1 == RELIC:
        return Docking(station, [s.relic_value], [], True)
    return Docking(station, [offset + 1], [offset + 1], False)

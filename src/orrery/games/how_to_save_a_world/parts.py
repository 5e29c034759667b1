"""The parts that the reckoned worth of a position is told in: each is a feature."""

from typing import Final

from orrery.core.features import Found

#: By number: what so many points come from.
PARTS: Final = (
    *("points", "species", "landers", "boost moves", "cards in hand", "resources at hand", "tags at hand"),
    *("work at hand", "resources", "baselines", "tags", "steps to come", "cards", "upgrades", "the moon"),
    *("the badge", "laser places", "shield places", "evacuation places", "spaces", "leader bonuses"),
    "the turn",
)
BY_POINTS: Final = 0
BY_SPECIES: Final = 1
BY_LANDERS: Final = 2
BY_BOOST_MOVES: Final = 3
BY_HAND: Final = 4
BY_RESOURCES_NOW: Final = 5
BY_TAGS_NOW: Final = 6
BY_WORK_NOW: Final = 7
BY_RESOURCES: Final = 8
BY_BASELINES: Final = 9
BY_TAGS: Final = 10
BY_STEPS: Final = 11
BY_CARDS: Final = 12
BY_UPGRADES: Final = 13
BY_MOON: Final = 14
BY_BADGE: Final = 15
BY_PLACES: Final = 16
BY_SPACES: Final = 19
BY_BONUSES: Final = 20
BY_TURN: Final = 21


class Reckoning:
    """The points that one seat may expect, told part by part to what was found of it."""

    __slots__ = ("_clarity", "_found", "_parts", "total")

    def __init__(self, found: Found, parts: int, clear: float) -> None:
        self._found: Found = found
        self._parts: int = parts
        self._clarity: float = clear
        self.total: float = 0.0

    def add(self, part: int, points: float) -> None:
        """So many points by a part."""
        self.total += points
        self._found.add_times(self._parts + part, points * self._clarity)

"""Points as they stand now, and who is first (specification A5)."""

from typing import Final

from orrery.core.results import ranking_by
from orrery.games.alien_frontiers.components import CITY, MAX_SEATS, MONUMENT, TERRITORY_COUNT
from orrery.games.alien_frontiers.state import NOWHERE, AlienFrontiersState, spot

#: Where points come from, in the order people read them.
SOURCES: Final = ("colonies", "territories", "city", "monument", "positron")


def points(s: AlienFrontiersState, seat: int) -> int:
    """Victory points of one seat: a snapshot, never cumulative (PL 8)."""
    cards = s.players[seat].cards
    total = (cards >> CITY & 1) + (cards >> MONUMENT & 1)
    for territory in range(TERRITORY_COUNT):
        total += s.colonies[territory * MAX_SEATS + seat]
        if s.control[territory] == seat:
            total += 1
    if s.positron != NOWHERE and s.control[s.positron] == seat:
        total += 1
    return total


def itemised(s: AlienFrontiersState, seat: int) -> dict[str, int]:
    """The same points by source."""
    cards = s.players[seat].cards
    amounts = (
        sum(s.colonies[spot(territory, seat)] for territory in range(TERRITORY_COUNT)),
        s.control.count(seat),
        cards >> CITY & 1,
        cards >> MONUMENT & 1,
        int(s.positron != NOWHERE and s.control[s.positron] == seat),
    )
    return dict(zip(SOURCES, amounts, strict=True))


def ranking(s: AlienFrontiersState) -> list[list[int]]:
    """Points, then cards, then ore, then fuel; a full tie is a shared place (ruling 50)."""
    return ranking_by(
        [
            (points(s, seat), player.cards.bit_count(), player.ore, player.fuel)
            for seat, player in enumerate(s.players)
        ]
    )

"""Points as they stand now, and who is first (specification A5)."""

from orrery.games.alien_frontiers.components import CITY, MONUMENT, TERRITORY_COUNT
from orrery.games.alien_frontiers.state import NOWHERE, AlienFrontiersState


def points(s: AlienFrontiersState, seat: int) -> int:
    """Victory points of one seat: a snapshot, never cumulative (PL 8)."""
    cards = s.players[seat].cards
    total = (cards >> CITY & 1) + (cards >> MONUMENT & 1)
    for territory in range(TERRITORY_COUNT):
        total += s.colonies[territory * 4 + seat]
        if s.control[territory] == seat:
            total += 1
    if s.positron != NOWHERE and s.control[s.positron] == seat:
        total += 1
    return total


def itemised(s: AlienFrontiersState, seat: int) -> dict[str, int]:
    """The same points by source."""
    cards = s.players[seat].cards
    return {
        "colonies": sum(s.colonies[territory * 4 + seat] for territory in range(TERRITORY_COUNT)),
        "territories": s.control.count(seat),
        "city": cards >> CITY & 1,
        "monument": cards >> MONUMENT & 1,
        "positron": int(s.positron != NOWHERE and s.control[s.positron] == seat),
    }


def ranking(s: AlienFrontiersState) -> list[list[int]]:
    """Points, then cards, then ore, then fuel; a full tie is a shared place (ruling 50)."""
    groups: dict[tuple[int, int, int, int], list[int]] = {}
    for seat, player in enumerate(s.players):
        standing = (points(s, seat), player.cards.bit_count(), player.ore, player.fuel)
        groups.setdefault(standing, []).append(seat)
    return [groups[standing] for standing in sorted(groups, reverse=True)]

"""What several constraints ask of tables."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

Rows: TypeAlias = list[dict[str, Any]]
Tables: TypeAlias = dict[str, Rows]
#: What does not hold, each line with the number of the constraint.
Constraint: TypeAlias = Callable[[Tables], Iterator[str]]

#: C1.
COSTS: Final = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]
MOST_PLAYERS: Final = 4


def by_id(rows: Rows) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}


def board(t: Tables) -> Rows:
    """The locations that are there from the beginning, not those of facilities."""
    areas = {row["id"] for row in t["areas"]}
    return [row for row in t["locations"] if row["area"] in areas]


def world_of(t: Tables, location: dict[str, Any]) -> str:
    """Facilities are on the moon."""
    areas = {row["id"]: row["world"] for row in t["areas"]}
    return str(areas.get(location["area"], "moon"))


def upgrades_of(t: Tables, kind: str) -> Rows:
    return [row for row in t["upgrades"] if row["kind"] == kind]


def copies_of(rows: Rows) -> int:
    return sum(row["copies"] for row in rows)


def path_symbols(t: Tables) -> Counter[str]:
    return Counter(symbol for row in t["path"] for symbol in row["symbols"])

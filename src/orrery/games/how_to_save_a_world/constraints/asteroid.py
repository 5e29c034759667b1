"""The path of the asteroid and the meters (C25, C26, C36)."""

from collections.abc import Iterator
from typing import Final

from orrery.games.how_to_save_a_world.constraints.tables import Constraint, Tables


def _c25(t: Tables) -> Iterator[str]:
    """Cracks of the laser meter, each with a shield space of its own."""
    laser, shield, evacuation = t["meters"]
    cracks = laser["cracks"]
    for name, row in (("laser", laser), ("shield", shield)):
        spaces = [crack[name] for crack in cracks]
        if len(set(spaces)) < len(spaces) or not all(1 <= space <= row["length"] for space in spaces):
            yield f"meters, laser: cracks use the {name} spaces {spaces} (C25)"
    if not cracks or shield["cracks"] or evacuation["cracks"]:
        yield "meters: cracks are on the laser meter, and nowhere else (C25)"


def _c26(t: Tables) -> Iterator[str]:
    """The path has a start, no gaps and one impact point, and the stretch of the worked example."""
    path = t["path"]
    if [row["space"] for row in path] != list(range(1, len(path) + 1)):
        yield "path: the spaces are not 1, 2, 3 and so on (C26)"
    if [row["impact"] for row in path] != [False] * (len(path) - 1) + [True]:
        yield "path: the impact point is not the last space (C26)"
    if path[0]["symbols"] or path[-1]["symbols"]:
        yield "path: the start and the impact point have no symbols (C26, A52)"
    symbols = [row["symbols"] for row in path]
    if not any(
        "facility_B" in symbols[place]
        and sorted(symbols[place + 1]) == ["cubes", "refresh"]
        and any(symbol.startswith("facility") for earlier in symbols[:place] for symbol in earlier)
        for place in range(2, min(6, len(path) - 1))
    ):
        yield "path: no facility, then facility B on spaces 3 to 6 with cubes and refresh behind it (C26)"


def _c36(t: Tables) -> Iterator[str]:
    """Impact points within the meters, which are not shorter than in the worked examples."""
    least = {"laser": 8, "shield": 6, "evacuation": 1}
    for row in t["meters"]:
        if row["length"] < least[row["id"]]:
            yield f"meters, {row['id']}: length is {row['length']}, not {least[row['id']]} (C36)"
        if not 1 <= row["impact"] <= row["length"]:
            yield f"meters, {row['id']}: impact is {row['impact']} (C36)"


#: The constraints of this module.
CONSTRAINTS: Final[list[Constraint]] = [_c25, _c26, _c36]

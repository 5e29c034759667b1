"""What everybody begins with, and the supply (C6-C13, C18, C19, C23, C24, C35)."""

from collections.abc import Iterator
from typing import Final

from orrery.games.how_to_save_a_world.constraints.tables import (
    COSTS,
    MOST_PLAYERS,
    Constraint,
    Tables,
    copies_of,
    path_symbols,
)
from orrery.games.how_to_save_a_world.vocabulary import DECKS

#: C6, C7, C9, C10, C12, C13, C23, C24: the numbers that the rulebook states, with the constraint that does.
_NUMBERS: Final = {
    "landers_planet": (2, "C9"),
    "landers_moon": (1, "C9"),
    "resource_most": (10, "C10"),
    "baseline_most": (10, "C10"),
    "tag_slots": (5, "C12"),
    "display_size": (3, "C13"),
    "score_lap": (50, "C23"),
    "laser_draw": (10, "C24"),
    "shield_draw": (10, "C24"),
    "asteroid_cubes_start": (1, "C7"),
    "asteroid_cubes_symbol": (1, "C7"),
}
_THREAT: Final = [3, 4, 5, 6, 7, 8]


def _c6(t: Tables) -> Iterator[str]:
    """The threat tokens."""
    levels = [row["level"] for row in t["threat"]]
    if levels != _THREAT:
        yield f"threat: the levels are {levels}, not 3 to 8 (C6)"


def _numbers(t: Tables) -> Iterator[str]:
    """C7, C9, C10, C12, C13, C23 and C24."""
    for row in t["numbers"]:
        number, constraint = _NUMBERS[row["id"]]
        if row["value"] != number:
            yield f"numbers, {row['id']}: {row['value']}, not {number} ({constraint})"


def _c8(t: Tables) -> Iterator[str]:
    """Two, one and no neutral discs, on two different spaces of each track."""
    discs = [row["neutral_discs"] for row in t["setup"]]
    if discs != [2, 1, 0]:
        yield f"setup: {discs} neutral discs with 2, 3 and 4 players (C8)"
    for row in t["projects"]:
        spaces = row["neutral"]
        if len(set(spaces)) != 2 or not all(1 <= space <= len(COSTS) for space in spaces):
            yield f"projects, {row['id']}: neutral discs on {spaces} (C8)"


def _c10(t: Tables) -> Iterator[str]:
    """Markers start on the track, baselines at 0."""
    for row in t["resources"]:
        if not 0 <= row["start"] <= _NUMBERS["resource_most"][0]:
            yield f"resources, {row['id']}: start is {row['start']} (C10)"
        if row["baseline"] != 0:
            yield f"resources, {row['id']}: baseline is {row['baseline']}, not 0 (C10)"


def _c11(t: Tables) -> Iterator[str]:
    """The player in each place has what the one before has, and one marker more."""
    before: list[str] = []
    for number, row in enumerate(t["turn_order"]):
        bonus = row["bonus"]
        if len(set(bonus)) != number or len(bonus) != number or not set(before) <= set(bonus):
            yield f"turn_order, place {row['place']}: the bonus is {bonus} (C11)"
        before = bonus


def _c12(t: Tables) -> Iterator[str]:
    """Tag tokens for every slot of four players."""
    needed = _NUMBERS["tag_slots"][0] * MOST_PLAYERS
    for row in t["supplies"]:
        if row["id"].endswith("-tag") and row["count"] < needed:
            yield f"supplies, {row['id']}: {row['count']}, not {needed} (C12)"


def _c13(t: Tables) -> Iterator[str]:
    """A starting boost and a starting action for everybody, and a full display of what is left."""
    for table in ("actions", "boosts"):
        starting = copies_of([row for row in t[table] if row["starting"]])
        if starting < MOST_PLAYERS:
            yield f"{table}: {starting} starting cards (C13)"
    equal = {row["id"] for row in t["boosts"] if row["starting"]}
    if len(equal) > 1:
        yield f"boosts: starting boosts are not equal: {', '.join(sorted(equal))} (C13, A48)"


def _c18(t: Tables) -> Iterator[str]:
    """What cards are bought with."""
    resources = [row["res"] for row in t["decks"]]
    if resources != ["knowledge", "minerals", "organics"]:
        yield f"decks: {', '.join(DECKS)} are bought with {', '.join(resources)} (C18)"


def _c19(t: Tables) -> Iterator[str]:
    """The shuttle and an action card cost 1 energy."""
    for row in t["costs"]:
        if (row["res"], row["n"]) != ("energy", 1):
            yield f"costs, {row['id']}: {row['n']} {row['res']}, not 1 energy (C19)"


def _c35(t: Tables) -> Iterator[str]:
    """Supplies cannot run out."""
    cubes = path_symbols(t)["cubes"]
    for row in t["supplies"]:
        needed = MOST_PLAYERS * (1 + cubes) if row["id"] == "asteroid" else MOST_PLAYERS * len(COSTS)
        if not row["id"].endswith("-tag") and row["count"] < needed:
            yield f"supplies, {row['id']}: {row['count']}, but a game may need {needed} (C35)"


#: The constraints of this module.
CONSTRAINTS: Final[list[Constraint]] = [_c6, _numbers, _c8, _c10, _c11, _c12, _c13, _c18, _c19, _c35]

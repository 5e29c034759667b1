"""Tracks and reward tiles (C1-C5, C32, C37)."""

from collections.abc import Iterator
from typing import Final

from orrery.games.how_to_save_a_world.constraints.tables import COSTS, Constraint, Rows, Tables
from orrery.games.how_to_save_a_world.vocabulary import BASIC_RESOURCES, PROJECTS, RESOURCES, is_falling


def _c1(t: Tables) -> Iterator[str]:
    """Three tracks with the 13 costs."""
    for row in t["projects"]:
        if row["costs"] != COSTS:
            yield f"projects, {row['id']}: the costs are not those printed (C1)"


def _c2(t: Tables) -> Iterator[str]:
    """Laser costs energy; every project has a basic resource of its own."""
    resources = [row["res"] for row in t["projects"]]
    if resources[0] != "energy":
        yield "projects, laser: res is not energy (C2)"
    if len(set(resources)) < len(PROJECTS) or not set(resources) <= set(RESOURCES[:BASIC_RESOURCES]):
        yield f"projects: res is {', '.join(resources)}, not a basic resource for each (C2)"


def _c3(t: Tables) -> Iterator[str]:
    """Nine tiles, tiers 1 to 3 for each project; a tile lies below every change symbol."""
    for project in PROJECTS:
        tiers = sorted(row["tier"] for row in t["rewards"] if row["project"] == project)
        if tiers != [1, 2, 3]:
            yield f"rewards: the tiers of {project} are {tiers} (C3)"
    for row in t["projects"]:
        if len(row["change_spaces"]) not in (1, 2):
            yield f"projects, {row['id']}: change_spaces are {row['change_spaces']} (C3)"


def _c4(t: Tables) -> Iterator[str]:
    """The worked example of the laser passes a bonus of 3 VP and a change symbol."""
    laser = t["projects"][0]
    if not any(bonus["vp"] == 3 and 3 <= bonus["space"] <= 5 for bonus in laser["leader_bonuses"]):
        yield "projects, laser: no bonus of 3 VP on spaces 3 to 5 (C4)"
    if not any(3 <= space <= 5 for space in laser["change_spaces"]):
        yield "projects, laser: no change symbol on spaces 3 to 5 (C4)"


def _c5(t: Tables) -> Iterator[str]:
    """The tiles that the rulebook shows."""

    def effects(project: str) -> Rows:
        return [effect for row in t["rewards"] if row["project"] == project for effect in row["effect"]]

    first = [row["effect"] for row in t["rewards"] if (row["project"], row["tier"]) == ("laser", 1)]
    if first != [[{"op": "gain_tag", "tag": "science", "n": 1}]]:
        yield "rewards: the first tile of laser is not a science tag (C5)"
    choices = ("planet_or_moon", "any")
    if not any(one["op"] == "gain_tag" and one["tag"] in choices for one in effects("laser")):
        yield "rewards: no tile of laser has a choice of tags with moon (C5)"
    if not any(one["op"] == "gain_upgrade" and one["kind"] == "tech1" for one in effects("shield")):
        yield "rewards: no tile of shield is a Tech 1 (C5)"


def _c32(t: Tables) -> Iterator[str]:
    """Three places each, and the key project is worth more, place by place."""
    for row in t["projects"]:
        key, other = row["key_vp"], row["other_vp"]
        if not is_falling(key) or not is_falling(other):
            yield f"projects, {row['id']}: VP for places are {key} and {other} (C32)"
        elif any(key[place] <= other[place] for place in range(3)):
            yield f"projects, {row['id']}: key_vp {key} is not above other_vp {other} (C32)"


def _c37(t: Tables) -> Iterator[str]:
    """Bonus and change spaces lie on the track, each once."""
    last = len(COSTS)
    for row in t["projects"]:
        bonuses = [bonus["space"] for bonus in row["leader_bonuses"]]
        for column, spaces in (("leader_bonuses", bonuses), ("change_spaces", row["change_spaces"])):
            if len(set(spaces)) < len(spaces) or not all(1 <= space <= last for space in spaces):
                yield f"projects, {row['id']}: {column} are on {spaces} (C37)"
        if any(bonus["vp"] < 1 for bonus in row["leader_bonuses"]):
            yield f"projects, {row['id']}: a bonus is worth nothing (C37)"


#: The constraints of this module.
CONSTRAINTS: Final[list[Constraint]] = [_c1, _c2, _c3, _c4, _c5, _c32, _c37]

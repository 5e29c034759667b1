"""Areas, locations and facilities (C15-C17, C27, C31, C41, C42)."""

from collections.abc import Iterator
from typing import Any, Final

from orrery.games.how_to_save_a_world.constraints.tables import (
    Constraint,
    Rows,
    Tables,
    board,
    path_symbols,
    world_of,
)
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS, STACKS, WORLDS


def _c15(t: Tables) -> Iterator[str]:
    """One boost location: Take Command on the moon, which brings the badge and more."""
    boosts = [row for row in t["locations"] if row["frame"] == "boost"]
    if [row["area"] for row in boosts] != ["take-command"]:
        yield f"locations: {[row['id'] for row in boosts]} have the boost frame, not Take Command (C15)"
        return
    if world_of(t, boosts[0]) != "moon":
        yield "areas, take-command: not on the moon (C15)"
    action = boosts[0]["action"]
    if len(action) < 2 or not any(effect["op"] == "badge" for effect in action):
        yield f"locations, {boosts[0]['id']}: not the badge and something more (C15)"


def _c16(t: Tables) -> Iterator[str]:
    """An unlimited location on the moon; every unlimited one is a stay location."""
    if not any(row["unlimited"] and world_of(t, row) == "moon" for row in board(t)):
        yield "locations: none of the moon is unlimited (C16)"
    for row in t["locations"]:
        if row["unlimited"] and row["frame"] != "stay":
            yield f"locations, {row['id']}: unlimited, but its frame is {row['frame']} (C16)"


def _c17(t: Tables) -> Iterator[str]:
    """Every area and facility has a location."""
    used = {row["area"] for row in t["locations"]}
    for table in ("areas", "facilities"):
        yield from (f"{table}, {row['id']}: no location (C17)" for row in t[table] if row["id"] not in used)


def _c27(t: Tables) -> Iterator[str]:
    """As many facility spaces as symbols, and tiles enough."""
    symbols = path_symbols(t)
    for stack in STACKS:
        spaces = sum(row["stack"] == stack for row in t["facility_spaces"])
        tiles = sum(row["stack"] == stack for row in t["facilities"])
        found = symbols[f"facility_{stack}"]
        if not found == spaces <= tiles:
            yield f"stack {stack}: {found} symbols, {spaces} spaces and {tiles} tiles (C27)"


def _c31(t: Tables) -> Iterator[str]:
    """The effects of locations that the rulebook shows."""
    places = board(t)
    as_knowledge = {"rule": "tag_as_resource", "tag": "science", "res": "knowledge"}
    actions = [row["action"] for row in places]

    def per_tag(tag: str, then: dict[str, Any]) -> Rows:
        return [{"op": "per_tag", "tag": tag, "max": None, "then": [then]}]

    known = {
        "2 energy": [{"op": "gain", "res": "energy", "n": 2}] in actions,
        "2 organics for each planet tag": per_tag("planet", {"op": "gain", "res": "organics", "n": 2})
        in actions,
        "shield work for each moon tag": per_tag("moon", {"op": "work", "project": "shield", "n": 1})
        in actions,
        "laser work for each moon tag": per_tag("moon", {"op": "work", "project": "laser", "n": 1})
        in actions,
        "a purchase for each planet tag": any(
            action[0]["op"] == "per_tag"
            and action[0]["tag"] == "planet"
            and action[0]["then"][0]["op"] == "buy"
            for action in actions
        ),
        "science tags as knowledge": any(as_knowledge in row["rules"] for row in places),
        "removing a card": any(action[0]["op"] == "remove_card" for action in actions),
    }
    yield from (f"locations: none has {name} (C31)" for name, found in known.items() if not found)


def _c41(t: Tables) -> Iterator[str]:
    """Every project can be worked on without tags, with tags and by a card."""
    actions = [effect for row in board(t) for effect in row["action"]]
    cards = [effect for row in t["actions"] for effect in row["effect"]]
    for project in PROJECTS:
        ways = {
            "without tags": any(_works_on(effect, project) for effect in actions),
            "with tags": any(
                effect["op"] == "per_tag" and _works_on(effect["then"][0], project) for effect in actions
            ),
            "by a card": any(_works_on(effect, project) for effect in cards),
        }
        yield from (
            f"locations, actions: {project} cannot be worked on {way} (C41)" for way in ways if not ways[way]
        )


def _works_on(effect: dict[str, Any], project: str) -> bool:
    return bool(effect["op"] == "work" and effect["project"] == project)


def _c42(t: Tables) -> Iterator[str]:
    """Landers can leave each world and stay on it."""
    for world in WORLDS:
        frames = {row["frame"] for row in board(t) if world_of(t, row) == world}
        if not {"shuttle", "stay"} <= frames:
            yield f"locations: the frames of the {world} are {', '.join(sorted(frames))} (C42)"


#: The constraints of this module.
CONSTRAINTS: Final[list[Constraint]] = [_c15, _c16, _c17, _c27, _c31, _c41, _c42]

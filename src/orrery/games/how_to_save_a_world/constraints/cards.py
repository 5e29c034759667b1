"""Cards and upgrades (C14, C20-C22, C28-C30, C33, C34)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from orrery.games.how_to_save_a_world.constraints.tables import (
    Constraint,
    Tables,
    by_id,
    copies_of,
    upgrades_of,
)
from orrery.games.how_to_save_a_world.vocabulary import STACKS, TAGS

#: C14.
_CARDS: Final = {"actions": 34, "boosts": 28, "species": 27}
_FACILITIES: Final = 10
#: C28: names that the rulebook gives, by table.
_NAMED: Final = {
    "actions": ["increase-production"],
    "boosts": ["test-nuclear-drive", "rapid-extraction-team"],
    "species": ["wiesporka", "voracious-river-hippo", "thriller-moss"],
    "areas": ["take-command"],
    "facilities": ["infra-con-structor", "momentum-converter"],
}
#: C30.
_SPECIES: Final[dict[str, dict[str, Any]]] = {
    "wiesporka": {"metric": "tag_tokens", "vp": 1, "div": 1, "tag": "science"},
    "voracious-river-hippo": {"metric": "baselines_at_most", "vp": 1, "div": 1, "level": 4},
    "thriller-moss": {"metric": "resource_left", "vp": 1, "div": 2, "res": "knowledge"},
}
_RAISE_TWO: Final = [{"op": "baseline", "res": "any_basic", "n": 2}]
#: C21.
_WORKED_ANY: Final = {"event": "worked", "project": "any", "min": 1}
_TECH_CUBES: Final = 12


def _c14(t: Tables) -> Iterator[str]:
    """The number of cards and facilities."""
    for table, size in _CARDS.items():
        found = copies_of(t[table])
        if found != size:
            yield f"{table}: {found} cards, not {size} (C14)"
    stacks = Counter(row["stack"] for row in t["facilities"])
    if len(t["facilities"]) != _FACILITIES or len(stacks) < len(STACKS):
        yield f"facilities: {stacks['A']} of stack A and {stacks['B']} of stack B, not 10 of both (C14)"


def _c28(t: Tables) -> Iterator[str]:
    """The names that the rulebook gives."""
    for table, names in _NAMED.items():
        known = by_id(t[table])
        yield from (f"{table}: no {name} (C28)" for name in names if name not in known)


def _c29(t: Tables) -> Iterator[str]:
    """The texts of cards that the rulebook gives."""
    boosts, actions = by_id(t["boosts"]), [row["effect"] for row in t["actions"]]
    drive, team = boosts.get("test-nuclear-drive"), boosts.get("rapid-extraction-team")
    if drive and (drive["trigger"], drive["effect"]) != (
        {"event": "worked", "project": "laser", "min": 1},
        [{"op": "baseline", "res": "energy", "n": 2}],
    ):
        yield "boosts, test-nuclear-drive: not 2 energy baselines after laser work (C29)"
    if team and (team["trigger"], team["effect"]) != (
        {"event": "raised_baseline", "res": "any_basic"},
        [{"op": "gain", "res": "energy", "n": 2}],
    ):
        yield "boosts, rapid-extraction-team: not 2 energy for a raised basic baseline (C29)"
    if _RAISE_TWO not in actions:
        yield "actions: none raises any two basic baselines (C29)"
    if [{"op": "research", "n": 2}] not in actions:
        yield "actions: none is two research actions (C29)"


def _c30(t: Tables) -> Iterator[str]:
    """What the known species score for."""
    species = by_id(t["species"])
    for name, score in _SPECIES.items():
        if name in species and species[name]["score"] != score:
            yield f"species, {name}: not scored as in the rulebook (C30)"


def _c33(t: Tables) -> Iterator[str]:
    """The usual tags of each kind of card."""
    if 2 * sum(not row["tags"] for row in t["actions"]) <= len(t["actions"]):
        yield "actions: most have tags (C33)"
    if 2 * sum(len(row["tags"]) == 2 for row in t["boosts"]) <= len(t["boosts"]):
        yield "boosts: most have no pair of tags (C33)"
    if not any(row["tags"] == ["moon", "moon"] for row in t["boosts"]):
        yield "boosts: none has two moon tags (C33)"
    for row in t["species"]:
        if len(row["tags"]) != 1:
            yield f"species, {row['id']}: {len(row['tags'])} tags, not 1 (C33)"
    for tag in TAGS:
        found = sum(row["copies"] for row in t["species"] if row["tags"] == [tag])
        if 3 * found != _CARDS["species"]:
            yield f"species: {found} have the tag {tag}, not a third (C33)"


def _c34(t: Tables) -> Iterator[str]:
    """The four conditions of boosts that any matching event meets."""
    events = [row["trigger"] for row in t["boosts"]]
    generic = {
        "gained_res any_basic": {"event": "gained_res", "res": "any_basic"} in events,
        "raised_baseline any": any(
            event["event"] == "raised_baseline" and event["res"] in ("any", "any_basic") for event in events
        ),
        "gained_tag any": {"event": "gained_tag", "tag": "any"} in events,
        "worked any": any(event["event"] == "worked" and event["project"] == "any" for event in events),
    }
    yield from (f"boosts: none waits for {name} (C34)" for name, found in generic.items() if not found)


def _c20(t: Tables) -> Iterator[str]:
    """The known simple upgrade; that they give baselines and tags only is asked with the vocabulary."""
    known = [{"op": "baseline", "res": name, "n": 1} for name in ("minerals", "organics")]
    if not any(
        row["cost"] == 1 and row["effect"] in (known, known[::-1]) for row in upgrades_of(t, "simple")
    ):
        yield "upgrades: none is the mineral and organics baselines for 1 knowledge (C20)"


def _c21(t: Tables) -> Iterator[str]:
    """The known Tech 1 and Tech 2."""
    hooks = {row["ability"]["hook"] for row in upgrades_of(t, "tech1")}
    for hook in ("shuttle_pay_any", "shuttle_then_act"):
        if hook not in hooks:
            yield f"upgrades: no Tech 1 has {hook} (C21)"
    scores = [(row["cost"], row["ability"]["event"], row["ability"]["vp"]) for row in upgrades_of(t, "tech2")]
    if (5, _WORKED_ANY, 1) not in scores:
        yield "upgrades: no Tech 2 for 5 knowledge scores 1 VP for project work (C21)"
    if not any(vp == 2 for _, _, vp in scores):
        yield "upgrades: no Tech 2 scores 2 VP (C21)"


def _c22(t: Tables) -> Iterator[str]:
    """Tech cubes may run out."""
    slots = len(upgrades_of(t, "tech1")) + len(upgrades_of(t, "tech2"))
    if slots <= _TECH_CUBES:
        yield f"upgrades: {slots} of Tech 1 and Tech 2, not more than the {_TECH_CUBES} cubes (C22)"


#: The constraints of this module.
CONSTRAINTS: Final[list[Constraint]] = [_c14, _c28, _c29, _c30, _c33, _c34, _c20, _c21, _c22]

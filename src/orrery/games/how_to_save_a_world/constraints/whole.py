"""Words and identities of all tables together (C39, C40)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from orrery.games.how_to_save_a_world.constraints.shapes import all_effects
from orrery.games.how_to_save_a_world.constraints.tables import Tables
from orrery.games.how_to_save_a_world.vocabulary import ABILITIES, EFFECTS, EVENTS, LOCATION_RULES, METRICS


def unused_words(t: Tables) -> Iterator[str]:
    """Stand-ins use all words. A table that holds none is somebody's true one, and may do without some."""
    effects = [effect for list_ in all_effects(t) for effect in list_]
    used: list[tuple[str, dict[str, Any], set[str], tuple[str, ...]]] = [
        ("effect", EFFECTS, {effect["op"] for effect in effects}, ("locations", "actions", "boosts")),
        ("event", EVENTS, {row["trigger"]["event"] for row in t["boosts"]}, ("boosts",)),
        (
            "rule",
            LOCATION_RULES,
            {rule["rule"] for row in t["locations"] for rule in row["rules"]},
            ("locations",),
        ),
        (
            "hook",
            ABILITIES,
            {row["ability"]["hook"] for row in t["upgrades"] if row["ability"]},
            ("upgrades",),
        ),
        ("metric", METRICS, {row["score"]["metric"] for row in t["species"]}, ("species",)),
    ]
    for kind, known, found, homes in used:
        invented = all(any(row["provenance"] == "stand-in" for row in t[table]) for table in homes)
        yield from (
            f"{', '.join(homes)}: no row has the {kind} {word} (C39)"
            for word in known
            if invented and word not in found
        )


def identities(t: Tables) -> Iterator[str]:
    """Ids in one word, none of them twice; that every row says where it is from is asked when it is read."""
    groups = [["actions", "boosts", "species", "upgrades", "rewards"], ["locations"], ["areas", "facilities"]]
    for tables in (*groups, ["threat"], ["facility_spaces"]):
        ids = Counter(row["id"] for table in tables for row in t[table])
        for name, count in ids.items():
            if count > 1:
                yield f"{', '.join(tables)}: {count} rows have the id {name} (C40)"
            if not name or name != "-".join(name.lower().split()):
                yield f"{', '.join(tables)}: {name!r} is no id in one word (C40)"

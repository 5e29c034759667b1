"""Words and identities of all tables together (C39, C40)."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from orrery.games.how_to_save_a_world.constraints.shapes import all_effects
from orrery.games.how_to_save_a_world.constraints.tables import Tables
from orrery.games.how_to_save_a_world.vocabulary import ABILITIES, EFFECTS, EVENTS, LOCATION_RULES, METRICS

#: Rows of our tables that are not stand-ins.
_ATTESTED: Final = {"increase-production", "supply-depots", "project-chronicle"}


def unused_words(t: Tables) -> Iterator[str]:
    """Stand-ins use all words. Where somebody has written down true rows, words may be left over."""
    effects = {effect["op"] for effects in all_effects(t) for effect in effects}
    events = {row["trigger"]["event"] for row in t["boosts"]}
    rules = {rule["rule"] for row in t["locations"] for rule in row["rules"]}
    hooks = {row["ability"]["hook"] for row in t["upgrades"] if row["ability"]}
    metrics = {row["score"]["metric"] for row in t["species"]}
    used: list[tuple[str, Collection[str], set[str], list[str]]] = [
        ("effect", EFFECTS, effects, ["locations", "actions", "boosts"]),
        ("event", EVENTS, events, ["boosts"]),
        ("rule", LOCATION_RULES, rules, ["locations"]),
        ("hook", ABILITIES, hooks, ["upgrades"]),
        ("metric", METRICS, metrics, ["species"]),
    ]
    for kind, known, found, homes in used:
        if all(_is_invented(t, table) for table in homes):
            yield from (
                f"{', '.join(homes)}: no row has the {kind} {word} (C39)"
                for word in known
                if word not in found
            )


def _is_invented(t: Tables, table: str) -> bool:
    """Whether a table has no true rows beyond those that the sources of ours give."""
    true = [row["id"] for row in t[table] if row["provenance"] != "stand-in"]
    return set(true) <= _ATTESTED


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

"""Whether tables have the shape that the rules read: their rows, lists and words (C38)."""

from collections.abc import Iterator
from typing import Any, Final

from orrery.core.content import Content
from orrery.games.how_to_save_a_world.vocabulary import (
    FRAMES,
    PATH_SYMBOLS,
    PROJECTS,
    RESOURCES,
    REWARDS,
    SIMPLE,
    STACKS,
    TAGS,
    UPGRADE_KINDS,
    WORLDS,
    ability_problems,
    effects_problems,
    event_problems,
    is_number,
    location_rule_problems,
    score_problems,
)

#: Tables whose rows are always the same, in the same order, and the column that tells them.
_FIXED: Final = {
    **{"numbers": "id", "costs": "id", "decks": "id", "resources": "id", "turn_order": "place"},
    **{"setup": "players", "supplies": "id", "projects": "id", "meters": "id"},
}
#: Columns that are a word of a list.
_WORDS: Final[dict[tuple[str, str], list[str]]] = {
    ("costs", "res"): RESOURCES,
    ("decks", "res"): RESOURCES,
    ("projects", "res"): RESOURCES,
    ("rewards", "project"): PROJECTS,
    ("areas", "world"): WORLDS,
    ("locations", "frame"): FRAMES,
    ("facilities", "stack"): STACKS,
    ("facility_spaces", "stack"): STACKS,
    ("upgrades", "kind"): UPGRADE_KINDS,
}
#: Columns that are a list of words.
_WORD_LISTS: Final[dict[tuple[str, str], list[str]]] = {
    ("turn_order", "bonus"): RESOURCES,
    ("path", "symbols"): PATH_SYMBOLS,
    ("actions", "tags"): TAGS,
    ("boosts", "tags"): TAGS,
    ("species", "tags"): TAGS,
}
#: Columns that are a list of numbers, and how many; 0 is any number of them.
_NUMBER_LISTS: Final = {
    ("projects", "costs"): 13,
    ("projects", "change_spaces"): 0,
    ("projects", "neutral"): 2,
    ("projects", "key_vp"): 3,
    ("projects", "other_vp"): 3,
}
#: Columns that are a list of objects of numbers.
_OBJECT_LISTS: Final = {
    ("projects", "leader_bonuses"): ("space", "vp"),
    ("meters", "cracks"): ("laser", "shield"),
}
#: Where effects stand.
_EFFECTS: Final = (
    *(("locations", "action"), ("rewards", "effect")),
    *(("actions", "effect"), ("boosts", "effect")),
)


def strange_rows(content: Content, like: Content) -> list[str]:
    """Tables that have other rows than the rules know, and columns with other words or lists."""
    problems = []
    for table, column in _FIXED.items():
        known = like.column(table, column)
        if content.column(table, column) != known:
            problems.append(f"{table}: the rows are {', '.join(map(str, known))}, in this order")
    for table, rows in content.tables.items():
        if not rows:
            problems.append(f"{table}: no rows")
        for number, row in enumerate(rows, 1):
            where = f"{table}, {row.get('id', f'row {number}')}"
            problems += [f"{where}: {problem} (C38)" for problem in _column_problems(table, row)]
    if not problems:
        places = {*content.column("areas", "id"), *content.column("facilities", "id")}
        for row in content.tables["locations"]:
            if row["area"] not in places:
                problems.append(f"locations, {row['id']}: no area {row['area']!r} (C17)")
    return problems


def _column_problems(table: str, row: dict[str, Any]) -> Iterator[str]:
    for column, value in row.items():
        place = (table, column)
        if place in _WORDS:
            fits = value in _WORDS[place]
        elif place in _WORD_LISTS:
            fits = all(one in _WORD_LISTS[place] for one in value)
        elif place in _NUMBER_LISTS:
            size = _NUMBER_LISTS[place]
            fits = all(is_number(one, 0) for one in value) and size in (0, len(value))
        elif place in _OBJECT_LISTS:
            fits = all(_is_object(one, _OBJECT_LISTS[place]) for one in value)
        elif column == "copies":
            fits = value >= 1
        else:
            fits = True
        if not fits:
            yield f"{column} is {value!r}"


def _is_object(value: Any, keys: tuple[str, ...]) -> bool:
    return (
        isinstance(value, dict) and set(value) == set(keys) and all(is_number(value[key], 0) for key in keys)
    )


def vocabulary_problems(content: Content) -> list[str]:
    """Every effect, event, location rule, ability and way of scoring in the one vocabulary (C20, C38)."""
    tables = content.tables
    problems = []
    for table, column in _EFFECTS:
        for row in tables[table]:
            where = f"{table}, {row['id']}, {column}"
            problems += (
                effects_problems(where, row[column], REWARDS)
                if table == "rewards"
                else effects_problems(where, row[column])
            )
    for row in tables["locations"]:
        for rule in row["rules"]:
            problems += location_rule_problems(f"locations, {row['id']}, rules", rule)
    for row in tables["boosts"]:
        problems += event_problems(f"boosts, {row['id']}, trigger", row["trigger"])
    for row in tables["species"]:
        problems += score_problems(f"species, {row['id']}, score", row["score"])
    for row in tables["upgrades"]:
        problems += _upgrade_problems(row)
    return problems


def _upgrade_problems(row: dict[str, Any]) -> list[str]:
    """A simple upgrade has an effect (C20), the others an ability."""
    where, kind = f"upgrades, {row['id']}", row["kind"]
    if not is_number(row["cost"], 0):
        return [f"{where}: cost is {row['cost']!r} (C38)"]
    if kind == "simple":
        extra = [f"{where}: a simple upgrade has no ability (C20)"] if row["ability"] is not None else []
        found = effects_problems(f"{where}, effect", row["effect"], SIMPLE)
        return extra + [line.replace("(C38)", "(C20, C38)") for line in found]
    extra = [f"{where}: {kind} has no effect (C38)"] if row["effect"] else []
    return extra + ability_problems(f"{where}, ability", row["ability"], kind)


def all_effects(tables: dict[str, list[dict[str, Any]]]) -> Iterator[list[dict[str, Any]]]:
    """Every list of effects there is, those within others included."""
    for table, column in (*_EFFECTS, ("upgrades", "effect")):
        for row in tables[table]:
            yield from _with_inner(row[column])


def _with_inner(effects: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    yield effects
    for effect in effects:
        for inner in (*effect.get("options", []), effect.get("then", [])):
            yield from _with_inner(inner)

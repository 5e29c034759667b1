"""Component tables are what the rules read: every number is followed, or held to the rulebook."""

import copy
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.core.content import Content, pack_variable
from orrery.games.alien_frontiers.components import CONTENT
from orrery.games.alien_frontiers.constraints import check_content
from orrery.games.alien_frontiers.game import GAME

from .changed_pack import CHANGES

Tables = dict[str, list[dict[str, Any]]]
Cell = tuple[str, str | int, str]

TESTS = Path(__file__).parents[2]


def cells() -> Iterator[Cell]:
    """Every cell of the tables that holds numbers."""
    for table, rows in CONTENT.tables.items():
        for row in rows:
            for column, value in row.items():
                if isinstance(value, int | list | dict):
                    yield table, row.get("id", row.get("players")), column


def changed(*changes: tuple[Cell, Any]) -> Content:
    """Our tables with these cells changed."""
    tables: Tables = copy.deepcopy(CONTENT.tables)
    for (table, name, column), value in changes:
        row = next(row for row in tables[table] if name in (row.get("id"), row.get("players")))
        row[column] = value
    return Content(tables)


def value_of(cell: Cell) -> Any:
    table, name, column = cell
    return next(row[column] for row in CONTENT.tables[table] if name in (row.get("id"), row.get("players")))


def neighbours(value: Any) -> list[Any]:
    """The cell with each of its numbers one higher and one lower."""
    if isinstance(value, dict):
        return [{**value, key: value[key] + step} for key in value for step in (1, -1)]
    if isinstance(value, list):
        steps = [(place, step) for place in range(len(value)) for step in (1, -1)]
        return [[part + step * (n == place) for n, part in enumerate(value)] for place, step in steps]
    return [value + 1, value - 1]


def test_the_content_is_sound() -> None:
    assert check_content(CONTENT) == []
    assert GAME.check_content(GAME.content) == []


def test_every_number_is_read_by_the_rules_or_held_to_the_rulebook() -> None:
    followed = set()
    for cell in cells():
        for value in neighbours(value_of(cell)):
            if not check_content(changed((cell, value))):
                followed.add(cell)
    assert followed <= CHANGES.keys(), "the check lets pass what no rule is known to read"
    # These two go together: the sum of all copies is held to the number of cards.
    assert {("cards", "booster", "copies"), ("cards", "decoy", "copies")} <= CHANGES.keys() - followed


def test_the_rules_follow_the_tables(tmp_path: Path) -> None:
    pack = changed(*CHANGES.items())
    assert all(value_of(cell) != value for cell, value in CHANGES.items())
    assert check_content(pack) == []
    for name, rows in pack.tables.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(rows), "utf-8")
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(TESTS)])
    env = {**os.environ, pack_variable("orrery.games.alien_frontiers"): str(tmp_path), "PYTHONPATH": path}
    command = [sys.executable, "-m", "rulings.alien_frontiers.changed_pack"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("cell", "value", "rule"),
    [
        (("components", "ships", "count"), 28, "PL 5"),
        (("components", "relic", "count"), 2, "PL 5"),
        (("components", "cards", "count"), 23, "PL 5"),
        (("components", "territories", "count"), 9, "PL 5"),
        (("components", "fields", "count"), 4, "PL 5"),
        (("components", "colonies", "count"), 37, "PL 5"),
        (("cards", "city", "copies"), 2, "PL 12.1"),
        (("cards", "stasis", "copies"), 0, "PL 12"),
        (("cards", "decoy", "fuel"), 1, "PL 12"),
        (("cards", "warper", "fuel"), 0, "PL 12"),
        (("stations", "raiders", "docks"), 6, "PL 9.8"),
        (("stations", "constructor", "docks"), 2, "PL 9"),
        (("stations", "mine", "ore"), 1, "PL 9, 10"),
        (("stations", "constructor", "fuel"), 1, "PL 9, 10"),
        (("territories", "asimov", "fuel"), 1, "PL 9, 10"),
        (("territories", "heinlein", "fuel"), 0, "PL 10.4"),
        (("limits", "resources", "number"), 9, "PL 7.3"),
        (("limits", "hub", "number"), 8, "PL 9.3"),
        (("limits", "fleet", "number"), 6, "PL 6.1, 9.9"),
        (("limits", "display", "number"), 0, "PL 6.1"),
        (("setup", 2, "colonies"), 9, "PL 5, 6"),
        (("setup", 3, "bonus_ore"), [0, 0], "PL 6"),
        (("setup", 3, "blocked"), {"solar": 6, "mine": 1}, "PL 6"),
        (("setup", 3, "blocked"), {"solar": 3, "mine": 3, "sun": 0}, "PL 6"),
        (("setup", 2, "blocked"), {"solar": 4, "mine": 4, "market": 4}, "PL 6"),
    ],
)
def test_what_the_rulebook_forbids_is_refused(cell: Cell, value: Any, rule: str) -> None:
    problems = check_content(changed((cell, value)))
    assert any(f"({rule})" in problem for problem in problems), problems


@pytest.mark.parametrize("value", [-1, "3", 1.5, None, [1], True])
def test_what_is_no_number_is_refused_in_words(value: Any) -> None:
    for cell in cells():
        assert check_content(changed((cell, value))), cell


def test_rows_are_known_by_their_place() -> None:
    for table in ("stations", "territories", "cards", "limits", "components"):
        tables: Tables = copy.deepcopy(CONTENT.tables)
        tables[table].reverse()
        ids = ", ".join(row["id"] for row in CONTENT.tables[table])
        assert check_content(Content(tables)) == [f"{table}: the rows are not {ids}, in this order"]
    tables = copy.deepcopy(CONTENT.tables)
    del tables["setup"][1]
    assert check_content(Content(tables)) == ["setup: the rows are not for 2, 3 and 4 players (PL 6)"]
    assert check_content(Content({})) != []

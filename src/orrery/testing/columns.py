"""Content is what the rules read: every number of a component table is followed, or refused by the check."""

import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from orrery.core.content import Content, pack_variable
from orrery.core.game import Game
from orrery.core.registry import load_game
from orrery.testing.full import full_run
from orrery.testing.observe import observations

#: What is added to a number, until the check of the game accepts one.
_STEPS: Final = (1, -1, 2)
#: Numbers of a column of which the check is asked, spread over its rows; all of them in a full run.
_TRIED: Final = 12
#: Changes of single numbers that are played where the check does not accept the whole column raised.
_PLAYED: Final = 2

Tables = dict[str, list[dict[str, Any]]]
#: The way to a number within a row: the column, then places in lists and keys of objects.
_Way = tuple[str | int, ...]


@dataclass(frozen=True)
class Change:
    """Tables with one column changed, as a whole or in one row, and what was changed in words."""

    words: str
    tables: Tables
    whole: bool = False


def numeric_columns(content: Content) -> list[str]:
    """Every column that has numbers in it, as ``table.column``; numbers in lists and objects count."""
    return [
        f"{table}.{column}"
        for table, rows in content.tables.items()
        for column in dict.fromkeys(name for row in rows for name in row)
        if any(_ways(row.get(column), (column,)) for row in rows)
    ]


def _ways(value: Any, way: _Way) -> list[_Way]:
    if type(value) is int:
        return [way]
    if isinstance(value, dict | list):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        return [found for key, part in parts for found in _ways(part, (*way, key))]
    return []


def accepted_changes(game: Game[Any], column: str, seldom: bool = False) -> Iterator[Change]:
    """The column raised as a whole, then its numbers one by one: those that the game's check accepts.

    Where single rows seldom come into play, all numbers are raised together that can be.
    """
    table, _, name = column.partition(".")
    rows = game.content.tables[table]
    cells: list[tuple[int, _Way]] = []
    for number, row in enumerate(rows):
        cells += [(number, way) for way in _ways(row.get(name), (name,))]
    raised = deepcopy(rows)
    for number, way in cells:
        _add(raised[number], way, 1)
    whole = {**game.content.tables, table: raised}
    if not game.check_content(Content(whole)):
        yield Change(f"{column} raised by 1 in every row", whole, True)
    elif seldom and (raised := _raised_in_part(game, table, cells)) != rows:
        tables = {**game.content.tables, table: raised}
        yield Change(f"{column} raised by 1 wherever the check accepts it", tables, True)
    if seldom:
        return
    for number, way in cells if full_run() else cells[:: max(1, len(cells) // _TRIED)]:
        for step in _STEPS:
            changed = deepcopy(rows[number])
            before, after = _add(changed, way, step)
            tables = {**game.content.tables, table: [*rows[:number], changed, *rows[number + 1 :]]}
            if not game.check_content(Content(tables)):
                which = rows[number].get("id", f"row {number + 1}")
                place = ".".join(map(str, way))
                yield Change(f"{table}, {which}: {place} {before} changed to {after}", tables)
                break


def _raised_in_part(game: Game[Any], table: str, cells: list[tuple[int, _Way]]) -> list[dict[str, Any]]:
    """The rows of a table with each of these numbers raised that can be, together with those before it."""
    rows = deepcopy(game.content.tables[table])
    for number, way in cells:
        _add(rows[number], way, 1)
        if game.check_content(Content({**game.content.tables, table: rows})):
            _add(rows[number], way, -1)
    return rows


def _add(row: dict[str, Any], way: _Way, step: int) -> tuple[int, int]:
    """Add to a number of a row; what it was and what it is."""
    part: Any = row
    for key in way[:-1]:
        part = part[key]
    before = int(part[way[-1]])
    part[way[-1]] = before + step
    return before, before + step


class Observer:
    """Compares a game with changed tables, played in processes of their own, with the game as it is."""

    def __init__(self, game: Game[Any]) -> None:
        module = sys.modules[type(game).__module__]
        name = next(name for name, value in vars(module).items() if value is game)
        self._place = f"{module.__name__}:{name}"
        self._pack = pack_variable(module.__name__.rpartition(".")[0])
        self._further = observations(game)
        self._usual: list[str] = []

    def unread(self, change: Change) -> str | None:
        """What is wrong if nothing differs from the usual tables, or nothing can be played; else None."""
        with TemporaryDirectory() as folder:
            for table, rows in change.tables.items():
                (Path(folder) / f"{table}.json").write_text(json.dumps(rows), "utf-8")
            environment = {
                **os.environ,
                "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
                self._pack: folder,
            }
            code = f"from orrery.testing.observe import main; main({self._place!r})"
            command = [sys.executable, "-c", code]
            with subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
            ) as child:
                assert child.stdout is not None and child.stderr is not None
                for number, line in enumerate(child.stdout):
                    if line.strip() != self._observed(number):
                        child.kill()
                        return None
                fault = child.stderr.read().strip()
        if child.returncode:
            return f"the check accepts it, but it cannot be played: {fault.splitlines()[-1]}"
        return "the check accepts it, and nothing differs: not what is legal, seen, said or scored"

    def _observed(self, number: int) -> str:
        """An observation of the game as it is, made when it is first asked for."""
        while len(self._usual) <= number:
            self._usual.append(next(self._further))
        return self._usual[number]


def content_columns(game: Game[Any] | str, *, seldom: Collection[str] = ()) -> type:
    """A test class with one item per column of numbers: changing it changes the game, or is refused.

    The column is raised as a whole and, where the check does not accept that, in single rows (in every
    single row with ``ORRERY_FULL=1``); each change is played in a process of its own. ``seldom`` are columns
    (``table.column``) of many rows that seldom come into play: all are raised together, as far as they can.
    """
    import pytest

    rules = load_game(game) if isinstance(game, str) else game
    observer = Observer(rules)

    class ContentColumns:
        """The rules follow the component tables."""

        @pytest.mark.parametrize("column", numeric_columns(rules.content))
        def test_column(self, column: str) -> None:
            """Another number is seen in play, unless the check refuses it."""
            for number, change in enumerate(accepted_changes(rules, column, column in seldom), 1):
                problem = observer.unread(change)
                if problem:
                    pytest.fail(f"{rules.id}: {change.words}: {problem}", pytrace=False)
                if (change.whole or number == _PLAYED) and not full_run():
                    break

    return ContentColumns

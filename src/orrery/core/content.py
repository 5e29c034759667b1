"""Component tables: data files with provenance, loaded once and hashed."""

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from orrery.core.fields import canonical_json

PROVENANCE: Final = ("rulebook", "published", "inferred", "stand-in")


class ContentError(ValueError):
    """A component table that cannot be used; the message names the table and row."""


class Content:
    """The component tables of a game: ``tables[name]`` is a list of rows with provenance."""

    def __init__(self, tables: dict[str, list[dict[str, Any]]]) -> None:
        for name, rows in tables.items():
            for number, row in enumerate(rows, 1):
                if row.get("provenance") not in PROVENANCE:
                    known = ", ".join(PROVENANCE)
                    raise ContentError(f"{name} row {number}: provenance must be one of {known}")
        self.tables = tables

    def hash(self) -> str:
        """Identifies the content a match was played with."""
        return hashlib.sha256(canonical_json(self.tables)).hexdigest()[:16]

    def odd_rows(self, like: "Content") -> list[str]:
        """Rows that lack a column of the tables ``like``, or have it of a type unknown there, in words."""
        problems = []
        for table, rows in like.tables.items():
            kinds = {name: {type(row.get(name)) for row in rows} for name in rows[0]}
            for number, row in enumerate(self.tables.get(table, []), 1):
                for name, allowed in kinds.items():
                    if name not in row:
                        problems.append(f"{table} row {number}: no {name}")
                    elif type(row[name]) not in allowed:
                        problems.append(f"{table} row {number}: {name} is {row[name]!r}")
        return problems

    def column(self, table: str, name: str) -> list[Any]:
        """One column of a table, in row order."""
        return [row[name] for row in self.tables[table]]


def pack_variable(package: str) -> str:
    """The environment variable that names a folder with somebody's own tables for a game."""
    return f"ORRERY_PACK_{package.rpartition('.')[2].upper()}"


def load_content(package: str, names: Iterable[str], pack: str | None = None) -> Content:
    """Read ``content/NAME.json`` of a game's package for every name.

    A *pack*, given here or by the environment, is a folder whose tables take the place of ours; what
    it lacks is ours.
    """
    ours = files(package) / "content"
    chosen = pack or os.environ.get(pack_variable(package))
    tables = {name: _read_table(ours / f"{name}.json") for name in names}
    if chosen:
        tables.update(_read_pack(Path(chosen), list(tables)))
    return Content(tables)


def _read_pack(folder: Path, names: list[str]) -> dict[str, list[dict[str, Any]]]:
    if not folder.is_dir():
        raise ContentError(f"{folder}: there is no such folder")
    found = sorted(path for path in folder.iterdir() if path.suffix == ".json")
    for path in found:
        if path.stem not in names:
            raise ContentError(f"{path}: there is no such table; there is: {', '.join(sorted(names))}")
    if not found:
        raise ContentError(f"{folder}: the folder has no table; there is: {', '.join(sorted(names))}")
    return {path.stem: _read_table(path) for path in found}


def _read_table(file: Traversable) -> list[dict[str, Any]]:
    try:
        rows = json.loads(file.read_text("utf-8"))
    except json.JSONDecodeError as error:
        raise ContentError(f"{file}: line {error.lineno}: not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise ContentError(f"{file}: not JSON that can be read") from None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ContentError(f"{file}: a table is a list of rows, each of them an object")
    return rows

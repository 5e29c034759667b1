"""Component tables: data files with provenance, loaded once and hashed."""

import hashlib
import json
from collections.abc import Iterable
from importlib.resources import files
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

    def column(self, table: str, name: str) -> list[Any]:
        """One column of a table, in row order."""
        return [row[name] for row in self.tables[table]]


def load_content(package: str, names: Iterable[str]) -> Content:
    """Read ``content/NAME.json`` of a game's package for every name."""
    folder = files(package) / "content"
    return Content({name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names})

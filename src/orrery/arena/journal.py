"""Keeps what a long run has done so far, so that a run that was killed goes on where it was."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any


class JournalError(ValueError):
    """A journal that belongs to another run, or cannot be read."""


class Journal:
    """A file of JSON lines: the settings of the run, then one line for everything done.

    A line that was cut off by a crash counts as not written.
    """

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        """Take up the run of these settings that ``path`` holds, or begin one."""
        self.path = path
        #: What was done before, in the order in which it was written.
        self.rows: list[dict[str, Any]] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        found, lines, whole = _read(path)
        if lines and lines[0] != _as_read(settings):
            raise JournalError(f"{path} is of a run with other settings; finish that or remove the file")
        self.rows = lines[1:]
        self._file = path.open("r+b" if found else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not lines:
            self._write(settings)

    def add(self, row: dict[str, Any]) -> None:
        """Write down what was done; it is on the disk when this returns."""
        self._write(row)
        self.rows.append(row)

    def _write(self, row: dict[str, Any]) -> None:
        self._file.write(json.dumps(row, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file; it stays, for the run may not be at its end."""
        self._file.close()

    def remove(self) -> None:
        """Forget the run: it is at its end."""
        self._file.close()
        self.path.unlink(missing_ok=True)


def rows_of(path: Path, settings: dict[str, Any]) -> list[dict[str, Any]]:
    """What the journal of a run with these settings holds; nothing if there is none, or one of another."""
    lines = _read(path)[1]
    return lines[1:] if lines and lines[0] == _as_read(settings) else []


def _read(path: Path) -> tuple[bool, list[dict[str, Any]], int]:
    """Whether there is a file, its lines, and how many bytes are whole lines."""
    found = path.read_bytes() if path.exists() else b""
    whole = found[: found.rfind(b"\n") + 1]
    try:
        return bool(found), [json.loads(line) for line in whole.splitlines()], len(whole)
    except ValueError:
        raise JournalError(f"{path} is no journal of a run") from None


def _as_read(settings: dict[str, Any]) -> Any:
    """Settings as they come back from a file."""
    return json.loads(json.dumps(settings))

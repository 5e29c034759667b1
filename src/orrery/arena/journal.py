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
        found = path.read_bytes() if path.exists() else b""
        whole = found[: found.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError:
            raise JournalError(f"{path} is no journal of a run") from None
        if lines and lines[0] != json.loads(json.dumps(settings)):
            raise JournalError(f"{path} is of a run with other settings; finish that or remove the file")
        self.rows = lines[1:]
        self._file = path.open("r+b" if found else "wb")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
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

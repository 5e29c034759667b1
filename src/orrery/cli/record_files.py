"""Keeps matches in record files: says where they lie, reads them, and appends line by line.

A line is on the disk before its move is acknowledged, so a killed match loses nothing that anybody
saw. The secret seed of an unfinished match lies beside the record, readable by its owner only; it
goes once the record holds the result.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

from orrery.core.game import Game
from orrery.core.record import Record, RecordError, parse_record
from orrery.core.registry import UnknownName, load_game

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows has no advisory locks of this kind
    fcntl = None  # type: ignore[assignment]

SUFFIX: Final = ".jsonl"
SEED_SUFFIX: Final = ".seed"
_OWNER_ONLY: Final = 0o600
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL


class RecordFileError(ValueError):
    """A record file that cannot be used; the message names the file and, if there is one, the line."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Turn a fault of a record into ``FILE: line N: problem``, one of the file into ``FILE: problem``."""
    try:
        yield
    except RecordError as error:
        raise RecordFileError(f"{path}: {error}") from None
    except OSError as error:
        raise RecordFileError(f"{path}: {error.strerror}") from None


# --- places ---------------------------------------------------------------------------------------


def matches_dir() -> Path:
    """Where matches are kept: ``$ORRERY_HOME/matches``, else under the user's data directory."""
    home = os.environ.get("ORRERY_HOME")
    if home:
        return Path(home) / "matches"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "orrery" / "matches"


def seed_path(path: Path) -> Path:
    """Where the seed of the unfinished match recorded in ``path`` is kept."""
    return path.with_name(path.name + SEED_SUFFIX)


def fresh_path(game: str) -> Path:
    """A name in :func:`matches_dir` that no file has yet, readable and sorted by time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = matches_dir()
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def has_matches(game: str) -> bool:
    """Whether a match of this game is kept in :func:`matches_dir`."""
    return any(matches_dir().glob(f"{game}-*{SUFFIX}"))


def last_unfinished() -> Path:
    """The record of the match played last that is not over."""
    folder = matches_dir()
    waiting = [p for p in folder.glob(f"*{SUFFIX}") if seed_path(p).exists() and p.stat().st_size]
    if not waiting:
        raise RecordFileError(f"there is no unfinished match in {folder}")
    return max(waiting, key=lambda path: path.stat().st_mtime_ns)


# --- reading --------------------------------------------------------------------------------------


def _lines(data: bytes) -> Iterator[str]:
    whole = data.count(b"\n")
    for number, line in enumerate(data.split(b"\n"), 1):
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(number, "not UTF-8 text") from None
        # The last piece has no newline behind it: empty in a sound file, else a line cut off.
        yield text + "\n" if number <= whole else text


def _parse(data: bytes) -> Record:
    lines = list(_lines(data))
    if lines[-1] == "":
        lines.pop()
    return parse_record(lines)


def read_record(path: Path) -> Record:
    """The record in a file; a fault names the file and the line."""
    with naming(path):
        return _parse(path.read_bytes())


def game_of(path: Path, record: Record) -> Game[Any]:
    """The installed game that the record is of."""
    try:
        return load_game(record.header.game)
    except UnknownName as error:
        raise RecordFileError(f"{path}: line 1: {error}") from None


def record_paths(places: Sequence[Path]) -> list[Path]:
    """The files among ``places`` and all records in folders below them, in one order, none twice."""
    found: dict[Path, None] = {}
    for place in places:
        if place.is_dir():
            found |= dict.fromkeys(sorted(place.rglob(f"*{SUFFIX}")))
        elif place.exists():
            found[place] = None
        else:
            raise RecordFileError(f"{place}: there is no such file or folder")
    if not found:
        raise RecordFileError(f"{places[0]}: there is no record (*{SUFFIX}) in it")
    return list(found)


# --- writing --------------------------------------------------------------------------------------


def _write_new(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Create a file that is on the disk when this returns; one that exists is left alone."""
    with naming(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, _NEW, mode)
        except FileExistsError:
            raise RecordFileError(f"{path}: the file exists, and records are never overwritten") from None
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())


def write_record(path: Path, record: Record, seed: bytes | None = None) -> None:
    """Write a whole record to a new file; an unfinished one keeps its seed beside it if given."""
    if seed is not None and record.result is None:
        _write_new(seed_path(path), _seed_text(seed), _OWNER_ONLY)
    try:
        _write_new(path, "".join(record.lines()).encode("utf-8"))
    except ValueError:
        if seed is not None and record.result is None:
            seed_path(path).unlink()
        raise


def _seed_text(seed: bytes) -> bytes:
    return seed.hex().encode("ascii") + b"\n"


class RecordFile:
    """The record of a match in progress. ``append`` is the journal of a :class:`Match`."""

    def __init__(self, path: Path, seed: bytes, file: BinaryIO, found: Record | None, size: int) -> None:
        self.path = path
        self.seed = seed
        #: The record as it was found, of a match that is resumed.
        self.found = found
        self._file = file
        # Where the next line goes. What lies behind was cut off by a crash and never acknowledged.
        self._size = size

    @classmethod
    def create(cls, path: Path, seed: bytes) -> "RecordFile":
        """Start a record in a new file, its seed beside it; nothing that exists is touched."""
        if path.exists():
            raise RecordFileError(f"{path}: the file exists, and records are never overwritten")
        _write_new(seed_path(path), _seed_text(seed), _OWNER_ONLY)
        try:
            _write_new(path, b"")
        except ValueError:
            seed_path(path).unlink()
            raise
        return cls(path, seed, _locked(path), None, 0)

    @classmethod
    def reopen(cls, path: Path) -> "RecordFile":
        """Take up an unfinished record. Nothing is written before the first new line."""
        file = _locked(path)
        try:
            data = file.read()
            size = data.rfind(b"\n") + 1
            with naming(path):
                found = _parse(data[:size] if size else data)
            if found.result is not None:
                seed_path(path).unlink(missing_ok=True)
                raise RecordFileError(f"{path}: the match is over; orrery replay shows it")
            return cls(path, _read_seed(path), file, found, size)
        except (ValueError, OSError):
            file.close()
            raise

    def append(self, line: str) -> None:
        """Add a line; it is on the disk when this returns."""
        data = line.encode("utf-8")
        with naming(self.path):
            self._file.truncate(self._size)
            self._file.seek(self._size)
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
        self._size += len(data)

    def close(self, finished: bool) -> None:
        """Stop writing; the seed goes if the record now holds the result."""
        self._file.close()
        if finished:
            seed_path(self.path).unlink(missing_ok=True)


def _locked(path: Path) -> BinaryIO:
    """The file open for writing, held against a second program that would continue the match."""
    with naming(path):
        file = path.open("r+b")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise RecordFileError(f"{path}: another program is playing this match") from None
    return file


def _read_seed(path: Path) -> bytes:
    place = seed_path(path)
    try:
        text = place.read_text("ascii").strip()
        return bytes.fromhex(text)
    except FileNotFoundError:
        raise RecordFileError(
            f"{path}: the match cannot go on without its seed, which {place.name} beside it would hold"
        ) from None
    except ValueError:
        raise RecordFileError(f"{place}: this is not a seed") from None

"""What the subcommands of ``orrery admin`` share: the database, questions before they act, printing."""

import argparse
import getpass
import json
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from orrery.cli.database import add_database
from orrery.server.administration.operations import Operation
from orrery.server.storage.database import DatabaseError, open_engine
from orrery.server.storage.upgrade import at_head

P = ParamSpec("P")
T = TypeVar("T")

_UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


def parser_of(
    subparsers: Any, name: str, words: str, run: Callable[["Subcommand"], int]
) -> argparse.ArgumentParser:
    """Add a subcommand with what all of them take; ``words`` say what it does."""
    made: argparse.ArgumentParser = subparsers.add_parser(
        name, help=words, description=f"{words[0].upper()}{words[1:]}."
    )
    add_database(made)
    made.add_argument("--json", action="store_true", help="print JSON, for programs")
    made.set_defaults(run=run)
    return made


def add_yes(parser: argparse.ArgumentParser) -> None:
    """``--yes``, for what is asked about otherwise."""
    parser.add_argument("--yes", action="store_true", help="do it without asking")


def add_most(parser: argparse.ArgumentParser, most: int = 50) -> None:
    """``--most N``, for lists."""
    parser.add_argument("--most", type=_positive, default=most, metavar="N", help=f"at most so many ({most})")


def _positive(words: str) -> int:
    if not words.isdecimal() or not 0 < int(words) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 to 1000000")
    return int(words)


def duration(words: str) -> float:
    """Read ``90m``, ``12h``, ``30d`` or ``4w`` as seconds."""
    number, unit = words[:-1], words[-1:]
    if unit not in _UNITS or not number.isdecimal() or not 0 < int(number) <= 100_000:
        raise argparse.ArgumentTypeError(f"{words!r} is no time: write 90m, 12h, 30d or 4w")
    return int(number) * _UNITS[unit]


class Subcommand:
    """The arguments of a subcommand, and the database that it is about."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self._engine = open_engine(args.db)
        file = self._engine.url.database if self._engine.dialect.name == "sqlite" else None
        if file is not None and not Path(file).exists():
            raise DatabaseError(f"there is no database {file}")
        try:
            current = self.read(at_head)
        except DBAPIError as error:
            reason = (str(error.orig).strip().splitlines() or ["no word why"])[0]
            raise DatabaseError(f"the database cannot be used: {reason}") from None
        if not current:
            raise DatabaseError(
                "the database has another form; orrery serve of this version brings it up to date"
            )

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def read(self, work: Callable[Concatenate[Any, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a function of a connection that changes nothing."""
        with self._engine.connect() as connection:
            return work(connection, *args, **kw)

    def write(self, work: Callable[Concatenate[Any, P], T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a function of a connection in one transaction."""
        with self._engine.connect().execution_options(orrery_writes=True) as connection, connection.begin():
            return work(connection, *args, **kw)

    def operation(self, action: str) -> Operation:
        """Begin something that is to be logged, in the name of who is signed in to this machine."""
        return Operation(getpass.getuser()[:80], action)

    def confirm(self, question: str) -> None:
        """Ask before something that cannot be undone; ``ValueError`` unless it is wanted."""
        if self.args.yes:
            return
        if not sys.stdin.isatty():
            raise ValueError(f"{question} Say so with --yes.")
        if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
            raise ValueError("nothing was changed")

    def tell(self, result: dict[str, Any], words: str) -> int:
        """Print what was done."""
        print(json.dumps(result, ensure_ascii=False) if self.args.json else words)
        return 0

    def show(self, row: dict[str, Any]) -> int:
        """Print one thing, a line for each of its properties."""
        if self.args.json:
            print(json.dumps(row, ensure_ascii=False))
            return 0
        width = max(map(len, row))
        for name, value in row.items():
            print(f"{name.replace('_', ' '):<{width}}  {_shown(name, value)}")
        return 0

    def list(self, rows: list[dict[str, Any]], columns: Sequence[str], none: str) -> int:
        """Print rows under each other, or ``none`` of them in words."""
        if self.args.json:
            print(json.dumps(rows, ensure_ascii=False))
            return 0
        if not rows:
            print(none)
            return 0
        lines = [[column.replace("_", " ") for column in columns]]
        lines += [[_shown(column, row[column]) for column in columns] for row in rows]
        widths = [max(len(line[number]) for line in lines) for number in range(len(columns))]
        for line in lines:
            print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())
        return 0


#: Columns that are moments, in seconds since 1970.
_MOMENTS: Final = ("at", "created", "started", "ended", "disabled", "silenced", "handled", "until")


def moment(seconds: float | None) -> str:
    """Write a time as everybody reads it the same."""
    return "-" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _shown(name: str, value: Any) -> str:
    """Write a value so that nothing in it can move the cursor or break the line."""
    if name in _MOMENTS and (value is None or isinstance(value, float | int)):
        return moment(value)
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    words = json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else str(value)
    return "".join(letter if letter.isprintable() else " " for letter in words)


def until(seconds: float | None) -> float | None:
    """Return when a time that begins now is over; None for never."""
    return None if seconds is None else time.time() + seconds

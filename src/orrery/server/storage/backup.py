"""Writes a whole database into one file while servers go on using it, and makes a database from such a file.

The file is compressed JSON lines: a header with the form of the database, each table's name and columns
followed by its rows, and a last line with the number of rows, so that a file that was cut off is known by it.
It is the same for SQLite and PostgreSQL, and a file of the one makes a database of the other.
"""

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Engine,
    MetaData,
    Table,
    Text,
    bindparam,
    cast,
    func,
    select,
)
from sqlalchemy.exc import DBAPIError

from orrery.server.storage.database import DatabaseError
from orrery.server.storage.upgrade import VERSIONS, lock, migrate, prepare_file, revision

_FORMAT: Final = 1
_BATCH: Final = 500

#: Told how many rows are done.
Progress = Callable[[int], None]


class BackupError(ValueError):
    """The backup cannot be written or read; the message says why."""


def write_backup(engine: Engine, path: Path, progress: Progress) -> int:
    """Write everything as it is at one moment into a new file that only its owner can read; count the rows.

    The file appears under its name when it is whole.
    """
    if path.exists():
        raise BackupError(f"{path} is there already")
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists():
        raise BackupError(f"there is no database {engine.url.database}")
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            form = revision(connection)
            if form is None:
                raise BackupError("there is nothing in this database")
            descriptor = os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
            with gzip.open(os.fdopen(descriptor, "wb"), "wt", encoding="utf-8", newline="\n") as file:
                rows = _write_all(connection, form, file, progress)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.rename(path)
        return rows
    except DBAPIError as error:
        raise DatabaseError(f"the database cannot be read: {_first_line(error)}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def read_backup(path: Path, engine: Engine, progress: Progress) -> int:
    """Make a database from a backup, in one transaction, and bring it to the newest form; count the rows.

    The database must have no tables of ours; if anything is wrong with the file, it still has none
    afterwards.
    """
    made = engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists()
    done = False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = _parsed(file, path)
            form = _header(next(lines), path)
            prepare_file(engine)
            with engine.begin() as connection:
                lock(connection)
                if revision(connection) is not None:
                    raise BackupError("there are tables in this database already; restore into an empty one")
                migrate(connection, form)
                rows = _insert_all(connection, lines, path, progress)
                migrate(connection)
        done = True
        return rows
    except (EOFError, zlib.error, gzip.BadGzipFile, UnicodeDecodeError):
        raise _damaged(path) from None
    except DBAPIError as error:
        raise DatabaseError(f"the database cannot be used: {_first_line(error)}") from None
    finally:
        if made and not done:
            engine.dispose()
            for suffix in ("", "-wal", "-shm"):
                Path(f"{engine.url.database}{suffix}").unlink(missing_ok=True)


def _damaged(path: Path) -> BackupError:
    return BackupError(f"{path} is no whole backup of orrery")


def _first_line(error: DBAPIError) -> str:
    return (str(error.orig).strip().splitlines() or ["no word why"])[0]


def _tables(connection: Connection) -> list[Table]:
    """Return the tables as the database has them, whatever form it is in, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS.name]


def _write_all(connection: Connection, form: str, file: IO[str], progress: Progress) -> int:
    def put(value: object) -> None:
        file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")

    put({"backup": _FORMAT, "form": form})
    rows = 0
    for table in _tables(connection):
        put({"table": table.name, "columns": [column.name for column in table.columns]})
        # JSON is kept letter by letter: "nothing" and the word null are different things in a database.
        wanted = [cast(column, Text) if _is_json(column) else column for column in table.columns]
        for row in connection.execution_options(yield_per=_BATCH).execute(select(*wanted)):
            put([_plain(value) for value in row])
            rows += 1
            if rows % _BATCH == 0:
                progress(rows)
    put({"rows": rows})
    return rows


def _is_json(column: Column[Any]) -> bool:
    return isinstance(column.type, JSON)


def _plain(value: object) -> object:
    return {"bytes": b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value


def _value(plain: Any) -> object:
    return b64decode(plain["bytes"]) if isinstance(plain, dict) else plain


def _parsed(file: IO[str], path: Path) -> Iterator[Any]:
    for line in file:
        try:
            yield json.loads(line)
        except json.JSONDecodeError:
            raise _damaged(path) from None
    # Whoever asks for more than there is has not seen the last line.
    raise _damaged(path)


def _header(header: Any, path: Path) -> str:
    if not isinstance(header, dict) or not isinstance(header.get("form"), str):
        raise _damaged(path)
    if header.get("backup") != _FORMAT:
        raise BackupError(f"{path} was written by a newer version of orrery")
    form: str = header["form"]
    return form


def _insert_all(connection: Connection, lines: Iterator[Any], path: Path, progress: Progress) -> int:
    tables = {table.name: table for table in _tables(connection)}
    postgresql = connection.dialect.name == "postgresql"
    table: Table | None = None
    names: list[str] = []
    waiting: list[dict[str, object]] = []
    rows = 0

    def flush() -> None:
        if table is not None and waiting:
            connection.execute(table.insert().values(_values(table, names, postgresql)), waiting)
            waiting.clear()
            progress(rows)

    for line in lines:
        if isinstance(line, list) and table is not None and len(line) == len(names):
            waiting.append({f"to_{name}": _value(plain) for name, plain in zip(names, line, strict=True)})
            rows += 1
            if len(waiting) == _BATCH:
                flush()
        elif isinstance(line, dict) and line.get("table") in tables:
            flush()
            table, names = tables[line["table"]], line["columns"]
        elif line == {"rows": rows}:
            flush()
            if postgresql:
                _count_on(connection, tables.values())
            return rows
        else:
            break
    raise _damaged(path)


def _values(table: Table, names: list[str], postgresql: bool) -> dict[str, ColumnElement[Any]]:
    """Return how the values of a row are given: JSON as the text that it is."""
    values: dict[str, ColumnElement[Any]] = {}
    for name in names:
        column = table.columns[name]
        given = bindparam(f"to_{name}", type_=Text() if _is_json(column) else column.type)
        # SQLite would make a number of what it is told to cast to JSON.
        values[name] = cast(given, JSON) if postgresql and _is_json(column) else given
    return values


def _count_on(connection: Connection, tables: Iterable[Table]) -> None:
    """Let the numbers that PostgreSQL gives go on after the greatest there is; SQLite sees to it itself."""
    for table in tables:
        for column in table.primary_key.columns:
            sequence = connection.execute(
                select(func.pg_get_serial_sequence(table.name, column.name))
            ).scalar()
            greatest = connection.execute(select(func.max(column))).scalar() if sequence else None
            if greatest is not None:
                connection.execute(select(func.setval(sequence, greatest)))

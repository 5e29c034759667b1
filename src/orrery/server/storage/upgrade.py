"""Brings a database to the form that this program works with, before anything else uses it."""

import os
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from orrery.server.storage.database import DatabaseError
from orrery.server.storage.schema import metadata

_MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
#: The advisory lock of PostgreSQL under which one server process at a time changes the tables.
_LOCK: Final = 0x6F7272657279


def upgrade(engine: Engine) -> None:
    """Take all steps that are missing, in one transaction; two processes may do it at once.

    A file of SQLite is made, for its owner only, if there is none. :class:`DatabaseError` says in words
    why a database cannot be used: not reachable, made by a newer program, or not one of ours.
    """
    try:
        if engine.dialect.name == "sqlite":
            _make_file(engine)
        with engine.begin() as connection:
            _lock(connection)
            _check(connection)
            command.upgrade(_config(connection), "head")
    except DBAPIError as error:
        lines = str(error.orig).strip().splitlines() or ["no word why"]
        raise DatabaseError(f"the database cannot be used: {lines[0]}") from None
    except OSError as error:
        raise DatabaseError(f"the database cannot be made: {error}") from None


def head() -> str:
    """The newest form that this program knows."""
    newest = _scripts().get_current_head()
    assert newest is not None
    return newest


def revision(connection: Connection) -> str | None:
    """The form that the database is in; None for one without any tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def at_head(connection: Connection) -> bool:
    """Whether the database is in the form that this program works with."""
    return revision(connection) == head()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_MIGRATIONS))


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    # A percent sign would be taken for the start of a variable.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _make_file(engine: Engine) -> None:
    """What SQLite keeps beside the file later takes its permissions over from it."""
    assert engine.url.database is not None
    path = Path(engine.url.database)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def _lock(connection: Connection) -> None:
    """Nobody else changes the tables before this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    else:
        # The transaction was begun for reading; two such could not both go on to write.
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check(connection: Connection) -> None:
    present = revision(connection)
    known = {script.revision for script in _scripts().walk_revisions()}
    if present is not None and present not in known:
        raise DatabaseError(
            f"the database was made by a newer version of orrery (its form is {present}, this version "
            f"knows {head()}); use that version, or another database"
        )
    if present is None:
        foreign = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
        if foreign:
            raise DatabaseError(f"the database has a table {foreign[0]!r} that orrery did not make")

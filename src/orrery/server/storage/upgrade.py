"""Brings a database to the form that this program works with, before anything else uses it."""

import os
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import PrimaryKeyConstraint

from orrery.server.storage.database import DatabaseError
from orrery.server.storage.schema import REVISION, metadata

_MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
#: The advisory lock of PostgreSQL under which one server process at a time changes the tables.
_LOCK: Final = 0x6F7272657279
#: Where Alembic notes the form of a database.
VERSIONS: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def upgrade(engine: Engine) -> None:
    """Take all steps that are missing, in one transaction; two processes may do it at once.

    A file of SQLite is made, for its owner only, if there is none; an empty database is made from the
    schema at once. :class:`DatabaseError` says in words why a database cannot be used: not reachable, made
    by a newer program, or not one of ours.
    """
    try:
        prepare_file(engine)
        with engine.begin() as connection:
            lock(connection)
            present = revision(connection)
            if present is None:
                _create(connection)
            elif present != REVISION:
                migrate(connection)
    except DBAPIError as error:
        lines = str(error.orig).strip().splitlines() or ["no word why"]
        raise DatabaseError(f"the database cannot be used: {lines[0]}") from None
    except OSError as error:
        raise DatabaseError(f"the database cannot be made: {error}") from None


def revision(connection: Connection) -> str | None:
    """Return the form that the database is in; None for one without any tables of ours."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    found: str | None = connection.execute(select(VERSIONS.c.version_num)).scalar_one_or_none()
    return found


def at_head(connection: Connection) -> bool:
    """Tell whether the database is in the form that this program works with."""
    return revision(connection) == REVISION


def migrate(connection: Connection, form: str = "head") -> None:
    """Take the steps from the form that the database is in to a newer one, the newest if none is named."""
    # Hardly ever needed, and slow to import.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    present = revision(connection) if form == "head" else form
    known = {script.revision for script in ScriptDirectory(str(_MIGRATIONS)).walk_revisions()}
    if present is not None and present not in known:
        raise DatabaseError(
            f"the database was made by a newer version of orrery (its form is {present}, this version "
            f"knows {REVISION}); use that version, or another database"
        )
    config = Config(attributes={"connection": connection})
    # A percent sign would be taken for the start of a variable.
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, form)


def _create(connection: Connection) -> None:
    """Make all tables in their newest form; a test holds them to what the migrations make."""
    foreign = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if foreign:
        raise DatabaseError(f"the database has a table {foreign[0]!r} that orrery did not make")
    metadata.create_all(connection, checkfirst=False)
    VERSIONS.create(connection, checkfirst=True)
    connection.execute(VERSIONS.insert().values(version_num=REVISION))


def prepare_file(engine: Engine) -> None:
    """Make the file of an SQLite database, for its owner only, if there is none.

    What SQLite puts beside it later gets its permissions, too.
    """
    if engine.dialect.name != "sqlite":
        return
    assert engine.url.database is not None
    path = Path(engine.url.database)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def lock(connection: Connection) -> None:
    """Keep everybody else from changing the tables before this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    else:
        # The transaction was begun for reading; two such could not both go on to write.
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("BEGIN IMMEDIATE")

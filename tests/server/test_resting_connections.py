"""Connections to PostgreSQL that end while nobody uses them."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from orrery.server.storage.database import Database, open_engine


def backend(connection: Connection) -> int:
    found: int = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    return found


@pytest.mark.parametrize("database_kind", ["postgresql"], indirect=True)
def test_one_that_ended_while_it_rested_is_made_anew(
    database: Database, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is refused for that: the database was started again at night, say."""
    monkeypatch.setattr("orrery.server.storage.database._RESTED", 0.0)
    before = asyncio.run(database.read(backend))
    assert asyncio.run(database.read(backend)) == before
    other = open_engine(database_url)
    with other.begin() as connection:
        # It waits until the process is gone.
        connection.execute(text("SELECT pg_terminate_backend(:pid, 600000)"), {"pid": before})
    other.dispose()
    assert asyncio.run(database.write(backend)) != before
    assert asyncio.run(database.read(backend)) != before
    assert database.trouble is None

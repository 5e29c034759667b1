"""Writes share transactions and nothing else."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from orrery.server.storage.database import CHANNEL, Database, DatabaseError, notify, open_engine
from orrery.server.storage.schema import keys
from orrery.server.storage.statements import RowsStatement, added_rows

from .conftest import MigratedDatabases
from .waiting import HUNG

pytestmark = pytest.mark.storage


def put(connection: Connection, name: str, value: str = "x") -> str:
    connection.execute(insert(keys).values(name=name, value=value))
    return value


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(keys.c.name)).scalars())


def test_a_read_sees_one_moment(database: Database, database_url: str) -> None:
    """Else room and record of a table could be from two."""
    other = open_engine(database_url)

    def read_twice(connection: Connection) -> tuple[list[str], list[str]]:
        first = names(connection)
        with other.begin() as meanwhile:
            put(meanwhile, "meanwhile")
        return first, names(connection)

    assert asyncio.run(database.read(read_twice)) == ([], [])
    assert asyncio.run(database.read(names)) == ["meanwhile"]
    other.dispose()


class Gate:
    """A write that keeps the writer busy until it is let go, so that others pile up behind it."""

    def __init__(self) -> None:
        self.entered = threading.Event()
        self.open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.entered.set()
        assert self.open.wait(HUNG)

    async def closed(self, database: Database) -> "asyncio.Task[None]":
        task = asyncio.ensure_future(database.write(self))
        await asyncio.to_thread(self.entered.wait, HUNG)
        return task


async def gathered(database: Database, *writes: Callable[..., Any]) -> list[Any]:
    """Writes that are in one batch for certain."""
    gate = Gate()
    first = await gate.closed(database)
    tasks = [asyncio.ensure_future(database.write(write)) for write in writes]
    await asyncio.sleep(0)  # all have asked
    gate.open.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


def current_transaction(connection: Connection) -> object:
    if connection.dialect.name == "postgresql":
        return connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one()
    return id(connection.get_transaction())


def test_a_write_is_there_for_every_reader_once_it_is_back(database: Database, database_url: str) -> None:
    async def go() -> None:
        assert await database.write(put, "a", value="1") == "1"
        assert await database.read(names) == ["a"]

    asyncio.run(go())
    other = open_engine(database_url)
    with other.connect() as connection:
        assert names(connection) == ["a"]
    other.dispose()


def test_writes_that_pile_up_share_a_transaction(database: Database) -> None:
    async def go() -> None:
        alone = await database.write(current_transaction)
        together = await gathered(database, *[current_transaction] * 20)
        assert len(set(together)) == 1
        assert together[0] != alone or database.engine.dialect.name == "sqlite"

    asyncio.run(go())


def test_one_that_fails_spoils_no_other(database: Database) -> None:
    def half_done(connection: Connection) -> None:
        put(connection, "half")
        raise LookupError("in the middle")

    async def go() -> None:
        await database.write(put, "taken")
        answers = await gathered(
            database,
            lambda connection: put(connection, "before"),
            lambda connection: put(connection, "taken"),
            half_done,
            lambda connection: connection.execute(text("SELECT nonsense FROM nowhere")),
            lambda connection: put(connection, "after"),
        )
        assert answers[0] == "x"
        assert isinstance(answers[1], IntegrityError)
        assert isinstance(answers[2], LookupError)
        assert isinstance(answers[3], Exception)
        assert answers[4] == "x"
        assert await database.read(names) == ["after", "before", "taken"]

    asyncio.run(go())


def test_writes_of_one_kind_are_one_call_and_each_still_fails_alone(database: Database) -> None:
    calls: list[list[str]] = []
    rows = added_rows(keys)

    def put_all(connection: Connection, given: Sequence[str]) -> None:
        calls.append(list(given))
        assert rows.run(connection, [{"name": name, "value": "x"} for name in given]) == len(given)

    async def together(*given: str) -> list[Any]:
        gate = Gate()
        first = await gate.closed(database)
        tasks = [asyncio.ensure_future(database.write_alike(put_all, name)) for name in given]
        tasks.append(asyncio.ensure_future(database.write(put, "beside")))
        await asyncio.sleep(0.05)
        gate.open.set()
        await first
        return await asyncio.gather(*tasks, return_exceptions=True)

    async def go() -> None:
        assert await together("a", "b", "c") == [None, None, None, "x"]
        assert calls == [["a", "b", "c"]]
        answers = await together("d", "a", "e")
        assert [type(answer) for answer in answers] == [
            type(None),
            IntegrityError,
            type(None),
            IntegrityError,
        ]
        # "beside" was there before: so not even one call for all was made, or it was made in vain.
        assert calls[-3:] == [["d"], ["a"], ["e"]]
        assert await database.read(names) == ["a", "b", "beside", "c", "d", "e"]

    asyncio.run(go())


def test_a_statement_counts_the_rows_it_found(database: Database) -> None:
    renamed = RowsStatement(
        {"old": keys.c.name.type, "new": keys.c.name.type},
        lambda given: update(keys).where(keys.c.name == given.c.old).values(name=given.c.new),
    )

    def work(connection: Connection) -> tuple[int, int]:
        for name in ("a", "b"):
            put(connection, name)
        none = renamed.run(connection, [{"old": "nobody", "new": "x"}])
        return none, renamed.run(
            connection, [{"old": name, "new": f"{name}2"} for name in ("a", "b", "gone")]
        )

    assert asyncio.run(database.write(work)) == (0, 2)


def test_a_commit_that_fails_fails_all_and_leaves_nothing(database: Database) -> None:
    """A lost connection, or a constraint that is checked at the commit: nobody is told that it went well."""

    def doom(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        else:
            connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
            connection.execute(
                text("INSERT INTO sessions VALUES ('hash', 'no such account', 0, 0)"),
            )

    async def go() -> None:
        answers = await gathered(
            database,
            lambda connection: put(connection, "one"),
            doom,
            lambda connection: put(connection, "two"),
        )
        assert all(isinstance(answer, Exception) for answer in answers)
        assert await database.read(names) == []
        # The way to the database is open again.
        await database.write(put, "three")
        assert await database.read(names) == ["three"]

    asyncio.run(go())


def test_a_caller_who_left_before_its_turn_wrote_nothing(database: Database) -> None:
    async def go() -> None:
        gate = Gate()
        first = await gate.closed(database)
        leaving = asyncio.ensure_future(database.write(put, "left"))
        staying = asyncio.ensure_future(database.write(put, "stayed"))
        await asyncio.sleep(0)  # all have asked
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        gate.open.set()
        await first
        await staying
        assert await database.read(names) == ["stayed"]

    asyncio.run(go())


def test_a_caller_who_left_during_its_write_spoils_nothing(database: Database) -> None:
    async def go() -> None:
        gate = Gate()

        def slow(connection: Connection) -> None:
            put(connection, "done anyway")
            gate(connection)

        leaving = asyncio.ensure_future(database.write(slow))
        await asyncio.to_thread(gate.entered.wait, HUNG)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        staying = asyncio.ensure_future(database.write(put, "stayed"))
        gate.open.set()
        await staying
        assert await database.read(names) == ["done anyway", "stayed"]

    asyncio.run(go())


def test_nothing_is_acknowledged_before_it_is_on_disk(database: Database, database_url: str) -> None:
    """While the writer has not committed, no caller is answered and no reader sees anything."""
    other = open_engine(database_url)

    async def go() -> None:
        gate = Gate()

        def slow(connection: Connection) -> None:
            put(connection, "slow")
            gate(connection)

        answered = asyncio.ensure_future(database.write(slow))
        await asyncio.to_thread(gate.entered.wait, HUNG)
        with other.connect() as connection:
            assert names(connection) == []
        assert not answered.done()
        gate.open.set()
        await answered
        with other.connect() as connection:
            assert names(connection) == ["slow"]

    asyncio.run(go())
    other.dispose()


def test_writes_happen_in_the_order_they_were_asked_for(database: Database) -> None:
    done: list[int] = []

    async def go() -> None:
        await asyncio.gather(*[database.write(lambda _, n=number: done.append(n)) for number in range(600)])

    asyncio.run(go())
    assert done == list(range(600))


def test_closing_finishes_what_was_begun(database_url: str) -> None:
    database = Database(database_url)

    async def go() -> None:
        tasks = [asyncio.ensure_future(database.write(put, f"k{number}")) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.close)
        await asyncio.gather(*tasks)

    asyncio.run(go())
    other = open_engine(database_url)
    with other.connect() as connection:
        assert len(names(connection)) == 50
    other.dispose()


def test_commits_wait_for_the_disk(database: Database) -> None:
    def settings(connection: Connection) -> list[object]:
        if connection.dialect.name == "postgresql":
            asked = ("fsync", "synchronous_commit", "full_page_writes")
            return [connection.execute(text(f"SHOW {name}")).scalar_one() for name in asked]
        asked = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked]

    expected = ["on", "on", "on"] if database.shared else ["wal", 2, 1]
    assert asyncio.run(database.write(settings)) == expected
    assert asyncio.run(database.read(settings)) == expected


def test_others_hear_of_a_write_when_it_is_committed(postgres_databases: MigratedDatabases) -> None:
    with postgres_databases.lent() as url, psycopg.connect(url, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}")
        database = Database(url)

        def unsaid(connection: Connection) -> None:
            notify(connection, "never")
            raise LookupError

        async def go() -> None:
            with pytest.raises(LookupError):
                await database.write(unsaid)
            await database.write(notify, "news")

        asyncio.run(go())
        assert [note.payload for note in ear.notifies(timeout=HUNG, stop_after=1)] == ["news"]
        database.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "nonsense", "mysql://u:secret@h/d", ""])
def test_a_database_that_cannot_be_used_is_refused_in_words(url: str) -> None:
    with pytest.raises(DatabaseError) as caught:
        open_engine(url)
    assert "secret" not in str(caught.value)

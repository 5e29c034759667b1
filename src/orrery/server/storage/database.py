"""The way to the database: reads in a few threads, all writes through one, many to a transaction.

A write is acknowledged only when its transaction is on disk. Writes that arrive while another commit is
under way share the next one, each in a savepoint of its own, so that one that fails spoils no other.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url

P = ParamSpec("P")
T = TypeVar("T")

#: The channel of PostgreSQL on which server processes tell each other what changed.
CHANNEL: Final = "orrery"
_READERS: Final = 4
#: How many writes share a transaction at most.
_BATCH: Final = 256

#: What is done with a connection, on a thread of its own.
Work = Callable[Concatenate[Connection, P], T]
_Job = tuple[Callable[[Connection], Any], "Future[Any]"]


class DatabaseError(ValueError):
    """A database that cannot be used as asked, in words."""


def open_engine(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL, set up for durable commits; no password shows in errors."""
    try:
        parsed = make_url(url)
    except Exception:
        raise DatabaseError("the database is given as a URL: sqlite:///FILE or postgresql://...") from None
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise DatabaseError("a database in memory would lose every match; name a file")
        engine = create_engine(parsed, connect_args={"timeout": 30}, pool_size=_READERS + 2)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine
    if parsed.drivername != "postgresql+psycopg":
        raise DatabaseError(f"no support for {parsed.get_backend_name()!r}: SQLite or PostgreSQL")
    return create_engine(parsed, pool_size=_READERS + 2, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # SQLAlchemy, not the driver, begins transactions: savepoints need that.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Database:
    """Reads and writes for the event loop. ``notify`` inside a write reaches all server processes."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(_READERS, "db-read")
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="db-write", daemon=True)
        self._writer.start()

    async def read(self, function: Work[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """``function(connection, ...)`` in a transaction that changes nothing."""

        def run() -> T:
            with self.engine.connect() as connection:
                return function(connection, *args, **kw)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, function: Work[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """``function(connection, ...)``; back once what it did is on disk. If it raises, it did nothing."""
        future: Future[T] = Future()
        self._queue.put((lambda connection: function(connection, *args, **kw), cast("Future[Any]", future)))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Finish the writes under way and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # --- the writer ---------------------------------------------------------------------------------

    def _write_all(self) -> None:
        while (job := self._queue.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < _BATCH:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[_Job]) -> None:
        """One transaction for all; every future is told what became of its own part."""
        done: list[tuple[Future[Any], Any]] = []
        # From here on a caller that goes away cannot stop its write any more.
        batch = [job for job in batch if job[1].set_running_or_notify_cancel()]
        try:
            with self.engine.begin() as connection:
                for function, future in batch:
                    try:
                        with connection.begin_nested():
                            value = function(connection)
                        done.append((future, value))
                    except Exception as error:
                        if connection.closed or connection.invalidated:
                            raise
                        future.set_exception(error)
        except Exception as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for future, value in done:
            future.set_result(value)


def notify(connection: Connection, payload: str) -> None:
    """Tell the other server processes, once this transaction is committed; SQLite has none."""
    if connection.dialect.name == "postgresql":
        statement = text("SELECT pg_notify(:channel, :payload)")
        connection.execute(statement, {"channel": CHANNEL, "payload": payload})

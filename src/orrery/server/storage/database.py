"""Runs reads in a few threads and all writes in one, many to a transaction.

A write is acknowledged only when its transaction is on disk. Writes that arrive while another commit is
under way share the next one; those of the same kind (``write_alike``) share their statements, too. If one of
them fails, all are done again, each in a savepoint of its own, so that it spoils no other.

When the database is away or full, whoever asked gets :class:`Unavailable`; ``trouble`` says so from then on,
until ``probe`` succeeds: a write that happens to need no room does not tell that there is some.
"""

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import orjson
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, InvalidatePoolError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import ConnectionPoolEntry

from orrery.server import logs
from orrery.server.errors import Unavailable

log = logging.getLogger("orrery.server.storage")

P = ParamSpec("P")
T = TypeVar("T")

#: The channel of PostgreSQL on which server processes tell each other what changed.
CHANNEL: Final = "orrery"
_READERS: Final = 4
#: How often a write is tried that another process got in the way of.
_ATTEMPTS: Final = 5
#: How many writes share a transaction at most.
_BATCH: Final = 256
#: Seconds from the beginning of a transaction to that of the next, on SQLite and on PostgreSQL. A transaction
#: costs more of the processor than the moves in it, on PostgreSQL far more; who writes alone does not wait.
_PACE: Final = 0.01
_SHARED_PACE: Final = 0.03
#: Seconds without use after which a connection to PostgreSQL is asked whether it is still there. To ask every
#: time would cost as much as a statement.
_RESTED: Final = 1.0

#: Bytes that are written to learn whether there is room.
_PROBE: Final = 64 * 1024

#: In the words of the driver: what SQLAlchemy does for each run would take longer than the run.
_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', value) FROM json_array_elements_text(%(payloads)s::json)"

#: What is done with a connection, on a thread of its own.
Work = Callable[Concatenate[Connection, P], T]
#: Called after a transaction: how many writes it had, and how long it took.
Observer = Callable[[int, float], None]
#: What marks a connection that writes.
_WRITES: Final = "orrery_writes"
#: When a connection was last used, as the pool remembers it.
_USED: Final = "orrery_used"
#: What PostgreSQL says to one of two transactions that wait for each other, or got in each other's way.
_TRY_AGAIN: Final = ("40P01", "40001")


@dataclass(slots=True)
class _Job:
    """Something to write: by a function of its own, or an item for one that writes several."""

    function: Callable[..., Any]
    #: Who waits for it, on the event loop; the writer only reads it.
    future: "asyncio.Future[Any]"
    item: Any = None
    alike: bool = False
    settled: bool = False

    def run(self, connection: Connection) -> Any:
        """Write it by itself."""
        return self.function(connection, [self.item]) if self.alike else self.function(connection)


#: What came of a write: its value, or what it failed with.
_Outcome = tuple[_Job, Any, Exception | None]


class DatabaseError(ValueError):
    """The database cannot be used as asked; the message says why."""


class _Spoilt(Exception):
    """One write of several failed, and the others with it; nothing is in the database."""


def open_engine(url: str) -> Engine:
    """Make an engine for SQLite or PostgreSQL with durable commits; no password shows in errors."""
    try:
        parsed = make_url(url)
    except Exception:
        raise DatabaseError("the database is given as a URL: sqlite:///FILE or postgresql://...") from None
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise DatabaseError("a database in memory would lose every match; name a file")
        engine = create_engine(
            parsed, connect_args={"timeout": 30}, pool_size=_READERS + 2, hide_parameters=True
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.drivername != "postgresql+psycopg":
        raise DatabaseError(f"no support for {parsed.get_backend_name()!r}: SQLite or PostgreSQL")
    # The one used last is taken first: what a connection has prepared is prepared in few of them then.
    engine = create_engine(parsed, pool_size=_READERS + 2, pool_use_lifo=True, hide_parameters=True)
    event.listen(engine, "checkin", _note_use)
    event.listen(engine, "checkout", partial(_expect_alive, engine.dialect))
    return engine


def _note_use(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[_USED] = time.monotonic()


def _expect_alive(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
    """Make all connections anew if one that has rested is gone: the database was started again meanwhile."""
    now = time.monotonic()
    if now - record.info.get(_USED, now) < _RESTED:
        return
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error:
        raise InvalidatePoolError from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # SQLAlchemy, not the driver, begins transactions: savepoints need that.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its place in the queue at once, instead of failing half-way if another has it.
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """Reads and writes for the event loop; ``notify`` inside a write reaches all server processes."""

    def __init__(self, url: str, observer: Observer | None = None) -> None:
        self.engine = open_engine(url)
        self._observer = observer
        #: Why nothing can be read or written now, in a word of the driver; None if all is well.
        self.trouble: str | None = None
        #: Called on the event loop when ``trouble`` begins or ends.
        self.trouble_changed: Callable[[], None] = lambda: None
        self.shared = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(_READERS, "db-read")
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="db-write", daemon=True)
        self._writer.start()

    async def read(self, function: Work[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """Run ``function(connection, ...)`` in a transaction that changes nothing and sees one moment."""

        def run() -> T:
            with self.engine.connect() as connection:
                if self.shared:
                    connection = connection.execution_options(isolation_level="REPEATABLE READ")
                return function(connection, *args, **kw)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except Exception as error:
            raise self._failed(error) from None

    async def write(self, function: Work[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """Run ``function(connection, ...)``; returns once it is on disk. If it raises, it did nothing."""
        future = asyncio.get_running_loop().create_future()
        job = _Job(lambda connection: function(connection, *args, **kw), future)
        return cast("T", await self._written(job))

    async def write_alike(self, function: Callable[[Connection, Sequence[T]], None], item: T) -> None:
        """Run ``function(connection, items)`` for this item and all others of the same function that wait.

        Returns once it is on disk. If the function raises, it is run for every item by itself.
        """
        future = asyncio.get_running_loop().create_future()
        await self._written(_Job(function, future, item, alike=True))

    async def _written(self, job: _Job) -> Any:
        self._queue.put(job)
        try:
            return await job.future
        except Exception as error:
            raise self._failed(error) from None

    def _failed(self, error: Exception) -> Exception:
        """Return what the caller gets: ``Unavailable`` if the database is to blame, else the error itself."""
        reason = _away(error)
        if reason is None:
            return error
        self._set_trouble(reason)
        return Unavailable()

    def _set_trouble(self, reason: str | None) -> None:
        if (reason is None) == (self.trouble is None):
            return
        self.trouble = reason
        if reason is not None:
            logs.event(log, "storage failed", logging.ERROR, reason=reason)
        else:
            logs.event(log, "storage is back")
        self.trouble_changed()

    async def probe(self) -> None:
        """Write something that needs room and take it away again, to learn whether ``trouble`` is over."""
        await self.write(_probe)
        self._set_trouble(None)

    def close(self) -> None:
        """Finish the writes under way and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # --- the writer ---------------------------------------------------------------------------------

    def _write_all(self) -> None:
        pace = _SHARED_PACE if self.shared else _PACE
        began = -pace
        while (job := self._queue.get()) is not None:
            time.sleep(max(0.0, began + pace - time.monotonic()))
            began = time.monotonic()
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
        """Write all, together if that is possible, and settle the future of each."""
        # From here on a caller that goes away cannot stop its write any more.
        batch = [job for job in batch if not job.future.cancelled()]
        began = time.perf_counter()
        try:
            try:
                self._transact_together(batch)
            except _Spoilt:
                self._transact_apart(batch)
        except Exception as error:
            if not _in_the_way(error):
                _fail(batch, error)
            for job in batch:
                if not job.settled:
                    self._write_alone(job)
        if self._observer is not None:
            self._observer(len(batch), time.perf_counter() - began)

    def _write_alone(self, job: _Job) -> None:
        """Write one in a transaction of its own, after it got into the way of another process."""
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                self._transact_apart([job])
                return
            except Exception as error:
                if attempt == _ATTEMPTS:
                    _fail([job], error)

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """Begin a transaction that writes; it is committed at the end."""
        with self.engine.connect().execution_options(**{_WRITES: True}) as connection, connection.begin():
            yield connection

    def _transact_together(self, batch: list[_Job]) -> None:
        """Write all in one transaction; the first that fails undoes all: ``_Spoilt``."""
        groups: dict[Callable[..., Any], list[Any]] = {}
        results: list[Any] = [None] * len(batch)
        with self._begin() as connection:
            try:
                for number, job in enumerate(batch):
                    if job.alike:
                        groups.setdefault(job.function, []).append(job.item)
                    else:
                        results[number] = job.run(connection)
                for function, items in groups.items():
                    function(connection, items)
            except Exception as error:
                if _lost(connection, error):
                    raise
                raise _Spoilt from error
        _settle([(job, value, None) for job, value in zip(batch, results, strict=True)])

    def _transact_apart(self, batch: list[_Job]) -> None:
        """Write all in one transaction, each in a savepoint of its own."""
        outcomes: list[_Outcome] = []
        with self._begin() as connection:
            for job in batch:
                try:
                    with connection.begin_nested():
                        value = job.run(connection)
                    outcomes.append((job, value, None))
                except Exception as error:
                    if _lost(connection, error):
                        raise
                    outcomes.append((job, None, error))
        _settle(outcomes)


def _lost(connection: Connection, error: Exception) -> bool:
    """Tell whether the whole transaction failed with this error."""
    return connection.closed or connection.invalidated or _in_the_way(error)


def _in_the_way(error: Exception) -> bool:
    """Tell whether a transaction failed because of another one, and may be tried again."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in _TRY_AGAIN


def _away(error: Exception) -> str | None:
    """Return why the database could not do what it was asked, None if it was asked for something wrong."""
    if isinstance(error, NoConnection):
        return "no connection is free"
    if not isinstance(error, DBAPIError):
        return None
    if isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated:
        return (str(error.orig).strip().splitlines() or ["no word why"])[0]
    return None


def _probe(connection: Connection) -> None:
    row = {"name": f"probe {secrets.token_hex(4)}", "value": secrets.token_hex(_PROBE // 2)}
    connection.execute(text("INSERT INTO keys (name, value) VALUES (:name, :value)"), row)
    connection.execute(text("DELETE FROM keys WHERE name = :name"), {"name": row["name"]})


def _fail(batch: list[_Job], error: Exception) -> None:
    _settle([(job, None, error) for job in batch if not job.settled])


def _settle(outcomes: list[_Outcome]) -> None:
    """Let the event loop tell all who wait what came of their writes: one call for all of them."""
    for job, _, _ in outcomes:
        job.settled = True
    for loop in {job.future.get_loop() for job, _, _ in outcomes}:
        own = [outcome for outcome in outcomes if outcome[0].future.get_loop() is loop]
        # A loop that is closed has nobody who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell, own)


def _tell(outcomes: list[_Outcome]) -> None:
    for job, value, problem in outcomes:
        if job.future.done():
            continue
        if problem is None:
            job.future.set_result(value)
        else:
            job.future.set_exception(problem)


def is_shared(connection: Connection) -> bool:
    """Tell whether there may be other server processes: on SQLite there are none."""
    return connection.dialect.name == "postgresql"


def notify(connection: Connection, *payloads: str) -> None:
    """Tell the other server processes, if there are any, once this transaction is committed."""
    if is_shared(connection):
        connection.exec_driver_sql(_NOTIFY, {"payloads": orjson.dumps(payloads).decode()})

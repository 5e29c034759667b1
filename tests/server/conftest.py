"""Real databases: every test gets an empty one, of SQLite and of PostgreSQL."""

import fcntl
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from orrery.core.chance import seed_from_text
from orrery.server.storage.database import Database, open_engine
from orrery.server.storage.schema import metadata
from orrery.server.storage.upgrade import upgrade
from orrery.testing.full import full_run

from .terminals import Served, Terminal
from .twins import NOON

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "scripts" / "postgres"
#: The exhaustive run of ``make test-all``.
FULL = full_run()
#: Held exclusively by who starts or stops the cluster of the tests.
LOCK = ROOT / "build" / "postgres-tests.lock"
#: Held shared by every process that uses it, so the last one knows that it is the last.
USERS = ROOT / "build" / "postgres-tests.users"
#: Exists while the cluster is one that tests started.
STARTED = ROOT / "build" / "postgres-tests.started"


def run_script(word: str) -> str:
    """What ``scripts/postgres WORD`` prints; a test fails with its message if it fails."""
    done = subprocess.run([sys.executable, SCRIPT, word], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.fail(done.stderr.strip(), pytrace=False)
    return done.stdout.strip()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a running PostgreSQL, shared by all processes of all test runs.

    Whoever comes first starts it; the last to leave stops it, unless it was running before.
    """
    USERS.parent.mkdir(exist_ok=True)
    with USERS.open("w") as users:
        with one_at_a_time():
            fcntl.flock(users, fcntl.LOCK_SH)
            running = subprocess.run([sys.executable, SCRIPT, "url"], capture_output=True, check=False)
            if running.returncode != 0:
                STARTED.touch()
            url = run_script("start")
        yield url
        with one_at_a_time():
            try:
                fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return
            if STARTED.exists():
                run_script("stop")
                STARTED.unlink()


def administer(url: str, *statements: str) -> None:
    """Statements that cannot run in a transaction, such as CREATE DATABASE."""
    engine = open_engine(url)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for statement in statements:
                connection.execute(text(statement))
    finally:
        engine.dispose()


def named(url: str, database: str) -> str:
    return make_url(url).set(database=database).render_as_string(hide_password=False)


def migrated(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()


#: What a test may have changed of a database besides its rows; it is compared, never read.
STRUCTURE = """
    SELECT array_agg((oid, relname, relkind, relnatts, relchecks) ORDER BY oid)::text,
           (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal),
           (SELECT count(*) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
           (SELECT array_agg(version_num) FROM alembic_version)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace
"""
#: Whoever is still connected, such as a server that was killed, is gone when this answers.
SEND_AWAY = """
    SELECT pg_terminate_backend(pid, 600000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


def _emptying() -> Iterator[str]:
    for table in reversed(metadata.sorted_tables):
        yield str(table.delete())
        if (column := table.autoincrement_column) is not None:
            yield f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), 1, false)"


#: No rows anywhere, and numbers that begin with 1: in one go, for there are many tables.
EMPTY = "; ".join(_emptying())


class MigratedDatabases:
    """Databases at the newest migration, empty: lent to one test after the other, for making one takes long.

    One of which a test has changed more than the rows is thrown away.
    """

    def __init__(self, postgres: str) -> None:
        self._postgres = postgres
        self._template = f"template_{secrets.token_hex(6)}"
        administer(postgres, f"CREATE DATABASE {self._template}")
        migrated(named(postgres, self._template))
        self._unused: list[str] = []
        self._structure: dict[str, object] = {}

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The URL of one of them."""
        name = self._unused.pop() if self._unused else self._made()
        try:
            yield named(self._postgres, name)
        finally:
            if self._emptied(name):
                self._unused.append(name)
            else:
                self._drop(name)

    def _made(self) -> str:
        name = f"test_{secrets.token_hex(6)}"
        administer(self._postgres, f"CREATE DATABASE {name} TEMPLATE {self._template}")
        engine = open_engine(named(self._postgres, name))
        with engine.connect() as connection:
            self._structure[name] = connection.execute(text(STRUCTURE)).one()
        engine.dispose()
        return name

    def _emptied(self, name: str) -> bool:
        """Remove all rows; False if the database is not what it was."""
        engine = open_engine(named(self._postgres, name))
        try:
            with engine.begin() as connection:
                connection.execute(text(SEND_AWAY))
                if connection.execute(text(STRUCTURE)).one() != self._structure[name]:
                    return False
                connection.exec_driver_sql(EMPTY, execution_options={"no_parameters": True})
            return True
        except SQLAlchemyError:
            return False
        finally:
            engine.dispose()

    def _drop(self, name: str) -> None:
        del self._structure[name]
        administer(self._postgres, f"DROP DATABASE {name} WITH (FORCE)")

    def end(self) -> None:
        """Leave none behind."""
        for name in self._unused:
            self._drop(name)
        administer(self._postgres, f"DROP DATABASE {self._template} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_databases(postgres: str) -> Iterator[MigratedDatabases]:
    """Migrated databases of PostgreSQL for whoever asks."""
    databases = MigratedDatabases(postgres)
    yield databases
    databases.end()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy."""
    path = tmp_path_factory.mktemp("template") / "tables.sqlite3"
    migrated(f"sqlite:///{path}")
    return path


@contextmanager
def bare_database(postgres: str) -> Iterator[str]:
    """The URL of a new database without tables that goes away afterwards, whoever is still connected."""
    name = f"test_{secrets.token_hex(6)}"
    administer(postgres, f"CREATE DATABASE {name}")
    try:
        yield named(postgres, name)
    finally:
        administer(postgres, f"DROP DATABASE {name} WITH (FORCE)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is about storage on both databases, everything else on SQLite; a full run all on both.

    ``storage(False)`` on a test means that it is not, though the others of its file are.
    """
    if "database_kind" not in metafunc.fixturenames:
        return
    if any("database_kind" in str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize")):
        return
    mark = metafunc.definition.get_closest_marker("storage")
    both = FULL or (mark is not None and False not in mark.args)
    metafunc.parametrize("database_kind", ["sqlite", "postgresql"] if both else ["sqlite"], indirect=True)


@pytest.fixture
def database_kind(request: pytest.FixtureRequest) -> str:
    """Which of the two databases this run of the test is about."""
    kind: str = request.param
    return kind


@pytest.fixture
def empty_database_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without any tables, on SQLite and on PostgreSQL."""
    if database_kind == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty' / 'tables.sqlite3'}"
    else:
        with bare_database(request.getfixturevalue("postgres")) as url:
            yield url


@pytest.fixture
def database_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database at the newest migration, on SQLite and on PostgreSQL."""
    if database_kind == "sqlite":
        path = tmp_path / "tables.sqlite3"
        shutil.copy(request.getfixturevalue("sqlite_template"), path)
        os.chmod(path, 0o600)
        yield f"sqlite:///{path}"
    else:
        databases: MigratedDatabases = request.getfixturevalue("postgres_databases")
        with databases.lent() as url:
            yield url


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    """An engine on a fresh database."""
    engine = open_engine(database_url)
    yield engine
    engine.dispose()


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """The server's way to a fresh database."""
    database = Database(database_url)
    yield database
    database.close()


@pytest.fixture(autouse=True)
def light_hashing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords of servers of this process are hashed as everywhere, but with hardly any work."""
    monkeypatch.setattr("orrery.server.passwords._HASHER", PasswordHasher(1, 8, 1))


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of this process draw the same seeds in every run of a test."""
    numbers = count()
    for place in ("lobby", "tournaments.rounds"):
        monkeypatch.setattr(
            f"orrery.server.{place}.new_seed", lambda: seed_from_text(f"match {next(numbers)}")
        )


class StoppedClock:
    """The time of this process's servers, which goes on when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        monkeypatch.setattr("time.time", lambda: self.now)
        monkeypatch.setattr("orrery.server.clock.Clock.now", lambda _: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """Time stands still."""
    return StoppedClock(monkeypatch)


@contextmanager
def serving(folder: Path, template: Path) -> Iterator[Served]:
    """A server in a process of its own, on a copy of this SQLite file."""
    shutil.copy(template, folder / "tables.sqlite3")
    server = Served(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[Served]:
    """A server that tests share: nobody stops it, claims a name there or looks at all of its tables."""
    with serving(tmp_path_factory.mktemp("served"), sqlite_template) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path, sqlite_template: Path) -> Iterator[Served]:
    """A server for one test alone."""
    with serving(tmp_path, sqlite_template) as server:
        yield server


@pytest.fixture
def people() -> Iterator[list[Terminal]]:
    """Terminals that are closed in the end, whatever happened."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        with suppress(OSError):
            terminal.kill()

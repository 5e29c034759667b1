"""Real databases: every test gets a fresh one, of SQLite and of PostgreSQL."""

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
from sqlalchemy import Engine, make_url, text

from orrery.core.chance import seed_from_text
from orrery.server.storage.database import Database, open_engine
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


@pytest.fixture(scope="session")
def postgres_template(postgres: str) -> Iterator[str]:
    """The name of a migrated database to copy."""
    name = f"template_{secrets.token_hex(6)}"
    administer(postgres, f"CREATE DATABASE {name}")
    migrated(named(postgres, name))
    yield name
    administer(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy."""
    path = tmp_path_factory.mktemp("template") / "tables.sqlite3"
    migrated(f"sqlite:///{path}")
    return path


@contextmanager
def postgres_database(postgres: str, template: str | None) -> Iterator[str]:
    """The URL of a new database that goes away afterwards, whoever is still connected."""
    name = f"test_{secrets.token_hex(6)}"
    administer(postgres, f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else ""))
    try:
        yield named(postgres, name)
    finally:
        administer(postgres, f"DROP DATABASE {name} WITH (FORCE)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is about storage on both databases, everything else on SQLite; a full run all on both."""
    if "database_kind" not in metafunc.fixturenames:
        return
    if any("database_kind" in str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize")):
        return
    both = FULL or metafunc.definition.get_closest_marker("storage") is not None
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
        with postgres_database(request.getfixturevalue("postgres"), None) as url:
            yield url


@pytest.fixture
def database_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A fresh database at the newest migration, on SQLite and on PostgreSQL."""
    if database_kind == "sqlite":
        path = tmp_path / "tables.sqlite3"
        shutil.copy(request.getfixturevalue("sqlite_template"), path)
        os.chmod(path, 0o600)
        yield f"sqlite:///{path}"
    else:
        template: str = request.getfixturevalue("postgres_template")
        with postgres_database(request.getfixturevalue("postgres"), template) as url:
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


@pytest.fixture
def served(tmp_path: Path, sqlite_template: Path) -> Iterator[Served]:
    """A server in a process of its own, on SQLite."""
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")
    server = Served(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def people(served: Served) -> Iterator[list[Terminal]]:
    """Terminals that are closed in the end, whatever happened."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        with suppress(OSError):
            terminal.kill()

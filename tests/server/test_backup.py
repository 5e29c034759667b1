"""A backup has everything, is made while the server runs, and makes a database of either kind."""

import gzip
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from plugin_game.installing import install_contraband
from sqlalchemy import Column, MetaData, Text, cast, inspect, select

from orrery.cli.main import main
from orrery.server.storage.backup import BackupError, read_backup, write_backup
from orrery.server.storage.database import DatabaseError, open_engine
from orrery.server.storage.schema import REVISION
from orrery.server.storage.upgrade import migrate, revision
from server.house import Person, decider, open_house

from .conftest import StoppedClock, bare_database

pytestmark = pytest.mark.storage


@pytest.fixture
def contraband(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install_contraband(tmp_path, monkeypatch)


@pytest.fixture
def other_url(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of the other kind."""
    if database_kind == "postgresql":
        yield f"sqlite:///{tmp_path / 'restored' / 'tables.sqlite3'}"
    else:
        with bare_database(request.getfixturevalue("postgres")) as url:
            yield url


def quiet(_rows: int) -> None:
    """Nobody watches."""


def save(url: str, path: Path) -> int:
    engine = open_engine(url)
    try:
        return write_backup(engine, path, quiet)
    finally:
        engine.dispose()


def restore(path: Path, url: str) -> int:
    engine = open_engine(url)
    try:
        return read_backup(path, engine, quiet)
    finally:
        engine.dispose()


def contents(url: str) -> dict[str, list[str]]:
    """Every row of every table, letter by letter."""
    engine = open_engine(url)
    found = MetaData()
    try:
        with engine.connect() as connection:
            found.reflect(connection)
            return {
                table.name: sorted(
                    repr(tuple(row)) for row in connection.execute(select(*map(as_stored, table.columns)))
                )
                for table in found.sorted_tables
            }
    finally:
        engine.dispose()


def as_stored(column: Column[object]) -> object:
    """JSON as the text that it is."""
    return cast(column, Text) if "JSON" in str(column.type) else column


def test_it_is_made_while_people_play_and_makes_the_same_database_of_the_other_kind(
    database_url: str, other_url: str, contraband: str, clock: StoppedClock, tmp_path: Path
) -> None:
    """Time stands still, so that when the server was last seen is the same however often it writes it."""
    path = tmp_path / "tables.backup"
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        for _ in range(4):
            decider(table, group).move(table)
        group[0].command(table, "chat", text="hello — „ż”")
        before = contents(database_url)
        rows = save(database_url, path)
        assert rows == sum(map(len, before.values())) - 1  # the form of the database is in the header
        decider(table, group).move(table)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert restore(path, other_url) == rows
    assert contents(other_url) == before
    assert len(before["servers"]) == 1
    with open_house(other_url) as again:
        people = [Person(again, person.name, None) for person in group]
        for person, old in zip(people, group, strict=True):
            person.headers = old.headers
        assert people[0].state(table)["ply"] < 100
        for _ in range(3):
            decider(table, people).move(table)
        people[1].command(table, "chat", text="numbers go on")


def test_a_database_in_use_is_not_written_into(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.backup"
    save(database_url, path)
    before = contents(database_url)
    with pytest.raises(BackupError, match="into an empty one"):
        restore(path, database_url)
    assert contents(database_url) == before


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 0.98])
def test_a_file_that_was_cut_off_leaves_nothing_behind(
    database_url: str, other_url: str, contraband: str, tmp_path: Path, share: float
) -> None:
    path = tmp_path / "tables.backup"
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        decider(table, group).move(table)
    save(database_url, path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(BackupError, match="no whole backup"):
        restore(path, other_url)
    engine = open_engine(other_url)
    if engine.dialect.name == "sqlite":
        assert not Path(str(engine.url.database)).exists()
    else:
        with engine.connect() as connection:
            assert inspect(connection).get_table_names() == []
    engine.dispose()


def lines_of(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


@pytest.mark.storage(False)
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines[:-1], "no whole backup"),
        (lambda lines: [*lines[:-1], '{"rows":1}'], "no whole backup"),
        (lambda lines: [lines[0], '{"table":"pg_user","columns":["x"]}', *lines[1:]], "no whole backup"),
        (lambda lines: ["[]", *lines[1:]], "no whole backup"),
        (lambda lines: [lines[0].replace('"backup":1', '"backup":2'), *lines[1:]], "newer version"),
        (lambda lines: [lines[0].replace(REVISION, "9999"), *lines[1:]], "newer version"),
    ],
)
def test_a_file_that_says_something_else_is_refused_in_words(
    database_url: str, other_url: str, tmp_path: Path, change: Callable[[list[str]], list[str]], words: str
) -> None:
    path = tmp_path / "tables.backup"
    save(database_url, path)
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in change(lines_of(path))).encode()))
    with pytest.raises((BackupError, DatabaseError), match=words):
        restore(path, other_url)


def test_a_backup_of_an_older_form_is_brought_up_to_date(
    empty_database_url: str, other_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "tables.backup"
    engine = open_engine(empty_database_url)
    if engine.dialect.name == "sqlite":
        Path(str(engine.url.database)).parent.mkdir()
    with engine.begin() as connection:
        migrate(connection, "0001")
    engine.dispose()
    save(empty_database_url, path)
    assert json.loads(lines_of(path)[0])["form"] == "0001"
    restore(path, other_url)
    engine = open_engine(other_url)
    with engine.connect() as connection:
        assert revision(connection) == REVISION
    engine.dispose()


def test_the_commands_say_what_they_did(
    database_url: str, other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.backup"
    assert main(["backup", str(path), "--db", database_url]) == 0
    assert main(["restore", str(path), "--db", other_url]) == 0
    assert capsys.readouterr().out.count(" rows") == 2
    assert main(["backup", str(path), "--db", database_url]) == 2
    assert main(["restore", str(tmp_path / "nothing"), "--db", other_url]) == 2
    assert main(["backup", str(tmp_path / "other"), "--db", f"sqlite:///{tmp_path}/none.sqlite3"]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 3
    assert "there already" in errors[0]
    assert "there is no database" in errors[2]
    assert not (tmp_path / "none.sqlite3").exists()

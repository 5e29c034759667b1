"""A database is brought to the newest form, whatever it was before, or refused in words."""

import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from orrery.server import migrations
from orrery.server.storage.database import DatabaseError, open_engine
from orrery.server.storage.schema import REVISION, accounts, metadata
from orrery.server.storage.upgrade import at_head, migrate, revision, upgrade

pytestmark = pytest.mark.storage


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "target_metadata": metadata}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def shape(connection: Connection) -> dict[str, object]:
    """What a comparison of Alembic does not look at: primary keys, deletion with the table, names."""
    look = inspect(connection)
    found: dict[str, object] = {}
    assert set(look.get_table_names()) == {*metadata.tables, "alembic_version"}
    for table in sorted(look.get_table_names()):
        found[table] = (
            look.get_pk_constraint(table),
            sorted(look.get_foreign_keys(table), key=str),
            sorted(look.get_unique_constraints(table), key=str),
            sorted(look.get_indexes(table), key=str),
            [(one["name"], str(one["type"]), one["nullable"]) for one in look.get_columns(table)],
        )
    return found


def test_migrations_make_what_the_schema_says(empty_database_url: str) -> None:
    """An empty database is made at once, the same as the migrations make it step by step."""
    engine = open_engine(empty_database_url)
    upgrade(engine)
    with engine.begin() as connection:
        assert differences(connection) == []
        made = shape(connection)
        assert revision(connection) == REVISION
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        assert revision(connection) is None
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        assert revision(connection) == REVISION
        assert differences(connection) == []
        assert shape(connection) == made
    engine.dispose()


def test_an_older_database_is_brought_up_to_date(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    upgrade(engine)
    with engine.begin() as connection:
        made = shape(connection)
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
    with engine.begin() as connection:
        # As it was after the first step.
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.set_main_option("path_separator", "os")
        command.upgrade(config, "0001")
        row = "INSERT INTO accounts (id, kind, name, created) VALUES ('a', 'guest', 'ANNA I', 1)"
        connection.execute(text(row))
        assert not at_head(connection)
    upgrade(engine)
    with engine.connect() as connection:
        assert at_head(connection)
        assert shape(connection) == made
        assert connection.execute(select(accounts.c.look)).scalar_one() == "anna l"
    engine.dispose()


def test_a_server_at_the_newest_form_does_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    code = (
        "import sys\n"
        "from orrery.server.storage.database import open_engine\n"
        "from orrery.server.storage.upgrade import upgrade\n"
        f"engine = open_engine({url!r})\n"
        "upgrade(engine); upgrade(engine)\n"
        "sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_difference_would_be_found(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood TEXT"))
        assert differences(connection)
    engine.dispose()


def test_a_second_upgrade_changes_nothing(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    upgrade(engine)
    with engine.begin() as connection:
        assert revision(connection) == REVISION
        assert at_head(connection)
        row = {"id": "a", "kind": "guest", "name": "Anna", "created": 1.5}
        connection.execute(accounts.insert().values(row))
    upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(select(accounts.c.name)).scalar_one() == "Anna"
    engine.dispose()


def test_servers_may_start_at_once(empty_database_url: str) -> None:
    engines = [open_engine(empty_database_url) for _ in range(4)]
    faults: list[Exception] = []

    def start(number: int) -> None:
        try:
            upgrade(engines[number])
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=start, args=(number,)) for number in range(len(engines))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    with engines[0].connect() as connection:
        assert at_head(connection)
    for engine in engines:
        engine.dispose()


def test_a_newer_database_is_refused(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match=r"newer version of orrery.*9999"):
        upgrade(engine)
    with engine.connect() as connection:
        assert revision(connection) == "9999"
        assert not at_head(connection)
    engine.dispose()


def test_a_database_of_something_else_is_refused(empty_database_url: str) -> None:
    engine = open_engine(empty_database_url)
    if engine.url.database and engine.dialect.name == "sqlite":
        Path(engine.url.database).parent.mkdir()
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE accounts (owner TEXT)"))
    with pytest.raises(DatabaseError, match="'accounts'"):
        upgrade(engine)
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["accounts"]
    engine.dispose()


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.sqlite3"
    engine = open_engine(f"sqlite:///{path}")
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE more (x TEXT)"))
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        files = sorted(path.parent.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    engine.dispose()


def test_a_folder_with_a_percent_sign(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / '100%s' / 'tables.sqlite3'}")
    upgrade(engine)
    with engine.connect() as connection:
        assert at_head(connection)
    engine.dispose()


def test_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    unusable = f"sqlite:///{tmp_path / 'file' / 'tables.sqlite3'}"
    (tmp_path / "text.sqlite3").write_text("this is no database, only text that is long enough" * 20)
    for url in (unusable, f"sqlite:///{tmp_path / 'text.sqlite3'}"):
        with pytest.raises(DatabaseError) as caught:
            upgrade(open_engine(url))
        assert "\n" not in str(caught.value)


def test_an_unreachable_server_is_said_without_the_password() -> None:
    engine = open_engine("postgresql://somebody:open-sesame@127.0.0.1:1/nothing")
    with pytest.raises(DatabaseError, match="cannot be used") as caught:
        upgrade(engine)
    assert "open-sesame" not in str(caught.value)
    assert "\n" not in str(caught.value)

"""Who looks after a table is settled without writing to it again and again."""

from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from orrery.server.storage.rooms import LEASE, claim_tables, renew_lease
from orrery.server.storage.schema import RUNNING, accounts, servers, tables

pytestmark = pytest.mark.storage

ME, OTHER = "this process", "another process"
NOON = 1_000_000.0


def fill(engine: Engine, count: int) -> None:
    """Running tables, half of them looked after by either process, both of them alive."""
    shared = {"game": "new-frontiers", "rules": 1, "content": "", "options": {}, "status": RUNNING}
    shared |= {"public": True, "rated": False, "host": "anna", "created": NOON, "ply": 0, "sealed": False}
    with engine.begin() as connection:
        anna = {"id": "anna", "kind": "guest", "name": "Anna", "look": "anna", "created": NOON}
        connection.execute(insert(accounts).values(anna))
        rows = [{**shared, "id": f"t{number}", "runner": (ME, OTHER)[number % 2]} for number in range(count)]
        connection.execute(insert(tables), rows)
        for process in (ME, OTHER):
            renew_lease(connection, process, NOON)


def runners(engine: Engine) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(select(tables.c.runner)).scalars())


def test_a_sign_of_life_is_one_row_however_many_tables_there_are(engine: Engine) -> None:
    """It was one for each table: 22 MB a second for 20,000 that nobody moved at."""
    fill(engine, 200)
    written: list[tuple[str, int]] = []

    def note(_connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lstrip().upper().startswith("SELECT"):
            written.append((statement.split()[1], cursor.rowcount))

    with engine.begin() as connection:
        event.listen(connection, "after_cursor_execute", note)
        renew_lease(connection, ME, NOON + 2)
        assert claim_tables(connection, ME, NOON + 2, alone=False, first=False) == []
    assert written == [("servers", 1)]


def test_what_a_process_left_is_claimed_once_it_is_silent(engine: Engine) -> None:
    fill(engine, 6)
    later = NOON + LEASE + 1
    with engine.begin() as connection:
        renew_lease(connection, ME, later)
        claimed = claim_tables(connection, ME, later, alone=False, first=False)
    assert claimed == ["t1", "t3", "t5"] and runners(engine) == {ME}
    with engine.connect() as connection:
        assert list(connection.execute(select(servers.c.id)).scalars()) == [ME]

"""Who looks after a table is settled without writing to it again and again."""

from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from orrery.server.leases import SAME_SIGN, Leases
from orrery.server.storage.rooms import Sign, claim_tables, renew_lease, signs_of_life
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
        assert claim_tables(connection, ME, NOON + 2, {}, first=False) == []
    assert written == [("servers", 1)]


def test_what_a_process_left_is_claimed_once_it_is_silent(engine: Engine) -> None:
    fill(engine, 6)
    leases = Leases(ME, alone=False)
    written: list[str] = []
    with engine.begin() as connection:
        event.listen(connection, "after_cursor_execute", lambda *found: written.append(found[2]))
        for look in range(1, SAME_SIGN + 1):
            later = NOON + 2 * look
            silent = leases.look(signs_of_life(connection), NOON)
            renew_lease(connection, ME, later)
            claimed = claim_tables(connection, ME, later, silent, first=False)
            assert (claimed == []) == (look < SAME_SIGN)
    # However many they are, while all moves wait.
    assert sum(statement.startswith("UPDATE tables") for statement in written) == 1
    assert claimed == ["t1", "t3", "t5"] and runners(engine) == {ME}
    with engine.connect() as connection:
        assert list(connection.execute(select(servers.c.id)).scalars()) == [ME]


def test_a_process_whose_clock_is_behind_is_not_taken_for_dead() -> None:
    """It stood still once, and its clock does not count that; it lost every table for ever."""
    leases = Leases(ME, alone=False)
    for look in range(50):
        behind = Sign(NOON - 3600 + 2 * look, gone=False)
        now = NOON + 2 * look if look else behind.seen
        assert leases.look({ME: Sign(now, False), OTHER: behind}, now) == {}


def test_whoever_looks_seldom_does_not_blame_others_for_it(engine: Engine) -> None:
    """On a busy machine processes took each other's tables to and fro, which kept it busy."""
    fill(engine, 6)
    leases = Leases(ME, alone=False)
    with engine.begin() as connection:
        renew_lease(connection, OTHER, NOON + 100)
        assert leases.look(signs_of_life(connection), NOON) == {}
        # A sign that came after the look saves whoever gave it.
        last = {OTHER: signs_of_life(connection)[OTHER]}
        renew_lease(connection, OTHER, NOON + 300)
        assert claim_tables(connection, ME, NOON + 300, last, first=False) == []
    assert runners(engine) == {ME, OTHER}


def test_a_process_that_says_goodbye_is_not_waited_for(engine: Engine) -> None:
    fill(engine, 6)
    leases = Leases(ME, alone=False)
    with engine.begin() as connection:
        renew_lease(connection, OTHER, NOON, gone=True)
        silent = leases.look(signs_of_life(connection), NOON)
        assert claim_tables(connection, ME, NOON + 1, silent, first=False) == ["t1", "t3", "t5"]


def test_who_has_just_started_believes_the_clocks(engine: Engine) -> None:
    fill(engine, 6)
    for passed, claimed in ((1.0, []), (3600.0, ["t1", "t3", "t5"])):
        with engine.begin() as connection:
            silent = Leases(ME, alone=False).look(signs_of_life(connection), NOON + passed)
            assert claim_tables(connection, ME, NOON + passed, silent, first=True) == claimed

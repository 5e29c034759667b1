"""What is written of a match follows on what is written: no hole, nothing twice, nothing after its end."""

import pytest
from sqlalchemy import Engine, func, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server.errors import Overtaken
from orrery.server.storage.rooms import EntryRow
from orrery.server.storage.schema import ABANDONED, commands, entries, tables
from orrery.server.storage.updates import MatchUpdate, write_moves

from .test_leases import fill

pytestmark = pytest.mark.storage


def moves(table: str, before: int, key: str) -> MatchUpdate:
    rows = [EntryRow(before, "a line\n", {"seats": 3}, 1.0)]
    return MatchUpdate(table, "here", before, rows, before + 1, 0, 1.0, None, command=("anna", key))


def written(engine: Engine) -> tuple[dict[str, int], int, int]:
    """The ply of every table, and how many lines and keys there are."""
    with engine.connect() as connection:
        plies = {row.id: row.ply for row in connection.execute(select(tables.c.id, tables.c.ply))}
        counts = [
            connection.execute(select(func.count()).select_from(one)).scalar_one()
            for one in (entries, commands)
        ]
    return plies, counts[0], counts[1]


def test_moves_of_several_matches_are_written_together(engine: Engine) -> None:
    fill(engine, 3)
    with engine.begin() as connection:
        write_moves(connection, [moves("t2", 0, "a"), moves("t0", 0, "b")])
    assert written(engine) == ({"t0": 1, "t1": 0, "t2": 1}, 2, 2)


@pytest.mark.parametrize("fault", ["hole", "twice", "over", "same command"])
def test_one_that_does_not_follow_is_refused_and_the_others_with_it(engine: Engine, fault: str) -> None:
    fill(engine, 2)
    with engine.begin() as connection:
        write_moves(connection, [moves("t0", 0, "a")])
        if fault == "over":
            connection.execute(update(tables).where(tables.c.id == "t0").values(status=ABANDONED))
    before = {"hole": 2, "twice": 0}.get(fault, 1)
    second = moves("t0", before, "a" if fault == "same command" else "b")
    with pytest.raises((Overtaken, IntegrityError)), engine.begin() as connection:
        write_moves(connection, [moves("t1", 0, "c"), second])
    assert written(engine) == ({"t0": 1, "t1": 0}, 1, 1)

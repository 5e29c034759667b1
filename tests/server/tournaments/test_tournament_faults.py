"""A tournament goes on after a restart at any moment, and several processes do nothing twice."""

from contextlib import ExitStack

import pytest
from sqlalchemy import func, select, update

from orrery.server.storage.database import open_engine
from orrery.server.storage.schema import rounds, tables
from orrery.server.tournaments import entries
from server.house import Person
from server.tournaments.halls import Hall, open_hall
from server.waiting import HUNG


def moved(hall: Hall, people: list[Person]) -> list[Person]:
    """The same people at another server on the same database."""
    found = [Person(hall.house, person.name, None) for person in people]
    for person, before in zip(found, people, strict=True):
        person.headers = before.headers
    return found


def away_too_long(database_url: str) -> None:
    """Let the time to sit down run out while no server runs."""
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(update(rounds).where(rounds.c.ended.is_(None)).values(deadline=1.0))
    engine.dispose()


@pytest.mark.storage
def test_it_goes_on_after_a_restart_at_every_step(database_url):
    with open_hall(database_url) as hall:
        people = [hall.member(f"P{number}") for number in range(4)]
        cup = hall.tournament(people[0], people, rounds=2, show_up=600)
        # Acknowledged, and then the process died before the round was opened.
        hall.house.client.portal.call(hall.server.db.write, entries.start, "gone", cup)
    for number in (1, 2):
        with open_hall(database_url) as hall:
            people = moved(hall, people)
            hall.look()
            assert hall.seen(cup)["round"] == number
            hall.sit(cup, people[:2])
        away_too_long(database_url)
        with open_hall(database_url) as hall:
            people = moved(hall, people)
            # While no server ran nobody could come: the whole time begins again.
            hall.look(300)
            assert all(one["until"] is None for one in hall.seen(cup)["entrants"])
            hall.sit(cup, people)
        with open_hall(database_url) as hall:
            people = moved(hall, people)
            tables = {hall.table_of(cup, person) for person in people}
            assert len(tables) == 2
            for table in tables:
                loser = next(one for one in reversed(people) if hall.table_of(cup, one) == table)
                loser.command(table, "resign")
    with open_hall(database_url) as hall:
        hall.look()
        seen = hall.seen(cup)
        assert seen["status"] == "finished"
        assert seen["standings"][0]["entrant"] == 0 and seen["standings"][0]["score"] == 2


@pytest.mark.parametrize("database_kind", ["postgresql"], indirect=True)
def test_several_processes_do_nothing_twice(database_url):
    with ExitStack() as stack:
        halls = [stack.enter_context(open_hall(database_url)) for _ in range(3)]
        people = [halls[0].member(f"P{number}") for number in range(6)]
        cup = halls[0].tournament(people[0], people, rounds=3)
        halls[0].house.client.portal.call(halls[0].server.db.write, entries.start, "gone", cup)
        for number in (1, 2, 3):
            together(halls)
            seen = halls[1].seen(cup)
            assert seen["round"] == number
            with halls[0].server.db.engine.connect() as connection:
                made = select(func.count()).select_from(tables).where(tables.c.tournament == cup)
                held = select(func.count()).select_from(rounds).where(rounds.c.tournament == cup)
                assert connection.execute(made).scalar_one() == 3 * number
                assert connection.execute(held).scalar_one() == number
            for index, hall in enumerate(halls):
                hall.sit(cup, moved(hall, people[index::3]))
            for table in {halls[0].table_of(cup, person) for person in people}:
                person = next(one for one in people if halls[0].table_of(cup, one) == table)
                moved(halls[2], [person])[0].command(table, "resign")
            together(halls)
        assert halls[2].seen(cup)["status"] == "finished"


def together(halls: list[Hall]) -> None:
    """Let all processes look at the same time, several times."""
    for _ in range(4):
        looks = [hall.house.client.portal.start_task_soon(hall.server.director.look) for hall in halls]
        for look in looks:
            look.result(timeout=HUNG)

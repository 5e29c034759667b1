"""Places, ratings and statistics follow from the results, and can be found again from them."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, func, insert, select

from orrery.core.record import Result
from orrery.server.accounts import bot_account
from orrery.server.ratings import (
    Finished,
    Skill,
    latest_results,
    ranking_list,
    rate,
    rate_table,
    rating_changes,
    recompute,
    skills_of,
    standings,
    statistics,
    updated,
)
from orrery.server.storage.rooms import NO_ORDERS, load_room
from orrery.server.storage.schema import FINISHED, accounts, ratings, results, seats, tables

pytestmark = pytest.mark.storage

GAME = "alien-frontiers"


def people(connection: Connection, *names: str) -> None:
    rows = [{"id": name, "kind": "guest", "name": name, "created": 0.0} for name in names]
    connection.execute(insert(accounts), rows)


def played(
    connection: Connection,
    table: str,
    names: Sequence[str],
    ranking: Sequence[Sequence[int]],
    at: float = 0.0,
    departed: dict[int, str] | None = None,
    **other: Any,
) -> None:
    gone = departed or {}
    finished = [Finished(name, 10 - seat, gone.get(seat)) for seat, name in enumerate(names)]
    values = {"game": GAME, "rules": 1, "rated": True, **other}
    rate(connection, table, seats=finished, ranking=ranking, at=at, **values)


def all_ratings(connection: Connection) -> list[tuple[Any, ...]]:
    order = (ratings.c.game, ratings.c.players, ratings.c.account)
    return [tuple(row) for row in connection.execute(select(ratings).order_by(*order))]


@pytest.mark.parametrize(
    ("ranking", "places"),
    [
        ([[2], [0], [1]], [2, 3, 1]),
        ([[0, 2], [1]], [1, 3, 1]),
        ([[0, 1, 2]], [1, 1, 1]),
        ([[2], [0], [3, 1]], [2, 3, 1, 3]),
    ],
)
def test_places(ranking: list[list[int]], places: list[int]) -> None:
    assert standings(ranking) == places


def test_who_wins_rises_and_who_loses_falls() -> None:
    after = updated({}, [("a", 1), ("b", 2), ("c", 3)])
    assert after["a"].mu > 25 > after["c"].mu
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert all(skill.sigma < 25 / 3 and skill.matches == 1 for skill in after.values())


def test_equal_places_are_equal() -> None:
    after = updated({}, [("a", 1), ("b", 2), ("c", 2)])
    assert (after["b"].mu, after["b"].sigma) == (after["c"].mu, after["c"].sigma)


def test_nobody_who_wins_falls() -> None:
    """Even a favourite who is known well: without the limit sigma would grow by more than mu."""
    before = {"a": Skill(60.0, 0.9, 500), "b": Skill(5.0, 0.9, 500)}
    after = updated(before, [("a", 1), ("b", 2)])
    assert after["a"].value >= before["a"].value
    assert after["a"].sigma <= before["a"].sigma


def test_a_bot_in_several_seats_gets_the_mean() -> None:
    before = {"bot": Skill(25.0, 8.0, 3), "a": Skill(25.0, 8.0, 1)}
    after = updated(before, [("bot", 1), ("a", 2), ("bot", 3)])
    assert after["bot"].matches == 4
    apart = updated({}, [("x", 1), ("y", 2), ("z", 3)])
    fresh = updated({}, [("bot", 1), ("a", 2), ("bot", 3)])
    assert fresh["bot"].mu == (apart["x"].mu + apart["z"].mu) / 2
    assert fresh["bot"].sigma == (apart["x"].sigma + apart["z"].sigma) / 2


def test_a_match_against_oneself_tells_nothing() -> None:
    assert updated({}, [("bot", 1), ("bot", 2)]) == {}
    assert updated({}, [("a", 1)]) == {}


def test_a_result_is_written_once(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        played(connection, "t1", ["a", "b"], [[1], [0]])
        before = all_ratings(connection)
        played(connection, "t1", ["a", "b"], [[0], [1]], at=99.0)
        assert all_ratings(connection) == before
        rows = connection.execute(select(results).order_by(results.c.seat)).all()
    assert [(row.account, row.place, row.points) for row in rows] == [("a", 2, 10), ("b", 1, 9)]


def test_a_seat_given_over_by_agreement_keeps_its_place(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        played(connection, "t1", ["a", "b"], [[0], [1]], departed={0: "takeover"})
        assert statistics(connection, "a")[0].places == [1, 0]


def test_unrated_matches_are_kept_and_change_no_rating(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        played(connection, "t1", ["a", "b"], [[0], [1]], rated=False)
        assert all_ratings(connection) == []
        assert connection.execute(select(func.count()).select_from(results)).scalar_one() == 2
        assert recompute(connection) == 0


def random_history(connection: Connection, matches: int) -> None:
    rng = random.Random(4)
    names = ["a", "b", "c", "d", "e"]
    people(connection, *names)
    for number in range(matches):
        players = rng.choice([2, 3, 4])
        everybody = names + [bot_account(connection, "greedy")] * 2
        sitting = rng.sample(everybody, players)
        order = rng.sample(range(players), players)
        ranking = [[seat] for seat in order]
        if rng.random() < 0.2:
            ranking[:2] = [order[:2]]
        gone = {order[0]: rng.choice(["resigned", "timeout", "takeover"])} if rng.random() < 0.2 else {}
        game = rng.choice([GAME, "new-frontiers"])
        # Clocks of several machines: neither unique nor in order.
        at = 1_760_000_000.0 + rng.randrange(20)
        rated = rng.random() < 0.9
        played(connection, f"t{number:03}", sitting, ranking, at, gone, game=game, rated=rated)


def test_ratings_are_found_again_from_the_results(engine: Engine) -> None:
    with engine.begin() as connection:
        random_history(connection, 80)
        before = all_ratings(connection)
        assert len(before) > 10
        changes = all_changes(connection)
        connection.execute(ratings.update().values(mu=0.0, matches=7))
        connection.execute(results.update().values(rating_before=0.0, rating_after=1.0))
        assert recompute(connection) == len(before)
        # Exactly the same numbers, to the last bit.
        assert all_ratings(connection) == before
        assert all_changes(connection) == changes


def all_changes(connection: Connection) -> list[list[dict[str, float] | None]]:
    played = connection.execute(select(results.c.table_id).distinct().order_by(results.c.table_id))
    return [rating_changes(connection, row.table_id) for row in played.all()]


def test_a_match_says_what_it_did_to_the_ratings(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        played(connection, "t1", ["a", "b"], [[0], [1]])
        won, lost = rating_changes(connection, "t1")
        # A new account is worth mu - 3 sigma = 25 - 25.
        assert won is not None and won["before"] == pytest.approx(0) and won["after"] > 0
        assert lost is not None and lost["before"] == pytest.approx(0)
        played(connection, "t2", ["a", "b"], [[0], [1]])
        second, _ = rating_changes(connection, "t2")
        assert second is not None and second["before"] == won["after"] < second["after"]
        assert skills_of(connection, "a")[0][2].value == second["after"]
        played(connection, "t3", ["a", "b"], [[0], [1]], rated=False)
        assert rating_changes(connection, "t3") == [None, None]


def test_results_count_in_the_order_they_were_written(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        for number in range(5):
            played(connection, f"t{number}", ["a", "b"], [[0], [1]], at=100.0 - number)
        times = connection.execute(
            select(results.c.at).where(results.c.seat == 0).order_by(results.c.table_id)
        )
        found = list(times.scalars())
    assert found == sorted(set(found))


def test_statistics_share_wins_and_give_intervals(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b", "c")
        played(connection, "t1", ["a", "b", "c"], [[0], [1], [2]])
        played(connection, "t2", ["b", "a", "c"], [[0, 1], [2]])
        played(connection, "t3", ["a", "b", "c"], [[1], [2], [0]], rated=False)
        played(connection, "t4", ["a", "b"], [[1], [0]])
        found = statistics(connection, "a")
        assert statistics(connection, "nobody") == []
    two, three = found
    assert (two.players, two.matches, two.wins, two.places) == (2, 1, 0.0, [0, 1])
    assert (two.low, two.share) == (0.0, 0.0) and 0.5 < two.high < 1
    assert (three.players, three.matches, three.wins, three.places) == (3, 3, 1.5, [2, 0, 1])
    assert three.low < three.share == 0.5 < three.high


def test_the_list_is_ordered_and_marks_bots(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        bot = bot_account(connection, "search:time=0.5")
        for number in range(6):
            played(connection, f"t{number}", ["a", "b", bot], [[2], [0], [1]])
        found = ranking_list(connection, GAME, 3, 10)
        assert [line.account for line in found] == [bot, "a", "b"]
        assert [line.is_bot for line in found] == [True, False, False]
        assert found[0].skill.value > found[1].skill.value > found[2].skill.value
        assert [line.account for line in ranking_list(connection, GAME, 3, 1, 1)] == ["a"]
        assert ranking_list(connection, GAME, 2, 10) == []
        assert skills_of(connection, "a") == [(GAME, 3, found[1].skill)]


def add_table(connection: Connection, table: str, host: str, public: bool = True) -> None:
    row = {
        "id": table,
        "game": GAME,
        "rules": 1,
        "content": "c",
        "options": {},
        "status": FINISHED,
        "public": public,
        "rated": True,
        "host": host,
        "created": 0.0,
    }
    connection.execute(insert(tables).values(row))


def test_results_of_private_tables_are_private(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        for table, public in (("open", True), ("secret", False)):
            add_table(connection, table, "a", public)
            played(connection, table, ["a", "b"], [[0], [1]])
        seen = [row["table_id"] for row in latest_results(connection, "a", False, 10)]
        own = [row["table_id"] for row in latest_results(connection, "a", True, 10)]
        others = [row["others"] for row in latest_results(connection, "a", False, 10)]
    assert seen == ["open"]
    assert own == ["secret", "open"]
    assert others == [[{"seat": 1, "name": "b", "bot": False}]]


def test_a_finished_table_is_rated_under_the_bots_own_account(engine: Engine) -> None:
    with engine.begin() as connection:
        people(connection, "a", "b")
        add_table(connection, "t", "a")
        kinds = [
            ("person", "a", None, None),
            ("bot", None, "greedy", None),
            ("person", "b", "greedy", "timeout"),
        ]
        for number, (kind, account, bot, departed) in enumerate(kinds):
            row = {"table_id": "t", "seat": number, "kind": kind, "account": account, "bot": bot}
            connection.execute(insert(seats).values({**row, "departed": departed, "orders": NO_ORDERS}))
        room = load_room(connection, "t")
        assert room is not None
        scores = [{"colonies": 3, "cards": 1}, {"colonies": 5, "cards": 0}, {"colonies": 9, "cards": 0}]
        rate_table(connection, room, Result(7, scores, [[1], [0], [2]], "00"), 12.5)
        rows = connection.execute(select(results).order_by(results.c.seat)).all()
        bot = bot_account(connection, "greedy")
    assert [(row.account, row.place, row.points) for row in rows] == [("a", 2, 4), (bot, 1, 5), ("b", 3, 9)]
    assert rows[2].departed == "timeout"

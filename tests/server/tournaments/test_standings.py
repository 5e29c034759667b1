"""What a meeting counts, by examples worked out by hand, and what must hold of all standings."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.server.tournaments import standings
from orrery.server.tournaments.model import Finish, Meeting
from orrery.server.tournaments.standings import Standing, standings_of, table_score

F = Fraction


def key(row: Standing) -> Any:
    """What places are given by."""
    return row.score, row.buchholz, row.sonneborn_berger, row.points


def over(number: int, seats: tuple[int | None, ...], *places_points: tuple[int, int]) -> Meeting:
    return Meeting(number, seats, (), tuple(Finish(place, points) for place, points in places_points))


def test_a_place_counts_the_part_of_the_others_it_beats() -> None:
    four = [Finish(1, 9), Finish(2, 8), Finish(2, 8), Finish(4, 1)]
    assert [table_score(four, seat) for seat in range(4)] == [1, F(1, 2), F(1, 2), 0]
    assert [table_score([Finish(1, 3), Finish(1, 3)], seat) for seat in (0, 1)] == [F(1, 2), F(1, 2)]
    assert table_score([Finish(1, 0)], 0) == 1, "a bye counts as a win"


def test_ties_are_broken_by_whom_one_met_then_whom_one_beat_then_points() -> None:
    # 0 beats 1 and 2; 3 beats 2 and loses to 1. 1 and 3 have a win each, but 1 met the winner.
    meetings = [
        over(1, (0, 1), (1, 20), (2, 10)),
        over(1, (3, 2), (1, 15), (2, 5)),
        over(2, (0, 2), (1, 20), (2, 10)),
        over(2, (1, 3), (1, 12), (2, 11)),
    ]
    rows = standings_of([3, 2, 1, 0], meetings, duplicate=False)
    assert [(row.entrant, row.place, row.score) for row in rows] == [
        (0, 1, 2),
        (1, 2, 1),
        (3, 3, 1),
        (2, 4, 0),
    ]
    assert [(row.buchholz, row.sonneborn_berger, row.points) for row in rows] == [
        (1, 1, 40),
        (3, 1, 22),
        (1, 0, 26),
        (3, 0, 15),
    ]


def test_at_a_table_of_several_the_mean_of_the_others_counts() -> None:
    rows = {
        row.entrant: row
        for row in standings_of([0, 1, 2], [over(1, (0, 1, 2), (1, 9), (2, 5), (3, 1))], duplicate=False)
    }
    assert rows[0].buchholz == F(1, 4) and rows[0].sonneborn_berger == F(1, 4)
    assert rows[1].buchholz == F(1, 2) and rows[1].sonneborn_berger == 0


def test_who_does_not_come_gets_nothing_and_who_waited_gets_the_win() -> None:
    rows = standings_of([0, 1], [Meeting(1, (1,), (0,), (Finish(1, 0),))], duplicate=False)
    assert [(row.entrant, row.score, row.rounds) for row in rows] == [(1, 1, (F(1),)), (0, 0, (F(0),))]


def test_equal_in_everything_is_a_shared_place() -> None:
    rows = standings_of([1, 0, 2], [over(1, (0, 1), (1, 7), (1, 7))], duplicate=False)
    assert [(row.entrant, row.place) for row in rows] == [(1, 1), (0, 1), (2, 3)]


def test_a_duplicate_round_compares_those_with_the_same_seat() -> None:
    # With this luck the first seat wins everywhere. 2 wins by most, 4 by least; 5 loses by least.
    meetings = [
        over(1, (0, 1), (1, 30), (2, 20)),
        over(1, (2, 3), (1, 30), (2, 10)),
        over(1, (4, 5), (1, 30), (2, 29)),
    ]
    rows = {row.entrant: row.score for row in standings_of(range(6), meetings, duplicate=True)}
    assert rows == {2: 1, 0: F(1, 2), 4: 0, 5: 1, 1: F(1, 2), 3: 0}


def test_without_anybody_to_compare_with_the_own_table_counts() -> None:
    meetings = [over(1, (0, 1), (1, 30), (2, 20)), over(1, (2, 3, None), (2, 1), (1, 9), (3, 0))]
    rows = {row.entrant: row.score for row in standings_of(range(4), meetings, duplicate=True)}
    assert rows == {0: 1, 1: 0, 2: F(1, 2), 3: 1}


@settings(max_examples=50, deadline=None)
@given(st.integers(2, 5), st.integers(1, 4), st.booleans(), st.randoms(use_true_random=False))
def test_every_round_gives_out_half_a_point_a_head(size, tables, duplicate, random) -> None:
    meetings = []
    for number in range(tables):
        seats = tuple(range(number * size, (number + 1) * size))
        points = [random.randrange(5) for _ in seats]
        finishes = tuple(Finish(1 + sum(other > one for other in points), one) for one in points)
        meetings.append(Meeting(1, seats, (), finishes))
    rows = standings_of(range(size * tables), meetings, duplicate)
    assert sum(row.score for row in rows) == F(size * tables, 2)
    assert [key(row) for row in rows] == sorted(map(key, rows), reverse=True)
    assert [row.place for row in rows] == [1 + sum(key(one) > key(row) for one in rows) for row in rows]


def compared(meeting: Meeting, seat: int, others: list[Meeting]) -> Fraction:
    """What a seat counts with the same luck, by the definition: one by one with all others who had it."""

    def fortune(one: Meeting) -> tuple[int, int]:
        best = max(finish.points for number, finish in enumerate(one.finishes) if number != seat)
        return -one.finishes[seat].place, one.finishes[seat].points - best

    mine = fortune(meeting)
    return sum((F(mine > one) + F(mine == one, 2) for one in map(fortune, others)), F(0)) / len(others)


def many(random: Random, tables: int, rounds: int) -> list[Meeting]:
    """Rounds of tables of two and three, some seats of them with bots."""
    meetings = []
    for number in range(1, rounds + 1):
        for table in range(tables):
            size = 2 + table % 2
            points = [random.randrange(4) for _ in range(size)]
            finishes = tuple(Finish(1 + sum(other > one for other in points), one) for one in points)
            seats = tuple(None if random.random() < 0.2 else table * 3 + seat for seat in range(size))
            meetings.append(Meeting(number, seats, (), finishes))
    return meetings


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_same_luck_is_compared_as_it_is_defined(random) -> None:
    meetings = many(random, tables=12, rounds=2)
    rows = {row.entrant: row.rounds for row in standings_of(range(36), meetings, duplicate=True)}
    for meeting in meetings:
        for seat, entrant in enumerate(meeting.seats):
            others = [
                one
                for one in meetings
                if (one.round, len(one.seats)) == (meeting.round, len(meeting.seats))
                and one is not meeting
                and one.seats[seat] is not None
            ]
            if entrant is not None and others:
                assert rows[entrant][meeting.round - 1] == compared(meeting, seat, others)


def test_twice_as_many_tables_are_twice_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody with everybody took seconds for 256 people, whoever looked at the tournament."""
    counted = []
    for tables in (20, 40):
        found = Counter()
        monkeypatch.setattr(standings, "_fortune", lambda *_, found=found: found.update("x") or (0, 0))
        standings_of(range(3 * tables), many(Random(1), tables, rounds=3), duplicate=True)
        counted.append(found["x"])
    assert counted[1] < 2.5 * counted[0]

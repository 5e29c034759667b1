"""Rounds are fair: nobody meets twice if it can be avoided, byes come once, seats rotate."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.server.tournaments.model import Finish, Meeting
from orrery.server.tournaments.pairing import round_robin_round, sizes_of, swiss_round
from orrery.server.tournaments.standings import standings_of


def finished(meeting: Meeting, random) -> Meeting:
    places = list(range(1, len(meeting.seats) + 1))
    random.shuffle(places)
    finishes = tuple(Finish(place, random.randrange(60)) for place in places)
    return Meeting(meeting.round, meeting.seats, meeting.absent, finishes)


def played_swiss(players: int, rounds: int, size: int, bots: bool, random) -> list[list[Meeting]]:
    """Play rounds with results of chance."""
    found: list[list[Meeting]] = []
    for number in range(1, rounds + 1):
        before = [one for earlier in found for one in earlier]
        order = [row.entrant for row in standings_of(range(players), before, False)]
        meetings = swiss_round(number, order, before, size, 2, bots)
        assert meetings == swiss_round(number, order, before, size, 2, bots), "left to luck"
        found.append([finished(one, random) for one in meetings])
    return found


def met(rounds: Sequence[Sequence[Meeting]]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for meetings in rounds
        for one in meetings
        if one.played
        for pair in combinations(one.people, 2)
    )


fields = st.tuples(
    st.integers(2, 17), st.integers(1, 6), st.integers(2, 5), st.booleans(), st.randoms(use_true_random=False)
)


@settings(max_examples=25, deadline=None)
@given(fields)
def test_everybody_plays_once_a_round(field) -> None:
    players, rounds, size, bots, random = field
    for meetings in played_swiss(players, rounds, size, bots, random):
        assert sorted(one for meeting in meetings for one in meeting.people) == list(range(players))
        for meeting in meetings:
            assert len(meeting.seats) <= size
            assert bots or None not in meeting.seats
            assert meeting.played or not bots or size == 1


@settings(max_examples=25, deadline=None)
@given(fields)
def test_nobody_sits_out_again_before_everybody_did(field) -> None:
    players, rounds, size, bots, random = field
    out: Counter[int] = Counter(dict.fromkeys(range(players), 0))
    for meetings in played_swiss(players, rounds, size, bots, random):
        out.update(one.people[0] for one in meetings if not one.played)
        assert max(out.values()) - min(out.values()) <= 1


def could_avoid(players: list[int], sizes: Sequence[int], known: Counter[frozenset[int]]) -> bool:
    """Find by trying everything whether a round without repeated meetings is possible."""
    if not sizes:
        return True
    first = players[0]
    for others in combinations(players[1:], sizes[0] - 1):
        group = (first, *others)
        if any(known[frozenset(pair)] for pair in combinations(group, 2)):
            continue
        if could_avoid([one for one in players if one not in group], sizes[1:], known):
            return True
    return False


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from([(4, 2), (6, 2), (8, 2), (10, 2), (6, 3), (9, 3), (8, 4), (12, 4)]),
    st.integers(2, 7),
    st.randoms(use_true_random=False),
)
def test_nobody_meets_twice_if_it_can_be_avoided(field, rounds, random) -> None:
    players, size = field
    played = played_swiss(players, rounds, size, False, random)
    for number, meetings in enumerate(played):
        before = met(played[:number])
        repeated = [pair for pair in met([meetings]) if before[pair]]
        if repeated:
            assert not could_avoid(list(range(players)), [size] * (players // size), before)


def test_who_sits_out_is_chosen_so_that_nobody_meets_twice() -> None:
    # Of five, 4 is last, but all others have met: if 4 sits out two meetings are repeated, else one.
    before = [
        Meeting(1, seats, (), (Finish(1, 1), Finish(2, 0)))
        for seats in ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
    ]
    meetings = swiss_round(7, [0, 1, 2, 3, 4], before, 2, 2, False)
    assert Meeting(7, (3,)) in meetings
    assert sum(met([before])[pair] for pair in met([meetings])) == 1


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 12), st.booleans(), st.randoms(use_true_random=False))
def test_a_round_robin_of_two_meets_everybody_once(players, bots, random) -> None:
    rounds = play_round_robin(players, 2, bots, random, most=players + 1)
    assert len(rounds) == players - 1 + players % 2
    assert met(rounds) == Counter({frozenset(pair): 1 for pair in combinations(range(players), 2)})
    out = Counter(one.people[0] for meetings in rounds for one in meetings if not one.played)
    assert all(times == 1 for times in out.values())


@settings(max_examples=15, deadline=None)
@given(st.integers(3, 13), st.integers(3, 5), st.booleans(), st.randoms(use_true_random=False))
def test_a_round_robin_of_more_ends_when_all_have_met(players, size, bots, random) -> None:
    rounds = play_round_robin(players, size, bots, random, most=players * (players - 1) // 2)
    assert set(met(rounds)) == {frozenset(pair) for pair in combinations(range(players), 2)}


def play_round_robin(players: int, size: int, bots: bool, random, most: int) -> list[list[Meeting]]:
    found: list[list[Meeting]] = []
    field = list(range(players))
    while meetings := round_robin_round(
        len(found) + 1, field, field, [one for earlier in found for one in earlier], size, 2, bots
    ):
        found.append([finished(one, random) for one in meetings])
        assert len(found) <= most
    return found


def test_who_left_a_round_robin_is_met_by_nobody() -> None:
    field = [0, 1, 2, 3]
    for number in range(1, 4):
        meetings = round_robin_round(number, field, [0, 1, 3], [], 2, 2, False)
        assert sorted(one for meeting in meetings for one in meeting.people) == [0, 1, 3]
        assert sum(not one.played for one in meetings) == 1


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@settings(max_examples=6, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_seats_rotate(size, random) -> None:
    rounds = played_swiss(2 * size, 2 * size, size, False, random)
    for entrant in range(2 * size):
        had = Counter(one.seat_of(entrant) for meetings in rounds for one in meetings if entrant in one.seats)
        assert all(had[seat] >= 1 for seat in range(size)), had
        assert max(had.values()) <= 4, had


@pytest.mark.parametrize(
    ("field", "people", "out"),
    [
        ((5, 2, 2, False), (2, 2), 1),
        ((5, 2, 2, True), (2, 2, 1), 0),
        ((10, 4, 2, False), (4, 3, 3), 0),
        ((5, 4, 2, False), (3, 2), 0),
        ((7, 3, 3, False), (3, 3), 1),
        ((6, 5, 2, True), (3, 3), 0),
        ((3, 4, 2, False), (3,), 0),
        ((1, 2, 2, False), (), 1),
    ],
)
def test_tables_are_as_full_as_can_be(field, people, out) -> None:
    sizes = sizes_of(*field)
    assert (sizes.people, sizes.out) == (people, out)


def test_a_large_field_is_paired_too() -> None:
    rounds = played_swiss(128, 8, 4, False, Random(7))
    assert max(met(rounds).values()) == 1

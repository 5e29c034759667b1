"""What one server process tells another about moves: nothing is lost of it, doubled or taken in too early."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from orrery.server.storage.rooms import EntryRow
from orrery.server.storage.updates import MatchUpdate, heard_moves, notices_of
from orrery.server.table import Table

from .house import House, open_house
from .test_restart import Rival, beside, server_of
from .waiting import eventually

GAME = "new-frontiers"
#: Bytes that PostgreSQL takes as one notice.
LONGEST = 8000


def moves_of(table: str, lines: list[str], **more: Any) -> MatchUpdate:
    rows = [EntryRow(7 + place, line, None, 0.0) for place, line in enumerate(lines)]
    return MatchUpdate(table, "here", 7, rows, 7 + len(rows), 1, 12.5, None, **more)


def test_all_moves_are_told_by_as_few_notices_as_hold_them() -> None:
    told = [moves_of(f"table{number}", ["ż" * 20 * number], banks={0: 1.5, 2: 0.0}) for number in range(60)]
    notices = list(notices_of(told))
    assert all(len(notice.encode()) <= LONGEST for notice in notices)
    lengths = sum(len(notice.encode()) for notice in notices)
    assert len(notices) <= lengths // (LONGEST // 2) + 1
    heard = []
    for notice in notices:
        what, _, sender, text = notice.split(" ", 3)
        assert (what, sender) == ("moved", "here")
        heard += heard_moves(sender, text)
    assert heard == told


def test_what_is_more_than_moves_or_too_long_is_read_by_the_others() -> None:
    changes = [
        moves_of("short", ["a"]),
        moves_of("long", ["b" * LONGEST]),
        moves_of("offer", ["c"], settles=3),
        moves_of("seat", ["d"], seats={0: {"bot": "greedy"}}),
        moves_of("last", ["e"]),
    ]
    notices = sorted(notice.split(" ", 3)[:2] for notice in notices_of(changes))
    assert notices == [["moved", "-"], ["table", "long"], ["table", "offer"], ["table", "seat"]]


# --- taken in ---------------------------------------------------------------------------------------------


class Pair:
    """A server, and another process whose moves it is told of when a test says so."""

    def __init__(self, house: House, rival: Rival) -> None:
        self.house = house
        self.rival = rival
        self.table, self.group = house.seated(GAME, 2)
        self.here: Table = self.call(server_of(house).tables.get, self.table)

    def call(self, function: Any, *args: Any) -> Any:
        portal = self.house.client.portal
        assert portal is not None
        return portal.call(function, *args)

    def move(self) -> str:
        """Let the other process make a move; returns the notice of it."""
        (notice,) = notices_of([self.rival.move(self.table)])
        return notice

    def hear(self, notice: str) -> None:
        self.call(server_of(self.house).tables._heard, notice)

    def agree(self) -> bool:
        accounts = [person.ask("GET", "/me")["id"] for person in self.group]
        there = self.rival.states(self.table, accounts)
        return [person.state(self.table) for person in self.group] == there


@pytest.fixture
def pair(database_url: str) -> Iterator[Pair]:
    with open_house(database_url) as house, beside(database_url) as rival:
        yield Pair(house, rival)


def test_moves_that_follow_are_taken_in_without_reading(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = [pair.move(), pair.move()]
    with monkeypatch.context() as patch:
        patch.setattr(server_of(pair.house).db, "read", None)
        for notice in notices:
            pair.hear(notice)
    assert pair.here.settled and pair.agree()


def test_moves_told_twice_or_late_change_nothing(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    first, second = pair.move(), pair.move()
    for notice in (first, first, second, first):
        pair.hear(notice)
    eventually(lambda: pair.here.settled)
    assert pair.agree()
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_moves_after_a_gap_are_read(pair: Pair) -> None:
    pair.move()
    pair.hear(pair.move())
    eventually(pair.agree)


def test_moves_told_while_the_table_changes_wait_for_it(pair: Pair) -> None:
    ply = pair.here.room.ply
    notice = pair.move()
    pair.call(pair.here.lock.acquire)
    pair.hear(notice)
    assert pair.here.room.ply == ply
    pair.call(pair.here.lock.release)
    eventually(pair.agree)


def test_moves_that_lead_elsewhere_are_not_taken_in(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Rather than follow another process to a position that is not its own, the table is read again."""
    pair.hear(pair.move().replace('\\"hash\\":\\"', '\\"hash\\":\\"0'))
    assert "not understood" in caplog.text
    eventually(lambda: pair.here.settled and pair.agree())

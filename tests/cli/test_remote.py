"""What the terminal makes of a server's messages, and which options go together."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cli.conftest import Run
from orrery.cli.company import duration
from orrery.cli.keyboard import Keyboard
from orrery.cli.remote_news import news_between, seat_labels
from orrery.cli.remote_table import RemoteTable, harmless, refusal
from orrery.cli.table import Standings
from orrery.core.registry import load_game
from orrery.locale import LANGUAGES, Translator
from orrery.server.client import (
    ChatLine,
    LogEntry,
    Offer,
    Refused,
    Result,
    Room,
    RoomSeat,
    ServerGone,
    Snapshot,
    State,
    Takeback,
)

ANNA = RoomSeat(0, "person", "a", "Anna", None, True, None)
BO = RoomSeat(1, "person", "b", "Bo", None, True, None)
OFFER = Offer(7, "takeback", 1, {"to": 3}, (1,), (0,))


def room(**changes: Any) -> Room:
    made = Room(
        table="t", game="g", rules=1, options={}, status="running", public=True, rated=True, host="a",
        clock=None, created=0.0, problem=None, rematch=None, account="a", seat=0, orders={}, seats=(ANNA, BO),
        watching=0, offers=(),
    )  # fmt: skip
    return replace(made, **changes)


def state(takeback: Takeback | None = None) -> State:
    return State("t", "running", 5, 0, 0, {}, (), 0, 0, (), takeback, None, None)


def entries(*plies: int) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(ply, 1, "x", ("x", {}), ()) for ply in plies)


BEFORE = Snapshot(room(), state(), entries(1, 2, 3), (), True, 5)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, []),
        ({"connected": False}, ["shell-remote-lost"]),
        ({"chat": (ChatLine(1, 1, "Bo", "hi", 0.0),)}, ["shell-remote-said"]),
        ({"room": room(seats=(ANNA, replace(BO, online=False)))}, ["shell-remote-offline"]),
        ({"room": room(seats=(replace(ANNA, online=False), BO))}, []),
        ({"room": room(offers=(OFFER,))}, ["shell-offer-takeback", "shell-offer-answer"]),
        ({"room": room(offers=(replace(OFFER, waiting=()),))}, ["shell-offer-takeback"]),
        ({"log": entries(1, 2), "state": state(Takeback(1, 3, False))}, ["shell-remote-taken-back"]),
        ({"log": entries(1, 2, 3, 4)}, []),
    ],
)
def test_news(changes: dict[str, Any], told: list[str]) -> None:
    now = replace(BEFORE, version=6, **changes)
    assert [message for message, _ in news_between(BEFORE, now)] == told


def test_news_of_the_other_direction() -> None:
    down = replace(BEFORE, connected=False)
    assert news_between(down, BEFORE) == [("shell-remote-back", {})]
    assert news_between(replace(down, version=0), BEFORE) == []
    free = room(seats=(ANNA, replace(BO, kind="open", name=None)))
    assert news_between(replace(BEFORE, room=free), BEFORE) == [("shell-remote-sat-down", {"player": "Bo"})]
    offered = replace(BEFORE, room=room(offers=(OFFER,)))
    assert news_between(offered, BEFORE) == [("shell-offer-settled", {"number": 7})]
    gone = replace(BEFORE, log=entries(1))
    assert news_between(BEFORE, gone, own_undo=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_news_has_words(language: str) -> None:
    words = Translator(language, names=["Anna", "Bo"], strict=True)
    offers = tuple(
        replace(OFFER, id=number, kind=kind, data=data)
        for number, (kind, data) in enumerate(
            [("takeback", {"to": 3}), ("abandon", {}), ("takeover", {"seat": 0, "bot": "greedy"})]
        )
    )
    now = replace(BEFORE, room=room(offers=offers), log=(), chat=(ChatLine(1, None, "Bo", "hi", 0.0),))
    for label in news_between(BEFORE, now):
        assert words.text(label[0], **label[1])
    for seat in (
        ANNA,
        replace(BO, online=False),
        replace(BO, kind="bot", bot="x"),
        replace(BO, left="resigned"),
    ):
        assert all(words.label(label) for label in seat_labels(seat))


def test_a_match_is_over_when_its_state_says_so_and_not_before() -> None:
    """The room is told of the end first; the result comes with the state."""
    link: Any = SimpleNamespace(now=replace(BEFORE, room=room(status="finished")), failure=None)
    table = RemoteTable(None, None, link, load_game("alien-frontiers"), ["end"], Keyboard())  # type: ignore[arg-type]
    assert not table.over
    result = Result([{"a": 1}, {"a": 2}], [[1], [0]], "00")
    ended = replace(state(), status="finished", actor=None, result=result)
    link.now = replace(link.now, state=ended, version=6)
    assert table.catch_up() == []
    assert table.over
    assert table.standings() == Standings([{"a": 1}, {"a": 2}], [[1], [0]])


def test_points_of_a_running_match_are_those_of_the_view() -> None:
    seen = replace(state(), view={"players": [{"score": {"a": 3}}, {"score": {"a": 3, "b": 2}}]})
    link: Any = SimpleNamespace(now=replace(BEFORE, state=seen), failure=None)
    table = RemoteTable(None, None, link, load_game("alien-frontiers"), ["end"], Keyboard())  # type: ignore[arg-type]
    assert table.standings() == Standings([{"a": 3}, {"a": 3, "b": 2}], [[1], [0]])
    assert table.action_of(" END ") == 0
    assert table.action_of("launch") is None
    link.now = replace(link.now, state=replace(seen, view={"players": [{}, {}]}), version=6)
    table.catch_up()
    assert table.standings() is None


def test_names_and_words_from_elsewhere_cannot_drive_the_terminal() -> None:
    assert harmless({"a\x1b": ["\x1b[2J", {"b": 1}]}) == {"a?": ["?[2J", {"b": 1}]}
    said = replace(BEFORE, chat=(ChatLine(1, 1, "B\x07", "\x1b]0;x", 0.0),))
    assert news_between(BEFORE, said) == [("shell-remote-said", {"player": "B?", "text": "?]0;x"})]
    assert refusal(Refused("odd", "\x1bno", 3)).label == ("shell-refused", {"problem": "?no"})


def test_refusals_are_words() -> None:
    assert refusal(Refused("illegal", "no", 3, ("af-why", {"n": 1}))).label == ("af-why", {"n": 1})
    assert refusal(Refused("stale", "no", 3)).label[0] == "shell-refused-stale"
    assert refusal(ServerGone("nobody there")).label == ("shell-refused", {"problem": "nobody there"})


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(-3.0, "0:00"), (65.9, "1:05"), (3600.0, "1:00:00"), (90061.0, "1d 01:01")],
)
def test_clocks(seconds: float, text: str) -> None:
    assert duration(seconds) == text


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--table", "x"), "--table needs --server URL"),
        (("--list",), "--list needs --server URL"),
        (("alien-frontiers", "--private"), "--private needs --server URL"),
        (("--server", "ftp://x"), "is no address of a server"),
        (("--server", "http://127.0.0.1:9", "--list"), "http://127.0.0.1:9 cannot be reached"),
        (("--server", "http://127.0.0.1:9", "--resume", "last"), "--resume is for matches on this machine"),
        (("--server", "http://127.0.0.1:9", "--fast"), "--fast is for matches on this machine"),
        (("--server", "http://127.0.0.1:9", "--names", "A,B"), "your own name only"),
        (("--server", "http://127.0.0.1:9", "alien-frontiers", "--clock", "soon"), "write it as BANK+INC"),
        (("--server", "http://127.0.0.1:9", "alien-frontiers", "--table", "x"), "one of GAME"),
    ],
)
def test_bad_arguments_are_one_line(orrery: Run, words: tuple[str, ...], problem: str) -> None:
    ran = orrery("play", *words)
    assert ran.code == 2
    assert problem in ran.err
    assert ran.err.count("\n") == 1

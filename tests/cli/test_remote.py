"""What the terminal makes of a server's messages, and which options go together."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cli.conftest import Run
from orrery.cli.terminal.keyboard import Keyboard
from orrery.cli.terminal.online_commands import duration
from orrery.cli.terminal.remote_commands import RemoteCommands
from orrery.cli.terminal.remote_news import news_between, seat_labels
from orrery.cli.terminal.remote_table import RemoteTable, harmless, refusal
from orrery.cli.terminal.table import Offered, Refused, Standings
from orrery.client import (
    ChatLine,
    Clock,
    Declined,
    LogEntry,
    Offer,
    Result,
    Room,
    RoomSeat,
    ServerGone,
    SetItem,
    SetOffer,
    Snapshot,
    State,
    Takeback,
)
from orrery.client import Refused as ServerRefused
from orrery.core.registry import load_game
from orrery.core.sets import Item, SetChoice
from orrery.locale import LANGUAGES, Translator

ANNA = RoomSeat(0, "person", "a", "Anna", None, True, None)
BO = RoomSeat(1, "person", "b", "Bo", None, True, None)
OFFER = Offer(7, "takeback", 1, {"to": 3}, (1,), (0,))


def room(**changes: Any) -> Room:
    made = Room(
        table="t", game="g", rules=1, options={}, status="running", public=True, rated=True, host="a",
        clock=None, created=0.0, problem=None, rematch=None, account="a", seat=0, orders={}, seats=(ANNA, BO),
        watching=0, offers=(), declined=None,
    )  # fmt: skip
    return replace(made, **changes)


def state(takeback: Takeback | None = None, clock: Clock | None = None) -> State:
    return State("t", "running", 5, 0, 0, {}, (), None, (), 0, (), takeback, clock, None)


def clock(now: float, own: float, other: float = 100.0, running: int = 0, since: float = 0.0) -> Clock:
    return Clock(now, running, since, (own, other))


def entries(*plies: int) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(ply, 1, "x", ("x", {}), ()) for ply in plies)


BEFORE = Snapshot(room(), state(), entries(1, 2, 3), (), True, 5)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, []),
        ({"connected": False}, ["terminal-remote-lost"]),
        ({"writable": False}, ["terminal-remote-unwritable"]),
        ({"chat": (ChatLine(1, 1, "Bo", "hi", 0.0),)}, ["terminal-remote-said"]),
        ({"room": room(seats=(ANNA, replace(BO, online=False)))}, ["terminal-remote-offline"]),
        ({"room": room(seats=(replace(ANNA, online=False), BO))}, []),
        ({"room": room(offers=(OFFER,))}, ["terminal-offer-takeback", "terminal-offer-answer"]),
        ({"room": room(offers=(replace(OFFER, waiting=()),))}, ["terminal-offer-takeback"]),
        ({"log": entries(1, 2), "state": state(Takeback(1, 3, False))}, ["terminal-remote-taken-back"]),
        ({"log": entries(1, 2, 3, 4)}, []),
        ({"room": room(rematch="u")}, ["terminal-remote-rematch"]),
        ({"room": room(rematch="u", seat=None)}, []),
        ({"room": room(seats=(replace(ANNA, left="takeover"), BO))}, ["terminal-remote-taken-over"]),
        ({"room": room(seats=(replace(ANNA, left="resigned"), BO))}, []),
        ({"room": room(seats=(ANNA, replace(BO, left="takeover")))}, []),
    ],
)
def test_news(changes: dict[str, Any], told: list[str]) -> None:
    now = replace(BEFORE, version=6, **changes)
    assert [message for message, _ in news_between(BEFORE, now)] == told


def test_news_of_the_other_direction() -> None:
    down = replace(BEFORE, connected=False)
    assert news_between(down, BEFORE) == [("terminal-remote-back", {})]
    assert news_between(replace(down, version=0), BEFORE) == []
    assert news_between(replace(BEFORE, writable=False), BEFORE) == [("terminal-remote-writable", {})]
    free = room(seats=(ANNA, replace(BO, kind="open", name=None)))
    assert news_between(replace(BEFORE, room=free), BEFORE) == [
        ("terminal-remote-sat-down", {"player": "Bo"})
    ]
    offered = replace(BEFORE, room=room(offers=(OFFER,)))
    assert news_between(offered, BEFORE) == [("terminal-offer-settled", {"number": 7})]
    no = replace(BEFORE, room=room(declined=Declined(7, 1, 0, 3)))
    told = ("terminal-offer-refused", {"number": 7, "player": "seat:0"})
    assert news_between(offered, no) == [told]
    gone = replace(BEFORE, log=entries(1))
    assert news_between(BEFORE, gone, own_undo=True) == []


@pytest.mark.parametrize(
    ("old", "new", "gained"),
    [
        (clock(10.0, 60.0), clock(14.0, 60.0), None),
        (clock(10.0, 60.0), clock(14.0, 46.0, since=14.0), None),
        # At 14 the clock was charged 14 seconds, and 90 came.
        (clock(10.0, 60.0), clock(14.0, 136.0, since=14.0), "1:30"),
        (clock(10.0, 60.0, running=1), clock(14.0, 90.0, 86.0, running=1, since=14.0), "0:30"),
        (clock(10.0, 60.0), clock(14.0, 46.0, 500.0, since=14.0), None),
        (None, clock(14.0, 60.0), None),
    ],
)
def test_time_given_is_told_by_the_clock(old: Clock | None, new: Clock, gained: str | None) -> None:
    before = replace(BEFORE, state=state(clock=old))
    now = replace(BEFORE, state=state(clock=new))
    told = [("terminal-remote-extended", {"player": "seat:0", "time": gained})] if gained else []
    assert news_between(before, now) == told
    decided = replace(state(clock=new), ply=6)
    assert news_between(before, replace(now, state=decided)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_news_has_words(language: str) -> None:
    words = Translator(language, names=["Anna", "Bo"], strict=True)
    offers = tuple(
        replace(OFFER, id=number, kind=kind, data=data)
        for number, (kind, data) in enumerate(
            [("takeback", {"to": 3}), ("abandon", {}), ("takeover", {"seat": 0, "bot": "greedy"})]
        )
    )
    now = replace(
        BEFORE,
        room=room(offers=offers, rematch="u", seats=(replace(ANNA, left="takeover"), BO)),
        state=state(clock=clock(0.0, 70.0)),
        log=(),
        chat=(ChatLine(1, None, "Bo", "hi", 0.0),),
    )
    news = news_between(replace(BEFORE, state=state(clock=clock(0.0, 9.0))), now)
    assert len(news) == 9
    for label in news:
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
    assert news_between(BEFORE, said) == [("terminal-remote-said", {"player": "B?", "text": "?]0;x"})]
    assert refusal(ServerRefused("odd", "\x1bno", 3)).label == ("terminal-refused", {"problem": "?no"})


class Asking:
    """A link or a client that writes down what it is asked."""

    def __init__(self, asked: list[tuple[Any, ...]], answers: dict[str, Any]) -> None:
        self._asked = asked
        self._answers = answers

    def __getattr__(self, name: str) -> Any:
        async def ask(*args: Any, **named: Any) -> Any:
            self._asked.append((name, *args, *named.values()))
            return self._answers.get(name)

        return ask


class AskingLink(Asking):
    """A link to a table at one moment."""

    table = "t"
    failure = None

    def __init__(self, asked: list[tuple[Any, ...]], now: Snapshot, **answers: Any) -> None:
        super().__init__(asked, answers)
        self.now = now


def remote_commands(**changes: Any) -> tuple[RemoteCommands, list[tuple[Any, ...]]]:
    """What people do at a table like that, and what the server is asked for."""
    over = changes.pop("over", False)
    ended = replace(state(), status="finished", actor=None) if over else state()
    games = {"games": [{"id": "g", "standing": ["forced", "nap"]}, {"id": "h", "standing": ["pass"]}]}
    asked: list[tuple[Any, ...]] = []
    client: Any = Asking(asked, {"games": games, "rematch": "u"})
    link: Any = AskingLink(asked, replace(BEFORE, room=room(**changes), state=ended))
    background: Any = SimpleNamespace(run=asyncio.run)
    table = RemoteTable(background, client, link, load_game("alien-frontiers"), ["end"], Keyboard())
    return RemoteCommands(table), asked


def refused(work: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as caught:
        work()
    return caught.value.label[0]


def remote_table(now: State, **answers: Any) -> tuple[RemoteTable, list[tuple[Any, ...]]]:
    """A table in that state, and what the server is asked for."""
    asked: list[tuple[Any, ...]] = []
    link: Any = AskingLink(asked, replace(BEFORE, state=now), **answers)
    background: Any = SimpleNamespace(run=asyncio.run)
    client: Any = Asking(asked, {})
    return RemoteTable(background, client, link, load_game("alien-frontiers"), ["end"], Keyboard()), asked


def test_a_set_is_offered_in_harmless_words_and_chosen_at_once() -> None:
    items = (SetItem(4, "take\x1b", ("x\x1b", {}), 2, 1, ()), SetItem(6, "take b", ("y", {}), 1, 1, ()))
    choice = SetChoice([Item(4, 2), Item(6)], 0, 3, 9)
    table, asked = remote_table(replace(state(), set=SetOffer(items, choice)))
    offered = table.offered_set(0)
    assert offered is not None
    assert offered.choice is choice
    assert offered.items == [Offered(4, "take?", ("x?", {})), Offered(6, "take b", ("y", {}))]
    table.choose(0, 5, [6, 4, 4])
    assert asked == [("choose", [6, 4, 4], 5)]
    assert remote_table(state())[0].offered_set(0) is None


def test_what_is_taken_back_is_all_that_the_decision_did() -> None:
    table, asked = remote_table(replace(state(), seat=1, undo=(1, 2)))
    assert table.undo(1) == [("x", {}), ("x", {})]
    assert asked == [("undo", 5)]
    assert refused(lambda: remote_table(state())[0].undo(0)) == "terminal-undo-none"


def test_reasons_are_asked_for_and_answered() -> None:
    table, asked = remote_table(state(), why=[("af-why\x1b", {})])
    assert table.why(0, 7) == ("af-why?", {})
    assert asked == [("why", [7], 5)]
    assert remote_table(state(), why=[None])[0].why(0, 7) is None


def test_what_cannot_be_is_said_without_asking() -> None:
    here, asked = remote_commands()
    assert refused(here.come_back) == "terminal-return-none"
    assert refused(here.rematch) == "terminal-rematch-early"
    assert refused(lambda: here.extend(1, 60)) == "terminal-extend-no-clock"
    watching, also_asked = remote_commands(seat=None, over=True)
    assert refused(watching.rematch) == "terminal-refused-not-seated"
    assert refused(watching.orders) == "terminal-refused-not-seated"
    assert refused(watching.come_back) == "terminal-refused-not-seated"
    assert asked == also_asked == []


def test_orders_are_those_of_the_game_and_one_is_changed_at_a_time() -> None:
    here, asked = remote_commands(orders={"forced": False, "pass": True})
    assert here.orders() == {"forced": False}
    here.give_order("forced", True)
    assert here.orders() == {"forced": False}
    assert asked == [("games",), ("standing", True, True)]


def test_time_and_coming_back() -> None:
    here, asked = remote_commands(clock={"bank": 60.0}, seats=(replace(ANNA, left="takeover"), BO))
    here.extend(1, 90)
    here.come_back()
    assert asked == [("extend", 1, 90), ("come_back",)]


def test_a_rematch_is_looked_at_before_the_table_is_left() -> None:
    here, asked = remote_commands(over=True)
    here.rematch()
    assert asked == [("rematch", "t"), ("table", "u")]
    assert here.next_table == "u"


def test_refusals_are_words() -> None:
    assert refusal(ServerRefused("illegal", "no", 3, ("af-why", {"n": 1}))).label == ("af-why", {"n": 1})
    assert refusal(ServerRefused("stale", "no", 3)).label[0] == "terminal-refused-stale"
    assert refusal(ServerGone("nobody there")).label == ("terminal-refused", {"problem": "nobody there"})


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
        (("--account", "Anna"), "--account needs --server URL"),
        (("--claim", "Anna"), "--claim needs --server URL"),
        (("--server", "http://127.0.0.1:9", "--account", "A", "--claim", "A"), "one of --names, --account"),
        (("--server", "http://127.0.0.1:9", "--account", "A", "--names", "A"), "one of --names, --account"),
        (("--server", "http://127.0.0.1:9", "--account", " "), "--account needs a name"),
        (("--server", "http://127.0.0.1:9", "--claim", "Anna"), "the input ended before an answer"),
    ],
)
def test_bad_arguments_are_one_line(orrery: Run, words: tuple[str, ...], problem: str) -> None:
    ran = orrery("play", *words)
    assert ran.code == 2
    assert problem in ran.err
    assert ran.err.count("\n") == 1

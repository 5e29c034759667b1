"""Two server processes on one PostgreSQL: people at different ones sit at one table, and one may die."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import MigratedDatabases
from .house import new_key
from .processes import Caller, Ear, ServerProcess, guest, server, tracebacks
from .waiting import HUNG, eventually

GAME = "new-frontiers"


@contextmanager
def two_servers(databases: MigratedDatabases, folder: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with databases.lent() as url, ExitStack() as stack:
        pair = [ServerProcess(url, folder / f"{name}.log", "--workers", "1") for name in "ab"]
        for one in pair:
            stack.callback(one.end)
        first, second = (one.ready() for one in pair)
        yield first, second
        for one in pair:
            assert tracebacks(one.log_text()) == []


@pytest.fixture(scope="module")
def pair(
    postgres_databases: MigratedDatabases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """The addresses of two servers on one database."""
    with two_servers(postgres_databases, tmp_path_factory.mktemp("pair")) as (first, second):
        yield first.url, second.url


def seated(a: str, b: str, *bots: str, **wish: Any) -> tuple[str, list[Caller]]:
    """A table made at one server, joined at the other, running: Anna and Boris, then bots."""
    anna, boris = guest(a, "Anna"), guest(b, "Boris")
    table = anna.table(a, GAME, ["me", "open", *bots], **wish)
    boris.ask(b, "POST", f"/tables/{table}/join", json={})
    anna.ask(a, "POST", f"/tables/{table}/start")
    return table, [anna, boris]


def state_of(who: Caller, url: str, table: str) -> Any:
    return who.ask(url, "GET", f"/tables/{table}")["state"]


def reach(who: Caller, url: str, table: str, ply: int) -> None:
    """Wait until a server knows of that ply."""
    eventually(lambda: state_of(who, url, table)["ply"] >= ply, f"ply {ply}")


def act(line: Ear, table: str, state: Any, pick: int = 0, key: str | None = None) -> None:
    choice = state["choices"][pick % len(state["choices"])]
    line.say(type="act", table=table, key=key or new_key(), ply=state["ply"], action=choice["action"])


def room_where(line: Ear, check: Any) -> Any:
    return line.hear("room", where=check)


# --- moves ------------------------------------------------------------------------------------------------


def test_a_move_at_one_is_seen_at_the_other(pair: tuple[str, str]) -> None:
    a, b = pair
    table, people = seated(a, b)
    with people[0].socket(a) as left, people[1].socket(b) as right, Caller().socket(b) as gallery:
        lines = [left, right]
        states = [left.watch(table), right.watch(table)]
        gallery.watch(table)
        for _ in range(12):
            actor = states[0]["actor"]
            own, other = lines[actor], lines[1 - actor]
            act(own, table, states[actor])
            ply = own.hear("ack")["ply"]
            states[1 - actor] = other.hear("state", where=lambda one, ply=ply: one["ply"] >= ply)
            states[actor] = own.hear("state", where=lambda one, ply=ply: one["ply"] >= ply)
            assert gallery.hear("state", where=lambda one, ply=ply: one["ply"] >= ply)["choices"] == []
        first, second = (state_of(who, url, table) for who, url in zip(people, pair, strict=True))
        assert first["ply"] == second["ply"]
        assert [entry["ply"] for entry in first["log"]["entries"]] == [
            entry["ply"] for entry in second["log"]["entries"]
        ]


def test_of_commands_at_once_through_both_one_is_done(pair: tuple[str, str]) -> None:
    a, b = pair
    table, people = seated(a, b)
    barrier = threading.Barrier(2)

    def send(who: Caller, url: str, state: Any, pick: int) -> Any:
        choice = state["choices"][pick % len(state["choices"])]
        body = {"type": "act", "table": table, "key": new_key(), "ply": state["ply"]}
        with who.socket(url) as line:
            line.watch(table)
            barrier.wait(HUNG)
            line.say(**body, action=choice["action"])
            return next(one for one in line.settle() if one["type"] in ("ack", "refused"))

    with ThreadPoolExecutor(2) as pool:
        for _ in range(6):
            actor = state_of(people[0], a, table)["actor"]
            mover = people[actor]
            state = state_of(mover, a, table)
            answers = list(pool.map(send, (mover, mover), pair, (state, state), (0, 1)))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] in ("stale", "not-your-turn")
            done = next(answer for answer in answers if answer["type"] == "ack")
            for url in pair:
                reach(mover, url, table, done["ply"])
            entries = state_of(mover, b, table)["log"]["entries"]
            assert [entry["ply"] for entry in entries] == list(range(len(entries)))


def test_a_command_sent_again_to_the_other_is_answered_the_same(pair: tuple[str, str]) -> None:
    a, b = pair
    table, people = seated(a, b)
    for kind, fields in (("act", {}), ("standing", {"orders": {"forced": True}}), ("resign", {})):
        actor = state_of(people[0], a, table)["actor"]
        mover = people[actor]
        state = state_of(mover, a, table)
        reach(mover, b, table, state["ply"])
        body = {"type": kind, "table": table, "key": new_key(), **fields}
        if kind == "act":
            body |= {"ply": state["ply"], "action": state["choices"][0]["action"]}
        first = mover.ask(a, "POST", f"/tables/{table}/commands", json=body)
        for url in (b, a, b):
            assert mover.ask(url, "POST", f"/tables/{table}/commands", json=body) == first


def test_many_tables_at_both_never_get_in_each_others_way(pair: tuple[str, str]) -> None:
    """Both processes write to the same rows in any order; a deadlock would show as an error."""
    tables = [seated(*pair, "random") for _ in range(5)]

    def play(number: int) -> int:
        """Play one of the two people of a table for forty plies; how many moves that person made."""
        table, people = tables[number % len(tables)]
        side = number // len(tables)
        moved = 0
        with people[side].socket(pair[(side + number) % 2]) as line:
            state = line.watch(table)
            while state["ply"] < 40:
                ply = state["ply"] + 1
                if state["choices"]:
                    act(line, table, state, pick=moved)
                    ply = line.hear("ack")["ply"]
                    moved += 1
                state = _at_least(line, state, ply)
        return moved

    with ThreadPoolExecutor(10) as pool:
        assert all(moved > 0 for moved in pool.map(play, range(10)))


# --- people -----------------------------------------------------------------------------------------------


def test_words_cross_over_once_each(pair: tuple[str, str]) -> None:
    a, b = pair
    table, people = seated(a, b)
    with people[0].socket(a) as left, people[1].socket(b) as right:
        left.watch(table)
        right.watch(table)
        for number in range(7):
            left.say(type="chat", table=table, key=new_key(), text=f"left {number}")
            right.say(type="chat", table=table, key=new_key(), text=f"right {number}")
        said: dict[Ear, list[Any]] = {left: [], right: []}
        for line, heard in said.items():
            while len(heard) < 14:
                heard += line.hear("chat")["lines"]
        # Whatever came twice has come before what is said now.
        left.say(type="chat", table=table, key=new_key(), text="left 7")
        right.say(type="chat", table=table, key=new_key(), text="right 7")
        for line, heard in said.items():
            while not {"left 7", "right 7"} <= {one["text"] for one in heard}:
                heard += line.hear("chat")["lines"]
            assert len(heard) == 16
            # They come in any order, and their numbers tell the right one.
            heard.sort(key=lambda one: one["id"])
            for side in ("left", "right"):
                texts = [one["text"] for one in heard if one["text"].startswith(side)]
                assert texts == [f"{side} {number}" for number in range(8)]


def test_seats_presence_and_offers_cross_over(pair: tuple[str, str]) -> None:
    a, b = pair
    anna, boris = guest(a, "Anna"), guest(b, "Boris")
    table = anna.table(a, GAME, ["me", "open"])
    with boris.socket(b) as right, Caller().socket(b) as lobby:
        lobby.say(type="lobby", on=True)
        lobby.settle()
        assert right.watch(table) is None
        with anna.socket(a) as left:
            left.watch(table)
            room_where(right, lambda room: room["seats"][0]["online"])
            boris.ask(b, "POST", f"/tables/{table}/join", json={"seat": 1})
            lobby.hear("lobby")
            room = room_where(left, lambda room: room["seats"][1]["name"] == "Boris")
            assert room["seats"][1]["online"]
            anna.ask(a, "POST", f"/tables/{table}/start")
            assert right.hear("state")["status"] == "running"
            left.say(type="offer", table=table, key=new_key(), kind="abandon")
            offer = room_where(right, lambda room: room["offers"])["offers"][0]
            assert offer["waiting"] == [1]
            right.say(type="answer", table=table, key=new_key(), offer=offer["id"], accept=False)
            room_where(left, lambda room: room["offers"] == [] and room["status"] == "running")
        room_where(right, lambda room: not room["seats"][0]["online"])


def test_a_table_closed_at_one_is_closed_at_the_other(pair: tuple[str, str]) -> None:
    a, b = pair
    anna = guest(a, "Anna")
    table = anna.table(a, GAME, ["me", "open"])
    with Caller().socket(b) as line:
        line.watch(table)
        anna.ask(a, "DELETE", f"/tables/{table}")
        assert line.hear("closed")["table"] == table
    Caller().ask(b, "GET", f"/tables/{table}", 404)


def test_a_name_and_a_sign_out_hold_everywhere(pair: tuple[str, str]) -> None:
    a, b = pair
    anna = guest(a, "Anna")
    table = anna.table(a, GAME, ["me", "random"], start=True)
    assert anna.ask(b, "GET", "/me")["name"] == "Anna"
    anna.ask(a, "PATCH", "/me", json={"name": "Anna Nowa"})
    eventually(lambda: anna.ask(b, "GET", "/me")["name"] == "Anna Nowa")
    with anna.socket(b) as line:
        line.watch(table)
        anna.ask(a, "DELETE", "/session")
        eventually(lambda: _turned_away(anna, b))
        # A socket that was open is closed, or of no more use.
        with suppress(ConnectionClosed):
            line.say(type="chat", table=table, key=new_key(), text="still here")
            assert line.hear("error")["code"] == "not-signed-in"
    assert Caller().ask(a, "GET", f"/tables/{table}")["chat"] == []


def _turned_away(who: Caller, url: str) -> bool:
    try:
        who.ask(url, "GET", "/me", 401)
    except AssertionError:
        return False
    return True


# --- death ------------------------------------------------------------------------------------------------


def test_the_survivor_takes_over_bots_and_players(
    postgres_databases: MigratedDatabases, tmp_path: Path
) -> None:
    with two_servers(postgres_databases, tmp_path) as (first, second):
        anna, boris = guest(first.url, "Anna"), guest(second.url, "Boris")
        matches = [anna.table(first.url, GAME, ["random", "random"], start=True) for _ in range(3)]
        table = anna.table(first.url, GAME, ["me", "open", "random"])
        boris.ask(second.url, "POST", f"/tables/{table}/join", json={})
        anna.ask(first.url, "POST", f"/tables/{table}/start")
        with anna.socket(first.url) as left, boris.socket(second.url) as right:
            lines = [left, right]
            states = [left.watch(table), right.watch(table)]
            # Play until it is Anna's turn, whose server will be the one that dies.
            while states[0]["actor"] != 0 or not states[0]["choices"]:
                if states[0]["actor"] == 1:
                    ply = states[0]["ply"]
                    states[1] = _at_least(right, states[1], ply)
                    act(right, table, states[1])
                    right.hear("ack")
                states[0] = _at_least(left, states[0], states[0]["ply"] + 1)
            known, sent = states[0], new_key()
            act(lines[0], table, known, key=sent)
            first.kill()
        before = {one: state_of(boris, second.url, one)["ply"] for one in matches}
        with anna.socket(second.url) as left:
            state = left.watch(table, known["ply"])
            assert state["log"]["keep"] == known["ply"] and state["ply"] >= known["ply"]
            # Whether or not it was done before the end: sent again, it is done once.
            act(left, table, known, key=sent)
            done = left.hear("ack")["ply"]
            state = _at_least(left, state, done)
            entries = state_of(anna, second.url, table)["log"]["entries"]
            mine = next(entry for entry in entries if entry["ply"] == known["ply"])
            assert (mine["actor"], mine["move"]) == (0, known["choices"][0]["move"])
            for one, ply in before.items():
                reach(boris, second.url, one, ply + 1)


def _at_least(line: Ear, state: Any, ply: int) -> Any:
    return state if state["ply"] >= ply else line.hear("state", where=lambda one: one["ply"] >= ply)


def test_a_server_started_later_serves_what_is_running(
    postgres_databases: MigratedDatabases, tmp_path: Path
) -> None:
    with (
        postgres_databases.lent() as url,
        server(url, tmp_path / "first.log", "--workers", "1") as first,
    ):
        anna = guest(first.url)
        table = anna.table(first.url, GAME, ["me", "open"], clock={"bank": 600})
        with server(url, tmp_path / "second.log", "--workers", "1") as second:
            boris = guest(second.url, "Boris")
            boris.ask(second.url, "POST", f"/tables/{table}/join", json={})
            anna.ask(first.url, "POST", f"/tables/{table}/start")
            eventually(lambda: state_of(boris, second.url, table) is not None)
            assert first.stop() in (0, -15) and tracebacks(first.log_text()) == []
            state = state_of(anna, second.url, table)
            assert state["clock"]["running"] == state["actor"]
            assert second.stop() in (0, -15) and tracebacks(second.log_text()) == []

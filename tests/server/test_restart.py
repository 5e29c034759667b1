"""A server stops, however it does, and one starts on the same database: nothing is lost or changed."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from plugin_game.installing import TESTS, install_contraband
from sqlalchemy import update

from orrery.core.record import Record, parse_record
from orrery.core.registry import load_game
from orrery.server.server import Server
from orrery.server.settings import Settings
from orrery.server.storage.rooms import load_entries, renew_lease
from orrery.server.storage.schema import tables
from orrery.server.storage.updates import MatchUpdate
from orrery.server.table import Table
from server.conftest import FULL
from server.house import House, Person, decider, new_key, open_house

pytestmark = pytest.mark.storage


@pytest.fixture
def contraband(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install_contraband(tmp_path, monkeypatch)


class Rival:
    """A server that is always just started: it knows nothing but what the database has."""

    def __init__(self, url: str) -> None:
        self._runner = asyncio.Runner()
        self._server = Server(Settings(database=url))

    def said(self, table: str, accounts: list[str | None], plies: list[int]) -> list[bytes]:
        """What it would tell these accounts about the table."""
        return self._runner.run(_said(self._server, table, accounts, plies, fresh=True))

    def states(self, table: str, accounts: list[str]) -> list[Any]:
        """The states it would send to these accounts, as JSON makes them."""

        async def go() -> list[Any]:
            fresh = await Table.load(self._server.services, table)
            return [orjson.loads(orjson.dumps(await fresh.state(account))) for account in accounts]

        return self._runner.run(go())

    def move(self, table: str) -> MatchUpdate:
        """Make the first move there is; returns what was written."""

        async def go() -> MatchUpdate:
            fresh = await Table.load(self._server.services, table)
            async with fresh.update() as (match, change):
                match.command(match.actor, match.ply, match.legal(match.actor)[0])
            return change

        return self._runner.run(go())

    def close(self) -> None:
        self._runner.run(self._server.bots.close())
        self._server.db.close()
        self._runner.close()


async def _said(
    server: Server, table_id: str, accounts: list[str | None], plies: list[int], fresh: bool
) -> list[bytes]:
    table = await (Table.load(server.services, table_id) if fresh else server.tables.get(table_id))
    heard: list[Any] = []
    for account in accounts:
        seat = table.room.seat_of(account)
        heard.append(table.room_message(account))
        for ply in plies:
            heard.append(await table.state(account, ply))
            heard.append(await table.view_at(ply, seat))
    return [orjson.dumps(message) for message in heard]


@contextmanager
def beside(url: str) -> Iterator[Rival]:
    rival = Rival(url)
    try:
        yield rival
    finally:
        rival.close()


def server_of(house: House) -> Server:
    server: Server = house.client.app.state.server  # type: ignore[attr-defined]
    return server


def agree(house: House, rival: Rival, table: str, group: list[Person]) -> None:
    """The server that kept running and one that starts now say the same to everybody."""
    accounts = [*(person.ask("GET", "/me")["id"] for person in group), None]
    ply = server_of(house).tables.loaded(table).room.ply  # type: ignore[union-attr]
    plies = sorted({0, ply // 2, max(0, ply - 1), ply})
    portal = house.client.portal
    assert portal is not None
    running = portal.call(_said, server_of(house), table, accounts, plies, False)
    assert rival.said(table, accounts, plies) == running


# --- recorded matches -----------------------------------------------------------------------------------


def recorded(name: str) -> Record:
    with (TESTS / "records" / f"{name}.jsonl").open(encoding="utf-8") as lines:
        return parse_record(lines)


def seat_down(house: House, record: Record, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[Person]]:
    """A table that will have the luck of the record."""
    assert record.result is not None
    monkeypatch.setattr("orrery.server.lobby.new_seed", lambda: bytes.fromhex(record.result.seed))
    options = dict(record.header.options)
    return house.seated(record.header.game, int(options["players"]), options=options)


def replay(house: House, table: str, group: list[Person], record: Record) -> Iterator[int]:
    """Send the decisions of a record as commands; the ply after each."""
    game = load_game(record.header.game)
    for entry in record.entries:
        if entry.actor < 0:
            continue
        person = group[entry.actor]
        if entry.undo is not None:
            yield person.command(table, "undo", ply=entry.ply)["ply"]
            continue
        match = server_of(house).tables.loaded(table).match  # type: ignore[union-attr]
        assert match is not None and match.game is game
        action = match.parse(str(entry.move))
        yield person.command(table, "act", ply=entry.ply, action=action)["ply"]


#: Long ones, for a full run: a whole match and every ply of short ones are in the list below.
WHOLE_MATCHES = [("sqlite", "alien-frontiers/001-2p", 150), ("sqlite", "new-frontiers/003-4p-goals-yes", 200)]


@pytest.mark.parametrize(
    ("database_kind", "name", "every"),
    [
        ("sqlite", "alien-frontiers/018-4p-round_limit-1", 1),
        ("sqlite", "new-frontiers/009-3p-round_limit-1", 1),
        ("sqlite", "new-frontiers/008-2p-goals-yes", 30),
        ("postgresql", "alien-frontiers/018-4p-round_limit-1", 3),
        ("postgresql", "new-frontiers/009-3p-round_limit-1", 3),
        *WHOLE_MATCHES * FULL,
    ],
    indirect=["database_kind"],
)
def test_at_any_ply_a_new_server_goes_on_where_the_old_one_was(database_url, name, every, clock, monkeypatch):
    record = recorded(name)
    with open_house(database_url) as house, beside(database_url) as rival:
        table, group = seat_down(house, record, monkeypatch)
        agree(house, rival, table, group)
        for number, _ in enumerate(replay(house, table, group, record)):
            clock.now += 0.01
            if number % every == 0:
                agree(house, rival, table, group)
        agree(house, rival, table, group)
        # And it was the recorded match, to the last line.
        lines = group[0].ask("GET", f"/tables/{table}/record").splitlines(keepends=True)
        assert lines[1:] == record.lines()[1:]


@pytest.mark.parametrize(
    "name", ["alien-frontiers/018-4p-round_limit-1", "new-frontiers/009-3p-round_limit-1"]
)
def test_a_match_goes_on_through_many_restarts(database_url, name, clock, monkeypatch):
    """Not beside the old server but after it: every few moves another one takes over."""
    record = recorded(name)
    tokens: list[dict[str, str]] = []
    before: list[Any] = []
    table, left = "", list(record.entries)
    while left:
        with open_house(database_url) as house:
            if tokens:
                group = [Person(house, f"Player {seat}", None) for seat in range(len(tokens))]
                for person, headers in zip(group, tokens, strict=True):
                    person.headers = headers
                assert [person.look(table) for person in group] == before
            else:
                table, group = seat_down(house, record, monkeypatch)
                tokens = [person.headers for person in group]
            group[0].look(table)
            part, left = left[:9], left[9:]
            list(replay(house, table, group, Record(record.header, part)))
            before = [person.look(table) for person in group]
    assert record.result is not None
    assert before[0]["state"]["result"]["ranking"] == record.result.ranking


# --- what stands around a match -------------------------------------------------------------------------


def settle_offer(table: str, group: list[Person], by: int, **wish: Any) -> None:
    group[by].command(table, "offer", **wish)
    offer = group[by].look(table)["room"]["offers"][-1]
    for seat in offer["waiting"]:
        group[seat].command(table, "answer", offer=offer["id"], accept=True)


def test_after_everything_that_is_no_move_both_agree(database_url, contraband, clock):
    with open_house(database_url) as house, beside(database_url) as rival:
        table, group = house.seated(contraband, 3, clock={"bank": 500, "increment": 2})

        def check() -> None:
            clock.now += 0.3
            agree(house, rival, table, group)

        first = group[0].state(table)["ply"]
        for _ in range(3):
            decider(table, group).move(table)
            check()
        mover = max(group, key=lambda person: person.state(table)["undo"])
        mover.command(table, "undo", ply=mover.state(table)["ply"])
        check()
        mover.move(table, 1)
        check()
        group[1].command(table, "standing", orders={"forced": True, "pass": False})
        check()
        group[0].command(table, "extend", seat=2, seconds=77)
        check()
        group[0].command(table, "offer", kind="abandon")
        group[2].command(table, "offer", kind="takeback", to=first)
        offers = group[0].look(table)["room"]["offers"]
        group[1].command(table, "answer", offer=offers[0]["id"], accept=True)
        check()
        group[0].command(table, "answer", offer=offers[1]["id"], accept=True)
        group[1].command(table, "answer", offer=offers[1]["id"], accept=True)
        assert group[0].state(table)["takeback"] == {"seat": 2, "to": first, "agreed": True}
        check()
        away = next(seat for seat in range(3) if seat != group[0].state(table)["actor"])
        settle_offer(table, group, (away + 1) % 3, kind="takeover", seat=away, bot="random")
        assert group[0].look(table)["room"]["seats"][away]["left"] == "takeover"
        check()
        group[away].command(table, "return")
        check()
        for _ in range(3):
            decider(table, group).move(table)
            check()
        assert group[0].look(table)["room"]["offers"]


def test_nothing_around_the_tables_is_lost(database_url, contraband, clock):
    """Lobby, invitations, sessions of both kinds, chat, orders, offers, clocks, acknowledged commands."""
    with open_house(database_url) as house:
        host = house.guest("Host")
        waiting = host.table(contraband, ["me", "open", "greedy"])
        clock.now += 1
        private = host.table(contraband, ["me", "invited"], public=False)
        code = host.ask("POST", f"/tables/{private}/invitations", json={"seat": 1})["code"]
        clock.now += 1
        table, group = house.seated(contraband, 2, clock={"bank": 500, "increment": 2})
        anna, boris = group
        state = decider(table, group).state(table)
        mover = group[state["actor"]]
        key = new_key()
        move = {"key": key, "ply": state["ply"], "action": state["choices"][0]["action"]}
        done = mover.command(table, "act", **move)
        anna.command(table, "chat", text="until tomorrow", key="chat")
        boris.command(table, "standing", orders={"forced": True, "pass": True})
        anna.command(table, "offer", kind="abandon")
        made = house.client.post("/api/guests", json={"name": "Browser"})
        cookie = made.headers["set-cookie"].partition(";")[0]
        house.client.cookies.clear()
        signed_out = house.guest("Signed out")
        signed_out.ask("DELETE", "/session")
        before = everything_seen(house, group, table)
    with open_house(database_url) as house:
        for person in (anna, boris, mover, signed_out):
            person.house = house
        assert everything_seen(house, group, table) == before
        assert mover.command(table, "act", **move) == done
        anna.command(table, "chat", text="until tomorrow", key="chat")
        assert everything_seen(house, group, table) == before
        me = house.client.get("/api/me", headers={"Cookie": cookie})
        assert me.status_code == 200 and me.json()["name"] == "Browser"
        signed_out.ask("GET", "/me", 401)
        assert boris.ask("POST", f"/tables/{waiting}/join", json={})["seat"] == 1
        assert boris.ask("POST", "/invitations/claim", json={"code": code}) == {"table": private, "seat": 1}
        house.guest("Late").ask("POST", "/invitations/claim", 404, json={"code": code})
        offer = boris.look(table)["room"]["offers"][0]["id"]
        boris.command(table, "answer", offer=offer, accept=True)
        assert anna.state(table)["status"] == "abandoned"


def everything_seen(house: House, group: list[Person], table: str) -> list[Any]:
    """What players and others see of the house and of a table."""
    lists = ("open", "live", "mine", "waiting")
    return [
        [person.look(table), *(person.ask("GET", f"/tables?list={which}") for which in lists)]
        for person in (*group, house.nobody())
    ]


def time_left(person: Person, table: str) -> float:
    clock = person.state(table)["clock"]
    left: float = clock["left"][clock["running"]] - (clock["now"] - clock["since"])
    return left


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_time_that_was_used_is_not_given_back_by_a_restart(database, database_url, contraband, clock, killed):
    """Nobody is charged for the time in which there was no server, and nobody gains by it."""
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2, clock={"bank": 100, "increment": 0})
        clock.now += 4
        assert time_left(group[0], table) == pytest.approx(96)
        name = server_of(house).settings.server_id
    if killed:
        # All that it left is a sign of life.
        asyncio.run(database.write(renew_lease, name, clock.now))
    clock.now += 3600
    with open_house(database_url) as house:
        group[0].house = house
        assert time_left(group[0], table) == pytest.approx(96, abs=0.5)


# --- matches of other rules -----------------------------------------------------------------------------


def make_foreign(house: House, table: str, change: dict[str, Any]) -> None:
    """The match was made by another version of the program."""
    server = server_of(house)
    header = json.loads(server.tables.loaded(table).room.header)  # type: ignore[union-attr]
    values: dict[str, Any] = {"header": json.dumps({**header, **change}, separators=(",", ":")) + "\n"}
    if "game" in change:
        values["game"] = change["game"]
    with server.db.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(values))
    server.tables.forget(table)


OTHERS = [
    ({"rules": 99}, "version 99 of the rules"),
    ({"content": "0123456789abcdef"}, "other components"),
    ({"game": "forgotten-game"}, "there is no game 'forgotten-game'"),
]


@pytest.mark.parametrize(("change", "why"), OTHERS, ids=["rules", "content", "game"])
def test_a_match_of_other_rules_can_be_read_and_exported_and_given_up(database_url, contraband, change, why):
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 3)
        for _ in range(4):
            decider(table, group).move(table)
        mover = max(group, key=lambda person: person.state(table)["undo"])
        if mover.state(table)["undo"]:
            mover.command(table, "undo", ply=mover.state(table)["ply"])
        everybody = [*group, house.nobody()]
        before = [person.state(table)["log"]["entries"] for person in everybody]
        lines = [person.ask("GET", f"/tables/{table}/record").splitlines() for person in everybody]
        ply = group[0].state(table)["ply"]
        make_foreign(house, table, change)
        for person, log, old in zip(everybody, before, lines, strict=True):
            seen = person.look(table)
            assert seen["room"]["status"] == "frozen" and why in seen["room"]["problem"]
            assert seen["state"]["log"]["entries"] == log
            assert (seen["state"]["ply"], seen["state"]["view"], seen["state"]["choices"]) == (ply, None, [])
            assert person.ask("GET", f"/tables/{table}/record").splitlines()[1:] == old[1:]
            assert why in person.ask("GET", f"/tables/{table}/positions/0", 409)["error"]["message"]
        moves = {"act": {"action": 0}, "choose": {"marks": []}, "undo": {}, "why": {"actions": [0]}}
        for what, fields in moves.items():
            for person in group:
                refused = person.command(table, what, 409, ply=ply, **fields)
                assert refused["code"] == "frozen" and why in refused["message"]
        assert group[0].command(table, "resign", 409)["code"] == "frozen"
        group[0].command(table, "chat", text="what now?")
        settle_offer(table, group, 0, kind="abandon")
        assert group[0].command(table, "act", 409, ply=ply, action=0)["code"] == "over"
        assert table not in [one["table"] for one in group[0].ask("GET", "/tables?list=live")]
        whole = house.nobody().ask("GET", f"/tables/{table}/record").splitlines()
        assert len(whole) == ply + 1 and all("hash" in json.loads(line) for line in whole[1:])
        moves = [entry["move"] for entry in house.nobody().state(table)["log"]["entries"]]
        assert None not in moves


@pytest.mark.parametrize(("change", "why"), OTHERS[:1], ids=["rules"])
def test_the_state_of_such_a_match_says_what_the_room_says(database_url, contraband, change, why):
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        make_foreign(house, table, change)
        seen = group[0].look(table)
        assert seen["state"]["status"] == seen["room"]["status"] == "frozen"
        settle_offer(table, group, 0, kind="abandon")
        seen = group[0].look(table)
        assert seen["state"]["status"] == seen["room"]["status"]


@pytest.mark.parametrize("game", ["alien-frontiers", "new-frontiers"])
def test_a_finished_match_of_other_rules_keeps_its_result(database_url, game):
    with open_house(database_url) as house:
        table, group = house.seated(game, 2, options={"round_limit": 1})
        while group[0].state(table)["status"] == "running":
            decider(table, group).move(table)
        before = group[0].look(table)
        record = group[0].ask("GET", f"/tables/{table}/record").splitlines()
        make_foreign(house, table, {"rules": 99})
        after = house.nobody().look(table)
        assert "version 99" in after["room"]["problem"]
        assert after["state"]["result"] == before["state"]["result"]
        assert after["state"]["log"]["entries"] == before["state"]["log"]["entries"]
        assert house.nobody().ask("GET", f"/tables/{table}/record").splitlines()[1:] == record[1:]


def test_a_match_goes_on_once_its_rules_are_back(database_url, contraband, monkeypatch):
    """A server with other rules changes nothing in the match."""
    with open_house(database_url) as house:
        table, group = house.seated(contraband, 2)
        decider(table, group).move(table)
        before = [person.look(table) for person in group]
        rows = len(_entries(house, table))
    with monkeypatch.context() as patch:
        patch.setattr(load_game(contraband), "rules_version", 2)
        with open_house(database_url) as house:
            for person in group:
                person.house = house
                assert "version 1 of the rules; this program has 2" in person.look(table)["room"]["problem"]
    with open_house(database_url) as house:
        for person in group:
            person.house = house
        assert [person.look(table) for person in group] == before
        assert len(_entries(house, table)) == rows
        decider(table, group).move(table)


def _entries(house: House, table: str) -> list[Any]:
    with server_of(house).db.engine.connect() as connection:
        return list(load_entries(connection, table))

"""The database goes away in the middle of anything: memory never gets ahead of the disk, nothing acknowledged
is lost, and all goes on when it is back."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from plugin_game.installing import install_contraband
from sqlalchemy import Engine, event, select

from orrery.core.match import Match, verify
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server.errors import Unavailable
from orrery.server.storage.database import open_engine
from orrery.server.storage.rooms import load_entries
from orrery.server.storage.schema import FINISHED, tables

from .clusters import Cluster, own_cluster
from .conftest import FULL, migrated
from .house import House, Person, decider, new_key, open_house
from .processes import ServerProcess, server
from .test_restart import beside, server_of
from .waiting import HUNG, eventually


@pytest.fixture
def contraband(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install_contraband(tmp_path, monkeypatch)


def check_records(url: str) -> dict[str, list[Any]]:
    """Every match on disk can be replayed to its last line; the moves by table."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            rows = connection.execute(select(tables).where(tables.c.header.is_not(None))).all()
            entries = {row.id: load_entries(connection, row.id) for row in rows}
    finally:
        engine.dispose()
    found = {}
    for row in rows:
        outcome = [row.outcome] if row.outcome is not None else []
        record = parse_record([row.header, *(entry.line for entry in entries[row.id]), *outcome])
        assert len(record.entries) == row.ply
        game = load_game(row.game)
        if row.status == FINISHED:
            assert verify(game, record) == row.ply
        else:
            assert Match.from_record(game, record, row.seed).ply == row.ply
        found[row.id] = record.entries
    return found


# --- a connection is cut at every statement ---------------------------------------------------------------


class Cuts:
    """Cuts connections: at the statement (or commit) number ``first`` and the ``count - 1`` after it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._left: range | None = None
        self._number = 0
        #: Whether a commit that is cut reaches the disk before the connection is lost.
        self.commits = False
        self._commit = engine.dialect.do_commit
        event.listen(engine, "before_cursor_execute", self._statement)
        engine.dialect.do_commit = self._do_commit  # type: ignore[method-assign]

    def arm(self, first: int, count: int, commits: bool) -> None:
        self._number, self._left, self.commits = 0, range(first, first + count), commits

    def disarm(self) -> bool:
        """Stop cutting; whether anything was cut."""
        with self._lock:
            reached = self._left is not None and self._number > self._left.start
            self._left = None
        return reached

    def _due(self) -> bool:
        with self._lock:
            number, self._number = self._number, self._number + 1
            return self._left is not None and number in self._left

    def _statement(self, connection: Any, cursor: Any, *_: Any) -> None:
        if self._due():
            self._cut(connection.connection.dbapi_connection)

    def _do_commit(self, connection: Any) -> None:
        due = self._due()
        if due and not self.commits:
            self._cut(connection.dbapi_connection)
        self._commit(connection)
        if due and self.commits:
            raise self._engine.dialect.dbapi.OperationalError("the word of the commit was lost")  # type: ignore[union-attr]

    def _cut(self, raw: Any) -> None:
        if isinstance(raw, sqlite3.Connection):
            raise sqlite3.OperationalError("disk I/O error")
        with psycopg.connect(raw.info.dsn, password=raw.info.password, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", [raw.info.backend_pid])


@contextmanager
def cutting(house: House) -> Iterator[Cuts]:
    yield Cuts(server_of(house).db.engine)


def insist(person: Person, table: str, what: str, **fields: Any) -> Any:
    """Send a command until it is done; a refusal for want of storage changes nothing."""
    for _ in range(20):
        body = {"type": what, "table": table, **fields}
        answer = person.house.client.post(f"/api/tables/{table}/commands", headers=person.headers, json=body)
        if answer.status_code == 200:
            return answer.json()
        assert answer.status_code == 503 and answer.headers["retry-after"], answer.text
    raise AssertionError("never done")


@pytest.mark.storage
@pytest.mark.parametrize("count", [1, 6], ids=["once", "again-and-again"])
@pytest.mark.parametrize("commits", [False, True], ids=["lost", "word-lost"])
def test_a_connection_cut_at_any_statement_of_a_move(database_url, contraband, count, commits):
    """The command is done once, and what the server says equals what a new one reads."""
    with open_house(database_url) as house, beside(database_url) as rival, cutting(house) as cuts:
        table, group = house.seated(contraband, 2)
        accounts = [person.ask("GET", "/me")["id"] for person in group]
        with group[0].socket() as line:
            line.watch(table)
            for first in range(100):
                mover = decider(table, group)
                state = mover.state(table)
                command = {"key": new_key(), "ply": state["ply"], "action": state["choices"][0]["action"]}
                cuts.arm(first, count, commits)
                body = {"type": "act", "table": table, **command}
                answer = house.client.post(f"/api/tables/{table}/commands", headers=mover.headers, json=body)
                reached = cuts.disarm()
                done = insist(mover, table, "act", **command)
                assert answer.status_code == 503 or answer.json() == done
                told = [person.state(table) for person in group]
                assert rival.states(table, accounts) == told
                assert done["ply"] == told[0]["ply"] > state["ply"]
                if not reached:
                    break
            # The commit is one of them; PostgreSQL gets all that is written by one statement before it.
            least = 4 if database_url.startswith("sqlite") else 1
            assert first > least, "nothing was cut"
            line.settle()
    check_records(database_url)


@pytest.mark.storage
def test_offers_and_chat_that_were_written_unknown_to_all(database_url, contraband):
    """What is no move, too, is there once, and everybody is told of it, though its commit seemed to fail."""
    with open_house(database_url) as house, cutting(house) as cuts:
        table, group = house.seated(contraband, 2)
        for first in range(40):
            cuts.arm(first, 4, True)
            key = new_key()
            body = {"type": "chat", "table": table, "key": key, "text": f"number {first}"}
            house.client.post(f"/api/tables/{table}/commands", headers=group[0].headers, json=body)
            reached = cuts.disarm()
            insist(group[0], table, "chat", key=key, text=f"number {first}")
            lines = [line["text"] for line in group[1].look(table)["chat"]]
            assert lines.count(f"number {first}") == 1
            if not reached:
                break
            if first % 6 == 5:
                # Nobody says more than eight lines in ten seconds.
                table, group = house.seated(contraband, 2)
        cuts.arm(0, 100, True)
        key = new_key()
        body = {"type": "offer", "table": table, "key": key, "kind": "abandon"}
        house.client.post(f"/api/tables/{table}/commands", headers=group[0].headers, json=body)
        cuts.disarm()
        insist(group[0], table, "offer", key=key, kind="abandon")
        assert [offer["kind"] for offer in group[1].look(table)["room"]["offers"]] == ["abandon"]


# --- the real thing ---------------------------------------------------------------------------------------


class Player:
    """Somebody alone at a table with a bot, who plays over HTTP and does not give up."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url = url
        self.rng = rng
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.frozen = False
        self.stopping = False

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=HUNG, trust_env=False) as client:
            made = await self._ask(client, "POST", "/api/guests", json={"name": "Player", "token": True})
            client.headers["Authorization"] = f"Bearer {made['token']}"
            while not self.stopping:
                seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
                wish = {"game": "new-frontiers", "options": {"players": 2}, "seats": seats, "start": True}
                table = (await self._ask(client, "POST", "/api/tables", json=wish))["table"]
                await self._play_at(client, table)

    async def _play_at(self, client: httpx.AsyncClient, table: str) -> None:
        while not self.stopping:
            state = (await self._ask(client, "GET", f"/api/tables/{table}"))["state"]
            self.frozen |= state["status"] == "frozen"
            if state["status"] != "running":
                return
            if not state["choices"]:
                await asyncio.sleep(0.02)
                continue
            choice = self.rng.choice(state["choices"])
            command = {"type": "act", "table": table, "key": new_key(), "ply": state["ply"]}
            command["action"] = choice["action"]
            await self._ask(client, "POST", f"/api/tables/{table}/commands", json=command)
            self.acknowledged.append((table, state["ply"], state["seat"], choice["move"]))

    async def _ask(self, client: httpx.AsyncClient, method: str, path: str, **data: Any) -> Any:
        while True:
            answer = await client.request(method, path, **data)
            if answer.is_success:
                return answer.json()
            assert answer.status_code in (503, 429), answer.text
            await asyncio.sleep(0.05)


async def restart_under(cluster: Cluster, running: ServerProcess, rounds: int, seed: int) -> list[Player]:
    rng = random.Random(seed)
    players = [Player(running.url, random.Random(number)) for number in range(3)]
    playing = [asyncio.create_task(player.play()) for player in players]
    for number in range(rounds):
        before = sum(len(player.acknowledged) for player in players)
        # Moves are under way whenever it happens.
        while sum(len(player.acknowledged) for player in players) < before + 6:
            await asyncio.wait(playing, timeout=0.02)
            assert not any(task.done() for task in playing), "a player gave up"
        await asyncio.sleep(rng.random() * 0.05)
        if number % 3 == 2:
            await asyncio.to_thread(cluster.crash)
        else:
            await asyncio.to_thread(cluster.restart, ("fast", "immediate")[number % 3])
    for player in players:
        player.stopping = True
    await asyncio.wait_for(asyncio.gather(*playing), HUNG)
    return players


def test_restarts_of_postgresql_under_live_matches(tmp_path: Path) -> None:
    """Stopped fast, at once, or crashed: every acknowledged move is on disk, and every record is whole."""
    with own_cluster() as cluster:
        migrated(cluster.url)
        with server(cluster.url, tmp_path / "log", "--workers", "1") as running:
            players = asyncio.run(restart_under(cluster, running, 200 if FULL else 3, 17))
            eventually(running.is_ready, "readiness")
            assert not any(player.frozen for player in players)
        records = check_records(cluster.url)
    for player in players:
        for table, ply, seat, move in player.acknowledged:
            kept = records[table][ply]
            assert (kept.actor, kept.move) == (seat, move)


# --- no room left, and two on one file ------------------------------------------------------------------


class Disk:
    """The disk of a database, which can be full: its own error, for everything that needs room."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._full = False
        if engine.dialect.name == "sqlite":
            event.listen(engine, "begin", self._limit)
        else:
            self._administer(
                "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS "
                "'BEGIN RAISE EXCEPTION ''could not extend file'' USING ERRCODE = ''53100''; END'"
            )

    def _limit(self, connection: Any) -> None:
        # The file must not grow beyond what it is.
        connection.exec_driver_sql(f"PRAGMA max_page_count={1 if self._full else 2**30}")

    def _administer(self, *statements: str) -> None:
        with self._engine.begin() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)

    def be(self, full: bool) -> None:
        self._full = full
        if self._engine.dialect.name == "postgresql":
            change = "CREATE TRIGGER no_room BEFORE INSERT ON {0} EXECUTE FUNCTION no_room()"
            if not full:
                change = "DROP TRIGGER no_room ON {0}"
            self._administer(*(change.format(name) for name in ("entries", "chat", "keys")))


def move_until_refused(table: str, group: list[Person]) -> tuple[Person, Any]:
    """Who could not move, and what it was: in the last page of a file there may be some room left."""
    for _ in range(200):
        mover = decider(table, group)
        state = mover.state(table)
        command = {"key": new_key(), "ply": state["ply"], "action": state["choices"][0]["action"]}
        body = {"type": "act", "table": table, **command}
        answer = mover.house.client.post(f"/api/tables/{table}/commands", headers=mover.headers, json=body)
        if answer.status_code == 503:
            assert answer.headers["retry-after"] and answer.json()["code"] == "unavailable"
            assert mover.state(table)["ply"] == state["ply"]
            return mover, command
    raise AssertionError("the disk is never full")


@pytest.mark.storage
def test_a_full_disk_refuses_moves_and_all_goes_on_when_there_is_room(database_url):
    with open_house(database_url) as house:
        table, group = house.seated("alien-frontiers", 2)
        server = server_of(house)
        disk = Disk(server.db.engine)
        with group[0].socket() as line, group[1].socket() as other:
            line.watch(table)
            disk.be(full=True)
            mover, command = move_until_refused(table, group)
            assert line.hear("storage") == {"type": "storage", "writable": False}
            assert other.hear("storage") == {"type": "storage", "writable": False}
            with mover.socket() as late:
                assert late.hear("storage") == {"type": "storage", "writable": False}
            # What can be written without more room does not mean that there is room.
            assert house.client.portal is not None
            with pytest.raises(Unavailable):
                house.client.portal.call(server.db.probe)
            assert house.client.get("/readyz").status_code == 503
            disk.be(full=False)
            assert line.hear("storage") == {"type": "storage", "writable": True}
            eventually(lambda: house.client.get("/readyz").status_code == 200, "readiness")
            insist(mover, table, "act", **command)
        assert mover.state(table)["ply"] > command["ply"]
    check_records(database_url)


def test_who_goes_while_nothing_can_be_written_has_left_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other processes cannot be told then, and the tables of this one must not wait for that."""
    with open_house(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as house:
        there = [house.seated("alien-frontiers", 2) for _ in range(2)]
        server = server_of(house)
        onlooker = house.guest("Olga")
        with onlooker.socket() as line:
            for table, _ in there:
                line.watch(table)
            found = [house.client.portal.call(server.find_table, table, None) for table, _ in there]
            assert [len(one.watchers) for one in found] == [1, 1]

            async def away(*_: Any) -> None:
                raise Unavailable

            monkeypatch.setattr(server.db, "shared", True)
            monkeypatch.setattr(server.db, "write", away)
        assert [len(one.watchers) for one in found] == [0, 0]
        monkeypatch.undo()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with server(url, tmp_path / "first.log", "--workers", "1") as first:
        second = ServerProcess(url, tmp_path / "second.log", "--workers", "1")
        assert second.process.wait(HUNG) != 0
        second.end()
        assert "another server uses" in second.log_text()
        first.kill()
    with server(url, tmp_path / "third.log", "--workers", "1") as third:
        eventually(third.is_ready, "readiness")

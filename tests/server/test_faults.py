"""The server is killed without warning, again and again, in the middle of many matches: nothing acknowledged
is lost, nothing is done twice, every table goes on, and nobody's clock pays for it."""

import asyncio
import random
import shutil
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select, update

from orrery.core.match import Match, verify
from orrery.core.record import Record, parse_record
from orrery.core.registry import load_game
from orrery.server import lobby
from orrery.server.identity import Identity
from orrery.server.settings import Settings
from orrery.server.storage.database import Database, open_engine
from orrery.server.storage.rooms import load_entries, load_keys
from orrery.server.storage.schema import FINISHED, tables

from .conftest import FULL, MigratedDatabases
from .processes import Follower, ServerProcess, tracebacks
from .waiting import HUNG, eventually

GAMES = ("alien-frontiers", "new-frontiers")
#: Tables that one connection follows here; a server allows 32.
WATCHED = 25
#: Tables of one person, and how many of them play.
PLAYED = 5
#: At one table in so many a person with a clock just sits there.
SITTING = 20
#: Seconds without a server after one of the kills, so that a clock that ran on would show.
PAUSE = 3.0


@dataclass
class Witness:
    """Everything that clients were told, and what contradicts it."""

    rng: random.Random
    #: What the log said: table, ply, then who did what; None is a move that was not for these eyes.
    seen: dict[str, dict[int, tuple[int, str | None]]] = field(default_factory=lambda: defaultdict(dict))
    #: Commands without an answer, by key: the message, and the seat and move it stands for.
    pending: dict[str, tuple[dict[str, Any], int, str]] = field(default_factory=dict)
    #: Commands with one: table, ply, seat, move, and the key.
    acknowledged: list[tuple[str, int, int, str, str]] = field(default_factory=list)
    answered: set[str] = field(default_factory=set)
    states: dict[str, Any] = field(default_factory=dict)
    #: Tables where the person just sits there while the clock runs: the last state, with the time of it.
    clocks: dict[str, Any] = field(default_factory=dict)
    #: How many clocks were read before and after a kill.
    compared: int = 0
    over: set[str] = field(default_factory=set)
    contradictions: list[str] = field(default_factory=list)
    _plies: dict[tuple[int, str], int] = field(default_factory=dict)

    @property
    def moves(self) -> int:
        """How many moves of all tables are known."""
        return sum(map(len, self.seen.values()))

    def heard(self, follower: Follower, message: Any) -> None:
        """Take one message in; a person whose turn it is plays."""
        kind = message["type"]
        if kind == "state":
            self._state(follower, message)
        elif kind == "ack":
            if message["key"] in self.answered:
                # The state came twice before the answer, so the command went out twice: it is done once.
                return
            sent, seat, move = self.pending.pop(message["key"])
            if message["ply"] <= sent["ply"]:
                self.contradictions.append(f"an ack that leads nowhere: {message}")
            self.acknowledged.append((sent["table"], sent["ply"], seat, move, sent["key"]))
            self.answered.add(sent["key"])
        elif kind in ("refused", "error"):
            self.contradictions.append(f"{message}")

    def _state(self, follower: Follower, state: Any) -> None:
        table, ply = state["table"], state["ply"]
        before = self._plies.get((id(follower), table), 0)
        if ply < before:
            self.contradictions.append(f"{table} went back from ply {before} to {ply}")
        self._plies[id(follower), table] = ply
        for entry in state["log"]["entries"]:
            told = (entry["actor"], entry["move"])
            known = self.seen[table].setdefault(entry["ply"], told)
            if known[0] != told[0] or (None not in (known[1], told[1]) and known[1] != told[1]):
                self.contradictions.append(f"{table}, ply {entry['ply']}: first {known}, then {told}")
            if known[1] is None:
                self.seen[table][entry["ply"]] = told
        if state["status"] == FINISHED:
            self.over.add(table)
        if ply >= self.states.get(table, {"ply": -1})["ply"]:
            self.states[table] = state
        if not state["choices"]:
            return
        if state["clock"] is not None:
            self.clocks[table] = state
            return
        key = f"{table}-{ply}"
        if key in self.answered:
            return
        if key not in self.pending:
            choice = self.rng.choice(state["choices"])
            command = {"type": "act", "table": table, "key": key, "ply": ply, "action": choice["action"]}
            self.pending[key] = (command, state["seat"], choice["move"])
        # After a crash the same command comes again: it may have been done, or not.
        follower.say(**self.pending[key][0])


class Ordeal:
    """Many tables on one database, and servers that come and go."""

    def __init__(self, database_url: str, folder: Path, seed: str, count: int, kills: int) -> None:
        self.url = database_url
        self.folder = folder
        self.rng = random.Random(seed)
        self.witness = Witness(random.Random(f"moves of {seed}"))
        self.count = count
        self.kills = kills
        self.processes: list[ServerProcess] = []
        self.tables: list[str] = []
        self.followers: list[Follower] = []

    async def serve(self) -> ServerProcess:
        process = ServerProcess(self.url, self.folder / f"{len(self.processes)}.log")
        self.processes.append(process)
        return await asyncio.to_thread(process.ready)

    async def set_up(self) -> None:
        """Tables of bots; at one in four a person sits, at one in twenty somebody who just sits there.

        They are made while no server runs, which is much faster than among bots that play already.
        """
        db = Database(self.url)
        try:
            identity = Identity(db, Settings(database=self.url))
            sitting = [number for number in range(self.count) if number % 4 == 1]
            host, _ = await identity.guest("Host", program=True)
            people = [
                await identity.guest(f"Player {number}", program=True)
                for number in range(-(-len(sitting) // PLAYED))
            ]

            def make(connection: Connection, number: int) -> str:
                game, seats = GAMES[number // 4 % 2], ["random", "random"]
                if number % 10 == 0:
                    seats[0] = "greedy"
                wanted: list[dict[str, str | None]] = [{"kind": "bot", "bot": seat} for seat in seats]
                account = host
                if number in sitting:
                    account = people[sitting.index(number) // PLAYED][0]
                    wanted[0] = {"kind": "me", "bot": None}
                limit = 1 if number % 10 in (3, 6) else 0
                options = lobby.resolve(game, {"players": len(wanted), "round_limit": limit})
                clock = {"bank": 3600.0, "increment": 0.0} if number % SITTING == 1 else None
                rated = number % 3 == 0
                table = lobby.create(connection, "", account, game, options, wanted, True, rated, clock)
                lobby.start(connection, "", table, account, time.time())
                connection.execute(update(tables).where(tables.c.id == table).values(runner=None))
                return table

            self.tables = [await db.write(make, number) for number in range(self.count)]
        finally:
            db.close()
        for first in range(0, self.count, WATCHED):
            part = self.tables[first : first + WATCHED]
            self.followers.append(Follower(None, part, self.witness.heard))
        for number, (_, token) in enumerate(people):
            own = [self.tables[one] for one in sitting[number * PLAYED : (number + 1) * PLAYED]]
            self.followers.append(Follower(token, own, self.witness.heard))

    async def run(self) -> None:
        """All kills, then as long as every table needs to get somewhere."""
        await self.set_up()
        for number in range(self.kills + 1):
            began = time.time()
            process = await self.serve()
            before = {table: state["ply"] for table, state in self.witness.states.items()}
            clocks = dict(self.witness.clocks)
            self.witness.clocks.clear()
            following = [asyncio.create_task(one.follow(process.url)) for one in self.followers]
            if number < self.kills:
                await self._much_happens(following)
            else:
                await self._all_move_on(before, following)
            self._check_clocks(clocks, began)
            killed = time.time()
            process.kill()
            await asyncio.gather(*following)
            for state in self.witness.clocks.values():
                state["killed"] = killed
            if number == 1:
                await asyncio.sleep(PAUSE)

    async def _much_happens(self, following: "list[asyncio.Task[None]]") -> None:
        """A few moves at every table on average, some of them by people; all who just sit there are asked."""
        moves = self.witness.moves + self.count * self.rng.uniform(2, 5)
        acknowledged = len(self.witness.acknowledged) + self.count // 10
        clocks = len(range(1, self.count, SITTING))
        while (
            self.witness.moves < moves
            or len(self.witness.acknowledged) < acknowledged
            or len(self.witness.clocks) < clocks
        ):
            await self._go_on(following)

    async def _go_on(self, following: "list[asyncio.Task[None]]") -> None:
        await asyncio.sleep(0.02)
        assert not any(task.done() for task in following), "a connection was lost"

    async def _all_move_on(self, before: dict[str, int], following: "list[asyncio.Task[None]]") -> None:
        waits = set(self.tables)
        while waits := {
            table
            for table in waits - self.witness.over - set(self.witness.clocks)
            if self.witness.states.get(table, {"ply": 0})["ply"] <= before.get(table, 0)
        }:
            await self._go_on(following)

    def _check_clocks(self, before: dict[str, Any], began: float) -> None:
        """The time of who is to move grew by no more than this server has been there."""
        for table, state in self.witness.clocks.items():
            if table not in before or before[table]["ply"] != state["ply"]:
                continue
            self.witness.compared += 1
            old, new = before[table]["clock"], state["clock"]
            assert new["running"] == state["seat"] and new["left"] == old["left"]
            used, charged = before[table]["killed"] - old["since"], new["now"] - new["since"]
            assert charged <= used + (new["now"] - began) + 0.5, "the clock ran while no server did"

    def check_records(self) -> None:
        """Compare what clients were told with what the database has."""
        engine = open_engine(self.url)
        try:
            with engine.connect() as connection:
                rows = {row.id: row for row in connection.execute(select(tables))}
                entries = {table: load_entries(connection, table) for table in self.tables}
                keys = {table: load_keys(connection, table) for table in self.tables}
        finally:
            engine.dispose()
        records: dict[str, Record] = {}
        for table in self.tables:
            row = rows[table]
            assert [entry.ply for entry in entries[table]] == list(range(row.ply))
            outcome = [row.outcome] if row.outcome is not None else []
            records[table] = parse_record([row.header, *(entry.line for entry in entries[table]), *outcome])
            if row.status == FINISHED:
                assert verify(load_game(row.game), records[table]) == row.ply
            else:
                assert Match.from_record(load_game(row.game), records[table], row.seed).ply == row.ply
        for table, told in self.witness.seen.items():
            for ply, (actor, move) in told.items():
                kept = records[table].entries[ply]
                assert kept.actor == actor and move in (None, kept.move), f"{table}, ply {ply}"
        for table, ply, seat, move, key in self.witness.acknowledged:
            kept = records[table].entries[ply]
            assert (kept.actor, kept.move) == (seat, move), f"{table}, ply {ply}"
            assert [name for _, name in keys[table]].count(key) == 1

    def end(self) -> None:
        for process in self.processes:
            process.end()


def survive(database_url: str, folder: Path, seed: str, count: int, kills: int) -> Witness:
    ordeal = Ordeal(database_url, folder, seed, count, kills)
    try:
        asyncio.run(asyncio.wait_for(ordeal.run(), HUNG))
        assert ordeal.witness.contradictions == []
        ordeal.check_records()
        for process in ordeal.processes:
            assert tracebacks(process.log_text()) == []
            eventually(lambda process=process: not process.workers(), "the end of the bots")
    finally:
        ordeal.end()
    return ordeal.witness


def test_a_server_killed_among_many_matches_loses_nothing(sqlite_template: Path, tmp_path: Path) -> None:
    count = 100 if FULL else 20
    path = tmp_path / "tables.sqlite3"
    shutil.copy(sqlite_template, path)
    witness = survive(f"sqlite:///{path}", tmp_path, "many", count=count, kills=4)
    assert len(witness.seen) == count and witness.moves > 8 * count
    assert len(witness.acknowledged) >= 4 * (count // 10) and witness.compared > 0


def test_the_same_on_postgresql(postgres_databases: MigratedDatabases, tmp_path: Path) -> None:
    with postgres_databases.lent() as url:
        witness = survive(url, tmp_path, "twenty", count=20, kills=2)
    assert len(witness.seen) == 20 and len(witness.acknowledged) >= 4

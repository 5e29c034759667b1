"""Bot matches to the end, and then nothing of them is left: no task, thread, file, process or table."""

import asyncio
import gc
import os
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

from orrery.core.match import Match
from orrery.server import tables as keeping
from orrery.server.app import create_app
from orrery.server.server import Server
from orrery.server.settings import Settings
from orrery.server.table import Table

from .house import House, Person, open_house
from .processes import log_of_this_process, tracebacks
from .waiting import HUNG, eventually

#: Tables of the soak; benchmarks/soak_server.py has two hundred.
TABLES = 20


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def objects_of(kind: type) -> int:
    gc.collect()
    return sum(type(one) is kind for one in gc.get_objects())


def play_out(house: House, person: Person, count: int) -> int:
    """Short matches of bots, every one to its end; how many plies."""
    made = [
        person.table(
            ("alien-frontiers", "new-frontiers")[number % 2],
            ["random", "random"],
            options={"round_limit": 1},
            start=True,
        )
        for number in range(count)
    ]
    with house.nobody().socket() as line:
        for table in made:
            line.say(type="watch", table=table, since=0)
        for table in made:
            line.hear("state", table=table, status="finished")
    return sum(int(person.state(table)["ply"]) for table in made)


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets go of tables at once."""
    monkeypatch.setattr(keeping, "_IDLE", 0.2)


@pytest.mark.usefixtures("forgetful")
def test_bot_tables_leave_nothing_behind(tmp_path: Path) -> None:
    with open_house(f"sqlite:///{tmp_path / 'soak.sqlite3'}", workers=2) as house:
        app: Any = house.client.app
        server: Server = app.state.server
        person = house.guest()
        # The first matches bring up threads, processes and connections that are kept.
        play_out(house, person, 2)
        eventually(lambda: len(server.tables) == 0, "the eviction of the tables")
        threads, files, tasks = threading.active_count(), open_files(), len(server.tasks)
        assert play_out(house, person, TABLES) > 20 * TABLES
        eventually(lambda: len(server.tables) == 0, "the eviction of the tables")
        eventually(lambda: len(server.tasks) <= tasks, "the end of the tasks")
        # The thread that writes remembers what it did last.
        eventually(lambda: max(objects_of(Table), objects_of(Match)) <= 1, "the end of the objects")
        # Reads are spread over a few threads, each with a connection of its own, started as they are needed.
        assert threading.active_count() <= threads + 4
        assert open_files() <= files + 3 * 4
        assert not server.connections and not server.tables._lobby and not server.tables._loading
        assert len(server.bots._all) <= 2


def test_a_server_that_stops_takes_everything_with_it(tmp_path: Path) -> None:
    """Started and stopped in the middle of matches, again and again."""
    marks: list[tuple[int, int]] = []
    servers: list[weakref.ref[Server]] = []
    # A handler of the tests would keep what was logged, with the frames it came from.
    with log_of_this_process() as log:
        for number in range(4):
            servers.append(begin_and_stop(f"sqlite:///{tmp_path / 'soak.sqlite3'}", f"Guest {number}"))
            gc.collect()
            marks.append((threading.active_count(), open_files()))
    assert marks[-1][0] <= marks[0][0] and marks[-1][1] <= marks[0][1]
    assert [one() for one in servers] == [None] * 4 and objects_of(Table) == 0
    assert tracebacks(log.getvalue()) == []


def begin_and_stop(database_url: str, name: str) -> "weakref.ref[Server]":
    """A server that stops while its bots play."""
    with open_house(database_url, workers=1) as house:
        app: Any = house.client.app
        table = house.guest(name).table("new-frontiers", ["random", "random"], start=True)
        eventually(lambda: house.nobody().state(table)["ply"] > 10)
        pids = [process.pid for process in app.state.server.bots._all]
    assert pids and not any(Path(f"/proc/{pid}").exists() for pid in pids)
    return weakref.ref(app.state.server)


def test_connections_that_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    async def soak() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path / 'soak.sqlite3'}", workers=1))
        server: Server = app.state.server
        async with app.router.lifespan_context(app):
            # What serves one connection at a time stays for the next one.
            await connect_and_vanish(app)
            before = len(asyncio.all_tasks())
            async with asyncio.timeout(HUNG):
                for _ in range(50):
                    await connect_and_vanish(app)
                while len(asyncio.all_tasks()) > before:
                    await asyncio.sleep(0.02)
            assert not server.connections and not server.tables._lobby

    asyncio.run(soak())


async def connect_and_vanish(app: Any) -> None:
    """A socket that asks for this and that and is gone before the answers."""
    incoming = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": '{"type": "lobby", "on": true}'},
        {"type": "websocket.receive", "text": '{"type": "watch", "table": "nowhere"}'},
        {"type": "websocket.disconnect", "code": 1006},
    ]

    async def receive() -> Any:
        await asyncio.sleep(0)
        return incoming.pop(0)

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send" and not incoming:
            raise RuntimeError("the client is gone")

    scope = {
        "type": "websocket",
        "path": "/api/socket",
        "raw_path": b"/api/socket",
        "query_string": b"",
        "headers": [(b"host", b"testserver")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "scheme": "ws",
        "root_path": "",
        "app": app,
    }
    await app(scope, receive, send)

"""Servers in processes of their own (``orrery serve``), to be killed at will; and their players."""

import asyncio
import io
import json
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection as Wire
from websockets.sync.client import connect as connect_sync

from orrery.server import logs

from .waiting import HUNG

#: One for all, because making one reads all certificates there are.
_http = httpx.Client(timeout=HUNG, trust_env=False)
#: Of a socket: it bears large messages and slow servers.
PATIENT: dict[str, Any] = {"max_size": None, "proxy": None, "open_timeout": HUNG, "ping_interval": None}


class ServerProcess:
    """``orrery serve`` on a free port of the loopback address."""

    def __init__(self, database_url: str, log: Path, *arguments: str) -> None:
        self._log = log
        command = [sys.executable, "-m", "orrery.cli.main", "serve", "--port", "0", "--db", database_url]
        with log.open("ab") as stderr:
            # A session of its own, so that the bots' processes can be found and ended with it.
            self.process = subprocess.Popen(
                [*command, *arguments], stdout=subprocess.PIPE, stderr=stderr, start_new_session=True
            )
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._drain = threading.Thread(target=self._read_output, daemon=True)
        self._drain.start()
        self.url = ""

    def _read_output(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout:
            for line in self.process.stdout:
                self._lines.put(line.decode())
        self._lines.put(None)

    def ready(self) -> "ServerProcess":
        """Wait until it can be reached."""
        try:
            line = self._lines.get(timeout=HUNG)
        except queue.Empty:
            line = None
        if line is None or "http://" not in line:
            self.end()
            raise AssertionError(f"the server did not start:\n{self.log_text()}")
        self.url = line.split("at ", 1)[1].split("/ ", 1)[0]
        return self

    def is_ready(self) -> bool:
        """Whether it says that it can be used."""
        return _http.get(f"{self.url}/readyz").is_success

    def log_text(self) -> str:
        """Everything written to stderr up to now."""
        return self._log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """SIGKILL, at once and without a word; its bots' processes find out by themselves."""
        self.process.kill()
        self.process.wait(HUNG)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(HUNG)

    def end(self) -> None:
        """Leave nothing behind: the server and whatever it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(HUNG)
        self._drain.join(HUNG)

    def workers(self) -> list[int]:
        """The processes in which its bots think, whether or not the server itself is alive."""
        found = []
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit() or int(folder.name) == self.process.pid:
                continue
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                # State, parent, group, session: a zombie is none.
                if fields[0] != "Z" and int(fields[3]) == self.process.pid:
                    found.append(int(folder.name))
        return found


@contextmanager
def server(database_url: str, log: Path, *arguments: str) -> Iterator[ServerProcess]:
    """A server that is ready; gone afterwards, whatever has happened."""
    process = ServerProcess(database_url, log, *arguments)
    try:
        yield process.ready()
    finally:
        process.end()


def tracebacks(log: str) -> list[str]:
    """What went wrong in a server, by its log."""
    return [line for line in log.splitlines() if "Traceback" in line or '"level":"error"' in line]


@contextmanager
def log_of_this_process(level: str = "INFO") -> Iterator[io.StringIO]:
    """What a server in this process writes to its log; no other handler keeps anything meanwhile."""
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, before = list(root.handlers), root.level
    logs.configure(level, stream)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        root.setLevel(before)


# --- people ---------------------------------------------------------------------------------------------


class Caller:
    """Somebody with a token (or without) who asks over HTTP, of any server of theirs."""

    def __init__(self, token: str | None = None) -> None:
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    def ask(self, url: str, method: str, path: str, expect: int | None = None, **data: Any) -> Any:
        """The body of the answer; what the server asks to wait for is waited for."""
        for _ in range(60):
            response = _http.request(method, f"{url}/api{path}", headers=self.headers, **data)
            if response.status_code != 429 or expect == 429:
                break
            time.sleep(float(response.headers["retry-after"]))
        assert response.status_code == expect or (expect is None and response.is_success), response.text
        is_json = response.headers.get("content-type") == "application/json"
        return response.json() if is_json and response.content else response.text

    def table(self, url: str, game: str, seats: list[str], **wish: Any) -> str:
        """Make a table; a seat is "me", "open", "invited" or the name of a bot."""
        named = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        options = {"players": len(seats), **wish.pop("options", {})}
        body = {"game": game, "options": options, "seats": named, "public": True, **wish}
        made: str = self.ask(url, "POST", "/tables", json=body)["table"]
        return made

    @contextmanager
    def socket(self, url: str) -> Iterator["Ear"]:
        """A connected socket."""
        address = f"{url.replace('http', 'ws', 1)}/api/socket"
        with connect_sync(address, additional_headers=self.headers, close_timeout=2, **PATIENT) as wire:
            yield Ear(wire)


def guest(url: str, name: str = "Anna") -> Caller:
    """Somebody new."""
    return Caller(Caller().ask(url, "POST", "/guests", json={"name": name, "token": True})["token"])


class Ear:
    """A socket; what comes while something else is waited for is kept."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.unread: list[Any] = []

    def say(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def hear(self, kind: str, where: Callable[[Any], bool] = lambda _: True) -> Any:
        """The first unread message of that type for which ``where`` holds."""
        number = 0
        while True:
            if number == len(self.unread):
                self.unread.append(json.loads(self.wire.recv(HUNG)))
            message = self.unread[number]
            if message["type"] == kind and where(message):
                return self.unread.pop(number)
            number += 1

    def settle(self) -> list[Any]:
        """Everything unread that the server had to say up to now."""
        self.say(type="ping")
        self.hear("pong")
        said, self.unread = self.unread, []
        return said

    def watch(self, table: str, since: int | None = None) -> Any:
        """Follow a table; its state, None if it has not begun."""
        self.say(type="watch", table=table, since=since)
        self.hear("room", where=lambda message: message["table"] == table)
        states = [message for message in self.settle() if message["type"] == "state"]
        return states[-1] if states else None


class Follower:
    """A client in an event loop that follows tables over whatever server there is, and remembers everything.

    ``heard`` is called with every message. When the server dies it connects to the next one and follows
    the tables again from the ply it knows.
    """

    def __init__(
        self, token: str | None, tables: list[str], heard: Callable[["Follower", Any], None]
    ) -> None:
        self.tables = tables
        self.known = dict.fromkeys(tables, 0)
        self._heard = heard
        self._token = token
        self._wire: ClientConnection | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        """Send something, if there is a connection."""
        self._outbox.put_nowait(json.dumps(message))

    async def follow(self, url: str) -> None:
        """Until the server is gone."""
        headers = {} if self._token is None else {"Authorization": f"Bearer {self._token}"}
        address = f"{url.replace('http', 'ws', 1)}/api/socket"
        self._outbox = asyncio.Queue()
        with suppress(ConnectionClosed, OSError, EOFError):
            async with connect(address, additional_headers=headers, **PATIENT) as wire:
                sender = asyncio.create_task(self._send(wire))
                try:
                    for table in self.tables:
                        self.say(type="watch", table=table, since=self.known[table])
                    async for text in wire:
                        message = json.loads(text)
                        if message["type"] == "state":
                            self.known[message["table"]] = message["ply"]
                        self._heard(self, message)
                finally:
                    sender.cancel()

    async def _send(self, wire: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await wire.send(await self._outbox.get())

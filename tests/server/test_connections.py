"""Connections that are held open for nothing, and clients that read nothing: they cost little."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn

from orrery.server.app import create_app
from orrery.server.connections import ConnectionCounter, protocols
from orrery.server.process import _Uvicorn
from orrery.server.settings import Settings

from .parts import running
from .processes import Caller, guest, log_of_this_process
from .waiting import HUNG, eventually

#: A stranger's address, as opposed to that of this machine.
STRANGER = "127.0.0.2"


@dataclass
class Place:
    url: str
    counter: ConnectionCounter
    server: Any
    loop: asyncio.AbstractEventLoop

    @property
    def address(self) -> tuple[str, int]:
        host, port = self.url.removeprefix("http://").split(":")
        return host, int(port)

    def dial(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(self.address, 20, (source, 0))


class Stopping(_Uvicorn):
    """Stops as ``orrery serve`` does, but starts without a word."""

    startup = uvicorn.Server.startup


@contextmanager
def place(
    database_url: str, most: int = 1000, sockets: Callable[[Any], Any] = lambda ws: ws, **chosen: Any
) -> Iterator[Place]:
    """A server served in earnest, by the protocols of connections."""
    # Messages may come as quickly as they are read.
    settings = Settings(database=database_url, workers=1, message_burst=1_000_000, **chosen)
    counter = ConnectionCounter(settings, most)
    http, ws = protocols(counter)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        access_log=False,
        http=http,
        ws=sockets(ws),
        ws_per_message_deflate=False,
    )
    uvicorn_server = Stopping(config, app.state.server, False)
    with running(uvicorn_server) as url:
        yield Place(url, counter, app.state.server, uvicorn_server.servers[0].get_loop())


def ended(line: socket.socket) -> bool:
    """Wait until the other side has hung up."""
    with suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


HALVES = {
    "nothing": b"",
    "half a header": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{",
    "one and a half": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nX-Slow: ",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_a_request_has_to_arrive_in_time(database_url: str, half: bytes) -> None:
    with log_of_this_process() as log, place(database_url, request_seconds=0.2) as here:
        with here.dial() as line:
            line.sendall(half)
            assert ended(line)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
    assert "a request did not arrive in time" in log.getvalue()


def test_a_request_that_comes_in_pieces_is_answered(database_url: str) -> None:
    with place(database_url, request_seconds=20) as here, here.dial() as line:
        for _ in range(3):
            for part in (b"GET /healthz HT", b"TP/1.1\r\nHost", b": x\r\n\r\n"):
                line.sendall(part)
            answer = b""
            while not answer.endswith(b"}"):
                # Head and body may come apart.
                answer += line.recv(1000)
            assert answer.startswith(b"HTTP/1.1 200")


def test_one_address_takes_its_share_of_connections_only(database_url: str) -> None:
    with log_of_this_process() as log, place(database_url, connections_per_address=5) as here:
        with ExitStack() as stack:
            held = [stack.enter_context(here.dial(STRANGER)) for _ in range(5)]
            eventually(lambda: len(here.counter) == 5)
            for _ in range(3):
                with here.dial(STRANGER) as more:
                    assert ended(more)
            # Others come in, this machine in any number.
            for source in ("127.0.0.3", *["127.0.0.1"] * 7):
                line = stack.enter_context(here.dial(source))
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                assert line.recv(1000).startswith(b"HTTP/1.1 200")
            held[0].close()
            eventually(lambda: here.counter._by_address[STRANGER] == 4)
            line = stack.enter_context(here.dial(STRANGER))
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 200")
        eventually(lambda: len(here.counter) == 0)
    told = [json.loads(line) for line in log.getvalue().splitlines() if "too many connections" in line]
    assert [line["address"] for line in told] == [STRANGER]


def test_a_proxy_brings_everybody(database_url: str) -> None:
    with place(database_url, connections_per_address=2, proxies=(STRANGER,)) as here, ExitStack() as stack:
        for _ in range(6):
            line = stack.enter_context(here.dial(STRANGER))
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(1000).startswith(b"HTTP/1.1 200")


def test_there_are_so_many_connections_in_all(database_url: str) -> None:
    with log_of_this_process() as log, place(database_url, most=4) as here, ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(here.dial())
        eventually(lambda: len(here.counter) == 4)
        with here.dial() as more:
            assert ended(more)
    assert log.getvalue().count("too many connections") == 1


def test_a_socket_counts_until_it_is_closed(database_url: str) -> None:
    with place(database_url) as here:
        with Caller().socket(here.url) as line:
            line.settle()
            assert len(here.counter) == 1
        eventually(lambda: len(here.counter) == 0)


class Deaf:
    """A client that asks and asks and reads nothing."""

    def __init__(self, here: Place, table: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(here.address)
        head = ["GET /api/socket HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]
        self.line.sendall("\r\n".join(head).encode())
        head_of_answer = b""
        while not head_of_answer.endswith(b"\r\n\r\n"):
            head_of_answer += self.line.recv(1)
        # Nothing of what the server sends is read from here on. The mask of zeros leaves the text as it is.
        text = json.dumps({"type": "watch", "table": table, "since": 0}).encode()
        self._frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text

    def ask(self, enough: Callable[[], bool]) -> None:
        """Ask on and on, until it is enough or the server has hung up."""
        self.line.settimeout(0.1)
        left = b""
        while not enough():
            left = left or self._frame * 1000
            try:
                left = left[self.line.send(left) :]
            except TimeoutError:
                continue
            except OSError:
                return

    def ask_until_nobody_listens(self) -> None:
        """Ask on and on, until nothing more is taken or the server has hung up."""
        self.line.settimeout(0.1)
        left, refused = b"", 0
        while refused < 5:
            left = left or self._frame * 1000
            try:
                left = left[self.line.send(left) :]
                refused = 0
            except TimeoutError:
                refused += 1
            except OSError:
                return


@pytest.fixture
def table_of() -> Any:
    def make(url: str) -> str:
        """A table of which there is much to tell to whoever comes."""
        anna = guest(url)
        table = anna.table(url, "alien-frontiers", ["me", "random"], start=True)
        for number in range(8):
            line = {"type": "chat", "table": table, "key": f"{number}", "text": "x" * 500}
            anna.ask(url, "POST", f"/tables/{table}/commands", json=line)
        return table

    return make


def stuck(here: Place, deaf: Deaf) -> Any:
    """The connection, once it waits for its client to read."""
    (connection,) = eventually(lambda: list(here.server.connections))
    deaf.ask(lambda: len(connection._posts) >= 8)
    return connection


def test_what_waits_for_a_client_that_reads_nothing_is_bounded(database_url: str, table_of: Any) -> None:
    """The server reads no more from it, and stops all the same."""
    with place(database_url, stalled_seconds=600, farewell_seconds=0.2) as here:
        deaf = Deaf(here, table_of(here.url))
        connection = stuck(here, deaf)
        for _ in range(1000):
            connection.lobby_changed()
        deaf.ask_until_nobody_listens()
        assert len(connection._posts) <= 9 and connection in here.server.connections
        other = guest(here.url, "Boris")
        assert other.ask(here.url, "GET", "/me")["name"] == "Boris"
    deaf.line.close()


def test_who_reads_nothing_is_cut_off(database_url: str, table_of: Any) -> None:
    with log_of_this_process() as log, place(database_url, stalled_seconds=0.5) as here:
        deaf = Deaf(here, table_of(here.url))
        deaf.ask(lambda: "reads nothing was cut off" in log.getvalue())
        eventually(lambda: not here.server.connections, what="the end of the connection")
        eventually(lambda: len(here.counter) == 0)
        deaf.line.close()
    assert "reads nothing was cut off" in log.getvalue()


def test_what_is_told_to_all_does_not_pile_up_for_one(database_url: str, table_of: Any) -> None:
    """Lists are told of once; what others say is kept a while, and then the connection is closed."""
    with place(database_url, stalled_seconds=600, farewell_seconds=0.2) as here:
        deaf = Deaf(here, table_of(here.url))
        connection = stuck(here, deaf)
        here.loop.call_soon_threadsafe(lambda: [connection.post({"type": "chat"}) for _ in range(300)])
        eventually(lambda: not here.server.connections, what="the end of the connection")
        assert len(connection._posts) <= 256
        deaf.line.close()


class Written:
    """The line to a client; what is written to it is kept."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self.parts: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.parts.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def test_no_more_is_written_to_a_client_than_has_to_be(database_url: str) -> None:
    """The answer to a move comes with the state that it led to; who speaks is not asked whether they live."""
    made: list[Any] = []

    def watched(ws: Any) -> Any:
        class Sockets(ws):
            def connection_made(self, transport: Any) -> None:
                made.append(self)
                super().connection_made(Written(transport))

        return Sockets

    with place(database_url, sockets=watched) as here:
        anna = guest(here.url)
        table = anna.table(here.url, "alien-frontiers", ["me", "random"], start=True)
        with anna.socket(here.url) as ear:
            ear.say(type="watch", table=table, since=0)
            state = ear.hear("state", lambda one: bool(one["choices"]))
            (protocol,) = made
            act = {"table": table, "ply": state["ply"], "action": state["choices"][0]["action"]}
            ear.say(type="act", key="one", **act)
            ear.hear("ack")
            (answer,) = (part for part in protocol.transport.parts if b'"type":"ack"' in part)
            assert b'"type":"state"' in answer

            def pings_of(heard: float) -> int:
                before = len(protocol.transport.parts)
                protocol._heard = heard
                protocol.stop_keepalive()
                protocol.send_keepalive_ping()
                assert protocol.ping_timer is not None or protocol.pong_timer is not None
                return sum(part.startswith(b"\x89") for part in protocol.transport.parts[before:])

            async def pings() -> tuple[int, int]:
                now = here.loop.time()
                return pings_of(now), pings_of(now - 60)

            assert asyncio.run_coroutine_threadsafe(pings(), here.loop).result(HUNG) == (0, 1)

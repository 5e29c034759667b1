"""Keeps connections from being held open for nothing: how many there are, and how long each may stand still.

uvicorn asks how long a connection is idle between requests and no more. Here a request has to arrive whole in
time and with a head that is not endless, somebody who reads nothing is cut off, what comes is looked at in
pieces so that nobody waits for one who sends much, and one address cannot take all connections there are.
"""

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from orrery.server import logs
from orrery.server.limits import LOOSE_FRAMES, LOOSE_FRAMES_A_SECOND, MOST_FRAMING, MOST_PIPELINED
from orrery.server.rate_limits import Bucket, address_of, trusted
from orrery.server.settings import Settings

log: Final = logging.getLogger("orrery.server.connections")

#: Marks a message after which the next is sent at once: both are written together.
MORE_FOLLOWS: Final = "orrery_more"
#: The answer to a handshake for which the library has none: one with a body, or in other ways odd.
_UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
#: Bytes that are looked at before anybody else has a turn, or it is asked whether they are too many.
_PIECE: Final = 4096


class ConnectionCounter:
    """Counts the connections of a process, by address and in all."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self._most = most
        self._known = trusted(settings)
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()
        #: Addresses that were turned away and have not gone since: each is logged once.
        self._told: set[str] = set()

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a new connection; False if there is one too many."""
        peer = transport.get_extra_info("peername")
        address = address_of({"client": peer[:2] if isinstance(peer, tuple) else None})
        stranger = peer is not None and peer[0] not in self._known
        if stranger and self._by_address[address] >= self.settings.connections_per_address:
            self._turn_away(address, "too many connections of one address")
            return False
        if len(self._inside) >= self._most:
            self._turn_away("", "too many connections")
            return False
        self._inside[transport] = address
        self._by_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that is gone."""
        address = self._inside.pop(transport, None)
        if address is None:
            return
        self._told -= {address, ""}
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _turn_away(self, address: str, why: str) -> None:
        if address not in self._told:
            self._told.add(address)
            logs.event(log, why, logging.WARNING, address=address or None, open=len(self))


class _Timer:
    """Cuts a connection off unless it is stopped in time."""

    def __init__(self, seconds: float, why: str) -> None:
        self._seconds = seconds
        self._why = why
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begin to count, unless it is counting."""
        if self._handle is None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(self._seconds, self._cut, transport)

    def stop(self) -> None:
        """Count no more."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _cut(self, transport: asyncio.Transport) -> None:
        _cut_off(transport, self._why)


def _cut_off(transport: asyncio.Transport, why: str) -> None:
    logs.event(log, why, logging.INFO)
    # Not close: that would wait until everything is sent.
    transport.abort()


def protocols(counter: ConnectionCounter) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return what uvicorn is to serve requests and sockets with."""
    settings = counter.settings

    class Sockets(WebSocketsSansIOProtocol):
        """A WebSocket whose client has to read, and to say something."""

        def __init__(self, *args: Any, **kw: Any) -> None:
            super().__init__(*args, **kw)
            self._stalled = _Timer(settings.stalled_seconds, "a client that reads nothing was cut off")
            self._lingering = _Timer(settings.farewell_seconds, "a client that does not go was cut off")
            #: What came after messages that nobody has taken yet.
            self._unread = b""
            self._loose = Bucket(LOOSE_FRAMES_A_SECOND, LOOSE_FRAMES)
            self._heard = 0.0

        def data_received(self, data: bytes) -> None:
            self._heard = self.loop.time()
            self._unread += data
            self._read()

        def _read(self) -> None:
            """Look for messages, until there is one that waits to be taken."""
            while self._unread and not self.read_paused and not self.transport.is_closing():
                piece, self._unread = self._unread[:_PIECE], self._unread[_PIECE:]
                super().data_received(piece)
                if self.conn.handshake_exc is not None and not self.handshake_initiated:
                    self._refuse_handshake()

        def _refuse_handshake(self) -> None:
            """Answer a handshake that could not be read, and hang up: nothing else would ever do so."""
            answer = b"".join(self.conn.data_to_send())
            self.transport.write(answer or _UNREADABLE)
            self.transport.close()
            self._lingering.start(self.transport)

        async def receive(self) -> Any:
            self._read()
            return await super().receive()

        async def send(self, message: Any) -> None:
            if message.get(MORE_FOLLOWS) and self._may_gather():
                # It is written with the next: a write takes longer than to make what is written.
                self.conn.send_text(message["text"].encode())
                return
            await super().send(message)
            # An answer that refuses the socket ends the handshake, too; else it would be logged as an error.
            self.handshake_complete |= self.close_sent

        def _may_gather(self) -> bool:
            """Tell whether a message may wait for the next: nothing is in its way."""
            open_now = self.conn.state is State.OPEN and not self.disconnected and not self.close_sent
            return open_now and self.writable.is_set() and not self.transport.is_closing()

        def send_keepalive_ping(self) -> None:
            silent = self.loop.time() - self._heard
            if self.ping_interval is not None and silent < self.ping_interval:
                # Whoever was heard since lives, and need not be asked.
                self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
            else:
                super().send_keepalive_ping()

        def handle_parser_exception(self) -> None:
            if self.conn.close_sent is not None:
                super().handle_parser_exception()
            else:
                # Nothing was agreed on yet that a frame could be sent by.
                _cut_off(self.transport, "a client that sends nonsense before it was let in was cut off")

        def _allow_loose_frame(self) -> bool:
            """Tell whether the client may send one more frame that is no message by itself."""
            if self.transport.is_closing():
                return False
            if self._loose.take() > 0:
                _cut_off(self.transport, "a client that sends frames but no messages was cut off")
                return False
            return True

        def handle_ping(self) -> None:
            if self._allow_loose_frame():
                super().handle_ping()

        def handle_pong(self, event: Any) -> None:
            if self._allow_loose_frame():
                super().handle_pong(event)

        def handle_cont(self, event: Any) -> None:
            if self._allow_loose_frame():
                super().handle_cont(event)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._stalled.start(self.transport)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._stalled.stop()

        def shutdown(self) -> None:
            super().shutdown()
            self._lingering.start(self.transport)

        def on_task_complete(self, task: "asyncio.Task[None]") -> None:
            super().on_task_complete(task)
            if not self.disconnected:
                self._lingering.start(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stalled.stop()
            self._lingering.stop()
            counter.leave(self.transport)

    class Requests(HttpToolsProtocol):
        """Requests that have to arrive whole in time, and answers that have to be read."""

        def __init__(self, *args: Any, **kw: Any) -> None:
            super().__init__(*args, **kw)
            self._arriving = _Timer(settings.request_seconds, "a request did not arrive in time")
            self._stalled = _Timer(settings.stalled_seconds, "a client that reads nothing was cut off")
            #: The same once nothing more is sent, however little of it is left to be read.
            self._lingering = _Timer(settings.stalled_seconds, "a client that does not go was cut off")
            #: Bytes of the request that arrives but for its body: its head, and what is around chunks.
            self._framing = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if counter.enter(transport):
                self._arriving.start(transport)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            for first in range(0, len(data), _PIECE):
                piece = data[first : first + _PIECE]
                self._framing += len(piece)
                super().data_received(piece)
                if self.transport.get_protocol() is not self:
                    return  # it is a socket now
                if self._framing > MOST_FRAMING:
                    _cut_off(self.transport, "a request with an endless head was cut off")
                elif len(self.pipeline) > MOST_PIPELINED:
                    _cut_off(self.transport, "a client that does not wait for answers was cut off")
                if self.transport.is_closing():
                    self._lingering.start(self.transport)
                    return

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._framing = 0
            self._arriving.start(self.transport)

        def on_body(self, body: bytes) -> None:
            super().on_body(body)
            self._framing -= len(body)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._arriving.stop()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.transport.is_closing():
                self._lingering.start(self.transport)

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._lingering.start(self.transport)

        def handle_websocket_upgrade(self) -> None:
            self._arriving.stop()
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._stalled.start(self.transport)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._stalled.stop()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._arriving.stop()
            self._stalled.stop()
            self._lingering.stop()
            counter.leave(self.transport)

    return Requests, Sockets

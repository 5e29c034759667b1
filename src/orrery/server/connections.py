"""Keeps connections from being held open for nothing: how many there are, and how long each may stand still.

uvicorn asks how long a connection is idle between requests and no more. Here a request has to arrive whole in
time, somebody who reads nothing is cut off, and one address cannot take all connections there are.
"""

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from orrery.server import logs
from orrery.server.rate_limits import address_of, trusted
from orrery.server.settings import Settings

log: Final = logging.getLogger("orrery.server.connections")


class Door:
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
        logs.event(log, self._why, logging.INFO)
        # Not close: that would wait until everything is sent.
        transport.abort()


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return what uvicorn is to serve requests and sockets with."""
    settings = door.settings

    class Sockets(WebSocketsSansIOProtocol):
        """A WebSocket whose client has to read."""

        def __init__(self, *args: Any, **kw: Any) -> None:
            super().__init__(*args, **kw)
            self._stalled = _Timer(settings.stalled_seconds, "a client that reads nothing was cut off")
            self._lingering = _Timer(settings.farewell_seconds, "a client that does not go was cut off")

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
            self._lingering.start(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stalled.stop()
            self._lingering.stop()
            door.leave(self.transport)

    class Requests(HttpToolsProtocol):
        """Requests that have to arrive whole in time, and answers that have to be read."""

        def __init__(self, *args: Any, **kw: Any) -> None:
            super().__init__(*args, **kw)
            self._arriving = _Timer(settings.request_seconds, "a request did not arrive in time")
            self._stalled = _Timer(settings.stalled_seconds, "a client that reads nothing was cut off")

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if door.enter(transport):
                self._arriving.start(transport)
            else:
                transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._arriving.start(self.transport)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._arriving.stop()

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
            door.leave(self.transport)

    return Requests, Sockets

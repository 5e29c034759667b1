"""Runs one server process until it is interrupted."""

import asyncio
import logging
import socket
import sqlite3
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from prometheus_client import CollectorRegistry, start_http_server
from sqlalchemy.exc import SQLAlchemyError

from orrery.server import garbage
from orrery.server.app import create_app
from orrery.server.connections import ConnectionCounter, protocols
from orrery.server.limits import LONGEST_MESSAGE
from orrery.server.logs import configure
from orrery.server.server import Server
from orrery.server.settings import Settings
from orrery.server.storage.database import DatabaseError
from orrery.server.storage.upgrade import upgrade

_log = logging.getLogger(__name__)

#: Seconds that requests under way get when the server stops.
_GRACE: Final = 10
#: Locks that this process holds until it ends.
_held: Final[list[sqlite3.Connection]] = []
#: File descriptors that are kept for the database, bots and the like.
_RESERVED: Final = 64


def serve(settings: Settings, browse: bool = False) -> None:
    """Serve until interrupted; matches go on where they were when it is started again.

    ``browse`` opens the table in a browser once the server can be reached. ``OSError`` and
    ``DatabaseError`` say in words why it cannot be started.
    """
    configure()
    app = create_app(settings)
    requests, sockets = protocols(
        ConnectionCounter(settings, min(settings.connections, _descriptors() - _RESERVED))
    )
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        ws_max_size=LONGEST_MESSAGE * 4,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        # States tell only what changed; to deflate them as well takes more of the processor than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_GRACE,
        # Cookies for HTTPS only mean that a proxy stands in front.
        proxy_headers=settings.secure_cookies or bool(settings.proxies),
        forwarded_allow_ips=["127.0.0.1", *settings.proxies],
        http=requests,
        ws=sockets,
    )
    listening = _listen(settings.host, settings.port)
    if settings.metrics is not None:
        _serve_numbers(*settings.metrics, app.state.server.metrics.registry)
    _prepare(app.state.server)
    _Uvicorn(config, app.state.server, browse).run(sockets=[listening])


class _Uvicorn(uvicorn.Server):
    """Tells where it is once it can be reached, and says goodbye before it closes anybody's socket."""

    def __init__(self, config: uvicorn.Config, server: Server, browse: bool) -> None:
        super().__init__(config)
        self._orrery = server
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._orrery.tasks.spawn(garbage.search_rarely())
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            address = f"http://{self.config.host}:{port}/"
            print(f"Orrery is at {address} (stop it with Ctrl-C)", flush=True)
            if self._browse:
                await asyncio.to_thread(webbrowser.open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._orrery.goodbye()
        await super().shutdown(sockets)


def _descriptors() -> int:
    """Return how many files and connections this process may have open, as many as it is allowed to."""
    try:
        import resource
    except ImportError:
        return 512  # Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard > soft:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            return hard
    return soft


def _listen(host: str, port: int) -> socket.socket:
    """Open a socket on that address; the error says which it is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None


def _serve_numbers(host: str, port: int, registry: CollectorRegistry) -> None:
    """Serve the numbers for Prometheus at an address of their own, until the process ends."""
    try:
        serving, _ = start_http_server(port, host, registry)
    except OSError as error:
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    _log.info("the numbers for Prometheus are at http://%s:%d/metrics", host, serving.server_port)


def _prepare(server: Server) -> None:
    """Bring the database up to date before anybody can come; one that cannot be used is told in a line."""
    if not server.db.shared:
        _hold_alone(str(server.db.engine.url.database))
    try:
        upgrade(server.db.engine)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise DatabaseError(f"the database cannot be used: {reason}") from None


def _hold_alone(database: str) -> None:
    """Keep every other server from this SQLite file while this process lives.

    The lock is SQLite's own, on a file beside it: it is gone with the process, however that ends.
    """
    try:
        Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{database}.server", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except OSError as error:
        raise DatabaseError(f"the database cannot be made: {error}") from None
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise DatabaseError(f"the database cannot be used: {error}") from None
        raise DatabaseError(f"another server uses {database}; with SQLite there is one") from None
    _held.append(lock)

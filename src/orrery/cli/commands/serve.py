"""``orrery serve``: the table server."""

import argparse
import asyncio
import gc
import socket
import webbrowser
from importlib.resources import files
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from orrery.server.app import create_app
from orrery.server.logs import configure
from orrery.server.server import Server
from orrery.server.settings import Settings, default_database
from orrery.server.socket import LONGEST
from orrery.server.storage.database import DatabaseError
from orrery.server.storage.upgrade import upgrade

EXAMPLE: Final = "orrery serve --port 8000 --db postgresql://orrery@localhost/orrery"

#: Seconds that requests under way get when the server stops.
_GRACE: Final = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery serve``."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="port to listen on; 0 for any that is free (8000)"
    )
    parser.add_argument("--db", metavar="URL", help=f"database ({default_database()})")
    parser.add_argument(
        "--workers", type=int, default=2, metavar="N", help="processes in which bots think (2)"
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another address the browser client is reached at, such as https://play.example.org",
    )
    parser.add_argument(
        "--https", action="store_true", help="cookies for HTTPS only: behind a proxy that ends TLS"
    )
    parser.add_argument("--open", action="store_true", help="open the table in your browser")
    parser.add_argument("--static", type=Path, metavar="DIR", help="serve another browser client")


class _Uvicorn(uvicorn.Server):
    """Tells where it is once it can be reached, and says goodbye before it closes anybody's socket."""

    def __init__(self, config: uvicorn.Config, server: Server, browse: bool) -> None:
        super().__init__(config)
        self._orrery = server
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _calm_collector()
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            address = f"http://{self.config.host}:{port}/"
            print(f"Orrery is at {address} (stop it with Ctrl-C)", flush=True)
            if self._browse:
                await asyncio.to_thread(webbrowser.open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._orrery.goodbye()
        await super().shutdown(sockets)


def _calm_collector() -> None:
    """Look through all memory for garbage seldom, and never through what lives as long as the process.

    The rules and libraries alone are so many objects that every table would stand still for a fifth of a
    second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def _listen(host: str, port: int) -> socket.socket:
    """A socket on that address; the error says which it is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise OSError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None


def _prepare(server: Server) -> None:
    """Bring the database up to date before anybody can come; one that cannot be used is told in a line."""
    try:
        upgrade(server.db.engine)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise DatabaseError(f"the database cannot be used: {reason}") from None


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; matches go on where they were when it is started again."""
    if not 1 <= args.workers <= 256:
        raise ValueError("--workers takes a number from 1 to 256")
    if not 0 <= args.port <= 65535:
        raise ValueError("--port takes a number from 0 to 65535")
    static = args.static if args.static is not None else Path(str(files("orrery.server") / "static"))
    settings = Settings(
        database=args.db or default_database(),
        host=args.host,
        port=args.port,
        workers=args.workers,
        origins=tuple(args.origin),
        secure_cookies=args.https,
        static=static,
    )
    configure()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=args.host,
        port=args.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        ws_max_size=LONGEST * 4,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=_GRACE,
        proxy_headers=args.https,
    )
    listening = _listen(args.host, args.port)
    _prepare(app.state.server)
    _Uvicorn(config, app.state.server, args.open).run(sockets=[listening])
    return 0

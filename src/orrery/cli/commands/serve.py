"""Runs the table server: ``orrery serve``."""

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Final

from orrery.cli.database import add_database
from orrery.server.settings import Settings

EXAMPLE: Final = "orrery serve --port 8000 --db postgresql://orrery@localhost/orrery"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery serve``."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="port to listen on; 0 for any that is free (8000)"
    )
    add_database(parser)
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
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy on another machine, whose word is taken on who asks",
    )
    parser.add_argument(
        "--metrics",
        type=_address,
        metavar="HOST:PORT",
        help="serve /metrics there and not with the rest, such as 127.0.0.1:9100",
    )
    parser.add_argument("--open", action="store_true", help="open the table in your browser")
    parser.add_argument("--static", type=Path, metavar="DIR", help="serve another browser client")


def _address(words: str) -> tuple[str, int]:
    host, _, port = words.rpartition(":")
    if not host or not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise argparse.ArgumentTypeError(f"{words!r} is not HOST:PORT")
    return host.strip("[]"), int(port)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; matches go on where they were when it is started again."""
    if not 1 <= args.workers <= 256:
        raise ValueError("--workers takes a number from 1 to 256")
    if not 0 <= args.port <= 65535:
        raise ValueError("--port takes a number from 0 to 65535")
    static = args.static if args.static is not None else Path(str(files("orrery.server") / "static"))
    settings = Settings(
        database=args.db,
        host=args.host,
        port=args.port,
        workers=args.workers,
        origins=tuple(args.origin),
        secure_cookies=args.https,
        proxies=tuple(args.proxy),
        metrics=args.metrics,
        static=static,
    )
    # Imported when it is needed, for that takes longer than telling how to use it.
    from orrery.server.process import serve

    serve(settings, args.open)
    return 0

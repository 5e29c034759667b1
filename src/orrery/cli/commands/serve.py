"""Runs the table server: ``orrery serve``."""

import argparse
import gc
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from orrery.cli.database import add_database
from orrery.server.settings import Mail, Settings

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
    mail = parser.add_argument_group("reminders (docs/notifications.md)")
    mail.add_argument(
        "--contact",
        default="operator@localhost",
        metavar="ADDRESS",
        help="your e-mail address, which push services are told",
    )
    mail.add_argument(
        "--smtp",
        metavar="HOST[:PORT]",
        help="who takes e-mails: TLS at port 465, STARTTLS at others (587), neither at this machine",
    )
    mail.add_argument(
        "--smtp-user", metavar="NAME", help="sign in there; the password is taken from $ORRERY_SMTP_PASSWORD"
    )
    mail.add_argument("--mail-from", metavar="ADDRESS", help="from whom e-mails are; needed with --smtp")
    mail.add_argument(
        "--address",
        metavar="URL",
        help="where people reach the page, for links in e-mails; needed with --smtp",
    )
    parser.add_argument("--open", action="store_true", help="open the table in your browser")
    parser.add_argument("--static", type=Path, metavar="DIR", help="serve another browser client")


def _address(words: str) -> tuple[str, int]:
    host, _, port = words.rpartition(":")
    if not host or not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise argparse.ArgumentTypeError(f"{words!r} is not HOST:PORT")
    return host.strip("[]"), int(port)


def _mail(args: argparse.Namespace) -> Mail | None:
    """Read who takes e-mails; ``ValueError`` if something is missing."""
    if args.smtp is None:
        return None
    if args.mail_from is None or args.address is None:
        raise ValueError("--smtp needs --mail-from and --address")
    if not args.address.startswith(("http://", "https://")):
        raise ValueError("--address takes the address of the page, such as https://play.example.org")
    host, _, port = args.smtp.partition(":")
    if port and not (port.isdecimal() and 0 < int(port) <= 65535):
        raise ValueError("--smtp takes HOST or HOST:PORT")
    number = int(port or 587)
    local = host in ("localhost", "127.0.0.1")
    tls = "implicit" if number == 465 else "none" if local else "starttls"
    password = os.environ.get("ORRERY_SMTP_PASSWORD")
    return Mail(host, number, tls, args.smtp_user, password, args.mail_from, args.address.rstrip("/"))


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; matches go on where they were when it is started again."""
    if not 1 <= args.workers <= 256:
        raise ValueError("--workers takes a number from 1 to 256")
    if not 0 <= args.port <= 65535:
        raise ValueError("--port takes a number from 0 to 65535")
    if re.fullmatch(r"[^\s@]+@(localhost|[\w-]+(\.[\w-]+)+)", args.contact) is None:
        raise ValueError("--contact takes an e-mail address")
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
        mail=_mail(args),
        contact=f"mailto:{args.contact}",
    )
    # What is imported stays: to look for garbage in it is a sixth of the time that starting takes.
    gc.disable()
    try:
        # Imported when it is needed, for that takes longer than telling how to use it.
        from orrery.server.process import serve

        serve(settings, args.open)
    finally:
        gc.enable()
    return 0

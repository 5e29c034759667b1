"""``orrery admin log``: what operators did."""

from typing import Any

from orrery.cli.admin.desk import Desk, add_most, parser_of
from orrery.server.administration.operations import logged


def add(subparsers: Any) -> None:
    """The subcommand."""
    add_most(parser_of(subparsers, "log", "show what operators did, the latest first", _show))


def _show(desk: Desk) -> int:
    found = desk.read(logged, desk.args.most)
    return desk.list(found, ("id", "at", "by", "action", "subject", "detail"), "nothing was done yet")

"""``orrery admin log``: what operators did."""

from typing import Any

from orrery.cli.admin.subcommand import Subcommand, add_most, parser_of
from orrery.server.administration.operations import logged


def add(subparsers: Any) -> None:
    """The subcommand."""
    add_most(parser_of(subparsers, "log", "show what operators did, the latest first", _show))


def _show(command: Subcommand) -> int:
    found = command.read(logged, command.args.most)
    return command.list(found, ("id", "at", "by", "action", "subject", "detail"), "nothing was done yet")

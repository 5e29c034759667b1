"""Looks after a server's accounts, tables, reports and announcements: ``orrery admin``."""

import argparse
from typing import Any, Final

EXAMPLE: Final = (
    "orrery admin accounts disable Anna --reason 'report 12' --db postgresql://orrery@localhost/orrery"
)

_GROUPS: Final = {
    "accounts": "find, disable, silence and rename accounts, and let their owners in again",
    "tables": "find tables, close them, take them off the lists",
    "reports": "read what players report, and note what came of it",
    "announcements": "tell everybody something, in the page and in the terminal",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The subcommands of ``orrery admin``. Servers on the same database notice within a second."""
    from orrery.cli.admin import accounts, announcements, log, reports, retention, tables

    modules: dict[str, Any] = {
        "accounts": accounts,
        "tables": tables,
        "reports": reports,
        "announcements": announcements,
    }
    groups = parser.add_subparsers(title="what to look after", required=True, metavar="WHAT")
    for name, module in modules.items():
        group = groups.add_parser(name, help=_GROUPS[name], description=f"{_GROUPS[name].capitalize()}.")
        module.add(group.add_subparsers(title="what to do", required=True, metavar="DO"))
    retention.add(groups)
    log.add(groups)


def run(args: argparse.Namespace) -> int:
    """Do it while servers run; everything that changes something is logged."""
    from orrery.cli.admin.subcommand import Subcommand

    command = Subcommand(args)
    try:
        code: int = args.run(command)
        return code
    finally:
        command.close()

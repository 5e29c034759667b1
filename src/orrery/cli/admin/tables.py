"""``orrery admin tables``: find tables, close them, take them off the lists."""

from typing import Any

from orrery.cli.admin.subcommand import Subcommand, add_most, add_yes, parser_of
from orrery.server.administration import accounts, tables
from orrery.server.storage.schema import ABANDONED, FINISHED, OPEN, REPLAY, RUNNING

_COLUMNS = ("id", "game", "status", "public", "rated", "host_name", "created", "ply")


def add(subparsers: Any) -> None:
    """The subcommands."""
    listing = parser_of(subparsers, "list", "list tables, the newest first", _list)
    statuses = (OPEN, RUNNING, FINISHED, ABANDONED, REPLAY)
    listing.add_argument("--status", choices=statuses, help="only these")
    listing.add_argument("--account", metavar="WHO", help="only those that an account hosts or sits at")
    add_most(listing)
    _of_one(subparsers, "show", "show one table and who sits at it", _show)
    words = "close a table: one that has not begun is removed, a match is abandoned"
    add_yes(_of_one(subparsers, "close", words, _close))
    _of_one(subparsers, "unlist", "take a table off the lists: only its players see it", _unlist)
    _of_one(subparsers, "relist", "put a table on the lists, for everybody to see", _relist)


def _of_one(subparsers: Any, name: str, words: str, run: Any) -> Any:
    made = parser_of(subparsers, name, words, run)
    made.add_argument("table", help="its id: the last part of its address")
    return made


def _list(command: Subcommand) -> int:
    who = command.args.account
    account = command.read(accounts.find, who).id if who is not None else None
    found = command.read(tables.listed, command.args.status, account, command.args.most)
    return command.list(found, _COLUMNS, "there is no such table")


def _show(command: Subcommand) -> int:
    return command.show(command.read(tables.shown, command.args.table))


def _close(command: Subcommand) -> int:
    found = command.read(tables.shown, command.args.table)
    what = f"{found['game']} of {found['host_name']}, {found['status']} at ply {found['ply']}"
    command.confirm(f"Close table {found['id']} ({what})?")
    became = command.write(tables.close, command.operation("close table"), found["id"])
    return command.tell({"table": found["id"], "became": became}, f"table {found['id']} is {became}")


def _unlist(command: Subcommand) -> int:
    return _set_public(command, False)


def _relist(command: Subcommand) -> int:
    return _set_public(command, True)


def _set_public(command: Subcommand, public: bool) -> int:
    operation = command.operation("relist table" if public else "unlist table")
    command.write(tables.set_public, operation, command.args.table, public)
    words = "is on the lists" if public else "is seen by its players only"
    return command.tell(
        {"table": command.args.table, "public": public}, f"table {command.args.table} {words}"
    )

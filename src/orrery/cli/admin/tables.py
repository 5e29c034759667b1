"""``orrery admin tables``: find tables, close them, take them off the lists."""

from typing import Any

from orrery.cli.admin.desk import Desk, add_most, add_yes, parser_of
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


def _list(desk: Desk) -> int:
    who = desk.args.account
    account = desk.read(accounts.find, who).id if who is not None else None
    found = desk.read(tables.listed, desk.args.status, account, desk.args.most)
    return desk.list(found, _COLUMNS, "there is no such table")


def _show(desk: Desk) -> int:
    return desk.show(desk.read(tables.shown, desk.args.table))


def _close(desk: Desk) -> int:
    found = desk.read(tables.shown, desk.args.table)
    what = f"{found['game']} of {found['host_name']}, {found['status']} at ply {found['ply']}"
    desk.confirm(f"Close table {found['id']} ({what})?")
    became = desk.write(tables.close, desk.operation("close table"), found["id"])
    return desk.tell({"table": found["id"], "became": became}, f"table {found['id']} is {became}")


def _unlist(desk: Desk) -> int:
    return _set_public(desk, False)


def _relist(desk: Desk) -> int:
    return _set_public(desk, True)


def _set_public(desk: Desk, public: bool) -> int:
    operation = desk.operation("relist table" if public else "unlist table")
    desk.write(tables.set_public, operation, desk.args.table, public)
    words = "is on the lists" if public else "is seen by its players only"
    return desk.tell({"table": desk.args.table, "public": public}, f"table {desk.args.table} {words}")

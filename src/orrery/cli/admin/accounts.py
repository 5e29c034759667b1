"""``orrery admin accounts``: find, disable, silence and rename accounts, and let their owners in again."""

import asyncio
from typing import Any

from orrery.cli.admin.desk import Desk, add_most, add_yes, duration, moment, parser_of, until
from orrery.server.administration import accounts
from orrery.server.identity import Account
from orrery.server.own_account import delete_account, leave_matches
from orrery.server.server import Server
from orrery.server.settings import Settings

_COLUMNS = ("id", "kind", "name", "created", "disabled", "silenced")


def add(subparsers: Any) -> None:
    """The subcommands."""
    listing = parser_of(subparsers, "list", "list accounts, the newest first", _list)
    listing.add_argument("words", nargs="?", default="", help="only those with this in their name or id")
    listing.add_argument("--kind", choices=("guest", "person", "bot"), help="only these")
    add_most(listing)
    parser_of(subparsers, "show", "show one account: what it plays, who reported it", _show).add_argument(
        "account", help="its id, or a claimed name"
    )
    one = _of_one(subparsers, "disable", "let nobody use an account, at once, until it is enabled", _disable)
    one.add_argument("--keep-matches", action="store_true", help="do not resign the matches it plays")
    one.add_argument("--reason", default="", help="why, for the log")
    add_yes(one)
    _of_one(subparsers, "enable", "let the owner use an account again", _enable)
    one = _of_one(subparsers, "rename", "call an account something else, in records and chat, too", _rename)
    one.add_argument("name", help="the new name")
    one = _of_one(subparsers, "reset", "make a link by which the owner sets a new password, once", _reset)
    one.add_argument("--url", default="", help="where the page is, such as https://play.example.org/")
    one.add_argument("--for", dest="lasts", type=duration, default="1d", help="how long it holds (1d)")
    one = _of_one(subparsers, "silence", "let an account say nothing at any table for a time", _silence)
    one.add_argument("--for", dest="lasts", type=duration, default="7d", help="how long: 90m, 12h, 4w (7d)")
    _of_one(subparsers, "unsilence", "let an account speak again", _unsilence)
    add_yes(_of_one(subparsers, "delete", "delete an account; results stay, without name", _delete))


def _of_one(subparsers: Any, name: str, words: str, run: Any) -> Any:
    made = parser_of(subparsers, name, words, run)
    made.add_argument("account", help="its id, or a claimed name")
    return made


def _list(desk: Desk) -> int:
    found = desk.read(accounts.listed, desk.args.words, desk.args.kind, desk.args.most)
    return desk.list(found, _COLUMNS, "there is no such account")


def _show(desk: Desk) -> int:
    return desk.show(desk.read(accounts.shown, desk.args.account))


def _disable(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    running = desk.read(accounts.shown, row.id)["running"]
    leaving = bool(running) and not desk.args.keep_matches
    resigned = f" It resigns {len(running)} running matches." if leaving else ""
    desk.confirm(f"Disable {row.name} ({row.id})?{resigned}")
    operation = desk.operation("disable account")
    operation.detail["reason"] = desk.args.reason
    desk.write(accounts.disable, operation, row.id)
    left = asyncio.run(_leave(desk, row.id)) if leaving else []
    result = {"account": row.id, "disabled": True, "resigned": left}
    return desk.tell(result, f"{row.name} is disabled; {len(left)} matches were resigned")


async def _leave(desk: Desk, account: str) -> list[str]:
    """Resign the matches of an account beside the servers, and tell them of it."""
    server = Server(Settings(database=desk.args.db, workers=1))
    try:
        left, stuck = await leave_matches(server, account)
        operation = desk.operation("resign matches")
        operation.subject = account
        operation.detail |= {"tables": left, "frozen": sorted(stuck)}
        operation.news += [("table", one) for one in left]
        await server.db.write(operation.log)
        return [one for one in left if one not in stuck]
    finally:
        await server.abandon()


def _enable(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    desk.write(accounts.enable, desk.operation("enable account"), row.id)
    return desk.tell({"account": row.id, "disabled": False}, f"{row.name} is enabled")


def _rename(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    name = desk.write(accounts.rename, desk.operation("rename account"), row, desk.args.name)
    return desk.tell({"account": row.id, "name": name}, f"{row.name} is called {name} now")


def _reset(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    code = desk.write(accounts.reset, desk.operation("reset password"), row, desk.args.lasts)
    link = f"{desk.args.url.rstrip('/')}/#/reset/{code}"
    words = [
        f"{row.name} can set a new password, once and until {moment(until(desk.args.lasts))}:",
        f"  {link}",
        "Whoever has the link has the account; send it to its owner only.",
    ]
    return desk.tell({"account": row.id, "link": link, "code": code}, "\n".join(words))


def _silence(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    end = until(desk.args.lasts)
    desk.write(accounts.silence, desk.operation("silence account"), row.id, end)
    return desk.tell({"account": row.id, "silenced": end}, f"{row.name} says nothing until {moment(end)}")


def _unsilence(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    desk.write(accounts.silence, desk.operation("unsilence account"), row.id, None)
    return desk.tell({"account": row.id, "silenced": None}, f"{row.name} may speak again")


def _delete(desk: Desk) -> int:
    row = desk.read(accounts.find_person, desk.args.account)
    desk.confirm(f"Delete {row.name} ({row.id}) for good? Its matches are resigned.")
    asyncio.run(_delete_account(desk, Account(row.id, row.kind, row.name, True)))
    return desk.tell({"account": row.id, "deleted": True}, f"{row.name} is deleted")


async def _delete_account(desk: Desk, account: Account) -> None:
    server = Server(Settings(database=desk.args.db, workers=1))
    try:
        played = await server.db.read(accounts.shown, account.id)
        await delete_account(server, account)
        operation = desk.operation("delete account")
        operation.subject = account.id
        seen = [("table", one) for one in [*played["running"], *played["open"]]]
        operation.news += [("account", account.id), *seen, ("lobby", "-")]
        await server.db.write(operation.log)
    finally:
        await server.abandon()

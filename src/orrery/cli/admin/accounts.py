"""``orrery admin accounts``: find, disable, silence and rename accounts, and let their owners in again."""

import asyncio
from typing import Any

from orrery.cli.admin.subcommand import Subcommand, add_most, add_yes, duration, moment, parser_of, until
from orrery.server.accounts import Account
from orrery.server.administration import accounts
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


def _list(command: Subcommand) -> int:
    found = command.read(accounts.listed, command.args.words, command.args.kind, command.args.most)
    return command.list(found, _COLUMNS, "there is no such account")


def _show(command: Subcommand) -> int:
    return command.show(command.read(accounts.shown, command.args.account))


def _disable(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    running = command.read(accounts.shown, row.id)["running"]
    leaving = bool(running) and not command.args.keep_matches
    resigned = f" It resigns {len(running)} running matches." if leaving else ""
    command.confirm(f"Disable {row.name} ({row.id})?{resigned}")
    operation = command.operation("disable account")
    operation.detail["reason"] = command.args.reason
    command.write(accounts.disable, operation, row.id)
    left = asyncio.run(_leave(command, row.id)) if leaving else []
    result = {"account": row.id, "disabled": True, "resigned": left}
    return command.tell(result, f"{row.name} is disabled; {len(left)} matches were resigned")


async def _leave(command: Subcommand, account: str) -> list[str]:
    """Resign the matches of an account beside the servers, and tell them of it."""
    server = Server(Settings(database=command.args.db, workers=1))
    try:
        left, stuck = await leave_matches(server, account)
        operation = command.operation("resign matches")
        operation.subject = account
        operation.detail |= {"tables": left, "frozen": sorted(stuck)}
        operation.news += [("table", one) for one in left]
        await server.db.write(operation.log)
        return [one for one in left if one not in stuck]
    finally:
        await server.abandon()


def _enable(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    command.write(accounts.enable, command.operation("enable account"), row.id)
    return command.tell({"account": row.id, "disabled": False}, f"{row.name} is enabled")


def _rename(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    name = command.write(accounts.rename, command.operation("rename account"), row, command.args.name)
    return command.tell({"account": row.id, "name": name}, f"{row.name} is called {name} now")


def _reset(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    code = command.write(accounts.reset, command.operation("reset password"), row, command.args.lasts)
    link = f"{command.args.url.rstrip('/')}/#/reset/{code}"
    words = [
        f"{row.name} can set a new password, once and until {moment(until(command.args.lasts))}:",
        f"  {link}",
        "Whoever has the link has the account; send it to its owner only.",
    ]
    return command.tell({"account": row.id, "link": link, "code": code}, "\n".join(words))


def _silence(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    end = until(command.args.lasts)
    command.write(accounts.silence, command.operation("silence account"), row.id, end)
    return command.tell({"account": row.id, "silenced": end}, f"{row.name} says nothing until {moment(end)}")


def _unsilence(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    command.write(accounts.silence, command.operation("unsilence account"), row.id, None)
    return command.tell({"account": row.id, "silenced": None}, f"{row.name} may speak again")


def _delete(command: Subcommand) -> int:
    row = command.read(accounts.find_person, command.args.account)
    command.confirm(f"Delete {row.name} ({row.id}) for good? Its matches are resigned.")
    asyncio.run(_delete_account(command, Account(row.id, row.kind, row.name, True)))
    return command.tell({"account": row.id, "deleted": True}, f"{row.name} is deleted")


async def _delete_account(command: Subcommand, account: Account) -> None:
    server = Server(Settings(database=command.args.db, workers=1))
    try:
        played = await server.db.read(accounts.shown, account.id)
        await delete_account(server, account)
        operation = command.operation("delete account")
        operation.subject = account.id
        seen = [("table", one) for one in [*played["running"], *played["open"]]]
        operation.news += [("account", account.id), *seen, ("lobby", "-")]
        await server.db.write(operation.log)
    finally:
        await server.abandon()

"""``orrery admin reports``: read what players report, and note what came of it."""

from typing import Any

from orrery.cli.admin.subcommand import Subcommand, add_most, parser_of
from orrery.server.administration import accounts, reports

_COLUMNS = ("id", "at", "by_name", "about_name", "about", "table", "said", "reason", "outcome")


def add(subparsers: Any) -> None:
    """The subcommands."""
    listing = parser_of(subparsers, "list", "list reports that nobody has handled, the oldest first", _list)
    listing.add_argument("--all", action="store_true", help="those that are handled, too")
    listing.add_argument("--about", metavar="WHO", help="only those about this account")
    add_most(listing)
    resolving = parser_of(subparsers, "resolve", "note what was done about a report", _resolve)
    resolving.add_argument("report", type=int, help="its number")
    resolving.add_argument("outcome", help="what was done, in words")


def _list(command: Subcommand) -> int:
    who = command.args.about
    about = command.read(accounts.find, who).id if who is not None else None
    found = command.read(reports.listed, command.args.all, about, command.args.most)
    return command.list(found, _COLUMNS, "there is no report to look at")


def _resolve(command: Subcommand) -> int:
    number, outcome = command.args.report, command.args.outcome.strip()
    if not outcome:
        raise ValueError("say in words what was done")
    command.write(reports.resolve, command.operation("resolve report"), number, outcome)
    return command.tell({"report": number, "outcome": outcome}, f"report {number} is handled: {outcome}")

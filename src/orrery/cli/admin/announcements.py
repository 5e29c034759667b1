"""``orrery admin announcements``: tell everybody something, in the page and in the terminal."""

from typing import Any

from orrery.cli.admin.subcommand import Subcommand, duration, parser_of, until
from orrery.locale import LANGUAGES
from orrery.server.administration import announcements
from orrery.server.announcements import standing


def add(subparsers: Any) -> None:
    """The subcommands."""
    parser_of(subparsers, "list", "list the announcements that stand", _list)
    adding = parser_of(subparsers, "add", "tell everybody something, at once and whoever comes later", _add)
    adding.add_argument("text", help="the words, shown as they are")
    for language in LANGUAGES:
        adding.add_argument(f"--{language}", metavar="TEXT", help=f"the same for who reads {language}")
    adding.add_argument(
        "--for", dest="lasts", type=duration, help="how long, such as 12h; for ever if not said"
    )
    withdrawing = parser_of(subparsers, "withdraw", "take an announcement back", _withdraw)
    withdrawing.add_argument("number", type=int, help="its number, by the list")


def _list(command: Subcommand) -> int:
    found = command.read(standing)
    return command.list(found, ("id", "at", "until", "text", "translations"), "nothing is announced")


def _add(command: Subcommand) -> int:
    given = {language: getattr(command.args, language) for language in LANGUAGES}
    translations = {language: words for language, words in given.items() if words is not None}
    end = until(command.args.lasts)
    number = command.write(
        announcements.announce, command.operation("announce"), command.args.text, translations, end
    )
    return command.tell({"announcement": number, "until": end}, f"announcement {number} is told to everybody")


def _withdraw(command: Subcommand) -> int:
    command.write(announcements.withdraw, command.operation("withdraw announcement"), command.args.number)
    number = command.args.number
    return command.tell({"announcement": number, "withdrawn": True}, f"announcement {number} is withdrawn")

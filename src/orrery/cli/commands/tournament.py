"""Shows the tournaments of a server, and enters them: ``orrery tournament``."""

import argparse
from typing import Any, Final

from orrery.cli.language import add_language, language_of

EXAMPLE: Final = "orrery tournament ID --server https://play.example.org --enter"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery tournament``."""
    parser.add_argument("tournament", nargs="?", metavar="ID", help="which one; without it all are listed")
    parser.add_argument("--server", metavar="URL", required=True, help="the table server")
    wish = parser.add_mutually_exclusive_group()
    wish.add_argument("--enter", action="store_true", help="take part, or come back")
    wish.add_argument("--withdraw", action="store_true", help="take part no longer")
    parser.add_argument("--names", metavar="NAME", help="your name, if you have not been there before")
    parser.add_argument("--account", metavar="NAME", help="sign in to this account; asks for the password")
    parser.set_defaults(claim=None)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """List tournaments, or show one, after entering or leaving it if that is asked for."""
    from orrery.cli.terminal.keyboard import Keyboard
    from orrery.cli.terminal.prompts import Prompts
    from orrery.cli.terminal.sign_in import SignIn, check_arguments
    from orrery.cli.terminal.style import clean
    from orrery.client import Background, Client, ClientError, server_url

    if args.tournament is None and (args.enter or args.withdraw):
        raise ValueError("say which tournament: its ID")
    check_arguments(args)
    language = language_of(args)
    with Background() as background, Keyboard() as keyboard:
        client = Client(server_url(args.server))
        prompts = Prompts(keyboard, language)
        try:
            SignIn(background, client, prompts, args).sign_in()
            if args.tournament is None:
                for line in _list(background.run(client.tournaments("open")), prompts.words, "open"):
                    prompts.show(line)
                for line in _list(background.run(client.tournaments("running")), prompts.words, "running"):
                    prompts.show(line)
                return 0
            if args.enter:
                background.run(client.enter_tournament(args.tournament))
            elif args.withdraw:
                background.run(client.withdraw_from_tournament(args.tournament))
            seen = background.run(client.tournament(args.tournament))
            for line in overview(seen, prompts.words, client.url):
                prompts.show(line)
        except ClientError as error:
            raise ValueError(clean(str(error))) from None
        finally:
            background.run(client.close())
    return 0


def _list(found: list[dict[str, Any]], words: Any, which: str) -> list[str]:
    from orrery.cli.terminal.style import clean

    lines = [words.text(f"terminal-tournaments-{which}")]
    if not found:
        return [*lines, "  " + words.text("terminal-tournaments-none")]
    for one in found:
        people = words.text("terminal-tournament-people", count=one["people"])
        lines.append(clean(f"  {one['tournament']}  {one['name']}  ({one['game']}, {people})"))
    return lines


def overview(seen: dict[str, Any], words: Any, server: str) -> list[str]:
    """Draw a tournament: what it is, the standings, the round under way, and the own table."""
    from orrery.cli.terminal.style import clean

    names = {one["entrant"]: clean(one["name"]) for one in seen["entrants"]}
    names[None] = words.text("terminal-tournament-bot")
    status = words.text(f"terminal-tournament-{seen['status']}")
    lines = [clean(f"{seen['name']} ({seen['game']}): {status}"), ""]
    wide = max((len(name) for name in names.values()), default=0)
    for row in seen["standings"]:
        figures = "  ".join(
            f"{value:>6g}"
            for value in (row["score"], row["buchholz"], row["sonneborn_berger"], row["points"])
        )
        lines.append(f"{row['place']:>3}  {names[row['entrant']]:<{wide}}  {figures}")
    if seen["standings"]:
        lines += ["", words.text("terminal-tournament-columns")]
    if seen["played"]:
        last = seen["played"][-1]
        lines += ["", words.text("terminal-tournament-round", round=last["round"])]
        lines += ["  " + _meeting(one, names, words) for one in last["meetings"]]
    you = seen["you"]
    if you is not None and you["table"] is not None:
        command = f"orrery play --server {server} --table {you['table']}"
        lines += ["", words.text("terminal-tournament-yours", command=command)]
    return lines


def _meeting(meeting: dict[str, Any], names: dict[int | None, str], words: Any) -> str:
    seats = meeting["seats"]
    there = " – ".join(names[one] for one in seats)
    if len(seats) == 1 and not meeting["absent"]:
        return words.text("terminal-tournament-bye", name=there)  # type: ignore[no-any-return]
    if meeting["finishes"] is not None and len(seats) > 1:
        there += "  " + " : ".join(str(points) for _, points in meeting["finishes"])
    for one in meeting["absent"]:
        there += "  " + words.text("terminal-tournament-absent", name=names[one])
    return there.strip()

"""Shows a game's component tables, their sources, and whether they are sound: ``orrery content``."""

import argparse
import json
from collections import Counter
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from orrery.cli.arguments import add_pack, read_pack
from orrery.cli.language import add_language, language_of
from orrery.cli.terminal.style import make_console
from orrery.core.content import PROVENANCE, Content
from orrery.core.registry import load_game
from orrery.locale import Translator

EXAMPLE: Final = "orrery content alien-frontiers --check"

STAND_IN: Final = "stand-in"
UNSOUND: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery content``."""
    parser.add_argument("game", metavar="GAME", help="which game; see orrery games")
    parser.add_argument("--check", action="store_true", help="check the tables; exit code 1 on a problem")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Show or check the tables; 1 if the check finds a problem."""
    language = language_of(args)
    game = load_game(args.game)
    content = read_pack(game, args.pack) if args.pack else game.content
    problems = game.check_content(content) if args.check else []
    if args.json:
        described = describe(game.id, content, problems if args.check else None)
        print(json.dumps(described, ensure_ascii=False, indent=2))
    else:
        _print(game.id, content, problems, args.check, Translator(language, [game]), make_console())
    return UNSOUND if problems else 0


def provenance_counts(content: Content) -> dict[str, int]:
    """Rows by where they come from."""
    counts = Counter(row["provenance"] for rows in content.tables.values() for row in rows)
    return {kind: counts[kind] for kind in PROVENANCE}


def describe(game: str, content: Content, problems: list[str] | None) -> dict[str, Any]:
    """The tables as JSON; ``problems`` is null if nobody checked."""
    counts = provenance_counts(content)
    return {
        "game": game,
        "content_hash": content.hash(),
        "rows": sum(counts.values()),
        "provenance": counts,
        "problems": problems,
        "tables": content.tables,
    }


def _print(
    game: str, content: Content, problems: list[str], checked: bool, words: Translator, console: Console
) -> None:
    if not checked:
        for name, rows in content.tables.items():
            console.print(_table(name, rows))
    counts = provenance_counts(content)
    listed = ", ".join(f"{kind} {count}" for kind, count in counts.items() if count)
    console.print(Text(words.text("terminal-content-provenance", game=game, counts=listed)))
    if counts[STAND_IN]:
        console.print(Text(words.text("terminal-content-stand-ins", rows=counts[STAND_IN])))
    if not checked:
        return
    for problem in problems:
        console.print(Text(f"  {problem}"))
    if problems:
        message = words.text("terminal-content-problems", rows=sum(counts.values()), problems=len(problems))
    else:
        message = words.text("terminal-content-sound", rows=sum(counts.values()))
    console.print(Text(message, style="bold"))


def _table(name: str, rows: list[dict[str, Any]]) -> Table:
    """One table; a row that only stands in for the real one is marked."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(title=Text(name, style="bold"), title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(Text(column))
    for row in rows:
        stand_in = row["provenance"] == STAND_IN
        table.add_row(
            *(Text(_cell(column, row.get(column), stand_in)) for column in columns),
            style="italic" if stand_in else "",
        )
    return table


def _cell(column: str, value: Any, stand_in: bool) -> str:
    if column == "provenance" and stand_in:
        return f"! {value}"
    if value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return str(value)

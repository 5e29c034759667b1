"""Lists what is installed: ``orrery games``."""

import argparse
import json
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from orrery.cli.language import add_language, language_of
from orrery.cli.terminal.boards import board_of
from orrery.cli.terminal.style import TableStyle, make_console
from orrery.core.game import Game
from orrery.core.options import Option
from orrery.core.registry import bot_names, game_names, load_game
from orrery.locale import Translator

EXAMPLE: Final = "orrery games --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery games``."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """List the games with their options, and the bots."""
    language = language_of(args)
    games = [load_game(name) for name in game_names()]
    if args.json:
        listed = [describe(game, language) for game in games]
        print(json.dumps({"games": listed, "bots": bot_names()}, ensure_ascii=False, indent=2))
        return 0
    console = make_console()
    words = Translator(language, games)
    style = TableStyle(words, (), console.width)
    for game in games:
        board = board_of(game)
        head = Text.assemble((board.title(style), "bold"), f"  ({game.id})")
        console.print(head)
        players = words.text("terminal-games-players", least=game.min_players, most=game.max_players)
        version = words.text("terminal-games-version", rules=game.rules_version, content=game.content.hash())
        console.print(Text(f"  {players}\n  {version}"))
        table = Table(box=None, padding=(0, 2, 0, 2), pad_edge=False, header_style="dim")
        table.add_column(words.text("terminal-options-name"), no_wrap=True)
        table.add_column(words.text("terminal-games-choices"), no_wrap=True)
        table.add_column(words.text("terminal-options-meaning"))
        for option in game.options:
            meaning = board.word(style, f"option-{option.name}-doc", option.doc)
            table.add_row(Text(option.name), _choices(option), Text(meaning))
        console.print(table)
        console.print()
    bots = ", ".join(bot_names()) or "–"
    console.print(Text(words.text("terminal-games-bots", bots=bots)))
    return 0


def _word(value: int | bool | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _choices(option: Option) -> Text:
    """The values there are, the default set off."""
    default = _word(option.default)
    if not option.choices and not isinstance(option.default, bool):
        return Text.assemble((default, "bold underline"), " ...")
    values = [default, *(value for value in option.describe().split("|") if value != default)]
    return Text.assemble((f"*{values[0]}", "bold"), *(f" {value}" for value in values[1:]))


def describe(game: Game[Any], language: str) -> dict[str, Any]:
    """A game as JSON with stable keys."""
    style = TableStyle(Translator(language, [game]), (), 80)
    return {
        "id": game.id,
        "title": board_of(game).title(style),
        "players": {"min": game.min_players, "max": game.max_players},
        "rules_version": game.rules_version,
        "content_hash": game.content.hash(),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices) or None,
                "doc": option.doc,
            }
            for option in game.options
        ],
    }

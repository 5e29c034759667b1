"""Balance of a game whose components are stand-ins, from many matches of equal bots.

python benchmarks/balance.py alien-artifacts --games 10000 --jobs 2
python benchmarks/balance.py new-frontiers --games 600 --bot search:sims=10 --settings 3 4

What is measured is the game's own: benchmarks/balance_games. Numbers that were tuned on some deals are
to be measured on others: --first. The page is printed and written into benchmarks/results, one file for
each game and kind of bot.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.arena.speed import is_compiled
from orrery.core.registry import game_names, load_game
from orrery.locale import Translator

RESULTS = Path(__file__).parent / "results"
#: The games that something is measured of.
MEASURED = [
    name
    for name in game_names()
    if (Path(__file__).parent / "balance_games" / f"{name.replace('-', '_')}.py").exists()
]


def measured(game: str) -> Any:
    """The module that says what is measured of a game."""
    return import_module(f"balance_games.{game.replace('-', '_')}")


def title(game: str) -> str:
    """The name of a game as English pages have it."""
    rules = load_game(game)
    return Translator("en", [rules]).text(f"{rules.facts.prefix}-title")


def play_one(job: tuple[str, str, str, int]) -> Any:
    """One match of a setting by its number."""
    name, setting, bot, number = job
    module = measured(name)
    return module.play(load_game(name).resolve(module.SETTINGS[setting]), bot, number)


def matches(game: str, setting: str, bot: str, deals: range, jobs: int) -> Iterator[Any]:
    """The matches of one setting, over that many processes."""
    todo = [(game, setting, bot, number) for number in deals]
    if jobs == 1:
        yield from map(play_one, todo)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, todo)


def play(args: argparse.Namespace, deals: range) -> dict[str, list[Any]]:
    """These deals of every setting, with a bar on the error stream if that is a terminal."""
    columns = (
        TextColumn("{task.description:>18}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    played: dict[str, list[Any]] = {}
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=len(deals) * len(args.settings))
        for setting in args.settings:
            progress.update(bar, description=f"setting {setting}")
            played[setting] = []
            for match in matches(args.game, setting, args.bot, deals, args.jobs):
                played[setting].append(match)
                progress.advance(bar)
    return played


def report(played: dict[str, list[Any]], args: argparse.Namespace) -> str:
    """The page."""
    total = sum(len(rows) for rows in played.values())
    build = "compiled with mypyc" if is_compiled(load_game(args.game)) else "plain Python"
    chosen = f"--games {args.games} --bot {args.bot}"
    if args.settings != list(measured(args.game).SETTINGS):
        chosen += f" --settings {' '.join(args.settings)}"
    if args.first:
        chosen += f" --first {args.first}"
    lines = [
        f"# Balance of {title(args.game)}",
        "",
        f"{total:,} games of {args.bot} bots against each other, most components being stand-ins. "
        "Intervals are 95 %.",
        "",
        *measured(args.game).page(played),
        "",
        f"Made by `python benchmarks/balance.py {args.game} {chosen}`, {build}.",
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Play and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=MEASURED)
    parser.add_argument("--games", type=int, default=10_000, help="games in all (10000)")
    parser.add_argument("--bot", default="greedy", help="who plays all seats (greedy)")
    parser.add_argument("--settings", nargs="+", metavar="SETTING", help="player counts and options (all)")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal of each setting (0)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the page goes")
    args = parser.parse_args()
    known = measured(args.game).SETTINGS
    args.settings = args.settings or list(known)
    if not set(args.settings) <= set(known):
        parser.error(f"the settings of {args.game} are {', '.join(known)}")
    deals = range(args.first, args.first + args.games // len(args.settings))
    text = report(play(args, deals), args)
    kind = args.bot.partition(":")[0]
    args.results.mkdir(exist_ok=True)
    name = f"balance-{args.game}.md" if kind == "greedy" else f"balance-{args.game}-{kind}.md"
    (args.results / name).write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

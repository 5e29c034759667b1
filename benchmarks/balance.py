"""Balance of a game whose components are stand-ins, from many matches of equal bots.

python benchmarks/balance.py alien-artifacts --games 10000 --jobs 2
python benchmarks/balance.py new-frontiers --games 600 --bot search:sims=10 --settings 3 4

What is measured is the game's own: benchmarks/balance_games. Numbers that were tuned on some deals are
to be measured on others: --first. The page is printed and written into benchmarks/results, one file for
each game and kind of bot. Every match is written down as it ends, so an interrupted run goes on where it
was; --so-far makes the page of what an interrupted run has played.
"""

import argparse
import pickle
import sys
from base64 import b64decode, b64encode
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from orrery.arena.journal import Journal
from orrery.arena.speed import is_compiled
from orrery.cli.progress import progress_bar
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


def play_one(job: tuple[str, str, str, int]) -> dict[str, Any]:
    """One match of a setting by its number, as a line of the journal."""
    name, setting, bot, number = job
    module = measured(name)
    match = module.play(load_game(name).resolve(module.SETTINGS[setting]), bot, number)
    return {"setting": setting, "number": number, "match": b64encode(pickle.dumps(match)).decode()}


def play(args: argparse.Namespace, journal: Journal, deals: range) -> None:
    """Play what the journal lacks of these deals, over that many processes."""
    done = {(row["setting"], row["number"]) for row in journal.rows}
    # All settings of a deal before the next deal, so that a run that is cut short has as many of each.
    todo = [
        (args.game, setting, args.bot, number)
        for number in deals
        for setting in args.settings
        if (setting, number) not in done
    ]
    with progress_bar() as progress:
        bar = progress.add_task(args.game, total=len(deals) * len(args.settings), completed=len(done))
        if args.jobs == 1:
            for job in todo:
                journal.add(play_one(job))
                progress.advance(bar)
            return
        with get_context("spawn").Pool(args.jobs) as pool:
            for row in pool.imap_unordered(play_one, todo):
                journal.add(row)
                progress.advance(bar)


def by_setting(journal: Journal, settings: list[str]) -> dict[str, list[Any]]:
    """The matches of every setting, in the order of their deals."""
    rows = sorted(journal.rows, key=lambda row: int(row["number"]))
    return {
        setting: [pickle.loads(b64decode(row["match"])) for row in rows if row["setting"] == setting]
        for setting in settings
    }


def report(played: dict[str, list[Any]], args: argparse.Namespace) -> str:
    """The page."""
    total = sum(len(rows) for rows in played.values())
    build = "compiled with mypyc" if is_compiled(load_game(args.game)) else "plain Python"
    chosen = f"--games {total if args.so_far else args.games} --bot {args.bot}"
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
    parser.add_argument("--so-far", action="store_true", help="play nothing: the page of a run cut short")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the page goes")
    args = parser.parse_args()
    known = measured(args.game).SETTINGS
    args.settings = args.settings or list(known)
    if not set(args.settings) <= set(known):
        parser.error(f"the settings of {args.game} are {', '.join(known)}")
    kind = args.bot.partition(":")[0]
    name = f"balance-{args.game}" if kind == "greedy" else f"balance-{args.game}-{kind}"
    game = load_game(args.game)
    run = {
        "bot": args.bot,
        "settings": args.settings,
        "first": args.first,
        "content": game.content.hash(),
        "compiled": is_compiled(game),
    }
    with Journal(args.results / f"{name}.partial.jsonl", run) as journal:
        if not args.so_far:
            play(args, journal, range(args.first, args.first + args.games // len(args.settings)))
        if not journal.rows:
            journal.remove()
            parser.error("no run was cut short that --so-far could tell of")
        text = report(by_setting(journal, args.settings), args)
        (args.results / f"{name}.md").write_text(text, encoding="utf-8")
        if not args.so_far:
            journal.remove()
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

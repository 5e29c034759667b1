"""How far the levels are apart: every level against the one below, on shared deals, rated together.

At a table of more than two each of a pair is once alone among the others. Every match is written down as it
ends, so an interrupted run goes on where it was. The result of every game and size of table is a file of its
own; the table of all is made of what there is.

    python benchmarks/levels.py --game alien-frontiers --games 100 --jobs 2
"""

import argparse
import json
import platform
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from orrery.arena.journal import Journal
from orrery.arena.league import League, LineUp, play_rest
from orrery.arena.report import METHOD, as_json
from orrery.arena.speed import is_compiled, yardstick
from orrery.arena.standings import standings
from orrery.arena.workers import make_workers
from orrery.bots.levels import LEVELS
from orrery.cli.progress import progress_bar
from orrery.core.registry import game_names, load_game

RESULTS: Final = Path(__file__).parent / "results"
#: What a level is to be above the one below, in points.
WANTED: Final = 100.0


def line_ups(players: int, names: list[str]) -> tuple[LineUp, ...]:
    """Every level against its neighbour; the processor's time is counted, for other work may go on."""
    specs = [f"{name}:cpu=1" for name in names]
    found = []
    for lower, upper in pairwise(specs):
        found.append(LineUp(upper, lower))
        if players > 2:
            found.append(LineUp(lower, upper))
    return tuple(found)


def measure(game_id: str, players: int, args: argparse.Namespace) -> dict[str, Any]:
    """Play what is left, and sum it up."""
    game = load_game(game_id)
    options = game.resolve({"players": players})
    league = League.of(game.id, options, line_ups(players, args.levels.split(",")), args.games, args.seed)
    settings = {**league.settings(), "compiled": is_compiled(game)}
    path = args.results / f"levels-{game.id}-{players}.partial.jsonl"
    with Journal(path, settings) as journal, progress_bar() as progress:
        task = progress.add_task(f"{game.id}, {players} players", total=league.matches)
        workers = make_workers(args.jobs)
        matches = play_rest(league, journal, workers, lambda count: progress.update(task, completed=count))
        result = {
            **as_json(league, standings(league, matches)),
            "compiled": settings["compiled"],
            "python": platform.python_version(),
            "yardstick_us": round(yardstick(), 1),
            "command": f"python benchmarks/levels.py --game {game.id} --players {players}"
            f" --games {args.games}"
            + ("" if args.levels == ",".join(LEVELS) else f" --levels {args.levels}"),
        }
        (args.results / f"levels-{game.id}-{players}.json").write_text(json.dumps(result, indent=2) + "\n")
        journal.remove()
    return result


def name_of(spec: str) -> str:
    """The level of a specification."""
    return spec.partition(":")[0]


def table(results: list[dict[str, Any]]) -> str:
    """All that was measured, as Markdown."""
    lines = ["# The levels", "", METHOD, ""]
    lines += [f"Every level meets the one below; it is to be {WANTED:.0f} points above it.", ""]
    for result in results:
        build = "compiled with mypyc" if result["compiled"] else "plain Python"
        lines += [
            f"## {result['game']}, {result['players']} players",
            "",
            "| level | rating | above the next, 95 % | wins against it |",
            "|---|---|---|---|",
        ]
        wins = {(one["bot"], one["opponent"]): one for one in result["meetings"]}
        order = list(result["ratings"])
        for place, bot in enumerate(order):
            lead, below = result["leads"].get(bot), order[place + 1] if place + 1 < len(order) else ""
            met = wins.get((bot, below))
            gap = f"**{lead['value']:+.0f}** ({lead['low']:+.0f} to {lead['high']:+.0f})" if lead else ""
            share = f"{met['share']:.0%} of {met['games']}" if met else ""
            lines.append(f"| {name_of(bot)} | {result['ratings'][bot]['value']:+.0f} | {gap} | {share} |")
        lines += [
            "",
            f"`{result['command']}`, {build}, Python {result['python']},"
            f" yardstick {result['yardstick_us']:.0f} µs.",
            "",
        ]
    return "\n".join(lines)


def as_wanted(result: dict[str, Any]) -> bool:
    """Whether the levels are in their order, each far enough above the one below."""
    order = [name_of(bot) for bot in result["ratings"]]
    known = [name for name in reversed(LEVELS) if name in order]
    return order == known and all(lead["value"] >= WANTED for lead in result["leads"].values())


def main() -> int:
    """Play, write the tables, and say whether the levels are far enough apart."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=game_names(), help="one game (all)")
    parser.add_argument("--players", type=int, help="one size of table (2 and 4)")
    parser.add_argument("--games", type=int, default=100, help="matches a line-up (100)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="some of the levels, weakest first (all)")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the tables go")
    args = parser.parse_args()
    games = [args.game] if args.game else game_names()
    sizes = [args.players] if args.players else [2, 4]
    measured = [measure(game, players, args) for game in games for players in sizes]
    files = sorted(args.results.glob("levels-*-[0-9].json"))
    text = table([json.loads(path.read_text("utf-8")) for path in files])
    (args.results / "levels.md").write_text(text, "utf-8")
    print(text)
    return 0 if all(map(as_wanted, measured)) else 1


if __name__ == "__main__":
    sys.exit(main())

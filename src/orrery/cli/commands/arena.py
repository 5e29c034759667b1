"""Lets bots meet each other and rates them: ``orrery arena``."""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Final

from rich.text import Text

from orrery.arena.journal import Journal
from orrery.arena.league import League, play_rest, round_robin
from orrery.arena.report import METHOD, as_json, as_markdown, rating_text
from orrery.arena.standings import Standings, standings
from orrery.cli.arguments import add_option, add_pack, add_workers, open_game, parse_options, workers_of
from orrery.cli.plain_table import plain_table, share_text
from orrery.cli.progress import progress_bar
from orrery.cli.record_files import matches_dir
from orrery.cli.terminal.style import make_console

EXAMPLE: Final = (
    "orrery arena alien-frontiers --bots random,greedy,search:sims=50 --players 2 --games 40 --jobs 2"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery arena``."""
    parser.add_argument("game", metavar="GAME", help="which game; see orrery games")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who meets whom: everybody everybody"
    )
    parser.add_argument("--players", default="2", metavar="K", help="seats of a table (2)")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="matches of every line-up, each seat alike (100)"
    )
    parser.add_argument("--seed", default="arena", metavar="S", help="any word or number (arena)")
    add_option(parser)
    add_pack(parser)
    add_workers(parser)
    parser.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help="where matches are kept until all are played, to go on after an interruption (found by itself)",
    )
    parser.add_argument("--again", action="store_true", help="forget what an interrupted run has played")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true", help="print one JSON object")
    shown.add_argument("--markdown", action="store_true", help="print the tables as Markdown")


def run(args: argparse.Namespace) -> int:
    """Play what is left to play, then print the tables."""
    game = open_game(args.game, args.pack)
    options = game.resolve({**parse_options(args.option), "players": args.players})
    bots = [bot.strip() for bot in args.bots.split(",")]
    line_ups = round_robin(bots, int(options["players"]))
    if args.games < 1:
        raise ValueError(f"--games must be 1 or more, not {args.games}")
    league = League.of(game.id, options, line_ups, args.games, args.seed)
    settings = {**league.settings(), "content": game.content.hash()}
    path = args.journal or _journal_path(settings)
    if args.again:
        path.unlink(missing_ok=True)
    workers = workers_of(args)
    with Journal(path, settings) as journal, progress_bar() as progress:
        task = progress.add_task(league.game, total=league.matches)
        played = play_rest(league, journal, workers, lambda count: progress.update(task, completed=count))
        journal.remove()
    result = standings(league, played)
    if args.json:
        print(json.dumps(as_json(league, result)))
    elif args.markdown:
        print(as_markdown(league, result), end="")
    else:
        _show(league, result)
    return 0


def _journal_path(settings: dict[str, object]) -> Path:
    """The place of a run by what it is: the same command finds what it left."""
    digest = hashlib.sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:12]
    return matches_dir().parent / "arena" / f"{settings['game']}-{digest}.jsonl"


def _show(league: League, result: Standings) -> None:
    console = make_console()
    console.print(
        f"{league.game}, {league.players} players: {result.games} games on {league.deals} deals, "
        f"{result.games - result.finished} given up; seed {league.seed}\n"
    )
    ratings = plain_table("bot", "rating (95 %)", "above the next")
    for bot, estimate in result.ratings.ratings.items():
        lead = result.ratings.leads.get(bot)
        ratings.add_row(Text(bot), rating_text(estimate), rating_text(lead) if lead else "")
    console.print(ratings)
    console.print()
    meetings = plain_table("bot", "alone against", "games", "wins (95 %)", "points : theirs", words=2)
    for one in result.meetings:
        points = f"{one.points:.2f} : {one.points_of_others:.2f}"
        meetings.add_row(Text(one.bot), Text(one.opponent), str(one.games), share_text(one.wins), points)
    console.print(meetings)
    if result.differences:
        console.print("\npaired differences: how much more often the first wins on the same deals")
    for difference in result.differences:
        share = difference.share
        console.print(
            Text(
                f"  {difference.bot} - {difference.other}: {share.value:+.1%}"
                f"  ({share.low:+.1%} to {share.high:+.1%}, {difference.deals} deals)"
            )
        )
    console.print(Text(f"\n{METHOD}", style="dim"))

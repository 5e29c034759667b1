"""How far the levels are apart: every level against the one below, on shared deals.

At a table of more than two each of a pair is once alone among the others.

    python benchmarks/levels.py --game alien-frontiers --games 100 --jobs 2
    python benchmarks/levels.py --players 2 --levels trader,raider       # this step alone, in all games

Every match is written down as it ends, some 60 bytes each, in one file for every step from a level to the
next, `benchmarks/results/journals/levels-*.jsonl`. These files are kept in the repository: the same command
goes on where they end, after an interruption or in another checkout, and the table is made of all of them;
`--games 0` makes the table alone. A journal tells which rules and bots it is of, by a digest of a match that
they play with a few simulations. One of others is refused, and counts for nothing in the table; remove it to
measure its step anew. Go on with a step on a machine of about the same speed.
"""

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from orrery.arena.conduct import conduct, without_time
from orrery.arena.journal import Journal, rows_of
from orrery.arena.league import League, LineUp, Played, play_rest
from orrery.arena.ratings import Estimate
from orrery.arena.report import METHOD, rating_text
from orrery.arena.speed import is_compiled
from orrery.arena.standings import Standings, standings
from orrery.arena.workers import Workers, make_workers
from orrery.bots.levels import LEVELS
from orrery.cli.progress import progress_bar
from orrery.core.registry import game_names, load_bot, load_game

RESULTS: Final = Path(__file__).parent / "results"
#: What a level is to be above the one below, in points.
WANTED: Final = 100.0
SIZES: Final = (2, 4)
HEAD: Final = f"""# The levels

{METHOD}

Every level meets the one below; it is to be {WANTED:.0f} points above it. Times are of the processor. The
matches are those played so far: a run with more goes on with them.

| game | players | level | above | points, 95 % | wins among them | wins of the one below among it | matches |
|---|---|---|---|---|---|---|---|
"""


class Step(NamedTuple):
    """From a level to the next one, in a game of so many players."""

    game: str
    players: int
    lower: str
    upper: str


def steps(levels: list[str], games: list[str], sizes: list[int]) -> list[Step]:
    """Every step between neighbours."""
    pairs = list(pairwise(levels))
    return [Step(game, size, *pair) for game in games for size in sizes for pair in pairs]


def league_of(step: Step, games: int, seed: str) -> League:
    """The matches of a step; the processor's time is counted, for other work may go on."""
    lower, upper = f"{step.lower}:cpu=1", f"{step.upper}:cpu=1"
    line_ups = [LineUp(upper, lower)]
    if step.players > 2:
        line_ups.append(LineUp(lower, upper))
    options = load_game(step.game).resolve({"players": step.players})
    return League.of(step.game, options, tuple(line_ups), games, seed)


def settings_of(step: Step, league: League) -> dict[str, Any]:
    """What a step measures: bots that do something else, or have time for less, are another measurement."""
    game = load_game(step.game)
    specs = [without_time(spec) for spec in league.bots]
    seats = [load_bot(spec) for spec in (specs * step.players)[: step.players]]
    settings = {**league.settings(), "conduct": conduct(game, seats)}
    if LEVELS[step.upper].SECONDS > 0:
        settings["compiled"] = is_compiled(game)
    return settings


def journal_of(step: Step, results: Path) -> Path:
    """Where the matches of a step are written down."""
    return results / "journals" / f"levels-{step.game}-{step.players}-{step.upper}.jsonl"


def play(step: Step, args: argparse.Namespace, workers: Workers) -> None:
    """Play what its journal does not hold of a step."""
    league = league_of(step, args.games, args.seed)
    path = journal_of(step, args.results)
    with Journal(path, settings_of(step, league)) as journal, progress_bar() as progress:
        told = f"{step.game}, {step.players} players, {step.upper}"
        task = progress.add_task(told, total=league.matches)
        play_rest(league, journal, workers, lambda count: progress.update(task, completed=count))


def found(step: Step, args: argparse.Namespace) -> Standings | None:
    """What was found of a step so far; nothing if it was not begun."""
    path = journal_of(step, args.results)
    if not path.exists():
        return None
    league = league_of(step, args.games or 1, args.seed)
    matches = [Played.from_json(row) for row in rows_of(path, settings_of(step, league))]
    return standings(league, matches) if matches else None


def lead_of(step: Step, result: Standings) -> Estimate:
    """By how much the upper level of a step is above the lower one, also if it is below it."""
    (best, lead), *_ = result.ratings.leads.items()
    if best.startswith(step.upper):
        return lead
    return Estimate(-lead.value, -lead.high, -lead.low)


def line(step: Step, result: Standings | None) -> str:
    """A step as a row of the table."""
    cells = [step.game, str(step.players), step.upper, step.lower]
    if result is None:
        return f"| {' | '.join(cells)} | | | | 0 |\n"
    cells.append(f"**{rating_text(lead_of(step, result))}**")
    upper, *lower = result.meetings
    others = [one for one in lower if step.players > 2]
    for meeting in (upper, *others):
        cells.append(f"{meeting.wins.share:.0%} of {meeting.games}")
    if not others:
        cells.append("")
    return f"| {' | '.join(cells)} | {result.games} |\n"


def main() -> int:
    """Play, write the table of all steps, and say whether those asked for are high enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=game_names(), help="one game (all)")
    parser.add_argument("--players", type=int, choices=SIZES, help="one size of table (2 and 4)")
    parser.add_argument("--games", type=int, default=100, help="matches a line-up (100)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="neighbours, weakest first (all levels)")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the table and the journals go")
    args = parser.parse_args()
    games = [args.game] if args.game else list(game_names())
    wanted = steps(args.levels.split(","), games, [args.players] if args.players else list(SIZES))
    workers = make_workers(args.jobs)
    for step in wanted if args.games else []:
        play(step, args, workers)
    results = {step: found(step, args) for step in steps(list(LEVELS), list(game_names()), list(SIZES))}
    text = HEAD + "".join(line(step, result) for step, result in results.items())
    text += "\nMade by `python benchmarks/levels.py`, step by step; those that search compiled with mypyc.\n"
    (args.results / "levels.md").write_text(text, "utf-8")
    print(text)
    measured = [(step, results[step]) for step in wanted]
    return 0 if all(one and lead_of(step, one).value >= WANTED for step, one in measured) else 1


if __name__ == "__main__":
    sys.exit(main())

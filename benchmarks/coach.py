"""Whether the coach is honest: luck adds up to nothing, and who plays better loses less.

Bots play matches, seats rotating on shared deals, and every match is reviewed. For every seat the mean of its
luck must have 0 within its 95 % interval; of two bots the stronger must lose less, with an interval of the
difference that leaves 0 out.

    python benchmarks/coach.py --games 1000 --jobs 2
    python benchmarks/coach.py --games 1000 --game new-frontiers      # its share of them alone

Every review is written down as it is made, some 150 bytes each, in one file a game,
`benchmarks/results/journals/coach-*.jsonl`. These files are kept in the repository: the same command goes on
where they end, after an interruption or in another checkout, and the table is made of all of them;
`--games 0` makes the table alone. A journal tells which rules, bots and coach it is of, the bots by a digest
of a match that they play. One of others is refused, and counts for nothing in the table; remove it to review
its game anew.
"""

import argparse
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from orrery.arena.conduct import conduct
from orrery.arena.journal import Journal, rows_of
from orrery.arena.statistics import Z95
from orrery.arena.tournament import Job, Tournament, play_job
from orrery.arena.workers import make_workers
from orrery.cli.progress import progress_bar
from orrery.coach.judge import Judge
from orrery.coach.review import VERSION, review
from orrery.core.registry import load_bot, load_game

RESULTS: Final = Path(__file__).parent / "results"
GAMES: Final = ("alien-frontiers", "new-frontiers", "alien-artifacts", "how-to-save-a-world")


def reviewed(job: Job, judge: str) -> dict[str, Any]:
    """Play a match and review it; a row of the journal."""
    record = play_job(job)[1].record
    assert record is not None and record.result is not None
    found = review(load_game(job.game), record, Judge(judge))
    return {
        "number": job.number,
        "bots": list(job.bots),
        "winners": record.result.ranking[0],
        "luck": [seat["luck"] for seat in found["seats"]],
        "error": [seat["error"] for seat in found["seats"]],
        "grade": [seat["grade"] for seat in found["seats"]],
    }


def interval(values: list[float]) -> tuple[float, float, float]:
    """A mean with its 95 % interval."""
    mean = sum(values) / len(values)
    margin = Z95 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return mean, mean - margin, mean + margin


def percent(numbers: tuple[float, float, float]) -> str:
    """A mean with its interval, in chances."""
    mean, low, high = numbers
    return f"{mean:+.2%} ({low:+.2%} to {high:+.2%})"


def summarise(rows: list[dict[str, Any]], strong: str, weak: str) -> dict[str, Any]:
    """What the reviews of one game show."""
    by_bot = {bot: [(row, row["bots"].index(bot)) for row in rows] for bot in (strong, weak)}
    return {
        "games": len(rows),
        "luck_by_seat": [interval([row["luck"][seat] for row in rows]) for seat in range(2)],
        "error": {bot: interval([row["error"][seat] for row, seat in seen]) for bot, seen in by_bot.items()},
        "less_lost": interval(
            [
                row["error"][weak_seat] - row["error"][strong_seat]
                for (row, strong_seat), (_, weak_seat) in zip(by_bot[strong], by_bot[weak], strict=True)
            ]
        ),
        "grade": {
            bot: sum(row["grade"][seat] or 0 for row, seat in seen) / len(seen)
            for bot, seen in by_bot.items()
        },
        "wins": {
            bot: sum((seat in row["winners"]) / len(row["winners"]) for row, seat in seen) / len(seen)
            for bot, seen in by_bot.items()
        },
    }


def honest(result: dict[str, Any]) -> bool:
    """Whether luck has no mean, and the stronger bot loses less."""
    return all(low <= 0 <= high for _, low, high in result["luck_by_seat"]) and result["less_lost"][1] > 0


def settings_of(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """What the reviews of a game measure: with other bots, judges or coaches it is another measurement."""
    game = load_game(name)
    bots = args.bots.split(",")
    return {
        "game": name,
        "bots": bots,
        "judge": args.judge,
        "seed": args.seed,
        "rules": game.rules_version,
        "review": VERSION,
        "conduct": [conduct(game, [load_bot(spec) for spec in pair]) for pair in (bots, [args.judge] * 2)],
    }


def journal_of(name: str, args: argparse.Namespace) -> Path:
    """Where the reviews of a game are written down."""
    path: Path = args.results / "journals" / f"coach-{name}.jsonl"
    return path


def play(name: str, count: int, args: argparse.Namespace) -> None:
    """Play and review what the journal of a game does not hold."""
    game = load_game(name)
    options = game.resolve({"players": 2})
    series = Tournament(
        game.id, options, tuple(args.bots.split(",")), count, args.seed, rotate=True, record=True
    )
    with Journal(journal_of(name, args), settings_of(name, args)) as journal, progress_bar() as progress:
        done = {row["number"] for row in journal.rows}
        todo = [series.job(number) for number in range(count) if number not in done]
        task = progress.add_task(name, total=count, completed=count - len(todo))
        for row in make_workers(args.jobs).each(partial(reviewed, judge=args.judge), todo):
            journal.add(row)
            progress.advance(task)


def found(name: str, args: argparse.Namespace) -> dict[str, Any] | None:
    """What the reviews of a game show so far; nothing before there are two."""
    path = journal_of(name, args)
    rows = rows_of(path, settings_of(name, args)) if path.exists() else []
    # In this order, so that the table does not depend on which review was ready first.
    rows.sort(key=lambda row: int(row["number"]))
    strong, weak = args.bots.split(",")
    return {"game": name, **summarise(rows, strong, weak)} if len(rows) > 1 else None


def table(results: list[dict[str, Any]], args: argparse.Namespace) -> str:
    """All results as Markdown."""
    strong, weak = args.bots.split(",")
    lines = [
        "# Whether the coach is honest",
        "",
        "Bots play, seats rotating on shared deals, and every match is reviewed (moves weighed by"
        f" `{args.judge}`)."
        " Luck is what dice and cards gave beyond their mean: over many matches every seat must have none."
        " The stronger bot must lose less. Means of a match, 95 % intervals, in chances of winning; one"
        " interval in twenty leaves its true mean out. The matches are those played so far: a run with more"
        " goes on with them.",
        "",
        f"| game | matches | luck of seat 1 | luck of seat 2 | {weak} loses more than {strong} | grades"
        " | wins |",
        "|---|---|---|---|---|---|---|",
    ]
    for result in results:
        first, second = result["luck_by_seat"]
        grades = f"{result['grade'][strong]:.0f} : {result['grade'][weak]:.0f}"
        wins = f"{result['wins'][strong]:.0%} : {result['wins'][weak]:.0%}"
        lines.append(
            f"| {result['game']} | {result['games']} | {percent(first)} | {percent(second)}"
            f" | {percent(result['less_lost'])} | {grades} | {wins} |"
        )
    command = f"python benchmarks/coach.py --bots {args.bots} --judge {args.judge}"
    lines += ["", f"Made by `{command}`, game by game.", ""]
    return "\n".join(lines)


def main() -> int:
    """Play, review, write the table, and say whether all of it holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="matches of all four games together (1000)")
    parser.add_argument("--game", choices=GAMES, help="play the share of this game alone")
    parser.add_argument(
        "--bots", default="trader,cadet", help="the stronger and the weaker bot (trader,cadet)"
    )
    parser.add_argument(
        "--judge", default="search:sims=20", help="who weighs the moves, neither of the two (search:sims=20)"
    )
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the table and the journals go")
    args = parser.parse_args()
    share = args.games // len(GAMES)
    if share:
        for name in [args.game] if args.game else GAMES:
            play(name, share, args)
    results = [result for result in (found(name, args) for name in GAMES) if result]
    text = table(results, args)
    (args.results / "coach.md").write_text(text, "utf-8")
    print(text)
    return 0 if len(results) == len(GAMES) and all(map(honest, results)) else 1


if __name__ == "__main__":
    sys.exit(main())

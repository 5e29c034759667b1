"""Lets bots play many matches and sums them up: ``orrery sim``."""

import argparse
import json
import secrets
from pathlib import Path
from typing import Any, Final

from orrery.arena.match import MAX_DECISIONS, Outcome
from orrery.arena.statistics import Share
from orrery.arena.tournament import Job, Summary, Tournament
from orrery.arena.tournament import run as run_tournament
from orrery.cli.arguments import add_option, add_pack, add_workers, open_game, parse_options, workers_of
from orrery.cli.plain_table import plain_table, share_text
from orrery.cli.progress import progress_bar
from orrery.cli.record_files import SUFFIX, RecordFileError, write_record
from orrery.cli.terminal.style import make_console

EXAMPLE: Final = "orrery sim alien-frontiers --games 100 --seats greedy,random,random --seed 1 --jobs 2"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery sim``."""
    parser.add_argument("game", metavar="GAME", help="which game; see orrery games")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument("--players", metavar="K", help="number of seats (as many as --seats, else the most)")
    parser.add_argument("--seats", metavar="A,B,...", help="the bots by seat, or one for all (random)")
    parser.add_argument("--seed", metavar="S", help="any word or number; the same seed, the same matches")
    add_option(parser)
    add_pack(parser)
    parser.add_argument("--rotate", action="store_true", help="bots change seats on shared seeds")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write the record of every match there")
    add_workers(parser)
    parser.add_argument("--check", action="store_true", help="let the game check itself after every action")
    parser.add_argument(
        "--max-decisions",
        type=int,
        default=MAX_DECISIONS,
        metavar="N",
        help=f"give a match up after that many decisions ({MAX_DECISIONS})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play, write the records and print the summary."""
    tournament = _tournament(args)
    workers = workers_of(args)
    records: Path | None = args.records
    if records is not None:
        _prepare(records, tournament)
    with progress_bar() as progress:
        task = progress.add_task(tournament.game, total=tournament.games)

        def each(job: Job, outcome: Outcome) -> None:
            if records is not None and outcome.record is not None:
                write_record(_record_path(records, tournament, job.number), outcome.record, job.seed)
            progress.advance(task)

        summary = run_tournament(tournament, workers, each)
    if args.json:
        print(json.dumps(as_json(tournament, summary)))
    else:
        _show(tournament, summary)
    return 0


def _tournament(args: argparse.Namespace) -> Tournament:
    game = open_game(args.game, args.pack)
    raw = parse_options(args.option)
    bots = [bot.strip() for bot in (args.seats or "random").split(",")]
    if args.players is not None:
        raw["players"] = args.players
    elif len(bots) > 1:
        raw["players"] = len(bots)
    options = game.resolve(raw)
    players = int(options["players"])
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise ValueError(f"--seats names {len(bots)} bots for {players} players")
    return Tournament(
        game=game.id,
        options=options,
        bots=tuple(bots),
        games=args.games,
        seed=args.seed if args.seed is not None else secrets.token_hex(16),
        rotate=args.rotate,
        check=args.check,
        record=args.records is not None,
        max_decisions=args.max_decisions,
    )


def _prepare(folder: Path, tournament: Tournament) -> None:
    """Make the directory, and refuse before the first match what would fail after it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RecordFileError(f"{folder}: {error.strerror}") from None
    for number in range(tournament.games):
        path = _record_path(folder, tournament, number)
        if path.exists():
            raise RecordFileError(f"{path}: the file exists, and records are never overwritten")


def _record_path(folder: Path, tournament: Tournament, number: int) -> Path:
    width = len(str(tournament.games))
    return folder / f"{tournament.game}-{number + 1:0{width}}{SUFFIX}"


def _number(value: float) -> int | float:
    """A whole number of wins is shown as one."""
    return int(value) if value == int(value) else round(value, 4)


def _share(share: Share) -> dict[str, Any]:
    return {
        "wins": _number(share.wins),
        "games": share.games,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


def as_json(tournament: Tournament, summary: Summary) -> dict[str, Any]:
    """The summary with stable keys; ``wins`` are by seat, a shared first place is a part of a win."""
    rounds = summary.rounds_per_game
    return {
        "game": tournament.game,
        "players": len(tournament.bots),
        "options": tournament.options,
        "seats": list(tournament.bots),
        "rotate": tournament.rotate,
        "seed": tournament.seed,
        "games": summary.games,
        "finished": summary.finished,
        "unfinished": summary.games - summary.finished,
        "wins": [_number(share.wins) for share in summary.by_seat],
        "wins_by_seat": [_share(share) for share in summary.by_seat],
        "wins_by_bot": {bot: _share(share) for bot, share in summary.by_bot.items()},
        "decisions": summary.decisions,
        "decisions_per_game": round(summary.decisions_per_game, 2),
        "decisions_shortest": summary.shortest,
        "decisions_longest": summary.longest,
        "rounds_per_game": None if rounds is None else round(rounds, 2),
        "points_by_source": [
            {source: round(points, 3) for source, points in seat.items()} for seat in summary.points_by_source
        ],
        "failures_by_bot": summary.failures_by_bot,
        "checked": tournament.check,
        "seconds": round(summary.seconds, 3),
        "decisions_per_second": round(summary.decisions_per_second, 1),
    }


def _show(tournament: Tournament, summary: Summary) -> None:
    console = make_console()
    unfinished = summary.games - summary.finished
    console.print(
        f"{tournament.game}, {len(tournament.bots)} players: {summary.games} games, "
        f"{summary.finished} finished, {unfinished} given up; seed {tournament.seed}"
    )
    rounds = "" if summary.rounds_per_game is None else f", {summary.rounds_per_game:.1f} rounds"
    console.print(
        f"length: {summary.decisions_per_game:.1f} decisions "
        f"({summary.shortest} to {summary.longest}){rounds}"
    )
    console.print(f"speed: {summary.decisions_per_second:,.0f} decisions a second\n")
    bots = plain_table("bot", "seats", "wins (95 %)")
    for bot, share in summary.by_bot.items():
        bots.add_row(bot, str(tournament.bots.count(bot)), share_text(share))
    console.print(bots)
    console.print()
    for bot, failures in summary.failures_by_bot.items():
        counted = ", ".join(f"{how} {often}" for how, often in failures.items())
        console.print(f"moves that {bot} lost because it failed to answer: {counted}\n")
    seats = plain_table("seat", "bot", "wins (95 %)", words=2)
    for seat, share in enumerate(summary.by_seat):
        bot = "in turn" if tournament.rotate else tournament.bots[seat]
        seats.add_row(str(seat + 1), bot, share_text(share))
    console.print(seats)
    console.print()
    sources = list(dict.fromkeys(source for seat in summary.points_by_source for source in seat))
    points = plain_table("seat", "points", *sources)
    for number, by_source in enumerate(summary.points_by_source, 1):
        scored = [by_source.get(source, 0.0) for source in sources]
        points.add_row(str(number), *(f"{value:.2f}" for value in (sum(scored), *scored)))
    console.print(points)

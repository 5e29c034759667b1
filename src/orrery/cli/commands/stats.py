"""Counts who won the matches of a corpus, and with what: ``orrery stats``."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from orrery.cli.plain_table import plain_table, share_text
from orrery.cli.progress import progress_bar
from orrery.cli.record_files import game_of, naming, read_record, record_paths
from orrery.cli.terminal.style import make_console
from orrery.corpus.page import statistics_page
from orrery.corpus.tally import CorpusTally, Count, Tally

EXAMPLE: Final = "orrery stats matches/ --least 20 --html stats.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery stats``."""
    parser.add_argument(
        "records", nargs="+", type=Path, metavar="RECORDS", help="record files, or folders of them"
    )
    parser.add_argument(
        "--opening", type=int, default=1, metavar="N", help="an opening is a seat's first N choices (1)"
    )
    parser.add_argument("--least", type=int, default=1, metavar="N", help="leave out what is rarer (1)")
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write tables and plots there")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Count all records; the first fault stops everything and names its file and line."""
    for name in ("opening", "least"):
        if getattr(args, name) < 1:
            raise ValueError(f"--{name} must be 1 or more")
    corpus = CorpusTally(args.opening)
    with progress_bar() as progress:
        for path in progress.track(record_paths(args.records), description="records"):
            record = read_record(path)
            game = game_of(path, record)
            with naming(path):
                corpus.add(game, record)
    if args.html is not None:
        args.html.write_text(statistics_page(corpus.tallies, corpus.unfinished, args.least), "utf-8")
    if args.json:
        print(json.dumps(_as_json(corpus, args.least)))
    else:
        _show(corpus, args.least)
    return 0


def _row(name: str, count: Count) -> dict[str, Any]:
    wins = count.wins
    return {
        "value": name,
        "seats": count.games,
        "won": round(count.won, 4),
        "share": round(wins.share, 4),
        "low": round(wins.low, 4),
        "high": round(wins.high, 4),
        "points": round(count.points / count.games, 3),
    }


def _tally_json(tally: Tally, least: int) -> dict[str, Any]:
    return {
        "game": tally.game,
        "players": tally.players,
        "matches": tally.matches,
        "rounds": round(tally.rounds / tally.matches, 3),
        "decisions": round(tally.decisions / tally.matches, 3),
        "by": {
            group: [_row(name, count) for name, count in tally.rows(group) if count.games >= least]
            for group in tally.groups
        },
    }


def _as_json(corpus: CorpusTally, least: int) -> dict[str, Any]:
    return {
        "unfinished": corpus.unfinished,
        "tallies": [_tally_json(tally, least) for tally in corpus.tallies],
    }


def _show(corpus: CorpusTally, least: int) -> None:
    console = make_console()
    if not corpus.tallies:
        console.print(f"no finished match; {corpus.unfinished} unfinished")
        return
    for tally in corpus.tallies:
        console.print(
            f"{tally.game}, {tally.players} players: {tally.matches:,} matches, "
            f"{tally.rounds / tally.matches:.1f} rounds and "
            f"{tally.decisions / tally.matches:.0f} decisions each\n"
        )
        for group in tally.groups:
            table = plain_table(group, "seats", "wins (95 %)", "of fair", "points")
            for name, count in tally.rows(group):
                if count.games >= least:
                    wins = count.wins
                    table.add_row(
                        name,
                        f"{count.games:,}",
                        share_text(wins),
                        f"{wins.share * tally.players:.2f}",
                        f"{count.points / count.games:.1f}",
                    )
            console.print(table)
            console.print()
    if corpus.unfinished:
        console.print(f"{corpus.unfinished} unfinished matches are not counted")

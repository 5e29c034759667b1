"""Turns records into tables for data frames: ``orrery dataset``."""

import argparse
from pathlib import Path
from typing import Final

from orrery.cli.progress import progress_bar
from orrery.cli.record_files import game_of, naming, read_record, record_paths
from orrery.corpus.rows import DECISIONS, match_id, match_rows

EXAMPLE: Final = "orrery dataset matches/ --out dataset"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery dataset``."""
    parser.add_argument(
        "records", nargs="+", type=Path, metavar="RECORDS", help="record files, or folders of them"
    )
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="where the tables go")


def run(args: argparse.Namespace) -> int:
    """Write the tables of all records; the first fault stops everything and names its file and line."""
    from orrery.corpus.parquet import DatasetWriter

    paths = record_paths(args.records)
    seen: dict[str, Path] = {}
    decisions = 0
    with DatasetWriter(args.out) as writer, progress_bar() as progress:
        for path in progress.track(paths, description="records"):
            record = read_record(path)
            match = match_id(record)
            if match in seen:
                continue
            seen[match] = path
            game = game_of(path, record)
            with naming(path):
                for table, row in match_rows(game, record):
                    writer.add(table, row)
                    decisions += table == DECISIONS
    doubles = len(paths) - len(seen)
    also = f"; {doubles} of the files repeat others" if doubles else ""
    print(f"{len(seen):,} matches, {decisions:,} decisions in {args.out}{also}")
    return 0

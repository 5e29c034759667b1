"""Writes a server's database into one file: ``orrery backup``."""

import argparse
from pathlib import Path
from typing import Final

from orrery.cli.database import add_database, show_rows

EXAMPLE: Final = "orrery backup tables.backup --db postgresql://orrery@localhost/orrery"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery backup``."""
    parser.add_argument(
        "file", type=Path, help="the file to write; it holds secrets, and only you will be able to read it"
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Write everything as it is at this moment; servers may go on."""
    from orrery.server.storage.backup import write_backup
    from orrery.server.storage.database import open_engine

    engine = open_engine(args.db)
    try:
        rows = write_backup(engine, args.file, show_rows)
    finally:
        engine.dispose()
    print(f"{args.file}: {rows:,} rows")
    return 0

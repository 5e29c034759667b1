"""Makes a server's database from a backup: ``orrery restore``."""

import argparse
from pathlib import Path
from typing import Final

from orrery.cli.database import add_database, show_rows

EXAMPLE: Final = "orrery restore tables.backup --db sqlite:////var/lib/orrery/tables.sqlite3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery restore``."""
    parser.add_argument("file", type=Path, help="what orrery backup wrote")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Fill an empty database, of either kind; one with tables is refused and stays as it is."""
    from orrery.server.storage.backup import read_backup
    from orrery.server.storage.database import open_engine

    engine = open_engine(args.db)
    try:
        rows = read_backup(args.file, engine, show_rows)
    finally:
        engine.dispose()
    print(f"{args.file}: {rows:,} rows are in the database")
    return 0

"""Holds what the commands about a server's database share."""

import argparse
import sys

from orrery.server.settings import default_database


def add_database(parser: argparse.ArgumentParser) -> None:
    """``--db URL``"""
    parser.add_argument(
        "--db", metavar="URL", default=default_database(), help=f"database ({default_database()})"
    )


def show_rows(done: int) -> None:
    """Tell on a terminal how far it is."""
    if sys.stderr.isatty():
        print(f"\r{done:,} rows", end="\r", file=sys.stderr, flush=True)

"""Chooses the language of a command: the one asked for, or the environment's."""

import argparse
import os

from orrery.locale import FALLBACK, LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option ``--lang``."""
    parser.add_argument(
        "--lang", metavar="CODE", help=f"language: {', '.join(LANGUAGES)}; default from $LC_ALL or $LANG"
    )


def language_of(args: argparse.Namespace) -> str:
    """The language asked for; ``ValueError`` lists those there are."""
    if args.lang is None:
        return environment_language()
    if args.lang not in LANGUAGES:
        raise ValueError(f"there is no language {args.lang!r}; there is: {', '.join(LANGUAGES)}")
    return str(args.lang)


def environment_language() -> str:
    """The language of ``$LC_ALL``, ``$LC_MESSAGES`` or ``$LANG`` if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            code = value.partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK

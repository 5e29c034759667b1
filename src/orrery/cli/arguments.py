"""Reads arguments that several commands share: the game, its options, a pack of tables, who does the work."""

import argparse
from typing import Any

from orrery.arena.workers import Workers, make_workers
from orrery.core.content import Content, ContentError, load_content
from orrery.core.game import Game
from orrery.core.registry import load_game, use_pack


def add_pack(parser: argparse.ArgumentParser) -> None:
    """``--pack DIR``"""
    parser.add_argument("--pack", metavar="DIR", help="component tables of your own; see docs/packs.md")


def add_option(parser: argparse.ArgumentParser) -> None:
    """``--option NAME=VALUE``, as often as wanted"""
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="an option of the game; see orrery games"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """``--jobs J`` and ``--cluster ADDRESS``"""
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes to use (1)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="use a Ray cluster: HOST:PORT, or auto for the one of this machine",
    )


def workers_of(args: argparse.Namespace) -> Workers:
    """Who does the work, as ``--jobs`` and ``--cluster`` say."""
    if args.jobs < 1:
        raise ValueError(f"--jobs must be 1 or more, not {args.jobs}")
    if args.cluster is not None and args.pack is not None:
        raise ValueError("--pack and --cluster exclude each other: the pack lies on this machine only")
    return make_workers(args.jobs, args.cluster)


def open_game(name: str, pack: str | None) -> Game[Any]:
    """The game, with the tables of a pack if there is one; a pack that breaks the rules is refused."""
    if pack is None:
        return load_game(name)
    use_pack(name, pack)
    try:
        game = load_game(name)
    except (ArithmeticError, LookupError, TypeError, AttributeError) as error:
        raise ContentError(f"{pack}: the tables cannot be used: {error!r}") from None
    problems = game.check_content(game.content)
    if problems:
        count = f"{len(problems)} problems" if problems[1:] else "a problem"
        raise ContentError(f"{pack}: {count}, see orrery content {name} --check --pack: {problems[0]}")
    return game


def read_pack(game: Game[Any], pack: str) -> Content:
    """The tables of a pack, ours where it has none, for checking: the game itself keeps ours."""
    return load_content(type(game).__module__.rpartition(".")[0], list(game.content.tables), pack)


def parse_options(pairs: list[str] | None) -> dict[str, object]:
    """``["name=value"]`` as a mapping."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise ValueError(f"--option {pair!r}: write it as NAME=VALUE")
        if name.strip() in options:
            raise ValueError(f"--option {name} is given twice")
        options[name.strip()] = value.strip()
    return options

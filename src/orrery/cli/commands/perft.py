"""Counts the positions that the rules reach, ply by ply, chance enumerated: ``orrery perft``."""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from orrery.cli.arguments import add_option, add_pack, open_game, parse_options
from orrery.cli.record_files import naming, read_record
from orrery.core.game import Game
from orrery.core.options import Options
from orrery.core.replay import position_at
from orrery.testing.counting import divide, perft, seeded_position

EXAMPLE: Final = "orrery perft alien-frontiers --players 2 --seed 1 --plies 40 --depth 3 --divide"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery perft``."""
    parser.add_argument("game", metavar="GAME", help="which game; see orrery games")
    parser.add_argument("--depth", type=int, default=3, metavar="D", help="how many plies to count (3)")
    parser.add_argument("--players", metavar="K", help="number of seats (the most there are)")
    add_option(parser)
    add_pack(parser)
    parser.add_argument("--seed", metavar="S", help="start after --plies random plies with this seed")
    parser.add_argument("--plies", type=int, metavar="N", help="how many random plies (0)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="start from a ply of this record")
    parser.add_argument("--ply", type=int, metavar="N", help="which ply of the record (its end)")
    parser.add_argument("--divide", action="store_true", help="also count below each first move")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    _check_arguments(args)
    game = open_game(args.game, args.pack)
    options, ply, state = _from_record(game, args) if args.record else _from_seed(game, args)
    counts = perft(game, state, args.depth)
    shares = divide(game, state, args.depth) if args.divide else None
    if args.json:
        result: dict[str, Any] = {"game": game.id, "options": options, "ply": ply, "depth": args.depth}
        result["counts"] = counts
        if shares is not None:
            result["divide"] = shares
        print(json.dumps(result))
        return 0
    for depth, count in enumerate(counts):
        print(f"{depth:>5}  {count:,}")
    if shares is not None:
        print()
        for move, count in shares.items():
            print(f"{count:>12,}  {move}")
    return 0


def _check_arguments(args: argparse.Namespace) -> None:
    if args.depth < 0:
        raise ValueError("--depth must not be negative")
    if args.divide and args.depth == 0:
        raise ValueError("--divide needs --depth 1 or more")
    if args.record is not None:
        for name in ("players", "option", "seed", "plies"):
            if getattr(args, name) is not None:
                raise ValueError(f"--{name} does not go with --record, which fixes it")
    elif args.ply is not None:
        raise ValueError("--ply needs --record; random play goes on for --plies")
    if args.plies is not None and args.plies < 0:
        raise ValueError("--plies must not be negative")
    if args.plies and args.seed is None:
        raise ValueError("--plies needs --seed")


def _from_record(game: Game[Any], args: argparse.Namespace) -> tuple[Options, int, Any]:
    record = read_record(args.record)
    last = len(record.entries)
    ply = last if args.ply is None else args.ply
    if not 0 <= ply <= last:
        raise ValueError(f"{args.record} has the plies 0 to {last}, not {ply}")
    with naming(args.record):
        return record.header.options, ply, position_at(game, record, ply)


def _from_seed(game: Game[Any], args: argparse.Namespace) -> tuple[Options, int, Any]:
    raw = parse_options(args.option)
    if args.players is not None:
        raw["players"] = args.players
    options = game.resolve(raw)
    plies = args.plies or 0
    return options, plies, seeded_position(game, options, args.seed or "", plies)

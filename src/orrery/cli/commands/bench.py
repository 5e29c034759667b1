"""Measures how fast a game is on this machine: ``orrery bench``."""

import argparse
import json
from dataclasses import asdict
from typing import Final

from rich.table import Table

from orrery.arena.speed import Speed, measure
from orrery.cli.terminal.style import make_console
from orrery.core.registry import game_names, load_game

#: Games are compared at this number of players.
_PLAYERS: Final = 4

EXAMPLE: Final = "orrery bench alien-frontiers --seconds 5 --json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery bench``."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (the first installed one)")
    parser.add_argument("--players", metavar="K", help="number of seats (4, or the most there are)")
    parser.add_argument("--seconds", type=float, default=3.0, metavar="S", help="playing time a game (3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Measure random playouts on one core."""
    if not 0 < args.seconds < float("inf"):
        raise ValueError(f"--seconds must be more than 0, not {args.seconds:g}")
    game = load_game(args.game or game_names()[0])
    players = args.players or min(_PLAYERS, game.max_players)
    speed = measure(game, game.resolve({"players": players}), args.seconds)
    if args.json:
        print(json.dumps(asdict(speed)))
    else:
        _show(speed)
    return 0


def _show(speed: Speed) -> None:
    console = make_console()
    build = "compiled" if speed.compiled else "plain Python"
    console.print(f"{speed.game}, {speed.players} players, {build}: {speed.games} random games")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 2), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    stick = speed.yardstick_us
    table.add_row(
        "decision", f"{speed.us_per_decision:.2f} µs", f"{speed.decision_per_yardstick:.5f} yardsticks"
    )
    table.add_row("clone", f"{speed.us_per_clone:.2f} µs", f"{speed.clone_per_yardstick:.5f} yardsticks")
    table.add_row("legal", f"{speed.us_per_legal:.2f} µs", f"{speed.us_per_legal / stick:.5f} yardsticks")
    table.add_row("choices", f"{speed.branching:.1f}", f"at most {speed.branching_max}")
    table.add_row(
        "length", f"{speed.decisions_per_game:.0f}", f"decisions, {speed.chances_per_game:.0f} of chance"
    )
    table.add_row("games", f"{speed.games_per_second:.1f}", "a second")
    table.add_row("yardstick", f"{stick:.0f} µs", "a fixed loop of plain Python")
    console.print(table)

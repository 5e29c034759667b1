"""Matches for the tests of the core."""

from plugin_game.game import GAME

from orrery.core.match import Match
from orrery.core.record import Seat

SEED = bytes(range(100, 132))


def start(players: int = 3, seed: bytes = SEED, **options: object) -> tuple[Match, list[str]]:
    """A new match of the toy game and the lines of its journal."""
    lines: list[str] = []
    seats = [Seat(f"Player {seat}") for seat in range(players)]
    resolved = GAME.resolve({"players": players, **options})
    return Match.new(GAME, resolved, seats, seed, lines.append), lines


def first_move(match: Match) -> None:
    """The deciding seat takes its first legal action."""
    match.command(match.actor, match.ply, match.legal(match.actor)[0])


def finish(match: Match) -> None:
    """Play to the end."""
    while not match.over:
        first_move(match)


def do(match: Match, *moves: str) -> None:
    """Commands of whoever decides, in notation."""
    for move in moves:
        match.command(match.actor, match.ply, match.parse(move))


def until(match: Match, phase: str) -> None:
    """Play first moves until a decision of that phase is asked."""
    while match.view(None)["phase"] != phase:
        first_move(match)

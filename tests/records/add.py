"""Add finished records to the corpus: ``python tests/records/add.py GAME [COUNT]``.

Existing files are never touched: a record is evidence of how the rules were when it was played. The
seats mostly do what looks best, now and then anything, and sometimes take it back; player counts and
options take turns.
"""

import sys
from pathlib import Path
from typing import Any

from orrery.core.chance import SimRng, seed_from_text
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game
from orrery.testing.setups import Setup, all_setups

HERE = Path(__file__).parent
RANDOM_PERCENT = 20
UNDO_PERCENT = 4


def setup_of(game: Game[Any], number: int) -> Setup:
    """The setup of record ``number``: the next option value every time, at the next player count."""
    setups = list(all_setups(game))
    counts = game.max_players - game.min_players + 1
    values = len(setups) // counts
    count = (number + number // values) % counts
    return setups[count * values + number % values]


def choose(match: Match, rng: SimRng) -> int:
    """An action of the deciding seat, from what that seat knows."""
    position = match.position(match.actor)
    if rng.below(100) < RANDOM_PERCENT:
        return position.legal[rng.below(len(position.legal))]
    best, choice = float("-inf"), position.legal[0]
    for action in position.legal:
        state = position.sample(rng)
        match.game.apply(state, action)
        worth = match.game.evaluate(state)[position.seat] + rng.below(1000) * 1e-5
        if worth > best:
            best, choice = worth, action
    return choice


def play(game: Game[Any], setup: Setup, name: str) -> list[str]:
    """The lines of a finished match."""
    lines: list[str] = []
    seats = [Seat(f"Player {seat + 1}") for seat in range(int(setup.options["players"]))]
    match = Match.new(game, setup.options, seats, seed_from_text(name), lines.append)
    rng = SimRng(name)
    while not match.over:
        seat = match.actor
        if match.undo_plies(seat) and rng.below(100) < UNDO_PERCENT:
            match.undo(seat, match.ply)
        else:
            match.command(seat, match.ply, choose(match, rng))
    return lines


def main(name: str, count: int) -> None:
    """Add ``count`` records of a game."""
    game, folder = load_game(name), HERE / name
    folder.mkdir(exist_ok=True)
    first = len(list(folder.glob("*.jsonl")))
    for number in range(first, first + count):
        setup = setup_of(game, number)
        path = folder / f"{number + 1:03d}-{setup.name.replace(' ', '-').replace('=', '-')}.jsonl"
        with path.open("x", encoding="utf-8") as file:
            file.writelines(play(game, setup, f"corpus/{name}/{number}"))
        print(path.name)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)

"""catanatron: ``catan.py SECONDS catan``. It has no PettingZoo environment."""

import random
import sys

from catanatron import Color, Game, RandomPlayer
from timing import Rates

seconds = float(sys.argv[1])
rates = Rates()
positions: list[Game] = []


def play_a_game() -> tuple[int, int]:
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    decisions = legal = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        legal += len(game.state.playable_actions)
        game.execute(random.choice(game.state.playable_actions))
        decisions += 1
        if decisions % 300 == 0 and len(positions) < 20:
            positions.append(game.copy())
    return decisions, legal


random.seed(1)
rates.play(play_a_game, seconds)
rates.copy(positions, lambda game: game.copy(), seconds)
rates.print()

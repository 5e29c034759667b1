"""A game of ours: ``ours.py SECONDS GAME``, on the build that PYTHONPATH names."""

import sys

from timing import Rates

from orrery import pettingzoo
from orrery.arena.playout import Tally, play_out
from orrery.arena.speed import mid_game_states
from orrery.core.chance import SimRng
from orrery.core.registry import load_game

seconds, name = float(sys.argv[1]), sys.argv[2]
game = load_game(name)
options = game.resolve({"players": 4})
rates = Rates()
luck = SimRng(1)


def play_a_game() -> tuple[int, int]:
    tally = Tally()
    play_out(game, game.new_state(options), luck, tally, 1_000_000)
    return tally.decisions, tally.branches


rates.play(play_a_game, seconds)
length = int(rates.values["length"] or 0)
rates.copy(mid_game_states(game, options, length), lambda state: state.clone(), seconds)
rates.step(pettingzoo.env(name, players=4), seconds)
rates.print()

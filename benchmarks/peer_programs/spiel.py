"""A game of OpenSpiel, by its Python interface: ``spiel.py SECONDS GAME``."""

import random
import sys
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401 - registers the games written in Python
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0
from timing import Rates

seconds, name = float(sys.argv[1]), sys.argv[2]
game = pyspiel.load_game(name)
rates = Rates()
positions: list[Any] = []


def play_a_game() -> tuple[int, int]:
    state = game.new_initial_state()
    decisions = legal = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        actions = state.legal_actions()
        legal += len(actions)
        decisions += 1
        state.apply_action(actions[int(random.random() * len(actions))])
        if decisions % 3 == 0 and len(positions) < 50:
            positions.append(state.clone())
    return decisions, legal


random.seed(1)
rates.play(play_a_game, seconds)
rates.copy(positions, lambda state: state.clone(), seconds)
rates.step(OpenSpielCompatibilityV0(game_name=name), seconds)
rates.print()

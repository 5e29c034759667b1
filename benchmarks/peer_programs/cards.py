"""A game of RLCard, and one of those that PettingZoo makes of them: ``cards.py SECONDS GAME [MODULE]``."""

import importlib
import random
import sys
from typing import Any

import rlcard
from timing import Rates, deep_copies

seconds, name = float(sys.argv[1]), sys.argv[2]
env = rlcard.make(name, config={"seed": 1})
rates = Rates()
positions: list[Any] = []


def play_a_game() -> tuple[int, int]:
    state, _ = env.reset()
    decisions = legal = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        legal += len(actions)
        decisions += 1
        state, _ = env.step(actions[int(random.random() * len(actions))])
        if len(positions) < 20 and not env.is_over():
            positions.append(deep_copies(env.game))
    return decisions, legal


random.seed(1)
rates.play(play_a_game, seconds)
rates.copy(positions, deep_copies, seconds)
if len(sys.argv) > 3:
    rates.step(importlib.import_module(f"pettingzoo.classic.{sys.argv[3]}").env(), seconds)
rates.print()

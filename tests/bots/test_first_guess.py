"""The first guess of How to Save a World is the evaluation that was made by hand.

``how_to_save_a_world_by_hand.json`` has what the evaluation of commit 074d1c1 said of positions of matches
played at random by seats that never pass early: players, seed, plies, and the value for every seat.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from orrery.arena.training.selfplay import with_weights
from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.registry import load_game
from orrery.core.weights import first_weights

RECORDED = json.loads(Path(__file__).with_name("how_to_save_a_world_by_hand.json").read_text("utf-8"))


def playing(game: Game[Any], players: int, seed: int, plies: int) -> Any:
    """A position of a match in which nobody makes the first of several moves: that is to pass in a turn."""
    rng = SimRng(seed)
    state = game.new_state(game.resolve({"players": players}))
    for _ in range(plies):
        actor = game.actor(state)
        if actor == TERMINAL:
            break
        if actor == CHANCE:
            game.apply(state, game.sample(state, rng))
        else:
            legal = game.legal(state)
            game.apply(state, legal[1 + rng.below(len(legal) - 1)] if len(legal) > 1 else legal[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_guess_is_the_evaluation_by_hand(players: int) -> None:
    game = load_game("how-to-save-a-world")
    game = with_weights(
        game, first_weights(game.feature_names(), range(2, 5), game.weights.knots, game.first_guess())
    )
    rows = [row for row in RECORDED if row[0] == players]
    assert len(rows) == 40
    for count, seed, plies, values in rows:
        assert game.evaluate(playing(game, count, seed, plies)) == pytest.approx(values, abs=1e-8)

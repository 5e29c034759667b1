"""The first guess of a game is the evaluation that was made by hand before anything was learned.

``<game>_by_hand.json`` has what that evaluation said of positions of matches played at random by seats that
never make the first of several moves, which may be to pass: players, seed, plies, and the value for every
seat. For How to Save a World it is that of commit 074d1c1, for Alien Artifacts that of commit 37c2c4f.
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

BY_HAND = {
    game: json.loads(Path(__file__).with_name(f"{game.replace('-', '_')}_by_hand.json").read_text("utf-8"))
    for game in ("alien-artifacts", "how-to-save-a-world")
}


def playing(game: Game[Any], players: int, seed: int, plies: int) -> Any:
    """A position of a match in which nobody makes the first of several moves."""
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


@pytest.mark.parametrize(
    ("name", "players"), sorted({(name, row[0]) for name, rows in BY_HAND.items() for row in rows})
)
def test_the_first_guess_is_the_evaluation_by_hand(name: str, players: int) -> None:
    game = load_game(name)
    counts = range(game.min_players, game.max_players + 1)
    game = with_weights(
        game, first_weights(game.features.names, counts, game.weights.knots, game.features.first_guess)
    )
    rows = [row for row in BY_HAND[name] if row[0] == players]
    assert len(rows) == 40
    for count, seed, plies, values in rows:
        assert game.evaluate(playing(game, count, seed, plies)) == pytest.approx(values, abs=1e-8)

"""The weights that games ship: of today's rules, content and features, and worth having."""

from pathlib import Path
from typing import Any

import pytest

from orrery.core.chance import SimRng
from orrery.core.features import Found, FoundList
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.registry import game_names, load_game
from orrery.core.weights import (
    Weights,
    changes_since,
    first_weights,
    provenance_of,
    read_weights,
    write_weights,
)

LEARNED = [name for name in game_names() if load_game(name).features.names]


def playing(game: Game[Any], players: int, seed: int, plies: int) -> Any:
    """A position of a match played at random."""
    rng = SimRng(seed)
    state = game.new_state(game.resolve({"players": players}))
    for _ in range(plies):
        if game.actor(state) == TERMINAL:
            break
        if game.actor(state) == CHANCE:
            game.apply(state, game.sample(state, rng))
        else:
            legal = game.legal(state)
            game.apply(state, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", LEARNED)
def test_the_shipped_weights_are_of_today(name: str) -> None:
    game = load_game(name)
    changed = changes_since(game.weights, game.features.names, game.rules_version, game.content.hash())
    assert not changed, (
        f"the weights of {name} are old, for {' and '.join(changed)} changed since; train again:"
        f" orrery train {name} --out src/orrery/games/{name.replace('-', '_')}/weights.json"
    )


@pytest.mark.parametrize("change", ["rules", "content", "features"])
def test_weights_are_old_once_something_changed(change: str) -> None:
    today = provenance_of(["a", "b"], 1, "abc")
    weights = Weights(2, {2: [0.0] * 4}, {**today, change: "other"})
    assert changes_since(weights, ["a", "b"], 1, "abc") == [change]
    weights = Weights(2, {2: [0.0] * 4}, today)
    assert changes_since(weights, ["a", "b"], 1, "abc") == []
    assert changes_since(weights, ["a", "b", "c"], 1, "abc") == ["features"]


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_named_once_and_found_within_their_numbers(name: str) -> None:
    game = load_game(name)
    names = game.features.names
    assert len(set(names)) == len(names)
    assert set(game.features.first_guess) <= set(names)
    for players in range(game.min_players, game.max_players + 1):
        for plies in (0, 30, 90, 200):
            state = playing(game, players, plies, plies)
            if game.actor(state) == TERMINAL:
                continue
            assert 0.0 <= game.progress(state) <= 1.0
            found = [FoundList() for _ in range(players)]
            game.describe(state, list(found))
            for seat in found:
                assert seat.features
                assert 0 <= min(seat.features) <= max(seat.features) < len(names)


@pytest.mark.parametrize("name", LEARNED)
def test_the_value_is_what_the_weights_of_the_features_add_up_to(name: str) -> None:
    game = load_game(name)
    state = playing(game, 2, 7, 60)
    table = game.weights.table(2, game.progress(state))
    found = [FoundList(), FoundList()]
    game.describe(state, list(found))
    for seat, value in zip(found, game.evaluate(state), strict=True):
        pairs = zip(seat.features, seat.amounts, strict=True)
        assert value == pytest.approx(sum(table[feature] * amount for feature, amount in pairs))


def test_weights_change_evenly_from_knot_to_knot() -> None:
    weights = Weights(3, {2: [0.0, 1.0, 5.0], 3: [7.0, 7.0, 7.0]}, {})
    assert [weights.table(2, progress)[0] for progress in (0.0, 0.25, 0.5, 0.75, 1.0)] == [
        0.0,
        0.5,
        1.0,
        3.0,
        5.0,
    ]
    assert weights.table(3, 0.3) == [7.0]


def test_found_adds_what_the_list_writes_down() -> None:
    found: list[Found] = [Found([0.5, 2.0]), FoundList()]
    for seat in found:
        seat.add(1)
        seat.add_times(0, 3.0)
    assert found[0].total == 3.5
    assert isinstance(found[1], FoundList)
    assert (found[1].features, found[1].amounts) == ([1, 0], [1.0, 3.0])


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = first_weights(["a", "b", "c"], range(2, 4), 3, {"b": 0.25})
    weights.provenance = {"command": "orrery train x"}
    path = tmp_path / "weights.json"
    write_weights(path, ["a", "b", "c"], weights)
    again = read_weights(path, ["c", "b", "new"])
    assert again.provenance == weights.provenance
    assert again.values == {2: [0.0] * 3 + [0.25] * 3 + [0.0] * 3, 3: [0.0] * 3 + [0.25] * 3 + [0.0] * 3}

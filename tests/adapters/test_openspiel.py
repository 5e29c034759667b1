"""The games by OpenSpiel's own tests: random matches, serialisation, resampling and playthroughs."""

import gzip
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import orrery.openspiel
from orrery.core.registry import game_names, load_game
from orrery.testing.full import full_run

ROOT = Path(__file__).parent.parent.parent
FOLDER = Path(__file__).parent / "playthroughs"


def spelled(name: str, players: int = 2, **options: str) -> str:
    """A game with its parameters; as short a match as it has."""
    game = load_game(name)
    if any(option.name == "round_limit" for option in game.options):
        options["round_limit"] = "1"
    words = [f"{option}={value}" for option, value in {"players": players, **options}.items()]
    return f"{orrery.openspiel.short_name(game)}({','.join(words)})"


@pytest.mark.parametrize("name", game_names())
def test_random_matches_and_serialisation(name: str) -> None:
    game = pyspiel.load_game(spelled(name))
    pyspiel.random_sim_test(game, num_sims=3 if full_run() else 1, serialize=True, verbose=False)


def random_match(game: Any, rng: np.random.RandomState) -> Any:
    """Every state of a match at which a seat decides."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            yield state
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("name", ["alien-artifacts", "how-to-save-a-world"])
def test_what_is_resampled_looks_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(spelled(name, 3))
    rng = np.random.RandomState(1)
    different = 0
    for number, state in enumerate(random_match(game, rng)):
        if number % 5 or state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.history() == state.history()
            others = [seat for seat in range(game.num_players()) if seat != player]
            different += any(
                other.observation_string(seat) != state.observation_string(seat) for seat in others
            )
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
    assert different > 0, "nothing hidden was ever drawn again"


def test_perfect_recall_tells_apart_what_led_to_the_same_view() -> None:
    game = pyspiel.load_game(spelled("new-frontiers"))
    lengths = [
        len(state.information_state_string(0)) for state in random_match(game, np.random.RandomState(2))
    ]
    assert len(set(lengths)) > 5
    state = game.new_initial_state()
    assert state.information_state_string(0) == state.observation_string(0).join(["", ""])


@pytest.mark.parametrize(
    ("name", "field", "shape"),
    [
        ("alien-artifacts", "defence plans known", (5, 11)),
        ("alien-frontiers", "cards held", (4, 12)),
        ("how-to-save-a-world", "resources", (4, 5)),
        ("new-frontiers", "technologies", (5, 40)),
    ],
)
def test_the_tensor_is_the_observation_by_named_parts(name: str, field: str, shape: tuple[int, ...]) -> None:
    game = pyspiel.load_game(spelled(name))
    observer = game.make_py_observer()
    rules = load_game(name)
    for state in random_match(game, np.random.RandomState(3)):
        for player in range(2):
            observer.set_from(state, player)
            assert observer.tensor.tolist() == rules.observe(state._table.state, player)
        assert observer.dict[field].shape == shape


def test_returns_are_shares_of_the_win() -> None:
    game = pyspiel.load_game(spelled("alien-frontiers", 3))
    *_, end = random_match(game, np.random.RandomState(4))
    assert end.is_terminal() and sum(end.returns()) == pytest.approx(1)


def test_a_wrong_option_is_said() -> None:
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("orrery_new_frontiers(players=9)")


@pytest.mark.parametrize("name", game_names())
def test_the_playthrough_comes_out_again(name: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{name}.txt.gz"
    # It imports half of SciPy, and every process imports this module.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(spelled(name), None, seed=1)
    if request.config.getoption("orrery_golden_update", False):
        FOLDER.mkdir(exist_ok=True)
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    kept = gzip.decompress(path.read_bytes()).decode()
    for number, (old, new) in enumerate(zip(kept.splitlines(), text.splitlines(), strict=False), 1):
        assert new == old, f"line {number} of {path.name} differs"
    assert len(text) == len(kept)


def test_its_tools_run_on_a_short_match() -> None:
    script = ROOT / "examples" / "openspiel_tools.py"
    words = [sys.executable, str(script), "--simulations", "3", "--iterations", "1"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split(",")[0] for line in done.stdout.splitlines()] == [
        "MCTS",
        "ISMCTS",
        "outcome-sampling MCCFR",
    ]

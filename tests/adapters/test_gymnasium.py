"""One seat against bots by Gymnasium's own check, alone and side by side."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import orrery.gymnasium
from orrery.core.registry import game_names, load_game

GAMES = [name for name in game_names() if load_game(name).observation_layout() is not None]


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_check_of_the_library(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"orrery/{game}-v0", players=2, render_mode="ansi").unwrapped)


def played(env: gymnasium.Env, seed: int) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, truncated, info = env.step(action)
        assert np.array_equal(info["action_mask"], observation["action_mask"]) and not truncated
        total += float(reward)
        steps += 1
    return total, steps


@pytest.mark.parametrize("seat", [0, 2])
def test_a_match_goes_to_its_end_from_any_seat(seat: int) -> None:
    env = gymnasium.make(
        "orrery/new-frontiers-v0", players=3, seat=seat, opponents="random,greedy", round_limit=2
    )
    total, steps = played(env, 4)
    assert 0.0 <= total <= 1.0
    assert steps > 3
    assert played(env, 4) == (total, steps), "the same seed is another match"


def test_an_illegal_action_ends_the_match() -> None:
    env = gymnasium.make("orrery/alien-frontiers-v0", players=2)
    observation, _ = env.reset(seed=1)
    forbidden = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, over, _, _ = env.step(forbidden)
    assert (reward, over) == (orrery.gymnasium.ILLEGAL, True)


def test_several_matches_side_by_side() -> None:
    envs = gymnasium.make_vec("orrery/new-frontiers-v0", num_envs=3, players=2, round_limit=1)
    observations, _ = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        actions = [
            rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in observations["action_mask"]
        ]
        observations, _, terminations, _, _ = envs.step(np.array(actions))
        ended += int(terminations.sum())
    assert observations["observation"].shape[0] == 3
    assert ended > 0


@pytest.mark.parametrize(
    ("words", "problem"), [({"seat": 7}, "no seat 7"), ({"opponents": "greedy,greedy,greedy"}, "3 bots")]
)
def test_what_cannot_be_is_said(words: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        orrery.gymnasium.SeatEnv("alien-frontiers", players=3, **words)

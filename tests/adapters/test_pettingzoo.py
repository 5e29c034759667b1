"""The environments by PettingZoo's own tests, and what those do not look at."""

import itertools
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from orrery import pettingzoo
from orrery.core.registry import game_names, load_game

GAMES = [name for name in game_names() if load_game(name).observation_layout() is not None]


def played(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """The sums of all rewards of a random match, and its steps."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    return total, steps


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_test_of_the_interface(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Of theirs: observations with a mask are dictionaries, and who waits has an empty mask.
        for known in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
        ):
            warnings.filterwarnings("ignore", message=known)
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(pettingzoo.env(game, players=3), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_match(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, players=2), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_their_benchmark_runs_from_match_to_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(step=0.01)
    # Their module has the name of its function, so it is found by its own name only.
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    env = pettingzoo.env(game, players=2, max_cycles=100)
    begun = []
    monkeypatch.setattr(env, "reset", lambda reset=env.reset: begun.append(reset()))
    performance_benchmark(env)
    assert len(begun) > 1


def test_other_seeds_are_other_matches() -> None:
    results = {
        str(played(pettingzoo.env("new-frontiers", players=2, round_limit=2), seed)) for seed in range(4)
    }
    assert len(results) > 1


@pytest.mark.parametrize(("reward", "sum_of_all"), [("win", 1.0), ("zero-sum", 0.0), ("rank", 1.5)])
def test_rewards_add_up(reward: str, sum_of_all: float) -> None:
    total, _ = played(pettingzoo.env("new-frontiers", players=3, reward=reward, round_limit=2), 5)
    assert sum(total.values()) == pytest.approx(sum_of_all)


def test_points_add_up_to_the_score() -> None:
    env = pettingzoo.env("new-frontiers", players=3, reward="points", round_limit=2)
    total, _ = played(env, 5)
    view = env.unwrapped._episode.view(None)
    assert list(total.values()) == [player["points"] for player in view["players"]]


def test_who_decides_has_the_mask_and_nobody_else() -> None:
    env = pettingzoo.raw_env("alien-frontiers", players=3)
    env.reset(seed=3)
    for _ in range(40):
        masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
        assert masks[env.agent_selection] > 0
        assert all(not count for agent, count in masks.items() if agent != env.agent_selection)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_an_illegal_action_ends_the_match_and_costs_who_did_it() -> None:
    env = pettingzoo.env("alien-frontiers", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_what_was_won_before_an_illegal_action_is_not_paid_twice() -> None:
    env = pettingzoo.env("new-frontiers", players=2, reward="points", round_limit=2)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.agent_iter()):
        observation, reward, termination, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else int(legal[0]) if number < 6 else env.action_space(agent).n)
    points = [player["points"] for player in env.unwrapped._episode.view(None)["players"]]
    assert sum(total.values()) == sum(points) - 1


def test_nothing_happens_before_the_first_reset() -> None:
    with pytest.raises(ValueError, match="reset"):
        pettingzoo.env("new-frontiers", players=2).step(0)


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    env = pettingzoo.raw_env("alien-frontiers", players=2)
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="may not do"):
        env.step(forbidden)


def test_cycles_are_limited() -> None:
    env = pettingzoo.env("alien-frontiers", players=2, max_cycles=5)
    total, steps = played(env, 2)
    assert steps == 10
    assert total == {"player_0": 0.0, "player_1": 0.0}


def test_a_wrong_reward_or_option_is_said() -> None:
    with pytest.raises(ValueError, match="there is: win, zero-sum"):
        pettingzoo.env("alien-frontiers", reward="fame")
    with pytest.raises(ValueError, match="players"):
        pettingzoo.env("alien-frontiers", players=9)

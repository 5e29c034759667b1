"""What the programs of the comparison share: time is that of the processor, for machines are busy."""

import copy
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any


class Rates:
    """What a program prints: how often a second, and how large the game is."""

    def __init__(self) -> None:
        self.values: dict[str, float | None] = {"decisions": None, "copies": None, "steps": None}

    def play(self, play_a_game: Callable[[], tuple[int, int]], seconds: float) -> None:
        """Random games for that time; one returns its decisions and the sum of its legal moves."""
        play_a_game()
        games = decisions = legal = 0
        start = process_time()
        while process_time() - start < seconds:
            made, offered = play_a_game()
            games, decisions, legal = games + 1, decisions + made, legal + offered
        spent = process_time() - start
        self.values |= {
            "decisions": decisions / spent,
            "length": decisions / games,
            "legal": legal / decisions,
        }

    def copy(self, positions: list[Any], copied: Callable[[Any], Any], seconds: float) -> None:
        """Copies of positions for that time."""
        done = 0
        start = process_time()
        while process_time() - start < seconds / 4:
            for position in positions:
                copied(position)
            done += len(positions)
        self.values["copies"] = done / (process_time() - start)

    def step(self, env: Any, seconds: float) -> None:
        """Random steps through a PettingZoo environment, each with its observation."""
        steps = seed = 0
        start = process_time()
        while process_time() - start < seconds:
            env.reset(seed=seed)
            seed += 1
            for agent in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                env.step(_any_legal(env, agent, observation, info))
                steps += 1
        self.values["steps"] = steps / (process_time() - start)

    def print(self) -> None:
        """Print all of it as one line of JSON."""
        print(json.dumps(self.values))


def _any_legal(env: Any, agent: str, observation: Any, info: dict[str, Any]) -> Any:
    mask = info.get("action_mask")
    if isinstance(observation, dict):
        mask = observation["action_mask"]
    if mask is None:
        return env.action_space(agent).sample()
    legal = mask.nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def deep_copies(position: Any) -> Any:
    """The copy of libraries that have none of their own."""
    return copy.deepcopy(position)

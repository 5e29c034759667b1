"""The games as PettingZoo environments.

::

    from orrery import pettingzoo

    env = pettingzoo.env("new-frontiers", players=4, reward="win")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from orrery.adapters.episode import Episode, Observation, bounds

__all__ = ["OrreryEnv", "env", "raw_env"]

#: The reward of an action that the rules forbid, where it ends the match.
ILLEGAL = -1.0


def env(game: str, **kwargs: Any) -> "OrreryEnv":
    """An environment that ends a match at an illegal action, at the cost of who did it.

    The wrappers of PettingZoo do the same in twice the time of a step.
    """
    return OrreryEnv(game, ends_at_illegal=True, **kwargs)


def raw_env(game: str, **kwargs: Any) -> "OrreryEnv":
    """An environment that refuses illegal actions with an error."""
    return OrreryEnv(game, **kwargs)


class OrreryEnv(AECEnv[str, Observation, int]):
    """A match of a game, one decision a step.

    ``reward`` is one of ``episode.REWARDS``; ``max_cycles`` truncates after that many decisions of each
    player on average; ``ends_at_illegal`` ends the match at an illegal action, which is refused otherwise;
    further keywords are options of the game.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        ends_at_illegal: bool = False,
        **options: object,
    ) -> None:
        super().__init__()
        self._ends_at_illegal = ends_at_illegal
        if players is not None:
            options["players"] = players
        self._episode = Episode(game, options, reward)
        self._limit = None if max_cycles is None else max_cycles * self._episode.players
        self._steps = 0
        self.metadata = {"name": f"orrery/{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._episode.players)]
        self.agents: list[str] = []
        low, high = bounds(self._episode.layout)
        actions = len(self._episode.game.table)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._episode.reset(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.actor]

    def observe(self, agent: str) -> Observation:
        return self._episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("there is no match: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or int(action) not in self._episode.legal():
            self._refuse(agent, action)
            return
        rewards = self._episode.step(int(action))
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._steps += 1
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._episode.actor]
            if self._limit is not None and self._steps >= self._limit:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _refuse(self, agent: str, action: int | None) -> None:
        if not self._ends_at_illegal:
            raise ValueError(f"{agent} may not do {action}: see the action mask")
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Who may do what, in notation."""
        if self.render_mode is None or not self.agents:
            return None
        return f"{self.agent_selection}: {' | '.join(self._episode.moves())}"

    def close(self) -> None:
        return

"""The games as Gymnasium environments: one seat that learns against bots.

::

    import gymnasium
    import orrery.gymnasium

    env = gymnasium.make("orrery/new-frontiers-v0", players=3, opponents="greedy")
    observation, info = env.reset(seed=1)

Every installed game that declares an observation is registered as ``orrery/NAME-v0``.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from orrery.adapters.episode import Episode, Observation, bounds
from orrery.core.bot import Position
from orrery.core.chance import SimRng
from orrery.core.registry import game_names, load_bot, load_game

__all__ = ["SeatEnv", "register_games"]

#: The reward of an action that the rules forbid; it ends the match.
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match; the others are bots.

    ``opponents`` is the bot of all others, or one for each separated by commas. The observation has the mask
    of legal actions in it, and ``info`` has it again as ``action_mask``. An illegal action ends the match.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if players is not None:
            options["players"] = players
        self._episode = Episode(game, options, reward)
        others = self._episode.players - 1
        if not 0 <= seat <= others:
            raise ValueError(f"there is no seat {seat}; there are 0 to {others}")
        specs = opponents.split(",")
        if len(specs) not in (1, others):
            raise ValueError(f"{len(specs)} bots for {others} other seats")
        bots = [load_bot(spec) for spec in (specs * others if len(specs) == 1 else specs)]
        self._seat = seat
        self._bots = {number: bots.pop(0) for number in range(self._episode.players) if number != seat}
        self.render_mode = render_mode
        low, high = bounds(self._episode.layout)
        actions = len(self._episode.game.table)
        space: Any = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.MultiBinary(actions),
            }
        )
        self.observation_space = space
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._episode.reset(int(self.np_random.integers(2**63)))
        self._rng = SimRng(int(self.np_random.integers(2**63)))
        self._let_others_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._episode
        if episode.over or int(action) not in episode.legal():
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, info
        reward = episode.step(int(action))[self._seat] + self._let_others_play()
        observation, info = self._seen()
        return observation, reward, episode.over, False, info

    def _let_others_play(self) -> float:
        """Let the bots decide until it is up to the learner or over; what that brings the learner."""
        episode, reward = self._episode, 0.0
        while not episode.over and episode.actor != self._seat:
            seat = episode.actor
            position = Position(episode.game, episode.state_for(seat, self._rng), seat, None)
            reward += episode.step(self._bots[seat].decide(position, self._rng))[self._seat]
        return reward

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._episode.observe(self._seat)
        return observation, {"action_mask": observation["action_mask"]}

    def render(self) -> Any:
        """What may be done, in notation."""
        if self.render_mode is None:
            return None
        return " | ".join(self._episode.moves())


def register_games() -> None:
    """Make the installed games known to ``gymnasium.make``."""
    for name in game_names():
        if load_game(name).observation_layout() is not None and f"orrery/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"orrery/{name}-v0", "orrery.gymnasium:SeatEnv", kwargs={"game": name})


register_games()

"""A match as an episode of learning: luck is drawn, seats decide by actions, and rewards are counted.

Everything a seat is given comes from ``Game.observe``: never more than it may know.
"""

from collections.abc import Mapping
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.observation import Layout
from orrery.core.registry import load_game

#: What a seat is rewarded for, with what it adds up to over a match.
REWARDS: Final = {
    "win": "1 for the winner, shared by those who share the first place, else 0",
    "zero-sum": "the same less an equal share for everybody: the rewards of all seats add up to 0",
    "rank": "from 1 for the first place down to 0 for the last",
    "points": "the points, as they come and go",
}

Observation = dict[str, NDArray[Any]]


def layout_of(game: Game[Any]) -> Layout:
    """The layout of a game's observations; a game without one cannot be learned here."""
    layout = game.observation_layout()
    if layout is None:
        raise ValueError(f"{game.id} declares no observation_layout(); see docs/writing-a-game.md")
    return layout


def bounds(layout: Layout) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The least and greatest value of every number of an observation."""
    low = np.concatenate([np.full(field.size, field.low, np.int16) for field in layout.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int16) for field in layout.fields])
    return low, high


class Episode:
    """One match from its first decision to its end. ``actor`` is the seat to decide, or ``TERMINAL``."""

    def __init__(self, game: str | Game[Any], options: Mapping[str, object], reward: str) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there is: {', '.join(REWARDS)}")
        self.game: Game[Any] = load_game(game) if isinstance(game, str) else game
        self.options = self.game.resolve(options)
        self.players = int(self.options["players"])
        self.layout = layout_of(self.game)
        self._reward = reward
        self._numbers = Struct(f"{self.layout.size}h")
        self._no_move: NDArray[np.int8] = np.zeros(len(self.game.table), np.int8)
        self._legal: list[int] | None = None
        self.reset(0)

    def reset(self, seed: int) -> None:
        """Begin a match; the same seed and the same actions are the same match."""
        self._rng = SimRng(f"orrery/episode/{seed}")
        self._state = self.game.new_state(self.options)
        self._points = [0] * self.players
        self._run_chance()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.actor == TERMINAL

    def legal(self) -> list[int]:
        """What the deciding seat may do, sorted; not to be changed."""
        if self._legal is None:
            self._legal = self.game.legal(self._state)
        return self._legal

    def step(self, action: int) -> list[float]:
        """Do what the deciding seat chose, which must be legal, then let luck decide; the rewards of all."""
        self.game.apply(self._state, action)
        self._run_chance()
        if self._reward == "points":
            return self._gains()
        return self._result() if self.over else [0.0] * self.players

    def observe(self, seat: int) -> Observation:
        """What a seat knows, and a mask of what it may do now: nothing if another one decides."""
        numbers = self._numbers.pack(*self.game.observe(self._state, seat))
        mask = self._no_move.copy()
        if seat == self.actor:
            mask[self.legal()] = 1
        return {"observation": np.frombuffer(numbers, np.int16), "action_mask": mask}

    def state_for(self, seat: int, rng: SimRng) -> Any:
        """A state that agrees with what a seat knows, for bots that sit beside the learner."""
        return self.game.determinize(self._state, seat, rng)

    def moves(self) -> list[str]:
        """The legal moves in notation, in the order of ``legal``."""
        return [self.game.notate(self._state, action) for action in self.legal()]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as JSON."""
        return self.game.view(self._state, seat)

    def _run_chance(self) -> None:
        game, state = self.game, self._state
        while (actor := game.actor(state)) == CHANCE:
            game.apply(state, game.sample(state, self._rng))
        self.actor: int = actor
        self._legal = None

    def _gains(self) -> list[float]:
        points = [sum(score.values()) for score in self.game.scores(self._state)]
        gains = [float(new - old) for new, old in zip(points, self._points, strict=True)]
        self._points = points
        return gains

    def _result(self) -> list[float]:
        ranking = self.game.ranking(self._state)
        rewards = [0.0] * self.players
        if self._reward == "rank":
            place = 0
            for group in ranking:
                middle = place + (len(group) - 1) / 2
                for seat in group:
                    rewards[seat] = 1 - middle / (self.players - 1)
                place += len(group)
            return rewards
        for seat in ranking[0]:
            rewards[seat] = 1 / len(ranking[0])
        if self._reward == "zero-sum":
            rewards = [reward - 1 / self.players for reward in rewards]
        return rewards

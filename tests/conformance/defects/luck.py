"""Games whose luck is not what they say it is."""

import random
from typing import Any

from plugin_game import game as toy
from plugin_game.game import (
    Contraband,
)

from .defect import Defect


class ZeroWeight(Contraband):
    def chance(self, state: Any) -> list[tuple[int, int]]:
        return [(outcome, weight - 1) for outcome, weight in super().chance(state)]


class MissingOutcome(Contraband):
    def chance(self, state: Any) -> list[tuple[int, int]]:
        return super().chance(state)[:-1] or super().chance(state)


class UniformSample(Contraband):
    def sample(self, state: Any, rng: Any) -> int:
        legal = self.legal(state)
        return legal[rng.below(len(legal))]


class SampleOfItsOwn(Contraband):
    def sample(self, state: Any, rng: Any) -> int:
        return super().sample(state, toy_rng)


class _SystemLuck(toy.Rng):
    def below(self, n: int) -> int:
        return random.SystemRandom().randrange(n)


toy_rng = _SystemLuck()


class OutcomeIgnored(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        drawing = state.stack[-1][0] == toy.DRAWING
        super().apply(state, self.legal(state)[0] if drawing else action, events)


DEFECTS: list[Defect] = [
    (ZeroWeight, "chance_weights", "not a positive int"),
    (MissingOutcome, "chance_weights", "different outcomes"),
    (UniformSample, "chance_sample", "disagrees with the weights"),
    (SampleOfItsOwn, "chance_sample", "luck from elsewhere"),
    (OutcomeIgnored, "chance_outcomes", "is the outcome ignored?"),
]

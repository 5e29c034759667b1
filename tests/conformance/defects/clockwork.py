"""Games in which play itself goes wrong."""

import random
from typing import Any

from plugin_game import game as toy
from plugin_game.game import (
    DEAL,
    SMUGGLE,
    STOW,
    Contraband,
)

from orrery.core.messages import Event

from .defect import Defect


class RandomStart(Contraband):
    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.round = random.randrange(10**6)
        return state


class NeverEnds(Contraband):
    def _sell(self, s: Any, events: list[Event]) -> None:
        super()._sell(s, events)
        s.stack = [(toy.OFFERING, 0)]


class Crashes(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        if action == SMUGGLE:
            raise KeyError("smuggle")
        super().apply(state, action, events)


class Unsorted(Contraband):
    def legal(self, state: Any) -> list[int]:
        return super().legal(state)[::-1]


class Doubled(Contraband):
    def legal(self, state: Any) -> list[int]:
        return sorted(super().legal(state) * 2)


class OutOfRange(Contraband):
    def legal(self, state: Any) -> list[int]:
        legal = super().legal(state)
        return [*legal, len(self.table)] if self.actor(state) >= 0 else legal


class OffersTooMuch(Contraband):
    """Offers the first kind for stowing even to a hand without it."""

    def legal(self, state: Any) -> list[int]:
        legal = super().legal(state)
        if state.stack and state.stack[-1][0] == toy.STOWING:
            return sorted({*legal, STOW})
        return legal


class TakesAnything(Contraband):
    def play(self, state: Any, action: int, events: Any = None) -> None:
        self.apply(state.clone(), self.legal(state)[0] if state.stack else DEAL)


class RefusesDestructively(Contraband):
    def play(self, state: Any, action: int, events: Any = None) -> None:
        state.round += 1
        super().play(state, action, events)


class GlobalLuck(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if action == SMUGGLE:
            state.players[0].earned += random.randrange(3)


DEFECTS: list[Defect] = [
    (RandomStart, "declaration", "leave luck to chance decisions"),
    (NeverEnds, "ends", "does not end"),
    (Crashes, "ends", "KeyError after 'smuggle'"),
    (Unsorted, "legal", "not sorted"),
    (Doubled, "legal", "twice"),
    (OutOfRange, "legal", "leaves the table"),
    (OffersTooMuch, "offered_actions", "after 'stow spice'"),
    (TakesAnything, "illegal_actions", "yet play() takes it"),
    (RefusesDestructively, "illegal_actions", "changed the state"),
    (GlobalLuck, "determinism", "the same actions"),
]

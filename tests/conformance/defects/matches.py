"""Games with faults that show in a whole match only."""

from typing import Any

from plugin_game.game import (
    DECLARE,
    DONE,
    OFFER,
    Contraband,
    ContrabandState,
)

from orrery.core.messages import Label
from orrery.core.sets import SetChoice

from .defect import Defect
from .sets import OtherOffer
from .state import OtherState


class RemembersCalls(Contraband):
    """The rules keep something between calls, so a rebuilt match differs."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def label(self, state: Any, action: int) -> Label:
        self.calls += 1
        return ("cb-move-deal", {"calls": self.calls})


class ForgetsTheSet(OtherOffer):
    """Remembers outside the state that a set was begun, so a rebuilt match does not know it."""

    def apply(self, state: Any, action: int, events: Any = None) -> None:
        self.last = action
        super().apply(state, action, events)

    def change(self, s: Any, choice: SetChoice) -> None:
        choice.begun = choice.begun and OFFER <= getattr(self, "last", DONE) < DECLARE


class _SharesHands(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        for player, twin in zip(self.players, copy.players, strict=True):
            twin.hand = player.hand
        return copy


class UndoIncomplete(OtherState):
    state_type = _SharesHands


DEFECTS: list[Defect] = [
    (RemembersCalls, "replay", "log of the rebuilt match differs"),
    (ForgetsTheSet, "undo", "decisions, not"),
    (UndoIncomplete, "undo", "undo does not restore"),
]

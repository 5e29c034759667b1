"""Games whose state cannot be copied or written down."""

from typing import Any

from plugin_game.game import (
    STOW,
    Contraband,
    ContrabandState,
)

from orrery.core.fields import field_names
from orrery.core.messages import Event

from .defect import Defect


class OtherState(Contraband):
    """A game with another class of state, for defects of the state itself."""

    state_type: type[ContrabandState] = ContrabandState

    def new_state(self, options: Any) -> Any:
        plain, state = super().new_state(options), self.state_type()
        for name in field_names(ContrabandState):
            setattr(state, name, getattr(plain, name))
        return state


class _SharesDeck(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.deck = self.deck
        return copy


class SharesList(OtherState):
    state_type = _SharesDeck


class _SharesPlayers(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.players = self.players[:]
        return copy


class SharesObjects(OtherState):
    state_type = _SharesPlayers


class _ForgetsRound(ContrabandState):
    __slots__ = ()

    def clone(self) -> Any:
        copy = super().clone()
        copy.round = 1
        return copy


class ForgetsField(OtherState):
    state_type = _ForgetsRound


class _NoSlots(ContrabandState):
    pass


class Unslotted(OtherState):
    state_type = _NoSlots


class DictField(Contraband):
    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.ties_pay = {"pay": state.ties_pay}
        return state


class TuplesInLists(Contraband):
    """Pairs two lists deep come back from JSON as lists."""

    def new_state(self, options: Any) -> Any:
        state = super().new_state(options)
        state.discards = [[(count, 0)] for count in state.discards]
        return state

    def _pay(self, s: Any, events: list[Event]) -> None:
        s.discards = [count for ((count, _),) in s.discards]
        super()._pay(s, events)
        s.discards = [[(count, 0)] for count in s.discards]

    def _sell(self, s: Any, events: list[Event]) -> None:
        s.discards = [count for ((count, _),) in s.discards]
        super()._sell(s, events)
        s.discards = [[(count, 0)] for count in s.discards]

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "discards": []}

    def check(self, state: Any) -> None:
        pass


class StaleDerived(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if action < STOW and sum(state.deck) % 4 == 0:
            state.deck_size += 1


DEFECTS: list[Defect] = [
    (SharesList, "clone_fields", "state.deck is one list"),
    (SharesList, "clone_independence", "changed"),
    (SharesObjects, "clone_fields", "state.players[0] is one object"),
    (ForgetsField, "clone_fields", "state.round is 2, but 1 in the clone"),
    (Unslotted, "clone_fields", "has no __slots__"),
    (DictField, "clone_fields", "state.ties_pay is a dict"),
    (TuplesInLists, "json_round_trip", "discards"),
    (StaleDerived, "derived_fields", "state.deck_size"),
]

"""Games with wrong results or words."""

from typing import Any

from plugin_game.game import (
    DECLARE,
    KINDS,
    SMUGGLE,
    Contraband,
)

from orrery.core.game import TERMINAL
from orrery.core.messages import Event

from .defect import Defect


class LosesCard(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        discards = sum(state.discards)
        super().apply(state, action, events)
        if sum(state.discards) > discards:
            state.discards = [0] * len(KINDS)


class ScoresOneSeat(Contraband):
    def scores(self, state: Any) -> list[dict[str, int]]:
        return super().scores(state)[:1]

    def ranking(self, state: Any) -> list[list[int]]:
        return [list(range(len(state.players)))]

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * len(state.players)


class ScoresFromMemory(Contraband):
    """Counts points in a field that is called derived, but cannot be derived."""

    def scores(self, state: Any) -> list[dict[str, int]]:
        memory = getattr(self, "_memory", {})
        self._memory = memory
        memory[id(state)] = len(memory)
        return [{"points": memory[id(state)]} for _ in state.players]

    def ranking(self, state: Any) -> list[list[int]]:
        return [list(range(len(state.players)))]


class RanksBackwards(Contraband):
    def ranking(self, state: Any) -> list[list[int]]:
        return super().ranking(state)[::-1]


class RanksTooFew(Contraband):
    def ranking(self, state: Any) -> list[list[int]]:
        return super().ranking(state)[:1] if self.actor(state) == TERMINAL else super().ranking(state)


class NotationNotInverse(Contraband):
    def notate(self, state: Any, action: int) -> str:
        return "declare" if action == SMUGGLE else super().notate(state, action)


class ParsesNonsense(Contraband):
    def parse(self, state: Any, text: str) -> int:
        try:
            return super().parse(state, text)
        except ValueError:
            return DECLARE


class LabelIsText(Contraband):
    def label(self, state: Any, action: int) -> Any:
        return "Stow a card"


class LabelHasList(Contraband):
    def label(self, state: Any, action: int) -> Any:
        return ("cb-move-deal", {"cards": [1, 2]})


class NoReason(Contraband):
    def reason(self, state: Any, action: int) -> Any:
        return None


class EventForNobody(Contraband):
    def apply(self, state: Any, action: int, events: Any = None) -> None:
        super().apply(state, action, events)
        if events is not None:
            events.append(Event("cb-news", {"player": "seat:7"}))


DEFECTS: list[Defect] = [
    (LosesCard, "conservation", "cards of"),
    (ScoresOneSeat, "scores", "1 entries for"),
    (ScoresFromMemory, "scores", "is a total cached?"),
    (RanksBackwards, "ranking", "fewer points stand before more"),
    (RanksTooFew, "ranking", "every seat once"),
    (NotationNotInverse, "notation", "both read 'declare'"),
    (ParsesNonsense, "notation", "it should raise ValueError"),
    (LabelIsText, "labels", "not a pair"),
    (LabelHasList, "labels", "arguments are numbers and words"),
    (NoReason, "reasons", "not a pair"),
    (EventForNobody, "events", "'seat:7'"),
]

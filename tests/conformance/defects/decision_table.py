"""Games whose decision table does not tell what is asked."""

from copy import copy
from typing import Any

from plugin_game import game as toy
from plugin_game.game import (
    DONE,
    Contraband,
)

from orrery.core.facts import Decision

from .defect import Defect


class Tampered(Contraband):
    """A game with another decision table."""

    def __init__(self) -> None:
        super().__init__()
        self.facts.decisions = tuple(self.tampered(row) for row in self.facts.decisions)

    def tampered(self, row: Decision) -> Decision:
        if row.kind != toy.OFFERING:
            return row
        other = copy(row)
        self.tamper(other)
        return other

    def tamper(self, row: Decision) -> None:
        raise NotImplementedError


class ForgetsSource(Contraband):
    def __init__(self) -> None:
        super().__init__()
        self.facts.sources = self.facts.sources[:-1]


class UnknownAnswer(Tampered):
    def tamper(self, row: Decision) -> None:
        row.answers = ("offer", "done", "sell")


class ForgetsRow(Contraband):
    def __init__(self) -> None:
        super().__init__()
        self.facts.decisions = self.facts.decisions[:-1]


class DeadRow(Contraband):
    def __init__(self) -> None:
        super().__init__()
        dead = Decision(9, "bribe", "customs", ["done"], self._open_choices, self._open_chosen)
        self.facts.decisions = (*self.facts.decisions, dead)


class OtherPhase(Contraband):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        return {**view, "phase": "stow"} if view["phase"] == "offer" else view


class OtherChoices(Tampered):
    def tamper(self, row: Decision) -> None:
        row.choices = lambda state, frame: [DONE]


class OtherAnswers(Tampered):
    def tamper(self, row: Decision) -> None:
        row.answers = ("offer",)


class OtherSet(Tampered):
    def tamper(self, row: Decision) -> None:
        row.set_choice = None


class OtherwiseChosen(Tampered):
    def tamper(self, row: Decision) -> None:
        row.chosen = lambda state, action, events: self._offer_chosen(state, DONE, events)


DEFECTS: list[Defect] = [
    (ForgetsSource, "facts", "but scores() has"),
    (UnknownAnswer, "facts", "['sell'], which the action table has not"),
    (ForgetsRow, "decisions", "kind 3 is in no row"),
    (OtherPhase, "decisions", "the view says 'stow', but the decision table 'offer'"),
    (OtherChoices, "decisions", "legal() and the choices of 'offer'"),
    (OtherAnswers, "decisions", "[done] is no answer to 'offer'"),
    (OtherSet, "decisions", "set_choice() and the set of 'offer'"),
    (OtherwiseChosen, "decisions", "carry [offer"),
]

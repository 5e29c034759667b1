"""Games whose views break the contract."""

from typing import Any

from plugin_game.game import (
    Contraband,
)

from .defect import Defect


class Reviewed(Contraband):
    """A game with another view."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        view = super().view(state, seat)
        self.change(state, view)
        return view

    def change(self, state: Any, view: dict[str, Any]) -> None:
        raise NotImplementedError


class NamelessView(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        del view["game"]


class UnknownPhase(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["phase"] = "lunch"


class PhaseOfNobody(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["phase"] = "stow"


class RoundIsText(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["round"] = str(state.round)


class AsksNobody(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["question"] = None


class AsksAtTheEnd(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["question"] = view["question"] or {"seat": 0}


class NoLimits(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        del view["limits"]


class PointsMiscounted(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["players"][0]["points"] += 1


class UnknownSource(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["players"][0]["score"]["luck"] = 0


class ScoreHiddenAtTheEnd(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        player = view["players"][0]
        player["points"] -= player["score"].pop("declared")


class RawFrame(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["decision"] = list(state.stack[-1]) if state.stack else None


class RawStack(Reviewed):
    def change(self, state: Any, view: dict[str, Any]) -> None:
        view["decision"] = [list(frame) for frame in state.stack]


DEFECTS: list[Defect] = [
    (NamelessView, "view_contract", "game is None"),
    (UnknownPhase, "view_contract", "phase is 'lunch'"),
    (PhaseOfNobody, "view_contract", "phase is 'stow', but no seat decides"),
    (RoundIsText, "view_contract", "round is '1', not a number"),
    (AsksNobody, "view_contract", "names the seat that decides"),
    (AsksAtTheEnd, "view_contract", "it is null or"),
    (NoLimits, "view_contract", "limits is None"),
    (PointsMiscounted, "view_contract", "its score adds up to"),
    (UnknownSource, "view_contract", "['luck'], which facts.sources do not list"),
    (ScoreHiddenAtTheEnd, "view_contract", "though the match is over"),
    (RawFrame, "view_contract", "view.decision is a raw frame"),
    (RawStack, "view_contract", "view.decision is a raw frame"),
]

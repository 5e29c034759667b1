"""The decision table: every kind of decision, what answers it, and what is said of it.

A kind of decision is its number in ``state`` and its row here. The engine, the view, labels and reasons read
the table; only the kinds that are asked most often are called by name as well (``game``).
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from orrery.core.compile_hints import mypyc_attr
from orrery.core.facts import Decision, Facts
from orrery.core.messages import Event, Label
from orrery.games.new_frontiers.actions import DRAW, FLIP, GOAL, MAT, SEAT
from orrery.games.new_frontiers.components import KINDS, NOWHERE
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.reasons import goals as goal_reasons
from orrery.games.new_frontiers.reasons import goods, settling, tiles
from orrery.games.new_frontiers.rules import (
    course,
    develop,
    ending,
    explore,
    goals,
    produce,
    settle,
    setup,
    trade,
    worlds,
)
from orrery.games.new_frontiers.scoring import SOURCES
from orrery.games.new_frontiers.state import (
    BUY_TECHNOLOGY,
    CHOOSE_GOAL,
    CHOOSE_SIDE,
    COIN,
    CONSUME_GOODS,
    DISCARD_GOODS,
    FEED_POWER,
    FINAL_KIND,
    GOAL_DRAW,
    KEEP_WORLD,
    MAT_DEAL,
    NAME_KIND,
    NO_FRAME,
    ORDER_GOALS,
    PICK_ACTION,
    REPLACE_LATE,
    REPLACE_WITH,
    RETURN_WORLDS,
    REVEAL_GOAL,
    SEAT_ORDER,
    SECOND_WORLD,
    SELL_GOOD,
    SETTLE_CHOICE,
    SHORTAGE,
    STOCK_GOODS,
    STORE_SALE,
    TAKE_WORLD,
    WINDFALL_GOOD,
    WORLD_DRAW,
    Frame,
    NewFrontiersState,
)
from orrery.games.new_frontiers.tiles import IDS

#: What a decision is about, by name, for views.
About: TypeAlias = Callable[[NewFrontiersState, Frame], dict[str, Any]]
#: Why an action is no answer; None if it has nothing to do with the decision.
Reason: TypeAlias = Callable[[NewFrontiersState, Frame, int], Label | None]


def _nothing(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {}


def _no_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    return None


def _to_the_end(step: Any) -> Any:
    """A step of the rules, and the end of the action if nobody is asked any further."""

    def chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
        step(s, action, events)
        if not s.stack and s.tile != NOWHERE:
            course.end_action(s, events)

    return chosen


@mypyc_attr(native_class=False)
class DecisionRow(Decision):
    """A row of the table, with what only this game keeps in it."""

    __slots__ = ("about", "passing", "step")

    def __init__(
        self,
        kind: int,
        phase: str,
        chapter: str,
        answers: tuple[str, ...],
        choices: Any,
        step: Any,
        set_choice: Any = None,
        about: About = _nothing,
        reason: Reason = _no_reason,
        passing: str = "nf-move-pass",
    ) -> None:
        super().__init__(kind, phase, chapter, answers, choices, _to_the_end(step), set_choice, reason)
        #: What the answer does, without the end of the action that may follow it.
        self.step: Any = step
        self.about: About = about
        #: The label of passing.
        self.passing: str = passing


class ChanceRow:
    """A kind of chance decision: the block of its outcomes, which may come, and what they do."""

    __slots__ = ("first", "kind", "outcomes", "step")

    def __init__(self, kind: int, first: int, outcomes: Any, step: Any) -> None:
        self.kind: int = kind
        self.first: int = first
        self.outcomes: Any = outcomes
        self.step: Any = step


# --- what questions are about ---------------------------------------------------------------------------


def _about_take(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"second": frame[2] == 1}


def _about_return(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"count": frame[2]}


def _about_discard(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"target": IDS[frame[2]]}


def _about_successor(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"old": IDS[frame[2]]}


def _about_shortage(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"kind": KINDS[frame[2]], "count": frame[3]}


def _about_windfall(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    if frame[2] == produce.BONUS:
        return {}
    return {"power": IDS[POWERS[s.players[frame[1]].powers.windfalls[frame[2]]].tile]}


def _about_feed(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"power": IDS[POWERS[frame[2]].tile], "count": frame[3]}


def _about_sale(s: NewFrontiersState, frame: Frame) -> dict[str, Any]:
    return {"credits": frame[2]}


# --- the table ------------------------------------------------------------------------------------------

#: The decisions of seats, the main one first. Of several that a block answers, the usual one comes first.
DECISIONS: Final[list[DecisionRow]] = [
    DecisionRow(PICK_ACTION, "pick", "2.3", ("pick",), course.pick_choices, course.pick_chosen),
    DecisionRow(CHOOSE_SIDE, "side", "2.2", ("side",), setup.side_choices, setup.side_chosen),
    DecisionRow(
        *(REVEAL_GOAL, "reveal", "2.13", ("reveal", "hide")),
        *(course.reveal_choices, course.reveal_chosen),
        reason=goal_reasons.reveal_reason,
    ),
    DecisionRow(
        *(CHOOSE_GOAL, "keep-goal", "2.13", ("keep",)),
        *(goals.keep_choices, goals.keep_chosen),
        reason=goal_reasons.keep_reason,
    ),
    DecisionRow(
        *(ORDER_GOALS, "order-goals", "2.13", ("under",)),
        *(goals.order_choices, goals.order_chosen),
        reason=goal_reasons.order_reason,
    ),
    DecisionRow(
        *(BUY_TECHNOLOGY, "buy", "2.5", ("buy", "pass")),
        *(develop.buy_choices, develop.buy_chosen),
        reason=tiles.buy_reason,
        passing="nf-move-pass-buy",
    ),
    DecisionRow(
        *(TAKE_WORLD, "take", "2.7", ("take",)),
        *(explore.take_choices, explore.take_chosen),
        about=_about_take,
        reason=tiles.take_reason,
    ),
    DecisionRow(
        *(RETURN_WORLDS, "return", "2.7", ("return",)),
        *(worlds.return_choices, worlds.return_chosen, worlds.return_set),
        about=_about_return,
        reason=tiles.return_reason,
    ),
    DecisionRow(
        *(KEEP_WORLD, "store-world", "2.13", ("store-world", "pass")),
        *(worlds.store_choices, worlds.store_chosen),
        reason=tiles.store_world_reason,
        passing="nf-move-pass-store",
    ),
    DecisionRow(
        *(SETTLE_CHOICE, "settle", "2.8"),
        ("colonists", "settle", "settle-oort", "pay", "resettle", "replace"),
        *(settle.settle_choices, settle.settle_chosen),
        reason=settling.settle_reason,
    ),
    DecisionRow(
        *(DISCARD_GOODS, "discard", "2.8", ("discard",)),
        *(settle.discard_choices, settle.discard_chosen, settle.discard_set),
        about=_about_discard,
        reason=settling.discard_reason,
    ),
    DecisionRow(
        *(SECOND_WORLD, "second", "2.8", ("settle", "settle-oort", "pay", "pass")),
        *(settle.second_choices, settle.second_chosen),
        reason=settling.second_reason,
        passing="nf-move-pass-second",
    ),
    DecisionRow(
        *(REPLACE_LATE, "replace", "2.9", ("replace", "pass")),
        *(settle.replace_choices, settle.replace_chosen),
        reason=settling.replace_reason,
        passing="nf-move-pass-replace",
    ),
    DecisionRow(
        *(REPLACE_WITH, "replace-with", "2.9", ("with",)),
        *(settle.with_choices, settle.with_chosen),
        about=_about_successor,
        reason=settling.with_reason,
    ),
    DecisionRow(
        *(WINDFALL_GOOD, "windfall", "2.10", ("produce", "produce-oort")),
        *(produce.windfall_choices, produce.windfall_chosen),
        about=_about_windfall,
        reason=goods.windfall_reason,
    ),
    DecisionRow(
        *(SHORTAGE, "shortage", "2.10", ("produce",)),
        *(produce.shortage_choices, produce.shortage_chosen, produce.shortage_set),
        about=_about_shortage,
        reason=goods.shortage_reason,
    ),
    DecisionRow(NAME_KIND, "name-kind", "2.6", ("name",), produce.kind_choices, produce.kind_chosen),
    DecisionRow(
        *(STOCK_GOODS, "stock", "2.13", ("store-good", "pass")),
        *(produce.stock_choices, produce.stock_chosen, produce.stock_set),
        reason=goods.stock_reason,
        passing="nf-move-pass-store",
    ),
    DecisionRow(
        *(SELL_GOOD, "sell", "2.11", ("sell", "pass")),
        *(trade.sale_choices, trade.sale_chosen),
        reason=goods.sale_reason,
        passing="nf-move-pass-sell",
    ),
    DecisionRow(
        *(CONSUME_GOODS, "consume", "2.11", ("consume", "sell", "pass")),
        *(trade.consume_choices, trade.consume_chosen),
        reason=goods.consume_reason,
        passing="nf-move-pass-consume",
    ),
    DecisionRow(
        *(FEED_POWER, "feed", "2.11", ("feed",)),
        *(trade.feed_choices, trade.feed_chosen, trade.feed_set),
        about=_about_feed,
        reason=goods.feed_reason,
    ),
    DecisionRow(
        *(STORE_SALE, "store-credits", "2.13", ("store-credits",)),
        *(trade.tax_choices, trade.tax_chosen),
        about=_about_sale,
        reason=goods.tax_reason,
    ),
    DecisionRow(FINAL_KIND, "final-kind", "2.14", ("name",), produce.kind_choices, ending.final_kind_chosen),
]

CHANCES: Final[list[ChanceRow]] = [
    ChanceRow(COIN, FLIP, setup.coin_outcomes, setup.coin_flipped),
    ChanceRow(SEAT_ORDER, SEAT, setup.seat_outcomes, setup.seat_drawn),
    ChanceRow(MAT_DEAL, MAT, setup.mat_outcomes, setup.mat_dealt),
    ChanceRow(WORLD_DRAW, DRAW, worlds.world_outcomes, course.world_drawn),
    ChanceRow(GOAL_DRAW, GOAL, goals.goal_outcomes, goals.goal_drawn),
]

FACTS: Final = Facts("nf", DECISIONS, SOURCES, ("tile", "action", "goal", "kind"), secret=("reveal",))

_ROWS: Final[dict[int, DecisionRow]] = {row.kind: row for row in DECISIONS}
_CHANCE_ROWS: Final[dict[int, ChanceRow]] = {row.kind: row for row in CHANCES}


def decision_at(s: NewFrontiersState) -> DecisionRow | None:
    """The decision that a seat makes now; None if chance decides or the game is over."""
    if s.over:
        return None
    return _ROWS.get(frame_at(s)[0] if s.stack else PICK_ACTION)


def frame_at(s: NewFrontiersState) -> Frame:
    """What the decision at hand is about; empty for the choice of an action tile."""
    return s.stack[-1] if s.stack else NO_FRAME


def chance_at(s: NewFrontiersState) -> ChanceRow | None:
    """The chance decision at hand, if there is one."""
    return _CHANCE_ROWS.get(s.stack[-1][0]) if s.stack else None


def _by_kind(functions: dict[int, Any]) -> list[Any]:
    return [functions.get(kind) for kind in range(max(functions) + 1)]


#: By kind, chance included: the legal actions of a position and frame, and what one of them does.
CHOICES: Final[list[Any]] = _by_kind(
    {**{row.kind: row.choices for row in DECISIONS}, **{row.kind: row.outcomes for row in CHANCES}}
)
STEPS: Final[list[Any]] = _by_kind(
    {**{row.kind: row.step for row in DECISIONS}, **{row.kind: row.step for row in CHANCES}}
)

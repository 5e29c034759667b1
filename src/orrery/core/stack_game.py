"""Games that are a table: one row for every kind of frame on the stack, and work that goes on by itself.

The top frame ``(kind, seat, ...)`` says what is to be done; the empty stack is the main decision of the seat
in ``turn``. Kinds below ``first_chance`` are decisions of a seat, those above are chance. Frames of any other
kind are never on top when a step is over: ``settle`` resolves them until somebody is asked again.
"""

from abc import abstractmethod
from typing import Any, Final, TypeVar

from orrery.core import reasons
from orrery.core.compile_hints import mypyc_attr
from orrery.core.facts import Decision
from orrery.core.game import CHANCE, TERMINAL, Game, State
from orrery.core.messages import Event, Label
from orrery.core.options import Options
from orrery.core.sets import SetChoice

#: What stands in place of a frame at the main decision.
NO_FRAME: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State):
    """A position of such a game."""

    __slots__ = ("over", "stack", "turn")

    stack: list[tuple[int, ...]]
    #: The seat whose turn it is.
    turn: int
    over: bool


class Chance:
    """One kind of chance decision: what may come, and what it does."""

    __slots__ = ("happened", "outcomes")

    def __init__(self, outcomes: Any, happened: Any) -> None:
        #: ``outcomes(state, frame)``: what may come, sorted.
        self.outcomes = outcomes
        #: ``happened(state, action, events)``: carry one of them out.
        self.happened = happened


class Rows:
    """Makes the rows of a game: a step of any of them includes all that goes on by itself after it."""

    def __init__(self, settle: Any) -> None:
        self._settle = settle

    def _settled(self, step: Any) -> Any:
        settle = self._settle

        def to_the_end(state: Any, action: int, events: list[Event] | None) -> None:
            step(state, action, events)
            settle(state, events)

        return to_the_end

    def decision(
        self,
        kind: int,
        phase: str,
        chapter: str,
        answers: str,
        choices: Any,
        chosen: Any,
        set_choice: Any = None,
        reason: Any = None,
    ) -> Decision:
        """A decision of a seat; its answers are written with commas between them."""
        step = self._settled(chosen)
        return Decision(kind, phase, chapter, answers.split(", "), choices, step, set_choice, reason)

    def chance(self, outcomes: Any, happened: Any) -> Chance:
        """A decision of chance."""
        return Chance(outcomes, self._settled(happened))


S = TypeVar("S", bound=StackState)


@mypyc_attr(allow_interpreted_subclasses=True)
class StackGame(Game[S]):
    """Plays a game by its rows.

    Where speed counts a game answers for its commonest kinds by name, and for the others as this does.
    """

    #: The rows of decisions by kind.
    decisions: dict[int, Decision]
    #: By kind, of decisions and of chance: what may be chosen, and what that does. Other kinds have None.
    choices: list[Any]
    steps: list[Any]
    #: The first kind of frame that chance decides.
    first_chance: int
    #: The first action that is an outcome of chance.
    first_outcome: int
    #: The numbers of sections in ``RULES.md`` by the chapters that rows name; those of a turn and of the end.
    sections: dict[str, str]
    turn_section: str
    end_section: str

    def use_rows(
        self, decisions: dict[int, Decision], chances: dict[int, Chance], first_outcome: int
    ) -> None:
        """Play by these rows; the kinds and the outcomes of chance come after all others."""
        self.decisions = decisions
        self.first_outcome = first_outcome
        self.first_chance = min(chances)
        kinds = range(max(chances) + 1)
        choices = {kind: row.choices for kind, row in decisions.items()}
        steps = {kind: row.chosen for kind, row in decisions.items()}
        choices.update({kind: row.outcomes for kind, row in chances.items()})
        steps.update({kind: row.happened for kind, row in chances.items()})
        self.choices = [choices.get(kind) for kind in kinds]
        self.steps = [steps.get(kind) for kind in kinds]

    def cite_rules(self, sections: dict[str, str], turn: str, end: str) -> None:
        """Cite these sections of the rules in reasons."""
        self.sections = sections
        self.turn_section = turn
        self.end_section = end

    @abstractmethod
    def set_up(self, options: Options) -> S:
        """The table with the frames of its set-up on the stack."""

    @abstractmethod
    def settle(self, state: S, events: list[Event] | None) -> None:
        """Resolve what goes on by itself, until a seat or chance decides or the game is over."""

    def new_state(self, options: Options) -> S:
        state = self.set_up(options)
        self.settle(state, None)
        return state

    def actor(self, state: S) -> int:
        if state.over:
            return TERMINAL
        stack = state.stack
        if not stack:
            return state.turn
        frame = stack[-1]
        return CHANCE if frame[0] >= self.first_chance else frame[1]

    def legal(self, state: S) -> list[int]:
        if state.over:
            return []
        frame = state.stack[-1] if state.stack else NO_FRAME
        legal: list[int] = self.choices[frame[0] if frame else 0](state, frame)
        return legal

    def apply(self, state: S, action: int, events: list[Event] | None = None) -> None:
        self.steps[state.stack[-1][0] if state.stack else 0](state, action, events)

    def set_choice(self, state: S) -> SetChoice | None:
        if state.over or not state.stack or state.stack[-1][0] >= self.first_chance:
            return None
        frame = state.stack[-1]
        describe = self.decisions[frame[0]].set_choice
        choice: SetChoice | None = None if describe is None else describe(state, frame)
        return choice

    def reason(self, state: S, action: int) -> Label:
        """Why no answer is asked for, or why it must be another one; else what the row says of this one."""
        if state.over:
            return reasons.over(self.end_section)
        frame = state.stack[-1] if state.stack else NO_FRAME
        kind = frame[0] if frame else 0
        if kind >= self.first_chance:
            if action < self.first_outcome:
                return reasons.chance_first(self.turn_section)
            return reasons.other_chance(self.turn_section)
        seat = frame[1] if frame else state.turn
        row = self.decisions[kind]
        rule = self.sections[row.chapter]
        if action >= self.first_outcome:
            return reasons.no_chance(rule, seat)
        block = self.table.template(action)
        if block in row.answers:
            label: Label = row.reason(state, frame, action)
            return label
        prefix = self.facts.prefix
        if kind:
            return reasons.pending(rule, seat, reasons.phase_name(prefix, row.phase))
        asked = next(other for other in self.facts.decisions if block in other.answers)
        return reasons.not_asked(rule, reasons.phase_name(prefix, asked.phase))

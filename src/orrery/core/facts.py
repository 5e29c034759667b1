"""The fact sheet of a game: what clients and tests know of it before they see a match."""

from collections.abc import Sequence
from typing import Any, Final

#: The phases every game has: while chance decides, and when the match is over.
CHANCE_PHASE: Final = "chance"
OVER_PHASE: Final = "over"


class Decision:
    """One kind of decision of a game: a row of its decision table."""

    __slots__ = ("answers", "chapter", "choices", "chosen", "kind", "phase", "reason", "set_choice")

    def __init__(
        self,
        kind: int,
        phase: str,
        chapter: str,
        answers: Sequence[str],
        choices: Any,
        chosen: Any,
        set_choice: Any = None,
        reason: Any = None,
    ) -> None:
        #: The first number of the frames on the stack; of the main decision, which has no frame, 0.
        self.kind = kind
        #: What views call it: unique within the game, also the name in messages (``af-phase-raid``).
        self.phase = phase
        #: The anchor of the section of the RULES page that speaks of it.
        self.chapter = chapter
        #: The blocks of the action table (``ActionTable.templates``) that can answer it.
        self.answers = tuple(answers)
        #: ``choices(state, frame)``: the legal actions, sorted.
        self.choices = choices
        #: ``chosen(state, action, events)``: carry one of them out.
        self.chosen = chosen
        #: ``set_choice(state, frame)`` where a set is chosen (see ``core.sets``), else None.
        self.set_choice = set_choice
        #: ``reason(state, frame, action)``: why an action of these blocks is illegal now; None where all are
        #: legal whenever they are asked for, and in games that find reasons in another way.
        self.reason = reason


class Facts:
    """What is the same in every match of a game."""

    def __init__(
        self,
        prefix: str,
        decisions: Sequence[Decision],
        sources: Sequence[str],
        components: Sequence[str] = (),
        secret: Sequence[str] = (),
    ) -> None:
        #: What the ids of all its messages begin with, before a hyphen.
        self.prefix = prefix
        #: Every kind of decision that a seat makes.
        self.decisions = tuple(decisions)
        #: The sources of points, as in ``Game.scores``, in the order people read them.
        self.sources = tuple(sources)
        #: What components are called in messages and boards: ``station`` for ``af-station-hub``.
        self.components = tuple(components)
        #: The phases at which nobody else may know whether there is more than one answer: it follows from
        #: what only the deciding seat knows. Neither pace nor grouping of moves may depend on it there.
        self.secret = tuple(secret)

    @property
    def phases(self) -> tuple[str, ...]:
        """Every value that ``phase`` may have in a view."""
        return (*(decision.phase for decision in self.decisions), CHANCE_PHASE, OVER_PHASE)

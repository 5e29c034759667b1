"""The decision table: every kind of decision that a player makes, in one row each.

A kind is the first number of its frame on the stack (see ``state``). Whoever wants to know what a decision is
called, what answers it, what an answer does or why something is no answer reads it here.
"""

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.compile_hints import mypyc_attr
from orrery.core.facts import Decision
from orrery.games.alien_frontiers import questions
from orrery.games.alien_frontiers.actions import TABLE
from orrery.games.alien_frontiers.labels import choices as labels
from orrery.games.alien_frontiers.reasons import choices as reasons
from orrery.games.alien_frontiers.reasons.main_phase import main_reason
from orrery.games.alien_frontiers.rules import discards, main_phase, planet, powers, raid, turn
from orrery.games.alien_frontiers.state import (
    BLAST_TARGET,
    CANNON_SHOT,
    DEAL,
    KEEP_EIGHT,
    LAND,
    MAIN,
    MAIN_FRAME,
    MOVE_FROM,
    MOVE_TO,
    RAID,
    SWAP_FIRST,
    SWAP_SECOND,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
)


@mypyc_attr(native_class=False)
class Row(Decision):
    """A row of the table, with what is said of the decision."""

    __slots__ = ("label", "question", "refused")

    def __init__(
        self,
        kind: int,
        phase: str,
        chapter: str,
        answers: Sequence[str],
        choices: Any,
        chosen: Any,
        reason: Any,
        question: Any = questions.no_question,
        set_choice: Any = None,
        label: Any = None,
        refused: Sequence[str] = (),
    ) -> None:
        super().__init__(kind, phase, chapter, answers, choices, chosen, set_choice, reason)
        #: ``question(state, frame)``: what is settled so far, by name.
        self.question = question
        #: ``label(state, action, frame)`` where an answer reads otherwise here than elsewhere, else None.
        self.label = label
        #: Blocks of actions that answer nothing here, yet ``reason`` knows why.
        self.refused = tuple(refused)


_TEMPLATES: Final = TABLE.templates()
#: Docking at each station; the whole main phase is what comes before the choices within a move.
_DOCKINGS: Final = _TEMPLATES[: _TEMPLATES.index("bay")]
_MAIN: Final = _TEMPLATES[: _TEMPLATES.index("done")]

#: One row for each kind, in the order of the kinds. Where several take the same answers, the first is the
#: one that a player who is asked nothing is told of.
DECISIONS: Final[tuple[Row, ...]] = (
    Row(
        MAIN,
        "main",
        "A4",
        answers=_MAIN,
        choices=main_phase.main_choices,
        chosen=main_phase.main_chosen,
        reason=main_reason,
    ),
    Row(
        LAND,
        "land",
        "A7",
        answers=["territory"],
        choices=planet.land_choices,
        chosen=planet.land_chosen,
        reason=reasons.land_reason,
        question=questions.land_question,
    ),
    Row(
        RAID,
        "raid",
        "A6.2",
        answers=["done", "take", "steal"],
        choices=raid.raid_choices,
        chosen=raid.raid_chosen,
        reason=reasons.raid_reason,
        question=questions.raid_question,
        set_choice=raid.raid_set,
        label=labels.raid_label,
    ),
    Row(
        CANNON_SHOT,
        "cannon",
        "A9.7",
        answers=["done", "ship"],
        choices=powers.cannon_choices,
        chosen=powers.cannon_chosen,
        reason=reasons.cannon_reason,
        question=questions.cannon_question,
        set_choice=powers.cannon_set,
        label=labels.cannon_label,
        refused=["ship bay"],
    ),
    Row(
        TELEPORT_TO,
        "teleport",
        "A9.6",
        answers=_DOCKINGS,
        choices=powers.teleport_choices,
        chosen=powers.teleport_chosen,
        reason=reasons.teleport_reason,
        question=questions.teleport_question,
        refused=["bay"],
    ),
    Row(
        WARP_PICK,
        "warp",
        "A9.11",
        answers=["done", "pick"],
        choices=powers.warp_choices,
        chosen=powers.warp_chosen,
        reason=reasons.warp_reason,
        question=questions.warp_question,
        set_choice=powers.warp_set,
        label=labels.warp_label,
    ),
    Row(
        BLAST_TARGET,
        "blast",
        "A9.7",
        answers=["ship", "ship bay"],
        choices=discards.blast_choices,
        chosen=discards.blast_chosen,
        reason=reasons.blast_reason,
    ),
    Row(
        MOVE_FROM,
        "move",
        "A9.6",
        answers=["colony"],
        choices=discards.move_choices,
        chosen=discards.move_chosen,
        reason=reasons.move_reason,
    ),
    Row(
        MOVE_TO,
        "move-to",
        "A9.6",
        answers=["territory"],
        choices=discards.move_to_choices,
        chosen=discards.move_to_chosen,
        reason=reasons.move_to_reason,
        question=questions.colony_question,
        label=labels.move_to_label,
    ),
    Row(
        SWAP_FIRST,
        "swap",
        "A9.8",
        answers=["colony"],
        choices=discards.swap_choices,
        chosen=discards.swap_chosen,
        reason=reasons.swap_reason,
        set_choice=discards.swap_set,
    ),
    Row(
        SWAP_SECOND,
        "swap-with",
        "A9.8",
        answers=["colony"],
        choices=discards.swap_with_choices,
        chosen=discards.swap_with_chosen,
        reason=reasons.swap_with_reason,
        question=questions.colony_question,
        set_choice=discards.swap_with_set,
    ),
    Row(
        KEEP_EIGHT,
        "keep",
        "A4",
        answers=["keep"],
        choices=turn.keep_choices,
        chosen=turn.keep_chosen,
        reason=reasons.keep_reason,
        question=questions.keep_question,
    ),
)


def open_frame(s: AlienFrontiersState) -> tuple[int, ...]:
    """The frame of the decision at hand; chance may have to make it."""
    return s.stack[-1] if s.stack else MAIN_FRAME


def open_decision(s: AlienFrontiersState) -> Row | None:
    """The row of the decision that the player at turn has to make; None if nobody has to."""
    kind = open_frame(s)[0]
    return None if s.over or kind >= DEAL else DECISIONS[kind]

"""The one entrance: which decision is open, and why an action is no answer to it (2.3, 2.12, 2.14)."""

from typing import Final

from orrery.core import reasons
from orrery.core.messages import Label, seat_name, why
from orrery.games.new_frontiers.actions import (
    DRAW,
    GOAL,
    MAT,
    PASS,
    PICK,
    SEAT,
    TABLE,
    block_of,
    tile_meant,
)
from orrery.games.new_frontiers.decisions import (
    CHANCES,
    DECISIONS,
    ChanceRow,
    DecisionRow,
    chance_at,
    decision_at,
    frame_at,
)
from orrery.games.new_frontiers.names import action_name, goal_name, tile_name
from orrery.games.new_frontiers.situation import asked_seat
from orrery.games.new_frontiers.state import NewFrontiersState

#: The decision that each block of moves answers, by its template.
_ASKED_IN: Final = {answer: row.phase for row in reversed(DECISIONS) for answer in row.answers}
#: The blocks of outcomes.
_OUTCOMES: Final = [row.first for row in CHANCES]


def reason(s: NewFrontiersState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    decision = decision_at(s)
    if decision is None:
        chance = chance_at(s)
        return reasons.over("2.14") if chance is None else _chance_reason(s, chance, action)
    if block_of(action) in _OUTCOMES:
        return reasons.no_chance("2.3", asked_seat(s))
    if not s.stack:
        return _pick_reason(s, decision, action)
    return decision.reason(s, frame_at(s), action) or _unanswered(s, decision, action)


# --- chance ---------------------------------------------------------------------------------------------


def _chance_reason(s: NewFrontiersState, chance: ChanceRow, action: int) -> Label:
    """Luck decides now: an outcome that cannot come up, or a move that must wait."""
    block = block_of(action)
    if block not in _OUTCOMES:
        return reasons.chance_first("2.3")
    if block != chance.first:
        return reasons.other_chance("2.3")
    if block == SEAT:
        if action - SEAT >= s.variant.players:
            return why("nf-why-no-seat", rule="2.2", players=s.variant.players)
        return why("nf-why-seated", rule="2.2", player=seat_name(action - SEAT))
    if block == MAT:
        return why("nf-why-mat-dealt", rule="2.2", mat=action - MAT + 1)
    if block == DRAW:
        return why("nf-why-not-in-bag", rule="2.7", tile=tile_name(tile_meant(DRAW, action)))
    return why("nf-why-not-in-stack", rule="2.13", goal=goal_name(action - GOAL))


# --- a decision -----------------------------------------------------------------------------------------


def _pick_reason(s: NewFrontiersState, decision: DecisionRow, action: int) -> Label:
    """Nothing is done before an action tile is picked."""
    if block_of(action) == PICK:
        name = action_name(action - PICK)
        if s.picked >> action - PICK & 1:
            return why("nf-why-picked", rule="2.3", action=name)
        return why("nf-why-not-in-game", rule="2.2", action=name)
    if action == PASS:
        return _no_pass(decision)
    asked_in = _ASKED_IN[TABLE.template(action)]
    return why("nf-why-not-asked", rule=decision.chapter, phase=reasons.phase_name("nf", asked_in))


def _unanswered(s: NewFrontiersState, decision: DecisionRow, action: int) -> Label:
    """The move is no answer to the decision that is open."""
    if action == PASS:
        return _no_pass(decision)
    return reasons.pending(decision.chapter, asked_seat(s), reasons.phase_name("nf", decision.phase))


def _no_pass(decision: DecisionRow) -> Label:
    return why("nf-why-no-pass", rule=decision.chapter, phase=reasons.phase_name("nf", decision.phase))

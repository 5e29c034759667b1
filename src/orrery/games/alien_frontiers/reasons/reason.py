"""The one entrance: which decision is open, and why an action is no answer to it (A4, A5)."""

from orrery.core import reasons
from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_frontiers.actions import DONE, DRAW, FIRST, RELIC_ROLL, ROLL, TABLE
from orrery.games.alien_frontiers.decisions import DECISIONS, Row, open_decision, open_frame
from orrery.games.alien_frontiers.names import card_name
from orrery.games.alien_frontiers.reasons.common import no_seat
from orrery.games.alien_frontiers.rules.turn import rolled_dice
from orrery.games.alien_frontiers.state import (
    DEAL,
    FIRST_ROLL,
    FIRST_SEAT,
    MAIN,
    REROLL,
    TURN_ROLL,
    AlienFrontiersState,
)


def reason(s: AlienFrontiersState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    if s.over:
        return reasons.over("A5")
    decision = open_decision(s)
    if decision is None:
        return _chance_reason(s, action)
    template = TABLE.template(action)
    if template in decision.answers or template in decision.refused:
        label: Label = decision.reason(s, open_frame(s), action)
        return label
    if action >= DRAW:
        return reasons.no_chance("A4", s.turn)
    if decision.kind != MAIN:
        return reasons.pending("A4", s.turn, _phase_name(decision))
    if action == DONE:
        return why("af-why-nothing-open", rule="A4")
    asked = next(row for row in DECISIONS if template in row.answers)
    return reasons.not_asked("A4", _phase_name(asked))


def _phase_name(decision: Row) -> str:
    return reasons.phase_name("af", decision.phase)


def _chance_reason(s: AlienFrontiersState, action: int) -> Label:
    """Luck decides now: an outcome that cannot come up, or a move that must wait."""
    frame = s.stack[-1]
    kind = frame[0]
    if action < DRAW:
        return reasons.chance_first("A4")
    if kind == DEAL and action < FIRST:
        return why("af-why-not-in-deck", rule="A9", card=card_name(action - DRAW))
    if kind == FIRST_SEAT and FIRST <= action < RELIC_ROLL:
        return why("af-why-first", rule="A2", player=seat_name(frame[1])) if frame[1] >= 0 else no_seat(s)
    if kind in (TURN_ROLL, REROLL, FIRST_ROLL) and action >= ROLL:
        return why("af-why-dice", rule="A4", ships=rolled_dice(s))
    return reasons.other_chance("A4")

"""The one entrance: which decision is open, and why an action is no answer to it (A4, A5)."""

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
        return why("af-why-over", rule="A5")
    decision = open_decision(s)
    if decision is None:
        return _chance_reason(s, action)
    template = TABLE.template(action)
    if template in decision.answers or template in decision.refused:
        label: Label = decision.reason(s, open_frame(s), action)
        return label
    if action >= DRAW:
        return why("af-why-no-chance", rule="A4", player=seat_name(s.turn))
    if decision.kind != MAIN:
        return why("af-why-pending", rule="A4", player=seat_name(s.turn), phase=_phase_name(decision))
    if action == DONE:
        return why("af-why-nothing-open", rule="A4")
    asked = next(row for row in DECISIONS if template in row.answers)
    return why("af-why-not-asked", rule="A4", phase=_phase_name(asked))


def _phase_name(decision: Row) -> str:
    return f"@af-phase-{decision.phase}"


def _chance_reason(s: AlienFrontiersState, action: int) -> Label:
    """Luck decides now: an outcome that cannot come up, or a move that must wait."""
    frame = s.stack[-1]
    kind = frame[0]
    if action < DRAW:
        return why("af-why-chance", rule="A4")
    if kind == DEAL and action < FIRST:
        return why("af-why-not-in-deck", rule="A9", card=card_name(action - DRAW))
    if kind == FIRST_SEAT and FIRST <= action < RELIC_ROLL:
        return why("af-why-first", rule="A2", player=seat_name(frame[1])) if frame[1] >= 0 else no_seat(s)
    if kind in (TURN_ROLL, REROLL, FIRST_ROLL) and action >= ROLL:
        return why("af-why-dice", rule="A4", ships=rolled_dice(s))
    return why("af-why-other-chance", rule="A4")

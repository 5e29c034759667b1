"""The reason against a move, by the decision at hand."""

from typing import Final

from orrery.core.messages import Label, seat_name, why
from orrery.games.how_to_save_a_world.actions import DEAL, TABLE
from orrery.games.how_to_save_a_world.decisions import DECISIONS
from orrery.games.how_to_save_a_world.reasons.common import SCORING, SECTIONS, SETUP, TURN
from orrery.games.how_to_save_a_world.state import DEAL_CARD, HowToSaveAWorldState

#: The decision that each block of moves answers, by its template.
_ASKED_IN: Final = {answer: row.phase for row in reversed(DECISIONS.values()) for answer in row.answers}


def reason(s: HowToSaveAWorldState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    if s.over:
        return why("hw-reason-over", rule=SCORING)
    frame = s.stack[-1] if s.stack else ()
    kind = frame[0] if frame else 0
    if kind >= DEAL_CARD:
        return why("hw-reason-chance" if action < DEAL else "hw-reason-other-chance", rule=TURN)
    seat = frame[1] if frame else s.turn
    if action >= DEAL:
        return why("hw-reason-no-chance", rule=TURN if s.round else SETUP, player=seat_name(seat))
    decision = DECISIONS[kind]
    template = TABLE.template(action)
    rule = SECTIONS[decision.chapter]
    if template in decision.answers:
        label: Label = decision.reason(s, frame, action)
        return label
    if kind:
        asked = f"@hw-phase-{decision.phase}"
        return why("hw-reason-pending", rule=rule, player=seat_name(seat), phase=asked)
    return why("hw-reason-not-asked", rule=rule, phase=f"@hw-phase-{_ASKED_IN[template]}")

"""The one entrance: which decision is open, and why an action is no answer to it (part 4)."""

from typing import Final

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_artifacts.actions import DRAW, TABLE
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.reasons.common import END, SECTIONS, SETUP, TURN
from orrery.games.alien_artifacts.state import DRAW_HAND, AlienArtifactsState

#: The decision that each block of moves answers, by its template.
_ASKED_IN: Final = {answer: row.phase for row in reversed(DECISIONS.values()) for answer in row.answers}


def reason(s: AlienArtifactsState, action: int) -> Label:
    """Why ``action`` is illegal now, citing the rule. Asked only of actions that are not legal."""
    if s.over:
        return why("aa-why-over", rule=END)
    frame = s.stack[-1] if s.stack else ()
    kind = frame[0] if frame else 0
    if kind >= DRAW_HAND:
        return why("aa-why-chance" if action < DRAW else "aa-why-other-chance", rule=TURN)
    seat = frame[1] if frame else s.turn
    if action >= DRAW:
        return why("aa-why-no-chance", rule=TURN if s.round else SETUP, player=seat_name(seat))
    decision = DECISIONS[kind]
    template = TABLE.template(action)
    rule = SECTIONS[decision.chapter]
    if template not in decision.answers:
        if kind:
            asked = f"@aa-phase-{decision.phase}"
            return why("aa-why-pending", rule=rule, player=seat_name(seat), phase=asked)
        return why("aa-why-not-asked", rule=rule, phase=f"@aa-phase-{_ASKED_IN[template]}")
    label: Label = decision.reason(s, frame, action)
    return label

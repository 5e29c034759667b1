"""The one entrance: which decision is open, and why an action is no answer to it (part 4)."""

from collections.abc import Callable
from typing import Final, TypeAlias

from orrery.core.messages import Label, seat_name, why
from orrery.games.alien_artifacts.actions import DRAW, TABLE
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.reasons import choices, paying
from orrery.games.alien_artifacts.reasons.common import END, SECTIONS, SETUP, TURN
from orrery.games.alien_artifacts.reasons.turn import turn_reason
from orrery.games.alien_artifacts.state import DRAW_HAND, AlienArtifactsState

Reason: TypeAlias = Callable[[AlienArtifactsState, tuple[int, ...], int], Label]

#: Why an action of the right kind is no answer, by the phase of the decision. Where every answer of the right
#: kind is possible there is nothing to say.
_REASONS: Final[dict[str, Reason]] = {
    "turn": turn_reason,
    "discard": paying.discard_reason,
    "faction": choices.faction_reason,
    "payment": paying.payment_reason,
    "trade": paying.trade_reason,
    "prepare": paying.prepare_reason,
    "attach-to": choices.attach_reason,
    "extra": choices.extra_reason,
    "keep": choices.keep_reason,
    "next-build": choices.next_build_reason,
    "next-trigger": choices.next_trigger_reason,
    "next-planet": choices.next_planet_reason,
    "next-technology": choices.next_technology_reason,
    "target": choices.target_reason,
    "ships": choices.ships_reason,
    "defence": choices.defence_reason,
    "next-ship": choices.next_ship_reason,
    "blockade": choices.placing_reason,
    "unblock": choices.removing_reason,
    "three-colours": paying.programme_reason,
    "choose-card": choices.choose_card_reason,
    "choose-type": choices.choose_type_reason,
    "choose-class": choices.choose_class_reason,
    "discard-price": paying.discard_price_reason,
}
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
    return _REASONS[decision.phase](s, frame, action)

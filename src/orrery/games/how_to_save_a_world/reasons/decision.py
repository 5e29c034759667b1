"""The reason against a move, by the decision at hand."""

from typing import Any, Final

from orrery.core.messages import Label, seat_name, why
from orrery.games.how_to_save_a_world.actions import DEAL, TABLE
from orrery.games.how_to_save_a_world.decisions import DECISIONS
from orrery.games.how_to_save_a_world.reasons import choices, paying, turn
from orrery.games.how_to_save_a_world.reasons.common import SCORING, SECTIONS, SETUP, TURN
from orrery.games.how_to_save_a_world.state import DEAL_CARD, HowToSaveAWorldState

#: By phase: why an answer to it is illegal.
_REASONS: Final[dict[str, Any]] = {
    "turn": turn.turn_reason,
    "species": turn.species_reason,
    "after-shuttle": turn.turn_reason,
    "boost-move": turn.boost_move_reason,
    "boost": turn.boost_reason,
    "payment": paying.payment_reason,
    "pay-tags": paying.tag_payment_reason,
    "pay-any": paying.any_reason,
    "tag-count": paying.tag_count_reason,
    "tags": paying.spend_reason,
    "exchange": paying.exchange_reason,
    "gain": choices.gain_reason,
    "raise": choices.raise_reason,
    "refill": choices.refill_reason,
    "gain-more": choices.more_reason,
    "take-tag": choices.take_reason,
    "reactivate": choices.reactivate_reason,
    "work": choices.work_reason,
    "research": choices.research_reason,
    "upgrade": choices.upgrade_reason,
    "buy": choices.buy_reason,
    "remove": choices.remove_reason,
    "choose": choices.option_reason,
    "ferry": turn.ferry_reason,
}
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
        label: Label = _REASONS[decision.phase](s, frame, action)
        return label
    if kind:
        asked = f"@hw-phase-{decision.phase}"
        return why("hw-reason-pending", rule=rule, player=seat_name(seat), phase=asked)
    return why("hw-reason-not-asked", rule=rule, phase=f"@hw-phase-{_ASKED_IN[template]}")

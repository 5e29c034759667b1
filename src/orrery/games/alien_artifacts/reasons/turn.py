"""Why a move of the action stage is not possible (2.3)."""

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.actions import (
    BUILD,
    BUY,
    END,
    EXTRA,
    FACTION,
    INCOME,
    MOST_UNBLOCKED,
    OFFENSIVE,
    PASS,
    PREPARE,
    TRADE,
    UNBLOCK,
)
from orrery.games.alien_artifacts.effects import INCOME as COLLECTING
from orrery.games.alien_artifacts.effects import MINE as MINING
from orrery.games.alien_artifacts.effects import OFFENSIVE as ATTACKING
from orrery.games.alien_artifacts.reasons.common import TURN
from orrery.games.alien_artifacts.reasons.deeds import (
    build_reason,
    buy_reason,
    faction_reason,
    no_action_left,
    operational_reason,
    prepare_reason,
    trade_reason,
    unblock_reason,
)
from orrery.games.alien_artifacts.reasons.uses import use_reason
from orrery.games.alien_artifacts.state import AlienArtifactsState


def turn_reason(s: AlienArtifactsState, frame: tuple[int, ...], action: int) -> Label:
    """The action stage: an action while one is left, or what may be used besides."""
    seat = s.turn
    if action == PASS:
        return why("aa-why-pass-acted" if s.acted else "aa-why-pass-possible", rule=TURN)
    if action == END:
        return why("aa-why-end-early", rule=TURN)
    if action > FACTION:
        return use_reason(s, seat, action)
    if not s.actions:
        return no_action_left()
    if action < EXTRA:
        return buy_reason(s, seat, action - BUY, 0)
    if action < PREPARE:
        return build_reason(s, seat, action - BUILD, 0)
    if action < TRADE:
        return prepare_reason(s.players[seat], action - PREPARE)
    if action < UNBLOCK:
        return trade_reason(s.players[seat], action - TRADE)
    if action < OFFENSIVE:
        cls, number = divmod(action - UNBLOCK, MOST_UNBLOCKED)
        return unblock_reason(s, seat, cls, number + 1)
    if action == FACTION:
        return faction_reason(s, seat)
    deed = ATTACKING if action == OFFENSIVE else COLLECTING if action == INCOME else MINING
    return operational_reason(s, seat, deed, 0)

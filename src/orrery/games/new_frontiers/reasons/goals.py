"""Why a goal cannot be revealed, kept or put back so (2.13)."""

from orrery.core.messages import Label, why
from orrery.games.new_frontiers.actions import KEEP_GOAL, REVEAL, UNDER, block_of
from orrery.games.new_frontiers.names import goal_name
from orrery.games.new_frontiers.state import Frame, NewFrontiersState


def reveal_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Only a storage goal may be revealed early."""
    return why("nf-why-not-storage", rule="2.13") if action == REVEAL else None


def keep_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """One of the goals in hand is kept."""
    if block_of(action) != KEEP_GOAL:
        return None
    return why("nf-why-goal-not-drawn", rule="2.13", goal=goal_name(action - KEEP_GOAL))


def order_reason(s: NewFrontiersState, frame: Frame, action: int) -> Label | None:
    """Only goals that are put back have an order."""
    if block_of(action) != UNDER:
        return None
    return why("nf-why-goal-not-back", rule="2.13", goal=goal_name(action - UNDER))

"""The reason against a move, by the decision at hand."""

from orrery.core.messages import Label, why
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState


def reason(s: HowToSaveAWorldState, action: int) -> Label:
    """Why ``action`` is illegal now."""
    return why("hw-reason-other", rule="4")

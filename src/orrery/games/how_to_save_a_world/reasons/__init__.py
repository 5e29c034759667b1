"""Why a move is illegal now, citing the section of the rules."""

from orrery.games.how_to_save_a_world.reasons.decision import reason

__all__ = ["reason"]

"""Moves and reasons in words: Fluent ids with arguments."""

from orrery.core.game import Label
from orrery.games.alien_frontiers.actions import TABLE
from orrery.games.alien_frontiers.state import AlienFrontiersState


def label(s: AlienFrontiersState, action: int) -> Label:
    return ("af-move-" + TABLE.template(action), {})


def reason(s: AlienFrontiersState, action: int) -> Label:
    return ("af-why", {})

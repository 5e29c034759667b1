"""How messages name tiles, kinds and goals: Fluent ids of the names of components."""

from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, KINDS
from orrery.games.new_frontiers.tiles import IDS


def tile_name(tile: int) -> str:
    """A technology, world or home colony as an argument of a message."""
    return f"@nf-tile-{IDS[tile]}"


def kind_name(kind: int) -> str:
    """A kind of goods or colonies as an argument of a message."""
    return f"@nf-kind-{KINDS[kind]}"


def action_name(tile: int) -> str:
    """An action tile as an argument of a message."""
    return f"@nf-action-{ACTION_TILES[tile]}"


def goal_name(goal: int) -> str:
    """A goal as an argument of a message."""
    return f"@nf-goal-{GOALS[goal]}"

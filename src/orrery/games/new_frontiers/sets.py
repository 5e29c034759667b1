"""Sets that are chosen: what may be marked, put together for ``core.sets``."""

from collections.abc import Sequence

from orrery.core.sets import Item, Limit, SetChoice
from orrery.games.new_frontiers.actions import action_on
from orrery.games.new_frontiers.names import kind_name
from orrery.games.new_frontiers.tiles import good_on, tile_of


def tile_items(first: int, tiles: list[int]) -> list[Item]:
    """An item for each tile, of the block that begins with ``first``."""
    return [Item(action_on(first, tile)) for tile in tiles]


def good_items(first: int, colonies: list[int]) -> list[Item]:
    """An item for the good of each colony, tagged with its kind."""
    return [
        Item(action_on(first, tile_of(colony)), tags=(kind_name(good_on(colony)),)) for colony in colonies
    ]


def set_of(
    items: Sequence[Item],
    least: int,
    most: int,
    begun: bool,
    confirm: int | None = None,
    goal: int = 0,
    limits: Sequence[Limit] = (),
) -> SetChoice | None:
    """The choice of a set; None where it is over after one move, which is an ordinary choice."""
    if most == 1 and not begun:
        return None
    return SetChoice(items, least, most, confirm, goal, limits, begun=begun)

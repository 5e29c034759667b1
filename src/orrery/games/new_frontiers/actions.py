"""The action table of New Frontiers: block numbers and notation.

A *place* is a tile that can be a colony, counted from the first world: ``tile - FIRST_WORLD``. Worlds
come before homes, so that blocks over worlds are the first part of blocks over places.
"""

from typing import Final

from orrery.core.actions import ActionTable
from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, KINDS, MAX_SEATS
from orrery.games.new_frontiers.effects import DISCARD_POWERS, FEED_POWERS, POWERS
from orrery.games.new_frontiers.tiles import FIRST_WORLD, IDS, MATS, PLACES, TECHNOLOGIES, WORLDS

#: The most $ a sale can bring, Trade powers included.
TOP_SALE: Final = 30

PICK: Final = 0
REVEAL: Final = 8
HIDE: Final = 9
KEEP_GOAL: Final = 10
UNDER: Final = 18
SIDE: Final = 26
BUY: Final = 28
TAKE: Final = 68
RETURN: Final = 128
STORE_WORLD: Final = 188
COLONISTS: Final = 248
SETTLE: Final = 249
SETTLE_OORT: Final = 309
PAY: Final = 313
RESETTLE: Final = 373
REPLACE: Final = 433
WITH: Final = 509
PRODUCE: Final = 569
PRODUCE_OORT: Final = 645
NAME: Final = 649
STORE_GOOD: Final = 653
SELL: Final = 729
STORE_CREDITS: Final = 805
FEED: Final = STORE_CREDITS + TOP_SALE + 1
PASS: Final = FEED + PLACES
FLIP: Final = PASS + 1
SEAT: Final = FLIP + 2
MAT: Final = SEAT + MAX_SEATS
DRAW: Final = MAT + MATS
GOAL: Final = DRAW + WORLDS
#: These two blocks are as long as the content has such powers, so they come last.
CONSUME: Final = GOAL + len(GOALS)
DISCARD: Final[int] = CONSUME + len(FEED_POWERS)

_SEATS: Final = [f"p{seat}" for seat in range(1, MAX_SEATS + 1)]


def _power_names(powers: list[int]) -> list[str]:
    """Powers by their tile; a second one of a tile is numbered."""
    names: list[str] = []
    for number in powers:
        name = IDS[POWERS[number].tile]
        names.append(name if name not in names else f"{name} 2")
    return names


def _build() -> ActionTable:
    table = ActionTable()
    worlds = IDS[FIRST_WORLD : FIRST_WORLD + WORLDS]
    places = IDS[FIRST_WORLD:]
    kinds = KINDS[1:]
    table.block(PICK, "pick", ACTION_TILES)
    table.block(REVEAL, "reveal")
    table.block(HIDE, "hide")
    table.block(KEEP_GOAL, "keep", GOALS)
    table.block(UNDER, "under", GOALS)
    table.block(SIDE, "side", ["a", "b"])
    table.block(BUY, "buy", IDS[:TECHNOLOGIES])
    table.block(TAKE, "take", worlds)
    table.block(RETURN, "return", worlds)
    table.block(STORE_WORLD, "store-world", worlds)
    table.block(COLONISTS, "colonists")
    table.block(SETTLE, "settle", worlds)
    table.block(SETTLE_OORT, "settle-oort", kinds)
    table.block(PAY, "pay", worlds)
    table.block(RESETTLE, "resettle", worlds)
    table.block(REPLACE, "replace", places)
    table.block(WITH, "with", worlds)
    table.block(PRODUCE, "produce", places)
    table.block(PRODUCE_OORT, "produce-oort", kinds)
    table.block(NAME, "name", kinds)
    table.block(STORE_GOOD, "store-good", places)
    table.block(SELL, "sell", places)
    table.block(STORE_CREDITS, "store-credits", [str(n) for n in range(TOP_SALE + 1)])
    table.block(FEED, "feed", places)
    table.block(PASS, "pass")
    table.block(FLIP, "flip", ["tails", "heads"])
    table.block(SEAT, "seat", _SEATS)
    table.block(MAT, "mat", [str(mat) for mat in range(1, MATS + 1)])
    table.block(DRAW, "draw", worlds)
    table.block(GOAL, "goal", GOALS)
    table.block(CONSUME, "consume", _power_names(FEED_POWERS))
    discards = [f"{power} {place}" for power in _power_names(DISCARD_POWERS) for place in places]
    table.block(DISCARD, "discard", discards)
    return table


TABLE: Final = _build()


def block_of(action: int) -> int:
    """The first action of the block that an action belongs to."""
    return action - TABLE.offset(action)


def action_on(first: int, tile: int) -> int:
    """The action about a tile in a block over worlds or places that begins with ``first``."""
    return first - FIRST_WORLD + tile


#: Added to a world in the bag: the outcome that draws it.
DRAWN: Final[int] = action_on(DRAW, 0)


def actions_on(first: int, tiles: list[int]) -> list[int]:
    """The actions of a block about some tiles."""
    return [first - FIRST_WORLD + tile for tile in tiles]


def tile_meant(first: int, action: int) -> int:
    """The tile that an action of such a block is about."""
    return action - first + FIRST_WORLD


#: The action of each power that eats goods, by power number.
CONSUME_ACTION: Final[dict[int, int]] = {p: CONSUME + n for n, p in enumerate(FEED_POWERS)}
#: The first action of each discard power, by power number.
_FIRST_DISCARD: Final[dict[int, int]] = {p: DISCARD + n * PLACES for n, p in enumerate(DISCARD_POWERS)}


def discard_action(power: int, tile: int) -> int:
    """The action that gives the good on a colony to a discard power."""
    return action_on(_FIRST_DISCARD[power], tile)


def discard_power(action: int) -> int:
    """The power that such an action uses."""
    return DISCARD_POWERS[(action - DISCARD) // PLACES]


def discard_tile(action: int) -> int:
    """The colony whose good it discards."""
    return FIRST_WORLD + (action - DISCARD) % PLACES

"""Every tile as a number, and its printed properties as flat lists.

Tiles 0..39 are technologies (the eight fixed ones, then both faces of each double-sided tile, small
before large), 40..99 the worlds of the bag, 100..115 the home colonies (both sides of each mat).
A *colony* is an int as well: three bits for the kind of the good on it below the number of its tile.
Lists that are matched against worlds are five longer: entry ``TILES + k`` is the Alien Oort Cloud
Refinery while its owner calls it kind ``k`` (2.6.11).
"""

from typing import Any, Final

from orrery.core.content import Content, ContentError
from orrery.games.new_frontiers.components import CONTENT, KEYWORDS, LETTERS

FIXED_STACKS: Final = 8
SMALL_STACKS: Final = 16
STACKS: Final = 24
TECHNOLOGIES: Final = 40
FIRST_WORLD: Final = 40
WORLDS: Final = 60
FIRST_HOME: Final = 100
HOMES: Final = 16
TILES: Final = 116
#: Worlds and homes: what can be a colony.
PLACES: Final = 76
MATS: Final = 8

# Types of worlds; a technology has none.
NO_WORLD: Final = 0
GRAY_WORLD: Final = 1
WINDFALL: Final = 2
PRODUCTION: Final = 3
_TYPES: Final = {"gray": GRAY_WORLD, "windfall": WINDFALL, "production": PRODUCTION}


class Tiles:
    """The printed properties of all tiles of a content, by tile number."""

    def __init__(self, content: Content) -> None:
        tables = content.tables
        shape = {"technologies": TECHNOLOGIES, "worlds": WORLDS, "homes": HOMES}
        rows: list[dict[str, Any]] = []
        for name, count in shape.items():
            if len(tables[name]) != count:
                raise ContentError(f"{name}: {len(tables[name])} rows, not {count}")
            rows += tables[name]
        self.ids: list[str] = [str(row["id"]) for row in rows]
        self.names: list[str] = [str(row["name"]) for row in rows]
        self.cost: list[int] = [int(row["cost"]) for row in rows]
        #: Printed points; 0 where "?" is printed.
        self.vp: list[int] = [0 if row["vp"] == "?" else int(row["vp"]) for row in rows]
        self.variable: list[int] = [int(row["vp"] == "?") for row in rows]
        self.large: list[int] = [int(row.get("size") == "large") for row in rows]
        self.military: list[int] = [int(row.get("military", False)) for row in rows]
        self.colonists: list[int] = [int(row.get("colonists", 0)) for row in rows]
        self.type: list[int] = [_TYPES.get(row.get("type", ""), NO_WORLD) for row in rows]
        #: Printed kind; the Oort Refinery, which has any, counts as gray here.
        self.kind: list[int] = [max(0, LETTERS.find(row.get("kind") or "-")) for row in rows]
        #: Bit mask of keywords.
        self.keywords: list[int] = [_keyword_mask(row) for row in rows]
        self.effects: list[list[str]] = [list(row["effects"]) for row in rows]
        #: The one world of any kind, or -1.
        self.oort: int = next((t for t, row in enumerate(rows) if row.get("kind") == "any"), -1)


def _keyword_mask(row: dict[str, Any]) -> int:
    mask = 0
    for word in row["keywords"]:
        if word not in KEYWORDS:
            raise ContentError(f"{row['id']}: {word!r} is no keyword; there is {', '.join(KEYWORDS)}")
        mask |= 1 << KEYWORDS.index(word)
    return mask


TABLE: Final = Tiles(CONTENT)

IDS: Final[list[str]] = TABLE.ids
COST: Final[list[int]] = TABLE.cost
VP: Final[list[int]] = TABLE.vp
VARIABLE: Final[list[int]] = TABLE.variable
MILITARY: Final[list[int]] = TABLE.military
COLONISTS: Final[list[int]] = TABLE.colonists
TYPE: Final[list[int]] = TABLE.type
KIND: Final[list[int]] = TABLE.kind
KEYWORD_MASK: Final[list[int]] = TABLE.keywords
OORT: Final[int] = TABLE.oort

#: Bit masks of technologies.
SMALL_MASK: Final[int] = sum(1 << t for t in range(TECHNOLOGIES) if not TABLE.large[t])
LARGE_MASK: Final[int] = sum(1 << t for t in range(TECHNOLOGIES) if TABLE.large[t])
#: The technologies of at most that printed cost.
UP_TO_COST: Final[list[int]] = [
    sum(1 << t for t in range(TECHNOLOGIES) if COST[t] <= cost) for cost in range(max(COST[:40]) + 1)
]
TOP_COST: Final[int] = len(UP_TO_COST) - 1


def stack_tile(stack: int, turned: int) -> int:
    """The face a stack shows: fixed stacks have one, others a first-game face and the other."""
    if stack < FIXED_STACKS:
        return stack
    return FIXED_STACKS + 2 * (stack - FIXED_STACKS) + turned


#: The stack of each technology, and the two faces of each stack (the same twice for fixed ones).
STACK_OF: Final[list[int]] = [t if t < FIXED_STACKS else (t + FIXED_STACKS) // 2 for t in range(TECHNOLOGIES)]
FACES: Final[list[list[int]]] = [[stack_tile(k, 0), stack_tile(k, 1)] for k in range(STACKS)]


def tile_of(colony: int) -> int:
    """The tile of a colony."""
    return colony >> 3


def good_on(colony: int) -> int:
    """The kind of the good on a colony; 0 for none."""
    return colony & 7


def colony_with(tile: int, good: int) -> int:
    """A colony with a good of a kind on it, or without one (0)."""
    return tile << 3 | good


#: Colonies, the goods on them included, are numbers below this one.
COLONIES: Final[int] = colony_with(TILES, 0)


def home_tile(mat: int, side: int) -> int:
    """The home colony on a side (0 or 1) of a mat (0..7)."""
    return FIRST_HOME + 2 * mat + side


def spaces(technologies: int) -> int:
    """Technology spaces covered by a set of technologies: only the sum matters (ruling Q1)."""
    return (technologies & SMALL_MASK).bit_count() + 2 * (technologies & LARGE_MASK).bit_count()

"""Numbers of classes, colours, cards and other components, read from the content tables.

A *card* is a class card: planets first, then technologies, then ships. A *resource* is a resource card;
*shown* names one of its sections: ``resource * 2`` is section a, ``resource * 2 + 1`` section b.
"""

from typing import Any, Final

from orrery.core.content import Content, load_content

CONTENT: Final[Content] = load_content(
    "orrery.games.alien_artifacts",
    [
        *("resources", "planets", "technologies", "ships", "artifacts", "systems", "plans", "factions"),
        *("sides", "numbers", "setup"),
    ],
)

NOWHERE: Final = -1
MAX_SEATS: Final = 5

PLANET: Final = 0
TECH: Final = 1
SHIP: Final = 2
CLASSES: Final = ["planet", "tech", "ship"]

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
GOLD: Final = 3
COLOURS: Final = ["blue", "green", "red", "gold"]
#: The colour that completes and prepares cards of a class.
CLASS_COLOUR: Final[list[int]] = [GREEN, BLUE, RED]

TYPES: Final = ["exploration", "expansion", "extermination", "exploitation"]

LOGISTIC: Final = 0
OPERATIONAL: Final = 1
SIDES: Final = ["logistic", "operational"]

# --- class cards ------------------------------------------------------------------------------------

_TABLES: Final = ["planets", "technologies", "ships"]
IDS: Final[list[str]] = [row["id"] for table in _TABLES for row in CONTENT.tables[table]]
CARDS: Final[int] = len(IDS)
#: The first card of each class, and behind the last.
FIRST_CARD: Final[list[int]] = [
    sum(len(CONTENT.tables[table]) for table in _TABLES[:number]) for number in range(4)
]
PLANETS: Final[int] = len(CONTENT.tables["planets"])
FIRST_TECH: Final[int] = FIRST_CARD[TECH]
TECHS: Final[int] = len(CONTENT.tables["technologies"])
FIRST_SHIP: Final[int] = FIRST_CARD[SHIP]
SHIPS: Final[int] = len(CONTENT.tables["ships"])
CLASS: Final[list[int]] = [number for number, table in enumerate(_TABLES) for _ in CONTENT.tables[table]]
TYPE: Final[list[int]] = [TYPES.index(row["type"]) for table in _TABLES for row in CONTENT.tables[table]]

# --- resource cards ---------------------------------------------------------------------------------

_RESOURCES: Final[list[dict[str, Any]]] = CONTENT.tables["resources"]
RESOURCE_IDS: Final[list[str]] = CONTENT.column("resources", "id")
RESOURCES: Final[int] = len(_RESOURCES)
SHOWN: Final[int] = RESOURCES * 2
#: By resource: the number that counts in an attack.
NUMBER: Final[list[int]] = CONTENT.column("resources", "number")
#: The most icons of a section.
MOST_ICONS: Final = 3
#: By shown section.
COLOUR: Final[list[int]] = [COLOURS.index(row[f"{side}_colour"]) for row in _RESOURCES for side in "ab"]
ICONS: Final[list[int]] = [row[f"{side}_icons"] for row in _RESOURCES for side in "ab"]
SECTION_TYPE: Final[list[int]] = [TYPES.index(row[f"{side}_type"]) for row in _RESOURCES for side in "ab"]

# --- the rest ---------------------------------------------------------------------------------------

ARTIFACT_IDS: Final[list[str]] = CONTENT.column("artifacts", "id")
ARTIFACTS: Final[int] = len(ARTIFACT_IDS)
SYSTEM_IDS: Final[list[str]] = CONTENT.column("systems", "id")
SYSTEMS: Final[int] = len(SYSTEM_IDS)
#: Plan 0 is the basic one that everybody has.
PLAN_IDS: Final[list[str]] = CONTENT.column("plans", "id")
PLANS: Final[int] = len(PLAN_IDS)
FACTION_IDS: Final[list[str]] = CONTENT.column("factions", "id")
FACTIONS: Final[int] = len(FACTION_IDS)

_NUMBERS: Final[dict[str, int]] = {row["id"]: row["value"] for row in CONTENT.tables["numbers"]}
HAND_SIZE: Final[int] = _NUMBERS["hand"]
BANK_START: Final[int] = _NUMBERS["bank_start"]
BANK_MOST: Final[int] = _NUMBERS["bank_most"]
BASE_COST: Final[int] = _NUMBERS["base_cost"]
COST_STEP: Final[int] = _NUMBERS["cost_step"]
CARD_LIMIT: Final[int] = _NUMBERS["construction_limit"]
OPERATIONAL_COST: Final[int] = _NUMBERS["operational_cost"]
ICONS_PER_TOKEN: Final[int] = _NUMBERS["icons_per_token"]
FEE_PER_TOKEN: Final[int] = _NUMBERS["fee_per_token"]
TOKENS: Final[int] = _NUMBERS["tokens"]
POINTS_PER_CARD: Final[int] = _NUMBERS["points_per_card"]
MARKER_START: Final[dict[int, int]] = {row["players"]: row["marker"] for row in CONTENT.tables["setup"]}


def class_cards(cls: int) -> range:
    """All cards of a class."""
    return range(FIRST_CARD[cls], FIRST_CARD[cls + 1])


#: By class, and by class and type: its cards as a bit mask.
CLASS_MASK: Final[list[int]] = [sum(1 << card for card in class_cards(cls)) for cls in range(3)]
TYPE_MASK: Final[list[list[int]]] = [
    [sum(1 << card for card in class_cards(cls) if TYPE[card] == kind) for kind in range(len(TYPES))]
    for cls in range(3)
]

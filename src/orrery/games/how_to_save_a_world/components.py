"""Numbers of resources, cards, locations and other components, read from the content tables.

A *card* is a row of the three card tables: action cards first, then boosts, then species. Equal copies are
one card that lies in several places. A *location* is a row of its table; an *area* is one of the board
or, behind those, a facility.
"""

from typing import Any, Final

from orrery.core.content import Content, load_content
from orrery.games.how_to_save_a_world.vocabulary import (
    DECKS,
    FRAMES,
    PATH_SYMBOLS,
    PROJECTS,
    RESOURCES,
    STACKS,
    TAGS,
    UPGRADE_KINDS,
    WORLDS,
)

CONTENT: Final[Content] = load_content(
    "orrery.games.how_to_save_a_world",
    [
        *("resources", "projects", "rewards", "path", "meters", "areas", "locations", "facilities"),
        *("facility_spaces", "upgrades", "actions", "boosts", "species", "decks", "costs", "numbers"),
        *("setup", "turn_order", "supplies", "threat"),
    ],
)

NOWHERE: Final = -1
MAX_SEATS: Final = 4

ENERGY: Final = 0
GENIUS: Final = 4
BASIC: Final = 4

PLANET: Final = 0
MOON: Final = 1

#: By a bit mask of resources, projects, tags, decks or kinds: their numbers, the lowest first.
MEMBERS: Final[list[list[int]]] = [
    [number for number in range(len(RESOURCES)) if mask >> number & 1] for mask in range(1 << len(RESOURCES))
]
#: The same, the highest first.
DOWNWARDS: Final[list[list[int]]] = [[*reversed(numbers)] for numbers in MEMBERS]

LASER: Final = 0
SHIELD: Final = 1
EVACUATION: Final = 2
#: The fourth kind of cube.
ASTEROID: Final = 3
CUBES: Final = [*PROJECTS, "asteroid"]

ACTION: Final = 0
BOOST: Final = 1
SPECIES: Final = 2

SHUTTLE_FRAME: Final = 0
STAY_FRAME: Final = 1
BOOST_FRAME: Final = 2

SIMPLE: Final = 0
TECH_1: Final = 1
TECH_2: Final = 2

_NUMBERS: Final[dict[str, int]] = {row["id"]: row["value"] for row in CONTENT.tables["numbers"]}
LANDERS: Final[tuple[int, int]] = (_NUMBERS["landers_planet"], _NUMBERS["landers_moon"])
RESOURCE_MOST: Final[int] = _NUMBERS["resource_most"]
BASELINE_MOST: Final[int] = _NUMBERS["baseline_most"]
TAG_SLOTS: Final[int] = _NUMBERS["tag_slots"]
DISPLAY: Final[int] = _NUMBERS["display_size"]
SCORE_LAP: Final[int] = _NUMBERS["score_lap"]
LASER_DRAW: Final[int] = _NUMBERS["laser_draw"]
SHIELD_DRAW: Final[int] = _NUMBERS["shield_draw"]
ASTEROID_START: Final[int] = _NUMBERS["asteroid_cubes_start"]
ASTEROID_SYMBOL: Final[int] = _NUMBERS["asteroid_cubes_symbol"]
THREAT: Final[list[int]] = CONTENT.column("threat", "level")

START: Final[list[int]] = CONTENT.column("resources", "start")
START_BASELINES: Final[tuple[int, ...]] = tuple(CONTENT.column("resources", "baseline"))
#: By place in the order of turns: the resources that are raised by one.
TURN_ORDER: Final[list[list[int]]] = [
    [RESOURCES.index(name) for name in row["bonus"]] for row in CONTENT.tables["turn_order"]
]
NEUTRAL_DISCS: Final[dict[int, int]] = {
    row["players"]: row["neutral_discs"] for row in CONTENT.tables["setup"]
}
_SUPPLIES: Final[dict[str, int]] = {row["id"]: row["count"] for row in CONTENT.tables["supplies"]}
#: By kind of cube, and by type of tag.
CUBE_SUPPLY: Final[list[int]] = [_SUPPLIES[name] for name in CUBES]
TAG_SUPPLY: Final[list[int]] = [_SUPPLIES[f"{name}-tag"] for name in TAGS]

_COSTS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in CONTENT.tables["costs"]}
SHUTTLE_RES: Final[int] = RESOURCES.index(_COSTS["shuttle"]["res"])
SHUTTLE_COST: Final[int] = _COSTS["shuttle"]["n"]
CARD_RES: Final[int] = RESOURCES.index(_COSTS["action-card"]["res"])
CARD_COST: Final[int] = _COSTS["action-card"]["n"]

# --- projects ---------------------------------------------------------------------------------------

_PROJECTS: Final[list[dict[str, Any]]] = sorted(
    CONTENT.tables["projects"], key=lambda row: PROJECTS.index(row["id"])
)
PROJECT_RES: Final[list[int]] = [RESOURCES.index(row["res"]) for row in _PROJECTS]
STEP_COSTS: Final[list[list[int]]] = [row["costs"] for row in _PROJECTS]
TRACK: Final[int] = min(len(costs) for costs in STEP_COSTS)
#: By project and space: what all steps up to it cost together.
COST_UP_TO: Final[list[list[int]]] = [
    [sum(costs[:space]) for space in range(TRACK + 1)] for costs in STEP_COSTS
]
#: By project, space and money, up to what all steps cost together: how many steps it pays for.
STEPS_PAID: Final[list[list[list[int]]]] = [
    [
        [
            sum(1 for later in costs[space + 1 :] if later - costs[space] <= money)
            for money in range(costs[-1] + 1)
        ]
        for space in range(TRACK + 1)
    ]
    for costs in COST_UP_TO
]
#: By project: (space, VP) of the leader bonuses, and the spaces with a change symbol, in track order.
BONUSES: Final[list[list[tuple[int, int]]]] = [
    sorted((bonus["space"], bonus["vp"]) for bonus in row["leader_bonuses"]) for row in _PROJECTS
]
CHANGES: Final[list[list[int]]] = [sorted(row["change_spaces"]) for row in _PROJECTS]
#: By project and player count: the spaces of neutral discs.
NEUTRALS: Final[list[dict[int, list[int]]]] = [
    {players: row["neutral"][:discs] for players, discs in NEUTRAL_DISCS.items()} for row in _PROJECTS
]
KEY_VP: Final[list[list[int]]] = [row["key_vp"] for row in _PROJECTS]
OTHER_VP: Final[list[list[int]]] = [row["other_vp"] for row in _PROJECTS]
TIERS: Final = 3
#: By project and tier: the row of the reward tile.
REWARD: Final[list[list[int]]] = [
    [
        next(
            number
            for number, row in enumerate(CONTENT.tables["rewards"])
            if row["project"] == project and row["tier"] == tier + 1
        )
        for tier in range(TIERS)
    ]
    for project in PROJECTS
]
REWARD_IDS: Final[list[str]] = CONTENT.column("rewards", "id")

# --- the asteroid -----------------------------------------------------------------------------------

CUBES_SYMBOL: Final = PATH_SYMBOLS.index("cubes")
FACILITY_SYMBOL: Final = PATH_SYMBOLS.index("facility_A")
REFRESH_SYMBOL: Final = PATH_SYMBOLS.index("refresh")
_PATH: Final[list[dict[str, Any]]] = sorted(CONTENT.tables["path"], key=lambda row: int(row["space"]))
#: By space, counted from 0: its symbols.
SYMBOLS: Final[list[list[int]]] = [[PATH_SYMBOLS.index(name) for name in row["symbols"]] for row in _PATH]
IMPACT: Final[int] = next(number for number, row in enumerate(_PATH) if row["impact"])

_METERS: Final[list[dict[str, Any]]] = sorted(
    CONTENT.tables["meters"], key=lambda row: PROJECTS.index(row["id"])
)
METER_LENGTH: Final[list[int]] = [row["length"] for row in _METERS]
METER_IMPACT: Final[list[int]] = [row["impact"] for row in _METERS]
#: (space of the laser meter, space of the shield meter), counted from 0.
CRACKS: Final[list[tuple[int, int]]] = [
    (crack["laser"] - 1, crack["shield"] - 1) for crack in _METERS[LASER]["cracks"]
]

# --- worlds -----------------------------------------------------------------------------------------

_AREAS: Final[list[dict[str, Any]]] = CONTENT.tables["areas"]
_FACILITIES: Final[list[dict[str, Any]]] = CONTENT.tables["facilities"]
AREA_IDS: Final[list[str]] = [row["id"] for row in (*_AREAS, *_FACILITIES)]
FIRST_FACILITY: Final[int] = len(_AREAS)
FACILITY_IDS: Final[list[str]] = CONTENT.column("facilities", "id")
FACILITIES: Final[int] = len(FACILITY_IDS)
#: By stack: its facilities as a bit mask, and the spaces that they come to, in print order.
STACK_MASK: Final[list[int]] = [
    sum(1 << number for number, row in enumerate(_FACILITIES) if row["stack"] == stack) for stack in STACKS
]
STACK_SPACES: Final[list[list[int]]] = [
    [number for number, row in enumerate(CONTENT.tables["facility_spaces"]) if row["stack"] == stack]
    for stack in STACKS
]
SPACE_IDS: Final[list[str]] = CONTENT.column("facility_spaces", "id")

_LOCATIONS: Final[list[dict[str, Any]]] = CONTENT.tables["locations"]
LOCATION_IDS: Final[list[str]] = CONTENT.column("locations", "id")
LOCATIONS: Final[int] = len(LOCATION_IDS)
AREA: Final[list[int]] = [AREA_IDS.index(row["area"]) for row in _LOCATIONS]
WORLD: Final[list[int]] = [
    WORLDS.index(_AREAS[area]["world"]) if area < FIRST_FACILITY else MOON for area in AREA
]
FRAME: Final[list[int]] = [FRAMES.index(row["frame"]) for row in _LOCATIONS]
UNLIMITED: Final[list[bool]] = [row["unlimited"] for row in _LOCATIONS]
WORLD_MASK: Final[list[int]] = [
    sum(1 << location for location in range(LOCATIONS) if WORLD[location] == world)
    for world in (PLANET, MOON)
]
#: The locations whose lander moves once more, as a bit mask.
BOOST_MASK: Final[int] = sum(1 << place for place in range(LOCATIONS) if FRAME[place] == BOOST_FRAME)
#: The locations that are there from the start, and by facility those that come with it.
BOARD_MASK: Final[int] = sum(1 << place for place in range(LOCATIONS) if AREA[place] < FIRST_FACILITY)
FACILITY_MASK: Final[list[int]] = [
    sum(1 << place for place in range(LOCATIONS) if AREA[place] == FIRST_FACILITY + facility)
    for facility in range(FACILITIES)
]


def _blocked_by(location: int, whole_area: bool) -> int:
    """What a lander makes unavailable: its location, or all of the area; nothing where it is unlimited."""
    if UNLIMITED[location]:
        return 0
    return sum(
        1 << other
        for other in range(LOCATIONS)
        if not UNLIMITED[other] and (other == location or (whole_area and AREA[other] == AREA[location]))
    )


#: By location: what its lander makes unavailable, with three or four players and with two.
BLOCKS: Final[list[int]] = [_blocked_by(location, False) for location in range(LOCATIONS)]
BLOCKS_AREA: Final[list[int]] = [_blocked_by(location, True) for location in range(LOCATIONS)]

# --- cards ------------------------------------------------------------------------------------------

_CARD_TABLES: Final = ["actions", "boosts", "species"]
_CARDS: Final[list[dict[str, Any]]] = [row for table in _CARD_TABLES for row in CONTENT.tables[table]]
CARD_IDS: Final[list[str]] = [row["id"] for row in _CARDS]
CARDS: Final[int] = len(CARD_IDS)
DECK: Final[list[int]] = [deck for deck, table in enumerate(_CARD_TABLES) for _ in CONTENT.tables[table]]
ACTION_CARDS: Final[int] = len(CONTENT.tables["actions"])
FIRST_BOOST: Final[int] = ACTION_CARDS
BOOST_CARDS: Final[int] = len(CONTENT.tables["boosts"])
FIRST_SPECIES: Final[int] = FIRST_BOOST + BOOST_CARDS
SPECIES_CARDS: Final[int] = len(CONTENT.tables["species"])
COPIES: Final[list[int]] = [row["copies"] for row in _CARDS]
STARTING: Final[list[bool]] = [bool(row.get("starting")) for row in _CARDS]
#: By card and type: how many tags of the type it bears.
CARD_TAGS: Final[list[list[int]]] = [[row["tags"].count(tag) for tag in TAGS] for row in _CARDS]
DECK_RES: Final[list[int]] = [
    RESOURCES.index(next(row["res"] for row in CONTENT.tables["decks"] if row["id"] == deck))
    for deck in DECKS
]


def copies(cards: list[int]) -> tuple[int, ...]:
    """Every copy of some cards."""
    return tuple(sorted(card for card in cards for _ in range(COPIES[card])))


#: By deck: its cards at the start, and the starting cards.
FULL_DECK: Final[list[tuple[int, ...]]] = [
    copies([card for card in range(CARDS) if DECK[card] == deck and not STARTING[card]]) for deck in range(3)
]
STARTING_CARDS: Final[list[tuple[int, ...]]] = [
    copies([card for card in range(CARDS) if DECK[card] == deck and STARTING[card]]) for deck in range(3)
]

# --- upgrades ---------------------------------------------------------------------------------------

UPGRADE_IDS: Final[list[str]] = CONTENT.column("upgrades", "id")
UPGRADES: Final[int] = len(UPGRADE_IDS)
UPGRADE_KIND: Final[list[int]] = [UPGRADE_KINDS.index(row["kind"]) for row in CONTENT.tables["upgrades"]]
UPGRADE_COST: Final[list[int]] = CONTENT.column("upgrades", "cost")
KIND_MASK: Final[list[int]] = [
    sum(1 << number for number in range(UPGRADES) if UPGRADE_KIND[number] == kind)
    for kind in range(len(UPGRADE_KINDS))
]

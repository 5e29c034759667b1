"""Numbers of stations, territories, fields and cards, and what the content tables say of them."""

from typing import Final

from orrery.core.content import Content, load_content

CONTENT: Final[Content] = load_content(
    "orrery.games.alien_frontiers", ["stations", "territories", "cards", "limits", "setup", "components"]
)

STATIONS: Final[list[str]] = CONTENT.column("stations", "id")
TERRITORIES: Final[list[str]] = CONTENT.column("territories", "id")
CARDS: Final[list[str]] = CONTENT.column("cards", "id")
FIELDS: Final[list[str]] = ["isolation", "positron", "repulsor"]

# Stations, in the order of the table. The Maintenance Bay follows as a place without docks.
AT_ARTIFACT: Final = 0
AT_HUB: Final = 1
AT_CONSTRUCTOR: Final = 2
AT_MINE: Final = 3
AT_MARKET: Final = 4
AT_RAIDERS: Final = 5
AT_SHIPYARD: Final = 6
AT_SOLAR: Final = 7
AT_TERRAFORM: Final = 8
STATION_COUNT: Final = 9
IN_BAY: Final = 9
IN_HAND: Final = 10
AT_BURROUGHS: Final = 11

ISOLATION_FIELD: Final = 0
POSITRON_FIELD: Final = 1
REPULSOR_FIELD: Final = 2

ASIMOV: Final = 0
BRADBURY: Final = 1
BURROUGHS: Final = 2
HEINLEIN: Final = 3
HERBERT: Final = 4
LEM: Final = 5
POHL: Final = 6
VANVOGT: Final = 7
TERRITORY_COUNT: Final = 8

CITY: Final = 0
MONUMENT: Final = 1
BOOSTER: Final = 2
CRYSTAL: Final = 3
GRAVITY_MANIPULATOR: Final = 4
DECOY: Final = 5
TELEPORTER: Final = 6
PLASMA: Final = 7
POLARITY: Final = 8
CACHE: Final = 9
STASIS_BEAM: Final = 10
WARPER: Final = 11
CARD_TYPES: Final = 12

MAX_SEATS: Final = 4
#: How many there are of each component.
COMPONENT_COUNT: Final[dict[str, int]] = {row["id"]: row["count"] for row in CONTENT.tables["components"]}
SHIPS_EACH: Final[int] = COMPONENT_COUNT["ships"] // MAX_SEATS

#: What a station asks for: a launch from the Hub, a landing, the first ship beyond the starting fleet.
STATION_FUEL: Final[list[int]] = CONTENT.column("stations", "fuel")
STATION_ORE: Final[list[int]] = CONTENT.column("stations", "ore")
#: What a territory's bonus takes off a price, adds to a yield, or (Burroughs, Heinlein) asks for.
BONUS_FUEL: Final[list[int]] = CONTENT.column("territories", "fuel")
BONUS_ORE: Final[list[int]] = CONTENT.column("territories", "ore")
#: What the power of a card costs: Data Crystal for each colony, Plasma Cannon for each ship.
CARD_FUEL: Final[list[int]] = CONTENT.column("cards", "fuel")

_LIMITS: Final[dict[str, int]] = {row["id"]: row["number"] for row in CONTENT.tables["limits"]}
#: Circles of a Hub track (PL 9.3).
HUB_CIRCLES: Final[int] = _LIMITS["hub"]
#: The total of ships that claims a card (PL 9.2).
CLAIM_TOTAL: Final[int] = _LIMITS["claim"]
#: Fuel and ore that may be kept at the end of a turn (PL 7.3).
RESOURCE_LIMIT: Final[int] = _LIMITS["resources"]
#: Fuel and ore that a raid takes (PL 9.8).
RAID_LIMIT: Final[int] = _LIMITS["raid"]
#: Cards on display (PL 6.1).
DISPLAY_SIZE: Final[int] = _LIMITS["display"]
#: Own-colour ships a player starts with, and the fewest that may be left (PL 6.1, 9.11, 12.7).
FLEET: Final[int] = _LIMITS["fleet"]
#: The limits that clients show, by name.
LIMITS: Final[dict[str, int]] = {**_LIMITS, "ships": SHIPS_EACH}

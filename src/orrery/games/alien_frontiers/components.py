"""Numbers of stations, territories, fields and cards, and the content they are checked against."""

from typing import Final

from orrery.core.content import Content, load_content

CONTENT: Final[Content] = load_content(
    "orrery.games.alien_frontiers", ["stations", "territories", "cards", "setup", "components"]
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
SHIPS_EACH: Final = 6
TOKEN_COUNT: Final[dict[str, int]] = {row["id"]: row["count"] for row in CONTENT.tables["components"]}

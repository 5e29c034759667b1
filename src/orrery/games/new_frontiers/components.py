"""Numbers of kinds, action tiles and goals, the limits of the rules, and the content they belong to."""

from typing import Final

from orrery.core.content import Content, load_content

TABLES: Final = ("technologies", "worlds", "homes", "goals", "action_tiles", "setup", "components")

CONTENT: Final[Content] = load_content("orrery.games.new_frontiers", TABLES)

# Kinds of goods and colonies; 0 is gray, or no good.
GRAY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final[list[str]] = ["gray", "novelty", "rare", "genes", "alien"]
LETTERS: Final = "-NRGA"

KEYWORDS: Final[list[str]] = ["Alien", "Imperium", "Rebel", "Terraforming", "Uplift"]

# Action tiles. Overview is the other side of Isolation: seven of the eight are in a game.
ISOLATION: Final = 0
OVERVIEW: Final = 1
DEVELOP: Final = 2
EXPLORE: Final = 3
SETTLE: Final = 4
PRODUCE: Final = 5
TRADE: Final = 6
DIPLOMATS: Final = 7
ACTION_TILES: Final[list[str]] = CONTENT.column("action_tiles", "id")

# Goals.
CIVIL_SERVICE: Final = 0
KEYWORDS_GOAL: Final = 1
SKILLED_WORKFORCE: Final = 2
DIVERSIFICATION: Final = 3
STOCKPILE: Final = 4
EXPLORATION: Final = 5
SALES_TAX: Final = 6
DRAFT: Final = 7
GOALS: Final[list[str]] = CONTENT.column("goals", "id")
#: Bit mask of the goals that may be revealed early, because they let players store something.
STORAGE_GOALS: Final = 1 << STOCKPILE | 1 << EXPLORATION | 1 << SALES_TAX

MAX_SEATS: Final = 5
NOWHERE: Final = -1

#: Worlds drawn in Explore (L348).
DISPLAY_SIZE: Final = 7
#: Explored worlds and colonies a player may have after Explore or Settle (L371-375).
EMPIRE_LIMIT: Final = 9
#: Technology spaces, colonies and pooled colonists at which the game goes on (2.14).
SPACES: Final = 10
COLONY_LIMIT: Final = 7
POOL_LIMIT: Final = 5
#: Colonists taken instead of settling (L386).
COLONISTS_TAKEN: Final = 2
#: Goals looked at in Overview (L873).
GOALS_DRAWN: Final = 3

COMPONENTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in CONTENT.tables["components"]}
#: Goods of each kind in the box, and what one sells for; index 0 is unused.
GOODS: Final[list[int]] = [0] + [COMPONENTS[f"goods-{name}"] for name in KINDS[1:]]
PRICE: Final[list[int]] = [0] + [COMPONENTS[f"price-{name}"] for name in KINDS[1:]]

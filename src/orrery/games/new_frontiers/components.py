"""Numbers of kinds, action tiles and goals, the limits of the rules, and the content they belong to."""

from typing import Final

from orrery.core.content import Content, load_content

TABLES: Final = (
    *("technologies", "worlds", "homes", "goals", "action_tiles"),
    *("kinds", "limits", "setup", "components"),
)

CONTENT: Final[Content] = load_content("orrery.games.new_frontiers", TABLES)

# Kinds of goods and colonies; 0 is gray, or no good.
GRAY: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final[list[str]] = ["gray", *CONTENT.column("kinds", "id")]
LETTERS: Final[str] = "-" + "".join(CONTENT.column("kinds", "letter"))
#: Goods of each kind in the box, and what one sells for; index 0 is unused.
GOODS: Final[list[int]] = [0, *CONTENT.column("kinds", "goods")]
PRICE: Final[list[int]] = [0, *CONTENT.column("kinds", "price")]

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
#: What the chooser of each gains at once, and what the chooser of Develop pays less.
BONUS_CREDITS: Final[list[int]] = CONTENT.column("action_tiles", "credits")
BONUS_COLONISTS: Final[list[int]] = CONTENT.column("action_tiles", "colonists")
BONUS_VP: Final[list[int]] = CONTENT.column("action_tiles", "vp")
CHOOSER_DISCOUNT: Final[int] = CONTENT.column("action_tiles", "discount")[DEVELOP]

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

#: Players at a table.
MIN_SEATS: Final[int] = min(CONTENT.column("setup", "players"))
MAX_SEATS: Final[int] = max(CONTENT.column("setup", "players"))
NOWHERE: Final = -1

#: The limits of the rules by name.
LIMITS: Final[dict[str, int]] = {row["id"]: row["number"] for row in CONTENT.tables["limits"]}
#: Worlds drawn in Explore (L348).
DISPLAY_SIZE: Final[int] = LIMITS["display"]
#: Explored worlds and colonies a player may have after Explore or Settle (L371-375).
EMPIRE_LIMIT: Final[int] = LIMITS["empire"]
#: Technology spaces, colonies and pooled colonists at which the game goes on (2.14).
SPACES: Final[int] = LIMITS["spaces"]
COLONY_LIMIT: Final[int] = LIMITS["colonies"]
POOL_LIMIT: Final[int] = LIMITS["colonists"]
#: Colonists taken instead of settling (L386).
COLONISTS_TAKEN: Final[int] = LIMITS["colonists_taken"]
#: Goals looked at in Overview (L873).
GOALS_DRAWN: Final[int] = LIMITS["goals_drawn"]
#: $ put on Produce after a round without it (L196-197).
IDLE_CREDITS: Final[int] = LIMITS["idle_credits"]
#: Goods of a kind that a storage board can count: it has eight bits for each.
MOST_STORED: Final = 255

COMPONENTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in CONTENT.tables["components"]}

"""The action table of Alien Frontiers: block numbers, notation, and the tables built from them.

Ships in hand or dock are named by their token (see ``ships``), in notation ``1`` .. ``6`` and ``r``.
Sets that include the Relic Ship are written ``+r``: ``market 3-3+r`` is an own 3 and the Relic's 3.
"""

from typing import Final

from orrery.core.actions import ActionTable
from orrery.games.alien_frontiers.components import (
    CARD_TYPES,
    CARDS,
    FIELDS,
    MAX_SEATS,
    STATIONS,
    TERRITORIES,
)
from orrery.games.alien_frontiers.dice import VALUES
from orrery.games.alien_frontiers.ships import RELIC, owner_of, token_of

ARTIFACT: Final = 0
HUB: Final = 7
CONSTRUCTOR: Final = 14
MINE: Final = 26
MARKET: Final = 33
RAIDERS: Final = 45
SHIPYARD: Final = 53
SOLAR: Final = 65
TERRAFORM: Final = 72
BAY: Final = 74
TRADE: Final = 81
LAUNCH: Final = 82
BUY_RELIC: Final = 83
CYCLE: Final = 84
CLAIM: Final = 85
BOOST: Final = 97
STASIS: Final = 104
FLIP: Final = 111
GRAVITY: Final = 118
BORROW: Final = 167
CANNON: Final = 175
TELEPORT: Final = 184
WARP: Final = 247
DAMPEN: Final = 248
ISOLATE: Final = 251
POSITRON: Final = 259
REPULSE: Final = 267
FETCH: Final = 275
BLAST: Final = 287
MOVE: Final = 288
SWAP: Final = 289
END: Final = 290
DONE: Final = 291
TERRITORY: Final = 292
COLONY: Final = 300
SHIP: Final = 332
BAY_SHIP: Final = 584
TAKE: Final = 592
STEAL: Final = 600
PICK: Final = 648
KEEP: Final = 655  # nine mixes: the moves are named after the eight that may be kept
DRAW: Final = 664
FIRST: Final = 676
RELIC_ROLL: Final = 680
ROLL: Final = 686
ACTIONS: Final = 1610

#: A straight of three starts with one of so many values.
STRAIGHT_STARTS: Final = 4
#: What the moves ``keep`` add up to.
KEPT: Final = 8
_TOKENS: Final = ["1", "2", "3", "4", "5", "6", "r"]
_SEATS: Final = ["p1", "p2", "p3", "p4"]


def _sets(size: int) -> list[str]:
    plain = ["-".join([str(v)] * size) for v in range(1, 7)]
    return plain + [f"{text}+r" for text in plain]


def _straights() -> list[str]:
    plain = [f"{low}-{low + 1}-{low + 2}" for low in range(1, STRAIGHT_STARTS + 1)]
    return plain + [f"{text}+r" for text in plain]


def _build() -> ActionTable:
    table = ActionTable()
    table.block(ARTIFACT, "artifact", _TOKENS)
    table.block(HUB, "hub", _TOKENS)
    table.block(CONSTRUCTOR, "constructor", _sets(3))
    table.block(MINE, "mine", _TOKENS)
    table.block(MARKET, "market", _sets(2))
    table.block(RAIDERS, "raiders", _straights())
    table.block(SHIPYARD, "shipyard", _sets(2))
    table.block(SOLAR, "solar", _TOKENS)
    table.block(TERRAFORM, "terraform", ["6", "r"])
    table.block(BAY, "bay", _TOKENS)
    table.block(TRADE, "trade")
    table.block(LAUNCH, "launch")
    table.block(BUY_RELIC, "buy-relic")
    table.block(CYCLE, "cycle")
    table.block(CLAIM, "claim", CARDS)
    table.block(BOOST, "boost", _TOKENS)
    table.block(STASIS, "stasis", _TOKENS)
    table.block(FLIP, "flip", _TOKENS)
    table.block(GRAVITY, "gravity", [f"{down} {up}" for down in _TOKENS for up in _TOKENS])
    table.block(BORROW, "borrow", TERRITORIES)
    table.block(CANNON, "cannon", STATIONS)
    table.block(TELEPORT, "teleport", [f"{place} {t}" for place in STATIONS for t in _TOKENS])
    table.block(WARP, "warp")
    table.block(DAMPEN, "dampen", FIELDS)
    table.block(ISOLATE, "isolate", TERRITORIES)
    table.block(POSITRON, "positron", TERRITORIES)
    table.block(REPULSE, "repulse", TERRITORIES)
    table.block(FETCH, "fetch", CARDS)
    table.block(BLAST, "blast")
    table.block(MOVE, "move")
    table.block(SWAP, "swap")
    table.block(END, "end")
    table.block(DONE, "done")
    table.block(TERRITORY, "territory", TERRITORIES)
    table.block(COLONY, "colony", [f"{place} {seat}" for place in TERRITORIES for seat in _SEATS])
    table.block(
        SHIP,
        "ship",
        [f"{place} {seat} {t}" for place in STATIONS for seat in _SEATS for t in _TOKENS],
    )
    table.block(BAY_SHIP, "ship bay", [f"{seat}{t}" for seat in _SEATS for t in ("", " r")])
    table.block(TAKE, "take", [f"{seat} {kind}" for seat in _SEATS for kind in ("fuel", "ore")])
    table.block(STEAL, "steal", [f"{seat} {card}" for seat in _SEATS for card in CARDS])
    table.block(PICK, "pick", _TOKENS)
    table.block(KEEP, "keep", [f"{fuel}f{KEPT - fuel}o" for fuel in range(KEPT + 1)])
    table.block(DRAW, "draw", CARDS)
    table.block(FIRST, "first", _SEATS)
    table.block(RELIC_ROLL, "relic", ["1", "2", "3", "4", "5", "6"])
    table.block(ROLL, "roll", ["-".join(map(str, values)) for values in VALUES])
    if len(table) != ACTIONS:
        raise ValueError(f"the table has {len(table)} actions, not {ACTIONS}")
    return table


TABLE: Final = _build()


def _by_mask(first: int, bits: int) -> list[list[int]]:
    return [[first + b for b in range(bits) if mask >> b & 1] for mask in range(1 << bits)]


#: For a mask of tokens (bit token-1): the actions of that block for just those tokens.
ARTIFACT_BY: Final[list[list[int]]] = _by_mask(ARTIFACT, 7)
HUB_BY: Final[list[list[int]]] = _by_mask(HUB, 7)
MINE_BY: Final[list[list[int]]] = _by_mask(MINE, 7)
SOLAR_BY: Final[list[list[int]]] = _by_mask(SOLAR, 7)
BAY_BY: Final[list[list[int]]] = _by_mask(BAY, 7)
BOOST_BY: Final[list[list[int]]] = _by_mask(BOOST, 7)
STASIS_BY: Final[list[list[int]]] = _by_mask(STASIS, 7)
FLIP_BY: Final[list[list[int]]] = _by_mask(FLIP, 7)
PICK_BY: Final[list[list[int]]] = _by_mask(PICK, 7)
#: For a mask of values (bit v-1): the sets of own-colour ships of just those values.
CONSTRUCTOR_BY: Final[list[list[int]]] = _by_mask(CONSTRUCTOR, 6)
MARKET_BY: Final[list[list[int]]] = _by_mask(MARKET, 6)
SHIPYARD_BY: Final[list[list[int]]] = _by_mask(SHIPYARD, 6)
#: For a mask of lowest ships (bit low-1): the straights.
RAIDERS_BY: Final[list[list[int]]] = _by_mask(RAIDERS, STRAIGHT_STARTS)

#: The first docking action of each station, in station order.
FIRST_DOCKING: Final[list[int]] = [
    ARTIFACT,
    HUB,
    CONSTRUCTOR,
    MINE,
    MARKET,
    RAIDERS,
    SHIPYARD,
    SOLAR,
    TERRAFORM,
]


def station_of(action: int) -> int:
    """The station a docking action docks at."""
    station = len(FIRST_DOCKING) - 1
    while action < FIRST_DOCKING[station]:
        station -= 1
    return station


# --- what an action speaks of ---------------------------------------------------------------------------


def token_named(first: int, action: int) -> int:
    """The token that an action of a block of tokens, which starts at ``first``, names."""
    return action - first + 1


def gravity_ships(action: int) -> tuple[int, int]:
    """The tokens that ``gravity`` turns down and up."""
    offset = action - GRAVITY
    return offset // RELIC + 1, offset % RELIC + 1


def gravity_action(down: int, up: int) -> int:
    """``gravity`` on these two tokens."""
    return GRAVITY + (down - 1) * RELIC + up - 1


def teleported_ship(action: int) -> tuple[int, int]:
    """The station that ``teleport`` lifts a ship from, and its token."""
    offset = action - TELEPORT
    return offset // RELIC, offset % RELIC + 1


def teleport_action(station: int, token: int) -> int:
    """``teleport`` of that ship."""
    return TELEPORT + station * RELIC + token - 1


def colony_named(action: int) -> tuple[int, int]:
    """The territory and the owner of a colony."""
    offset = action - COLONY
    return offset // MAX_SEATS, offset % MAX_SEATS


def colony_action(territory: int, seat: int) -> int:
    """The colony of ``seat`` on ``territory``."""
    return COLONY + territory * MAX_SEATS + seat


def ship_named(action: int) -> tuple[int, int, int]:
    """The station, the owner and the token of a docked ship."""
    offset = action - SHIP
    return offset // (MAX_SEATS * RELIC), offset // RELIC % MAX_SEATS, offset % RELIC + 1


def ship_action(station: int, ship: int) -> int:
    """The docked ``ship`` at ``station``."""
    return SHIP + (station * MAX_SEATS + owner_of(ship)) * RELIC + token_of(ship) - 1


def bay_ship_named(action: int) -> tuple[int, bool]:
    """The owner of a ship in the Maintenance Bay, and whether it is the Relic Ship."""
    offset = action - BAY_SHIP
    return offset // 2, offset % 2 == 1


def bay_ship_action(seat: int, relic: bool) -> int:
    """A ship of ``seat`` in the Maintenance Bay."""
    return BAY_SHIP + seat * 2 + int(relic)


def resource_named(action: int) -> tuple[int, bool]:
    """Whom ``take`` robs, and whether of ore."""
    offset = action - TAKE
    return offset // 2, offset % 2 == 1


def take_action(seat: int, ore: bool) -> int:
    """``take`` one fuel or ore of ``seat``."""
    return TAKE + seat * 2 + int(ore)


def stolen_card(action: int) -> tuple[int, int]:
    """Whom ``steal`` robs, and of which card."""
    offset = action - STEAL
    return offset // CARD_TYPES, offset % CARD_TYPES


def steal_action(seat: int, card: int) -> int:
    """``steal`` that card of ``seat``."""
    return STEAL + seat * CARD_TYPES + card

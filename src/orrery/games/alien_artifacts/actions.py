"""The action table of Alien Artifacts: block numbers and notation."""

from typing import Final

from orrery.core.actions import ActionTable
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    ARTIFACTS,
    CARDS,
    CLASSES,
    COLOURS,
    FACTION_IDS,
    FACTIONS,
    FIRST_SHIP,
    FIRST_TECH,
    IDS,
    MAX_SEATS,
    PLAN_IDS,
    PLANETS,
    PLANS,
    RESOURCE_IDS,
    RESOURCES,
    SHIPS,
    SHOWN,
    SIDES,
    SYSTEM_IDS,
    SYSTEMS,
    TECHS,
    TYPES,
)

MOST_EXTRA: Final = 16
MOST_UNBLOCKED: Final = 12

# --- the turn ---------------------------------------------------------------------------------------
PASS: Final[int] = 0
END: Final[int] = 1
DONE: Final[int] = 2
YES: Final[int] = 3
NO: Final[int] = 4
BUY: Final[int] = 5
EXTRA: Final[int] = BUY + 3
BUILD: Final[int] = EXTRA + MOST_EXTRA
PREPARE: Final[int] = BUILD + CARDS
TRADE: Final[int] = PREPARE + 3
UNBLOCK: Final[int] = TRADE + 4
OFFENSIVE: Final[int] = UNBLOCK + 3 * MOST_UNBLOCKED
INCOME: Final[int] = OFFENSIVE + 1
MINE: Final[int] = INCOME + 1
FACTION: Final[int] = MINE + 1
ACT: Final[int] = FACTION + 1
ADD: Final[int] = ACT + TECHS
ARTIFACT: Final[int] = ADD + TECHS
FEE: Final[int] = ARTIFACT + ARTIFACTS
# --- choices within -----------------------------------------------------------------------------------
KEEP: Final[int] = FEE + CARDS
CARD: Final[int] = KEEP + CARDS
SIDE: Final[int] = CARD + CARDS
SHIP: Final[int] = SIDE + 2
AT_SYSTEM: Final[int] = SHIP + SHIPS
AT_PLAYER: Final[int] = AT_SYSTEM + 1
DEFEND: Final[int] = AT_PLAYER + MAX_SEATS
SHOW: Final[int] = DEFEND + PLANS
TYPE: Final[int] = SHOW + 2
CLASS_CHOICE: Final[int] = TYPE + 4
PICK_FACTION: Final[int] = CLASS_CHOICE + 3
DISCARD: Final[int] = PICK_FACTION + FACTIONS
PAY: Final[int] = DISCARD + RESOURCES
PAY_PLANET: Final[int] = PAY + SHOWN
# --- chance -------------------------------------------------------------------------------------------
DRAW: Final[int] = PAY_PLANET + PLANETS * SHOWN
TOP: Final[int] = DRAW + RESOURCES
NEXT_SYSTEM: Final[int] = TOP + CARDS
GAIN_ARTIFACT: Final[int] = NEXT_SYSTEM + SYSTEMS
GAIN_PLAN: Final[int] = GAIN_ARTIFACT + ARTIFACTS
DEAL_FACTION: Final[int] = GAIN_PLAN + PLANS
FIRST: Final[int] = DEAL_FACTION + FACTIONS
ACTIONS: Final[int] = FIRST + MAX_SEATS

_SHOWN: Final[list[str]] = [f"{resource} {section}" for resource in RESOURCE_IDS for section in "ab"]
_SEATS: Final[list[str]] = [f"p{seat + 1}" for seat in range(MAX_SEATS)]


def _build() -> ActionTable:
    table = ActionTable()
    table.block(PASS, "pass")
    table.block(END, "end")
    table.block(DONE, "done")
    table.block(YES, "yes")
    table.block(NO, "no")
    table.block(BUY, "buy", CLASSES)
    table.block(EXTRA, "extra", [str(number) for number in range(MOST_EXTRA)])
    table.block(BUILD, "build", IDS)
    table.block(PREPARE, "prepare", CLASSES)
    table.block(TRADE, "trade", COLOURS)
    counts = [f"{cls} {count + 1}" for cls in CLASSES for count in range(MOST_UNBLOCKED)]
    table.block(UNBLOCK, "unblock", counts)
    table.block(OFFENSIVE, "offensive")
    table.block(INCOME, "income")
    table.block(MINE, "mine")
    table.block(FACTION, "faction")
    table.block(ACT, "act", IDS[FIRST_TECH:FIRST_SHIP])
    table.block(ADD, "use", IDS[FIRST_TECH:FIRST_SHIP])
    table.block(ARTIFACT, "artifact", ARTIFACT_IDS)
    table.block(FEE, "fee", IDS)
    table.block(KEEP, "keep", IDS)
    table.block(CARD, "card", IDS)
    table.block(SIDE, "side", SIDES)
    table.block(SHIP, "ship", IDS[FIRST_SHIP:])
    table.block(AT_SYSTEM, "attack system")
    table.block(AT_PLAYER, "attack", _SEATS)
    table.block(DEFEND, "defend", PLAN_IDS)
    table.block(SHOW, "show", ["a", "b"])
    table.block(TYPE, "type", TYPES)
    table.block(CLASS_CHOICE, "class", CLASSES)
    table.block(PICK_FACTION, "pick", FACTION_IDS)
    table.block(DISCARD, "discard", RESOURCE_IDS)
    table.block(PAY, "pay", _SHOWN)
    table.block(PAY_PLANET, "pay from", [f"{planet} {shown}" for planet in IDS[:PLANETS] for shown in _SHOWN])
    table.block(DRAW, "draw", RESOURCE_IDS)
    table.block(TOP, "top", IDS)
    table.block(NEXT_SYSTEM, "system", SYSTEM_IDS)
    table.block(GAIN_ARTIFACT, "gain", ARTIFACT_IDS)
    table.block(GAIN_PLAN, "plan", PLAN_IDS)
    table.block(DEAL_FACTION, "deal", FACTION_IDS)
    table.block(FIRST, "first", _SEATS)
    if len(table) != ACTIONS:
        raise ValueError(f"the table has {len(table)} actions, not {ACTIONS}")
    return table


TABLE: Final = _build()

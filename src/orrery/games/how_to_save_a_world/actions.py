"""The action table of How to Save a World: block numbers and notation."""

from typing import Final

from orrery.core.actions import ActionTable
from orrery.games.how_to_save_a_world.components import (
    ACTION_CARDS,
    BOOST_CARDS,
    CARD_IDS,
    CARDS,
    FACILITIES,
    FACILITY_IDS,
    FIRST_BOOST,
    FIRST_SPECIES,
    LASER_DRAW,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    RESOURCE_MOST,
    SHIELD_DRAW,
    SPECIES_CARDS,
    THREAT,
    TRACK,
    UPGRADE_IDS,
    UPGRADES,
)
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS, RESOURCES, TAGS, WORLDS

#: The most tags that are spent at once, options of a choice, and cubes that are drawn at once.
MOST_TAGS: Final = 20
MOST_OPTIONS: Final = 6
MOST_DRAWN: Final[int] = max([LASER_DRAW, SHIELD_DRAW, *THREAT])

#: Every draw of cubes, by kind.
DRAWS: Final[list[tuple[int, int, int, int]]] = [
    (laser, shield, evacuation, asteroid)
    for laser in range(MOST_DRAWN + 1)
    for shield in range(MOST_DRAWN + 1 - laser)
    for evacuation in range(MOST_DRAWN + 1 - laser - shield)
    for asteroid in range(MOST_DRAWN + 1 - laser - shield - evacuation)
]
DRAW_NUMBER: Final[dict[tuple[int, int, int, int], int]] = {drawn: n for n, drawn in enumerate(DRAWS)}

# --- the turn ---------------------------------------------------------------------------------------
PASS: Final[int] = 0
DONE: Final[int] = 1
LATER: Final[int] = 2
NEVER: Final[int] = 3
YES: Final[int] = 4
SHUTTLE: Final[int] = 5
PLAY: Final[int] = SHUTTLE + 2
PLACE: Final[int] = PLAY + ACTION_CARDS
# --- choices within ---------------------------------------------------------------------------------
BOOST_CARD: Final[int] = PLACE + LOCATIONS
KEEP: Final[int] = BOOST_CARD + BOOST_CARDS
GENIUS_PAID: Final[int] = KEEP + SPECIES_CARDS
PAY: Final[int] = GENIUS_PAID + RESOURCE_MOST + 1
TAGS_SPENT: Final[int] = PAY + 5
TOKEN: Final[int] = TAGS_SPENT + MOST_TAGS + 1
TAG_CARD: Final[int] = TOKEN + 3
WILD_CARD: Final[int] = TAG_CARD + CARDS
GAIN: Final[int] = WILD_CARD + CARDS
RAISE: Final[int] = GAIN + 5
TAKE_TAG: Final[int] = RAISE + 5
WORK: Final[int] = TAKE_TAG + 3
UPGRADE: Final[int] = WORK + 3 * TRACK
BUY: Final[int] = UPGRADE + UPGRADES
REMOVE: Final[int] = BUY + CARDS
REMOVE_PLAYED: Final[int] = REMOVE + CARDS
OPTION: Final[int] = REMOVE_PLAYED + CARDS
REACTIVATE: Final[int] = OPTION + MOST_OPTIONS
REFILL: Final[int] = REACTIVATE + 3
PLUS: Final[int] = REFILL + 5
# --- chance -----------------------------------------------------------------------------------------
DEAL: Final[int] = PLUS + 4
REVEAL: Final[int] = DEAL + CARDS
FACILITY: Final[int] = REVEAL + CARDS
DRAW: Final[int] = FACILITY + FACILITIES
FIRST: Final[int] = DRAW + len(DRAWS)
ACTIONS: Final[int] = FIRST + MAX_SEATS

#: Every action: a run of them is a slice, which costs less than a range does.
EVERY: Final[list[int]] = list(range(ACTIONS))


class Block:
    """Consecutive actions that stand for the bits of a mask, looked up a third of them at a time."""

    __slots__ = ("_bits", "_low", "_thirds")

    def __init__(self, first: int, count: int) -> None:
        bits = -(-count // 3)
        self._bits: int = bits
        self._low: int = (1 << bits) - 1
        self._thirds: list[list[list[int]]] = [
            [[low + bit for bit in range(bits) if mask >> bit & 1] for mask in range(1 << bits)]
            for low in (first, first + bits, first + 2 * bits)
        ]

    def add(self, mask: int, out: list[int]) -> None:
        """Append the actions of the bits of a mask, in order."""
        for actions in self._thirds:
            out += actions[mask & self._low]
            mask >>= self._bits
            if not mask:
                return


PLACES: Final = Block(PLACE, LOCATIONS)
UPGRADINGS: Final = Block(UPGRADE, UPGRADES)
NEW_FACILITIES: Final = Block(FACILITY, FACILITIES)


def _build() -> ActionTable:
    table = ActionTable()
    for number, word in ((PASS, "pass"), (DONE, "done"), (LATER, "later"), (NEVER, "never"), (YES, "yes")):
        table.block(number, word)
    table.block(SHUTTLE, "shuttle", WORLDS)
    table.block(PLAY, "play", CARD_IDS[:FIRST_BOOST])
    table.block(PLACE, "place", LOCATION_IDS)
    table.block(BOOST_CARD, "boost", CARD_IDS[FIRST_BOOST:FIRST_SPECIES])
    table.block(KEEP, "keep", CARD_IDS[FIRST_SPECIES:])
    table.block(GENIUS_PAID, "genius", [str(number) for number in range(RESOURCE_MOST + 1)])
    table.block(PAY, "pay", RESOURCES)
    table.block(TAGS_SPENT, "tags", [str(number) for number in range(MOST_TAGS + 1)])
    table.block(TOKEN, "token", TAGS)
    table.block(TAG_CARD, "card", CARD_IDS)
    table.block(WILD_CARD, "wild", CARD_IDS)
    table.block(GAIN, "gain", RESOURCES)
    table.block(RAISE, "raise", RESOURCES)
    table.block(TAKE_TAG, "tag", TAGS)
    steps = [f"{project} {count + 1}" for project in PROJECTS for count in range(TRACK)]
    table.block(WORK, "work", steps)
    table.block(UPGRADE, "upgrade", UPGRADE_IDS)
    table.block(BUY, "buy", CARD_IDS)
    table.block(REMOVE, "remove", CARD_IDS)
    table.block(REMOVE_PLAYED, "remove played", CARD_IDS)
    table.block(OPTION, "option", [str(number + 1) for number in range(MOST_OPTIONS)])
    table.block(REACTIVATE, "reactivate", TAGS)
    table.block(REFILL, "refill", RESOURCES)
    table.block(PLUS, "plus", RESOURCES[:4])
    table.block(DEAL, "deal", CARD_IDS)
    table.block(REVEAL, "reveal", CARD_IDS)
    table.block(FACILITY, "facility", FACILITY_IDS)
    table.block(DRAW, "draw", [" ".join(str(count) for count in drawn) for drawn in DRAWS])
    table.block(FIRST, "first", [f"p{seat + 1}" for seat in range(MAX_SEATS)])
    if len(table) != ACTIONS:
        raise ValueError(f"the table has {len(table)} actions, not {ACTIONS}")
    return table


TABLE: Final = _build()

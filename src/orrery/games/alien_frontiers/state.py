"""What is on the table in Alien Frontiers.

Docked ships are ints (see ``ships``); the Relic Ship shows ``relic_value``. Each station's list is kept
sorted. Own-colour ships that are in no stock, dock or hand lie in the Maintenance Bay: that is derived,
never stored.
"""

from typing import Final

from orrery.core.game import State
from orrery.core.options import Options
from orrery.core.tuples import without_one
from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    CARD_TYPES,
    CONTENT,
    FLEET,
    MAX_SEATS,
    SHIPS_EACH,
    STATION_COUNT,
    STATIONS,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.dice import SIZE
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of

# Frames of the decision stack: (kind, ...). An empty stack is the main phase of the player whose
# turn it is. Kinds from DEAL on are decided by chance; the others have a row in ``decisions``.
MAIN: Final = 0
LAND: Final = 1  # (LAND, from_hub)
RAID: Final = 2  # (RAID, taken so far, lowest TAKE offset still offered)
CANNON_SHOT: Final = 3  # (CANNON_SHOT, station, shots, lowest ship still offered)
TELEPORT_TO: Final = 4  # (TELEPORT_TO, source station, token)
WARP_PICK: Final = 5  # (WARP_PICK, hand picked so far, relic picked, lowest token still offered)
BLAST_TARGET: Final = 6
MOVE_FROM: Final = 7
MOVE_TO: Final = 8  # (MOVE_TO, territory, seat)
SWAP_FIRST: Final = 9
SWAP_SECOND: Final = 10  # (SWAP_SECOND, territory, seat)
KEEP_EIGHT: Final = 11
DEAL: Final = 20  # (DEAL, seat or -1 for the display, number of cards)
TURN_ROLL: Final = 21
RELIC_TURN_ROLL: Final = 22
REROLL: Final = 23  # (REROLL, number of ships)
RELIC_REROLL: Final = 24
FIRST_ROLL: Final = 25  # (FIRST_ROLL, seat, best so far, leaders, contenders)
FIRST_SEAT: Final = 26  # (FIRST_SEAT, seat, or -1 for any)

NOWHERE: Final = -1

#: The frame of the main decision, which has none on the stack.
MAIN_FRAME: Final[tuple[int, ...]] = (MAIN,)

_DOCKS: Final[list[int]] = CONTENT.column("stations", "docks")


class Variant:
    """The options of a match as plain ints, shared by all clones of its state."""

    __slots__ = (
        "asimov_per_pair",
        "auto_discard",
        "colonies",
        "docks",
        "excess_all_turn",
        "finite_tokens",
        "first",
        "free_maintenance",
        "last_colony_cc",
        "options",
        "plasma_ignore_ts",
        "plasma_relic_literal",
        "plasma_single_victim",
        "players",
        "raid_exact",
        "raid_lowest_die",
        "round_limit",
        "whole_groups",
    )

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.players: int = int(options["players"])
        row = CONTENT.tables["setup"][self.players - 2]
        self.colonies: int = row["long_game_colonies" if options["long_game"] else "colonies"]
        blocked: dict[str, int] = row["blocked"]
        self.docks: list[int] = [
            _DOCKS[number] - blocked.get(name, 0) for number, name in enumerate(STATIONS)
        ]
        self.raid_lowest_die: bool = options["raid_compare"] == "lowest_die"
        self.raid_exact: bool = bool(options["raid_exact"])
        self.last_colony_cc: bool = bool(options["last_colony_cc"])
        self.asimov_per_pair: bool = bool(options["asimov_per_pair"])
        self.auto_discard: bool = bool(options["auto_discard"])
        self.plasma_single_victim: bool = bool(options["plasma_single_victim"])
        self.plasma_ignore_ts: bool = bool(options["plasma_ignore_ts"])
        self.plasma_relic_literal: bool = bool(options["plasma_relic_literal"])
        self.first: str = str(options["first"])
        self.free_maintenance: bool = bool(options["free_maintenance"])
        self.whole_groups: bool = bool(options["whole_groups"])
        self.finite_tokens: bool = bool(options["finite_tokens"])
        self.excess_all_turn: bool = bool(options["excess_all_turn"])
        self.round_limit: int = int(options["round_limit"])


class Player:
    """What one player owns."""

    __slots__ = ("cards", "colonies", "fuel", "hub", "ore", "stock")

    fuel: int
    ore: int
    #: Own-colour ships not in play.
    stock: int
    #: Unplaced colonies, the one on the Hub track not counted.
    colonies: int
    #: The circle the colony on the Hub track has reached; 0 for an empty track.
    hub: int
    #: Bit mask of tech cards.
    cards: int

    def __init__(self, fuel: int, ore: int, stock: int, colonies: int, hub: int, cards: int) -> None:
        self.fuel = fuel
        self.ore = ore
        self.stock = stock
        self.colonies = colonies
        self.hub = hub
        self.cards = cards


class AlienFrontiersState(State):
    """A position. ``hand`` and every per-turn field belong to the player whose turn it is."""

    __slots__ = (
        "artifact_hand",
        "artifact_relic",
        "asimov_used",
        "bonus",
        "borrowed",
        "colonies",
        "control",
        "cycles",
        "deck",
        "discard_used",
        "discards",
        "display",
        "docks",
        "excess",
        "first",
        "hand",
        "hub_docked",
        "isolation",
        "mine_used",
        "over",
        "players",
        "positron",
        "relic_at",
        "relic_owner",
        "relic_value",
        "repulsor",
        "round",
        "stack",
        "turn",
        "used",
        "variant",
    )

    #: Recomputed by ``planet.refresh``; never part of a key.
    DERIVED: Final = ("bonus", "control")
    SHARED: Final = ("variant",)

    variant: Variant
    players: list[Player]
    stack: list[tuple[int, ...]]
    turn: int
    first: int
    round: int
    over: bool

    #: Ships per station, see the module text.
    docks: list[tuple[int, ...]]
    #: The unplaced own-colour ships, as a number of ``dice``.
    hand: int
    relic_owner: int
    #: A station, IN_BAY, IN_HAND or AT_BURROUGHS.
    relic_at: int
    relic_value: int

    #: Colonies at ``territory * MAX_SEATS + seat``.
    colonies: list[int]
    #: Who controls each territory, or NOWHERE.
    control: list[int]
    #: The territory of each field generator, or NOWHERE.
    isolation: int
    positron: int
    repulsor: int

    #: Cards left per type; the order of a pile does not exist until it is drawn.
    deck: list[int]
    discards: list[int]
    display: list[int]

    # This turn:
    #: Cards used, as a bit mask.
    used: int
    discard_used: bool
    #: Own ships at the Alien Artifact since the last claim.
    artifact_hand: int
    artifact_relic: bool
    cycles: int
    hub_docked: int
    #: Whether Asimov Crater has helped, with ``asimov_per_pair`` the last two ships.
    asimov_used: bool
    mine_used: bool
    #: The territory borrowed with the Data Crystal, or NOWHERE.
    borrowed: int
    #: Hub advances beyond the last circle.
    excess: int
    #: Bit mask of the territory bonuses the player may use now.
    bonus: int

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def clone(self) -> "AlienFrontiersState":
        c = AlienFrontiersState(self.variant)
        c.players = [Player(p.fuel, p.ore, p.stock, p.colonies, p.hub, p.cards) for p in self.players]
        c.stack = self.stack[:]
        c.turn = self.turn
        c.first = self.first
        c.round = self.round
        c.over = self.over
        c.docks = self.docks[:]
        c.hand = self.hand
        c.relic_owner = self.relic_owner
        c.relic_at = self.relic_at
        c.relic_value = self.relic_value
        c.colonies = self.colonies[:]
        c.control = self.control[:]
        c.isolation = self.isolation
        c.positron = self.positron
        c.repulsor = self.repulsor
        c.deck = self.deck[:]
        c.discards = self.discards[:]
        c.display = self.display[:]
        c.used = self.used
        c.discard_used = self.discard_used
        c.artifact_hand = self.artifact_hand
        c.artifact_relic = self.artifact_relic
        c.cycles = self.cycles
        c.hub_docked = self.hub_docked
        c.asimov_used = self.asimov_used
        c.mine_used = self.mine_used
        c.borrowed = self.borrowed
        c.excess = self.excess
        c.bonus = self.bonus
        return c


def empty_table(variant: Variant) -> AlienFrontiersState:
    """All components where the box leaves them: nothing dealt, nobody's turn begun."""
    s = AlienFrontiersState(variant)
    s.players = [Player(0, 0, SHIPS_EACH - FLEET, variant.colonies, 0, 0) for _ in range(variant.players)]
    s.stack = []
    s.turn = 0
    s.first = 0
    s.round = 0
    s.over = False
    s.docks = [() for _ in range(STATION_COUNT)]
    s.hand = 0
    s.relic_owner = NOWHERE
    s.relic_at = AT_BURROUGHS
    s.relic_value = 0
    s.colonies = [0] * (TERRITORY_COUNT * MAX_SEATS)
    s.control = [NOWHERE] * TERRITORY_COUNT
    s.isolation = NOWHERE
    s.positron = NOWHERE
    s.repulsor = NOWHERE
    s.deck = [int(copies) for copies in CONTENT.column("cards", "copies")]
    s.discards = [0] * CARD_TYPES
    s.display = []
    clear_turn(s)
    s.bonus = 0
    return s


def clear_turn(s: AlienFrontiersState) -> None:
    """Forget everything that belongs to one turn."""
    s.used = 0
    s.discard_used = False
    s.artifact_hand = 0
    s.artifact_relic = False
    s.cycles = 0
    s.hub_docked = 0
    s.asimov_used = False
    s.mine_used = False
    s.borrowed = NOWHERE
    s.excess = 0


def spot(territory: int, seat: int) -> int:
    """Where ``colonies`` counts those of ``seat`` on ``territory``."""
    return territory * MAX_SEATS + seat


def ship_value(s: AlienFrontiersState, ship: int) -> int:
    """The value a docked ship shows."""
    token = ship & 7
    return s.relic_value if token == RELIC else token


def undock(s: AlienFrontiersState, station: int, ship: int) -> None:
    """Take a ship out of its dock."""
    s.docks[station] = without_one(s.docks[station], ship)


def ships_in_play(s: AlienFrontiersState, seat: int) -> int:
    """Own-colour ships not in stock, one on the Terraforming Station included (ruling 23)."""
    return SHIPS_EACH - s.players[seat].stock


def bay_ships(s: AlienFrontiersState, seat: int) -> int:
    """Own-colour ships of ``seat`` in the Maintenance Bay."""
    count = ships_in_play(s, seat)
    for ships in s.docks:
        for ship in ships:
            if owner_of(ship) == seat and not is_relic(ship):
                count -= 1
    if seat == s.turn:
        count -= SIZE[s.hand]
    return count

"""What is on the table in How to Save a World.

Cards are numbers of ``components``; a tuple of cards is sorted, and a card stands in it as often as there are
copies. Decks are what is left, in no order; only the species that were put under their deck at set-up have a
place. What changes seldom is a tuple, which clones share.
"""

from typing import Final, TypeAlias

from orrery.core.options import Options
from orrery.core.stack_game import StackState
from orrery.core.tuples import without_one
from orrery.games.how_to_save_a_world.components import (
    ASTEROID,
    ASTEROID_START,
    BLOCKS,
    BLOCKS_AREA,
    BOARD_MASK,
    CUBE_SUPPLY,
    DISPLAY,
    FACILITY_MASK,
    FULL_DECK,
    LANDERS,
    MAX_SEATS,
    METER_LENGTH,
    NOWHERE,
    SPACE_IDS,
    STACK_MASK,
    START,
    START_BASELINES,
    STARTING_CARDS,
)
from orrery.games.how_to_save_a_world.vocabulary import DECKS

# Frames of the decision stack: (kind, seat, ...). An empty stack is the turn of the player in ``turn``.
# Kinds from DEAL_CARD on are decided by chance; those from PARTS on go on by themselves.
KEEP_SPECIES: Final = 1  # (KEEP_SPECIES, seat)
PAYMENT: Final = 2  # (PAYMENT, seat, resource, cost)
PAY_TAGS: Final = 3  # (PAY_TAGS, seat, resource, cost): how many tags serve as the resource
PAY_ANY: Final = 4  # (PAY_ANY, seat, units left, lowest, begun)
TAG_COUNT: Final = 5  # (TAG_COUNT, seat, effect)
SPEND_TAGS: Final = 6  # (SPEND_TAGS, seat, mask of types, goal, paid, smallest, lowest, wild tags left)
GAIN_ANY: Final = 7  # (GAIN_ANY, seat, mask, units left, lowest, effect, mask gained)
RAISE_ANY: Final = 8  # (RAISE_ANY, seat, mask, levels left, lowest, effect, mask raised)
TAKE_TAGS: Final = 9  # (TAKE_TAGS, seat, mask, tokens left, lowest, effect, mask gained)
WORKING: Final = 10  # (WORKING, seat, mask of projects, least steps, most steps, split, discount)
RESEARCHING: Final = 11  # (RESEARCHING, seat, actions left)
GAIN_UPGRADES: Final = 12  # (GAIN_UPGRADES, seat, mask of kinds, left, effect)
BUYING: Final = 13  # (BUYING, seat, effect, purchases left)
REMOVING: Final = 14  # (REMOVING, seat, effect)
CHOOSING: Final = 15  # (CHOOSING, seat, effect, left, options taken)
BOOSTING: Final = 16  # (BOOSTING, seat)
AFTER_SHUTTLE: Final = 17  # (AFTER_SHUTTLE, seat)
EXCHANGE: Final = 18  # (EXCHANGE, seat, effect, times left)
BOOST_MOVE: Final = 19  # (BOOST_MOVE, seat)
REACTIVATING: Final = 20  # (REACTIVATING, seat, mask, tokens left, lowest, effect, begun)
FERRYING: Final = 21  # (FERRYING, seat, times left, effect)
REFILLING: Final = 22  # (REFILLING, seat, mask, effect)
GAIN_MORE: Final = 23  # (GAIN_MORE, seat, mask, n, whether it may wait)
DEAL_CARD: Final = 40  # (DEAL_CARD, seat, deck): from the starting cards, or from the species deck
REVEAL_CARD: Final = 41  # (REVEAL_CARD, NOWHERE, deck)
REVEAL_FACILITY: Final = 42  # (REVEAL_FACILITY, NOWHERE, stack)
FIRST_PLAYER: Final = 43  # (FIRST_PLAYER, NOWHERE)
DRAW_THREAT: Final = 44  # (DRAW_THREAT, NOWHERE)
DRAW_LASER: Final = 45  # (DRAW_LASER, NOWHERE)
DRAW_SHIELD: Final = 46  # (DRAW_SHIELD, NOWHERE)
PARTS: Final = 60  # (PARTS, seat, list, next part, whether boosts may come between)
REPEATING: Final = 61  # (REPEATING, seat, list, times left)
PAYING: Final = 62  # (PAYING, seat, resource, cost)
PRICE: Final = 63  # (PRICE, seat, effect, next part)
SHUTTLING: Final = 64  # (SHUTTLING, seat, world)
CARD_PLAYED: Final = 65  # (CARD_PLAYED, seat, card)
STEPPING: Final = 66  # (STEPPING, seat, project, steps)
WORK_ENDS: Final = 67  # (WORK_ENDS, seat, project, steps)
WORK_MORE: Final = 68  # (WORK_MORE, seat, mask of projects, steps left, discount)
TAGS_DONE: Final = 69  # (TAGS_DONE, seat)
RESEARCH_MORE: Final = 70  # (RESEARCH_MORE, seat, actions left)
UPGRADED: Final = 71  # (UPGRADED, seat, upgrade)
UPGRADE_MORE: Final = 72  # (UPGRADE_MORE, seat, mask of kinds, left, effect)
BUY_MORE: Final = 73  # (BUY_MORE, seat, effect, purchases left)
BOUGHT: Final = 74  # (BOUGHT, seat, card)
EXCHANGE_MORE: Final = 75  # (EXCHANGE_MORE, seat, effect, times left)
BACK_AT: Final = 77  # (BACK_AT, seat, location): a boost is over, the location's rules hold again
ACT_AFTER: Final = 78  # (ACT_AFTER, seat)
TURN_ENDS: Final = 79  # (TURN_ENDS, seat, whether somebody else follows)
FILLING: Final = 80  # (FILLING, NOWHERE)
NEXT_TURN: Final = 81  # (NEXT_TURN, NOWHERE)
PROGRESS: Final = 82  # (PROGRESS, NOWHERE, step)
MOVING: Final = 83  # (MOVING, NOWHERE, spaces left)
SYMBOL: Final = 84  # (SYMBOL, NOWHERE, symbol)
CUBES_BACK: Final = 85  # (CUBES_BACK, NOWHERE, asteroid cubes that were drawn)
SETTING_UP: Final = 86  # (SETTING_UP, NOWHERE, step)
CHOICE_MORE: Final = 87  # (CHOICE_MORE, seat, effect, left, options taken)

Cards: TypeAlias = tuple[int, ...]

# Frames that come often; a frame is never changed.
FILL: Final[tuple[int, ...]] = (FILLING, NOWHERE)
GO_ON: Final[tuple[int, ...]] = (NEXT_TURN, NOWHERE)
#: By seat, and by deck.
END_TURN: Final[list[tuple[int, ...]]] = [(TURN_ENDS, seat, 1) for seat in range(MAX_SEATS)]
REVEALING: Final[list[tuple[int, ...]]] = [(REVEAL_CARD, NOWHERE, deck) for deck in range(len(DECKS))]

NO_TAGS: Final[tuple[int, ...]] = (0, 0, 0)

#: Rounds after which a game counts as stalled; the asteroid arrives long before.
MOST_ROUNDS: Final = 20


class Variant:
    """The options of a match as plain values, shared by all clones of its state."""

    __slots__ = ("blocks", "options", "players")

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.players: int = int(options["players"])
        #: By location: what a lander on it makes unavailable (R8, R9).
        self.blocks: list[int] = BLOCKS_AREA if self.players == 2 else BLOCKS


class Player:
    """What one player owns."""

    __slots__ = (
        "active",
        "baselines",
        "discard",
        "discs",
        "hand",
        "hidden",
        "placed",
        "ready",
        "resources",
        "returned",
        "spent",
        "upgrades",
        "vp",
    )

    #: They change with every other decision: a list.
    resources: list[int]
    baselines: tuple[int, ...]
    #: Tag tokens by type: with the active side up, and spent.
    active: tuple[int, ...]
    spent: tuple[int, ...]
    #: Landers in the ready areas of planet and moon, and the locations of the others.
    ready: tuple[int, ...]
    placed: Cards
    #: The space of the disc on each project track; 0 is the start.
    discs: tuple[int, ...]
    hand: Cards
    discard: Cards
    #: The cards in hand that nobody else has seen.
    hidden: Cards
    #: The species that was put under its deck at set-up, as long as it lies there.
    returned: int
    #: A bit mask of Tech 1 and Tech 2.
    upgrades: int
    vp: int

    def __init__(
        self,
        resources: list[int],
        baselines: tuple[int, ...],
        active: tuple[int, ...],
        spent: tuple[int, ...],
        ready: tuple[int, ...],
        placed: Cards,
        discs: tuple[int, ...],
        hand: Cards,
        discard: Cards,
        hidden: Cards,
        returned: int,
        upgrades: int,
        vp: int,
    ) -> None:
        self.resources = resources
        self.baselines = baselines
        self.active = active
        self.spent = spent
        self.ready = ready
        self.placed = placed
        self.discs = discs
        self.hand = hand
        self.discard = discard
        self.hidden = hidden
        self.returned = returned
        self.upgrades = upgrades
        self.vp = vp

    def clone(self) -> "Player":
        """An independent copy."""
        return Player(
            self.resources.copy(),
            self.baselines,
            self.active,
            self.spent,
            self.ready,
            self.placed,
            self.discs,
            self.hand,
            self.discard,
            self.hidden,
            self.returned,
            self.upgrades,
            self.vp,
        )


def new_player() -> Player:
    """What everybody begins with, before cards are dealt."""
    none = (0, 0, 0)
    return Player(START.copy(), START_BASELINES, none, none, LANDERS, (), none, (), (), (), NOWHERE, 0, 0)


class HowToSaveAWorldState(StackState):
    """A position. Every per-turn field belongs to the player whose turn it is."""

    __slots__ = (
        "aside",
        "asteroid",
        "badge",
        "bag",
        "blocked",
        "bought",
        "box",
        "decks",
        "display",
        "facilities",
        "facility_pool",
        "gaps",
        "happened",
        "key_project",
        "later",
        "market",
        "meters",
        "never",
        "news",
        "open",
        "passed",
        "place",
        "players",
        "removed",
        "reshuffled",
        "round",
        "scored",
        "standing",
        "supply",
        "tags_spent",
        "threat",
        "tiles",
        "used",
        "variant",
    )

    SHARED: Final = ("variant",)
    DERIVED: Final = ("blocked", "gaps", "open")

    variant: Variant
    players: list[Player]
    round: int
    #: The seat that begins the next round.
    badge: int
    #: Seats that have passed, as a bit mask.
    passed: int
    #: The project that saved the world, or NOWHERE.
    key_project: int

    #: By project: the seats from first to last, those on the start in seat order; its reward tile (R48).
    standing: tuple[Cards, ...]
    tiles: tuple[int, ...]
    #: The asteroid's space, counted from 0; the place of the threat token.
    asteroid: int
    threat: int
    #: Cubes by kind: beside the board, in the bag, and set aside for good.
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    aside: tuple[int, ...]
    #: By meter and space: the kind of the cube there, or NOWHERE.
    meters: tuple[Cards, ...]

    #: By deck: what is left, the open cards from left to right, and the market discard.
    decks: list[Cards]
    display: list[int]
    #: How many places of the displays are empty.
    gaps: int
    market: tuple[Cards, ...]
    #: Decks that hold cards seen before, as a bit mask: their discards were shuffled.
    reshuffled: int
    #: Starting cards that nobody got, and removed cards.
    box: Cards
    removed: Cards
    #: By facility space: the facility on it, or NOWHERE; the others, as a bit mask.
    facilities: tuple[int, ...]
    facility_pool: int
    #: Locations that are there, and locations that landers make unavailable, as bit masks.
    open: int
    blocked: int

    # This turn:
    #: Conditions that were met, those that no boost was asked for yet, as bit masks.
    happened: int
    news: int
    #: Whether a boost was put off, and whether none is to be asked for any more.
    later: bool
    never: bool
    #: Upgrades that scored, and upgrades that serve once a turn and did, as bit masks.
    scored: int
    used: int
    bought: Cards
    tags_spent: tuple[int, ...]
    #: The location whose action is resolved, or NOWHERE.
    place: int

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def clone(self) -> "HowToSaveAWorldState":
        c = HowToSaveAWorldState(self.variant)
        c.players = [player.clone() for player in self.players]
        c.stack = self.stack.copy()
        c.round = self.round
        c.turn = self.turn
        c.over = self.over
        c.badge = self.badge
        c.passed = self.passed
        c.key_project = self.key_project
        c.standing = self.standing
        c.tiles = self.tiles
        c.asteroid = self.asteroid
        c.threat = self.threat
        c.supply = self.supply
        c.bag = self.bag
        c.aside = self.aside
        c.meters = self.meters
        c.decks = self.decks.copy()
        c.display = self.display.copy()
        c.gaps = self.gaps
        c.market = self.market
        c.reshuffled = self.reshuffled
        c.box = self.box
        c.removed = self.removed
        c.facilities = self.facilities
        c.facility_pool = self.facility_pool
        c.open = self.open
        c.blocked = self.blocked
        c.happened = self.happened
        c.news = self.news
        c.later = self.later
        c.never = self.never
        c.scored = self.scored
        c.used = self.used
        c.bought = self.bought
        c.tags_spent = self.tags_spent
        c.place = self.place
        return c


_EMPTY_METERS: Final[tuple[Cards, ...]] = tuple([(NOWHERE,) * length for length in METER_LENGTH])
_FULL_BOX: Final[Cards] = tuple(sorted([card for cards in STARTING_CARDS for card in cards]))
_NO_FACILITIES: Final[tuple[int, ...]] = (NOWHERE,) * len(SPACE_IDS)


def empty_table(variant: Variant) -> HowToSaveAWorldState:
    """The set-up before anything random happened (2.3)."""
    s = HowToSaveAWorldState(variant)
    s.players = [new_player() for _ in range(variant.players)]
    s.stack = []
    s.round = 0
    s.turn = 0
    s.over = False
    s.badge = 0
    s.passed = 0
    s.key_project = NOWHERE
    s.standing = (tuple(range(variant.players)),) * 3
    s.tiles = (0, 0, 0)
    s.asteroid = 0
    s.threat = 0
    s.bag = (0, 0, 0, ASTEROID_START * variant.players)
    s.supply = tuple([count - in_bag for count, in_bag in zip(CUBE_SUPPLY, s.bag, strict=True)])
    s.aside = (0,) * (ASTEROID + 1)
    s.meters = _EMPTY_METERS
    s.decks = FULL_DECK.copy()
    s.display = [NOWHERE] * (3 * DISPLAY)
    s.market = ((), (), ())
    s.reshuffled = 0
    s.box = _FULL_BOX
    s.removed = ()
    s.facilities = _NO_FACILITIES
    s.facility_pool = STACK_MASK[0] | STACK_MASK[1]
    clear_turn(s)
    derive(s)
    return s


def clear_turn(s: HowToSaveAWorldState) -> None:
    """Forget everything that belongs to one turn."""
    s.happened = 0
    s.news = 0
    s.later = False
    s.never = False
    s.scored = 0
    s.used = 0
    s.bought = ()
    s.tags_spent = NO_TAGS
    s.place = NOWHERE


def derive(s: HowToSaveAWorldState) -> None:
    """Recompute everything that is derived: locations, those that are unavailable, gaps in the displays."""
    s.open = BOARD_MASK
    for facility in s.facilities:
        if facility != NOWHERE:
            s.open |= FACILITY_MASK[facility]
    s.blocked = 0
    for player in s.players:
        for location in player.placed:
            s.blocked |= s.variant.blocks[location]
    s.gaps = s.display.count(NOWHERE)


def leave_hand(player: Player, card: int) -> None:
    """A card leaves the hand and is seen by all; of equal ones one that was seen before."""
    player.hand = without_one(player.hand, card)
    if card in player.hidden and player.hidden.count(card) > player.hand.count(card):
        player.hidden = without_one(player.hidden, card)

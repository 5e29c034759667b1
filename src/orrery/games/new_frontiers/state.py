"""What is on the table in New Frontiers.

A colony is an int: its tile and the good on it (see ``tiles``). Colonies, explored worlds, the bag
and the display are kept sorted. Colonists on a colony are always as many as it needs, so only those on the
mat are stored.
"""

from typing import Final, TypeAlias

from orrery.core.game import State
from orrery.core.options import Options
from orrery.games.new_frontiers.components import (
    ACTION_TILES,
    CONTENT,
    GOALS,
    GOODS,
    MIN_SEATS,
    NOWHERE,
)
from orrery.games.new_frontiers.powers import NO_POWERS, Powers
from orrery.games.new_frontiers.tiles import (
    FIRST_WORLD,
    FIXED_STACKS,
    SMALL_STACKS,
    STACKS,
    TILES,
    WORLDS,
    colony_with,
    good_on,
    stack_tile,
    tile_of,
)

#: A frame of the decision stack: the kind of the decision, the seat, and what the decision is about.
Frame: TypeAlias = tuple[int, ...]

# The kinds; ``decisions`` has a row for each. An empty stack is the choice of an action tile by the owner of
# the next pawn. Kinds from COIN on are decided by chance.
NO_FRAME: Final[Frame] = ()
PICK_ACTION: Final = 0  # NO_FRAME
CHOOSE_SIDE: Final = 1  # (CHOOSE_SIDE, seat)
REVEAL_GOAL: Final = 2  # (REVEAL_GOAL, seat)
CHOOSE_GOAL: Final = 3  # (CHOOSE_GOAL, seat)
ORDER_GOALS: Final = 4  # (ORDER_GOALS, seat)
BUY_TECHNOLOGY: Final = 5  # (BUY_TECHNOLOGY, seat)
TAKE_WORLD: Final = 6  # (TAKE_WORLD, seat, 1 for the chooser's second)
RETURN_WORLDS: Final = 7  # (RETURN_WORLDS, seat, how many more, lowest world still offered)
KEEP_WORLD: Final = 8  # (KEEP_WORLD, seat): store one of the worlds aside
SETTLE_CHOICE: Final = 9  # (SETTLE_CHOICE, seat)
DISCARD_GOODS: Final = 10  # (DISCARD_GOODS, seat, target, lowest power still offered)
SECOND_WORLD: Final = 11  # (SECOND_WORLD, seat)
REPLACE_WITH: Final = 12  # (REPLACE_WITH, seat, old colony, 1 if the settle choice is done)
REPLACE_LATE: Final = 13  # (REPLACE_LATE, seat)
SHORTAGE: Final = 14  # (SHORTAGE, seat, kind, goods left, lowest place still offered)
WINDFALL_GOOD: Final = 15  # (WINDFALL_GOOD, seat, -1 for the bonus or place among the windfall powers)
NAME_KIND: Final = 16  # (NAME_KIND, seat)
STOCK_GOODS: Final = 17  # (STOCK_GOODS, seat, lowest place still offered)
SELL_GOOD: Final = 18  # (SELL_GOOD, seat)
CONSUME_GOODS: Final = 19  # (CONSUME_GOODS, seat)
FEED_POWER: Final = 20  # (FEED_POWER, seat, power, goods to go, lowest place offered, fed so far)
STORE_SALE: Final = 21  # (STORE_SALE, seat, $ of the sale)
FINAL_KIND: Final = 22  # (FINAL_KIND, seat)
COIN: Final = 40  # (COIN, NOWHERE, stack)
SEAT_ORDER: Final = 41  # (SEAT_ORDER, NOWHERE)
MAT_DEAL: Final = 42  # (MAT_DEAL, seat)
WORLD_DRAW: Final = 43  # (WORLD_DRAW, seat or NOWHERE for the display, how many, DRAWN_FOR_*)
GOAL_DRAW: Final = 44  # (GOAL_DRAW, seat, how many)

# Why a world is drawn.
DRAWN_FOR_DISPLAY: Final = 0
DRAWN_FOR_EXPLORE: Final = 1
DRAWN_FOR_SETTLE: Final = 2

# Bits of ``ending``: which conditions are met (2.14), and the table's own limit of rounds.
END_SPACES: Final = 1
END_COLONIES: Final = 2
END_COLONISTS: Final = 4
END_VP: Final = 8
END_ROUNDS: Final = 16


class Variant:
    """The options of a match as plain values, shared by all clones of its state."""

    __slots__ = (
        "colonists",
        "copies",
        "credits",
        "first_game",
        "goals",
        "options",
        "pawns_each",
        "players",
        "round_limit",
        "vp_pool",
    )

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.players: int = int(options["players"])
        row = CONTENT.tables["setup"][self.players - MIN_SEATS]
        self.copies: int = row["copies"]
        self.vp_pool: int = row["vp_pool"]
        self.colonists: int = row["colonists"]
        self.credits: list[int] = row["credits"]
        self.pawns_each: int = row["pawns_each"]
        self.first_game: bool = bool(options["first_game"])
        self.goals: bool = bool(options["goals"])
        self.round_limit: int = int(options["round_limit"])


class Player:
    """What one player owns."""

    __slots__ = (
        "asleep",
        "colonies",
        "colonists",
        "credits",
        "explored",
        "mat",
        "powers",
        "stored_credits",
        "stored_goods",
        "stored_worlds",
        "technologies",
        "vp",
    )

    #: Follows from technologies, colonies and asleep; replaced by ``refresh``, ``enter`` and ``wake``.
    SHARED: Final = ("powers",)

    credits: int
    #: Victory point chips.
    vp: int
    #: Colonists on the mat.
    colonists: int
    #: Bit mask of technologies.
    technologies: int
    #: See the module text.
    colonies: list[int]
    #: Explored worlds.
    explored: tuple[int, ...]
    #: Bit mask of the tiles that entered in the current action: powers asleep, not replaceable.
    asleep: int
    #: The mat dealt (0..7), or NOWHERE.
    mat: int
    #: On the storage board: goods (8 bits a kind, see ``stored_good``), bit mask of worlds, $.
    stored_goods: int
    stored_worlds: int
    stored_credits: int
    powers: Powers

    def __init__(
        self,
        credits: int,
        vp: int,
        colonists: int,
        technologies: int,
        colonies: list[int],
        explored: tuple[int, ...],
        asleep: int,
        mat: int,
        stored_goods: int,
        stored_worlds: int,
        stored_credits: int,
        powers: Powers,
    ) -> None:
        self.credits = credits
        self.vp = vp
        self.colonists = colonists
        self.technologies = technologies
        self.colonies = colonies
        self.explored = explored
        self.asleep = asleep
        self.mat = mat
        self.stored_goods = stored_goods
        self.stored_worlds = stored_worlds
        self.stored_credits = stored_credits
        self.powers = powers


class NewFrontiersState(State):
    """A position."""

    __slots__ = (
        "actors",
        "aside",
        "bag",
        "colonists",
        "consumed",
        "display",
        "drawn_goals",
        "ending",
        "faces",
        "goods",
        "hidden_goal",
        "hidden_owner",
        "kept_goal",
        "market",
        "next_pawn",
        "oort",
        "open_goals",
        "order",
        "over",
        "picked",
        "pickers",
        "players",
        "pool_goals",
        "produce_credits",
        "produced",
        "round",
        "stack",
        "strength",
        "supply",
        "tile",
        "under_goals",
        "used",
        "variant",
        "vp_pool",
    )

    #: Recomputed by ``derive``; never part of a key.
    DERIVED: Final = ("actors", "market", "picked")
    SHARED: Final = ("variant",)

    variant: Variant
    players: list[Player]
    stack: list[Frame]
    round: int
    over: bool
    #: Bit mask of the end conditions met (END_*).
    ending: int

    #: Owners of the pawns from left to right, and the index of the next pawn to act.
    order: tuple[int, ...]
    next_pawn: int
    #: Who picked which action tile this round (3 bits a tile, see ``picker``), the bit mask of those
    #: picked, and the one being resolved, or NOWHERE.
    pickers: int
    picked: int
    tile: int
    #: Who resolves the current action, in order, the chooser first; empty between actions.
    actors: tuple[int, ...]

    #: Tiles left of each technology stack, the mask of turned stacks, and of the technologies for sale.
    supply: tuple[int, ...]
    faces: int
    market: int
    vp_pool: int
    #: Colonists in the pool.
    colonists: int
    #: Goods in the supply, by kind; entry 0 is unused.
    goods: list[int]
    #: $ on the Produce tile.
    produce_credits: int
    bag: list[int]
    display: tuple[int, ...]

    # This action:
    #: Worlds on their way to the bag: replaced colonies, or worlds just returned that may be stored.
    aside: tuple[int, ...]
    #: Bit mask of the "may" and Consume powers the acting player has used.
    used: int
    #: Temporary Military of the acting player.
    strength: int
    #: Goods the acting player has consumed.
    consumed: int
    #: Goods produced, by whom and on which tile (see ``produced_by``).
    produced: tuple[int, ...]
    #: What the Oort Refinery is called in this action; 0 if not named yet.
    oort: int

    # Goals:
    #: Bit masks: in the stack at places nobody knows; face up; in the chooser's hand.
    pool_goals: int
    open_goals: int
    drawn_goals: int
    #: Goals put under the stack, the uppermost first: five bits for the seats that know it below the number
    #: of the goal (see ``goal_of``, ``knows_goal``, ``put_back_by``).
    under_goals: tuple[int, ...]
    #: The goal face down before a player, and whose; NOWHERE for none.
    hidden_goal: int
    hidden_owner: int
    #: The goal the chooser of Overview keeps, until the others are back under the stack.
    kept_goal: int

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def clone(self) -> "NewFrontiersState":
        c = NewFrontiersState(self.variant)
        c.players = [
            Player(
                p.credits,
                p.vp,
                p.colonists,
                p.technologies,
                p.colonies[:],
                p.explored,
                p.asleep,
                p.mat,
                p.stored_goods,
                p.stored_worlds,
                p.stored_credits,
                p.powers,
            )
            for p in self.players
        ]
        c.stack = self.stack[:]
        c.round = self.round
        c.over = self.over
        c.ending = self.ending
        c.order = self.order
        c.next_pawn = self.next_pawn
        c.pickers = self.pickers
        c.picked = self.picked
        c.tile = self.tile
        c.actors = self.actors
        c.supply = self.supply
        c.faces = self.faces
        c.market = self.market
        c.vp_pool = self.vp_pool
        c.colonists = self.colonists
        c.goods = self.goods[:]
        c.produce_credits = self.produce_credits
        c.bag = self.bag[:]
        c.display = self.display
        c.aside = self.aside
        c.used = self.used
        c.strength = self.strength
        c.consumed = self.consumed
        c.produced = self.produced
        c.oort = self.oort
        c.pool_goals = self.pool_goals
        c.open_goals = self.open_goals
        c.drawn_goals = self.drawn_goals
        c.under_goals = self.under_goals
        c.hidden_goal = self.hidden_goal
        c.hidden_owner = self.hidden_owner
        c.kept_goal = self.kept_goal
        return c


def empty_table(variant: Variant) -> NewFrontiersState:
    """All components where the box leaves them: nothing flipped, dealt or drawn."""
    s = NewFrontiersState(variant)
    s.players = [Player(0, 0, 0, 0, [], (), 0, NOWHERE, 0, 0, 0, NO_POWERS) for _ in range(variant.players)]
    s.stack = []
    s.round = 0
    s.over = False
    s.ending = 0
    s.order = ()
    s.next_pawn = 0
    s.pickers = 0
    s.picked = 0
    s.tile = NOWHERE
    s.supply = (variant.copies,) * SMALL_STACKS + (1,) * (STACKS - SMALL_STACKS)
    s.faces = 0
    s.vp_pool = variant.vp_pool
    s.colonists = variant.colonists
    s.goods = GOODS[:]
    s.produce_credits = 0
    s.bag = list(range(FIRST_WORLD, FIRST_WORLD + WORLDS))
    s.display = ()
    s.aside = ()
    s.used = 0
    s.strength = 0
    s.consumed = 0
    s.produced = ()
    s.oort = 0
    s.pool_goals = (1 << len(GOALS)) - 1 if variant.goals else 0
    s.open_goals = 0
    s.drawn_goals = 0
    s.under_goals = ()
    s.hidden_goal = NOWHERE
    s.hidden_owner = NOWHERE
    s.kept_goal = NOWHERE
    s.actors = ()
    refresh_market(s)
    return s


# --- derived fields -----------------------------------------------------------------------------------


def refresh(player: Player) -> None:
    """Add up the powers of an empire that lost a tile."""
    player.powers = Powers(player.technologies, player.colonies, player.asleep)


def enter(player: Player, tile: int) -> None:
    """A tile is now part of an empire: its powers sleep until the action is over (L278-279)."""
    player.asleep |= 1 << tile
    player.powers = player.powers.entered(tile, player.technologies, player.colonies)


def wake(player: Player) -> None:
    """The tiles that entered in this action wake up."""
    player.powers = player.powers.woken(player.asleep, player.technologies, player.colonies)
    player.asleep = 0


def refresh_market(s: NewFrontiersState) -> None:
    """The technologies for sale: the faces of the stacks that are not empty."""
    market = 0
    for stack in range(STACKS):
        if s.supply[stack]:
            market |= 1 << shown_face(s, stack)
    s.market = market


def acting_order(order: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Owners of the pawns from ``first`` on, then from the left, each once (2.3)."""
    owners: list[int] = []
    seen = 0
    for owner in order[first:] + order[:first]:
        if not seen >> owner & 1:
            seen |= 1 << owner
            owners.append(owner)
    return tuple(owners)


def derive(s: NewFrontiersState) -> None:
    """Recompute every derived field."""
    for player in s.players:
        refresh(player)
    refresh_market(s)
    s.actors = acting_order(s.order, s.next_pawn) if s.tile != NOWHERE else ()
    s.picked = sum(1 << tile for tile in range(len(ACTION_TILES)) if picker(s, tile) != NOWHERE)


# --- reading a position -------------------------------------------------------------------------------


def shown_face(s: NewFrontiersState, stack: int) -> int:
    """The technology a stack shows."""
    turned = 0 if stack < FIXED_STACKS else s.faces >> stack & 1
    return stack_tile(stack, turned)


def chooser(s: NewFrontiersState) -> int:
    """Who picked the current action tile."""
    return s.order[s.next_pawn]


def picker(s: NewFrontiersState, tile: int) -> int:
    """Who picked an action tile this round, or NOWHERE."""
    return (s.pickers >> 3 * tile & 7) - 1


def following(s: NewFrontiersState, seat: int) -> int:
    """Who resolves the current action after ``seat``, or NOWHERE."""
    behind = False
    for actor in s.actors:
        if behind:
            return actor
        behind = actor == seat
    return NOWHERE


def produced_by(seat: int, tile: int, good: int) -> int:
    """An entry of ``produced``: a seat produced a good on a colony."""
    return colony_with(seat * TILES + tile, good)


def producer(entry: int) -> int:
    """Who produced the good of an entry of ``produced``; ``good_on`` says of what kind it is."""
    return tile_of(entry) // TILES


def produced_on(entry: int) -> int:
    """The tile on which the good of an entry of ``produced`` was produced."""
    return tile_of(entry) % TILES


def goal_of(entry: int) -> int:
    """The goal of an entry of ``under_goals``."""
    return entry >> 5


def knows_goal(entry: int, seat: int) -> bool:
    """Whether a seat knows that the goal of an entry of ``under_goals`` lies there."""
    return entry >> seat & 1 == 1


def put_back_by(seat: int, goal: int) -> int:
    """An entry of ``under_goals``: a goal that this seat alone knows."""
    return goal << 5 | 1 << seat


def same_knowers(entry: int, goal: int) -> int:
    """An entry of ``under_goals`` with another goal, known to the same seats."""
    return goal << 5 | entry & 31


def owns(player: Player, tile: int) -> bool:
    """Whether a tile is in an empire, explored worlds excluded."""
    if tile < FIRST_WORLD:
        return player.technologies >> tile & 1 == 1
    return any(tile_of(colony) == tile for colony in player.colonies)


def good_count(player: Player) -> int:
    """Goods on the colonies of a player."""
    count = 0
    for colony in player.colonies:
        if good_on(colony):
            count += 1
    return count


def goods_by_kind(player: Player, lowest: int = 0) -> list[int]:
    """Goods on the colonies of a player by kind, counted from the tile ``lowest`` on; entry 0 is unused."""
    counts = [0, 0, 0, 0, 0]
    first = lowest << 3  # colony_with and good_on: this is counted more often than anything else
    for colony in player.colonies:
        if colony >= first:
            counts[colony & 7] += 1
    counts[0] = 0
    return counts


def stored_good(player: Player, kind: int) -> int:
    """Goods of a kind on the storage board."""
    return player.stored_goods >> 8 * kind & 255


def stored_good_count(player: Player) -> int:
    """All goods on the storage board."""
    return sum(stored_good(player, kind) for kind in range(1, 5))


# --- changing a position ------------------------------------------------------------------------------


def place_good(s: NewFrontiersState, player: Player, tile: int, kind: int) -> None:
    """Put a good from the supply on an empty colony."""
    s.goods[kind] -= 1
    player.colonies[player.colonies.index(tile << 3)] += kind  # colony_with, for every good there is


def remove_good(s: NewFrontiersState, player: Player, tile: int) -> int:
    """Take the good off a colony, back to the supply; its kind."""
    kind = lift_good(player, tile)
    s.goods[kind] += 1
    return kind


def lift_good(player: Player, tile: int) -> int:
    """Take the good off a colony, to be put elsewhere; its kind."""
    for index, colony in enumerate(player.colonies):
        if colony >> 3 == tile:  # tile_of, in a loop that many moves run through
            player.colonies[index] = colony_with(tile, 0)
            return good_on(colony)
    raise ValueError(f"tile {tile} is no colony of this player")


def gain_colonists(s: NewFrontiersState, player: Player, count: int) -> int:
    """Colonists from the pool to the mat, as far as it has some (L506-509); how many."""
    gained = min(count, s.colonists)
    s.colonists -= gained
    player.colonists += gained
    return gained


def gain_vp(s: NewFrontiersState, player: Player, count: int) -> None:
    """VP chips: all that is due, from the tens once the pool is gone (L623-627)."""
    player.vp += count
    s.vp_pool = max(0, s.vp_pool - count)

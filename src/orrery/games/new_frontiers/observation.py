"""What a seat knows of a position of New Frontiers as numbers: all that the view shows.

A tile is told where it lies rather than what lies where: worlds and homes by their place, technologies by who
has them. Places count on by seat, the observing one first.
"""

from typing import Final

from orrery.core.observation import Layout
from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, KINDS, MAX_SEATS, NOWHERE
from orrery.games.new_frontiers.decisions import DECISIONS
from orrery.games.new_frontiers.effects import POWERS
from orrery.games.new_frontiers.knowledge import holds_goals, unlocated
from orrery.games.new_frontiers.rules import produce
from orrery.games.new_frontiers.scoring import points
from orrery.games.new_frontiers.state import (
    DISCARD_GOODS,
    FEED_POWER,
    PICK_ACTION,
    REPLACE_WITH,
    RETURN_WORLDS,
    SHORTAGE,
    STORE_SALE,
    TAKE_WORLD,
    WINDFALL_GOOD,
    Frame,
    NewFrontiersState,
    Player,
    chooser,
    goal_of,
    knows_goal,
    picker,
    produced_on,
    shown_face,
    stored_good,
)
from orrery.games.new_frontiers.tiles import FIRST_WORLD, MATS, PLACES, STACKS, TECHNOLOGIES, TILES

# Where a world or home lies; 0 for nowhere in the game.
_IN_BAG: Final = 1
_ON_DISPLAY: Final = 2
_ASIDE: Final = 3
_EXPLORED: Final = 4  # and the seats behind
_COLONY: Final = _EXPLORED + MAX_SEATS
_STORED: Final = _COLONY + MAX_SEATS
_ALL_PLACES: Final = _STORED + MAX_SEATS

_CHANCE: Final = len(DECISIONS)
_OVER: Final = _CHANCE + 1
_PAWNS: Final = MAX_SEATS
_MANY: Final = 999

LAYOUT: Final = Layout()
_PHASE: Final = LAYOUT.category("phase", _OVER + 1)
_ASKED: Final = LAYOUT.category("asked", MAX_SEATS)
# The open question.
_SECOND: Final = LAYOUT.flag("question: second world")
_COUNT: Final = LAYOUT.amount("question: how many", _MANY)
_ABOUT: Final = LAYOUT.category("question: tile", TILES)
_KIND: Final = LAYOUT.category("question: kind", len(KINDS))
# The round.
_ROUND: Final = LAYOUT.amount("round", _MANY)
_ROUND_LIMIT: Final = LAYOUT.amount("round limit", _MANY)
_ORDER: Final = LAYOUT.category("owners of the pawns", MAX_SEATS, _PAWNS)
_NEXT: Final = LAYOUT.category("next pawn", _PAWNS + 1)
_ACTION: Final = LAYOUT.category("action", len(ACTION_TILES))
_ACTORS: Final = LAYOUT.category("who acts in order", MAX_SEATS, MAX_SEATS)
_PICKERS: Final = LAYOUT.category("who picked the action tile", MAX_SEATS, len(ACTION_TILES))
_ENDING: Final = LAYOUT.flag("end conditions met", 5)
# The supply.
_FACE: Final = LAYOUT.category("technology shown by the stack", TECHNOLOGIES, STACKS)
_SUPPLY: Final = LAYOUT.amount("tiles left in the stack", _MANY, STACKS)
_VP_POOL: Final = LAYOUT.amount("victory points in the pool", _MANY)
_COLONIST_POOL: Final = LAYOUT.amount("colonists in the pool", _MANY)
_GOODS: Final = LAYOUT.amount("goods in the supply", _MANY, len(KINDS) - 1)
_PRODUCE: Final = LAYOUT.amount("credits on Produce", _MANY)
# Worlds and homes.
_PLACE: Final = LAYOUT.category("place of the world", _ALL_PLACES, PLACES)
_GOOD: Final = LAYOUT.category("good on the world", len(KINDS), PLACES)
_NEW: Final = LAYOUT.flag("world settled in this action", PLACES)
_PRODUCED: Final = LAYOUT.amount("good of this action on the world, by number", PLACES, PLACES)
# The players.
_CREDITS: Final = LAYOUT.amount("credits", _MANY, MAX_SEATS)
_VP: Final = LAYOUT.amount("victory point chips", _MANY, MAX_SEATS)
_COLONISTS: Final = LAYOUT.amount("colonists on the mat", _MANY, MAX_SEATS)
_MAT: Final = LAYOUT.category("mat", MATS, MAX_SEATS)
_MILITARY: Final = LAYOUT.amount("military", _MANY, MAX_SEATS, low=-_MANY)
_POINTS: Final = LAYOUT.amount("points", _MANY, MAX_SEATS, low=-_MANY)
_STORED_GOODS: Final = LAYOUT.amount("goods stored", _MANY, MAX_SEATS, len(KINDS) - 1)
_STORED_CREDITS: Final = LAYOUT.amount("credits stored", _MANY, MAX_SEATS)
_TECHNOLOGY: Final = LAYOUT.flag("technologies", MAX_SEATS, TECHNOLOGIES)
# The action.
_USED: Final = LAYOUT.flag("tile used", TILES)
_STRENGTH: Final = LAYOUT.amount("strength for this action", _MANY, low=-_MANY)
_CONSUMED: Final = LAYOUT.amount("goods consumed", _MANY)
_OORT: Final = LAYOUT.category("kind of the refinery", len(KINDS))
# Goals.
_OPEN: Final = LAYOUT.flag("goals open", len(GOALS))
_HIDDEN_OWNER: Final = LAYOUT.category("goal hidden by", MAX_SEATS)
_HIDDEN: Final = LAYOUT.category("goal hidden", len(GOALS))
_STACK: Final = LAYOUT.amount("goals in the stack", len(GOALS))
_UNDER_COUNT: Final = LAYOUT.amount("goals put under the stack", len(GOALS))
_UNDER: Final = LAYOUT.category("goal under the stack", len(GOALS), len(GOALS))
_IN_HAND: Final = LAYOUT.amount("goals in hand", len(GOALS))
_DRAWN: Final = LAYOUT.flag("goals in the own hand", len(GOALS))
_KEPT: Final = LAYOUT.category("goal kept", len(GOALS))
_UNLOCATED: Final = LAYOUT.flag("goals that lie anywhere", len(GOALS))

_EMPTY: Final[list[int]] = LAYOUT.empty()
#: The phase of each kind of decision: its row in the decision table.
_PHASE_OF: Final[list[int]] = [
    next((number for number, row in enumerate(DECISIONS) if row.kind == kind), _CHANCE)
    for kind in range(max(row.kind for row in DECISIONS) + 1)
]
_POWER_TILE: Final[list[int]] = [power.tile for power in POWERS]


def observe(s: NewFrontiersState, seat: int) -> list[int]:
    """The position as ``seat`` knows it, in the order of ``LAYOUT``."""
    out = _EMPTY[:]
    _observe_question(s, seat, out)
    _observe_round(s, seat, out)
    _observe_supply(s, out)
    players = s.variant.players
    for number in range(players):
        _observe_player(s, number, (number - seat) % players, out)
    _observe_action(s, out)
    if s.variant.goals:
        _observe_goals(s, seat, out)
    return out


def _observe_question(s: NewFrontiersState, seat: int, out: list[int]) -> None:
    """The decision at hand, and what it is about."""
    if s.over:
        out[_PHASE] = _OVER
        return
    kind = s.stack[-1][0] if s.stack else PICK_ACTION
    phase = _PHASE_OF[kind] if kind < len(_PHASE_OF) else _CHANCE
    out[_PHASE] = phase
    if phase == _CHANCE:
        return
    players = s.variant.players
    if not s.stack:
        out[_ASKED] = (chooser(s) - seat) % players
        return
    frame = s.stack[-1]
    out[_ASKED] = (frame[1] - seat) % players
    _observe_frame(s, kind, frame, out)


def _observe_frame(s: NewFrontiersState, kind: int, frame: Frame, out: list[int]) -> None:
    if kind == TAKE_WORLD:
        out[_SECOND] = frame[2]
    elif kind in (RETURN_WORLDS, STORE_SALE):
        out[_COUNT] = frame[2]
    elif kind in (DISCARD_GOODS, REPLACE_WITH):
        out[_ABOUT] = frame[2]
    elif kind == SHORTAGE:
        out[_KIND] = frame[2]
        out[_COUNT] = frame[3]
    elif kind == WINDFALL_GOOD:
        if frame[2] != produce.BONUS:
            out[_ABOUT] = _POWER_TILE[s.players[frame[1]].powers.windfalls[frame[2]]]
    elif kind == FEED_POWER:
        out[_ABOUT] = _POWER_TILE[frame[2]]
        out[_COUNT] = frame[3]


def _observe_round(s: NewFrontiersState, seat: int, out: list[int]) -> None:
    players = s.variant.players
    out[_ROUND] = s.round
    out[_ROUND_LIMIT] = min(s.variant.round_limit, _MANY)
    for place in range(len(s.order)):
        out[_ORDER + place] = (s.order[place] - seat) % players
    out[_NEXT] = s.next_pawn
    out[_ACTION] = s.tile
    for place in range(len(s.actors)):
        out[_ACTORS + place] = (s.actors[place] - seat) % players
    for tile in range(len(ACTION_TILES)):
        who = picker(s, tile)
        if who != NOWHERE:
            out[_PICKERS + tile] = (who - seat) % players
    for bit in range(5):
        out[_ENDING + bit] = s.ending >> bit & 1


def _observe_supply(s: NewFrontiersState, out: list[int]) -> None:
    for stack in range(STACKS):
        out[_FACE + stack] = shown_face(s, stack)
        out[_SUPPLY + stack] = s.supply[stack]
    out[_VP_POOL] = s.vp_pool
    out[_COLONIST_POOL] = s.colonists
    for kind in range(1, len(KINDS)):
        out[_GOODS + kind - 1] = s.goods[kind]
    out[_PRODUCE] = s.produce_credits
    for tile in s.bag:
        out[_PLACE + tile - FIRST_WORLD] = _IN_BAG
    for tile in s.display:
        out[_PLACE + tile - FIRST_WORLD] = _ON_DISPLAY
    for tile in s.aside:
        out[_PLACE + tile - FIRST_WORLD] = _ASIDE


def _observe_player(s: NewFrontiersState, number: int, at: int, out: list[int]) -> None:
    player: Player = s.players[number]
    out[_CREDITS + at] = player.credits
    out[_VP + at] = player.vp
    out[_COLONISTS + at] = player.colonists
    out[_MAT + at] = player.mat
    out[_MILITARY + at] = player.powers.military
    out[_POINTS + at] = points(s, number)
    out[_STORED_CREDITS + at] = player.stored_credits
    technologies = player.technologies
    place = _TECHNOLOGY + at * TECHNOLOGIES
    while technologies:
        out[place] = technologies & 1
        technologies >>= 1
        place += 1
    for colony in player.colonies:
        world = (colony >> 3) - FIRST_WORLD
        out[_PLACE + world] = _COLONY + at
        out[_GOOD + world] = colony & 7
        out[_NEW + world] = player.asleep >> world + FIRST_WORLD & 1
    for tile in player.explored:
        out[_PLACE + tile - FIRST_WORLD] = _EXPLORED + at
    if player.stored_goods:
        for kind in range(1, len(KINDS)):
            out[_STORED_GOODS + at * (len(KINDS) - 1) + kind - 1] = stored_good(player, kind)
    if player.stored_worlds:
        for tile in range(FIRST_WORLD, TILES):
            if player.stored_worlds >> tile & 1:
                out[_PLACE + tile - FIRST_WORLD] = _STORED + at


def _observe_action(s: NewFrontiersState, out: list[int]) -> None:
    used = s.used
    power = 0
    while used:
        if used & 1:
            out[_USED + _POWER_TILE[power]] = 1
        used >>= 1
        power += 1
    for place in range(len(s.produced)):
        out[_PRODUCED + produced_on(s.produced[place]) - FIRST_WORLD] = place + 1
    out[_STRENGTH] = s.strength
    out[_CONSUMED] = s.consumed
    if s.oort:
        out[_OORT] = s.oort


def _observe_goals(s: NewFrontiersState, seat: int, out: list[int]) -> None:
    """The goals, each only if the seat knows where it lies."""
    for goal in range(len(GOALS)):
        out[_OPEN + goal] = s.open_goals >> goal & 1
    if s.hidden_goal != NOWHERE:
        out[_HIDDEN_OWNER] = (s.hidden_owner - seat) % s.variant.players
        if s.hidden_owner == seat:
            out[_HIDDEN] = s.hidden_goal
    out[_STACK] = s.pool_goals.bit_count() + len(s.under_goals)
    out[_UNDER_COUNT] = len(s.under_goals)
    for place in range(len(s.under_goals)):
        entry = s.under_goals[place]
        if knows_goal(entry, seat):
            out[_UNDER + place] = goal_of(entry)
    out[_IN_HAND] = s.drawn_goals.bit_count()
    if holds_goals(s, seat):
        for goal in range(len(GOALS)):
            out[_DRAWN + goal] = s.drawn_goals >> goal & 1
        out[_KEPT] = s.kept_goal
    for goal in unlocated(s, seat):
        out[_UNLOCATED + goal] = 1

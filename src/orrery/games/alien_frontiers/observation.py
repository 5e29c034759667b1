"""What a seat knows of a position of Alien Frontiers as numbers: all that the view shows."""

from typing import Final

from orrery.core.observation import Layout
from orrery.games.alien_frontiers.components import (
    AT_BURROUGHS,
    CARD_TYPES,
    COMPONENT_COUNT,
    DISPLAY_SIZE,
    HUB_CIRCLES,
    MAX_SEATS,
    RAID_LIMIT,
    SHIPS_EACH,
    STATION_COUNT,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.dice import MAX_DICE, SIDES, VALUES
from orrery.games.alien_frontiers.rules.stations import artifact_total, market_rate
from orrery.games.alien_frontiers.scoring import points
from orrery.games.alien_frontiers.ships import RELIC
from orrery.games.alien_frontiers.state import (
    CANNON_SHOT,
    DEAL,
    FIRST_ROLL,
    LAND,
    MAIN,
    MOVE_TO,
    NOWHERE,
    RAID,
    SWAP_SECOND,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
    bay_ships,
)

# While chance decides, and when the match is over, the phase is one of these; else the kind of the frame.
_CHANCE: Final = 12
_OVER: Final = 13
_PHASES: Final = 14

#: More than any match has had of what nothing else limits.
_MANY: Final = 999
_COLONIES: Final[int] = COMPONENT_COUNT["colonies"]

LAYOUT: Final = Layout()
_PHASE: Final = LAYOUT.category("phase", _PHASES)
_ASKED: Final = LAYOUT.category("asked", MAX_SEATS)
_ROUND: Final = LAYOUT.amount("round", _MANY)
_ROUND_LIMIT: Final = LAYOUT.amount("round limit", _MANY)
_TURN: Final = LAYOUT.category("turn", MAX_SEATS)
_FIRST: Final = LAYOUT.category("first", MAX_SEATS)
# The open question.
_FROM_HUB: Final = LAYOUT.flag("question: from the hub")
_TAKEN: Final = LAYOUT.amount("question: taken", RAID_LIMIT)
_STATION: Final = LAYOUT.category("question: station", STATION_COUNT)
_SHOTS: Final = LAYOUT.amount("question: shots", SHIPS_EACH * MAX_SEATS)
_LIFTED: Final = LAYOUT.amount("question: lifted ship", SIDES)
_LIFTED_RELIC: Final = LAYOUT.flag("question: the relic ship is meant")
_PICKED: Final = LAYOUT.amount("question: picked by value", MAX_DICE, SIDES)
_TERRITORY: Final = LAYOUT.category("question: territory", TERRITORY_COUNT)
_OWNER: Final = LAYOUT.category("question: owner", MAX_SEATS)
# The roll for the first turn.
_ROLLING: Final = LAYOUT.category("first roll: seat", MAX_SEATS)
_BEST: Final = LAYOUT.amount("first roll: best", SHIPS_EACH * SIDES)
_LEADERS: Final = LAYOUT.flag("first roll: leaders", MAX_SEATS)
_CONTENDERS: Final = LAYOUT.flag("first roll: contenders", MAX_SEATS)
# The table.
_DOCKED: Final = LAYOUT.amount("ships docked by value", SHIPS_EACH, STATION_COUNT, MAX_SEATS, SIDES)
_BAY: Final = LAYOUT.amount("ships in the bay", SHIPS_EACH, MAX_SEATS)
_HAND: Final = LAYOUT.amount("ships in hand by value", MAX_DICE, SIDES)
_RELIC_OWNER: Final = LAYOUT.category("relic ship: owner", MAX_SEATS)
_RELIC_PLACE: Final = LAYOUT.category("relic ship: place", AT_BURROUGHS + 1)
_RELIC_VALUE: Final = LAYOUT.amount("relic ship: value", SIDES)
_COLONY: Final = LAYOUT.amount("colonies", _COLONIES, TERRITORY_COUNT, MAX_SEATS)
_CONTROL: Final = LAYOUT.category("control", MAX_SEATS, TERRITORY_COUNT)
_FIELD: Final = LAYOUT.category("field generators", TERRITORY_COUNT, 3)
_DISPLAY: Final = LAYOUT.category("cards on display", CARD_TYPES, DISPLAY_SIZE)
_DECK: Final = LAYOUT.amount("cards unseen", COMPONENT_COUNT["cards"], CARD_TYPES)
_DISCARDS: Final = LAYOUT.amount("cards discarded", COMPONENT_COUNT["cards"], CARD_TYPES)
# The players.
_FUEL: Final = LAYOUT.amount("fuel", _MANY, MAX_SEATS)
_ORE: Final = LAYOUT.amount("ore", _MANY, MAX_SEATS)
_STOCK: Final = LAYOUT.amount("ships in stock", SHIPS_EACH, MAX_SEATS)
_LEFT: Final = LAYOUT.amount("colonies to be placed", _COLONIES, MAX_SEATS)
_HUB: Final = LAYOUT.amount("hub circle", HUB_CIRCLES, MAX_SEATS)
_POINTS: Final = LAYOUT.amount("points", _MANY, MAX_SEATS)
_CARDS: Final = LAYOUT.flag("cards held", MAX_SEATS, CARD_TYPES)
# The turn.
_USED: Final = LAYOUT.flag("cards used", CARD_TYPES)
_DISCARD_USED: Final = LAYOUT.flag("discard used")
_TOTAL: Final = LAYOUT.amount("total at the artifact", _MANY)
_CYCLES: Final = LAYOUT.amount("cycles", _MANY)
_HUB_DOCKED: Final = LAYOUT.amount("ships docked at the hub", _MANY)
_RATE: Final = LAYOUT.amount("market rate", _MANY)
_BORROWED: Final = LAYOUT.category("territory borrowed", TERRITORY_COUNT)
_EXCESS: Final = LAYOUT.amount("hub advances in excess", _MANY)

_EMPTY: Final[list[int]] = LAYOUT.empty()


def observe(s: AlienFrontiersState, seat: int) -> list[int]:
    """The position as ``seat`` knows it, in the order of ``LAYOUT``."""
    out = _EMPTY[:]
    players = s.variant.players
    out[_ROUND] = s.round
    out[_ROUND_LIMIT] = min(s.variant.round_limit, _MANY)
    out[_TURN] = (s.turn - seat) % players
    out[_FIRST] = (s.first - seat) % players
    _observe_question(s, seat, out)
    _observe_ships(s, seat, out)
    _observe_planet(s, seat, out)
    for card in range(CARD_TYPES):
        out[_DECK + card] = s.deck[card]
        out[_DISCARDS + card] = s.discards[card]
        out[_USED + card] = s.used >> card & 1
    for place in range(len(s.display)):
        out[_DISPLAY + place] = s.display[place]
    for number in range(players):
        player = s.players[number]
        at = (number - seat) % players
        out[_FUEL + at] = player.fuel
        out[_ORE + at] = player.ore
        out[_STOCK + at] = player.stock
        out[_LEFT + at] = player.colonies
        out[_HUB + at] = player.hub
        out[_POINTS + at] = points(s, number)
        cards = player.cards
        place = _CARDS + at * CARD_TYPES
        while cards:
            out[place] = cards & 1
            cards >>= 1
            place += 1
    out[_DISCARD_USED] = 1 if s.discard_used else 0
    out[_TOTAL] = artifact_total(s)
    out[_CYCLES] = s.cycles
    out[_HUB_DOCKED] = s.hub_docked
    out[_RATE] = market_rate(s)
    out[_BORROWED] = s.borrowed
    out[_EXCESS] = s.excess
    return out


def _observe_question(s: AlienFrontiersState, seat: int, out: list[int]) -> None:
    """The decision at hand, and what it has settled so far."""
    players = s.variant.players
    if s.over:
        out[_PHASE] = _OVER
        return
    frame = s.stack[-1] if s.stack else (MAIN,)
    kind = frame[0]
    if kind >= DEAL:
        out[_PHASE] = _CHANCE
        if s.stack[0][0] == FIRST_ROLL:
            _observe_first_roll(s, seat, out)
        return
    out[_PHASE] = kind
    out[_ASKED] = (s.turn - seat) % players
    if kind == LAND:
        out[_FROM_HUB] = frame[1]
    elif kind == RAID:
        out[_TAKEN] = frame[1]
    elif kind == CANNON_SHOT:
        out[_STATION] = frame[1]
        out[_SHOTS] = frame[2]
    elif kind == TELEPORT_TO:
        out[_STATION] = frame[1]
        out[_LIFTED] = s.relic_value if frame[2] == RELIC else frame[2]
        out[_LIFTED_RELIC] = 1 if frame[2] == RELIC else 0
    elif kind == WARP_PICK:
        for value in VALUES[frame[1]]:
            out[_PICKED + value - 1] += 1
        out[_LIFTED_RELIC] = frame[2]
    elif kind in (MOVE_TO, SWAP_SECOND):
        out[_TERRITORY] = frame[1]
        out[_OWNER] = (frame[2] - seat) % players


def _observe_first_roll(s: AlienFrontiersState, seat: int, out: list[int]) -> None:
    players = s.variant.players
    _, rolling, best, leaders, contenders = s.stack[0]
    out[_ROLLING] = (rolling - seat) % players
    out[_BEST] = best
    for number in range(players):
        at = (number - seat) % players
        out[_LEADERS + at] = leaders >> number & 1
        out[_CONTENDERS + at] = contenders >> number & 1


def _observe_ships(s: AlienFrontiersState, seat: int, out: list[int]) -> None:
    """Ships in docks, hand and bay; the Relic Ship apart."""
    players = s.variant.players
    for station in range(STATION_COUNT):
        for ship in s.docks[station]:
            token = ship & 7
            if token != RELIC:
                at = ((ship >> 3) - seat) % players
                out[_DOCKED + (station * MAX_SEATS + at) * SIDES + token - 1] += 1
    for number in range(players):
        out[_BAY + (number - seat) % players] = bay_ships(s, number)
    for value in VALUES[s.hand]:
        out[_HAND + value - 1] += 1
    if s.relic_owner != NOWHERE:
        out[_RELIC_OWNER] = (s.relic_owner - seat) % players
    out[_RELIC_PLACE] = s.relic_at
    out[_RELIC_VALUE] = s.relic_value


def _observe_planet(s: AlienFrontiersState, seat: int, out: list[int]) -> None:
    """Colonies, control and field generators."""
    players = s.variant.players
    for territory in range(TERRITORY_COUNT):
        place = territory * MAX_SEATS
        for number in range(players):
            out[_COLONY + place + (number - seat) % players] = s.colonies[place + number]
        if s.control[territory] != NOWHERE:
            out[_CONTROL + territory] = (s.control[territory] - seat) % players
    out[_FIELD] = s.isolation
    out[_FIELD + 1] = s.positron
    out[_FIELD + 2] = s.repulsor

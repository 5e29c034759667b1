"""What a position is worth as far as it can be reckoned, and the numbers that takes.

The unit is the odds of winning: one unit more multiplies them by e, which is about what the last
colony but one is worth. It is the first guess that learning began with, and part by part a feature.
"""

from math import log
from typing import Final

from orrery.core.features import Found
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    CITY,
    CLAIM_TOTAL,
    IN_HAND,
    MAX_SEATS,
    MONUMENT,
    RESOURCE_LIMIT,
    SHIPS_EACH,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.dice import PAIRS, SHOWS, SIZE, STRAIGHTS, TOTAL, TRIPLES, VALUES
from orrery.games.alien_frontiers.ships import is_relic, owner_of
from orrery.games.alien_frontiers.state import (
    NOWHERE,
    REROLL,
    TELEPORT_TO,
    AlienFrontiersState,
    Player,
)

# Pairs of weights are for the first turn and for the end: in between they are mixed by the progress
# of whoever has landed most of the colonies that end the game.
_COLONY_EARLY: Final = 0.72
_COLONY_LATE: Final = 1.5
_CONTROL_EARLY: Final = 0.15
_CONTROL_LATE: Final = 0.35
#: Owning n own-colour ships.
_FLEET_EARLY: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 0.9, 1.8, 2.5]
_FLEET_LATE: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 1.3, 2.2, 2.9]
_RELIC_EARLY: Final = 0.3
_RELIC_LATE: Final = 0.8
#: Less for a Relic Ship that must be bought again.
_RELIC_LOST: Final = 0.2
#: The bonus of each territory, beyond the point for control; it fades to nothing.
_BONUS: Final[list[float]] = [0.6, 0.2, 0.5, 0.1, 0.6, 0.1, 0.1, 0.05]
#: A lead of two on a territory is safe; a tie for the lead is half a claim.
_SAFE: Final = 0.2
_TIED: Final = 0.1
#: Each card, the point of a City or a Monument not counted.
_CARD: Final[list[float]] = [0.05, 0.05, 0.12, 0.15, 0.15, 0.15, 0.25, 0.25, 0.2, 0.3, 0.12, 0.15]
_LAST_COLONY: Final = 0.2
# The race to the last colony: the turns a seat still needs are its work, counted in docked ships, over
# its fleet; what counts is their ratio, so their logarithm.
_RACE: Final = 1.8
_WORK_PER_COLONY: Final = 6.0
_WORK_PER_CIRCLE: Final = 0.85
_WORK_PER_ORE: Final = 0.6
_WORK_PER_FUEL: Final = 0.3
_USEFUL: Final = 4

#: Holding that much fuel or ore: the first few are the useful ones.
_FUEL: Final[list[float]] = [0.0, 0.09, 0.17, 0.24, 0.3, 0.35, 0.4, 0.44, 0.48]
_ORE: Final[list[float]] = [0.0, 0.16, 0.31, 0.45, 0.57, 0.68, 0.78, 0.86, 0.93]
#: The circle reached on the Hub track.
_HUB: Final[list[float]] = [0.0, 0.18, 0.36, 0.54, 0.73, 0.92, 1.11, 1.3]

#: An unplaced ship of each value, and what sets add to the choice.
_SHIP: Final[list[float]] = [0.0, 0.13, 0.13, 0.14, 0.14, 0.16, 0.2]
_ANY_SHIP: Final = 0.16
_PAIR: Final = 0.03
_TRIPLE: Final = 0.06
_STRAIGHT: Final = 0.04
#: A point of value at the Alien Artifact on the way to a card.
_ARTIFACT: Final = 0.035


def _hands() -> list[float]:
    worth = []
    for hand, values in enumerate(VALUES):
        total = sum(_SHIP[value] for value in values)
        total += _PAIR if PAIRS[hand] else 0.0
        total += _TRIPLE if TRIPLES[hand] else 0.0
        total += _STRAIGHT if STRAIGHTS[SHOWS[hand]] else 0.0
        worth.append(total)
    return worth


#: The unplaced ships of the player at turn, by the number of the hand.
_HAND: Final[list[float]] = _hands()


def _cards() -> list[float]:
    return [
        sum(_CARD[card] for card in range(len(_CARD)) if mask >> card & 1) for mask in range(1 << len(_CARD))
    ]


#: A set of cards, by its bit mask.
_CARDS: Final[list[float]] = _cards()

#: The parts that the worth is told in.
PARTS: Final = ("colonies", "ships", "means", "cards", "the race", "territories", "the turn")
_BY_COLONIES: Final = 0
_BY_SHIPS: Final = 1
_BY_MEANS: Final = 2
_BY_CARDS: Final = 3
_BY_RACE: Final = 4
_BY_PLANET: Final = 5
_BY_TURN: Final = 6


def reckon(s: AlienFrontiersState, found: list[Found], parts: int) -> None:
    """Add the reckoned worth of every seat to what was found of it, part by part from number ``parts``."""
    players = s.variant.players
    all_colonies = s.variant.colonies
    fewest = fewest_left(s)
    early = fewest / all_colonies
    late = 1.0 - early
    colony = _COLONY_EARLY * early + _COLONY_LATE * late
    control = _CONTROL_EARLY * early + _CONTROL_LATE * late
    fleets: list[float] = []
    for seat in range(players):
        player = s.players[seat]
        left = colonies_left(player)
        ships = SHIPS_EACH - player.stock
        fuel = player.fuel
        ore = player.ore
        if fuel + ore > RESOURCE_LIMIT:
            ore = min(ore, RESOURCE_LIMIT)  # the surplus is returned when the turn ends
            fuel = RESOURCE_LIMIT - ore
        fleets.append(_FLEET_EARLY[ships] * early + _FLEET_LATE[ships] * late)
        seat_found = found[seat]
        landed = colony * (all_colonies - left)
        if left == 1:
            landed += _LAST_COLONY
        seat_found.add_times(parts + _BY_COLONIES, landed)
        seat_found.add_times(parts + _BY_MEANS, _HUB[player.hub] + _FUEL[fuel] + _ORE[ore])
        points = (player.cards >> CITY & 1) + (player.cards >> MONUMENT & 1)
        seat_found.add_times(parts + _BY_CARDS, _CARDS[player.cards] + control * points)
        seat_found.add_times(parts + _BY_RACE, -_RACE * log(_turns_left(left, player, ships)))
    for ship in s.docks[AT_TERRAFORM]:
        owner = owner_of(ship)
        if is_relic(ship):
            fleets[owner] -= _RELIC_LOST
        else:
            # It goes to the stock when its owner's next turn begins.
            ships = SHIPS_EACH - s.players[owner].stock
            fleets[owner] -= (_FLEET_EARLY[ships] - _FLEET_EARLY[ships - 1]) * early
            fleets[owner] -= (_FLEET_LATE[ships] - _FLEET_LATE[ships - 1]) * late
    if s.relic_owner != NOWHERE:
        fleets[s.relic_owner] += _RELIC_EARLY * early + _RELIC_LATE * late
    planet = [0.0] * players
    _add_planet(s, planet, control, early)
    for seat in range(players):
        found[seat].add_times(parts + _BY_SHIPS, fleets[seat])
        found[seat].add_times(parts + _BY_PLANET, planet[seat])
    found[s.turn].add_times(parts + _BY_TURN, _unfinished_turn(s))


def colonies_left(player: Player) -> int:
    """Colonies not landed yet, the one on the Hub track included."""
    return player.colonies + 1 if player.hub else player.colonies


def fewest_left(s: AlienFrontiersState) -> int:
    """The colonies left of whoever has landed most."""
    fewest = s.variant.colonies
    for player in s.players:
        left = colonies_left(player)
        if left < fewest:
            fewest = left
    return fewest


def _turns_left(unplaced: int, player: Player, ships: int) -> float:
    """About how many turns the own last colony takes, never quite nothing."""
    work = (
        _WORK_PER_COLONY * unplaced
        - _WORK_PER_CIRCLE * player.hub
        - _WORK_PER_ORE * min(player.ore, _USEFUL)
        - _WORK_PER_FUEL * min(player.fuel, _USEFUL)
    )
    return max(work, 1.0) / (ships + 0.5) + 0.3


def _add_planet(s: AlienFrontiersState, values: list[float], control: float, early: float) -> None:
    """Territories: held, held safely, or tied."""
    players = s.variant.players
    colonies = s.colonies
    for territory in range(TERRITORY_COUNT):
        first = territory * MAX_SEATS
        owner = s.control[territory]
        if owner == NOWHERE:
            best = 1
            for seat in range(players):
                if colonies[first + seat] > best:
                    best = colonies[first + seat]
            for seat in range(players):
                if colonies[first + seat] == best:
                    values[seat] += _TIED * early
            continue
        value = control
        if territory == s.positron:
            value += control
        if territory != s.isolation:
            value += _BONUS[territory] * early
        lead = colonies[first + owner] - 2
        for seat in range(players):
            if seat != owner and colonies[first + seat] > lead:
                lead = -1
        if lead >= 0:
            value += _SAFE * early
        values[owner] += value


def _unfinished_turn(s: AlienFrontiersState) -> float:
    """What the player at turn can still make of ships not placed and of a card not claimed."""
    value = _HAND[s.hand]
    if s.relic_at == IN_HAND:
        value += _SHIP[s.relic_value]
    if s.stack:
        frame = s.stack[-1]
        if frame[0] == REROLL:
            value += _ANY_SHIP * frame[1]
        elif frame[0] == TELEPORT_TO:
            value += _ANY_SHIP
    if s.artifact_hand or s.artifact_relic:
        total = TOTAL[s.artifact_hand]
        if s.artifact_relic:
            total += s.relic_value
        if total >= CLAIM_TOTAL:
            value += _ARTIFACT * CLAIM_TOTAL
        elif SIZE[s.hand]:
            value += _ARTIFACT * total
    return value

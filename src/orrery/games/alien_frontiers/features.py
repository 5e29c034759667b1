"""What a position is worth, for bots: the evaluation used at cut-off, and the numbers it is made of."""

from typing import Final

from orrery.games.alien_frontiers.names import AT_TERRAFORM, SHIPS_EACH
from orrery.games.alien_frontiers.scoring import points
from orrery.games.alien_frontiers.state import AlienFrontiersState

#: Worth of owning n own-colour ships, in points: growth pays early and flattens.
_FLEET: Final[list[float]] = [0.0, 0.0, 0.0, 0.0, 1.7, 2.7, 3.3]
#: Worth of a card beyond the points it scores, in points.
_CARD: Final[list[float]] = [0.15, 0.15, 0.35, 0.4, 0.3, 0.3, 0.6, 0.65, 0.6, 0.5, 0.35, 0.45]


def _resources(fuel: int, ore: int) -> float:
    """Ore is scarcer than fuel; a pair of both lands a colony; a hoard is lost."""
    worth = 0.11 * min(fuel, 6) + 0.2 * min(ore, 5) + 0.12 * min(fuel, ore, 3)
    if fuel + ore > 8:
        worth -= 0.02 * (fuel + ore - 8)
    return worth


def seat_value(s: AlienFrontiersState, seat: int) -> float:
    """The position of one seat in points."""
    player = s.players[seat]
    ships = SHIPS_EACH - player.stock
    for ship in s.docks[AT_TERRAFORM]:
        if ship >> 3 == seat and ship & 7 != 7:
            ships -= 1
    unplaced = player.colonies + (1 if player.hub else 0)
    # A fleet pays until the game ends: the fewer colonies anybody has left, the less it is worth.
    horizon = s.rules.colonies
    for other in s.players:
        left = other.colonies + (1 if other.hub else 0)
        if left < horizon:
            horizon = left
    future = horizon / s.rules.colonies
    value = float(points(s, seat))
    value += _FLEET[ships] * future
    value += 0.115 * player.hub
    value += _resources(player.fuel, player.ore)
    if s.relic_owner == seat:
        value += 0.8 * future
    cards = player.cards
    card = 0
    while cards:
        if cards & 1:
            value += _CARD[card]
        cards >>= 1
        card += 1
    # The own last colonies end the game: progress counts beyond the point itself.
    value += 0.35 * (s.rules.colonies - unplaced)
    return value


def evaluate(s: AlienFrontiersState) -> list[float]:
    """The position of every seat in points, the result itself once the game is over."""
    return [seat_value(s, seat) for seat in range(s.rules.players)]

"""What bots are told of a position of Alien Frontiers.

Of what can be reckoned (``reckoning.py``) the amounts, by part; beside it, for what no formula tells, many
things that are so or not: a third ore, a fifth ship, a card, and pairs of things that decide together, such
as the lead and the colonies left, or the own colonies on a territory and those of the strongest rival there.
"""

from typing import Final

from orrery.core.features import FeatureNames, Features, Found
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    CARD_TYPES,
    CARDS,
    CITY,
    HUB_CIRCLES,
    MAX_SEATS,
    MONUMENT,
    RESOURCE_LIMIT,
    SHIPS_EACH,
    TERRITORIES,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.reckoning import PARTS, colonies_left, fewest_left, reckon
from orrery.games.alien_frontiers.state import (
    NOWHERE,
    TURN_ROLL,
    AlienFrontiersState,
)

#: Beyond these, more is told as that much.
_LEFT: Final = 8
_LEAD: Final = 7
_AHEAD: Final = 3
_FLEET: Final = SHIPS_EACH + 1
_CARD_COUNT: Final = 5
_ON_TERRITORY: Final = 4
_FEW: Final = 4
_LAST: Final = 3
_LEADS: Final = 2 * _LEAD + 1
_LEFTS: Final = _LEFT + 1
_FEWS: Final = _FEW + 1
_ONES: Final = _ON_TERRITORY + 1

_NAMES: Final = FeatureNames()

_RECKONED: Final = _NAMES.each("reckoned by", PARTS)
# The race: colonies not landed yet, points, whose turn it is.
_LEFT_OF: Final = _NAMES.counted("colonies left", _LEFT)
_RACE: Final = _NAMES.grid("colonies left, fewest of a rival", [_LEFTS, _LEFTS])
_LEAD_OF: Final = _NAMES.counted("lead in points, from 7 behind", _LEADS - 1)
_LEAD_LEFT: Final = _NAMES.grid("lead, fewest colonies left", [_LEADS, _LEFTS])
_TO_ROLL: Final = _NAMES.grid("turns until the own roll, colonies left", [MAX_SEATS, _LEFTS])
# Means.
_FLEET_OF: Final = _NAMES.counted("ships", _FLEET)
_FLEET_LEFT: Final = _NAMES.grid("ships, colonies left", [_FLEET + 1, _LEFTS])
_FLEET_AHEAD: Final = _NAMES.counted("ships more than a rival, from 3 fewer", 2 * _AHEAD)
_FUEL: Final = _NAMES.counted("fuel", RESOURCE_LIMIT)
_ORE: Final = _NAMES.counted("ore", RESOURCE_LIMIT)
_FUEL_ORE: Final = _NAMES.grid("fuel, ore", [_FEWS, _FEWS])
_LAST_FUEL_ORE: Final = _NAMES.grid("last colonies, fuel, ore", [_LAST + 1, _FEWS, _FEWS])
_HUB: Final = _NAMES.counted("hub", HUB_CIRCLES)
_LAST_HUB: Final = _NAMES.grid("last colonies, hub", [_LAST + 1, HUB_CIRCLES + 1])
_CARD: Final = _NAMES.each("card", CARDS)
_CARD_COUNT_OF: Final = _NAMES.counted("cards", _CARD_COUNT)
_RELIC_SHIP: Final = _NAMES.one("relic ship")
# The planet.
_PLACE_ON: Final = _NAMES.each(
    "colonies, most of a rival on",
    [f"{place} {own}-{most}" for place in TERRITORIES for own in range(_ONES) for most in range(_ONES)],
)
_CONTROLS: Final = _NAMES.counted("territories", TERRITORY_COUNT)
_ISOLATED: Final = _NAMES.each("isolation field on own", TERRITORIES)
_POSITRON: Final = _NAMES.each("positron field on own", TERRITORIES)
_REPULSED: Final = _NAMES.each("repulsor field on own", TERRITORIES)

#: Before any training: what is reckoned is all there is.
_FIRST_GUESS: Final[dict[str, float]] = dict.fromkeys(_NAMES.names[: len(PARTS)], 1.0)

#: What a hint says of a move that gains by features whose name begins so.
_REASON_BY_START: Final[dict[str, str]] = {
    "reckoned by the race": "af-hint-race",
    "reckoned by colonies": "af-hint-race",
    "colonies left": "af-hint-race",
    "reckoned by ships": "af-hint-ships",
    "ships": "af-hint-ships",
    "relic ship": "af-hint-ships",
    "reckoned by means": "af-hint-means",
    "fuel": "af-hint-means",
    "ore": "af-hint-means",
    "hub": "af-hint-means",
    "last colonies": "af-hint-means",
    "reckoned by cards": "af-hint-cards",
    "card": "af-hint-cards",
    "reckoned by territories": "af-hint-territories",
    "colonies, most of a rival": "af-hint-territories",
    "territories": "af-hint-territories",
    "reckoned by the turn": "af-hint-turn",
}
FEATURES: Final = Features(_NAMES.names, _FIRST_GUESS, _REASON_BY_START)


def progress(s: AlienFrontiersState) -> float:
    """How many of the colonies that end the game are landed, of whoever has landed most."""
    return 1.0 - fewest_left(s) / s.variant.colonies


def settled(s: AlienFrontiersState) -> bool:
    """Whether a turn has ended and the next has not begun."""
    return bool(s.stack) and s.stack[-1][0] == TURN_ROLL


def describe(s: AlienFrontiersState, found: list[Found]) -> None:
    """Add what every seat has to what was found of it, as if the turn ended here.

    What can still be made of ships that are not placed is reckoned and not learned: were it learned, a chance
    to do something would be worth as much as to have done it, and a bot that looks one move ahead would put
    it off.
    """
    players = s.variant.players
    reckon(s, found, _RECKONED)
    points: list[int] = []
    ships: list[int] = []
    lefts: list[int] = []
    for player in s.players:
        left = colonies_left(player)
        lefts.append(left)
        ships.append(SHIPS_EACH - player.stock)
        points.append(s.variant.colonies - left + (player.cards >> CITY & 1) + (player.cards >> MONUMENT & 1))
    if s.relic_owner != NOWHERE:
        ships[s.relic_owner] += 1
        found[s.relic_owner].add(_RELIC_SHIP)
    for ship in s.docks[AT_TERRAFORM]:
        ships[ship >> 3] -= 1  # it is gone when its owner's next turn begins
    rolls = s.turn if settled(s) else (s.turn + 1) % players
    _describe_planet(s, found, points)
    for seat in range(players):
        seat_found = found[seat]
        rival_left = _LEFT
        rival_points = 0
        rival_ships = 0
        for other in range(players):
            if other != seat:
                if lefts[other] < rival_left:
                    rival_left = lefts[other]
                if points[other] > rival_points:
                    rival_points = points[other]
                if ships[other] > rival_ships:
                    rival_ships = ships[other]
        left = lefts[seat]
        lead = min(max(points[seat] - rival_points, -_LEAD), _LEAD) + _LEAD
        seat_found.add(_LEFT_OF + left)
        seat_found.add(_RACE + left * _LEFTS + rival_left)
        seat_found.add(_LEAD_OF + lead)
        seat_found.add(_LEAD_LEFT + lead * _LEFTS + (left if left < rival_left else rival_left))
        wait = seat - rolls
        if wait < 0:
            wait += players
        seat_found.add(_TO_ROLL + wait * _LEFTS + left)
        fleet = ships[seat]
        seat_found.add(_FLEET_OF + fleet)
        seat_found.add(_FLEET_LEFT + fleet * _LEFTS + left)
        seat_found.add(_FLEET_AHEAD + min(max(fleet - rival_ships, -_AHEAD), _AHEAD) + _AHEAD)
        _describe_means(s, seat, left, seat_found)


def _describe_planet(s: AlienFrontiersState, found: list[Found], points: list[int]) -> None:
    """The territories, and the points for holding them."""
    players = s.variant.players
    colonies = s.colonies
    controls = [0] * players
    for territory in range(TERRITORY_COUNT):
        first = territory * MAX_SEATS
        most = 0
        second = 0
        for seat in range(players):
            own = colonies[first + seat]
            if own > most:
                second = most
                most = own
            elif own > second:
                second = own
        if most == 0:
            continue
        place = _PLACE_ON + territory * _ONES * _ONES
        for seat in range(players):
            own = colonies[first + seat]
            rival = second if own == most else most
            found[seat].add(place + min(own, _ON_TERRITORY) * _ONES + min(rival, _ON_TERRITORY))
        owner = s.control[territory]
        if owner != NOWHERE:
            points[owner] += 1
            controls[owner] += 1
            if territory == s.positron:
                points[owner] += 1
                found[owner].add(_POSITRON + territory)
            if territory == s.isolation:
                found[owner].add(_ISOLATED + territory)
            if territory == s.repulsor:
                found[owner].add(_REPULSED + territory)
    for seat in range(players):
        found[seat].add(_CONTROLS + controls[seat])


def _describe_means(s: AlienFrontiersState, seat: int, left: int, found: Found) -> None:
    """Resources, the Hub track and cards."""
    player = s.players[seat]
    fuel = player.fuel
    ore = player.ore
    if fuel + ore > RESOURCE_LIMIT:
        ore = min(ore, RESOURCE_LIMIT)  # the surplus is returned when the turn ends
        fuel = RESOURCE_LIMIT - ore
    found.add(_FUEL + fuel)
    found.add(_ORE + ore)
    pair = min(fuel, _FEW) * _FEWS + min(ore, _FEW)
    found.add(_FUEL_ORE + pair)
    found.add(_HUB + player.hub)
    if left <= _LAST:
        found.add(_LAST_FUEL_ORE + left * _FEWS * _FEWS + pair)
        found.add(_LAST_HUB + left * (HUB_CIRCLES + 1) + player.hub)
    cards = player.cards
    count = 0
    for card in range(CARD_TYPES):
        if cards >> card & 1:
            found.add(_CARD + card)
            count += 1
    found.add(_CARD_COUNT_OF + min(count, _CARD_COUNT))

"""Territories, control, field generators and the Relic Ship (specification A7, A8)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_frontiers.actions import COLONY, TERRITORY
from orrery.games.alien_frontiers.components import (
    AT_ARTIFACT,
    AT_BURROUGHS,
    BONUS_FUEL,
    BONUS_ORE,
    BURROUGHS,
    IN_BAY,
    MAX_SEATS,
    STATION_COUNT,
    TERRITORY_COUNT,
)
from orrery.games.alien_frontiers.names import territory_name
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of, ship_of
from orrery.games.alien_frontiers.state import NOWHERE, AlienFrontiersState, spot, undock


def controller(s: AlienFrontiersState, territory: int) -> int:
    """The one player with strictly more colonies there than every other, or NOWHERE (A7)."""
    first = territory * MAX_SEATS
    best = 0
    owner = NOWHERE
    for seat in range(s.variant.players):
        count = s.colonies[first + seat]
        if count > best:
            best = count
            owner = seat
        elif count == best:
            owner = NOWHERE
    return owner


def refresh_bonus(s: AlienFrontiersState) -> None:
    """Recompute which territory bonuses the player at turn may use (A7, Isolation A8, ruling 34)."""
    mask = 0
    turn = s.turn
    if turn in s.control:
        for territory in range(TERRITORY_COUNT):
            if s.control[territory] == turn:
                mask |= 1 << territory
    if s.borrowed != NOWHERE:
        mask |= 1 << s.borrowed
    if s.isolation != NOWHERE:
        mask &= ~(1 << s.isolation)
    s.bonus = mask


def refresh(s: AlienFrontiersState) -> None:
    """Recompute every derived field."""
    s.control = [controller(s, territory) for territory in range(TERRITORY_COUNT)]
    refresh_bonus(s)


def settle_control(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """After all colony and field changes of one action: control, tokens, then the Relic (ruling 26)."""
    for territory in range(TERRITORY_COUNT):
        before = s.control[territory]
        now = controller(s, territory)
        if now != before:
            s.control[territory] = now
            if events is not None:
                place = territory_name(territory)
                if now == NOWHERE:
                    tell(events, "af-event-control-lost", territory=place, player=seat_name(before))
                else:
                    tell(events, "af-event-control", territory=place, player=seat_name(now))
    refresh_bonus(s)
    if s.relic_owner != NOWHERE and (s.control[BURROUGHS] != s.relic_owner or s.isolation == BURROUGHS):
        return_relic(s, events)


def return_relic(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """The Relic Ship goes back to Burroughs Desert from wherever it is (rulings 27, 28)."""
    if events is not None:
        tell(events, "af-event-relic-returns", player=seat_name(s.relic_owner))
    if s.relic_at < STATION_COUNT:
        undock(s, s.relic_at, ship_of(s.relic_owner, RELIC))
        if s.relic_at == AT_ARTIFACT:
            s.artifact_relic = False
    s.relic_owner = NOWHERE
    s.relic_at = AT_BURROUGHS
    s.relic_value = 0


def undock_to_bay(s: AlienFrontiersState, station: int, ship: int) -> None:
    """Take a ship out of its dock; it lies in the Maintenance Bay then."""
    undock(s, station, ship)
    if is_relic(ship):
        s.relic_at = IN_BAY


def undock_to_stock(s: AlienFrontiersState, station: int, ship: int, events: list[Event] | None) -> None:
    """Take a ship out of play: an own-colour one to its stock, the Relic to Burroughs (A6, A7)."""
    if is_relic(ship):
        return_relic(s, events)
    else:
        undock(s, station, ship)
        s.players[owner_of(ship)].stock += 1


def buy_relic(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Burroughs Desert: the Relic Ship, paid for, comes to the Maintenance Bay (PL 10.3)."""
    player = s.players[s.turn]
    player.fuel -= BONUS_FUEL[BURROUGHS]
    player.ore -= BONUS_ORE[BURROUGHS]
    s.relic_owner = s.turn
    s.relic_at = IN_BAY
    s.relic_value = 0
    if events is not None:
        tell(events, "af-event-relic-bought", player=seat_name(s.turn))


def can_buy_relic(s: AlienFrontiersState) -> bool:
    """Control without Isolation, the Relic at home, and its price (PL 10.3, ruling 29)."""
    if s.relic_owner != NOWHERE or not s.bonus >> BURROUGHS & 1:
        return False
    player = s.players[s.turn]
    return player.fuel >= BONUS_FUEL[BURROUGHS] and player.ore >= BONUS_ORE[BURROUGHS]


def land_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Every territory without the Repulsor Field (PL 11.3, ruling 51)."""
    return [TERRITORY + place for place in range(TERRITORY_COUNT) if place != s.repulsor]


def land_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Land a colony of the player at turn; the last one ends the game at once (A5, ruling 48)."""
    from_hub = s.stack.pop()[1] == 1
    territory = action - TERRITORY
    player = s.players[s.turn]
    if from_hub:
        player.hub = 0
    elif player.colonies > 0:
        player.colonies -= 1
    else:
        player.hub = 0  # the last colony is pulled off the track (A6.1, ruling 18)
    s.colonies[spot(territory, s.turn)] += 1
    if events is not None:
        place = territory_name(territory)
        tell(events, "af-event-landed", player=seat_name(s.turn), territory=place)
    settle_control(s, events)
    if player.colonies == 0 and player.hub == 0:
        s.over = True
        if events is not None:
            tell(events, "af-event-last-colony", player=seat_name(s.turn))
    elif from_hub and s.excess > 0:
        # Launched at once: the steps left over start a new colony (A6.1, ruling 16).
        if player.colonies > 0:
            player.colonies -= 1
            player.hub = s.excess
        s.excess = 0


def movable_colonies(s: AlienFrontiersState) -> list[int]:
    """Colonies that a discard may move or swap: all but those under the Repulsor (PL 11.3)."""
    out: list[int] = []
    colonies = s.colonies
    for place in range(TERRITORY_COUNT):
        if place != s.repulsor:
            first = place * MAX_SEATS
            for number in range(first, first + s.variant.players):
                if colonies[number] > 0:
                    out.append(COLONY + number)  # actions name colonies in the order of their spots
    return out

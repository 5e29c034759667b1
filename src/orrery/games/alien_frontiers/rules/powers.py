"""Tech cards in use: what they do for fuel, and the Resource Cache (specification A9, rulings 34-47)."""

from typing import Final

from orrery.core.messages import Event, seat_name
from orrery.games.alien_frontiers.actions import (
    BOOST_BY,
    BORROW,
    CANNON,
    DONE,
    FLIP_BY,
    GRAVITY,
    PICK_BY,
    RELIC,
    SHIP,
    STASIS_BY,
    TELEPORT,
    WARP,
    station_of,
)
from orrery.games.alien_frontiers.components import (
    AT_ARTIFACT,
    AT_SOLAR,
    AT_TERRAFORM,
    BOOSTER,
    BURROUGHS,
    CACHE,
    CARDS,
    CRYSTAL,
    GRAVITY_MANIPULATOR,
    IN_HAND,
    PLASMA,
    POHL,
    POLARITY,
    STASIS_BEAM,
    STATION_COUNT,
    STATIONS,
    TELEPORTER,
    TERRITORIES,
    TERRITORY_COUNT,
    WARPER,
)
from orrery.games.alien_frontiers.dice import MINUS, ODD, PLUS, SHOWS, SIZE
from orrery.games.alien_frontiers.rules.planet import (
    refresh_bonus,
    undock_to_bay,
    undock_to_stock,
)
from orrery.games.alien_frontiers.rules.stations import (
    dock_actions,
    docked_tokens,
    free_docks,
    gain,
    hand_tokens,
)
from orrery.games.alien_frontiers.state import (
    CANNON_SHOT,
    RELIC_REROLL,
    REROLL,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
)

#: Cards with a power to use or a discard: all but the passive ones.
ACTIVE_CARDS: Final = (
    1 << BOOSTER
    | 1 << CRYSTAL
    | 1 << GRAVITY_MANIPULATOR
    | 1 << TELEPORTER
    | 1 << PLASMA
    | 1 << POLARITY
    | 1 << STASIS_BEAM
    | 1 << WARPER
)


def discount(s: AlienFrontiersState) -> int:
    """Pohl Foothills: 1 fuel less per activation (PL 10.7, ruling 36)."""
    return s.bonus >> POHL & 1


def power_actions(s: AlienFrontiersState, ready: int, out: list[int]) -> None:
    """Append every fuel power of the unused cards ``ready`` that can be paid and used now."""
    fuel = s.players[s.turn].fuel + discount(s)
    if fuel == 0:
        return
    tokens = hand_tokens(s)
    relic = s.relic_value if s.relic_at == IN_HAND else 0
    if tokens:
        if ready >> BOOSTER & 1:
            out.extend(BOOST_BY[tokens & 31 | (64 if 0 < relic < 6 else 0)])
        if ready >> STASIS_BEAM & 1:
            out.extend(STASIS_BY[tokens & 62 | (64 if relic > 1 else 0)])
        if ready >> POLARITY & 1:
            out.extend(FLIP_BY[tokens])
        if ready >> GRAVITY_MANIPULATOR & 1 and fuel >= 2:
            _gravity_actions(s, tokens, relic, out)
    if ready >> CRYSTAL & 1:
        for territory in range(TERRITORY_COUNT):
            cost = borrow_cost(s, territory)
            if 0 < cost <= fuel and may_borrow(s, territory):
                out.append(BORROW + territory)
    if ready >> PLASMA & 1:
        turn = s.turn
        for station in range(STATION_COUNT):
            for ship in s.docks[station]:
                if ship >> 3 != turn:
                    out.append(CANNON + station)
                    break
    if ready >> TELEPORTER & 1 and fuel >= 2:
        _teleport_actions(s, out)
    if ready >> WARPER & 1 and tokens:
        out.append(WARP)


def _gravity_actions(s: AlienFrontiersState, tokens: int, relic: int, out: list[int]) -> None:
    """Two different unplaced ships, both changes possible (ruling 45)."""
    for down in range(1, 8):
        if not tokens >> down - 1 & 1 or down == 1 or (down == RELIC and relic == 1):
            continue
        for up in range(1, 8):
            if not tokens >> up - 1 & 1 or up == 6 or (up == RELIC and relic == 6):
                continue
            if down == up and (down == RELIC or MINUS[MINUS[s.hand * 7 + down] * 7 + up] < 0):
                continue
            out.append(GRAVITY + (down - 1) * 7 + up - 1)


def borrow_cost(s: AlienFrontiersState, territory: int) -> int:
    """Colonies of all players on the territory: the Data Crystal's price before any discount."""
    first = territory * 4
    cost = 0
    for seat in range(s.variant.players):
        cost += s.colonies[first + seat]
    return cost


def may_borrow(s: AlienFrontiersState, territory: int) -> bool:
    """Not Burroughs, not under Isolation, not one the player controls (PL 12.3, ruling 34)."""
    return territory not in (BURROUGHS, s.isolation) and s.control[territory] != s.turn


def pay_power(s: AlienFrontiersState, card: int, cost: int) -> None:
    """Mark the card as used and pay, Pohl's discount taken off."""
    s.players[s.turn].fuel -= cost - discount(s)
    s.used |= 1 << card


def _tell_power(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "card": f"@af-card-{CARDS[card]}",
        }
        events.append(Event("af-event-power", args))


def change_value(s: AlienFrontiersState, token: int, value: int) -> None:
    """Turn one unplaced ship to another face."""
    if token == RELIC:
        s.relic_value = value
    else:
        s.hand = PLUS[MINUS[s.hand * 7 + token] * 7 + value]


def token_value(s: AlienFrontiersState, token: int) -> int:
    """The value an unplaced ship shows."""
    return s.relic_value if token == RELIC else token


def boost(s: AlienFrontiersState, token: int, events: list[Event] | None) -> None:
    """Booster Pod: +1 (PL 12.2)."""
    pay_power(s, BOOSTER, 1)
    change_value(s, token, token_value(s, token) + 1)
    _tell_power(s, BOOSTER, events)


def stasis(s: AlienFrontiersState, token: int, events: list[Event] | None) -> None:
    """Stasis Beam: -1 (PL 12.10)."""
    pay_power(s, STASIS_BEAM, 1)
    change_value(s, token, token_value(s, token) - 1)
    _tell_power(s, STASIS_BEAM, events)


def flip(s: AlienFrontiersState, token: int, events: list[Event] | None) -> None:
    """Polarity Device: the opposite face (PL 12.8)."""
    pay_power(s, POLARITY, 1)
    change_value(s, token, 7 - token_value(s, token))
    _tell_power(s, POLARITY, events)


def gravity(s: AlienFrontiersState, down: int, up: int, events: list[Event] | None) -> None:
    """Gravity Manipulator: -1 and +1 on two ships (PL 12.4)."""
    pay_power(s, GRAVITY_MANIPULATOR, 2)
    lower = token_value(s, down)
    higher = token_value(s, up)
    if down == up:
        hand = MINUS[MINUS[s.hand * 7 + down] * 7 + up]
        s.hand = PLUS[PLUS[hand * 7 + lower - 1] * 7 + higher + 1]
    else:
        change_value(s, down, lower - 1)
        change_value(s, up, higher + 1)
    _tell_power(s, GRAVITY_MANIPULATOR, events)


def borrow(s: AlienFrontiersState, territory: int, events: list[Event] | None) -> None:
    """Data Crystal: use a territory's bonus for the rest of the turn (PL 12.3, ruling 34)."""
    pay_power(s, CRYSTAL, borrow_cost(s, territory))
    s.borrowed = territory
    refresh_bonus(s)
    if events is not None:
        place = f"@af-territory-{TERRITORIES[territory]}"
        events.append(Event("af-event-borrow", {"player": seat_name(s.turn), "territory": place}))


# --- the Plasma Cannon's shots ----------------------------------------------------------------------


def cannon_targets(s: AlienFrontiersState, station: int, shots: int, lowest: int) -> list[int]:
    """Other players' ships there that can still be paid for; enough after the first (ruling 43)."""
    out: list[int] = []
    if shots > 0:
        out.append(DONE)
    cost = 0 if shots == 0 and discount(s) else 1
    if s.players[s.turn].fuel < cost:
        return out
    for ship in s.docks[station]:
        seat = ship >> 3
        action = SHIP + (station * 4 + seat) * 7 + (ship & 7) - 1
        if seat == s.turn or ship < lowest or action in out:
            continue
        if shots > 0 and s.variant.plasma_single_victim and seat != lowest >> 3:
            continue
        out.append(action)
    return out


def cannon_shot(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Pay for one ship and send it to the Maintenance Bay, from the Terraforming Station to stock."""
    _, station, shots, _ = s.stack.pop()
    offset = action - SHIP
    seat = offset // 7 % 4
    ship = seat * 8 + offset % 7 + 1
    player = s.players[s.turn]
    player.fuel -= 0 if shots == 0 and discount(s) else 1
    s.used |= 1 << PLASMA
    if station == AT_TERRAFORM:
        undock_to_stock(s, station, ship, events)
    else:
        undock_to_bay(s, station, ship)
    if events is not None:
        events.append(
            Event(
                "af-event-cannon",
                {
                    "player": seat_name(s.turn),
                    "victim": seat_name(seat),
                    "station": f"@af-station-{STATIONS[station]}",
                },
            )
        )
    if cannon_targets(s, station, shots + 1, ship) != [DONE]:
        s.stack.append((CANNON_SHOT, station, shots + 1, ship))


# --- the Orbital Teleporter -------------------------------------------------------------------------


def _teleport_actions(s: AlienFrontiersState, out: list[int]) -> None:
    """Own docked ships that have another station to go to (PL 12.6, ruling 37)."""
    turn = s.turn
    for station in range(STATION_COUNT):
        if station == AT_TERRAFORM:
            continue
        last = 0
        for ship in s.docks[station]:
            if ship >> 3 == turn and ship != last:
                last = ship
                if _has_destination(s, station, ship & 7):
                    out.append(TELEPORT + station * 7 + (ship & 7) - 1)


def _has_destination(s: AlienFrontiersState, station: int, token: int) -> bool:
    if station != AT_SOLAR and free_docks(s, AT_SOLAR) > 0:
        return True
    if station != AT_ARTIFACT and free_docks(s, AT_ARTIFACT) > 0:
        return True
    trial = s.clone()
    lift_ship(trial, station, token)
    return len(teleport_targets(trial, station, token)) > 0


def lift_ship(s: AlienFrontiersState, station: int, token: int) -> None:
    """Pay for the Teleporter and take a docked ship up, to be docked at another station at once."""
    pay_power(s, TELEPORTER, 2)
    s.docks[station].remove(s.turn * 8 + token)
    if token == RELIC:
        s.relic_at = IN_HAND
        if station == AT_ARTIFACT:
            s.artifact_relic = False
    else:
        s.hand = PLUS[s.hand * 7 + token]
        if station == AT_ARTIFACT:
            _lift_from_artifact(s, token)


def _lift_from_artifact(s: AlienFrontiersState, token: int) -> None:
    """The ship leaves the count, unless one of the same value was already claimed with (ruling 10)."""
    left = 0
    for ship in s.docks[AT_ARTIFACT]:
        if ship == s.turn * 8 + token:
            left += 1
    counted = 0
    hand = s.artifact_hand
    while MINUS[hand * 7 + token] >= 0:
        hand = MINUS[hand * 7 + token]
        counted += 1
    if counted > left:
        s.artifact_hand = MINUS[s.artifact_hand * 7 + token]


def teleport_targets(s: AlienFrontiersState, source: int, token: int) -> list[int]:
    """Dockings elsewhere that include the lifted ship."""
    player = s.players[s.turn]
    return [
        action
        for action in dock_actions(s, player.fuel, player.ore)
        if docked_tokens(s, action) >> token - 1 & 1 and station_of(action) != source
    ]


def teleport(s: AlienFrontiersState, offset: int, events: list[Event] | None) -> None:
    """Lift a ship; its new station is the next decision."""
    station, token = offset // 7, offset % 7 + 1
    lift_ship(s, station, token)
    s.stack.append((TELEPORT_TO, station, token))
    _tell_power(s, TELEPORTER, events)


# --- the Temporal Warper ----------------------------------------------------------------------------


def warp(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Pay for the Warper; the ships to reroll are the next decisions."""
    pay_power(s, WARPER, 1)
    s.stack.append((WARP_PICK, 0, 0, 1))
    _tell_power(s, WARPER, events)


def warp_picks(s: AlienFrontiersState, picked: int, relic: int, lowest: int) -> list[int]:
    """Unplaced ships still to be picked for the reroll, in rising order, or enough (ruling 39)."""
    out: list[int] = [DONE] if picked or relic else []
    left = s.hand
    for value in range(1, 7):
        for _ in range(_count(picked, value)):
            left = MINUS[left * 7 + value]
    tokens = SHOWS[left]
    if s.relic_at == IN_HAND and not relic:
        tokens |= 64
    out.extend(PICK_BY[tokens >> lowest - 1 << lowest - 1])
    return out


def _count(hand: int, value: int) -> int:
    count = 0
    while MINUS[hand * 7 + value] >= 0:
        hand = MINUS[hand * 7 + value]
        count += 1
    return count


def warp_pick(s: AlienFrontiersState, token: int) -> None:
    """One more ship to reroll; with none left to add the reroll starts."""
    _, picked, relic, _ = s.stack.pop()
    if token == RELIC:
        relic = 1
    else:
        picked = PLUS[picked * 7 + token]
    s.stack.append((WARP_PICK, picked, relic, token))
    if warp_picks(s, picked, relic, token) == [DONE]:
        warp_roll(s)


def warp_roll(s: AlienFrontiersState) -> None:
    """Take the picked ships out of the hand and roll them again (PL 12.11)."""
    _, picked, relic, _ = s.stack.pop()
    for value in range(1, 7):
        for _ in range(_count(picked, value)):
            s.hand = MINUS[s.hand * 7 + value]
    if relic:
        s.stack.append((RELIC_REROLL,))
    if picked:
        s.stack.append((REROLL, SIZE[picked]))


def rerolled(s: AlienFrontiersState, rolled: int) -> None:
    """Rerolled ships join the hand."""
    for value in range(1, 7):
        for _ in range(_count(rolled, value)):
            s.hand = PLUS[s.hand * 7 + value]


# --- Resource Cache -----------------------------------------------------------------------------------


def resource_cache(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """After the roll, before any tech: odd, even or equal (PL 12.9, difference 12, ruling 41)."""
    player = s.players[s.turn]
    if not player.cards >> CACHE & 1:
        return
    odd = ODD[s.hand]
    even = SIZE[s.hand] - odd
    if s.relic_at == IN_HAND:
        if s.relic_value & 1:
            odd += 1
        else:
            even += 1
    fuel = 1 if even >= odd else 0
    ore = 1 if odd >= even else 0
    held_fuel, held_ore = player.fuel, player.ore
    gain(s, player, fuel, ore)
    if odd == even:
        player.cards &= ~(1 << CACHE)
        s.discards[CACHE] += 1
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "fuel": player.fuel - held_fuel,
            "ore": player.ore - held_ore,
        }
        events.append(Event("af-event-cache-spent" if odd == even else "af-event-cache", args))

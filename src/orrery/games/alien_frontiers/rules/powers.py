"""Tech cards in use: what they do for fuel, and the Resource Cache (specification A9, rulings 34-47)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.games.alien_frontiers.actions import (
    BOOST_BY,
    BORROW,
    CANNON,
    DONE,
    FLIP_BY,
    PICK,
    PICK_BY,
    STASIS_BY,
    WARP,
    gravity_action,
    ship_action,
    ship_named,
    station_of,
    teleport_action,
    teleported_ship,
    token_named,
)
from orrery.games.alien_frontiers.components import (
    AT_ARTIFACT,
    AT_SOLAR,
    AT_TERRAFORM,
    BONUS_FUEL,
    BOOSTER,
    BURROUGHS,
    CACHE,
    CARD_FUEL,
    CRYSTAL,
    GRAVITY_MANIPULATOR,
    IN_HAND,
    MAX_SEATS,
    PLASMA,
    POHL,
    POLARITY,
    STASIS_BEAM,
    STATION_COUNT,
    TELEPORTER,
    TERRITORY_COUNT,
    WARPER,
)
from orrery.games.alien_frontiers.dice import (
    MINUS,
    NO_HAND,
    ODD,
    PLUS,
    SHOWS,
    SIDES,
    SIZE,
    count_of,
    merged,
    without,
)
from orrery.games.alien_frontiers.names import card_name, station_name, territory_name
from orrery.games.alien_frontiers.rules.docking import dock
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
from orrery.games.alien_frontiers.ships import RELIC, RELIC_BIT, is_relic, owner_of, ship_of, token_of
from orrery.games.alien_frontiers.state import (
    CANNON_SHOT,
    RELIC_REROLL,
    REROLL,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
    undock,
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


#: Tokens that +1 or -1 can turn, the Relic Ship apart.
_RAISABLE: Final = 31
_LOWERABLE: Final = 62


def discount(s: AlienFrontiersState) -> int:
    """Pohl Foothills: fuel off the price of each activation (PL 10.7, ruling 36)."""
    return BONUS_FUEL[POHL] if s.bonus >> POHL & 1 else 0


def power_price(s: AlienFrontiersState, card: int) -> int:
    """The fuel a card's power costs now: Data Crystal for one colony, Plasma Cannon for the first ship."""
    return max(0, CARD_FUEL[card] - discount(s))


def power_actions(s: AlienFrontiersState, ready: int, out: list[int]) -> None:
    """Append every fuel power of the unused cards ``ready`` that can be paid and used now."""
    fuel = s.players[s.turn].fuel + discount(s)
    if fuel == 0:
        return
    tokens = hand_tokens(s)
    relic = s.relic_value if s.relic_at == IN_HAND else 0
    if tokens:
        if ready >> BOOSTER & 1 and fuel >= CARD_FUEL[BOOSTER]:
            out.extend(BOOST_BY[tokens & _RAISABLE | (RELIC_BIT if 0 < relic < SIDES else 0)])
        if ready >> STASIS_BEAM & 1 and fuel >= CARD_FUEL[STASIS_BEAM]:
            out.extend(STASIS_BY[tokens & _LOWERABLE | (RELIC_BIT if relic > 1 else 0)])
        if ready >> POLARITY & 1 and fuel >= CARD_FUEL[POLARITY]:
            out.extend(FLIP_BY[tokens])
        if ready >> GRAVITY_MANIPULATOR & 1 and fuel >= CARD_FUEL[GRAVITY_MANIPULATOR]:
            _gravity_actions(s, tokens, relic, out)
    if ready >> CRYSTAL & 1:
        for territory in range(TERRITORY_COUNT):
            cost = borrow_cost(s, territory)
            if 0 < cost <= fuel and may_borrow(s, territory):
                out.append(BORROW + territory)
    if ready >> PLASMA & 1 and fuel >= CARD_FUEL[PLASMA]:
        turn = s.turn
        for station in range(STATION_COUNT):
            for ship in s.docks[station]:
                if ship >> 3 != turn:
                    out.append(CANNON + station)
                    break
    if ready >> TELEPORTER & 1 and fuel >= CARD_FUEL[TELEPORTER]:
        _teleport_actions(s, out)
    if ready >> WARPER & 1 and tokens and fuel >= CARD_FUEL[WARPER]:
        out.append(WARP)


def _gravity_actions(s: AlienFrontiersState, tokens: int, relic: int, out: list[int]) -> None:
    """Two different unplaced ships, both changes possible (ruling 45)."""
    for down in range(1, RELIC + 1):
        if not tokens >> down - 1 & 1 or down == 1 or (down == RELIC and relic == 1):
            continue
        for up in range(1, RELIC + 1):
            if not tokens >> up - 1 & 1 or up == SIDES or (up == RELIC and relic == SIDES):
                continue
            if down == up and (down == RELIC or MINUS[MINUS[s.hand][down]][up] == NO_HAND):
                continue
            out.append(gravity_action(down, up))


def borrow_cost(s: AlienFrontiersState, territory: int) -> int:
    """The Data Crystal's price before any discount: fuel for each colony there, anybody's (PL 12.3)."""
    first = territory * MAX_SEATS
    colonies = 0
    for seat in range(s.variant.players):
        colonies += s.colonies[first + seat]
    return colonies * CARD_FUEL[CRYSTAL]


def may_borrow(s: AlienFrontiersState, territory: int) -> bool:
    """Not Burroughs, not under Isolation, not one the player controls (PL 12.3, ruling 34)."""
    return territory not in (BURROUGHS, s.isolation) and s.control[territory] != s.turn


def pay_power(s: AlienFrontiersState, card: int, cost: int) -> None:
    """Mark the card as used and pay, Pohl's discount taken off."""
    s.players[s.turn].fuel -= max(0, cost - discount(s))
    s.used |= 1 << card


def _tell_power(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    if events is not None:
        tell(events, "af-event-power", player=seat_name(s.turn), card=card_name(card))


def change_value(s: AlienFrontiersState, token: int, value: int) -> None:
    """Turn one unplaced ship to another face."""
    if token == RELIC:
        s.relic_value = value
    else:
        s.hand = PLUS[MINUS[s.hand][token]][value]


def token_value(s: AlienFrontiersState, token: int) -> int:
    """The value an unplaced ship shows."""
    return s.relic_value if token == RELIC else token


def opposite(value: int) -> int:
    """The face of a die under the one that shows ``value``."""
    return SIDES + 1 - value


def turn_ship(s: AlienFrontiersState, card: int, token: int, value: int, events: list[Event] | None) -> None:
    """Booster Pod, Stasis Beam, Polarity Device: one unplaced ship shows ``value`` (PL 12.2, 12.8, 12.10)."""
    pay_power(s, card, CARD_FUEL[card])
    change_value(s, token, value)
    _tell_power(s, card, events)


def gravity(s: AlienFrontiersState, down: int, up: int, events: list[Event] | None) -> None:
    """Gravity Manipulator: -1 and +1 on two ships (PL 12.4)."""
    pay_power(s, GRAVITY_MANIPULATOR, CARD_FUEL[GRAVITY_MANIPULATOR])
    lower = token_value(s, down)
    higher = token_value(s, up)
    if down == up:
        hand = MINUS[MINUS[s.hand][down]][up]
        s.hand = PLUS[PLUS[hand][lower - 1]][higher + 1]
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
        place = territory_name(territory)
        tell(events, "af-event-borrow", player=seat_name(s.turn), territory=place)


# --- the Plasma Cannon's shots ----------------------------------------------------------------------


def open_cannon(s: AlienFrontiersState, station: int) -> None:
    """Aim at a station; the ships to drive away are the next decisions, each paid when it is chosen."""
    s.stack.append((CANNON_SHOT, station, 0, 0))


def shot_price(s: AlienFrontiersState, shots: int) -> int:
    """Fuel for the next ship after ``shots`` of them: Pohl Foothills helps once, with the first."""
    return CARD_FUEL[PLASMA] if shots else power_price(s, PLASMA)


def cannon_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Other players' ships there that can still be paid for; enough after the first (ruling 43)."""
    _, station, shots, lowest = frame
    out: list[int] = [DONE] if shots > 0 else []
    if s.players[s.turn].fuel < shot_price(s, shots):
        return out
    for ship in s.docks[station]:
        if not _in_range(s, ship, shots, lowest):
            continue
        action = ship_action(station, ship)
        if action not in out:
            out.append(action)
    return out


def _in_range(s: AlienFrontiersState, ship: int, shots: int, lowest: int) -> bool:
    """Another player's ship, not passed over; with ``plasma_single_victim`` of the one shot at first."""
    if owner_of(ship) == s.turn or ship < lowest:
        return False
    return not (shots and s.variant.plasma_single_victim and owner_of(ship) != owner_of(lowest))


def cannon_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Pay for one ship and send it to the Maintenance Bay, from the Terraforming Station to stock."""
    _, station, shots, _ = s.stack.pop()
    if action == DONE:
        return
    _, seat, token = ship_named(action)
    ship = ship_of(seat, token)
    s.players[s.turn].fuel -= shot_price(s, shots)
    s.used |= 1 << PLASMA
    if events is not None:
        who, victim, place = seat_name(s.turn), seat_name(seat), station_name(station)
        if station == AT_TERRAFORM and not is_relic(ship):
            tell(events, "af-event-cannon-stock", player=who, victim=victim, station=place)
        else:
            tell(events, "af-event-cannon", player=who, victim=victim, station=place)
    if station == AT_TERRAFORM:
        undock_to_stock(s, station, ship, events)
    else:
        undock_to_bay(s, station, ship)
    following = (CANNON_SHOT, station, shots + 1, ship)
    if cannon_choices(s, following) != [DONE]:
        s.stack.append(following)


def cannon_set(s: AlienFrontiersState, frame: tuple[int, ...]) -> SetChoice:
    """The ships to drive away: at least one, as many as can be paid."""
    _, station, shots, lowest = frame
    there = [ship for ship in s.docks[station] if _in_range(s, ship, shots, lowest)]
    paid = 1 + (s.players[s.turn].fuel - shot_price(s, shots)) // CARD_FUEL[PLASMA]
    most = min(paid, len(there))
    items: list[Item] = []
    for ship in sorted(set(there)):
        times = min(there.count(ship), most)
        items.append(Item(ship_action(station, ship), times=times, tags=[seat_name(owner_of(ship))]))
    victims = range(s.variant.players) if s.variant.plasma_single_victim else range(0)
    return SetChoice(
        items,
        least=0 if shots else 1,
        most=most,
        confirm=DONE,
        alike=[seat_name(seat) for seat in victims],
        begun=shots > 0,
    )


# --- the Orbital Teleporter -------------------------------------------------------------------------


def _teleport_actions(s: AlienFrontiersState, out: list[int]) -> None:
    """Own docked ships that have another station to go to (PL 12.6, ruling 37)."""
    for station in range(STATION_COUNT):
        if station == AT_TERRAFORM:
            continue
        last = 0
        for ship in s.docks[station]:
            if ship >> 3 == s.turn and ship != last:
                last = ship
                if _has_destination(s, station, token_of(ship)):
                    out.append(teleport_action(station, token_of(ship)))


def _has_destination(s: AlienFrontiersState, station: int, token: int) -> bool:
    if station != AT_SOLAR and free_docks(s, AT_SOLAR) > 0:
        return True
    if station != AT_ARTIFACT and free_docks(s, AT_ARTIFACT) > 0:
        return True
    trial = s.clone()
    lift_ship(trial, station, token)
    return len(teleport_choices(trial, (TELEPORT_TO, station, token))) > 0


def lift_ship(s: AlienFrontiersState, station: int, token: int) -> None:
    """Pay for the Teleporter and take a docked ship up, to be docked at another station at once."""
    pay_power(s, TELEPORTER, CARD_FUEL[TELEPORTER])
    undock(s, station, ship_of(s.turn, token))
    if token == RELIC:
        s.relic_at = IN_HAND
        if station == AT_ARTIFACT:
            s.artifact_relic = False
    else:
        s.hand = PLUS[s.hand][token]
        if station == AT_ARTIFACT:
            _lift_from_artifact(s, token)


def _lift_from_artifact(s: AlienFrontiersState, token: int) -> None:
    """The ship leaves the count, unless one of the same value was already claimed with (ruling 10)."""
    left = s.docks[AT_ARTIFACT].count(ship_of(s.turn, token))
    if count_of(s.artifact_hand, token) > left:
        s.artifact_hand = MINUS[s.artifact_hand][token]


def teleport(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Lift a ship; its new station is the next decision."""
    station, token = teleported_ship(action)
    lift_ship(s, station, token)
    s.stack.append((TELEPORT_TO, station, token))
    _tell_power(s, TELEPORTER, events)


def teleport_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Dockings elsewhere that include the lifted ship."""
    _, source, token = frame
    player = s.players[s.turn]
    return [
        action
        for action in dock_actions(s, player.fuel, player.ore)
        if docked_tokens(s, action) >> token - 1 & 1 and station_of(action) != source
    ]


def teleport_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Dock the lifted ship."""
    s.stack.pop()
    dock(s, action, events)


# --- the Temporal Warper ----------------------------------------------------------------------------


def warp(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Pay for the Warper; the ships to reroll are the next decisions."""
    pay_power(s, WARPER, CARD_FUEL[WARPER])
    s.stack.append((WARP_PICK, 0, 0, 1))
    _tell_power(s, WARPER, events)


def warp_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Unplaced ships still to be picked for the reroll, in rising order, or enough (ruling 39)."""
    _, picked, relic, lowest = frame
    out: list[int] = [DONE] if picked or relic else []
    tokens = SHOWS[without(s.hand, picked)]
    if s.relic_at == IN_HAND and not relic:
        tokens |= RELIC_BIT
    out.extend(PICK_BY[tokens >> lowest - 1 << lowest - 1])
    return out


def warp_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """One more ship to reroll; enough, or none left to add, starts the reroll."""
    _, picked, relic, _ = s.stack.pop()
    if action == DONE:
        _warp_roll(s, picked, relic)
        return
    token = token_named(PICK, action)
    if token == RELIC:
        relic = 1
    else:
        picked = PLUS[picked][token]
    following = (WARP_PICK, picked, relic, token)
    if warp_choices(s, following) == [DONE]:
        _warp_roll(s, picked, relic)
    else:
        s.stack.append(following)


def warp_set(s: AlienFrontiersState, frame: tuple[int, ...]) -> SetChoice:
    """The unplaced ships to roll again, at least one (PL 12.11, ruling 39)."""
    _, picked, relic, _ = frame
    left = without(s.hand, picked)
    items: list[Item] = []
    for action in warp_choices(s, frame):
        if action != DONE:
            token = token_named(PICK, action)
            items.append(Item(action, times=1 if token == RELIC else count_of(left, token)))
    begun = bool(picked or relic)
    most = sum(item.times for item in items)
    return SetChoice(items, least=0 if begun else 1, most=most, confirm=DONE, begun=begun)


def _warp_roll(s: AlienFrontiersState, picked: int, relic: int) -> None:
    """Take the picked ships out of the hand and roll them again (PL 12.11)."""
    s.hand = without(s.hand, picked)
    if relic:
        s.stack.append((RELIC_REROLL,))
    if picked:
        s.stack.append((REROLL, SIZE[picked]))


def rerolled(s: AlienFrontiersState, rolled: int) -> None:
    """Rerolled ships join the hand."""
    s.hand = merged(s.hand, rolled)


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
        gained, mined = player.fuel - held_fuel, player.ore - held_ore
        if odd == even:
            tell(events, "af-event-cache-spent", player=seat_name(s.turn), fuel=gained, ore=mined)
        else:
            tell(events, "af-event-cache", player=seat_name(s.turn), fuel=gained, ore=mined)

"""Alien Tech cards: powers, discards, claiming and dealing (specification A9, rulings 34-47)."""

from bisect import insort
from typing import Final

from orrery.core.game import Event, seat_name
from orrery.games.alien_frontiers.actions import (
    BAY_SHIP,
    BLAST,
    BOOST_BY,
    BORROW,
    CANNON,
    CLAIM,
    COLONY,
    DAMPEN,
    DONE,
    FETCH,
    FLIP_BY,
    GRAVITY,
    ISOLATE,
    MOVE,
    PICK_BY,
    POSITRON,
    RELIC,
    REPULSE,
    SHIP,
    STASIS_BY,
    SWAP,
    TELEPORT,
    TERRITORY,
    WARP,
    station_of,
)
from orrery.games.alien_frontiers.dice import MINUS, ODD, PLUS, SHOWS, SIZE
from orrery.games.alien_frontiers.names import (
    AT_ARTIFACT,
    AT_SOLAR,
    AT_TERRAFORM,
    BOOSTER,
    BURROUGHS,
    CACHE,
    CARD_TYPES,
    CARDS,
    CRYSTAL,
    FIELDS,
    GRAVITY_MANIPULATOR,
    IN_BAY,
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
from orrery.games.alien_frontiers.rules.planet import (
    movable_colonies,
    refresh_bonus,
    return_relic,
    settle_control,
    swap_partners,
    undock_to_bay,
    undock_to_stock,
)
from orrery.games.alien_frontiers.rules.stations import (
    artifact_total,
    dock_actions,
    docked_tokens,
    free_docks,
    gain,
    hand_tokens,
)
from orrery.games.alien_frontiers.state import (
    CANNON_SHOT,
    DEAL,
    NOWHERE,
    RELIC_REROLL,
    REROLL,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
    bay_ships,
    ships_in_play,
)

CLAIM_TOTAL: Final = 8
DISPLAY_SIZE: Final = 3

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


# --- the display -----------------------------------------------------------------------------------


def deal(s: AlienFrontiersState, to: int, count: int) -> None:
    """Ask chance for cards, to the display (-1) or a seat; piles reshuffle lazily (ruling 12)."""
    if count <= 0:
        return
    if not any(s.deck):
        s.deck = s.discards
        s.discards = [0] * CARD_TYPES
    if any(s.deck):
        s.stack.append((DEAL, to, count))


def dealt(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """A card left the draw pile; the rest of the deal follows."""
    _, to, count = s.stack.pop()
    s.deck[card] -= 1
    name = f"@af-card-{CARDS[card]}"
    if to == NOWHERE:
        insort(s.display, card)
        if events is not None:
            events.append(Event("af-event-display", {"card": name}))
    else:
        s.players[to].cards |= 1 << card
        if events is not None:
            events.append(Event("af-event-dealt", {"player": seat_name(to), "card": name}))
    deal(s, to, count - 1)


def claimable(s: AlienFrontiersState) -> list[int]:
    """Displayed cards the player at turn may claim now (A6, rulings 8, 11)."""
    if artifact_total(s) < CLAIM_TOTAL:
        return []
    owned = s.players[s.turn].cards
    out: list[int] = []
    for card in s.display:
        if not owned >> card & 1 and CLAIM + card not in out:
            out.append(CLAIM + card)
    return out


def claim(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Take a displayed card, restart the count and refill the display (PL 9.2, ruling 8, 9)."""
    s.display.remove(card)
    s.artifact_hand = 0
    s.artifact_relic = False
    s.cycles = 0
    gain_card(s, card)
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "card": f"@af-card-{CARDS[card]}",
        }
        events.append(Event("af-event-claim", args))
    deal(s, NOWHERE, DISPLAY_SIZE - len(s.display))


def gain_card(s: AlienFrontiersState, card: int) -> None:
    """The player at turn owns a fresh card, usable at once."""
    s.players[s.turn].cards |= 1 << card


def cycle(s: AlienFrontiersState, events: list[Event] | None) -> None:
    """Discard the display and deal it anew (PL 9.2, ruling 9)."""
    s.cycles -= 1
    for card in s.display:
        s.discards[card] += 1
    s.display = []
    if events is not None:
        events.append(Event("af-event-cycle", {"player": seat_name(s.turn)}))
    deal(s, NOWHERE, DISPLAY_SIZE)


# --- powers paid in fuel ----------------------------------------------------------------------------


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
    for seat in range(s.rules.players):
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
        if shots > 0 and s.rules.plasma_single_victim and seat != lowest >> 3:
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


# --- discards -----------------------------------------------------------------------------------------


def discard_actions(s: AlienFrontiersState, ready: int, out: list[int]) -> None:
    """Append every discard power of the unused cards ``ready``; only one may be used a turn (A9)."""
    if ready >> BOOSTER & 1:
        for field in range(3):
            if field_place(s, field) != NOWHERE:
                out.append(DAMPEN + field)
    if ready >> STASIS_BEAM & 1:
        _field_targets(ISOLATE, s.isolation, out)
    if ready >> CRYSTAL & 1:
        _field_targets(POSITRON, s.positron, out)
    if ready >> GRAVITY_MANIPULATOR & 1:
        _field_targets(REPULSE, s.repulsor, out)
    if ready >> WARPER & 1:
        owned = s.players[s.turn].cards & ~(1 << WARPER)
        for card in range(CARD_TYPES):
            if s.discards[card] and not owned >> card & 1:
                out.append(FETCH + card)
    if ready >> PLASMA & 1 and can_blast(s):
        out.append(BLAST)
    if ready >> TELEPORTER & 1 and movable_colonies(s):
        out.append(MOVE)
    if ready >> POLARITY & 1 and can_swap(s):
        out.append(SWAP)


def _field_targets(first: int, current: int, out: list[int]) -> None:
    """Any territory but the one the field is on (ruling 31)."""
    for territory in range(TERRITORY_COUNT):
        if territory != current:
            out.append(first + territory)


def field_place(s: AlienFrontiersState, field: int) -> int:
    """The territory of field 0 isolation, 1 positron, 2 repulsor."""
    if field == 0:
        return s.isolation
    return s.positron if field == 1 else s.repulsor


def spend(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Discard a card for its power: the one discard of this turn."""
    s.players[s.turn].cards &= ~(1 << card)
    s.discards[card] += 1
    s.discard_used = True
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "card": f"@af-card-{CARDS[card]}",
        }
        events.append(Event("af-event-discard", args))


def put_field(s: AlienFrontiersState, field: int, territory: int, events: list[Event] | None) -> None:
    """Place, move or (NOWHERE) remove a field generator (PL 11)."""
    if field == 0:
        s.isolation = territory
    elif field == 1:
        s.positron = territory
    else:
        s.repulsor = territory
    if events is not None:
        name = f"@af-field-{FIELDS[field]}"
        if territory == NOWHERE:
            events.append(Event("af-event-field-removed", {"field": name}))
        else:
            place = f"@af-territory-{TERRITORIES[territory]}"
            events.append(Event("af-event-field", {"field": name, "territory": place}))
    settle_control(s, events)


def fetch(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Temporal Warper discard: a card from the discard pile, chosen before this one (ruling 40)."""
    s.discards[card] -= 1
    spend(s, WARPER, events)
    gain_card(s, card)
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "card": f"@af-card-{CARDS[card]}",
        }
        events.append(Event("af-event-fetch", args))


def may_lose_ship(s: AlienFrontiersState, seat: int, from_terraform: bool) -> bool:
    """At least three own-colour ships must stay, one on the Terraforming Station counted out."""
    in_play = ships_in_play(s, seat)
    if s.rules.plasma_ignore_ts or from_terraform:
        return in_play >= 4
    for ship in s.docks[AT_TERRAFORM]:
        if ship >> 3 == seat and ship & 7 != RELIC:
            in_play -= 1
    return in_play >= 4


def can_blast(s: AlienFrontiersState) -> bool:
    """Whether ``blast_targets`` has any: four own-colour ships always include one that may go."""
    for seat in range(s.rules.players):
        if seat != s.turn and (
            ships_in_play(s, seat) >= 4 or (s.relic_owner == seat and not s.rules.plasma_relic_literal)
        ):
            return True
    return False


def blast_targets(s: AlienFrontiersState) -> list[int]:
    """Ships of other players that the Plasma Cannon's discard may return to stock (PL 12.7)."""
    out: list[int] = []
    for station in range(STATION_COUNT):
        last = 0
        for ship in s.docks[station]:
            seat = ship >> 3
            if seat == s.turn or ship == last:
                continue
            last = ship
            if _may_blast(s, seat, ship & 7 == RELIC, station == AT_TERRAFORM):
                out.append(SHIP + (station * 4 + seat) * 7 + (ship & 7) - 1)
    for seat in range(s.rules.players):
        if seat == s.turn:
            continue
        if bay_ships(s, seat) > 0 and _may_blast(s, seat, False, False):
            out.append(BAY_SHIP + seat * 2)
        if s.relic_owner == seat and s.relic_at == IN_BAY and _may_blast(s, seat, True, False):
            out.append(BAY_SHIP + seat * 2 + 1)
    return out


def _may_blast(s: AlienFrontiersState, seat: int, relic: bool, from_terraform: bool) -> bool:
    """The Relic is exempt from the four-ship test unless the table plays it literally (ruling 44)."""
    if relic and not s.rules.plasma_relic_literal:
        return True
    return may_lose_ship(s, seat, from_terraform and not relic)


def blast(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Return the chosen ship to its stock, the Relic to Burroughs Desert."""
    s.stack.pop()
    spend(s, PLASMA, events)
    if action >= BAY_SHIP:
        offset = action - BAY_SHIP
        seat = offset >> 1
        if events is not None:
            events.append(Event("af-event-blast", {"player": seat_name(s.turn), "victim": seat_name(seat)}))
        if offset & 1:
            return_relic(s, events)
        else:
            s.players[seat].stock += 1
        return
    offset = action - SHIP
    seat = offset // 7 % 4
    if events is not None:
        events.append(Event("af-event-blast", {"player": seat_name(s.turn), "victim": seat_name(seat)}))
    undock_to_stock(s, offset // 28, seat * 8 + offset % 7 + 1, events)


def move_colony(
    s: AlienFrontiersState, source: int, seat: int, target: int, events: list[Event] | None
) -> None:
    """Orbital Teleporter discard: one colony of anybody to another territory (PL 12.6)."""
    s.stack.pop()
    spend(s, TELEPORTER, events)
    s.colonies[source * 4 + seat] -= 1
    s.colonies[target * 4 + seat] += 1
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "owner": seat_name(seat),
            "source": f"@af-territory-{TERRITORIES[source]}",
            "target": f"@af-territory-{TERRITORIES[target]}",
        }
        events.append(Event("af-event-move", args))
    settle_control(s, events)


def move_targets(s: AlienFrontiersState, source: int) -> list[int]:
    """Territories a colony may be moved to: another one, without the Repulsor (ruling 32)."""
    return [TERRITORY + place for place in range(TERRITORY_COUNT) if place not in (source, s.repulsor)]


def can_swap(s: AlienFrontiersState) -> bool:
    """Whether ``swap_starts`` has any: two owners on two territories."""
    seen: list[int] = []
    for colony in movable_colonies(s):
        for other in seen:
            if colony >> 2 != other >> 2 and (colony - other) & 3:
                return True
        seen.append(colony)
    return False


def swap_starts(s: AlienFrontiersState) -> list[int]:
    """First colonies of a swap: those with a partner on a later territory."""
    return [
        colony
        for colony in movable_colonies(s)
        if swap_partners(s, (colony - COLONY) >> 2, (colony - COLONY) & 3)
    ]


def swap_colonies(
    s: AlienFrontiersState, place: int, seat: int, other: int, events: list[Event] | None
) -> None:
    """Polarity Device discard: two colonies on two territories change places at once (ruling 26)."""
    s.stack.pop()
    spend(s, POLARITY, events)
    place2, seat2 = (other - COLONY) >> 2, (other - COLONY) & 3
    s.colonies[place * 4 + seat] -= 1
    s.colonies[place2 * 4 + seat2] -= 1
    s.colonies[place2 * 4 + seat] += 1
    s.colonies[place * 4 + seat2] += 1
    if events is not None:
        args: dict[str, int | str] = {
            "player": seat_name(s.turn),
            "owner": seat_name(seat),
            "source": f"@af-territory-{TERRITORIES[place]}",
            "other": seat_name(seat2),
            "target": f"@af-territory-{TERRITORIES[place2]}",
        }
        events.append(Event("af-event-swap", args))
    settle_control(s, events)

"""Tech cards discarded for their power (specification A8, A9, rulings 31, 32, 40, 44)."""

from orrery.core.messages import Event, seat_name
from orrery.games.alien_frontiers.actions import (
    BAY_SHIP,
    BLAST,
    COLONY,
    DAMPEN,
    FETCH,
    ISOLATE,
    MOVE,
    POSITRON,
    RELIC,
    REPULSE,
    SHIP,
    SWAP,
    TERRITORY,
)
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    BOOSTER,
    CARD_TYPES,
    CARDS,
    CRYSTAL,
    FIELDS,
    GRAVITY_MANIPULATOR,
    IN_BAY,
    PLASMA,
    POLARITY,
    STASIS_BEAM,
    STATION_COUNT,
    TELEPORTER,
    TERRITORIES,
    TERRITORY_COUNT,
    WARPER,
)
from orrery.games.alien_frontiers.rules.display import gain_card
from orrery.games.alien_frontiers.rules.planet import (
    movable_colonies,
    return_relic,
    settle_control,
    swap_partners,
    undock_to_stock,
)
from orrery.games.alien_frontiers.state import (
    NOWHERE,
    AlienFrontiersState,
    bay_ships,
    ships_in_play,
)


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
    if s.variant.plasma_ignore_ts or from_terraform:
        return in_play >= 4
    for ship in s.docks[AT_TERRAFORM]:
        if ship >> 3 == seat and ship & 7 != RELIC:
            in_play -= 1
    return in_play >= 4


def can_blast(s: AlienFrontiersState) -> bool:
    """Whether ``blast_targets`` has any: four own-colour ships always include one that may go."""
    for seat in range(s.variant.players):
        if seat != s.turn and (
            ships_in_play(s, seat) >= 4 or (s.relic_owner == seat and not s.variant.plasma_relic_literal)
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
    for seat in range(s.variant.players):
        if seat == s.turn:
            continue
        if bay_ships(s, seat) > 0 and _may_blast(s, seat, False, False):
            out.append(BAY_SHIP + seat * 2)
        if s.relic_owner == seat and s.relic_at == IN_BAY and _may_blast(s, seat, True, False):
            out.append(BAY_SHIP + seat * 2 + 1)
    return out


def _may_blast(s: AlienFrontiersState, seat: int, relic: bool, from_terraform: bool) -> bool:
    """The Relic is exempt from the four-ship test unless the table plays it literally (ruling 44)."""
    if relic and not s.variant.plasma_relic_literal:
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

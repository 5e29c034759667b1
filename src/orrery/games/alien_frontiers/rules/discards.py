"""Tech cards discarded for their power (specification A8, A9, rulings 31, 32, 40, 44)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, Limit, SetChoice
from orrery.games.alien_frontiers.actions import (
    BAY_SHIP,
    BLAST,
    DAMPEN,
    FETCH,
    ISOLATE,
    MOVE,
    POSITRON,
    REPULSE,
    SWAP,
    TERRITORY,
    bay_ship_action,
    bay_ship_named,
    colony_named,
    ship_action,
    ship_named,
)
from orrery.games.alien_frontiers.components import (
    AT_TERRAFORM,
    BOOSTER,
    CARD_TYPES,
    CRYSTAL,
    FIELDS,
    FLEET,
    GRAVITY_MANIPULATOR,
    IN_BAY,
    ISOLATION_FIELD,
    PLASMA,
    POLARITY,
    POSITRON_FIELD,
    STASIS_BEAM,
    STATION_COUNT,
    TELEPORTER,
    TERRITORY_COUNT,
    WARPER,
)
from orrery.games.alien_frontiers.names import card_name, field_name, territory_name
from orrery.games.alien_frontiers.rules.display import gain_card
from orrery.games.alien_frontiers.rules.planet import (
    movable_colonies,
    return_relic,
    settle_control,
    undock_to_stock,
)
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of, ship_of
from orrery.games.alien_frontiers.state import (
    BLAST_TARGET,
    MOVE_FROM,
    MOVE_TO,
    NOWHERE,
    SWAP_FIRST,
    SWAP_SECOND,
    AlienFrontiersState,
    bay_ships,
    ships_in_play,
    spot,
)


def discard_actions(s: AlienFrontiersState, ready: int, out: list[int]) -> None:
    """Append every discard power of the unused cards ``ready``; only one may be used a turn (A9)."""
    if ready >> BOOSTER & 1:
        for field in range(len(FIELDS)):
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
    """The territory of a field generator, or NOWHERE."""
    if field == ISOLATION_FIELD:
        return s.isolation
    return s.positron if field == POSITRON_FIELD else s.repulsor


def spend(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Discard a card for its power: the one discard of this turn."""
    s.players[s.turn].cards &= ~(1 << card)
    s.discards[card] += 1
    s.discard_used = True
    if events is not None:
        tell(events, "af-event-discard", player=seat_name(s.turn), card=card_name(card))


def put_field(s: AlienFrontiersState, field: int, territory: int, events: list[Event] | None) -> None:
    """Place, move or (NOWHERE) remove a field generator (PL 11)."""
    if field == ISOLATION_FIELD:
        s.isolation = territory
    elif field == POSITRON_FIELD:
        s.positron = territory
    else:
        s.repulsor = territory
    if events is not None:
        if territory == NOWHERE:
            tell(events, "af-event-field-removed", field=field_name(field))
        else:
            place = territory_name(territory)
            tell(events, "af-event-field", field=field_name(field), territory=place)
    settle_control(s, events)


def fetch(s: AlienFrontiersState, card: int, events: list[Event] | None) -> None:
    """Temporal Warper discard: a card from the discard pile, chosen before this one (ruling 40)."""
    s.discards[card] -= 1
    spend(s, WARPER, events)
    gain_card(s, card)
    if events is not None:
        tell(events, "af-event-fetch", player=seat_name(s.turn), card=card_name(card))


# --- the Plasma Cannon: a ship back to stock ----------------------------------------------------------


def open_blast(s: AlienFrontiersState) -> None:
    """The ship to return is the next decision; the card goes with it."""
    s.stack.append((BLAST_TARGET,))


def may_lose_ship(s: AlienFrontiersState, seat: int, from_terraform: bool) -> bool:
    """Three own-colour ships must stay, one on the Terraforming Station counted out (PL 12.7)."""
    in_play = ships_in_play(s, seat)
    if s.variant.plasma_ignore_ts or from_terraform:
        return in_play > FLEET
    for ship in s.docks[AT_TERRAFORM]:
        if owner_of(ship) == seat and not is_relic(ship):
            in_play -= 1
    return in_play > FLEET


def can_blast(s: AlienFrontiersState) -> bool:
    """Whether ``blast_choices`` has any: four own-colour ships always include one that may go."""
    for seat in range(s.variant.players):
        if seat != s.turn and (
            ships_in_play(s, seat) > FLEET or (s.relic_owner == seat and not s.variant.plasma_relic_literal)
        ):
            return True
    return False


def blast_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Ships of other players that the Plasma Cannon's discard may return to stock (PL 12.7)."""
    out: list[int] = []
    for station in range(STATION_COUNT):
        last = 0
        for ship in s.docks[station]:
            seat = owner_of(ship)
            if seat == s.turn or ship == last:
                continue
            last = ship
            if _may_blast(s, seat, is_relic(ship), station == AT_TERRAFORM):
                out.append(ship_action(station, ship))
    for seat in range(s.variant.players):
        if seat == s.turn:
            continue
        if bay_ships(s, seat) > 0 and _may_blast(s, seat, False, False):
            out.append(bay_ship_action(seat, False))
        if s.relic_owner == seat and s.relic_at == IN_BAY and _may_blast(s, seat, True, False):
            out.append(bay_ship_action(seat, True))
    return out


def _may_blast(s: AlienFrontiersState, seat: int, relic: bool, from_terraform: bool) -> bool:
    """The Relic is exempt from the four-ship test unless the table plays it literally (ruling 44)."""
    if relic and not s.variant.plasma_relic_literal:
        return True
    return may_lose_ship(s, seat, from_terraform and not relic)


def blast_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Return the chosen ship to its stock, the Relic to Burroughs Desert."""
    s.stack.pop()
    spend(s, PLASMA, events)
    if action >= BAY_SHIP:
        seat, relic = bay_ship_named(action)
        _tell_blast(s, seat, relic, events)
        if relic:
            return_relic(s, events)
        else:
            s.players[seat].stock += 1
        return
    station, seat, token = ship_named(action)
    _tell_blast(s, seat, token == RELIC, events)
    undock_to_stock(s, station, ship_of(seat, token), events)


def _tell_blast(s: AlienFrontiersState, seat: int, relic: bool, events: list[Event] | None) -> None:
    """A ship goes to stock; that the Relic Ship goes home is told by itself."""
    if events is not None and not relic:
        tell(events, "af-event-blast", player=seat_name(s.turn), victim=seat_name(seat))


# --- the Orbital Teleporter: a colony moves -------------------------------------------------------------


def open_move(s: AlienFrontiersState) -> None:
    """The colony and its new territory are the next decisions; the card goes with them."""
    s.stack.append((MOVE_FROM,))


def move_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """One colony of anybody (PL 12.6)."""
    return movable_colonies(s)


def move_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Its new territory is the next decision."""
    territory, seat = colony_named(action)
    s.stack[-1] = (MOVE_TO, territory, seat)


def move_to_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Territories a colony may be moved to: another one, without the Repulsor (ruling 32)."""
    return [TERRITORY + place for place in range(TERRITORY_COUNT) if place not in (frame[1], s.repulsor)]


def move_to_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Move the colony."""
    _, source, seat = s.stack.pop()
    target = action - TERRITORY
    spend(s, TELEPORTER, events)
    s.colonies[spot(source, seat)] -= 1
    s.colonies[spot(target, seat)] += 1
    if events is not None:
        who, whose = seat_name(s.turn), seat_name(seat)
        here, there = territory_name(source), territory_name(target)
        tell(events, "af-event-move", player=who, owner=whose, source=here, target=there)
    settle_control(s, events)


# --- the Polarity Device: two colonies change places ------------------------------------------------------


def open_swap(s: AlienFrontiersState) -> None:
    """The two colonies are the next decisions; the card goes with them."""
    s.stack.append((SWAP_FIRST,))


def can_swap(s: AlienFrontiersState) -> bool:
    """Whether ``swap_choices`` has any: two owners on two territories."""
    seen: list[tuple[int, int]] = []
    for action in movable_colonies(s):
        territory, seat = colony_named(action)
        for place, owner in seen:
            if place != territory and owner != seat:
                return True
        seen.append((territory, seat))
    return False


def swap_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """First colonies of a swap: those with a partner on a later territory."""
    out: list[int] = []
    for action in movable_colonies(s):
        territory, seat = colony_named(action)
        if swap_with_choices(s, (SWAP_SECOND, territory, seat)):
            out.append(action)
    return out


def swap_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """The colony it changes places with is the next decision."""
    territory, seat = colony_named(action)
    s.stack[-1] = (SWAP_SECOND, territory, seat)


def swap_with_choices(s: AlienFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """Colonies on later territories that a swap can exchange; equal colours would change nothing."""
    _, territory, seat = frame
    out: list[int] = []
    for action in movable_colonies(s):
        place, owner = colony_named(action)
        if place > territory and owner != seat:
            out.append(action)
    return out


def swap_with_chosen(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """Two colonies on two territories change places at once (PL 12.8, ruling 26)."""
    _, place, seat = s.stack.pop()
    spend(s, POLARITY, events)
    place2, seat2 = colony_named(action)
    s.colonies[spot(place, seat)] -= 1
    s.colonies[spot(place2, seat2)] -= 1
    s.colonies[spot(place2, seat)] += 1
    s.colonies[spot(place, seat2)] += 1
    if events is not None:
        who, whose, others = seat_name(s.turn), seat_name(seat), seat_name(seat2)
        here, there = territory_name(place), territory_name(place2)
        tell(events, "af-event-swap", player=who, owner=whose, source=here, other=others, target=there)
    settle_control(s, events)


def swap_set(s: AlienFrontiersState, frame: tuple[int, ...]) -> SetChoice:
    """Two colonies of two players on two territories, whichever is named first."""
    firsts = swap_choices(s, frame)
    actions = set(firsts)
    for first in firsts:
        territory, seat = colony_named(first)
        actions.update(swap_with_choices(s, (SWAP_SECOND, territory, seat)))
    return _colony_set(s, sorted(actions), 2, False)


def swap_with_set(s: AlienFrontiersState, frame: tuple[int, ...]) -> SetChoice:
    """The second of the two."""
    return _colony_set(s, swap_with_choices(s, frame), 1, True)


def _colony_set(s: AlienFrontiersState, actions: list[int], size: int, begun: bool) -> SetChoice:
    """``size`` of these colonies, no two of one territory or of one player."""
    items: list[Item] = []
    tags: set[str] = set()
    for action in actions:
        territory, seat = colony_named(action)
        item = Item(action, tags=[territory_name(territory), seat_name(seat)])
        items.append(item)
        tags.update(item.tags)
    limits = [Limit(tag, 0, 1) for tag in sorted(tags)]
    return SetChoice(items, least=size, most=size, limits=limits, begun=begun)

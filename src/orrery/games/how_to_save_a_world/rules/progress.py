"""The progress phase, the new round, the asteroid's arrival (2.13-2.15). Only the boost move is decided."""

from math import comb
from typing import Final

from orrery.core.chance import Rng
from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import changed, replaced, without_one
from orrery.games.how_to_save_a_world.actions import (
    DRAW,
    DRAW_NUMBER,
    DRAWS,
    FACILITY,
    NEW_FACILITIES,
    PLACE,
    PLACES,
)
from orrery.games.how_to_save_a_world.components import (
    ASTEROID,
    ASTEROID_SYMBOL,
    BOOST_MASK,
    CRACKS,
    CUBES_SYMBOL,
    EVACUATION,
    FACILITY_MASK,
    FACILITY_SYMBOL,
    FIRST_SPECIES,
    FRAME,
    IMPACT,
    LASER,
    LASER_DRAW,
    METER_IMPACT,
    MOON,
    NOWHERE,
    PLANET,
    REFRESH_SYMBOL,
    SHIELD,
    SHIELD_DRAW,
    SHUTTLE_FRAME,
    STACK_MASK,
    STACK_SPACES,
    SYMBOLS,
    THREAT,
    WORLD,
    WORLD_MASK,
)
from orrery.games.how_to_save_a_world.names import facility_name, project_name
from orrery.games.how_to_save_a_world.rules.cards import refresh
from orrery.games.how_to_save_a_world.rules.turn import land
from orrery.games.how_to_save_a_world.state import (
    BOOST_MOVE,
    CUBES_BACK,
    DRAW_LASER,
    DRAW_SHIELD,
    DRAW_THREAT,
    MOVING,
    NO_TAGS,
    PROGRESS,
    REVEAL_FACILITY,
    SYMBOL,
    TURN_ENDS,
    HowToSaveAWorldState,
    derive,
)

#: By location: the world whose ready area its lander returns to.
RETURNS_TO: Final[list[int]] = [
    1 - WORLD[location] if FRAME[location] == SHUTTLE_FRAME else WORLD[location]
    for location in range(len(WORLD))
]


def progress(s: HowToSaveAWorldState, step: int, events: list[Event] | None) -> None:
    """The steps of the phase from one on (R42); where one asks for something, the next waits for it."""
    stack = s.stack
    depth = len(stack)
    while step < 4:
        if step == 1:
            _ask_boost_move(s)
        elif step == 2:
            moving(s, 1, events)
        else:
            stack.append((DRAW_THREAT, NOWHERE))
        step += 1
        if len(stack) > depth:
            stack.insert(depth, (PROGRESS, NOWHERE, step))
            return
    if _impact(s):
        if events is not None:
            tell(events, "hw-event-arrival")
        s.stack.append((DRAW_LASER, NOWHERE))
    else:
        new_round(s, events)


# --- step 1 -----------------------------------------------------------------------------------------


def _ask_boost_move(s: HowToSaveAWorldState) -> None:
    """A lander on the boost location makes one more move, which is compulsory (R43, A3)."""
    for seat, player in enumerate(s.players):
        for location in player.placed:
            if BOOST_MASK >> location & 1:
                player.placed = without_one(player.placed, location)
                derive(s)
                s.turn = seat
                s.stack.append((BOOST_MOVE, seat))
                return


def boost_move_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D24: another available location on the moon."""
    out: list[int] = []
    PLACES.add(WORLD_MASK[MOON] & s.open & ~s.blocked & ~BOOST_MASK, out)
    return out


def boost_move_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """The lander moves; nobody's turn follows."""
    seat = s.stack.pop()[1]
    s.stack.append((TURN_ENDS, seat, 0))
    land(s, seat, action - PLACE, events)


# --- step 2: the asteroid ---------------------------------------------------------------------------


def moving(s: HowToSaveAWorldState, left: int, events: list[Event] | None) -> None:
    """One space after the other, with its symbols, up to the impact point, which has none (R44, A27, A52)."""
    stack = s.stack
    depth = len(stack)
    while left and s.asteroid < IMPACT:
        left -= 1
        s.asteroid += 1
        if events is not None:
            tell(events, "hw-event-asteroid", space=s.asteroid + 1)
        if s.asteroid == IMPACT:
            return
        symbols = SYMBOLS[s.asteroid]
        for place in range(len(symbols)):
            resolve_symbol(s, symbols[place], events)
            if len(stack) > depth:
                # What it asks for comes first, then the symbols after it, then the spaces after this one.
                for later in range(place + 1, len(symbols)):
                    stack.insert(depth, (SYMBOL, NOWHERE, symbols[later]))
                if left:
                    stack.insert(depth, (MOVING, NOWHERE, left))
                return


def resolve_symbol(s: HowToSaveAWorldState, symbol: int, events: list[Event] | None) -> None:
    """Asteroid cubes for the bag, a new facility, or new cards."""
    if symbol == CUBES_SYMBOL:
        cubes = ASTEROID_SYMBOL * s.variant.players
        s.supply = changed(s.supply, ASTEROID, -cubes)
        s.bag = changed(s.bag, ASTEROID, cubes)
        if events is not None:
            tell(events, "hw-event-cubes", cubes=cubes)
    elif symbol == REFRESH_SYMBOL:
        refresh(s, events)
    else:
        stack = symbol - FACILITY_SYMBOL
        if s.facility_pool & STACK_MASK[stack] and free_space(s, stack) != NOWHERE:
            s.stack.append((REVEAL_FACILITY, NOWHERE, stack))


def free_space(s: HowToSaveAWorldState, stack: int) -> int:
    """The first empty facility space of a letter (A34), or NOWHERE."""
    for space in STACK_SPACES[stack]:
        if s.facilities[space] == NOWHERE:
            return space
    return NOWHERE


def facility_outcomes(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Every facility of the stack."""
    out: list[int] = []
    NEW_FACILITIES.add(s.facility_pool & STACK_MASK[frame[2]], out)
    return out


def facility_revealed(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A new area of the moon."""
    stack = s.stack.pop()[2]
    facility = action - FACILITY
    space = free_space(s, stack)
    s.facility_pool &= ~(1 << facility)
    s.facilities = (*s.facilities[:space], facility, *s.facilities[space + 1 :])
    s.open |= FACILITY_MASK[facility]
    if events is not None:
        tell(events, "hw-event-facility", facility=facility_name(facility))


# --- cubes from the bag -----------------------------------------------------------------------------


def cubes_drawn(s: HowToSaveAWorldState, kind: int) -> int:
    """How many cubes are drawn: the threat level, or the number of the finale; never more than there are."""
    count = THREAT[s.threat] if kind == DRAW_THREAT else LASER_DRAW if kind == DRAW_LASER else SHIELD_DRAW
    laser, shield, evacuation, asteroid = s.bag
    there = laser + shield + evacuation + asteroid
    return count if count < there else there


def draw_weights(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every draw with the number of ways it comes about."""
    laser, shield, evacuation, asteroid = s.bag
    count = cubes_drawn(s, frame[0])
    out: list[tuple[int, int]] = []
    for one in range(min(laser, count) + 1):
        for two in range(min(shield, count - one) + 1):
            for three in range(min(evacuation, count - one - two) + 1):
                four = count - one - two - three
                if four <= asteroid:
                    ways = comb(laser, one) * comb(shield, two) * comb(evacuation, three)
                    out.append((DRAW + DRAW_NUMBER[one, two, three, four], ways * comb(asteroid, four)))
    return out


def draw_outcomes(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Every draw."""
    return [outcome for outcome, _ in draw_weights(s, frame)]


def sample_draw(s: HowToSaveAWorldState, frame: tuple[int, ...], rng: Rng) -> int:
    """One draw, cube by cube."""
    # The cubes lie in the order of their kinds; where each kind ends moves when one is taken.
    laser, shield, evacuation, asteroid = s.bag
    count = cubes_drawn(s, frame[0])
    lasers_end = laser
    shields_end = laser + shield
    evacuations_end = shields_end + evacuation
    end = evacuations_end + asteroid
    for _cube in range(count):
        place = rng.below(end)
        end -= 1
        if place < evacuations_end:
            evacuations_end -= 1
            if place < shields_end:
                shields_end -= 1
                if place < lasers_end:
                    lasers_end -= 1
    one = laser - lasers_end
    two = shield - (shields_end - lasers_end)
    three = evacuation - (evacuations_end - shields_end)
    return DRAW + DRAW_NUMBER[one, two, three, count - one - two - three]


def _take(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> tuple[int, int, int, int]:
    """Take the drawn cubes out of the bag."""
    s.stack.pop()
    drawn = DRAWS[action - DRAW]
    laser, shield, evacuation, asteroid = drawn
    bag = s.bag
    s.bag = (bag[0] - laser, bag[1] - shield, bag[2] - evacuation, bag[3] - asteroid)
    if events is not None:
        tell(
            events,
            "hw-event-drawn",
            laser=laser,
            shield=shield,
            evacuation=evacuation,
            asteroid=asteroid,
        )
    return drawn


def _put_on_meter(s: HowToSaveAWorldState, meter: int, kind: int, count: int) -> None:
    """Cubes take the leftmost free spaces (A31); what does not fit is set aside (A29)."""
    if not count:
        return
    spaces = list(s.meters[meter])
    for space in range(len(spaces)):
        if count and spaces[space] == NOWHERE:
            spaces[space] = kind
            count -= 1
    s.meters = replaced(s.meters, meter, tuple(spaces))
    if count:
        s.aside = changed(s.aside, kind, count)


def threat_drawn(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """Step 3: project cubes go on their meters; then the asteroid moves for its cubes (R45)."""
    drawn = _take(s, action, events)
    for project in (LASER, SHIELD, EVACUATION):
        _put_on_meter(s, project, project, drawn[project])
    if drawn[ASTEROID]:
        stack = s.stack
        depth = len(stack)
        moving(s, drawn[ASTEROID], events)
        if len(stack) == depth:
            cubes_back(s, drawn[ASTEROID])
        else:
            stack.insert(depth, (CUBES_BACK, NOWHERE, drawn[ASTEROID]))


def cubes_back(s: HowToSaveAWorldState, count: int) -> None:
    """Asteroid cubes that were drawn go back into the bag."""
    s.bag = changed(s.bag, ASTEROID, count)


# --- step 4, the new round --------------------------------------------------------------------------


def _impact(s: HowToSaveAWorldState) -> bool:
    """Whether the asteroid or a meter has reached its impact point (R46)."""
    if s.asteroid >= IMPACT:
        return True
    for meter in range(3):  # noqa: SIM110 - this is quicker than any()
        if s.meters[meter][METER_IMPACT[meter] - 1] != NOWHERE:
            return True
    return False


def new_round(s: HowToSaveAWorldState, events: list[Event] | None) -> None:
    """Landers, threat, tokens and cards, markers, the first player (2.14)."""
    for player in s.players:
        planet, moon = player.ready
        for location in player.placed:
            if RETURNS_TO[location] == PLANET:
                planet += 1
            else:
                moon += 1
        player.ready = (planet, moon)
        player.placed = ()
        active, spent = player.active, player.spent
        if spent != NO_TAGS:
            player.active = (active[0] + spent[0], active[1] + spent[1], active[2] + spent[2])
            player.spent = NO_TAGS
        if player.discard:
            player.hand = tuple(sorted(player.hand + player.discard))
            player.discard = ()
        resources = player.resources
        for resource, baseline in enumerate(player.baselines):
            if resources[resource] < baseline:
                resources[resource] = baseline
    s.blocked = 0
    if s.threat + 1 < len(THREAT):
        s.threat += 1
    s.passed = 0
    s.turn = s.badge
    s.round += 1
    if events is not None:
        tell(events, "hw-event-round", round=s.round, player=seat_name(s.turn), threat=THREAT[s.threat])


# --- the arrival ------------------------------------------------------------------------------------


def laser_fired(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """The laser's shot; if it fails, shield and evacuation cubes go back (A30) and cracks help the shield."""
    drawn = _take(s, action, events)
    _put_on_meter(s, LASER, LASER, drawn[LASER])
    _put_on_meter(s, LASER, ASTEROID, drawn[ASTEROID])
    s.bag = changed(changed(s.bag, SHIELD, drawn[SHIELD]), EVACUATION, drawn[EVACUATION])
    if NOWHERE not in s.meters[LASER]:
        _saved(s, LASER, events)
        return
    laser, shield = list(s.meters[LASER]), list(s.meters[SHIELD])
    moved = 0
    for crack, target in CRACKS:
        if laser[crack] != NOWHERE and shield[target] == NOWHERE:
            shield[target] = laser[crack]
            laser[crack] = NOWHERE
            moved += 1
    s.meters = (tuple(laser), tuple(shield), s.meters[EVACUATION])
    if events is not None:
        tell(events, "hw-event-laser-fails", cubes=moved, missing=shield.count(NOWHERE))
    s.stack.append((DRAW_SHIELD, NOWHERE))


def shield_raised(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """The shield; if it fails, evacuation is key."""
    drawn = _take(s, action, events)
    _put_on_meter(s, SHIELD, SHIELD, drawn[SHIELD])
    _put_on_meter(s, SHIELD, ASTEROID, drawn[ASTEROID])
    s.bag = changed(changed(s.bag, LASER, drawn[LASER]), EVACUATION, drawn[EVACUATION])
    _saved(s, EVACUATION if NOWHERE in s.meters[SHIELD] else SHIELD, events)


def _saved(s: HowToSaveAWorldState, project: int, events: list[Event] | None) -> None:
    """The key project is known; species are shown and everything is scored (R49)."""
    s.key_project = project
    s.over = True
    for player in s.players:
        player.hidden = tuple([card for card in player.hidden if card < FIRST_SPECIES])
    if events is not None:
        tell(events, "hw-event-key", project=project_name(project))

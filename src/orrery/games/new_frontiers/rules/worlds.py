"""The bag, and the limit of nine worlds and colonies, for Explore and Settle alike (2.7, 2.8)."""

from bisect import bisect_left
from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import SetChoice
from orrery.core.tuples import with_one, without_one
from orrery.games.new_frontiers.actions import (
    DRAW,
    PASS,
    RETURN,
    STORE_WORLD,
    action_on,
    actions_on,
    tile_meant,
)
from orrery.games.new_frontiers.components import EMPIRE_LIMIT, EXPLORATION, NOWHERE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.sets import set_of, tile_items
from orrery.games.new_frontiers.state import (
    KEEP_WORLD,
    RETURN_WORLDS,
    WORLD_DRAW,
    Frame,
    NewFrontiersState,
)

#: Added to a world: the action that returns it.
_RETURNED: Final[int] = action_on(RETURN, 0)


def draw_worlds(s: NewFrontiersState, seat: int, count: int, purpose: int) -> bool:
    """Leave to chance which worlds come, as many as the bag has (Q9); whether any does."""
    if not s.bag:
        return False
    s.stack.append((WORLD_DRAW, seat, min(count, len(s.bag)), purpose))
    return True


def world_outcomes(s: NewFrontiersState, frame: Frame) -> list[int]:
    """Every world in the bag."""
    return actions_on(DRAW, s.bag)


def take_from_bag(s: NewFrontiersState, frame: Frame, world: int, events: list[Event] | None) -> bool:
    """A world comes out of the bag, to the display or an empire; whether it was the last of them."""
    _, seat, count, purpose = frame
    s.bag.pop(bisect_left(s.bag, world))
    if seat == NOWHERE:
        s.display = with_one(s.display, world)
    else:
        player = s.players[seat]
        player.explored = with_one(player.explored, world)
    if events is not None:
        if seat == NOWHERE:
            tell(events, "nf-event-display", tile=tile_name(world))
        else:
            tell(events, "nf-event-drawn", player=seat_name(seat), tile=tile_name(world))
    if count > 1:
        s.stack[-1] = (WORLD_DRAW, seat, count - 1, purpose)
        return False
    s.stack.pop()
    return True


def return_to_bag(s: NewFrontiersState, worlds: tuple[int, ...]) -> None:
    """Put worlds back into the bag."""
    if worlds:
        s.bag.extend(worlds)
        s.bag.sort()


def return_aside(s: NewFrontiersState) -> None:
    """The worlds that lie aside go back into the bag."""
    return_to_bag(s, s.aside)
    s.aside = ()


# --- the limit of nine --------------------------------------------------------------------------------


def limit_empires(s: NewFrontiersState) -> None:
    """At the end of the action, in order: whoever is above nine returns the excess (Q10)."""
    for seat in s.actors:
        player = s.players[seat]
        excess = len(player.explored) + len(player.colonies) - EMPIRE_LIMIT
        if excess > 0:
            s.stack.append((RETURN_WORLDS, seat, excess, 0))
            return


def return_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D9: any of the own explored worlds, in ascending order, so that each set is offered once."""
    _, seat, excess, lowest = frame
    explored = s.players[seat].explored
    last = len(explored) - excess + 1
    return [_RETURNED + world for world in explored[:last] if world >= lowest]


def return_set(s: NewFrontiersState, frame: Frame) -> SetChoice | None:
    """Exactly the excess, out of the explored worlds."""
    _, seat, excess, lowest = frame
    worlds = [world for world in s.players[seat].explored if world >= lowest]
    return set_of(tile_items(RETURN, worlds), excess, excess, begun=lowest > 0)


def return_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A world goes back; with Exploration face up one of those returned may be stored (D24)."""
    _, seat, excess, _ = s.stack[-1]
    world = tile_meant(RETURN, action)
    player = s.players[seat]
    player.explored = without_one(player.explored, world)
    s.aside += (world,)
    if events is not None:
        tell(events, "nf-event-returned", player=seat_name(seat), tile=tile_name(world))
    if excess > 1:
        s.stack[-1] = (RETURN_WORLDS, seat, excess - 1, world + 1)
    elif s.open_goals >> EXPLORATION & 1:
        s.stack[-1] = (KEEP_WORLD, seat)
    else:
        s.stack.pop()
        return_aside(s)
        limit_empires(s)


def store_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D24: one of the worlds just returned, or none (Q11)."""
    return [*actions_on(STORE_WORLD, list(s.aside)), PASS]


def store_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Keep one of the returned worlds on the storage board; the rest goes to the bag."""
    seat = s.stack.pop()[1]
    if action != PASS:
        world = tile_meant(STORE_WORLD, action)
        s.aside = without_one(s.aside, world)
        s.players[seat].stored_worlds |= 1 << world
        if events is not None:
            tell(events, "nf-event-stored-world", player=seat_name(seat), tile=tile_name(world))
    return_aside(s)
    limit_empires(s)

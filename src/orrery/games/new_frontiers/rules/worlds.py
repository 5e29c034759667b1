"""The bag, and the limit of nine worlds and colonies, for Explore and Settle alike (2.7, 2.8)."""

from bisect import insort

from orrery.core.messages import Event, seat_name
from orrery.games.new_frontiers.actions import DRAW, PASS, RETURN, STORE_WORLD
from orrery.games.new_frontiers.components import EMPIRE_LIMIT, EXPLORATION, NOWHERE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.state import (
    KEEP_WORLD,
    RETURN_WORLDS,
    WORLD_DRAW,
    NewFrontiersState,
)
from orrery.games.new_frontiers.tiles import FIRST_WORLD


def draw_worlds(s: NewFrontiersState, seat: int, count: int, why: int) -> bool:
    """Leave to chance which worlds come, as many as the bag has (Q9); whether any does."""
    if not s.bag:
        return False
    s.stack.append((WORLD_DRAW, seat, min(count, len(s.bag)), why))
    return True


def draw_outcomes(s: NewFrontiersState) -> list[int]:
    """Every world in the bag."""
    return [DRAW - FIRST_WORLD + world for world in s.bag]


def world_drawn(s: NewFrontiersState, world: int, events: list[Event] | None) -> bool:
    """A world comes out of the bag, to the display or an empire; whether it was the last of them."""
    _, seat, count, why = s.stack[-1]
    s.bag.remove(world)
    if seat == NOWHERE:
        insort(s.display, world)
    else:
        insort(s.players[seat].explored, world)
    if events is not None:
        if seat == NOWHERE:
            events.append(Event("nf-event-display", {"tile": tile_name(world)}))
        else:
            events.append(Event("nf-event-drawn", {"player": seat_name(seat), "tile": tile_name(world)}))
    if count > 1:
        s.stack[-1] = (WORLD_DRAW, seat, count - 1, why)
        return False
    s.stack.pop()
    return True


def return_to_bag(s: NewFrontiersState, worlds: list[int]) -> None:
    """Put worlds back into the bag; ``worlds`` is empty afterwards."""
    if worlds:
        s.bag.extend(worlds)
        s.bag.sort()
        worlds.clear()


# --- the limit of nine --------------------------------------------------------------------------------


def limit_empires(s: NewFrontiersState) -> None:
    """At the end of the action, in order: whoever is above nine returns the excess (Q10)."""
    for seat in s.actors:
        player = s.players[seat]
        excess = len(player.explored) + len(player.colonies) - EMPIRE_LIMIT
        if excess > 0:
            s.stack.append((RETURN_WORLDS, seat, excess, 0))
            return


def returnable(s: NewFrontiersState, seat: int, excess: int, lowest: int) -> list[int]:
    """D9: any of the own explored worlds, in ascending order, so that each set is offered once."""
    explored = s.players[seat].explored
    last = len(explored) - excess + 1
    return [RETURN - FIRST_WORLD + world for world in explored[:last] if world >= lowest]


def returned(s: NewFrontiersState, world: int, events: list[Event] | None) -> None:
    """A world goes back; with Exploration face up one of those returned may be stored (D24)."""
    _, seat, excess, _ = s.stack[-1]
    s.players[seat].explored.remove(world)
    s.aside.append(world)
    if events is not None:
        events.append(Event("nf-event-returned", {"player": seat_name(seat), "tile": tile_name(world)}))
    if excess > 1:
        s.stack[-1] = (RETURN_WORLDS, seat, excess - 1, world + 1)
    elif s.open_goals >> EXPLORATION & 1:
        s.stack[-1] = (KEEP_WORLD, seat)
    else:
        s.stack.pop()
        return_to_bag(s, s.aside)
        limit_empires(s)


def storable(s: NewFrontiersState) -> list[int]:
    """D24: one of the worlds just returned, or none (Q11)."""
    return [*(STORE_WORLD - FIRST_WORLD + world for world in s.aside), PASS]


def stored(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Keep one of the returned worlds on the storage board; the rest goes to the bag."""
    seat = s.stack.pop()[1]
    if action != PASS:
        world = action - STORE_WORLD + FIRST_WORLD
        s.aside.remove(world)
        s.players[seat].stored_worlds |= 1 << world
        if events is not None:
            args: dict[str, int | str] = {"player": seat_name(seat), "tile": tile_name(world)}
            events.append(Event("nf-event-stored-world", args))
    return_to_bag(s, s.aside)
    limit_empires(s)

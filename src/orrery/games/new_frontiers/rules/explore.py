"""Explore (specification 2.7): seven worlds are drawn, each player takes one, the chooser two."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.new_frontiers.actions import TAKE, action_on
from orrery.games.new_frontiers.components import DISPLAY_SIZE, NOWHERE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.rules.worlds import draw_worlds, limit_empires, return_to_bag
from orrery.games.new_frontiers.state import (
    DRAWN_FOR_DISPLAY,
    DRAWN_FOR_EXPLORE,
    TAKE_WORLD,
    Frame,
    NewFrontiersState,
    chooser,
    following,
    gain_colonists,
)

#: Added to a world: the action that takes it.
_TAKEN: Final[int] = action_on(TAKE, 0)


def start(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Draw the display, as far as the bag goes (Q9)."""
    if not draw_worlds(s, NOWHERE, DISPLAY_SIZE, DRAWN_FOR_DISPLAY):
        display_drawn(s, events)


def display_drawn(s: NewFrontiersState, events: list[Event] | None) -> None:
    """The chooser takes the first world."""
    _ask(s, s.actors[0], events)


def _ask(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """``seat`` takes a world; without worlds left only the powers work."""
    if s.display:
        s.stack.append((TAKE_WORLD, seat, 0))
    else:
        _taken_once(s, seat, events)


def take_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D7 and D8: one world of the display."""
    return [_TAKEN + world for world in s.display]


def take_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Add a world of the display to the explored ones."""
    _, seat, second = s.stack.pop()
    world = action - _TAKEN
    s.display = without_one(s.display, world)
    player = s.players[seat]
    player.explored = with_one(player.explored, world)
    if events is not None:
        tell(events, "nf-event-taken", player=seat_name(seat), tile=tile_name(world))
    if second:
        _use_powers(s, seat, events)
    else:
        _taken_once(s, seat, events)


def _taken_once(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """The chooser's powers wait for the second choice; others use theirs now (L365-369, Q8)."""
    if seat == chooser(s):
        _go_on(s, following(s, seat), events)
    else:
        _use_powers(s, seat, events)


def _use_powers(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """Colonists, then extra worlds, which come by themselves (Q7)."""
    player = s.players[seat]
    powers = player.powers
    if powers.explore_colonists:
        gained = gain_colonists(s, player, powers.explore_colonists)
        if events is not None:
            tell(events, "nf-event-colonists", player=seat_name(seat), count=gained)
    if powers.explore_draws and draw_worlds(s, seat, powers.explore_draws, DRAWN_FOR_EXPLORE):
        return
    powers_used(s, seat, events)


def powers_used(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """After a player's powers: the next player, or the end of the action after the chooser's."""
    if seat == chooser(s):
        return_to_bag(s, s.display)
        s.display = ()
        limit_empires(s)
    else:
        _go_on(s, following(s, seat), events)


def _go_on(s: NewFrontiersState, seat: int, events: list[Event] | None) -> None:
    """The next player takes a world; when all have, the chooser takes a second one (L354-355)."""
    if seat != NOWHERE:
        _ask(s, seat, events)
    elif s.display:
        s.stack.append((TAKE_WORLD, chooser(s), 1))
    else:
        _use_powers(s, chooser(s), events)

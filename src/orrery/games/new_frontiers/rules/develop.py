"""Develop (specification 2.5): each player in order may buy one technology."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import changed
from orrery.games.new_frontiers.actions import BUY, PASS
from orrery.games.new_frontiers.components import CHOOSER_DISCOUNT, NOWHERE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.state import (
    BUY_TECHNOLOGY,
    Frame,
    NewFrontiersState,
    chooser,
    enter,
    following,
)
from orrery.games.new_frontiers.tiles import COST, STACK_OF, TOP_COST, UP_TO_COST


def start(s: NewFrontiersState) -> None:
    """Ask the first player who can buy something."""
    _ask(s, s.actors[0])


def _ask(s: NewFrontiersState, seat: int) -> None:
    while seat != NOWHERE:
        if _affordable(s, seat):
            s.stack.append((BUY_TECHNOLOGY, seat))
            return
        seat = following(s, seat)


def discount(s: NewFrontiersState, seat: int) -> int:
    """What a player pays less for a technology: the bonus, and powers (L241-248)."""
    return s.players[seat].powers.develop_discount + (CHOOSER_DISCOUNT if seat == chooser(s) else 0)


def price(s: NewFrontiersState, seat: int, tile: int) -> int:
    """What a technology costs a player now, never below 0."""
    return max(0, COST[tile] - discount(s, seat))


def _affordable(s: NewFrontiersState, seat: int) -> int:
    """The mask of technologies a player can buy: for sale, not owned, affordable (L250)."""
    player = s.players[seat]
    reach = player.credits + discount(s, seat)
    if reach <= 0:
        return 0
    return s.market & ~player.technologies & UP_TO_COST[min(reach, TOP_COST)]


def buy_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D6."""
    out = []
    mask = _affordable(s, frame[1])
    while mask:
        low = mask & -mask
        out.append(BUY + low.bit_length() - 1)
        mask ^= low
    out.append(PASS)
    return out


def buy_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Buy a technology, or nothing; then the next player."""
    seat = s.stack.pop()[1]
    if action != PASS:
        _buy(s, seat, action - BUY, events)
    _ask(s, following(s, seat))


def _buy(s: NewFrontiersState, seat: int, tile: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    cost = price(s, seat, tile)
    player.credits += player.powers.develop_income - cost
    player.technologies |= 1 << tile
    stack = STACK_OF[tile]
    s.supply = changed(s.supply, stack, -1)
    if s.supply[stack] == 0:
        s.market &= ~(1 << tile)
    if events is not None:
        tell(events, "nf-event-bought", player=seat_name(seat), tile=tile_name(tile), credits=cost)
        if player.powers.develop_income:
            tell(events, "nf-event-income", player=seat_name(seat), credits=player.powers.develop_income)
    enter(player, tile)

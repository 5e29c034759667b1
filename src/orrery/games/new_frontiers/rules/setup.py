"""Set-up (specification 2.2): coins, turn order, money, mats and sides. All luck is left to chance."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.new_frontiers.actions import FLIP, MAT, SEAT, SIDE
from orrery.games.new_frontiers.components import NOWHERE
from orrery.games.new_frontiers.names import tile_name
from orrery.games.new_frontiers.state import (
    CHOOSE_SIDE,
    COIN,
    MAT_DEAL,
    SEAT_ORDER,
    Frame,
    NewFrontiersState,
    enter,
    place_good,
    shown_face,
    wake,
)
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    FACES,
    FIXED_STACKS,
    KIND,
    MATS,
    STACKS,
    TYPE,
    WINDFALL,
    colony_with,
    home_tile,
)


def set_up(s: NewFrontiersState) -> None:
    """Leave to chance: the faces of double-sided tiles, except in a first game, and the order (2.2)."""
    if s.variant.first_game:
        s.stack.append((SEAT_ORDER, NOWHERE))
    else:
        s.stack.append((COIN, NOWHERE, FIXED_STACKS))


def coin_outcomes(s: NewFrontiersState, frame: Frame) -> list[int]:
    """Tails leaves a tile or stack, heads turns it over (Q38)."""
    return [FLIP, FLIP + 1]


def coin_flipped(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Turn a double-sided tile or stack, or leave it (L65-68)."""
    stack = s.stack.pop()[2]
    if action != FLIP:
        s.faces |= 1 << stack
        s.market ^= 1 << FACES[stack][0] | 1 << FACES[stack][1]
    if events is not None:
        tell(events, "nf-event-face", tile=tile_name(shown_face(s, stack)))
    if stack + 1 < STACKS:
        s.stack.append((COIN, NOWHERE, stack + 1))
    else:
        s.stack.append((SEAT_ORDER, NOWHERE))


def seat_outcomes(s: NewFrontiersState, frame: Frame) -> list[int]:
    """The seats without a place on the track."""
    return [SEAT + seat for seat in range(s.variant.players) if seat not in s.order]


def seat_drawn(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """The next place on the track; the last seat gets the last one (L103-105)."""
    s.order += (action - SEAT,)
    players = s.variant.players
    if len(s.order) < players - 1:
        return
    s.order += tuple([left for left in range(players) if left not in s.order])
    for place, owner in enumerate(s.order):
        credits = s.variant.credits[place]  # L111-113, Q41
        s.players[owner].credits = credits
        if events is not None:
            tell(events, "nf-event-place", player=seat_name(owner), place=place + 1, credits=credits)
    s.order *= s.variant.pawns_each  # with two players A B A B (L107-109)
    s.stack[-1] = (MAT_DEAL, s.order[0])


def mat_outcomes(s: NewFrontiersState, frame: Frame) -> list[int]:
    """The mats not dealt yet."""
    dealt = [player.mat for player in s.players]
    return [MAT + mat for mat in range(MATS) if mat not in dealt]


def mat_dealt(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A mat each in turn order; then sides, the white-square ones in a first game (L115-121)."""
    seat = s.stack.pop()[1]
    mat = action - MAT
    s.players[seat].mat = mat
    if events is not None:
        tell(events, "nf-event-mat", player=seat_name(seat), mat=mat + 1)
    place = s.order.index(seat) + 1
    if place < s.variant.players:
        s.stack.append((MAT_DEAL, s.order[place]))
    elif s.variant.first_game:
        for owner in s.order[: s.variant.players]:
            _found(s, owner, 0, events)
        s.round = 1
    else:
        s.stack.append((CHOOSE_SIDE, s.order[0]))


def side_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """Either side of the mat dealt (D1)."""
    return [SIDE, SIDE + 1]


def side_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """D1, in turn order; then the first round begins."""
    seat = s.stack.pop()[1]
    _found(s, seat, action - SIDE, events)
    place = s.order.index(seat) + 1
    if place < s.variant.players:
        s.stack.append((CHOOSE_SIDE, s.order[place]))
    else:
        s.round = 1


def _found(s: NewFrontiersState, seat: int, side: int, events: list[Event] | None) -> None:
    """The home colony with its colonist and, if it is a windfall, its good (L127-130)."""
    player = s.players[seat]
    home = home_tile(player.mat, side)
    player.colonies = [colony_with(home, 0)]
    s.colonists -= COLONISTS[home]
    if TYPE[home] == WINDFALL:
        place_good(s, player, home, KIND[home])
    enter(player, home)
    wake(player)
    if events is not None:
        tell(events, "nf-event-home", player=seat_name(seat), tile=tile_name(home))

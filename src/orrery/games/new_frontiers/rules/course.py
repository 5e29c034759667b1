"""The course of a round (specification 2.3, 2.4, 2.11, 2.12): picks, resolution, order, upkeep."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.games.new_frontiers.actions import DRAWN, HIDE, PICK, REVEAL
from orrery.games.new_frontiers.components import (
    ACTION_TILES,
    BONUS_COLONISTS,
    BONUS_CREDITS,
    BONUS_VP,
    DEVELOP,
    DIPLOMATS,
    EXPLORE,
    IDLE_CREDITS,
    ISOLATION,
    NOWHERE,
    OVERVIEW,
    PRODUCE,
    SETTLE,
    STORAGE_GOALS,
    TRADE,
)
from orrery.games.new_frontiers.names import action_name
from orrery.games.new_frontiers.rules import (
    develop,
    ending,
    explore,
    goals,
    produce,
    settle,
    trade,
    worlds,
)
from orrery.games.new_frontiers.state import (
    DRAWN_FOR_DISPLAY,
    DRAWN_FOR_EXPLORE,
    REVEAL_GOAL,
    Frame,
    NewFrontiersState,
    acting_order,
    chooser,
    gain_colonists,
    gain_vp,
    wake,
)

_ISOLATION_BIT: Final = 1 << ISOLATION
_OVERVIEW_BIT: Final = 1 << OVERVIEW
#: The picks that are open, by the mask of action tiles that are not.
_PICKS: Final[list[list[int]]] = [
    [PICK + tile for tile in range(len(ACTION_TILES)) if not closed >> tile & 1]
    for closed in range(1 << len(ACTION_TILES))
]
#: Bit mask of the action tiles that give their chooser something at once.
_GIVES: Final[int] = sum(
    1 << tile
    for tile in range(len(ACTION_TILES))
    if BONUS_CREDITS[tile] or BONUS_COLONISTS[tile] or BONUS_VP[tile]
)


def pick_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D2: the action tiles not yet picked this round; Overview replaces Isolation with goals."""
    absent = _ISOLATION_BIT if s.variant.goals else _OVERVIEW_BIT
    return _PICKS[s.picked | absent][:]


def pick_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """The tile slides down; the owner of a face-down goal is asked, then the action resolves."""
    tile = action - PICK
    seat = chooser(s)
    s.picked |= 1 << tile
    s.pickers |= seat + 1 << 3 * tile
    s.tile = tile
    s.actors = acting_order(s.order, s.next_pawn)
    if events is not None:
        tell(events, "nf-event-pick", player=seat_name(seat), action=action_name(tile))
    if s.hidden_goal != NOWHERE:
        s.stack.append((REVEAL_GOAL, s.hidden_owner))
    else:
        _resolve(s, events)


def reveal_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D3: only a storage goal may be revealed early (Q6); the question is asked for any (Q5)."""
    return [REVEAL, HIDE] if STORAGE_GOALS >> s.hidden_goal & 1 else [HIDE]


def reveal_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """D3, then the action resolves."""
    s.stack.pop()
    if action == REVEAL:
        goals.reveal(s, events)
    _resolve(s, events)


def _resolve(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Begin the picked action. It is over when the stack is empty (``end_action``)."""
    tile = s.tile
    if _GIVES >> tile & 1:
        _take_bonus(s, events)
    if tile == DEVELOP:
        develop.start(s)
    elif tile == EXPLORE:
        explore.start(s, events)
    elif tile == SETTLE:
        settle.start(s)
    elif tile == PRODUCE:
        produce.start(s, events)
    elif tile == TRADE:
        trade.start(s, events)
    elif tile == OVERVIEW:
        goals.start(s, events)


def _take_bonus(s: NewFrontiersState, events: list[Event] | None) -> None:
    """What the tile itself gives its chooser, before the action (2.4, 2.8, 2.11, 2.13)."""
    seat = chooser(s)
    player = s.players[seat]
    credits = BONUS_CREDITS[s.tile]
    if credits:
        player.credits += credits
        if events is not None:
            tell(events, "nf-event-income", player=seat_name(seat), credits=credits)
    colonists = BONUS_COLONISTS[s.tile]
    if colonists:
        gained = gain_colonists(s, player, colonists)
        if events is not None:
            tell(events, "nf-event-colonists", player=seat_name(seat), count=gained)
    vp = BONUS_VP[s.tile]
    if vp:
        gain_vp(s, player, vp)
        if events is not None:
            tell(events, "nf-event-vp", player=seat_name(seat), vp=vp)


def world_drawn(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A world comes out of the bag; after the last of several the action goes on."""
    frame = s.stack[-1]
    if not worlds.take_from_bag(s, frame, action - DRAWN, events):
        return
    if frame[3] == DRAWN_FOR_DISPLAY:
        explore.display_drawn(s, events)
    elif frame[3] == DRAWN_FOR_EXPLORE:
        explore.powers_used(s, frame[1], events)
    else:
        settle.settled(s, frame[1])


def end_action(s: NewFrontiersState, events: list[Event] | None) -> None:
    """New tiles wake up, end conditions are checked, the pawn takes its place, the next one acts."""
    tile = s.tile
    if tile in (DEVELOP, SETTLE):  # no other action brings tiles
        for player in s.players:
            if player.asleep:
                wake(player)
    ending.check_conditions(s, events)
    if tile in (DIPLOMATS, OVERVIEW):
        _move_pawn(s)
    s.tile = NOWHERE
    s.actors = ()
    s.used = 0
    s.strength = 0
    s.consumed = 0
    s.oort = 0
    s.produced = ()
    s.next_pawn += 1
    if s.next_pawn == len(s.order):
        _end_round(s, events)


def _move_pawn(s: NewFrontiersState) -> None:
    """Send Diplomats takes the first place, Overview swaps with the left neighbour (2.3, Q3)."""
    place, order = s.next_pawn, s.order
    if s.tile == DIPLOMATS:
        s.order = (order[place], *order[:place], *order[place + 1 :])
    elif place > 0:
        s.order = (*order[: place - 1], order[place], order[place - 1], *order[place + 1 :])


def _end_round(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Upkeep, or the end of the game without it (2.12, Q40)."""
    if s.ending or ending.round_limit_reached(s):
        ending.finish(s, events)
        return
    if not s.picked >> PRODUCE & 1:
        s.produce_credits += IDLE_CREDITS
    ending.free_actions(s)
    s.next_pawn = 0
    s.round += 1
    if events is not None:
        tell(events, "nf-event-round", round=s.round)

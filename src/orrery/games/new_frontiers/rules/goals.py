"""The goals variant (specification 2.13): Overview, the face-down goal, and the reveal window."""

from orrery.core.messages import Event, seat_name, tell, why
from orrery.games.new_frontiers.actions import GOAL, KEEP_GOAL, UNDER
from orrery.games.new_frontiers.components import GOALS, GOALS_DRAWN, NOWHERE
from orrery.games.new_frontiers.names import goal_name
from orrery.games.new_frontiers.state import (
    CHOOSE_GOAL,
    GOAL_DRAW,
    ORDER_GOALS,
    Frame,
    NewFrontiersState,
    chooser,
    goal_of,
    put_back_by,
)


def goal_list(mask: int) -> list[int]:
    """The goals of a bit mask, ascending."""
    return [goal for goal in range(len(GOALS)) if mask >> goal & 1]


# --- Overview of Galactic Goals -----------------------------------------------------------------------


def start(s: NewFrontiersState, events: list[Event] | None) -> None:
    """A look at the top goals; the pawn moves when the action ends (L860-876)."""
    seat = chooser(s)
    count = min(GOALS_DRAWN, s.pool_goals.bit_count() + len(s.under_goals))
    if count:
        _draw(s, seat, count, events)
    else:
        reveal(s, events)  # nothing to keep, but the earlier goal is revealed (Q4)


def _draw(s: NewFrontiersState, seat: int, count: int, events: list[Event] | None) -> None:
    """From the top: places nobody knows are chance; below lie the goals put back, in known order."""
    if count and s.pool_goals:
        s.stack.append((GOAL_DRAW, seat, count))
        return
    known = sorted(goal_of(entry) for entry in s.under_goals[:count])
    s.under_goals = s.under_goals[count:]
    for goal in known:  # looked at together: the order in which they lay is gone
        s.drawn_goals |= 1 << goal
        _tell_drawn(seat, goal, events)
    s.stack.append((CHOOSE_GOAL, seat))


def _tell_drawn(seat: int, goal: int, events: list[Event] | None) -> None:
    if events is not None:
        id, args = why("nf-event-goal-drawn", player=seat_name(seat), goal=goal_name(goal))
        events.append(Event(id, args, 1 << seat, reveals=True))


def goal_outcomes(s: NewFrontiersState, frame: Frame) -> list[int]:
    """Any goal whose place in the stack nobody knows."""
    return [GOAL + goal for goal in goal_list(s.pool_goals)]


def goal_drawn(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """A goal comes into the chooser's hand; only the chooser sees it."""
    _, seat, count = s.stack.pop()
    goal = action - GOAL
    s.pool_goals &= ~(1 << goal)
    s.drawn_goals |= 1 << goal
    _tell_drawn(seat, goal, events)
    _draw(s, seat, count - 1, events)


def keep_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D4: one of the goals in hand."""
    return [KEEP_GOAL + goal for goal in goal_list(s.drawn_goals)]


def keep_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Keep one goal; the order of two others is a choice, of one it is not."""
    seat = s.stack.pop()[1]
    goal = action - KEEP_GOAL
    s.kept_goal = goal
    s.drawn_goals &= ~(1 << goal)
    if events is not None:
        tell(events, "nf-event-goal-kept", player=seat_name(seat))
    if s.drawn_goals.bit_count() > 1:
        s.stack.append((ORDER_GOALS, seat))
    else:
        _put_back(s, seat, goal_list(s.drawn_goals), events)


def order_choices(s: NewFrontiersState, frame: Frame) -> list[int]:
    """D5: the goal that goes directly under the stack, the other below it."""
    return [UNDER + goal for goal in goal_list(s.drawn_goals)]


def order_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """Both others go under the stack, the one chosen above the other."""
    seat = s.stack.pop()[1]
    goal = action - UNDER
    others = goal_list(s.drawn_goals & ~(1 << goal))
    _put_back(s, seat, [goal, *others], events)


def _put_back(s: NewFrontiersState, seat: int, goals: list[int], events: list[Event] | None) -> None:
    """Under the stack, known to this seat only; then the earlier goal is revealed (L875-879)."""
    s.under_goals += tuple([put_back_by(seat, goal) for goal in goals])
    s.drawn_goals = 0
    reveal(s, events)
    s.hidden_goal = s.kept_goal
    s.hidden_owner = seat
    s.kept_goal = NOWHERE


def reveal(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Turn the face-down goal up, if there is one."""
    if s.hidden_goal == NOWHERE:
        return
    s.open_goals |= 1 << s.hidden_goal
    if events is not None:
        owner, goal = seat_name(s.hidden_owner), goal_name(s.hidden_goal)
        id, args = why("nf-event-goal-revealed", player=owner, goal=goal)
        events.append(Event(id, args, reveals=True))
    s.hidden_goal = NOWHERE
    s.hidden_owner = NOWHERE

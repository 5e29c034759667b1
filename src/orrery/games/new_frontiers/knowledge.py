"""Who knows which goal: everything else on this table is public (specification 3).

A goal put back under the stack is known to the seat that put it there until another player looks at
it; after that only the new one counts as knowing it. (At a table the first would remember that it is
one of the two put back; this much memory is left out.)
"""

from orrery.core.chance import Rng
from orrery.core.messages import EVERYONE
from orrery.games.new_frontiers.actions import CONSUME, GOAL, KEEP_GOAL, SIDE
from orrery.games.new_frontiers.components import GOALS, NOWHERE
from orrery.games.new_frontiers.rules.goals import goal_list
from orrery.games.new_frontiers.state import NewFrontiersState, chooser, goal_of, knows_goal, same_knowers


def holds_goals(s: NewFrontiersState, seat: int | None) -> bool:
    """Whether ``seat`` has goals in hand to choose from."""
    return (s.drawn_goals != 0 or s.kept_goal != NOWHERE) and chooser(s) == seat


def unlocated(s: NewFrontiersState, seat: int | None) -> list[int]:
    """The goals whose place ``seat`` (None: a spectator) does not know, ascending."""
    known = s.open_goals
    if seat is not None:
        if s.hidden_owner == seat:
            known |= 1 << s.hidden_goal
        if holds_goals(s, seat):
            known |= s.drawn_goals
            if s.kept_goal != NOWHERE:
                known |= 1 << s.kept_goal
        for entry in s.under_goals:
            if knows_goal(entry, seat):
                known |= 1 << goal_of(entry)
    return goal_list(~known & (1 << len(GOALS)) - 1)


def redraw_hidden(s: NewFrontiersState, seat: int, rng: Rng) -> NewFrontiersState:
    """Deal the goals whose place ``seat`` does not know over those places again, in place."""
    if not s.variant.goals:
        return s
    goals = unlocated(s, seat)
    for last in range(len(goals) - 1, 0, -1):
        other = rng.below(last + 1)
        goals[last], goals[other] = goals[other], goals[last]
    if s.hidden_goal != NOWHERE and s.hidden_owner != seat:
        s.hidden_goal = goals.pop()
    if not holds_goals(s, seat):
        if s.kept_goal != NOWHERE:
            s.kept_goal = goals.pop()
        drawn = 0
        for _ in range(s.drawn_goals.bit_count()):
            drawn |= 1 << goals.pop()
        s.drawn_goals = drawn
    s.under_goals = tuple(
        [entry if knows_goal(entry, seat) else same_knowers(entry, goals.pop()) for entry in s.under_goals]
    )
    s.pool_goals = 0
    for goal in goals:
        s.pool_goals |= 1 << goal
    return s


def audience(s: NewFrontiersState, action: int) -> int:
    """Bit mask of the seats that see which goal a move is about; EVERYONE for all other moves."""
    if KEEP_GOAL <= action < SIDE or GOAL <= action < CONSUME:
        return 1 << chooser(s)
    return EVERYONE

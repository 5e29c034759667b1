"""What the goals promise a seat, for bots, and its points as they stand."""

from typing import Final

from orrery.games.new_frontiers.components import CONTENT, DRAFT, GOALS, NOWHERE
from orrery.games.new_frontiers.scoring import band_points, goal_amount, goal_points, variable_points
from orrery.games.new_frontiers.state import NewFrontiersState, Player, good_count

#: What the way to the next band of a goal counts, for a goal in play and for one that may still come
#: into play, and how many rounds it takes to walk it.
_NEARING: Final = 0.5
_UNSEEN: Final = 0.15
_WALK: Final = 3.0
#: What is left of the points of Draft for every round still to come: its colonists can be taken later as
#: well, and until then they had better settle.
_DRAFT_LATER: Final = 0.5
#: What $ and goods are worth when nothing can be bought any more: they break ties.
_TIE: Final = 0.01


def _ramps() -> list[list[float]]:
    """Points of each goal by amount, growing evenly from band to band: half the way counts half."""
    ramps: list[list[float]] = []
    for bands in CONTENT.column("goals", "bands"):
        ramp = [0.0]
        reached = 0.0
        for least, points in bands:
            steps = least - len(ramp) + 1
            ramp += [reached + (points - reached) * step / steps for step in range(1, steps + 1)]
            reached = float(points)
        ramps.append(ramp)
    return ramps


_RAMPS: Final[list[list[float]]] = _ramps()


def goals_in_play(s: NewFrontiersState) -> int:
    """Bit mask of the goals face up and the one face down."""
    return s.open_goals if s.hidden_goal == NOWHERE else s.open_goals | 1 << s.hidden_goal


def ambitions(s: NewFrontiersState, player: Player, rounds: float) -> float:
    """What the goals promise beyond the points they give as things stand; Draft promises less."""
    in_play = goals_in_play(s) & ~(1 << DRAFT)
    value = -_NEARING * goal_points(player, in_play, s.oort)
    for goal in range(len(GOALS)):
        if goal == DRAFT:
            continue
        ramp = _RAMPS[goal]
        amount = goal_amount(player, goal, s.oort)
        promise = ramp[amount] if amount < len(ramp) else ramp[-1]
        value += (_NEARING if in_play >> goal & 1 else _UNSEEN) * promise
    value *= min(1.0, rounds / _WALK)
    if goals_in_play(s) >> DRAFT & 1:
        value -= band_points(DRAFT, player.colonists) * (1.0 - _DRAFT_LATER**rounds)
    return value


def standing(s: NewFrontiersState, player: Player) -> float:
    """The points of a seat as they stand, a face-down goal included."""
    value = float(player.vp + player.powers.printed)
    value += variable_points(player, s.oort)
    goals = goals_in_play(s)
    if goals:
        value += goal_points(player, goals, s.oort)
    return value + _TIE * (player.credits + good_count(player))

"""What the discs on the project tracks are worth, for bots: places at the end, steps, leader bonuses."""

from math import exp
from typing import Final

from orrery.games.how_to_save_a_world.components import (
    BONUSES,
    GENIUS,
    NEUTRALS,
    PROJECT_RES,
    STEPS_PAID,
    TRACK,
)
from orrery.games.how_to_save_a_world.outlook import Outlook
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, Player

#: Spaces between two discs that make it e times as likely to stay ahead: when nobody moves any more, with all
#: landers of this round to come, and for every round left.
_LEAD: Final = 0.15
_LEAD_NOW: Final = 0.6
_LEAD_A_ROUND: Final = 0.8
#: Places that score.
PLACES: Final = 3
#: Spreads are rounded down to parts of a space; leads are told in half spaces from the middle.
_SPREADS: Final = 10
_WIDEST: Final = 80
_MIDDLE: Final = 2 * TRACK + 2
#: By spread and lead: how likely a disc with that lead stays ahead.
_AHEAD: Final[list[list[float]]] = [
    [
        1.0 / (1.0 + exp(-min(40.0, max(-40.0, 0.5 * (half - _MIDDLE) * _SPREADS / max(0.5, spread)))))
        for half in range(2 * _MIDDLE + 1)
    ]
    for spread in range(_WIDEST + 1)
]
_BONUS: Final = 0.1
_BONUS_FAR: Final = 6


def place_worth(s: HowToSaveAWorldState, seat: int, project: int, ahead: Outlook, vp: list[float]) -> float:
    """What the place on a track is worth, for ``vp`` of the first, second and third."""
    space = s.players[seat].discs[project]
    if not space and ahead.left <= 0.0:
        return 0.0
    spread = _LEAD + _LEAD_NOW * ahead.busy + _LEAD_A_ROUND * ahead.left
    chances = _AHEAD[min(int(spread * _SPREADS), _WIDEST)]
    first, second, third = 1.0, 0.0, 0.0
    order = 1
    for other in s.standing[project]:
        if other == seat:
            order = -1
        else:
            passed = chances[2 * (s.players[other].discs[project] - space) + order + _MIDDLE]
            third += (second - third) * passed
            second += (first - second) * passed
            first -= first * passed
    for neutral in NEUTRALS[project][s.variant.players]:
        # Neutral discs stay where they are, and who goes on passes them.
        half_spaces = 2 * (neutral - space - int(ahead.left)) + 1 + _MIDDLE
        passed = chances[max(0, half_spaces)]
        third += (second - third) * passed
        second += (first - second) * passed
        first -= first * passed
    return first * vp[0] + second * vp[1] + third * vp[2]


def bonus_worth(s: HowToSaveAWorldState, project: int) -> list[float]:
    """What being near the next leader bonus of a track is worth to every seat."""
    farthest = s.players[s.standing[project][0]].discs[project]
    values = [0.0] * s.variant.players
    for space, vp in BONUSES[project]:
        if space > farthest:
            for seat in range(len(values)):
                far = space - s.players[seat].discs[project]
                if far < _BONUS_FAR:
                    values[seat] = _BONUS * vp * (_BONUS_FAR - far) / _BONUS_FAR
            break
    return values


def steps_for(player: Player, project: int, money: int) -> int:
    """How many steps a project allows for so much of its resource."""
    paid = STEPS_PAID[project][player.discs[project]]
    return paid[min(money, len(paid) - 1)]


def steps_to_come(player: Player) -> list[int]:
    """By project: how many steps the resources of the next round will pay for."""
    genius = max(player.resources[GENIUS], player.baselines[GENIUS])
    steps: list[int] = []
    for project in range(3):
        resource = PROJECT_RES[project]
        money = max(player.resources[resource], player.baselines[resource]) + genius
        steps.append(steps_for(player, project, money))
    return steps

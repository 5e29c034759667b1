"""What the asteroid will do, for bots: about how many rounds follow, and which project will be the key one.

The rounds to come are gone through on average: so many cubes are drawn, the bag has what was in it and about
what will be worked. What is certain is told as certain: a last round is known as the last one.
"""

from math import exp, sqrt
from typing import Final

from orrery.games.how_to_save_a_world.components import (
    ASTEROID,
    ASTEROID_SYMBOL,
    CRACKS,
    CUBES_SYMBOL,
    EVACUATION,
    IMPACT,
    LANDERS,
    LASER,
    LASER_DRAW,
    METER_IMPACT,
    METER_LENGTH,
    NOWHERE,
    SHIELD,
    SHIELD_DRAW,
    SYMBOLS,
    THREAT,
)
from orrery.games.how_to_save_a_world.state import (
    DRAW_LASER,
    DRAW_SHIELD,
    DRAW_THREAT,
    PROGRESS,
    HowToSaveAWorldState,
)

#: Cubes that a player adds to the bag in a round, and for each lander that is still to be placed.
_WORK_A_ROUND: Final = 3.2
_WORK_A_LANDER: Final = 0.7
#: How much less is known of what is drawn, for every round ahead, and at once as long as work goes on; the
#: part of it that concerns the end, and the key project.
_FOG: Final = 1.2
_END_FOG: Final = 0.3
_KEY_FOG: Final = 2.0
#: Rounds that are looked ahead at most.
_AHEAD: Final = 7
#: Turns the standard normal distribution into a logistic one.
_LOGISTIC: Final = 1.7
#: What is less likely is not looked at any further.
_UNLIKELY: Final = 0.02

#: By space: the cubes symbols up to it.
_SYMBOLS_UP_TO: Final[list[int]] = [
    sum([row.count(CUBES_SYMBOL) for row in SYMBOLS[: space + 1]]) for space in range(IMPACT + 1)
]


class Outlook:
    """``left`` rounds are expected after this one, and each project is the key one with a chance.

    ``busy`` is the part of all landers that is still to be placed in this round.
    """

    __slots__ = ("busy", "chances", "left")

    def __init__(self, busy: float, left: float, chances: list[float]) -> None:
        self.busy = busy
        self.left = left
        self.chances = chances


def _at_least(need: float, mean: float, variance: float, most: float) -> float:
    """How likely a number about ``mean``, never above ``most``, is ``need`` or more."""
    if need <= 0.0:
        return 1.0
    if need > most:
        return 0.0
    if variance <= 0.0:
        return 1.0 if mean >= need else 0.0
    return 1.0 / (1.0 + exp(_LOGISTIC * (need - 0.5 - mean) / sqrt(variance)))


def _drawn_variance(draws: float, total: float, part: float) -> float:
    """Of how many cubes of a part are among those drawn."""
    if total <= 1.0:
        return 0.0
    return draws * part * (1.0 - part) * max(0.0, total - draws) / (total - 1.0)


def outlook(s: HowToSaveAWorldState) -> Outlook:
    """What is to be expected of the asteroid."""
    if s.over:
        return Outlook(0.0, 0.0, [1.0 if project == s.key_project else 0.0 for project in range(3)])
    filled = [
        float(METER_LENGTH[LASER] - s.meters[LASER].count(NOWHERE)),
        float(METER_LENGTH[SHIELD] - s.meters[SHIELD].count(NOWHERE)),
        float(METER_LENGTH[EVACUATION] - s.meters[EVACUATION].count(NOWHERE)),
    ]
    bag = [float(s.bag[LASER]), float(s.bag[SHIELD]), float(s.bag[EVACUATION])]
    asteroids = float(s.bag[ASTEROID])
    bottom = s.stack[0] if s.stack else None
    place = float(s.asteroid)
    fog = 0.0
    busy = 0.0
    if bottom is not None and bottom[0] == DRAW_SHIELD:
        shield = _key_shield(s.meters[SHIELD].count(NOWHERE), bag, asteroids, 0.0)
        return Outlook(0.0, 0.0, [0.0, shield, 1.0 - shield])
    moves = 1.0
    drawing = True
    if bottom is not None and bottom[0] == DRAW_LASER:
        return Outlook(0.0, 0.0, _key_chances(filled, bag, asteroids, 0.0))
    if bottom is not None and bottom[0] == PROGRESS:
        moves = 1.0 if bottom[2] == 2 else 0.0
        drawing = bottom[2] < 4 or (len(s.stack) > 1 and s.stack[1][0] == DRAW_THREAT)
    else:
        ready = 0
        for seat in range(s.variant.players):
            if not s.passed >> seat & 1:
                landers = s.players[seat].ready
                ready += landers[0] + landers[1]
        if ready:
            _add_work(bag, _WORK_A_LANDER * ready)
            fog = _FOG
            busy = ready / (s.variant.players * (LANDERS[0] + LANDERS[1]))
    left = 0.0
    here = 1.0
    chances = [0.0, 0.0, 0.0]
    for ahead in range(_AHEAD):
        threat = min(s.threat + ahead, len(THREAT) - 1)
        total = bag[0] + bag[1] + bag[2] + asteroids
        draws = min(float(THREAT[threat]), total) if drawing else 0.0
        part = asteroids / total if total > 0.0 else 0.0
        goes_on = 1.0 - _at_least(
            IMPACT - place - moves,
            draws * part,
            _drawn_variance(draws, total, part) + _END_FOG * fog,
            min(draws, asteroids),
        )
        for project in range(3):
            part = bag[project] / total if total > 0.0 else 0.0
            goes_on *= 1.0 - _at_least(
                METER_IMPACT[project] - filled[project],
                draws * part,
                _drawn_variance(draws, total, part) + _END_FOG * fog,
                min(draws, bag[project]),
            )
        part = asteroids / total if total > 0.0 else 0.0
        for project in range(3):
            taken = draws * bag[project] / total if total > 0.0 else 0.0
            bag[project] -= taken
            filled[project] += taken
        ends = here * (1.0 - goes_on)
        if ends > 0.0:
            of_end = _key_chances(filled, bag, asteroids, _KEY_FOG * fog)
            for project in range(3):
                chances[project] += ends * of_end[project]
        here -= ends
        if here < _UNLIKELY:
            break
        left += here
        before = _SYMBOLS_UP_TO[min(IMPACT, int(place))]
        place = min(place + moves + draws * part, IMPACT - 1.0)
        asteroids += (_SYMBOLS_UP_TO[min(IMPACT, int(place))] - before) * ASTEROID_SYMBOL * s.variant.players
        _add_work(bag, _WORK_A_ROUND * s.variant.players)
        fog += _FOG
        moves = 1.0
        drawing = True
    known = chances[0] + chances[1] + chances[2]
    if known <= 0.0:
        return Outlook(busy, left, _key_chances(filled, bag, asteroids, _KEY_FOG * fog))
    return Outlook(busy, left, [chances[0] / known, chances[1] / known, chances[2] / known])


def _add_work(bag: list[float], cubes: float) -> None:
    """Add the cubes that will be worked: mostly on the projects that are worked on already."""
    total = bag[0] + bag[1] + bag[2] + 3.0
    first = (bag[0] + 1.0) / total
    second = (bag[1] + 1.0) / total
    bag[0] += cubes * first
    bag[1] += cubes * second
    bag[2] += cubes * (1.0 - first - second)


def _key_chances(filled: list[float], bag: list[float], asteroids: float, fog: float) -> list[float]:
    """The chance of each project to be the key one, if the asteroid arrives now (2.15)."""
    total = bag[0] + bag[1] + bag[2] + asteroids
    draws = min(float(LASER_DRAW), total)
    fits = bag[LASER] + asteroids
    part = fits / total if total > 0.0 else 0.0
    laser = _at_least(
        METER_LENGTH[LASER] - filled[LASER],
        draws * part,
        _drawn_variance(draws, total, part) + fog,
        min(draws, fits) + fog,
    )
    if laser >= 1.0:
        return [1.0, 0.0, 0.0]
    free = METER_LENGTH[SHIELD] - filled[SHIELD]
    shot = filled[LASER] + draws * part
    for crack, target in CRACKS:
        if crack < shot and target >= filled[SHIELD]:
            free -= 1.0
    # What the laser's shot drew of asteroids stays on its meter.
    shield = (1.0 - laser) * _key_shield(free, bag, asteroids * (1.0 - draws / max(1.0, total)), fog)
    return [laser, shield, 1.0 - laser - shield]


def _key_shield(free: float, bag: list[float], asteroids: float, fog: float) -> float:
    """The chance of the shield to be full after its draw."""
    total = bag[0] + bag[1] + bag[2] + asteroids
    draws = min(float(SHIELD_DRAW), total)
    fits = bag[SHIELD] + asteroids
    part = fits / total if total > 0.0 else 0.0
    variance = _drawn_variance(draws, total, part) + fog
    return _at_least(free, draws * part, variance, min(draws, fits) + fog)

"""How fast a game is on this machine, and how fast the machine is, by the time of the processor.

Never compiled: the yardstick is plain Python by definition.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from time import process_time
from typing import Any, Final

from orrery.arena.playout import Tally, advance, clone_all, legal_all, play_out
from orrery.core.chance import SimRng
from orrery.core.game import TERMINAL, Game
from orrery.core.options import Options

#: No random game should come near; one that does is counted as unfinished.
LONGEST: Final = 1_000_000
_POSITIONS: Final = 200
_YARDSTICK_STEPS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Speed:
    """One measurement, times in microseconds."""

    game: str
    players: int
    compiled: bool
    games: int
    finished: int
    us_per_decision: float
    us_per_clone: float
    us_per_legal: float
    branching: float
    branching_max: int
    decisions_per_game: float
    chances_per_game: float
    games_per_second: float
    #: A fixed loop of plain Python in the same run, and the times in that unit.
    yardstick_us: float
    decision_per_yardstick: float
    clone_per_yardstick: float


def is_compiled(game: Game[Any]) -> bool:
    """Whether the modules of a game are C extensions."""
    place = getattr(sys.modules[type(game).__module__], "__file__", None) or ""
    return place.endswith(tuple(EXTENSION_SUFFIXES))


def yardstick() -> float:
    """Microseconds a fixed loop takes here: ints, a list and a dict, as rules written in Python use them."""
    return min(_timed(_yardstick_loop) for _ in range(7)) * 1e6


def _yardstick_loop() -> None:
    cells = [0] * 64
    counts: dict[int, int] = {}
    value = 1
    for step in range(_YARDSTICK_STEPS):
        value = (value * 1103515245 + step) & 0x7FFFFFFF
        cell = value >> 8 & 63
        cells[cell] += 1
        if cells[cell] & 7 == 0:
            counts[cell] = counts.get(cell, 0) + 1


def _timed(work: Callable[[], None]) -> float:
    start = process_time()
    work()
    return process_time() - start


def mid_game_states(game: Game[Any], options: Options, decisions: int) -> list[Any]:
    """Positions of random games, from a quarter to three quarters of ``decisions`` into them."""
    states: list[Any] = []
    for number in range(_POSITIONS):
        state = game.new_state(options)
        depth = decisions // 4 + decisions * number // (2 * _POSITIONS)
        advance(game, state, SimRng(number), depth)
        if game.actor(state) != TERMINAL:
            states.append(state)
    return states or [game.new_state(options)]


def measure(game: Game[Any], options: Options, seconds: float) -> Speed:
    """Random playouts for ``seconds`` on one core, then clones and legal lists of mid-game positions."""
    stick = yardstick()
    warm_up = Tally()
    for number in range(3):
        play_out(game, game.new_state(options), SimRng(number), warm_up, LONGEST)
    tally = Tally()
    # One stream for all games: to seed another one takes as long as several decisions, and is none.
    luck = SimRng(0)
    start = process_time()
    elapsed = 0.0
    while elapsed < seconds or tally.games == 0:
        play_out(game, game.new_state(options), luck, tally, LONGEST)
        elapsed = process_time() - start
    length = tally.decisions // tally.games
    states = mid_game_states(game, options, length)
    part = max(seconds / 10, 0.01)
    clone = _per_call(partial(clone_all, states), len(states), part)
    legal = _per_call(partial(legal_all, game, states), len(states), part)
    stick = min(stick, yardstick())
    decision = elapsed / max(tally.decisions, 1) * 1e6
    return Speed(
        game=game.id,
        players=int(options["players"]),
        compiled=is_compiled(game),
        games=tally.games,
        finished=tally.finished,
        us_per_decision=round(decision, 3),
        us_per_clone=round(clone, 3),
        us_per_legal=round(legal, 3),
        branching=round(tally.branches / max(tally.decisions, 1), 2),
        branching_max=tally.widest,
        decisions_per_game=round(tally.decisions / tally.games, 1),
        chances_per_game=round(tally.chances / tally.games, 1),
        games_per_second=round(tally.games / elapsed, 2),
        yardstick_us=round(stick, 1),
        decision_per_yardstick=round(decision / stick, 6),
        clone_per_yardstick=round(clone / stick, 6),
    )


def _per_call(work: Callable[[int], None], calls: int, seconds: float) -> float:
    """Microseconds per call of ``work(rounds)``, which makes ``calls`` calls a round: the best of three."""
    rounds = 1
    elapsed = _timed(partial(work, rounds))
    while elapsed < seconds / 3:
        rounds *= 2
        elapsed = _timed(partial(work, rounds))
    best = min(elapsed, *(_timed(partial(work, rounds)) for _ in range(2)))
    return best / (rounds * calls) * 1e6

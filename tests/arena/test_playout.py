"""Playouts and the measure of speed; no test asserts a time."""

from orrery.arena.playout import Tally, advance, play_out
from orrery.arena.speed import is_compiled, measure, mid_game_states, yardstick
from orrery.core.chance import SimRng
from orrery.core.game import TERMINAL
from orrery.games.alien_frontiers.game import GAME

OPTIONS = GAME.resolve({"players": 4})


def test_a_playout_ends_and_counts() -> None:
    tally = Tally()
    for number in range(3):
        state = GAME.new_state(OPTIONS)
        play_out(GAME, state, SimRng(number), tally, 100_000)
        assert GAME.actor(state) == TERMINAL
    assert (tally.games, tally.finished) == (3, 3)
    assert tally.decisions > tally.chances > 0
    assert tally.decisions < tally.branches < tally.decisions * tally.widest


def test_a_playout_stops_at_the_limit() -> None:
    tally = Tally()
    play_out(GAME, GAME.new_state(OPTIONS), SimRng(1), tally, 7)
    assert (tally.games, tally.finished, tally.decisions) == (1, 0, 7)


def test_the_same_rng_gives_the_same_playout() -> None:
    keys = set()
    for _ in range(2):
        state = GAME.new_state(OPTIONS)
        advance(GAME, state, SimRng(3), 50)
        keys.add(GAME.key(state))
    assert len(keys) == 1


def test_mid_game_states_wait_for_a_decision() -> None:
    states = mid_game_states(GAME, OPTIONS, 200)
    assert len(states) > 100
    assert all(GAME.actor(state) >= 0 for state in states)


def test_a_measurement_is_complete() -> None:
    speed = measure(GAME, OPTIONS, 0.05)
    assert (speed.game, speed.players, speed.compiled) == ("alien-frontiers", 4, is_compiled(GAME))
    assert speed.games == speed.finished > 0
    assert min(speed.us_per_decision, speed.us_per_clone, speed.us_per_legal) > 0
    assert 1 < speed.branching < speed.branching_max
    assert speed.yardstick_us > 0


def test_the_yardstick_measures_something() -> None:
    assert yardstick() > 0

"""Bots: parameters in words, and positions that never hold the truth."""

from typing import ClassVar

import pytest
from plugin_game.game import GAME

from core.tables import first_move, start, until
from orrery.core.bot import Bot, BotError, Position, read_params, split_spec
from orrery.core.chance import Rng, SimRng


class Timed(Bot):
    """Takes the first legal action."""

    PARAMS: ClassVar = {"time": 0.5, "depth": 2}

    def decide(self, position: Position, rng: Rng) -> int:
        return position.legal[0]


def test_a_specification_has_a_name_and_parameters() -> None:
    assert split_spec("search") == ("search", {})
    assert split_spec("search:time=0.5:depth=2") == ("search", {"time": "0.5", "depth": "2"})
    with pytest.raises(BotError, match="write parameters as name=value"):
        split_spec("search:fast")


def test_parameters_have_defaults() -> None:
    assert Timed({}).params == {"time": 0.5, "depth": 2}
    assert Timed({"time": "3"}).params == {"time": 3.0, "depth": 2}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"speed": "1"}, "Timed has no parameter 'speed'; there is: time=0.5, depth=2"),
        ({"time": "fast"}, "Timed: time='fast' is not a number"),
        ({"time": "-1"}, "Timed: time must be a number from 0"),
    ],
)
def test_wrong_parameters_are_named(given: dict[str, str], message: str) -> None:
    with pytest.raises(BotError) as caught:
        Timed(given)
    assert str(caught.value) == message


def test_no_parameters_are_listed_as_none() -> None:
    with pytest.raises(BotError, match="there is: none"):
        read_params("bot", {}, {"x": "1"})


def test_a_position_is_what_the_seat_knows() -> None:
    match, _ = start()
    until(match, "stow")
    seat = match.actor
    position = match.position(seat)
    assert position.view() == match.view(seat)
    assert position.legal == match.legal(seat)
    assert Timed({}).decide(position, SimRng(0)) in position.legal


def test_a_position_never_holds_the_true_state() -> None:
    match, _ = start()
    for _ in range(4):
        first_move(match)
    truth = match._state
    position = match.position(match.actor)
    held = [getattr(position, name) for name in dir(position) if not name.startswith("__")]
    assert all(value is not truth for value in held)
    sample = position.sample(SimRng(1))
    assert sample is not truth
    before = GAME.key(truth)
    GAME.apply(sample, GAME.legal(sample)[0])
    GAME.apply(position._known, position.legal[0])
    assert GAME.key(truth) == before


def test_samples_differ_in_what_is_hidden_only() -> None:
    match, _ = start()
    until(match, "stow")
    seat = match.actor
    position = match.position(seat)
    keys, views = set(), set()
    for number in range(40):
        state = position.sample(SimRng(number))
        keys.add(GAME.key(state))
        views.add(GAME.key(state, seat))
    assert len(keys) > 10
    assert views == {GAME.key(match._state, seat)}

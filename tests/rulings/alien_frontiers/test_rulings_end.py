"""Rulings 48 to 52: the end of the game."""

import pytest

from orrery.core.game import TERMINAL
from orrery.games.alien_frontiers.components import TERRITORIES
from orrery.games.alien_frontiers.game import GAME

from .builder import BLUE, GREEN, RED, YELLOW, table


@pytest.mark.parametrize(
    "moves",
    [("terraform 6",), ("constructor 2-2-2",), ("launch",)],
    ids=["terraform", "constructor", "launch"],
)
def test_ruling_48_the_last_landing_ends_the_game_at_once(moves: tuple[str]) -> None:
    t = table().seat(RED, fuel=9, ore=9, ships=5, hub=7).colonies("pohl", 5).roll(2, 2, 2, 6)
    t.play(*moves)
    assert not t.over
    t.play("territory lem")
    assert t.over
    assert t.actor == TERMINAL
    assert t.legal() == set()
    assert t.unplaced(RED) == 0
    assert sum(t.wealth(RED)) > 8


def test_ruling_48_the_tie_is_broken_by_the_tokens_of_that_moment() -> None:
    t = table(players=2).seat(RED, fuel=1, ore=12, ships=4, hub=7).colonies("pohl", 7)
    t.seat(GREEN, ore=8, cards="city monument").colonies("lem", 0, 6)
    t.roll(2).play("launch", "territory lem")
    assert (t.points(RED), t.points(GREEN)) == (9, 9)
    assert GAME.ranking(t.state) == [[GREEN], [RED]]

    ore = table(players=2).seat(RED, fuel=1, ore=12, hub=7).colonies("pohl", 7)
    ore.seat(GREEN, ore=8).colonies("lem", 0, 2).colonies("asimov", 0, 2).colonies("herbert", 0, 2)
    ore.roll(2).play("launch", "territory lem")
    assert (ore.points(RED), ore.points(GREEN)) == (9, 9)
    assert ore.ore(RED) == 11
    assert GAME.ranking(ore.state) == [[RED], [GREEN]]


def test_ruling_48_the_player_who_ends_need_not_win() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=7).colonies("pohl", 5, 0).colonies("asimov", 0, 2)
    t.colonies("bradbury", 0, 1).colonies("lem", 0, 1).colonies("herbert", 0, 1).field("positron", "lem")
    t.roll(2).play("launch", "territory asimov")
    assert (t.points(RED), t.points(GREEN)) == (7, 10)
    assert GAME.ranking(t.state)[0] == [GREEN]


def test_ruling_49_moving_and_swapping_never_end_the_game() -> None:
    move = table().seat(RED, cards="teleporter").colonies("pohl", 5, 5).roll(2)
    move.play("move", "colony pohl p1", "territory lem")
    assert not move.over
    swap = table().seat(RED, cards="polarity").colonies("pohl", 5).colonies("lem", 0, 5).roll(2)
    swap.play("swap", "colony lem p2", "colony pohl p1")
    assert not swap.over
    assert swap.unplaced(RED) == swap.unplaced(GREEN) == 1


def test_ruling_50_a_full_tie_is_shared() -> None:
    t = table(players=2).seat(RED, fuel=2, ore=3, hub=7).colonies("pohl", 7)
    t.seat(GREEN, fuel=1, ore=2).colonies("lem", 0, 2).colonies("asimov", 0, 2).colonies("herbert", 0, 2)
    t.roll(2).play("launch", "territory lem")
    assert GAME.ranking(t.state) == [[RED, GREEN]]


def test_ruling_50_ties_go_to_cards_then_ore_then_fuel() -> None:
    t = table().seat(RED, fuel=8).seat(GREEN, cards="booster").seat(YELLOW, fuel=1, ore=1)
    t.seat(BLUE, ore=1).roll(2)
    assert GAME.ranking(t.state) == [[GREEN], [YELLOW], [BLUE], [RED]]
    scored = table().seat(RED, cards="booster plasma", fuel=8, ore=8).colonies("lem", 0, 0, 1).roll(2)
    assert GAME.ranking(scored.state) == [[YELLOW], [RED], [GREEN, BLUE]]


@pytest.mark.parametrize("repulsor", TERRITORIES)
def test_ruling_51_a_landing_is_always_possible(repulsor: str) -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=7).field("repulsor", repulsor).roll(2).play("launch")
    assert t.offers("territory") == set(TERRITORIES) - {repulsor}


def test_ruling_52_option_round_limit() -> None:
    t = table(players=2, round_limit=2).roll(1, 1, 1)
    for _ in range(3):
        t.play("solar 1", "solar 1", "solar 1").end(1, 1, 1)
        assert not t.over
    assert t.view["round"] == 2
    t.play("solar 1", "solar 1", "solar 1", "end")
    assert t.over
    assert t.legal() == set()


def test_ruling_52_no_limit_unless_asked() -> None:
    t = table(players=2).roll(1, 1, 1)
    for _ in range(20):
        t.play("solar 1", "solar 1", "solar 1", "end")
        if t.view["phase"] == "keep":
            t.play("keep 8f0o")
        t.roll(1, 1, 1)
    assert t.view["round"] == 11
    assert not t.over

"""Rulings 13 to 19: the Colonist Hub."""

from typing import Any

import pytest

from .builder import BLUE, GREEN, RED, Table, table


def test_ruling_13_the_first_ship_reaches_circle_one() -> None:
    t = table().roll(1, 4, 6)
    assert t.play("hub 1").hub() == 1
    assert t.unplaced() == 6
    assert t.play("hub 4").hub() == 2
    assert t.play("hub 6").hub() == 3


def test_ruling_13_a_launch_takes_seven_ships() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=4).roll(1, 4, 6).play("hub 1", "hub 4")
    assert t.hub() == 6
    t.illegal("launch")
    assert t.play("hub 6").hub() == 7
    t.play("launch", "territory lem")
    assert t.hub() == 0
    assert t.on("lem")[RED] == 1
    assert t.wealth() == (0, 0)


def test_ruling_13_three_docks_on_each_players_track() -> None:
    t = table().dock("hub", GREEN, 1, 1, 1).dock("hub", BLUE, 1).roll(2, 3, 4, 5)
    t.play("hub 2", "hub 3", "hub 4").illegal("hub 5")


def test_ruling_14_no_docking_on_circle_seven() -> None:
    t = table().seat(RED, hub=7).roll(1, 4, 6)
    assert not t.offers("hub")
    t.illegal("hub 1", "hub 4", "hub 6")


def test_ruling_15_launch_at_any_moment_of_the_main_phase() -> None:
    for before in ((), ("solar 2",), ("solar 2", "solar 2", "solar 4")):
        t = table().seat(RED, fuel=1, ore=1, hub=7).roll(2, 2, 4).play(*before)
        fuel = t.fuel()
        t.play("launch", "territory pohl")
        assert (t.fuel(), t.ore()) == (fuel - 1, 0)
        assert t.on("pohl")[RED] == 1


@pytest.mark.parametrize(("fuel", "ore"), [(0, 1), (1, 0), (0, 0)])
def test_ruling_15_what_cannot_be_paid_waits(fuel: int, ore: int) -> None:
    t = table(players=2).seat(RED, fuel=fuel, ore=ore, hub=7).roll(1, 1, 1)
    t.illegal("launch")
    t.play("mine 1", "solar 1", "solar 1").end(1, 1, 1).play("solar 1", "solar 1", "solar 1").end(1, 2, 3)
    assert t.hub(RED) == 7
    assert t.can("launch")


def test_ruling_15_not_before_the_roll() -> None:
    t = table(players=2).turn(GREEN).seat(RED, fuel=1, ore=1, hub=7).roll(1, 1, 1)
    t.play("solar 1", "solar 1", "solar 1", "end")
    assert not t.offers("launch")


def asimov_overshoot(fuel: int = 1, **options: Any) -> Table:
    """Seat 0 on circle seven with one advance to spare."""
    t = table(**options).seat(RED, fuel=fuel, ore=1, hub=5).colonies("asimov", 1).roll(1, 2, 4)
    return t.play("hub 1", "hub 2")


def test_ruling_16_a_launch_at_once_keeps_the_excess() -> None:
    t = asimov_overshoot()
    assert t.hub() == 7
    t.play("launch", "territory lem")
    assert t.hub() == 1
    assert t.unplaced() == 4


def test_ruling_16_any_other_action_first_loses_it() -> None:
    t = asimov_overshoot().play("solar 4", "launch", "territory lem")
    assert t.hub() == 0
    card = table().seat(RED, fuel=2, ore=1, hub=5, cards="booster").colonies("asimov", 1).roll(1, 2, 4)
    card.play("hub 1", "hub 2", "boost 4", "launch", "territory lem")
    assert card.hub() == 0


def test_ruling_16_the_excess_does_not_wait_for_another_turn() -> None:
    t = table(players=2).seat(RED, ore=1, hub=5).colonies("asimov", 1).roll(1, 2, 4)
    t.play("hub 1", "hub 2", "solar 4").end(1, 1, 1).play("solar 1", "solar 1", "solar 1").end(1, 2, 3)
    t.play("launch", "territory lem")
    assert t.hub(RED) == 0


def test_ruling_16_option_excess_all_turn() -> None:
    t = asimov_overshoot(excess_all_turn=True).play("solar 4", "launch", "territory lem")
    assert t.hub() == 1
    at_once = asimov_overshoot(excess_all_turn=True).play("launch", "territory lem")
    assert at_once.hub() == 1


def test_ruling_16_option_excess_all_turn_ends_with_the_turn() -> None:
    t = table(players=2, excess_all_turn=True).seat(RED, ore=1, hub=5).colonies("asimov", 1).roll(1, 2, 4)
    t.play("hub 1", "hub 2", "solar 4").end(1, 1, 1).play("solar 1", "solar 1", "solar 1").end(1, 2, 3)
    t.play("launch", "territory lem")
    assert t.hub(RED) == 0


def test_ruling_16_no_excess_without_overshoot() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=4).colonies("asimov", 1).roll(1, 2, 4).play("hub 1", "hub 2")
    assert t.hub() == 7
    assert t.play("launch", "territory lem").hub() == 0


def test_ruling_16_excess_with_no_colony_left_is_lost() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=5).colonies("asimov", 5).roll(1, 2, 4)
    t.play("hub 1", "hub 2", "launch", "territory lem")
    assert t.over
    assert (t.hub(RED), t.unplaced(RED)) == (0, 0)


def test_ruling_17_separate_dockings_of_one_turn_add_up() -> None:
    t = table().colonies("asimov", 1).roll(1, 2, 4).play("hub 1", "solar 2", "hub 4")
    assert t.hub() == 3


def test_ruling_17_a_new_turn_counts_from_one_again() -> None:
    t = table(players=2).colonies("asimov", 1).roll(1, 2, 4).play("hub 1", "hub 2", "solar 4").end(1, 1, 1)
    t.play("solar 1", "solar 1", "solar 1").end(1, 2, 3)
    assert t.play("hub 1").hub() == 4
    assert t.play("hub 2").hub() == 6


def test_ruling_17_control_gained_later_is_not_retroactive() -> None:
    t = table().seat(RED, fuel=1, ore=1).roll(1, 2, 4, 6).play("hub 1", "hub 2")
    t.play("terraform 6", "territory asimov")
    assert t.hub() == 2
    assert t.play("hub 4").hub() == 4


def test_ruling_17_control_lost_before_the_second_ship_gives_nothing() -> None:
    t = table().seat(RED, cards="teleporter").colonies("asimov", 1).roll(1, 2, 4).play("hub 1")
    t.play("move", "colony asimov p1", "territory lem", "hub 2")
    assert t.hub() == 2


def test_ruling_17_a_launch_between_dockings_does_not_start_the_count_again() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=6).colonies("asimov", 1).roll(1, 2, 4)
    t.play("hub 1", "launch", "territory lem", "hub 2")
    assert t.hub() == 2


def test_ruling_18_a_colony_on_the_track_is_worth_nothing() -> None:
    t = table().seat(RED, hub=5).roll(1, 2, 4)
    assert t.points() == 0
    assert t.unplaced() == 6


def test_ruling_18_other_stations_take_from_the_supply_first() -> None:
    terraform = table().seat(RED, fuel=1, ore=1, ships=4, hub=5).colonies("pohl", 4).roll(6)
    terraform.play("terraform 6", "territory lem")
    assert (terraform.hub(), terraform.unplaced()) == (5, 1)
    build = table().seat(RED, ore=3, hub=5).colonies("pohl", 4).roll(2, 2, 2)
    build.play("constructor 2-2-2", "territory lem")
    assert (build.hub(), build.unplaced()) == (5, 1)
    assert not build.over


def test_ruling_18_only_the_last_colony_leaves_the_track() -> None:
    terraform = table().seat(RED, fuel=1, ore=1, ships=4, hub=5).colonies("pohl", 5).roll(6)
    terraform.play("terraform 6", "territory lem")
    assert (terraform.hub(RED), terraform.unplaced(RED)) == (0, 0)
    assert terraform.over
    build = table().seat(RED, ore=3, hub=5).colonies("pohl", 5).roll(2, 2, 2)
    build.play("constructor 2-2-2", "territory lem")
    assert (build.hub(RED), build.unplaced(RED)) == (0, 0)
    assert build.over


def test_ruling_19_without_an_unplaced_colony_the_game_is_over() -> None:
    t = table().seat(RED, fuel=1, ore=1, ships=4).colonies("pohl", 5).roll(1, 3, 6)
    assert t.can("hub 1", "hub 3")
    t.play("terraform 6", "territory lem")
    assert t.over
    assert t.legal() == set()

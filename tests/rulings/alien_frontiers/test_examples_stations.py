"""The rulebooks' worked examples on stations and control: T01 to T11 of the specification."""

import pytest

from .builder import BLUE, GREEN, RED, YELLOW, Table, table


def test_T01_terraforming_gate() -> None:
    open_station = table().seat(RED, fuel=1, ore=1, ships=4).roll(2, 4, 6)
    assert open_station.can("terraform 6")

    no_six = table().seat(RED, fuel=1, ore=1, ships=4).roll(2, 4, 5)
    assert not no_six.offers("terraform")
    occupied = table().seat(RED, fuel=1, ore=1, ships=4).dock("terraform", GREEN, 6).roll(2, 4, 6)
    assert not occupied.offers("terraform")
    for fuel, ore in ((0, 1), (1, 0), (0, 0)):
        poor = table().seat(RED, fuel=fuel, ore=ore, ships=4).roll(2, 4, 6)
        assert not poor.offers("terraform")
        poor.illegal("terraform 6")
    too_few = table().seat(RED, fuel=1, ore=1, ships=3).roll(2, 4, 6)
    assert not too_few.offers("terraform")
    for refused in (no_six, occupied, too_few):
        refused.illegal("terraform 6")

    open_station.play("terraform 6", "territory lem")
    assert open_station.wealth() == (0, 0)
    assert open_station.on("lem") == [1, 0, 0, 0]
    assert open_station.docked("terraform") == [(RED, 6)]


def test_T02_artifact_1_six_and_two_claim_a_card() -> None:
    t = table().display("polarity booster cache").roll(2, 6)
    t.play("artifact 6").illegal("claim polarity")
    t.play("artifact 2")
    assert t.view["turn_state"]["artifact_total"] == 8
    t.play("claim polarity").deal("plasma")
    assert t.cards() == {"polarity"}
    assert sorted(t.shown) == ["booster", "cache", "plasma"]


def _three_cycles() -> Table:
    t = table().display("booster crystal gravity").roll(2, 3, 4, 6)
    t.play("artifact 3", "cycle").deal("decoy teleporter polarity")
    t.play("artifact 2", "cycle").deal("cache stasis warper")
    t.play("artifact 4", "cycle").deal("city monument plasma")
    return t


def test_T03_artifact_2_three_ships_three_cycles_one_card() -> None:
    t = _three_cycles()
    assert t.view["turn_state"]["artifact_total"] == 9
    assert sum(t.discarded.values()) == 9
    assert t.can("claim plasma")
    t.play("claim plasma").deal("booster")
    assert t.cards() == {"plasma"}
    assert sorted(t.shown) == ["booster", "city", "monument"]
    assert len(t.docked("artifact")) == 3
    assert t.view["stations"]["artifact"]["docks"] - len(t.docked("artifact")) == 1


@pytest.mark.parametrize("fourth", range(1, 7))
def test_T04_artifact_3_fourth_ship_may_cycle_not_claim(fourth: int) -> None:
    t = table().display("booster crystal gravity").roll(2, 3, 4, fourth)
    t.play("artifact 3", "artifact 2", "artifact 4", "claim booster").deal("plasma")
    t.play(f"artifact {fourth}")
    assert t.view["turn_state"]["artifact_total"] == fourth
    assert not t.offers("claim")
    t.illegal("claim plasma")
    t.play("cycle").deal("city monument cache")
    assert not t.offers("claim")


def test_T04_artifact_3_continues_T03() -> None:
    t = _three_cycles().play("claim plasma").deal("booster").play("artifact 6")
    assert t.can("cycle")
    assert not t.offers("claim")


def test_T05_mine_takes_no_ship_below_the_highest() -> None:
    t = table().dock("mine", GREEN, 1, 4).roll(3, 4, 6)
    assert t.offers("mine") == {"4", "6"}
    t.illegal("mine 3")
    t.play("mine 4", "mine 6")
    assert t.ore() == 2
    assert t.view["stations"]["mine"]["docks"] - len(t.docked("mine")) == 1
    t.play("solar 3").end(4, 5, 6)
    assert t.offers("mine") == {"6"}


def test_T06_market_trades_as_often_as_fuel_allows() -> None:
    t = table().seat(RED, fuel=6, ore=1).roll(3, 3, 5)
    t.play("market 3-3", "trade", "trade")
    assert t.wealth() == (0, 3)
    t.illegal("trade")
    t.play("solar 5")
    assert t.fuel() == 3
    t.play("trade")
    assert t.wealth() == (0, 4)
    t.illegal("trade")


def test_T07_raiders_1_a_higher_straight_bumps() -> None:
    t = table().seat(RED, ore=3).dock("raiders", GREEN, 1, 2, 3).roll(2, 3, 4)
    t.play("raiders 2-3-4").done()
    assert t.docked("raiders") == [(RED, 2), (RED, 3), (RED, 4)]
    assert t.bay(GREEN) == 3

    for values, legal in (((1, 2, 3), False), ((2, 3, 4), False), ((3, 4, 5), True), ((4, 5, 6), True)):
        straight = "-".join(map(str, values))
        u = table().turn(BLUE).seat(YELLOW, fuel=2).dock("raiders", RED, 2, 3, 4).roll(*values)
        assert u.can(f"raiders {straight}") is legal
        if legal:
            u.play(f"raiders {straight}", "take p3 fuel", "take p3 fuel")
            assert (u.fuel(BLUE), u.fuel(YELLOW), u.bay(RED)) == (2, 0, 3)
        else:
            u.illegal(f"raiders {straight}")


def test_T07_raiders_1_the_bumping_straight_raids() -> None:
    t = table().seat(GREEN, fuel=1, ore=2).seat(YELLOW, ore=1).dock("raiders", GREEN, 1, 2, 3).roll(2, 3, 4)
    t.play("raiders 2-3-4", "take p2 fuel", "take p2 ore", "take p2 ore", "take p3 ore")
    assert t.wealth(RED) == (1, 3)
    assert t.wealth(GREEN) == t.wealth(YELLOW) == (0, 0)


@pytest.mark.parametrize(
    ("values", "legal"), [((1, 2, 3), 0), ((2, 3, 4), 1), ((3, 4, 5), 1), ((4, 5, 6), 1)]
)
def test_T08_raiders_2_partial_remains_count_by_their_sum(values: tuple[int, ...], legal: int) -> None:
    t = table().seat(RED, fuel=1, cards="plasma").dock("raiders", GREEN, 3, 4, 5).roll(*values)
    t.play("cannon raiders", "ship raiders p2 5").done()
    assert t.docked("raiders") == [(GREEN, 3), (GREEN, 4)]
    assert t.bay(GREEN) == 1
    raid = "raiders " + "-".join(map(str, values))
    if not legal:
        t.illegal(raid)
        return
    t.play(raid)
    assert t.docked("raiders") == [(RED, value) for value in values]
    assert t.bay(GREEN) == 3


def test_T09_solar_rounds_up_for_each_ship() -> None:
    t = table().roll(3, 4, 1)
    assert t.play("solar 3").fuel() == 2
    assert t.play("solar 4").fuel() == 4


@pytest.mark.parametrize(("value", "fuel"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_T09_solar_every_value(value: int, fuel: int) -> None:
    assert table().roll(value).play(f"solar {value}").fuel() == fuel


def test_T10_control_is_strictly_more_than_each_other() -> None:
    t = table().colonies("lem", 2, 1, 1, 1).roll(3, 4)
    assert t.control("lem") == RED
    assert t.points(RED) == 3
    assert [t.points(seat) for seat in (GREEN, YELLOW, BLUE)] == [1, 1, 1]


def test_T11_a_tie_for_most_gives_control_to_nobody() -> None:
    t = table().colonies("lem", 2, 1, 2, 1).roll(3, 4)
    assert t.control("lem") is None
    assert [t.points(seat) for seat in range(4)] == [2, 1, 2, 1]
    assert t.play("solar 3").fuel() == 2

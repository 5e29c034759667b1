"""The rulebooks' worked examples on territories and field generators: T12 to T25."""

import pytest

from .builder import GREEN, RED, YELLOW, table


def test_T12_asimov_one_more_advance_a_turn() -> None:
    two = table().colonies("asimov", 1).roll(1, 2, 5).play("hub 1", "hub 5")
    assert two.hub() == 3
    three = table().colonies("asimov", 1).roll(1, 2, 5).play("hub 1", "hub 5", "hub 2")
    assert three.hub() == 4
    one = table().colonies("asimov", 1).roll(1, 2, 5).play("hub 1")
    assert one.hub() == 1
    nobody = table().colonies("asimov", 1, 1).roll(1, 2, 5).play("hub 1", "hub 5", "hub 2")
    assert nobody.hub() == 3


def test_T13_bradbury_constructor_for_two_ore() -> None:
    t = table().seat(RED, ore=2).colonies("bradbury", 1).roll(5, 5, 5)
    t.play("constructor 5-5-5", "territory lem")
    assert t.ore() == 0
    assert t.on("lem") == [1, 0, 0, 0]
    table().seat(RED, ore=2).roll(5, 5, 5).illegal("constructor 5-5-5")
    table().seat(RED, ore=1).colonies("bradbury", 1).roll(5, 5, 5).illegal("constructor 5-5-5")
    full_price = table().seat(RED, ore=4).roll(5, 5, 5).play("constructor 5-5-5", "territory lem")
    assert full_price.ore() == 1


def test_T14_burroughs_1_the_relic_goes_with_control() -> None:
    t = table().turn(GREEN).seat(GREEN, ore=3).colonies("burroughs", 1).relic(RED, "solar", 4)
    t.roll(2, 2, 2)
    assert t.control("burroughs") == RED
    assert t.points(RED) == 2
    t.play("constructor 2-2-2", "territory burroughs")
    assert t.control("burroughs") is None
    assert t.relic_place() == (None, "burroughs")
    assert t.docked("solar") == []
    assert t.points(RED) == t.points(GREEN) == 1


def test_T15_burroughs_2_isolation_sends_the_relic_back() -> None:
    t = table(players=2).turn(GREEN).seat(RED, fuel=2, ore=2).seat(GREEN, cards="stasis")
    t.colonies("burroughs", 1).relic(RED, "mine", 4).roll(1, 2, 3)
    t.play("isolate burroughs")
    assert t.relic_place() == (None, "burroughs")
    assert t.docked("mine") == []
    assert t.control("burroughs") == RED
    assert t.points(RED) == 2
    t.play("solar 1", "solar 2", "solar 3").end(1, 2, 3)
    t.illegal("buy-relic")

    moved = table().seat(RED, fuel=1, ore=1, cards="stasis").colonies("burroughs", 1)
    moved.field("isolation", "burroughs").roll(1, 2, 3).illegal("buy-relic")
    moved.play("isolate lem", "buy-relic")
    assert moved.relic_place() == (RED, "bay")


def test_T16_burroughs_3_a_relic_on_the_terraforming_station() -> None:
    t = table(players=2).seat(RED, fuel=3, ore=3).colonies("burroughs", 1).roll(1, 2, 3, relic=6)
    t.play("terraform r", "territory pohl", "solar 1", "solar 2", "solar 3").end(1, 2, 3)
    assert t.relic_place() == (RED, "terraform")
    t.play("solar 1", "solar 2", "hub 3", "end")
    assert t.relic_place() == (None, "burroughs")
    assert t.stock(RED) == 3
    t.roll(1, 2, 3)
    fuel, ore = t.wealth(RED)
    t.play("buy-relic")
    assert t.relic_place() == (RED, "bay")
    assert t.wealth(RED) == (fuel - 1, ore - 1)


def test_T17_heinlein_always_one_for_one() -> None:
    t = table().seat(RED, fuel=2).colonies("heinlein", 1).roll(3, 3, 1)
    t.play("market 3-3", "trade", "trade")
    assert t.wealth() == (0, 2)
    t.illegal("trade")


def test_T18_herbert_ships_for_one_less_of_each() -> None:
    fifth = table().seat(RED, fuel=1, ore=1, ships=4).colonies("herbert", 1).roll(3, 3, 1, 2)
    fifth.play("shipyard 3-3")
    assert fifth.wealth() == (0, 0)
    assert (fifth.stock(), fifth.bay()) == (1, 1)
    fourth = table().seat(RED, ships=3).colonies("herbert", 1).roll(3, 3, 1)
    fourth.play("shipyard 3-3")
    assert fourth.wealth() == (0, 0)
    assert (fourth.stock(), fourth.bay()) == (2, 1)


def test_T19_lem_one_more_fuel_per_ship() -> None:
    t = table().colonies("lem", 1).roll(3, 4, 1)
    assert t.play("solar 3", "solar 4").fuel() == 6


def test_T20_pohl_1_the_booster_is_free() -> None:
    t = table().seat(RED, cards="booster").colonies("pohl", 1).roll(1, 3, 4)
    t.play("boost 3")
    assert t.hand == [1, 4, 4]
    assert t.fuel() == 0
    table().seat(RED, cards="booster").roll(1, 3, 4).illegal("boost 3")


def test_T21_pohl_2_three_ships_for_two_fuel() -> None:
    t = table().seat(RED, fuel=2, cards="plasma").colonies("pohl", 1).dock("mine", GREEN, 1, 2, 4).roll(1, 3)
    t.play("cannon mine", "ship mine p2 1", "ship mine p2 2", "ship mine p2 4").done()
    assert t.fuel() == 0
    assert t.docked("mine") == []
    assert t.bay(GREEN) == 3


def test_T22_van_vogt_first_ship_of_any_value() -> None:
    t = table().colonies("vanvogt", 1).dock("mine", GREEN, 5).roll(1, 2, 4, 5)
    assert t.offers("mine") == {"1", "2", "4", "5"}
    for first in (1, 2, 4):
        u = table().colonies("vanvogt", 1).dock("mine", GREEN, 5).roll(1, 2, 4, 5)
        u.play(f"mine {first}")
        assert u.ore() == 1
        assert u.offers("mine") == {"5"}
        u.illegal(*[f"mine {low}" for low in {1, 2, 4} - {first}])
        assert u.play("mine 5").ore() == 2
    assert table().dock("mine", GREEN, 5).roll(1, 2, 4, 5).offers("mine") == {"5"}


def test_T23_isolation_on_pohl() -> None:
    t = table().seat(RED, fuel=1, cards="booster").colonies("pohl", 1).field("isolation", "pohl").roll(1, 3)
    assert t.play("boost 3").fuel() == 0
    broke = table().seat(RED, cards="booster").colonies("pohl", 1).field("isolation", "pohl").roll(1, 3)
    broke.illegal("boost 3")
    other = table().seat(RED, fuel=8, cards="crystal").colonies("pohl", 0, 1, 1).field("isolation", "pohl")
    other.roll(1, 3).illegal("borrow pohl")
    same = table().seat(RED, fuel=8, cards="crystal").colonies("pohl", 0, 1, 1).roll(1, 3)
    assert same.can("borrow pohl")


def test_T24_positron_gives_the_controller_a_point() -> None:
    t = table().colonies("herbert", 1, 2).field("positron", "herbert").roll(1, 3)
    assert t.control("herbert") == GREEN
    assert t.points(GREEN) == 2 + 1 + 1
    assert t.points(RED) == 1
    tied = table().colonies("herbert", 2, 2).field("positron", "herbert").roll(1, 3)
    assert tied.points(GREEN) == tied.points(RED) == 2


def test_T25_repulsor_closes_a_territory() -> None:
    t = table().seat(RED, ore=3, cards="polarity teleporter").colonies("asimov", 1, 1).colonies("lem", 1, 1)
    t.colonies("pohl", 0, 0, 1).field("repulsor", "asimov").roll(2, 2, 2)
    swap, move = "colony asimov p1", "colony asimov p2"
    t.play("swap")
    assert not [target for target in t.offers("colony") if target.startswith("asimov")]
    t.illegal(swap, move)
    t.play("colony lem p1")
    assert t.offers("colony") == {"pohl p3"}

    u = table().seat(RED, cards="teleporter").colonies("asimov", 1, 1).colonies("lem", 1)
    u.field("repulsor", "asimov").roll(2, 2, 2).play("move")
    assert u.offers("colony") == {"lem p1"}
    u.play("colony lem p1").illegal("territory asimov")

    landing = table().seat(RED, ore=3).field("repulsor", "asimov").roll(2, 2, 2).play("constructor 2-2-2")
    landing.illegal("territory asimov")
    assert len(landing.offers("territory")) == 7


@pytest.mark.parametrize("field", ["isolation", "positron", "repulsor"])
def test_T25_repulsor_does_not_stop_fields(field: str) -> None:
    t = table().seat(RED, cards="stasis crystal gravity booster").field("repulsor", "asimov")
    if field != "repulsor":
        t.field(field, "asimov")
    t.roll(1, 3)
    assert t.can(f"dampen {field}")
    move = {"isolation": "isolate", "positron": "positron", "repulsor": "repulse"}[field]
    t.play(f"{move} lem")
    assert t.view["territories"]["lem"]["fields"] == [field]
    onto = table().seat(YELLOW).seat(RED, cards="stasis crystal").field("repulsor", "asimov").roll(1, 3)
    assert onto.can("isolate asimov", "positron asimov")

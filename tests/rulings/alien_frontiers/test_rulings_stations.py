"""Rulings 20 to 25: Lunar Mine, Orbital Market, Shipyard and Terraforming Station."""

import pytest

from .builder import GREEN, RED, table


def test_ruling_20_any_first_ship_uses_van_vogt_up() -> None:
    t = table().colonies("vanvogt", 1).dock("mine", GREEN, 4).roll(2, 5, 6).play("mine 5")
    t.illegal("mine 2")
    assert t.offers("mine") == {"6"}


def test_ruling_20_only_the_first_ship_of_a_turn() -> None:
    t = table().colonies("vanvogt", 1).dock("mine", GREEN, 4).roll(1, 2, 6).play("mine 2")
    t.illegal("mine 1")
    again = table(players=2).colonies("vanvogt", 1).dock("mine", GREEN, 4).roll(1, 2, 3)
    again.play("mine 2", "solar 1", "solar 3").end(4, 4, 4).play("mine 4", "solar 4", "solar 4").end(1, 2, 3)
    assert again.offers("mine") == {"1", "2", "3"}


def test_ruling_20_borrowed_before_the_first_ship_it_helps() -> None:
    t = table().seat(RED, fuel=1, cards="crystal").colonies("vanvogt", 0, 1).dock("mine", GREEN, 4)
    t.roll(2, 3, 5).illegal("mine 2")
    t.play("borrow vanvogt", "mine 2")
    assert t.offers("mine") == {"5"}


def test_ruling_20_borrowed_after_the_first_ship_it_does_nothing() -> None:
    t = table().seat(RED, fuel=1, cards="crystal").colonies("vanvogt", 0, 1).dock("mine", GREEN, 4)
    t.roll(2, 3, 5).play("mine 5", "borrow vanvogt")
    assert not t.offers("mine")


def test_ruling_21_the_highest_ship_is_read_from_those_docked_now() -> None:
    cannon = table().seat(RED, fuel=1, cards="plasma").dock("mine", GREEN, 2, 5).roll(1, 2, 3)
    assert not cannon.offers("mine")
    cannon.play("cannon mine", "ship mine p2 5").done()
    assert cannon.offers("mine") == {"2", "3"}

    moved = table().seat(RED, fuel=2, cards="teleporter").roll(2, 3, 6).play("mine 6")
    assert not moved.offers("mine")
    moved.play("teleport mine 6", "solar 6")
    assert moved.offers("mine") == {"2", "3"}

    relic = table().seat(RED, cards="stasis").colonies("burroughs", 0, 1).relic(GREEN, "mine", 6).roll(2, 3)
    assert not relic.offers("mine")
    assert relic.play("isolate burroughs").offers("mine") == {"2", "3"}


@pytest.mark.parametrize("order", [("market 2-2", "market 5-5"), ("market 5-5", "market 2-2")])
def test_ruling_22_the_cheapest_own_pair_sets_the_rate(order: tuple[str, str]) -> None:
    t = table().seat(RED, fuel=4).roll(2, 2, 5, 5).play(*order, "trade", "trade")
    assert t.wealth() == (0, 2)


def test_ruling_22_without_a_pair_of_ones_own_there_is_no_trade() -> None:
    t = table().seat(RED, fuel=8).dock("market", GREEN, 1, 1).roll(2, 5)
    t.illegal("trade")


def test_ruling_22_the_right_lasts_the_turn() -> None:
    t = table(players=2).seat(RED, fuel=8).roll(2, 2, 5).play("market 2-2", "solar 5", "trade")
    t.play("trade", "trade").end(1, 1, 1)
    t.illegal("trade")
    t.play("hub 1", "hub 1", "hub 1").end(1, 2, 3)
    t.illegal("trade")


def test_ruling_22_heinlein_is_read_at_each_trade() -> None:
    t = table().seat(RED, fuel=6, cards="crystal").colonies("heinlein", 0, 1).roll(4, 4, 1)
    t.play("market 4-4", "trade")
    assert t.wealth() == (2, 1)
    t.play("borrow heinlein", "trade")
    assert t.wealth() == (0, 2)

    lost = table().seat(RED, fuel=5, cards="teleporter").colonies("heinlein", 1).roll(4, 4, 1)
    lost.play("market 4-4", "trade", "move", "colony heinlein p1", "territory lem", "trade")
    assert lost.wealth() == (0, 2)


def test_ruling_22_a_pair_torn_apart_trades_no_more() -> None:
    t = table().seat(RED, fuel=8, cards="teleporter").roll(2, 2, 5).play("market 2-2", "trade")
    t.play("teleport market 2", "solar 2").illegal("trade")

    other = table().seat(RED, fuel=8, cards="teleporter").roll(1, 1, 3, 3).play("market 1-1", "market 3-3")
    other.play("teleport market 1", "solar 1")
    fuel, ore = other.wealth()
    assert other.play("trade").wealth() == (fuel - 3, ore + 1)

    relic = table().seat(RED, fuel=8, cards="stasis").colonies("burroughs", 1).roll(2, 5, relic=2)
    relic.play("market 2-2+r", "trade", "isolate burroughs").illegal("trade")


@pytest.mark.parametrize(("ships", "price"), [(3, 1), (4, 2), (5, 3)])
def test_ruling_23_the_price_grows_with_the_fleet(ships: int, price: int) -> None:
    t = table().seat(RED, fuel=price, ore=price, ships=ships).roll(2, 2)
    bay = t.bay()
    t.play("shipyard 2-2")
    assert t.wealth() == (0, 0)
    assert (t.stock(), t.bay()) == (6 - ships - 1, bay + 1)
    for fuel, ore in ((price - 1, price), (price, price - 1)):
        table().seat(RED, fuel=fuel, ore=ore, ships=ships).roll(2, 2).illegal("shipyard 2-2")


def test_ruling_23_six_ships_are_enough() -> None:
    table().seat(RED, fuel=8, ore=8, ships=6).roll(2, 2).illegal("shipyard 2-2")


def test_ruling_23_a_ship_on_the_terraforming_station_still_counts() -> None:
    t = table().seat(RED, fuel=3, ore=3).roll(2, 2, 5, 6).play("terraform 6", "territory lem")
    assert t.wealth() == (2, 2)
    assert t.play("shipyard 2-2").wealth() == (0, 0)
    six = table().seat(RED, fuel=8, ore=8, ships=6).roll(2, 2, 6).play("terraform 6", "territory lem")
    six.illegal("shipyard 2-2")


def test_ruling_23_ships_built_this_turn_count() -> None:
    t = table().seat(RED, fuel=3, ore=3, ships=4).roll(2, 2, 5, 5).play("shipyard 2-2")
    assert t.wealth() == (1, 1)
    t.illegal("shipyard 5-5")
    rich = table().seat(RED, fuel=5, ore=5, ships=4).roll(2, 2, 5, 5).play("shipyard 2-2", "shipyard 5-5")
    assert rich.wealth() == (0, 0)
    assert (rich.stock(), rich.bay()) == (0, 2)


def test_ruling_23_the_relic_does_not_count() -> None:
    t = table().seat(RED, fuel=1, ore=1, ships=3).colonies("burroughs", 1).roll(2, 4, 5, relic=2)
    t.play("shipyard 2-2+r")
    assert t.wealth() == (0, 0)
    assert t.stock() == 2


def test_ruling_23_a_built_ship_joins_on_the_next_turn() -> None:
    t = table(players=2).seat(RED, fuel=1, ore=1).roll(2, 2, 5).play("shipyard 2-2", "solar 5")
    t.end(1, 1, 1).play("hub 1", "hub 1", "hub 1").end(1, 2, 3, 4)
    assert t.hand == [1, 2, 3, 4]


def test_ruling_23_a_terraforming_ship_can_be_rebuilt_once_it_is_in_stock() -> None:
    t = table(players=2).seat(RED, fuel=3, ore=4, ships=4).roll(1, 1, 1, 6)
    t.play("terraform 6", "territory pohl", "hub 1", "hub 1", "hub 1").end(1, 1, 1)
    t.play("solar 1", "solar 1", "solar 1", "end")
    assert (t.stock(RED), t.docked("terraform")) == (3, [])
    t.roll(2, 2, 5).play("shipyard 2-2")
    assert t.wealth(RED) == (1, 2)
    assert t.stock(RED) == 2


def test_ruling_24_a_ship_just_built_counts() -> None:
    t = table().seat(RED, fuel=2, ore=2, ships=3).roll(2, 2, 6)
    t.illegal("terraform 6")
    t.play("shipyard 2-2")
    assert t.can("terraform 6")


def test_ruling_24_the_relic_may_always_be_used_up_and_never_counts() -> None:
    t = table().seat(RED, fuel=1, ore=1, ships=3).colonies("burroughs", 1).roll(2, 5, 6, relic=6)
    assert t.offers("terraform") == {"r"}
    t.illegal("terraform 6")
    four = table().seat(RED, fuel=1, ore=1, ships=4).colonies("burroughs", 1).roll(2, 5, 6, relic=6)
    assert four.offers("terraform") == {"6", "r"}


@pytest.mark.parametrize(("ships", "price"), [(3, 0), (4, 1), (5, 2)])
def test_ruling_25_herbert_takes_one_of_each_off(ships: int, price: int) -> None:
    t = table().seat(RED, fuel=price, ore=price, ships=ships).colonies("herbert", 1).roll(2, 2)
    t.play("shipyard 2-2")
    assert t.wealth() == (0, 0)
    if price:
        short = table().seat(RED, fuel=price - 1, ore=price, ships=ships).colonies("herbert", 1).roll(2, 2)
        short.illegal("shipyard 2-2")

"""Rulings 34 to 38: Data Crystal, Pohl Foothills and the Orbital Teleporter's power."""

import pytest

from .builder import BLUE, GREEN, RED, crowded, table


def test_ruling_34_a_borrowed_bonus_lasts_the_turn() -> None:
    t = table(players=2).seat(RED, fuel=1, cards="crystal").colonies("lem", 0, 1).roll(3, 3, 3)
    t.play("borrow lem", "solar 3", "hub 3", "solar 3")
    assert t.fuel() == 6
    t.end(1, 1, 1).play("hub 1", "hub 1", "hub 1").end(3, 3, 3)
    assert t.play("solar 3").fuel(RED) == 8


def test_ruling_34_every_colony_is_paid_for() -> None:
    t = table().seat(RED, fuel=5, cards="crystal").colonies("lem", 1, 2, 1, 1).roll(3, 3, 3)
    assert t.play("borrow lem").fuel() == 0
    short = table().seat(RED, fuel=4, cards="crystal").colonies("lem", 1, 2, 1, 1).roll(3, 3, 3)
    short.illegal("borrow lem")


def test_ruling_34_no_colony_no_control_no_isolation_not_burroughs() -> None:
    t = table().seat(RED, fuel=8, cards="crystal").colonies("lem", 1).colonies("pohl", 0, 1)
    t.colonies("burroughs", 0, 1).colonies("herbert", 0, 1).field("isolation", "herbert").roll(3, 3, 3)
    assert t.offers("borrow") == {"pohl"}
    t.illegal("borrow asimov", "borrow lem", "borrow burroughs", "borrow herbert")


def test_ruling_34_pohl_makes_it_cheaper_unless_it_is_what_is_borrowed() -> None:
    own = table().seat(RED, fuel=3, cards="crystal").colonies("pohl", 1).colonies("lem", 0, 2).roll(3, 3, 3)
    assert own.play("borrow lem").fuel() == 2
    free = table().seat(RED, cards="crystal").colonies("pohl", 1).colonies("lem", 0, 1).roll(3, 3, 3)
    assert free.play("borrow lem").fuel() == 0
    borrowed = table().seat(RED, fuel=3, cards="crystal booster").colonies("pohl", 0, 2).roll(3, 3, 3)
    assert borrowed.play("borrow pohl").fuel() == 1
    assert borrowed.play("boost 3").fuel() == 1


def test_ruling_34_borrowed_and_own_do_not_add_up() -> None:
    t = table().seat(RED, fuel=3, ore=1, cards="crystal").colonies("lem", 1, 1).roll(3, 3, 3, 6)
    t.play("borrow lem", "terraform 6", "territory lem")
    assert t.control("lem") == RED
    assert t.fuel() == 0
    assert t.play("solar 3").fuel() == 3


def test_ruling_34_an_emptied_territory_stays_borrowed() -> None:
    t = table().seat(RED, fuel=1, cards="crystal teleporter").colonies("lem", 0, 1).roll(3, 3, 3)
    t.play("borrow lem", "move", "colony lem p2", "territory pohl")
    assert t.on("lem") == [0, 0, 0, 0]
    assert t.play("solar 3").fuel() == 3


def test_ruling_34_isolation_ends_it() -> None:
    t = table().seat(RED, fuel=1, cards="crystal stasis").colonies("lem", 0, 1).roll(3, 3, 3)
    t.play("borrow lem", "isolate lem")
    assert t.play("solar 3").fuel() == 2


def test_ruling_35_asimov_helps_once_a_turn_whoever_lends_it() -> None:
    t = table().seat(RED, fuel=2, cards="crystal teleporter").colonies("asimov", 2, 1).roll(1, 2, 3)
    t.play("hub 1", "hub 2")
    assert t.hub() == 3
    t.play("move", "colony asimov p1", "territory lem", "borrow asimov", "hub 3")
    assert t.hub() == 4


def test_ruling_35_a_borrowed_asimov_works_like_an_own_one() -> None:
    t = table().seat(RED, fuel=1, cards="crystal").colonies("asimov", 0, 1).roll(1, 2, 3)
    t.play("borrow asimov", "hub 1", "hub 2")
    assert t.hub() == 3
    assert t.play("hub 3").hub() == 4
    late = table().seat(RED, fuel=1, cards="crystal").colonies("asimov", 0, 1).roll(1, 2, 3)
    assert late.play("hub 1", "hub 2", "borrow asimov").hub() == 2
    assert late.play("hub 3").hub() == 4


def test_ruling_35_van_vogt_helps_once_a_turn_whoever_lends_it() -> None:
    t = table().seat(RED, fuel=2, cards="crystal teleporter").colonies("vanvogt", 2, 1).dock("mine", GREEN, 5)
    t.roll(1, 2, 3).play("mine 2", "move", "colony vanvogt p1", "territory lem", "borrow vanvogt")
    assert not t.offers("mine")


@pytest.mark.parametrize(
    ("card", "move", "price"),
    [
        ("booster", "boost 3", 0),
        ("stasis", "stasis 3", 0),
        ("polarity", "flip 3", 0),
        ("gravity", "gravity 3 4", 1),
        ("warper", "warp", 0),
    ],
)
def test_ruling_36_pohl_takes_one_fuel_off_each_use(card: str, move: str, price: int) -> None:
    t = table().seat(RED, fuel=price, cards=card).colonies("pohl", 1).roll(3, 4).play(move)
    assert t.fuel() == 0
    without = table().seat(RED, fuel=price, cards=card).roll(3, 4)
    without.illegal(move)
    paid = table().seat(RED, fuel=price + 1, cards=card).roll(3, 4).play(move)
    assert paid.fuel() == 0


def test_ruling_36_pohl_and_the_teleporter() -> None:
    t = table().seat(RED, fuel=1, cards="teleporter").colonies("pohl", 1).roll(3, 4).play("mine 3")
    t.play("teleport mine 3", "artifact 3")
    assert t.fuel() == 0


@pytest.mark.parametrize("shots", [1, 2, 3])
def test_ruling_36_pohl_counts_per_card_not_per_ship(shots: int) -> None:
    t = table().seat(RED, fuel=shots - 1, cards="plasma").colonies("pohl", 1).dock("mine", GREEN, 1, 2, 3)
    t.roll(3, 4).play("cannon mine", *[f"ship mine p2 {value}" for value in range(1, shots + 1)])
    assert not t.offers("ship")
    t.done()
    assert t.fuel() == 0
    assert t.bay(GREEN) == shots


def test_ruling_36_pohl_does_not_touch_launch_relic_or_stations() -> None:
    launch = table().seat(RED, fuel=1, ore=1, hub=7).colonies("pohl", 1).roll(3, 4)
    assert launch.play("launch", "territory lem").fuel() == 0
    relic = table().seat(RED, fuel=1, ore=1).colonies("pohl", 1).colonies("burroughs", 1).roll(3, 4)
    assert relic.play("buy-relic").fuel() == 0
    terraform = table().seat(RED, fuel=1, ore=1, ships=4).colonies("pohl", 1).roll(6)
    assert terraform.play("terraform 6", "territory lem").fuel() == 0


def test_ruling_37_the_ship_docks_elsewhere_at_once() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").roll(1, 6).play("mine 6", "teleport mine 6")
    assert t.fuel() == 0
    assert t.offers("mine") == t.offers("bay") == set()
    assert t.legal() == {"artifact 6", "hub 6", "solar 6"}
    t.illegal("mine 6", "bay 6", "end")
    t.play("solar 6")
    assert (t.fuel(), t.ore()) == (3, 1)
    assert t.docked("solar") == [(RED, 6)]
    assert t.hand == [1]


def test_ruling_37_the_price_of_the_new_station_is_paid_too() -> None:
    t = table().seat(RED, fuel=3, ore=1, cards="teleporter").roll(5, 5).play("solar 5")
    assert t.fuel() == 6
    t.play("teleport solar 5", "shipyard 5-5")
    assert t.wealth() == (3, 0)
    assert t.bay() == 2

    poor = table().seat(RED, fuel=2, ore=1, cards="teleporter").roll(5, 5).play("hub 5", "teleport hub 5")
    assert not poor.offers("shipyard")
    assert poor.can("market 5-5", "solar 5")


def test_ruling_37_companions_are_unplaced_ships_only() -> None:
    t = table().seat(RED, fuel=4, cards="teleporter").roll(5, 5, 2).play("hub 5", "hub 5", "teleport hub 5")
    assert not t.offers("market")
    assert not t.offers("hub")


def test_ruling_37_the_docking_is_that_of_the_moved_ship() -> None:
    t = table().seat(RED, fuel=2, ore=8, cards="teleporter").roll(3, 3, 6).play("hub 6", "teleport hub 6")
    assert t.legal() == {"artifact 6", "mine 6", "solar 6"}


def test_ruling_37_not_from_the_terraforming_station_nor_the_bay() -> None:
    t = table().seat(RED, fuel=5, ore=5, ships=4, cards="teleporter").roll(2, 2, 6)
    t.play("terraform 6", "territory lem")
    assert not t.offers("teleport")
    t.illegal("teleport terraform 6")
    t.play("shipyard 2-2")
    assert t.offers("teleport") == {"shipyard 2"}


def test_ruling_37_not_the_ships_of_others() -> None:
    t = table().seat(RED, fuel=5, cards="teleporter").dock("mine", GREEN, 4).dock("hub", BLUE, 2).roll(2, 3)
    assert not t.offers("teleport")


def test_ruling_37_to_the_terraforming_station() -> None:
    t = table().seat(RED, fuel=3, ore=0, ships=4, cards="teleporter").roll(2, 6).play("mine 6")
    t.play("teleport mine 6", "terraform 6", "territory lem")
    assert t.wealth() == (0, 0)
    assert t.on("lem")[RED] == 1


def test_ruling_37_from_the_hub_the_advance_stays_and_a_dock_opens() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").roll(1, 2, 3, 4).play("hub 1", "hub 2", "hub 3")
    assert t.hub() == 3
    t.illegal("hub 4")
    t.play("teleport hub 1", "solar 1")
    assert t.hub() == 3
    assert t.play("hub 4").hub() == 4


def test_ruling_37_not_if_no_other_station_takes_the_ship() -> None:
    t = crowded().seat(RED, fuel=2, hub=7, cards="teleporter").roll(3, 3, 5).play("market 3-3")
    t.illegal("teleport market 3")
    fits = crowded().seat(RED, fuel=2, hub=7, cards="teleporter").roll(3, 3, 4, 5).play("market 3-3")
    assert fits.play("teleport market 3").legal() == {"raiders 3-4-5"}


def test_ruling_37_into_a_raid() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").seat(GREEN, ore=1).roll(1, 2, 3).play("mine 3")
    t.play("teleport mine 3", "raiders 1-2-3", "take p2 ore")
    assert t.ore() == 2
    assert t.docked("raiders") == [(RED, 1), (RED, 2), (RED, 3)]


def test_ruling_37_the_relic_too() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").colonies("burroughs", 1).roll(1, 3, relic=5)
    t.play("mine r", "teleport mine r", "solar r")
    assert (t.fuel(), t.ore()) == (3, 1)
    assert t.relic_place() == (RED, "solar")


def test_ruling_38_a_moved_ship_never_changes_its_value() -> None:
    t = table().seat(RED, fuel=8, cards="teleporter booster polarity stasis").roll(2, 4)
    t.play("mine 4").illegal("boost 4", "flip 4", "stasis 4")
    t.play("teleport mine 4")
    assert t.legal() == {"artifact 4", "hub 4", "solar 4"}

"""Rulings 1 to 7: placing ships, docks, tokens."""

import pytest

from .builder import BLUE, GREEN, RED, YELLOW, Table, crowded, table


def test_ruling_01_no_maintenance_while_a_dock_is_open() -> None:
    t = table().roll(1, 3, 5)
    assert not t.offers("bay")
    t.illegal("bay 1", "bay 3", "bay 5", "end")


def test_ruling_01_a_ship_that_fits_nowhere_goes_to_maintenance() -> None:
    t = crowded().roll(2, 3, 5)
    assert t.offers("bay") == {"2", "3", "5"}
    t.play("bay 2", "bay 3", "bay 5")
    assert t.hand == []
    assert t.bay() == 3
    assert t.wealth() == (0, 0)


def test_ruling_01_only_ships_of_no_legal_docking_are_stranded() -> None:
    t = crowded().roll(2, 3, 3)
    assert t.can("market 3-3", "bay 2")
    t.illegal("bay 3", "end")
    t.play("market 3-3")
    assert t.legal() == {"bay 2", "end"}


def test_ruling_01_a_straight_keeps_each_of_its_ships_out_of_maintenance() -> None:
    t = crowded().roll(1, 3, 4, 5)
    assert t.offers("bay") == {"1"}
    t.illegal("bay 3", "bay 4", "bay 5")


def test_ruling_01_an_unpayable_docking_does_not_count() -> None:
    full_market = crowded().dock("market", BLUE, 2, 2, 4, 4)
    full_market.roll(2, 3, 3)
    assert full_market.offers("bay") == {"2", "3"}


def test_ruling_01_spending_first_may_make_a_docking_unpayable() -> None:
    t = crowded().dock("market", BLUE, 2, 2, 4, 4).seat(RED, fuel=1, ore=1, hub=7, cards="booster")
    t.roll(1, 3, 3)
    t.illegal("bay 3")
    t.play("boost 1")
    assert t.fuel() == 0
    assert t.can("bay 3")


def test_ruling_01_terraforming_keeps_a_payable_six_out_of_maintenance() -> None:
    full_mine = crowded().seat(RED, fuel=1, ore=1, ships=4, hub=7).dock("mine", BLUE, 1, 1, 1, 1).roll(5, 6)
    assert full_mine.offers("bay") == {"5"}
    full_mine.illegal("bay 6")
    too_few = crowded().seat(RED, fuel=1, ore=1, ships=3, hub=7).dock("mine", BLUE, 1, 1, 1, 1).roll(5, 6)
    assert too_few.offers("bay") == {"5", "6"}


def test_ruling_01_the_relic_is_placed_like_any_ship() -> None:
    t = crowded().colonies("burroughs", 1).roll(3, 5, relic=3)
    assert t.can("market 3-3+r")
    assert t.offers("bay") == {"5"}
    stranded = crowded().colonies("burroughs", 1).roll(3, 5, relic=2)
    assert stranded.offers("bay") == {"3", "5", "r"}
    assert stranded.play("bay r").relic_place() == (RED, "bay")


def test_ruling_01_option_free_maintenance() -> None:
    t = table(free_maintenance=True).roll(1, 3, 5)
    assert t.offers("bay") == {"1", "3", "5"}
    assert t.play("bay 3").bay() == 1
    assert t.hand == [1, 5]


def test_ruling_02_no_end_while_a_ship_can_be_docked() -> None:
    t = table().roll(1, 3)
    t.illegal("end")
    t.play("solar 1").illegal("end")
    t.play("solar 3", "end")
    assert t.state.turn == GREEN


def test_ruling_02_stranded_ships_go_to_maintenance_at_the_end() -> None:
    t = crowded().colonies("burroughs", 1).roll(2, 4, relic=5).play("end")
    assert t.state.turn == GREEN
    assert t.bay(RED) == 3
    assert t.relic_place() == (RED, "bay")


def _shoot(t: Table, station: str, *ships: str) -> Table:
    return t.play(f"cannon {station}", *[f"ship {station} {ship}" for ship in ships]).done()


def test_ruling_03_free_docks_are_counted_not_groups() -> None:
    market = table().seat(RED, fuel=2, cards="plasma").dock("market", GREEN, 3, 3)
    market.dock("market", YELLOW, 5, 5).roll(2, 2, 1)
    market.illegal("market 2-2")
    assert _shoot(market, "market", "p2 3", "p3 5").can("market 2-2")
    market.play("market 2-2")
    assert len(market.docked("market")) == 4

    one_short = table().seat(RED, fuel=1, cards="plasma").dock("market", GREEN, 3, 3)
    one_short.dock("market", YELLOW, 5, 5).roll(2, 2, 1)
    _shoot(one_short, "market", "p2 3").illegal("market 2-2")


def test_ruling_03_the_same_at_shipyard_and_constructor() -> None:
    yard = table().seat(RED, fuel=3, ore=1, cards="plasma").dock("shipyard", GREEN, 3, 3)
    yard.dock("shipyard", YELLOW, 5, 5).dock("shipyard", BLUE, 1, 1).roll(2, 2, 1)
    yard.illegal("shipyard 2-2")
    assert _shoot(yard, "shipyard", "p2 3", "p3 5").can("shipyard 2-2")

    builder = table().seat(RED, fuel=3, ore=3, cards="plasma").dock("constructor", GREEN, 3, 3, 3)
    builder.dock("constructor", YELLOW, 5, 5, 5).roll(2, 2, 2)
    builder.illegal("constructor 2-2-2")
    assert _shoot(builder, "constructor", "p2 3", "p2 3", "p3 5").can("constructor 2-2-2")


def test_ruling_03_a_pair_broken_by_the_teleporter_or_the_relic_frees_one_dock() -> None:
    moved = table(players=2).seat(RED, fuel=2, cards="teleporter").roll(2, 2, 3)
    moved.play("market 2-2", "teleport market 2", "solar 2")
    assert moved.docked("market") == [(RED, 2)]
    back = table().seat(RED, cards="stasis").colonies("burroughs", 1).roll(4, 4, 2, relic=2)
    back.dock("market", GREEN, 6)
    back.play("market 2-2+r", "isolate burroughs")
    assert back.docked("market") == [(RED, 2), (GREEN, 6)]
    assert back.can("market 4-4")


def test_ruling_03_option_whole_groups() -> None:
    broken = table(whole_groups=True).seat(RED, fuel=2, cards="plasma").dock("market", GREEN, 3, 3)
    broken.dock("market", YELLOW, 5, 5).roll(2, 2, 1)
    _shoot(broken, "market", "p2 3", "p3 5").illegal("market 2-2")

    yard = table(whole_groups=True).seat(RED, fuel=4, ore=1, cards="plasma").dock("shipyard", GREEN, 3, 3)
    yard.dock("shipyard", YELLOW, 5, 5).dock("shipyard", BLUE, 1, 1).roll(2, 2, 1)
    _shoot(yard, "shipyard", "p2 3", "p3 5", "p4 1").illegal("shipyard 2-2")

    build = (
        table(whole_groups=True).seat(RED, fuel=3, ore=3, cards="plasma").dock("constructor", GREEN, 3, 3, 3)
    )
    build.dock("constructor", YELLOW, 5, 5, 5).roll(2, 2, 2)
    _shoot(build, "constructor", "p2 3", "p2 3", "p3 5").illegal("constructor 2-2-2")


def test_ruling_03_option_whole_groups_opens_empty_groups() -> None:
    whole = table(whole_groups=True).seat(RED, fuel=2, cards="plasma").dock("market", GREEN, 3, 3)
    whole.dock("market", YELLOW, 5, 5).roll(2, 2, 1)
    assert _shoot(whole, "market", "p2 3", "p2 3").can("market 2-2")


@pytest.mark.parametrize("players", [2, 3])
def test_ruling_04_neutral_dice_are_nobodys_ships(players: int) -> None:
    t = table(players=players).seat(RED, fuel=8, ore=1, cards="plasma").roll(1, 1, 2)
    assert not t.offers("cannon")
    assert t.can("mine 1")
    t.illegal("cannon solar", "cannon mine", "cannon market", "cannon shipyard", "blast")
    assert t.play("mine 1").ore() == 2
    assert t.docked("mine") == [(RED, 1)]


def test_ruling_05_single_ships_one_by_one_and_sets_at_once() -> None:
    t = table().seat(RED, fuel=8, ore=8).roll(1, 2, 3, 3, 3)
    for station in ("artifact", "hub", "mine", "solar"):
        assert t.offers(station) == {"1", "2", "3"}
    assert t.offers("market") == t.offers("shipyard") == {"3-3"}
    assert t.offers("constructor") == {"3-3-3"}
    assert t.offers("raiders") == {"1-2-3"}
    assert table().seat(RED, fuel=1, ore=1, ships=4).roll(5, 6).offers("terraform") == {"6"}


def test_ruling_05_own_ships_of_this_turn_count_at_the_mine() -> None:
    t = table().roll(3, 5, 5).play("mine 5")
    t.illegal("mine 3")
    t.play("mine 5")
    up = table().roll(3, 5, 5).play("mine 3", "mine 5")
    assert up.ore() == 2


def test_ruling_06_tokens_are_not_limiting() -> None:
    t = table().seat(GREEN, fuel=20, ore=20).seat(BLUE, fuel=10).roll(6, 6, 2)
    assert t.play("solar 6", "mine 6").wealth() == (3, 1)


def test_ruling_06_option_finite_tokens() -> None:
    t = table(finite_tokens=True).seat(GREEN, fuel=8, ore=8).seat(YELLOW, fuel=8, ore=8)
    t.seat(BLUE, fuel=12, ore=3).roll(2, 6, 6)
    t.play("solar 6")
    assert t.fuel() == 2
    t.play("mine 6")
    assert t.ore() == 1
    empty = table(finite_tokens=True).seat(GREEN, fuel=30, ore=20).roll(2, 6, 6).play("solar 6", "mine 6")
    assert empty.wealth() == (0, 0)


def test_ruling_06_finite_tokens_no_trade_without_ore() -> None:
    t = table(finite_tokens=True).seat(RED, fuel=2).seat(GREEN, ore=20).roll(1, 1).play("market 1-1")
    t.illegal("trade")
    one_left = table(finite_tokens=True).seat(RED, fuel=2).seat(GREEN, ore=19).roll(1, 1).play("market 1-1")
    one_left.play("trade").illegal("trade")


def test_ruling_06_finite_tokens_that_are_paid_can_be_gained_again() -> None:
    t = table(finite_tokens=True).seat(RED, fuel=1, cards="booster").seat(GREEN, fuel=29).roll(2, 6)
    t.play("boost 2")
    assert t.fuel() == 0
    assert t.play("solar 6").fuel() == 1


def test_ruling_07_any_number_of_colonies_on_a_territory() -> None:
    t = table().seat(RED, ore=3).colonies("lem", 4, 5, 5).roll(2, 2, 2)
    t.play("constructor 2-2-2")
    assert t.can("territory lem")
    assert t.play("territory lem").on("lem") == [5, 5, 5, 0]

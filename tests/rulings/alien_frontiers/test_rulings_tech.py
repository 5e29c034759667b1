"""Rulings 39 to 47: the other Alien Tech cards, and cards in general."""

import pytest

from orrery.core.game import CHANCE

from .builder import GREEN, RED, YELLOW, Table, new_game, table


def test_ruling_39_at_least_one_ship_is_rerolled() -> None:
    t = table().seat(RED, fuel=1, cards="warper").roll(1, 1, 5).play("warp")
    t.illegal("done")
    assert t.offers("pick") == {"1", "5"}
    t.play("pick 1", "pick 1", "pick 5").done().roll(2, 3, 4)
    assert t.hand == [2, 3, 4]


def test_ruling_39_the_result_stands() -> None:
    t = table().seat(RED, fuel=3, cards="warper").roll(1, 2, 5).play("warp", "pick 1").done().roll(1)
    assert t.hand == [1, 2, 5]
    assert t.fuel() == 2
    t.illegal("warp")


def test_ruling_39_only_unplaced_ships() -> None:
    t = table().seat(RED, fuel=1, cards="warper").roll(1, 2, 5).play("solar 5", "warp")
    assert t.offers("pick") == {"1", "2"}
    none = table().seat(RED, fuel=1, cards="warper").roll(5).play("solar 5")
    none.illegal("warp")


def test_ruling_39_the_relic_may_be_rerolled() -> None:
    t = table().seat(RED, fuel=1, cards="warper").colonies("burroughs", 1).roll(1, 2, relic=5)
    t.play("warp", "pick 1", "pick r").done().roll(4, relic=6)
    assert t.hand == [2, 4]
    assert t.view["relic"]["value"] == 6
    alone = table().seat(RED, fuel=1, cards="warper").colonies("burroughs", 1).roll(1, 2, relic=5)
    alone.play("warp", "pick r").done().chance("relic 3")
    assert alone.hand == [1, 2]
    assert alone.view["relic"]["value"] == 3


def test_ruling_39_the_cache_does_not_count_again() -> None:
    t = table().seat(RED, fuel=1, cards="warper cache").roll(1, 2, 5).play("warp", "pick 1", "pick 2").done()
    t.roll(3, 4)
    assert t.wealth() == (0, 0)
    assert t.cards() == {"warper", "cache"}


def test_ruling_40_nothing_comes_from_an_empty_pile() -> None:
    t = table().seat(RED, cards="warper").roll(1, 2)
    assert not t.offers("fetch")
    t.illegal("fetch city", "fetch warper")


def test_ruling_40_no_card_owned_and_not_the_warper_itself() -> None:
    t = table().seat(RED, cards="warper booster").discards("booster city").roll(1, 2)
    assert t.offers("fetch") == {"city"}
    t.illegal("fetch booster", "fetch warper")


def test_ruling_40_the_other_warper_may_be_fetched() -> None:
    t = table().seat(RED, fuel=1, cards="warper").discards("warper").roll(1, 2).play("fetch warper")
    assert t.cards() == {"warper"}
    assert t.discarded == {"warper": 1}
    assert t.can("warp")


def test_ruling_40_a_fetched_card_works_now_but_is_not_discarded_now() -> None:
    t = table().seat(RED, fuel=1, cards="warper").discards("booster").field("isolation", "lem").roll(1, 2)
    t.play("fetch booster").illegal("dampen isolation")
    assert t.play("boost 1").hand == [2, 2]


def test_ruling_40_a_fetched_cache_waits() -> None:
    t = table().seat(RED, cards="warper").discards("cache").roll(1, 3).play("fetch cache")
    assert t.wealth() == (0, 0)
    assert t.cards() == {"cache"}


@pytest.mark.parametrize(
    ("values", "gain"),
    [((1, 3, 4), (0, 1)), ((2, 3, 4), (1, 0)), ((1, 1, 1), (0, 1)), ((2, 6, 4), (1, 0))],
)
def test_ruling_41_the_cache_gives_by_the_majority(values: tuple[int, ...], gain: tuple[int, int]) -> None:
    t = table(players=2).turn(GREEN).seat(RED, cards="cache").roll(1).play("solar 1").end(*values)
    assert t.wealth(RED) == gain
    assert t.cards(RED) == {"cache"}


def test_ruling_41_a_draw_gives_both_and_discards_the_cache() -> None:
    t = table(players=2).turn(GREEN).seat(RED, cards="cache booster", ships=4).field("isolation", "lem")
    t.roll(1).play("solar 1").end(1, 2, 3, 4)
    assert t.wealth(RED) == (1, 1)
    assert t.cards(RED) == {"booster"}
    assert t.discarded == {"cache": 1}
    assert t.can("dampen isolation")


def test_ruling_41_the_relic_is_counted() -> None:
    t = table(players=2).turn(GREEN).seat(RED, cards="cache").colonies("burroughs", 1).relic(RED)
    t.roll(1).play("solar 1").end(1, 3, 4, relic=2)
    assert t.wealth(RED) == (1, 1)
    assert t.cards(RED) == set()
    more = table(players=2).turn(GREEN).seat(RED, cards="cache", ships=4).colonies("burroughs", 1).relic(RED)
    more.roll(1).play("solar 1").end(1, 3, 4, 4, relic=2)
    assert more.wealth(RED) == (1, 0)


def test_ruling_41_only_on_the_own_roll() -> None:
    t = table(players=2).seat(RED, cards="cache").roll(1).play("solar 1")
    fuel = t.fuel(RED)
    t.end(1, 3, 5)
    assert t.wealth(RED) == (fuel, 0)
    assert t.wealth(GREEN) == (0, 0)


def test_ruling_41_a_starting_cache_works_on_the_first_turn() -> None:
    t = new_game(players=2, first="seat").deal("booster plasma city cache gravity").chance("first p1")
    t.roll(1, 3, 5)
    assert t.wealth(RED) == (0, 1)


def test_ruling_41_there_is_no_other_way_to_discard_it() -> None:
    t = table().seat(RED, fuel=8, ore=8, cards="cache").roll(1, 3, 4)
    assert not [move for move in t.legal() if "cache" in move]


def test_ruling_41_a_doubled_steal_does_not_use_the_discard() -> None:
    t = table().seat(RED, cards="booster stasis").seat(GREEN, cards="booster").roll(1, 2, 3)
    t.play("raiders 1-2-3", "steal p2 booster")
    assert t.discarded == {"booster": 1}
    assert t.can("isolate lem")


def test_ruling_42_points_move_with_stolen_cards() -> None:
    t = table().seat(GREEN, cards="city monument booster").roll(1, 2, 3).play("raiders 1-2-3")
    assert t.offers("steal") == {"p2 city", "p2 monument", "p2 booster"}
    t.play("steal p2 city")
    assert (t.points(RED), t.points(GREEN)) == (1, 1)


def test_ruling_42_a_stolen_card_is_fresh() -> None:
    t = table().seat(RED, fuel=1, cards="booster").seat(GREEN, cards="booster").field("isolation", "lem")
    t.field("positron", "lem").roll(1, 2, 3, 5).play("dampen isolation", "raiders 1-2-3", "steal p2 booster")
    t.illegal("dampen positron")
    assert t.play("boost 5").hand == [6]


def test_ruling_42_a_stolen_card_may_be_discarded_now() -> None:
    t = table().seat(GREEN, cards="stasis").roll(1, 2, 3)
    t.play("raiders 1-2-3", "steal p2 stasis", "isolate lem")
    assert t.cards(RED) == set()


def test_ruling_42_a_card_owned_already_is_discarded() -> None:
    t = table().seat(RED, fuel=1, cards="booster").seat(GREEN, cards="booster").roll(1, 2, 3, 4)
    t.play("boost 4", "raiders 1-2-3", "steal p2 booster")
    assert t.cards(RED) == {"booster"}
    assert t.cards(GREEN) == set()
    assert t.discarded == {"booster": 1}


def test_ruling_42_of_a_decoy_holder_only_the_decoy() -> None:
    t = table().seat(GREEN, fuel=2, ore=2, cards="decoy city").seat(YELLOW, ore=1, cards="plasma")
    t.roll(1, 2, 3).play("raiders 1-2-3")
    assert t.offers("steal") == {"p2 decoy", "p3 plasma"}
    assert t.offers("take") == {"p3 ore"}


def test_ruling_42_a_raid_on_nothing_is_legal() -> None:
    t = table().roll(1, 2, 3).play("raiders 1-2-3").done()
    assert t.docked("raiders") == [(RED, 1), (RED, 2), (RED, 3)]
    assert t.wealth() == (0, 0)
    assert t.can("end")


def test_ruling_43_one_station_several_owners_at_least_one_ship() -> None:
    t = table().seat(RED, fuel=5, cards="plasma").dock("mine", GREEN, 1, 2).dock("mine", YELLOW, 3)
    t.dock("solar", GREEN, 4).roll(1, 2).play("cannon mine")
    t.illegal("done", "ship solar p2 4")
    t.play("ship mine p2 2", "ship mine p3 3").done()
    assert t.fuel() == 3
    assert t.docked("mine") == [(GREEN, 1)]
    assert (t.bay(GREEN), t.bay(YELLOW)) == (1, 3)
    t.illegal("cannon mine", "cannon solar")


def test_ruling_43_shooting_may_stop_early() -> None:
    t = table().seat(RED, fuel=5, cards="plasma").dock("mine", GREEN, 1, 2).roll(1, 2)
    t.play("cannon mine", "ship mine p2 1", "done")
    assert t.fuel() == 4
    assert t.docked("mine") == [(GREEN, 2)]


def test_ruling_43_the_hub_is_one_station() -> None:
    t = table().seat(RED, fuel=2, cards="plasma").seat(GREEN, hub=3).dock("hub", GREEN, 1)
    t.dock("hub", YELLOW, 3).roll(1, 2).play("cannon hub", "ship hub p2 1", "ship hub p3 3").done()
    assert t.docked("hub") == []
    assert t.hub(GREEN) == 3


def test_ruling_43_neither_the_bay_nor_own_ships() -> None:
    t = table().seat(RED, fuel=5, cards="plasma").roll(1, 2).play("solar 1")
    assert t.bay(GREEN) == 3
    assert not t.offers("cannon")
    mixed = table().seat(RED, fuel=5, cards="plasma").dock("solar", GREEN, 4).roll(1, 2).play("solar 1")
    assert mixed.play("cannon solar").offers("ship") == {"solar p2 4"}


def test_ruling_43_fuel_limits_the_shots() -> None:
    t = table().seat(RED, fuel=1, cards="plasma").dock("mine", GREEN, 1, 2).roll(1, 2)
    t.play("cannon mine", "ship mine p2 1")
    assert not t.offers("ship")
    none = table().seat(RED, cards="plasma").dock("mine", GREEN, 1, 2).roll(1, 2)
    none.illegal("cannon mine")


def test_ruling_43_the_relic_on_the_terraforming_station_goes_home() -> None:
    t = table().seat(RED, fuel=1, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN, "terraform", 6)
    t.roll(1, 2).play("cannon terraform", "ship terraform p2 r").done()
    assert t.relic_place() == (None, "burroughs")
    assert t.stock(GREEN) == 3


def test_ruling_43_the_relic_elsewhere_goes_to_the_bay() -> None:
    t = table().seat(RED, fuel=1, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN, "mine", 6)
    t.roll(1, 2).play("cannon mine", "ship mine p2 r").done()
    assert t.relic_place() == (GREEN, "bay")


def test_ruling_44_the_relic_may_be_blasted_off_three_ships() -> None:
    t = table().seat(RED, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN, "mine", 6).roll(1, 2)
    t.play("blast")
    assert t.offers("ship") == {"mine p2 r"}
    t.play("ship mine p2 r")
    assert t.relic_place() == (None, "burroughs")
    assert t.control("burroughs") == GREEN
    assert t.stock(GREEN) == 3
    bay = table().seat(RED, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN).roll(1, 2).play("blast")
    assert bay.play("ship bay p2 r").relic_place() == (None, "burroughs")


def test_ruling_44_option_plasma_relic_literal() -> None:
    t = table(plasma_relic_literal=True).seat(RED, cards="plasma").colonies("burroughs", 0, 1)
    t.relic(GREEN, "mine", 6).roll(1, 2).illegal("blast")
    four = table(plasma_relic_literal=True).seat(RED, cards="plasma").seat(GREEN, ships=4)
    four.colonies("burroughs", 0, 1).relic(GREEN, "mine", 6).roll(1, 2).play("blast")
    assert four.offers("ship") == {"mine p2 r", "bay p2"}


def test_ruling_44_a_ship_on_the_terraforming_station_may_be_the_fourth() -> None:
    t = table().seat(RED, cards="plasma").seat(GREEN, ships=4).dock("terraform", GREEN, 6)
    t.dock("mine", GREEN, 1).roll(1, 2).play("blast")
    assert t.offers("ship") == {"terraform p2 6"}
    t.play("ship terraform p2 6")
    assert (t.stock(GREEN), t.bay(GREEN)) == (3, 2)
    five = table().seat(RED, cards="plasma").seat(GREEN, ships=5).dock("terraform", GREEN, 6).roll(1, 2)
    assert five.play("blast").offers("ship") == {"terraform p2 6", "bay p2"}


def test_ruling_44_three_ships_are_safe_and_own_ships_no_target() -> None:
    t = table().seat(RED, ships=6, cards="plasma").dock("mine", GREEN, 1, 2, 3).roll(1, 2)
    t.illegal("blast")


def test_ruling_44_the_relic_does_not_count_towards_four() -> None:
    t = table().seat(RED, cards="plasma").colonies("burroughs", 0, 1).relic(GREEN, "mine", 6)
    t.dock("solar", GREEN, 1, 2, 3).roll(1, 2).play("blast")
    assert t.offers("ship") == {"mine p2 r"}


def test_ruling_45_gravity_takes_two_ships_and_does_not_clamp() -> None:
    t = table().seat(RED, fuel=2, cards="gravity").roll(1, 3, 6)
    assert t.offers("gravity") == {"3 1", "6 1", "6 3"}
    t.illegal("gravity 1 3", "gravity 3 6", "gravity 3 3")
    pair = table().seat(RED, fuel=2, cards="gravity").roll(3, 3)
    assert pair.offers("gravity") == {"3 3"}
    assert pair.play("gravity 3 3").hand == [2, 4]
    alone = table().seat(RED, fuel=2, cards="gravity").roll(3)
    assert not alone.offers("gravity")


def test_ruling_45_gravity_with_the_relic() -> None:
    t = table().seat(RED, fuel=2, cards="gravity").colonies("burroughs", 1).roll(3, relic=5)
    assert t.offers("gravity") == {"3 r", "r 3"}
    t.play("gravity r 3")
    assert t.hand == [4]
    assert t.view["relic"]["value"] == 4


def test_ruling_45_values_stay_between_one_and_six() -> None:
    booster = table().seat(RED, fuel=1, cards="booster").roll(5, 6)
    assert booster.offers("boost") == {"5"}
    booster.illegal("boost 6")
    stasis = table().seat(RED, fuel=1, cards="stasis").roll(1, 2)
    assert stasis.offers("stasis") == {"2"}
    stasis.illegal("stasis 1")
    relic = table().seat(RED, fuel=1, cards="booster stasis").colonies("burroughs", 1).roll(3, relic=6)
    assert relic.offers("boost") == {"3"}
    assert relic.play("stasis r").view["relic"]["value"] == 5


BOTH_POWERS = [
    ("booster", ["boost 2"], "dampen isolation"),
    ("crystal", ["borrow lem"], "positron pohl"),
    ("gravity", ["gravity 2 3"], "repulse pohl"),
    ("teleporter", ["solar 2", "teleport solar 2", "artifact 2"], "move"),
    ("plasma", ["cannon mine", "ship mine p2 4"], "blast"),
    ("polarity", ["flip 2"], "swap"),
    ("stasis", ["stasis 2"], "isolate pohl"),
]


@pytest.mark.parametrize(("card", "power", "discard"), BOTH_POWERS)
def test_ruling_46_once_either_way_a_turn(card: str, power: list[str], discard: str) -> None:
    def position() -> Table:
        t = table().seat(RED, fuel=8, cards=card).seat(GREEN, ships=5).dock("mine", GREEN, 4, 4)
        t.colonies("lem", 0, 1).colonies("herbert", 0, 0, 1).field("isolation", "asimov")
        return t.roll(2, 2, 3)

    assert position().can(discard)
    used = position().play(*power).done()
    used.illegal(discard)
    assert used.cards() == {card}


def test_ruling_46_the_warper_once_either_way() -> None:
    t = table().seat(RED, fuel=2, cards="warper").discards("city").roll(1, 2)
    t.play("warp", "pick 1").done().roll(3).illegal("fetch city", "warp")


def test_ruling_46_a_power_once_a_turn() -> None:
    t = table(players=2).seat(RED, fuel=8, cards="booster").roll(1, 2, 3).play("boost 1")
    t.illegal("boost 2", "boost 3")
    t.play("solar 2", "hub 2", "hub 3").end(1, 1, 1)
    t.play("hub 1", "hub 1", "hub 1").end(1, 2, 3)
    assert t.can("boost 1")


def test_ruling_46_one_discard_a_turn() -> None:
    t = table(players=2).seat(RED, cards="stasis crystal").roll(1, 2, 3).play("isolate lem")
    t.illegal("positron lem")
    t.play("hub 1", "hub 2", "hub 3").end(1, 1, 1).play("hub 1", "hub 1", "hub 1").end(1, 2, 3)
    assert t.can("positron lem")


def test_ruling_46_city_monument_decoy_and_cache_have_no_powers() -> None:
    plain = table().seat(RED, fuel=8, ore=8).roll(1, 2, 3).legal()
    assert table().seat(RED, fuel=8, ore=8, cards="city monument decoy cache").roll(1, 2, 3).legal() == plain


def test_ruling_47_no_cards_before_the_roll() -> None:
    t = table(players=2).turn(GREEN).seat(RED, fuel=8, cards="booster stasis warper").colonies("burroughs", 1)
    t.roll(1).play("solar 1", "end")
    assert t.actor == CHANCE
    assert {move.split()[0] for move in t.legal()} == {"roll"}

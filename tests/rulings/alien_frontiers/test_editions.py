"""The table of differences between the printings: its default readings, row by row, and each option.

Every reading that an option changes is tested three ways: by default, by that option alone, and by
``edition=first``, which sets it together with the others of the first printing.
"""

from typing import Any

import pytest

from orrery.games.alien_frontiers.game import GAME, OPTIONS

from .builder import BLUE, GREEN, RED, YELLOW, Table, table

FIRST_EDITION = {
    "raid_compare": "lowest_die",
    "last_colony_cc": False,
    "asimov_per_pair": True,
    "plasma_single_victim": True,
    "plasma_ignore_ts": True,
}


def readings(option: str) -> pytest.MarkDecorator:
    """The two ways to choose the first printing's reading of one rule."""
    return pytest.mark.parametrize(
        "options", [{option: FIRST_EDITION[option]}, {"edition": "first"}], ids=["alone", "edition"]
    )


def test_edition_first_sets_five_options_and_no_other() -> None:
    second, first = GAME.resolve({}), GAME.resolve({"edition": "first"})
    assert second["edition"] == "second"
    changed = {name: first[name] for name in first if first[name] != second[name]}
    assert changed == {"edition": "first", **FIRST_EDITION}


def test_edition_second_is_the_default_with_every_option_off() -> None:
    assert {option.name for option in OPTIONS} == set(GAME.resolve({})) - {"players"}
    resolved = GAME.resolve({})
    assert resolved.pop("players") == 4
    assert resolved == {
        "edition": "second",
        "long_game": False,
        "first": "highest",
        "raid_compare": "total",
        "raid_exact": False,
        "last_colony_cc": True,
        "asimov_per_pair": False,
        "auto_discard": False,
        "plasma_single_victim": False,
        "plasma_ignore_ts": False,
        "plasma_relic_literal": False,
        "free_maintenance": False,
        "whole_groups": False,
        "finite_tokens": False,
        "excess_all_turn": False,
        "round_limit": 0,
    }


@pytest.mark.parametrize("option", FIRST_EDITION)
def test_edition_first_yields_to_an_option_that_is_given(option: str) -> None:
    second = GAME.resolve({})[option]
    resolved = GAME.resolve({"edition": "first", option: second})
    assert resolved[option] == second
    assert all(resolved[other] == FIRST_EDITION[other] for other in FIRST_EDITION if other != option)


def remains(docked: tuple[int, ...], values: tuple[int, ...], options: dict[str, Any]) -> set[str]:
    """The raids a hand may make on what is left of another's straight."""
    return table(**options).dock("raiders", GREEN, *docked).roll(*values).offers("raiders")


STRAIGHTS = [(low, low + 1, low + 2) for low in range(1, 5)]


def test_difference_01_raiders_compare_totals() -> None:
    raids = [bool(remains((3, 4), straight, {})) for straight in STRAIGHTS]
    assert raids == [False, True, True, True]
    assert [bool(remains((6,), straight, {})) for straight in STRAIGHTS] == [False, True, True, True]
    assert [bool(remains((1, 2), straight, {})) for straight in STRAIGHTS] == [True, True, True, True]


@readings("raid_compare")
def test_difference_01_option_lowest_die(options: dict[str, Any]) -> None:
    assert [bool(remains((3, 4), straight, options)) for straight in STRAIGHTS] == [False, False, False, True]
    assert [bool(remains((3,), straight, options)) for straight in STRAIGHTS] == [False, False, False, True]
    assert not any(remains((4, 5), straight, options) for straight in STRAIGHTS)


@pytest.mark.parametrize("options", [{}, {"raid_compare": "lowest_die"}], ids=["total", "lowest"])
def test_difference_01_whole_straights_compare_alike(options: dict[str, Any]) -> None:
    for docked in STRAIGHTS:
        for straight in STRAIGHTS:
            assert bool(remains(docked, straight, options)) is (straight > docked)
        assert bool(remains((), docked, options))


def test_difference_01_given_total_wins_over_the_edition() -> None:
    assert remains((3, 4), (2, 3, 4), {"edition": "first", "raid_compare": "total"})


def test_difference_02_own_ships_may_be_bumped() -> None:
    t = table().seat(GREEN, fuel=8).roll(1, 2, 3, 4, 5, 6)
    t.play("raiders 1-2-3", *["take p2 fuel"] * 4, "raiders 4-5-6", *["take p2 fuel"] * 4)
    assert t.fuel(RED) == 8
    assert t.docked("raiders") == [(RED, 4), (RED, 5), (RED, 6)]
    assert t.bay(RED) == 3
    assert t.hand == []


def raid(**options: Any) -> Table:
    """Seat 0 raids; there are five tokens it may take and a decoy guards the rest."""
    t = table(**options).seat(GREEN, fuel=1, ore=2, cards="plasma").seat(YELLOW, fuel=2)
    return t.seat(BLUE, fuel=8, ore=8, cards="decoy").roll(1, 2, 3).play("raiders 1-2-3")


def test_difference_03_a_raid_takes_up_to_four() -> None:
    t = raid()
    assert t.offers("take") == {"p2 fuel", "p2 ore", "p3 fuel"}
    t.play("done")
    assert t.wealth(RED) == (0, 0)
    for count in (1, 2, 3):
        part = raid().play(*["take p2 fuel", "take p2 ore", "take p2 ore"][:count], "done")
        assert sum(part.wealth(RED)) == count
    four = raid().play("take p2 fuel", "take p2 ore", "take p3 fuel", "take p3 fuel")
    assert four.wealth(RED) == (3, 1)
    assert four.can("end")


def test_difference_03_resources_or_a_card() -> None:
    t = raid().play("take p2 ore")
    assert not t.offers("steal")
    card = raid().play("steal p2 plasma")
    assert card.wealth(RED) == (0, 0)
    assert not card.offers("take")
    assert not card.offers("steal")
    assert card.can("end")


def test_difference_03_option_raid_exact() -> None:
    t = raid(raid_exact=True)
    t.illegal("done")
    for take in ("take p2 fuel", "take p2 ore", "take p2 ore"):
        t.play(take).illegal("done")
    t.play("take p3 fuel")
    assert t.wealth(RED) == (2, 2)
    assert t.can("end")
    assert raid(raid_exact=True).play("steal p4 decoy").cards(RED) == {"decoy"}


def test_difference_03_option_raid_exact_takes_all_if_there_are_fewer() -> None:
    t = table(raid_exact=True).seat(GREEN, ore=2).seat(YELLOW, fuel=1).roll(1, 2, 3).play("raiders 1-2-3")
    t.illegal("done")
    t.play("take p2 ore").illegal("done")
    t.play("take p2 ore").illegal("done")
    t.play("take p3 fuel").done()
    assert t.wealth(RED) == (1, 2)
    nothing = table(raid_exact=True).roll(1, 2, 3).play("raiders 1-2-3").done()
    assert nothing.can("end")


@pytest.mark.parametrize("first", ["p2 fuel", "p2 ore", "p3 ore", "p4 fuel"])
def test_difference_03_option_raid_exact_is_always_completed(first: str) -> None:
    t = table(raid_exact=True).seat(GREEN, fuel=2, ore=1).seat(YELLOW, ore=1).seat(BLUE, fuel=4).roll(1, 2, 3)
    t.play("raiders 1-2-3", f"take {first}")
    taken = 1
    while t.offers("take"):
        t.illegal("done")
        t.play("take " + min(t.offers("take")))
        taken += 1
    assert taken == 4
    assert sum(t.wealth(RED)) == 4


def test_difference_04_raiders_never_rob_themselves() -> None:
    t = table().seat(RED, fuel=3, ore=3, cards="city").seat(GREEN, ore=1, cards="plasma").roll(1, 2, 3)
    t.play("raiders 1-2-3")
    assert t.legal() == {"take p2 ore", "steal p2 plasma", "done"}
    t.illegal("take p1 ore", "steal p1 city")


def test_difference_05_a_raid_is_resolved_at_once() -> None:
    t = raid()
    assert {move.split()[0] for move in t.legal()} == {"take", "steal", "done"}
    t.illegal("end", "trade")
    assert not t.play("done").offers("take")


def last_on_the_track(**options: Any) -> Table:
    """Seat 0's only unplaced colony is on the Hub track."""
    return table(**options).seat(RED, fuel=3, ore=3, ships=5, hub=3).colonies("lem", 5).roll(2, 2, 2, 6)


def test_difference_06_the_last_colony_leaves_the_hub_by_either_station() -> None:
    assert last_on_the_track().can("constructor 2-2-2", "terraform 6")


@readings("last_colony_cc")
def test_difference_06_option_last_colony_not_by_constructor(options: dict[str, Any]) -> None:
    t = last_on_the_track(**options)
    t.illegal("constructor 2-2-2")
    assert t.can("terraform 6")
    assert t.play("terraform 6", "territory pohl").over
    two_left = table(**options).seat(RED, ore=3, hub=3).colonies("lem", 4).roll(2, 2, 2)
    assert two_left.can("constructor 2-2-2")


def test_difference_07_launch_before_and_after_docking() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=7).roll(3, 4)
    assert t.can("launch")
    assert t.play("solar 3", "solar 4").can("launch")


def test_difference_08_excess_advances_start_a_new_colony() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=6).colonies("asimov", 1).roll(3, 4, 5)
    t.play("hub 3", "launch", "territory lem", "hub 4")
    assert t.hub() == 2
    over = table().seat(RED, fuel=1, ore=1, hub=5).colonies("asimov", 1).roll(3, 4, 5)
    assert over.play("hub 3", "hub 4", "launch", "territory lem").hub() == 1
    assert over.play("hub 5").hub() == 2


def four_at_the_hub(**options: Any) -> Table:
    """Seat 0, master of Asimov, docks a fourth ship of one turn at the Hub."""
    t = table(**options).seat(RED, fuel=2, cards="teleporter").colonies("asimov", 1).roll(1, 2, 3, 4)
    t.play("hub 1", "hub 2")
    assert t.hub() == 3
    t.play("hub 3")
    assert t.hub() == 4
    return t.play("teleport hub 1", "solar 1", "hub 4")


def test_difference_09_asimov_once_a_turn() -> None:
    assert four_at_the_hub().hub() == 5


@readings("asimov_per_pair")
def test_difference_09_option_asimov_per_pair(options: dict[str, Any]) -> None:
    assert four_at_the_hub(**options).hub() == 6


@pytest.mark.parametrize("options", [{}, {"edition": "first"}, {"asimov_per_pair": True}])
def test_difference_09_control_gained_after_the_second_ship(options: dict[str, Any]) -> None:
    """RU: with the Crater, docking a third ship at the Hub takes the colony four levels, not three."""
    borrowed = table(**options).seat(RED, fuel=1, cards="crystal").colonies("asimov", 0, 1).roll(1, 2, 3)
    borrowed.play("hub 1", "hub 2", "borrow asimov", "hub 3")
    assert borrowed.hub() == 4
    landed = table(**options).seat(RED, fuel=1, ore=1, ships=4).roll(1, 2, 3, 6)
    landed.play("hub 1", "hub 2", "terraform 6", "territory asimov", "hub 3")
    assert landed.hub() == 4


@pytest.mark.parametrize("options", [{}, {"edition": "first"}])
def test_difference_09_control_gained_after_the_last_ship(options: dict[str, Any]) -> None:
    """Ruling 17: it is not retroactive."""
    t = table(**options).seat(RED, fuel=1, cards="crystal").colonies("asimov", 0, 1).roll(1, 2, 3)
    t.play("hub 1", "hub 2", "hub 3", "borrow asimov")
    assert t.hub() == 3


def test_difference_09_every_second_ship_earns_one_step() -> None:
    """What the third ship got in the second one's place is not paid again; the fourth has its own."""
    t = table(edition="first").seat(RED, fuel=3, cards="crystal teleporter").colonies("asimov", 0, 1)
    t = t.roll(1, 2, 3, 4).play("hub 1", "hub 2", "borrow asimov", "hub 3")
    assert t.hub() == 4
    assert t.play("teleport hub 1", "solar 1", "hub 4").hub() == 6


def test_difference_10_van_vogt_every_turn() -> None:
    t = table(players=2).colonies("vanvogt", 1).dock("mine", GREEN, 5).roll(2, 2, 2).play("mine 2")
    t.illegal("mine 2")
    t.play("solar 2", "solar 2").end(5, 1, 1).play("mine 5", "solar 1", "solar 1").end(1, 1, 1)
    assert t.can("mine 1")


@pytest.mark.parametrize(
    ("fuel", "ore", "keeps"),
    [
        (5, 5, {"5f3o", "4f4o", "3f5o"}),
        (9, 0, {"8f0o"}),
        (0, 9, {"0f8o"}),
        (12, 1, {"8f0o", "7f1o"}),
    ],
)
def test_difference_11_the_player_chooses_what_to_keep(fuel: int, ore: int, keeps: set[str]) -> None:
    t = table().seat(RED, fuel=fuel, ore=ore).roll(2).play("hub 2", "end")
    assert t.state.turn == RED
    assert t.legal() == {f"keep {mix}" for mix in keeps}
    mix = min(keeps)
    t.play(f"keep {mix}")
    assert t.wealth(RED) == (int(mix[0]), int(mix[2]))
    assert t.state.turn == GREEN


@pytest.mark.parametrize(
    ("have", "keep"), [((6, 5), (3, 5)), ((9, 0), (8, 0)), ((3, 10), (0, 8)), ((4, 4), (4, 4))]
)
def test_difference_11_option_auto_discard(have: tuple[int, int], keep: tuple[int, int]) -> None:
    t = table(auto_discard=True).seat(RED, fuel=have[0], ore=have[1]).roll(2).play("hub 2", "end")
    assert t.wealth(RED) == keep
    assert t.state.turn == GREEN


def test_difference_12_the_cache_counts_the_roll_before_any_card() -> None:
    t = table(players=2).turn(GREEN).seat(RED, fuel=2, cards="cache stasis warper").roll(1)
    t.play("solar 1").end(2, 3, 4)
    assert t.wealth(RED) == (3, 0)
    t.play("stasis 2")
    assert t.wealth(RED) == (2, 0)
    t.play("warp", "pick 4").done().roll(5)
    assert t.wealth(RED) == (1, 0)


def two_victims(**options: Any) -> Table:
    """Seat 0 shot at the first of two players at the Mine."""
    t = table(**options).seat(RED, fuel=4, cards="plasma").dock("mine", GREEN, 1, 2).dock("mine", YELLOW, 3)
    return t.roll(1, 2).play("cannon mine", "ship mine p2 1")


def test_difference_13_the_cannon_hits_several_players() -> None:
    assert two_victims().offers("ship") == {"mine p2 2", "mine p3 3"}


@readings("plasma_single_victim")
def test_difference_13_option_single_victim(options: dict[str, Any]) -> None:
    t = two_victims(**options)
    assert t.offers("ship") == {"mine p2 2"}
    t.illegal("ship mine p3 3")
    t.play("ship mine p2 2").done()
    assert t.docked("mine") == [(YELLOW, 3)]
    other = table(**options).seat(RED, fuel=4, cards="plasma").dock("mine", GREEN, 1).dock("mine", YELLOW, 3)
    assert other.roll(1, 2).play("cannon mine").offers("ship") == {"mine p2 1", "mine p3 3"}


def four_with_one_terraforming(**options: Any) -> Table:
    """Seat 0 blasts; seat 1 has four ships, one of them on the Terraforming Station."""
    t = table(**options).seat(RED, cards="plasma").dock("terraform", GREEN, 6).dock("mine", GREEN, 1, 2, 3)
    return t.roll(1, 2).play("blast")


def test_difference_14_a_terraforming_ship_does_not_count() -> None:
    assert four_with_one_terraforming().offers("ship") == {"terraform p2 6"}


@readings("plasma_ignore_ts")
def test_difference_14_option_ignore_terraforming(options: dict[str, Any]) -> None:
    t = four_with_one_terraforming(**options)
    assert t.offers("ship") == {"terraform p2 6", "mine p2 1", "mine p2 2", "mine p2 3"}
    t.play("ship mine p2 1")
    assert t.stock(GREEN) == 3
    three = table(**options).seat(RED, cards="plasma").dock("mine", GREEN, 1, 2, 3).roll(1, 2)
    three.illegal("blast")


@readings("plasma_ignore_ts")
def test_difference_14_option_may_leave_two_ships(options: dict[str, Any]) -> None:
    t = table(players=2, **options).seat(RED, cards="plasma").seat(GREEN, fuel=1, ore=1)
    t.dock("terraform", GREEN, 6).dock("mine", GREEN, 1, 2, 3).colonies("herbert", 0, 1).roll(1, 1, 1)
    t.play("blast", "ship mine p2 1", "hub 1", "hub 1", "hub 1").end(2, 2)
    assert (t.hand, t.stock(GREEN)) == ([2, 2], 4)
    fuel, ore = t.wealth(GREEN)
    t.play("shipyard 2-2")
    assert t.stock(GREEN) == 3
    assert t.fuel(GREEN) <= fuel
    assert t.ore(GREEN) <= ore


@pytest.mark.parametrize("value", range(1, 7))
def test_difference_15_a_blasted_ship_may_show_any_value(value: int) -> None:
    t = table().seat(RED, cards="plasma").seat(YELLOW, ships=6).dock("mine", YELLOW, value).roll(1, 2)
    t.play("blast", f"ship mine p3 {value}")
    assert t.stock(YELLOW) == 1


def test_difference_16_the_cannon_reaches_the_terraforming_station() -> None:
    t = table().seat(RED, fuel=1, cards="plasma").seat(GREEN, ships=5).dock("terraform", GREEN, 6).roll(1, 2)
    t.play("cannon terraform", "ship terraform p2 6").done()
    assert (t.stock(GREEN), t.bay(GREEN)) == (2, 4)


def test_difference_17_a_terraforming_ship_is_not_teleported() -> None:
    t = table().seat(RED, fuel=8, ore=1, ships=4, cards="teleporter").roll(1, 6)
    t.play("terraform 6", "territory lem").illegal("teleport terraform 6")


def test_difference_18_a_teleported_ship_does_not_return_to_its_station() -> None:
    t = table().seat(RED, fuel=8, cards="teleporter").roll(1, 6).play("solar 6", "teleport solar 6")
    t.illegal("solar 6")


def test_difference_19_a_teleported_ship_joins_unplaced_ships() -> None:
    t = table().seat(RED, fuel=8, cards="teleporter").roll(4, 4, 4).play("solar 4", "solar 4")
    t.play("teleport solar 4")
    assert t.offers("market") == {"4-4"}
    alone = table().seat(RED, fuel=8, cards="teleporter").roll(4, 4).play("solar 4", "solar 4")
    assert not alone.play("teleport solar 4").offers("market")


def test_difference_20_anybodys_colony_may_be_moved() -> None:
    t = table().seat(RED, cards="teleporter").colonies("lem", 1, 1).colonies("pohl", 0, 0, 1, 1).roll(1)
    t.play("move")
    assert t.offers("colony") == {"lem p1", "lem p2", "pohl p3", "pohl p4"}
    t.play("colony pohl p3", "territory lem")
    assert t.on("lem") == [1, 1, 1, 0]
    assert t.control("pohl") == BLUE


def test_difference_21_docking_at_the_market_without_a_trade() -> None:
    t = table().roll(5, 5).play("market 5-5")
    assert t.docked("market") == [(RED, 5), (RED, 5)]
    assert t.can("end")


def test_difference_22_the_last_ship_in_stock() -> None:
    t = table().seat(RED, fuel=8, ore=8, ships=5).roll(2, 2, 3, 3).play("shipyard 2-2")
    assert t.stock() == 0
    t.illegal("shipyard 3-3")


def test_difference_23_burroughs_is_never_borrowed() -> None:
    t = table().seat(RED, fuel=8, ore=8, cards="crystal").colonies("burroughs", 0, 1).roll(1)
    t.illegal("borrow burroughs", "buy-relic")


def test_difference_24_a_pair_of_ones_fits_both_stations() -> None:
    t = table().seat(RED, fuel=2, ore=1, cards="stasis").roll(1, 2, 5).play("stasis 2")
    assert t.can("shipyard 1-1", "market 1-1")


def test_difference_25_ties_by_cards_then_ore_then_fuel() -> None:
    t = table(players=3).seat(RED, fuel=9).seat(GREEN, ore=1).seat(YELLOW, cards="plasma").roll(1)
    assert GAME.ranking(t.state) == [[YELLOW], [GREEN], [RED]]


def test_difference_26_eight_is_enough_and_seven_is_not() -> None:
    assert table().roll(2, 6).play("artifact 2", "artifact 6").offers("claim")
    assert not table().roll(1, 6).play("artifact 1", "artifact 6").offers("claim")


def test_difference_29_landing_scores_at_once() -> None:
    t = table().seat(RED, ore=3).colonies("lem", 0, 1).roll(2, 2, 2).play("constructor 2-2-2")
    assert t.points(RED) == 0
    t.play("territory pohl")
    assert t.points(RED) == 2
    assert t.control("pohl") == RED


def test_difference_30_pohl_counts_for_each_activation() -> None:
    t = table().seat(RED, fuel=1, cards="booster stasis gravity").colonies("pohl", 1).roll(2, 3, 4)
    t.play("boost 2", "stasis 4", "gravity 3 3")
    assert t.fuel() == 0


def test_difference_31_herbert_counts_for_each_ship() -> None:
    t = table().seat(RED, fuel=3, ore=3, ships=4).colonies("herbert", 1).roll(2, 2, 3, 3)
    t.play("shipyard 2-2", "shipyard 3-3")
    assert t.wealth() == (0, 0)
    assert t.stock() == 0


def test_difference_34_neutral_dice_stay_where_they_are() -> None:
    t = table(players=2).seat(RED, fuel=8, ore=8, cards="plasma").dock("shipyard", GREEN, 2, 2).roll(3, 3, 5)
    t.illegal("shipyard 3-3")
    t.play("cannon shipyard")
    assert t.offers("ship") == {"shipyard p2 2"}
    t.play("ship shipyard p2 2", "ship shipyard p2 2").done()
    assert t.play("shipyard 3-3").docked("shipyard") == [(RED, 3), (RED, 3)]


def test_difference_35_a_set_needs_a_dock_for_each_ship() -> None:
    market = table().dock("market", GREEN, 1, 1, 3).roll(2, 2)
    market.illegal("market 2-2")
    build = table().seat(RED, ore=3).dock("constructor", GREEN, 1, 1, 1, 3).roll(2, 2, 2)
    build.illegal("constructor 2-2-2")
    yard = table().seat(RED, fuel=1, ore=1).dock("shipyard", GREEN, 1, 1, 3, 3, 4).roll(2, 2)
    yard.illegal("shipyard 2-2")


def test_difference_36_solar_rounds_each_ship_up() -> None:
    assert table().roll(1, 1, 1).play("solar 1", "solar 1", "solar 1").fuel() == 3

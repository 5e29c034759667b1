"""The rulebooks' worked examples on Alien Tech: T26 to T42."""

from .builder import BLUE, GREEN, RED, YELLOW, table


def test_T26_booster_makes_a_pair() -> None:
    t = table().seat(RED, fuel=2, ore=1, cards="booster").roll(1, 3, 4)
    t.illegal("shipyard 4-4")
    t.play("boost 3")
    assert t.hand == [1, 4, 4]
    assert t.fuel() == 1
    t.play("shipyard 4-4")
    assert t.bay() == 1


def test_T27_data_crystal_borrows_heinlein() -> None:
    t = table().seat(RED, fuel=4, cards="crystal").colonies("heinlein", 1, 1).roll(1, 6, 6)
    t.play("borrow heinlein")
    assert t.fuel() == 2
    t.play("market 6-6", "trade", "trade")
    assert t.wealth() == (0, 2)
    poor = table().seat(RED, fuel=1, cards="crystal").colonies("heinlein", 1, 1).roll(1, 6, 6)
    poor.illegal("borrow heinlein")


def test_T28_gravity_moves_a_point() -> None:
    t = table().seat(RED, fuel=2, cards="gravity").roll(1, 2, 5)
    t.play("gravity 2 5")
    assert t.hand == [1, 1, 6]
    assert t.fuel() == 0
    table().seat(RED, fuel=1, cards="gravity").roll(1, 2, 5).illegal("gravity 2 5")


def test_T29_decoy_saves_everything_but_itself() -> None:
    t = table().seat(GREEN, ore=4, cards="decoy city").roll(1, 2, 3).play("raiders 1-2-3")
    assert not t.offers("take")
    t.illegal("take p2 ore", "take p2 fuel", "steal p2 city")
    t.play("steal p2 decoy")
    assert t.cards(RED) == {"decoy"}
    assert t.cards(GREEN) == {"city"}
    assert t.ore(GREEN) == 4


def test_T29_decoy_stolen_by_one_who_has_one_is_discarded() -> None:
    t = table().seat(RED, cards="decoy").seat(GREEN, ore=4, cards="decoy").roll(1, 2, 3)
    t.play("raiders 1-2-3", "steal p2 decoy")
    assert t.cards(RED) == {"decoy"}
    assert t.cards(GREEN) == set()
    assert t.discarded == {"decoy": 1}


def test_T30_teleporter_1_one_ship_works_twice() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").display("booster plasma city").roll(2, 5, 6)
    t.play("mine 6")
    assert t.ore() == 1
    t.play("teleport mine 6", "artifact 6")
    assert t.fuel() == 0
    assert t.docked("mine") == []
    assert not t.offers("claim")
    t.play("artifact 2")
    assert t.view["turn_state"]["artifact_total"] == 8
    t.play("claim plasma").deal("cache")
    assert t.cards() == {"teleporter", "plasma"}
    assert t.ore() == 1


def test_T31_teleporter_2_a_colony_moves() -> None:
    t = table().turn(BLUE).seat(BLUE, cards="teleporter")
    t.colonies("lem", 1, 0, 0, 1).colonies("vanvogt", 0, 2, 0, 1).roll(2, 5, 6)
    assert t.points(BLUE) == 2
    t.play("move", "colony vanvogt p4", "territory lem")
    assert t.control("lem") == BLUE
    assert t.control("vanvogt") == GREEN
    assert t.view["players"][BLUE]["score"]["colonies"] == 2
    assert t.points(BLUE) == 3
    assert t.cards(BLUE) == set()
    assert t.discarded == {"teleporter": 1}


def test_T32_plasma_1_clears_docks() -> None:
    t = table().turn(BLUE).seat(BLUE, fuel=3, ore=1, cards="plasma")
    t.dock("shipyard", RED, 1, 1).dock("shipyard", GREEN, 3, 3, 5, 5).roll(2, 2, 4)
    t.illegal("shipyard 2-2")
    t.play("cannon shipyard", "ship shipyard p1 1", "ship shipyard p1 1").done()
    assert t.fuel() == 1
    assert t.bay(RED) == 3
    t.play("shipyard 2-2")
    assert t.wealth() == (0, 0)
    assert t.docked("shipyard") == [(GREEN, 3), (GREEN, 3), (GREEN, 5), (GREEN, 5), (BLUE, 2), (BLUE, 2)]


def test_T33_plasma_2_a_ship_on_the_terraforming_station_goes_to_stock() -> None:
    t = table().turn(BLUE).seat(BLUE, fuel=1, cards="plasma").seat(RED, ships=4).dock("terraform", RED, 6)
    t.roll(2, 2, 4).play("cannon terraform", "ship terraform p1 6").done()
    assert t.fuel() == 0
    assert t.docked("terraform") == []
    assert t.stock(RED) == 3
    assert t.bay(RED) == 3


def test_T34_plasma_3_discard_returns_a_ship_to_stock() -> None:
    t = table().turn(BLUE).seat(BLUE, cards="plasma").seat(YELLOW, ships=6).dock("mine", YELLOW, 2, 6)
    t.roll(2, 2, 4).play("blast", "ship mine p3 6")
    assert t.docked("mine") == [(YELLOW, 2)]
    assert t.stock(YELLOW) == 1
    assert t.bay(YELLOW) == 4
    assert t.cards(BLUE) == set()
    assert t.discarded == {"plasma": 1}


def test_T35_plasma_4_a_ship_on_the_terraforming_station_does_not_count() -> None:
    t = table().turn(BLUE).seat(BLUE, cards="plasma")
    t.dock("mine", RED, 3).dock("artifact", RED, 2, 5).dock("terraform", RED, 6)
    t.roll(2, 2, 4).play("blast").illegal("ship mine p1 3", "ship artifact p1 2")
    assert t.offers("ship") == {"terraform p1 6"}


def test_T36_polarity_1_flips_a_ship() -> None:
    t = table().seat(RED, fuel=1, cards="polarity").roll(1, 2, 5).play("flip 1")
    assert t.hand == [2, 5, 6]
    assert t.fuel() == 0
    for value in range(1, 7):
        flipped = table().seat(RED, fuel=1, cards="polarity").roll(value).play(f"flip {value}")
        assert flipped.hand == [7 - value]


def test_T37_polarity_2_swaps_two_colonies() -> None:
    t = table().turn(BLUE).seat(BLUE, cards="polarity").colonies("herbert", 0, 0, 2).colonies("lem", 2)
    t.roll(1, 2, 5)
    assert (t.points(RED), t.points(YELLOW)) == (3, 3)
    t.play("swap", "colony herbert p3", "colony lem p1")
    assert t.on("herbert") == t.on("lem") == [1, 0, 1, 0]
    assert t.control("herbert") is t.control("lem") is None
    assert (t.points(RED), t.points(YELLOW)) == (2, 2)
    assert t.cards(BLUE) == set()


def test_T38_resource_cache_waits_for_the_next_roll() -> None:
    t = table(players=2).display("cache booster plasma").roll(3, 6, 1)
    t.play("artifact 3", "artifact 6", "claim cache").deal("city")
    assert t.wealth() == (0, 0)
    t.play("hub 1").end(1, 2, 3)
    assert t.wealth(RED) == (0, 0)
    t.play("hub 1", "hub 2", "hub 3").end(1, 3, 4)
    assert t.wealth(RED) == (0, 1)
    assert t.cards(RED) == {"cache"}


def test_T39_stasis_a_pair_of_ones_for_the_shipyard() -> None:
    t = table().seat(RED, fuel=2, ore=1, cards="stasis").roll(1, 2, 5).play("stasis 2")
    assert t.hand == [1, 1, 5]
    assert t.fuel() == 1
    t.play("shipyard 1-1")
    assert t.bay() == 1


def test_T40_stasis_a_pair_of_ones_for_the_market() -> None:
    t = table().seat(RED, fuel=4, cards="stasis").roll(1, 2, 5).play("stasis 2", "market 1-1")
    assert t.fuel() == 3
    t.play("trade", "trade", "trade")
    assert t.wealth() == (0, 3)


def test_T41_warper_1_rerolls_just_what_is_picked() -> None:
    t = table().seat(RED, fuel=1, cards="warper").roll(1, 2, 5)
    t.play("warp", "pick 1", "pick 2").done()
    assert t.fuel() == 0
    assert all(outcome.count("-") == 1 for outcome in t.legal())
    t.roll(4, 6)
    assert t.hand == [4, 5, 6]


def test_T42_warper_2_fetches_a_card() -> None:
    t = table().seat(RED, cards="warper").discards("city booster").roll(1, 2, 5)
    assert t.points() == 0
    t.play("fetch city")
    assert t.cards() == {"city"}
    assert t.points() == 1
    assert t.discarded == {"booster": 1, "warper": 1}

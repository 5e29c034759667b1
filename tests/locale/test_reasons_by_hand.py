"""The important reasons, each on a position built for it."""

from rulings.alien_frontiers.builder import BLUE, GREEN, RED, YELLOW, crowded, new_game, table

from orrery.games.alien_frontiers.game import GAME
from orrery.locale import Translator

NAMES = ["Anna", "Bo", "Cy", "Di"]


def why(t, move):
    """The reason why a move on a built table is refused: id without its start, and arguments."""
    assert not t.can(move), f"{move} is legal"
    message, args = GAME.reason(t.state, GAME.parse(t.state, move))
    return message.removeprefix("af-why-").removeprefix("common-reason-"), args


def reads(t, move):
    words = Translator("en", ["alien-frontiers"], NAMES, strict=True)
    return words.label(GAME.reason(t.state, GAME.parse(t.state, move)))


def test_mine_names_the_ship_to_beat():
    t = table().dock("mine", GREEN, 5).roll(2, 4, 6)
    assert reads(t, "mine 4") == ("Lunar Mine needs 5 or more: a 5 is docked there, and this ship is 4.")


def test_prices_name_what_is_missing():
    t = table().seat(RED, fuel=1, ships=4).roll(3, 3, 3)
    assert reads(t, "shipyard 3-3") == ("The price is 2 fuel and 2 ore; missing: 1 fuel and 2 ore.")
    assert reads(t, "constructor 3-3-3") == "The price is 3 ore; missing: 3 ore."


def test_ships_that_are_not_there():
    t = table().roll(2, 4, 4)
    assert why(t, "solar 6") == ("no-ship", {"ship": 6, "rule": "A4"})
    assert why(t, "solar r")[0] == "relic-absent"
    assert why(t, "market 4-4+r")[0] == "relic-absent"
    t.play("solar 2", "solar 4", "solar 4")
    assert why(t, "solar 4")[0] == "all-placed"
    assert why(t, "market 4-4")[0] == "all-placed"


def test_stations_say_which_set_they_need():
    t = table().roll(2, 4, 4)
    assert reads(t, "raiders 1-2-3") == (
        "Raiders' Outpost needs three ships in sequence; your unplaced ships have none."
    )
    assert reads(t, "constructor 4-4-4") == (
        "Colony Constructor needs three equal ships; your unplaced ships have none."
    )
    assert reads(t, "market 2-2") == ("Orbital Market needs a pair; your unplaced ships do not make 2-2.")
    t = table().roll(2, 4, 5)
    for move in ("shipyard 3-3", "shipyard 2-2", "shipyard 2-2+r"):
        assert reads(t, move) == "Shipyard needs a pair; your unplaced ships have none."
    assert why(t, "raiders 2-3-4+r")[0] == "needs"
    t = table().colonies("burroughs", 1).roll(2, 4, relic=3)
    assert t.can("raiders 2-3-4+r")
    assert why(t, "raiders 2-3-4")[0] == "no-set"
    assert why(t, "market 3-3+r")[0] == "needs"


def test_the_relic_shows_a_wrong_value():
    t = table().seat(RED, fuel=1, ore=1).colonies("burroughs", 1).roll(2, 2, 4, relic=3)
    assert why(t, "market 2-2+r") == ("relic-value", {"value": 3, "needed": "2", "rule": "A6"})
    assert why(t, "terraform r") == ("relic-value", {"value": 3, "needed": "6", "rule": "A6"})
    assert why(t, "constructor 2-2-2+r")[0] == "needs"
    t = table().colonies("burroughs", 1).roll(2, 4, 5, relic=3)
    assert why(t, "raiders 4-5-6+r")[0] == "relic-value"
    assert why(t, "raiders 1-2-3+r")[0] == "no-set"


def test_full_and_broken_docks():
    t = table(2).dock("market", GREEN, 5).roll(3, 3, 1)
    assert why(t, "market 3-3") == (
        "docks",
        {"station": "@af-station-market", "free": 1, "need": 2, "rule": "A6"},
    )
    t = table(whole_groups=True).dock("market", GREEN, 5).dock("market", BLUE, 4).roll(3, 3, 1)
    assert why(t, "market 3-3") == ("docks-broken", {"station": "@af-station-market", "rule": "A6"})


def test_raiders_compare():
    t = table().dock("raiders", GREEN, 3, 4).roll(1, 2, 3)
    assert why(t, "raiders 1-2-3") == ("raid-total", {"total": 6, "docked": 7, "rule": "A6.2"})
    t = table(raid_compare="lowest_die").dock("raiders", GREEN, 3, 4).roll(3, 4, 5)
    assert why(t, "raiders 3-4-5") == ("raid-lowest", {"set": "3-4-5", "value": 3, "rule": "A6.2"})


def test_shipyard_without_stock():
    t = table().seat(RED, fuel=9, ore=9, ships=6).roll(3, 3, 1)
    assert why(t, "shipyard 3-3")[0] == "no-stock"


def test_hub():
    t = table().seat(RED, hub=7).roll(1, 2, 3)
    assert why(t, "hub 1") == ("hub-full", {"circle": 7, "rule": "A6.1"})
    assert why(t, "launch")[0] == "price"
    t = table().seat(RED, hub=3, fuel=1, ore=1).roll(1, 2, 3)
    assert why(t, "launch") == ("launch", {"circle": 3, "last": 7, "rule": "A6.1"})


def test_terraforming():
    t = table().seat(RED, fuel=1, ore=1).roll(1, 2, 6)
    assert why(t, "terraform 6") == ("fleet", {"ships": 3, "left": 3, "rule": "A6"})
    t = table().seat(RED, ore=1, ships=4).roll(1, 2, 6)
    assert why(t, "terraform 6")[0] == "price"
    t = table().seat(RED, fuel=1, ore=1, ships=4).dock("terraform", GREEN, 6).roll(1, 2, 6)
    assert why(t, "terraform 6") == (
        "docks",
        {"station": "@af-station-terraform", "free": 0, "need": 1, "rule": "A6"},
    )
    t = table().seat(RED, fuel=1, ore=1, ships=4).roll(1, 2, 5)
    assert why(t, "terraform 6")[0] == "no-ship"


def test_terraforming_tells_all_that_is_missing():
    """The audit's case: three ships and no money."""
    t = table().roll(1, 2, 6)
    assert reads(t, "terraform 6") == (
        "Terraforming Station: missing 1 fuel and 1 ore of the price (1 fuel and 1 ore); a ship to spare "
        "(fewer than 3 ships of your colour would remain)."
    )
    t = table().seat(RED, ore=1).dock("terraform", GREEN, 6).roll(1, 2, 5)
    assert reads(t, "terraform 6") == (
        "Terraforming Station: missing an unplaced 6; a free dock; 1 fuel of the price (1 fuel and 1 ore); "
        "a ship to spare (fewer than 3 ships of your colour would remain)."
    )
    t = table().seat(RED, fuel=1).roll(1, 2, 6)
    assert reads(t, "terraform r") == (
        "Terraforming Station: missing the Relic Ship, unplaced and showing 6; 1 ore of the price "
        "(1 fuel and 1 ore)."
    )


def test_last_colony_locked_in_the_hub():
    t = table(2, last_colony_cc=False).seat(RED, ore=3, hub=2).colonies("lem", 7).roll(5, 5, 5)
    assert why(t, "constructor 5-5-5")[0] == "last-colony"


def test_no_colony_left():
    t = table(2).seat(RED, fuel=1, ore=3, ships=4).roll(6, 6, 6)
    t.state.players[RED].colonies = 0
    assert [why(t, move)[0] for move in ("hub 6", "constructor 6-6-6", "terraform 6")] == ["no-colony"] * 3


def test_ships_must_dock():
    t = table().roll(1, 2, 4)
    assert reads(t, "end").startswith("Ship 1 can still dock, for example here: Alien Artifact.")
    assert why(t, "bay 4")[0] == "bay"
    assert why(t, "bay 6")[0] == "no-ship"
    t = crowded().seat(RED, fuel=1, ore=1, hub=7, ships=4).roll(2, 4, 6)
    assert why(t, "bay 6") == ("bay", {"ship": 6, "station": "@af-station-mine", "rule": "A4"})


def test_market_and_relic_services():
    t = table().seat(RED, fuel=2).colonies("burroughs", 1).roll(3, 3, 1)
    assert why(t, "trade")[0] == "no-pair"
    assert why(t, "buy-relic")[0] == "price"
    assert why(t.play("market 3-3"), "trade")[0] == "price"
    assert why(table().roll(1), "buy-relic")[0] == "relic-control"
    t = table().seat(RED, fuel=1, ore=1).colonies("burroughs", 1).field("isolation", "burroughs").roll(1)
    assert why(t, "buy-relic") == ("isolated", {"territory": "@af-territory-burroughs", "rule": "A8"})
    t = table().colonies("burroughs", 0, 1).relic(GREEN).roll(1)
    assert why(t, "buy-relic")[0] == "relic-out"
    t = table(finite_tokens=True).seat(RED, fuel=3).seat(GREEN, ore=20).roll(1, 1, 2).play("market 1-1")
    assert why(t, "trade")[0] == "supply"


def test_artifact():
    t = table().seat(RED, cards="city").display("booster plasma cache").roll(2, 5, 6)
    assert "each of your ships docked at the Alien Artifact this turn" in reads(t, "cycle")
    assert why(t, "cycle")[0] == "cycle"
    assert why(t, "claim booster") == ("claim", {"total": 0, "need": 8, "rule": "A6"})
    assert why(t, "claim city")[0] == "not-displayed"
    t = table().seat(RED, cards="booster").display("booster plasma cache").roll(2, 5, 6)
    assert why(t, "claim booster")[0] == "card-owned"


def test_no_cards_to_cycle():
    t = table().display("").deck("").roll(2, 5, 6).play("artifact 2")
    assert why(t, "cycle")[0] == "display-empty"


def test_cards_missing_used_and_unpaid():
    t = table().seat(RED, fuel=3, cards="booster stasis gravity").roll(1, 3, 6)
    assert why(t, "flip 3")[0] == "card-missing"
    assert why(t, "boost 6") == ("face", {"ship": 6, "rule": "A9.2"})
    assert why(t, "stasis 1") == ("face", {"ship": 1, "rule": "A9.10"})
    assert why(t, "gravity 3 3") == ("two-ships", {"ship": 3, "rule": "A9.4"})
    assert why(t, "gravity 1 3")[0] == "face"
    assert why(t, "gravity 3 6")[0] == "face"
    assert why(t, "boost 4")[0] == "no-ship"
    t.play("boost 3")
    assert why(t, "boost 4")[0] == "card-used"
    assert why(t, "dampen positron")[0] == "card-used"
    t.play("stasis 4")
    assert why(t, "gravity 3 1")[0] == "price"


def test_one_discard_a_turn():
    t = table().seat(RED, cards="stasis crystal").field("positron", "lem").roll(1, 3, 6)
    assert why(t, "positron lem") == (
        "field-there",
        {"field": "@af-field-positron", "territory": "@af-territory-lem", "rule": "A8"},
    )
    assert why(t.play("isolate pohl"), "positron pohl")[0] == "discard-used"
    t = table().seat(RED, cards="booster").roll(1, 3, 6)
    assert why(t, "dampen positron")[0] == "field-off"


def test_data_crystal():
    t = table().seat(RED, fuel=1, cards="crystal").colonies("lem", 0, 2).colonies("pohl", 1)
    t = t.colonies("asimov", 0, 1).field("isolation", "asimov").colonies("burroughs", 0, 1).roll(1)
    assert why(t, "borrow burroughs")[0] == "borrow-burroughs"
    assert why(t, "borrow asimov")[0] == "isolated"
    assert why(t, "borrow pohl")[0] == "borrow-own"
    assert why(t, "borrow herbert")[0] == "borrow-empty"
    t = table().seat(RED, fuel=1, cards="crystal").colonies("lem", 0, 2).roll(1)
    assert why(t, "borrow lem")[0] == "price"
    assert why(t, "borrow lem")[1]["missing_fuel"] == 1


def test_teleporter():
    t = table().seat(RED, fuel=2, cards="teleporter").roll(2, 5, 6).play("mine 6")
    assert why(t, "teleport solar 6")[0] == "not-docked"
    assert why(t, "teleport terraform 6")[0] == "teleport-terraform"
    t.play("teleport mine 6")
    assert why(t, "mine 6") == ("teleport-source", {"station": "@af-station-mine", "rule": "A9.6"})
    assert why(t, "solar 2") == ("teleport-without", {"ship": 6, "rule": "A9.6"})
    assert why(t, "bay 6")[0] == "teleport-bay"
    assert why(t, "market 6-6")[0] == "needs"
    assert why(t, "end") == ("pending", {"player": "seat:0", "phase": "@af-phase-teleport", "rule": "A4"})


def test_teleporting_nowhere():
    t = crowded().seat(RED, fuel=2, hub=7, cards="teleporter").roll(2, 2, 4).play("market 2-2")
    assert why(t, "teleport market 2") == (
        "teleport-nowhere",
        {"ship": 2, "station": "@af-station-market", "rule": "A9.6"},
    )


def test_plasma_cannon():
    t = table().seat(RED, fuel=3, cards="plasma").dock("mine", GREEN, 1, 2).dock("mine", YELLOW, 3)
    t = t.dock("solar", BLUE, 4).roll(1, 2, 4)
    assert why(t, "cannon hub")[0] == "cannon-empty"
    t.play("solar 1", "cannon mine")
    assert why(t, "done")[0] == "cannon-first"
    assert why(t, "ship solar p4 4")[0] == "cannon-station"
    assert why(t, "ship mine p2 6")[0] == "no-ship-there"
    assert why(t, "ship mine p1 1")[0] == "own-ship"
    assert why(t, "ship bay p2")[0] == "cannon-bay"
    t.play("ship mine p2 2")
    assert why(t, "ship mine p2 1")[0] == "cannon-order"


def test_plasma_cannon_at_one_victim():
    t = table(plasma_single_victim=True).seat(RED, fuel=3, cards="plasma")
    t = t.dock("mine", GREEN, 1, 2).dock("mine", YELLOW, 3).roll(1).play("cannon mine", "ship mine p2 1")
    assert why(t, "ship mine p3 3") == ("cannon-victim", {"player": "seat:1", "rule": "A9.7"})


def test_plasma_discard():
    t = table().seat(RED, cards="plasma").roll(1)
    assert why(t, "blast")[0] == "blast-none"
    t = table().seat(RED, cards="plasma").seat(GREEN, ships=5).dock("mine", BLUE, 4).roll(1, 3, 5)
    t.play("solar 1", "blast")
    assert why(t, "ship mine p4 4") == ("blast-fleet", {"player": "seat:3", "left": 3, "rule": "A9.7"})
    assert why(t, "ship solar p1 1")[0] == "own-ship"
    assert why(t, "ship bay p1")[0] == "own-ship"
    assert why(t, "ship bay p3")[0] == "blast-fleet"
    assert why(t, "ship bay p2 r")[0] == "bay-relic"
    assert why(t, "pick 1")[0] == "pending"


def test_plasma_discard_counts_out_the_terraforming_ship():
    t = table().seat(RED, cards="plasma").seat(GREEN, ships=4).dock("terraform", GREEN, 6)
    t = t.dock("mine", GREEN, 1).roll(1).play("blast")
    assert why(t, "ship mine p2 1") == ("blast-terraform", {"player": "seat:1", "left": 3, "rule": "A9.7"})
    assert why(t, "ship bay p2")[0] == "blast-terraform"


def test_plasma_discard_on_the_relic():
    t = table(plasma_relic_literal=True).seat(RED, cards="plasma").seat(BLUE, ships=4)
    t = t.colonies("burroughs", 0, 1).relic(GREEN, "mine", 4).roll(1).play("blast")
    assert why(t, "ship mine p2 r") == ("blast-relic", {"player": "seat:1", "need": 4, "rule": "A9.7"})


def test_moving_and_swapping_colonies():
    t = table(3).seat(RED, cards="teleporter polarity").roll(1)
    assert why(t, "move")[0] == "move-none"
    assert why(t, "swap")[0] == "swap-none"
    t = table(3).seat(RED, cards="teleporter polarity").colonies("asimov", 1).colonies("lem", 1, 1)
    t = t.colonies("pohl", 0, 1).field("repulsor", "pohl").roll(1).play("move")
    assert why(t, "colony pohl p2")[0] == "repulsor"
    assert why(t, "colony herbert p2")[0] == "no-colony-there"
    assert why(t, "colony lem p4") == ("no-seat", {"players": 3, "rule": "A3"})
    t.play("colony asimov p1")
    assert why(t, "territory asimov")[0] == "move-same"
    assert why(t, "territory pohl")[0] == "repulsor"


def test_swap_order_and_owners():
    t = table(3).seat(RED, cards="polarity").colonies("asimov", 1).colonies("bradbury", 1)
    t = t.colonies("lem", 1, 1).roll(1).play("swap")
    assert why(t, "colony lem p2")[0] == "swap-order"
    assert why(t, "colony lem p1")[0] == "swap-partner"
    t.play("colony bradbury p1")
    assert why(t, "colony bradbury p1")[0] == "swap-same"
    assert why(t, "colony lem p1")[0] == "swap-owner"
    assert why(t, "colony asimov p1")[0] == "swap-owner"


def test_landing_under_the_repulsor():
    t = table().seat(RED, fuel=1, ore=1, hub=7).field("repulsor", "lem").roll(1).play("launch")
    assert why(t, "territory lem") == ("repulsor", {"territory": "@af-territory-lem", "rule": "A8"})
    assert why(t, "end")[0] == "pending"


def test_raids():
    t = table().seat(GREEN, fuel=2, ore=2, cards="city").seat(YELLOW, ore=4, cards="decoy").seat(BLUE, fuel=1)
    t = t.roll(1, 2, 3).play("raiders 1-2-3")
    assert why(t, "take p1 fuel")[0] == "raid-self"
    assert why(t, "take p3 ore") == ("decoy", {"player": "seat:2", "rule": "A9.5"})
    assert why(t, "take p4 ore") == (
        "take-none",
        {"player": "seat:3", "resource": "@af-ore", "rule": "A6.2"},
    )
    assert why(t, "steal p2 plasma")[0] == "steal-none"
    t.play("take p2 ore")
    assert why(t, "take p2 fuel")[0] == "take-order"
    assert why(t, "steal p2 city")[0] == "raid-mixed"


def test_a_full_raid():
    t = table(raid_exact=True).seat(GREEN, fuel=2, ore=2).roll(1, 2, 3).play("raiders 1-2-3")
    assert why(t, "done") == ("raid-exact", {"limit": 4, "left": 4, "rule": "A6.2"})
    assert why(t, "take p2 ore")[0] == "raid-exact"


def test_temporal_warper():
    t = table().seat(RED, fuel=1, cards="warper").roll(1, 2, 5).play("warp")
    assert why(t, "done")[0] == "warp-first"
    assert why(t, "pick 3")[0] == "no-ship"
    t.play("pick 2")
    assert why(t, "pick 2") == ("picked", {"ship": 2, "rule": "A9.11"})
    assert why(t, "pick 1")[0] == "warp-order"
    t = table().seat(RED, cards="warper booster").discards("booster city").roll(1)
    assert why(t, "fetch booster")[0] == "card-owned"
    assert why(t, "fetch plasma")[0] == "not-discarded"
    assert why(t, "warp")[0] == "price"


def test_keeping_eight():
    t = crowded().seat(RED, fuel=7, ore=4, hub=7).roll(1, 2, 4).play("end")
    assert why(t, "keep 8f0o") == ("keep", {"limit": 8, "fuel": 7, "ore": 4, "rule": "A4"})
    assert why(t, "keep 3f5o")[0] == "keep"
    assert why(t, "solar 1")[0] == "pending"


def test_decisions_that_are_not_open():
    t = table().roll(1, 2, 4)
    assert why(t, "done")[0] == "nothing-open"
    assert why(t, "territory lem")[1]["phase"] == "@af-phase-land"
    assert why(t, "take p2 fuel")[1]["phase"] == "@af-phase-raid"
    assert why(t, "keep 4f4o")[1]["phase"] == "@af-phase-keep"
    assert why(t, "roll 1-2-3") == ("no-chance", {"player": "seat:0", "rule": "A4"})


def test_chance_decides():
    t = new_game(2, first="seat")
    assert why(t, "solar 1")[0] == "chance"
    assert why(t, "first p1")[0] == "other-chance"
    t.deal("city")
    assert why(t, "draw city")[0] == "not-in-deck"
    t.deal("booster plasma cache stasis")
    assert why(t, "first p2") == ("first", {"player": "seat:0", "rule": "A2"})
    t.chance("first p1")
    assert why(t, "roll 1-2-3-4") == ("dice", {"ships": 3, "rule": "A4"})


def test_after_the_end():
    t = table().seat(RED, fuel=1, ore=1, hub=7).colonies("lem", 5).roll(1, 2, 3)
    t.play("launch", "territory pohl")
    assert t.over
    assert why(t, "solar 1") == ("over", {"rule": "A5"})

"""Sections A1 to A5: set-up per number of players, the course of a turn, scoring."""

import pytest

from orrery.core.game import CHANCE
from orrery.core.options import OptionError
from orrery.games.alien_frontiers.components import CARDS
from orrery.games.alien_frontiers.game import GAME

from .builder import BLUE, GREEN, RED, YELLOW, new_game, table

DEALS = {2: "booster plasma city gravity cache", 3: "booster plasma city gravity cache decoy"}
DEALS[4] = DEALS[3] + " stasis"
DOCKS = {
    2: {"solar": 7, "mine": 3, "market": 2, "constructor": 3, "shipyard": 2},
    3: {"solar": 7, "mine": 4, "market": 2, "constructor": 6, "shipyard": 4},
    4: {"solar": 8, "mine": 5, "market": 4, "constructor": 6, "shipyard": 6},
}
EVERYWHERE = {"artifact": 4, "raiders": 3, "terraform": 1, "hub": 3}
COMPENSATION = [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_A1_the_deck() -> None:
    weights = {GAME.table.notate(outcome): weight for outcome, weight in GAME.chance(new_game().state)}
    assert sum(weights.values()) == 22
    assert weights == {f"draw {card}": 1 if card in ("city", "monument") else 2 for card in CARDS}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A2_the_deal(players: int) -> None:
    t = new_game(players)
    assert t.actor == CHANCE
    t.deal(DEALS[players])
    assert sorted(t.shown) == ["booster", "city", "plasma"]
    dealt = DEALS[players].split()[3:]
    assert [t.cards(seat) for seat in range(players)] == [{card} for card in dealt]
    assert t.view["deck"] == 22 - 3 - players
    assert t.discarded == {}
    assert not any(row["fields"] for row in t.view["territories"].values())
    assert all(row["control"] is None and sum(row["colonies"]) == 0 for row in t.view["territories"].values())
    assert t.relic_place() == (None, "burroughs")
    for seat in range(players):
        assert (t.bay(seat), t.stock(seat), t.points(seat)) == (3, 3, 0)
    assert {outcome.split()[0] for outcome in t.legal()} == {"roll"}


@pytest.mark.parametrize(("players", "colonies"), [(2, 8), (3, 7), (4, 6)])
def test_A3_colonies_each(players: int, colonies: int) -> None:
    t = new_game(players)
    assert [t.unplaced(seat) for seat in range(players)] == [colonies] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A3_long_game_has_eight_colonies(players: int) -> None:
    t = new_game(players, long_game=True)
    assert [t.unplaced(seat) for seat in range(players)] == [8] * players
    assert {name: t.view["stations"][name]["docks"] for name in DOCKS[players]} == DOCKS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A3_usable_docks(players: int) -> None:
    stations = new_game(players).view["stations"]
    assert {name: row["docks"] for name, row in stations.items()} == {**DOCKS[players], **EVERYWHERE}
    assert not any(row["ships"] for row in stations.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A3_docks_fill_up(players: int) -> None:
    ones = ["solar 1"] * 6
    t = table(players).dock("solar", GREEN, *[1] * (DOCKS[players]["solar"] - 5)).roll(1, 1, 1, 1, 1, 1)
    t.play(*ones[:5])
    t.illegal("solar 1")
    mine = table(players).dock("mine", GREEN, *[1] * (DOCKS[players]["mine"] - 1)).roll(1, 1).play("mine 1")
    mine.illegal("mine 1")
    market = table(players).seat(RED, fuel=8, ore=8, ships=5)
    if players == 4:
        market.dock("market", GREEN, 3, 3)
    market.roll(2, 2, 4, 4).play("market 2-2").illegal("market 4-4")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("offset", range(4))
def test_A2_compensation_goes_clockwise_from_the_first_player(players: int, offset: int) -> None:
    first = offset % players
    t = new_game(players, first="random").deal(DEALS[players]).chance(f"first p{first + 1}")
    for place in range(players):
        assert t.wealth((first + place) % players) == COMPENSATION[place]
    assert t.state.turn == t.view["first"] == first


def test_A2_compensation_is_given_once() -> None:
    t = new_game(2, first="seat").deal("booster plasma city gravity decoy").chance("first p1").roll(1, 1, 1)
    for _ in range(2):
        t.play("hub 1", "hub 1", "hub 1").end(1, 1, 1)
    assert (t.wealth(RED), t.wealth(GREEN)) == ((0, 0), (1, 0))


def test_A2_difference_27_the_highest_roll_starts() -> None:
    t = new_game(3).deal(DEALS[3]).chance("roll 2", "roll 5", "roll 4")
    assert t.state.turn == GREEN
    assert [t.wealth(seat) for seat in (GREEN, YELLOW, RED)] == COMPENSATION[:3]
    assert len(t.legal()) == 56


def test_A2_difference_27_those_tied_roll_again() -> None:
    t = new_game(4).deal(DEALS[4]).chance("roll 5", "roll 2", "roll 5", "roll 5")
    t.chance("roll 3", "roll 6")
    assert len(t.legal()) == 6
    t.chance("roll 6").chance("roll 1", "roll 4")
    assert t.state.turn == BLUE
    assert [t.wealth(seat) for seat in (BLUE, RED, GREEN, YELLOW)] == COMPENSATION


def test_A2_difference_27_option_first_random() -> None:
    t = new_game(3, first="random").deal(DEALS[3])
    assert t.legal() == {"first p1", "first p2", "first p3"}
    assert [weight for _, weight in GAME.chance(t.state)] == [1, 1, 1]
    assert t.chance("first p3").state.turn == YELLOW


def test_A2_difference_27_option_first_seat() -> None:
    t = new_game(3, first="seat").deal(DEALS[3])
    assert t.legal() == {"first p1"}
    assert t.chance("first p1").state.turn == RED


def test_A2_difference_28_compensation_comes_before_the_first_turn() -> None:
    t = new_game(4, first="seat").deal(DEALS[4]).chance("first p1")
    assert t.actor == CHANCE
    assert [t.wealth(seat) for seat in range(4)] == COMPENSATION


def test_A2_play_goes_clockwise() -> None:
    t = new_game(3, first="random").deal("booster plasma city gravity decoy polarity").chance("first p2")
    for seat in (GREEN, YELLOW, RED, GREEN):
        assert t.state.turn == seat
        t.roll(1, 1, 1).play("hub 1", "hub 1", "hub 1", "end")


@pytest.mark.parametrize("players", [1, 5])
def test_A3_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        GAME.resolve({"players": players})


def test_A4_all_ships_are_gathered_and_rolled() -> None:
    t = table(players=2).seat(RED, fuel=1, ore=1).roll(2, 2, 5).play("shipyard 2-2", "solar 5", "end")
    t.roll(1, 1, 1).play("hub 1", "hub 1", "hub 1")
    assert t.docked("shipyard") == [(RED, 2), (RED, 2)]
    t.play("end")
    assert t.docked("shipyard") == t.docked("solar") == []
    assert t.docked("hub") == [(GREEN, 1)] * 3
    t.roll(1, 2, 3, 4)
    assert (t.hand, t.bay(RED)) == ([1, 2, 3, 4], 0)


def test_A4_a_terraforming_ship_is_gone_at_the_start_of_the_next_turn() -> None:
    t = table(players=2).seat(RED, fuel=1, ore=1, ships=4).roll(1, 1, 1, 6)
    t.play("terraform 6", "territory lem", "hub 1", "hub 1", "hub 1").end(1, 1, 6)
    assert (t.stock(RED), t.docked("terraform")) == (2, [(RED, 6)])
    t.play("hub 1", "hub 1", "solar 6", "end")
    assert (t.stock(RED), t.docked("terraform")) == (3, [])
    assert t.roll(1, 2, 3).hand == [1, 2, 3]


@pytest.mark.parametrize(("fuel", "ore", "asked"), [(4, 4, False), (8, 0, False), (4, 5, True), (9, 0, True)])
def test_A4_more_than_eight_resources_are_returned(fuel: int, ore: int, asked: bool) -> None:
    t = table().seat(RED, fuel=fuel, ore=ore).seat(GREEN, fuel=9, ore=9).roll(1).play("hub 1", "end")
    assert (t.state.turn == RED) is asked
    assert {move.split()[0] for move in t.legal()} == ({"keep"} if asked else {"roll"})
    assert t.wealth(GREEN) == (9, 9)


def test_A4_the_limit_holds_at_the_end_of_a_turn_only() -> None:
    t = table().seat(RED, fuel=8).roll(6, 6).play("solar 6", "solar 6")
    assert t.fuel() == 14
    assert t.legal() == {"end"}


def test_A5_points_by_source() -> None:
    t = table().seat(RED, cards="city monument").colonies("lem", 2, 1).colonies("pohl", 1, 1)
    t.field("positron", "lem").roll(1)
    assert GAME.scores(t.state)[RED] == {
        "colonies": 3,
        "territories": 1,
        "city": 1,
        "monument": 1,
        "positron": 1,
    }
    assert t.points(RED) == 7
    assert t.points(GREEN) == 2


def test_A5_points_are_a_snapshot() -> None:
    t = table().seat(RED, cards="teleporter").colonies("lem", 2, 1).field("positron", "lem").roll(1)
    assert t.points(RED) == 4
    t.play("move", "colony lem p1", "territory pohl")
    assert t.points(RED) == 3
    assert t.control("lem") is None


def test_A5_a_positron_nobody_controls_gives_nothing() -> None:
    t = table().field("positron", "lem").roll(1)
    assert [t.points(seat) for seat in range(4)] == [0, 0, 0, 0]

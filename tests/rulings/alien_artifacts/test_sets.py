"""Part 4, choosing a set: payments, trades, preparations, ships, tokens and discards in any order."""

from itertools import permutations

from orrery.core.sets import SetChoice
from orrery.games.alien_artifacts.game import GAME

from .builder import A, B, Table, table


def offered(t: Table) -> SetChoice:
    """The set that is to be chosen now, which there must be."""
    choice = GAME.set_choice(t.ready().state)
    assert choice is not None
    return choice


def test_DP7_a_payment_in_any_order_with_its_sum() -> None:
    hand = "green2-red1-1 green2-red1-2 green1-red2-3"
    t = table().seat(A, empire="compass:l", building="gutenberg", hand=hand).by(A, "build gutenberg")
    choice = offered(t)
    assert (choice.goal, choice.most, choice.begun) == (5, 3, False)
    marks = ["pay green2-red1-1 a", "pay green2-red1-2 a", "pay green1-red2-3 a"]
    assert choice.total([GAME.parse(t.state, mark) for mark in marks]) == 5
    ends = set()
    for order in permutations(marks):
        ends.add(GAME.key(t.copy().choose(*order).state))
    assert len(ends) == 1


def test_DP7_the_rest_of_a_payment_that_is_begun() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green2-red3-1 green2-red3-2")
    t.by(A, "build gutenberg", "pay green3-red2-1 a")
    choice = offered(t)
    assert (choice.goal, choice.most, choice.begun) == (2, 1, True)
    assert t.legal() == {"pay green2-red3-1 a", "pay green2-red3-2 a"}


def test_DP7_no_two_paths_to_the_same_payment() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green2-red3-1").by(A, "build gutenberg")
    assert t.legal() == {"pay green3-red2-1 a"}  # the cards in one order


def test_DP17_trade_is_a_set_of_cards_with_the_colour_or_gold() -> None:
    t = table().seat(A, hand="red3-blue1-1 blue2-gold2-2 green3-red2-1").by(A, "trade red")
    choice = offered(t)
    assert (choice.least, choice.most) == (1, 2)
    assert t.marks() == {"pay red3-blue1-1 a", "pay blue2-gold2-2 b", "pay green3-red2-1 b"}
    t.choose("pay blue2-gold2-2 b", "pay red3-blue1-1 a")
    assert t.hand(A) == ["green3-red2-1"]


def test_DP16_prepared_cards_are_a_set_then_each_has_its_place() -> None:
    t = (
        table()
        .seat(A, building="gutenberg calcine", hand="green2-red3-1 green2-red3-2")
        .by(A, "prepare planet")
    )
    t.choose("pay green2-red3-2 a", "pay green2-red3-1 a")
    assert t.view()["question"]["resource"] == {"resource": "green2-red3-1", "section": "a"}
    t.by(A, "card calcine", "card calcine")
    assert t.attached(A, "calcine") == ["green2-red3-1.a", "green2-red3-2.a"]


def test_DP11_ships_are_a_set() -> None:
    t = table().seat(A, empire="compass:o tracker:o granary:o", hand="red3-blue1-1 red2-blue1-1")
    t.by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a").by(A, "attack system")
    choice = offered(t)
    assert (choice.least, choice.most) == (1, 3)
    t.choose("ship granary", "ship compass")
    assert t.offers("ship") == {"granary", "compass"}


def test_DP18_tokens_are_a_set_and_forced_ones_are_not_asked_for() -> None:
    t = table().seat(A, empire="mika-1:l*2 halny:l*2", hand="green3-red2-1 green3-red2-2")
    t.by(A, "unblock planet 3").pay("green3-red2-1.a", "green3-red2-2.a")
    choice = offered(t)
    assert (choice.least, choice.most, [item.times for item in choice.items]) == (3, 3, [2, 2])
    t.choose("card halny", "card mika-1", "card halny")
    assert t.blockades(A) == {"mika-1": 1}
    forced = table().seat(A, empire="mika-1:l*2", hand="green2-red3-1").by(A, "unblock planet 1")
    forced.pay("green2-red3-1.a")
    assert forced.blockades(A) == {"mika-1": 1} and forced.phase == "turn"


def test_DP24_discards_are_a_set() -> None:
    t = table().seat(A, hand="red2-blue2-1 red2-blue2-2", bank=5).by(A, "buy planet").luck().by(A, "end")
    choice = offered(t)
    assert (choice.least, choice.most) == (0, 2)
    t.copy().choose()
    t.choose("discard red2-blue2-2", "discard red2-blue2-1")
    assert t.hand(A) == [] and t.actor < 0


def test_DP13_a_single_card_takes_all_tokens() -> None:
    t = (
        table()
        .seat(A, empire="hammer-of-pollux:o", hand="red3-blue1-1 red2-blue1-1")
        .seat(B, empire="mika-1:l")
    )
    t.by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a").by(A, "attack p2").draw("blue2-green3-4")
    assert t.phase == "turn"
    assert set(t.blockades(B)) == {"mika-1"}

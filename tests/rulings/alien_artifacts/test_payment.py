"""Section 2.4, B5, B6 and B7: paying, preparing, trading, removing blockades; T2, T3, T20-T23, T40."""

import pytest

from orrery.games.alien_artifacts.components import CONTENT

from .builder import A, B, Table, table


def test_T2_gold_pays_for_green_in_a_basic_action() -> None:
    t = table().seat(A, building="gutenberg+green3-red1-1.a", hand="green1-red3-2 blue3-gold1-1")
    t.by(A, "build gutenberg").pay("green1-red3-2.a", "blue3-gold1-1.b").by(A, "side logistic")
    assert t.empire(A) == {"gutenberg": "logistic"}
    assert t.hand(A) == []


def test_T3_gold_never_pays_for_an_operational_action() -> None:
    t = table().seat(A, empire="mika-1:o halny:o", hand="green3-red2-1 blue2-gold2-2")
    t.illegal("mine")
    t.seat(A, hand="green2-gold2-2").by(A, "mine")
    assert t.marks() == {"pay green3-red2-1 a", "pay green2-gold2-2 a"}
    assert t.cannot_pay("green3-red2-1.a", "blue2-gold2-2.b") == "common-set-unknown"
    t.pay("green3-red2-1.a", "green2-gold2-2.a")
    assert t.hand(A) == ["blue2-gold2-2"]


def told(t: Table) -> list[tuple[object, object]]:
    """What is told of cards that were put under others: under which, and with how many icons."""
    return [(e.args["card"], e.args["icons"]) for e in t.events if e.id == "aa-event-attached"]


def test_T20_prepared_icons_are_paid_already() -> None:
    t = table().seat(A, building="gutenberg", hand="green2-red3-1 green2-red3-2")
    t.by(A, "prepare planet").pay("green2-red3-1.a", "green2-red3-2.a")
    assert t.attached(A, "gutenberg") == ["green2-red3-1.a", "green2-red3-2.a"]
    assert t.building(A) == {"gutenberg"}
    assert told(t) == [("@aa-planet-gutenberg", 4)]
    later = t.finish().turn(A).seat(A, hand="green1-red2-3")
    later.state.actions = 1
    later.by(A, "build gutenberg").pay("green1-red2-3.a").by(A, "side logistic")
    assert later.empire(A) == {"gutenberg": "logistic"}


@pytest.mark.parametrize("second", ["red2-blue2-1.a", "green2-gold2-2.b"])
def test_T21_trade_brings_a_credit_an_icon(second: str) -> None:
    t = table().seat(A, bank=6, hand=f"red3-blue1-1 {second.partition('.')[0]}")
    t.by(A, "trade red").pay("red3-blue1-1.a", second)
    assert t.bank(A) == 11
    assert t.discards >= {"red3-blue1-1", second.partition(".")[0]}


def test_T22_the_bank_holds_15() -> None:
    t = table().seat(A, bank=14, hand="red3-blue1-1 red2-blue2-1")
    t.by(A, "trade red").pay("red3-blue1-1.a", "red2-blue2-1.a")
    assert t.bank(A) == 15


def test_T23_two_icons_remove_a_token_and_an_odd_one_is_lost() -> None:
    t = table().seat(A, empire="black-death:o*1 compass:l*1", hand="red3-blue1-1 red2-blue2-1")
    t.by(A, "unblock ship 2").pay("red3-blue1-1.a", "red2-blue2-1.a")
    assert t.blockades(A) == {}
    assert t.hand(A) == []
    assert t.state.tokens_left == 38


def test_T40_a_logistic_expansion_ship_allows_a_third_card_for_technologies() -> None:
    hand = "blue2-green1-1 blue2-green1-2 blue1-green2-3 red1-gold2-3"
    t = table().seat(A, empire="ploughshare:l", building="probe-web mika-1", hand=hand)
    developing = t.copy().by(A, "build probe-web")
    developing.pay("blue2-green1-1.a", "blue2-green1-2.a", "blue1-green2-3.a")
    preparing = t.copy().by(A, "prepare tech")
    preparing.pay("blue2-green1-1.a", "blue2-green1-2.a", "blue1-green2-3.a")
    assert len(preparing.attached(A, "probe-web")) == 3
    planets = t.copy().by(A, "prepare planet")
    three = ("blue1-green2-3.b", "blue2-green1-1.b", "blue2-green1-2.b")
    assert planets.cannot_pay(*three) == "common-set-many"
    trading = t.copy().by(A, "trade blue")
    assert trading.cannot_pay("blue2-green1-1.a", "blue2-green1-2.a", "blue1-green2-3.a") == "common-set-many"
    assert t.copy().seat(A, hand="green2-red1-1").ready().can("build mika-1") is False


# --- colours --------------------------------------------------------------------------------------------


def test_A1_the_type_of_a_section_is_a_column_that_follows_its_colour() -> None:
    types = {"green": "exploration", "red": "extermination", "blue": "expansion", "gold": "exploitation"}
    for card in CONTENT.tables["resources"]:
        assert (card["a_type"], card["b_type"]) == (types[card["a_colour"]], types[card["b_colour"]])


def test_2_4_a_card_pays_by_one_section_only() -> None:
    t = table().seat(A, building="gutenberg", hand="green2-gold2-2 green1-red3-2").by(A, "prepare planet")
    assert t.cannot_pay("green2-gold2-2.a", "green2-gold2-2.b") == "common-set-many-of"


def test_2_4_a_card_that_is_spent_counts_by_its_better_section() -> None:
    """The other section would spend the same card: one payment, not two."""
    t = table().seat(A, building="gutenberg+green3-red1-1.a", hand="green3-gold1-1 green1-gold2-4")
    assert t.by(A, "build gutenberg").legal() == {"pay green3-gold1-1 a", "pay green1-gold2-4 b"}


def test_2_4_icons_of_another_colour_pay_nothing() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 red3-blue2-1 green2-red3-1")
    t.by(A, "build gutenberg")
    assert t.offers("pay") == {"green3-red2-1 a"}
    assert t.cannot_pay("green3-red2-1.a", "red3-blue2-1.a") == "common-set-unknown"


def test_A28_the_faction_action_takes_no_gold_unless_a_card_says_so() -> None:
    hand = "red3-blue1-1 red3-blue1-3 red3-gold1-1"
    t = table(factions="star-union bionics").seat(A, hand=hand).by(A, "faction")
    assert t.marks() == first_sections(hand)
    t.pay("red3-blue1-1.a", "red3-gold1-1.a")
    refined = table(factions="star-union bionics").seat(A, empire="ore-refineries:l", hand=hand)
    assert refined.by(A, "faction").marks() == first_sections(hand)  # the better sections are the red ones
    gold = "red3-blue1-1 red3-blue1-3 blue2-gold2-2"
    without = table(factions="star-union bionics").seat(A, hand=gold).by(A, "faction")
    assert without.marks() == {"pay red3-blue1-1 a", "pay red3-blue1-3 a"}
    boosted = table(factions="star-union bionics").seat(A, empire="ore-refineries:l", hand=gold)
    boosted.seat(A, artifacts="galactic-horn").by(A, "artifact galactic-horn").luck().by(A, "faction")
    assert "pay blue2-gold2-2 b" in boosted.marks()


def first_sections(hand: str) -> set[str]:
    """Paying with the first section of each."""
    return {f"pay {name} a" for name in hand.split()}


def test_A28_a_card_that_performs_a_basic_action_keeps_its_gold() -> None:
    """The only one that performs a basic action buys, which costs C; gold that is prepared counts later."""
    t = table().seat(A, building="gutenberg", hand="green2-gold2-2 green3-gold1-1")
    t.by(A, "prepare planet").pay("green2-gold2-2.b", "green3-gold1-1.a")
    assert t.view()["players"][A]["construction"][0]["missing"] == 0


def test_A29_only_the_colour_of_the_row_or_gold_is_attached() -> None:
    t = table().seat(A, building="gutenberg", hand="red3-blue2-1 green1-gold2-4")
    t.by(A, "prepare planet")
    assert t.legal() == {"pay green1-gold2-4 a", "pay green1-gold2-4 b"}
    t.illegal("pay red3-blue2-1 a").pay("green1-gold2-4.b")
    assert t.attached(A, "gutenberg") == ["green1-gold2-4.b"]


def test_A30_prepared_cards_may_lie_under_several_cards_of_one_row() -> None:
    t = table().seat(
        A, building="gutenberg mika-1 probe-web", hand="green2-red3-1 green2-red3-2 green2-red3-4"
    )
    t.by(A, "prepare planet")
    three = ("green2-red3-1.a", "green2-red3-2.a", "green2-red3-4.a")
    assert t.cannot_pay(*three) == "common-set-many"
    t.pay("green2-red3-1.a", "green2-red3-4.a")
    assert t.offers("card") == {"gutenberg", "mika-1"}
    t.by(A, "card mika-1", "card gutenberg")
    assert t.attached(A, "mika-1") == ["green2-red3-1.a"]
    assert t.attached(A, "gutenberg") == ["green2-red3-4.a"]
    assert told(t) == [("@aa-planet-mika-1", 2), ("@aa-planet-gutenberg", 2)]


# --- the limit ------------------------------------------------------------------------------------------


def test_A31_bonuses_of_the_limit_add_up() -> None:
    hand = "blue1-green3-2 green1-red3-2 green1-red3-3 green1-red3-4 green1-red2-3"
    t = table().seat(A, empire="compass:l satellite-colonies:l", building="gutenberg", hand=hand)
    t.by(A, "prepare planet")
    t.pay("blue1-green3-2.b", "green1-red3-2.a", "green1-red3-3.a", "green1-red3-4.a")
    assert len(t.attached(A, "gutenberg")) == 4


def test_A27_planets_pay_in_a_trade_and_count_for_the_limit() -> None:
    t = table().seat(A, bank=0, empire="mika-1:o+red2-blue2-1.a+red2-blue2-2.a", hand="red3-blue1-1")
    t.by(A, "trade red")
    cards = ("mika-1/red2-blue2-1.a", "mika-1/red2-blue2-2.a", "red3-blue1-1.a")
    assert t.cannot_pay(*cards) == "common-set-many"
    t.pay("mika-1/red2-blue2-2.a", "red3-blue1-1.a")
    assert t.bank(A) == 5
    assert t.produced(A, "mika-1") == ["red2-blue2-1.a"]
    assert "red2-blue2-2" in t.discards


def test_2_9_a_produced_card_pays_by_its_visible_section_only() -> None:
    t = table().seat(A, empire="mika-1:o+red2-blue2-1.a", hand="red3-blue1-1")
    assert t.offers("trade") == {"red", "blue"}
    assert t.copy().by(A, "trade red").marks() == {"pay red3-blue1-1 a", "pay from mika-1 red2-blue2-1 a"}
    assert t.copy().by(A, "trade blue").marks() == {"pay red3-blue1-1 b"}


def test_A49_attached_cards_pay_for_their_own_card_only() -> None:
    t = table().seat(A, building="gutenberg+green3-red1-1.a mika-1", hand="green2-red3-1")
    assert t.offers("build") == {"gutenberg"}
    assert t.by(A, "trade red").marks() == {"pay green2-red3-1 b"}


def test_2_4_attached_cards_do_not_count_for_the_limit() -> None:
    under = "+".join(["gutenberg", "blue2-green1-1.b", "blue2-green1-2.b"])
    t = table().seat(A, building=under, hand="green2-red1-1 green1-red2-3 green1-red3-2")
    t.by(A, "build gutenberg").pay("green2-red1-1.a", "green1-red2-3.a")
    assert t.offers("side") == {"logistic", "operational"}


# --- enough, and not too much ----------------------------------------------------------------------------


def test_A53_overpayment_is_lost_and_no_card_is_wasted() -> None:
    t = table().seat(A, building="gutenberg", hand="green3-red2-1 green3-red2-2 green2-red3-1")
    t.by(A, "build gutenberg")
    assert t.cannot_pay("green2-red3-1.a") == "common-set-short"
    t.copy().pay("green3-red2-1.a", "green3-red2-2.a")  # one too many
    under = "gutenberg+green3-red1-1.a"
    cards = "green2-red3-1 green1-red3-2 green1-red3-3"
    spare = table().seat(A, building=under, hand=cards).by(A, "build gutenberg")
    spare.copy().pay("green1-red3-2.a", "green1-red3-3.a")
    assert spare.cannot_pay("green2-red3-1.a", "green1-red3-2.a") == "common-set-waste"
    spare.pay("green2-red3-1.a")


def test_A4_a_cost_of_0_takes_no_card() -> None:
    empire = "vitrivius-xxi:l mika-1:l halny:l cichy-port:l"
    t = table().seat(A, empire=empire, building="gutenberg", hand="green3-red2-1")
    assert t.cost(A, "planet") == 1
    t.seat(A, empire="tarnina-vii:l")
    assert t.cost(A, "planet") == 0
    t.seat(A, empire="wrota-ilmen:l")
    assert t.cost(A, "planet") == 0
    t.by(A, "build gutenberg", "side logistic")
    assert t.hand(A) == ["green3-red2-1"]


def test_A6_a_prepared_card_waits_for_a_build_action() -> None:
    t = table().seat(A, building="gutenberg+green3-red1-1.a", hand="green2-red3-1")
    t.by(A, "prepare planet").pay("green2-red3-1.a")
    assert t.building(A) == {"gutenberg"}
    assert t.can("end")
    t.state.actions = 1
    t.by(A, "build gutenberg", "side logistic")
    assert t.empire(A) == {"gutenberg": "logistic"}
    assert t.discards >= {"green3-red1-1", "green2-red3-1"}


def test_A63_a_build_action_completes_one_card() -> None:
    t = table().seat(
        A, building="gutenberg+green3-red1-1.a mika-1", hand="green2-red3-1 green3-red2-1 green3-red2-2"
    )
    t.by(A, "build gutenberg").pay("green2-red3-1.a").by(A, "side operational").luck()
    while t.offers("show"):
        t.quiet().luck()
    assert t.building(A) == {"mika-1"}
    assert not t.offers("build")


# --- trade and blockades ---------------------------------------------------------------------------------


def test_B6_one_colour_and_gold_or_gold_alone() -> None:
    t = table().seat(A, bank=0, hand="red3-blue1-1 green3-red2-1 blue2-gold2-2")
    assert t.offers("trade") == {"blue", "green", "red"}
    t.by(A, "trade red")
    assert t.cannot_pay("red3-blue1-1.a", "green3-red2-1.a") == "common-set-unknown"
    assert t.cannot_pay() == "common-set-few"
    assert t.copy().pay("red3-blue1-1.a", "blue2-gold2-2.b").bank(A) == 5
    assert t.copy().pay("blue2-gold2-2.b").bank(A) == 2
    gold = table().seat(A, bank=0, empire="mika-1:o+blue2-gold2-2.b")
    assert gold.offers("trade") == {"gold"}
    assert gold.by(A, "trade gold").pay("mika-1/blue2-gold2-2.b").bank(A) == 2


def test_A26_tokens_come_off_cards_of_one_class_perhaps_several() -> None:
    t = table().seat(A, empire="mika-1:l*2 halny:o*1 black-death:o*1", hand="green2-red3-1 green2-red3-2")
    assert t.offers("unblock") == {"planet 1", "planet 2", "ship 1"}
    t.by(A, "unblock planet 2").pay("green2-red3-1.a", "green2-red3-2.a")
    assert t.marks() == {"card mika-1", "card halny"}
    t.choose("card halny", "card mika-1")
    assert t.blockades(A) == {"mika-1": 1, "black-death": 1}


def test_B7_is_paid_within_the_limit_and_by_gold_too() -> None:
    t = table().seat(A, empire="mika-1:l*4", hand="green3-red2-1 green3-red2-2 blue2-gold2-2")
    assert t.offers("unblock") == {"planet 1", "planet 2", "planet 3"}
    t.by(A, "unblock planet 2").pay("green3-red2-1.a", "blue2-gold2-2.b")
    assert t.blockades(A) == {"mika-1": 2}


def test_B7_is_not_offered_where_there_is_nothing_to_remove() -> None:
    t: Table = table().seat(A, empire="mika-1:l", hand="green3-red2-1").seat(B, empire="halny:l*1")
    assert t.offers("unblock") == set()

"""Rulings 8 to 12: the Alien Artifact and the deck."""

from .builder import GREEN, RED, Table, table


def total(t: Table) -> int:
    """The value docked at the Artifact towards the next card."""
    return int(t.view["turn_state"]["artifact_total"])


def test_ruling_08_a_claim_starts_the_count_again() -> None:
    t = table().display("booster plasma city").roll(2, 4, 4, 6)
    t.play("artifact 6", "artifact 2", "claim booster").deal("gravity")
    assert total(t) == 0
    t.illegal("claim plasma")
    t.play("artifact 4").illegal("claim plasma")
    t.play("artifact 4", "claim plasma").deal("crystal")
    assert t.cards() == {"booster", "plasma"}


def test_ruling_08_overflow_is_lost() -> None:
    t = table().display("booster plasma city").roll(2, 6, 6)
    t.play("artifact 6", "artifact 6", "claim booster").deal("gravity")
    t.play("artifact 2")
    assert total(t) == 2
    t.illegal("claim plasma")


def test_ruling_08_four_ships_at_once_are_one_card() -> None:
    t = table().display("booster plasma city").roll(4, 4, 4, 4)
    t.play("artifact 4", "artifact 4", "artifact 4", "artifact 4", "claim booster").deal("gravity")
    assert total(t) == 0
    assert not t.offers("claim")


def test_ruling_08_only_own_ships_of_this_turn_count() -> None:
    t = table().display("booster plasma city").dock("artifact", GREEN, 6, 6).roll(2, 3, 4)
    t.play("artifact 3")
    assert total(t) == 3
    t.illegal("claim booster")

    later = table(players=2).display("booster plasma city").roll(6, 6, 1)
    later.play("artifact 6", "artifact 6", "hub 1").end(1, 1, 1).play("hub 1", "hub 1", "hub 1").end(1, 2, 3)
    later.play("artifact 3")
    assert total(later) == 3
    assert not later.offers("claim")


def test_ruling_09_one_cycle_per_docked_ship() -> None:
    t = table().display("booster plasma city").roll(1, 2, 3)
    t.illegal("cycle")
    t.play("artifact 1", "cycle").deal("gravity crystal decoy")
    t.illegal("cycle")
    t.play("artifact 2", "artifact 3", "cycle").deal("cache polarity monument")
    t.play("cycle").deal("gravity crystal decoy")
    t.illegal("cycle")


def test_ruling_09_credits_end_with_a_claim() -> None:
    t = table().display("booster plasma city").roll(2, 4, 6)
    t.play("artifact 2", "artifact 6").play("claim city").deal("crystal")
    t.illegal("cycle")
    t.play("artifact 4", "cycle").deal("gravity cache decoy")
    t.illegal("cycle")


def test_ruling_09_credits_end_with_the_turn() -> None:
    t = table().roll(2).play("artifact 2").end(1, 2, 3)
    t.illegal("cycle")


def test_ruling_09_cycled_cards_may_come_back_when_the_pile_runs_out() -> None:
    t = table().display("booster plasma city").deck("crystal").roll(3, 4)
    t.play("artifact 3", "cycle")
    assert t.legal() == {"draw crystal"}
    t.deal("crystal")
    assert t.can("draw booster", "draw plasma", "draw city")
    t.deal("city booster")
    assert sorted(t.shown) == ["booster", "city", "crystal"]


def test_ruling_10_a_ship_teleported_away_no_longer_counts() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").display("booster plasma city").roll(2, 3, 6)
    t.play("artifact 6", "teleport artifact 6", "solar 6")
    assert total(t) == 0
    t.play("artifact 2")
    assert total(t) == 2
    t.illegal("claim booster")


def test_ruling_10_a_ship_of_an_earlier_claim_takes_nothing_with_it() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").display("booster plasma city").roll(2, 3, 6)
    t.play("artifact 6", "artifact 2", "claim booster").deal("gravity")
    t.play("artifact 3", "teleport artifact 6", "solar 6")
    assert total(t) == 3


def test_ruling_10_of_equal_ships_the_one_claimed_with_leaves_first() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").display("booster plasma city").roll(4, 4, 4, 4)
    t.play("artifact 4", "artifact 4", "claim booster").deal("gravity")
    t.play("artifact 4", "teleport artifact 4", "solar 4")
    assert total(t) == 4
    t.play("artifact 4")
    assert t.can("claim plasma")


def test_ruling_10_a_ship_teleported_in_counts_and_may_cycle() -> None:
    t = table().seat(RED, fuel=2, cards="teleporter").display("booster plasma city").roll(2, 3, 6)
    t.play("solar 6", "artifact 3", "cycle").deal("gravity crystal decoy")
    t.illegal("cycle")
    t.play("teleport solar 6", "artifact 6")
    assert total(t) == 9
    t.play("cycle").deal("cache polarity monument")
    assert t.can("claim monument")


def test_ruling_11_claiming_is_optional() -> None:
    t = table().display("booster plasma city").roll(4, 4).play("artifact 4", "artifact 4")
    assert t.can("claim booster", "claim plasma", "claim city", "end")
    assert t.play("end").cards(RED) == set()


def test_ruling_11_nothing_to_claim_if_all_are_owned() -> None:
    t = table().seat(RED, cards="booster plasma").display("booster plasma")
    t.roll(4, 4).play("artifact 4", "artifact 4")
    assert not t.offers("claim")
    t.illegal("claim booster", "claim plasma")
    one = table().seat(RED, cards="booster plasma").display("booster plasma city").roll(4, 4)
    assert one.play("artifact 4", "artifact 4").offers("claim") == {"city"}


def test_ruling_12_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    t = table().display("booster plasma city").deck("crystal").roll(2, 4, 4, 6)
    assert sum(t.discarded.values()) == 18
    t.play("artifact 6", "artifact 2", "claim booster").deal("crystal")
    assert t.view["deck"] == 0
    assert sum(t.discarded.values()) == 18
    t.play("artifact 4", "artifact 4", "claim city").deal("monument")
    assert t.view["deck"] == 17
    assert t.discarded == {}


def test_ruling_12_a_reshuffled_pile_has_nothing_for_the_warper() -> None:
    t = table().seat(RED, cards="warper").display("booster plasma city").deck("").roll(2, 6)
    assert t.can("fetch monument")
    t.play("artifact 6", "artifact 2", "claim booster").deal("monument")
    assert not t.offers("fetch")
    t.illegal("fetch crystal")


def test_ruling_12_too_few_cards_make_a_shorter_display() -> None:
    every = "booster crystal gravity decoy teleporter plasma polarity cache stasis warper"
    t = table().seat(1, cards=every + " city").seat(2, cards=every).display("monument").roll(4, 4)
    assert t.view["deck"] == sum(t.discarded.values()) == 0
    t.play("artifact 4", "artifact 4", "claim monument")
    assert t.shown == []
    assert t.cards() == {"monument"}
    assert t.points() == 1
    assert not t.offers("claim")
    assert t.can("end")


def test_ruling_12_cycling_the_last_cards_deals_them_again() -> None:
    every = "booster crystal gravity decoy teleporter plasma polarity cache stasis warper"
    t = table().seat(1, cards=every).seat(2, cards=every).display("monument city").roll(4, 4)
    t.play("artifact 4", "cycle")
    t.deal("city monument")
    assert sorted(t.shown) == ["city", "monument"]

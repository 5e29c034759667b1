"""Rulings Q27, Q29 to Q32 and Q34: Trade and Consume."""

from .builder import A, B, C, Table, table


def consuming(techs: str = "", colonies: str = "", **options: bool) -> Table:
    """Seat A, whose home has no power, is asked in a Trade/Consume that B picked."""
    t = table(3, "ancient-race old-earth", **options).seat(A, techs=techs, colonies=colonies)
    return t.picked("develop").by(B, "pick trade").until(A)


def test_Q27_consume_powers_look_at_the_good() -> None:
    t = consuming("consumer-markets", "alien-oort-cloud-refinery:N")
    assert t.legal() == {"consume consumer-markets"}
    t.by(A, "consume consumer-markets")
    assert (t.vp(A), t.credits(A)) == (1, 1)
    assert t.goods(A) == {}


def test_Q27_the_colony_does_not_matter() -> None:
    t = table(3, "ancient-race").seat(A, techs="consumer-markets", colonies="alien-oort-cloud-refinery:R")
    t.picked("isolation").by(B, "pick trade")
    assert t.picking
    assert t.goods(A) == {"alien-oort-cloud-refinery": "R"}


def test_Q27_a_stored_good_keeps_its_colour() -> None:
    t = table(3, "galactic-developers", goals=True).goals(open="stockpile-resources")
    t.seat(A, techs="pan-galactic-league", colonies="alien-oort-cloud-refinery:N").picked("develop")
    t.by(B, "pick produce").until(A).by(A, "name genes").until(A).by(
        A, "store-good alien-oort-cloud-refinery"
    )
    assert t.board(A)[0] == "N"


def test_Q29_new_economy_counts_consumed_goods_only() -> None:
    t = consuming("new-economy trade-league", "new-vinland:N comet-zone:R gem-world:N")
    t.by(A, "sell comet-zone")
    assert t.credits(A) == 2 + 1
    t.by(A, "consume new-vinland", "feed gem-world")
    assert t.vp(A) == 0
    t.by(A, "sell new-vinland")
    assert t.credits(A) == 3 + 2 + 2
    assert t.vp(A) == 1


def test_Q29_nothing_consumed_nothing_gained() -> None:
    t = table(3, "ancient-race").seat(A, techs="new-economy").picked("isolation").by(B, "pick trade")
    assert t.picking
    assert t.vp(A) == 0


def test_Q29_the_salon_is_worth_one_even_so() -> None:
    t = table(3, "ancient-race").seat(A, techs="new-economy galactic-salon").picked("isolation")
    assert t.by(B, "pick trade").vp(A) == 1 + 1


def test_Q30_the_salon_needs_no_goods() -> None:
    t = table(3).seat(A, techs="galactic-salon").picked("isolation").by(B, "pick trade")
    assert t.vp(A) == 1
    assert t.picking


def test_Q31_trade_league_sells_once_more() -> None:
    t = consuming("trade-league", "comet-zone:R spice-world:N deserted-alien-outpost:A")
    assert t.offers("sell") == {"comet-zone", "spice-world", "deserted-alien-outpost"}
    t.by(A, "sell deserted-alien-outpost")
    assert t.credits(A) == 4 + 1
    assert t.legal() == {"sell comet-zone", "sell spice-world", "pass"}
    t.by(A, "sell spice-world")
    assert t.credits(A) == 5 + 1 + 1 + 2
    assert t.picking
    assert t.goods(A) == {"comet-zone": "R"}


def test_Q31_it_is_optional_and_may_be_the_only_sale() -> None:
    t = consuming("trade-league", "comet-zone:R")
    t.by(A, "pass")
    assert t.legal() == {"sell comet-zone", "pass"}
    kept = t.copy().by(A, "pass")
    assert kept.goods(A) == {"comet-zone": "R"}
    t.by(A, "sell comet-zone")
    assert t.credits(A) == 3


def test_Q31_other_powers_are_compulsory_before_stopping() -> None:
    t = consuming("trade-league", "new-vinland:N comet-zone:R").by(A, "pass")
    assert t.legal() == {"consume new-vinland", "sell new-vinland", "sell comet-zone"}
    t.illegal("pass")


def test_Q31_no_sale_of_an_oort_good() -> None:
    t = table(3, "ancient-race").seat(A, techs="trade-league", colonies="alien-oort-cloud-refinery:G")
    t.picked("isolation").by(B, "pick trade")
    assert t.picking


def test_Q32_a_power_once_picked_takes_as_many_as_it_can() -> None:
    t = consuming("mining-conglomerate imperium-arms-factory", "comet-zone:R new-earth:R rebel-miners:R")
    t.by(A, "pass")
    assert t.offers("consume") == {"mining-conglomerate", "imperium-arms-factory", "new-earth"}
    t.by(A, "consume mining-conglomerate", "feed rebel-miners", "feed comet-zone")
    assert t.vp(A) == 2
    assert len(t.goods(A)) == 1
    t.by(A, "consume imperium-arms-factory")
    assert (t.vp(A), t.credits(A)) == (3, 1)
    assert t.goods(A) == {}
    assert t.picking


def test_Q32_no_stopping_while_a_power_can_feed() -> None:
    t = consuming("consumer-markets", "spice-world:N gem-world:N")
    t.by(A, "pass")
    assert t.legal() == {"consume consumer-markets"}
    t.illegal("pass").by(A, "consume consumer-markets")
    assert (t.vp(A), t.credits(A)) == (2, 2)


def test_Q34_all_dollars_of_the_sale_may_be_stored() -> None:
    t = table(3, "ancient-race", goals=True).goals(open="sales-tax")
    t.seat(A, techs="export-duties trade-league", colonies="comet-zone:R gem-world:N").picked("develop")
    t.by(B, "pick trade").until(A).by(A, "sell comet-zone")
    assert t.offers("store-credits") == {"0", "1", "2", "3", "4"}
    t.by(A, "store-credits 3")
    assert (t.board(A)[2], t.credits(A)) == (3, 1)
    t.by(A, "sell gem-world")
    assert t.offers("store-credits") == {"0", "1", "2", "3"}
    t.by(A, "store-credits 3")
    assert (t.board(A)[2], t.credits(A)) == (6, 1)


def test_Q34_not_other_dollars() -> None:
    t = table(3, "ancient-race", goals=True).goals(open="sales-tax")
    t.seat(A, credits=5, colonies="new-vinland:N comet-zone:R").picked("develop")
    t.by(B, "pick trade").until(A).by(A, "sell comet-zone")
    assert t.offers("store-credits") == {"0", "1", "2"}
    t.by(A, "store-credits 0", "consume new-vinland")
    assert t.picking
    assert (t.board(A)[2], t.credits(A)) == (0, 5 + 2 + 2)


def test_Q34_only_while_sales_tax_is_face_up() -> None:
    t = table(3, "ancient-race", goals=True).goals(hidden="sales-tax", owner=C)
    t.seat(A, colonies="comet-zone:R").picked("develop").by(B, "pick trade").by(C, "hide").until(A)
    t.by(A, "sell comet-zone")
    assert t.picking
    assert t.credits(A) == 2


def test_Q29_only_its_owners_goods_count() -> None:
    t = table(3, "old-earth ancient-race").seat(A, colonies="gem-world:N comet-zone:R")
    t.seat(B, techs="new-economy", colonies="new-vinland:N")
    t.by(A, "pick trade", "pass", "consume old-earth").by(B, "pass", "consume new-vinland")
    assert t.vp(A) == 1 + 3
    assert t.vp(B) == 1

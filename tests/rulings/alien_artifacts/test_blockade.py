"""Section 2.13: blockaded cards, fees use by use; A21-A23, DP22, DP25."""

from .builder import A, B, Table, reveal, table

RED_FIVE = "red3-blue1-1 red2-blue1-1"


def offensive(t: Table) -> Table:
    """A pays 5 red for an Offensive."""
    t.seat(A, hand=RED_FIVE).by(A, "offensive")
    return t.pay("red3-blue1-1.a", "red2-blue1-1.a")


def test_A21_type_side_and_text_are_blank() -> None:
    t = table(factions="star-union bionics").seat(A, empire="black-death:o*1 mika-1:l*1", hand=RED_FIVE)
    assert t.score(A, "faction") == 1  # a ship, but of no type
    assert t.score(A, "cards") == 2
    assert t.cost(A, "planet") == 6
    t.illegal("offensive")


def test_A21_conditions_that_count_a_class_count_it() -> None:
    planets = "mika-1:l*1 halny:o*1 calcine:l gutenberg:l"
    t = table().seat(A, empire=f"{planets} orbital-harvesters:o first-contact-protocol:o")
    assert t.score(A, "technologies") == 2  # four planets; one planet that is operational is blockaded
    types = table().seat(A, empire="compass:l*1 black-death:l granary:l caravan:l targeting-matrices:o")
    assert types.score(A, "technologies") == 2  # three types of ships, not four


def test_A21_a_blockaded_technology_scores_nothing() -> None:
    planets = "mika-1:l halny:l calcine:l gutenberg:l"
    assert table().seat(A, empire=f"{planets} orbital-harvesters:o*1").score(A, "technologies") == 0


def test_A22_a_fee_is_for_one_use() -> None:
    t = table().seat(A, bank=10, artifacts="moment-loop", empire="mennica:l*2").by(A, "artifact moment-loop")
    assert t.cost(A, "buy") == 5
    t.by(A, "fee mennica")
    assert (t.bank(A), t.cost(A, "buy")) == (8, 3)
    t.by(A, "buy planet", "extra 0").luck()
    assert (t.bank(A), t.cost(A, "buy")) == (5, 5)


def test_A22_a_fee_for_an_activation() -> None:
    t = table().seat(A, bank=3, empire="port-dues:l*1 settlers-archive:l")
    assert t.offers("use") == {"settlers-archive"}
    t.by(A, "fee port-dues", "use port-dues")
    assert t.bank(A) == 3
    assert "port-dues" not in t.offers("use")


def test_DP22_no_fee_that_the_bank_cannot_pay() -> None:
    t = table().seat(A, bank=1, empire="mennica:l*2 halny:l*1")
    assert t.offers("fee") == {"halny"}
    t.illegal("fee mennica")


def test_DP22_no_fee_where_nothing_is_left_to_use_it_for() -> None:
    t = table().seat(A, bank=9, empire="mennica:l*1 port-dues:l*1", hand="red2-blue2-1").by(A, "trade red")
    t.pay("red2-blue2-1.a")
    assert t.offers("fee") == {"port-dues"}  # its additional effect may still be used
    t.by(A, "fee port-dues", "use port-dues")
    assert t.offers("fee") == set()


def test_DP22_a_fee_for_a_larger_hand() -> None:
    """L545: any ability may be used for the fee; this one serves in the draw stage, after the action."""
    t = table().seat(A, bank=9, empire="shared-memory:l*2", hand="red2-blue2-1").by(A, "trade red")
    t.pay("red2-blue2-1.a").by(A, "fee shared-memory", "end")
    t.draw("red2-blue2-2 red2-blue2-3 red2-blue2-4 green2-red2-1")
    assert (t.bank(A), len(t.hand(A))) == (9 + 2 - 2, 4)
    without = table().seat(A, bank=9, empire="shared-memory:l*2", hand="red2-blue2-1").by(A, "trade red")
    without.pay("red2-blue2-1.a").by(A, "end").draw("red2-blue2-2 red2-blue2-3 red2-blue2-4")
    assert without.actor == B


def test_DP22_a_card_that_triggers_is_asked_for_when_it_does() -> None:
    under = "+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=5, empire="first-contact-protocol:l*1", building=f"mika-1{under}")
    t.by(A, "build mika-1", "side logistic")
    assert t.phase == "fee" and t.actor == A and t.legal() == {"yes", "no"}
    paid = t.copy().by(A, "yes")
    assert paid.bank(A) == 5 - 1 + 2
    assert paid.view()["turn_state"]["paid"] == []
    assert t.copy().by(A, "no").bank(A) == 5


def test_DP22_no_question_where_the_trigger_does_not_apply() -> None:
    ship = "compass+red3-blue2-1.a+red3-blue2-2.a"
    t = table().seat(A, empire="first-contact-protocol:l*1", building=ship)
    t.by(A, "build compass", "side logistic")
    assert t.phase == "turn"


def test_DP22_a_bonus_in_an_attack() -> None:
    t = table().seat(A, bank=3, empire="compass:o targeting-matrices:l*1 raiding-war:l*1 siege-ring:l*1")
    offensive(t).by(A, "attack system")
    assert t.phase == "fee" and t.view()["question"]["card"] == "targeting-matrices"
    t.by(A, "yes").draw("blue3-green2-3")  # the others do nothing against aliens
    assert [e.args["value"] for e in t.events if e.id == "aa-event-value"] == [3 + 2 + 1]
    assert t.luck().view()["turn_state"]["paid"] == []


def test_DP22_a_loss_is_insured_when_it_comes() -> None:
    empire = "coloniser-bug:o repair-docks:l*1"
    t = offensive(table().seat(A, bank=1, empire=empire).system("weaver-swarm")).by(A, "attack system")
    t.draw(reveal("coloniser-bug", "systems", "weaver-swarm", "destroyed"))
    assert t.phase == "fee"
    paid = t.copy().by(A, "yes").luck()
    assert paid.building(A) == {"coloniser-bug"} and paid.bank(A) == 0
    assert t.copy().by(A, "no").luck().bottom("ship") == ["coloniser-bug"]


def test_DP22_the_defender_is_asked_about_an_own_card() -> None:
    t = table().seat(A, empire="compass:o").seat(B, bank=2, empire="planetary-shield:l*1 mika-1:l")
    offensive(t).by(A, "attack p2")
    assert t.actor == B and t.phase == "fee"
    t.by(B, "yes").draw("blue3-green2-2")
    assert [e.args["value"] for e in t.events if e.id == "aa-event-value"] == [2 + 2 - 1]
    assert t.bank(B) == 1


def test_DP22_production_and_trade() -> None:
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=1, empire="vacuum-greenhouses:l*1", building=planet)
    t.by(A, "build mika-1", "side operational").draw("green2-red3-1")
    t.draw("red1-blue3-2 red1-blue3-3")  # no question: the fee would eat the 1 C that it brings
    assert t.bank(A) == 1 and t.vp(A) == 1
    trade = table().seat(A, bank=0, empire="commodity-exchange:l*1", hand="red2-blue2-1").by(A, "trade red")
    trade.pay("red2-blue2-1.a")
    assert trade.phase == "fee"
    assert trade.by(A, "yes").bank(A) == 2 - 1 + 2


def test_A22_each_activation_has_its_own_fee() -> None:
    """Two planets enter in one action: the blockaded card is asked about for each."""
    building = "mika-1+green3-red1-1.a+green3-red1-3.a calcine+green2-red3-1.a+green2-red3-2.a"
    t = table().seat(A, bank=5, empire="first-contact-protocol:l*1", building=building)
    t.by(A, "build mika-1", "side logistic", "yes", "side logistic")
    assert t.phase == "fee"
    t.by(A, "yes")
    assert t.bank(A) == 5 + 2 * (2 - 1)


def test_DP23_the_order_of_triggers_is_the_owners() -> None:
    """Bank 0: the 2 C of one card can pay the fee of the other, if they come first."""
    technologies = "first-contact-protocol:l vorschs-phantom-mk2:l*2"
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=0, empire=technologies, building=planet).by(A, "build mika-1", "side logistic")
    assert t.offers("card") == {"first-contact-protocol", "vorschs-phantom-mk2"}
    good = t.copy().by(A, "card first-contact-protocol")
    assert good.phase == "fee" and good.bank(A) == 2
    assert good.by(A, "yes").vp(A) == 1 and good.bank(A) == 0
    bad = t.copy().by(A, "card vorschs-phantom-mk2")
    assert bad.phase == "turn" and bad.vp(A) == 0 and bad.bank(A) == 2


def test_DP23_no_question_where_the_order_is_all_the_same() -> None:
    technologies = "first-contact-protocol:l vorschs-phantom-mk2:l"
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=0, empire=technologies, building=planet).by(A, "build mika-1", "side logistic")
    assert (t.phase, t.bank(A), t.vp(A)) == ("turn", 2, 1)

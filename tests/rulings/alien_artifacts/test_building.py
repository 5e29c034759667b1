"""Sections 2.5 and 2.8: costs, completing, automatic building, Buy; T4-T8, T12-T14, T18, T33, T39, T42."""

from .builder import A, B, Table, table

GREEN_FIVE = "green3-red2-1 green2-red3-1"


def discover(t: Table, name: str) -> Table:
    """A pays 5 green for a planet."""
    return t.by(A, f"build {name}").pay("green3-red2-1.a", "green2-red3-1.a")


def test_T4_a_discount_builds_a_prepared_ship_by_itself() -> None:
    t = table().seat(A, building="calcine black-death+red3-blue1-1.a", hand=GREEN_FIVE)
    discover(t, "calcine").by(A, "side logistic")
    assert t.phase == "side" and t.actor == A
    assert t.building(A) == set()
    assert "red3-blue1-1" in t.discards
    t.by(A, "side logistic")
    assert t.empire(A) == {"calcine": "logistic", "black-death": "logistic"}


def test_T5_an_operational_planet_gives_no_discount() -> None:
    t = table().seat(A, building="calcine black-death+red3-blue1-1.a", hand=GREEN_FIVE)
    discover(t, "calcine").by(A, "side operational").luck()
    while t.offers("show"):
        t.quiet().luck()
    assert t.building(A) == {"black-death"}
    assert t.can("end")


def test_T6_two_more_credits_show_two_more_cards() -> None:
    t = table().seat(A, bank=7).top("probe-web")
    t.by(A, "buy tech", "extra 2").chance("top far-expedition", "top supply-net", "top siege-ring")
    assert t.offers("keep") == {"probe-web", "far-expedition", "supply-net"}
    t.by(A, "keep far-expedition")
    assert t.building(A) == {"far-expedition"}
    assert t.bottom("tech") == ["probe-web", "supply-net"]
    assert t.bank(A) == 0
    assert t.open_card("tech") == "siege-ring"


def test_T7_five_credits_take_the_open_card() -> None:
    t = table().top("gutenberg").by(A, "buy planet", "extra 0").chance("top calcine")
    assert t.building(A) == {"gutenberg"}
    assert t.bank(A) == 3
    assert t.open_card("planet") == "calcine"


def test_T8_a_second_planet_costs_6() -> None:
    assert table().seat(A, empire="calcine:l").cost(A, "planet") == 6


def test_T12_two_exploration_planets_take_4_off() -> None:
    t = table().seat(A, empire="vitrivius-xxi:l mika-1:l", building="gutenberg", hand="green3-red2-1")
    assert t.cost(A, "planet") == 3
    t.by(A, "build gutenberg").pay("green3-red2-1.a")


def test_T13_two_technologies_make_the_next_cost_7() -> None:
    assert table().seat(A, empire="probe-web:l port-dues:l").cost(A, "tech") == 7


def test_T14_three_technologies_make_the_next_cost_8() -> None:
    assert table().seat(A, empire="probe-web:l port-dues:l rescue-crews:o").cost(A, "tech") == 8


def test_T18_two_ships_make_the_next_cost_7() -> None:
    assert table().seat(A, empire="compass:l tracker:o").cost(A, "ship") == 7


def test_T33_a_blockaded_planet_discounts_for_a_fee() -> None:
    t = table().seat(A, bank=2, empire="mika-1:l*1", building="gutenberg", hand="green3-red2-1 green3-red2-2")
    assert t.cost(A, "planet") == 6
    without = t.copy().by(A, "build gutenberg").pay("green3-red2-1.a", "green3-red2-2.a")
    assert without.bank(A) == 2
    t.by(A, "fee mika-1")
    assert (t.bank(A), t.cost(A, "planet")) == (1, 4)
    t.by(A, "build gutenberg").pay("green3-red2-1.a", "green3-red2-2.a").by(A, "side logistic")
    assert t.cost(A, "planet") == 7  # two planets, and no fee is paid any more


def test_T39_only_a_logistic_exploitation_ship_brings_a_plan() -> None:
    t = table().seat(A, building="caravan+red3-blue1-1.a+red3-blue2-1.a").by(A, "build caravan")
    fleet = t.copy().by(A, "side logistic").chance("plan ransom")
    assert fleet.plans(A) == {"ransom"}
    mission = t.copy().by(A, "side operational", "done")
    assert mission.plans(A) == set()
    other = table().seat(A, building="compass+red3-blue1-1.a+red3-blue2-1.a").by(A, "build compass")
    assert other.by(A, "side logistic").plans(A) == set()


def test_T42_no_more_extra_cards_than_the_deck_holds() -> None:
    t = table().seat(A, bank=15).class_deck("tech", "probe-web siege-ring", hoard=B).by(A, "buy tech")
    assert t.offers("extra") == {"0", "1"}
    t.by(A, "extra 1").luck()
    assert t.offers("keep") == {"probe-web", "siege-ring"}
    t.by(A, "keep siege-ring")
    assert t.open_card("tech") == "probe-web"
    assert t.bank(A) == 9


# --- costs ----------------------------------------------------------------------------------------------


def test_A7_discounts_lower_the_base_only() -> None:
    empire = "mennica:l zlotonosna:l framework-contracts:l"
    t = table().seat(A, bank=2, empire=empire)
    assert t.cost(A, "buy") == 0
    t.by(A, "buy ship")
    assert t.offers("extra") == {"0", "1", "2"}
    t.by(A, "extra 2").luck().quiet()
    assert t.bank(A) == 0


def test_A46_the_extra_cards_are_paid_before_any_is_seen() -> None:
    t = table().seat(A, bank=8).by(A, "buy ship")
    assert t.bank(A) == 3
    assert t.phase == "extra" and t.offers("extra") == {"0", "1", "2", "3"}
    assert t.legal() == {"extra 0", "extra 1", "extra 2", "extra 3"}
    t.by(A, "extra 3").luck()
    assert t.phase == "keep" and len(t.offers("keep")) == 4
    assert t.bank(A) == 0


def test_A41_a_planet_does_not_discount_itself() -> None:
    t = table().seat(A, building="mika-1", hand="green3-red2-1")
    assert t.cost(A, "planet") == 5
    t.illegal("build mika-1")


def test_A21_a_blockaded_card_still_counts_by_its_class() -> None:
    t = table().seat(A, empire="mika-1:l*1")
    assert t.cost(A, "planet") == 6
    assert t.score(A, "cards") == 1


# --- Buy ------------------------------------------------------------------------------------------------


def test_A8_what_is_not_kept_goes_under_in_the_order_drawn() -> None:
    t = table().seat(A, bank=15).class_deck("ship", "compass tracker broker caravan", hoard=B)
    t.by(A, "buy ship", "extra 2").luck("top tracker", "top broker").by(A, "keep tracker")
    assert t.open_card("ship") == "caravan"
    assert t.bottom("ship") == ["compass", "broker"]
    t.state.actions = 1
    t.seat(A, bank=15).by(
        A, "buy ship", "extra 1"
    )  # the order of the rest is known: nothing is left to chance
    assert t.offers("keep") == {"caravan", "compass"}


def test_B1_without_credits_nothing_is_bought() -> None:
    t = table().seat(A, bank=4)
    assert t.offers("buy") == set()
    t.illegal("buy planet")


def test_A59_an_empty_class_deck_sells_nothing() -> None:
    t = table().class_deck("ship", "", hoard=B)
    assert t.offers("buy") == {"planet", "tech"}


# --- automatic building ---------------------------------------------------------------------------------


def test_A5_automatic_building_goes_on_until_nothing_qualifies() -> None:
    """A logistic exploration planet makes another one free, and that one a ship."""
    under = "calcine+green3-red1-1.a+green1-red3-2.a"
    t = table().seat(A, building=f"mika-1 {under} black-death+red3-blue1-1.a", hand=GREEN_FIVE)
    discover(t, "mika-1").by(A, "side logistic")  # calcine costs 5 + 1 - 2 = 4 now
    assert t.phase == "side"
    t.by(A, "side logistic")  # the ship costs 5 - 2 = 3
    assert t.phase == "side"
    t.by(A, "side logistic")
    assert set(t.empire(A)) == {"mika-1", "calcine", "black-death"}


def test_A5_costs_are_counted_again_after_each_card() -> None:
    """Each of two planets would be free, but the first makes the second dearer (L711)."""
    building = "mika-1 gutenberg+green3-red1-1.a+green1-red3-2.a rozstaje+green3-red1-3.a+green1-red3-3.a"
    t = table().seat(A, building=building, hand=GREEN_FIVE)
    discover(t, "mika-1").by(A, "side logistic")
    assert t.offers("card") == {"gutenberg", "rozstaje"}
    t.by(A, "card rozstaje", "side logistic")
    assert t.building(A) == {"gutenberg"}
    assert t.can("end")


def test_A5_a_card_with_nothing_attached_qualifies_at_cost_0() -> None:
    empire = "vitrivius-xxi:l halny:l cichy-port:l tarnina-vii:l"
    t = table().seat(A, empire=empire, building="mika-1 gutenberg", hand="green1-red3-2")
    assert t.cost(A, "planet") == 1
    t.by(A, "build mika-1").pay("green1-red3-2.a").by(A, "side logistic")
    assert t.phase == "side"  # gutenberg, which costs 0 now


def test_A5_nothing_is_built_when_a_token_leaves() -> None:
    t = table().seat(A, empire="calcine:l*1", building="black-death+red3-blue1-1.a", hand="green2-red3-1")
    t.by(A, "unblock planet 1").pay("green2-red3-1.a")
    assert t.cost(A, "ship") == 3
    assert t.building(A) == {"black-death"} and t.can("end")


def test_A5_nothing_is_built_by_buying() -> None:
    empire = "calcine:l kowadlo:l czerwony-step:l"
    t = table().seat(A, empire=empire).top("black-death").by(A, "buy ship", "extra 0").luck()
    assert t.cost(A, "ship") == 0
    assert t.building(A) == {"black-death"} and t.can("end")


def test_A5_no_fee_makes_a_card_qualify() -> None:
    """The fee for calcine is paid before the action; the ship would cost 3 with it, but costs 5."""
    t = table().seat(A, empire="calcine:l*1", building="gutenberg+green3-red1-1.a+green3-red1-3.a")
    t.seat(A, building="black-death+red3-blue1-1.a")
    t.by(A, "fee calcine")
    assert t.cost(A, "ship") == 3
    t.by(A, "build gutenberg", "side logistic")
    assert t.building(A) == {"black-death"} and t.can("end")


def test_A50_the_entry_effect_comes_before_automatic_building() -> None:
    building = "mika-1 gutenberg+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, building=building, hand=GREEN_FIVE)
    discover(t, "mika-1").by(A, "side operational")
    assert t.legal() & {"draw blue3-green2-1"}  # production first
    t.draw("green2-red3-2 green2-red3-4 red1-blue3-2")
    assert t.phase == "side"  # then gutenberg, which costs 6


def test_A45_a_card_is_never_turned_over() -> None:
    """Nothing in notation turns a card: a side is asked for completing cards only."""
    t = table().seat(A, empire="mika-1:l black-death:o")
    assert not t.offers("side")
    t.illegal("side operational")


def test_DP6_the_card_to_complete() -> None:
    t = table().seat(A, building="mika-1 gutenberg probe-web", hand=GREEN_FIVE)
    assert t.offers("build") == {"mika-1", "gutenberg"}


def test_DP8_the_side_is_the_owners_choice() -> None:
    t = discover(table().seat(A, building="mika-1", hand=GREEN_FIVE), "mika-1")
    assert t.legal() == {"side logistic", "side operational"}

"""Sections 2.9 and 2.6: production, mining, Collect Income, conditions; T9-T11, T15-T17, T37."""

from .builder import A, B, Table, table

BLUE_FIVE = "red2-blue3-1 red2-blue2-1"


def exploit(t: Table, planet: str) -> Table:
    """A discovers a planet that is prepared, operational side up."""
    return t.by(A, f"build {planet}", "side operational")


def prepared(planet: str) -> Table:
    """A planet that is paid for."""
    return table().seat(A, building=f"{planet}+green3-red1-1.a+green3-red1-3.a")


def develop(technology: str, empire: str = "") -> Table:
    """A develops a technology that is paid for, operational side up."""
    under = "+blue3-green1-1.a+blue3-green1-3.a+blue3-gold1-1.a"
    t = table().seat(A, empire=empire, building=technology + under)
    return t.by(A, f"build {technology}", "side operational")


def test_T9_each_matching_section_shown_is_a_point() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("blue2-green3-1")
    assert t.offers("show") == {"a", "b"}
    t.by(A, "show b").draw("green2-red3-1").draw("red2-blue3-1")
    assert t.produced(A, "mika-1") == ["blue2-green3-1.b", "green2-red3-1.a", "red2-blue3-1.a"]
    assert t.vp(A) == 2


def test_T10_without_a_match_the_smaller_section_is_shown() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("red1-blue3-2")
    assert t.produced(A, "mika-1") == ["red1-blue3-2.a"]
    assert t.vp(A) == 0


def test_T11_equal_sections_are_the_owners_choice() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("red2-blue2-1")
    assert t.offers("show") == {"a", "b"}
    t.by(A, "show b")
    assert t.produced(A, "mika-1") == ["red2-blue2-1.b"]
    assert t.vp(A) == 0


def test_A14_a_larger_match_need_not_be_shown() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("blue2-green3-1").by(A, "show a")
    assert t.produced(A, "mika-1") == ["blue2-green3-1.a"]
    assert t.vp(A) == 0


def test_A14_a_smaller_match_must_be_shown() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("green2-red3-1")
    assert t.produced(A, "mika-1") == ["green2-red3-1.a"]
    assert t.vp(A) == 1


def test_A14_an_equal_match_may_be_left() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("green2-red2-1")
    assert t.offers("show") == {"a", "b"}


def test_A48_all_cards_that_are_produced_are_known_to_all() -> None:
    t = exploit(prepared("mika-1"), "mika-1").draw("red1-blue3-2")
    shown = t.view(B)["players"][A]["empire"][0]["produced"]
    assert shown == [{"resource": "red1-blue3-2", "section": "a"}]


# --- mining ---------------------------------------------------------------------------------------------


def test_O3_every_operational_planet_produces_a_card_in_any_order() -> None:
    t = table().seat(A, empire="mika-1:o calcine:o halny:l", hand="green3-red2-1 green2-red3-1")
    t.by(A, "mine").pay("green3-red2-1.a", "green2-red3-1.a")
    assert t.offers("card") == {"mika-1", "calcine"}
    t.by(A, "card calcine").draw("red1-blue3-2").draw("red1-blue3-3")
    assert t.produced(A, "calcine") == ["red1-blue3-2.a"]
    assert t.produced(A, "mika-1") == ["red1-blue3-3.a"]
    assert t.vp(A) == 1
    assert t.can("end")


def test_A23_a_blockaded_planet_mines_and_pays_for_a_fee() -> None:
    t = table().seat(A, bank=3, empire="mika-1:o*2+red3-blue2-1.a", hand="green3-red2-1 green2-red3-1")
    t.illegal("mine")
    assert t.copy().by(A, "trade red").marks() == {"pay green3-red2-1 b", "pay green2-red3-1 b"}
    t.by(A, "fee mika-1")
    assert t.bank(A) == 1
    trading = t.copy().by(A, "trade red")
    assert "pay from mika-1 red3-blue2-1 a" in trading.marks()
    t.by(A, "mine").pay("green3-red2-1.a", "green2-red3-1.a").draw("red1-blue3-2")
    assert len(t.produced(A, "mika-1")) == 2
    assert t.view()["turn_state"]["paid"] == []


# --- technologies ---------------------------------------------------------------------------------------

FOUR_PLANETS = "mika-1:l halny:l calcine:l gutenberg:l"


def test_T15_the_condition_that_is_met_scores() -> None:
    t = develop("orbital-harvesters", FOUR_PLANETS).draw("green2-red3-1")
    assert t.vp(A) == 1
    assert "green2-red3-1" in t.discards


def test_T16_without_a_match_nothing_scores() -> None:
    t = develop("orbital-harvesters", FOUR_PLANETS).draw("red2-blue3-1")
    assert t.vp(A) == 0
    assert "red2-blue3-1" in t.discards


def test_T17_only_the_best_condition_scores() -> None:
    planets = f"{FOUR_PLANETS} rozstaje:l mennica:l lombard:l"
    t = develop("orbital-harvesters", planets).draw("green2-red3-1")
    assert t.vp(A) == 3


def test_T37_a_technology_counts_itself() -> None:
    technologies = "probe-web:l port-dues:l rescue-crews:l"
    t = develop("deep-analysis-and-research-programme", technologies).draw("red2-blue3-1")
    assert t.vp(A) == 1


def test_A40_either_section_is_enough() -> None:
    for resource in ("green2-red3-1", "blue2-green3-1"):
        assert develop("orbital-harvesters", FOUR_PLANETS).draw(resource).vp(A) == 1


def test_O2_income_reveals_a_card_for_every_operational_technology() -> None:
    empire = f"{FOUR_PLANETS} orbital-harvesters:o pulsar-observatory:o probe-web:l"
    t = table().seat(A, empire=empire, hand=BLUE_FIVE)
    t.by(A, "income").pay("red2-blue3-1.b", "red2-blue2-1.b")
    assert t.offers("card") == {"orbital-harvesters", "pulsar-observatory"}
    t.by(A, "card pulsar-observatory").draw("green2-red3-1").draw("red1-blue3-2")
    assert t.vp(A) == 1
    assert t.discards >= {"green2-red3-1", "red1-blue3-2"}


def test_A57_a_card_counts_for_its_class_and_for_its_type() -> None:
    """Star Union: a point for a ship, and a point for an extermination card."""
    t = table(factions="star-union bionics").seat(A, empire="black-death:l")
    assert t.score(A, "faction") == 2


def test_A58_star_union_scores_all_ships() -> None:
    t = table(factions="star-union bionics").seat(A, empire="compass:l tracker:o")
    assert t.score(A, "faction") == 2


def test_A52_the_cards_that_pay_are_there_to_be_drawn() -> None:
    """With every other resource card in a hand, what is paid makes the new deck (L573, L705)."""
    t = table().seat(A, empire="mika-1:o", hand="green3-red2-1 green2-red2-1").deck(hoard=B).by(A, "mine")
    t.pay("green3-red2-1.a", "green2-red2-1.a").draw("green3-red2-1").by(A, "show a")
    assert (t.produced(A, "mika-1"), t.vp(A)) == (["green3-red2-1.a"], 1)


def test_A52_an_operational_action_needs_something_to_act() -> None:
    t = table().seat(A, empire="mika-1:l probe-web:l compass:l", hand="green3-red2-1 green2-red3-1")
    t.illegal("mine", "income", "offensive")
    ships = table().seat(A, empire="compass:l", hand="red3-blue2-1 red3-blue2-2")
    ships.illegal("offensive")
    technologies = table().seat(A, empire="probe-web:l", hand=BLUE_FIVE)
    technologies.illegal("income")

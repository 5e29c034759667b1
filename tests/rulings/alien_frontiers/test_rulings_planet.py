"""Rulings 26 to 33: control, the Relic Ship and field generators."""

import pytest

from .builder import GREEN, RED, YELLOW, table


def test_ruling_26_a_swap_changes_both_territories_at_once() -> None:
    t = table().seat(RED, cards="polarity").colonies("burroughs", 0, 2, 1).colonies("lem", 0, 0, 1)
    t.relic(GREEN, "solar", 3).roll(1, 2)
    t.play("swap", "colony burroughs p2", "colony lem p3")
    assert t.on("burroughs") == [0, 1, 2, 0]
    assert t.control("burroughs") == YELLOW
    assert t.control("lem") == GREEN
    assert t.relic_place() == (None, "burroughs")


def test_ruling_26_a_swap_that_leaves_control_leaves_the_relic() -> None:
    t = table().seat(RED, cards="polarity").colonies("burroughs", 0, 2, 1).colonies("lem", 1)
    t.relic(GREEN, "solar", 3).roll(1, 2)
    t.play("swap", "colony burroughs p3", "colony lem p1")
    assert t.on("burroughs") == [1, 2, 0, 0]
    assert t.control("burroughs") == GREEN
    assert t.relic_place() == (GREEN, "solar")


def test_ruling_26_control_points_and_relic_are_settled_before_the_end() -> None:
    t = table().seat(RED, ore=3).colonies("pohl", 5).colonies("burroughs", 0, 1).relic(GREEN, "solar", 3)
    t.roll(2, 2, 2).play("constructor 2-2-2", "territory burroughs")
    assert t.over
    assert t.control("burroughs") is None
    assert t.relic_place() == (None, "burroughs")
    assert (t.points(RED), t.points(GREEN)) == (5 + 1 + 1, 1)


def test_ruling_27_the_relic_returns_from_the_hand() -> None:
    t = table().seat(RED, cards="stasis").colonies("burroughs", 1).roll(1, 2, relic=5)
    t.play("isolate burroughs")
    assert t.relic_place() == (None, "burroughs")
    t.illegal("solar r")
    assert not [move for move in t.legal() if move.endswith(" r")]


def test_ruling_27_the_relic_returns_from_the_bay() -> None:
    t = table().seat(RED, cards="stasis").colonies("burroughs", 0, 1).relic(GREEN).roll(1, 2)
    assert t.relic_place() == (GREEN, "bay")
    assert t.play("isolate burroughs").relic_place() == (None, "burroughs")


def test_ruling_27_the_relic_returns_from_a_dock_and_its_partners_stay() -> None:
    t = table().seat(RED, cards="stasis").colonies("burroughs", 1).roll(1, 2, relic=5)
    t.play("solar r", "isolate burroughs")
    assert t.fuel() == 3
    assert t.docked("solar") == []

    raid = table().seat(RED, cards="stasis").seat(GREEN, ore=4).colonies("burroughs", 1)
    raid.roll(1, 3, 6, relic=2)
    raid.play("raiders 1-2-3+r", "take p2 ore", "take p2 ore", "take p2 ore", "take p2 ore")
    raid.play("isolate burroughs")
    assert raid.docked("raiders") == [(RED, 1), (RED, 3)]
    assert raid.ore() == 4

    built = table().seat(RED, fuel=1, ore=1, cards="stasis").colonies("burroughs", 1).roll(3, 6, relic=3)
    built.play("shipyard 3-3+r", "isolate burroughs")
    assert built.docked("shipyard") == [(RED, 3)]
    assert built.stock() == 2


def test_ruling_27_the_relic_leaves_the_terraforming_station_its_colony_stays() -> None:
    t = table().seat(RED, fuel=1, ore=1, cards="stasis").colonies("burroughs", 1).roll(1, 2, relic=6)
    t.play("terraform r", "territory lem", "isolate burroughs")
    assert t.on("lem")[RED] == 1
    assert t.docked("terraform") == []
    assert t.relic_place() == (None, "burroughs")
    free = table().seat(RED, fuel=1, ore=1, ships=4, cards="stasis").colonies("burroughs", 0, 1)
    free.relic(GREEN, "terraform", 6).roll(1, 6)
    free.illegal("terraform 6")
    assert free.play("isolate burroughs").can("terraform 6")


def test_ruling_27_the_relic_leaves_the_artifact_and_its_count() -> None:
    t = table().seat(RED, cards="stasis").colonies("burroughs", 1).display("booster plasma city")
    t.roll(1, 2, relic=6).play("artifact r", "artifact 2")
    assert t.can("claim city")
    t.play("isolate burroughs")
    assert t.view["turn_state"]["artifact_total"] == 2
    t.illegal("claim city")


def test_ruling_27_a_relic_that_is_merely_bumped_stays_with_its_owner() -> None:
    t = table().colonies("burroughs", 0, 1).dock("raiders", GREEN, 1, 3).relic(GREEN, "raiders", 2)
    t.roll(2, 3, 4).play("raiders 2-3-4").done()
    assert t.relic_place() == (GREEN, "bay")
    assert t.bay(GREEN) == 3


def test_ruling_28_control_that_passes_on_does_not_pass_the_relic() -> None:
    t = table().seat(RED, fuel=1, ore=1, cards="polarity").colonies("burroughs", 0, 1).colonies("lem", 1)
    t.relic(GREEN, "solar", 3).roll(1, 2)
    t.illegal("buy-relic")
    t.play("swap", "colony burroughs p2", "colony lem p1")
    assert t.control("burroughs") == RED
    assert t.relic_place() == (None, "burroughs")
    t.play("buy-relic")
    assert t.relic_place() == (RED, "bay")
    assert t.wealth() == (0, 0)


@pytest.mark.parametrize(("fuel", "ore"), [(0, 1), (1, 0)])
def test_ruling_29_the_relic_costs_one_of_each(fuel: int, ore: int) -> None:
    table().seat(RED, fuel=fuel, ore=ore).colonies("burroughs", 1).roll(1, 2).illegal("buy-relic")


def test_ruling_29_the_relic_is_bought_once_while_it_is_out() -> None:
    t = table().seat(RED, fuel=2, ore=2).colonies("burroughs", 1).roll(1, 2).play("buy-relic")
    assert t.wealth() == (1, 1)
    t.illegal("buy-relic")
    docked = table().seat(RED, fuel=2, ore=2).colonies("burroughs", 1).roll(1, 2, relic=3).play("solar r")
    docked.illegal("buy-relic")


def test_ruling_29_a_relic_bought_this_turn_waits_in_the_bay() -> None:
    t = table(players=2).seat(RED, fuel=7, ore=1, cards="teleporter warper").colonies("burroughs", 1)
    t.roll(1, 2, 3).play("buy-relic")
    assert not [move for move in t.legal() if move.endswith((" r", "+r"))]
    assert "r" not in t.play("warp").offers("pick")
    t.play("pick 1").done().roll(1)
    t.play("hub 1", "hub 2", "hub 3")
    assert not [place for place in t.offers("teleport") if place.endswith(" r")]
    t.end(1, 1, 1).play("hub 1", "hub 1", "hub 1").end(1, 2, 3, relic=4)
    assert t.relic_place() == (RED, "hand")
    assert t.can("solar r")


def test_ruling_30_an_isolation_that_goes_gives_the_bonus_back_at_once() -> None:
    t = table().seat(RED, cards="booster").colonies("lem", 1).field("isolation", "lem").roll(3, 3, 3)
    assert t.play("solar 3").fuel() == 2
    assert t.play("dampen isolation", "solar 3").fuel() == 5
    moved = table().seat(RED, cards="stasis").colonies("lem", 1).field("isolation", "lem").roll(3, 3)
    assert moved.play("isolate pohl", "solar 3").fuel() == 3


@pytest.mark.parametrize(
    ("card", "field", "verb"),
    [
        ("stasis", "isolation", "isolate"),
        ("crystal", "positron", "positron"),
        ("gravity", "repulsor", "repulse"),
    ],
)
def test_ruling_31_a_field_moves_to_another_territory(card: str, field: str, verb: str) -> None:
    first = table().seat(RED, cards=card).colonies("pohl", 1, 1).roll(1, 2)
    assert len(first.offers(verb)) == 8
    t = table().seat(RED, cards=card).colonies("pohl", 1, 1).field(field, "lem").roll(1, 2)
    assert len(t.offers(verb)) == 7
    t.illegal(f"{verb} lem")
    t.play(f"{verb} pohl")
    assert t.view["territories"]["pohl"]["fields"] == [field]
    assert t.view["territories"]["lem"]["fields"] == []
    assert t.cards() == set()


def test_ruling_31_the_booster_removes_exactly_one_field() -> None:
    none = table().seat(RED, cards="booster").roll(1, 2)
    none.illegal("dampen isolation", "dampen positron", "dampen repulsor")
    t = table().seat(RED, cards="booster").field("isolation", "lem").field("positron", "lem").roll(1, 2)
    assert t.offers("dampen") == {"isolation", "positron"}
    t.play("dampen isolation")
    assert t.view["territories"]["lem"]["fields"] == ["positron"]


def test_ruling_31_a_removed_field_can_be_placed_again() -> None:
    t = table(players=2).seat(RED, cards="booster").seat(GREEN, cards="stasis").field("isolation", "lem")
    t.roll(1, 2, 3).play("dampen isolation", "solar 1", "solar 2", "solar 3").end(1, 2, 3)
    assert len(t.offers("isolate")) == 8


def test_ruling_32_the_repulsor_blocks_either_end() -> None:
    t = table().seat(RED, cards="teleporter").colonies("lem", 1, 1).colonies("pohl", 1)
    t.field("repulsor", "pohl").roll(1, 2).play("move")
    assert t.offers("colony") == {"lem p1", "lem p2"}
    t.play("colony lem p2").illegal("territory pohl", "territory lem")
    assert len(t.offers("territory")) == 6

    swap = table().seat(RED, cards="polarity").colonies("lem", 1).colonies("pohl", 0, 1)
    swap.field("repulsor", "pohl").roll(1, 2).illegal("swap")
    all_closed = table().seat(RED, cards="teleporter").colonies("pohl", 1).field("repulsor", "pohl")
    all_closed.roll(1, 2).illegal("move")


def test_ruling_32_landing_elsewhere_stays_possible() -> None:
    t = table().seat(RED, fuel=1, ore=1, hub=7).field("repulsor", "pohl").roll(1, 2).play("launch")
    assert "pohl" not in t.offers("territory")
    assert len(t.offers("territory")) == 7


def test_ruling_33_isolation_takes_no_points() -> None:
    t = table().seat(RED, cards="stasis").colonies("lem", 1).field("positron", "lem").roll(3, 3)
    assert t.points() == 3
    t.play("isolate lem")
    assert t.points() == 3
    assert t.control("lem") == RED
    assert t.play("solar 3").fuel() == 2

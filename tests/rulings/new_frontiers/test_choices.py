"""Part 4: the options of the decisions that are taken in steps, enumerated to their ends."""

import pytest

from orrery.core.game import CHANCE

from .builder import A, B, C, Table, table


def ends(t: Table, seat: int, *verbs: str) -> set[frozenset[str]]:
    """The goods a seat may be left with (by colony), over all ways to go on with these verbs."""
    moves = [move for move in t.legal() if t.actor == seat and move.split()[0] in verbs]
    if not moves:
        return {frozenset(t.goods(seat))}
    return set().union(*[ends(t.copy().by(seat, move), seat, *verbs) for move in moves])


def fed(power: str, colonies: str, techs: str = "") -> set[frozenset[str]]:
    """What feeding a Consume power may leave."""
    t = table(3, "new-sparta old-earth").seat(A, techs=techs, colonies=colonies).picked("isolation")
    t.by(B, "pick trade").until(A).by(A, "pass", f"consume {power}")
    return ends(t, A, "feed")


def test_D22_any_two_goods() -> None:
    t = table(3).seat(A, colonies="gem-world:N comet-zone:R pre-sentient-race:G").by(A, "pick trade", "pass")
    t.by(A, "consume old-earth")
    assert ends(t, A, "feed") == {
        frozenset(["gem-world"]),
        frozenset(["comet-zone"]),
        frozenset(["pre-sentient-race"]),
    }


def test_D22_a_kind_and_any_other() -> None:
    colonies = "adaptable-uplift-race:G comet-zone:R gem-world:N"
    assert fed("adaptable-uplift-race", colonies) == {frozenset(["comet-zone"]), frozenset(["gem-world"])}
    assert fed("adaptable-uplift-race", "adaptable-uplift-race:G pre-sentient-race:G") == {frozenset()}
    alone = table(3, "new-sparta").seat(A, colonies="adaptable-uplift-race:G").by(A, "pick trade", "pass")
    assert alone.picking
    wrong = table(3, "new-sparta").seat(A, colonies="adaptable-uplift-race gem-world:N comet-zone:R")
    assert wrong.by(A, "pick trade", "pass").picking


def test_D22_three_different_kinds() -> None:
    colonies = "gem-world:N spice-world:N comet-zone:R pre-sentient-race:G deserted-alien-outpost:A"
    left = fed("diversified-economy", colonies, "diversified-economy")
    assert len(left) == 7
    assert all(len(goods) == 2 for goods in left)
    assert frozenset(["comet-zone", "pre-sentient-race"]) not in left
    assert frozenset(["gem-world", "spice-world"]) in left


def test_D22_as_many_different_kinds_as_possible() -> None:
    colonies = "gem-world:N spice-world:N comet-zone:R asteroid-belt:R"
    left = fed("galactic-exchange", colonies, "galactic-exchange")
    assert left == {
        frozenset([novelty, rare])
        for novelty in ("gem-world", "spice-world")
        for rare in ("comet-zone", "asteroid-belt")
    }


def test_D22_up_to_two_of_three() -> None:
    colonies = "rebel-miners:R comet-zone:R asteroid-belt:R gem-world:N"
    left = fed("mining-conglomerate", colonies, "mining-conglomerate")
    assert left == {
        frozenset(["gem-world", rare]) for rare in ("rebel-miners", "comet-zone", "asteroid-belt")
    }


def test_D11_which_good_for_which_power() -> None:
    t = table(3).seat(A, colonists=1, techs="imperium-arms-factory", explored="rebel-fuel-cache")
    t.seat(A, colonies="rebel-black-market-gangs:N gem-world:N comet-zone:R asteroid-belt:R")
    t.by(A, "pick settle", "settle rebel-fuel-cache")
    lost = {frozenset(t.goods(A)) - goods for goods in ends(t, A, "discard")}
    single = {
        frozenset([good]) for good in ("rebel-black-market-gangs", "gem-world", "comet-zone", "asteroid-belt")
    }
    assert single <= lost


def test_D11_both_powers_together() -> None:
    t = table(3).seat(A, colonists=1, techs="imperium-arms-factory", explored="rebel-underground")
    t.seat(A, colonies="rebel-black-market-gangs:N comet-zone:R asteroid-belt:R")
    t.by(A, "pick settle", "settle rebel-underground")
    assert ends(t, A, "discard") == {
        frozenset(["comet-zone"]),
        frozenset(["asteroid-belt"]),
    }


def test_D12_by_military_or_by_payment() -> None:
    t = table(3).seat(A, credits=1, techs="space-marines contact-specialist", explored="rebel-miners")
    t.by(A, "pick settle")
    assert t.legal() == {"colonists", "settle rebel-miners", "pay rebel-miners"}
    strong = t.copy().by(A, "settle rebel-miners")
    assert strong.credits(A) == 1
    assert t.by(A, "pay rebel-miners").credits(A) == 0


def test_D13_a_world_just_drawn_may_be_the_second() -> None:
    t = table(3).seat(A, credits=2, colonists=1, techs="improved-logistics", colonies="imperium-fuel-depot")
    t.seat(A, credits=2, explored="artist-settlement")
    t.by(A, "pick settle", "settle artist-settlement").draw("secluded-world")
    assert t.legal() == {"settle secluded-world", "pass"}


def test_D14_a_replaced_world_is_not_drawn_in_the_same_action() -> None:
    t = table(3).seat(
        A, credits=1, techs="terraforming-robots terraforming-engineers", colonies="asteroid-belt"
    )
    t.seat(A, credits=1, explored="comet-zone artist-settlement")
    t.by(A, "pick settle", "replace asteroid-belt", "with comet-zone", "settle artist-settlement")
    assert t.actor == CHANCE
    assert not t.can("draw asteroid-belt")
    t.finish()
    assert "asteroid-belt" in t.bag


def test_D14_both_dying_colony_and_engineers() -> None:
    t = table(3, "dying-colony").seat(A, techs="terraforming-engineers", colonies="asteroid-belt")
    t.seat(A, explored="comet-zone gem-world").by(A, "pick settle", "resettle gem-world")
    assert t.legal() == {"replace asteroid-belt", "pass"}
    t.by(A, "replace asteroid-belt", "with comet-zone")
    assert t.colonies(A) == {"gem-world", "comet-zone"}


def test_D14_not_the_colony_that_replaced_a_dying_one() -> None:
    t = table(3, "dying-colony").seat(A, techs="terraforming-engineers", explored="comet-zone asteroid-belt")
    t.by(A, "pick settle", "resettle asteroid-belt")
    assert t.actor == B


def test_D17_a_colour_that_ran_out_is_not_offered() -> None:
    t = table(3, goals=True).stored(C, goods="R" * 17)
    t.seat(A, colonies="asteroid-belt pre-sentient-race alien-oort-cloud-refinery").by(A, "pick produce")
    assert t.legal() == {
        "produce pre-sentient-race",
        "produce-oort novelty",
        "produce-oort genes",
        "produce-oort alien",
    }


def test_2_13_a_windfall_world_settled_late_may_stay_empty() -> None:
    t = table(3, goals=True).stored(C, goods="R" * 17).seat(A, credits=2, explored="asteroid-belt")
    t.by(A, "pick settle", "settle asteroid-belt")
    assert "asteroid-belt" in t.colonies(A)
    assert t.goods(A) == {}


@pytest.mark.parametrize("kept", ["draft", "keywords", "sales-tax"])
def test_D4_D5_keep_one_and_order_the_others(kept: str) -> None:
    t = table(3, goals=True).by(A, "pick overview").chance("goal draft", "goal keywords", "goal sales-tax")
    assert t.legal() == {"keep draft", "keep keywords", "keep sales-tax"}
    t.by(A, f"keep {kept}")
    assert t.offers("under") == {"draft", "keywords", "sales-tax"} - {kept}
    t.finish()
    assert t.face_down == (kept, A)


def test_D4_the_owner_of_the_face_down_goal_takes_overview() -> None:
    t = table(3, goals=True).goals(hidden="draft", owner=A).by(A, "pick overview", "hide")
    t.chance("goal civil-service", "goal keywords", "goal sales-tax").by(A, "keep keywords").finish()
    assert t.open_goals == {"draft"}
    assert t.face_down == ("keywords", A)


def test_D6_every_affordable_technology_or_none() -> None:
    t = table(3).seat(B, credits=2).by(A, "pick develop", "pass")
    cheap = {"contact-specialist", "public-works", "expeditionary-force", "space-marines"}
    assert t.legal() == {"pass", *[f"buy {tech}" for tech in cheap]}


def test_D9_the_excess_of_two_in_every_way() -> None:
    t = table(3).seat(
        A, colonies="comet-zone spice-world prosperous-world new-vinland space-port asteroid-belt"
    )
    t.seat(A, explored="rebel-base rebel-outpost").by(A, "pick explore")
    t.draw("artist-settlement secluded-world rebel-miners new-earth alien-monolith rebel-homeworld gem-world")
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take new-earth")
    t.by(A, "take rebel-miners")
    mine = t.explored(A)
    kept = set()
    for first in t.offers("return"):
        one = t.copy().by(A, f"return {first}")
        for second in one.offers("return"):
            kept.add(frozenset(one.copy().by(A, f"return {second}").explored(A)))
    assert len(mine) == 4
    assert kept == {frozenset(mine - {one, two}) for one in mine for two in mine if one != two}


def test_D23_any_subset_of_the_goods() -> None:
    t = table(3, "galactic-developers", goals=True).goals(open="stockpile-resources")
    t.seat(A, colonies="comet-zone gem-world pre-sentient-race:G").by(A, "pick produce")
    left = ends(t, A, "store-good") | ends(t, A, "store-good", "pass")
    assert len(left) == 8

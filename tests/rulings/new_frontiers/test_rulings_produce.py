"""Rulings Q15 to Q17, Q28 and Q33: Produce, the Oort Refinery's kind, storing goods."""

import pytest

from .builder import A, B, C, table


def test_Q15_the_order_inside_produce() -> None:
    t = table(3, "new-sparta").seat(A, techs="genetics-lab diversified-economy")
    t.seat(A, colonies="comet-zone asteroid-belt pre-sentient-race").seat(B, colonies="gem-world")
    t.produce_tile(3).by(A, "pick produce")
    assert t.credits(A) == 3
    assert t.goods(A) == {"comet-zone": "R"}
    assert t.legal() == {"produce asteroid-belt", "produce pre-sentient-race"}
    t.by(A, "produce asteroid-belt")
    assert t.actor == A
    assert t.legal() == {"produce pre-sentient-race"}
    assert t.credits(A) == 3
    assert t.goods(B) == {}
    t.by(A, "produce pre-sentient-race")
    assert t.goods(A) == {"comet-zone": "R", "asteroid-belt": "R", "pre-sentient-race": "G"}
    assert t.credits(A) == 3 + 1 + 2
    assert t.goods(B) == {"gem-world": "N"}


def test_Q15_a_windfall_power_finds_no_colony_left() -> None:
    t = (
        table(3, "new-sparta")
        .seat(A, techs="genetics-lab", colonies="asteroid-belt pre-sentient-race")
        .by(A, "pick produce")
    )
    t.by(A, "produce pre-sentient-race")
    assert t.picking
    assert t.goods(A) == {"pre-sentient-race": "G"}


def test_Q15_players_are_compared_when_all_have_produced() -> None:
    t = table(3).seat(A, techs="mining-conglomerate", colonies="new-earth")
    t.seat(B, colonies="rebel-miners imperium-fuel-depot").by(A, "pick produce").finish()
    assert t.credits(A) == 0
    first = table(3).seat(A, colonies="rebel-miners").seat(C, techs="mining-conglomerate")
    first.seat(C, techs="imperium-arms-factory", colonies="new-earth asteroid-belt").by(
        A, "pick produce"
    ).finish()
    assert first.goods(C) == {"new-earth": "R", "asteroid-belt": "R"}
    assert first.credits(C) == 2


@pytest.mark.parametrize(
    ("mine", "theirs", "credits"),
    [("new-earth", "", 2), ("new-earth", "rebel-miners", 0), ("", "", 0), ("new-earth:R", "", 0)],
    ids=["alone", "tie", "none", "old good"],
)
def test_Q16_most_means_strictly_most_and_at_least_one(mine: str, theirs: str, credits: int) -> None:
    t = table(3).seat(A, techs="mining-conglomerate", colonies=mine).seat(B, colonies=theirs)
    t.by(A, "pick produce").finish()
    assert t.credits(A) == credits


def test_Q16_only_goods_of_this_action_count() -> None:
    t = table(3).seat(A, techs="mining-conglomerate", colonies="new-earth")
    t.seat(B, colonies="rebel-miners:R imperium-fuel-depot:R").by(A, "pick produce").finish()
    assert t.credits(A) == 2


def test_Q17_the_windfall_bonus_is_compulsory() -> None:
    t = table(3, "new-sparta").seat(A, colonies="asteroid-belt").by(A, "pick produce")
    assert t.legal() == {"produce asteroid-belt"}
    t.illegal("pass").by(A, "produce asteroid-belt")
    assert t.goods(A) == {"asteroid-belt": "R"}


def test_Q17_not_on_a_colony_with_a_good() -> None:
    t = table(3, "new-sparta").seat(A, colonies="asteroid-belt:R comet-zone").by(A, "pick produce")
    assert t.picking
    assert t.goods(A) == {"asteroid-belt": "R", "comet-zone": "R"}


def test_Q28_the_kind_is_asked_when_it_first_matters() -> None:
    t = table(3, "new-sparta").seat(
        A, techs="pan-galactic-league", colonies="alien-oort-cloud-refinery:N pre-sentient-race:G"
    )
    t.picked("isolation").by(B, "pick produce").until(A)
    assert t.legal() == {"name novelty", "name rare", "name genes", "name alien"}
    rare = t.copy().by(A, "name rare")
    assert rare.credits(A) == 1
    t.by(A, "name genes")
    assert t.credits(A) == 2
    assert t.goods(A) == {"alien-oort-cloud-refinery": "N", "pre-sentient-race": "G"}


def test_Q28_it_is_not_asked_without_need() -> None:
    t = table(3).seat(A, colonies="alien-oort-cloud-refinery:N").picked("isolation").by(B, "pick produce")
    t.finish()
    assert not [event for event in t.events if "name" in event.id]
    assert t.credits(A) == 0
    trade = table(3).seat(A, colonies="alien-oort-cloud-refinery:N").picked("isolation").by(B, "pick trade")
    assert trade.picking


def test_Q28_once_named_it_is_fixed_for_the_action() -> None:
    t = (
        table(3, "new-sparta")
        .seat(A, techs="pan-galactic-league", colonies="alien-oort-cloud-refinery")
        .by(A, "pick produce")
    )
    assert t.legal() == {f"produce-oort {kind}" for kind in ("novelty", "rare", "genes", "alien")}
    genes = t.copy().by(A, "produce-oort genes")
    assert genes.credits(A) == 1
    t.by(A, "produce-oort rare")
    assert t.actor == B
    assert t.credits(A) == 0
    assert t.goods(A) == {"alien-oort-cloud-refinery": "R"}


def test_Q28_a_windfall_power_of_one_kind_names_it() -> None:
    t = table(3).seat(A, techs="genetics-lab", colonies="alien-oort-cloud-refinery").picked("isolation")
    t.by(B, "pick produce").until(A)
    assert t.legal() == {"produce-oort genes"}


def test_Q28_in_the_next_action_it_may_be_another() -> None:
    t = (
        table(3)
        .seat(A, techs="pan-galactic-league", colonies="alien-oort-cloud-refinery:N")
        .picked("isolation")
    )
    t.by(B, "pick produce").until(A).by(A, "name alien").finish().rounds("diplomats")
    t.rounds("isolation", "develop").play("pick produce").until(A)
    assert "name genes" in t.legal()


def test_Q28_named_once_for_all_final_scoring() -> None:
    t = table(3, "new-sparta", goals=True).goals(open="diversification")
    t.seat(A, techs="pan-galactic-league", colonies="alien-oort-cloud-refinery:N comet-zone gem-world")
    t.last_pick().pool(vp=1).by(C, "pick diplomats")
    assert t.actor == A
    assert t.legal() == {"name novelty", "name rare", "name genes", "name alien"}
    genes = t.copy().by(A, "name genes")
    assert genes.over
    assert (genes.score(A, "bonus"), genes.score(A, "goals")) == (2 + 1, 3)
    t.by(A, "name rare")
    assert t.over
    assert (t.score(A, "bonus"), t.score(A, "goals")) == (1, 0)


def test_Q33_goods_are_stored_after_the_whole_action() -> None:
    t = table(3, "galactic-developers", goals=True).goals(open="stockpile-resources")
    t.seat(A, techs="mining-conglomerate", colonies="comet-zone spice-world:N")
    t.seat(C, colonies="gem-world").by(A, "pick produce")
    assert t.goods(C) == {"gem-world": "N"}
    assert t.credits(A) == 1 + 2
    assert t.actor == A
    assert t.legal() == {"store-good comet-zone", "store-good spice-world", "pass"}
    supply = t.supply("R")
    t.by(A, "store-good comet-zone")
    assert t.board(A) == ("R", set(), 0)
    assert t.goods(A) == {"spice-world": "N"}
    assert t.supply("R") == supply
    assert t.actor == C
    t.by(C, "store-good gem-world").finish()
    assert t.board(C) == ("N", set(), 0)
    assert t.picking


def test_Q33_any_number_of_goods() -> None:
    t = table(3, "galactic-developers", goals=True).goals(open="stockpile-resources")
    t.seat(A, colonies="comet-zone spice-world gem-world new-earth").by(A, "pick produce")
    for world in ("gem-world", "spice-world", "comet-zone", "new-earth"):
        t.by(A, f"store-good {world}")
    assert t.board(A)[0] == "NNRR"
    assert t.goods(A) == {}

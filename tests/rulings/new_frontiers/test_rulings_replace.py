"""Rulings Q18 to Q23 and Q26: replacing a colony."""

import pytest

from .builder import A, B, C, table


def test_Q18_before_the_choice() -> None:
    t = table(3).seat(A, credits=1, techs="terraforming-engineers", colonies="asteroid-belt")
    t.seat(A, credits=1, explored="comet-zone artist-settlement")
    t.by(A, "pick settle", "replace asteroid-belt", "with comet-zone")
    assert t.legal() == {"colonists", "settle artist-settlement"}
    t.by(A, "settle artist-settlement")
    assert t.actor == B
    assert t.colonies(A) == {"old-earth", "comet-zone", "artist-settlement"}


@pytest.mark.parametrize("choice", ["colonists", "settle artist-settlement"])
def test_Q18_after_the_choice(choice: str) -> None:
    t = table(3).seat(A, credits=1, techs="terraforming-engineers", colonies="asteroid-belt")
    t.seat(A, credits=1, explored="comet-zone artist-settlement").by(A, "pick settle", choice)
    assert t.legal() == {"replace asteroid-belt", "pass"}
    t.by(A, "replace asteroid-belt", "with comet-zone")
    assert t.actor == B
    assert "comet-zone" in t.colonies(A)


def test_Q18_once_per_action_and_declinable() -> None:
    t = table(3).seat(A, techs="terraforming-engineers", colonies="asteroid-belt gem-world")
    t.seat(A, explored="comet-zone prosperous-world")
    twice = t.copy().by(A, "pick settle", "replace asteroid-belt", "with comet-zone", "colonists")
    assert twice.actor == B
    t.by(A, "pick settle", "colonists", "pass")
    assert t.actor == B
    assert t.colonies(A) == {"old-earth", "asteroid-belt", "gem-world"}


def test_Q18_it_is_the_owners_own_turn() -> None:
    t = table(3).seat(B, techs="terraforming-engineers", colonies="asteroid-belt", explored="comet-zone")
    t.by(A, "pick settle", "colonists").by(B, "replace asteroid-belt", "with comet-zone", "colonists")
    assert t.actor == C


def test_Q19_the_extra_colonist_must_be_on_the_mat() -> None:
    t = table(3).seat(B, techs="terraforming-engineers", colonies="asteroid-belt", explored="new-earth")
    t.by(A, "pick settle", "colonists")
    t.illegal("replace asteroid-belt").by(B, "colonists", "replace asteroid-belt", "with new-earth")
    assert t.colonists(B) == 1
    assert "new-earth" in t.colonies(B)


def test_Q20_no_after_settling_power_fires() -> None:
    t = table(3, "galactic-scavengers").seat(
        A, techs="terraforming-engineers", colonies="imperium-fuel-depot"
    )
    t.seat(A, colonies="asteroid-belt", explored="comet-zone")
    t.by(A, "pick settle", "replace asteroid-belt", "with comet-zone")
    assert t.actor == A
    assert t.credits(A) == 0
    t.by(A, "colonists")
    assert t.actor == B
    assert t.explored(A) == set()


def test_Q20_the_new_tiles_powers_sleep() -> None:
    t = table(3).seat(A, colonists=1, techs="terraforming-engineers", colonies="comet-zone")
    t.seat(A, explored="imperium-armaments-world rebel-fuel-cache")
    t.by(A, "pick settle", "replace comet-zone", "with imperium-armaments-world")
    assert t.legal() == {"colonists"}
    t.illegal("settle rebel-fuel-cache").finish().rounds("isolation", "diplomats")
    t.play("pick settle").until(A)
    assert t.offers("settle") == {"rebel-fuel-cache"}


def test_Q21_the_home_colony_may_be_replaced() -> None:
    t = table(3, "galactic-developers").seat(
        A, techs="terraforming-engineers", explored="alien-rosetta-stone-world galactic-engineers"
    )
    t.seat(A, explored="imperium-capital")
    t.by(A, "pick settle", "replace galactic-developers")
    assert t.offers("with") == {"alien-rosetta-stone-world", "galactic-engineers"}
    bag = t.bag
    t.by(A, "with alien-rosetta-stone-world").finish()
    assert t.colonies(A) == {"alien-rosetta-stone-world"}
    assert t.bag == bag
    assert t.score(A, "tiles") == 2 + 3


def test_Q21_its_kind_cost_and_good_are_those_of_the_mat() -> None:
    t = table(3, "alpha-centauri").seat(A, techs="terraforming-engineers", colonies="alpha-centauri:R")
    t.seat(A, explored="comet-zone gem-world imperium-blaster-gem-consortium")
    rare = t.supply("R")
    t.by(A, "pick settle", "replace alpha-centauri")
    assert t.offers("with") == {"comet-zone"}
    t.by(A, "with comet-zone")
    assert t.goods(A) == {}
    assert t.supply("R") == rare + 1


def test_Q21_a_military_home_stays() -> None:
    t = table(3, "new-sparta").seat(A, techs="terraforming-engineers")
    t.seat(A, explored="alien-rosetta-stone-world galactic-engineers").by(A, "pick settle")
    assert not t.offers("replace")
    t.illegal("replace new-sparta")


def test_Q22_dying_colony_is_a_home_and_a_windfall_brings_its_good() -> None:
    t = table(3, "dying-colony").seat(
        A, explored="asteroid-belt rebel-miners deserted-alien-outpost new-earth"
    )
    t.by(A, "pick settle")
    assert t.offers("resettle") == {"asteroid-belt", "new-earth"}
    bag = t.bag
    t.by(A, "resettle asteroid-belt")
    assert t.actor == B
    assert t.colonies(A) == {"asteroid-belt"}
    assert t.goods(A) == {"asteroid-belt": "R"}
    assert t.credits(A) == 0
    assert t.finish().bag == bag


def test_Q22_more_colonists_are_needed_for_a_larger_world() -> None:
    t = table(3, "old-earth dying-colony").seat(B, explored="asteroid-belt new-earth")
    t.by(A, "pick settle", "colonists")
    assert t.legal() == {"colonists", "resettle asteroid-belt"}
    t.illegal("resettle new-earth")
    richer = table(3, "old-earth dying-colony").seat(B, colonists=1, explored="new-earth")
    richer.by(A, "pick settle", "colonists").by(B, "resettle new-earth")
    assert richer.colonists(B) == 0


def test_Q22_it_is_no_settling() -> None:
    t = table(3, "dying-colony").seat(
        A, credits=9, colonists=3, techs="improved-logistics pan-galactic-hologrid"
    )
    t.seat(A, credits=9, explored="asteroid-belt artist-settlement").by(
        A, "pick settle", "resettle asteroid-belt"
    )
    assert t.actor == B
    assert t.credits(A) == 9


def test_Q23_the_bonus_colonist_is_kept() -> None:
    t = (
        table(3, "dying-colony")
        .seat(A, explored="asteroid-belt")
        .by(A, "pick settle", "resettle asteroid-belt")
    )
    assert t.colonists(A) == 1


def test_Q23_it_may_be_used_for_the_replacement() -> None:
    t = table(3, "dying-colony").seat(A, explored="new-earth").by(A, "pick settle", "resettle new-earth")
    assert t.colonists(A) == 0
    assert t.colonies(A) == {"new-earth"}


def test_Q26_oort_is_named_when_settled() -> None:
    t = table(3).seat(A, explored="alien-oort-cloud-refinery").by(A, "pick settle")
    assert t.offers("settle-oort") == {"novelty", "rare", "genes", "alien"}
    t.by(A, "settle-oort genes")
    assert t.goods(A) == {"alien-oort-cloud-refinery": "G"}


def test_Q26_oort_is_inactive_while_explored() -> None:
    t = table(3).seat(A, techs="pan-galactic-league", explored="alien-oort-cloud-refinery")
    assert t.score(A, "bonus") == 0
    t.by(A, "pick produce").finish()
    assert t.credits(A) == 0


def test_Q26_oort_replaced_has_the_kind_of_the_new_world_and_is_never_gray() -> None:
    t = table(3).seat(A, techs="terraforming-engineers", colonies="alien-oort-cloud-refinery:N")
    t.seat(A, explored="galactic-engineers alien-rosetta-stone-world comet-zone gem-world pre-sentient-race")
    t.seat(A, explored="alien-fuel-refinery adaptable-uplift-race")
    novelty = t.supply("N")
    t.by(A, "pick settle", "replace alien-oort-cloud-refinery")
    assert t.offers("with") == {"comet-zone", "gem-world", "pre-sentient-race", "alien-fuel-refinery"}
    t.by(A, "with pre-sentient-race")
    assert t.goods(A) == {"pre-sentient-race": "G"}
    assert t.supply("N") == novelty + 1
    t.finish()
    assert "alien-oort-cloud-refinery" in t.bag


def test_Q26_oort_cannot_be_the_new_world_of_a_dearer_colony() -> None:
    t = table(3).seat(A, techs="terraforming-engineers", colonies="artist-settlement asteroid-belt")
    t.seat(A, explored="alien-oort-cloud-refinery").by(A, "pick settle")
    assert not t.offers("replace")

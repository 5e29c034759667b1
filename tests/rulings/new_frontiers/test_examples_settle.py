"""Worked examples 8, 13, 15 to 19, 21 and 22: Explore, Settle and replacing."""

import pytest

from orrery.core.game import CHANCE
from orrery.games.new_frontiers.state import END_COLONISTS

from .builder import A, B, C, table

#: Eight explored worlds: with the home nine tiles.
EIGHT = (
    "artist-settlement rebel-base rebel-homeworld rebel-outpost alien-monolith alien-sentinels"
    " new-earth gem-world"
)


def test_case_08_double_trigger() -> None:
    """With the Imperium Fuel Depot, whose power is that of Terraforming Robots: Improved Logistics is the
    other face of that tile."""
    t = table(3).seat(A, credits=2, colonists=1, techs="improved-logistics", colonies="imperium-fuel-depot")
    t.seat(A, credits=2, explored="artist-settlement secluded-world")
    before = len(t.bag)
    t.by(A, "pick settle", "settle artist-settlement").draw("rebel-base")
    t.by(A, "settle secluded-world").draw("rebel-miners")
    assert t.actor == B
    assert t.explored(A) == {"rebel-base", "rebel-miners"}
    assert len(t.bag) == before - 2
    assert t.credits(A) == 0


def test_case_08_terraforming_robots_draw_after_a_settling() -> None:
    t = table(3).seat(A, credits=2, techs="terraforming-robots", explored="artist-settlement secluded-world")
    t.by(A, "pick settle", "settle artist-settlement").draw("rebel-base")
    assert t.explored(A) == {"secluded-world", "rebel-base"}
    assert t.actor == B


def test_case_13_tenth_world() -> None:
    t = table(3, goals=True).goals(open="exploration")
    t.seat(A, credits=1, techs="terraforming-robots", explored=EIGHT)
    t.by(A, "pick settle", "settle artist-settlement").draw("comet-zone")
    assert len(t.colonies(A)) + len(t.explored(A)) == 10
    t.by(B, "colonists").by(C, "colonists")
    assert t.actor == A
    assert t.offers("return") == t.explored(A)
    assert len(t.explored(A)) == 8
    t.by(A, "return gem-world")
    assert t.legal() == {"store-world gem-world", "pass"}
    t.by(A, "store-world gem-world")
    assert t.board(A) == ("", {"gem-world"}, 0)
    assert "gem-world" not in t.bag | t.explored(A)
    assert len(t.colonies(A)) + len(t.explored(A)) == 9
    assert t.picking


def test_case_13_it_need_not_be_stored() -> None:
    t = table(3, goals=True).goals(open="exploration")
    t.seat(A, credits=1, techs="terraforming-robots", explored=EIGHT)
    t.by(A, "pick settle", "settle artist-settlement").draw("comet-zone").until(A)
    t.by(A, "return comet-zone", "pass")
    assert t.board(A) == ("", set(), 0)
    assert "comet-zone" in t.bag


def alpha_centauri(credits: int, explored: str, techs: str = "") -> set[str]:
    """What a Settle chosen by the home colony Alpha Centauri may settle."""
    t = table(3, "alpha-centauri").seat(A, credits=credits, colonists=1, techs=techs, explored=explored)
    return t.by(A, "pick settle").offers("settle")


def test_case_15_alpha_centauri_power() -> None:
    t = table(3, "alpha-centauri").seat(A, credits=2, explored="comet-zone")
    t.by(A, "pick settle", "settle comet-zone")
    assert t.credits(A) == 0
    assert alpha_centauri(1, "comet-zone") == set()
    assert alpha_centauri(0, "imperium-fuel-depot", "space-marines") == {"imperium-fuel-depot"}
    assert alpha_centauri(0, "imperium-fuel-depot", "expeditionary-force") == set()
    assert alpha_centauri(2, "deep-space-symbionts") == set()
    assert alpha_centauri(3, "deep-space-symbionts") == {"deep-space-symbionts"}
    assert alpha_centauri(0, "rebel-warrior-race", "space-marines") == set()
    genes = table(3, "alpha-centauri").seat(A, credits=3, explored="deep-space-symbionts")
    assert genes.by(A, "pick settle", "settle deep-space-symbionts").credits(A) == 0


def test_case_16_contact_specialist() -> None:
    t = table(3).seat(A, credits=1, techs="contact-specialist mining-robots")
    t.seat(A, credits=1, explored="imperium-fuel-depot alien-robot-sentry")
    t.by(A, "pick settle")
    assert t.offers("pay") == {"imperium-fuel-depot"}
    t.illegal("settle imperium-fuel-depot", "pay alien-robot-sentry", "settle alien-robot-sentry")
    t.by(A, "pay imperium-fuel-depot")
    assert (t.credits(A), t.colonists(A)) == (0, 0)
    assert "imperium-fuel-depot" in t.colonies(A)


def test_case_16_the_price_and_the_colonists_are_needed() -> None:
    dear = table(3).seat(A, credits=1, techs="contact-specialist", explored="imperium-fuel-depot")
    dear.by(A, "pick settle").illegal("pay imperium-fuel-depot")
    nobody = table(3).seat(
        B, credits=9, techs="contact-specialist mining-robots", explored="imperium-fuel-depot"
    )
    nobody.by(A, "pick settle", "colonists")
    assert nobody.actor == B
    nobody.illegal("pay imperium-fuel-depot")


@pytest.mark.parametrize("late", [False, True])
def test_case_17_terraforming_engineers(late: bool) -> None:
    """No windfall Rare world costs 5 in this content, so Alien ones stand for it."""
    t = table(3).seat(B, colonists=0 if late else 1, techs="terraforming-engineers")
    t.seat(B, colonies="alien-fuel-refinery:A", explored="deserted-alien-colony alien-data-repository")
    supply = t.supply("A")
    t.by(A, "pick settle", "colonists")
    if late:
        t.illegal("replace alien-fuel-refinery").by(B, "colonists")
    t.by(B, "replace alien-fuel-refinery")
    assert t.offers("with") == {"deserted-alien-colony"}
    t.illegal("with alien-data-repository").by(B, "with deserted-alien-colony")
    assert t.goods(B) == {"deserted-alien-colony": "A"}
    assert "alien-fuel-refinery" not in t.colonies(B)
    assert t.supply("A") == supply
    assert t.credits(B) == 0
    assert t.colonists(B) == (1 if late else 0)
    assert "alien-fuel-refinery" not in t.bag
    t.finish()
    assert "alien-fuel-refinery" in t.bag
    assert t.explored(B) == {"alien-data-repository"}


def test_case_17_a_rare_colony_by_cost() -> None:
    t = table(3).seat(A, techs="terraforming-engineers", colonies="asteroid-belt:R")
    t.seat(A, explored="new-earth imperium-blaster-gem-consortium")
    rare = t.supply("R")
    t.by(A, "pick settle", "replace asteroid-belt")
    assert t.legal() - {"pass"} == {"with new-earth"}
    t.by(A, "with new-earth")
    assert (t.goods(A), t.supply("R"), t.colonists(A)) == ({}, rare + 1, 0)


def test_case_17_not_a_colony_settled_in_this_action() -> None:
    t = table(3).seat(A, credits=2, colonists=3, techs="terraforming-engineers")
    t.seat(A, credits=2, explored="asteroid-belt comet-zone")
    t.by(A, "pick settle", "settle asteroid-belt")
    assert t.actor == B
    assert t.colonies(A) == {"old-earth", "asteroid-belt"}


def test_case_17_unusable_without_a_colonist() -> None:
    t = table(3).seat(B, techs="terraforming-engineers", colonies="asteroid-belt", explored="new-earth")
    t.by(A, "pick settle", "colonists")
    assert t.actor == B
    assert t.legal() == {"colonists"}
    t.illegal("replace asteroid-belt")


def test_case_18_colonist_pool() -> None:
    t = table(3).seat(A, techs="homesteading-pioneers").pool(colonists=5)
    t.rounds("explore")
    assert t.state.colonists == 4
    assert t.state.ending == 0
    t.rounds("isolation", "diplomats")
    assert (t.state.round, t.over) == (2, False)
    t.play("pick settle").finish()
    assert t.state.colonists < 5
    assert t.state.ending == END_COLONISTS
    assert not t.over
    t.rounds("isolation", "diplomats")
    assert t.over


def test_case_19_short_pool() -> None:
    t = table(4).seat(A, credits=1, explored="artist-settlement").pool(colonists=2)
    t.seat(B, credits=1, colonists=0, explored="secluded-world")
    t.by(A, "pick settle", "settle artist-settlement")
    assert t.state.colonists == 1
    t.by(B, "colonists")
    assert (t.colonists(B), t.state.colonists) == (1, 0)
    assert t.actor == C
    t.by(C, "colonists")
    assert (t.colonists(C), t.state.colonists) == (0, 0)


def test_case_19_nobody_is_obliged_to_settle() -> None:
    t = table(3).seat(B, credits=1, colonists=1, explored="artist-settlement").pool(colonists=0)
    t.by(A, "pick settle", "colonists")
    assert t.actor == B
    assert t.legal() == {"colonists", "settle artist-settlement"}
    t.by(B, "colonists")
    assert t.colonists(B) == 1
    assert t.explored(B) == {"artist-settlement"}


def test_case_21_nine_tile_limit() -> None:
    t = table(3).seat(A, colonies="comet-zone spice-world gem-world")
    t.seat(A, explored="rebel-base rebel-homeworld rebel-outpost alien-monolith alien-sentinels")
    t.picked("isolation").by(B, "pick explore").draw(
        "artist-settlement secluded-world space-port asteroid-belt new-vinland rebel-miners new-earth"
    )
    t.by(B, "take artist-settlement").by(C, "take secluded-world").by(A, "take new-earth").by(
        B, "take space-port"
    )
    assert t.actor == A
    six = {"rebel-base", "rebel-homeworld", "rebel-outpost", "alien-monolith", "alien-sentinels", "new-earth"}
    assert t.explored(A) == six
    assert t.legal() == {f"return {world}" for world in six}
    t.by(A, "return rebel-outpost")
    assert t.explored(A) == six - {"rebel-outpost"}
    assert "rebel-outpost" in t.bag
    assert t.picking and t.actor == C


def test_case_22_bonus_colonist() -> None:
    t = table(3).seat(A, explored="alien-oort-cloud-refinery")
    assert t.colonists(A) == 0
    t.by(A, "pick settle")
    assert t.colonists(A) == 1
    t.by(A, "settle-oort genes")
    assert t.colonies(A) == {"old-earth", "alien-oort-cloud-refinery"}
    assert t.colonists(A) == 0
    assert t.actor != CHANCE


def test_case_22_nobody_else_has_it() -> None:
    t = table(3).seat(B, explored="alien-oort-cloud-refinery").by(A, "pick settle", "colonists")
    assert t.actor == B
    assert t.legal() == {"colonists"}

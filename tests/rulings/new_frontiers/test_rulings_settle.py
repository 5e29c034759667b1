"""Rulings Q12 to Q14 and Q25: Settle, its powers and two worlds in one action."""

from .builder import A, B, C, table


def test_Q12_alien_worlds_are_of_the_kind_or_have_the_keyword() -> None:
    worlds = "alien-rosetta-stone-world alien-burial-site deserted-alien-outpost comet-zone"
    t = table(3).seat(A, credits=2, colonists=2, techs="alien-researchers", explored=worlds)
    t.by(A, "pick settle")
    assert t.offers("settle") == {"alien-rosetta-stone-world", "alien-burial-site", "deserted-alien-outpost"}
    gray = t.copy().by(A, "settle alien-rosetta-stone-world")
    assert gray.credits(A) == 1
    novelty = t.copy().by(A, "settle alien-burial-site")
    assert novelty.credits(A) == 2
    kind = t.by(A, "settle deserted-alien-outpost")
    assert kind.credits(A) == 0


def test_Q12_specialised_military_and_payment() -> None:
    t = table(3).seat(A, credits=9, colonists=1, techs="alien-researchers contact-specialist")
    t.seat(A, credits=9, explored="alien-robot-sentry rebel-miners").by(A, "pick settle")
    assert t.offers("settle") == {"alien-robot-sentry"}
    assert t.offers("pay") == {"rebel-miners"}


def test_Q12_neither_gray_novelty_nor_any_kind_replaces_a_dying_colony_if_alien() -> None:
    worlds = (
        "alien-rosetta-stone-world alien-burial-site alien-oort-cloud-refinery alien-fuel-refinery gem-world"
    )
    t = table(3, "dying-colony").seat(A, explored=worlds).by(A, "pick settle")
    assert t.offers("resettle") == {"gem-world"}
    t.illegal("resettle alien-oort-cloud-refinery", "resettle alien-rosetta-stone-world")


def test_Q13_standing_modifiers_apply_to_both_worlds() -> None:
    cheap = table(3, "alpha-centauri").seat(A, credits=3, colonists=1, techs="improved-logistics")
    cheap.seat(A, credits=3, explored="comet-zone asteroid-belt")
    cheap.by(A, "pick settle", "settle comet-zone", "settle asteroid-belt")
    assert cheap.credits(A) == 0
    strong = table(3).seat(A, colonists=1, techs="improved-logistics space-marines")
    strong.seat(A, explored="rebel-miners aquatic-uplift-race")
    strong.by(A, "pick settle", "settle rebel-miners", "settle aquatic-uplift-race")
    assert strong.colonies(A) == {"old-earth", "rebel-miners", "aquatic-uplift-race"}


def test_Q13_contact_specialist_works_once_per_action() -> None:
    t = table(3).seat(A, credits=9, colonists=2, techs="improved-logistics contact-specialist")
    t.seat(A, credits=9, explored="rebel-miners rebel-fuel-cache artist-settlement")
    t.by(A, "pick settle", "pay rebel-miners")
    assert t.legal() == {"settle artist-settlement", "pass"}
    t.illegal("pay rebel-fuel-cache")


def test_Q13_two_such_powers_work_once_each() -> None:
    t = table(3, "rebel-cantina").seat(
        A, credits=9, colonists=2, techs="improved-logistics contact-specialist"
    )
    t.seat(A, credits=9, explored="rebel-miners rebel-fuel-cache")
    t.by(A, "pick settle", "pay rebel-miners", "pay rebel-fuel-cache")
    assert t.credits(A) == 9 - 1 - 1
    assert {"rebel-miners", "rebel-fuel-cache"} <= t.colonies(A)


def test_Q13_temporary_military_stays_until_the_action_ends() -> None:
    t = table(3).seat(A, colonists=1, techs="improved-logistics imperium-arms-factory")
    t.seat(
        A, colonies="comet-zone:R new-earth:R", explored="rebel-miners aquatic-uplift-race rebel-underground"
    )
    t.by(A, "pick settle")
    assert t.offers("settle") == {"rebel-miners", "aquatic-uplift-race"}
    t.by(A, "settle rebel-miners")
    assert t.legal() == {
        "discard imperium-arms-factory comet-zone",
        "discard imperium-arms-factory new-earth",
    }
    t.by(A, "discard imperium-arms-factory comet-zone")
    assert t.legal() == {"settle aquatic-uplift-race", "pass"}
    t.by(A, "settle aquatic-uplift-race")
    assert t.goods(A) == {"new-earth": "R", "aquatic-uplift-race": "G"}
    assert t.actor == B


def test_Q13_each_discard_power_works_once() -> None:
    t = table(3).seat(A, colonists=3, techs="imperium-arms-factory improved-logistics")
    t.seat(A, colonies="comet-zone:R new-earth:R", explored="malevolent-lifeforms rebel-miners")
    t.by(A, "pick settle")
    assert t.offers("settle") == {"rebel-miners"}
    two = table(3).seat(A, colonists=3, techs="imperium-arms-factory", explored="rebel-underground")
    two.seat(A, colonies="comet-zone:R rebel-black-market-gangs:N")
    two.by(A, "pick settle", "settle rebel-underground")
    two.by(A, "discard imperium-arms-factory comet-zone")
    two.by(A, "discard rebel-black-market-gangs rebel-black-market-gangs")
    assert two.goods(A) == {}
    assert "rebel-underground" in two.colonies(A)


def test_Q13_temporary_military_is_gone_in_the_next_action() -> None:
    t = table(2).seat(A, colonists=3, techs="imperium-arms-factory", colonies="comet-zone:R")
    t.seat(A, explored="rebel-miners aquatic-uplift-race").by(
        A, "pick settle", "settle rebel-miners"
    ).finish()
    assert t.goods(A) == {}
    t.rounds("isolation", "diplomats", "develop")
    assert t.state.round == 2
    t.play("pick settle").until(A)
    assert t.offers("settle") == set()


def test_Q14_colonists_end_the_choice() -> None:
    t = table(3).seat(A, credits=2, colonists=2, techs="improved-logistics")
    t.seat(A, credits=2, explored="artist-settlement secluded-world").by(A, "pick settle", "colonists")
    assert t.actor == B
    assert t.explored(A) == {"artist-settlement", "secluded-world"}


def test_Q14_no_colonists_between_the_two() -> None:
    t = table(3).seat(A, credits=2, colonists=1, techs="improved-logistics")
    t.seat(A, credits=2, explored="artist-settlement secluded-world")
    t.by(A, "pick settle", "settle artist-settlement")
    assert t.legal() == {"settle secluded-world", "pass"}
    t.illegal("colonists").by(A, "pass")
    assert t.actor == B


def test_Q14_there_is_no_third_world() -> None:
    t = table(3).seat(A, credits=9, colonists=5, techs="improved-logistics")
    t.seat(A, credits=9, explored="artist-settlement secluded-world gem-world")
    t.by(A, "pick settle", "settle artist-settlement", "settle secluded-world")
    assert t.actor == B


def test_Q25_a_windfall_good_of_this_action_may_be_discarded() -> None:
    t = table(3).seat(A, credits=2, colonists=1, techs="improved-logistics imperium-arms-factory")
    t.seat(A, credits=2, explored="asteroid-belt rebel-miners")
    t.by(A, "pick settle")
    assert t.offers("settle") == {"asteroid-belt"}
    t.by(A, "settle asteroid-belt", "settle rebel-miners", "discard imperium-arms-factory asteroid-belt")
    assert {"asteroid-belt", "rebel-miners"} <= t.colonies(A)
    assert t.goods(A) == {}


def test_Q24_a_world_that_was_paid_for_stays_military() -> None:
    t = table(3).seat(A, credits=1, techs="contact-specialist military-industry terraforming-engineers")
    t.seat(A, credits=1, explored="rebel-miners comet-zone")
    before = t.score(A, "bonus")
    t.by(A, "pick settle", "pay rebel-miners").finish()
    assert t.score(A, "bonus") == before + 1
    t.seat(A, colonists=3).rounds("produce", "diplomats")
    assert t.credits(A) == 1
    t.play("pick settle").until(A)
    assert not t.offers("replace")


def test_Q24_it_is_settled_by_other_colonists_rules_as_ever() -> None:
    t = table(3).seat(A, credits=9, techs="contact-specialist", explored="rebel-base").by(A, "pick settle")
    t.illegal("pay rebel-base")
    enough = table(3).seat(A, credits=5, colonists=1, techs="contact-specialist", explored="rebel-base")
    enough.by(A, "pick settle", "pay rebel-base")
    assert (enough.credits(A), enough.colonists(A)) == (0, 0)
    assert enough.actor in (B, C)


def test_Q13_temporary_military_is_its_owners_alone() -> None:
    t = table(3).seat(A, techs="imperium-arms-factory", colonies="comet-zone:R", explored="rebel-miners")
    t.seat(B, colonists=1, explored="aquatic-uplift-race")
    t.by(A, "pick settle", "settle rebel-miners", "discard imperium-arms-factory comet-zone")
    assert t.actor == B
    assert t.legal() == {"colonists"}
    t.illegal("settle aquatic-uplift-race")

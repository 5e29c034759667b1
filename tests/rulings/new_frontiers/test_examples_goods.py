"""Worked examples 9, 14, 20, 24, 25 and 31: Produce and Trade/Consume."""

from orrery.games.new_frontiers.state import END_VP

from .builder import A, B, C, table


def test_case_09_consumption_sum() -> None:
    t = table(3).seat(A, techs="new-economy galactic-salon")
    t.seat(A, colonies="new-vinland:N spice-world:N comet-zone:R").picked("isolation")
    t.by(B, "pick trade").until(A).by(
        A, "pass", "consume new-vinland", "feed comet-zone", "consume old-earth"
    )
    assert t.goods(A) == {}
    assert (t.credits(A), t.vp(A)) == (2, 8)
    assert t.picking


def test_case_14_comet_zone() -> None:
    full = (
        table(3, "new-sparta")
        .seat(A, colonies="comet-zone:R")
        .picked("isolation")
        .by(B, "pick produce")
        .finish()
    )
    assert full.goods(A) == {"comet-zone": "R"}
    assert full.credits(A) == 0
    empty = (
        table(3, "new-sparta")
        .seat(A, colonies="comet-zone")
        .picked("isolation")
        .by(B, "pick produce")
        .finish()
    )
    assert empty.goods(A) == {"comet-zone": "R"}
    assert empty.credits(A) == 1


def test_case_20_vp_overflow() -> None:
    t = table(3).seat(
        A, techs="public-works", colonies="prosperous-world:N comet-zone:R spice-world:N gem-world:N"
    )
    t.picked("isolation").pool(vp=3, spare=C)
    t.by(B, "pick trade")
    assert (t.vp(B), t.state.vp_pool) == (1, 2)
    t.until(A).by(A, "pass", "consume old-earth", "feed gem-world")
    t.by(A, "feed spice-world", "consume public-works").finish()
    assert t.vp(A) == 5
    assert t.state.vp_pool == 0
    assert t.state.ending == END_VP
    assert not t.over
    t.rounds("diplomats")
    assert t.over
    assert t.vp(C) == 36 - 3 + 1


def test_case_24_oort_sale() -> None:
    t = table(3).seat(B, colonies="alien-oort-cloud-refinery:A").by(A, "pick trade")
    assert t.picking and t.actor == B
    assert t.goods(B) == {"alien-oort-cloud-refinery": "A"}
    other = table(3).seat(B, colonies="alien-oort-cloud-refinery:A comet-zone:R").by(A, "pick trade")
    assert other.actor == B
    assert other.legal() == {"sell comet-zone", "pass"}
    other.illegal("sell alien-oort-cloud-refinery")


def test_case_25_wasteful_order() -> None:
    """Consumer Markets with a single Novelty is the second power."""
    t = table(3, "ancient-race").seat(A, techs="consumer-markets")
    t.seat(A, colonies="secluded-world artist-settlement:N comet-zone:R").picked("isolation")
    t.by(B, "pick trade").until(A).by(A, "pass")
    assert t.legal() == {"consume secluded-world", "consume consumer-markets"}
    t.by(A, "consume secluded-world")
    assert t.legal() == {"feed artist-settlement", "feed comet-zone"}
    t.by(A, "feed artist-settlement")
    assert t.picking
    assert t.goods(A) == {"comet-zone": "R"}
    assert (t.credits(A), t.vp(A)) == (1, 0)


def test_case_31_production() -> None:
    colonies = "gem-world artist-settlement spice-world:N asteroid-belt"
    other = (
        table(3, "new-sparta").seat(A, colonies=colonies).picked("isolation").by(B, "pick produce").finish()
    )
    assert other.goods(A) == {"gem-world": "N", "artist-settlement": "N", "spice-world": "N"}
    own = table(3, "new-sparta").seat(A, colonies=colonies).by(A, "pick produce")
    assert own.legal() == {"produce asteroid-belt"}
    own.finish()
    assert own.goods(A) == {**other.goods(A), "asteroid-belt": "R"}
    assert "new-sparta" in own.colonies(A)

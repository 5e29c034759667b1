"""Rulings Q7 to Q11: Explore, the bag and the limit of nine."""

from orrery.core.game import CHANCE

from .builder import A, B, C, table

SEVEN = "artist-settlement secluded-world space-port asteroid-belt new-vinland rebel-miners new-earth"
FIVE = "rebel-base rebel-homeworld rebel-outpost alien-monolith alien-sentinels"
EIGHT = f"{FIVE} comet-zone spice-world gem-world"


def test_Q7_extra_draws_are_automatic() -> None:
    t = table(3).seat(A, techs="survey-team").by(A, "pick explore").draw(SEVEN)
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port")
    t.by(A, "take new-earth")
    assert t.actor == CHANCE
    t.draw("comet-zone")
    assert t.explored(A) == {"artist-settlement", "new-earth", "comet-zone"}
    assert t.picking


def test_Q7_a_draw_after_settling_is_automatic() -> None:
    t = table(3).seat(A, credits=1, techs="terraforming-robots", explored="artist-settlement")
    t.by(A, "pick settle", "settle artist-settlement")
    assert t.actor == CHANCE


def test_Q8_others_draw_in_their_own_turn() -> None:
    t = table(3, "galactic-developers separatist-colony").seat(B, techs="survey-team homesteading-pioneers")
    t.by(A, "pick explore").draw(SEVEN).by(A, "take artist-settlement").by(B, "take secluded-world")
    assert t.actor == CHANCE
    assert not t.legal() & {f"draw {world}" for world in SEVEN.split()}
    t.draw("comet-zone gem-world rebel-base")
    assert t.colonists(B) == 1
    assert t.explored(B) == {"secluded-world", "comet-zone", "gem-world", "rebel-base"}
    assert t.actor == C
    assert t.offers("take") == set(SEVEN.split()) - {"artist-settlement", "secluded-world"}


def test_Q8_the_chooser_draws_after_the_second_choice() -> None:
    t = table(3).seat(A, techs="survey-team homesteading-pioneers").by(A, "pick explore").draw(SEVEN)
    t.by(A, "take artist-settlement")
    assert t.actor == B
    assert t.colonists(A) == 0
    t.by(B, "take secluded-world").by(C, "take space-port").by(A, "take new-earth")
    assert t.display == set(SEVEN.split()) - {
        "artist-settlement",
        "secluded-world",
        "space-port",
        "new-earth",
    }
    assert not t.legal() & {f"draw {world}" for world in SEVEN.split()}
    t.draw("comet-zone")
    assert t.colonists(A) == 1
    assert t.display == set()


def test_Q9_fewer_than_seven_worlds() -> None:
    t = table(3, goals=True).only_in_bag("comet-zone gem-world new-earth space-port")
    t.by(A, "pick explore").draw("comet-zone gem-world new-earth space-port")
    t.by(A, "take comet-zone").by(B, "take gem-world").by(C, "take new-earth").by(A, "take space-port")
    assert t.picking
    assert t.explored(A) == {"comet-zone", "space-port"}


def test_Q9_the_second_pick_comes_last() -> None:
    t = table(3, goals=True).only_in_bag("comet-zone gem-world new-earth")
    t.by(A, "pick explore").draw("comet-zone gem-world new-earth")
    t.by(A, "take comet-zone").by(B, "take gem-world").by(C, "take new-earth")
    assert t.picking and t.actor == B
    assert t.explored(A) == {"comet-zone"}


def test_Q9_late_players_get_nothing() -> None:
    t = table(3, goals=True).seat(B, techs="survey-team").only_in_bag("comet-zone gem-world")
    t.by(A, "pick explore").draw("comet-zone gem-world").by(A, "take comet-zone").by(B, "take gem-world")
    assert t.picking
    assert t.explored(C) == set()
    nothing = table(3, goals=True).only_in_bag("").by(A, "pick explore")
    assert nothing.picking and nothing.actor == B


def test_Q9_a_short_bag_and_extra_draws() -> None:
    t = table(3, goals=True).seat(A, techs="survey-team").only_in_bag(f"{SEVEN} comet-zone")
    t.seat(B, techs="federation-survey")
    t.by(A, "pick explore").draw(SEVEN).by(A, "take artist-settlement").by(B, "take secluded-world")
    t.draw("comet-zone").by(C, "take space-port").by(A, "take new-earth")
    assert t.picking
    assert t.explored(B) == {"secluded-world", "comet-zone"}
    assert t.explored(A) == {"artist-settlement", "new-earth"}


def test_Q10_the_limit_applies_at_the_end_in_the_order_of_the_action() -> None:
    t = table(3).seat(A, explored=EIGHT).seat(C, colonies="alien-fuel-refinery radioactive-world")
    t.seat(C, explored="pre-sentient-race rebel-fuel-cache devolved-uplift-race former-penal-colony")
    t.seat(C, explored="rebel-underground imperium-capital")
    t.picked("isolation").by(B, "pick explore").draw(SEVEN)
    t.by(B, "take artist-settlement").by(C, "take secluded-world").by(A, "take space-port").by(
        B, "take new-earth"
    )
    assert t.display == set()
    assert {"asteroid-belt", "new-vinland", "rebel-miners"} <= t.bag
    assert t.actor == C
    t.by(C, "return secluded-world")
    assert t.actor == A
    t.by(A, "return space-port")
    assert t.picking
    assert t.explored(A) == set(EIGHT.split())


def test_Q10_nobody_returns_worlds_at_nine_or_fewer() -> None:
    t = table(3).seat(A, explored=f"{FIVE} comet-zone spice-world").picked("isolation").by(B, "pick explore")
    t.draw(SEVEN).by(B, "take artist-settlement").by(C, "take secluded-world").by(A, "take space-port")
    t.by(B, "take new-earth")
    assert t.picking
    assert len(t.explored(A)) + len(t.colonies(A)) == 9


def test_Q10_exactly_the_excess_in_one_choice_each() -> None:
    t = table(3).seat(A, explored=EIGHT).by(A, "pick explore").draw(SEVEN)
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port").by(
        A, "take new-earth"
    )
    assert t.actor == A
    assert not t.can("pass")
    t.by(A, "return rebel-base", "return gem-world")
    assert t.picking
    assert len(t.explored(A)) == 8


def test_Q11_unchosen_worlds_cannot_be_stored() -> None:
    t = table(3, goals=True).goals(open="exploration").by(A, "pick explore").draw(SEVEN)
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port").by(
        A, "take new-earth"
    )
    assert t.picking
    assert t.board(A)[1] == set()


def test_Q11_replaced_colonies_cannot_be_stored() -> None:
    t = table(3, goals=True).goals(open="exploration").seat(A, techs="terraforming-engineers")
    t.seat(A, colonies="asteroid-belt", explored="comet-zone")
    t.by(A, "pick settle", "replace asteroid-belt", "with comet-zone", "colonists")
    t.by(B, "colonists").by(C, "colonists")
    assert t.picking
    assert "asteroid-belt" in t.bag


def test_Q11_one_of_two_discarded_worlds_may_be_stored() -> None:
    t = (
        table(3, goals=True)
        .goals(open="exploration")
        .seat(A, explored=EIGHT)
        .by(A, "pick explore")
        .draw(SEVEN)
    )
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port").by(
        A, "take new-earth"
    )
    t.by(A, "return rebel-base", "return gem-world")
    assert t.legal() == {"store-world rebel-base", "store-world gem-world", "pass"}
    t.by(A, "store-world rebel-base")
    assert t.picking
    assert t.board(A)[1] == {"rebel-base"}
    assert "gem-world" in t.bag
    assert "rebel-base" not in t.bag


def test_Q11_only_those_who_discarded_are_asked() -> None:
    t = (
        table(3, goals=True)
        .goals(open="exploration")
        .seat(C, explored=EIGHT)
        .by(A, "pick explore")
        .draw(SEVEN)
    )
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port").by(
        A, "take new-earth"
    )
    t.by(C, "return space-port", "store-world space-port")
    assert t.picking
    assert [t.board(seat)[1] for seat in (A, B, C)] == [set(), set(), {"space-port"}]


def test_Q11_nothing_is_stored_unless_exploration_is_face_up() -> None:
    t = table(3, goals=True).goals(open="draft").seat(C, explored=EIGHT).by(A, "pick explore").draw(SEVEN)
    t.by(A, "take artist-settlement").by(B, "take secluded-world").by(C, "take space-port")
    t.by(A, "take new-earth").by(C, "return space-port")
    assert t.picking
    assert "space-port" in t.bag

"""Sections 2.14 to 2.16: decks that run out, the end, scoring, ties; T24, T29, T30, T36."""

import pytest

from orrery.games.alien_artifacts.game import GAME

from .builder import A, B, C, Table, table

DRAWN = "blue3-green2-1"


def last_card(t: Table, seat: int = A) -> Table:
    """The seat has traded its hand; the resource deck holds one card."""
    t.deck(DRAWN).turn(seat).seat(seat, hand="red2-blue2-1").by(seat, "trade red")
    return t.pay("red2-blue2-1.a")


def test_T24_final_scoring() -> None:
    empire = "targeting-matrices:o compass:l black-death:l granary:l caravan:l"
    others = "mika-1:l calcine:l gutenberg:l mennica:l port-dues:l"
    t = table(faction_end_scoring=False).seat(A, vp=15, empire=f"{empire} {others}")
    assert t.points(A) == 29
    assert t.score(A, "technologies") == 4


def test_A3_the_faction_scores_unless_it_is_switched_off() -> None:
    for on, points in ((True, 1), (False, 0)):
        t = table(factions="star-union bionics", faction_end_scoring=on).seat(A, empire="compass:l")
        assert t.score(A, "faction") == points


def test_T29_the_marker_moves_when_the_deck_runs_out() -> None:
    t = last_card(table().marker(2)).by(A, "end").draw(DRAWN)
    view = t.view()
    assert (view["marker"], view["ending"]) == (1, False)
    assert view["deck"] > 0 and view["discards"] == []
    t.luck()
    assert len(t.hand(A)) == 3 and t.actor == B


def test_T30_the_end_comes_when_the_deck_runs_out_with_the_marker_on_1() -> None:
    t = last_card(table().marker(1)).by(A, "end").draw(DRAWN)
    assert t.view()["ending"] is True and t.view()["deck"] > 0
    t.luck()
    assert t.actor == B and not t.over
    assert t.finish().over


def test_A9_the_deck_has_run_out_when_its_last_card_is_drawn() -> None:
    t = table().deck(DRAWN).marker(2).seat(A, empire="compass:o", hand="red3-blue1-1 red2-blue1-1")
    t.by(A, "offensive").pay("red3-blue1-1.a", "red2-blue1-1.a").by(A, "attack system").draw(DRAWN)
    assert t.view()["marker"] == 1
    assert DRAWN not in t.view()["unseen"]  # the card in resolution is not shuffled in


def test_A9_a_produced_card_is_not_shuffled_in() -> None:
    t = table().deck(DRAWN).marker(2).seat(A, building="calcine+green3-red1-1.a+green3-red1-3.a")
    t.by(A, "build calcine", "side operational").draw(DRAWN)
    assert t.view()["marker"] == 1
    assert t.produced(A, "calcine") == [f"{DRAWN}.b"]


def test_A10_without_discards_the_marker_moves_once_and_there_is_no_card() -> None:
    t = table(3).seat(A, bank=5).deck(DRAWN, hoard=C).marker(3)
    t.by(A, "buy planet").luck().by(A, "end").draw(DRAWN)
    assert t.view()["marker"] == 2
    assert t.hand(A) == [DRAWN] and t.actor == B  # nothing more to draw
    t.by(B, "buy planet", "extra 0").luck().by(B, "end")
    assert t.hand(B) == [] and t.actor == C
    t.by(C, "buy planet", "extra 0").luck().by(C, "end")
    while t.actor == C:
        t.quiet()
    # C had to discard all but three cards: they are the deck when the next card is needed.
    assert t.view()["marker"] == 2
    t.by(A, "trade blue").pay("blue3-green2-1.a").by(A, "end").luck()
    assert len(t.hand(A)) == 3 and t.view()["marker"] == 2


def test_A11_after_the_end_was_triggered_the_deck_is_only_shuffled() -> None:
    t = last_card(table().marker(1)).by(A, "end").draw(DRAWN).luck()
    t.deck("green2-red2-1").seat(B, hand="red2-blue2-2").by(B, "trade red").pay("red2-blue2-2.a").by(B, "end")
    t.draw("green2-red2-1")
    assert (t.view()["marker"], t.view()["ending"]) == (1, True)
    assert t.luck().over


def test_A12_the_last_player_in_order_triggers_the_end() -> None:
    t = last_card(table(3).marker(1), C).by(C, "end").luck()
    assert t.over


@pytest.mark.parametrize("seat", [A, B])
def test_2_15_everybody_has_the_same_number_of_turns(seat: int) -> None:
    t = last_card(table(3).marker(1), seat).by(seat, "end").luck()
    for _ in range(2 - seat):
        assert not t.over
        t.finish()
    assert t.over


def test_A13_extra_turns_are_not_counted() -> None:
    t = table().marker(1).seat(A, artifacts="dusk-clock").by(A, "artifact dusk-clock")
    last_card(t).by(A, "end").luck()
    assert t.view()["ending"]
    for _ in range(3):
        assert t.actor == A and t.view()["round"] == 1
        t.finish()
    assert t.actor == B  # the one turn that B still has
    assert t.finish().over


def test_T36_ties_are_broken_by_credits_and_then_by_cards() -> None:
    t = table(3, faction_end_scoring=False)
    t.seat(A, bank=5, vp=9, empire="mika-1:l").seat(B, bank=6, vp=9, empire="halny:l").seat(C, bank=5, vp=10)
    assert t.ranking() == [[B], [A], [C]]
    even = table(2, faction_end_scoring=False).seat(A, bank=5, vp=9, empire="mika-1:l")
    even.seat(B, bank=5, vp=9, empire="halny:l")
    assert even.ranking() == [[A, B]]
    ahead = table(2, faction_end_scoring=False).seat(A, bank=9, vp=9).seat(B, bank=0, vp=10)
    assert ahead.ranking() == [[B], [A]]


def ended(**seats: str) -> Table:
    """The last turn of the game, B's, is about to end; A begins with B's fees to follow."""
    t = table(faction_end_scoring=False).seat(A, empire=seats.get("a", "")).seat(B, empire=seats.get("b", ""))
    return last_card(t.marker(1), B).by(B, "end").luck()


PLANETS = "mika-1:l halny:l calcine:l gutenberg:l"


def test_DP25_blockaded_technologies_score_at_the_end_for_a_fee() -> None:
    t = ended(b=f"{PLANETS} orbital-harvesters:o*2")
    assert t.actor == B and t.phase == "final-fee"
    without = t.copy().by(B, "no")
    assert without.over and without.score(B, "technologies") == 0
    bank = t.bank(B)
    t.by(B, "yes")
    assert t.over and t.score(B, "technologies") == 2 and t.bank(B) == bank - 2


def test_DP25_in_turn_order_and_only_where_it_can_matter() -> None:
    t = ended(a="rozstaje:l*1 orbital-harvesters:o*1 probe-web:o*1", b="pulsar-observatory:o*1 zasiewy:o*1")
    asked = []
    while not t.over:
        asked.append((t.actor, t.view()["question"]["card"]))
        t.play("no")
    assert asked == [(A, "rozstaje"), (A, "orbital-harvesters"), (A, "probe-web"), (B, "pulsar-observatory")]


def test_DP25_a_card_whose_type_is_counted() -> None:
    t = table(factions="star-union bionics").seat(A, empire="black-death:l*1 compass:l*1")
    last_card(t.marker(1), B).by(B, "end").luck()
    assert t.view()["question"]["card"] == "black-death"  # extermination: a point for the Star Union
    t.by(A, "yes")
    assert t.over  # the type of compass counts for nothing
    assert t.score(A, "faction") == 3


def test_A42_fees_are_paid_before_ties_are_broken() -> None:
    technology = "deep-analysis-and-research-programme:o*1"
    t = table(faction_end_scoring=False).seat(A, empire="probe-web:l port-dues:l mika-1:l halny:l", vp=2)
    t.seat(B, empire=f"{technology} rescue-crews:l supply-net:l module-laboratories:l", vp=0)
    last_card(t.marker(1), B).by(B, "end").luck().seat(A, bank=7).seat(B, bank=7)
    t.by(B, "yes")
    assert t.points(A) == t.points(B) and t.bank(B) == 6
    assert t.ranking() == [[A], [B]]


def test_A43_the_track_has_no_end() -> None:
    t = table().seat(A, vp=199, artifacts="song-of-triumph").by(A, "artifact song-of-triumph")
    assert t.vp(A) == 202


def test_A62_a_game_of_300_rounds_is_a_fault() -> None:
    t = table()
    t.state.round = 300
    GAME.check(t.ready().state)
    t.state.round = 301
    with pytest.raises(AssertionError, match="A62"):
        GAME.check(t.state)


def test_2_16_resource_cards_bring_no_points() -> None:
    t = table().seat(A, empire="mika-1:o+red2-blue2-1.a", building="calcine+green2-red2-1.a")
    assert t.score(A, "cards") == 1


def test_options_a_limit_of_rounds() -> None:
    t = table(round_limit=1)
    t.finish()
    assert t.actor == B
    assert t.finish().over

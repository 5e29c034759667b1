"""Rulings Q1 to Q6 and Q38 to Q42: the round, the order, the end of the game, set-up."""

import pytest

from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.state import END_COLONIES, END_SPACES, END_VP

from .builder import A, B, C, D, new_game, table

FIXED = (
    "contact-specialist public-works space-marines genetics-lab homesteading-pioneers mining-conglomerate"
    " imperium-arms-factory consumer-markets"
)


@pytest.mark.parametrize(
    ("more", "spaces"), [("expeditionary-force", 11), ("expeditionary-force export-duties", 12)]
)
def test_Q1_a_large_tile_may_straddle_into_the_end_zone(more: str, spaces: int) -> None:
    t = table(3).seat(A, credits=8, techs=f"{FIXED} {more}").by(A, "pick develop")
    assert "alien-tech-institute" in t.offers("buy")
    t.by(A, "buy alien-tech-institute").finish()
    assert len(t.techs(A)) + 1 == spaces
    assert t.state.ending == END_SPACES


def test_Q1_ten_spaces_do_not_end_the_game() -> None:
    t = table(3).seat(A, credits=8, techs=FIXED).by(A, "pick develop", "buy alien-tech-institute").finish()
    assert len(t.techs(A)) + 1 == 10
    assert t.state.ending == 0


@pytest.mark.parametrize(("left", "ending"), [(1, END_VP), (2, 0)])
def test_Q2_the_pool_is_exhausted_at_zero(left: int, ending: int) -> None:
    t = table(3).pool(vp=left).by(A, "pick diplomats")
    assert (t.state.vp_pool, t.state.ending) == (left - 1, ending)


def test_Q3_overview_of_the_leftmost_pawn() -> None:
    t = table(3, goals=True).by(A, "pick overview").chance("goal draft", "goal keywords", "goal sales-tax")
    t.by(A, "keep draft", "under keywords")
    assert t.state.order == (A, B, C)
    assert t.credits(A) == 1
    assert t.face_down == ("draft", A)
    assert t.actor == B


def test_Q3_overview_next_to_ones_own_pawn() -> None:
    t = table(2, goals=True).order(B, A, A, B).picked("develop explore").by(A, "pick overview")
    t.chance("goal draft", "goal keywords", "goal sales-tax").by(A, "keep draft", "under keywords")
    assert t.state.order == (B, A, A, B)
    assert t.credits(A) == 1
    assert t.face_down == ("draft", A)
    assert t.actor == B


def test_Q4_overview_with_an_empty_stack() -> None:
    others = (
        "civil-service keywords skilled-workforce diversification stockpile-resources exploration sales-tax"
    )
    t = table(3, goals=True).goals(open=others, hidden="draft", owner=A).picked("develop")
    t.by(B, "pick overview").by(A, "hide")
    assert t.picking and t.actor == C
    assert t.open_goals == {*others.split(), "draft"}
    assert t.face_down is None
    assert t.credits(B) == 1
    assert t.state.order == (B, A, C)


@pytest.mark.parametrize("left", [1, 2])
def test_Q4_a_short_stack_is_looked_through(left: int) -> None:
    opened = "civil-service keywords skilled-workforce diversification stockpile-resources exploration"
    names = ["sales-tax", "draft"]
    t = table(3, goals=True).goals(open=opened + (" draft" if left == 1 else "")).by(A, "pick overview")
    t.chance(*[f"goal {name}" for name in sorted(names[:left])])
    assert t.offers("keep") == set(names[:left])
    t.by(A, "keep sales-tax").finish()
    assert t.face_down == ("sales-tax", A)
    assert t.actor == B


@pytest.mark.parametrize("tile", ["diplomats", "overview", "develop", "produce"])
def test_Q5_the_reveal_window_follows_every_pick(tile: str) -> None:
    t = table(3, goals=True).goals(hidden="sales-tax", owner=C).by(A, f"pick {tile}")
    assert t.actor == C
    assert t.legal() == {"reveal", "hide"}
    t.by(C, "reveal")
    assert "sales-tax" in t.open_goals
    assert t.face_down is None


def test_Q5_also_for_the_owner_who_picks() -> None:
    t = table(3, goals=True).goals(hidden="exploration", owner=A).by(A, "pick diplomats")
    assert t.actor == A
    t.by(A, "hide")
    assert t.face_down == ("exploration", A)
    assert t.vp(A) == 1


@pytest.mark.parametrize(
    "goal", ["civil-service", "keywords", "skilled-workforce", "diversification", "draft"]
)
def test_Q6_other_goals_stay_face_down(goal: str) -> None:
    t = table(3, goals=True).goals(hidden=goal, owner=B).by(A, "pick produce")
    t.illegal("reveal")
    assert not any(move == "reveal" for move in t.legal())
    t.finish()
    assert t.face_down == (goal, B)


def test_Q38_tails_leave_heads_turn() -> None:
    t = new_game(3)
    assert [weight for _, weight in GAME.chance(t.state)] == [1, 1]
    t.chance(*["flip tails", "flip heads"] * 8)
    t.chance("seat p1", "seat p2", "mat 1", "mat 2", "mat 3").play("side a", "side a", "side a")
    for seat in (A, B, C):
        t.state.players[seat].credits = 20
    offered = t.play("pick develop").offers("buy")
    pairs = [("expeditionary-force", "survey-team"), ("export-duties", "mining-robots")]
    assert pairs[0][0] in offered and pairs[0][1] not in offered
    assert pairs[1][1] in offered and pairs[1][0] not in offered
    assert "free-trade-association" in offered and "pan-galactic-hologrid" not in offered
    assert "mining-league" in offered and "imperium-war-profiteers" not in offered
    assert len(offered) == 24


def test_Q39_from_seven_to_nine_colonies() -> None:
    six = "comet-zone spice-world gem-world new-vinland space-port asteroid-belt"
    t = table(3).seat(A, credits=2, colonists=1, techs="improved-logistics", colonies=six)
    t.seat(A, credits=2, explored="artist-settlement secluded-world")
    t.by(A, "pick settle", "settle artist-settlement", "settle secluded-world").finish()
    assert len(t.colonies(A)) == 9
    assert t.state.ending == END_COLONIES
    t.rounds("isolation", "diplomats")
    assert t.over


def test_Q40_no_upkeep_when_the_game_ends() -> None:
    t = table(3).produce_tile(1).pool(vp=1).rounds("diplomats", "isolation", "develop")
    assert t.over
    assert t.state.produce_credits == 1
    assert t.state.round == 2


def test_Q41_the_second_of_two_players_has_four() -> None:
    t = new_game(2, first_game=True).chance("seat p2", "mat 3", "mat 4")
    assert (t.credits(B), t.credits(A)) == (3, 4)
    assert t.state.order == (B, A, B, A)


def test_Q42_an_empty_pool_gives_no_bonus_colonist() -> None:
    t = table(4).pool(colonists=0, spare=D).by(A, "pick settle")
    assert t.colonists(A) == 0
    assert t.legal() == {"colonists"}
    t.by(A, "colonists")
    assert t.colonists(A) == 0

"""Section 2.14: each end condition at its moment, and the round that is finished all the same."""

import pytest

from orrery.core.game import TERMINAL
from orrery.games.new_frontiers.state import END_COLONIES, END_COLONISTS, END_SPACES, END_VP

from .builder import A, B, C, D, table

FIXED = (
    "contact-specialist public-works space-marines genetics-lab homesteading-pioneers mining-conglomerate"
    " imperium-arms-factory consumer-markets"
)
SIX = "comet-zone spice-world gem-world new-vinland space-port asteroid-belt"


def test_E1_more_than_ten_spaces_after_develop() -> None:
    t = table(3).seat(B, credits=3, techs=f"{FIXED} expeditionary-force export-duties")
    t.by(A, "pick develop", "pass").by(B, "buy alien-monument")
    assert t.state.ending == END_SPACES
    assert not t.over
    t.rounds("isolation")
    assert not t.over
    t.rounds("produce")
    assert t.over
    assert t.state.round == 1


def test_E1_it_is_checked_when_all_have_developed() -> None:
    t = table(3).seat(A, credits=2, techs=f"{FIXED} expeditionary-force export-duties").seat(B, credits=9)
    t.by(A, "pick develop", "buy alien-monument")
    assert t.actor == B
    t.by(B, "buy space-marines")
    assert t.techs(B) == {"space-marines"}
    assert t.state.ending == END_SPACES


def test_E2_more_than_seven_colonies_after_settle() -> None:
    t = table(3).seat(A, credits=1, colonies=SIX, explored="artist-settlement")
    t.by(A, "pick settle", "settle artist-settlement").by(B, "colonists").by(C, "colonists")
    assert len(t.colonies(A)) == 8
    assert t.state.ending == END_COLONIES
    t.rounds("isolation", "produce")
    assert t.over


def test_E2_seven_colonies_do_not_end_the_game() -> None:
    five = SIX.rpartition(" ")[0]
    t = table(3).seat(A, credits=1, colonies=five, explored="artist-settlement")
    t.by(A, "pick settle", "settle artist-settlement").finish()
    assert len(t.colonies(A)) == 7
    assert t.state.ending == 0
    t.rounds("isolation", "produce")
    assert t.state.round == 2


@pytest.mark.parametrize(("left", "ending"), [(12, 0), (11, END_COLONISTS)])
def test_E3_fewer_than_five_colonists_after_settle(left: int, ending: int) -> None:
    t = table(3).pool(colonists=left).by(A, "pick settle", "colonists").by(B, "colonists").by(C, "colonists")
    assert t.state.colonists == left - 7
    assert t.state.ending == ending


def test_E3_is_looked_at_only_after_settle() -> None:
    t = table(3).pool(colonists=0).rounds("isolation", "produce", "develop")
    assert (t.state.ending, t.state.round, t.over) == (0, 2, False)


def test_E4_may_come_with_any_chip() -> None:
    t = table(4).pool(vp=1).by(A, "pick trade")
    assert t.finish().state.ending == END_VP
    t.rounds("isolation", "produce")
    assert not t.over
    t.rounds("settle")
    assert t.over


def test_E4_everybody_gets_all_vp_due_afterwards() -> None:
    t = table(4).seat(D, techs="galactic-salon").pool(vp=1, spare=C).by(A, "pick trade").finish()
    assert (t.vp(A), t.vp(D)) == (1, 1)
    assert t.state.vp_pool == 0
    t.by(B, "pick diplomats")
    assert t.vp(B) == 1


def test_2_14_all_remaining_picks_are_made() -> None:
    t = table(2).pool(vp=1).by(A, "pick diplomats")
    assert t.state.ending == END_VP
    t.rounds("isolation", "produce")
    assert not t.over
    assert t.actor == B
    t.rounds("develop")
    assert t.over
    assert t.actor == TERMINAL
    assert t.legal() == set()


def test_2_14_several_conditions_at_once() -> None:
    t = table(3).seat(A, credits=1, colonies=SIX, explored="artist-settlement").pool(colonists=5)
    t.by(A, "pick settle", "settle artist-settlement").finish()
    assert t.state.ending == END_COLONIES | END_COLONISTS


def test_2_14_the_face_down_goal_is_revealed_before_scoring() -> None:
    t = table(3, goals=True).goals(hidden="draft", owner=A).seat(B, colonists=3).last_pick()
    t.pool(vp=1, spare=C)
    assert t.score(B, "goals") == 0
    t.by(C, "pick diplomats").by(A, "hide")
    assert t.over
    assert t.open_goals == {"draft"}
    assert t.face_down is None
    assert t.score(B, "goals") == 2


def test_option_round_limit() -> None:
    t = table(3, round_limit=2).rounds("isolation", "produce", "develop")
    assert not t.over
    t.rounds("isolation", "produce", "develop")
    assert t.over
    assert t.state.round == 2

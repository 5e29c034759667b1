"""Section 2.2: the first player, factions, hands and pre-game steps; T1, A36, A37, A44, DP1, DP2."""

import pytest

from orrery.core.game import CHANCE
from orrery.games.alien_artifacts.components import CLASSES, FACTION_IDS

from .builder import A, B, Table, new_game, row


def set_up(faction: str, other: str = "") -> Table:
    """Two players who chose factions; A is first, and the pre-game steps of A begin."""
    second = other or next(name for name in ("bionics", "clone-clans") if name != faction)
    t = new_game(2, factions="chosen").luck("first p1").play(f"pick {faction}").luck().play(f"pick {second}")
    while t.actor == CHANCE and t.legal() & {f"draw {name}" for name in t.view()["unseen"]}:
        if len(t.hand(A)) == len(t.hand(B)) == 3:
            break
        t.do(min(t.legal()))
    return t


def test_T1_star_union_begins_with_two_cards_in_construction_and_a_ship() -> None:
    t = set_up("star-union").luck()
    drawn = t.offers("keep")
    assert t.actor == A and len(drawn) == 2
    kept, other = sorted(drawn)
    t.by(A, f"keep {kept}").luck()
    technologies = t.building(A) & drawn
    assert technologies == {kept}
    assert len(t.building(A)) == 2  # and a planet
    assert list(t.empire(A).values()) == ["operational"]
    (ship,) = t.empire(A)
    assert row("ships", ship)
    assert t.bottom("tech") == [other]


def test_A36_what_the_set_up_places_does_not_enter() -> None:
    """No attack, no plan, and nothing is produced unless the faction card says so."""
    t = set_up("star-union").luck().quiet().luck()
    assert t.actor == B  # no attack with the ship: the other player sets up
    clans = set_up("clone-clans").luck()
    while clans.actor == A:
        clans.quiet().luck()
    assert list(clans.empire(A).values()) == ["logistic"]
    assert clans.plans(A) == set()


def test_A36_production_of_the_set_up_where_the_faction_card_says_so() -> None:
    t = set_up("community").luck()
    while t.actor == A and not t.offers("keep"):
        t.quiet().luck()
    (planet,) = t.empire(A)
    assert t.empire(A) == {planet: "operational"}
    (said,) = [step["n"] for step in row("factions", "community")["setup"] if step["effect"] == "produce"]
    assert len(t.produced(A, planet)) == said


def test_A37_cards_that_are_not_kept_go_under_their_deck() -> None:
    t = set_up("community").luck()
    while not t.offers("keep"):
        t.quiet().luck()
    kept, other = sorted(t.offers("keep"))
    t.play(f"keep {kept}")
    assert t.bottom("ship") == [other]
    assert other not in t.building(A) and kept in t.building(A)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_A44_the_marker_starts_on_the_number_of_players(players: int) -> None:
    assert new_game(players).view()["marker"] == players


def test_2_2_everybody_starts_with_8_credits_3_cards_and_no_points() -> None:
    t = set_up("star-union")
    for seat in (A, B):
        assert (t.bank(seat), t.vp(seat), len(t.hand(seat))) == (8, 0, 3)


def test_2_2_the_top_cards_and_one_system_lie_open() -> None:
    t = set_up("star-union").luck()
    assert all(t.view()["decks"][cls]["top"] for cls in CLASSES)
    assert t.view()["system"]["available"]


def test_DP1_factions_are_chosen_in_turn_order_and_none_twice() -> None:
    t = new_game(3, factions="chosen").luck("first p2")
    assert t.actor == B
    t.by(B, "pick league").luck()
    assert t.offers("pick") == set(FACTION_IDS) - {"league"}
    t.illegal("pick league")


def test_DP1_factions_are_dealt_otherwise() -> None:
    t = new_game(2).luck("first p1", "deal league", "deal bionics")
    assert {player["faction"] for player in t.view()["players"]} == {"league", "bionics"}


def test_DP2_the_first_player_sets_up_first() -> None:
    t = new_game(2, factions="chosen").luck("first p2").by(B, "pick star-union").luck()
    t.by(A, "pick bionics").luck()
    assert t.actor == B and len(t.offers("keep")) == 2

"""Section 2.3: set-up, the choice of a species, turn-order compensation; A33, A48."""

import pytest

from orrery.core.game import CHANCE

from .builder import A, B, C, D, new_game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_3_what_lies_on_the_table(players: int) -> None:
    t = new_game(players)
    while t.state.round == 0:
        t.do(min(t.legal()))
    view = t.view()
    assert view["bag"] == {"laser": 0, "shield": 0, "evacuation": 0, "asteroid": players}
    assert (view["asteroid"], view["threat"], view["round"]) == (1, 3, 1)
    assert [project["tier"] for project in view["projects"].values()] == [1, 1, 1]
    assert set(view["facilities"].values()) == {None}
    for deck in view["decks"].values():
        assert None not in deck["display"] and len(deck["display"]) == 3 and deck["market"] == []
    for player in view["players"]:
        assert player["ready"] == {"planet": 2, "moon": 1} and player["placed"] == []
        assert set(player["discs"].values()) == {0} and set(player["baselines"].values()) == {0}
        assert player["hidden"] == {"action": 1, "boost": 1, "species": 1} and player["cards"] == 3
        assert player["vp"] == 0


def test_2_3_neutral_discs() -> None:
    places = {players: new_game(players).view()["projects"] for players in (2, 3, 4)}
    assert {n: p["laser"]["neutral"] for n, p in places.items()} == {2: [3, 6], 3: [6], 4: []}
    assert {n: p["shield"]["neutral"] for n, p in places.items()} == {2: [3, 7], 3: [7], 4: []}
    assert {n: p["evacuation"]["neutral"] for n, p in places.items()} == {2: [3, 5], 3: [5], 4: []}


def test_D1_one_of_two_species_is_kept_and_the_other_goes_under_the_deck() -> None:
    t = new_game(2)
    wanted = ["deal trial-beam", "deal first-herd"]
    wanted += ["deal wiesporka", "deal static-eel", "deal ore-beetle", "deal mimic-crow"]
    while t.actor == CHANCE:
        outcomes = t.legal()
        safe = min(outcomes - {word.replace("deal", "reveal") for word in wanted})
        t.do(next((one for one in wanted if one in outcomes), safe))
    assert t.actor == A and t.legal() == {"keep wiesporka", "keep static-eel"}
    t.by(A, "keep static-eel")
    assert t.actor == B and t.legal() == {"keep ore-beetle", "keep mimic-crow"}
    t.by(B, "keep ore-beetle")
    assert sorted(t.hand(A)) == ["crew-rotation", "static-eel", "trial-beam"]
    assert t.view(A)["players"][A]["returned"] == "wiesporka"


def test_A48_everybody_has_the_same_starting_boost() -> None:
    t = new_game(4)
    dealt = []
    while t.state.round == 0:
        move = min(t.legal())
        if move.startswith("deal"):
            dealt.append(move.split()[1])
        t.do(move)
    assert all("crew-rotation" in t.hand(seat) for seat in range(4))
    assert len(dealt) == 4 * 3 and "crew-rotation" not in dealt  # an action card and two species each


START = {"energy": 4, "knowledge": 2, "minerals": 2, "organics": 2, "genius": 1}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [A, B])
def test_A33_each_later_player_gets_one_thing_more(players: int, first: int) -> None:
    t = new_game(players)
    while t.state.round == 0:
        t.do(f"first p{first + 1}" if t.can(f"first p{first + 1}") else min(t.legal()))
    assert t.actor == first and t.view()["badge"] == first
    more = [
        {},
        {"genius": 2},
        {"genius": 2, "energy": 5},
        {"genius": 2, "energy": 5, "organics": 3},
    ]
    for place in range(players):
        seat = (first + place) % players
        assert t.resources(seat) == {**START, **more[place]}


def test_A33_any_player_may_be_the_first() -> None:
    t = new_game(4)
    while not t.offers("first"):
        t.do(min(t.legal()))
    assert t.offers("first") == {f"p{seat + 1}" for seat in (A, B, C, D)}

"""Part 3: the chance events E1 to E10, and how likely their outcomes are."""

from collections import Counter

import pytest

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE
from orrery.games.how_to_save_a_world.game import GAME

from .builder import A, Table, new_game, table


def weights(t: Table) -> dict[str, int]:
    """The outcomes of a chance decision with their weights."""
    assert t.actor == CHANCE
    return {GAME.notate(t.state, outcome): weight for outcome, weight in GAME.chance(t.state)}


def until(t: Table, verb: str) -> Table:
    """Whatever happens up to a chance decision of that kind."""
    while not (t.actor == CHANCE and t.offers(verb)):
        t.do(min(t.legal()))
    return t


def test_E1_nine_cards_are_turned_up_of_all_that_are_left() -> None:
    t, shown = new_game(3), []
    for left in (28, 27, 26, 24, 23, 22, 27, 26, 25):
        found = weights(t)
        assert len(found) == left and set(found.values()) == {1}
        shown.append(min(found))
        t.do(shown[-1])
    assert sorted(shown) == sorted(
        f"reveal {name}" for deck in t.view()["decks"].values() for name in deck["display"]
    )


def test_E3_a_starting_action_each() -> None:
    t = until(new_game(4), "deal")
    for left in (6, 5, 4, 3):
        assert len(weights(t)) == left and set(weights(t).values()) == {1}
        t.do(min(t.legal()))


def test_E4_two_species_each() -> None:
    t = until(new_game(2), "deal").chance("deal trial-beam", "deal field-notes")
    for left in (24, 23, 22, 21):
        assert len(weights(t)) == left and set(weights(t).values()) == {1}
        t.do(min(t.legal()))
    assert t.actor == A


@pytest.mark.parametrize("players", [2, 3, 4])
def test_E5_the_first_player(players: int) -> None:
    assert weights(until(new_game(players), "first")) == {f"first p{n}": 1 for n in range(1, players + 1)}


def test_E6_a_display_is_filled_from_what_is_left() -> None:
    t = table().deck("boost", "award-night crane-crew").seat(A, minerals=9)
    t.by(A, "place canopy-market-b", f"buy {t.row('boost')[0]}")
    assert weights(t) == {"reveal award-night": 1, "reveal crane-crew": 1}


def test_E7_a_facility_of_the_stack() -> None:
    t = table().facility("spore-vault").asteroid(5).all_pass()
    wanted = ("infra-con-structor", "barter-foundry", "relay-bazaar", "night-school")
    assert weights(t) == {f"facility {name}": 1 for name in wanted}


def test_E8_cubes_are_drawn_without_putting_back() -> None:
    t = until(table(2).bag(laser=3, asteroid=2).all_pass(), "draw")  # threat 3
    assert weights(t) == {"draw 3 0 0 0": 1, "draw 2 0 0 1": 6, "draw 1 0 0 2": 3}


def test_E8_draws_come_as_often_as_they_should() -> None:
    t = until(table(2).bag(laser=3, asteroid=2).all_pass(), "draw")
    rng = SimRng("draws")
    drawn = Counter(GAME.notate(t.state, GAME.sample(t.state, rng)) for _ in range(4000))
    assert drawn.keys() == weights(t).keys()
    for outcome, weight in weights(t).items():
        assert abs(drawn[outcome] - 400 * weight) < 150  # more than four standard deviations


def test_E9_two_draws_of_ten() -> None:
    t = until(table(2).asteroid(13).bag().all_pass(), "draw").chance("draw 0 0 0 0")
    t.bag(laser=1, shield=2, evacuation=9)
    ways = {"draw 1 2 7 0": 36, "draw 1 1 8 0": 18, "draw 0 2 8 0": 9, "draw 1 0 9 0": 1, "draw 0 1 9 0": 2}
    assert weights(t) == ways
    t.chance("draw 1 2 7 0")  # the laser cube is on its meter, the others are back
    assert weights(t) == {"draw 0 2 8 0": 9, "draw 0 1 9 0": 2}


def test_E10_a_market_discard_is_shuffled() -> None:
    t = table().deck("boost", market="award-night crane-crew hull-printers").seat(A, minerals=9)
    t.by(A, "place canopy-market-b", f"buy {t.row('boost')[2]}")
    assert set(weights(t).values()) == {1} and len(weights(t)) == 3

"""Ratings from wins, against what can be worked out by hand or was put in."""

from math import log10
from random import Random

import pytest

from orrery.arena.ratings import Wins, fit, rate


def test_two_bots_are_as_far_apart_as_their_wins() -> None:
    # 29 wins to 9, and half a win for each in advance.
    ratings = fit(["a", "b"], {(("a", "b"), "a"): 29.0, (("a", "b"), "b"): 9.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(400 * log10(29.5 / 9.5))
    assert ratings["a"] + ratings["b"] == pytest.approx(0)


def test_equal_wins_at_an_uneven_table_are_no_equal_strength() -> None:
    # One a among three b: whoever is as strong as the others wins a quarter.
    table = ("a", "b", "b", "b")
    ratings = fit(["a", "b"], {(table, "a"): 100_000.0, (table, "b"): 300_000.0})
    assert ratings["a"] == pytest.approx(ratings["b"], abs=0.01)


def test_who_always_won_has_a_rating_and_who_never_played_is_in_the_middle() -> None:
    ratings = fit(["a", "b", "c"], {(("a", "b"), "a"): 10.0})
    assert ratings["a"] > ratings["c"] > ratings["b"]


def deals(count: int, strength: dict[str, float]) -> list[Wins]:
    """Matches of three whose winners are drawn by their strength."""
    random = Random(5)
    table = tuple(strength)
    found: list[Wins] = []
    for _ in range(count):
        winner = random.choices(table, weights=[strength[bot] for bot in table])[0]
        found.append({(table, winner): 1.0})
    return found


def test_strengths_that_were_put_in_are_found_within_the_intervals() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    result = rate(list(strength), deals(600, strength))
    assert list(result.ratings) == ["a", "b", "c"]
    for bot, below in (("a", "b"), ("b", "c")):
        lead = result.leads[bot]
        assert lead.low < 400 * log10(strength[bot] / strength[below]) < lead.high
        assert 30 < lead.high - lead.low < 200
    assert "c" not in result.leads


def test_few_matches_give_wide_intervals_even_if_all_went_the_same_way() -> None:
    few = rate(["a", "b"], [{(("a", "b"), "a"): 2.0}] * 2).leads["a"]
    many = rate(["a", "b"], deals(300, {"a": 3.0, "b": 1.0})).leads["a"]
    assert few.high - few.low > 2 * (many.high - many.low)


def test_before_the_first_match_all_are_equal() -> None:
    assert {estimate.value for estimate in rate(["a", "b"], []).ratings.values()} == {0.0}

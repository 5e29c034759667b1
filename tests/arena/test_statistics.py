"""Shares and their intervals, against values known from elsewhere."""

import pytest

from orrery.arena.statistics import share_of, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


def test_wilson_is_symmetric_and_stays_inside() -> None:
    for games in (1, 7, 200):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            mirrored = wilson(games - wins, games)
            assert mirrored == (pytest.approx(1 - high), pytest.approx(1 - low))


def test_more_games_prove_more() -> None:
    widths = [high - low for low, high in (wilson(games // 4, games) for games in (8, 80, 800))]
    assert widths == sorted(widths, reverse=True)


def test_nothing_is_known_before_the_first_game() -> None:
    share = share_of(0, 0)
    assert (share.share, share.low, share.high) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(("wins", "games"), [(3, 2), (-1, 2), (0, -1)])
def test_impossible_counts_are_refused(wins: int, games: int) -> None:
    with pytest.raises(ValueError, match="impossible"):
        wilson(wins, games)

"""Places out of standings."""

import pytest

from orrery.core.results import ranking_by


@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([3], [[0]]),
        ([1, 3, 2], [[1], [2], [0]]),
        ([2, 5, 5, 1], [[1, 2], [0], [3]]),
        ([0, 0, 0], [[0, 1, 2]]),
        ([(5, 1), (5, 2), (4, 9)], [[1], [0], [2]]),
        ([(5, 1), (4, 9), (5, 1)], [[0, 2], [1]]),
        ([], []),
    ],
)
def test_the_highest_standing_is_first_and_equal_ones_share_a_place(standings, places) -> None:
    assert ranking_by(standings) == places

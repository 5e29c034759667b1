"""Small changes of tuples: what comes out, and that what went in stays as it was."""

from orrery.core.tuples import changed, replaced, with_one, without_one


def test_one_more_stands_where_it_belongs() -> None:
    assert with_one((), 3) == (3,)
    assert with_one((2, 5, 5, 9), 1) == (1, 2, 5, 5, 9)
    assert with_one((2, 5, 5, 9), 5) == (2, 5, 5, 5, 9)
    assert with_one((2, 5, 5, 9), 12) == (2, 5, 5, 9, 12)


def test_one_of_equal_ones_goes() -> None:
    assert without_one((5,), 5) == ()
    assert without_one((7, 2, 5, 2), 2) == (7, 5, 2)
    assert without_one((2, 5, 9), 9) == (2, 5)
    assert without_one((9, 8, 7, 1, 2), 9) == (8, 7, 1, 2)
    assert without_one((9, 8, 7, 1, 2), 2) == (9, 8, 7, 1)


def test_one_number_changes() -> None:
    before = (4, 0, 1)
    assert changed(before, 0, -4) == (0, 0, 1)
    assert changed(before, 2, 300) == (4, 0, 301)
    assert before == (4, 0, 1)


def test_one_row_is_replaced() -> None:
    before = ((1,), (), (2, 3))
    assert replaced(before, 1, (7, 8)) == ((1,), (7, 8), (2, 3))
    assert before == ((1,), (), (2, 3))

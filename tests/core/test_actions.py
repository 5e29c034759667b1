"""Action tables: numbers, notation, near misses."""

import pytest

from orrery.core.actions import ActionTable


@pytest.fixture
def table() -> ActionTable:
    table = ActionTable()
    table.block(0, "mine", ["1", "2", "r"])
    table.block(3, "end")
    table.block(4, "ship", ["mine p1", "mine p2"])
    return table


def test_blocks_number_their_targets(table: ActionTable) -> None:
    assert len(table) == 6
    assert [table.notate(action) for action in range(6)] == [
        "mine 1",
        "mine 2",
        "mine r",
        "end",
        "ship mine p1",
        "ship mine p2",
    ]
    assert table.templates() == ["mine", "end", "ship"]
    assert (table.template(5), table.offset(5)) == ("ship", 1)


def test_parse_is_the_inverse_of_notate(table: ActionTable) -> None:
    assert [table.parse(table.notate(action)) for action in range(len(table))] == list(range(len(table)))


@pytest.mark.parametrize("text", ["MINE 2", "  mine   2 ", "Mine\t2"])
def test_case_and_spacing_are_free(table: ActionTable, text: str) -> None:
    assert table.parse(text) == 1


def test_a_near_miss_is_named(table: ActionTable) -> None:
    with pytest.raises(ValueError, match=r"no move reads 'mien 2'; did you mean mine 2"):
        table.parse("mien 2")
    with pytest.raises(ValueError, match=r"^no move reads 'xyzzy'$"):
        table.parse("xyzzy")
    with pytest.raises(ValueError, match="no move reads ''"):
        table.parse("")


@pytest.mark.parametrize("action", [-1, 6, 1000])
def test_numbers_beyond_the_table_are_refused(table: ActionTable, action: int) -> None:
    with pytest.raises(ValueError, match=f"no action has the number {action}; there are 6"):
        table.notate(action)


def test_blocks_leave_no_gap_and_no_doubt(table: ActionTable) -> None:
    with pytest.raises(ValueError, match="'late' should start at 6"):
        table.block(7, "late")
    with pytest.raises(ValueError, match="two actions read 'mine 1'"):
        table.block(6, "mine", ["1"])

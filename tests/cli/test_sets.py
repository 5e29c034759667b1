"""Choosing a set at the terminal: marks in any order, nothing done before ``ok``."""

from collections.abc import Iterable

import pytest

from cli.sitting import Sitting, new_match, play_to
from orrery.cli.terminal.set_marks import SetMarks
from orrery.cli.terminal.table import Offered, OfferedSet
from orrery.core.match import Match
from orrery.core.sets import Item, Limit, SetChoice

# --- marks ------------------------------------------------------------------------------------------------


def marks_of(choice: SetChoice) -> SetMarks:
    items = [
        Offered(item.action, f"take {item.action}", ("common-player", {"number": 1})) for item in choice.items
    ]
    return SetMarks(OfferedSet(choice, items))


def test_an_item_is_marked_and_unmarked() -> None:
    marks = marks_of(SetChoice([Item(7), Item(8), Item(9)], 2, 2))
    assert marks.put(9) is None
    assert marks.put(7) is None
    assert [marks.sign(action) for action in (7, 8, 9)] == ["[x]", "[ ]", "[x]"]
    assert marks.problem() is None
    assert marks.put(9) is None
    assert marks.marks == [7]
    assert marks.problem() == ("common-set-few", {"missing": 1})


def test_what_does_not_go_with_the_marks_is_refused_and_changes_nothing() -> None:
    limited = SetChoice(
        [Item(7, tags=["seat:1"]), Item(8, tags=["seat:1"]), Item(9)], 0, 2, 3, limits=[Limit("seat:1", 0, 1)]
    )
    marks = marks_of(limited)
    assert marks.put(7) is None
    assert marks.put(8) == ("common-set-many-of", {"most": 1, "what": "seat:1"})
    assert marks.put(9) is None
    assert marks.marks == [7, 9]


def test_an_item_is_marked_as_often_as_there_is_of_it() -> None:
    marks = marks_of(SetChoice([Item(7, times=2), Item(8, times=3)], 0, 4, 3))
    assert [marks.put(7) for _ in range(3)] == [None, None, ("terminal-set-all", {"count": 2})]
    assert marks.put(8) is None
    assert [marks.sign(action) for action in (7, 8)] == ["[2/2]", "[1/3]"]
    assert marks.take_away(7) is None
    assert marks.sign(7) == "[1/2]"
    assert marks.take_away(9) == ("terminal-set-unmarked", {})
    marks.clear()
    assert marks.marks == []


def test_where_one_may_be_chosen_a_new_mark_replaces_the_old() -> None:
    marks = marks_of(SetChoice([Item(7), Item(8)], 0, 1, 3))
    assert marks.put(7) is None
    assert marks.put(8) is None
    assert marks.marks == [8]


@pytest.mark.parametrize(
    ("choice", "marked", "told"),
    [
        (SetChoice([Item(7), Item(8)], 2, 2), [], ["common-set-chosen"]),
        (SetChoice([Item(7), Item(8)], 2, 2), [7, 8], ["common-set-exactly", "common-set-chosen"]),
        (SetChoice([Item(7), Item(8)], 0, 2, 3), [], ["common-set-up-to", "common-set-chosen"]),
        (SetChoice([Item(7), Item(8)], 1, 2, 3), [], ["common-set-between", "common-set-chosen"]),
        (SetChoice([Item(7, worth=3)], 0, 1, goal=3), [7], ["common-set-sum", "common-set-chosen"]),
        (SetChoice([Item(7, worth=3)], 0, 1, 9, most_total=5), [7], ["common-set-sum", "common-set-chosen"]),
    ],
)
def test_the_status_says_what_is_wanted_and_what_is_there(
    choice: SetChoice, marked: list[int], told: list[str]
) -> None:
    marks = marks_of(choice)
    marks.marks = marked
    assert [label[0] for label in marks.status(marks.problem())] == told


# --- at the table -----------------------------------------------------------------------------------------


def at_return() -> Match:
    """Somebody has to give three of eleven worlds back."""
    match = new_match("new-frontiers", 3, "s5")
    play_to(
        match,
        lambda m: (
            (choice := m.set_choice(m.actor)) is not None and choice.least == 3 and len(choice.items) == 11
        ),
    )
    return match


def chosen(match: Match, typed: Iterable[str]) -> tuple[Sitting, list[str]]:
    """The sitting, and the moves made in it by the one who sits there."""
    seat, before = match.actor, match.ply
    sitting = Sitting(match, typed)
    made = [entry for entry in match.record.entries[before:] if entry.actor == seat]
    return sitting, [str(entry.move) if entry.undo is None else f"undo {entry.undo}" for entry in made]


def test_marks_are_made_in_any_order_and_sent_as_one() -> None:
    match = at_return()
    offered = match.set_choice(match.actor)
    assert offered is not None
    notations = [match.notate(item.action) for item in offered.items]
    _, made = chosen(match, ["9 2", "5", "ok"])
    assert made == [notations[number - 1] for number in (2, 5, 9)]


def test_nothing_is_sent_before_ok() -> None:
    match = at_return()
    before = match.ply
    sitting, made = chosen(match, ["3", "2 1", "", "1", "clear", "4 5", "undo", "6", "hint"])
    assert made == []
    assert match.ply == before
    # After the last change numbers 4 and 6 are marked.
    assert [line.split()[0] for line in sitting.asked[8].splitlines() if "[x]" in line] == ["4", "6"]


def test_ok_says_what_is_missing() -> None:
    match = at_return()
    sitting, made = chosen(match, ["ok", "1 2", "ok", "3", "4"])
    assert made == []
    assert "Choose 3 more." in sitting.asked[1]
    assert "2 chosen · Choose 1 more." in sitting.asked[2]
    assert "Choose 1 more." in sitting.asked[3]
    assert "3 chosen · Type ok to confirm." in sitting.asked[4]
    assert "At most 3 may be chosen." in sitting.asked[5]


def test_a_minus_unmarks_and_a_bad_number_spoils_the_whole_line() -> None:
    match = at_return()
    sitting, made = chosen(match, ["1 2 3", "-2 99", "-2", "-2", "4 0", "0"])
    assert made == []
    assert "There is no move 99" in sitting.asked[2]
    assert "2 chosen" in sitting.asked[3]
    assert "It is not marked." in sitting.asked[4]
    assert "There is no move 0" in sitting.asked[5]
    assert "There is no move 0" in sitting.asked[6]


def test_moves_typed_by_notation_are_marks_too() -> None:
    match = at_return()
    offered = match.set_choice(match.actor)
    assert offered is not None
    notations = [match.notate(item.action) for item in offered.items]
    sitting, made = chosen(match, [notations[4], notations[0][:-2], "retrn", notations[10].upper(), "ok"])
    assert made == [notations[number] for number in (0, 4, 10)]
    assert '"retrn" is no move or command. Near it: ' in sitting.asked[3]


def test_the_page_shows_the_marks() -> None:
    match = at_return()
    sitting = Sitting(match, ["2 11"], window=(100, 40))
    first, second = sitting.asked
    assert first.count("[ ]") == 11
    assert " 2 [x] " in second
    assert "11 [x] " in second
    assert second.count("[ ]") == 9
    assert "2 chosen · Choose 1 more." in second.splitlines()[-2]


def test_an_optional_set_is_confirmed_empty_by_ok_or_by_the_move_that_ends_it() -> None:
    def at_stock() -> Match:
        match = new_match("new-frontiers", 3, "s0", goals=True)
        play_to(match, lambda m: m.view(None)["phase"] == "stock" and m.set_choice(m.actor) is not None, 1)
        return match

    for typed in ("ok", "pass"):
        _, made = chosen(at_stock(), [typed])
        assert made == ["pass"]
    sitting, made = chosen(at_stock(), ["2", "1", "ok"])
    assert len(made) >= 2
    assert "Choose up to" in sitting.asked[0]
    assert "Type ok to confirm." in sitting.asked[0]


def test_without_a_set_there_is_nothing_to_confirm() -> None:
    match = new_match("new-frontiers", 3, "s0")
    sitting, made = chosen(match, ["ok", "clear", "1 2"])
    assert made == []
    assert "There is nothing to choose together now." in sitting.asked[1]
    assert "There is nothing to choose together now." in sitting.asked[2]
    assert '"1 2" is no move or command' in sitting.asked[3]


# --- a raid -----------------------------------------------------------------------------------------------


def at_raid() -> Match:
    """A raid in which something can be taken repeatedly, and a card instead."""

    def wanted(match: Match) -> bool:
        choice = match.set_choice(match.actor)
        if choice is None or choice.begun or match.view(None)["phase"] != "raid":
            return False
        repeated = any(item.times > 1 for item in choice.items)
        cards = [action for action in match.legal(match.actor) if match.notate(action).startswith("steal")]
        return repeated and bool(cards) and len(choice.items) > 1

    match = new_match("alien-frontiers", 4, "raid")
    play_to(match, wanted)
    return match


def test_items_of_a_set_come_first_and_keep_their_numbers() -> None:
    match = at_raid()
    offered = match.set_choice(match.actor)
    assert offered is not None
    sitting, made = chosen(match, ["1", "clear", "2"])
    assert made == []
    for shown in (sitting.asked[0], sitting.asked[2]):
        for number, item in enumerate(offered.items, 1):
            line = next(line for line in shown.splitlines() if f"[{match.notate(item.action)}]" in line)
            assert f"{number} [" in line
    assert "End the raid" not in sitting.shown


def test_what_can_be_taken_repeatedly_is_counted() -> None:
    match = at_raid()
    offered = match.set_choice(match.actor)
    assert offered is not None
    number, item = next((n, item) for n, item in enumerate(offered.items, 1) if item.times > 1)
    sitting, made = chosen(match, [f"{number}", f"{number}", f"-{number}", "ok"])
    assert f"{number} [1/{item.times}]" in sitting.asked[1]
    assert f"{number} [2/{item.times}]" in sitting.asked[2]
    assert f"{number} [1/{item.times}]" in sitting.asked[3]
    assert made[0] == match.notate(item.action)
    assert made.count(made[0]) == 1


def test_an_alternative_to_the_set_is_a_move_of_its_own() -> None:
    match = at_raid()
    offered = match.set_choice(match.actor)
    assert offered is not None
    last = len(offered.items)
    sitting, made = chosen(match, ["1", f"1 {last + 1}", f"{last + 1}"])
    assert f"Number {last + 1} is a move of its own: type it alone." in sitting.asked[2]
    assert made[0].startswith("steal ")


def test_a_set_is_taken_back_as_one() -> None:
    match = at_raid()
    seat, ply = match.actor, match.ply
    sitting, made = chosen(match, ["1 2", "ok", "undo", "undo"])
    assert made[-1] in (f"undo {ply}", f"undo {ply - 1}")
    assert f"undo {ply}" in made
    assert "Taken back: " in sitting.shown
    assert match.actor == seat


def test_a_hint_says_what_to_mark_or_that_nothing_is_worth_it() -> None:
    sitting, made = chosen(at_raid(), ["hint"])
    assert made == []
    assert "would mark" in sitting.asked[1] or "would play" in sitting.asked[1]

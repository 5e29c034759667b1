"""Sets in a match: one command, one step to take back, the moves of the rules in the record."""

import json
from typing import Any

import pytest
from plugin_game.game import DONE, GAME, OFFER

from core.tables import SEED, do, finish, first_move, start, until
from orrery.core.match import CommandRefused, Match, verify
from orrery.core.record import parse_record


def market(players: int = 2) -> tuple[Match, list[str]]:
    """A match in which the first seat chooses for the black market."""
    match, lines = start(players=players)
    until(match, "offer")
    return match, lines


def hand(match: Match) -> list[int]:
    """The cards of the deciding seat as the actions that offer them, doubled where there are two."""
    cards = match.view(match.actor)["players"][match.actor]["secret"]["hand"]
    return [OFFER + card for card, count in enumerate(cards) for _ in range(count)]


def snapshot(match: Match, lines: list[str]) -> Any:
    views = [json.dumps(match.view(seat)) for seat in (None, *range(len(match.seats)))]
    return GAME.key(match._state), list(lines), match.record.lines(), views, len(match.log)


def test_a_set_is_one_command_and_its_moves_are_recorded_in_the_order_of_the_rules() -> None:
    match, lines = market()
    marks = hand(match)
    assert len(marks) == 2
    ply = match.ply
    entries = match.choose_set(0, ply, marks[::-1])
    assert [entry.move for entry in entries] == [GAME.table.notate(mark) for mark in sorted(marks)]
    assert [json.loads(line)["move"] for line in lines[-2:]] == [entry.move for entry in entries]
    assert (match.ply, match.actor) == (ply + 2, 1)


def test_a_set_that_its_size_does_not_end_is_confirmed() -> None:
    match, _ = market()
    mark = hand(match)[0]
    entries = match.choose_set(0, match.ply, [mark])
    assert [entry.move for entry in entries] == [GAME.table.notate(mark), "done"]
    assert [entry.move for entry in match.choose_set(1, match.ply, [])] == ["done"]


def test_a_set_is_one_step_to_take_back() -> None:
    match, _ = market()
    before, ply = [match.view(seat) for seat in (None, 0, 1)], match.ply
    match.choose_set(0, match.ply, hand(match))
    assert match.undo_plies(0) == [ply]
    match.undo(0, match.ply)
    assert [match.view(seat) for seat in (None, 0, 1)] == before
    assert match.undo_plies(0) == []
    assert match.record.entries[-1].undo == ply


def test_a_set_chosen_move_by_move_is_one_step_as_well() -> None:
    match, _ = market()
    before, ply = match.view(0), match.ply
    for mark in hand(match):
        match.command(0, match.ply, mark)
        assert match.undo_plies(0) == [ply]
    match.undo(0, match.ply)
    assert match.view(0) == before


def test_what_was_begun_move_by_move_can_be_completed_and_taken_back_as_a_whole() -> None:
    match, _ = market()
    before, ply = match.view(0), match.ply
    first, second = hand(match)
    match.command(0, ply, first)
    choice = match.set_choice(0)
    assert choice is not None and choice.begun
    match.choose_set(0, match.ply, [second])
    assert match.undo_plies(0) == [ply]
    match.undo(0, match.ply)
    assert match.view(0) == before


def test_only_the_deciding_seat_is_offered_a_set() -> None:
    match, _ = market()
    assert match.set_choice(0) is not None
    assert match.set_choice(1) is None
    early, _ = start(players=2)
    assert early.set_choice(early.actor) is None


@pytest.mark.parametrize(
    ("seat", "shift", "marks", "problem", "label"),
    [
        (1, 0, [], "not this seat's decision", None),
        (0, 1, [], "answers ply", None),
        (5, 0, [], "there is no seat 5", None),
        (0, 0, [DONE], "these marks are no set", "common-set-unknown"),
        (0, 0, [-1], "these marks are no set", "common-set-unknown"),
        (0, 0, [10**9], "these marks are no set", "common-set-unknown"),
        (0, 0, [OFFER] * 3, "these marks are no set", "common-set-unknown"),
    ],
)
def test_a_refused_set_changes_nothing(
    seat: int, shift: int, marks: list[int], problem: str, label: str | None
) -> None:
    match, lines = market()
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused, match=problem) as caught:
        match.choose_set(seat, match.ply + shift, marks)
    assert (caught.value.label or (None,))[0] == label
    assert snapshot(match, lines) == before


def test_where_no_set_is_chosen_marks_are_refused() -> None:
    match, lines = start(players=2)
    before = snapshot(match, lines)
    with pytest.raises(CommandRefused) as caught:
        match.choose_set(0, match.ply, [])
    assert caught.value.label == ("common-set-none", {})
    assert snapshot(match, lines) == before


def test_records_with_sets_replay_and_verify() -> None:
    match, lines = market(players=3)
    match.choose_set(0, match.ply, hand(match)[:1])
    match.undo(0, match.ply)
    match.choose_set(0, match.ply, hand(match))
    match.choose_set(1, match.ply, [])
    finish(match)
    assert verify(GAME, parse_record(lines)) == match.ply
    again = Match.from_record(GAME, parse_record(lines))
    assert [entry.label for entry in again.log] == [entry.label for entry in match.log]


def test_a_match_resumes_in_the_middle_of_a_set() -> None:
    """A crash between two moves of a set leaves a set that is begun, and can be taken back or completed."""
    match, lines = market()
    before, ply = match.view(0), match.ply
    match.choose_set(0, match.ply, hand(match))
    cut = lines[:-1]
    again = Match.from_record(GAME, parse_record(cut), SEED, cut.append)
    choice = again.set_choice(0)
    assert choice is not None and choice.begun
    assert again.undo_plies(0) == [ply]
    again.choose_set(0, again.ply, hand(again))
    assert cut == lines
    again.undo(0, again.ply)
    assert again.view(0) == before


def test_a_step_taken_back_before_a_set_does_not_break_it() -> None:
    match, _ = market()
    match.choose_set(0, match.ply, hand(match))
    match.undo(0, match.ply)
    first_move(match)
    match.undo(0, match.ply)
    do(match, "done")
    assert match.actor == 1


def test_nothing_is_taken_back_across_what_a_set_revealed() -> None:
    """The last seat's set turns all offers up."""
    match, _ = market()
    match.choose_set(0, match.ply, hand(match))
    match.choose_set(1, match.ply, hand(match))
    assert match.over
    assert match.undo_plies(0) == match.undo_plies(1) == []

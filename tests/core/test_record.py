"""Records: read back as written, and every fault named with its line."""

import json
from typing import Any

import pytest
from plugin_game.game import GAME

from core.tables import SEED, do, finish, first_move, start, until
from orrery.core.match import Match, verify
from orrery.core.record import Record, RecordError, parse_record, state_hash


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A finished record with a take-back."""
    match, lines = start(players=2)
    first_move(match)
    match.undo(0, match.ply)
    finish(match)
    return lines


def changed(lines: list[str], number: int, **changes: Any) -> list[str]:
    """The record with fields of a line changed, or (None) left out."""
    data = json.loads(lines[number - 1])
    data.update(changes)
    data = {name: value for name, value in data.items() if value is not None}
    return [*lines[: number - 1], json.dumps(data) + "\n", *lines[number:]]


def test_a_record_reads_back_as_it_was_written(lines: list[str]) -> None:
    record = parse_record(lines)
    assert record.lines() == lines
    assert record.result is not None
    assert sum(entry.undo is not None for entry in record.entries) == 1
    assert [entry.ply for entry in record.entries] == list(range(len(lines) - 2))


def test_a_finished_record_verifies(lines: list[str]) -> None:
    assert verify(GAME, parse_record(lines)) == len(lines) - 2


def test_the_header_says_what_was_played(lines: list[str]) -> None:
    header = json.loads(lines[0])
    assert header["orrery"] == 1
    assert header["game"] == "contraband"
    assert header["options"] == {"players": 2, "long_game": False, "ties": "nobody"}
    assert header["seats"] == [{"name": f"Player {seat}", "kind": "human"} for seat in range(2)]
    assert len(header["commitment"]) == 64


def test_hashes_are_short_and_differ() -> None:
    assert len(state_hash(b"a")) == 12
    assert state_hash(b"a") != state_hash(b"b")


def fault(lines: list[str]) -> tuple[int, str]:
    """Line and problem of the error that parsing gives."""
    with pytest.raises(RecordError) as caught:
        parse_record(lines)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.problem}"
    return caught.value.line, caught.value.problem


def test_an_empty_record() -> None:
    assert fault([]) == (1, "the record is empty")


def test_lines_that_are_no_objects(lines: list[str]) -> None:
    assert fault(["{oops\n"])[0] == 1
    assert fault(["{oops\n"])[1].startswith("not JSON: ")
    assert fault([*lines[:3], "[1]\n"]) == (4, "not a JSON object")
    line, problem = fault([*lines[:3], '{"ply":2,\n'])
    assert line == 4
    assert "column" in problem


def test_a_line_that_is_cut_off(lines: list[str]) -> None:
    line, problem = fault([*lines[:5], lines[5].rstrip("\n")])
    assert line == 6
    assert problem.startswith("the line is cut off")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"orrery": None}, "this is not a record of Orrery"),
        ({"orrery": 2}, "format 2 is newer than this program reads (1)"),
        ({"orrery": 0}, "there is no format 0"),
        ({"orrery": "1"}, "'orrery' should be of type int"),
        ({"orrery": True}, "'orrery' should be of type int"),
        ({"game": None}, "'game' is missing"),
        ({"rules": "one"}, "'rules' should be of type int"),
        ({"content": 5}, "'content' should be of type str"),
        ({"options": []}, "'options' should be of type dict"),
        ({"seats": {}}, "'seats' should be of type list"),
        ({"seats": [7]}, "seat 1 is not an object"),
        ({"seats": [{"kind": "human"}]}, "seat 1: 'name' is missing"),
        ({"seats": [{"name": "A"}, {"name": "B", "kind": "bot"}]}, "seat 2: 'bot' is missing"),
        ({"commitment": None}, "'commitment' is missing"),
    ],
)
def test_faults_of_the_header(lines: list[str], changes: dict[str, Any], problem: str) -> None:
    assert fault(changed(lines, 1, **changes)) == (1, problem)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"ply": 7}, "ply 7 stands where ply 2 should"),
        ({"ply": None}, "'ply' is missing"),
        ({"ply": True}, "'ply' should be of type int"),
        ({"actor": None}, "'actor' is missing"),
        ({"actor": "0"}, "'actor' should be of type int"),
        ({"move": None}, "'undo' is missing"),
        ({"move": 3}, "'move' should be of type str"),
        ({"move": None, "undo": "1"}, "'undo' should be of type int"),
        ({"hash": None}, "'hash' is missing"),
    ],
)
def test_faults_of_an_entry(lines: list[str], changes: dict[str, Any], problem: str) -> None:
    assert fault(changed(lines, 4, **changes)) == (4, problem)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"ply": 0}, "ply 0 stands where ply {plies} should"),
        ({"scores": None}, "'scores' is missing"),
        ({"ranking": 1}, "'ranking' should be of type list"),
        ({"seed": 1}, "'seed' should be of type str"),
    ],
)
def test_faults_of_the_result(lines: list[str], changes: dict[str, Any], problem: str) -> None:
    expected = problem.format(plies=len(lines) - 2)
    assert fault(changed(lines, len(lines), **changes)) == (len(lines), expected)


def test_a_line_too_many(lines: list[str]) -> None:
    assert fault([*lines, lines[1]]) == (len(lines) + 1, "something follows the result")


def test_a_line_too_few(lines: list[str]) -> None:
    assert fault([*lines[:4], *lines[5:]]) == (5, "ply 4 stands where ply 3 should")


# --- faults that only the rules can see -----------------------------------------------------------------


def refusal(lines: list[str]) -> tuple[int, str]:
    """Line and problem of the error that rebuilding or verifying gives."""
    with pytest.raises(RecordError) as caught:
        verify(GAME, parse_record(lines))
    return caught.value.line, caught.value.problem


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"game": "chess"}, "this is a match of chess, not contraband"),
        ({"rules": 2}, "played by version 2 of the rules; this program has 1"),
        ({"content": "0"}, "played with other components than this program has"),
        ({"options": {"players": 2}}, "the options are incomplete"),
        ({"options": {"players": 9}}, "contraband is for 2 to 4 players, not 9"),
        (
            {"options": {"players": 2, "long_game": False, "ties": "x"}},
            "option ties: 'x' is not nobody|all",
        ),
        ({"seats": [{"name": "A"}]}, "the seats do not fit the number of players"),
        ({"commitment": "00"}, "the seed does not match the commitment"),
    ],
)
def test_headers_of_other_matches(lines: list[str], changes: dict[str, Any], problem: str) -> None:
    found = refusal(changed(lines, 1, **changes))
    assert found == (len(lines) if "commitment" in changes else 1, problem)


def a_decision(lines: list[str]) -> int:
    """The number of the first line on which a seat acts."""
    return next(number for number, line in enumerate(lines, 1) if '"actor":0' in line)


def test_an_illegal_move(lines: list[str]) -> None:
    number = a_decision(lines)
    assert refusal(changed(lines, number, move="smuggle")) == (number, "'smuggle' is not legal here")


def test_a_move_of_another_game(lines: list[str]) -> None:
    number = a_decision(lines)
    line, problem = refusal(changed(lines, number, move="e4"))
    assert line == number
    assert problem.startswith("no move reads 'e4'")


def test_a_move_of_another_seat(lines: list[str]) -> None:
    number = a_decision(lines)
    assert refusal(changed(lines, number, actor=1)) == (number, "seat 1 acts, but it is up to 0")


def test_another_position(lines: list[str]) -> None:
    number = a_decision(lines)
    expected = (number, "the position differs from the one recorded")
    assert refusal(changed(lines, number, hash="0" * 12)) == expected


def test_another_outcome_than_the_seed_gives(lines: list[str]) -> None:
    drawn = json.loads(lines[1])["move"]
    other = next(f"deal {kind}" for kind in ("spice", "silk") if kind not in drawn)
    assert refusal(changed(lines, 2, move=other)) == (2, f"the seed gives {drawn!r}, not {other!r}")


def test_a_take_back_that_is_not_allowed(lines: list[str]) -> None:
    number = next(number for number, line in enumerate(lines, 1) if '"undo"' in line)
    assert refusal(changed(lines, number, undo=0)) == (number, "ply 0 cannot be taken back here")
    assert refusal(changed(lines, number, actor=1))[0] == number


def test_a_result_that_the_rules_do_not_give(lines: list[str]) -> None:
    last = len(lines)
    assert refusal(changed(lines, last, ranking=[[0], [1]], scores=[])) == (
        last,
        "the result differs from the one the rules give",
    )


def test_a_result_too_early(lines: list[str]) -> None:
    early = [*lines[:6], json.dumps({**json.loads(lines[-1]), "ply": 5}) + "\n"]
    assert refusal(early) == (7, "there is a result, but the match is not over")


def test_moves_after_the_end(lines: list[str]) -> None:
    plies = len(lines) - 2
    extra = json.dumps({"ply": plies, "actor": 0, "move": "smuggle", "hash": "0"}) + "\n"
    result = json.dumps({**json.loads(lines[-1]), "ply": plies + 1}) + "\n"
    assert refusal([*lines[:-1], extra, result]) == (len(lines), "the match is over before this ply")


def test_a_wrong_seed(lines: list[str]) -> None:
    assert refusal(changed(lines, len(lines), seed="00" * 32)) == (
        len(lines),
        "the seed does not match the commitment",
    )
    assert refusal(changed(lines, len(lines), seed="xyz"))[1] == "the seed is not hexadecimal"


def test_an_unfinished_record_cannot_be_verified(lines: list[str]) -> None:
    line, problem = refusal(lines[:-1])
    assert line == len(lines)
    assert problem == "the match is not finished: its seed is still secret"


def test_resuming_needs_the_right_seed(lines: list[str]) -> None:
    record = parse_record(lines[:8])
    with pytest.raises(RecordError, match="line 1: the seed does not match the commitment"):
        Match.from_record(GAME, record, bytes(32))


def test_resuming_checks_every_line(lines: list[str]) -> None:
    number = a_decision(lines)
    record = parse_record(changed(lines[: number + 2], number, hash="0" * 12))
    with pytest.raises(RecordError) as caught:
        Match.from_record(GAME, record, SEED)
    assert caught.value.line == number


def test_a_reveal_cannot_be_undone_in_a_record_either() -> None:
    match, lines = start(players=2)
    until(match, "open")
    do(match, "declare")
    entry = json.dumps({"ply": match.ply, "actor": 0, "undo": match.ply - 1, "hash": "0"}) + "\n"
    record: Record = parse_record([*lines, entry])
    with pytest.raises(RecordError, match="cannot be taken back here"):
        Match.from_record(GAME, record)

"""Records shown and verified; every fault is one line with file, line and problem."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run, first_moves
from orrery.core.chance import commitment, seed_from_text

PLAY = ("play", "alien-frontiers", "--seats", "human,greedy", "--option", "round_limit=2")

Lines = list[dict[str, Any]]


@pytest.fixture
def finished(orrery: Run, tmp_path: Path) -> Path:
    path = tmp_path / "finished.jsonl"
    assert orrery(*PLAY, "--seed", "r", "--record", path, typed=first_moves()).code == 0
    return path


@pytest.fixture
def unfinished(orrery: Run, tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.jsonl"
    orrery(*PLAY, "--seed", "r", "--record", path, typed=["1", "undo", "1"])
    return path


def changed(path: Path, change: Callable[[Lines], None]) -> Path:
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    change(lines)
    copy = path.with_name("changed.jsonl")
    copy.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return copy


def first(lines: Lines, chance: bool) -> int:
    return next(i for i, line in enumerate(lines) if "move" in line and (line["actor"] < 0) == chance)


def refused(orrery: Run, path: Path, *words: str) -> tuple[int, str]:
    """The line and the problem that the command names; nothing is written."""
    before = path.read_bytes()
    ran = orrery("replay", path, *words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    start = f"orrery replay: {path}: line "
    assert ran.err.startswith(start), ran.err
    number, _, problem = ran.err[len(start) :].partition(": ")
    assert path.read_bytes() == before
    return int(number), problem.strip()


# --- verifying ----------------------------------------------------------------------------------------


def test_a_sound_record_is_verified_in_one_line(orrery: Run, finished: Path) -> None:
    ran = orrery("replay", finished, "--verify")
    assert ran.code == 0
    assert ran.out.startswith(f"{finished}: verified. ")
    assert ran.out.count("\n") == 1


def test_a_changed_move_is_found(orrery: Run, finished: Path) -> None:
    where = []

    def change(lines: Lines) -> None:
        number = first(lines, chance=False)
        kind, value = lines[number]["move"].split()
        lines[number]["move"] = f"{'solar' if kind != 'solar' else 'hub'} {value}"
        where.append(number + 1)

    line, problem = refused(orrery, changed(finished, change), "--verify")
    assert line == where[0]
    assert problem == "the position differs from the one recorded"


def test_an_illegal_move_is_found(orrery: Run, finished: Path) -> None:
    where = []

    def change(lines: Lines) -> None:
        number = first(lines, chance=False)
        lines[number]["move"] = "launch"
        where.append(number + 1)

    assert refused(orrery, changed(finished, change), "--verify") == (where[0], "'launch' is not legal here")


def test_a_changed_hash_is_found(orrery: Run, finished: Path) -> None:
    def change(lines: Lines) -> None:
        lines[5]["hash"] = "0" * 12

    line, problem = refused(orrery, changed(finished, change), "--verify")
    assert (line, problem) == (6, "the position differs from the one recorded")


def test_a_changed_outcome_is_found(orrery: Run, finished: Path) -> None:
    def change(lines: Lines) -> None:
        number = first(lines, chance=True)
        lines[number]["move"] = "draw city" if lines[number]["move"] != "draw city" else "draw monument"

    line, problem = refused(orrery, changed(finished, change), "--verify")
    assert line == 2
    assert problem.startswith("the seed gives 'draw ")


def test_luck_of_another_seed_is_found_although_all_hashes_agree(orrery: Run, finished: Path) -> None:
    other = seed_from_text("another")

    def change(lines: Lines) -> None:
        lines[0]["commitment"] = commitment(other)
        lines[-1]["seed"] = other.hex()

    copy = changed(finished, change)
    assert "the seed gives " in refused(orrery, copy, "--verify")[1]


@pytest.mark.parametrize(
    ("seed", "problem"),
    [
        ("00" * 32, "the seed does not match the commitment"),
        ("no", "the seed is not hexadecimal"),
    ],
)
def test_a_wrong_seed_is_found(orrery: Run, finished: Path, seed: str, problem: str) -> None:
    def change(lines: Lines) -> None:
        lines[-1]["seed"] = seed

    assert refused(orrery, changed(finished, change), "--verify")[1] == problem


def test_a_changed_result_is_found(orrery: Run, finished: Path) -> None:
    def change(lines: Lines) -> None:
        lines[-1]["scores"][0]["colonies"] += 1

    problem = refused(orrery, changed(finished, change), "--verify")[1]
    assert problem == "the result differs from the one the rules give"


def test_an_unfinished_match_cannot_be_verified(orrery: Run, unfinished: Path) -> None:
    assert "its seed is still secret" in refused(orrery, unfinished, "--verify")[1]


# --- faults of the file ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (b"", 1, "the record is empty"),
        (b"\n", 1, "not JSON"),
        (b"[1]\n", 1, "not a JSON object"),
        (b"{}\n", 1, "this is not a record of Orrery"),
        (b'{"orrery": 2}\n', 1, "format 2 is newer than this program reads (1)"),
        (b'{"orrery": 1}\n', 1, "'seats' is missing"),
        (b'{"orrery": 1', 1, "the line is cut off"),
        (b"\xff\xfe\n", 1, "not UTF-8"),
    ],
)
def test_what_is_no_record_is_refused(
    orrery: Run, tmp_path: Path, text: bytes, line: int, problem: str
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(text)
    found, words = refused(orrery, path)
    assert found == line
    assert problem in words
    ran = orrery("play", "--resume", path)
    assert ran.code == 2
    assert f"{path}: line {line}: " in ran.err
    assert path.read_bytes() == text


def test_a_record_cut_off_is_refused(orrery: Run, finished: Path) -> None:
    finished.write_bytes(finished.read_bytes()[:-40])
    line, problem = refused(orrery, finished)
    assert line == finished.read_bytes().count(b"\n") + 1
    assert problem.startswith("the line is cut off")


def test_damage_in_the_middle_is_refused_by_resume_too(orrery: Run, unfinished: Path) -> None:
    lines = unfinished.read_bytes().splitlines(keepends=True)
    lines[4] = b"garbage\n"
    unfinished.write_bytes(b"".join(lines))
    assert refused(orrery, unfinished)[0] == 5
    ran = orrery("play", "--resume", unfinished, typed=["1"])
    assert ran.code == 2
    assert ran.err.startswith(f"orrery play: {unfinished}: line 5: not JSON")
    assert unfinished.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("game", "chess", "there is no game 'chess'; there is: "),
        ("rules", 99, "played by version 99 of the rules"),
        ("content", "0" * 16, "played with other components"),
        ("options", {"players": 2}, "the options are incomplete"),
    ],
)
def test_a_record_of_other_rules_is_refused(
    orrery: Run, finished: Path, field: str, value: object, problem: str
) -> None:
    def change(lines: Lines) -> None:
        lines[0][field] = value

    line, words = refused(orrery, changed(finished, change))
    assert line == 1
    assert problem in words


def test_a_file_that_is_not_there(orrery: Run, tmp_path: Path) -> None:
    ran = orrery("replay", tmp_path / "nothing")
    assert ran.code == 2
    assert ran.err == f"orrery replay: {tmp_path}/nothing: No such file or directory\n"


# --- showing --------------------------------------------------------------------------------------------


def test_a_pipe_gets_all_steps_and_the_result(orrery: Run, finished: Path) -> None:
    ran = orrery("replay", finished)
    entries = finished.read_text("utf-8").count("\n") - 2
    assert ran.code == 0
    assert "Before the first roll and draw." in ran.out
    assert f"{entries:>4}  " in ran.out
    assert "Place" in ran.out


def test_take_backs_are_told(orrery: Run, unfinished: Path) -> None:
    assert "Player 1 takes back ply " in orrery("replay", unfinished).out


def test_the_position_at_a_ply(orrery: Run, finished: Path) -> None:
    ran = orrery("replay", finished, "--ply", "1", "--lang", "pl")
    assert "Wyłożona karta: " in ran.out
    assert "Stacje orbitalne" in ran.out
    assert "Miejsce" not in ran.out
    ran = orrery("replay", finished, "--ply", "9999")
    assert ran.code == 2
    assert "there is no ply 9999; the record has 0 to" in ran.err


def test_an_unfinished_match_is_not_shown_with_all_its_secrets(orrery: Run, unfinished: Path) -> None:
    ran = orrery("replay", unfinished, "--all")
    assert ran.code == 2
    assert "the match is not over" in ran.err
    ran = orrery("replay", unfinished, "--seat", "3")
    assert ran.code == 2
    assert "there is no seat 3; there are 1 to 2" in ran.err


def test_a_seat_sees_its_own_secrets_and_no_others(orrery: Run, tmp_path: Path, contraband: str) -> None:
    path = tmp_path / "secret.jsonl"
    orrery("play", contraband, "--seats", "random,random", "--seed", "s", "--record", path)
    own = orrery("replay", path, "--seat", "1").out
    spectator = orrery("replay", path).out
    everything = orrery("replay", path, "--all").out
    assert spectator.count("You drew: ") == 0
    assert 0 < own.count("You drew: ") < everything.count("You drew: ")
    assert "secret" in everything


def test_stepping(orrery: Run, finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.cli.terminal.screen.Screen.live", True)
    keys = ["", "n", "b", "t", "12", "j 3", "e", "n", "s", "b", "h", "x", "j", "q", "n"]
    ran = orrery("replay", finished, typed=keys)
    last = finished.read_text("utf-8").count("\n") - 2
    plies = [int(line.split()[1]) for line in ran.out.splitlines() if line.startswith("Ply ")]
    assert plies[:4] == [0, 1, 2, 1]
    assert plies[5:] == [12, 3, last, last, 0, 0]
    assert ran.out.count("Type one of n b t j s e h q") == 2
    assert "to the next player's turn" in ran.out
    assert ran.code == 0

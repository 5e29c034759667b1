"""A match goes on exactly where it was, whatever stopped it."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Run, first_moves, only_record
from orrery.cli.record_files import RecordFile, read_record, seed_path

SETTING = ("--seed", "kill", "--option", "round_limit=3", "--seats", "human,greedy,random", "--fast")
PLAY = ("play", "alien-frontiers", *SETTING)
PROMPT = "▲ Player 1 > ".encode()


@pytest.fixture
def uninterrupted(orrery: Run, tmp_path: Path) -> bytes:
    """The record of the match when nothing stops it: the person always takes the first move."""
    path = tmp_path / "whole.jsonl"
    assert orrery(*PLAY, "--record", path, typed=first_moves()).code == 0
    return path.read_bytes()


def started(path: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "orrery.cli.main", *PLAY, "--record", str(path)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ)


def play_first_moves(process: subprocess.Popen[bytes], moves: int) -> None:
    """Make that many moves; then the program asks for the next one and waits."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"1\n" * moves)
    process.stdin.flush()
    shown = b""
    while shown.count(PROMPT) <= moves:
        chunk = os.read(process.stdout.fileno(), 65536)
        assert chunk, shown.decode()[-3000:]
        shown += chunk


@pytest.mark.parametrize("moves", [2, 9])
def test_a_killed_match_goes_on_to_the_very_same_end(
    orrery: Run, tmp_path: Path, uninterrupted: bytes, moves: int
) -> None:
    path = tmp_path / "killed.jsonl"
    process = started(path)
    play_first_moves(process, moves)
    process.send_signal(signal.SIGKILL)
    process.wait()
    so_far = path.read_bytes()
    assert uninterrupted.startswith(so_far)
    assert so_far != uninterrupted
    assert orrery("play", "--resume", path, "--fast", typed=first_moves()).code == 0
    assert path.read_bytes() == uninterrupted
    assert not seed_path(path).exists()


@pytest.mark.parametrize("share", [0.1, 0.35, 0.5, 0.8, 0.999])
def test_a_record_cut_anywhere_goes_on_to_the_very_same_end(
    orrery: Run, tmp_path: Path, uninterrupted: bytes, share: float
) -> None:
    """Also in the middle of a line, which nobody was told of, or between a move and its dice."""
    path = tmp_path / "cut.jsonl"
    start = uninterrupted.index(b"\n") + 1
    orrery(*PLAY, "--record", path)
    path.write_bytes(uninterrupted[: start + int((len(uninterrupted) - start) * share)])
    assert orrery("play", "--resume", path, typed=first_moves()).code == 0
    assert path.read_bytes() == uninterrupted


def test_the_last_match_is_found_by_name(orrery: Run, home: Path) -> None:
    orrery(*PLAY, typed=["1"])
    before = only_record(home).read_bytes()
    ran = orrery("play", "--resume", "last", typed=["1"])
    assert ran.code == 0
    after = only_record(home).read_bytes()
    assert after.startswith(before)
    assert len(after) > len(before)


def test_take_backs_survive(orrery: Run, home: Path) -> None:
    orrery(*PLAY, typed=["1", "1", "undo"])
    ran = orrery("play", "--resume", "last", typed=["undo"])
    assert "Taken back: " in ran.out
    assert [entry.undo is None for entry in read_record(only_record(home)).entries][-2:] == [False, False]


def test_a_finished_match_is_not_resumed(orrery: Run, tmp_path: Path) -> None:
    path = tmp_path / "over.jsonl"
    orrery(*PLAY, "--record", path, typed=first_moves())
    ran = orrery("play", "--resume", path)
    assert ran.code == 2
    assert ran.err == f"orrery play: {path}: the match is over; orrery replay shows it\n"


def test_a_match_is_played_by_one_program_at_a_time(orrery: Run, home: Path) -> None:
    orrery(*PLAY, typed=["1"])
    path = only_record(home)
    held = RecordFile.reopen(path)
    ran = orrery("play", "--resume", path)
    held.close(finished=False)
    assert ran.code == 2
    assert "another program is playing this match" in ran.err


@pytest.mark.parametrize("seed", [None, "zz", "00" * 32])
def test_without_its_seed_a_match_cannot_go_on(orrery: Run, home: Path, seed: str | None) -> None:
    orrery(*PLAY, typed=["1"])
    path = only_record(home)
    before = path.read_bytes()
    if seed is None:
        seed_path(path).unlink()
    else:
        seed_path(path).write_text(seed)
    ran = orrery("play", "--resume", path, typed=["1"])
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "seed" in ran.err
    assert path.read_bytes() == before


def test_a_real_terminal(home: Path) -> None:
    """On a terminal the page is drawn anew, colours are used, and hanging up saves."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "45"}
    command = [sys.executable, "-m", "orrery.cli.main", *PLAY]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    os.write(master, b"1\nhint\nquit\n")
    shown = b""
    try:
        while chunk := os.read(master, 4096):
            shown += chunk
    except OSError:  # the other end is closed
        pass
    os.close(master)
    assert process.wait() == 0
    text = shown.decode()
    assert "\x1b[H" in text
    assert "\x1b[1;38" in text
    assert "Orbital stations" in text
    assert "search would play" in text
    assert "The match is saved in" in text
    assert read_record(only_record(home)).result is None

"""Counting positions: against plain enumeration, by hand, from records, and on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from plugin_game.game import GAME

from orrery.cli.main import main
from orrery.core.match import Match
from orrery.core.record import Seat, parse_record
from orrery.core.registry import load_game
from orrery.core.replay import position_at
from orrery.testing import divide, perft
from orrery.testing.counting import changed_pins, seeded_position

OPTIONS = GAME.resolve({"players": 2})


def enumerated(state: Any, depth: int) -> list[int]:
    """The same counts, level by level."""
    level, counts = [state], [1]
    for _ in range(depth):
        following = []
        for parent in level:
            for action in GAME.legal(parent):
                child = parent.clone()
                GAME.apply(child, action)
                following.append(child)
        level = following
        counts.append(len(level))
    return counts


def test_counts_agree_with_plain_enumeration() -> None:
    for plies in (0, 6, 8, 10):
        state = seeded_position(GAME, OPTIONS, "1", plies)
        assert perft(GAME, state, 4) == enumerated(state, 4)


def test_the_first_draws_of_the_toy_game_by_hand() -> None:
    """Five kinds of at least three copies: 5 * 5 * 5 orders of the first three draws."""
    assert perft(GAME, GAME.new_state(OPTIONS), 3) == [1, 5, 25, 125]


def test_depth_zero_is_the_position_itself() -> None:
    assert perft(GAME, GAME.new_state(OPTIONS), 0) == [1]


def test_counting_leaves_the_position_alone_and_stops_at_the_end() -> None:
    state = seeded_position(GAME, OPTIONS, "1", 1000)
    before = GAME.key(state)
    assert perft(GAME, state, 3) == [1, 0, 0, 0]
    assert GAME.key(state) == before


def test_divide_adds_up() -> None:
    state = seeded_position(GAME, OPTIONS, "1", 7)
    shares = divide(GAME, state, 3)
    assert sum(shares.values()) == perft(GAME, state, 3)[-1]
    assert list(shares) == [GAME.notate(state, action) for action in GAME.legal(state)]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of the first plies of Alien Frontiers, with a take-back."""
    game = load_game("alien-frontiers")
    lines: list[str] = []
    seats = [Seat("A"), Seat("B")]
    match = Match.new(game, game.resolve({"players": 2, "first": "seat"}), seats, bytes(32), lines.append)
    while not match.undo_plies(0):
        match.command(match.actor, match.ply, match.legal(match.actor)[0])
    match.undo(0, match.ply)
    match.command(match.actor, match.ply, match.legal(match.actor)[-1])
    path = tmp_path / "match.jsonl"
    path.write_text("".join(lines), "utf-8")
    return path


def test_positions_of_a_record_follow_take_backs(record: Path) -> None:
    game = load_game("alien-frontiers")
    read = parse_record(record.read_text("utf-8").splitlines(keepends=True))
    taken_back = next(entry for entry in read.entries if entry.undo is not None)
    before = position_at(game, read, int(taken_back.undo or 0))
    assert game.key(position_at(game, read, taken_back.ply + 1)) == game.key(before)
    assert game.key(position_at(game, read, taken_back.ply)) != game.key(before)


def test_pins_that_changed_are_named(tmp_path: Path) -> None:
    path = tmp_path / "perft.json"
    assert "is missing" in changed_pins(GAME, path, False)[0]
    path.write_text("[]")
    assert "pins no position" in changed_pins(GAME, path, False)[0]
    path.write_text(json.dumps([{"options": {"players": 2}, "seed": "1", "plies": 0, "depth": 2}]))
    assert "[1, 5, 25], not None" in changed_pins(GAME, path, False)[0]
    assert changed_pins(GAME, path, True) == []
    assert changed_pins(GAME, path, False) == []
    assert json.loads(path.read_text())[0]["counts"] == [1, 5, 25]
    path.write_text(json.dumps([{"options": {}, "seed": "1", "plies": 999, "depth": 2}]))
    assert "over before ply 999" in changed_pins(GAME, path, False)[0]


# --- orrery perft ---------------------------------------------------------------------------------------


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["perft", "alien-frontiers", *words]) == 0
    return capsys.readouterr().out


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--players", "2", "--depth", "3")
    assert [line.split() for line in out.splitlines()] == [
        ["0", "1"],
        ["1", "12"],
        ["2", "142"],
        ["3", "1,650"],
    ]


def test_the_command_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--seed", "1", "--plies", "20", "--depth", "2", "--divide", "--json"]
    data = json.loads(printed(capsys, *words))
    assert data.keys() == {"game", "options", "ply", "depth", "counts", "divide"}
    assert data["options"]["players"] == 2
    assert sum(data["divide"].values()) == data["counts"][2]


def test_the_command_starts_from_a_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    data = json.loads(printed(capsys, "--record", str(record), "--ply", "0", "--depth", "2", "--json"))
    assert data["counts"] == [1, 12, 142]
    assert data["options"]["first"] == "seat"
    end = json.loads(printed(capsys, "--record", str(record), "--depth", "0", "--json"))
    assert end["ply"] == len(record.read_text("utf-8").splitlines()) - 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--depth", "-1"], "--depth must not be negative"),
        (["--depth", "0", "--divide"], "--divide needs --depth 1 or more"),
        (["--depth", "1", "--plies", "3"], "--plies needs --seed"),
        (["--depth", "1", "--seed", "1", "--plies", "-3"], "--plies must not be negative"),
        (["--depth", "1", "--ply", "3"], "--ply needs --record"),
        (["--depth", "1", "--option", "long_game"], "write it as NAME=VALUE"),
        (["--depth", "1", "--option", "x=1"], "has no option 'x'; there is: "),
        (["--depth", "1", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["--depth", "1", "--record", "nowhere.jsonl"], "nowhere.jsonl"),
        (["--depth", "1", "--record", "RECORD", "--players", "2"], "--players does not go with --record"),
        (["--depth", "1", "--record", "RECORD", "--ply", "999"], "has the plies 0 to"),
        (["--depth", "1", "--record", "BROKEN"], "line 4: the position differs"),
    ],
)
def test_bad_input_gets_one_line(
    capsys: pytest.CaptureFixture[str], record: Path, words: list[str], message: str
) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    lines[3] = lines[3].replace('"hash":"', '"hash":"x')
    broken = record.with_name("broken.jsonl")
    broken.write_text("".join(lines), "utf-8")
    places = {"RECORD": str(record), "BROKEN": str(broken)}
    assert main(["perft", "alien-frontiers", *(places.get(word, word) for word in words)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1

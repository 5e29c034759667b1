"""``orrery arena`` and ``orrery review``: what they print, going on after a stop, bad input in one line."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from .conftest import Run

ARENA = ("arena", "alien-frontiers", "--games", 2, "--option", "round_limit=2", "--seed", 5)
RECORD = ("sim", "alien-frontiers", "--games", 1, "--seats", "greedy,random", "--option", "round_limit=3")


def test_the_arena_as_json(orrery: Run, tmp_path: Path) -> None:
    ran = orrery(*ARENA, "--bots", "random,greedy,cadet", "--journal", tmp_path / "j", "--json")
    assert (ran.code, ran.err) == (0, "")
    result = json.loads(ran.out)
    assert set(result["ratings"]) == {"random", "greedy", "cadet"}
    assert (result["games"], result["players"], result["deals"]) == (6, 2, 1)
    assert {(one["bot"], one["opponent"]) for one in result["meetings"]} == {
        (one, other) for one in result["ratings"] for other in result["ratings"] if one != other
    }
    assert not (tmp_path / "j").exists()


def test_the_arena_in_words_and_as_markdown(orrery: Run, tmp_path: Path) -> None:
    words = orrery(*ARENA, "--bots", "random,greedy", "--players", 3, "--journal", tmp_path / "j")
    assert "alone against" in words.out and "paired differences" in words.out
    told = orrery(
        *ARENA, "--bots", "random,greedy", "--players", 3, "--journal", tmp_path / "j", "--markdown"
    )
    assert "| greedy |" in told.out and "(chance: 33%)" in told.out


def test_a_run_goes_on_where_it_was(orrery: Run, tmp_path: Path) -> None:
    journal = tmp_path / "j"
    words = (*ARENA, "--bots", "random,greedy", "--journal", journal, "--json")
    whole = json.loads(orrery(*words).out)
    with pytest.MonkeyPatch.context() as patch:
        # The first run is stopped by its keyboard after the first match.
        def interrupted(self: object, row: object) -> None:
            original(self, row)
            raise KeyboardInterrupt

        from orrery.arena.journal import Journal

        original = Journal.add
        patch.setattr(Journal, "add", interrupted)
        assert orrery(*words).code == 130
    assert journal.read_text().count("\n") == 2
    # The match that was played is kept as it is: marked here, it shows in the sum.
    lines = journal.read_text().splitlines()
    row = json.loads(lines[1])
    journal.write_text(f"{lines[0]}\n{json.dumps({**row, 'points': [70, 0]})}\n")
    went_on = json.loads(orrery(*words).out)
    assert went_on["games"] == whole["games"] == 2
    points = {one["bot"]: one["points"] + one["points_of_others"] for one in went_on["meetings"]}
    assert points["random"] >= 35


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((*ARENA, "--bots", "greedy"), "two different bots or more are needed"),
        ((*ARENA, "--bots", "greedy,nobody"), "there is no bot 'nobody'"),
        ((*ARENA, "--bots", "greedy,random", "--players", 9), "players"),
        (("arena", "alien-frontiers", "--bots", "greedy,random", "--games", 0), "--games must be 1 or more"),
        ((*ARENA, "--bots", "greedy,random", "--cluster", "127.0.0.1:1"), "no Ray cluster answers"),
    ],
)
def test_bad_input_is_one_clear_line(
    orrery: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[object, ...], problem: str
) -> None:
    # Ray is large, and here only asked whether it is there.
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    ran = orrery(*words)
    assert (ran.code, ran.out) == (2, "")
    assert problem in ran.err and ran.err.count("\n") == 1


@pytest.fixture
def record(orrery: Run, tmp_path: Path) -> Path:
    assert orrery(*RECORD, "--seed", 5, "--records", tmp_path, "--json").code == 0
    (path,) = tmp_path.glob("*.jsonl")
    return path


def test_a_review_in_words(orrery: Run, record: Path) -> None:
    ran = orrery("review", record, "--bot", "greedy", "--lang", "en")
    assert ran.code == 0
    for word in (
        "Chances of winning",
        "100 %",
        "grade",
        "The moments that decided",
        "Better: ",
        "The greatest luck",
    ):
        assert word in ran.out
    drawn = orrery("review", record, "--bot", "greedy", "--lang", "en", "--board")
    assert len(drawn.out) > 2 * len(ran.out)


def test_a_review_as_json(orrery: Run, record: Path) -> None:
    found = json.loads(orrery("review", record, "--bot", "greedy", "--json").out)
    assert found["judge"] == "greedy"
    assert found["seats"][0]["error"] < found["seats"][1]["error"]


def test_what_cannot_be_reviewed_is_told(orrery: Run, record: Path) -> None:
    ran = orrery("review", record, "--bot", "random")
    assert (ran.code, ran.out) == (2, "") and "random knows no chances of winning" in ran.err
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:-1]))
    ran = orrery("review", record, "--bot", "greedy")
    assert (ran.code, ran.out) == (2, "") and "the match is not over" in ran.err

"""The scripts of ``benchmarks`` that measure bots: runs go on where the last one ended, and all are told."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from orrery.arena.journal import JournalError

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
GAME = "new-frontiers"


def script(name: str) -> ModuleType:
    """A script as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def run(module: ModuleType, monkeypatch: pytest.MonkeyPatch, *args: str) -> None:
    monkeypatch.setattr(sys, "argv", [str(module.__file__), "--jobs", "1", *args])
    module.main()


def row_of(text: str, *words: str) -> list[str]:
    """The cells of the one row that has these words."""
    (found,) = [line for line in text.splitlines() if all(word in line for word in words)]
    return [cell.strip() for cell in found.strip("|").split("|")]


def test_targets_go_on_and_tell_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    targets = script("targets")
    asked = ("--only", f"greedy {GAME}", "--results", str(tmp_path))
    run(targets, monkeypatch, *asked, "--games", "2")
    (journal,) = (tmp_path / "journals").iterdir()
    before = journal.read_text()
    assert before.count("\n") == 3
    run(targets, monkeypatch, *asked, "--games", "4")
    assert journal.read_text().startswith(before) and journal.read_text().count("\n") == 5
    text = (tmp_path / "targets.md").read_text("utf-8")
    assert row_of(text, GAME, "`greedy`")[4] == "4"
    assert row_of(text, GAME, "uct")[4:7] == ["0", "", ""]


def test_games_of_other_bots_are_refused_and_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    targets = script("targets")
    asked = ("--games", "2", "--results", str(tmp_path))
    run(targets, monkeypatch, *asked, "--only", f"greedy {GAME}")
    (journal,) = (tmp_path / "journals").iterdir()
    settings, *games = journal.read_text().splitlines()
    journal.write_text("\n".join([json.dumps({**json.loads(settings), "conduct": "other"}), *games, ""]))
    with pytest.raises(JournalError, match="other settings"):
        run(targets, monkeypatch, *asked, "--only", f"greedy {GAME}")
    run(targets, monkeypatch, *asked, "--only", "nothing")
    assert row_of((tmp_path / "targets.md").read_text("utf-8"), GAME, "`greedy`")[4] == "0"


@pytest.mark.parametrize(("players", "matches"), [(2, 2), (4, 8)])
def test_levels_go_on_step_by_step(
    players: int, matches: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = script("levels")
    asked = ("--game", GAME, "--players", str(players), "--results", str(tmp_path))
    run(levels, monkeypatch, *asked, "--levels", "cadet,builder", "--games", "1")
    (journal,) = (tmp_path / "journals").iterdir()
    before = journal.read_text()
    assert before.count("\n") == 1 + matches
    run(levels, monkeypatch, *asked, "--levels", "cadet,builder,trader", "--games", str(players + 1))
    assert journal.read_text().startswith(before) and journal.read_text().count("\n") == 1 + 2 * matches
    text = (tmp_path / "levels.md").read_text("utf-8")
    for upper, lower in (("builder", "cadet"), ("trader", "builder")):
        told = row_of(text, f"| {GAME} | {players} | {upper} | {lower} |")
        assert told[-1] == str(2 * matches) and told[5].endswith(f" of {2 * players}")
    assert row_of(text, f"| {GAME} | {players} | raider |")[-1] == "0"

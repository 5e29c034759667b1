"""The one-line suites, as a plugin author runs them: through pytest, on a game of one's own."""

import subprocess
import sys
from pathlib import Path

import pytest
from plugin_game.game import GAME

from orrery.testing import playfiles
from orrery.testing.diffs import changes

TESTS = Path(__file__).parent.parent


def run_pytest(folder: Path, source: str, *words: str) -> tuple[int, str]:
    """Exit code and output of pytest on a file of tests."""
    (folder / "test_it.py").write_text(f"import sys\nsys.path.insert(0, {str(TESTS)!r})\n{source}", "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-rA"]
    done = subprocess.run(
        [*command, "--rootdir", str(folder), *words, "test_it.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_one_line_tests_a_sound_game(tmp_path: Path) -> None:
    source = "from orrery.testing import conformance\nfrom plugin_game.game import GAME\n"
    code, out = run_pytest(tmp_path, source + "TestIt = conformance(GAME)\n", "-k", "4p-ties or declaration")
    assert code == 0, out
    assert "TestIt::test_twins[4p-ties=all]" in out


def test_one_line_finds_what_is_wrong(tmp_path: Path) -> None:
    source = (
        "from orrery.testing import conformance\n"
        "from plugin_game.game import Contraband\n"
        "class Broken(Contraband):\n"
        "    def legal(self, state):\n"
        "        return super().legal(state)[::-1]\n"
        "TestIt = conformance(Broken())\n"
    )
    code, out = run_pytest(tmp_path, source, "-k", "test_legal or test_labels", "--orrery-games", "2")
    assert code == 1
    assert "legal() is not sorted" in out
    assert "PASSED test_it.py::TestIt::test_labels[2p]" in out


def test_suites_need_no_pytest_until_they_are_made() -> None:
    code = "import sys, orrery.testing; sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- golden files ---------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    playfiles.complete(GAME, tmp_path)
    return tmp_path


def test_files_are_made_until_everything_is_covered(folder: Path) -> None:
    assert playfiles.missing(GAME, folder) == []
    assert len(list(folder.glob("*.play"))) >= GAME.max_players - GAME.min_players + 1


def test_missing_things_are_named(tmp_path: Path) -> None:
    missing = playfiles.missing(GAME, tmp_path)
    assert {"players 2", "players 4", "long_game yes", "long_game no", "ties all"} <= set(missing)
    assert {"action declare", "action stow"} <= set(missing)


def test_a_file_comes_out_again(folder: Path) -> None:
    for path in folder.glob("*.play"):
        assert playfiles.difference(GAME, path) is None


def test_a_changed_line_is_shown(folder: Path) -> None:
    path = sorted(folder.glob("*.play"))[0]
    lines = path.read_text().splitlines(keepends=True)
    lines[8] = lines[8].replace(" | ", " | fuel 1>2, ")
    path.write_text("".join(lines))
    difference = playfiles.difference(GAME, path)
    assert difference is not None
    assert difference.startswith("line 9\n  was ")
    playfiles.rewrite(GAME, path)
    assert playfiles.difference(GAME, path) is None


def test_a_move_that_became_illegal_is_named_and_played_anew(folder: Path) -> None:
    path = sorted(folder.glob("*.play"))[0]
    lines = path.read_text().splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if " stow " in line)
    before, _, after = lines[place].partition(" = ")
    lines[place] = f"{before.rsplit(' stow ', 1)[0]} declare = {after}"
    path.write_text("".join(lines))
    assert "'declare' is no longer legal" in str(playfiles.difference(GAME, path))
    playfiles.rewrite(GAME, path)
    assert playfiles.difference(GAME, path) is None


def test_a_file_cut_short_is_noticed(folder: Path) -> None:
    path = sorted(folder.glob("*.play"))[0]
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-4]))
    assert "the game is not over" in str(playfiles.difference(GAME, path))
    path.write_text("".join([*lines, "what is this\n"]))
    assert "no line of a golden file" in str(playfiles.difference(GAME, path))


def test_changes_are_short_and_named() -> None:
    before = {"fuel": 1, "same": 2, "docks": [[1, 2], [3]], "stack": [[20, 1]], "flag": False}
    after = {"fuel": 4, "same": 2, "docks": [[1, 5, 2], [3]], "stack": [], "flag": True}
    assert list(changes(before, after)) == [
        "docks[0][1] +5",
        "flag false>true",
        "fuel 1>4",
        "stack[0] -[20,1]",
    ]
    assert list(changes({"a": [1, 2, 3]}, {"a": [1, 9, 3]})) == ["a[1] 2>9"]
    assert list(changes({"p": [{"x": 1}]}, {"p": [{"x": 2}]})) == ["p[0].x 1>2"]

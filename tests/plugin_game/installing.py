"""Contraband as an installed package: found by its entry points like any game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from plugin_game.altered import copy_package

TESTS = Path(__file__).resolve().parent.parent
PAGE = TESTS.parent / "docs" / "writing-a-game.md"


def install_contraband(folder: Path, monkeypatch: pytest.MonkeyPatch, bots: str = "") -> str:
    """What installing the game leaves on the path, for worker processes too; its name.

    ``bots`` are further entry points, one a line.
    """
    info = folder / "contraband-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: contraband\nVersion: 1.0\n")
    points = f"[orrery.games]\ncontraband = plugin_game.game:GAME\n[orrery.bots]\n{bots}\n"
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{TESTS}", prepend=":")
    return "contraband"


def block_of_page(language: str, beginning: str) -> str:
    """The block of code of the page about writing a game that begins so."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return next(block for block in blocks if block.startswith(beginning))


def write_project(folder: Path) -> None:
    """Contraband as a project of its own, laid out and described as the page about writing a game says."""
    copy_package(folder / "src" / "contraband")
    (folder / "pyproject.toml").write_text(block_of_page("toml", "[build-system]"), "utf-8")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_contraband.py").write_text(block_of_page("python", "from pathlib"), "utf-8")


def build_wheel(project: Path, folder: Path) -> Path:
    """The wheel of a project, built without asking any index."""
    code = f"from setuptools import build_meta; print(build_meta.build_wheel({str(folder)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]

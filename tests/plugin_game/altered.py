"""Contraband with a mistake in it: a copy of the package, changed and imported under another name."""

import importlib
import shutil
from pathlib import Path
from typing import Any

import pytest

from orrery.core.game import Game

PACKAGE = Path(__file__).parent
#: What is in the folder for our tests, and would not be in the package.
_OF_TESTS = ("installing.py", "altered.py")


def copy_package(package: Path) -> None:
    """Copy the game's package under the name of another folder."""
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", *_OF_TESTS))
    for file in package.glob("*.py"):
        file.write_text(file.read_text("utf-8").replace("plugin_game", package.name), "utf-8")


def altered_game(folder: Path, monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str, str]) -> Game[Any]:
    """The game of a copy in which, file by file, a text was replaced by another; ``""`` is the end of it."""
    # Importing needs a name that nothing else has.
    package = folder / f"contraband_{folder.name}"
    copy_package(package)
    for name, old, new in changes:
        file = package / name
        text = file.read_text("utf-8")
        assert old in text, f"{name} has no {old!r}"
        file.write_text(text.replace(old, new) if old else text + new, "utf-8")
    monkeypatch.syspath_prepend(str(folder))
    game: Game[Any] = importlib.import_module(f"{package.name}.game").GAME
    return game

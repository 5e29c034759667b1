"""A home of its own for every test, and the command line called as from a shell."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

import pytest
from plugin_game.installing import install_contraband

from orrery.cli.main import main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept; plain English text of 100 columns."""
    monkeypatch.setenv("ORRERY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path / "home"


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def orrery(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with typed lines; the end of the lines is the end of the input."""

    def run(*words: object, typed: Iterable[str] = ()) -> Ran:
        lines: Iterator[str] = iter(typed)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            line = next(lines, None)
            if line is None:
                raise EOFError
            print(line)
            return line

        monkeypatch.setattr("builtins.input", read)
        capsys.readouterr()
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def contraband(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with secrets from outside the package, installed beside ours."""
    return install_contraband(tmp_path_factory.mktemp("site"), monkeypatch)


def only_record(home: Path) -> Path:
    """The one record in the home."""
    (path,) = (home / "matches").glob("*.jsonl")
    return path


def first_moves() -> Iterator[str]:
    """Lines that make the first move at every decision; where a set is chosen, its first item alone."""
    return islice(cycle(["1", "ok"]), 5000)

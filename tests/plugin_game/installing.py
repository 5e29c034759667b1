"""Contraband as an installed package: found by its entry points like any game."""

from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent


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

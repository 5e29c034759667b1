"""Somebody's own component tables: checked like ours, played like ours, refused in words."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.core.registry import load_game

TABLES = Path(orrery.__file__).parent / "games" / "new_frontiers" / "content"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own: a pack is chosen once a process."""
    command = [sys.executable, "-m", "orrery.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def pack(folder: Path, **tables: Any) -> str:
    """A pack with these tables."""
    for name, rows in tables.items():
        (folder / f"{name}.json").write_text(json.dumps(rows), "utf-8")
    return str(folder)


@pytest.fixture
def worlds() -> list[dict[str, Any]]:
    """Our worlds, free to be changed."""
    rows: list[dict[str, Any]] = json.loads((TABLES / "worlds.json").read_text("utf-8"))
    return rows


def test_a_sound_pack_is_played_with(tmp_path: Path, worlds: list[dict[str, Any]]) -> None:
    worlds[0]["vp"] = worlds[0]["vp"] + 1
    folder = pack(tmp_path, worlds=worlds)
    checked = run("content", "new-frontiers", "--check", "--pack", folder)
    assert checked.returncode == 0, checked.stdout
    played = run("sim", "new-frontiers", "--games", "1", "--seed", "1", "--json", "--pack", folder)
    assert json.loads(played.stdout)["finished"] == 1
    described = json.loads(run("content", "new-frontiers", "--json", "--pack", folder).stdout)
    assert described["content_hash"] != load_game("new-frontiers").content.hash()


def test_a_pack_that_breaks_a_constraint_is_refused(tmp_path: Path, worlds: list[dict[str, Any]]) -> None:
    worlds[0]["cost"] = worlds[0]["cost"] + 1
    folder = pack(tmp_path, worlds=worlds)
    checked = run("content", "new-frontiers", "--check", "--pack", folder)
    assert checked.returncode == 1
    assert "(C2)" in checked.stdout
    played = run("play", "new-frontiers", "--pack", folder)
    assert played.returncode == 2
    assert "(C2)" in played.stderr
    assert len(played.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[", "line 1: not JSON"),
        ("{}", "a table is a list of rows"),
        ('[{"provenance": "hearsay"}]', "row 1: provenance must be one of"),
        ('[{"provenance": "rulebook"}]', "no id"),
    ],
)
def test_a_faulty_table_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "worlds.json").write_text(text, "utf-8")
    done = run("content", "new-frontiers", "--check", "--pack", str(tmp_path))
    assert done.returncode != 0
    assert problem in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_table_or_folder_lists_what_there_is(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text("[]", "utf-8")
    done = run("content", "new-frontiers", "--pack", str(tmp_path))
    assert done.returncode == 2
    assert "technologies, worlds" in done.stderr
    assert "no such folder" in run("play", "new-frontiers", "--pack", str(tmp_path / "none")).stderr

"""The page about writing a game is true: its project is built, installed, played and tested."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from plugin_game.installing import PAGE, build_wheel, write_project


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the page, its wheel installed into ``site``."""
    folder = tmp_path_factory.mktemp("project")
    write_project(folder)
    wheel = build_wheel(folder, folder)
    words = ["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    subprocess.run([sys.executable, "-m", "pip", *words, "--target", folder / "site", wheel], check=True)
    shutil.rmtree(folder / "src")  # what is not in the wheel is gone
    return folder


def run(project: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """A command of Python in an environment where the game is installed."""
    path = os.pathsep.join([str(project / "site"), *(part for part in sys.path if part)])
    home = {"ORRERY_HOME": str(project / "home"), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=project,
        env={**os.environ, **home, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_wheel_has_components_words_and_rules(project: Path) -> None:
    (wheel,) = project.glob("*.whl")
    names = {name for name in zipfile.ZipFile(wheel).namelist() if not name.endswith((".py", "/"))}
    data = {name.removeprefix("contraband/") for name in names if name.startswith("contraband/")}
    languages = {f"locale/{language}/game.ftl" for language in ("en", "pl", "ru")}
    assert data == {"content/cargo.json", "RULES.md", "RULES.pl.md", "RULES.ru.md"} | languages


def test_the_installed_game_is_found_with_its_words_and_rules(project: Path) -> None:
    code = (
        "from orrery.core.registry import load_game; from orrery.locale import Translator, rules_page\n"
        "game = load_game('contraband')\n"
        "print(game.__class__.__module__, Translator('pl', [game], strict=True).text('cb-title'))\n"
        "print(rules_page(game, 'ru').splitlines()[0])\n"
    )
    done = run(project, "-X", "utf8", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["contraband.game Kontrabanda", "# Контрабанда (Contraband)"]


def test_the_tests_of_the_page_pass(project: Path) -> None:
    """Golden files are written and records made as the page says; then everything holds."""
    main = "from orrery.cli.main import main; raise SystemExit(main())"
    made = run(project, "-c", main, "sim", "contraband", "--games", 2, "--records", "tests/records")
    assert made.returncode == 0, made.stderr
    pin = '[{"options": {"players": 2}, "seed": "1", "plies": 0, "depth": 3}]'
    assert pin in PAGE.read_text("utf-8")
    (project / "tests" / "golden").mkdir()
    (project / "tests" / "golden" / "perft.json").write_text(pin, "utf-8")
    without = [word for name in ("cacheprovider", "xdist", "schemathesis") for word in ("-p", f"no:{name}")]
    pytest_words = ["-m", "pytest", "-q", *without, "tests"]
    written = run(project, *pytest_words, "-k", "Playthroughs", "--orrery-golden-update")
    assert written.returncode == 0, written.stdout
    assert json.loads((project / "tests" / "golden" / "perft.json").read_text("utf-8"))[0]["counts"]
    # Of the conformance kit, which test_plugin_game.py runs, a little will do.
    tested = run(project, *pytest_words, "-rA", "-k", "not TestContraband or 2p and view")
    assert tested.returncode == 0, tested.stdout
    for suite in ("TestContraband", "TestWords", "TestContent", "TestPlaythroughs", "TestRecords"):
        assert f"PASSED tests/test_contraband.py::{suite}::" in tested.stdout

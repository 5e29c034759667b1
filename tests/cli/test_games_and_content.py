"""What is installed, and what the games are made of."""

import json
from typing import Any

import pytest

from cli.conftest import Run
from orrery.cli import main
from orrery.cli.commands import content
from orrery.core.content import Content
from orrery.core.registry import bot_names, game_names, load_game


def test_games_as_json_has_stable_keys(orrery: Run) -> None:
    data = json.loads(orrery("games", "--json").out)
    assert sorted(data) == ["bots", "games"]
    assert data["bots"] == bot_names()
    (game,) = [game for game in data["games"] if game["id"] == "alien-frontiers"]
    assert list(game) == ["id", "title", "players", "rules_version", "content_hash", "options"]
    assert game["title"] == "Alien Frontiers"
    assert game["players"] == {"min": 2, "max": 4}
    options = {option["name"]: option for option in game["options"]}
    assert options["edition"]["choices"] == ["second", "first"]
    assert options["round_limit"]["default"] == 0
    assert options["long_game"]["choices"] is None


def test_games_in_words(orrery: Run) -> None:
    ran = orrery("games", "--lang", "ru")
    assert ran.code == 0
    assert "от 2 до 4 игроков" in ran.out
    assert "*second first" in ran.out
    assert "Боты: builder, cadet" in ran.out


def test_a_plugin_game_is_listed(orrery: Run, contraband: str) -> None:
    data = json.loads(orrery("games", "--json").out)
    assert contraband in [game["id"] for game in data["games"]]


def test_content_shows_every_row_with_its_origin(orrery: Run) -> None:
    ran = orrery("content", "alien-frontiers")
    assert ran.code == 0
    for row in load_game("alien-frontiers").content.tables["cards"]:
        assert row["id"] in ran.out
    assert "provenance" in ran.out
    assert "rows by origin: rulebook " in ran.out


def test_content_check_of_sound_tables(orrery: Run) -> None:
    ran = orrery("content", "alien-frontiers", "--check")
    rows = sum(len(rows) for rows in load_game("alien-frontiers").content.tables.values())
    assert ran.code == 0
    assert ran.out.endswith(f"{rows} rows, no problem\n")


def test_content_as_json_has_stable_keys(orrery: Run) -> None:
    data = json.loads(orrery("content", "alien-frontiers", "--json").out)
    assert list(data) == ["game", "content_hash", "rows", "provenance", "problems", "tables"]
    assert data["problems"] is None
    assert list(data["provenance"]) == ["rulebook", "published", "inferred", "stand-in"]
    assert data["rows"] == sum(data["provenance"].values())
    assert json.loads(orrery("content", "alien-frontiers", "--json", "--check").out)["problems"] == []


class _Unsound:
    id = "unsound"
    content = Content(
        {"things": [{"id": "a", "provenance": "stand-in"}, {"id": "b", "provenance": "rulebook"}]}
    )

    def check_content(self, content: Content) -> list[str]:
        return ["there is no c"]


@pytest.fixture
def unsound(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> Any:
        return _Unsound()

    monkeypatch.setattr(content, "load_game", load)


@pytest.mark.usefixtures("unsound")
def test_problems_are_listed_and_stand_ins_marked(orrery: Run) -> None:
    ran = orrery("content", "unsound", "--check")
    assert ran.code == content.UNSOUND
    assert "  there is no c\n1 problem in 2 rows\n" in ran.out
    assert "1 row is a stand-in" in ran.out
    assert "! stand-in" in orrery("content", "unsound").out
    ran = orrery("content", "unsound", "--check", "--json")
    assert ran.code == content.UNSOUND
    assert json.loads(ran.out)["problems"] == ["there is no c"]


@pytest.mark.parametrize("command", ["games", "content", "play", "replay"])
def test_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str], orrery: Run) -> None:
    with pytest.raises(SystemExit, match="0"):
        main.main([command, "--help"])
    assert f"example:\n  orrery {command}" in capsys.readouterr().out


def test_an_unknown_game_is_one_line(orrery: Run) -> None:
    ran = orrery("content", "chess")
    assert ran.code == 2
    assert ran.err == f"orrery content: there is no game 'chess'; there is: {', '.join(game_names())}\n"

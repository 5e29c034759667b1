"""Clients are told what is printed on the components, in the words of the game and of its own tables."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from orrery.core.content import pack_variable
from orrery.core.game import Game
from orrery.core.registry import load_game
from orrery.games.new_frontiers.component_words import goal_text, tile_text
from orrery.games.new_frontiers.components import GOALS
from orrery.games.new_frontiers.tiles import IDS
from orrery.locale import LANGUAGES, Translator
from orrery.server.routes.games import router

from .waiting import HUNG

TILES = ("technologies", "worlds", "homes")
GAMES = pytest.mark.parametrize("name", ["alien-frontiers", "new-frontiers"])


@pytest.fixture
def client() -> TestClient:
    """Of these routes alone, which need no house around them."""
    return TestClient(FastAPI(routes=router.routes))


def printed(client: TestClient, name: str) -> dict[str, dict[str, list[Any]]]:
    """The words of every component, by table and id."""
    answer = client.get(f"/api/games/{name}/content")
    assert answer.status_code == 200
    return {
        table: {row["id"]: row["words"] for row in rows if "id" in row}
        for table, rows in answer.json().items()
    }


def test_every_tile_and_goal_says_what_the_game_says_of_it(client: TestClient) -> None:
    found = printed(client, "new-frontiers")
    tiles = {tile: words for table in TILES for tile, words in found[table].items()}
    assert list(tiles) == IDS
    for number, tile in enumerate(IDS):
        assert [tuple(label) for label in tiles[tile]] == tile_text(number), tile
    assert list(found["goals"]) == GOALS
    for number, goal in enumerate(GOALS):
        assert [tuple(label) for label in found["goals"][goal]] == [goal_text(number)], goal
    assert any(tiles.values())
    assert not any(words for table in ("action_tiles", "components") for words in found[table].values())


def test_a_line_goes_with_every_effect(client: TestClient) -> None:
    """A client may draw a pictogram for each effect beside its line."""
    tables = client.get("/api/games/new-frontiers/content").json()
    for row in (row for table in TILES for row in tables[table]):
        assert len(row["words"]) == len(row["effects"]), row["id"]


def test_stations_territories_and_cards_say_what_is_printed_on_them(client: TestClient) -> None:
    found = printed(client, "alien-frontiers")
    assert found["stations"]["mine"] == [["af-station-mine-text", {}]]
    assert found["territories"]["lem"] == [["af-territory-lem-bonus", {}]]
    assert found["cards"]["city"] == [["af-card-city-power", {}]]
    assert found["cards"]["booster"] == [["af-card-booster-power", {}], ["af-card-booster-discard", {}]]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_printed_reads_in_every_language(client: TestClient, name: str, language: str) -> None:
    words = Translator(language, [load_game(name)], strict=True)
    lines = [label for rows in printed(client, name).values() for said in rows.values() for label in said]
    assert lines
    for message, args in lines:
        assert not set("{}[]@") & set(words.label((message, args))), message


@GAMES
def test_the_words_are_put_together_once(
    client: TestClient, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = printed(client, name)

    def forgotten(self: Game[Any], table: str, component: str) -> Any:
        raise AssertionError("asked again")

    monkeypatch.setattr(type(load_game(name)), "component_words", forgotten)
    assert printed(client, name) == first


def test_a_pack_is_told_in_its_own_words(tmp_path: Path) -> None:
    """A pack is chosen once a process."""
    worlds = json.loads(json.dumps(load_game("new-frontiers").content.tables["worlds"]))
    changed = next(row for row in worlds if row["effects"] == ["SET.mil(1)"])
    changed["effects"] = ["SET.mil(3)"]
    (tmp_path / "worlds.json").write_text(json.dumps(worlds), "utf-8")
    asked = (
        "import json; from orrery.core.registry import load_game; "
        "from orrery.server.routes.games import worded_tables; "
        "print(json.dumps(worded_tables(load_game('new-frontiers'))['worlds']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        capture_output=True,
        text=True,
        timeout=HUNG,
        env={**os.environ, pack_variable("orrery.games.new_frontiers"): str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    rows = {row["id"]: row for row in json.loads(done.stdout)}
    assert rows[changed["id"]]["words"] == [["nf-power-military", {"military": "+3"}]]

"""The pictures of rules pages on the server: those that a page shows, and nothing else."""

import pytest

from orrery.core.registry import load_game
from orrery.locale import rules_pictures
from server.house import open_house

GAME = "alien-artifacts"


def test_every_picture_of_the_page_is_served_as_a_drawing(database_url: str) -> None:
    with open_house(database_url) as house:
        for name, file in rules_pictures(load_game(GAME)).items():
            answer = house.client.get(f"/api/games/{GAME}/pictures/{name}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.content == file.read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        f"{GAME}/pictures/other.svg",
        f"{GAME}/pictures/..%2FRULES.md",
        f"{GAME}/pictures/..%2Fgame.py",
        f"{GAME}/pictures/RULES.md",
        "alien-frontiers/pictures/resource-card.svg",
        "no-such-game/pictures/resource-card.svg",
    ],
)
def test_nothing_else_is_served(path: str, database_url: str) -> None:
    with open_house(database_url) as house:
        assert house.client.get(f"/api/games/{path}").status_code == 404

"""Every field that leaves the server is on a list: one that is added anywhere fails here first.

The lists are collected over whole matches with everything that can happen at a table. The game's own data
(``view``, labels, options, points by source, component tables) is one field each; the tests of the games look
into those.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import install_contraband
from starlette.testclient import TestClient, WebSocketTestSession

from server.allowed_fields import ALLOWED, GAMES_OWN, STATE, WHOLE, within
from server.conftest import FULL
from server.everything import everything
from server.house import House, open_house


def paths(value: Any, path: str = "") -> set[str]:
    """The paths of all fields; a list or object that is empty is one itself."""
    if path.rpartition(".")[2] in GAMES_OWN:
        return {path}
    if isinstance(value, list):
        return {found for part in value or [None] for found in paths(part, f"{path}[]")}
    if not isinstance(value, dict) or not value:
        return {path}
    return {found for key, part in value.items() for found in paths(part, f"{path}.{key}" if path else key)}


class Collector:
    """Every field of everything a server says."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: dict[str, set[str]] = defaultdict(set)
        self.routes = [route for route in client.app.routes if getattr(route, "methods", None)]
        request, receive = client.request, WebSocketTestSession.receive

        def asked(method: str, url: Any, **data: Any) -> Any:
            response = request(method, url, **data)
            self.add_response(method, str(url).partition("?")[0], response)
            return response

        def received(session: WebSocketTestSession) -> Any:
            message = receive(session)
            if message["type"] == "websocket.send":
                body = json.loads(message["text"])
                self.found[f"socket {body['type']}"] |= paths(body)
            return message

        monkeypatch.setattr(client, "request", asked)
        monkeypatch.setattr(WebSocketTestSession, "receive", received)

    def add_response(self, method: str, path: str, response: Any) -> None:
        template = next(
            route.path for route in self.routes if method in route.methods and route.path_regex.match(path)
        )
        name = f"{method} {template}"
        if response.status_code == 409 and response.json().get("type") == "refused":
            self.found["command refused"] |= paths(response.json())
        elif template.endswith("/commands") and response.json().get("type") == "reasons":
            self.found["command reasons"] |= paths(response.json())
        elif response.status_code >= 400:
            self.found["error"] |= paths(response.json())
        elif name in WHOLE:
            self.found[name] = {"*"}
        elif template.endswith("/record"):
            lines = [json.loads(line) for line in response.text.splitlines()]
            kind = "of a running match" if "seen_by" in lines[0] else "of a match that is over"
            self.found[f"record {kind}"] |= {found for line in lines for found in paths(line)}
        else:
            self.found[name] |= paths(response.json()) if response.content else set()


@pytest.fixture
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that can be played."""
    name: str = request.param
    return install_contraband(tmp_path, monkeypatch) if name == "contraband" else name


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


@pytest.mark.parametrize(
    ("database_kind", "game"),
    # A game with secrets and sets, and one whose sets have limits: what is told of any other is the same.
    [
        ("postgresql", "contraband"),
        ("sqlite", "new-frontiers"),
        *[("sqlite", "contraband"), ("sqlite", "alien-frontiers")] * FULL,
    ],
    indirect=True,
)
def test_every_field_is_on_the_list(house, game, monkeypatch):
    monkeypatch.setattr("orrery.server.reviews.JUDGE", "greedy")
    collector = Collector(house.client, monkeypatch)
    everything(house, game)
    assert set(collector.found) == set(ALLOWED)
    found = collector.found
    assert {name: extra for name in ALLOWED if (extra := found[name] - ALLOWED[name])} == {}
    # In a game without secrets, or where none came up in a short match, no move is hidden; and not every
    # short match comes to a set, or to one with limits; nor is a move of it bad enough, or luck great enough,
    # to be told in a review.
    sets = {path for path in STATE if path.startswith("set.limits[]." if game == "contraband" else "set.")}
    told = ("review.decisions[]", "review.luck[]")
    moments = {path for path in ALLOWED["POST /api/tables/{table_id}/review"] if path.startswith(told)}
    spare = {*moments, *sets, *within("state.", sets), *(set() if game == "contraband" else {"hidden"})}
    assert {name: lacking for name in ALLOWED if (lacking := ALLOWED[name] - found[name] - spare)} == {}

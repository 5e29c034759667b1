"""A whole server in this process, and people who use it over HTTP and sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from orrery.client.changes import KnownViews
from orrery.server.app import create_app
from orrery.server.settings import Settings

from .waiting import HUNG

_keys = count()


def new_key() -> str:
    """A key that no command had before."""
    return f"key-{next(_keys)}"


class Person:
    """Somebody with an account, or (without a token) somebody who just looks."""

    def __init__(self, house: "House", name: str, token: str | None) -> None:
        self.house = house
        self.name = name
        self.headers = {"Authorization": f"Bearer {token}"} if token is not None else {}

    def ask(self, method: str, path: str, expect: int | None = None, **data: Any) -> Any:
        """The body of the answer; ``expect`` is its status, a good one if not said."""
        response = self.house.client.request(method, f"/api{path}", headers=self.headers, **data)
        if expect is None:
            assert response.status_code < 300, response.text
        else:
            assert response.status_code == expect, response.text
        is_json = response.headers.get("content-type") == "application/json"
        return response.json() if is_json and response.content else response.text

    def table(self, game: str, seats: list[Any], **wish: Any) -> str:
        """Make a table; a seat is "me", "open", "invited" or the name of a bot."""
        named = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        options = {"players": len(seats), **wish.pop("options", {})}
        body = {"game": game, "options": options, "seats": named, "public": True, **wish}
        made: str = self.ask("POST", "/tables", json=body)["table"]
        return made

    def look(self, table: str, since: int = 0) -> Any:
        """Room, state and chat."""
        return self.ask("GET", f"/tables/{table}?since={since}")

    def state(self, table: str) -> Any:
        """The state of the match."""
        return self.look(table)["state"]

    def command(self, table: str, what: str, /, expect: int = 200, **fields: Any) -> Any:
        """A command over HTTP."""
        body = {"type": what, "table": table, "key": fields.pop("key", None) or new_key(), **fields}
        return self.ask("POST", f"/tables/{table}/commands", expect, json=body)

    def move(self, table: str, pick: int = 0) -> Any:
        """Do one of the offered actions, the first if not said."""
        state = self.state(table)
        choice = state["choices"][pick % len(state["choices"])]
        return self.command(table, "act", ply=state["ply"], action=choice["action"])

    @contextmanager
    def socket(self, origin: str | None = None) -> Iterator["Line"]:
        """A connected socket."""
        headers = {**self.headers, **({"Origin": origin} if origin else {})}
        with self.house.client.websocket_connect("/api/socket", headers=headers) as session:
            yield Line(session)


class Line:
    """A socket; what comes while something else is waited for is kept, states as whole ones."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.unread: list[Any] = []
        self._views = KnownViews()

    def say(self, **message: Any) -> None:
        self.session.send_json(message)

    def hear(self, kind: str, **wanted: Any) -> Any:
        """The first message of that type with those fields that was not read before."""
        for number in range(10_000):
            if number == len(self.unread):
                self.unread.append(self._receive())
            message = self.unread[number]
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return self.unread.pop(number)
        raise AssertionError(f"no {kind} among 10000 messages")

    def _receive(self) -> Any:
        message = self.session.receive_json()
        return self._views.completed(message) if message["type"] == "state" else message

    def settle(self) -> list[Any]:
        """Everything unread that the server had to say up to now."""
        self.say(type="ping")
        self.hear("pong")
        said, self.unread = self.unread, []
        return said

    def watch(self, table: str, since: int | None = None) -> Any:
        """Follow a table; its state, None if it has not begun."""
        self.say(type="watch", table=table, since=since)
        self.hear("room", table=table)
        states = [message for message in self.settle() if message["type"] == "state"]
        return states[-1] if states else None


class House:
    """A server in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def guest(self, name: str = "Anna") -> Person:
        """Somebody new."""
        made = self.client.post("/api/guests", json={"name": name, "token": True})
        assert made.status_code < 300, made.text
        return Person(self, name, made.json()["token"])

    def nobody(self) -> Person:
        """Somebody without an account."""
        return Person(self, "", None)

    def seated(self, game: str, people: int, *bots: str, **wish: Any) -> tuple[str, list[Person]]:
        """A running table of new people and bots, in this order."""
        group = [self.guest(f"Player {number}") for number in range(people)]
        table = group[0].table(game, ["me", *["open"] * (people - 1), *bots], **wish)
        for person in group[1:]:
            person.ask("POST", f"/tables/{table}/join", json={})
        group[0].ask("POST", f"/tables/{table}/start")
        return table, group


def decider(table: str, group: list[Person]) -> Person:
    """Whose decision it is."""
    return group[group[0].state(table)["actor"]]


@contextmanager
def open_house(database_url: str, **chosen: Any) -> Iterator[House]:
    """A server on this database, stopped afterwards; limits wide and patience great unless chosen."""
    kinds = ("request", "address", "message", "address_message")
    wide = {f"{kind}_{what}": 10_000 for kind in kinds for what in ("rate", "burst")}
    # What is told at once comes in one order.
    wide |= {"news_seconds": 0.0}
    wide |= {f"{kind}_rate": 10_000 for kind in ("identity", "table", "upload")}
    # What takes long on a busy machine is not given up.
    wide |= {f"{what}_seconds": HUNG for what in ("bot", "record", "request", "stalled")}
    here = "http://testserver"
    settings = Settings(database=database_url, **{"workers": 1, "origins": (here,), **wide, **chosen})
    with TestClient(create_app(settings), base_url=here) as client:
        yield House(client)

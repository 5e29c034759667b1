"""Every field that leaves the server is on a list: one that is added anywhere fails here first.

The lists are collected over whole matches with everything that can happen at a table. The game's own data
(``view``, labels, options, points by source, component tables) is one field each; the tests of the games look
into those.
"""

import json
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import install_contraband
from sqlalchemy import update
from starlette.testclient import TestClient, WebSocketTestSession

from orrery.core.registry import load_game
from orrery.server.administration.accounts import find, reset
from orrery.server.administration.announcements import announce
from orrery.server.administration.operations import Operation
from orrery.server.notifications import digest
from orrery.server.settings import Mail
from orrery.server.storage.schema import tables
from server.house import House, Person, decider, open_house
from server.notifications.services import mail_server, push_service

#: Whatever a game puts into these is its own.
GAMES_OWN = {
    "view",
    "parts",
    "label",
    "best_label",
    "why",
    "events",
    "options",
    "scores",
    "ranking",
    "reasons[]",
}
#: Answers that are one piece of text or data of a game.
WHOLE = {
    "GET /",
    "GET /metrics",
    "GET /api/openapi.json",
    "GET /api/games/{game}/actions",
    "GET /api/games/{game}/content",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/pictures/{picture}",
    "GET /api/locale/{language}",
    "GET /api/locale/{language}/{game}",
}

ACCOUNT = {"id", "name", "kind", "claimed"}
RATING = {"rating", "mu", "sigma", "matches"}
PLACE = {"table", "seat"}
RESULT = {
    *{"table", "seat", "game", "players", "rated", "place", "points", "departed", "at"},
    *{"rating_before", "rating_after"},
}
LINE = {"id", "seat", "account", "name", "text", "at"}

ROOM = {
    "type",
    "table",
    "game",
    "rules",
    "options",
    "status",
    "public",
    "rated",
    "host",
    "clock",
    "clock.bank",
    "clock.increment",
    "created",
    "problem",
    "rematch",
    "tournament",
    "sealed",
    "you.account",
    "you.seat",
    "you.orders",
    "you.orders.forced",
    "you.orders.pass",
    "seats[].seat",
    "seats[].kind",
    "seats[].account",
    "seats[].name",
    "seats[].bot",
    "seats[].online",
    "seats[].left",
    "watching",
    "offers[]",
    "offers[].id",
    "offers[].kind",
    "offers[].by",
    "offers[].data.to",
    "offers[].data.seat",
    "offers[].data.bot",
    "offers[].data",
    "offers[].agreed[]",
    "offers[].waiting[]",
    "declined",
    "declined.offer",
    "declined.by",
    "declined.seat",
    "declined.ply",
}
STATE = {
    "type",
    "table",
    "status",
    "ply",
    "seat",
    "actor",
    "view",
    "choices[]",
    "choices[].action",
    "choices[].move",
    "choices[].label",
    "set",
    "set.items[].action",
    "set.items[].move",
    "set.items[].label",
    "set.items[].times",
    "set.items[].worth",
    "set.items[].tags[]",
    "set.least",
    "set.most",
    "set.confirm",
    "set.goal",
    "set.limits[]",
    "set.limits[].tag",
    "set.limits[].least",
    "set.limits[].most",
    "set.alike[]",
    "set.most_total",
    "undo[]",
    "log.keep",
    "log.entries[]",
    "log.entries[].ply",
    "log.entries[].actor",
    "log.entries[].move",
    "log.entries[].label",
    "log.entries[].events",
    "takeback",
    "takeback.seat",
    "takeback.to",
    "takeback.agreed",
    "clock",
    "clock.now",
    "clock.running",
    "clock.since",
    "clock.left[]",
    "result",
    "result.scores",
    "result.ranking",
    "result.left",
    "result.left.seat",
    "result.left.how",
    "result.seed",
}
SUMMARY = {
    "table",
    "game",
    "options",
    "status",
    "public",
    "rated",
    "clock",
    "clock.bank",
    "clock.increment",
    "host",
    "created",
    "ply",
    "actor",
    "you",
    "tournament",
    "kept",
    "seats[].seat",
    "seats[].kind",
    "seats[].name",
    "seats[].bot",
}
TOURNAMENT = {
    *("tournament", "name", "game", "options", "system", "rounds", "duplicate", "rated", "clock.bank"),
    *("clock.increment", "bot", "late", "show_up", "pause", "status", "round", "due", "created", "started"),
    *("ended", "organiser.account", "organiser.name", "entered", "people"),
}
STANDING = {"entrant", "place", "score", "buchholz", "sonneborn_berger", "points", "rounds[]"}
MEETING = {"table", "status", "seats[]", "absent[]", "finishes", "finishes[][]"}
HEADER = {
    "orrery",
    "game",
    "rules",
    "content",
    "options",
    "seats[].name",
    "seats[].kind",
    "seats[].bot",
    "commitment",
}
WHAT = {"ply", "actor", "move", "undo", "agreed", "left", "seat.name", "seat.kind", "seat.bot"}
ACK = {"type", "table", "key", "ply"}
REFUSED = {"type", "table", "key", "ply", "code", "message", "label"}
REASONS = {"type", "table", "key", "ply", "reasons[]"}


def within(prefix: str, names: set[str]) -> set[str]:
    return {f"{prefix}{name}" for name in names}


ANNOUNCEMENT = {"id", "text", "translations.pl", "at", "until"}

REVIEW = {
    "review",
    "review.version",
    "review.judge",
    *within("review.chances[].", {"ply", "chances[]"}),
    *within("review.seats[].", {"decisions", "error", "luck", "grade"}),
    "review.decisions[]",
    *within("review.decisions[].", {"ply", "seat", "lost", "chance", "best_chance"}),
    *within("review.decisions[].", {"move", "label", "best", "best_label"}),
    "review.luck[]",
    *within("review.luck[].", {"ply", "luck[]", "label"}),
    "review.moments[]",
    "review.swings[]",
}

ALLOWED: dict[str, set[str]] = {
    **{whole: {"*"} for whole in WHOLE},
    "error": {"error.code", "error.message"},
    "POST /api/guests": {*ACCOUNT, "token"},
    "POST /api/session": {*ACCOUNT, "token"},
    "GET /api/session": {"account", *within("account.", ACCOUNT)},
    "POST /api/reset": {*ACCOUNT, "token"},
    "DELETE /api/session": set(),
    "GET /api/me": ACCOUNT,
    "PATCH /api/me": ACCOUNT,
    "POST /api/me/claim": {*ACCOUNT, "token"},
    "POST /api/me/password": set(),
    "DELETE /api/me/sessions": set(),
    "POST /api/me/delete": set(),
    "GET /api/me/export": {
        *within("account.", {*ACCOUNT, "created"}),
        *within("sessions[].", {"program", "created"}),
        "tables[]",
        *within("tables[].", {"table", "game", "status", "created", "host", "seat"}),
        "results[]",
        *within("results[].", RESULT),
        "ratings[]",
        *within("ratings[].", {"game", "players", "mu", "sigma", "matches"}),
        "chat[]",
        *within("chat[].", {"table", "text", "at"}),
        "relations[]",
        *within("relations[].", {"kind", "account", "name", "at"}),
        "devices[]",
        *within("devices[].", {"endpoint", "language"}),
        "digest",
        *within("digest.", {"address", "confirmed"}),
        "tournaments[]",
        *within("tournaments[].", {"tournament", "name", "organiser", "since", "until"}),
        "reports[]",
        *within("reports[].", {"account", "table", "reason", "at"}),
    },
    "GET /api/me/relations": {
        *within("muted[].", {"account", "name", "at"}),
        *within("blocked[].", {"account", "name", "at"}),
    },
    "PUT /api/me/{how}/{account_id}": set(),
    "DELETE /api/me/{how}/{account_id}": set(),
    "POST /api/reports": set(),
    "GET /api/me/statistics": {
        "[]",
        *within("[].", {"game", "players", "matches", "wins", "share", "low", "high", "places[]"}),
    },
    "GET /api/accounts/{account_id}": {
        "id",
        "name",
        "kind",
        "ratings[]",
        *within("ratings[].", {"game", "players", *RATING}),
        "results[]",
        *within("results[].", RESULT),
    },
    "GET /api/ratings/{game}/{players}": within("[].", {"place", "account", "name", "kind", "bot", *RATING}),
    "GET /api/games": {
        *within("games[].", {"id", "rules", "content", "players.min", "players.max", "options"}),
        *within("games[].", {"stand_ins", "standing[]", "prefix", "phases[]", "sources[]", "components[]"}),
        *within("games[].decisions[].", {"phase", "chapter", "set", "secret"}),
        "levels[].level",
        "levels[].bot",
        "languages.en",
        "languages.pl",
        "languages.ru",
    },
    "GET /api/announcements": within("[].", ANNOUNCEMENT),
    "GET /api/tables": {"[]", *within("[].", SUMMARY)},
    "GET /api/me/reminders": {"key", "devices", "mail", "address", "confirmed"},
    "PUT /api/me/devices": set(),
    "POST /api/me/devices/forget": set(),
    "PUT /api/me/digest": set(),
    "DELETE /api/me/digest": set(),
    "POST /api/digest/confirm": set(),
    "POST /api/digest/unsubscribe/{token}": set(),
    "GET /api/me/turns": {
        "[]",
        *within("[].", SUMMARY),
        *within("[].", {"what", "since", "left", "tournament_name", "tournament_round"}),
    },
    "GET /api/tournaments": {"[]", *within("[].", TOURNAMENT)},
    "POST /api/tournaments": {"tournament"},
    "GET /api/tournaments/{tournament}": {
        *TOURNAMENT,
        "entrants[]",
        *within("entrants[].", {"entrant", "account", "name", "since", "until", "missing"}),
        "standings[]",
        *within("standings[].", STANDING),
        "played[]",
        *within("played[].", {"round", "began", "deadline", "ended"}),
        *within("played[].meetings[].", MEETING),
        "you",
        *within("you.", {"entrant", "active", "table", "missing"}),
    },
    "DELETE /api/tournaments/{tournament}": set(),
    "POST /api/tournaments/{tournament}/enter": set(),
    "POST /api/tournaments/{tournament}/withdraw": set(),
    "POST /api/tournaments/{tournament}/start": set(),
    "POST /api/tournaments/{tournament}/rounds": set(),
    "POST /api/tables": PLACE,
    "GET /api/tables/{table_id}": {
        *within("room.", ROOM),
        "state",
        *within("state.", STATE),
        "chat[]",
        *within("chat[].", LINE),
    },
    "DELETE /api/tables/{table_id}": set(),
    "POST /api/tables/{table_id}/join": PLACE,
    "POST /api/tables/{table_id}/leave": PLACE,
    "PUT /api/tables/{table_id}/seats/{number}": PLACE,
    "POST /api/tables/{table_id}/invitations": {"code"},
    "POST /api/invitations/look": {
        *{"game", "options", "public", "rated", "clock.bank", "clock.increment", "host", "seat"},
        *within("seats[].", {"seat", "kind", "name", "bot"}),
    },
    "POST /api/invitations/claim": PLACE,
    "POST /api/tables/{table_id}/start": PLACE,
    "POST /api/tables/{table_id}/rematch": PLACE,
    "POST /api/tables/{table_id}/commands": ACK,
    "command refused": REFUSED,
    "command reasons": REASONS,
    "GET /api/tables/{table_id}/positions/{ply}": {"table", "ply", "seat", "view"},
    "POST /api/tables/{table_id}/hint": {"ply", "bot", *within("moves[].", {"action", "chance", "why"})},
    "POST /api/tables/{table_id}/review": {"done", *REVIEW},
    "GET /api/tables/{table_id}/summary": {
        *within("race[].", {"ply", "round", "points[]"}),
        "ratings[]",
        *within("ratings[].", {"before", "after"}),
        *REVIEW,
    },
    "POST /api/records": PLACE,
    "record of a running match": {*HEADER, "seen_by", *WHAT, "hidden"},
    "record of a match that is over": {*HEADER, *WHAT, "hash", "scores", "ranking", "seed"},
    "GET /healthz": {"status"},
    "GET /readyz": {"status"},
    "socket room": ROOM,
    # Whole at first, then what changed.
    "socket state": {*STATE, "changes.since", "changes.parts"},
    "socket chat": {"type", "table", "lines[]", *within("lines[].", LINE)},
    "socket ack": ACK,
    "socket refused": REFUSED,
    "socket reasons": REASONS,
    "socket lobby": {"type"},
    "socket announcements": {"type", *within("announcements[].", ANNOUNCEMENT)},
    "socket closed": {"type", "table", "message"},
    "socket error": {"type", "code", "message", "table", "key"},
    "socket pong": {"type"},
    "socket bye": {"type", "reason"},
}


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


SHORT = {
    "contraband": {},
    "alien-frontiers": {"round_limit": 1},
    "new-frontiers": {"round_limit": 1, "goals": True},
}


def everything(house: House, game: str) -> None:
    """All that can happen: before a table begins, while it runs, and when it is over."""
    anna, boris, cleo = (house.guest(name) for name in ("Anna", "Boris", "Cleo"))
    nobody = house.nobody()
    with nobody.socket() as gallery:
        gallery.say(type="lobby", on=True)
        table = before_the_start(house, game, anna, boris, cleo, gallery)
        gallery.watch(table)
        with anna.socket() as line:
            line.watch(table)
            while_it_runs(house, table, [anna, boris, cleo], line)
            gallery.settle()
        after_the_end(game, table, [anna, boris, cleo], gallery)
    frozen(house, game)
    with_bots(house, game)
    a_tournament(house, game)
    reminders(house)
    about_the_house(house, game)


def before_the_start(house: House, game: str, anna: Person, boris: Person, cleo: Person, gallery: Any) -> str:
    clock = {"bank": 5000, "increment": 5}
    options = SHORT[game]
    closed = anna.table(game, ["me", "open"], options=options)
    gallery.watch(closed)
    assert house.nobody().state(closed) is None
    anna.ask("DELETE", f"/tables/{closed}")
    gallery.hear("closed")
    table = anna.table(game, ["me", "open", "invited"], clock=clock, options=options)
    boris.ask("POST", f"/tables/{table}/join", json={"seat": 1})
    boris.ask("POST", f"/tables/{table}/leave")
    boris.ask("POST", f"/tables/{table}/join", json={})
    anna.ask("PUT", f"/tables/{table}/seats/2", json={"kind": "bot", "bot": "random"})
    anna.ask("PUT", f"/tables/{table}/seats/2", json={"kind": "invited"})
    code = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 2})["code"]
    cleo.ask("POST", "/invitations/look", json={"code": code})
    cleo.ask("POST", "/invitations/claim", json={"code": code})
    anna.ask("GET", "/tables?list=mine")
    anna.ask("POST", f"/tables/{table}/start")
    return table


def while_it_runs(house: House, table: str, group: list[Person], line: Any) -> None:
    anna, boris, cleo = group
    for which in ("open", "live", "mine", "waiting"):
        boris.ask("GET", f"/tables?list={which}")
    line.say(type="nonsense")
    line.say(type="why", table=table, key="why", ply=0, actions=[0])
    why = {"ply": anna.state(table)["ply"], "actions": [0, 1]}
    decider(table, group).command(table, "why", **why)
    with decider(table, group).socket() as other:
        other.say(type="why", table=table, key="why", **why)
        other.hear("reasons")
    line.say(type="chat", table=table, key="chat", text="hello")
    boris.look(table)
    first = anna.state(table)["ply"]
    for turn in range(4):
        decider(table, group).move(table, turn)
    mover = max(group, key=lambda person: len(person.state(table)["undo"]))
    if mover.state(table)["undo"]:
        mover.command(table, "undo", ply=mover.state(table)["ply"])
        mover.look(table)
    for wish in ({"kind": "takeback", "to": first}, {"kind": "abandon"}, {"kind": "takeover", "seat": 1}):
        anna.command(table, "offer", **wish)
        offer = anna.look(table)["room"]["offers"][0]["id"]
        agreed = wish["kind"] == "takeback"
        if agreed:
            boris.command(table, "answer", offer=offer, accept=True)
        cleo.command(table, "answer", offer=offer, accept=agreed)
        anna.look(table)
    line.hear("state", takeback={"seat": 0, "to": first, "agreed": True})
    anna.command(table, "extend", seat=1, seconds=60)
    anna.command(table, "standing", orders={"forced": False, "pass": False})
    taken_over_and_back(table, group)
    anna.command(table, "act", 409, ply=0, action=0)
    anna.look(table, since=10**6)
    for person in (*group, house.nobody()):
        person.look(table)
        person.ask("GET", f"/tables/{table}/record")
        person.ask("GET", f"/tables/{table}/positions/0")
    while anna.state(table)["status"] == "running":
        decider(table, group).move(table)
    line.hear("state", status="finished")


def taken_over_and_back(table: str, group: list[Person]) -> None:
    """A bot sits in for somebody who is not to move, so it does nothing."""
    away = next(seat for seat in (1, 2) if seat != group[0].state(table)["actor"])
    group[0].command(table, "offer", kind="takeover", seat=away, bot="random")
    offer = group[0].look(table)["room"]["offers"][0]["id"]
    for seat in group[0].look(table)["room"]["offers"][0]["waiting"]:
        group[seat].command(table, "answer", offer=offer, accept=True)
    group[away].command(table, "return")


def after_the_end(game: str, table: str, group: list[Person], gallery: Any) -> None:
    anna, boris, _ = group
    anna.look(table)
    record = anna.ask("GET", f"/tables/{table}/record")
    anna.ask("GET", f"/tables/{table}/positions/3?seat=1")
    anna.ask("GET", f"/tables/{table}/summary")
    anna.ask("GET", "/me/statistics")
    anna.ask("GET", "/me/export")
    boris.ask("GET", f"/accounts/{anna.ask('GET', '/me')['id']}")
    anna.ask("GET", f"/ratings/{game}/3")
    again = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    boris.ask("GET", "/tables?list=waiting")
    replay = boris.ask("POST", "/records", content=record.encode())["table"]
    boris.look(replay)
    with boris.socket() as line:
        line.watch(replay)
        line.watch(again)
        line.watch(table)
    gallery.settle()


def frozen(house: House, game: str) -> None:
    """A table of other rules, running and then abandoned; and one that is over."""
    server = house.client.app.state.server  # type: ignore[attr-defined]
    for over in (False, True):
        table, group = house.seated(game, 2, options=SHORT[game])
        group[0].move(table) if group[0].state(table)["choices"] else group[1].move(table)
        while over and group[0].state(table)["status"] == "running":
            decider(table, group).move(table)
        with server.db.engine.begin() as connection:
            header = json.loads(server.tables.loaded(table).room.header)
            other = json.dumps({**header, "rules": 99}) + "\n"
            connection.execute(update(tables).where(tables.c.id == table).values(header=other))
        server.tables.forget(table)
        assert group[0].look(table)["room"]["problem"]
        with group[1].socket() as line:
            line.watch(table)
        group[0].ask("GET", f"/tables/{table}/record")
        if not over:
            group[0].command(table, "offer", kind="abandon")
            offer = group[0].look(table)["room"]["offers"][0]["id"]
            group[1].command(table, "answer", offer=offer, accept=True)
            group[0].look(table)
            group[0].ask("GET", f"/tables/{table}/record")


def with_bots(house: House, game: str) -> None:
    """Two leave for good, one after the other; the second time the match ends."""
    table, (anna, boris) = house.seated(game, 2, "random", options=SHORT[game], rated=False)
    with anna.socket() as line:
        line.watch(table)
        boris.command(table, "resign")
        while not anna.state(table)["choices"]:
            line.hear("state")
        anna.ask("POST", f"/tables/{table}/hint")
        anna.ask("GET", "/tables?list=mine")
        anna.ask("GET", f"/tables/{table}/record")
        anna.command(table, "resign")
        line.hear("state", status="finished")
    anna.look(table)
    anna.ask("GET", f"/tables/{table}/record")
    while anna.ask("POST", f"/tables/{table}/review")["review"] is None:
        time.sleep(0.01)
    anna.ask("GET", f"/tables/{table}/summary")


def a_tournament(house: House, game: str) -> None:
    """Three enter, one sits out, two play; the organiser begins each round, and calls it off in the end."""
    made = house.guest("Odile")
    claimed = made.ask("POST", "/me/claim", json={"name": "Odile", "password": "correct horse"})
    odile = Person(house, "Odile", claimed["token"])
    wish = {"name": "Cup", "game": game, "options": {"players": 2}, "pause": None}
    cup = odile.ask("POST", "/tournaments", json=wish)["tournament"]
    odile.ask("GET", f"/tournaments/{cup}")
    odile.ask("GET", "/tournaments?list=over")
    odile.ask("GET", "/me/turns")
    for person in house.seated(game, 2)[1]:
        person.ask("GET", "/me/turns")
    group = [odile, house.guest("Petra"), house.guest("Quinn")]
    for person in group:
        person.ask("POST", f"/tournaments/{cup}/enter")
    odile.ask("GET", "/tournaments?list=mine")
    odile.ask("POST", f"/tournaments/{cup}/start")
    for person in group:
        if (table := person.ask("GET", f"/tournaments/{cup}")["you"]["table"]) is not None:
            person.ask("GET", "/me/turns")
            person.ask("POST", f"/tables/{table}/join", json={})
            last = (person, table)
    last[0].command(last[1], "resign")
    server = house.client.app.state.server  # type: ignore[attr-defined]
    house.client.portal.call(server.director.settle, cup)  # type: ignore[union-attr]
    last[0].ask("POST", f"/tournaments/{cup}/withdraw")
    odile.ask("GET", "/me/export")
    odile.ask("POST", f"/tournaments/{cup}/rounds")
    house.nobody().ask("GET", f"/tournaments/{cup}")
    odile.ask("DELETE", f"/tournaments/{cup}")


def reminders(house: House) -> None:
    """Somebody registers a device and an address, looks at it, and gives it up."""
    rosa = house.guest("Rosa")
    with push_service() as service, mail_server() as (box, port):
        device = service.device() | {"endpoint": "https://push.example.org/x"}
        rosa.ask("PUT", "/me/devices", json=device)
        server = house.client.app.state.server  # type: ignore[attr-defined]
        mail = Mail("127.0.0.1", port, "none", None, None, "play@example.org", "https://play.example.org")
        # The servers of this test send no e-mail otherwise.
        server.settings = server.postman._settings = replace(server.settings, mail=mail)
        rosa.ask("PUT", "/me/digest", json={"address": "rosa@example.org"})
        code = str(box.mails[0][1].get_content()).partition("#/confirm/")[2].split()[0]
        house.nobody().ask("POST", "/digest/confirm", json={"code": code})
        rosa.ask("GET", "/me/reminders")
        rosa.ask("GET", "/me/export")
        with server.db.engine.connect() as connection:
            one = digest.kept(connection, rosa.ask("GET", "/me")["id"])
        link = server.postman.unsubscribe_link(one, mail)
        house.nobody().ask("POST", f"/digest/unsubscribe/{link.rpartition('/')[2]}")
        rosa.ask("DELETE", "/me/digest")
        rosa.ask("POST", "/me/devices/forget", json={"endpoint": device["endpoint"]})


def words_of(game: str, table: str, row: dict[str, Any]) -> dict[str, Any]:
    """The one field that a row of the content has in addition, as JSON has it, if it has an id."""
    if "id" not in row:
        return {}
    return {"words": [list(label) for label in load_game(game).component_words(table, row["id"])]}


def by_an_operator(house: House) -> None:
    """What comes of what is done beside the server."""
    db = house.client.app.state.server.db  # type: ignore[attr-defined]
    with house.nobody().socket() as line:
        with db.engine.connect().execution_options(orrery_writes=True) as connection, connection.begin():
            announce(connection, Operation("x", "announce"), "At noon.", {"pl": "W południe."}, None)
            dora = find(connection, "Dorothy")
            code = reset(connection, Operation("x", "reset password"), dora, 60)
        line.hear("announcements")
    house.nobody().ask("GET", "/announcements")
    new = {"code": code, "password": "another horse", "token": True}
    house.nobody().ask("POST", "/reset", json=new)


def about_the_house(house: House, game: str) -> None:
    client = house.client
    for path in ("/", "/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/games", "/api/locale/en"):
        assert client.get(path).status_code == 200
    assert client.get(f"/api/games/{game}/actions").status_code == 200
    assert client.get(f"/api/locale/en/{game}").status_code == 200
    assert client.get("/api/session").json() == {"account": None}
    told = client.get(f"/api/games/{game}/content").json()
    for table, rows in load_game(game).content.tables.items():
        assert told.pop(table) == [{**row, **words_of(game, table, row)} for row in rows]
    assert told == {}
    assert client.get("/api/games/alien-frontiers/rules").status_code == 200
    assert client.get("/api/games/alien-artifacts/pictures/resource-card.svg").status_code == 200
    dora = house.guest("Dora")
    dora.ask("PATCH", "/me", json={"name": "Dorothy"})
    assert dora.ask("GET", "/session")["account"] == dora.ask("GET", "/me")
    claimed = dora.ask("POST", "/me/claim", json={"name": "Dorothy", "password": "correct horse"})
    dora = Person(house, "Dorothy", claimed["token"])
    dora.ask("GET", "/tables?list=mine")
    dora.ask("GET", "/me/statistics")
    dora.ask("GET", f"/accounts/{dora.ask('GET', '/me')['id']}")
    dora.ask("POST", "/session", json={"name": "Dorothy", "password": "correct horse", "token": True})
    grete = house.guest("Grete").ask("GET", "/me")["id"]
    for how in ("muted", "blocked"):
        dora.ask("PUT", f"/me/{how}/{grete}")
    dora.ask("POST", "/reports", json={"account": grete, "reason": "rude"})
    dora.ask("GET", "/me/relations")
    dora.ask("GET", "/me/export")
    dora.ask("DELETE", f"/me/muted/{grete}")
    dora.ask("POST", "/me/password", json={"old": "correct horse", "new": "battery staple"})
    dora.ask("DELETE", "/session")
    dora.ask("GET", "/me", 401)
    house.guest("Ezra").ask("DELETE", "/me/sessions")
    house.guest("Flora").ask("POST", "/me/delete", json={})
    by_an_operator(house)
    with house.nobody().socket() as line:
        line.settle()
        client.portal.call(client.app.state.server.goodbye)  # type: ignore[union-attr, attr-defined]
        line.hear("bye")


@pytest.mark.parametrize(
    ("database_kind", "game"),
    [
        ("sqlite", "contraband"),
        ("postgresql", "contraband"),
        ("sqlite", "alien-frontiers"),
        ("sqlite", "new-frontiers"),
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

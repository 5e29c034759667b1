"""The whole server against other sites, copied links, floods and curious eyes; and ``orrery serve``."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from orrery.server.storage.database import open_engine
from orrery.server.storage.schema import tables

from .house import House, Person, decider, new_key, open_house
from .processes import Caller, Ear, guest, log_of_this_process, server, tracebacks
from .waiting import HUNG, eventually

GAME = "new-frontiers"
HERE = {"Origin": "http://testserver"}
FOREIGN = {"Origin": "https://evil.example"}


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def browser(house: House, name: str = "Anna") -> None:
    """Let the client of the house be a browser with a cookie."""
    made = house.client.post("/api/guests", json={"name": name}, headers=HERE)
    assert made.status_code == 201 and house.client.cookies


# --- other sites ------------------------------------------------------------------------------------------


def test_another_site_can_do_nothing_with_a_cookie(house: House) -> None:
    browser(house)
    wish = {"game": GAME, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    own = house.client.post("/api/tables", json=wish, headers=HERE)
    assert own.status_code == 201
    table = own.json()["table"]
    act = {"type": "chat", "table": table, "key": "k", "text": "hello"}
    changing: list[tuple[str, str, Any]] = [
        ("POST", "/api/tables", wish),
        ("POST", f"/api/tables/{table}/join", {}),
        ("POST", f"/api/tables/{table}/leave", None),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/commands", act),
        ("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"}),
        ("DELETE", f"/api/tables/{table}", None),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/session", None),
    ]
    for headers in (FOREIGN, {"Origin": "null"}, {"Origin": "http://testserver.evil.example"}, {}):
        for method, path, body in changing:
            answer = house.client.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad-origin")
    # A form of another site cannot send JSON, and plain text is not taken for it.
    text = {**HERE, "content-type": "text/plain"}
    assert house.client.post("/api/tables", content=json.dumps(wish), headers=text).status_code == 422
    assert house.client.get(f"/api/tables/{table}").json()["room"]["status"] == "open"
    assert house.client.get("/api/me").json()["name"] == "Anna"


def test_another_site_gets_no_socket(house: House) -> None:
    browser(house)
    with house.client.websocket_connect("/api/socket", headers=HERE) as session:
        session.send_json({"type": "ping"})
        assert session.receive_json()["type"] == "pong"
    for headers in (FOREIGN, {"Origin": "null"}, {}):
        with (
            pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
            house.client.websocket_connect("/api/socket", headers=headers),
        ):
            pass


# --- headers and limits -----------------------------------------------------------------------------------


def test_every_kind_of_answer_has_the_headers(database_url: str, tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html><title>x</title>")
    with open_house(database_url, static=tmp_path / "client") as house:
        table, group = house.seated(GAME, 2)
        asked = [
            ("GET", "/", 200),
            ("GET", "/index.html", 200),
            ("GET", "/nowhere", 404),
            ("GET", "/../../etc/passwd", 404),
            ("GET", "/healthz", 200),
            ("GET", "/readyz", 200),
            ("GET", "/metrics", 200),
            ("GET", "/api/openapi.json", 200),
            ("GET", "/api/games", 200),
            ("GET", f"/api/games/{GAME}/rules", 200),
            ("GET", "/api/locale/en", 200),
            ("GET", f"/api/tables/{table}", 200),
            ("GET", f"/api/tables/{table}/record", 200),
            ("GET", f"/api/tables/{table}/positions/0", 200),
            ("GET", "/api/tables/none", 404),
            ("GET", "/api/nowhere", 404),
            ("PUT", "/api/tables", 405),
            ("POST", "/api/tables", 422),
            ("POST", f"/api/tables/{table}/start", 409),
            ("POST", f"/api/tables/{table}/hint", 403),
            ("DELETE", "/api/session", 204),
        ]
        unchanging = ("/api/games", f"/api/games/{GAME}/rules", "/api/locale/en")
        for method, path, status in asked:
            answer = house.client.request(method, path, headers=group[0].headers)
            assert (path, answer.status_code) == (path, status)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy and "*" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers and "server" not in answer.headers
            # What is the same for everybody may be kept, if the server is asked whether it still holds.
            if path.startswith("/api"):
                expected = "no-cache" if path in unchanging else "no-store"
                assert answer.headers["cache-control"] == expected, path
            else:
                assert answer.headers.get("cache-control") != "no-store", path


def test_sizes_are_limited_everywhere(database_url: str) -> None:
    with open_house(database_url, body_limit=2000, record_limit=9000) as house:
        anna = house.guest()
        table = anna.table(GAME, ["me", "open"])
        for method, path in (
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{table}/commands"),
            ("POST", f"/api/tables/{table}/join"),
            ("PUT", f"/api/tables/{table}/seats/1"),
            ("POST", "/api/invitations/claim"),
            ("PATCH", "/api/me"),
        ):
            answer = house.client.request(method, path, content=b"x" * 2001, headers=anna.headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
        for size, status in ((9000, 422), (9001, 413)):
            answer = house.client.post("/api/records", content=b"x" * size, headers=anna.headers)
            assert answer.status_code == status


def test_rates_are_limited_by_request_socket_and_account(database_url: str) -> None:
    with open_house(database_url, request_rate=0.01, request_burst=12, identity_rate=4.0) as house:
        guests = [house.client.post("/api/guests", json={"name": "A", "token": True}) for _ in range(6)]
        assert [answer.status_code for answer in guests] == [201] * 4 + [429] * 2
        assert int(guests[-1].headers["retry-after"]) >= 1
        anna = {"Authorization": f"Bearer {guests[0].json()['token']}"}
        answers = [house.client.get("/api/tables", headers=anna).status_code for _ in range(20)]
        assert answers[0] == 200 and answers[-1] == 429
        # Somebody else at the same address still has what is left to them.
        other = {"Authorization": f"Bearer {guests[1].json()['token']}"}
        assert 200 in [house.client.get("/api/tables", headers=other).status_code for _ in range(2)]
        with (
            pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)),
            house.client.websocket_connect("/api/socket", headers=anna),
        ):
            pass


def test_many_guests_at_one_address_share_a_limit(database_url: str) -> None:
    """Fifteen guests made 1,350 requests in ten seconds."""
    with open_house(database_url, address_rate=0.001, address_burst=415) as house:
        guests = [house.guest(f"Guest {number}") for number in range(15)]
        answers = [
            house.client.get("/api/me", headers=guest.headers).status_code
            for _ in range(90)
            for guest in guests
        ]
        assert answers == [200] * 400 + [429] * 950
        with pytest.raises((WebSocketDisconnect, WebSocketDenialResponse)), guests[0].socket():
            pass


def test_one_address_takes_its_share_of_sockets_only_behind_a_proxy(database_url: str) -> None:
    """The count of connections sees the proxy alone, whose connections it does not count as one person's."""
    with open_house(database_url, connections_per_address=2) as house:
        anna, boris = house.guest("Anna"), house.guest("Boris")
        with anna.socket():
            with boris.socket():
                assert not _can_connect(anna) and not _can_connect(boris)
            eventually(lambda: _can_connect(boris), "a socket for one that was closed")


def _can_connect(guest: Person) -> bool:
    try:
        with guest.socket():
            return True
    except (WebSocketDisconnect, WebSocketDenialResponse):
        return False


@pytest.mark.parametrize("kind", ["table", "upload"])
def test_new_guests_do_not_get_around_what_may_be_kept_of_an_address(database_url: str, kind: str) -> None:
    wish = {"game": GAME, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with open_house(database_url, **{f"{kind}_rate": 3}) as house:
        answers = []
        for number in range(5):
            guest = house.guest(f"Guest {number}")
            if kind == "table":
                sent = house.client.post("/api/tables", json=wish, headers=guest.headers)
            else:
                sent = house.client.post("/api/records", content=b"no record", headers=guest.headers)
            answers.append(sent.status_code)
        assert answers == [201 if kind == "table" else 422] * 3 + [429] * 2


def test_messages_of_all_sockets_of_an_account_are_counted_together(database_url: str) -> None:
    with open_house(database_url, message_rate=0.001, message_burst=6) as house:
        server = house.client.app.state.server  # type: ignore[attr-defined]
        anna, boris = house.guest("Anna"), house.guest("Boris")
        with anna.socket() as one, anna.socket() as two, boris.socket() as other:
            for line in (one, two) * 3:
                line.settle()
            assert server.messages.take(f"account {anna.ask('GET', '/me')['id']}") > 0
            other.settle()


def test_messages_of_all_guests_at_one_address_are_counted_together(database_url: str) -> None:
    with open_house(database_url, address_message_rate=0.001, address_message_burst=6) as house:
        server = house.client.app.state.server  # type: ignore[attr-defined]
        with house.guest("Anna").socket() as one, house.guest("Boris").socket() as two:
            for line in (one, two) * 3:
                line.settle()
            assert server.address_messages.take("testclient") > 0


def test_a_table_remembers_no_end_of_what_was_asked_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command leaves its key for ever. Whoever is at the limit can still play to the end."""
    monkeypatch.setattr("orrery.server.table.MOST_COMMANDS", 3)
    table, group = house.seated(GAME, 2)
    orders = {"forced": False, "pass": False}
    for _ in range(3):
        group[0].command(table, "standing", orders=orders)
    assert group[0].command(table, "standing", 409, orders=orders)["code"] == "too-many"
    assert group[1].command(table, "chat", 409, text="and I?")["code"] == "too-many"
    mover = decider(table, group)
    state = mover.state(table)
    mover.command(table, "act", ply=state["ply"], action=state["choices"][0]["action"])


def test_spectators_leave_players_room_to_speak(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They used up what a table remembers, and its players could offer and say nothing any more."""
    monkeypatch.setattr("orrery.server.table.MOST_COMMANDS", 6)
    table, group = house.seated(GAME, 2)
    crowd = [house.guest(f"Spectator {number}") for number in range(4)]
    for person in crowd[:3]:
        person.command(table, "chat", text="hello")
    assert crowd[3].command(table, "chat", 409, text="hello")["code"] == "too-many"
    for person in (*group, group[0]):
        person.command(table, "chat", text="hello")


def test_one_account_makes_no_end_of_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.lobby.MOST_TABLES", 3)
    anna = house.guest()
    for _ in range(3):
        table = anna.table(GAME, ["me", "open"])
    wish = {"game": GAME, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.ask("POST", "/tables", 429, json=wish)["error"]["code"] == "too-many"
    anna.ask("DELETE", f"/tables/{table}")
    anna.ask("POST", "/tables", json=wish)


def test_one_socket_follows_no_end_of_tables(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.socket.MOST_FOLLOWED", 2)
    anna = house.guest()
    made = [anna.table(GAME, ["me", "open"]) for _ in range(3)]
    with anna.socket() as line:
        for table in made[:2]:
            line.watch(table)
        line.say(type="watch", table=made[2], since=None)
        assert line.hear("error")["code"] == "too-many"
        line.say(type="unwatch", table=made[0])
        line.watch(made[2])


def test_a_table_is_seen_by_all_only_if_a_seat_is_open_or_that_was_asked_for(house: House) -> None:
    """A first match against bots is nobody else's business."""
    anna, stranger = house.guest("Anna"), house.guest("Boris")

    def public(*others: str, **wish: Any) -> bool:
        seats = [
            {"kind": "me"},
            *({"kind": "bot", "bot": "random"} if one == "bot" else {"kind": one} for one in others),
        ]
        body = {"game": GAME, "options": {"players": len(seats)}, "seats": seats, **wish}
        table = anna.ask("POST", "/tables", json=body)["table"]
        seen = house.client.get(f"/api/tables/{table}", headers=stranger.headers).status_code == 200
        listed = [
            one["table"] for which in ("open", "live") for one in stranger.ask("GET", f"/tables?list={which}")
        ]
        assert (table in listed) == seen
        return seen

    assert not public("bot", start=True) and not public("bot", "invited")
    assert public("open") and public("bot", "open")
    assert public("bot", start=True, public=True) and not public("open", public=False)


# --- names of the server ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("testserver", 200),
        ("localhost:8000", 200),
        ("table.localhost", 200),
        ("127.0.0.1:8000", 200),
        ("192.168.1.7", 200),
        ("[::1]:8000", 200),
        (socket.gethostname(), 200),
        ("play.example.org", 200),
        ("PLAY.example.org:443", 200),
        ("evil.example.com", 421),
        ("evil.example.com:8000", 421),
        ("testserver.evil.example.com", 421),
        ("127.0.0.1.evil.example.com", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
def test_a_server_answers_to_its_own_names_only(database_url: str, host: str, status: int) -> None:
    """The name of another site may lead here, and its page would then pass for one of ours."""
    origins = ("http://testserver", "https://play.example.org")
    with open_house(database_url, origins=origins) as house:
        answer = house.client.get("/api/tables", headers={"Host": host})
        assert answer.status_code == status
        # Which of two names is meant each program decides for itself.
        for both in (("testserver", host), (host, "testserver")):
            twice = house.client.get("/api/tables", headers=[("Host", name) for name in both])
            assert twice.status_code == 421
        guest = {"name": "Anna", "token": True}
        page = {"Host": host, "Origin": f"http://{host}"}
        made = house.client.post("/api/guests", json=guest, headers=page)
        assert made.status_code == (201 if status == 200 else 421)
        assert house.client.get("/healthz", headers={"Host": host}).status_code == 200


# --- secrets ----------------------------------------------------------------------------------------------


def test_no_secret_in_an_address_a_log_or_an_error(database_url: str) -> None:
    with log_of_this_process("DEBUG") as log, open_house(database_url) as house:
        texts: list[str] = []
        anna, boris = house.guest("Anna"), house.guest("Boris")
        claim = {"name": "Anna Nowak", "password": "correct horse"}
        old = anna.headers["Authorization"].removeprefix("Bearer ")
        anna = Person(house, "Anna Nowak", anna.ask("POST", "/me/claim", json=claim)["token"])
        table = anna.table(GAME, ["me", "invited"], public=False)
        code = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 1})["code"]
        # Where a person might put a secret by mistake, and where somebody tries one.
        for path in (f"/tables/{table}?code={code}", f"/invitations/{code}", f"/tables/{code}"):
            for who in (anna, boris, house.nobody()):
                texts.append(house.client.get(f"/api{path}", headers=who.headers).text)
        texts.append(json.dumps(boris.ask("POST", "/invitations/claim", json={"code": code})))
        texts.append(json.dumps(boris.ask("POST", "/invitations/claim", 404, json={"code": code})))
        anna.ask("POST", f"/tables/{table}/start")
        for _ in range(3):
            decider(table, [anna, boris]).move(table)
        for who in (anna, boris):
            texts.append(json.dumps(who.look(table)))
            texts.append(who.ask("GET", f"/tables/{table}/record"))
            texts.append(json.dumps(who.command(table, "act", 409, ply=0, action=0)))
        texts.append(house.client.post("/api/session", json={"name": "Anna Nowak", "password": "wrong"}).text)
        texts.append(house.client.get("/metrics").text)
        engine = open_engine(database_url)
        with engine.connect() as connection:
            seed = connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar_one()
        engine.dispose()
    tokens = [who.headers["Authorization"].removeprefix("Bearer ") for who in (anna, boris)]
    secrets = [old, *tokens, code, "correct horse", seed.hex()]
    # The client of the test logs its own requests.
    lines = [line for line in log.getvalue().splitlines() if '"logger":"httpx' not in line]
    for secret in secrets:
        assert not any(secret in line for line in lines)
        assert not any(secret in text for text in texts)
    assert len(lines) > 20 and tracebacks(log.getvalue()) == []


def test_no_route_takes_a_secret_in_its_address(house: House) -> None:
    """Codes, tokens, passwords and keys are asked for in bodies and headers only.

    The link that unsubscribes a mail (RFC 8058) has to carry what it is about. The tests of digests show that
    it is good for nothing else.
    """
    found = []
    for path, methods in house.client.get("/api/openapi.json").json()["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", []):
                assert parameter["in"] in ("path", "query"), (method, path)
                if re.search("code|token|key|password|seed|secret", parameter["name"]):
                    found.append((method, path, parameter["name"]))
    assert found == [("post", "/api/digest/unsubscribe/{token}", "token")]


def test_a_copied_address_lets_nobody_play_or_see_a_hand(house: House) -> None:
    table, group = house.seated(GAME, 2)
    for _ in range(6):
        decider(table, group).move(table)
    public = house.nobody().look(table)
    for impostor in (house.guest("Eve"), house.nobody(), Person(house, "", "made-up-token")):
        seen = impostor.look(table)
        assert seen["state"] | {"clock": None} == public["state"] | {"clock": None}
        assert seen["state"]["seat"] is None and seen["state"]["choices"] == []
        assert seen["room"]["you"]["seat"] is None
        header = json.loads(impostor.ask("GET", f"/tables/{table}/record").splitlines()[0])
        assert header["seen_by"] is None
        for seat in (0, 1):
            impostor.ask("GET", f"/tables/{table}/positions/3?seat={seat}", 403)
        signed_in = impostor.name == "Eve"
        ply = seen["state"]["ply"]
        for kind, fields in (
            ("act", {"ply": ply, "action": decider(table, group).state(table)["choices"][0]["action"]}),
            ("undo", {"ply": ply}),
            ("resign", {}),
            ("offer", {"kind": "abandon"}),
            ("standing", {"orders": {"forced": True}}),
        ):
            refused = impostor.command(table, kind, expect=409 if signed_in else 401, **fields)
            assert not signed_in or refused["code"] == "not-seated"
        impostor.ask("POST", f"/tables/{table}/hint", 403 if signed_in else 401)
        impostor.ask("POST", f"/tables/{table}/join", 409 if signed_in else 401, json={})
    assert group[0].state(table)["ply"] == public["state"]["ply"]


# --- orrery serve -----------------------------------------------------------------------------------------


def closing_code(line: Ear) -> int | None:
    """How a connection ends, once everything that was said is read."""
    while True:
        try:
            line.wire.recv(HUNG)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def test_a_server_that_is_asked_to_stop_says_goodbye(tmp_path: Path) -> None:
    for number, sign in enumerate((signal.SIGTERM, signal.SIGINT)):
        url = f"sqlite:///{tmp_path / f'{number}.sqlite3'}"
        with server(url, tmp_path / f"{number}.log", "--workers", "1") as process:
            anna = guest(process.url)
            table = anna.table(process.url, GAME, ["random", "random"], start=True)
            with anna.socket(process.url) as line, Caller().socket(process.url) as other:
                line.watch(table)
                process.process.send_signal(sign)
                for one in (line, other):
                    assert one.hear("bye")["reason"]
                    assert closing_code(one) == 1012
                code = process.process.wait(HUNG)
            assert code in (0, -sign, 128 + sign)
            assert tracebacks(process.log_text()) == [] and process.workers() == []
        # What was acknowledged is there when it starts again.
        with server(url, tmp_path / f"{number}-again.log", "--workers", "1") as again:
            assert anna.ask(again.url, "GET", f"/tables/{table}")["room"]["status"] in ("running", "finished")


def serve_in_vain(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orrery.cli.main", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=HUNG, check=False)


def check_one_line(done: subprocess.CompletedProcess[str], words: str) -> None:
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("orrery serve: ") and words in done.stderr
    assert done.returncode == 2


#: Databases that no server can use, and what is said about each.
UNUSABLE = {
    "nonsense": "sqlite:///FILE or postgresql://",
    "mysql://localhost/x": "SQLite or PostgreSQL",
    "sqlite://": "name a file",
    "sqlite:////dev/null/x/tables.sqlite3": "the database cannot be made",
    "sqlite:///FILE": "the database cannot be used",
    "postgresql://orrery:hush-hush@127.0.0.1:9/x": "the database cannot be used",
}
#: One process for all of them, for what a server imports takes longest.
SERVE_EACH = """
import sys
from orrery.cli.main import main
for database in sys.argv[1:]:
    print("ended with", main(["serve", "--port", "0", "--db", database]), file=sys.stderr)
"""


def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna, this is no database. " * 100)
    command = [sys.executable, "-c", SERVE_EACH, *(one.replace("FILE", str(letter)) for one in UNUSABLE)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=HUNG, check=True)
    assert done.stdout == "" and "hush" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 2 * len(UNUSABLE), done.stderr
    assert lines[1::2] == ["ended with 2"] * len(UNUSABLE)
    for line, words in zip(lines[::2], UNUSABLE.values(), strict=True):
        assert line.startswith("orrery serve: ") and words in line


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = serve_in_vain("--port", port, "--db", f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    check_one_line(done, port)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "99999"), "--port"),
        (("--workers", "0"), "--workers"),
        (("--workers", "1000"), "--workers"),
    ],
)
def test_a_bad_number_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, str], words: str) -> None:
    check_one_line(serve_in_vain(*arguments, "--db", f"sqlite:///{tmp_path / 'tables.sqlite3'}"), words)


def test_a_fresh_server_keeps_its_file_to_itself(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite3"
    with server(f"sqlite:///{path}", tmp_path / "server.log", "--workers", "1") as process:
        eventually(process.is_ready, "readiness")
        for one in (path, *path.parent.glob("tables.sqlite3-*")):
            assert os.stat(one).st_mode & 0o077 == 0


def test_chat_keys_and_names_of_one_are_not_the_others(house: House) -> None:
    """A key is a secret of nobody: the same one of another account is another command."""
    table, group = house.seated(GAME, 2)
    key = new_key()
    for person in group:
        person.command(table, "chat", text=f"I am {person.name}", key=key)
    said = [(line["name"], line["text"]) for line in group[0].look(table)["chat"]]
    assert said == [(person.name, f"I am {person.name}") for person in group]

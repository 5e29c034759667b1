"""Malformed input of every kind, by HTTP and by socket: refused in words, without a hang or a traceback."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from websockets.exceptions import ConnectionClosed

from orrery.server.limits import LONGEST_MESSAGE

from .conftest import FULL
from .house import House, open_house
from .processes import Caller, Ear, ServerProcess, guest, log_of_this_process, server, tracebacks
from .waiting import HUNG

GAME = "new-frontiers"
RECORDS = Path(__file__).parent.parent / "records" / GAME
#: Generated requests per operation and way of asking.
EXAMPLES = 20 if FULL else 4
#: Statuses that answer a bad request; anything from 500 on is a fault of the server.
WORDS = {400, 401, 403, 404, 405, 409, 413, 415, 422, 429}


@contextmanager
def quiet_log() -> Iterator[None]:
    """A server in this process whose log has no traceback in it in the end."""
    with log_of_this_process() as log:
        yield
    assert tracebacks(log.getvalue()) == []


def check_answer(response: Any) -> None:
    """No fault of the server, and an error has its one form."""
    assert response.status_code < 500, response.text
    if response.status_code < 400:
        return
    assert response.status_code in WORDS, response.status_code
    body = response.json()
    if body.get("type") == "refused":
        assert {"code", "message", "ply", "key"} <= set(body)
        return
    assert set(body) == {"error"} and set(body["error"]) == {"code", "message"}
    assert all(isinstance(value, str) and value for value in body["error"].values())
    assert "Traceback" not in response.text and 'File "' not in response.text


# --- HTTP -------------------------------------------------------------------------------------------------


def test_requests_by_the_schema(database_url: str) -> None:
    """What the OpenAPI document allows and what it forbids, of every operation: by somebody and by nobody."""
    # Imported here, because it takes seconds and every process of a test run reads this file.
    import schemathesis

    modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
    with quiet_log(), open_house(database_url) as house:
        running, (host, _) = house.seated(GAME, 2)
        table = host.table(GAME, ["me", "invited"])
        schema = schemathesis.openapi.from_dict(house.client.get("/api/openapi.json").json())
        tried = 0
        for result in schema.get_all_operations():
            operation = result.ok()
            if operation.path == "/api/records":
                continue  # its body is a file of lines; a test of its own is below
            # Who signs out has to be somebody else, or the rest would be asked by nobody.
            leaves = operation.method == "delete" and operation.path == "/api/session"
            people = [(house.guest() if leaves else host).headers, house.nobody().headers]
            for mode in modes:
                if tried_one(house, people, operation, mode, [table, running]):
                    tried += 1
        assert tried > 40
        assert host.state(running)["status"] == "running"


def tried_one(
    house: House, people: list[dict[str, str]], operation: Any, mode: Any, tables: list[str]
) -> bool:
    """Some generated requests to one operation, of each of them; False if there is nothing to get wrong."""
    strategy = operation.as_strategy(generation_mode=mode)

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, real=st.sampled_from([None, *tables]))
    def ask(case: Any, real: str | None) -> None:
        if real is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = real
        sent = case.as_transport_kwargs(base_url="http://testserver")
        wanted = {name: sent.get(name) for name in ("params", "json") if sent.get(name)}
        if isinstance(body := sent.get("data"), bytes | str):
            wanted["content"] = body
        given_headers = {
            name: value
            for name, value in dict(sent.get("headers") or {}).items()
            if name.lower() in ("content-type", "accept")
        }
        for headers in people:
            # A cookie from before would make this a browser's request.
            house.client.cookies.clear()
            asked = {**given_headers, **headers}
            check_answer(house.client.request(sent["method"], sent["url"], headers=asked, **wanted))

    try:
        ask()
    except Unsatisfiable:
        return False
    return True


PATHS = [
    "/api/tables/%00",
    "/api/tables/%00/record",
    "/api/tables/%ff%fe",
    "/api/tables/" + "x" * 5000,
    "/api/tables/..%2f..%2fetc",
    "/api/tables/x/positions/999999999999999999999999",
    "/api/tables/x/positions/-1",
    "/api/tables/x/positions/NaN",
    "/api/accounts/%00",
    "/api/games/%00/rules",
    "/api/games/%F0%9F%98%80/content",
    "/api/ratings/%00/2",
    "/api/ratings/new-frontiers/99999999999999999999999",
    "/api/locale/%00",
    "/api/locale/en/%00",
    "/api/tables?after=%00",
    "/api/tables?after=0_9e999_x&limit=5",
    "/api/tables?limit=0",
    "/api/tables?list=%00",
    "/api/tables?list=mine&list=open",
    "/api/tables/x?since=1e400",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/" + "a" * 3000,
    "//api//tables",
    "/api/socket",
]


def test_odd_addresses(database_url: str) -> None:
    with quiet_log(), open_house(database_url) as house:
        for person in (house.guest(), house.nobody()):
            for path in PATHS:
                for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND"):
                    response = house.client.request(method, path, headers=person.headers)
                    assert response.status_code < 500
                    if response.content and method != "OPTIONS":
                        check_answer(response)


BODIES = [
    b"",
    b"null",
    b"[]",
    b"0",
    b'"x"',
    b"\x00",
    b"\xff\xfe",
    b"{",
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b"9" * 6000,
    b'{"seat": 1e400}',
    b'{"seat": 99999999999999999999999}',
    b'{"seat": NaN}',
    b'{"code": "\\ud800"}',
    b'{"code": "\\u0000"}',
    b'{"name": "\\u0000"}',
    b'{"kind": "bot", "bot": "\\u0000"}',
    b'{"game": "\\u0000", "seats": [{"kind": "me"}]}',
    b'{"game": "new-frontiers", "options": {"\\u0000": 1}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
    b'{"game": "new-frontiers", "options": {"players": 1e30}, "seats": [{"kind": "me"}, {"kind": "open"}]}',
    b'{"seat": 1, "seat": 2, "seat": 3}',
]


def test_odd_bodies_everywhere(database_url: str) -> None:
    """All of them as JSON; where something else is announced nothing reads them, whatever they are."""
    others = BODIES if FULL else [b"", b"\xff\xfe", b"[" * 60_000, b'{"seat": 1, "seat": 2, "seat": 3}']
    kinds = [("application/json", BODIES), ("text/plain", others), ("application/jsonl", others)]
    with quiet_log(), open_house(database_url) as house:
        person = house.guest()
        table = person.table(GAME, ["me", "invited"])
        paths = house.client.get("/api/openapi.json").json()["paths"]
        for path, methods in paths.items():
            real = (
                path.replace("{table_id}", table).replace("{number}", "1").replace("{", "").replace("}", "")
            )
            for method in set(methods) & {"post", "put", "patch"}:
                for kind, bodies in kinds:
                    for body in bodies:
                        house.client.cookies.clear()
                        headers = {**person.headers, "content-type": kind}
                        check_answer(house.client.request(method, real, content=body, headers=headers))


ODD = [
    None,
    True,
    -1,
    2**63,
    10**30,
    1.5,
    "",
    "x",
    "\0",
    "\ud800",
    "x" * 500,
    [],
    {},
    [[]],
    [None],
    {"\0": 1},
]


def test_records_with_anything_in_them(database_url: str) -> None:
    """Every field of every kind of line replaced by everything it should not be."""
    shortest = min(RECORDS.glob("*.jsonl"), key=lambda path: (path.stat().st_size, path.name))
    lines = shortest.read_text("utf-8").splitlines(keepends=True)
    seats = {"seats": [{"name": "\0", "kind": "human"}] * 2}, {"seats": [{"name": "x", "kind": "bot"}] * 2}
    long = {"seats": [{"name": "x" * 300, "kind": "bot", "bot": "y" * 300}] * 2}
    with quiet_log(), open_house(database_url) as house:
        person = house.guest()

        def bring(number: int, changes: dict[str, Any]) -> None:
            line = json.dumps({**json.loads(lines[number]), **changes}) + "\n"
            body = "".join([*lines[:number], line, *lines[number + 1 :]]).encode()
            response = house.client.post("/api/records", content=body, headers=person.headers)
            check_answer(response)
            if response.status_code == 201:
                table = response.json()["table"]
                person.ask("GET", f"/tables/{table}/positions/3?seat=0")
                person.look(table)

        for number in (0, 3, len(lines) - 1):
            for name in json.loads(lines[number]):
                for value in ODD:
                    bring(number, {name: value})
        for changes in (*seats, long):
            bring(0, changes)
        for body in (*BODIES, b"\n", b"{}\n", b"[" * 100_000 + b"\n", b'{"orrery": ' + b"9" * 5000 + b"}\n"):
            check_answer(house.client.post("/api/records", content=body, headers=person.headers))


# --- the socket -------------------------------------------------------------------------------------------

#: A proper message of every type; the fields of each are spoilt one by one.
MESSAGES: dict[str, dict[str, Any]] = {
    "watch": {"since": 0},
    "unwatch": {},
    "lobby": {"on": True},
    "ping": {},
    "act": {"key": "k", "ply": 0, "action": 0},
    "choose": {"key": "k", "ply": 0, "marks": [0, 0]},
    "undo": {"key": "k", "ply": 0},
    "why": {"key": "k", "ply": 0, "actions": [0]},
    "chat": {"key": "k", "text": "hello"},
    "offer": {"key": "k", "kind": "takeover", "to": 1, "seat": 1, "bot": "greedy"},
    "answer": {"key": "k", "offer": 1, "accept": True},
    "resign": {"key": "k"},
    "return": {"key": "k"},
    "extend": {"key": "k", "seat": 1, "seconds": 60},
    "standing": {"key": "k", "orders": {"forced": True, "pass": False}},
}
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63), 0.5, 1e308),
    *(
        "",
        "x",
        "x" * 65,
        "x" * 5000,
        "\0",
        "a\0b",
        "\u202e",
        "\ud800",
        "\U0010ffff",
        "'; --",
        "%s%n",
        "../..",
    ),
    *([], {}, [[]], {"a": {}}, [None] * 100, [-1], [2**31], [0] * 65, [0] * 10_000),
]
FRAMES: list[str | bytes] = [
    *("", " ", "null", "true", "[]", '"x"', "0", "{", "}", "{}", '{"type"', '{"type": null}', '{"type": []}'),
    *('{"type": {}}', '{"type": "nonsense"}', '{"type": "state"}', '{"type": "ack"}', '{"type": "bye"}'),
    *('{"type": "ping"} {"type": "ping"}', '{"type": "ping", "type": "watch"}', '{"type": "\\ud800"}'),
    *("[" * 15_000, '{"a":' * 3000, "9" * 16_000, '{"type": "ping", "x": ' + "9" * 5000 + "}", "NaN", "\0"),
    *("x" * 16_384, "x" * 16_385, "é" * 16_000, '{"type": "watch", "table": "' + "x" * 16_000 + '"}'),
    *(b"", b"\x00", b"\xff" * 1000, b'{"type": "ping"}', bytes(range(256))),
]


def spoilt(table: str, rng: random.Random) -> list[str]:
    """Messages with one field wrong, missing or too many, in no order at all."""
    found = []
    for kind, fields in MESSAGES.items():
        whole = {"type": kind, "table": table, **fields}
        for name in whole:
            found.append(json.dumps({key: value for key, value in whole.items() if key != name}))
            values = rng.sample(VALUES, 10)
            found += [json.dumps({**whole, name: value}) for value in values]
        found.append(json.dumps({**whole, "surplus": 1}))
    rng.shuffle(found)
    return found


@pytest.fixture
def fuzzed(database_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, whose log has no traceback in it afterwards."""
    with server(database_url, tmp_path / "server.log", "--workers", "1") as process:
        yield process
        assert tracebacks(process.log_text()) == []
        assert process.process.poll() is None


#: How a server may close a connection: it says why.
CLOSINGS = (1000, 1003, 1007, 1008, 1009, 1013)


def well(process: ServerProcess, who: Caller, table: str) -> None:
    """The server answers the next proper message."""
    with who.socket(process.url) as line:
        assert line.watch(table)["status"] in ("running", "finished")


def throw(line: Ear, frames: list[Any]) -> list[Any]:
    """Send frames; what came back until the server had read them all or hung up."""
    answers: list[Any] = []
    try:
        for frame in frames:
            line.wire.send(frame)
        line.say(type="ping")
        while not answers or answers[-1]["type"] != "pong":
            answers.append(json.loads(line.wire.recv(HUNG)))
    except ConnectionClosed as closed:
        code = None if closed.rcvd is None else closed.rcvd.code
        if code not in CLOSINGS:
            raise
    return answers


def test_frames_of_every_kind(fuzzed: ServerProcess) -> None:
    rng = random.Random("frames")
    anna = guest(fuzzed.url)
    table = anna.table(fuzzed.url, GAME, ["me", "random"], start=True)
    for who in (anna, Caller()):
        with who.socket(fuzzed.url) as line:
            answers = throw(line, FRAMES)
            assert sum(one["type"] == "error" for one in answers) >= len(FRAMES) - 4
            for one in answers:
                assert one["type"] in ("error", "pong")
                if one["type"] == "error":
                    assert {"type", "code", "message"} <= set(one) and len(one["message"]) < 300
        noise = [rng.randbytes(rng.randrange(200)) for _ in range(30)]
        with who.socket(fuzzed.url) as line:
            throw(line, [*noise, *(one.decode("latin-1") for one in noise)])
        well(fuzzed, who, table)


def test_a_frame_that_is_too_long_is_refused_by_its_length(fuzzed: ServerProcess) -> None:
    """The server says why as soon as it has read the length, before anything of the frame is sent.

    Who sends the rest all the same may be cut off before the reason is read: what nobody reads makes the
    kernel reset the connection. Nobody else notices.
    """
    anna = guest(fuzzed.url)
    table = anna.table(fuzzed.url, GAME, ["me", "random"], start=True)
    for who in (anna, Caller()):
        for size in (4 * LONGEST_MESSAGE + 1, 2_000_000, 2**63 - 1):
            with who.socket(fuzzed.url) as line:
                line.wire.socket.sendall(b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0")
                with pytest.raises(ConnectionClosed) as closed:
                    line.wire.recv(HUNG)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        for size in (4 * LONGEST_MESSAGE + 1, 2_000_000):
            with who.socket(fuzzed.url) as line:
                with suppress(ConnectionClosed):
                    line.wire.send("x" * size)
                with pytest.raises(ConnectionClosed) as closed:
                    line.wire.recv(HUNG)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        well(fuzzed, who, table)


def test_frames_that_break_the_protocol_below(fuzzed: ServerProcess) -> None:
    """Text that is no UTF-8, reserved bits and operations, pieces without a beginning."""
    anna = guest(fuzzed.url)
    table = anna.table(fuzzed.url, GAME, ["me", "random"], start=True)
    mask = b"\x00\x00\x00\x00"
    for head, body in [
        (b"\x81\x82", b"\xff\xfe"),
        (b"\xf1\x81", b"x"),
        (b"\x83\x81", b"x"),
        (b"\x80\x81", b"x"),
        (b"\x81\x01", b""),
        (b"\x89\xfe\x01\x00", b"x" * 256),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", b""),
        (b"\x88\x81", b"x"),
    ]:
        with anna.socket(fuzzed.url) as line:
            line.wire.socket.sendall(head + mask + body)
            with pytest.raises((ConnectionClosed, EOFError)):
                line.wire.recv(HUNG)
        well(fuzzed, anna, table)


def with_boris(process: ServerProcess) -> tuple[Caller, str]:
    """Somebody at a running table of two people."""
    anna, boris = guest(process.url), guest(process.url, "Boris")
    table = anna.table(process.url, GAME, ["me", "open"])
    boris.ask(process.url, "POST", f"/tables/{table}/join", json={})
    anna.ask(process.url, "POST", f"/tables/{table}/start")
    return anna, table


def test_every_field_of_every_message_spoilt(fuzzed: ServerProcess) -> None:
    anna, table = with_boris(fuzzed)
    frames = spoilt(table, random.Random("fields"))
    # A connection takes 120 messages at once; new ones are faster than waiting.
    for start in range(0, len(frames), 115):
        with anna.socket(fuzzed.url) as line:
            for one in throw(line, frames[start : start + 115]):
                kinds = ("error", "refused", "ack", "room", "state", "chat", "lobby", "pong")
                assert one["type"] in kinds
                if one["type"] in ("error", "refused"):
                    assert one["code"] and one["message"]
    well(fuzzed, anna, table)


def test_a_flood_holds_up_nobody_else(fuzzed: ServerProcess) -> None:
    anna, table = with_boris(fuzzed)
    with guest(fuzzed.url, "Cleo").socket(fuzzed.url) as flood:
        for _ in range(3000):
            flood.wire.send('{"type": "ping"}')
        for _ in range(3):
            well(fuzzed, anna, table)
        # What was sent is answered bit by bit.
        flood.hear("pong")

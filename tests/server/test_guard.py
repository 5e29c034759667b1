"""Headers, Origin, limits and errors: what a browser of somebody else's page, or a flood, can do here."""

import http.client
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from orrery.server import logs
from orrery.server.origins import comes_from_here
from orrery.server.rate_limits import Buckets, address_of
from orrery.server.storage.database import Database

from .parts import client_of, here, make_parts
from .waiting import HUNG

FOREIGN = "https://evil.example"


@contextmanager
def log_lines() -> Iterator[io.StringIO]:
    """What the server writes to its log meanwhile."""
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    logs.configure("DEBUG", stream)
    try:
        yield stream
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def guest(client: httpx.Client, name: str = "Anna") -> dict[str, str]:
    """Headers of a program."""
    made = client.post("/api/guests", json={"name": name, "token": True}, headers={"origin": here(client)})
    return {"authorization": f"Bearer {made.json()['token']}"}


def browser(client: httpx.Client) -> None:
    """Let the client be a browser with a cookie."""
    made = client.post("/api/guests", json={"name": "Anna"}, headers={"origin": here(client)})
    assert made.status_code == 201


def socket_url(client: httpx.Client, path: str = "/api/socket") -> str:
    return f"{here(client).replace('http', 'ws', 1)}{path}"


def handshake(client: httpx.Client, origin: str | None = None, **headers: str) -> int | dict[str, Any]:
    """What a socket says first, or the status with which it is refused."""
    try:
        with connect(socket_url(client), origin=origin, additional_headers=headers, proxy=None) as socket:  # type: ignore[arg-type]
            greeting: dict[str, Any] = json.loads(socket.recv())
            return greeting
    except InvalidStatus as refusal:
        return refusal.response.status_code


# --- headers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/openapi.json", 200),
        ("GET", "/page", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/api/me", 401),
        ("GET", "/api/fault/x", 500),
        ("PUT", "/api/me", 405),
        ("POST", "/api/guests", 422),
    ],
)
def test_every_answer_has_the_headers(database: Database, method: str, path: str, status: int) -> None:
    with client_of(make_parts(database)) as client:
        answer = client.request(method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"} <= set(
        policy
    )
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")
    assert "access-control-allow-origin" not in answer.headers
    if status >= 400:
        error = answer.json()["error"]
        assert set(error) == {"code", "message"}
    if status == 405:
        assert "GET" in answer.headers["allow"]


def test_browsers_are_told_to_come_by_https_only_where_a_proxy_speaks_it(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        assert "strict-transport-security" not in client.get("/healthz").headers
    with client_of(make_parts(database, secure_cookies=True)) as client:
        assert client.get("/healthz").headers["strict-transport-security"] == "max-age=31536000"


# --- Origin ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://play.example", "play.example", True),
        ("https://PLAY.example", "play.EXAMPLE", True),
        ("http://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("https://play.example:443", "play.example", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("https://play.example:8443", "play.example", False),
        ("https://evil.example", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("https://evilplay.example", "play.example", False),
        ("https://play.example@evil.example", "play.example", False),
        ("https://evil.example/play.example", "play.example", False),
        ("https://play.example/", "play.example", False),
        ("null", "play.example", False),
        ("", "play.example", False),
        ("play.example", "play.example", False),
        ("file://", "", False),
        ("ftp://play.example", "play.example", False),
        ("https://play.example:x", "play.example", False),
        ("https://[play", "play.example", False),
        ("https://play.example", "user@play.example", False),
        ("https://play.example", "play.example/x", False),
    ],
)
def test_where_a_page_comes_from(origin: str, host: str, same: bool) -> None:
    assert comes_from_here(origin, host) == same


def test_other_sites_are_refused_whatever_they_ask(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        browser(client)
        headers = guest(client)
        for origin in (FOREIGN, "null", here(client).replace("http", "https") + "0"):
            for method, path in (("GET", "/api/me"), ("POST", "/api/guests"), ("DELETE", "/api/session")):
                for extra in ({}, headers):
                    answer = client.request(method, path, headers={"origin": origin, **extra})
                    assert answer.status_code == 403
                    assert answer.json()["error"]["code"] == "bad-origin"
        assert client.get("/api/me").status_code == 200


def test_a_cookie_changes_nothing_without_an_origin(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        browser(client)
        assert client.get("/api/me").status_code == 200
        assert client.patch("/api/me", json={"name": "Eve"}).status_code == 403
        own = {"origin": here(client)}
        assert client.patch("/api/me", json={"name": "Eve"}, headers=own).status_code == 200


def test_a_program_needs_no_origin(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        headers = guest(client)
        assert client.patch("/api/me", json={"name": "Robot"}, headers=headers).status_code == 200


def test_further_origins_can_be_allowed(database: Database) -> None:
    with client_of(make_parts(database, origins=("https://Play.example/",))) as client:
        for origin, status in (("https://play.example", 201), ("https://other.example", 403)):
            made = client.post("/api/guests", json={"name": "Anna"}, headers={"origin": origin})
            assert made.status_code == status


def test_two_origins_are_none(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        headers = [("origin", here(client)), ("origin", FOREIGN)]
        assert client.get("/api/openapi.json", headers=headers).status_code == 403


def test_a_socket_is_not_opened_from_another_site(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        browser(client)
        cookie = f"orrery={client.cookies['orrery']}"
        assert handshake(client, here(client), cookie=cookie) == {"name": "Anna"}
        assert handshake(client, FOREIGN, cookie=cookie) == 403
        assert handshake(client, FOREIGN) == 403
        assert handshake(client, "null", cookie=cookie) == 403
        assert handshake(client, None, cookie=cookie) == 403
        assert handshake(client, None) == {"name": None}
        assert handshake(client, None, **guest(client, "Robot")) == {"name": "Robot"}


# --- sizes ------------------------------------------------------------------------------------------


def body_of(size: int) -> bytes:
    return json.dumps({"text": "x" * (size - len('{"text": ""}'))}).encode()


@pytest.mark.parametrize(("path", "limit"), [("/api/echo/x", 1000), ("/api/records", 5000)])
def test_a_body_has_a_limit(database: Database, path: str, limit: int) -> None:
    parts = make_parts(database, body_limit=1000, record_limit=5000)
    headers = {"content-type": "application/json"}
    with client_of(parts) as client:
        for size, status in ((limit, 200), (limit + 1, 413), (40 * limit, 413)):
            sent = body_of(size)
            assert client.post(path, content=sent, headers=headers).status_code == status
            # The same without a length: pieces that come one by one.
            pieces = (sent[start : start + 300] for start in range(0, size, 300))
            answer = client.post(path, content=pieces, headers=headers)
            assert answer.status_code == status
            if status == 413:
                assert answer.json()["error"]["code"] == "too-large"
                assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_claimed_length_is_enough_to_be_refused(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        address = urlsplit(here(client)).netloc
        for length in ("99999999", "9" * 400):
            connection = http.client.HTTPConnection(address, timeout=HUNG)
            connection.putrequest("POST", "/api/guests")
            connection.putheader("content-length", length)
            connection.endheaders()
            assert connection.getresponse().status in (400, 413)
            connection.close()


# --- rates ------------------------------------------------------------------------------------------


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    buckets = Buckets(rate=2.0, burst=3)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert buckets.take("b") == 0.0
    now += 0.5
    assert buckets.take("a") == 0.0
    assert buckets.take("a") == pytest.approx(0.5)
    now += 1000.0
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_buckets_do_not_pile_up() -> None:
    buckets = Buckets(rate=1.0, burst=1, most=100)
    for number in range(1000):
        assert buckets.take(str(number)) == 0.0
    assert len(buckets._buckets) == 100
    assert buckets.take("999") > 0.0


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 5), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 5), "192.0.2.7"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("testclient", 5), "testclient"),
        (None, "nowhere"),
    ],
)
def test_who_shares_a_bucket(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"type": "http", "client": client}) == address


def test_too_many_requests_are_refused_for_a_while(database: Database) -> None:
    parts = make_parts(database, request_rate=0.5, request_burst=5)
    with client_of(parts) as client:
        answers = [client.get("/page") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 3
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert handshake(client) == 429


def test_people_at_one_address_do_not_share_their_limit(database: Database) -> None:
    parts = make_parts(database, request_rate=0.001, request_burst=6)
    with client_of(parts) as client:
        anna, boris = guest(client, "Anna"), guest(client, "Boris")
        for headers in (anna, boris):
            # The first request is the address's: the server does not know the token yet.
            answers = [client.get("/api/me", headers=headers).status_code for _ in range(9)]
            assert answers == [200] * 7 + [429] * 2


def test_made_up_tokens_do_not_get_around_the_limit(database: Database) -> None:
    parts = make_parts(database, request_rate=0.001, request_burst=5)
    with client_of(parts) as client:
        answers = [
            client.get("/api/me", headers={"authorization": f"Bearer made-up-{number}"}).status_code
            for number in range(8)
        ]
        assert answers == [401] * 5 + [429] * 3


def test_accounts_and_passwords_have_a_limit_of_their_own(database: Database) -> None:
    parts = make_parts(database, identity_rate=3.0)
    with client_of(parts) as client:
        tries = [client.post("/api/session", json={"name": "a", "password": "b"}) for _ in range(2)]
        assert [answer.status_code for answer in tries] == [401, 401]
        assert client.post("/api/guests", json={"name": "a", "token": True}).status_code == 201
        assert client.post("/api/guests", json={"name": "a", "token": True}).status_code == 429
        assert client.get("/page").status_code == 200


# --- errors ------------------------------------------------------------------------------------------


def test_an_unexpected_error_tells_nothing_and_is_logged(database: Database) -> None:
    with log_lines() as lines, client_of(make_parts(database)) as client:
        headers = guest(client)
        answer = client.get("/api/fault/mischief?code=query-secret", headers=headers)
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "internal"
    for secret in ("mischief", "RuntimeError", "Traceback", "fault"):
        assert secret not in answer.text
    text = lines.getvalue()
    failed = next(line for line in map(json.loads, text.splitlines()) if line["event"] == "request failed")
    assert "RuntimeError: nobody expected mischief" in failed["traceback"]
    assert failed["route"] == "/api/fault/{word}"
    assert "query-secret" not in text
    assert headers["authorization"].split()[1] not in text


def test_a_broken_socket_is_closed_and_logged(database: Database) -> None:
    with log_lines() as lines, client_of(make_parts(database)) as client:
        with (
            pytest.raises((InvalidStatus, ConnectionClosed)) as caught,
            connect(socket_url(client, "/api/broken"), proxy=None) as socket,
        ):
            socket.recv()
        assert "nobody expected" not in str(caught.value)
    assert "nobody expected this socket" in lines.getvalue()


def test_errors_of_routes_keep_their_words(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        answer = client.get("/api/wait")
    assert answer.status_code == 429
    assert answer.json() == {"error": {"code": "busy", "message": "come back later"}}
    assert answer.headers["retry-after"] == "7"


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "body"),
        (b"{", "body"),
        (b"\xff\xfe", ""),
        (b"[1, 2]", "body"),
        (b"{}", "text"),
        (b'{"text": 5}', "text"),
        (b'{"text": "a", "number": "secret-value"}', "number"),
        (b'{"text": "a", "number": 1e400}', "body"),
        (b'{"text": "a", "other": "secret-value"}', "other"),
        (b'{"text": "secret-value\\ud800"}', "body"),
        (b'{"text": "a", "number": NaN}', "body"),
        (b'{"text": "a", "' + b"k" * 5000 + b'": 1}', "kkkk"),
        (b'{"text": "a", "\\u0000\\u202e": 1}', "?"),
        (b"[" * 50_000, ""),
        (b'{"text": "a", "number": ' + b"9" * 20_000 + b"}", ""),
    ],
)
def test_a_bad_body_is_refused_by_the_name_of_the_field(
    database: Database, content: bytes, named: str
) -> None:
    with client_of(make_parts(database)) as client:
        headers = {"content-type": "application/json"}
        answer = client.post("/api/echo/x", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    message = answer.json()["error"]["message"]
    assert named in message
    assert "secret-value" not in answer.text
    assert len(answer.content) < 1000


# --- the log ------------------------------------------------------------------------------------------


def test_requests_are_logged_without_what_was_sent(database: Database) -> None:
    with log_lines() as lines, client_of(make_parts(database)) as client:
        headers = guest(client, "Anna-the-guest")
        client.get("/api/accounts/some-body?code=secret-code", headers=headers)
        client.post("/api/session", json={"name": "Anna", "password": "secret-password"})
    entries = [json.loads(line) for line in lines.getvalue().splitlines()]
    asked = [entry for entry in entries if entry["event"] == "request"]
    assert [(entry["method"], entry["route"], entry["status"]) for entry in asked] == [
        ("POST", "/api/guests", 201),
        ("GET", "/api/accounts/{account_id}", 404),
        ("POST", "/api/session", 401),
    ]
    for secret in ("secret-code", "secret-password", "Anna-the-guest", headers["authorization"].split()[1]):
        assert secret not in lines.getvalue()


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("Authorization: Bearer abc.def", "abc.def"),
        ("cookie=orrery-cookie-value", "orrery-cookie-value"),
        ("GET /api/tables/x?code=hush&x=1 HTTP/1.1", "hush"),
        ("postgresql://orrery:hush@127.0.0.1/db", "hush"),
        ("password: 'hush-hush'", "hush-hush"),
        ("seed=00112233", "00112233"),
        ("INSERT ...\n[parameters: {'seed': b'x', 'a': [1]}]\n(Background", "b'x'"),
        ("duplicate key\nDETAIL:  Key (name_key)=(hush) already exists.", "hush"),
        ("$argon2id$v=19$m=65536$c29tZXNhbHQ$hash", "c29tZXNhbHQ"),
        ("f" * 64, "f" * 64),
        ("tok Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFy1 end", "Zm9vYmFyYmF6"),
    ],
)
def test_the_net_below_the_log(text: str, secret: str) -> None:
    assert secret not in logs.redact(text)


@pytest.mark.parametrize(
    "text", ["table jLYfvYbPoR_I7Y2i", "listening on 127.0.0.1:8000", "bot failed: greedy took too long"]
)
def test_ordinary_words_are_logged_as_they_are(text: str) -> None:
    assert logs.redact(text) == text


def test_fields_with_secret_names_are_never_written() -> None:
    with log_lines() as lines:
        logs.event(logging.getLogger("t"), "odd \ud800", token="hush", Password="hush", table="t1", count=3)
    entry = json.loads(lines.getvalue())
    assert "hush" not in lines.getvalue()
    assert (entry["table"], entry["count"], entry["level"]) == ("t1", 3, "info")


def test_what_was_to_be_written_is_not_in_the_log(database: Database) -> None:
    """A failed statement of a driver comes with all its values."""
    secret = "-".join(["hush"] * 2)
    with log_lines() as lines:
        try:
            with database.engine.begin() as connection:
                connection.execute(text("INSERT INTO nowhere VALUES (:value)"), {"value": secret})
        except Exception:
            logs.failure(logging.getLogger("t"), "a write failed")
    assert "nowhere" in lines.getvalue()
    assert secret not in lines.getvalue()

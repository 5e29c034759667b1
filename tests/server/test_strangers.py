"""What strangers send below the requests and messages of the protocol: none of it costs others much."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.server.errors import ApiError
from orrery.server.names import clean_name
from orrery.server.notifications import push
from orrery.server.settings import Mail

from .house import open_house
from .processes import Caller, log_of_this_process, server, tracebacks
from .test_connections import Place, ended, place
from .waiting import HUNG, eventually

#: Far more than a request or a piece of a socket may have, and little enough to be sent at once.
MUCH = 2_000_000


# --- requests -----------------------------------------------------------------------------------------------

ENDLESS = {
    "headers": (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"X-Long: " + b"a" * 1000 + b"\r\n"),
    "a header": (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * 1000),
    "an address": (b"GET /", b"a" * 1000),
    "words beside a chunk": (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5;",
        b"a" * 1000,
    ),
    "headers after the last chunk": (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"X-Long: " + b"a" * 1000 + b"\r\n",
    ),
}


def poured(line: socket.socket, beginning: bytes, more: bytes) -> bool:
    """Send far too much; whether the other side hung up."""
    try:
        line.sendall(beginning + more * (MUCH // len(more)))
    except ConnectionError:
        return True
    return ended(line)


@pytest.mark.parametrize("what", ENDLESS.values(), ids=ENDLESS)
def test_a_head_without_end_is_cut_off(database_url: str, what: tuple[bytes, bytes]) -> None:
    with log_of_this_process() as log, place(database_url, request_seconds=600) as here:
        with here.dial() as line:
            assert poured(line, *what)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
        assert "a request with an endless head was cut off" in log.getvalue()
        # A head of many kilobytes, as cookies of other programs on this machine make it, is no harm.
        cookies = {"Cookie": "; ".join(f"other{number}={'x' * 500}" for number in range(60))}
        assert httpx.get(f"{here.url}/healthz", headers=cookies).status_code == 200


def test_requests_that_wait_for_no_answer_are_few(database_url: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with log_of_this_process() as log, place(database_url) as here:
        with here.dial() as line:
            line.sendall(request * 20)
            answers = b""
            while answers.count(b"HTTP/1.1 200") < 20:
                answers += line.recv(65536)
        with here.dial() as line:
            assert poured(line, b"", request)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
    assert "a client that does not wait for answers was cut off" in log.getvalue()


@pytest.mark.parametrize("last", [b"", b"nonsense\r\n\r\n"], ids=["asked to close", "nonsense after it"])
def test_an_answer_that_nobody_reads_is_not_kept_for_ever(database_url: str, last: bytes) -> None:
    """What is left of it is too little for the server to wait before it sends more."""
    end = b"" if last else b"Connection: close\r\n"
    with (
        log_of_this_process() as log,
        place(database_url, stalled_seconds=0.3) as here,
        socket.socket() as line,
    ):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(here.address)
        (transport,) = eventually(lambda: list(here.counter._inside))
        # Else all of it would wait in the buffers of this machine.
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + end + b"\r\n")
        eventually(lambda: transport.is_closing() or transport.get_write_buffer_size() > 0)
        line.sendall(last)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
    assert "a client that does not go was cut off" in log.getvalue()


# --- sockets ------------------------------------------------------------------------------------------------


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def opened(here: Place) -> socket.socket:
    line = here.dial()
    line.sendall(HANDSHAKE)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame of a client; a mask of zeros leaves the payload as it is."""
    return bytes([kind | (0x80 if last else 0), 0x80 | len(payload)]) + bytes(4) + payload


LOOSE = {
    "pings": (b"", frame(0x9, b"x" * 125)),
    "pongs": (b"", frame(0xA)),
    "parts of nothing": (frame(0x1, last=False), frame(0x0, last=False)),
}


@pytest.mark.parametrize("what", LOOSE.values(), ids=LOOSE)
def test_frames_that_say_nothing_are_few(database_url: str, what: tuple[bytes, bytes]) -> None:
    """Three sockets full of pings kept a server from answering anybody."""
    with log_of_this_process() as log, place(database_url) as here:
        with opened(here) as line:
            assert poured(line, *what)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
        assert log.getvalue().count("sends frames but no messages was cut off") == 1
        with Caller().socket(here.url) as other:
            other.settle()
    assert "does not go" not in log.getvalue()


def test_nonsense_before_the_socket_is_open_is_cut_off(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames that come while the server still looks up who asks."""
    with log_of_this_process() as log, place(database_url) as here:
        asked, told = threading.Event(), asyncio.Event()

        async def slow(_token: str | None) -> None:
            asked.set()
            await told.wait()

        monkeypatch.setattr(here.server.identity, "account_of", slow)
        with here.dial() as line:
            line.sendall(HANDSHAKE)
            assert asked.wait(HUNG)
            line.sendall(b"\xf1\x81" + bytes(4) + b"x")
            assert ended(line)
        here.loop.call_soon_threadsafe(told.set)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
        eventually(lambda: not here.server.connections, what="the end of the socket")
    assert tracebacks(log.getvalue()) == [] and '"level":"error"' not in log.getvalue()


def test_a_socket_that_is_refused_is_no_error(database_url: str) -> None:
    with log_of_this_process() as log, place(database_url) as here:
        with here.dial() as line:
            line.sendall(HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: https://evil.example\r\n\r\n"))
            assert line.recv(1000).startswith(b"HTTP/1.1 403")
            assert ended(line)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
    assert '"level":"error"' not in log.getvalue()


#: Headers of a handshake and what follows them, and how they are answered.
UNREADABLE = {
    "a body": (b"Content-Length: 5\r\n\r\nhello", b"400"),
    "a body in chunks": (b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", b"400"),
    "a long header": (b"X-Long: " + b"a" * 9000 + b"\r\n\r\n", b"431"),
    "many headers": (b"".join(b"X-%d: 1\r\n" % number for number in range(200)) + b"\r\n", b"431"),
}


@pytest.mark.parametrize("what", UNREADABLE.values(), ids=UNREADABLE)
def test_a_handshake_that_cannot_be_read_is_answered_and_ended(
    database_url: str, what: tuple[bytes, bytes]
) -> None:
    """It reached no application, so nothing looked after it, and it was open for ever."""
    more, status = what
    with log_of_this_process() as log, place(database_url) as here:
        with here.dial() as line:
            line.sendall(HANDSHAKE.removesuffix(b"\r\n") + more)
            assert line.recv(1000).startswith(b"HTTP/1.1 " + status)
            assert ended(line)
        eventually(lambda: len(here.counter) == 0, what="the end of the connection")
    assert tracebacks(log.getvalue()) == [] and '"level":"error"' not in log.getvalue()


def test_a_message_may_come_in_parts_and_pings_are_answered(database_url: str) -> None:
    with place(database_url) as here, opened(here) as line:
        parts = [frame(0x1, b'{"type":', last=False), frame(0x0, b' "ping"', last=False), frame(0x0, b"}")]
        line.sendall(frame(0x9, b"here?") + parts[0] + frame(0x9, b"still?") + parts[1] + parts[2])
        wanted = [b"\x8a\x05here?", b"\x8a\x06still?", b'{"type":"pong"}']
        heard = b""
        while not all(one in heard for one in wanted):
            heard += line.recv(65536)


def test_messages_that_come_at_once_are_looked_at_one_by_one(database_url: str) -> None:
    """What nobody has taken yet is kept as it came, and nothing of it is lost."""
    number = 3000
    with place(database_url) as here, opened(here) as line:
        watching = list(here.server.connections)
        line.sendall(frame(0x1, b'{"type":"ping"}') * number)
        (connection,) = watching or eventually(lambda: list(here.server.connections))
        heard = b""
        while heard.count(b'{"type":"pong"}') < number:
            heard += line.recv(1 << 20)
        assert connection.socket.client_state.name == "CONNECTED"


# --- who asks -----------------------------------------------------------------------------------------------


@pytest.fixture(params=[(), ("--https",)], ids=["without a proxy", "behind a proxy"])
def addressed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with server(url, tmp_path / "server.log", "--workers", "1", *request.param) as process:
        yield process.url


def test_nobody_gets_another_address_by_saying_so(addressed: str) -> None:
    """A proxy adds whom it heard at the end; what stands before that was said by whoever asked."""
    answers = []
    with httpx.Client(base_url=addressed, trust_env=False, timeout=HUNG) as client:
        for number in range(40):
            other = f"198.51.100.{number}"
            said = {"X-Forwarded-For": f"{other}, 203.0.113.7", "Forwarded": f"for={other}"}
            said |= {"X-Real-IP": other, "Client-IP": other}
            wish = {"name": f"Guest {number}", "token": True}
            answers.append(client.post("/api/guests", json=wish, headers=said).status_code)
    # Thirty a minute and address.
    assert answers[:30] == [201] * 30 and 429 in answers[30:]


# --- what goes out to others --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "fec0::1",
        "ff0e::1",
    ],
)
def test_no_message_is_pushed_through_a_gateway(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses of IPv6 that lead to an IPv4 one, which may be anybody's."""

    async def go() -> None:
        def leads(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, 443))]

        monkeypatch.setattr("socket.getaddrinfo", leads)
        with pytest.raises(push.BadEndpoint):
            await push._resolved("push.example.org", 443, anywhere=False)

    asyncio.run(go())


@pytest.mark.parametrize(
    "address",
    [
        "=?utf-8?q?victim=40example.net=2C?=@example.org",
        "=?utf-8?q?a=0d=0aBcc=3a_victim=40example.net?=@example.org",
        "a..b@example.org",
        "a@example..org",
        "a@-",
    ],
)
def test_no_address_spells_another(database_url: str, address: str) -> None:
    """Words in another coding may stand for line breaks and commas of a header."""
    mail = Mail("127.0.0.1", 9, "none", None, None, "Orrery <play@example.org>", "https://play.example.org")
    with open_house(database_url, mail=mail) as house:
        told = house.guest().ask("PUT", "/me/digest", 422, json={"address": address})
        assert told["error"]["code"] == "bad-address"


@pytest.mark.parametrize("name", ["Zo\u0308e", "ที่ผู้", "שָּׁלוֹם", "a\u0332\u0302\u0303\u0323"])
def test_letters_carry_the_marks_they_need(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize("name", ["q\u0301\u0302\u0303\u0304\u0305", "Anna" + "\u0336" * 36])
def test_letters_carry_no_towers(name: str) -> None:
    with pytest.raises(ApiError):
        clean_name(name)


# --- numbers ------------------------------------------------------------------------------------------------


def test_numbers_without_measure(database_url: str) -> None:
    huge = 10**30
    with open_house(database_url) as house:
        anna = house.guest()
        table = anna.table("alien-frontiers", ["me", "random"], start=True)
        waiting = anna.table("alien-frontiers", ["me", "open"])
        for number in (huge, -huge, -1, 2**63, 2**31):
            for method, path, body in (
                ("GET", f"/tables/{table}/positions/{number}", None),
                ("GET", f"/tables/{table}?since={number}", None),
                ("GET", f"/ratings/alien-frontiers/{number}", None),
                ("GET", f"/ratings/alien-frontiers/2?offset={number}", None),
                ("GET", f"/tables?limit={number}", None),
                ("GET", f"/tables?after=0_{'9' * 12}.{'9' * 9}_x&limit=1", None),
                ("PUT", f"/tables/{waiting}/seats/{number}", {"kind": "open"}),
                ("POST", f"/tables/{waiting}/join", {"seat": number}),
                ("POST", f"/tables/{waiting}/invitations", {"seat": number}),
            ):
                sent = None if body is None else json.dumps(body)
                headers = {**anna.headers, "Content-Type": "application/json"}
                answer = house.client.request(method, f"/api{path}", content=sent, headers=headers)
                assert answer.status_code < 500, (method, path, answer.text)
            wish = {"game": "alien-frontiers", "options": {"players": number}, "seats": [{"kind": "me"}]}
            answer = house.client.post("/api/tables", content=json.dumps(wish), headers=headers)
            assert 400 <= answer.status_code < 500
            act = {"type": "act", "table": table, "key": f"k{number}", "ply": number, "action": number}
            answer = house.client.post(
                f"/api/tables/{table}/commands", content=json.dumps(act), headers=headers
            )
            assert 400 <= answer.status_code < 500
        assert anna.state(table)["ply"] >= 0

"""What strangers on the internet, and bad days, do to a server, each until it is over."""

import asyncio
import json
import random
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from siege_parts.place import ATTACKER, Place

PASSWORD = "correct horse battery"
VICTIM = "Somebody with a password"

Attack = Callable[[Place, str], Awaitable[None]]
_AWAY = (httpx.HTTPError, OSError, WebSocketException, KeyError, json.JSONDecodeError)


async def _post(place: Place, who: httpx.AsyncClient, path: str, body: Any = None) -> httpx.Response:
    answer = await who.post(f"{place.url}/api{path}", json=body)
    place.expect_known(answer)
    return answer


async def _table(place: Place, who: httpx.AsyncClient, seats: list[str]) -> str | None:
    """Start a table of the attacker's own."""
    wanted = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    wish = {"game": "alien-frontiers", "options": {"players": len(seats)}, "seats": wanted, "start": True}
    answer = await _post(place, who, "/tables", {**wish, "rated": False})
    return str(answer.json()["table"]) if answer.status_code == 201 else None


async def hints(place: Place, token: str) -> None:
    """Ask for ninety hints at once, and hang up."""
    async with place.caller(token, ATTACKER) as who:
        table = await _table(place, who, ["me", "greedy"])
        asked = [asyncio.create_task(_post(place, who, f"/tables/{table}/hint")) for _ in range(90)]
        place.count("hints", len(asked))
        await asyncio.wait(asked, timeout=2)
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    await place.pause(3)


async def deep_bots(place: Place, token: str) -> None:
    """Start tables of bots that think long."""
    async with place.caller(token, ATTACKER) as who:
        for _ in range(10):
            if await _table(place, who, ["search"] * 2) is not None:
                place.count("tables of deep bots")
    await place.pause(10)


async def take_backs(place: Place, token: str) -> None:
    """Move and take it back again and again."""
    async with place.caller(token, ATTACKER) as who:
        table = await _table(place, who, ["me", "random"])
        for number in range(30):
            look = await who.get(f"{place.url}/api/tables/{table}")
            state = look.json()["state"]
            if not state["choices"]:
                await place.pause(0.2)
                continue
            command = {"table": table, "key": f"{number}", "ply": state["ply"]}
            action = state["choices"][0]["action"]
            await _post(place, who, f"/tables/{table}/commands", {"type": "act", **command, "action": action})
            offer = {"type": "offer", "table": table, "key": f"back-{number}", "kind": "takeback"}
            await _post(place, who, f"/tables/{table}/commands", {**offer, "to": state["ply"]})
            place.count("take-backs")
    await place.pause(2)


async def uploads(place: Place, token: str) -> None:
    """Upload noise of a megabyte, and the record of the own match with a name of four."""
    async with place.caller(token, ATTACKER) as who:
        for body in (secrets.token_bytes(2**20 - 100), b"{" * 2**20, b'{"name": "' + b"x" * 4 * 2**20):
            with suppress(httpx.WriteError):
                answer = await who.post(f"{place.url}/api/records", content=body)
                place.expect_known(answer)
                place.count("uploads")
                if answer.status_code == 201:
                    place.faults.append("noise was taken for a record")
    await place.pause(2)


async def wrong_passwords(place: Place, _token: str) -> None:
    """Guess the password of somebody from many addresses."""
    for number in range(20):
        async with place.caller(source=f"127.0.0.{100 + number}") as who:
            guess = {"name": VICTIM, "password": f"guess {number}", "token": True}
            answer = await _post(place, who, "/session", guess)
            place.count("wrong passwords")
            if answer.status_code not in (401, 429, 503):
                place.faults.append(f"a wrong password was answered {answer.status_code}")
    await place.pause(3)


async def flood(place: Place, token: str) -> None:
    """Ask much more than anybody may."""
    async with place.caller(token, ATTACKER) as who:
        answers = await asyncio.gather(
            *(who.get(f"{place.url}/api/tables?list=live") for _ in range(200)), return_exceptions=True
        )
        for answer in answers:
            if isinstance(answer, httpx.Response):
                place.expect_known(answer)
                place.count("requests refused" if answer.status_code == 429 else "requests answered")
    await place.pause(2)


async def deaf_sockets(place: Place, token: str) -> None:
    """Ask by sockets and read nothing."""
    host, port = place.url.removeprefix("http://").split(":")
    lines = []
    async with place.caller(token, ATTACKER) as who:
        table = await _table(place, who, ["me", "random"])
    text = json.dumps({"type": "watch", "table": table, "since": 0}).encode()
    frames = (bytes([0x81, 0x80 | len(text)]) + bytes(4) + text) * 200
    head = ["GET /api/socket HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    head += [
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
        f"Authorization: Bearer {token}",
    ]
    try:
        for _ in range(8):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((ATTACKER, 0))
            line.setblocking(False)
            lines.append(line)
            await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
            await asyncio.get_running_loop().sock_sendall(line, ("\r\n".join(head) + "\r\n\r\n").encode())
            place.count("sockets that never read")
        for _ in range(10):
            for line in lines:
                with suppress(BlockingIOError):
                    line.send(frames)
            await place.pause(0.5)
    finally:
        for line in lines:
            line.close()


async def half_requests(place: Place, _token: str) -> None:
    """Open more connections than one address may have, and send half a request on each."""
    host, port = place.url.removeprefix("http://").split(":")
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST /api/guests HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Content-Length: 1\r\n\r\n{",
    )
    lines = []
    try:
        for number in range(150):
            line = socket.socket()
            line.bind((ATTACKER, 0))
            line.setblocking(False)
            lines.append(line)
            await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
            with suppress(OSError):
                line.send(halves[number % len(halves)])
            place.count("half requests")
        await place.pause(8)
    finally:
        for line in lines:
            line.close()


async def nonsense(place: Place, token: str) -> None:
    """Send frames and requests that mean nothing."""
    rng = random.Random(secrets.randbits(32))
    headers = {"Authorization": f"Bearer {token}"}
    async with place.caller(token, ATTACKER) as who:
        for body in (b"\xff\xfe", b"[" * 10_000, b'{"name": "\\ud800"}', rng.randbytes(500)):
            answer = await who.post(f"{place.url}/api/guests", content=body)
            place.expect_known(answer)
        foreign = {"Host": "evil.example.com", "Origin": "http://evil.example.com"}
        answer = await who.get(f"{place.url}/api/tables", headers=foreign)
        if answer.status_code not in (421, 429, 503):
            place.faults.append(f"another site's name was answered {answer.status_code}")
    address = f"{place.url.replace('http', 'ws', 1)}/api/socket"
    async with connect(address, additional_headers=headers, proxy=None, max_size=None) as wire:
        for _ in range(100):
            await wire.send(
                rng.choice([rng.randbytes(50), "{}", "[]", '{"type":"watch","table":5}', "x" * 20_000])
            )
        place.count("messages without meaning", 100)
    await place.pause(1)


#: Strangers: each has an account of its own.
STRANGERS: dict[str, Attack] = {
    "hints": hints,
    "deep bots": deep_bots,
    "take-backs": take_backs,
    "uploads": uploads,
    "wrong passwords": wrong_passwords,
    "flood": flood,
    "deaf sockets": deaf_sockets,
    "half requests": half_requests,
    "nonsense": nonsense,
}


async def attack(place: Place, one: Attack, token: str) -> None:
    """Attack again and again; that the server is away now and then is not the attacker's fault."""
    while not place.stopped.is_set():
        try:
            await one(place, token)
        except _AWAY:
            await place.pause(0.5)


async def bad_days(place: Place, every: float) -> None:
    """Do harm to the machine, one thing after the other."""
    rng = random.Random(7)
    if place.cluster is not None:
        harm = ["restart fast", "kill", "restart immediate", "stand still", "crash"]
    else:
        harm = ["kill", "full disk", "stand still"]
    number = 0
    while not place.stopped.is_set():
        await place.pause(every * rng.uniform(0.7, 1.3))
        # Between two blows people play, however slow the machine is.
        await place.played()
        if place.stopped.is_set():
            return
        what = harm[number % len(harm)]
        number += 1
        place.count(what)
        if what == "kill":
            await place.kill()
        elif what == "stand still":
            await place.stand_still(3)
        elif what == "full disk":
            await place.fill_disk(4)
        else:
            await place.restart_database(what.removeprefix("restart "))

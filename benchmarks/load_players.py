"""Scripted players that cost little: they share the two cores with the server they measure.

A seat is one WebSocket read by hand. Of a message only its type, ply and actor are looked at; the choices are
read where the seat is to decide. Nothing here knows more of the protocol than docs/protocol.md says.
"""

import asyncio
import base64
import os
import random
import re
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

import orjson

_STATE: Final = re.compile(rb'"ply":(\d+),"seat":(?:\d+|null),"actor":(\d+|null)')
#: How far the head of a ``state`` reaches at most.
_HEAD: Final = 200
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_SHORT, _LONG, _LONGEST = 126, 127, 65_535


@dataclass(slots=True)
class Tally:
    """What came of one load."""

    latencies: list[float] = field(default_factory=list)
    received: int = 0
    errors: int = 0
    late: int = 0

    def percentile(self, share: float) -> float:
        """The latency that this share of the moves did not exceed."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Seat(asyncio.Protocol):
    """One player at one table: a socket, and what is needed of the last state it was sent."""

    def __init__(self, host: str, token: str) -> None:
        self._host = host
        self._token = token
        self._buffer = bytearray()
        self._opened = False
        self.ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ply = -1
        self.actor: int | None = None
        self.received = 0
        self._latest = b""
        self.on_state: Callable[[], None] = lambda: None
        self.on_answer: Callable[[bytes], None] = lambda _: None

    def choices(self) -> list[int]:
        """The actions that the last state offers."""
        return [choice["action"] for choice in orjson.loads(self._latest)["choices"]]

    def send(self, message: dict[str, object]) -> None:
        """Send a message of the protocol."""
        self._send_frame(_TEXT, orjson.dumps(message))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    # --- the connection -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/socket HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self._token}",
        ]
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Give up if there was no answer yet."""
        if not self.ready.done():
            self.ready.set_result(0)

    def data_received(self, data: bytes) -> None:
        """Take in what the server sends."""
        self.received += len(data)
        buffer = self._buffer
        buffer += data
        at = 0
        if not self._opened:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._opened = True
            self.ready.set_result(int(buffer[9:12]))
            at = end + 4
        size = len(buffer)
        while size - at >= 2:
            length, body = buffer[at + 1], at + 2
            if length == _SHORT:
                if size - at < 4:
                    break
                length, body = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == _LONG:
                if size - at < 10:
                    break
                length, body = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size - body < length:
                break
            self._receive(buffer[at] & 0x0F, bytes(buffer[body : body + length]))
            at = body + length
        del buffer[:at]

    def _receive(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            if payload.startswith(b'{"type":"state"'):
                found = _STATE.search(payload, 0, _HEAD)
                assert found is not None
                self.ply = int(found[1])
                self.actor = None if found[2] == b"null" else int(found[2])
                self._latest = payload
                self.on_state()
            elif payload.startswith((b'{"type":"ack"', b'{"type":"refused"', b'{"type":"error"')):
                self.on_answer(payload)
        elif kind == _PING:
            self._send_frame(_PONG, payload)
        elif kind == _CLOSE:
            self._transport.close()

    def _send_frame(self, kind: int, payload: bytes) -> None:
        """Send a frame; a mask of zeros is a mask."""
        size = len(payload)
        assert size <= _LONGEST
        sizes = struct.pack("!B", 0x80 | size) if size < _SHORT else struct.pack("!BH", 0x80 | _SHORT, size)
        self._transport.write(bytes((0x80 | kind,)) + sizes + bytes(4) + payload)


class Table:
    """A match whose players choose at random; it moves by callbacks alone."""

    def __init__(self, table_id: str, seats: list[Seat], rng: random.Random) -> None:
        self.id = table_id
        self.seats = seats
        self.rng = rng
        self.moves = 0
        self._missing = 0
        self._began = 0.0
        self._arrived = 0.0
        self._ply: int | None = None
        self._done: asyncio.Future[bool] | None = None
        for seat in seats:
            seat.on_state = self._state_came
            seat.on_answer = self._answered

    @property
    def settled(self) -> bool:
        """Whether every seat has the same position."""
        return len({seat.ply for seat in self.seats}) == 1

    async def play(self, rate: float, until: float, tally: Tally) -> None:
        """Move at a steady rate; a move that cannot begin in time begins late."""
        loop = asyncio.get_running_loop()
        due = time.perf_counter() + self.rng.random() / rate
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if time.perf_counter() > due + 1 / rate:
                tally.late += 1
            actor = self.seats[0].actor
            if actor is None:
                return
            self._done = loop.create_future()
            self._move(self.seats[actor])
            try:
                async with asyncio.timeout(30):
                    accepted = await self._done
            except TimeoutError:
                accepted = False
            if accepted:
                self.moves += 1
                tally.latencies.append(self._arrived - self._began)
            else:
                tally.errors += 1
            due += 1 / rate

    def _move(self, seat: Seat) -> None:
        action = self.rng.choice(seat.choices())
        self._ply = None
        self._began = time.perf_counter()
        key = f"{self.moves}.{seat.ply}"
        seat.send({"type": "act", "table": self.id, "key": key, "ply": seat.ply, "action": action})

    def _answered(self, answer: bytes) -> None:
        message = orjson.loads(answer)
        if message["type"] == "ack":
            self._ply = message["ply"]
            self._state_came()
        elif self._done is not None and not self._done.done():
            self._done.set_result(False)

    def _state_came(self) -> None:
        """Note the time when every seat has the position that the acknowledged move led to."""
        ply, done = self._ply, self._done
        if ply is None or done is None or done.done():
            return
        if all(seat.ply >= ply for seat in self.seats):
            self._arrived = time.perf_counter()
            done.set_result(True)

"""Keeps the one connection of a client up, and resumes after a loss without doing anything twice."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from orrery.client.changes import KnownViews, Misfit
from orrery.client.errors import (
    ClientError,
    NotAllowed,
    ProtocolError,
    ServerGone,
    request_failed,
)
from orrery.client.json_fields import Json, field
from orrery.client.rooms import Announcement, announcements_of

#: Seconds before the first new attempt, doubled for each one that fails, up to the longest.
_FIRST_WAIT: Final = 0.25
_LONGEST_WAIT: Final = 15.0
#: The server closes a connection silent for two minutes.
_PING_EVERY: Final = 40.0
_OPEN_WITHIN: Final = 10.0
#: The largest message that is sent, and the largest that is taken.
_LARGEST_SENT: Final = 16 * 1024
_LARGEST_TAKEN: Final = 16 * 1024 * 1024


class Follower(Protocol):
    """Gets what the connection tells about one table."""

    @property
    def known_ply(self) -> int | None:
        """Return the ply from which the log is wanted after a lost connection."""

    def receive(self, message: Json) -> None:
        """Take in a ``room``, ``state`` or ``chat`` message of the table."""

    def connection(self, up: bool) -> None:
        """Take in that the connection came or went."""

    def storage(self, writable: bool) -> None:
        """Take in whether the server can write now."""

    def announced(self, announcements: tuple[Announcement, ...]) -> None:
        """Take in what is announced now."""

    def fail(self, error: ClientError) -> None:
        """Take in that there will be no connection any more, or not for this table."""


class Socket:
    """Connects when first needed and from then on by itself.

    ``patience`` is how many seconds a command waits for its answer, lost connections included; None is
    for ever. While it waits, it is sent again after every loss under its own key, which the server answers
    as it did the first time.
    """

    def __init__(self, url: str, headers: Callable[[], dict[str, str]], patience: float | None) -> None:
        self._url = url
        self._headers = headers
        self._patience = patience
        self._task: asyncio.Task[None] | None = None
        self._wire: ClientConnection | None = None
        self._followers: dict[str, Follower] = {}
        self._pending: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        # Tables asked for on this connection of which nothing has come yet, in order.
        self._unconfirmed: dict[str, None] = {}
        self._views = KnownViews()
        self._lobby: Callable[[], None] | None = None
        self._failed: ClientError | None = None

    # --- what a client asks for -----------------------------------------------------------------------

    @property
    def up(self) -> bool:
        """Tell whether there is a connection now."""
        return self._wire is not None

    async def follow(self, table: str, follower: Follower) -> None:
        """Pass the messages of a table to ``follower`` from now on."""
        if table in self._followers:
            raise ValueError(f"table {table} is followed already")
        self._check()
        self._followers[table] = follower
        self._start()
        await self._try(self._watching(table))

    async def unfollow(self, table: str) -> None:
        """Stop passing the messages of a table on."""
        self._unconfirmed.pop(table, None)
        if self._followers.pop(table, None) is not None:
            await self._try({"type": "unwatch", "table": table})

    async def lobby(self, changed: Callable[[], None] | None) -> None:
        """Call ``changed`` whenever the lists of tables change; None stops it."""
        self._check()
        self._lobby = changed
        self._start()
        await self._try({"type": "lobby", "on": changed is not None})

    async def command(self, message: Json) -> Json:
        """Send a command with its key and return the answer: ``ack``, ``reasons`` or ``refused``."""
        self._check()
        key = str(message["key"])
        if len(json.dumps(message)) > _LARGEST_SENT:
            raise ValueError("that is too long for one message")
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._pending[key] = (message, answer)
        self._start()
        try:
            await self._try(message)
            async with asyncio.timeout(self._patience):
                return await answer
        except TimeoutError:
            raise ServerGone(f"no answer from {self._url} for {self._patience:g} seconds") from None
        finally:
            self._pending.pop(key, None)

    async def close(self) -> None:
        """Close the connection. What waits for an answer gets none."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._give_up(ServerGone("the connection was closed by this program"))

    # --- keeping it up --------------------------------------------------------------------------------

    def _check(self) -> None:
        if self._failed is not None:
            raise self._failed

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay_connected())

    async def _stay_connected(self) -> None:
        wait = _FIRST_WAIT
        while True:
            heard = False
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers(),
                    open_timeout=_OPEN_WITHIN,
                    max_size=_LARGEST_TAKEN,
                ) as wire:
                    heard = await self._serve(wire)
            except InvalidStatus as error:
                if error.response.status_code in (401, 403):
                    self._give_up(NotAllowed(error.response.status_code, "not-allowed", "not signed in"))
                    return
            except (OSError, WebSocketException, TimeoutError):
                pass  # whatever it was: tried again below
            except ProtocolError as error:
                self._give_up(error)
                return
            if heard:
                wait = _FIRST_WAIT
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))
            wait = min(2 * wait, _LONGEST_WAIT)

    async def _serve(self, wire: ClientConnection) -> bool:
        """Talk until the connection is lost; returns whether the server said anything at all."""
        heard = False
        self._wire = wire
        self._unconfirmed.clear()
        self._views.clear()
        ping = asyncio.get_running_loop().create_task(self._keep_alive(wire))
        try:
            # What is asked for while this goes on is sent by whoever asks, as there is a wire now.
            messages = [self._watching(table) for table in self._followers]
            messages += [message for message, _ in self._pending.values()]
            if self._lobby is not None:
                messages.append({"type": "lobby", "on": True})
                self._lobby()  # the lists may have changed while nobody told
            for message in messages:
                await wire.send(json.dumps(message))
            for follower in list(self._followers.values()):
                follower.connection(True)
            async for text in wire:
                heard = True
                await self._receive(text)
        except ConnectionClosed:
            pass
        finally:
            ping.cancel()
            self._wire = None
            for follower in list(self._followers.values()):
                follower.connection(False)
        return heard

    async def _keep_alive(self, wire: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(_PING_EVERY)
                await wire.send('{"type": "ping"}')

    def _watching(self, table: str) -> Json:
        self._unconfirmed[table] = None
        return {"type": "watch", "table": table, "since": self._followers[table].known_ply}

    async def _try(self, message: Json) -> None:
        """Send now if there is a connection; if not, or if it breaks, the next one sends it."""
        if self._wire is not None:
            with suppress(ConnectionClosed):
                await self._wire.send(json.dumps(message))

    # --- what comes in ----------------------------------------------------------------------------------

    async def _receive(self, text: str | bytes) -> None:
        try:
            message: Any = json.loads(text)
        except ValueError:
            raise ProtocolError("the server sent something that is no JSON") from None
        kind = field(message, "type", str)
        if kind in ("ack", "reasons", "refused"):
            _, answer = self._pending.get(field(message, "key", str), (None, None))
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind in ("room", "state", "chat"):
            table = field(message, "table", str)
            self._unconfirmed.pop(table, None)
            if table in self._followers:
                await self._pass_on(table, message)
        elif kind == "closed":
            error = request_failed(404, "closed", field(message, "message", str))
            self._drop(field(message, "table", str), error)
        elif kind == "storage":
            for follower in list(self._followers.values()):
                follower.storage(field(message, "writable", bool))
        elif kind == "announcements":
            announced = announcements_of(field(message, "announcements", list))
            for follower in list(self._followers.values()):
                follower.announced(announced)
        elif kind == "lobby" and self._lobby is not None:
            self._lobby()
        elif kind == "error":
            self._error_received(message)

    async def _pass_on(self, table: str, message: Json) -> None:
        """Let a follower have what came of a table, states always whole."""
        whole: Json | None = message
        if message["type"] == "state":
            try:
                whole = self._views.completed(message)
            except Misfit:
                await self._try(self._watching(table))
                return
        if whole is not None:
            self._followers[table].receive(whole)

    def _error_received(self, message: Json) -> None:
        """Hand an error of the server to the command or table that it is about.

        The server reads messages one after the other and answers in that order, so it is about the first
        command without an answer, or else the first table not yet shown.
        """
        code = field(message, "code", str)
        status = {"not-signed-in": 401, "not-found": 404, "too-many": 429}.get(code, 400)
        error = request_failed(status, code, field(message, "message", str))
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(error)
                return
        for table in list(self._unconfirmed)[:1]:
            self._drop(table, error)

    def _drop(self, table: str, error: ClientError) -> None:
        self._unconfirmed.pop(table, None)
        follower = self._followers.pop(table, None)
        if follower is not None:
            follower.fail(error)

    def _give_up(self, error: ClientError) -> None:
        self._failed = error
        for follower in list(self._followers.values()):
            follower.fail(error)
        self._followers.clear()
        for _, answer in list(self._pending.values()):
            if not answer.done():
                answer.set_exception(error)

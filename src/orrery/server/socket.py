"""Serves a WebSocket: one connection for the lobby and any number of tables."""

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import anyio
import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from orrery.server.accounts import Account
from orrery.server.chat import lines_for
from orrery.server.commands import TABLE_ID, TYPES, Command
from orrery.server.connections import MORE_FOLLOWS
from orrery.server.errors import ApiError, Unavailable
from orrery.server.identity import CACHE_SECONDS
from orrery.server.limits import LONGEST_MESSAGE, MANY_WAITING, MOST_FOLLOWED, MOST_WAITING
from orrery.server.lobby import visible_to
from orrery.server.messages import Message
from orrery.server.perform import answer
from orrery.server.rate_limits import address_of
from orrery.server.server import Server
from orrery.server.showing import Known
from orrery.server.table import Table

_command: TypeAdapter[Any] = TypeAdapter(Command)

#: Seconds of silence after which a connection is closed.
_SILENCE: Final = 120.0
#: Seconds after which storage that did not answer is asked again.
_ASK_AGAIN: Final = 1.0


class _Watch:
    """A table that a connection follows. States are made when they are sent, so a slow reader skips some."""

    def __init__(self, connection: "Connection", table: Table, since: int) -> None:
        self.connection = connection
        self.table = table
        self.account = connection.account.id if connection.account is not None else None
        self.since = since
        #: What the client has of this table, sent on this connection: the next state may build on it.
        self.known: Known | None = None
        self.state_due = True
        self.room_due = True

    def state_changed(self) -> None:
        """Send the new state when it is its turn."""
        self.state_due = True
        self.connection.due(self)

    def room_changed(self) -> None:
        """Send the room when it is its turn."""
        self.room_due = True
        self.connection.due(self)

    def chat_said(self, lines: list[Message]) -> None:
        """Send what was said, unless they have left a private table and may hear it no more."""
        if not visible_to(self.table.room, self.account):
            return
        self.connection.post({"type": "chat", "table": self.table.id, "lines": lines})

    def table_closed(self) -> None:
        """Send that the table was closed."""
        message = "the host has closed this table"
        self.connection.post({"type": "closed", "table": self.table.id, "message": message})


class Connection:
    """A connected client: its messages are read one after the other, and what is due is sent."""

    def __init__(self, server: Server, socket: WebSocket, account: Account | None, token: str | None) -> None:
        self.server = server
        self.socket = socket
        self.account = account
        self._token = token
        # When the account was looked up last: after how many changes of accounts, and how long it holds.
        self._looked_up = -1
        self._holds_until = 0.0
        self._watches: dict[str, _Watch] = {}
        self._due: dict[_Watch, None] = {}
        self._posts: deque[bytes] = deque()
        self._lobby_due = False
        # Whoever comes while nothing can be written is told at once.
        self._storage_due = server.db.trouble is not None
        self._announcements_due = bool(server.announcements.now())
        self._pongs_due = 0
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        if self._storage_due or self._announcements_due:
            self._wake.set()
        self._all_of_it = anyio.CancelScope()
        self._heard = time.monotonic()
        address = address_of(socket.scope)
        who = address if account is None else f"account {account.id}"
        self._buckets = [server.messages.of(who)]
        if address not in server.shared_addresses:
            self._buckets.append(server.address_messages.of(address))

    # --- sending ------------------------------------------------------------------------------------

    def post(self, message: Message) -> None:
        """Send a message as soon as may be; a client that does not keep up is dropped."""
        if len(self._posts) >= MOST_WAITING:
            self._all_of_it.cancel()
            return
        self._posts.append(orjson.dumps(message))
        self._wake.set()

    def due(self, watch: _Watch) -> None:
        """Note that something about a table is to be sent."""
        self._due[watch] = None
        self._wake.set()

    def lobby_changed(self) -> None:
        """Send that the lists of tables are different now."""
        self._lobby_due = True
        self._wake.set()

    def session_changed(self) -> None:
        """Look whether the session still holds, and close the connection if it does not."""
        self._wake.set()

    def storage_changed(self) -> None:
        """Send whether anything can be written now."""
        self._storage_due = True
        self._wake.set()

    def announcements_changed(self) -> None:
        """Send what is announced now."""
        self._announcements_due = True
        self._wake.set()

    def _pong(self) -> None:
        """Answer a ping after everything that is due now: then the client has heard it all."""
        self._pongs_due += 1
        self._wake.set()

    async def _send_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._storage_due:
                self._storage_due = False
                writable = self.server.db.trouble is None
                await self._send(orjson.dumps({"type": "storage", "writable": writable}))
            if self._announcements_due:
                self._announcements_due = False
                told = {"type": "announcements", "announcements": self.server.announcements.now()}
                await self._send(orjson.dumps(told))
            await self._expect_signed_in()
            # Answers follow what they tell of: whoever has one has also heard of the room and the state.
            posts = len(self._posts)
            pongs, self._pongs_due = self._pongs_due, 0
            if self._lobby_due:
                self._lobby_due = False
                await self._send(orjson.dumps({"type": "lobby"}))
            for watch in list(self._due):
                self._due.pop(watch, None)
                try:
                    await self._send_table(watch, more=posts > 0 and not self._due)
                except Unavailable:
                    # Once the storage is back everybody is told of the table again.
                    watch.room_due = watch.state_due = True
            for left in range(posts, 0, -1):
                await self._send(self._posts.popleft(), more=left > 1)
                self._sent.set()
            for _ in range(pongs):
                await self._send(orjson.dumps({"type": "pong"}))

    async def _expect_signed_in(self) -> None:
        """Wait until it is known that nobody signed out elsewhere: then nothing more may be sent to them."""
        while True:
            try:
                if await self._current_account() is None and self._token is not None:
                    raise WebSocketDisconnect(1008)
                return
            except Unavailable:
                await asyncio.sleep(_ASK_AGAIN)

    async def _current_account(self) -> Account | None:
        """Return who is connected, as they are now; None if their session has ended."""
        identity = self.server.identity
        if self._looked_up != identity.changes or time.monotonic() > self._holds_until:
            changes = identity.changes
            account = await identity.account_of(self._token)
            if account is None:
                return None
            self.account, self._looked_up = account, changes
            self._holds_until = time.monotonic() + CACHE_SECONDS
        return self.account

    async def _send_table(self, watch: _Watch, more: bool) -> None:
        table = watch.table
        await table.settle()
        if not visible_to(table.room, watch.account):
            await self._unwatch(table.id)
            message = "you do not belong to this table any more"
            self.post({"type": "closed", "table": table.id, "message": message})
            return
        if watch.room_due:
            watch.room_due = False
            await self._send(orjson.dumps(table.room_message(watch.account)))
        if watch.state_due:
            await table.settle()
            watch.state_due = False
            state, watch.known = table.news(watch.account, watch.since, watch.known)
            if state is not None:
                watch.since = state["ply"]
                await self._send(orjson.dumps(state), more)

    async def _send(self, data: bytes, more: bool = False) -> None:
        """Send a message, with the next if ``more`` follow at once."""
        try:
            await self.socket.send({"type": "websocket.send", "text": data.decode(), MORE_FOLLOWS: more})
        except RuntimeError:
            # This is how Starlette says that the client is gone.
            raise WebSocketDisconnect(1006) from None

    # --- reading ------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve until the client goes, falls silent or cannot keep up."""
        try:
            with self._all_of_it:
                async with anyio.create_task_group() as group:
                    for work in (self._send_forever, self._read_forever, self._watch_silence):
                        group.start_soon(self._until_end, work)
        finally:
            with anyio.CancelScope(shield=True):
                await self._leave_all()
                await self._close(1000)

    async def _until_end(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run one part of the connection; when it ends, end all of them."""
        with suppress(WebSocketDisconnect):
            await work()
        self._all_of_it.cancel()

    async def _close(self, code: int, *last: Message) -> None:
        """Close the connection after a last message, without waiting for a client that does not read."""
        if self.socket.application_state != WebSocketState.CONNECTED:
            return
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self.server.settings.farewell_seconds):
                for message in last:
                    await self._send(orjson.dumps(message))
                await self.socket.close(code)

    async def goodbye(self, reason: str) -> None:
        """Tell the client that the server stops, and close the connection."""
        await self._close(1012, {"type": "bye", "reason": reason})

    async def _watch_silence(self) -> None:
        while time.monotonic() - self._heard < _SILENCE:
            await asyncio.sleep(_SILENCE / 8)

    async def _read_forever(self) -> None:
        while True:
            while len(self._posts) >= MANY_WAITING:
                self._sent.clear()
                await self._sent.wait()
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._heard = time.monotonic()
            text = received.get("text")
            for bucket in self._buckets:
                while (wait := bucket.take()) > 0:
                    await asyncio.sleep(wait)
            message: Message = {}
            try:
                message = _object(text)
                await self._understand(message)
            except ApiError as error:
                told = {name: _echo(message, name) for name in ("table", "key")}
                self.post({"type": "error", "code": error.code, "message": error.message, **told})

    async def _understand(self, message: Message) -> None:
        kind = message.get("type")
        if kind == "ping":
            self._pong()
        elif kind == "watch":
            await self._watch(_text(message, "table"), _ply(message))
        elif kind == "unwatch":
            await self._unwatch(_text(message, "table"))
        elif kind == "lobby":
            self.server.tables.follow_lobby(self, bool(message.get("on")))
        elif kind in TYPES:
            await self._command(message)
        else:
            raise ApiError(400, "unknown-type", "there is no message of this type")

    async def _watch(self, table_id: str, since: int) -> None:
        table = await self.server.find_table(table_id, self.account)
        if table_id not in self._watches and len(self._watches) >= MOST_FOLLOWED:
            raise ApiError(400, "too-many", f"one connection follows at most {MOST_FOLLOWED} tables")
        await self._unwatch(table_id)
        watch = _Watch(self, table, since)
        self._watches[table_id] = watch
        table.follow(watch)
        lines = await self.server.db.read(lines_for, table_id, watch.account)
        self.post({"type": "chat", "table": table_id, "lines": lines})
        self.due(watch)
        if self.account is not None:
            await self.server.presence.announce(table_id, self.account.id, True)

    async def _unwatch(self, table_id: str) -> None:
        watch = self._watches.pop(table_id, None)
        if watch is None:
            return
        self._due.pop(watch, None)
        table = watch.table
        table.unfollow(watch)
        gone = all(other.account != watch.account for other in table.watchers)
        if watch.account is not None and gone:
            await self.server.presence.announce(table_id, watch.account, False)

    async def _leave_all(self) -> None:
        self.server.tables.follow_lobby(self, False)
        for table_id in list(self._watches):
            await self._unwatch(table_id)

    async def _command(self, message: Message) -> None:
        # Asked every time, for somebody may have signed out elsewhere.
        account = await self._current_account()
        if account is None:
            raise ApiError(401, "not-signed-in", "sign in first")
        try:
            command = _command.validate_python(message)
        except ValidationError as error:
            raise ApiError(422, "bad-message", _first_problem(error)) from None
        table = await self.server.find_table(command.table, account)

        async def answered() -> None:
            # Posted here and not by who waits for it: so it is sent together with the state that it led to.
            self.post(await answer(table, account, command))

        await self.server.tasks.shielded(answered())


def _first_problem(error: ValidationError) -> str:
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def _object(text: str | None) -> Message:
    if text is None:
        raise ApiError(400, "bad-message", "messages are text")
    if len(text) > LONGEST_MESSAGE:
        raise ApiError(413, "too-long", f"a message has at most {LONGEST_MESSAGE} characters")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise ApiError(400, "bad-message", "the message is not JSON") from None
    if not isinstance(message, dict):
        raise ApiError(400, "bad-message", "the message is not a JSON object")
    return message


def _echo(message: Message, name: str) -> str | None:
    """Return what a message that was not understood says it is about, if that is worth repeating."""
    value = message.get(name)
    return value if isinstance(value, str) and len(value) <= 64 else None


def _text(message: Message, name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or re.fullmatch(TABLE_ID, value) is None:
        raise ApiError(422, "bad-message", f"{name}: should be the id of a table")
    return value


def _ply(message: Message) -> int:
    value = message.get("since")
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise ApiError(422, "bad-message", "since: should be a ply")
    return value

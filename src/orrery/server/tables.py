"""All tables this process has in memory, and those it looks after: bots, clocks, news from other processes.

Several processes may share one PostgreSQL. Each running table is looked after by one of them, under a lease
in the table's row; if that process dies another takes the table over. Any of them takes commands.
"""

import asyncio
import logging
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import psycopg
from sqlalchemy import Connection

from orrery.server.bots import stand_in
from orrery.server.chat import lines_from
from orrery.server.commands import hand_to_bot, without
from orrery.server.errors import Refused
from orrery.server.storage.database import CHANNEL, notify
from orrery.server.storage.rooms import (
    LEASE,
    bot_tables,
    claim_tables,
    late_tables,
    release_tables,
    renew_leases,
)
from orrery.server.table import Gone, Table

if TYPE_CHECKING:
    from orrery.core.match import Match
    from orrery.server.server import Server
    from orrery.server.storage.rooms import Step

log = logging.getLogger("orrery.server")

#: How often the lease of tables is renewed.
_RENEWAL: Final = 2.0
_TICK: Final = 0.5
#: A table nobody needs leaves memory after that time.
_IDLE: Final = 120.0
#: How long the word of another process that somebody is there is believed, and how often it is given.
_PRESENCE: Final = 25.0
_ANNOUNCE: Final = 10.0


class Tables:
    """Finds tables, and keeps them going."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}
        self._lobby: set[Any] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: threading.Thread | None = None
        self._stopped = threading.Event()

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> Table:
        """The table, read from the database if need be; :class:`Gone` if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self.server.spawn(Table.load(self.server, table_id))
            self._loading[table_id] = loading
        try:
            table = await asyncio.shield(loading)
        finally:
            self._loading.pop(table_id, None)
        return self._tables.setdefault(table_id, table)

    def loaded(self, table_id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    def forget(self, table_id: str) -> None:
        """The table is gone from the database."""
        self._tables.pop(table_id, None)

    # --- the lobby ----------------------------------------------------------------------------------

    def follow_lobby(self, follower: Any, on: bool) -> None:
        """Tell ``follower`` (by its ``lobby_changed``) whenever the lists of tables change."""
        if on:
            self._lobby.add(follower)
        else:
            self._lobby.discard(follower)

    def lobby_changed(self) -> None:
        """Some list of tables is different now."""
        for follower in list(self._lobby):
            follower.lobby_changed()

    # --- presence -----------------------------------------------------------------------------------

    def elsewhere(self, table_id: str) -> set[str]:
        """Accounts that other processes say are at this table."""
        now = time.monotonic()
        return {account for account, until in self._elsewhere.get(table_id, {}).items() if until > now}

    async def announce(self, table: Table, account: str, here: bool) -> None:
        """Tell the other processes that somebody came or went."""
        if self.server.db.shared:
            await self.server.db.write(notify, self._presence(table, account, here))

    async def _announce_all(self) -> None:
        """Say again who is here, in one write."""
        words = {
            self._presence(table, watcher.account, True)
            for table in self._tables.values()
            for watcher in table.watchers
            if watcher.account is not None
        }

        def write(connection: Connection) -> None:
            for payload in words:
                notify(connection, payload)

        await self.server.db.write(write)

    def _presence(self, table: Table, account: str, here: bool) -> str:
        return f"{'here' if here else 'away'} {table.id} {self.server.settings.server_id} {account}"

    # --- keeping tables going -----------------------------------------------------------------------

    async def start(self) -> None:
        """Take over what a dead process left, listen to the living, and begin to tick."""
        if self.server.db.shared:
            ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._listener = threading.Thread(
                target=self._listen, args=(asyncio.get_running_loop(), ready), daemon=True
            )
            self._listener.start()
            await ready
        await self._claim()
        self._tasks.append(self.server.spawn(self._tick_forever()))

    async def stop(self) -> None:
        """Leave the tables to others."""
        self._stopped.set()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.server.db.write(release_tables, self.server.settings.server_id, time.time())
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)

    async def _tick_forever(self) -> None:
        renewed = announced = swept = time.monotonic()
        while True:
            await asyncio.sleep(_TICK)
            now = time.monotonic()
            self.server.metrics.tables.set(len(self))
            try:
                await self._late()
                if now - renewed >= _RENEWAL:
                    renewed = now
                    await self.server.db.write(
                        renew_leases, self.server.settings.server_id, time.time() + LEASE
                    )
                    await self._claim()
                if self.server.db.shared and now - announced >= _ANNOUNCE:
                    announced = now
                    await self._announce_all()
                if now - swept >= _IDLE / 4:
                    swept = now
                    self._sweep()
            except Exception:
                # The database may be away for a while; the next tick tries again.
                log.exception("tick")

    async def _claim(self) -> None:
        """Look after tables that nobody does, and wake every bot that is to move."""
        db, me = self.server.db, self.server.settings.server_id
        claimed = await db.write(claim_tables, me, time.time(), not db.shared)
        for table_id in claimed:
            table = self._tables.get(table_id)
            if table is not None:
                await table.catch_up()
        for table_id in await db.read(bot_tables, me):
            self.server.spawn(self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        with suppress(Gone):
            (await self.get(table_id)).wake_bot()

    async def _late(self) -> None:
        """Whoever's time is up is played for by a bot from now on."""
        me = self.server.settings.server_id
        for table_id in await self.server.db.read(late_tables, me, time.time()):
            with suppress(Gone, Refused):
                await self._time_out(await self.get(table_id))

    async def _time_out(self, table: Table) -> None:
        def work(match: "Match") -> "Step":
            if table.room.deadline is None or table.room.deadline > time.time():
                raise Refused("not-allowed", "there is time left")
            return hand_to_bot(match, match.actor, stand_in(), "timeout")

        late = table.room.actor
        await table.change(None, None, work)
        if late is not None:
            await without(table, late)

    def _sweep(self) -> None:
        for table_id, table in list(self._tables.items()):
            if table.idle(_IDLE):
                del self._tables[table_id]
        now = time.monotonic()
        for table_id, accounts in list(self._elsewhere.items()):
            kept = {account: until for account, until in accounts.items() if until > now}
            if kept:
                self._elsewhere[table_id] = kept
            else:
                del self._elsewhere[table_id]

    # --- other processes ----------------------------------------------------------------------------

    def _listen(self, loop: asyncio.AbstractEventLoop, ready: "asyncio.Future[None]") -> None:
        """Hear what other processes tell, on a connection and a thread of its own."""
        url = self.server.db.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        first = True
        while not self._stopped.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if first:
                        loop.call_soon_threadsafe(ready.set_result, None)
                        first = False
                    else:
                        # Something may have been said while nobody listened.
                        asyncio.run_coroutine_threadsafe(self._catch_up_all(), loop)
                    while not self._stopped.is_set():
                        for note in connection.notifies(timeout=0.5):
                            loop.call_soon_threadsafe(self._heard, note.payload)
            except psycopg.Error as error:
                log.warning("listening failed: %s", type(error).__name__)
                self._stopped.wait(1.0)

    def _heard(self, payload: str) -> None:
        what, table_id, sender, *rest = payload.split(" ")
        if what == "lobby":
            self.lobby_changed()
            return
        if sender == self.server.settings.server_id:
            return
        if what == "account":
            self.server.identity.forget(table_id)
            return
        if what in ("here", "away"):
            until = time.monotonic() + _PRESENCE if what == "here" else 0.0
            known = self._elsewhere.setdefault(table_id, {})
            news = (rest[0] in self.elsewhere(table_id)) != (what == "here")
            known[rest[0]] = until
            table = self._tables.get(table_id)
            if table is not None and news:
                table.tell_room()
            return
        table = self._tables.get(table_id)
        if table is None:
            return
        if what == "table":
            self.server.spawn(self._catch_up(table))
        elif what == "chat":
            self.server.spawn(self._hear_chat(table, int(rest[0])))

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except Gone:
            self.forget(table.id)
            table.closed()

    async def _catch_up_all(self) -> None:
        for table in list(self._tables.values()):
            await self._catch_up(table)

    async def _hear_chat(self, table: Table, number: int) -> None:
        lines = await self.server.db.read(lines_from, table.id, number)
        for watcher in list(table.watchers):
            watcher.chat_said(lines)


def tell_lobby(connection: Connection, server_id: str) -> None:
    """Inside a write: the lists of tables change with it, for all processes."""
    notify(connection, f"lobby - {server_id}")

"""Keeps the tables that this process has in memory, and moves bots and clocks of those it looks after.

Several processes may share one PostgreSQL. Each running table is looked after by one of them, which says
every two seconds that it lives; if it dies another takes its tables over. Any of them takes commands.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy import Connection

from orrery.server.administration.operations import OPERATOR, last_operation, news_after
from orrery.server.agreements import leave, settle_offers
from orrery.server.chat import said, tell
from orrery.server.errors import Gone, Refused, Unavailable
from orrery.server.leases import RENEWAL, Leases
from orrery.server.limits import IDLE_PLIES
from orrery.server.paced import Paced
from orrery.server.services import Services
from orrery.server.storage.listener import Listener
from orrery.server.storage.rooms import (
    agreed_tables,
    bot_tables,
    claim_tables,
    late_tables,
    renew_lease,
    signs_of_life,
)
from orrery.server.storage.updates import MatchUpdate, heard_moves
from orrery.server.table import Table
from orrery.server.waiting import close_abandoned, touch

log = logging.getLogger("orrery.server")

#: Seconds between two looks for bots and agreements that something kept from going on.
_SEARCH: Final = 30.0
_TICK: Final = 0.5
#: Seconds after which a table that nobody needs leaves memory.
_IDLE: Final = 120.0
#: Seconds for which it stays in any case: somebody may be about to do something with it.
_LEAST_IDLE: Final = 5.0
#: Seconds between two looks for tables that nobody cares for; who is there is noted then.
_TIDYING: Final = 3600.0
#: Seconds between two announcements of who is here.
_ANNOUNCE: Final = 10.0


class LobbyFollower(Protocol):
    """Somebody who looks at lists of tables."""

    def lobby_changed(self) -> None:
        """Take notice that some list of tables is different now."""


class Tables:
    """Finds tables, and keeps them going.

    ``forget_account`` is called when another process changed one, ``read_announcements`` when there are
    others than before.
    """

    def __init__(
        self,
        services: Services,
        forget_account: Callable[[str], None],
        read_announcements: Callable[[], Awaitable[None]],
    ) -> None:
        self._services = services
        self._forget_account = forget_account
        self._read_announcements = read_announcements
        #: The last operation of an operator that this process knows of.
        self._operation = 0
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._lobby: set[LobbyFollower] = set()
        self._tell_lobby = Paced(self._tell_lobby_now, services.news_seconds)
        self._leases = Leases(services.server_id, alone=not services.db.shared)
        self._running: list[asyncio.Task[None]] = []
        self._listener: Listener | None = None
        if services.db.shared:
            self._listener = Listener(services.db.engine.url, self._heard, self._missed)

    def __len__(self) -> int:
        return len(self._tables)

    async def get(self, table_id: str) -> Table:
        """Return a table, loading it if need be; raises :class:`Gone` if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._services.tasks.spawn(self._load(table_id))
            self._loading[table_id] = loading
        try:
            table = await asyncio.shield(loading)
        finally:
            self._loading.pop(table_id, None)
        return self._tables.setdefault(table_id, table)

    async def _load(self, table_id: str) -> Table:
        table = await Table.load(self._services, table_id)
        if table.room.offers:
            # Whatever was agreed on is done before anybody sees the table.
            with suppress(Refused):
                await settle_offers(table)
        return table

    def loaded(self, table_id: str) -> Table | None:
        """Return the table if it is in memory."""
        return self._tables.get(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a table that is gone from the database."""
        self._tables.pop(table_id, None)

    # --- the lobby ----------------------------------------------------------------------------------

    def follow_lobby(self, follower: LobbyFollower, on: bool) -> None:
        """Notify ``follower`` whenever the lists of tables change, or not any more."""
        if on:
            self._lobby.add(follower)
        else:
            self._lobby.discard(follower)

    def lobby_changed(self) -> None:
        """Notify every follower, soon, that some list of tables is different now.

        Each of them asks for its lists again then: whoever makes changes without end makes no end of that.
        """
        self._tell_lobby()

    def _tell_lobby_now(self) -> None:
        for follower in list(self._lobby):
            follower.lobby_changed()

    # --- keeping tables going -----------------------------------------------------------------------

    async def start(self) -> None:
        """Listen to other processes, take over what a dead one left, and begin to tick."""
        if self._listener is not None:
            await self._listener.start()
        await self._claim(first=True)
        self._operation = await self._services.db.read(last_operation)
        await self._read_announcements()
        self._running = [
            self._services.tasks.spawn(self._tick_forever()),
            self._services.tasks.spawn(self._live_forever()),
        ]

    async def stop(self) -> None:
        """Stop ticking and leave the tables to others."""
        for task in self._running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._listener is not None:
            await self._listener.stop()
        await self._services.db.write(
            renew_lease, self._services.server_id, self._services.clock.now(), gone=True
        )

    async def _tick_forever(self) -> None:
        announced = swept = searched = tidied = time.monotonic()
        while True:
            await asyncio.sleep(_TICK)
            now = time.monotonic()
            self._services.metrics.tables.set(len(self))
            try:
                if self._services.db.trouble is not None:
                    await self._services.db.probe()
                    searched = -_SEARCH
                await self._clear_doubts()
                await self._hear_operators()
                await self._time_out_late()
                if now - searched >= _SEARCH:
                    searched = now
                    await self._set_going()
                if self._services.db.shared and now - announced >= _ANNOUNCE:
                    announced = now
                    await self._services.presence.announce_all(self._present())
                self._make_room()
                if now - swept >= _IDLE / 4:
                    swept = now
                    self._sweep()
                if now - tidied >= _TIDYING:
                    tidied = now
                    await self._close_abandoned()
            except Unavailable:
                continue  # the storage logged it; the next tick tries again
            except Exception:
                log.exception("tick")

    async def _live_forever(self) -> None:
        """Give signs of life beside everything else: who is busy is not to be taken for dead."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                await self._claim(first=False)
            except Unavailable:
                continue  # the storage logged it
            except Exception:
                log.exception("signs of life")

    def _present(self) -> set[tuple[str, str]]:
        return {
            (table.id, watcher.account)
            for table in self._tables.values()
            for watcher in table.watchers
            if watcher.account is not None
        }

    async def _claim(self, first: bool) -> None:
        """Say that this process lives, and claim tables that nobody looks after."""
        db, me, now = self._services.db, self._services.server_id, self._services.clock.now()
        silent = self._leases.look(await db.read(signs_of_life), now)

        def write(connection: Connection) -> list[str]:
            renew_lease(connection, me, now)
            return claim_tables(connection, me, now, silent, first)

        claimed = await db.write(write)
        for table_id in claimed:
            table = self._tables.get(table_id)
            if table is not None:
                self._services.tasks.spawn(self._catch_up(table))
        if claimed:
            await self._set_going()

    async def _set_going(self) -> None:
        """Wake every bot that is to move, and do what was agreed on and is not done."""
        db, me = self._services.db, self._services.server_id
        for table_id in await db.read(bot_tables, me):
            self._services.tasks.spawn(self._wake(table_id))
        for table_id in await db.read(agreed_tables, me):
            # A process died, or the database was away, after the last consent.
            self._services.tasks.spawn(self._settle(table_id))

    async def _wake(self, table_id: str) -> None:
        with suppress(Gone):
            (await self.get(table_id)).wake_bot()

    async def _settle(self, table_id: str) -> None:
        with suppress(Gone):
            await settle_offers(await self.get(table_id))

    async def _time_out_late(self) -> None:
        """Let everybody leave whose time is up."""
        late = await self._services.db.read(late_tables, self._services.server_id, self._services.clock.now())
        for table_id in late:
            with suppress(Gone, Refused):
                await self._time_out(await self.get(table_id))

    async def _time_out(self, table: Table) -> None:
        async with table.update() as (match, change):
            if table.room.deadline is None or table.room.deadline > self._services.clock.now():
                raise Refused("not-allowed", "there is time left")
            leave(match, change, match.actor, "timeout")
        await settle_offers(table)

    async def _close_abandoned(self) -> None:
        """Close the tables that wait for people, and for which nobody has cared for long."""
        here = [table.id for table in self._tables.values() if table.watchers]
        now, me = self._services.clock.now(), self._services.server_id

        def write(connection: Connection) -> list[str]:
            touch(connection, here, now)
            return close_abandoned(connection, me, now)

        closed = await self._services.db.write(write)
        for table_id in closed:
            table = self._tables.pop(table_id, None)
            if table is not None:
                table.tell_closed()
        if closed:
            self.lobby_changed()

    def _make_room(self) -> None:
        """Let tables go that nobody needs, those used longest ago first, if they are too long together."""
        needless = [table for table in self._tables.values() if table.idle(_LEAST_IDLE)]
        plies = sum(table.room.ply for table in needless)
        for table in sorted(needless, key=lambda one: one.used):
            if plies <= IDLE_PLIES:
                return
            plies -= table.room.ply
            del self._tables[table.id]

    def _sweep(self) -> None:
        for table_id, table in list(self._tables.items()):
            if table.idle(_IDLE):
                del self._tables[table_id]
        self._services.presence.sweep()

    # --- other processes ----------------------------------------------------------------------------

    def _heard(self, payload: str) -> None:
        """Take in what a process told: ``WHAT ID SENDER ...``; the own words count for the lobby alone."""
        what, subject, sender, *rest = payload.split(" ", 3)
        if what == "lobby":
            self.lobby_changed()
            return
        if sender == self._services.server_id:
            return
        if what == "account":
            self._forget_account(subject)
            return
        if what == "moved":
            for moves in heard_moves(sender, rest[0]):
                self._hear_moves(moves)
            return
        news = what not in ("here", "away") or self._services.presence.heard(subject, rest[0], what == "here")
        table = self._tables.get(subject)
        if table is None or not news:
            return
        if what == "table":
            self._services.tasks.spawn(self._catch_up(table))
        elif what == "chat":
            self._services.tasks.spawn(self._hear_chat(table, int(rest[0])))
        else:
            table.tell_presence()

    def _hear_moves(self, moves: MatchUpdate) -> None:
        table = self._tables.get(moves.table_id)
        if table is None:
            return
        try:
            if table.take_in(moves):
                return
        except Exception:
            log.exception("moves that another process told were not understood")
        self._services.tasks.spawn(self._catch_up(table))

    async def _hear_operators(self) -> None:
        """Take in what operators changed beside the servers, on either database."""
        last, news = await self._services.db.read(news_after, self._operation)
        for what, subject in news:
            if what == "announcements":
                await self._read_announcements()
            else:
                self._heard(f"{what} {subject} {OPERATOR}")
        self._operation = last

    def _missed(self) -> None:
        self._services.tasks.spawn(self._catch_up_all())

    async def _catch_up(self, table: Table) -> None:
        try:
            await table.catch_up()
        except Gone:
            self.forget(table.id)
            table.tell_closed()

    async def _catch_up_all(self) -> None:
        for table in list(self._tables.values()):
            table.doubt()
        await self._clear_doubts()

    async def _clear_doubts(self) -> None:
        """Read every table again of which nobody knows whether memory equals the disk."""
        for table in list(self._tables.values()):
            if table.in_doubt:
                await self._catch_up(table)

    async def _hear_chat(self, table: Table, number: int) -> None:
        tell(table, await self._services.db.read(said, table.id, number))

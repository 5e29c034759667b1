"""One table in memory: the match, who follows it, and the order in which things happen to it.

A move has happened once it is on disk: the match in memory runs ahead only while the table's lock is held.
If writing or reading fails, memory is in doubt: nobody is served from it before all was read again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from orrery.core.match import CommandRefused, Match
from orrery.core.record import RecordError, parse_entry, parse_record, parse_result
from orrery.core.registry import load_game
from orrery.core.replay import Standing
from orrery.server import consequences, messages
from orrery.server.bot_moves import BotMoves
from orrery.server.errors import Gone, Overtaken, Refused, Unavailable, as_refused
from orrery.server.limits import LONGEST_MATCH, MOST_COMMANDS
from orrery.server.messages import Message
from orrery.server.paced import Paced
from orrery.server.ratings import rate_table
from orrery.server.services import Services
from orrery.server.showing import Known, LookingBack, Showing
from orrery.server.storage.rooms import (
    CommandKey,
    EntryRow,
    Room,
    load_entries,
    load_key,
    load_keys,
    load_room,
    lock_room,
)
from orrery.server.storage.schema import FROZEN, RUNNING
from orrery.server.storage.updates import MatchUpdate, write_key, write_moves, write_update
from orrery.server.views import ShownView
from orrery.server.watcher import Watcher

T = TypeVar("T")

#: Seconds for which it holds who is here if nothing is heard: other processes fall silent without a word.
_COUNT_HOLDS: Final = 1.0


class Table:
    """A table that somebody follows or a bot plays at. Make it with ``Table.load``."""

    def __init__(self, services: Services, room: Room) -> None:
        self.services = services
        self.id = room.id
        self.room = room
        self.match: Match | None = None
        #: Why a match cannot go on here, in words.
        self.problem: str | None = None
        self.watchers: set[Watcher] = set()
        self.tell_presence = Paced(self.tell_room, services.news_seconds)
        # Who is here and how many watch, as it was counted, and until when that holds.
        self._counted: tuple[set[str], int, float] | None = None
        self.used = time.monotonic()
        #: Held while the match or the room is read or changed; taken by ``current``.
        self.lock = asyncio.Lock()
        # Every time memory may begin to differ from the disk has a number; the last that was cleared up.
        self._doubts = 1
        self._cleared = 0
        #: Held while a command is carried out, from looking its key up to remembering it.
        self.performing = asyncio.Lock()
        self._keys: dict[CommandKey, int] = {}
        self._rows: list[EntryRow] = []
        self._showing = Showing()
        self._looking_back = LookingBack(self._replay)
        self._bots = BotMoves(self)

    @classmethod
    async def load(cls, services: Services, table_id: str) -> "Table":
        """Load a table from the database; raises :class:`Gone` if there is none."""
        room = await services.db.read(load_room, table_id)
        if room is None:
            raise Gone(table_id)
        table = cls(services, room)
        await table._read_all()
        return table

    # --- reading ------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Return the status for clients: ``frozen`` if this server lacks the rules of a running match."""
        return FROZEN if self.problem is not None and self.room.status == RUNNING else self.room.status

    @property
    def in_doubt(self) -> bool:
        """Tell whether memory may differ from the disk: ahead of it, or behind."""
        return self._doubts > self._cleared

    def doubt(self) -> int:
        """Note that memory may differ from now on; returns the number of this doubt."""
        self._doubts += 1
        return self._doubts

    def _clear_up(self, doubt: int) -> None:
        """Note that this doubt and those before are settled; one that came up meanwhile remains."""
        self._cleared = max(self._cleared, doubt)

    @asynccontextmanager
    async def current(self) -> AsyncIterator[None]:
        """Hold the table, equal to the disk; raises :class:`Unavailable` if the disk cannot be read."""
        async with self.lock:
            if self.in_doubt:
                await self._read_all()
            yield

    async def clear_doubt(self) -> None:
        """Read all again if memory may differ from the disk; raises :class:`Unavailable` if that fails."""
        if self.in_doubt:
            async with self.current():
                pass

    async def _read_all(self) -> None:
        """Load room, keys and match from the database, in place of what is in memory."""
        doubt = self.doubt()

        def read(connection: Connection) -> tuple[Room | None, list[EntryRow], dict[CommandKey, int]]:
            return (
                load_room(connection, self.id),
                load_entries(connection, self.id),
                load_keys(connection, self.id),
            )

        room, rows, keys = await self.services.db.read(read)
        if room is None:
            raise Gone(self.id)
        match, problem = None, None
        if room.header is not None:
            try:
                match = await self.services.replaying.run(room.host, _match_of, room, rows)
            except (RecordError, ValueError) as error:
                problem = str(error)
        self.room, self.match, self.problem = room, match, problem
        self._keys = keys
        self._rows = rows if problem is not None else []
        self._showing.forget()
        self._looking_back.forget()
        self._clear_up(doubt)

    async def catch_up(self) -> None:
        """Take in what another server process wrote, and notify every watcher."""
        async with self.current():
            await self._catch_up()
            self.tell_room()
        self.tell_state()
        self.wake_bot()

    def take_in(self, moves: MatchUpdate) -> bool:
        """Take in moves that another server process wrote, and notify every watcher; nothing is read.

        Tells whether that was possible: they follow on what is here, and nothing is being changed.
        """
        match = self.match
        if not self.settled or match is None or not match.ply == self.room.ply == moves.before:
            return False
        try:
            for row in moves.entries:
                match.feed(parse_entry(row.line, row.ply))
        except BaseException:
            self.doubt()
            raise
        self.room = consequences.moved_on(self.room, moves)
        self._showing.forget()
        self.tell_state()
        self.wake_bot()
        return True

    async def _catch_up(self) -> None:
        if self.match is None:
            await self._read_all()
            return
        ply = self.match.ply

        def read(connection: Connection) -> tuple[Room | None, list[EntryRow]]:
            return load_room(connection, self.id), load_entries(connection, self.id, ply)

        try:
            room, rows = await self.services.db.read(read)
            if room is None:
                raise Gone(self.id)
            if room.header != self.room.header:
                # Somebody is called something else now, in what was recorded before, too.
                await self._read_all()
                return
            self.room = room
            self._showing.forget()
            for row in rows:
                self.match.feed(parse_entry(row.line, row.ply))
            if room.outcome is not None and self.match.record.result is None:
                self.match.record.result = parse_result(room.outcome, self.match.ply)
        except BaseException:
            self.doubt()
            raise

    async def refresh_room(self) -> None:
        """Load the room again after a change of it, and notify every watcher."""
        async with self.current():
            try:
                room = await self.services.db.read(load_room, self.id)
            except BaseException:
                self.doubt()
                raise
            if room is None:
                raise Gone(self.id)
            if room.header != self.room.header:
                await self._read_all()
            else:
                self.room = room
                self._showing.forget()
        self.tell_room()

    async def state(self, account: str | None, since: int = 0) -> Message | None:
        """Make the state as this account sees it; None before the match begins."""
        async with self.current():
            return self._state(self.room.seat_of(account), since)

    @property
    def settled(self) -> bool:
        """Tell whether memory equals the disk now, and nothing is being changed."""
        return not self.lock.locked() and not self.in_doubt

    async def settle(self) -> None:
        """Wait until that is so; raises :class:`Unavailable` if the disk cannot be read."""
        if not self.settled:
            async with self.current():
                pass

    def news(
        self, account: str | None, since: int, known: Known | None
    ) -> tuple[Message | None, Known | None]:
        """Make the state for an account that has been shown ``known``, and return what it knows by that then.

        To be called while the table is ``settled``.
        """
        seat = self.room.seat_of(account)
        message = self._state(seat, since, known.to(seat) if known is not None else None)
        if message is None or self.match is None:
            return message, None
        return message, Known(seat, self._showing.view(self.match, seat))

    def _state(self, seat: int | None, since: int, known: ShownView | None = None) -> Message | None:
        self.used = time.monotonic()
        if self.problem is not None:
            return messages.frozen_state(self.room, self.status, self._rows, seat)
        if self.match is None:
            return None
        return self._showing.state(self.room, self.match, seat, since, self._now(), known)

    def _now(self) -> float:
        return self.services.clock.now()

    async def view_at(self, ply: int, seat: int | None) -> dict[str, Any] | None:
        """Make what a seat saw before ``ply``; None if there is no match to look at."""
        async with self.current():
            match = self.match
            if match is None:
                return None
            if ply >= match.ply:
                return match.view(seat)
        return await self._looking_back.view(match, ply, seat)

    async def race(self) -> list[Standing] | None:
        """Find how points and rounds went; None if there is no match to look at."""
        async with self.current():
            match = self.match
        if match is None:
            return None
        return await self._looking_back.race(match)

    async def _replay(self, function: Callable[..., T], *args: Any) -> T:
        """Run what goes through the record; it counts as the host's work."""
        return await self.services.replaying.run(self.room.host, function, *args)

    async def record(self, seat: int | None) -> list[str]:
        """Make the lines of the record that a seat may see; none before the match begins."""
        # The room as it was before the entries were read: it may go on meanwhile.
        room = self.room
        rows = await self.services.db.read(load_entries, self.id)
        return await self._replay(messages.record_for, room, rows[: room.ply], seat)

    def room_message(self, account: str | None) -> Message:
        """Make the room as this account sees it; to be called after ``clear_doubt``."""
        online, watching = self._count_watchers()
        return messages.room_for(self.room, account, self.status, self.problem, online, watching)

    def _count_watchers(self) -> tuple[set[str], int]:
        """Find who is here and how many watch: once for all who are told of the same change."""
        now = time.monotonic()
        if self._counted is None or self._counted[2] < now:
            present = {watcher.account for watcher in self.watchers if watcher.account is not None}
            online = present | self.services.presence.elsewhere(self.id)
            seated = {seat.account for seat in self.room.seats if seat.kind == "person"}
            watching = sum(watcher.account not in seated for watcher in self.watchers)
            self._counted = online, watching, now + _COUNT_HOLDS
        return self._counted[:2]

    # --- telling ------------------------------------------------------------------------------------

    def follow(self, watcher: Watcher) -> None:
        """Notify a watcher of what happens from now on, and the others, soon, that it is here."""
        self.watchers.add(watcher)
        self._counted = None
        self.tell_presence()

    def unfollow(self, watcher: Watcher) -> None:
        """Notify a watcher no more."""
        self.watchers.discard(watcher)
        self._counted = None
        self.tell_presence()

    def tell_state(self) -> None:
        """Notify every watcher of a new state."""
        for watcher in list(self.watchers):
            watcher.state_changed()

    def tell_room(self) -> None:
        """Notify every watcher of a change of the room."""
        self._counted = None
        for watcher in list(self.watchers):
            watcher.room_changed()

    def tell_closed(self) -> None:
        """Notify every watcher that the table was closed."""
        for watcher in list(self.watchers):
            watcher.table_closed()

    # --- changing -----------------------------------------------------------------------------------

    def acknowledged(self, command: CommandKey) -> int | None:
        """Return the ply that an acknowledged command led to; None for one unknown to this process."""
        return self._keys.get(command)

    async def acknowledged_elsewhere(self, command: CommandKey) -> int | None:
        """Return the same for a command that may be on disk although nobody here was told."""
        async with self.current():
            if command not in self._keys:
                ply = await self.services.db.read(load_key, self.id, command)
                if ply is not None:
                    self._keys[command] = ply
            return self._keys.get(command)

    async def write_once(self, command: CommandKey, write: Callable[[Connection], T]) -> tuple[int, T]:
        """Write something that is no move, together with the key of its command.

        Returns the ply of the match, and what ``write`` returned. Nothing is written if ``write`` raises,
        or if another process was first with this command.
        """
        self.expect_few_commands()
        ply = self.room.ply

        def keyed(connection: Connection) -> T:
            write_key(connection, self.id, command, ply)
            return write(connection)

        try:
            value = await self.services.db.write(keyed)
        except IntegrityError:
            raise Refused("stale", "another server process was first") from None
        except Unavailable:
            self.doubt()
            raise
        self._keys[command] = ply
        return ply, value

    @asynccontextmanager
    async def update(
        self, command: CommandKey | None = None, follow_orders: bool = True
    ) -> AsyncIterator[tuple[Match, MatchUpdate]]:
        """Change the match: ``async with table.update(command) as (match, change)``.

        What the block does to ``match`` is written in one transaction when it ends, with the key of
        ``command`` and with the columns that it put into ``change``; then everybody is told, and
        ``change.ply`` is the ply it led to. If the block raises or writing fails, nothing has happened;
        a refusal of the match comes out as :class:`Refused`. ``follow_orders`` says whether standing orders
        are carried out in the same update.
        """
        async with self.current():
            match = self.playable()
            before = match.ply
            change = MatchUpdate(self.id, self.services.server_id, before, command=command)
            try:
                yield match, change
                if follow_orders:
                    consequences.follow_orders(self.room, match)
                await self._commit(match, change)
            except (Refused, CommandRefused) as error:
                if match.ply != before:
                    self.doubt()
                raise as_refused(error) from None
            except (IntegrityError, Overtaken):
                # Another process was first, with another move or with this very command.
                self.doubt()
                raise Refused("stale", "somebody else was first") from None
            except BaseException:
                self.doubt()
                raise
        self.tell_state()
        if not change.only_moves:
            self.tell_room()
        self.wake_bot()

    def expect_running(self) -> None:
        """Raise :class:`Refused` unless the match has begun and is not over; it may be frozen."""
        _expect_running(self.room)

    def lock_running(self, connection: Connection) -> Room:
        """Lock the room for a change inside a write; raises :class:`Refused` unless the match is running."""
        return _expect_running(lock_room(connection, self.id))

    def playable(self) -> Match:
        """Return the match if moves can be made; :class:`Refused` tells why not."""
        self.expect_running()
        if self.problem is not None:
            raise Refused("frozen", self.problem)
        assert self.match is not None
        return self.match

    def expect_short(self, match: Match) -> None:
        """Raise :class:`Refused` if the record is so long that nothing may be taken back any more."""
        if match.ply >= LONGEST_MATCH:
            raise Refused("too-many", "too much was taken back in this match already")

    def expect_few_commands(self) -> None:
        """Raise :class:`Refused` if so many are remembered that only those may follow that end some day."""
        if len(self._keys) >= MOST_COMMANDS:
            raise Refused("too-many", "too much was said and asked for at this table already")

    def expect_few_commands_of_spectators(self) -> None:
        """Raise :class:`Refused` if half of what is remembered is used up: the rest is for the players."""
        if len(self._keys) >= MOST_COMMANDS // 2:
            raise Refused("too-many", "too much was said at this table already")

    async def _commit(self, match: Match, change: MatchUpdate) -> None:
        """Write what happened to the match since ply ``change.before``; only then does anybody see it."""
        wall = time.time()
        consequences.complete(change, self.room, match, wall, self._now())

        def write(connection: Connection) -> Room | None:
            write_update(connection, change)
            if match.record.result is not None:
                after = load_room(connection, self.id)
                assert after is not None
                rate_table(connection, after, match.record.result, wall)
            return load_room(connection, self.id)

        after = None
        if change.only_moves:
            await self.services.db.write_alike(write_moves, change)
        else:
            after = await self.services.db.write(write)
        self.services.metrics.moves.inc(len(change.entries))
        if change.command is not None:
            self._keys[change.command] = change.ply
        self._showing.forget()
        self.room = after if after is not None else consequences.moved_on(self.room, change)

    def wake_bot(self) -> None:
        """Let the bot to move think, if this process looks after the table."""
        self._bots.wake()

    # --- rest ---------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Tell whether nobody has needed the table for that long."""
        working = self.lock.locked() or self.performing.locked()
        busy = working or self.watchers or self._bots.to_move() is not None
        return not busy and time.monotonic() - self.used > seconds


def _expect_running(room: Room | None) -> Room:
    if room is not None and messages.over(room):
        raise Refused("over", "the match is over")
    if room is None or room.status != RUNNING:
        raise Refused("not-running", "the match has not begun")
    return room


def _match_of(room: Room, rows: list[EntryRow]) -> Match:
    """Rebuild the match of a table; ``RecordError`` or ``ValueError`` if this program has other rules."""
    lines = [str(room.header), *(row.line for row in rows)]
    if room.outcome is not None:
        lines.append(room.outcome)
    record = parse_record(lines)
    game = load_game(room.game)
    return Match.from_record(game, record, room.seed if room.status == RUNNING else None)

"""One table in memory: the match, who follows it, and the order in which things happen to it.

A move has happened once it is on disk: the match in memory runs ahead only while the table's lock is held,
and if writing fails it is thrown away and read again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import orjson
from sqlalchemy.exc import IntegrityError

from orrery.core.match import Match
from orrery.core.record import RecordError, parse_entry, parse_record, parse_result, to_line
from orrery.core.registry import load_game
from orrery.server import messages
from orrery.server.bots import Job
from orrery.server.errors import Refused
from orrery.server.messages import Message
from orrery.server.ratings import rate_table
from orrery.server.storage.rooms import (
    EntryRow,
    Room,
    Step,
    load_entries,
    load_keys,
    load_room,
    write_step,
)
from orrery.server.storage.schema import FINISHED, FROZEN, RUNNING

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from orrery.server.server import Server

T = TypeVar("T")

#: How many messages about one position are kept ready for further watchers.
_STATES: Final = 16


class Watcher(Protocol):
    """Somebody who follows a table: told that something changed, it fetches what it may see."""

    account: str | None

    def state_changed(self) -> None:
        """There is a new state."""

    def room_changed(self) -> None:
        """Somebody came, went, offered or answered."""

    def chat_said(self, lines: list[Message]) -> None:
        """Somebody said something."""

    def table_closed(self) -> None:
        """The table is no more."""


class Gone(LookupError):
    """The table is not in the database any more."""


class Table:
    """A table that somebody follows or a bot plays at. Make it with ``Table.load``."""

    def __init__(self, server: "Server", room: Room) -> None:
        self.server = server
        self.id = room.id
        self.room = room
        self.match: Match | None = None
        #: Why a match cannot go on here, in words.
        self.problem: str | None = None
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._keys: dict[tuple[str, str], int] = {}
        self._rows: list[EntryRow] = []
        # What was made for the position at hand: views as JSON by seat, messages by seat and log.
        self._views: dict[int | None, orjson.Fragment] = {}
        self._states: dict[tuple[int | None, int], Message] = {}
        self._thinking: asyncio.Task[None] | None = None
        # A second match that is wound to and fro for replays, with a lock of its own.
        self._wound: Match | None = None
        self._winding = asyncio.Lock()

    @classmethod
    async def load(cls, server: "Server", table_id: str) -> "Table":
        """The table as the database has it; :class:`Gone` if it has not."""
        room = await server.db.read(load_room, table_id)
        if room is None:
            raise Gone(table_id)
        table = cls(server, room)
        await table._read_all()
        return table

    # --- reading ------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """What the table is for its players; ``frozen`` if this server lacks its rules."""
        return FROZEN if self.problem is not None and self.room.status == RUNNING else self.room.status

    async def _read_all(self) -> None:
        """Room, keys and match from the database; what was in memory is forgotten."""

        def read(connection: "Connection") -> tuple[Room | None, list[EntryRow], dict[tuple[str, str], int]]:
            return (
                load_room(connection, self.id),
                load_entries(connection, self.id),
                load_keys(connection, self.id),
            )

        room, rows, keys = await self.server.db.read(read)
        if room is None:
            raise Gone(self.id)
        self.room = room
        self._keys = keys
        self._rows = []
        self._forget_made()
        self.match = None
        self.problem = None
        if room.header is None:
            return
        try:
            self.match = await asyncio.to_thread(_replay, room, rows)
        except (RecordError, ValueError) as error:
            self.problem = str(error)
            self._rows = rows

    async def catch_up(self) -> None:
        """Take in what another server process wrote."""
        async with self.lock:
            await self._catch_up()
        self.tell_room()
        self.tell_state()
        self.wake_bot()

    async def _catch_up(self) -> None:
        if self.match is None:
            await self._read_all()
            return
        ply = self.match.ply

        def read(connection: "Connection") -> tuple[Room | None, list[EntryRow]]:
            return load_room(connection, self.id), load_entries(connection, self.id, ply)

        room, rows = await self.server.db.read(read)
        if room is None:
            raise Gone(self.id)
        self.room = room
        self._forget_made()
        for row in rows:
            self.match.feed(parse_entry(row.line, row.ply))
        if room.outcome is not None and self.match.record.result is None:
            self.match.record.result = parse_result(room.outcome, self.match.ply)

    async def refresh_room(self) -> None:
        """Read the room again after a change of it, and tell those who follow."""
        async with self.lock:
            room = await self.server.db.read(load_room, self.id)
            if room is None:
                raise Gone(self.id)
            if self.match is None and room.header is not None and self.problem is None:
                await self._read_all()
            else:
                self.room = room
                self._forget_made()
        self.tell_room()

    async def state(self, account: str | None, since: int = 0) -> Message | None:
        """The match as this account sees it; None before it begins."""
        async with self.lock:
            return self._state(self.room.seat_of(account), since)

    def _state(self, seat: int | None, since: int) -> Message | None:
        self.used = time.monotonic()
        if self.problem is not None:
            return messages.frozen_state(self.room, self.status, self._rows, seat)
        if self.match is None:
            return None
        match = self.match
        over = messages.disclosed(self.room.status)
        keep = 0 if over else messages.log_floor(match.record.entries, since)
        message = self._states.get((seat, keep))
        if message is None:
            message = messages.state_for(self.room, match, seat, keep, time.time(), self._view(match, seat))
            if len(self._states) < _STATES:
                self._states[seat, keep] = message
        elif message["clock"] is not None:
            message = {**message, "clock": messages.clock_of(self.room, time.time())}
        return message

    def _view(self, match: Match, seat: int | None) -> Any:
        """What a seat sees, as JSON that is made once for all who see the same."""
        eyes = None if match.open_to_all else seat
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = orjson.Fragment(orjson.dumps(match.view(eyes)))
        return view

    async def view_at(self, ply: int, seat: int | None) -> dict[str, Any] | None:
        """What a seat saw before ``ply``; None if there is no match to look at."""
        async with self.lock:
            match = self.match
            if match is None:
                return None
            if ply >= match.ply:
                return match.view(seat)
        async with self._winding:
            wound = self._wound
            if wound is None or wound.ply > ply:
                wound = self._wound = Match(match.game, match.record.header, None)
            await asyncio.to_thread(_wind, wound, match, ply)
            return wound.view(seat)

    def room_message(self, account: str | None) -> Message:
        """The room as this account sees it."""
        present = {watcher.account for watcher in self.watchers if watcher.account is not None}
        online = present | self.server.tables.elsewhere(self.id)
        watching = sum(self.room.seat_of(watcher.account) is None for watcher in self.watchers)
        return messages.room_for(self.room, account, self.status, self.problem, online, watching)

    def _forget_made(self) -> None:
        self._views.clear()
        self._states.clear()

    # --- telling ------------------------------------------------------------------------------------

    def tell_state(self) -> None:
        """The match has moved on."""
        for watcher in list(self.watchers):
            watcher.state_changed()

    def tell_room(self) -> None:
        """The room has changed."""
        for watcher in list(self.watchers):
            watcher.room_changed()

    def closed(self) -> None:
        """The table is no more."""
        for watcher in list(self.watchers):
            watcher.table_closed()

    # --- changing -----------------------------------------------------------------------------------

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through, even if the one who asked for it goes away meanwhile."""
        return await asyncio.shield(self.server.spawn(work))

    def known(self, account: str, key: str) -> int | None:
        """The ply that an acknowledged command led to."""
        return self._keys.get((account, key))

    def remember(self, account: str, key: str, ply: int) -> None:
        """A command that is no move was acknowledged."""
        self._keys[account, key] = ply

    async def repeated(self, account: str, key: str) -> int:
        """The ply of a command that is found to be acknowledged already, here or elsewhere."""
        self._keys |= await self.server.db.read(load_keys, self.id)
        return self._keys[account, key]

    async def change(
        self,
        account: str | None,
        key: str | None,
        work: Callable[[Match], Step | None],
        follow: bool = True,
    ) -> int:
        """Let ``work`` change the match, write that down, tell everybody; the ply it led to.

        ``work`` raises :class:`Refused` to change nothing; a step it returns carries further columns to
        write. A command whose key was acknowledged before is answered as then, and not done again.
        ``follow`` says whether standing orders are carried out after it.
        """
        async with self.lock:
            if account is not None and key is not None:
                done = self.known(account, key)
                if done is not None:
                    return done
            match = self.playable()
            before = match.ply
            step = Step(self.server.settings.server_id)
            step.command = (account, key) if account is not None and key is not None else None
            try:
                extra = work(match)
                if extra is not None:
                    step.table, step.seats = extra.table, extra.seats
                if follow:
                    self._follow_orders(match)
                await self._commit(match, before, step)
            except Refused:
                if match.ply != before:
                    await self._read_all()
                raise
            except IntegrityError:
                # Another process was first, with another move or with this very command.
                await self._read_all()
                done = self.known(account, key) if account is not None and key is not None else None
                if done is not None:
                    return done
                raise Refused("stale", "somebody else was first") from None
            except BaseException:
                await self._read_all()
                raise
            ply = match.ply
        self.tell_state()
        if step.seats or step.table:
            self.tell_room()
        self.wake_bot()
        return ply

    def playable_or_frozen(self) -> None:
        """Refuse unless the table's match has begun and is not over."""
        if self.room.status != RUNNING:
            over = messages.disclosed(self.room.status)
            message = "the match is over" if over else "the match has not begun"
            raise Refused("over" if over else "not-running", message)

    def playable(self) -> Match:
        """The match, if moves can be made; :class:`Refused` tells why not."""
        self.playable_or_frozen()
        if self.problem is not None:
            raise Refused("frozen", self.problem)
        assert self.match is not None
        return self.match

    def _follow_orders(self, match: Match) -> None:
        """Play what people asked to be played for them."""
        while not match.over and match.record.result is None:
            if match.seats[match.actor].bot is not None:
                return
            orders = self.room.seats[match.actor].orders
            legal = match.legal(match.actor)
            action = match.pass_action() if orders["pass"] else None
            if action is None and orders["forced"] and len(legal) == 1:
                action = legal[0]
            if action is None:
                return
            match.command(match.actor, match.ply, action)

    async def _commit(self, match: Match, before: int, step: Step) -> None:
        now = time.time()
        told = {entry.ply: messages.told_of(entry) for entry in match.log if entry.ply >= before}
        step.entries = [
            EntryRow(entry.ply, to_line(entry), told.get(entry.ply), now)
            for entry in match.record.entries[before:]
        ]
        step.ply = match.ply
        step.actor = match.actor if match.actor >= 0 else None
        self._set_clock(match, step, now)
        if match.record.result is not None:
            step.table |= {"status": FINISHED, "ended": now, "outcome": to_line(match.record.result)}

        def write(connection: "Connection") -> Room | None:
            write_step(connection, self.id, step)
            if match.record.result is not None:
                after = load_room(connection, self.id)
                assert after is not None
                rate_table(connection, after, match.record.result, now)
            if step.seats or step.table:
                return load_room(connection, self.id)
            return None

        after = await self.server.db.write(write)
        self.server.metrics.moves.inc(len(step.entries))
        if step.command is not None:
            self._keys[step.command] = step.ply
        self._forget_made()
        if after is None:
            after = replace(
                self.room, ply=step.ply, actor=step.actor, moved=step.moved, deadline=step.deadline
            )
        self.room = after

    def _set_clock(self, match: Match, step: Step, now: float) -> None:
        """Charge the time to who used it, and start that of who decides next."""
        clock, room = self.room.clock, self.room
        step.moved = now
        if clock is None:
            return
        banks = {seat.seat: seat.bank for seat in room.seats if seat.bank is not None}
        banks |= {seat: values["bank"] for seat, values in step.seats.items() if "bank" in values}
        used = room.actor
        if used is not None and room.deadline is not None and room.moved is not None and used in banks:
            banks[used] = max(0.0, banks[used] - (now - room.moved))
            if step.actor != used:
                banks[used] += clock["increment"]
            step.seats.setdefault(used, {})["bank"] = banks[used]
        if step.actor is not None and match.seats[step.actor].bot is None and step.actor in banks:
            step.deadline = now + banks[step.actor]

    # --- bots ---------------------------------------------------------------------------------------

    def wake_bot(self) -> None:
        """Let the bot to move think, if this process looks after the table."""
        if self._bot_to_move() is None or (self._thinking is not None and not self._thinking.done()):
            return
        self._thinking = self.server.spawn(self._bots_move())

    def _bot_to_move(self) -> str | None:
        if self.match is None or self.room.status != RUNNING or self.match.actor < 0:
            return None
        if self.room.runner != self.server.settings.server_id:
            return None
        return self.match.seats[self.match.actor].bot

    async def _bots_move(self) -> None:
        while not self.server.stopping:
            async with self.lock:
                bot = self._bot_to_move()
                if bot is None or self.match is None:
                    return
                ply, seat = self.match.ply, self.match.actor
                job = self.job(self.match, seat, bot)
            action = await self.server.decide(job)

            def move(match: Match, ply: int = ply, seat: int = seat, action: int = action) -> None:
                if match.ply != ply:
                    raise Refused("stale", "the match went on meanwhile")
                match.command(seat, ply, action)

            try:
                await self.change(None, None, move)
            except Refused:
                continue

    def job(self, match: Match, seat: int, bot: str) -> Job:
        """The decision at hand for a bot: what the seat knows, as data."""
        header = match.record.header
        position = match.position(seat).to_json()
        return Job(header.game, header.options, seat, bot, position, match.bot_seed(seat))

    # --- endings ------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """Whether nobody has needed the table for that long."""
        busy = self.watchers or self.lock.locked() or self._bot_to_move() is not None
        return not busy and time.monotonic() - self.used > seconds


def _replay(room: Room, rows: list[EntryRow]) -> Match:
    lines = [str(room.header), *(row.line for row in rows)]
    if room.outcome is not None:
        lines.append(room.outcome)
    record = parse_record(lines)
    game = load_game(room.game)
    return Match.from_record(game, record, room.seed if room.status == RUNNING else None)


def _wind(wound: Match, match: Match, ply: int) -> None:
    while wound.ply < ply:
        wound.feed(match.record.entries[wound.ply])

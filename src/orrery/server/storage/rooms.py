"""Reads and writes tables and seats: functions of a connection, to be run by ``Database``."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, insert, or_, select, update

from orrery.server.storage.database import notify
from orrery.server.storage.schema import ABANDONED, RUNNING, commands, entries, offers, seats, servers, tables
from orrery.server.storage.statements import RowsStatement

#: An acknowledged command: the account that sent it, and its key.
CommandKey = tuple[str, str]

#: A seat without standing orders.
NO_ORDERS: Final = {"forced": False, "pass": False}


class Sign(NamedTuple):
    """A sign of life: when it was given, by the clock of that process, and whether it was the last."""

    seen: float
    gone: bool


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table. If ``bot`` is set it plays now, be it a bot's own seat or one that a person left."""

    seat: int
    kind: str
    account: str | None
    bot: str | None
    name: str | None
    departed: str | None
    orders: dict[str, bool]
    bank: float | None


@dataclass(frozen=True, slots=True)
class OfferRow:
    """Something that needs consent; ``agreed`` are the seats that gave it, ``waiting`` those still asked."""

    id: int
    kind: str
    by: int
    data: dict[str, Any]
    agreed: list[int]
    waiting: list[int]


@dataclass(frozen=True)
class Room:
    """A table as the database has it, without its entries."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    status: str
    public: bool
    rated: bool
    host: str
    clock: dict[str, float] | None
    created: float
    started: float | None
    ended: float | None
    header: str | None
    seed: bytes | None = field(repr=False)
    outcome: str | None = field(repr=False)
    ply: int
    actor: int | None
    moved: float | None
    deadline: float | None
    rematch: str | None
    declined: dict[str, int] | None
    runner: str | None
    tournament: str | None
    sealed: bool
    touched: float | None
    seats: tuple[SeatRow, ...]
    offers: tuple[OfferRow, ...]

    def seat_of(self, account: str | None) -> int | None:
        """Return the seat this account holds, not one that is merely kept for it."""
        for seat in self.seats:
            if account is not None and seat.account == account and seat.kind == "person":
                return seat.seat
        return None

    def people(self) -> list[int]:
        """List the seats that people play now."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.bot is None]


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A line of the record, with what it told whom."""

    ply: int
    line: str
    told: dict[str, Any] | None
    at: float


def load_room(connection: Connection, table_id: str) -> Room | None:
    """Load a table with its seats and open offers."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else _room(connection, row)


def load_rooms(connection: Connection, ids: Sequence[str]) -> list[Room]:
    """Load several tables in this order, by as many statements as for one."""
    rows = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    own: dict[str, list[Row[Any]]] = {table_id: [] for table_id in rows}
    asked: dict[str, list[Row[Any]]] = {table_id: [] for table_id in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        own[seat.table_id].append(seat)
    for offer in connection.execute(select(offers).where(offers.c.table_id.in_(ids)).order_by(offers.c.id)):
        asked[offer.table_id].append(offer)
    return [_made(rows[one], own[one], asked[one]) for one in ids if one in rows]


def _room(connection: Connection, row: Row[Any]) -> Room:
    own = connection.execute(select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat))
    asked = connection.execute(select(offers).where(offers.c.table_id == row.id).order_by(offers.c.id))
    return _made(row, own, asked)


def _made(row: Row[Any], own: Iterable[Row[Any]], asked: Iterable[Row[Any]]) -> Room:
    return Room(
        **row._mapping,
        seats=tuple(
            SeatRow(one.seat, one.kind, one.account, one.bot, one.name, one.departed, one.orders, one.bank)
            for one in own
        ),
        offers=tuple(
            OfferRow(one.id, one.kind, one.by_seat, one.data, one.agreed, one.waiting) for one in asked
        ),
    )


def lock_room(connection: Connection, table_id: str) -> Room | None:
    """Load a table for a change: no other process changes it before this transaction ends."""
    row = connection.execute(select(tables).where(tables.c.id == table_id).with_for_update()).one_or_none()
    return None if row is None else _room(connection, row)


def load_entries(connection: Connection, table_id: str, first: int = 0) -> list[EntryRow]:
    """Load the entries from ply ``first`` on."""
    found = connection.execute(
        select(entries.c.ply, entries.c.line, entries.c.told, entries.c.at)
        .where(entries.c.table_id == table_id, entries.c.ply >= first)
        .order_by(entries.c.ply)
    )
    return [EntryRow(row.ply, row.line, row.told, row.at) for row in found]


def load_keys(connection: Connection, table_id: str) -> dict[CommandKey, int]:
    """Load the commands that were acknowledged, with the ply each led to."""
    found = connection.execute(
        select(commands.c.account, commands.c.key, commands.c.ply).where(commands.c.table_id == table_id)
    )
    return {(row.account, row.key): row.ply for row in found}


def load_key(connection: Connection, table_id: str, command: CommandKey) -> int | None:
    """Load the ply that a command led to; None if it was not acknowledged."""
    account, key = command
    this = and_(commands.c.table_id == table_id, commands.c.account == account, commands.c.key == key)
    found: int | None = connection.execute(select(commands.c.ply).where(this)).scalar_one_or_none()
    return found


def notify_table(connection: Connection, table_id: str, server_id: str) -> None:
    """Tell the other processes to read a table again, once this transaction is committed."""
    notify(connection, table_notice(table_id, server_id))


def tell_lobby(connection: Connection, server_id: str) -> None:
    """Tell all processes, inside a write, that the lists of tables change with it."""
    notify(connection, f"lobby - {server_id}")


def table_notice(table_id: str, server_id: str) -> str:
    """Make what the other processes are told of a table that they are to read again."""
    return f"table {table_id} {server_id}"


def change_seat(connection: Connection, table_id: str, number: int, values: dict[str, Any]) -> None:
    """Change columns of one seat."""
    connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat == number).values(values)
    )


def change_offer(connection: Connection, offer: int, values: dict[str, Any]) -> None:
    """Change who has agreed to an offer, or is still waited for."""
    connection.execute(update(offers).where(offers.c.id == offer).values(values))


def drop_offer(connection: Connection, offer: int) -> bool:
    """Remove an offer that is settled; returns whether it was there."""
    return connection.execute(delete(offers).where(offers.c.id == offer)).rowcount == 1


def abandon(connection: Connection, table_id: str) -> None:
    """End a match without a result: offers lapse, and no process looks after it any more."""
    values = {"status": ABANDONED, "ended": time.time(), "actor": None, "deadline": None, "runner": None}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))
    connection.execute(delete(offers).where(offers.c.table_id == table_id))


def remember_declined(connection: Connection, table_id: str, declined: dict[str, int] | None) -> None:
    """Note which offer was declined last, for who made it; None forgets it."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(declined=declined))


# --- who moves bots and clocks ------------------------------------------------------------------------

_CLAIM: Final = RowsStatement(
    {
        "id": tables.c.id.type,
        "runner": tables.c.runner.type,
        "moved": tables.c.moved.type,
        "deadline": tables.c.deadline.type,
    },
    lambda given: (
        update(tables)
        .where(tables.c.id == given.c.id)
        .values({name: given.c[name] for name in ("runner", "moved", "deadline")})
    ),
)


def renew_lease(connection: Connection, server: str, now: float, gone: bool = False) -> None:
    """Note that a process lives, or that it stops; whoever reads it compares times of that process alone."""
    values = {"seen": now, "gone": gone}
    if connection.execute(update(servers).where(servers.c.id == server).values(values)).rowcount != 1:
        connection.execute(insert(servers).values({"id": server, **values}))


def signs_of_life(connection: Connection) -> dict[str, Sign]:
    """Read the last sign of life of every process, by its name."""
    return {row.id: Sign(row.seen, row.gone) for row in connection.execute(select(servers))}


def claim_tables(
    connection: Connection, server: str, now: float, silent: Mapping[str, Sign], first: bool
) -> list[str]:
    """Take over running tables that nobody looks after; the time in which nobody did is charged to no clock.

    ``silent`` are the processes that are taken for dead, with the sign of life that was their last; at the
    ``first`` time tables are looked for that no process ever had.
    """
    if not silent and not first:
        return []
    signs = signs_of_life(connection)
    dead = {name: sign.seen for name, sign in silent.items() if signs.get(name) == sign and name != server}
    orphaned = [tables.c.runner.in_(dead), *([tables.c.runner.is_(None)] if first else [])]
    found = connection.execute(
        select(tables.c.id, tables.c.runner, tables.c.moved, tables.c.deadline)
        .where(tables.c.status == RUNNING, or_(*orphaned))
        .order_by(tables.c.id)
        .with_for_update(skip_locked=True)
    ).all()
    claimed: list[dict[str, Any]] = []
    for row in found:
        moved, deadline = row.moved, row.deadline
        if deadline is not None:
            # By the clock of the process that is gone: what the player had used when it was last seen.
            used = max(0.0, dead.get(row.runner, row.moved) - row.moved)
            moved, deadline = now - used, now - used + (row.deadline - row.moved)
        claimed.append({"id": row.id, "runner": server, "moved": moved, "deadline": deadline})
    if claimed:
        # There may be thousands, and all moves wait meanwhile: one statement for all of them.
        _CLAIM.run(connection, claimed)
        notify(connection, *(table_notice(row.id, server) for row in found))
    left = select(tables.c.runner).where(tables.c.status == RUNNING, tables.c.runner.in_(dead))
    connection.execute(delete(servers).where(servers.c.id.in_(dead), servers.c.id.not_in(left)))
    return [row.id for row in found]


def bot_tables(connection: Connection, server: str) -> list[str]:
    """List the tables of this process where a bot is to move."""
    found = connection.execute(
        select(tables.c.id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor))
        .where(tables.c.runner == server, tables.c.status == RUNNING, seats.c.bot.is_not(None))
        .order_by(tables.c.id)
    )
    return [row.id for row in found]


def agreed_tables(connection: Connection, server: str) -> list[str]:
    """List the tables of this process where something was agreed on and is not yet done."""
    found = connection.execute(
        select(tables.c.id, offers.c.waiting)
        .join(offers, offers.c.table_id == tables.c.id)
        .where(tables.c.runner == server, tables.c.status == RUNNING)
        .order_by(tables.c.id)
    )
    return list(dict.fromkeys(row.id for row in found if not row.waiting))


def late_tables(connection: Connection, server: str, now: float) -> list[str]:
    """List the tables of this process where somebody's time is up, the one waiting longest first."""
    found = connection.execute(
        select(tables.c.id)
        .where(tables.c.runner == server, tables.c.status == RUNNING, tables.c.deadline < now)
        .order_by(tables.c.deadline, tables.c.id)
        # Asked every moment: of all running tables few have a clock, and fewer are late.
        .with_hint(tables, "INDEXED BY ix_tables_deadline", "sqlite")
    )
    return [row.id for row in found]

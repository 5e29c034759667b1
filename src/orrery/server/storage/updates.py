"""Writes what happens to matches, several by as many statements as for one, and tells other processes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from sqlalchemy import Connection, literal_column, update

from orrery.server.errors import Overtaken
from orrery.server.storage.database import is_shared, notify
from orrery.server.storage.rooms import CommandKey, EntryRow, change_seat, drop_offer, table_notice
from orrery.server.storage.schema import ABANDONED, FINISHED, commands, entries, seats, tables
from orrery.server.storage.statements import RowsStatement, added_rows

#: Bytes that PostgreSQL takes as one notice, with some to spare.
_LONGEST_NOTICE: Final = 7900

# What every move writes.
_ADD_ENTRIES: Final = added_rows(entries)
_ADD_KEYS: Final = added_rows(commands)
_MOVE_ON: Final = RowsStatement(
    {
        "id": tables.c.id.type,
        "before": tables.c.ply.type,
        "ply": tables.c.ply.type,
        "actor": tables.c.actor.type,
        "moved": tables.c.moved.type,
        "deadline": tables.c.deadline.type,
    },
    lambda given: (
        update(tables)
        .where(
            tables.c.id == given.c.id,
            tables.c.ply == given.c.before,
            # An operator may have closed it: a match that is over gets no more moves.
            *(tables.c.status != literal_column(f"'{ended}'") for ended in (FINISHED, ABANDONED)),
        )
        .values({name: given.c[name] for name in ("ply", "actor", "moved", "deadline")})
    ),
)
_SET_BANKS: Final = RowsStatement(
    {"table_id": seats.c.table_id.type, "seat": seats.c.seat.type, "bank": seats.c.bank.type},
    lambda given: (
        update(seats)
        .where(seats.c.table_id == given.c.table_id, seats.c.seat == given.c.seat)
        .values(bank=given.c.bank)
    ),
)


@dataclass(slots=True)
class MatchUpdate:
    """What one change adds to a match, written as a whole or not at all."""

    table_id: str
    server_id: str = ""
    #: The ply that the match had in memory. If the disk has another, nothing is written.
    before: int = 0
    entries: list[EntryRow] = field(default_factory=list)
    ply: int = 0
    actor: int | None = None
    moved: float | None = None
    deadline: float | None = None
    #: The command that asked for it, acknowledged by being written.
    command: CommandKey | None = None
    #: The offer that is carried out by this. If it is gone, nothing is written: somebody else was faster.
    settles: int | None = None
    #: Seconds that seats have left from now on.
    banks: dict[int, float] = field(default_factory=dict)
    #: Further columns of the table's row, and of seats by number.
    table: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def only_moves(self) -> bool:
        """Tell whether nothing but record and clocks go on."""
        return not self.seats and not self.table and self.settles is None


def write_update(connection: Connection, change: MatchUpdate) -> None:
    """Append to a match. Raises ``IntegrityError`` or ``Overtaken`` if another process was there first."""
    write_moves(connection, [change])
    if change.settles is not None and not drop_offer(connection, change.settles):
        raise Overtaken
    if change.table:
        connection.execute(update(tables).where(tables.c.id == change.table_id).values(change.table))
    for number, values in change.seats.items():
        change_seat(connection, change.table_id, number, values)


def write_moves(connection: Connection, changes: Sequence[MatchUpdate]) -> None:
    """Append to several matches that change in nothing else, by as many statements as for one."""
    # In one order, so that two processes that write to the same tables do not wait for each other.
    changes = sorted(changes, key=lambda change: change.table_id)
    rows = [
        {
            "table_id": change.table_id,
            "ply": row.ply,
            "line": row.line,
            "told": row.told,
            "at": row.at,
        }
        for change in changes
        for row in change.entries
    ]
    if rows:
        _ADD_ENTRIES.run(connection, rows)
    keys = [
        _key_row(change.table_id, change.command, change.ply)
        for change in changes
        if change.command is not None
    ]
    if keys:
        _ADD_KEYS.run(connection, keys)
    banks = [
        {"table_id": change.table_id, "seat": seat, "bank": bank}
        for change in changes
        for seat, bank in change.banks.items()
    ]
    if banks:
        _SET_BANKS.run(connection, banks)
    moved = [
        {
            "id": change.table_id,
            "before": change.before,
            "ply": change.ply,
            "actor": change.actor,
            "moved": change.moved,
            "deadline": change.deadline,
        }
        for change in changes
    ]
    if _MOVE_ON.run(connection, moved) != len(moved):
        raise Overtaken
    if is_shared(connection):
        notify(connection, *map(_notice_of, changes))


def _notice_of(change: MatchUpdate) -> str:
    """Make what the other processes are told: the moves themselves, or that there is something to read."""
    if change.only_moves:
        notice = f"moved {change.table_id} {change.server_id} {_moves_json(change)}"
        if len(notice.encode()) <= _LONGEST_NOTICE:
            return notice
    return table_notice(change.table_id, change.server_id)


def _moves_json(change: MatchUpdate) -> str:
    banks = [[seat, bank] for seat, bank in change.banks.items()]
    data = {
        "before": change.before,
        "lines": [row.line for row in change.entries],
        "actor": change.actor,
        "moved": change.moved,
        "deadline": change.deadline,
        "banks": banks,
    }
    return orjson.dumps(data).decode()


def heard_moves(table_id: str, server_id: str, text: str) -> MatchUpdate:
    """Read what another process told about moves that it has written."""
    data = orjson.loads(text)
    first: int = data["before"]
    rows = [EntryRow(first + place, line, None, 0.0) for place, line in enumerate(data["lines"])]
    return MatchUpdate(
        table_id,
        server_id,
        first,
        rows,
        first + len(rows),
        data["actor"],
        data["moved"],
        data["deadline"],
        banks=dict(data["banks"]),
    )


def write_key(connection: Connection, table_id: str, command: CommandKey, ply: int) -> None:
    """Acknowledge a command. Raises ``IntegrityError`` if it was acknowledged before."""
    _ADD_KEYS.run(connection, [_key_row(table_id, command, ply)])


def _key_row(table_id: str, command: CommandKey, ply: int) -> dict[str, Any]:
    account, key = command
    return {"table_id": table_id, "account": account, "key": key, "ply": ply}

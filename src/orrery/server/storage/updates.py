"""Writes what happens to matches, several by as many statements as for one, and tells other processes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Text, func, literal_column, select, update

from orrery.server.errors import Overtaken
from orrery.server.storage.database import CHANNEL, is_shared
from orrery.server.storage.rooms import CommandKey, EntryRow, change_seat, drop_offer, table_notice
from orrery.server.storage.schema import ABANDONED, FINISHED, commands, entries, seats, tables
from orrery.server.storage.statements import Rows, RowsStatement, added_rows, run_all

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
#: What the other processes are told, on PostgreSQL.
_TELL: Final = RowsStatement(
    {"notice": Text()},
    lambda given: select(func.pg_notify(literal_column(f"'{CHANNEL}'"), given.c.notice)),
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
    keys = [
        _key_row(change.table_id, change.command, change.ply)
        for change in changes
        if change.command is not None
    ]
    banks = [
        {"table_id": change.table_id, "seat": seat, "bank": bank}
        for change in changes
        for seat, bank in change.banks.items()
    ]
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
    given: dict[RowsStatement, Rows] = {
        _ADD_ENTRIES: rows,
        _ADD_KEYS: keys,
        _SET_BANKS: banks,
        _MOVE_ON: moved,
    }
    if is_shared(connection):
        given[_TELL] = [{"notice": notice} for notice in notices_of(changes)]
    if run_all(connection, given)[_MOVE_ON] != len(moved):
        raise Overtaken


def notices_of(changes: Sequence[MatchUpdate]) -> Iterator[str]:
    """Make what the other processes are told: the moves themselves, or that there is something to read."""
    told: list[str] = []
    size = 0
    for change in changes:
        text = _moves_json(change) if change.only_moves else None
        if text is None or len(text) > _LONGEST_NOTICE:
            yield table_notice(change.table_id, change.server_id)
            continue
        if size + len(text) > _LONGEST_NOTICE:
            yield _moves_notice(change.server_id, told)
            told, size = [], 0
        told.append(text.decode())
        size += len(text) + 1
    if told:
        yield _moves_notice(changes[0].server_id, told)


def _moves_notice(server_id: str, told: list[str]) -> str:
    return f"moved - {server_id} [{','.join(told)}]"


def _moves_json(change: MatchUpdate) -> bytes:
    lines = [row.line for row in change.entries]
    banks = [*change.banks.items()]
    return orjson.dumps(
        (change.table_id, change.before, lines, change.actor, change.moved, change.deadline, banks)
    )


def heard_moves(server_id: str, text: str) -> list[MatchUpdate]:
    """Read what another process told about moves that it has written."""
    return [_heard(server_id, *one) for one in orjson.loads(text)]


def _heard(
    server_id: str,
    table_id: str,
    before: int,
    lines: list[str],
    actor: int | None,
    moved: float | None,
    deadline: float | None,
    banks: list[tuple[int, float]],
) -> MatchUpdate:
    rows = [EntryRow(before + place, line, None, 0.0) for place, line in enumerate(lines)]
    ply = before + len(rows)
    return MatchUpdate(table_id, server_id, before, rows, ply, actor, moved, deadline, banks=dict(banks))


def write_key(connection: Connection, table_id: str, command: CommandKey, ply: int) -> None:
    """Acknowledge a command. Raises ``IntegrityError`` if it was acknowledged before."""
    _ADD_KEYS.run(connection, [_key_row(table_id, command, ply)])


def _key_row(table_id: str, command: CommandKey, ply: int) -> dict[str, Any]:
    account, key = command
    return {"table_id": table_id, "account": account, "key": key, "ply": ply}

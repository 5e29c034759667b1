"""Changes what an account is called wherever that is written down: seats, records, chat."""

import json
from typing import Any

from sqlalchemy import Connection, select, update

from orrery.server.storage.rooms import notify_table
from orrery.server.storage.schema import accounts, chat, entries, seats, tables


def rename_everywhere(connection: Connection, server: str, account: str, name: str) -> list[str]:
    """Call an account something else in every seat, record and line of chat; returns the tables changed.

    No hash of a record depends on names, so every record still verifies.
    """
    connection.execute(update(accounts).where(accounts.c.id == account).values(name=name))
    connection.execute(update(chat).where(chat.c.account == account).values(name=name))
    held = select(seats.c.table_id, seats.c.seat, tables.c.header)
    held = held.join(tables, tables.c.id == seats.c.table_id).where(seats.c.account == account)
    found = connection.execute(held.order_by(seats.c.table_id).with_for_update()).all()
    for row in found:
        this = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        connection.execute(update(seats).where(this).values(name=name))
        if row.header is not None:
            _rename_in_record(connection, row.table_id, row.seat, row.header, name)
        notify_table(connection, row.table_id, server)
    return [row.table_id for row in found]


def _rename_in_record(connection: Connection, table_id: str, seat: int, line: str, name: str) -> None:
    header = json.loads(line)
    others = {one["name"] for number, one in enumerate(header["seats"]) if number != seat}
    shown = next(one for one in _numbered(name, len(header["seats"])) if one not in others)
    header["seats"][seat]["name"] = shown
    connection.execute(update(tables).where(tables.c.id == table_id).values(header=_line(header)))
    # A line that says who plays a seat from now on has the name, too.
    changes = select(entries.c.ply, entries.c.line).where(entries.c.table_id == table_id)
    for row in connection.execute(changes.where(entries.c.line.contains('"seat":', autoescape=True))).all():
        entry = json.loads(row.line)
        if entry["actor"] == seat and "seat" in entry:
            entry["seat"]["name"] = shown
            this = (entries.c.table_id == table_id) & (entries.c.ply == row.ply)
            connection.execute(update(entries).where(this).values(line=_line(entry)))


def _numbered(name: str, most: int) -> list[str]:
    """Return the name, and with numbers behind it, as names at one table are told apart."""
    return [name, *(f"{name} {number}" for number in range(2, most + 1))]


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

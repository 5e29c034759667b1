"""Words between people at a table, at a bounded rate."""

import time
import unicodedata
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from orrery.server.errors import Refused
from orrery.server.identity import Account
from orrery.server.messages import Message
from orrery.server.storage.database import notify
from orrery.server.storage.rooms import write_key
from orrery.server.storage.schema import chat
from orrery.server.table import Table

#: So many lines in so many seconds, per account and table.
_LINES: Final = 8
_SECONDS: Final = 10.0
#: Lines that somebody who comes to the table is told.
_REMEMBERED: Final = 100


async def say(table: Table, account: Account, text: str, key: str) -> int:
    """Add a line for everybody at the table; the ply of the match then. The same key again adds nothing."""
    done = table.known(account.id, key)
    if done is not None:
        return done
    ply = table.room.ply
    clean = "".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in text).strip()
    if not clean:
        raise Refused("not-allowed", "there is nothing to say")
    line = {
        "table_id": table.id,
        "account": account.id,
        "seat": table.room.seat_of(account.id),
        "name": account.name,
        "text": clean,
        "at": time.time(),
    }
    try:
        lines = await table.server.db.write(_add, line, key, ply, table)
    except IntegrityError:
        return await table.repeated(account.id, key)
    table.remember(account.id, key, ply)
    for watcher in list(table.watchers):
        watcher.chat_said(lines)
    return ply


def _add(connection: Connection, line: dict[str, Any], key: str, ply: int, table: Table) -> list[Message]:
    write_key(connection, table.id, line["account"], key, ply)
    recent = connection.execute(
        select(func.count())
        .select_from(chat)
        .where(
            chat.c.table_id == table.id,
            chat.c.account == line["account"],
            chat.c.at > line["at"] - _SECONDS,
        )
    ).scalar_one()
    if recent >= _LINES:
        raise Refused("too-many", "wait a moment before you say more")
    made = connection.execute(insert(chat).values(line))
    assert made.inserted_primary_key is not None
    number = made.inserted_primary_key[0]
    notify(connection, f"chat {table.id} {table.server.settings.server_id} {number}")
    return lines_from(connection, table.id, number)


def lines_from(connection: Connection, table_id: str, only: int | None = None) -> list[Message]:
    """What was said at a table, as far as it is remembered; with ``only``, the line of that number.

    A new line is told by itself, for lines of several processes become known in any order.
    """
    wanted = chat.c.table_id == table_id
    if only is not None:
        wanted &= chat.c.id == only
    query = select(chat).where(wanted).order_by(chat.c.id.desc()).limit(_REMEMBERED)
    found = connection.execute(query).all()
    return [
        {"id": row.id, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
        for row in reversed(found)
    ]

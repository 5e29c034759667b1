"""Keeps what people say at a table, at a bounded rate."""

import time
import unicodedata
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, insert, select

from orrery.server.accounts import Account, expect_kept
from orrery.server.commands import Chat
from orrery.server.errors import Refused
from orrery.server.limits import CHAT_LINES, CHAT_SECONDS
from orrery.server.messages import Message
from orrery.server.names import MOST_MARKS
from orrery.server.relations import deaf_to, unheard_by
from orrery.server.storage.database import notify
from orrery.server.storage.schema import accounts, chat
from orrery.server.table import Table

#: How many lines somebody who comes to the table gets.
_REMEMBERED: Final = 100

#: Characters that turn the direction of what follows, whatever that is.
_TURNING: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
#: Kinds of characters that end a line, or do other things than to stand in it.
_BREAKS: Final = ("Cc", "Zl", "Zp")

#: Lines, and the accounts that do not want to hear them.
Said = tuple[list[Message], set[str]]


async def say(table: Table, account: Account, command: Chat) -> int:
    """Add a line for everybody at the table; returns the ply of the match then."""
    text = clean_line(command.text)
    if not text:
        raise Refused("not-allowed", "there is nothing to say")
    line = {
        "table_id": table.id,
        "account": account.id,
        "seat": table.room.seat_of(account.id),
        "name": account.name,
        "text": text,
        "at": time.time(),
    }

    def write(connection: Connection) -> Said:
        number = _add(connection, line)
        notify(connection, f"chat {table.id} {table.services.server_id} {number}")
        return said(connection, table.id, number)

    if line["seat"] is None:
        table.expect_few_commands_of_spectators()
    ply, what = await table.write_once((account.id, command.key), write)
    tell(table, what)
    return ply


def clean_line(text: str) -> str:
    """Return a line as it is kept: in one line, not over others, and turning no text around it.

    Letters keep the marks that they need, and emoji what joins them.
    """
    kept: list[str] = []
    marks = 0
    for letter in text.translate(_TURNING):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(" " if category in _BREAKS else letter)
    return "".join(kept).strip()


def said(connection: Connection, table_id: str, number: int) -> Said:
    """Return one line, as a list of one or none, and the accounts that do not want to hear it.

    A new line is told by itself, for lines of several processes become known in any order.
    """
    lines = _lines(connection, (chat.c.table_id == table_id) & (chat.c.id == number))
    return lines, {one for line in lines for one in deaf_to(connection, line["account"])}


def tell(table: Table, what: Said) -> None:
    """Let everybody at the table hear a line who wants to."""
    lines, deaf = what
    for watcher in list(table.watchers):
        if lines and watcher.account not in deaf:
            watcher.chat_said(lines)


def _add(connection: Connection, line: dict[str, Any]) -> int:
    """Add a line, unless there are too many of late, and return its number."""
    expect_kept(connection, line["account"])
    recent = connection.execute(
        select(func.count())
        .select_from(chat)
        .where(
            chat.c.table_id == line["table_id"],
            chat.c.account == line["account"],
            chat.c.at > line["at"] - CHAT_SECONDS,
        )
    ).scalar_one()
    if recent >= CHAT_LINES:
        raise Refused("too-many", "wait a moment before you say more")
    silenced = select(accounts.c.silenced).where(accounts.c.id == line["account"])
    if (connection.execute(silenced).scalar_one_or_none() or 0.0) > line["at"]:
        raise Refused("silenced", "whoever runs this server lets you say nothing for now")
    made = connection.execute(insert(chat).values(line))
    assert made.inserted_primary_key is not None
    return int(made.inserted_primary_key[0])


def lines_for(connection: Connection, table_id: str, viewer: str | None) -> list[Message]:
    """Return what was said at a table, as far as it is remembered and the viewer wants to hear it."""
    wanted = chat.c.table_id == table_id
    if viewer is not None:
        wanted &= chat.c.account.not_in(unheard_by(viewer))
    return _lines(connection, wanted)


def _lines(connection: Connection, wanted: ColumnElement[bool]) -> list[Message]:
    query = select(chat).where(wanted).order_by(chat.c.id.desc()).limit(_REMEMBERED)
    found = connection.execute(query).all()
    return [
        {
            "id": row.id,
            "seat": row.seat,
            "account": row.account,
            "name": row.name,
            "text": row.text,
            "at": row.at,
        }
        for row in reversed(found)
    ]

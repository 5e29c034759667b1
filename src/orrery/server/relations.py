"""What players want of each other: whom they do not hear, whom they do not meet, and what they report."""

import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select

from orrery.server.accounts import BOT, DELETED, expect_kept
from orrery.server.errors import ApiError, conflict, forbidden, not_found
from orrery.server.limits import MOST_RELATIONS, REPORTS, REPORTS_SECONDS
from orrery.server.storage.rooms import Room
from orrery.server.storage.schema import accounts, chat, relations, reports, seats, tables

#: Not to hear somebody's chat; not to meet them at a table, or in a list of tables, nor hear them.
MUTE: Final = "mute"
BLOCK: Final = "block"


def relate(connection: Connection, account: str, other: str, kind: str) -> None:
    """Mute or block somebody; once more changes nothing."""
    expect_person(connection, account, other)
    own = select(func.count()).select_from(relations).where(relations.c.account == account)
    if connection.execute(own).scalar_one() >= MOST_RELATIONS:
        raise ApiError(429, "too-many", f"you mute and block {MOST_RELATIONS} people; let go of some first")
    unrelate(connection, account, other, kind)
    row = {"account": account, "other": other, "kind": kind, "at": time.time()}
    connection.execute(insert(relations).values(row))


def unrelate(connection: Connection, account: str, other: str, kind: str) -> None:
    """Take it back; where there is nothing to take back nothing changes."""
    this = and_(relations.c.account == account, relations.c.other == other, relations.c.kind == kind)
    connection.execute(delete(relations).where(this))


def related(connection: Connection, account: str) -> list[Any]:
    """List whom an account mutes and blocks, with ``kind``, ``other``, ``name`` and ``at``."""
    found = connection.execute(
        select(relations.c.kind, relations.c.other, accounts.c.name, relations.c.at)
        .join(accounts, accounts.c.id == relations.c.other)
        .where(relations.c.account == account)
        .order_by(relations.c.at, relations.c.other)
    )
    return list(found)


def expect_person(connection: Connection, account: str, other: str) -> None:
    """Raise ``ApiError`` unless ``other`` is somebody else, and a person, and the account is still there."""
    expect_kept(connection, account)
    row = connection.execute(select(accounts.c.kind).where(accounts.c.id == other)).one_or_none()
    if row is None or row.kind == DELETED:
        raise not_found("account")
    if row.kind == BOT:
        raise conflict("that is a bot")
    if other == account:
        raise conflict("that is you")


# --- what follows ---------------------------------------------------------------------------------------


def unheard_by(account: str) -> Select[Any]:
    """Select those whose chat an account does not want to hear."""
    return select(relations.c.other).where(relations.c.account == account)


def deaf_to(connection: Connection, account: str) -> set[str]:
    """Return those who do not want to hear an account."""
    found = connection.execute(select(relations.c.account).where(relations.c.other == account))
    return {row.account for row in found}


def _apart(account: str) -> list[Select[Any]]:
    """Select those whom an account does not meet, whoever of the two wants it so."""
    blocks = relations.c.kind == BLOCK
    return [
        select(relations.c.other).where(relations.c.account == account, blocks),
        select(relations.c.account).where(relations.c.other == account, blocks),
    ]


def met_tables(account: str) -> ColumnElement[bool]:
    """Return the condition for tables at which nobody is whom the account does not meet."""
    both = _apart(account)
    sitting = select(seats.c.table_id).where(or_(*(seats.c.account.in_(one) for one in both)))
    return and_(*(tables.c.host.not_in(one) for one in both), tables.c.id.not_in(sitting))


def apart(connection: Connection, account: str) -> set[str]:
    """Return those whom an account does not meet, whoever of the two wants it so."""
    return {value for one in _apart(account) for value in connection.execute(one).scalars()}


def expect_welcome(connection: Connection, room: Room, account: str) -> None:
    """Raise ``ApiError`` if somebody is at the table whom the account does not meet; it tells not who."""
    there = {room.host, *(seat.account for seat in room.seats if seat.kind == "person")}
    if there & apart(connection, account):
        raise forbidden("you cannot sit down at this table")


# --- reports --------------------------------------------------------------------------------------------


def report(
    connection: Connection, account: str, about: str, table_id: str | None, line: int | None, reason: str
) -> None:
    """Keep a report for who runs the server; a line of chat is kept as it was said."""
    expect_person(connection, account, about)
    now = time.time()
    recent = select(func.count()).select_from(reports)
    recent = recent.where(reports.c.by_account == account, reports.c.at > now - REPORTS_SECONDS)
    if connection.execute(recent).scalar_one() >= REPORTS:
        raise ApiError(429, "too-many", "you have reported much today; wait", retry_after=3600)
    said = None
    if line is not None:
        this = and_(chat.c.id == line, chat.c.account == about, chat.c.table_id == table_id)
        said = connection.execute(select(chat.c.text).where(this)).scalar_one_or_none()
        if said is None:
            raise not_found("line")
    elif table_id is not None:
        there = select(tables.c.id).where(tables.c.id == table_id)
        if connection.execute(there).first() is None:
            raise not_found("table")
    row = {"by_account": account, "about": about, "table_id": table_id, "line": line, "said": said}
    connection.execute(insert(reports).values({**row, "reason": reason, "at": now}))


def forget_relations(connection: Connection, account: str) -> None:
    """Remove what an account wanted of others and they of it, and what was reported by or about it."""
    either = or_(relations.c.account == account, relations.c.other == account)
    connection.execute(delete(relations).where(either))
    connection.execute(
        delete(reports).where(or_(reports.c.by_account == account, reports.c.about == account))
    )

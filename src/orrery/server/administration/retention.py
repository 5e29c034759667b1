"""Removes what is older than somebody wants to keep: a few rows at a time, so that servers go on."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from orrery.server.accounts import GUEST
from orrery.server.administration.operations import OPERATOR
from orrery.server.own_account import erase
from orrery.server.storage.schema import (
    ABANDONED,
    FINISHED,
    OPEN,
    REPLAY,
    RUNNING,
    accounts,
    chat,
    operations,
    reports,
    results,
    seats,
    tables,
)

#: How many rows one transaction removes.
BATCH: Final = 100


def _finished(before: float) -> Select[Any]:
    over = tables.c.status.in_((FINISHED, ABANDONED))
    return select(tables.c.id).where(over, tables.c.ended < before).order_by(tables.c.id)


def _waiting(before: float) -> Select[Any]:
    return _made(before, OPEN)


def _records(before: float) -> Select[Any]:
    return _made(before, REPLAY)


def _made(before: float, status: str) -> Select[Any]:
    old = (tables.c.status == status) & (tables.c.created < before)
    return select(tables.c.id).where(old).order_by(tables.c.id)


def _chat(before: float) -> Select[Any]:
    return select(chat.c.id).where(chat.c.at < before).order_by(chat.c.id)


def _log(before: float) -> Select[Any]:
    # The latest stays: by its number servers know what they have seen.
    latest = select(func.max(operations.c.id)).scalar_subquery()
    old = (operations.c.at < before) & (operations.c.id < latest)
    return select(operations.c.id).where(old).order_by(operations.c.id)


def _reports(before: float) -> Select[Any]:
    return select(reports.c.id).where(reports.c.handled < before).order_by(reports.c.id)


def _guests(before: float) -> Select[Any]:
    """Guests who have done nothing since, and have nothing that goes on."""
    going_on = tables.c.status.in_((OPEN, RUNNING))
    seated = select(seats.c.account).join(tables, tables.c.id == seats.c.table_id)
    busy = (
        select(tables.c.host).where(going_on | (tables.c.created >= before)),
        seated.where(going_on | (tables.c.created >= before), seats.c.account.is_not(None)),
        select(results.c.account).where(results.c.at >= before),
        select(chat.c.account).where(chat.c.at >= before),
    )
    idle = [accounts.c.id.not_in(one) for one in busy]
    guests = select(accounts.c.id).where(accounts.c.kind == GUEST, accounts.c.created < before, *idle)
    return guests.order_by(accounts.c.id)


def _remove_tables(connection: Connection, ids: list[Any]) -> None:
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _remove_guests(connection: Connection, ids: list[Any]) -> None:
    for account in ids:
        erase(connection, OPERATOR, account, set())
        try:
            with connection.begin_nested():
                connection.execute(delete(accounts).where(accounts.c.id == account))
        except IntegrityError:
            pass  # results or seats of others' matches refer to it: it stays without a name


def _remove(table: Any) -> Callable[[Connection, list[Any]], None]:
    def remove(connection: Connection, ids: list[Any]) -> None:
        connection.execute(delete(table).where(table.c.id.in_(ids)))

    return remove


#: What may be removed by its age: how it is found, and how it is removed.
KINDS: Final[dict[str, tuple[Callable[[float], Select[Any]], Callable[[Connection, list[Any]], None]]]] = {
    "finished": (_finished, _remove_tables),
    "waiting": (_waiting, _remove_tables),
    "records": (_records, _remove_tables),
    "guests": (_guests, _remove_guests),
    "chat": (_chat, _remove(chat)),
    "reports": (_reports, _remove(reports)),
    "log": (_log, _remove(operations)),
}


def count(connection: Connection, kind: str, before: float) -> int:
    """Count what would be removed."""
    found = KINDS[kind][0](before).order_by(None).subquery()
    return int(connection.execute(select(func.count()).select_from(found)).scalar_one())


def remove_some(connection: Connection, kind: str, before: float) -> list[Any]:
    """Remove a few of a kind, and return which; none are left when it is empty."""
    find, remove = KINDS[kind]
    ids = list(connection.execute(find(before).limit(BATCH)).scalars())
    if ids:
        remove(connection, ids)
    return ids

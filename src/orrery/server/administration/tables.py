"""What an operator does with tables: find them, close them, take them off the lists."""

from typing import Any, Final

from sqlalchemy import Column, Connection, Row, delete, or_, select, update

from orrery.server.administration.operations import OPERATOR, Impossible, Operation
from orrery.server.storage.rooms import abandon, notify_table
from orrery.server.storage.schema import ABANDONED, OPEN, REPLAY, RUNNING, accounts, seats, tables

_SHOWN: Final[tuple[Column[Any], ...]] = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    tables.c.public,
    tables.c.rated,
    tables.c.host,
    tables.c.created,
    tables.c.started,
    tables.c.ended,
    tables.c.ply,
)


def listed(
    connection: Connection, status: str | None, account: str | None, most: int
) -> list[dict[str, Any]]:
    """List tables, the newest first; of one status, or those that an account hosts or sits at."""
    query = select(*_SHOWN).order_by(tables.c.created.desc(), tables.c.id).limit(most)
    if status is not None:
        query = query.where(tables.c.status == status)
    if account is not None:
        mine = select(seats.c.table_id).where(seats.c.account == account)
        query = query.where(or_(tables.c.host == account, tables.c.id.in_(mine)))
    return [_with_players(connection, row) for row in connection.execute(query).all()]


def shown(connection: Connection, table_id: str) -> dict[str, Any]:
    """Return one table."""
    return _with_players(connection, find(connection, table_id))


def _with_players(connection: Connection, row: Row[Any]) -> dict[str, Any]:
    host = connection.execute(select(accounts.c.name).where(accounts.c.id == row.host)).scalar_one()
    players = select(seats.c.seat, seats.c.kind, seats.c.account, seats.c.name)
    found = connection.execute(players.where(seats.c.table_id == row.id).order_by(seats.c.seat))
    return {**row._mapping, "host_name": host, "seats": [dict(one._mapping) for one in found]}


def find(connection: Connection, table_id: str) -> Row[Any]:
    """Return the row of a table, locked against changes by others."""
    row = connection.execute(select(*_SHOWN).where(tables.c.id == table_id).with_for_update()).one_or_none()
    if row is None:
        raise Impossible(f"there is no table {table_id!r}")
    return row


def close(connection: Connection, operation: Operation, table_id: str) -> str:
    """Close a table: one that has not begun is gone, a match is abandoned; returns what became of it."""
    row = find(connection, table_id)
    if row.status in (OPEN, REPLAY):
        connection.execute(update(tables).where(tables.c.rematch == table_id).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id == table_id))
        became = "removed"
    elif row.status == RUNNING:
        abandon(connection, table_id)
        became = ABANDONED
    else:
        raise Impossible(f"table {table_id} is {row.status} already")
    operation.detail |= {"game": row.game, "host": row.host, "became": became}
    _changed(connection, operation, table_id)
    return became


def set_public(connection: Connection, operation: Operation, table_id: str, public: bool) -> None:
    """Put a table on the lists, for everybody to see, or take it off: then only its players see it."""
    find(connection, table_id)
    connection.execute(update(tables).where(tables.c.id == table_id).values(public=public))
    _changed(connection, operation, table_id)


def _changed(connection: Connection, operation: Operation, table_id: str) -> None:
    notify_table(connection, table_id, OPERATOR)
    operation.subject = table_id
    operation.news += [("table", table_id), ("lobby", "-")]
    operation.log(connection)

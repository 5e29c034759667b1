"""Tables that wait for people: whether anybody still cares for them, and their end if not."""

from collections.abc import Sequence

from sqlalchemy import Connection, and_, or_, select, update

from orrery.server.limits import INVITATION_SECONDS, WAITING_SECONDS
from orrery.server.lobby import remove
from orrery.server.storage.schema import OPEN, invitations, seats, tables


def touch(connection: Connection, waiting: Sequence[str], now: float) -> None:
    """Note that somebody cares for these tables."""
    connection.execute(
        update(tables).where(tables.c.id.in_(waiting), tables.c.status == OPEN).values(touched=now)
    )


def close_abandoned(connection: Connection, server: str, now: float) -> list[str]:
    """Remove the tables that wait for people and for which nobody has cared for long; returns them.

    A table that waits for somebody in particular, who has an invitation, waits as long as that is good. Those
    of a tournament are its own affair.
    """
    kept = and_(seats.c.kind == "invited", seats.c.account.is_not(None))
    expected = or_(
        tables.c.id.in_(select(seats.c.table_id).where(kept)),
        tables.c.id.in_(select(invitations.c.table_id)),
    )
    old = select(tables.c.id).where(
        tables.c.status == OPEN,
        tables.c.tournament.is_(None),
        tables.c.touched < now - WAITING_SECONDS,
        or_(~expected, tables.c.touched < now - INVITATION_SECONDS),
    )
    abandoned = [row.id for row in connection.execute(old.order_by(tables.c.id))]
    for table_id in abandoned:
        remove(connection, server, table_id)
    return abandoned

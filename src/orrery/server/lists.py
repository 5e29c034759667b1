"""Lists tables, in pages: each is found by an index, however many tables there are.

A page begins after the last table of the one before, wherever that stands now, so that nothing is shown twice
or left out when tables come and go meanwhile.
"""

import re
import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, case, literal, or_, select, union

from orrery.server.errors import ApiError
from orrery.server.limits import STILL_SECONDS
from orrery.server.messages import Message, summary_of
from orrery.server.relations import met_tables
from orrery.server.storage.rooms import load_rooms
from orrery.server.storage.schema import OPEN, RUNNING, seats, tables

#: How many tables a page has if nobody says, and at most.
PAGE: Final = 20
MOST: Final = 100

_PLACE: Final = re.compile(r"([01])_(\d{1,12}\.\d{1,9})_([A-Za-z0-9_-]{1,24})")


class Page(NamedTuple):
    """Some tables of a list, and where the next page begins; None if there is none."""

    tables: list[Message]
    after: str | None


def page_of(connection: Connection, which: str, account: str | None, after: str | None, most: int) -> Page:
    """List tables, the newest first: ``open``, ``live``, ``mine``, or ``waiting`` for this account.

    A match in which nobody has decided for long is not live.

    Of one's own those that go on come before those that are over.
    """
    over: ColumnElement[int] = literal(0)
    if which == "mine":
        over = case((tables.c.status.in_((OPEN, RUNNING)), 0), else_=1)
    query = _list(which, account).add_columns(tables.c.created, over.label("over"))
    if after is not None:
        rank, created, table_id = _place(after)
        later = or_(
            over > rank,
            and_(
                over == rank,
                or_(tables.c.created < created, (tables.c.created == created) & (tables.c.id > table_id)),
            ),
        )
        query = query.where(later)
    order = [tables.c.created.desc(), tables.c.id]
    found = connection.execute(
        query.order_by(*([over] if which == "mine" else []), *order).limit(most + 1)
    ).all()
    rooms = load_rooms(connection, [row.id for row in found[:most]])
    following = None
    if len(found) > most:
        last = found[most - 1]
        following = f"{last.over}_{last.created:.9f}_{last.id}"
    return Page([summary_of(room, account) for room in rooms], following)


def _place(after: str) -> tuple[int, float, str]:
    match = _PLACE.fullmatch(after)
    if match is None:
        raise ApiError(422, "bad-request", "after: should be what the page before named")
    return int(match[1]), float(match[2]), match[3]


def _list(which: str, account: str | None) -> Select[tuple[str]]:
    query = select(tables.c.id)
    if which == "mine":
        seated = select(seats.c.table_id).where(seats.c.account == account)
        hosted = select(tables.c.id).where(tables.c.host == account)
        return query.where(tables.c.id.in_(union(seated, hosted)))
    if which == "waiting":
        moves = and_(tables.c.status == RUNNING, seats.c.bot.is_(None), seats.c.seat == tables.c.actor)
        kept = and_(tables.c.status == OPEN, seats.c.kind == "invited")
        joined = query.join(seats, seats.c.table_id == tables.c.id)
        return joined.where(seats.c.account == account, or_(moves, kept))
    query = query.where(tables.c.status == (OPEN if which == "open" else RUNNING), tables.c.public)
    if which == "live":
        query = query.where(tables.c.moved >= time.time() - STILL_SECONDS)
    return query if account is None else query.where(met_tables(account))

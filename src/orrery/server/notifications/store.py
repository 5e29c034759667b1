"""Keeps devices and addresses, and settles who sends what: functions of a connection.

A reminder is claimed in the database before it is sent. So it is sent once at the most, by one process,
whatever happens to that process afterwards.
"""

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from orrery.server.accounts import expect_kept
from orrery.server.notifications.push import Device, endpoint_key
from orrery.server.storage.schema import OPEN, RUNNING, keys, notices, push_devices, seats, tables
from orrery.server.storage.statements import insert_new

#: Devices that an account may have; the one used longest goes for a new one.
MOST_DEVICES: Final = 10


def server_key(connection: Connection, name: str, fresh: str) -> str:
    """Return a key of the server by its name; it is ``fresh`` if there was none."""
    insert_new(connection, keys, {"name": name, "value": fresh})
    key: str = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return key


# --- devices --------------------------------------------------------------------------------------------


def add_device(connection: Connection, account: str, device: Device, language: str) -> None:
    """Keep a device for an account; whoever had it before has it no more."""
    expect_kept(connection, account)
    forget_device(connection, device.endpoint)
    own = connection.execute(
        select(push_devices.c.id).where(push_devices.c.account == account).order_by(push_devices.c.created)
    ).scalars()
    for old in list(own)[: -(MOST_DEVICES - 1)]:
        connection.execute(delete(push_devices).where(push_devices.c.id == old))
    row = {"id": endpoint_key(device.endpoint), "account": account, "endpoint": device.endpoint}
    row |= {"p256dh": device.p256dh, "auth": device.auth, "language": language}
    connection.execute(insert(push_devices).values({**row, "created": time.time()}))


def forget_device(connection: Connection, endpoint: str, account: str | None = None) -> None:
    """Forget a device, if given an account one of its own only."""
    this = push_devices.c.id == endpoint_key(endpoint)
    if account is not None:
        this = and_(this, push_devices.c.account == account)
    connection.execute(delete(push_devices).where(this))


def devices_of(connection: Connection, account: str) -> list[tuple[Device, str]]:
    """List the devices of an account, with the language of each."""
    found = connection.execute(
        select(push_devices).where(push_devices.c.account == account).order_by(push_devices.c.created)
    )
    return [(Device(row.endpoint, row.p256dh, row.auth), row.language) for row in found]


# --- reminders ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reminder:
    """A table that waits for somebody, at a ply; -1 for a seat that is kept."""

    account: str
    table: str
    ply: int


def due_reminders(connection: Connection, server: str, before: float) -> list[Reminder]:
    """List whom to remind: tables of this process that wait since ``before``, and seats that are kept.

    Only those are listed who have a device and were not reminded of this very turn.
    """
    reachable = select(push_devices.c.account).distinct()
    told = and_(notices.c.account == seats.c.account, notices.c.table_id == tables.c.id)
    query = (
        select(seats.c.account, tables.c.id, tables.c.ply, tables.c.status)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(notices, told)
        .where(seats.c.account.in_(reachable))
    )
    moving = and_(
        tables.c.status == RUNNING,
        tables.c.runner == server,
        tables.c.actor == seats.c.seat,
        seats.c.bot.is_(None),
        tables.c.moved <= before,
        or_(notices.c.ply.is_(None), notices.c.ply < tables.c.ply),
    )
    kept = and_(
        tables.c.status == OPEN,
        tables.c.tournament.is_not(None),
        seats.c.kind == "invited",
        notices.c.ply.is_(None),
    )
    found = connection.execute(query.where(or_(moving, kept)).order_by(tables.c.id))
    return [Reminder(row.account, row.id, row.ply if row.status == RUNNING else -1) for row in found]


def claim(connection: Connection, reminder: Reminder) -> bool:
    """Take a reminder on; False if another process has done so, or somebody was told of a later turn."""
    this = and_(notices.c.account == reminder.account, notices.c.table_id == reminder.table)
    values: dict[str, Any] = {"ply": reminder.ply}
    if connection.execute(update(notices).where(this, notices.c.ply < reminder.ply).values(values)).rowcount:
        return True
    row = {"account": reminder.account, "table_id": reminder.table, **values}
    return insert_new(connection, notices, row)


def forget_account(connection: Connection, account: str) -> None:
    """Forget every device of an account."""
    connection.execute(delete(push_devices).where(push_devices.c.account == account))
    connection.execute(delete(notices).where(notices.c.account == account))

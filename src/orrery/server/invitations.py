"""Invitations: one-time codes for a seat, who may look at them, and who takes the seat."""

import time
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select

from orrery.server.accounts import Account, hash_of_code, new_id
from orrery.server.errors import ApiError, conflict, not_found
from orrery.server.limits import INVITATION_SECONDS
from orrery.server.lobby import hosted_room, open_room, own_room, sit
from orrery.server.messages import Message, invitation_for
from orrery.server.relations import expect_welcome
from orrery.server.storage.rooms import load_room, lock_room
from orrery.server.storage.schema import OPEN, accounts, invitations
from orrery.server.waiting import touch


def invite(connection: Connection, table_id: str, account: Account, number: int) -> str:
    """Make a one-time code for an invited seat; the code before it becomes worthless."""
    room = open_room(hosted_room(own_room(connection, table_id, account), account))
    if not 0 <= number < len(room.seats) or room.seats[number].kind != "invited":
        raise conflict("that seat is not one for invited people")
    code = new_id()
    connection.execute(
        delete(invitations).where(invitations.c.table_id == table_id, invitations.c.seat == number)
    )
    row = {
        "code_hash": hash_of_code(code),
        "table_id": table_id,
        "seat": number,
        "expires": time.time() + INVITATION_SECONDS,
    }
    connection.execute(insert(invitations).values(row))
    touch(connection, [table_id], time.time())
    return code


def look(connection: Connection, account: str | None, code: str) -> Message:
    """Tell who invites to what; a code that is worth nothing tells nothing."""
    found = _invitation(connection, code)
    room = load_room(connection, found.table_id)
    if room is None or room.status != OPEN:
        raise _worthless()
    if account is not None:
        expect_welcome(connection, room, account)
    host = connection.execute(select(accounts.c.name).where(accounts.c.id == room.host)).scalar_one()
    return invitation_for(room, host, found.seat)


def _invitation(connection: Connection, code: str) -> Row[Any]:
    found = connection.execute(
        select(invitations).where(invitations.c.code_hash == hash_of_code(code))
    ).one_or_none()
    if found is None or found.expires < time.time():
        raise _worthless()
    return found


def claim(connection: Connection, server: str, account: Account, code: str) -> tuple[str, int]:
    """Take the seat of an invitation, which is used up by this; returns table and seat."""
    found = _invitation(connection, code)
    room = lock_room(connection, found.table_id)
    if room is None:
        raise not_found("table")
    open_room(room)
    held = room.seat_of(account.id)
    if held is not None:
        return room.id, held
    expect_welcome(connection, room, account.id)
    used = connection.execute(delete(invitations).where(invitations.c.code_hash == hash_of_code(code)))
    if used.rowcount != 1 or room.seats[found.seat].kind != "invited":
        raise _worthless()
    sit(connection, server, room.id, found.seat, account)
    return room.id, int(found.seat)


def _worthless() -> ApiError:
    return ApiError(404, "not-found", "this invitation was used already, or never made")

"""What people do with all of their account: take a copy of what is kept of them, and delete it."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, or_, select, update

from orrery.server.accounts import DELETED, Account, tell_account
from orrery.server.agreements import leave, settle_offers
from orrery.server.errors import Gone, Refused, conflict
from orrery.server.names import NOBODY
from orrery.server.notifications import digest, store
from orrery.server.ratings import skills_of
from orrery.server.relations import forget_relations, related
from orrery.server.renaming import rename_everywhere
from orrery.server.storage.rooms import abandon, notify_table, tell_lobby
from orrery.server.storage.schema import (
    OPEN,
    REPLAY,
    RUNNING,
    accounts,
    chat,
    reports,
    resets,
    results,
    seats,
    sessions,
    tables,
)
from orrery.server.storage.sessions import end_sessions
from orrery.server.tournaments.entries import forget_account
from orrery.server.tournaments.overview import copy_for

if TYPE_CHECKING:
    from orrery.server.server import Server

#: How often somebody is taken out of matches that begin while the account is being deleted.
_ATTEMPTS: Final = 5


# --- a copy ---------------------------------------------------------------------------------------------


def copy_of(connection: Connection, account: str) -> dict[str, Any]:
    """Return everything that is kept of an account; hashes of passwords and tokens alone are left out."""
    row = connection.execute(select(accounts).where(accounts.c.id == account)).one()
    played = (
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.host, seats.c.seat)
        .outerjoin(seats, (seats.c.table_id == tables.c.id) & (seats.c.account == account))
        .where(or_(seats.c.account == account, tables.c.host == account))
        .order_by(tables.c.created, tables.c.id)
    )
    said = select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.account == account)
    own = select(results).where(results.c.account == account).order_by(results.c.at, results.c.table_id)
    reported = select(reports).where(reports.c.by_account == account)
    address = digest.subscription_of(connection, account)
    signed_in = select(sessions.c.program, sessions.c.created).where(sessions.c.account == account)
    return {
        "account": {
            "id": row.id,
            "name": row.name,
            "kind": row.kind,
            "claimed": row.password is not None,
            "created": row.created,
        },
        "sessions": [
            {"program": one.program, "created": one.created}
            for one in connection.execute(signed_in.order_by(sessions.c.created))
        ],
        "tables": [
            {
                "table": one.id,
                "game": one.game,
                "status": one.status,
                "created": one.created,
                "host": one.host == account,
                "seat": one.seat,
            }
            for one in connection.execute(played)
        ],
        "results": [
            {
                "table": one.table_id,
                "seat": one.seat,
                "game": one.game,
                "players": one.players,
                "rated": one.rated,
                "place": one.place,
                "points": one.points,
                "departed": one.departed,
                "at": one.at,
                "rating_before": one.rating_before,
                "rating_after": one.rating_after,
            }
            for one in connection.execute(own)
        ],
        "ratings": [
            {"game": game, "players": players, "mu": one.mu, "sigma": one.sigma, "matches": one.matches}
            for game, players, one in skills_of(connection, account)
        ],
        "devices": [
            {"endpoint": device.endpoint, "language": language}
            for device, language in store.devices_of(connection, account)
        ],
        "digest": None if address is None else {"address": address.address, "confirmed": address.confirmed},
        "tournaments": copy_for(connection, account),
        "relations": [
            {"kind": one.kind, "account": one.other, "name": one.name, "at": one.at}
            for one in related(connection, account)
        ],
        "reports": [
            {"account": one.about, "table": one.table_id, "reason": one.reason, "at": one.at}
            for one in connection.execute(reported.order_by(reports.c.id))
        ],
        "chat": [
            {"table": one.table_id, "text": one.text, "at": one.at}
            for one in connection.execute(said.order_by(chat.c.id))
        ],
    }


# --- deletion -------------------------------------------------------------------------------------------


class _StillPlaying(Exception):
    """A match began meanwhile; nothing was deleted."""


async def delete_account(server: "Server", account: Account) -> None:
    """Delete an account: it resigns its matches, and what others played stays, under a neutral name.

    The matches are resigned first; all else happens in one transaction or not at all.
    """
    for _ in range(_ATTEMPTS):
        _, stuck = await leave_matches(server, account.id)
        try:
            closed, changed = await server.db.write(erase, server.settings.server_id, account.id, stuck)
            break
        except _StillPlaying:
            continue
    else:
        raise conflict("you begin matches faster than they can be resigned; try again")
    for table_id in closed:
        table = server.tables.loaded(table_id)
        server.tables.forget(table_id)
        if table is not None:
            table.tell_closed()
    for table_id in changed:
        table = server.tables.loaded(table_id)
        if table is not None:
            with suppress(Gone):
                await table.catch_up()
    server.account_changed(account.id)
    server.tables.lobby_changed()


async def leave_matches(server: "Server", account: str) -> tuple[list[str], set[str]]:
    """Resign every running match of an account.

    Returns their tables, and those of them that nobody can leave because this server lacks the rules.
    """
    running = await server.db.read(_playing, account)
    stuck = set()
    for table_id in running:
        with suppress(Gone):
            if not await _resign(server, table_id, account):
                stuck.add(table_id)
    return running, stuck


def _playing(connection: Connection, account: str) -> list[str]:
    """List the running matches in which somebody still plays themselves."""
    found = connection.execute(
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            tables.c.status == RUNNING,
            seats.c.account == account,
            seats.c.kind == "person",
            seats.c.bot.is_(None),
        )
        .order_by(seats.c.table_id)
    )
    return [row.table_id for row in found]


async def _resign(server: "Server", table_id: str, account: str) -> bool:
    """Let an account leave a match; False if nobody can, because this server lacks its rules."""
    table = await server.tables.get(table_id)
    try:
        async with table.update() as (match, change):
            seat = table.room.seat_of(account)
            if seat is None or match.seats[seat].bot is not None:
                raise Refused("not-seated", "they have left already")
            leave(match, change, seat, "resigned")
    except Refused as refused:
        return refused.code != "frozen"
    await settle_offers(table)
    return True


def erase(connection: Connection, server: str, account: str, stuck: set[str]) -> tuple[list[str], list[str]]:
    """Remove what is the account's own and rename the rest; returns the tables closed and those changed.

    A match that is ``stuck`` can be played by nobody, so it is abandoned.
    """
    this = accounts.c.id == account
    connection.execute(select(accounts.c.id).where(this).with_for_update())
    playing = set(_playing(connection, account))
    if playing - stuck:
        raise _StillPlaying
    for table_id in playing:
        abandon(connection, table_id)
    closed = _close_own(connection, server, account)
    vacated = _stand_up(connection, server, account)
    connection.execute(delete(chat).where(chat.c.account == account))
    forget_relations(connection, account)
    forget_account(connection, server, account)
    store.forget_account(connection, account)
    digest.forget_account(connection, account)
    changed = rename_everywhere(connection, server, account, NOBODY)
    end_sessions(connection, account)
    connection.execute(delete(resets).where(resets.c.account == account))
    values = {"kind": DELETED, "name_key": None, "password": None, "look": None}
    connection.execute(update(accounts).where(this).values(values))
    tell_account(connection, account, server)
    tell_lobby(connection, server)
    return closed, [*vacated, *changed]


def _close_own(connection: Connection, server: str, account: str) -> list[str]:
    """Remove the tables of this host that have not begun, and the records it uploaded."""
    own = (tables.c.host == account) & tables.c.status.in_((OPEN, REPLAY)) & tables.c.tournament.is_(None)
    closed = [row.id for row in connection.execute(select(tables.c.id).where(own).order_by(tables.c.id))]
    if closed:
        connection.execute(update(tables).where(tables.c.rematch.in_(closed)).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id.in_(closed)))
    for table_id in closed:
        notify_table(connection, table_id, server)
    return closed


def _stand_up(connection: Connection, server: str, account: str) -> list[str]:
    """Give back the seats at tables that have not begun, those that are merely kept included."""
    waiting = (
        select(seats.c.table_id, seats.c.seat, tables.c.public)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.account == account, tables.c.status == OPEN)
        .order_by(seats.c.table_id)
    )
    found = connection.execute(waiting).all()
    for row in found:
        values = {"kind": "open" if row.public else "invited", "account": None, "name": None}
        held = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        connection.execute(update(seats).where(held).values(values))
        notify_table(connection, row.table_id, server)
    return [row.table_id for row in found]

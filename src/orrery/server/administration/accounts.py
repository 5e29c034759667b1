"""What an operator does with accounts: find, disable, silence, rename them, and let their owners in again."""

import secrets
import time
from typing import Any, Final

from sqlalchemy import Column, Connection, Row, delete, func, insert, or_, select, update

from orrery.server.accounts import BOT, DELETED, GUEST, PERSON, free_look, hash_of_code
from orrery.server.administration.operations import OPERATOR, Impossible, Operation
from orrery.server.errors import ApiError
from orrery.server.names import clean_name, name_key
from orrery.server.renaming import rename_everywhere
from orrery.server.storage.schema import (
    OPEN,
    RUNNING,
    accounts,
    relations,
    reports,
    resets,
    results,
    seats,
    sessions,
    tables,
)

_SHOWN: Final[tuple[Column[Any], ...]] = (
    accounts.c.id,
    accounts.c.kind,
    accounts.c.name,
    accounts.c.created,
    accounts.c.disabled,
    accounts.c.silenced,
)


def listed(connection: Connection, words: str, kind: str | None, most: int) -> list[dict[str, Any]]:
    """List accounts, the newest first, whose name or id has these ``words`` in it."""
    query = select(*_SHOWN).order_by(accounts.c.created.desc(), accounts.c.id).limit(most)
    query = query.where(accounts.c.kind == kind if kind else accounts.c.kind.not_in((BOT, DELETED)))
    if words:
        inside = func.lower(accounts.c.name).contains(words.lower(), autoescape=True)
        query = query.where(or_(inside, accounts.c.id.startswith(words, autoescape=True)))
    return [dict(row._mapping) for row in connection.execute(query)]


def find(connection: Connection, who: str) -> Row[Any]:
    """Return the one account that has this id or claimed this name; guests are found by their id."""
    this = or_(accounts.c.id == who, accounts.c.name_key == name_key(who))
    row = connection.execute(select(*_SHOWN).where(this)).first()
    if row is None or row.kind == DELETED:
        raise Impossible(f"there is no account {who!r}: give an id, or a claimed name")
    return row


def find_person(connection: Connection, who: str) -> Row[Any]:
    """Return an account that is not a bot's."""
    row = find(connection, who)
    if row.kind == BOT:
        raise Impossible(f"{row.name} is a bot")
    return row


def shown(connection: Connection, who: str) -> dict[str, Any]:
    """Return an account with what an operator wants to know of it before deciding anything."""
    row = find(connection, who)

    def count(query: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(query.subquery())).scalar_one())

    def at_tables(status: str) -> list[str]:
        mine = select(seats.c.table_id).where(seats.c.account == row.id)
        query = select(tables.c.id).where(tables.c.status == status)
        query = query.where(or_(tables.c.id.in_(mine), tables.c.host == row.id)).order_by(tables.c.id)
        return list(connection.execute(query).scalars())

    about = select(reports.c.id).where(reports.c.about == row.id)
    return {
        **row._mapping,
        "sessions": count(select(sessions.c.token_hash).where(sessions.c.account == row.id)),
        "matches": count(select(results.c.table_id).where(results.c.account == row.id)),
        "running": at_tables(RUNNING),
        "open": at_tables(OPEN),
        "reported": count(about),
        "open_reports": count(about.where(reports.c.handled.is_(None))),
        "muted_by": count(select(relations.c.account).where(relations.c.other == row.id).distinct()),
    }


def disable(connection: Connection, operation: Operation, account: str) -> None:
    """Let nobody use an account: its sessions count for nothing as long as it is disabled."""
    _set(connection, operation, account, {"disabled": time.time()})


def enable(connection: Connection, operation: Operation, account: str) -> None:
    """Let its owner use an account again."""
    _set(connection, operation, account, {"disabled": None})


def silence(connection: Connection, operation: Operation, account: str, until: float | None) -> None:
    """Let an account say nothing at any table until then; None lets it speak again."""
    operation.detail["until"] = until
    _set(connection, operation, account, {"silenced": until})


def _set(connection: Connection, operation: Operation, account: str, values: dict[str, Any]) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(values))
    operation.subject = account
    operation.news.append(("account", account))
    operation.log(connection)


def rename(connection: Connection, operation: Operation, row: Row[Any], name: str) -> str:
    """Call an account something else, everywhere; returns the name as it is kept."""
    try:
        cleaned = clean_name(name)
        look = free_look(connection, cleaned, row.id)
    except ApiError as error:
        raise Impossible(error.message) from None
    changed = rename_everywhere(connection, OPERATOR, row.id, cleaned)
    key = name_key(cleaned) if row.kind == PERSON else None
    values = {"look": look, "name_key": key}
    connection.execute(update(accounts).where(accounts.c.id == row.id).values(values))
    operation.subject = row.id
    operation.detail |= {"from": row.name, "to": cleaned}
    operation.news += [("account", row.id), *(("table", one) for one in changed), ("lobby", "-")]
    operation.log(connection)
    return cleaned


def reset(connection: Connection, operation: Operation, row: Row[Any], seconds: float) -> str:
    """Make a code by which the owner of an account sets a new password, once; an earlier one is void."""
    if row.kind == GUEST:
        raise Impossible(f"{row.name} is a guest: there is no password to set anew")
    code = secrets.token_hex(16)
    connection.execute(delete(resets).where(resets.c.account == row.id))
    values = {"code_hash": hash_of_code(code), "account": row.id, "expires": time.time() + seconds}
    connection.execute(insert(resets).values(values))
    operation.subject = row.id
    operation.log(connection)
    return code

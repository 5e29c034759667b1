"""Accounts as the database has them: guests, people with a password, bots. Functions of a connection."""

import hashlib
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, select

from orrery.server.errors import ApiError
from orrery.server.limits import LONGEST_NAME
from orrery.server.names import NOBODY, look_of, name_key
from orrery.server.storage.database import notify
from orrery.server.storage.schema import accounts, resets
from orrery.server.storage.sessions import account_row
from orrery.server.storage.statements import insert_new

GUEST: Final = "guest"
PERSON: Final = "person"
BOT: Final = "bot"
#: An account of which nothing is left but that it played.
DELETED: Final = "deleted"


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who can sit at a table."""

    id: str
    kind: str
    name: str
    #: Whether there is a password: the account can be reached from another device.
    claimed: bool


def tell_account(connection: Connection, account: str, server: str) -> None:
    """Tell other processes, inside a write, to ``forget`` an account."""
    notify(connection, f"account {account} {server}")


def new_id() -> str:
    """Make an id or a code that nobody can guess; people type it, so it never looks like an option."""
    return secrets.token_hex(12)


def bot_account(connection: Connection, spec: str) -> str:
    """Return the account of a bot, made when it is first needed; for use inside a write."""
    if (found := _by_spec(connection, spec)) is not None:
        return found
    name = spec[:LONGEST_NAME]
    row = {"kind": BOT, "name": name, "look": look_of(name), "bot": spec, "created": time.time()}
    # The name is kept from people, unless one of them was first: then the mark alone tells the two apart.
    for key in (name_key(spec), None):
        insert_new(connection, accounts, {"id": new_id(), "name_key": key, **row})
        if (found := _by_spec(connection, spec)) is not None:
            return found
    raise AssertionError("a bot account that is neither there nor can be made")


def free_look(connection: Connection, name: str, own: str | None = None) -> str:
    """Return what a name looks like; refuse it if somebody but ``own`` claimed one that looks the same."""
    look = look_of(name)
    if look == look_of(NOBODY):
        raise name_taken()
    claimed = (accounts.c.look == look) & (accounts.c.kind != GUEST) & (accounts.c.id != (own or ""))
    if connection.execute(select(accounts.c.id).where(claimed).limit(1)).first() is not None:
        raise name_taken()
    return look


def name_taken() -> ApiError:
    """Make the error for a name that somebody else has claimed."""
    return ApiError(409, "bad-name", "somebody else has claimed this name")


def account_disabled() -> ApiError:
    """Make the error for an account that an operator has disabled."""
    return ApiError(403, "disabled", "whoever runs this server has disabled the account")


def hash_of_code(code: str) -> str:
    """Return what is kept of a one-time code."""
    return hashlib.sha256(code.encode()).hexdigest()


def expect_kept(connection: Connection, account: str) -> None:
    """Raise ``ApiError`` if an account was deleted since somebody looked it up.

    To be called in every transaction that writes something of the account: until it ends the account stays.
    """
    kind = select(accounts.c.kind).where(accounts.c.id == account).with_for_update(read=True)
    if connection.execute(kind).scalar_one_or_none() in (None, DELETED):
        raise ApiError(401, "not-signed-in", "the account has been deleted")


def usable(connection: Connection, among: Collection[str]) -> set[str]:
    """Return those of these accounts that somebody can still use: neither deleted nor disabled."""
    kept = (accounts.c.kind != DELETED) & accounts.c.disabled.is_(None)
    found = select(accounts.c.id).where(accounts.c.id.in_(among), kept).order_by(accounts.c.id)
    return set(connection.execute(found.with_for_update(read=True)).scalars())


def by_name(connection: Connection, key: str) -> Any:
    """Return the row of the account that claimed this name; None if nobody did."""
    columns = (accounts.c.id, accounts.c.kind, accounts.c.name, accounts.c.password, accounts.c.disabled)
    return connection.execute(select(*columns).where(accounts.c.name_key == key)).one_or_none()


def by_reset_code(connection: Connection, digest: str) -> Any:
    """Return the account that a one-time code is for, unless it is too old."""
    columns = (accounts.c.id, accounts.c.kind, accounts.c.name, accounts.c.disabled)
    query = select(*columns).join(resets, resets.c.account == accounts.c.id)
    holds = (resets.c.code_hash == digest) & (resets.c.expires > time.time())
    return connection.execute(query.where(holds, accounts.c.kind == PERSON)).one_or_none()


def password_of(connection: Connection, account: str) -> str | None:
    """Return what is stored of the password of an account; None if it has none."""
    wanted = select(accounts.c.password).where(accounts.c.id == account)
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def _by_spec(connection: Connection, spec: str) -> str | None:
    found: str | None = connection.execute(
        select(accounts.c.id).where(accounts.c.bot == spec)
    ).scalar_one_or_none()
    return found


def by_session(connection: Connection, digest: str) -> Account | None:
    """Return the account of a session that holds; None if there is none."""
    row = account_row(connection, digest)
    return None if row is None else Account(row.id, row.kind, row.name, row.password is not None)

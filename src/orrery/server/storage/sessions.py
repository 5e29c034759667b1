"""Reads and writes sessions: functions of a connection, to be run by ``Database``.

Of a token the database has its SHA-256 only, so that a stolen copy opens nothing.
"""

import hashlib
import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select

from orrery.server.storage.schema import accounts, keys, sessions
from orrery.server.storage.statements import insert_new

#: As long as browsers keep a cookie at most. A program's token holds until it is signed out.
COOKIE_SECONDS: Final = 400 * 24 * 3600
_KEY_NAME: Final = "session"


def digest_of(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def signing_key(connection: Connection) -> str:
    """Return the key that signs cookies; who asks first makes it."""
    insert_new(connection, keys, {"name": _KEY_NAME, "value": secrets.token_urlsafe(32)})
    key: str = connection.execute(select(keys.c.value).where(keys.c.name == _KEY_NAME)).scalar_one()
    return key


def add_session(connection: Connection, account: str, token: str, program: bool) -> None:
    """Begin a session of a browser or a program."""
    row = {"token_hash": digest_of(token), "account": account, "program": program, "created": time.time()}
    connection.execute(insert(sessions).values(row))


def account_row(connection: Connection, digest: str) -> Any:
    """Return the account of a session that holds, unless it is disabled; None if there is none."""
    columns = (accounts.c.id, accounts.c.kind, accounts.c.name, accounts.c.password)
    held = or_(sessions.c.program, sessions.c.created >= time.time() - COOKIE_SECONDS)
    return connection.execute(
        select(*columns)
        .join(sessions, sessions.c.account == accounts.c.id)
        .where(sessions.c.token_hash == digest, held, accounts.c.disabled.is_(None))
    ).one_or_none()


def end_session(connection: Connection, digest: str) -> str | None:
    """End one session; returns whose it was."""
    this = sessions.c.token_hash == digest
    account: str | None = connection.execute(select(sessions.c.account).where(this)).scalar_one_or_none()
    connection.execute(delete(sessions).where(this))
    return account


def end_sessions(connection: Connection, account: str, but: str | None = None) -> None:
    """End all sessions of an account, but that of one token if it is given."""
    own = sessions.c.account == account
    if but is not None:
        own &= sessions.c.token_hash != digest_of(but)
    connection.execute(delete(sessions).where(own))


def drop_old_sessions(connection: Connection, account: str) -> None:
    """Remove the sessions of browsers that have long forgotten them."""
    old = sessions.c.program.is_(False) & (sessions.c.created < time.time() - COOKIE_SECONDS)
    connection.execute(delete(sessions).where((sessions.c.account == account) & old))

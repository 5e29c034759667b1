"""Who gets a digest by e-mail: confirmed addresses, once a day at the most. Functions of a connection."""

import hashlib
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from orrery.server.accounts import expect_kept
from orrery.server.errors import ApiError
from orrery.server.storage.schema import digests

#: Seconds between two digests, and between two links to one address or of one account.
DAY: Final = 24 * 3600.0
_ASKING: Final = 600.0
#: Accounts that may have the same address: a household.
_SHARED: Final = 5


@dataclass(frozen=True, slots=True)
class Subscription:
    """A digest by e-mail that somebody gets, or has asked for."""

    account: str
    address: str
    language: str
    confirmed: float | None
    sent: float


def subscription_of(connection: Connection, account: str) -> Subscription | None:
    """Return the digest that an account gets, or has asked for; None if there is none."""
    return _subscription(
        connection.execute(select(digests).where(digests.c.account == account)).one_or_none()
    )


def _subscription(row: Any) -> Subscription | None:
    return (
        None if row is None else Subscription(row.account, row.address, row.language, row.confirmed, row.sent)
    )


def ask(connection: Connection, account: str, address: str, language: str, code: str) -> None:
    """Keep an address that is to be confirmed; one that was confirmed before counts no more."""
    expect_kept(connection, account)
    before = connection.execute(select(digests).where(digests.c.account == account)).one_or_none()
    now = time.time()
    same = select(func.count(), func.max(digests.c.asked)).where(
        digests.c.address == address, digests.c.account != account
    )
    others, last = connection.execute(same).one()
    if others >= _SHARED or max(last or 0.0, before.asked if before is not None else 0.0) > now - _ASKING:
        raise ApiError(429, "too-many", "a link was sent a moment ago; wait", retry_after=int(_ASKING))
    # Whoever deletes and asks again does not get two digests a day by it.
    sent = before.sent if before is not None else 0.0
    connection.execute(delete(digests).where(digests.c.account == account))
    row = {"account": account, "address": address, "language": language, "code_hash": _hash(code)}
    connection.execute(insert(digests).values({**row, "asked": now, "confirmed": None, "sent": sent}))


def confirm(connection: Connection, code: str) -> None:
    """Confirm an address; the code is used up by it."""
    this = (digests.c.code_hash == _hash(code)) & (digests.c.asked > time.time() - DAY)
    values = {"confirmed": time.time(), "code_hash": None}
    if connection.execute(update(digests).where(this).values(values)).rowcount != 1:
        raise ApiError(404, "not-found", "this link was used already, or is too old")


def forget_account(connection: Connection, account: str) -> None:
    """Forget the address of an account."""
    connection.execute(delete(digests).where(digests.c.account == account))


def due(connection: Connection, now: float) -> list[Subscription]:
    """List those who may get a digest now."""
    ready = digests.c.confirmed.is_not(None) & (digests.c.sent <= now - DAY)
    found = connection.execute(select(digests).where(ready).order_by(digests.c.account))
    return [one for row in found if (one := _subscription(row)) is not None]


def claim(connection: Connection, one: Subscription, now: float) -> bool:
    """Take on sending a digest; False if another process did, or the address is another by now."""
    this = (
        (digests.c.account == one.account)
        & (digests.c.address == one.address)
        & (digests.c.sent == one.sent)
        & digests.c.confirmed.is_not(None)
    )
    return connection.execute(update(digests).where(this).values(sent=now)).rowcount == 1


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()

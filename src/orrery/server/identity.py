"""Makes and finds accounts and their sessions, and knows who a token belongs to: it is 256 random bits."""

import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from orrery.server.accounts import (
    GUEST,
    PERSON,
    Account,
    account_disabled,
    by_name,
    by_reset_code,
    by_session,
    free_look,
    hash_of_code,
    name_taken,
    new_id,
    password_of,
    tell_account,
)
from orrery.server.credentials import Credentials
from orrery.server.errors import ApiError, conflict
from orrery.server.limits import KNOWN_ADDRESSES, LONGEST_NAME
from orrery.server.names import clean_name, look_of, name_key
from orrery.server.passwords import Passwords
from orrery.server.settings import Settings
from orrery.server.storage.database import Database
from orrery.server.storage.schema import accounts, resets
from orrery.server.storage.sessions import (
    add_session,
    digest_of,
    drop_old_sessions,
    end_session,
    end_sessions,
    signing_key,
)

_CACHED: Final = 10_000
#: Seconds for which an account that was read is taken to be as it was.
CACHE_SECONDS: Final = 60.0


class Identity:
    """Makes and finds accounts and sessions. ``await start()`` first, once the database is up to date."""

    def __init__(self, db: Database, settings: Settings) -> None:
        self._db = db
        self._server = settings.server_id
        self.credentials = Credentials(settings)
        self._passwords = Passwords()
        self._cache: OrderedDict[str, tuple[Account, float]] = OrderedDict()
        #: From where accounts were used lately, the longest ago first.
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        #: Counts invalidations: what was read before one need not hold after it.
        self.changes = 0

    async def start(self) -> None:
        """Fetch the key that signs cookies; the first process on a database makes it."""
        self.credentials.use_key(await self._db.write(signing_key))
        await self._passwords.start()

    def close(self) -> None:
        """End the threads in which passwords are hashed."""
        self._passwords.close()

    # --- coming and going -------------------------------------------------------------------------------

    async def guest(self, name: str, program: bool = False) -> tuple[Account, str]:
        """Make a guest; returns the account and the token that proves to be it."""
        account = Account(new_id(), GUEST, clean_name(name), False)
        token = secrets.token_urlsafe(32)

        def write(connection: Connection) -> None:
            look = free_look(connection, account.name)
            row = {"id": account.id, "kind": GUEST, "name": account.name, "look": look}
            connection.execute(insert(accounts).values({**row, "created": time.time()}))
            add_session(connection, account.id, token, program)

        await self._db.write(write)
        return account, token

    async def sign_in(
        self, name: str, password: str, program: bool = False, address: str = ""
    ) -> tuple[Account, str]:
        """Sign in to a claimed account; a wrong name takes as long as a wrong password.

        Checking a password takes a while: it counts only if it is still the account's afterwards.
        Wrong passwords slow down whoever tries this name from an ``address`` that the account was not
        used from lately; so strangers cannot lock its owner out at home.
        """
        key = name_key(name)
        row = (
            await self._db.read(by_name, key) if len(key) <= 2 * LONGEST_NAME and key.isprintable() else None
        )
        stored: str | None = None if row is None else row.password
        stranger = row is None or (row.id, address) not in self._known
        if stranger:
            message = "too many wrong passwords for this name; wait, or sign in from where you did before"
            self._passwords.guess(key, message)
        matches = await self._passwords.matches(password, stored)
        if row is None or stored is None or not matches:
            raise _wrong_password()
        if stranger:
            self._passwords.guessed_right(key)
        if row.disabled is not None:
            raise account_disabled()
        self.seen(row.id, address)
        better = await self._passwords.hash_better(password, stored)
        token = secrets.token_urlsafe(32)

        def write(connection: Connection) -> None:
            this = accounts.c.id == row.id
            now = select(accounts.c.password, accounts.c.disabled).where(this).with_for_update()
            current = connection.execute(now).one()
            if current.password != stored:
                raise _wrong_password()
            if current.disabled is not None:
                raise account_disabled()
            if better is not None:
                connection.execute(update(accounts).where(this).values(password=better))
            drop_old_sessions(connection, row.id)
            add_session(connection, row.id, token, program)

        await self._db.write(write)
        return Account(row.id, row.kind, row.name, True), token

    def seen(self, account: str, address: str) -> None:
        """Note that an account was used from an address: it is no stranger's."""
        self._known[account, address] = None
        self._known.move_to_end((account, address))
        if len(self._known) > KNOWN_ADDRESSES:
            self._known.popitem(last=False)

    async def sign_out(self, token: str) -> None:
        """Make the token worthless from now on."""
        digest = digest_of(token)

        def write(connection: Connection) -> None:
            account = end_session(connection, digest)
            if account is not None:
                self._tell(connection, account)

        await self._db.write(write)
        self.changes += 1
        self._cache.pop(digest, None)

    async def account_of(self, token: str | None) -> Account | None:
        """Return the account of a token, mostly without a query."""
        if token is None:
            return None
        if (cached := self.cached(token)) is not None:
            return cached
        digest = digest_of(token)
        changes = self.changes
        account = await self._db.read(by_session, digest)
        if account is not None and changes == self.changes:
            self._cache[digest] = (account, time.monotonic() + CACHE_SECONDS)
            if len(self._cache) > _CACHED:
                self._cache.popitem(last=False)
        return account

    async def of_connection(self, connection: HTTPConnection) -> Account | None:
        """Return who sent a request or opened a socket; None for nobody we know."""
        return await self.account_of(self.credentials.of(connection)[0])

    def cached(self, token: str | None) -> Account | None:
        """Return the same without a query: None may mean that nobody has asked lately."""
        if token is None:
            return None
        digest = digest_of(token)
        found = self._cache.get(digest)
        if found is None:
            return None
        if found[1] < time.monotonic():
            del self._cache[digest]
            return None
        self._cache.move_to_end(digest)
        return found[0]

    def forget(self, account: str) -> None:
        """Drop an account from the cache: it was changed, perhaps by another process."""
        self.changes += 1
        for digest in [digest for digest, (found, _) in self._cache.items() if found.id == account]:
            del self._cache[digest]

    # --- what an account is -----------------------------------------------------------------------------

    async def claim(
        self, account: Account, name: str, password: str, program: bool = False
    ) -> tuple[Account, str]:
        """Give a guest a password, and a name that nobody else has claimed; returns the new token, too.

        Every session that the guest had ends. Other guests of that name are called something else.
        """
        if account.claimed:
            raise conflict("the account has a password already")
        cleaned = clean_name(name)
        hashed = await self._passwords.hash(password)
        token = secrets.token_urlsafe(32)

        def write(connection: Connection) -> list[str]:
            look = free_look(connection, cleaned)
            values = {"kind": PERSON, "name": cleaned, "name_key": name_key(cleaned), "look": look}
            self._change_guest(connection, account.id, {**values, "password": hashed})
            end_sessions(connection, account.id)
            add_session(connection, account.id, token, program)
            return [account.id, *self._rename_guests(connection, look)]

        try:
            changed = await self._db.write(write)
        except IntegrityError:
            raise name_taken() from None
        for one in changed:
            self.forget(one)
        return replace(account, kind=PERSON, name=cleaned, claimed=True), token

    async def rename(self, account: Account, name: str) -> Account:
        """Call a guest something else; a claimed name stays as it is."""
        cleaned = clean_name(name)

        def write(connection: Connection) -> None:
            look = free_look(connection, cleaned)
            self._change_guest(connection, account.id, {"name": cleaned, "look": look})

        await self._db.write(write)
        self.forget(account.id)
        return replace(account, name=cleaned)

    def _change_guest(self, connection: Connection, account: str, values: dict[str, Any]) -> None:
        guest = (accounts.c.id == account) & (accounts.c.kind == GUEST)
        if connection.execute(update(accounts).where(guest).values(values)).rowcount != 1:
            raise conflict("the account is claimed: its name stays")
        self._tell(connection, account)

    def _rename_guests(self, connection: Connection, look: str) -> list[str]:
        """Call guests something else who carry a name that was just claimed; returns their accounts."""
        alike = (accounts.c.look == look) & (accounts.c.kind == GUEST)
        found = connection.execute(select(accounts.c.id, accounts.c.name).where(alike)).all()
        for row in found:
            mark = f" #{row.id[:4]}"
            name = row.name[: LONGEST_NAME - len(mark)] + mark
            self._change_guest(connection, row.id, {"name": name, "look": look_of(name)})
        return [row.id for row in found]

    def _tell(self, connection: Connection, account: str) -> None:
        tell_account(connection, account, self._server)

    # --- passwords and sessions of one's own --------------------------------------------------------------

    async def expect_password(self, account: Account, password: str | None) -> str | None:
        """Return what is stored of the password; ``ApiError`` if it is another. A guest has none to give.

        A stolen session must not serve to guess the password, so guesses are counted for each account.
        """
        stored = await self._db.read(password_of, account.id)
        if stored is None:
            return None
        guesses = f"account {account.id}"
        self._passwords.guess(guesses, "too many wrong passwords; wait")
        if password is None or not await self._passwords.matches(password, stored):
            raise ApiError(403, "wrong-password", "the password is wrong")
        self._passwords.guessed_right(guesses)
        return stored

    async def change_password(self, account: Account, token: str, old: str, new: str) -> None:
        """Set another password, given the old one. Every session ends but that of ``token``."""
        stored = await self.expect_password(account, old)
        if stored is None:
            raise conflict("the account has no password yet; claim it first")
        hashed = await self._passwords.hash(new)

        def write(connection: Connection) -> None:
            unchanged = (accounts.c.id == account.id) & (accounts.c.password == stored)
            if connection.execute(update(accounts).where(unchanged).values(password=hashed)).rowcount != 1:
                raise conflict("the password was changed meanwhile")
            end_sessions(connection, account.id, but=token)
            self._tell(connection, account.id)

        await self._db.write(write)
        self.forget(account.id)

    async def reset_password(
        self, code: str, new: str, program: bool = False, address: str = ""
    ) -> tuple[Account, str]:
        """Set a new password by a one-time code, which is used up by it; every session ends but a new one."""
        expired = ApiError(404, "not-found", "this link was used already, or is too old; ask for another")
        digest = hash_of_code(code)
        if await self._db.read(by_reset_code, digest) is None:
            raise expired
        hashed = await self._passwords.hash(new)
        token = secrets.token_urlsafe(32)

        def write(connection: Connection) -> Any:
            row = by_reset_code(connection, digest)
            used = connection.execute(delete(resets).where(resets.c.code_hash == digest))
            if row is None or used.rowcount != 1:
                raise expired
            if row.disabled is not None:
                raise account_disabled()
            connection.execute(update(accounts).where(accounts.c.id == row.id).values(password=hashed))
            end_sessions(connection, row.id)
            add_session(connection, row.id, token, program)
            self._tell(connection, row.id)
            return row

        row = await self._db.write(write)
        self.forget(row.id)
        self.seen(row.id, address)
        return Account(row.id, row.kind, row.name, True), token

    async def sign_out_everywhere(self, account: Account) -> None:
        """Make every token of the account worthless."""

        def write(connection: Connection) -> None:
            end_sessions(connection, account.id)
            self._tell(connection, account.id)

        await self._db.write(write)
        self.forget(account.id)


def _wrong_password() -> ApiError:
    return ApiError(401, "wrong-password", "the name or the password is wrong")

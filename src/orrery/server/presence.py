"""Who follows which table through another server process."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from orrery.server.errors import Unavailable
from orrery.server.storage.database import Database, notify

#: Seconds for which an announcement of another process holds.
_HOLDS: Final = 25.0


class Presence:
    """Tells the other processes who is here, and remembers what they tell."""

    def __init__(self, db: Database, server_id: str) -> None:
        self._db = db
        self._server_id = server_id
        self._until: dict[str, dict[str, float]] = {}

    def elsewhere(self, table_id: str) -> set[str]:
        """Return the accounts that other processes say are at this table."""
        now = time.monotonic()
        return {account for account, until in self._until.get(table_id, {}).items() if until > now}

    async def announce(self, table_id: str, account: str, here: bool) -> None:
        """Tell the other processes that somebody came or went; later, if nothing can be written.

        What was announced holds for a while only, and who is here is announced again and again.
        """
        if self._db.shared:
            with suppress(Unavailable):
                await self._db.write(notify, self._notice(table_id, account, here))

    async def announce_all(self, present: Iterable[tuple[str, str]]) -> None:
        """Tell the other processes again who is here, as pairs of table and account, in one write."""
        notices = sorted({self._notice(table_id, account, True) for table_id, account in present})
        await self._db.write(notify, *notices)

    def heard(self, table_id: str, account: str, here: bool) -> bool:
        """Take in what another process told; returns whether it is news."""
        news = (account in self.elsewhere(table_id)) != here
        self._until.setdefault(table_id, {})[account] = time.monotonic() + _HOLDS if here else 0.0
        return news

    def sweep(self) -> None:
        """Forget what does not hold any more."""
        now = time.monotonic()
        for table_id, accounts in list(self._until.items()):
            kept = {account: until for account, until in accounts.items() if until > now}
            if kept:
                self._until[table_id] = kept
            else:
                del self._until[table_id]

    def _notice(self, table_id: str, account: str, here: bool) -> str:
        return f"{'here' if here else 'away'} {table_id} {self._server_id} {account}"

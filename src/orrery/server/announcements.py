"""What whoever runs the server tells everybody: kept in the database, and in memory for who comes."""

import time
from typing import Any

from sqlalchemy import Connection, or_, select

from orrery.server.messages import Message
from orrery.server.storage.database import Database
from orrery.server.storage.schema import announcements


class Announcements:
    """The announcements that stand, as this process knows them."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._rows: list[Message] = []

    async def read(self) -> None:
        """Learn which there are."""
        self._rows = await self._db.read(standing)

    def now(self) -> list[Message]:
        """List those that are not over, the oldest first."""
        now = time.time()
        return [row for row in self._rows if row["until"] is None or row["until"] > now]


def standing(connection: Connection) -> list[dict[str, Any]]:
    """List the announcements that are not over, the oldest first."""
    lasting = or_(announcements.c.until.is_(None), announcements.c.until > time.time())
    found = connection.execute(select(announcements).where(lasting).order_by(announcements.c.id))
    return [
        {"id": row.id, "text": row.text, "translations": row.translations, "at": row.at, "until": row.until}
        for row in found
    ]

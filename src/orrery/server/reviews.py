"""Reviews of matches that are over: made in small pieces behind all other work, and kept with the match."""

import json
import logging
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from orrery.coach.judge import JUDGE
from orrery.coach.review import VERSION, Row, sum_up
from orrery.server.bots import BotFailed
from orrery.server.errors import Refused
from orrery.server.limits import WAITING_REVIEWS
from orrery.server.messages import Message, record_for
from orrery.server.services import Services
from orrery.server.storage.rooms import Room, load_entries
from orrery.server.storage.schema import FINISHED, REPLAY, reviews

log = logging.getLogger("orrery.server")

#: How often in a row a piece may fail.
_ATTEMPTS: Final = 3


def reviewable(room: Room) -> bool:
    """Tell whether a review of this match can help nobody who still plays, with the same luck elsewhere."""
    return room.status in (FINISHED, REPLAY) and room.outcome is not None and not room.sealed


class _Work:
    """A review that is being made."""

    def __init__(self, account: str, plies: int) -> None:
        self.account = account
        self.plies = plies
        self.rows: list[Row] = []

    @property
    def done(self) -> float:
        """How much of it is made, from 0 to 1."""
        return self.rows[-1]["ply"] / (self.plies + 1) if self.rows else 0.0


class Reviews:
    """Makes every review once, whoever asks for it and however often."""

    def __init__(self, services: Services) -> None:
        self._db = services.db
        self._bots = services.bots
        self._tasks = services.tasks
        self._replaying = services.replaying
        self._working: dict[str, _Work] = {}
        # What could not be reviewed, and why.
        self._failed: dict[str, str] = {}

    async def of(self, room: Room, account: str) -> Message:
        """Return the review, or how far it has come; the first who asks sets the work going.

        Raises :class:`Refused` if there can be none, or if the account waits for others.
        """
        if not reviewable(room):
            raise Refused("not-allowed", "only matches that are over are reviewed")
        work = self._working.get(room.id)
        if work is None:
            known = await self._db.read(_load, room.id)
            if known is not None:
                return {"done": 1.0, "review": known}
            work = self._working.get(room.id)
        if work is None:
            if room.id in self._failed:
                raise Refused("not-allowed", self._failed[room.id])
            if sum(one.account == account for one in self._working.values()) >= WAITING_REVIEWS:
                raise Refused("too-many", "wait for the reviews that you asked for")
            work = self._working[room.id] = _Work(account, room.ply)
            self._tasks.spawn(self._make(room, work))
        return {"done": round(work.done, 3), "review": None}

    async def known(self, room: Room) -> Message | None:
        """Return the review if it was made before; asking for it sets nothing going."""
        return await self._db.read(_load, room.id) if reviewable(room) else None

    async def _make(self, room: Room, work: _Work) -> None:
        try:
            entries = await self._db.read(load_entries, room.id)
            lines = await self._replaying.run(work.account, record_for, room, entries, None)
            await self._examine("".join(lines), work)
            review = await self._replaying.run(work.account, sum_up, work.rows, len(room.seats), JUDGE)
            await self._db.write(_save, room.id, review)
        except BotFailed as failed:
            log.warning("a review failed: %s", failed)
            self._failed[room.id] = "this match cannot be reviewed"
        finally:
            del self._working[room.id]

    async def _examine(self, text: str, work: _Work) -> None:
        """Ask for piece after piece, each behind everything else that waits for a bot."""
        first: int | None = 0
        failures = 0
        while first is not None:
            try:
                rows, following = await self._bots.examine(text, JUDGE, first)
            except BotFailed as failed:
                failures += 1
                if failed.fault is not None or failures >= _ATTEMPTS:
                    raise
                continue
            failures = 0
            work.rows += rows
            first = following


def _load(connection: Connection, table_id: str) -> dict[str, Any] | None:
    """Return the review that is kept, unless another version made it."""
    found = connection.execute(
        select(reviews.c.body).where(
            reviews.c.table_id == table_id, reviews.c.version == VERSION, reviews.c.judge == JUDGE
        )
    ).scalar()
    body: dict[str, Any] | None = json.loads(found) if found is not None else None
    return body


def _save(connection: Connection, table_id: str, review: dict[str, Any]) -> None:
    connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
    connection.execute(
        insert(reviews).values(
            table_id=table_id, version=VERSION, judge=JUDGE, body=json.dumps(review), at=time.time()
        )
    )

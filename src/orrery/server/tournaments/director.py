"""Keeps tournaments going: looks every second what is due, and has it done.

Any process may do it, and several at once: each step is one transaction that looks first whether it is still
due. What a process was about to do when it died the next one does.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from orrery.server.errors import Gone, Unavailable
from orrery.server.services import Services
from orrery.server.tables import Tables
from orrery.server.tournaments import entries
from orrery.server.tournaments.load import CANCELLED, OPEN, load
from orrery.server.tournaments.rounds import (
    Changed,
    due_tournaments,
    grant_time,
    open_round,
    plan_round,
    settle,
    unsettled_tournaments,
)

log = logging.getLogger("orrery.server.tournaments")

_LOOK: Final = 1.0


class Director:
    """Begins rounds and matches when their time has come, and counts what is over."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables

    async def start(self) -> None:
        """Give players time to come again after the server was away, and begin to look."""
        await self._services.db.write(grant_time, self._services.clock.now())
        self._services.tasks.spawn(self._look_forever())

    async def _look_forever(self) -> None:
        while not self._services.tasks.stopping:
            try:
                await self.look()
            except Unavailable:
                pass  # the storage logged it; there is another time
            except Exception:
                log.exception("tournaments")
            await asyncio.sleep(_LOOK)

    async def look(self) -> None:
        """Do all that is due now."""
        db, now = self._services.db, self._services.clock.now()
        for tournament in await db.read(unsettled_tournaments, now):
            await self.settle(tournament)
        for tournament in await db.read(due_tournaments, now):
            await self.go_on(tournament)

    async def settle(self, tournament: str) -> None:
        """Begin matches whose players are there, and count those that are over."""
        db, now = self._services.db, self._services.clock.now()
        await self._tell(await db.write(settle, self._services.server_id, tournament, now))

    async def go_on(self, tournament: str) -> None:
        """Begin the tournament, or its next round; one that too few people entered is called off."""
        db, me = self._services.db, self._services.server_id
        there = await db.read(load, tournament)
        if there is not None and there.row.status == OPEN:
            await db.write(entries.start_by_itself, me, tournament)
            there = await db.read(load, tournament)
        if there is None or there.row.status == CANCELLED or not there.between_rounds:
            return
        # Looking for a good round may take a while, and nobody is to wait for it.
        planned = await self._services.replaying.run(there.row.organiser, plan_round, there)
        if await db.write(open_round, me, there, planned, self._services.clock.now()):
            self._tables.lobby_changed()

    async def _tell(self, changed: Changed) -> None:
        """Let everybody at this process see what changed, and wake bots."""
        for table_id in changed.closed:
            table = self._tables.loaded(table_id)
            self._tables.forget(table_id)
            if table is not None:
                table.tell_closed()
        for table_id in changed.begun:
            with suppress(Gone):
                await (await self._tables.get(table_id)).catch_up()
        for table_id in changed.tables:
            table = self._tables.loaded(table_id)
            if table is not None:
                await table.catch_up()
        self._tables.lobby_changed()

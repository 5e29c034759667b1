"""Lets the bots of a table move: each decision is sent to a worker process and comes back as a command."""

import asyncio
import time
from typing import TYPE_CHECKING

from orrery.server.bots import Job, rest_of_pace
from orrery.server.errors import Refused
from orrery.server.storage.schema import RUNNING

if TYPE_CHECKING:
    from orrery.server.table import Table


class BotMoves:
    """Moves the bots of one table, one decision after the other, while this process looks after it."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thinking: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the bot to move think, if this process looks after the table."""
        needless = self.to_move() is None and not self._table.in_doubt
        if needless or (self._thinking is not None and not self._thinking.done()):
            return
        self._thinking = self._table.services.tasks.spawn(self._move())

    def to_move(self) -> str | None:
        """Return the bot that has to decide now, if it is up to this process; None if there is none."""
        table, match = self._table, self._table.match
        if match is None or table.room.status != RUNNING or match.actor < 0:
            return None
        if table.room.runner != table.services.server_id:
            return None
        return match.seats[match.actor].bot

    async def _move(self) -> None:
        table = self._table
        while not table.services.tasks.stopping:
            async with table.current():
                bot, match = self.to_move(), table.match
                if bot is None or match is None:
                    return
                ply, seat, secret = match.ply, match.actor, match.secret_choice
                job = Job.of(match, seat, bot)
            began = time.monotonic()
            action = await table.services.bots.decide(job, table.room.host)
            if secret:
                # A single answer is found at once: the pace must not tell that there was no other.
                await asyncio.sleep(rest_of_pace(bot, time.monotonic() - began))
            try:
                async with table.update() as (match, _):
                    match.command(seat, ply, action)
            except Refused as refused:
                # The match may have gone on meanwhile; but what a bot chooses is legal.
                if refused.code in ("illegal", "no-such-action"):
                    raise RuntimeError(f"the move of {bot} was refused: {refused}") from None

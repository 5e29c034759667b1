"""One server process: its parts, started and stopped in order."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from orrery.core.registry import game_names, load_game
from orrery.server.bots import BotFailed, BotPool, Job, stand_in
from orrery.server.errors import ApiError, Refused
from orrery.server.identity import Identity
from orrery.server.metrics import Metrics
from orrery.server.settings import Settings
from orrery.server.storage.database import Database
from orrery.server.storage.upgrade import upgrade
from orrery.server.table import Gone
from orrery.server.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("orrery.server")

#: A bot that fails is asked again after that many seconds, longer each time.
_RETRY: Final = 1.0
_LONGEST_RETRY: Final = 60.0


class Connection(Protocol):
    """A client that is connected."""

    async def goodbye(self, reason: str) -> None:
        """The server stops."""


class Server:
    """What every route and socket stands on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.db = Database(settings.database, self.metrics.batch_written)
        self.identity = Identity(self.db, settings)
        self.tables = Tables(self)
        self.bots = BotPool(settings.workers, settings.bot_seconds)
        self.connections: set[Connection] = set()
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something beside the rest; it is waited for when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Refused | ApiError | Gone | None):
            log.error("a task failed", exc_info=task.exception())

    async def run(self, function: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """Something that takes a while, on a thread of its own."""
        return await asyncio.to_thread(function, *args, **kw)

    async def goodbye(self) -> None:
        """Tell everybody connected that this process stops."""
        self.stopping = True
        farewells = [connection.goodbye("the server is stopping") for connection in self.connections]
        await asyncio.gather(*farewells, return_exceptions=True)

    async def start(self) -> None:
        """Bring the database up to date and take up every match where it was."""
        await asyncio.to_thread(upgrade, self.db.engine)
        for name in game_names():
            # So that nobody has to wait for it later.
            load_game(name)
        await self.identity.start()
        await self.tables.start()
        self.spawn(self.metrics.watch_loop())

    async def stop(self) -> None:
        """Let what is under way come to its end; nothing acknowledged depends on it."""
        self.stopping = True
        await self.tables.stop()
        await self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.identity.close()
        await asyncio.to_thread(self.db.close)

    async def decide(self, job: Job) -> int:
        """A bot's move. One that fails is replaced for this decision, and asked again if that fails too."""
        wait = _RETRY
        while True:
            for bot in dict.fromkeys((job.bot, stand_in(), "random")):
                began = time.perf_counter()
                try:
                    action = await self.bots.decide(replace(job, bot=bot))
                except BotFailed as error:
                    log.warning("bot failed: %s", error)
                    continue
                self.metrics.bot_decided(bot, time.perf_counter() - began)
                return action
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_RETRY)

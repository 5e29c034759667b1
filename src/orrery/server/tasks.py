"""Tasks that run beside requests, and end with the server."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from orrery.server.errors import ApiError, Gone, Refused

T = TypeVar("T")
log = logging.getLogger("orrery.server")


class Tasks:
    """Starts tasks, keeps hold of them while they run, and cancels those left when the server stops."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        #: Whether the server is about to stop: loops end before their next round.
        self.stopping = False

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start a task; a failure that nobody awaits is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    async def shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to completion even if the caller is cancelled."""
        return await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """Cancel every task and wait for its end."""
        self.stopping = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), Refused | ApiError | Gone | None):
            log.error("a task failed", exc_info=task.exception())

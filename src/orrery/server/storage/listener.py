"""Hears what other server processes tell through PostgreSQL."""

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from sqlalchemy import URL

from orrery.server.storage.database import CHANNEL

log = logging.getLogger("orrery.server")

#: Seconds between two looks whether to stop, and before a lost connection is made anew.
_LOOK: Final = 0.5
_RETRY: Final = 1.0


class Listener:
    """Listens on a connection and a thread of its own, and passes notices on to the event loop.

    ``heard`` is called with every notice; ``missed`` when there may have been some that nobody heard,
    because the connection was lost for a while.
    """

    def __init__(self, url: URL, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        #: Notices that the event loop was not told yet.
        self._waiting: deque[str] = deque()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    async def start(self) -> None:
        """Begin to listen; returns once no notice can be missed any more."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        self._thread = threading.Thread(target=self._listen, args=(loop, ready), daemon=True)
        self._thread.start()
        await ready

    async def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _listen(self, loop: asyncio.AbstractEventLoop, ready: "asyncio.Future[None]") -> None:
        # A server on SQLite does without this library.
        import psycopg

        first = True
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if first:
                        loop.call_soon_threadsafe(ready.set_result, None)
                        first = False
                    else:
                        loop.call_soon_threadsafe(self._missed)
                    while not self._stopped.is_set():
                        for notice in connection.notifies(timeout=_LOOK):
                            self._pass_on(loop, notice.payload)
            except psycopg.Error as error:
                log.warning("listening failed: %s", type(error).__name__)
                self._stopped.wait(_RETRY)

    def _pass_on(self, loop: asyncio.AbstractEventLoop, notice: str) -> None:
        """Let the event loop have a notice; those that come before it has time are told together."""
        self._waiting.append(notice)
        if len(self._waiting) == 1:
            loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        while self._waiting:
            try:
                self._heard(self._waiting[0])
            except Exception:
                log.exception("a notice was not understood")
            # Gone only now: whoever adds one meanwhile sees that it will be told.
            self._waiting.popleft()

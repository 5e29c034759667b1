"""Tells many what one person can make happen as often as they like: not more often than helps anybody."""

import asyncio
from collections.abc import Callable


class Paced:
    """Calls ``tell`` at once, but again only ``seconds`` later; what is asked for meanwhile is told together.

    To be called on the event loop. With no seconds everything is told at once.
    """

    def __init__(self, tell: Callable[[], None], seconds: float) -> None:
        self._tell = tell
        self._seconds = seconds
        self._last: float | None = None
        self._due: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        """Tell now, or as soon as it may be."""
        if self._due is not None:
            return
        loop = asyncio.get_running_loop()
        wait = 0.0 if self._last is None else self._last + self._seconds - loop.time()
        if wait <= 0:
            self._tell_now()
        else:
            self._due = loop.call_later(wait, self._tell_now)

    def _tell_now(self) -> None:
        self._due = None
        self._last = asyncio.get_running_loop().time()
        self._tell()

"""The time by which players are charged: it passes while this process runs, and only then.

Wall clocks jump, and processes are stopped and go on later. So time is counted by the monotonic clock, and a
gap in which nothing of this process ran is no time. It starts at the wall clock's, for it is stored, but only
differences between times of one process count (``claim_tables`` carries what was used over to the next).
"""

import asyncio
import time
from time import monotonic
from typing import Final

#: Seconds between two looks at the clock, and the longest gap between two that passes for time.
_BEAT: Final = 0.5
_LONGEST_GAP: Final = 2.0


class Clock:
    """Counts the time of this process; ``beat`` has to run beside everything else."""

    def __init__(self) -> None:
        self._last = monotonic()
        self._now = time.time()

    def now(self) -> float:
        """Return the time in seconds; it never goes back."""
        last, self._last = self._last, monotonic()
        passed = self._last - last
        self._now += passed if passed <= _LONGEST_GAP else _BEAT
        return self._now

    async def beat(self) -> None:
        """Look at the clock often enough that a gap is noticed, until cancelled."""
        while True:
            self.now()
            await asyncio.sleep(_BEAT)

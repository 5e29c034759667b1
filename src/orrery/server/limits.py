"""How often somebody may ask."""

import time


class Bucket:
    """A token bucket: full at first, ``burst`` deep, filled again at ``rate`` per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._since = time.monotonic()

    def take(self) -> float:
        """Take one out: 0, or how many seconds it will be until there is one to take."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate

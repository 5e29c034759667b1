"""How long a bot thinks about one decision."""

from time import perf_counter, thread_time


class Budget:
    """``time`` seconds; or, if it is not 0, exactly ``sims`` simulations or ``cpu`` seconds of the processor.

    ``cpu`` counts the processor's time of this thread alone, so that strength can be measured on a machine
    that does other work as well. There is always one simulation.
    """

    def __init__(self, time: float, cpu: float, sims: int) -> None:
        self._time: float = time
        self._cpu: float = cpu
        self._sims: int = sims
        self._begun: float = 0.0
        self._done: int = 0

    def start(self) -> None:
        """A decision begins."""
        self._begun = self._now()
        self._done = 0

    def spent(self) -> bool:
        """Whether no simulation is left; counts one otherwise."""
        if self._done > 0 and self.used() >= 1.0:
            return True
        self._done += 1
        return False

    def used(self) -> float:
        """The part of the budget that is gone."""
        if self._sims > 0:
            return self._done / self._sims
        limit = self._cpu if self._cpu > 0 else self._time
        return (self._now() - self._begun) / limit if limit > 0 else 1.0

    def _now(self) -> float:
        return thread_time() if self._cpu > 0 else perf_counter()

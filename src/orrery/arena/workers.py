"""Spreads tasks that do not depend on each other over processes: of this machine, or of a Ray cluster.

Every task is answered exactly once, in whatever order they end. A process or a node that dies takes nothing
along: what it was doing is done again elsewhere, and an answer that arrived is never asked for twice.
"""

import socket
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

#: Tasks under way for every process: one to do, and one to go on with.
_AHEAD: Final = 2
#: Seconds to wait for a cluster to answer.
_PATIENCE: Final = 5.0
#: Times in a row that processes may die without a single answer before it is given up.
_DEATHS: Final = 3


class Workers(ABC):
    """Those who do the work."""

    @abstractmethod
    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Yield ``work(task)`` of every task as it ends; ``work`` is a function of a module.

        What ``work`` raises ends it all.
        """


class ThisProcess(Workers):
    """Does one task after the other, here."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Yield in the order of the tasks."""
        yield from map(work, tasks)


class Processes(Workers):
    """Keeps a number of processes of this machine busy."""

    def __init__(self, count: int) -> None:
        self._count = count

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Yield as they end; if a process was killed, its tasks are given to new ones."""
        waiting = deque(tasks)
        deaths = 0
        while waiting:
            running: dict[Future[R], T] = {}
            pool = self._pool(len(waiting))
            try:
                while waiting or running:
                    while waiting and len(running) < _AHEAD * self._count:
                        task = waiting[0]
                        running[pool.submit(work, task)] = task
                        # Only now: a pool that is found broken takes nothing.
                        waiting.popleft()
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        answer = future.result()
                        del running[future]
                        deaths = 0
                        yield answer
            except BrokenProcessPool:
                deaths += 1
                if deaths >= _DEATHS:
                    raise ChildProcessError(
                        "processes die again and again; is there enough memory?"
                    ) from None
                waiting.extendleft(running.values())
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _pool(self, tasks: int) -> ProcessPoolExecutor:
        # A spawned process inherits nothing, so it is the same on every system.
        return ProcessPoolExecutor(min(self._count, tasks), mp_context=get_context("spawn"))


class Cluster(Workers):
    """Uses every processor of a Ray cluster; its nodes need the same installation of Orrery."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ModuleNotFoundError:
            raise ValueError("a cluster needs Ray: pip install '.[cluster]' in Orrery's checkout") from None
        try:
            _reach(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            raise ValueError(f"no Ray cluster answers at {address!r}: {error}") from None

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Yield as they end; Ray gives the tasks of a lost node to another one."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=-1)(work)
        waiting = deque(tasks)
        running: list[Any] = []
        try:
            while waiting or running:
                # Asked each time, for nodes come and go.
                processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(running) < _AHEAD * processors:
                    running.append(remote.remote(waiting.popleft()))
                ended, running = ray.wait(running, num_returns=1)
                try:
                    answer: R = ray.get(ended[0])
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                yield answer
        finally:
            for task in running:
                ray.cancel(task)
            ray.shutdown()


def _reach(address: str) -> None:
    """See whether anybody listens at HOST:PORT; Ray itself would try for minutes."""
    host, sign, port = address.rpartition("/")[2].rpartition(":")
    if sign:
        socket.create_connection((host, int(port)), _PATIENCE).close()


def make_workers(jobs: int = 1, cluster: str | None = None) -> Workers:
    """Choose who works: a Ray cluster at an address (``auto``: this machine's), or ``jobs`` processes."""
    if jobs < 1:
        raise ValueError(f"the number of processes must be 1 or more, not {jobs}")
    if cluster is not None:
        return Cluster(cluster)
    return ThisProcess() if jobs == 1 else Processes(jobs)

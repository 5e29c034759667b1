"""Work for other processes."""

import os
import signal
from pathlib import Path
from time import sleep


def square(number: int) -> tuple[int, int]:
    """Return the task and its answer."""
    return number, number * number


def fail(number: int) -> int:
    """Fail at one task."""
    if number == 3:
        raise ValueError("three is too many")
    return number


def die_once(task: tuple[int, str]) -> int:
    """Kill the own process at the first attempt of one task, as the system does when memory runs out."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    """Never survive."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def held(task: tuple[int, str]) -> tuple[int, str]:
    """Say on which node it runs: the second waits to be killed, the first until the second works."""
    import ray

    number, folder = task
    node: str = ray.get_runtime_context().get_node_id()
    (Path(folder) / f"{node}-{number}").touch()
    second = (Path(folder) / "second").read_text()
    while node == second or not list(Path(folder).glob(f"{second}-*")):
        sleep(0.05)
    return number, node

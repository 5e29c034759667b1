"""Waiting for what must happen, on a machine as slow as it may be."""

import time
from collections.abc import Callable
from typing import Any

#: Seconds after which something hangs: nothing that is only slow takes so long.
HUNG = 600.0


def eventually(check: Callable[[], Any], what: str = "it") -> Any:
    """What ``check`` returns as soon as it is something."""
    until = time.monotonic() + HUNG
    while not (found := check()):
        assert time.monotonic() < until, f"{what} did not happen"
        time.sleep(0.02)
    return found

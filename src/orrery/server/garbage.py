"""Looks for garbage so that no table stands still for it.

A search of all memory takes a second with a thousand tables in it. So what has outlived two searches of what
is new is never looked at again, until ``search_all`` does, now and then.
"""

import gc
from typing import Any, Final

#: Objects that are new between two searches, and searches until what is left of them is kept.
_NEW: Final = 5_000
_SEARCHES: Final = 4
#: So many that it never comes to a search of everything by itself.
_NEVER: Final = 1_000_000


def calm() -> None:
    """Look for garbage among what is new only, from now on."""
    gc.collect()
    gc.freeze()
    if _keep not in gc.callbacks:
        gc.callbacks.append(_keep)
    gc.set_threshold(_NEW, _SEARCHES, _NEVER)
    gc.enable()


def search_all() -> None:
    """Free what became garbage after it was kept."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _keep(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()

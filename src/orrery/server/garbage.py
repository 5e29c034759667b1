"""Looks for garbage rarely, so that no table stands still for it.

Python by itself searches whenever there are so many objects more than the last time, and goes through all
that were made since. Where every move replaces a position that is most of memory, many times a second, and
moves leave nothing that only a search would find. So memory is left alone until half of it may be garbage.
"""

import asyncio
import gc
import time
from typing import Final

#: Seconds between two looks at how many objects there are.
_LOOK: Final = 10.0
#: Seconds after which everything is searched in any case.
_LONGEST: Final = 3600.0
#: So many new objects are no reason for a search, however few there were.
_LEAST: Final = 1_000_000


async def search_rarely(look: float = _LOOK, least: int = _LEAST) -> None:
    """Search everything now, and again whenever the number of objects has doubled or an hour is over."""
    gc.disable()
    while True:
        gc.unfreeze()
        gc.collect()
        # What is frozen is counted no more: the count is of what is new.
        gc.freeze()
        alive, searched = gc.get_freeze_count(), time.monotonic()
        while gc.get_count()[0] < max(alive, least) and time.monotonic() - searched < _LONGEST:
            await asyncio.sleep(look)

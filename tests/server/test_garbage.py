"""Garbage is left alone while it is little, and goes when it may be half of memory."""

import subprocess
import sys

# In a process of its own: how garbage is looked for is the same for all of a process.
SCRIPT = """
import asyncio
import gc
import weakref

from orrery.server import garbage

NEW = 500_000


class Knot:
    def __init__(self):
        self.me = self


async def looks():
    for _ in range(3):
        await asyncio.sleep(0)


async def main():
    searching = asyncio.create_task(garbage.search_rarely(look=0, least=NEW))
    await looks()
    lost = weakref.ref(Knot())
    kept = [Knot() for _ in range(NEW // 10)]
    await looks()
    assert lost() is not None, "there is too little of it for a search"
    kept += [Knot() for _ in range(NEW)]
    await looks()
    assert lost() is None, "it is searched for when there may be much"
    old = weakref.ref(kept[0])
    kept.clear()
    await looks()
    assert old() is not None, "and left alone again"
    kept = [Knot() for _ in range(2 * NEW)]
    await looks()
    assert old() is None, "until there is as much again"
    searching.cancel()


asyncio.run(main())
"""


def test_when_garbage_is_searched_for() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

"""Garbage that is new goes by itself; what outlived it goes when everything is searched."""

import subprocess
import sys

# In a process of its own: how garbage is looked for is the same for all of a process.
SCRIPT = """
import gc
import weakref

from orrery.server import garbage


class Knot:
    def __init__(self):
        self.me = self


garbage.calm()
lost = weakref.ref(Knot())
kept = [Knot() for _ in range(100_000)]
assert lost() is None, "new garbage is found by itself"
assert gc.get_freeze_count() > 50_000, "what lives on is not looked at again"
old = weakref.ref(kept[0])
kept.clear()
gc.collect()
assert old() is not None, "what was kept is not searched"
garbage.search_all()
assert old() is None, "until everything is"
"""


def test_what_is_searched_for_garbage() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

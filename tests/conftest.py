"""What holds for every test: it does the same each time, however fast the machine is."""

import gc

from hypothesis import settings

# Everything that is imported and collected stays: there is no garbage to look for.
gc.disable()

settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")


def pytest_collection_finish() -> None:
    """From now on search for garbage, among what tests make; as objects are many, not at every 700th."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    gc.enable()

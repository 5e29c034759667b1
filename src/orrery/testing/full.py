"""How much is tested: the exhaustive products are left to a fuller run."""

import os


def full_run() -> bool:
    """Whether ``ORRERY_FULL=1`` asks for everything: every option at every player count, every set."""
    return os.environ.get("ORRERY_FULL", "") not in ("", "0")

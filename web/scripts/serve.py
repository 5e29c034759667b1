"""``orrery serve`` for tests and measurements: all of it, but for the limits of requests.

Tests are many people at one address, and play faster than any of them.
"""

import sys
from functools import partial

from orrery.cli.commands import serve
from orrery.cli.main import main
from orrery.server.settings import Settings

if __name__ == "__main__":
    unlimited = partial(Settings, request_rate=1e6, request_burst=1_000_000, identity_rate=1e6)
    serve.Settings = unlimited  # type: ignore[assignment,misc]
    sys.exit(main(["serve", *sys.argv[1:]]))

"""``orrery serve`` for tests and measurements: without limits of requests, and with luck that repeats.

Tests are many people at one address, and play faster than any of them. The seed of a match follows from what
is played, by whom, and how many tables this host has had: whatever other tests do meanwhile, it is the same
match in every run.
"""

import json
import sys
from functools import partial

from sqlalchemy import Connection, func, select

from orrery.cli.commands import serve
from orrery.cli.main import main
from orrery.core.chance import seed_from_text
from orrery.server import lobby
from orrery.server.identity import Account
from orrery.server.settings import Settings
from orrery.server.storage.schema import tables
from orrery.server.tournaments import rounds

begin = lobby.start
#: Seconds after which something hangs. On a busy machine a bot may think long; given up, it moves otherwise.
HUNG = 600.0


def begin_with_known_luck(
    connection: Connection, server: str, table_id: str, account: Account, clock: float
) -> None:
    """Begin a match; all writes are made by one thread, so no other match gets its seed."""
    played = connection.execute(
        select(tables.c.game, tables.c.options).where(tables.c.id == table_id)
    ).first()
    had = connection.execute(select(func.count()).where(tables.c.host == account.id)).scalar_one()
    words = json.dumps([*(played or ()), account.name, had], sort_keys=True)
    lobby.new_seed = lambda: seed_from_text(words)
    begin(connection, server, table_id, account, clock)


if __name__ == "__main__":
    unlimited = partial(
        Settings,
        request_rate=1e6,
        request_burst=1_000_000,
        identity_rate=1e6,
        bot_seconds=HUNG,
        record_seconds=HUNG,
        request_seconds=HUNG,
        stalled_seconds=HUNG,
    )
    serve.Settings = unlimited  # type: ignore[assignment,misc]
    lobby.start = begin_with_known_luck
    rounds.new_seed = partial(seed_from_text, "tournament")
    sys.exit(main(["serve", *sys.argv[1:]]))

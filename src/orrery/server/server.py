"""One server process: its parts, started and stopped in order."""

import asyncio
from typing import Protocol

from orrery.core.registry import game_names, load_game
from orrery.server.accounts import Account
from orrery.server.announcements import Announcements
from orrery.server.bots import BotPool
from orrery.server.clock import Clock
from orrery.server.errors import Gone, not_found
from orrery.server.identity import Identity
from orrery.server.lobby import visible_to
from orrery.server.metrics import Metrics
from orrery.server.notifications.digest_sender import DigestSender
from orrery.server.notifications.notifier import Notifier
from orrery.server.presence import Presence
from orrery.server.rate_limits import Buckets, trusted
from orrery.server.replaying import Replaying
from orrery.server.reviews import Reviews
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.storage.database import Database
from orrery.server.storage.upgrade import upgrade
from orrery.server.table import Table
from orrery.server.tables import Tables
from orrery.server.tasks import Tasks
from orrery.server.tournaments.director import Director


class Connection(Protocol):
    """A client that is connected."""

    account: Account | None

    def session_changed(self) -> None:
        """Look whether the session still holds, and close the connection if it does not."""

    async def goodbye(self, reason: str) -> None:
        """Tell the client that the server stops, and close the connection."""

    def storage_changed(self) -> None:
        """Tell the client whether anything can be written now."""

    def announcements_changed(self) -> None:
        """Tell the client what is announced now."""


class Server:
    """Holds what routes and sockets use."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.db = Database(settings.database, self.metrics.batch_written)
        self.identity = Identity(self.db, settings)
        self.tasks = Tasks()
        self.bots = BotPool(settings.workers, settings.bot_seconds, self.metrics)
        self.presence = Presence(self.db, settings.server_id)
        self.clock = Clock()
        self.services = Services(
            settings.server_id,
            self.db,
            self.metrics,
            self.tasks,
            self.bots,
            self.presence,
            self.clock,
            Replaying(),
            settings.news_seconds,
        )
        self.announcements = Announcements(self.db)
        self.tables = Tables(self.services, self.account_changed, self._read_announcements)
        self.reviews = Reviews(self.services)
        self.director = Director(self.services, self.tables)
        self.notifier = Notifier(settings, self.services, self.tables)
        self.digest_sender = DigestSender(settings, self.services)
        self.connections: set[Connection] = set()
        #: How often somebody may send messages, by whatever sockets.
        self.messages = Buckets(settings.message_rate, settings.message_burst)
        #: The same for all who come from one address, but from one that brings many people.
        self.address_messages = Buckets(settings.address_message_rate, settings.address_message_burst)
        self.shared_addresses = trusted(settings)
        self.db.trouble_changed = self._storage_changed

    def account_changed(self, account: str) -> None:
        """Take notice that an account, or its sessions, are different now."""
        self.identity.forget(account)
        for connection in list(self.connections):
            if connection.account is not None and connection.account.id == account:
                connection.session_changed()

    async def _read_announcements(self) -> None:
        await self.announcements.read()
        for connection in list(self.connections):
            connection.announcements_changed()

    def _storage_changed(self) -> None:
        for connection in list(self.connections):
            connection.storage_changed()

    async def find_table(self, table_id: str, account: Account | None) -> Table:
        """Return a table that this account may see; any other does not exist for it."""
        try:
            table = await self.tables.get(table_id)
        except Gone:
            raise not_found("table") from None
        if not visible_to(table.room, account.id if account is not None else None):
            raise not_found("table")
        return table

    async def goodbye(self) -> None:
        """Tell everybody connected that this process stops."""
        self.tasks.stopping = True
        farewells = [connection.goodbye("the server is stopping") for connection in self.connections]
        await asyncio.gather(*farewells, return_exceptions=True)

    async def start(self) -> None:
        """Bring the database up to date and take up every match where it was."""
        await asyncio.to_thread(upgrade, self.db.engine)
        for name in game_names():
            # Loaded now, so that no request has to wait for it.
            load_game(name)
        self.tasks.spawn(self.clock.beat())
        await self.identity.start()
        await self.tables.start()
        await self.director.start()
        await self.notifier.start()
        await self.digest_sender.start()
        self.tasks.spawn(self.metrics.watch_loop())

    async def abandon(self) -> None:
        """Let go of everything, for a program that is no server: one that was never started."""
        await self.tasks.stop()
        self.identity.close()
        await asyncio.to_thread(self.db.close)

    async def stop(self) -> None:
        """Let what is under way come to its end; nothing acknowledged depends on it."""
        self.tasks.stopping = True
        await self.tables.stop()
        await self.bots.close()
        await self.tasks.stop()
        await self.notifier.stop()
        self.identity.close()
        await asyncio.to_thread(self.db.close)

"""Reminds people on their devices of tables that wait for them. It never holds up a move."""

import asyncio
import logging
from functools import cached_property
from typing import Final

import httpx
import orjson

from orrery.server import logs
from orrery.server.errors import Unavailable
from orrery.server.fair_queue import FairQueue
from orrery.server.notifications import push, store
from orrery.server.notifications.words import reminder_words, translator
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.storage.rooms import Room, load_room
from orrery.server.tables import Tables

log = logging.getLogger("orrery.server.notifications")

_LOOK: Final = 5.0
#: Reminders on their way at a time. Each goes to all devices of somebody at once.
_AT_ONCE: Final = 8
_KEY: Final = "push"


class Notifier:
    """Looks now and then whose turn it is, and sends a message to those who are not at their table."""

    def __init__(self, settings: Settings, services: Services, tables: Tables) -> None:
        self._settings = settings
        self._services = services
        self._tables = tables
        self._private = ""
        self._turns = FairQueue(range(_AT_ONCE))
        #: What waits for its turn or is on its way.
        self._under_way: set[store.Reminder] = set()

    async def start(self) -> None:
        """Find the key of this server, made once, and begin to look."""
        fresh = await asyncio.to_thread(push.new_key)
        self._private = await self._services.db.write(store.server_key, _KEY, fresh)
        self._services.tasks.spawn(self._look_forever())

    @property
    def public_key(self) -> str:
        """Return the key that browsers ask for."""
        return push.public_key(self._private)

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        """What messages are sent with; made for the first one, because it reads all certificates there are.

        It goes straight to where an address was resolved to, by no proxy of the environment.
        """
        limits = httpx.Limits(max_connections=_AT_ONCE * store.MOST_DEVICES)
        return httpx.AsyncClient(trust_env=False, follow_redirects=False, limits=limits)

    async def stop(self) -> None:
        """Let go of connections."""
        if "_http" in vars(self):
            await self._http.aclose()

    async def _look_forever(self) -> None:
        while not self._services.tasks.stopping:
            await asyncio.sleep(_LOOK)
            try:
                await self._begin()
            except Unavailable:
                continue  # the storage logged it; there is another time
            except Exception:
                log.exception("notifications")

    async def look(self) -> None:
        """Remind everybody who is due to be, and wait until that is done."""
        await asyncio.gather(*await self._begin())

    async def _begin(self) -> list[asyncio.Task[None]]:
        """Begin to remind everybody who is due to be: one whose devices are slow keeps nobody waiting."""
        before = self._services.clock.now() - self._settings.reminder_seconds
        due = await self._services.db.read(store.due_reminders, self._services.server_id, before)
        fresh = [one for one in due if one not in self._under_way]
        self._under_way.update(fresh)
        return [self._services.tasks.spawn(self._remind(one)) for one in fresh]

    def _present(self, reminder: store.Reminder) -> bool:
        table = self._tables.loaded(reminder.table)
        here = table is not None and any(one.account == reminder.account for one in table.watchers)
        return here or reminder.account in self._services.presence.elsewhere(reminder.table)

    async def _remind(self, reminder: store.Reminder) -> None:
        """Send a reminder when it is the turn of its account, however many another has."""
        turn: int | None = None
        try:
            turn = await self._turns.take(reminder.account)
            await self._send_all(reminder)
        except Unavailable:
            # The storage logged it. What was not claimed is due again at the next look; what was claimed is
            # not sent twice, for nobody knows how far it got.
            return
        finally:
            if turn is not None:
                self._turns.give(turn)
            self._under_way.discard(reminder)

    async def _send_all(self, reminder: store.Reminder) -> None:
        db = self._services.db
        if self._present(reminder) or not await db.write(store.claim, reminder):
            return
        room = await db.read(load_room, reminder.table)
        if room is None:
            return
        devices = await db.read(store.devices_of, reminder.account)
        sending = (self._send(device, language, room, reminder.account) for device, language in devices)
        await asyncio.gather(*sending)

    async def _send(self, device: push.Device, language: str, room: Room, account: str) -> None:
        title, text = reminder_words(translator(language, [room.game]), room, account)
        message = orjson.dumps({"title": title, "text": text[:400], "table": room.id})
        settings = self._settings
        try:
            await push.send(
                self._http, device, message, self._private, settings.contact, settings.push_anywhere
            )
        except (push.Gone, push.BadEndpoint):
            await self._services.db.write(store.forget_device, device.endpoint)
        except push.NotSent as problem:
            logs.event(log, "push failed", logging.WARNING, reason=str(problem))

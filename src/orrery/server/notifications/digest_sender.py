"""Sends the digest: at most one e-mail a day about what waits, to those who confirmed that they want it."""

import asyncio
import logging
import re
import secrets
import smtplib
import time
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection

from orrery.server import logs
from orrery.server.accounts import Account
from orrery.server.errors import ApiError, Unavailable
from orrery.server.limits import LINKS_AN_HOUR, LINKS_BY, LINKS_FROM, LINKS_TO
from orrery.server.notifications import digest, store
from orrery.server.notifications.mail import send_mail, write_mail
from orrery.server.notifications.words import table_name, translator, unlinked
from orrery.server.rate_limits import Buckets, trusted
from orrery.server.services import Services
from orrery.server.settings import Mail, Settings
from orrery.server.storage.rooms import Room, load_rooms
from orrery.server.turns import turns_of

log = logging.getLogger("orrery.server.notifications")

_LOOK: Final = 60.0
#: Seconds that a table waits before it is worth an e-mail.
_WAITED: Final = 3600.0
#: Tables that a digest names.
_NAMED: Final = 20
#: Words with dots between them, without quotes, and without ``=?``: that begins a word in another coding, by
#: which anything at all can be spelt in a header.
_WORD: Final = r"[^\s@<>,;:.\"()\[\]\\\x00-\x1f\x7f]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(
    rf"(?!.*=\?)(?=[^@]{{1,64}}@.{{1,189}}$){_WORD}(?:\.{_WORD})*@{_LABEL}(?:\.{_LABEL})*"
)
_KEY: Final = "digest"


def _mailbox(address: str) -> str:
    """Return what is equal for the spellings of an address that reach one mailbox at most providers."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{host}"


class DigestSender:
    """Sends links that confirm an address, and digests. Without an SMTP server in the settings it rests."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self._settings = settings
        self._services = services
        self._signer: URLSafeSerializer | None = None
        # Links to addresses that nobody confirmed: to one mailbox, for one account, from one place, of all.
        self._links_to = Buckets(LINKS_TO / digest.DAY, LINKS_TO)
        self._links_by = Buckets(LINKS_BY / digest.DAY, LINKS_BY)
        self._links_from = Buckets(LINKS_FROM / digest.DAY, LINKS_FROM)
        self._links = Buckets(LINKS_AN_HOUR / 3600, LINKS_AN_HOUR)
        self._shared = trusted(settings)

    async def start(self) -> None:
        """Find the key for links that end a digest, made once, and begin to look."""
        key = await self._services.db.write(store.server_key, _KEY, secrets.token_urlsafe(32))
        self._signer = URLSafeSerializer(key, salt="digest")
        if self._settings.mail is not None:
            self._services.tasks.spawn(self._look_forever(self._settings.mail))

    # --- asking ---------------------------------------------------------------------------------------

    async def ask(self, account: Account, asking: str, address: str, language: str) -> None:
        """Send a link to an e-mail address, by which its owner confirms it.

        ``asking`` is the network address of who asks. Whoever owns the mailbox did not ask perhaps, so few
        links go there, whatever accounts they are for.
        """
        mail = self._settings.mail
        assert mail is not None
        if _ADDRESS.fullmatch(address) is None:
            raise ApiError(422, "bad-address", "that is no e-mail address")
        self._expect_few_links(account.id, asking, _mailbox(address))
        code = secrets.token_urlsafe(24)
        await self._services.db.write(digest.ask, account.id, address, language, code)
        words = translator(language, [])
        link = f"{mail.address}/#/confirm/{code}"
        text = words.text("notification-confirm-text", name=unlinked(account.name), link=link)
        subject = words.text("notification-confirm-subject")
        try:
            await asyncio.to_thread(send_mail, mail, write_mail(mail, address, subject, text))
        except (OSError, smtplib.SMTPException) as error:
            logs.event(log, "mail failed", logging.WARNING, reason=type(error).__name__)
            raise ApiError(503, "unavailable", "the e-mail could not be sent now", retry_after=600) from None

    def _expect_few_links(self, account: str, asking: str, mailbox: str) -> None:
        """Count a link, or raise ``ApiError``."""
        counted = [(self._links_to, mailbox), (self._links_by, account)]
        if asking not in self._shared:
            counted.append((self._links_from, asking))
        for links, whose in (*counted, (self._links, "all")):
            if (wait := links.take(whose)) > 0:
                message = "many links were sent already; wait"
                raise ApiError(429, "too-many", message, retry_after=round(wait + 0.5))

    def unsubscribe_link(self, one: digest.Subscription, mail: Mail) -> str:
        """Return the address that ends the digests to this address, and does nothing else."""
        assert self._signer is not None
        return f"{mail.address}/api/digest/unsubscribe/{self._signer.dumps([one.account, one.address])}"

    async def unsubscribe(self, token: str) -> None:
        """End the digests to the address of a link; once more changes nothing."""
        assert self._signer is not None
        try:
            account, address = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise ApiError(404, "not-found", "this link ends nothing") from None

        def write(connection: Connection) -> None:
            one = digest.subscription_of(connection, account)
            if one is not None and one.address == address:
                digest.forget_account(connection, account)

        await self._services.db.write(write)

    # --- digests --------------------------------------------------------------------------------------

    async def _look_forever(self, mail: Mail) -> None:
        while not self._services.tasks.stopping:
            await asyncio.sleep(_LOOK)
            try:
                await self.look(mail)
            except Unavailable:
                continue  # the storage logged it; there is another time
            except Exception:
                log.exception("digest")

    async def look(self, mail: Mail) -> None:
        """Send a digest to everybody for whom something has waited for a while, one after the other."""
        now = time.time()
        for one in await self._services.db.read(digest.due, now):
            rooms = await self._services.db.read(self._waiting, one.account, now - _WAITED)
            if not rooms or not await self._services.db.write(digest.claim, one, now):
                continue
            words = translator(one.language, sorted({room.game for room in rooms}))
            lines = [f"- {table_name(words, room, one.account)}" for room in rooms[:_NAMED]]
            link = self.unsubscribe_link(one, mail)
            text = words.text(
                "notification-digest-text",
                count=len(rooms),
                tables="\n".join(lines),
                link=f"{mail.address}/#/turns",
                unsubscribe=f"{mail.address}/#/unsubscribe/{link.rpartition('/')[2]}",
            )
            subject = words.text("notification-digest-subject", count=len(rooms))
            try:
                await asyncio.to_thread(send_mail, mail, write_mail(mail, one.address, subject, text, link))
            except (OSError, smtplib.SMTPException) as error:
                logs.event(log, "mail failed", logging.WARNING, reason=type(error).__name__)

    def _waiting(self, connection: Connection, account: str, before: float) -> list[Room]:
        turns = turns_of(connection, account, self._services.clock.now())
        return load_rooms(connection, [turn["table"] for turn in turns if turn["since"] <= before])

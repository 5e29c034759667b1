"""What is kept of passwords, and how fast they may be guessed.

Hashing takes long on purpose, so it is done in threads of its own; who guesses wrong waits longer and longer.
"""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from orrery.server.errors import ApiError
from orrery.server.limits import WRONG_PASSWORDS, WRONG_PASSWORDS_A_MINUTE
from orrery.server.rate_limits import Buckets

P = ParamSpec("P")
T = TypeVar("T")

#: Argon2id as OWASP advises at least: 19 MiB, two passes.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
#: Passwords hashed at a time, and waiting for it.
_HASHING: Final = 2
_WAITING: Final = 32


class Passwords:
    """Hashes passwords and compares them, and counts wrong guesses. ``await start()`` first."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_HASHING, "password")
        self._hashing = 0
        self._decoy = ""
        self._wrong = Buckets(WRONG_PASSWORDS_A_MINUTE / 60, WRONG_PASSWORDS)

    async def start(self) -> None:
        """Make what passwords are compared with where there is no account."""
        self._decoy = await self._in_thread(_decoy)

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False)

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        return await self._in_thread(_HASHER.hash, _encoded(password))

    async def hash_better(self, password: str, stored: str) -> str | None:
        """Return what is kept of it from now on, if hashes are made otherwise than this one was."""
        return await self.hash(password) if _HASHER.check_needs_rehash(stored) else None

    async def matches(self, password: str, stored: str | None) -> bool:
        """Tell whether this is the password; it takes as long where there is none."""
        same = await self._in_thread(_matches, stored or self._decoy, password)
        return same and stored is not None

    def guess(self, whose: str, message: str) -> None:
        """Count a guess; ``ApiError`` with the message if there were too many."""
        if (wait := self._wrong.take(whose)) > 0:
            raise ApiError(429, "too-many", message, retry_after=round(wait + 0.5))

    def guessed_right(self, whose: str) -> None:
        """Take back that the last guess was counted."""
        self._wrong.give_back(whose)

    async def _in_thread(self, function: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """Run a hash away from the event loop, and not more of them at once than the machine can bear."""
        if self._hashing >= _WAITING:
            raise ApiError(429, "too-many", "too many people are signing in; try again soon", retry_after=5)
        self._hashing += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: function(*args, **kw))
        finally:
            self._hashing -= 1


@cache
def _decoy() -> str:
    """Return the hash of a password that nobody knows."""
    return _HASHER.hash(secrets.token_bytes(16))


def _matches(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, _encoded(password))
    except (VerificationError, InvalidHashError):
        return False


def _encoded(text: str) -> bytes:
    """Encode a password, the same whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", text).encode("utf-8", "surrogatepass")

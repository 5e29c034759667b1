"""Shares a few things among many who want them: whoever waits is served in turn, account by account."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Hands things out. However much one account asks for, another one's first wish is next but one."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        # Who waits, the account whose turn it is first; each with its wishes in order.
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        # Who has time: served in order when nobody else waits.
        self._patient: deque[asyncio.Future[T]] = deque()

    def waiting(self, account: str) -> int:
        """Return how many wishes of an account are not served yet."""
        return len(self._waiting.get(account, ()))

    async def take(self, account: str) -> T:
        """Wait for the account's turn; what is returned has to be given back."""
        if self._free:
            return self._free.popleft()
        wish: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(account, deque()).append(wish)
        try:
            return await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():
                self.give(wish.result())
            else:
                self._forget(account, wish)
            raise

    async def take_last(self) -> T:
        """Wait until nobody else does; what is returned has to be given back."""
        if self._free:
            return self._free.popleft()
        wish: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._patient.append(wish)
        try:
            return await wish
        except asyncio.CancelledError:
            if wish.done() and not wish.cancelled():
                self.give(wish.result())
            raise

    def give(self, thing: T) -> None:
        """Give a thing back: to the next account that waits, which goes to the end of the line."""
        while self._waiting:
            account, wishes = self._waiting.popitem(last=False)
            wish = wishes.popleft()
            if wishes:
                self._waiting[account] = wishes
            if not wish.done():
                wish.set_result(thing)
                return
        while self._patient:
            wish = self._patient.popleft()
            if not wish.done():
                wish.set_result(thing)
                return
        self._free.append(thing)

    def _forget(self, account: str, wish: "asyncio.Future[T]") -> None:
        wishes = self._waiting.get(account)
        if wishes is not None and wish in wishes:
            wishes.remove(wish)
            if not wishes:
                del self._waiting[account]

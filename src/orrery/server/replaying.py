"""Replays matches for whoever wants to look at them: in threads, few at a time, account by account in turn.

A long record takes the processor for half a second. Python runs one thread at a time: more of them would not
be done sooner, and every move would wait for all of them.
"""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from orrery.server.fair_queue import FairQueue

P = ParamSpec("P")
T = TypeVar("T")

#: How many are replayed side by side: a short one need not wait for a long one.
_AT_ONCE: Final = 2


class Replaying:
    """Runs what takes long; however much one account asks for, others wait for little of it."""

    def __init__(self) -> None:
        self._turns = FairQueue(range(_AT_ONCE))

    async def run(self, account: str, function: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """Run ``function`` when it is the account's turn. Who does not wait for it leaves it running."""
        turn = await self._turns.take(account)
        work = asyncio.ensure_future(asyncio.to_thread(function, *args, **kw))
        work.add_done_callback(lambda done: self._end(turn, done))
        return await asyncio.shield(work)

    def _end(self, turn: int, done: "asyncio.Future[T]") -> None:
        """Let the next one begin; nobody may be left to hear of an error."""
        self._turns.give(turn)
        if not done.cancelled():
            done.exception()

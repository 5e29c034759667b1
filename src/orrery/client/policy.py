"""Plays a seat by a *policy*: any function from what the seat sees to one of the actions it is offered.

The bots of this project need a position to think on, which no client is given: a client has the view only.
So a bot that plays through a server decides by ``state.view`` and ``state.choices``. The smallest one is::

    import asyncio, random
    from orrery.client import Client, run_policy

    def first_idea(state):
        return random.choice(state.choices).action

    async def main():
        async with Client("http://localhost:8000") as client:
            await client.guest("First Idea")
            (found, *_) = (await client.tables("open")).tables
            await client.join(found.table)
            print(await run_policy(client, found.table, first_idea))

    asyncio.run(main())
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from orrery.client.api import Client
from orrery.client.errors import Refused
from orrery.client.link import Snapshot
from orrery.client.states import Result, State

#: Returns an action of ``state.choices``, or the marks of a set where ``state.set`` offers one.
Policy = Callable[[State], int | Sequence[int]]

#: Codes of refusals after which the latest state is to be looked at again.
_LOOK_AGAIN: Final = ("stale", "not-your-turn", "over", "not-running")
_ENDED: Final = ("finished", "abandoned", "frozen", "replay")


async def run_policy(client: Client, table: str, policy: Policy) -> Result | None:
    """Play the client's seat at a table to the end; returns the result, None if the match has none.

    Waits for the start if need be. ``policy`` is called once for every decision, in a thread of its own so
    that it may think as long as it likes. It must return an action of ``state.choices``, or as a list the
    marks of a set; what is not possible is raised as ``Refused``. If the position changes while it thinks
    (somebody took something back), its answer is dropped and it is asked again.
    """
    async with await client.follow(table) as link:
        answered = -1

        def interesting(now: Snapshot) -> bool:
            # The room may be told of the end before the state is, so it counts only if there is no state.
            state = now.state
            if state is None:
                return now.room.status in _ENDED
            return state.over or (bool(state.choices) and state.ply > answered)

        while True:
            now = await link.until(interesting)
            state = now.state
            if state is None or state.over:
                return None if state is None else state.result
            answer = await asyncio.to_thread(policy, state)
            try:
                if isinstance(answer, int):
                    await link.act(answer, state.ply)
                else:
                    await link.choose(answer, state.ply)
            except Refused as refused:
                if refused.code not in _LOOK_AGAIN:
                    raise
            answered = state.ply

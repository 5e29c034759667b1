"""Work is shared by account: who asks for much waits for it, and nobody else does."""

import asyncio

from orrery.server.bots import Job
from orrery.server.fair_queue import FairQueue
from server.house import open_house
from server.waiting import HUNG


def test_accounts_are_served_in_turn() -> None:
    async def go() -> list[str]:
        queue = FairQueue(["worker"])
        order: list[str] = []

        async def work(name: str, account: str) -> None:
            worker = await queue.take(account)
            order.append(name)
            await asyncio.sleep(0)
            queue.give(worker)

        tasks = [asyncio.create_task(work(f"many {number}", "many")) for number in range(90)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(work(f"few {number}", "few")) for number in range(2)]
        tasks += [asyncio.create_task(work("one", "one"))]
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(go())
    assert len(order) == 93
    assert max(order.index("few 0"), order.index("one")) <= 4 and order.index("few 1") <= 6


def test_who_goes_away_leaves_no_gap() -> None:
    async def go() -> None:
        queue = FairQueue([1])
        held = await queue.take("a")
        waiting = [asyncio.create_task(queue.take(account)) for account in ("a", "b", "b")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.give(held)
        # Served already, but nobody took it any more.
        waiting[1].cancel()
        assert await asyncio.wait_for(waiting[2], HUNG) == 1
        queue.give(1)
        assert queue.waiting("a") == queue.waiting("b") == 0
        assert await queue.take("c") == 1

    asyncio.run(go())


def test_hints_are_the_work_of_who_asks_and_bots_of_who_hosts(database_url, monkeypatch):
    asked: list[tuple[str, str]] = []

    async def decide(_: object, job: Job, account: str) -> int:
        asked.append((job.bot, account))
        return int(job.position["legal"][0]) if "legal" in job.position else 0

    with open_house(database_url) as house:
        table, (anna, boris) = house.seated("alien-frontiers", 2, rated=False)
        monkeypatch.setattr("orrery.server.bots.BotPool.decide", decide)
        state = anna.state(table)
        mover = (anna, boris)[state["actor"]]
        mover.ask("POST", f"/tables/{table}/hint")
        assert [account for _, account in asked] == [mover.ask("GET", "/me")["id"]]

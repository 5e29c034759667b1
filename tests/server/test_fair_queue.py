"""Work is shared by account: who asks for much waits for it, and nobody else does."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from orrery.core.bot import Position
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game
from orrery.server.bots import BotPool, Job
from orrery.server.errors import Refused
from orrery.server.fair_queue import FairQueue
from orrery.server.limits import WAITING_HINTS
from orrery.server.metrics import Metrics
from server.house import open_house
from server.waiting import HUNG, eventually


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


class Process:
    """As much of a process as a pool asks for."""

    returncode = None

    def kill(self) -> None:
        """Nothing runs."""

    async def wait(self) -> None:
        """It has ended."""


class Worker:
    """A pool whose one process answers when it is let, and what it was asked for, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.steps = asyncio.Semaphore(0)

        async def start(_: object) -> Any:
            return Process()

        async def exchange(_pool: object, _process: object, who: str, job: Any, _seconds: float) -> Any:
            self.asked.append(who)
            await self.steps.acquire()
            position = Position.from_json(
                load_game(job["game"]), job["options"], job["seat"], job["position"]
            )
            return {"action": position.legal[0], "moves": [[position.legal[0], None, None]]}

        monkeypatch.setattr("orrery.server.bots.BotPool._start", start)
        monkeypatch.setattr("orrery.server.bots.BotPool._exchange", exchange)


def test_sixty_tables_of_deep_bots_leave_the_next_turn_but_one_to_others(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(monkeypatch)
    with open_house(database_url) as house:
        pool = house.client.app.state.server.bots  # type: ignore[attr-defined]
        much, other = house.guest("Anna"), house.guest("Boris")
        for _ in range(60):
            much.table("alien-frontiers", ["search"] * 2, start=True)
        account = much.ask("GET", "/me")["id"]
        eventually(lambda: pool._idle.waiting(account) == 59)
        other.table("alien-frontiers", ["greedy"] * 2, start=True)
        eventually(lambda: pool._idle.waiting(other.ask("GET", "/me")["id"]) == 1)
        house.client.portal.call(worker.steps.release)  # type: ignore[union-attr]
        house.client.portal.call(worker.steps.release)  # type: ignore[union-attr]
        eventually(lambda: len(worker.asked) >= 3)
        assert worker.asked[:3] == ["search", "search", "greedy"]


def test_ninety_hints_wait_in_a_short_line_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)

    async def go() -> None:
        pool = BotPool(1, 20.0, Metrics())
        game = load_game("alien-frontiers")
        match = Match.new(game, game.resolve({"players": 2}), [Seat("A"), Seat("B")], bytes(32))
        job = Job.of(match, match.actor, "search:time=0.5")
        hints = [asyncio.create_task(pool.hint(job, "a")) for _ in range(90)]
        for _ in range(5):
            await asyncio.sleep(0)
        refused = [hint for hint in hints if hint.done()]
        assert len(refused) == 90 - 1 - WAITING_HINTS
        assert all(isinstance(hint.exception(), Refused) for hint in refused)
        move = asyncio.create_task(pool.decide(replace(job, bot="greedy"), "b"))
        await asyncio.sleep(0)
        for _ in range(3):
            worker.steps.release()
        await asyncio.wait_for(move, 20)
        assert worker.asked.index("greedy") <= 2
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)

    asyncio.run(go())


def test_hints_are_the_work_of_who_asks_and_bots_of_who_hosts(database_url, monkeypatch):
    asked: list[str] = []

    async def answer(_pool: object, _who: str, job: Any, _seconds: float, account: str) -> Any:
        asked.append(account)
        return {"moves": [[0, None, None]]}

    with open_house(database_url) as house:
        table, (anna, boris) = house.seated("alien-frontiers", 2, rated=False)
        monkeypatch.setattr("orrery.server.bots.BotPool._answer", answer)
        state = anna.state(table)
        mover = (anna, boris)[state["actor"]]
        mover.ask("POST", f"/tables/{table}/hint")
        assert asked == [mover.ask("GET", "/me")["id"]]

"""Reviews at the server: of matches that are over, made once, behind everything else."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.coach.review import VERSION
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_bot, load_game
from orrery.server.fair_queue import FairQueue
from server.house import House, Person, open_house

OPTIONS = {"players": 2, "round_limit": 2}


def record_text(finished: bool = True) -> str:
    """The record of a short match of bots."""
    game = load_game("alien-frontiers")
    seats = [Seat("A", "greedy"), Seat("B", "random")]
    match = Match.new(game, game.resolve(OPTIONS), seats, bytes(range(32)))
    bots = [load_bot("greedy"), load_bot("random")]
    while not match.over:
        match.bot_turn(bots[match.actor])
    lines = match.record.lines()
    return "".join(lines if finished else lines[:-1])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that needs no time."""
    monkeypatch.setattr("orrery.server.reviews.JUDGE", "greedy")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as opened:
        yield opened


def upload(person: Person, text: str) -> str:
    table: str = person.ask("POST", "/records", content=text.encode())["table"]
    return table


def reviewed(person: Person, table: str) -> Any:
    """Ask until it is there, as the page does."""
    last = 0.0
    for _ in range(3000):
        answer = person.ask("POST", f"/tables/{table}/review")
        if answer["review"] is not None:
            assert answer["done"] == 1.0
            return answer["review"]
        assert last <= answer["done"] < 1
        last = answer["done"]
        time.sleep(0.01)
    raise AssertionError("there is no review")


def test_a_match_that_is_over_is_reviewed_once_and_kept(quick: None, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with open_house(database) as house:
        anna = house.guest()
        table = upload(anna, record_text())
        first = reviewed(anna, table)
        assert first["version"] == VERSION
        assert len(first["seats"]) == 2
        assert first["chances"][-1]["ply"] == anna.look(table)["state"]["ply"]
    with open_house(database) as house:
        again = Person(house, anna.name, None)
        again.headers = anna.headers
        # Made before: the answer is there at once.
        assert again.ask("POST", f"/tables/{table}/review") == {"done": 1.0, "review": first}


def test_a_running_match_is_not_reviewed(house: House, quick: None) -> None:
    anna = house.guest()
    table = anna.table("alien-frontiers", ["me", "greedy"], start=True)
    anna.ask("POST", f"/tables/{table}/review", 409)


def test_a_record_without_a_result_is_not_reviewed(house: House, quick: None) -> None:
    anna = house.guest()
    table = upload(anna, record_text(finished=False))
    anna.ask("POST", f"/tables/{table}/review", 409)


def test_strangers_must_sign_in_and_see_no_private_tables(house: House, quick: None) -> None:
    anna, bela = house.guest(), house.guest("Bela")
    table = anna.table("alien-frontiers", ["me", "greedy"], start=True, public=False)
    bela.ask("POST", f"/tables/{table}/review", 404)
    Person(house, "nobody", None).ask("POST", f"/tables/{table}/review", 401)


def test_who_has_time_waits_for_all_others() -> None:
    async def go() -> list[str]:
        queue = FairQueue(["worker"])
        held = await queue.take("a")
        order: list[str] = []

        async def work(name: str, last: bool) -> None:
            worker = await (queue.take_last() if last else queue.take(name))
            order.append(name)
            await asyncio.sleep(0)
            queue.give(worker)

        tasks = [asyncio.create_task(work("review", True)), asyncio.create_task(work("gone", True))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(work(name, False)) for name in ("b", "c", "b")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        queue.give(held)
        await asyncio.gather(*tasks, return_exceptions=True)
        # Nobody waits and the worker is free: it is handed out at once.
        assert await asyncio.wait_for(queue.take_last(), 1) == "worker"
        return order

    order = asyncio.run(go())
    assert order[-1] == "review" and sorted(order[:-1]) == ["b", "b", "c"]

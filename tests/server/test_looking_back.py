"""Earlier positions, points and records: found again at little cost, and shared fairly by those who ask."""

import asyncio
import random
import threading
from typing import Any

import pytest

from orrery.core.game import Game
from orrery.core.match import CommandRefused, Match
from orrery.core.record import Seat
from orrery.core.registry import game_names, load_game
from orrery.server import showing
from orrery.server.lobby import resolve
from orrery.server.replaying import Replaying
from orrery.server.showing import LookingBack

from .house import open_house
from .test_restart import server_of
from .waiting import HUNG, eventually


async def at_once(function: Any, *args: Any) -> Any:
    return function(*args)


def taken_back(name: str, plies: int) -> Match:
    """A match with decisions taken back alone and together, and seats that bots took over and gave back."""
    luck = random.Random(name)
    game = load_game(name)
    seats = [Seat(f"Player {number}") for number in range(2)]
    match = Match.new(game, resolve(name, {"players": 2}), seats, bytes(range(32)))
    while not match.over and match.ply < plies:
        actor = match.actor
        match.command(actor, match.ply, luck.choice(match.legal(actor)))
        if match.over:
            break
        if luck.random() < 0.3:
            try:
                match.undo(actor, match.ply)
            except CommandRefused:
                continue
        if luck.random() < 0.03:
            match.change_seat(1, Seat("Player 1", "random"))
            match.change_seat(1, Seat("Player 1"))
        if luck.random() < 0.02:
            standing = [entry.ply for entry in match.log if entry.actor >= 0 and entry.move]
            match.undo_agreed(0, match.ply, luck.choice(standing[-70:]))
    return match


@pytest.mark.parametrize("name", game_names())
def test_every_position_is_the_one_that_was(name: str) -> None:
    match = taken_back(name, 160)
    replayed = Match(match.game, match.record.header, None)
    views = []
    for entry in match.record.entries:
        views.append([replayed.view(seat) for seat in (None, 0, 1)])
        replayed.feed(entry)

    async def go() -> None:
        back = LookingBack(at_once)
        plies = list(range(len(views)))
        random.Random(5).shuffle(plies)
        for ply in plies:
            for place, seat in enumerate((None, 0, 1)):
                assert await back.view(match, ply, seat) == views[ply][place], (ply, seat)

    asyncio.run(go())


def test_positions_follow_a_match_that_goes_on_and_back() -> None:
    whole = taken_back("alien-frontiers", 300)
    growing = Match(whole.game, whole.record.header, None)

    async def go() -> None:
        back = LookingBack(at_once)
        for entry in whole.record.entries:
            seen = growing.view(0)
            growing.feed(entry)
            assert await back.view(growing, entry.ply, 0) == seen, entry.ply

    asyncio.run(go())


class Counting:
    """A game that counts the moves that are made in it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.moves = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, *args: Any) -> None:
        self.moves += 1
        self._game.apply(*args)


def test_one_more_look_costs_a_few_moves() -> None:
    match = taken_back("alien-frontiers", 300)
    game = Counting(match.game)
    match.game = game  # type: ignore[assignment]

    async def go() -> None:
        back = LookingBack(at_once)
        await back.view(match, match.ply, None)
        game.moves = 0
        standing = [entry.ply for entry in match.log if entry.move]
        for ply in reversed(standing):
            await back.view(match, ply, None)
        assert game.moves <= showing._KEPT_EVERY * len(standing)
        await back.race(match)
        game.moves = 0
        assert await back.race(match) == await back.race(match)
        assert game.moves == 0

    asyncio.run(go())


def test_who_asks_for_much_waits_for_it() -> None:
    async def go() -> list[str]:
        replaying = Replaying()
        order: list[str] = []
        gate = threading.Event()

        def work(name: str) -> None:
            gate.wait(HUNG)
            order.append(name)

        tasks = [asyncio.create_task(replaying.run("many", work, f"many {number}")) for number in range(90)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(replaying.run("one", work, "one")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        return order

    order = asyncio.run(go())
    assert len(order) == 91 and order.index("one") <= 4


def test_work_that_nobody_waits_for_keeps_its_turn() -> None:
    """Else whoever hangs up again and again would have as many threads as they like."""

    async def go() -> None:
        replaying = Replaying()
        gate = threading.Event()
        running: list[int] = []

        def work(number: int) -> None:
            running.append(number)
            gate.wait(HUNG)

        for number in range(20):
            task = asyncio.create_task(replaying.run("many", work, number))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        assert len(running) <= 2
        gate.set()
        assert await asyncio.wait_for(replaying.run("one", lambda: "done"), HUNG) == "done"

    asyncio.run(go())


@pytest.mark.storage
def test_tables_are_read_positions_found_and_records_made_in_turn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []
    run = Replaying.run

    async def noted(self: Replaying, account: str, function: Any, *args: Any) -> Any:
        asked.append((account, function.__name__))
        return await run(self, account, function, *args)

    monkeypatch.setattr(Replaying, "run", noted)
    with open_house(database_url) as house:
        running, (anna,) = house.seated("alien-frontiers", 1, "random")
        who = anna.ask("GET", "/me")["id"]
        for _ in range(2):
            anna.ask("GET", f"/tables/{running}/positions/3")
            anna.ask("GET", f"/tables/{running}/record")
        server_of(house).tables.forget(running)
        anna.look(running)
        anna.command(running, "resign")
        anna.ask("GET", f"/tables/{running}/summary")
    assert {account for account, _ in asked} == {who}
    assert {name for _, name in asked} >= {"_match_of", "view", "record_for", "race"}


@pytest.mark.storage
def test_matches_that_nobody_needs_are_few(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at one finished match after the other does not fill the memory with them."""
    with open_house(database_url) as house:
        kept, (anna, _) = house.seated("alien-frontiers", 2)
        seen = [house.seated("alien-frontiers", 2)[0] for _ in range(5)]
        tables = server_of(house).tables
        with anna.socket() as line:
            line.watch(kept)
            for table in seen:
                anna.look(table)
            monkeypatch.setattr("orrery.server.tables._LEAST_IDLE", -1.0)
            plies = [tables.loaded(table).room.ply for table in seen]
            monkeypatch.setattr("orrery.server.tables.IDLE_PLIES", sum(plies[3:]))
            eventually(lambda: len(tables) == 3)
            assert [table for table in (kept, *seen) if tables.loaded(table)] == [kept, *seen[3:]]
        assert anna.state(seen[0])["ply"] == plies[0]

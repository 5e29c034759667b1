"""What one person can make happen as often as they like is not told to everybody as often."""

import asyncio
from typing import Any

import pytest

from orrery.server.paced import Paced

from .house import House, open_house
from .test_own_account import claimed

GAME = "alien-frontiers"


def test_news_are_told_at_once_and_then_together() -> None:
    async def go() -> None:
        told: list[float] = []
        loop = asyncio.get_running_loop()
        tell = Paced(lambda: told.append(loop.time()), 0.05)
        for _ in range(100):
            tell()
        assert len(told) == 1
        while len(told) < 2:
            await asyncio.sleep(0.001)
        assert told[1] - told[0] >= 0.05
        await asyncio.sleep(0.2)
        assert len(told) == 2, "nothing is told that did not happen"
        tell()
        assert len(told) == 3, "after a rest it is told at once again"

    asyncio.run(go())


def test_without_a_pace_everything_is_told() -> None:
    async def go() -> None:
        told: list[int] = []
        tell = Paced(lambda: told.append(1), 0.0)
        for _ in range(5):
            tell()
        assert len(told) == 5

    asyncio.run(go())


def heard(messages: list[Any], kind: str) -> int:
    return sum(message["type"] == kind for message in messages)


@pytest.fixture
def slow_news(database_url: str) -> Any:
    """A server that tells such news once for as long as the test runs."""
    with open_house(database_url, news_seconds=3600.0) as house:
        yield house


def test_whoever_comes_and_goes_without_end_is_no_news_to_a_crowd(slow_news: House) -> None:
    host = slow_news.guest()
    table = host.table(GAME, ["me", "open"])
    with slow_news.nobody().socket() as crowd, slow_news.nobody().socket() as restless:
        crowd.watch(table)
        for _ in range(20):
            # Who comes hears of the table at once.
            restless.say(type="watch", table=table, since=None)
            restless.hear("room")
            restless.say(type="unwatch", table=table)
        restless.settle()
        assert heard(crowd.settle(), "room") == 0
        # What happens at the table is told at once, with how many are there now.
        slow_news.guest("Boris").ask("POST", f"/tables/{table}/join", json={})
        assert crowd.hear("room")["watching"] == 1


def test_lists_are_not_asked_for_whenever_somebody_mutes_and_enters_without_end(slow_news: House) -> None:
    """Each of these made everybody in the lobby ask for the lists again."""
    anna, boris = slow_news.guest(), slow_news.guest("Boris")
    organiser = claimed(slow_news, "Cleo")
    wish = {"name": "Cup", "game": GAME, "options": {"players": 2}}
    cup = organiser.ask("POST", "/tournaments", json=wish)["tournament"]
    him = boris.ask("GET", "/me")["id"]
    with slow_news.nobody().socket() as line:
        line.say(type="lobby", on=True)
        line.settle()
        for _ in range(10):
            anna.ask("PUT", f"/me/muted/{him}", 204)
            anna.ask("DELETE", f"/me/muted/{him}", 204)
            boris.ask("POST", f"/tournaments/{cup}/enter", 204)
            boris.ask("POST", f"/tournaments/{cup}/withdraw", 204)
            anna.ask("DELETE", f"/tables/{anna.table(GAME, ['me', 'open'])}", 204)
        assert heard(line.settle(), "lobby") <= 1


def test_who_is_there_is_counted_once_for_all(slow_news: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody was counted anew for everybody who was told: a crowd cost the square of its size."""
    host = slow_news.guest()
    table = host.table(GAME, ["me", "open", "open"])
    server: Any = slow_news.client.app.state.server  # type: ignore[attr-defined]
    monkeypatch.setattr("orrery.server.table._COUNT_HOLDS", 3600.0)
    lines = [slow_news.nobody().socket() for _ in range(10)]
    crowd = [line.__enter__() for line in lines]
    try:
        for line in crowd:
            line.watch(table)
        counted: list[str] = []
        elsewhere = server.presence.elsewhere
        monkeypatch.setattr(server.presence, "elsewhere", lambda one: counted.append(one) or elsewhere(one))
        slow_news.guest("Boris").ask("POST", f"/tables/{table}/join", json={})
        assert [line.hear("room")["watching"] for line in crowd] == [10] * 10
        assert len(counted) == 1
    finally:
        for line in lines:
            line.__exit__(None, None, None)

"""Records that people bring, and take-backs without end: neither costs more than it should."""

import random
from typing import Any

import pytest

from orrery.core.chance import new_seed
from orrery.core.game import CHANCE
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game

from .house import House, Person, open_house
from .test_restart import server_of

GAME = "alien-frontiers"


def record(takebacks: int = 0, names: tuple[str, str] = ("Anna", "Boris"), moves: int = 12) -> str:
    """A match of two that is not over, with so many take-backs, each upon the one before."""
    game = load_game(GAME)
    seats = [Seat(name) for name in names]
    match = Match.new(game, game.resolve({"players": 2}), seats, new_seed())
    rng = random.Random(1)
    for _ in range(moves):
        match.command(match.actor, match.ply, rng.choice(match.legal(match.actor)))
    for _ in range(takebacks):
        last = [entry.ply for entry in match.log if entry.actor != CHANCE][-1]
        match.undo_agreed(0, match.ply, last)
        match.command(match.actor, match.ply, match.legal(match.actor)[0])
    return "".join(match.record.lines())


@pytest.fixture
def house(database_url: str) -> Any:
    with open_house(database_url) as house:
        yield house


def upload(person: Person, text: str, expect: int | None = None) -> Any:
    return person.ask("POST", "/records", expect, content=text.encode())


def test_a_record_of_many_take_backs_is_taken_and_shown(house: House) -> None:
    """It took 2 to the power of their number, and so for ever."""
    anna = house.guest()
    text = record(takebacks=40)
    table = upload(anna, text)["table"]
    assert anna.state(table)["ply"] == len(text.splitlines()) - 1
    assert anna.ask("GET", f"/tables/{table}/record") == text


def test_going_back_with_a_bot_again_and_again(house: House) -> None:
    anna = house.guest()
    table = anna.table(GAME, ["me", "random"], rated=False, start=True)
    with anna.socket() as line:
        line.watch(table)
        for _ in range(24):
            while not (state := anna.state(table))["choices"]:
                line.hear("state")
            done = anna.move(table)
            anna.command(table, "offer", kind="takeback", to=state["ply"])
            assert anna.look(table)["state"]["ply"] > done["ply"]
    server_of(house).tables.forget(table)
    assert anna.state(table)["status"] == "running"


def test_checking_a_record_has_a_time(database_url: str) -> None:
    with open_house(database_url, record_seconds=0.0) as house:
        answer = upload(house.guest(), record(), 422)
        assert answer["error"]["code"] == "bad-record" and "cannot be checked" in answer["error"]["message"]


def test_a_record_that_is_refused_costs_no_process(house: House) -> None:
    """A worker that found a fault goes on to the next job."""
    anna = house.guest()
    upload(anna, record())
    workers = set(server_of(house).bots._all)
    broken = record().replace('"actor":0', '"actor":1', 1)
    assert "line" in upload(anna, broken, 422)["error"]["message"]
    assert "no game" in upload(anna, record().replace(GAME, "chess"), 422)["error"]["message"]
    assert set(server_of(house).bots._all) == workers


def test_names_in_a_record_are_as_long_as_names_are(house: House) -> None:
    answer = upload(house.guest(), record(names=("A" * 41, "B")), 422)
    assert "at most 40" in answer["error"]["message"]
    upload(house.guest(), record(names=("A" * 40, "B")))


@pytest.mark.parametrize("name", ["Anna\x00", "An\u202ena", "Anna\n", "\x1b[2JAnna"])
def test_names_in_a_record_can_be_shown(house: House, name: str) -> None:
    """Whoever brings a record got it from somebody: it does nothing to their page or terminal."""
    told = upload(house.guest(), record(names=(name, "Boris")), 422)
    assert told["error"]["message"] == "line 1: a name has a character that cannot be kept"


def test_a_record_has_no_more_plies_than_a_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.uploads.LONGEST_MATCH", 20)
    text = record(moves=30)
    assert "at most 20 plies" in upload(house.guest(), text, 422)["error"]["message"]


def test_an_account_keeps_so_many_records_and_may_give_one_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.lobby.MOST_RECORDS", 2)
    anna, boris = house.guest("Anna"), house.guest("Boris")
    text = record()
    first = upload(anna, text)["table"]
    upload(anna, text)
    assert upload(anna, text, 429)["error"]["code"] == "too-many"
    upload(boris, text)
    boris.ask("DELETE", f"/tables/{first}", 404)
    anna.ask("DELETE", f"/tables/{first}")
    anna.look(upload(anna, text)["table"])
    anna.ask("GET", f"/tables/{first}", 404)


def test_in_a_match_that_is_long_enough_nothing_is_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one person could make a record longer and longer, for everybody to load."""
    anna = house.guest()
    table = anna.table(GAME, ["me", "random"], rated=False, start=True)
    with anna.socket() as line:
        line.watch(table)
        while not (state := anna.state(table))["choices"]:
            line.hear("state")
        anna.move(table)
        monkeypatch.setattr("orrery.server.table.LONGEST_MATCH", 1)
        ply = anna.state(table)["ply"]
        assert anna.command(table, "undo", 409, ply=ply)["code"] in ("too-many", "stale")
        refused = anna.command(table, "offer", 409, kind="takeback", to=state["ply"])
        assert refused["code"] == "too-many"

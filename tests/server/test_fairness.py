"""Ratings cannot be got by anything but play."""

from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import install_contraband

from orrery.core.match import verify
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server import bot_worker
from orrery.server.bots import Job, rest_of_pace
from server.house import House, Person, decider, open_house

GAME = "alien-frontiers"


@pytest.fixture
def house(database_url: str) -> Any:
    with open_house(database_url) as house:
        yield house


def turn_of(person: Person, table: str, line: Any) -> Any:
    while not (state := person.state(table))["choices"]:
        line.hear("state")
    return state


def test_an_absent_opponent_of_a_rated_match_is_asked_before_a_bot_plays_for_them(house: House) -> None:
    """It took effect at once: whoever was away lost by a bot of the other's choice."""
    table, (anna, boris) = house.seated(GAME, 2, rated=True)
    anna.command(table, "offer", kind="takeover", seat=1, bot="random")
    room = anna.look(table)["room"]
    assert room["seats"][1]["bot"] is None and room["offers"][0]["waiting"] == [1]
    boris.command(table, "answer", offer=room["offers"][0]["id"], accept=True)
    assert anna.look(table)["room"]["seats"][1]["left"] == "takeover"


def test_in_a_match_that_is_not_rated_play_goes_on_without_the_absent(house: House) -> None:
    table, (anna, _) = house.seated(GAME, 2, rated=False)
    anna.command(table, "offer", kind="takeover", seat=1, bot="random")
    assert anna.look(table)["room"]["seats"][1]["left"] == "takeover"


def test_who_takes_back_alone_plays_on_unrated(house: House) -> None:
    """Against bots nobody has to consent: the next roll could be seen, and drawn again, for ever."""
    anna = house.guest()
    table = anna.table(GAME, ["me", "random"], rated=True, start=True)
    with anna.socket() as line:
        line.watch(table)
        state = turn_of(anna, table, line)
        assert anna.look(table)["room"]["rated"]
        anna.move(table)
        anna.command(table, "offer", kind="takeback", to=state["ply"])
        line.hear("room", rated=False)
    assert not anna.look(table)["room"]["rated"]


def test_a_take_back_that_another_consented_to_leaves_the_match_rated(house: House) -> None:
    table, group = house.seated(GAME, 2, rated=True)
    state = group[0].state(table)
    mover, other = group[state["actor"]], group[1 - state["actor"]]
    mover.move(table)
    mover.command(table, "offer", kind="takeback", to=state["ply"])
    other.command(table, "answer", offer=other.look(table)["room"]["offers"][0]["id"], accept=True)
    seen = mover.look(table)
    assert seen["state"]["takeback"]["to"] == state["ply"] and seen["room"]["rated"]


def test_an_own_undo_that_shows_nothing_new_leaves_the_match_rated(house: House) -> None:
    anna = house.guest()
    table = anna.table(GAME, ["me", "random"], rated=True, start=True)
    with anna.socket() as line:
        line.watch(table)
        for _ in range(60):
            turn_of(anna, table, line)
            anna.move(table)
            if (state := anna.state(table))["undo"]:
                break
        anna.command(table, "undo", ply=state["ply"])
    assert anna.look(table)["room"]["rated"]


# --- leaving for good -----------------------------------------------------------------------------------


def end_of(person: Person, table: str) -> tuple[Any, Any]:
    """The result of a match that is over, with its record checked; and the seats."""
    seen = person.look(table)
    assert seen["state"]["status"] == "finished" and seen["state"]["actor"] is None
    record = parse_record(person.ask("GET", f"/tables/{table}/record").splitlines(keepends=True))
    assert verify(load_game(GAME), record) == seen["state"]["ply"]
    return seen["state"]["result"], seen["room"]["seats"]


def rating(house: House, account: str) -> float:
    (found,) = house.nobody().ask("GET", f"/accounts/{account}")["ratings"]
    return float(found["mu"])


def test_resigning_a_match_of_two_ends_it_at_once_with_a_winner(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, rated=True)
    with boris.socket() as line:
        line.watch(table)
        anna.command(table, "resign")
        assert line.hear("state", status="finished")["result"]["ranking"] == [[1], [0]]
        line.hear("room", status="finished")
    result, seats = end_of(boris, table)
    assert result["left"] == {"seat": 0, "how": "resigned"} and result["seed"]
    assert (seats[0]["left"], seats[0]["bot"]) == ("resigned", None)
    assert rating(house, seats[0]["account"]) < 25 < rating(house, seats[1]["account"])
    assert anna.command(table, "resign", 409)["code"] == "over"
    assert table not in [one["table"] for one in boris.ask("GET", "/tables?list=live")]


def test_of_three_the_last_who_stays_has_won(house: House) -> None:
    table, (anna, boris, cleo) = house.seated(GAME, 3, rated=True)
    anna.command(table, "resign")
    assert boris.look(table)["room"]["seats"][0]["bot"] == "greedy"
    cleo.command(table, "resign")
    result, _ = end_of(boris, table)
    assert result["ranking"] == [[1], [0, 2]] and result["left"] == {"seat": 2, "how": "resigned"}


def test_alone_against_bots_resigning_ends_the_match(house: House) -> None:
    anna = house.guest()
    table = anna.table(GAME, ["random", "me", "random"], start=True)
    anna.command(table, "resign")
    result, _ = end_of(anna, table)
    assert result["ranking"][-1] == [1] and result["left"]["seat"] == 1


def test_a_match_decided_by_leaving_can_be_kept_and_looked_at_elsewhere(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    anna.command(table, "resign")
    record = boris.ask("GET", f"/tables/{table}/record")
    kept = boris.ask("POST", "/records", content=record.encode())["table"]
    assert boris.state(kept)["result"] == boris.state(table)["result"]


# --- what the pace tells --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [("contraband", {}), ("new-frontiers", {"goals": True})])
def test_no_order_plays_the_only_move_where_it_is_secret_that_it_is_one(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    """Others heard two moves in one message if there was nothing hidden to reveal, else one and a pause."""
    install_contraband(tmp_path, monkeypatch)
    secret = set(load_game(game).facts.secret)
    waited = set()
    # Luck decides whether there is ever just one move; these matches are always the same.
    for seed in range(12):
        monkeypatch.setattr("orrery.server.lobby.new_seed", lambda seed=seed: bytes([seed]) * 32)
        table, group = house.seated(game, 2, options=options)
        for person in group:
            person.command(table, "standing", orders={"forced": True, "pass": False})
        turn = 0
        while not waited and group[0].state(table)["status"] == "running":
            state = decider(table, group).state(table)
            phase = state["view"]["phase"]
            if len(state["choices"]) == 1:
                assert phase in secret
                waited.add(phase)
            group[state["actor"]].move(table, turn * turn * 7 + seed)
            turn += 1
    assert secret and waited


def test_a_bot_answers_at_a_steady_pace_where_its_pace_would_tell(house: House) -> None:
    for bot, pace in (("greedy", 0.1), ("search:time=0.3", 0.6), ("search:time=1.5", 3.0)):
        for passed in (0.0, 0.01, pace / 3, pace * 0.9, pace * 1.5):
            whole = (passed + rest_of_pace(bot, passed)) / pace
            assert whole == pytest.approx(round(whole)) and round(whole) == int(passed // pace) + 1


def test_a_bot_keeps_that_pace_where_it_is_secret_how_many_answers_there_are(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds for every such decision, whatever it has to choose from, and for no other."""
    contraband = install_contraband(tmp_path, monkeypatch)
    server = house.client.app.state.server  # type: ignore[attr-defined]
    anna = house.guest("Anna")
    secret: list[bool] = []
    paced: list[int] = []

    async def decide(job: Job, _account: str) -> int:
        secret.append(server.tables.loaded(table).match.secret_choice)
        return bot_worker.decide(job.to_json(), {})

    def rest(_bot: str, _passed: float) -> float:
        paced.append(len(secret) - 1)
        return 0.0

    monkeypatch.setattr(server.bots, "decide", decide)
    monkeypatch.setattr("orrery.server.bot_moves.rest_of_pace", rest)
    table = anna.table(contraband, ["me", "random"], rated=False)
    anna.ask("POST", f"/tables/{table}/start")
    turn = 0
    while (state := anna.state(table))["status"] == "running":
        if state["choices"]:
            anna.move(table, turn)
            turn += 1
    assert paced == [number for number, one in enumerate(secret) if one]
    assert 0 < len(paced) < len(secret)

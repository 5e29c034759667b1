"""One's own account: password, sessions, a copy of everything, and its end."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.websockets import WebSocketDisconnect

from orrery.core.match import verify
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server.limits import WRONG_PASSWORDS
from orrery.server.names import NOBODY
from orrery.server.ratings import recompute
from orrery.server.storage.schema import accounts, chat, ratings, seats, sessions, tables

from .house import House, Person, decider, open_house
from .processes import log_of_this_process

pytestmark = pytest.mark.storage

GAME = "alien-frontiers"
SHORT = {"round_limit": 1}
PASSWORD = "correct horse"
ANOTHER = "battery staple"


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def claimed(house: House, name: str = "Anna") -> Person:
    """Somebody with a password."""
    guest = house.guest(name)
    made = guest.ask("POST", "/me/claim", json={"name": name, "password": PASSWORD})
    return Person(house, name, made["token"])


def signed_in(house: House, name: str = "Anna", password: str = PASSWORD) -> Person:
    """The same person on another device."""
    body = {"name": name, "password": password, "token": True}
    made = house.client.post("/api/session", json=body)
    assert made.status_code == 200, made.text
    return Person(house, name, made.json()["token"])


def play_out(table: str, group: list[Person]) -> None:
    while group[0].state(table)["status"] == "running":
        decider(table, group).move(table)


def stored(house: House, statement: Any) -> Any:
    with house.client.app.state.server.db.engine.connect() as connection:  # type: ignore[attr-defined]
        return connection.execute(statement).all()


def verified(record: str) -> None:
    """The record is whole: every move and hash, the seed and the luck."""
    parsed = parse_record(record.splitlines(keepends=True))
    assert verify(load_game(GAME), parsed) == len(parsed.entries)


# --- the password -----------------------------------------------------------------------------------------


def test_a_new_password_ends_every_other_session(house: House) -> None:
    anna = claimed(house)
    elsewhere = signed_in(house)
    with elsewhere.socket() as line:
        line.settle()
        anna.ask("POST", "/me/password", 204, json={"old": PASSWORD, "new": ANOTHER})
        with pytest.raises(WebSocketDisconnect):
            line.settle()
    anna.ask("GET", "/me")
    elsewhere.ask("GET", "/me", 401)
    house.nobody().ask("POST", "/session", 401, json={"name": "Anna", "password": PASSWORD})
    signed_in(house, password=ANOTHER).ask("GET", "/me")


def test_the_old_password_is_asked_for_and_cannot_be_guessed(house: House) -> None:
    anna = claimed(house)
    for _ in range(WRONG_PASSWORDS):
        anna.ask("POST", "/me/password", 403, json={"old": "wrong horse", "new": ANOTHER})
    # Guesses are counted, whichever route they come by; even the right one waits now.
    anna.ask("POST", "/me/password", 429, json={"old": PASSWORD, "new": ANOTHER})
    anna.ask("POST", "/me/delete", 429, json={"password": PASSWORD})
    signed_in(house)


def test_a_guest_has_no_password_to_change(house: House) -> None:
    house.guest().ask("POST", "/me/password", 409, json={"old": "anything", "new": ANOTHER})
    house.nobody().ask("POST", "/me/password", 401, json={"old": "anything", "new": ANOTHER})
    claimed(house).ask("POST", "/me/password", 422, json={"old": PASSWORD, "new": "short"})


def test_signing_out_everywhere(house: House) -> None:
    anna = claimed(house)
    elsewhere = signed_in(house)
    other = house.guest("Boris")
    with elsewhere.socket() as line:
        line.settle()
        anna.ask("DELETE", "/me/sessions", 204)
        with pytest.raises(WebSocketDisconnect):
            line.settle()
    anna.ask("GET", "/me", 401)
    elsewhere.ask("GET", "/me", 401)
    other.ask("GET", "/me")
    signed_in(house)


def test_a_browser_forgets_its_cookie_when_signed_out_everywhere(house: House) -> None:
    origin = {"Origin": "http://testserver"}
    house.client.post("/api/guests", json={"name": "Anna"}, headers=origin)
    assert house.client.get("/api/me").status_code == 200
    gone = house.client.delete("/api/me/sessions", headers=origin)
    assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
    assert house.client.delete("/api/me/sessions", headers=origin).status_code == 401


# --- a copy -----------------------------------------------------------------------------------------------


def test_a_copy_has_everything_that_is_the_accounts_and_nothing_else(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, options=SHORT)
    anna.command(table, "chat", text="good luck")
    boris.command(table, "chat", text="to you, too")
    play_out(table, [anna, boris])
    mine = anna.table(GAME, ["open", "open"])
    copy = anna.ask("GET", "/me/export")
    me = anna.ask("GET", "/me")["id"]
    assert copy["account"]["id"] == me and copy["account"]["name"] == "Player 0"
    assert [(one["table"], one["seat"], one["host"]) for one in copy["tables"]] == [
        (table, 0, True),
        (mine, None, True),
    ]
    assert [one["table"] for one in copy["results"]] == [table]
    assert [one["matches"] for one in copy["ratings"]] == [1]
    assert [one["text"] for one in copy["chat"]] == ["good luck"]
    assert [one["program"] for one in copy["sessions"]] == [True]
    text = json.dumps(copy)
    for (secret,) in stored(house, select(sessions.c.token_hash)):
        assert secret not in text
    house.nobody().ask("GET", "/me/export", 401)


def test_a_copy_is_a_file_that_nobody_keeps_for_others(house: House) -> None:
    anna = claimed(house)
    response = house.client.get("/api/me/export", headers=anna.headers)
    assert response.headers["content-disposition"].startswith("attachment; filename=")
    assert response.headers["cache-control"] == "no-store"
    for (secret,) in stored(house, select(accounts.c.password).where(accounts.c.password.is_not(None))):
        assert secret not in response.text
    while (again := house.client.get("/api/me/export", headers=anna.headers)).status_code == 200:
        pass
    assert again.status_code == 429 and int(again.headers["retry-after"]) > 0


# --- the end ----------------------------------------------------------------------------------------------


def delete(person: Person, expect: int = 204, **body: Any) -> None:
    person.ask("POST", "/me/delete", expect, json=body)


def test_what_others_played_stays_whole(house: House) -> None:
    anna = claimed(house, "Annabel")
    boris = house.guest("Boris")
    table = anna.table(GAME, ["me", "open"], options=SHORT)
    boris.ask("POST", f"/tables/{table}/join", json={})
    anna.ask("POST", f"/tables/{table}/start")
    anna.command(table, "chat", text="it is me, Annabel")
    boris.command(table, "chat", text="hello")
    play_out(table, [anna, boris])
    me = anna.ask("GET", "/me")["id"]
    before = boris.ask("GET", f"/tables/{table}/record")
    rated = stored(house, select(ratings).order_by(ratings.c.account))
    assert "Annabel" in before
    delete(anna, password=PASSWORD)
    after = boris.ask("GET", f"/tables/{table}/record")
    assert after == before.replace("Annabel", NOBODY)
    verified(after)
    look = boris.look(table)
    assert [seat["name"] for seat in look["room"]["seats"]] == [NOBODY, "Boris"]
    assert [line["text"] for line in look["chat"]] == ["hello"]
    assert "Annabel" not in json.dumps(look)
    boris.ask("GET", f"/accounts/{me}", 404)
    assert [line["name"] for line in boris.ask("GET", f"/ratings/{GAME}/2")] == ["Boris"]
    # What the other won stays won, and is found again from the results.
    engine = house.client.app.state.server.db.engine  # type: ignore[attr-defined]
    with engine.begin() as connection:
        recompute(connection)
    assert stored(house, select(ratings).order_by(ratings.c.account)) == rated


def test_nothing_is_left_of_a_deleted_account(house: House) -> None:
    anna = claimed(house)
    elsewhere = signed_in(house)
    me = anna.ask("GET", "/me")["id"]
    with elsewhere.socket() as line:
        line.settle()
        delete(anna, password=PASSWORD)
        with pytest.raises(WebSocketDisconnect):
            line.settle()
    anna.ask("GET", "/me", 401)
    elsewhere.ask("GET", "/me", 401)
    house.nobody().ask("POST", "/session", 401, json={"name": "Anna", "password": PASSWORD})
    (row,) = stored(house, select(accounts).where(accounts.c.id == me))
    assert (row.kind, row.name, row.name_key, row.password, row.look) == ("deleted", NOBODY, None, None, None)
    assert stored(house, select(sessions).where(sessions.c.account == me)) == []
    assert stored(house, select(chat).where(chat.c.account == me)) == []
    # The name is free again.
    assert claimed(house).ask("GET", "/me")["id"] != me


def test_the_password_is_asked_for_before_an_account_is_deleted(house: House) -> None:
    anna = claimed(house)
    delete(anna, 403)
    delete(anna, 403, password="wrong horse")
    anna.ask("GET", "/me")
    delete(house.guest("Boris"))
    delete(house.nobody(), 401)


def test_running_matches_are_resigned(house: House) -> None:
    table, (anna, boris, cleo) = house.seated(GAME, 3)
    with boris.socket() as line:
        line.watch(table)
        delete(anna)
        line.hear("room")
    room = boris.look(table)["room"]
    assert room["status"] == "running"
    assert (room["seats"][0]["left"], room["seats"][0]["name"]) == ("resigned", NOBODY)
    running = boris.ask("GET", f"/tables/{table}/record")
    assert "Player 0" not in running and running.count(NOBODY) == 2  # in the header and where they left
    # The match goes on with the names as they are now, in memory as on disk.
    delete(cleo)
    room = boris.look(table)["room"]
    assert room["status"] == "finished"
    record = boris.ask("GET", f"/tables/{table}/record")
    header = json.loads(record.splitlines()[0])
    assert [seat["name"] for seat in header["seats"]] == [NOBODY, "Player 1", f"{NOBODY} 2"]
    verified(record)
    assert "Player 2" not in record


def test_a_match_of_two_that_one_deletes_is_won_by_the_other(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    delete(anna)
    state = boris.state(table)
    assert state["status"] == "finished" and state["result"]["ranking"] == [[1], [0]]


def test_tables_that_have_not_begun_lose_who_is_gone(house: House) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    hosted = anna.table(GAME, ["me", "open"])
    boris.ask("POST", f"/tables/{hosted}/join", json={})
    joined = boris.table(GAME, ["me", "open"])
    anna.ask("POST", f"/tables/{joined}/join", json={})
    with boris.socket() as line:
        line.watch(hosted)
        line.watch(joined)
        delete(anna)
        line.hear("closed", table=hosted)
    boris.ask("GET", f"/tables/{hosted}", 404)
    seat = boris.look(joined)["room"]["seats"][1]
    assert (seat["kind"], seat["account"], seat["name"]) == ("open", None, None)


def test_a_seat_kept_for_a_rematch_is_kept_no_more(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, options=SHORT)
    play_out(table, [anna, boris])
    again = boris.ask("POST", f"/tables/{table}/rematch")["table"]
    me = anna.ask("GET", "/me")["id"]
    delete(anna)
    assert stored(house, select(seats).where(seats.c.table_id == again, seats.c.account == me)) == []


def test_a_match_that_nobody_can_play_is_abandoned(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    server = house.client.app.state.server  # type: ignore[attr-defined]
    with server.db.engine.begin() as connection:
        header = json.loads(server.tables.loaded(table).room.header)
        other = json.dumps({**header, "rules": 99}) + "\n"
        connection.execute(update(tables).where(tables.c.id == table).values(header=other))
    server.tables.forget(table)
    assert boris.look(table)["room"]["status"] == "frozen"
    delete(anna)
    assert boris.look(table)["room"]["status"] == "abandoned"


def test_uploaded_records_go_with_the_account(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, options=SHORT)
    play_out(table, [anna, boris])
    record = anna.ask("GET", f"/tables/{table}/record")
    replay = anna.ask("POST", "/records", content=record.encode())["table"]
    delete(anna)
    assert stored(house, select(tables.c.id).where(tables.c.id == replay)) == []


def test_nobody_can_be_called_like_a_deleted_player(house: House) -> None:
    for name in (NOBODY, "Deleted  Player", "dеleted player"):
        house.nobody().ask("POST", "/guests", 409, json={"name": name})


def test_no_password_stands_in_the_log(database_url: str) -> None:
    with log_of_this_process("DEBUG") as log, open_house(database_url) as house:
        anna = claimed(house)
        anna.ask("POST", "/me/password", 403, json={"old": ANOTHER, "new": "a third one"})
        anna.ask("POST", "/me/password", 204, json={"old": PASSWORD, "new": ANOTHER})
        delete(anna, password=ANOTHER)
    for secret in (PASSWORD, ANOTHER, "a third one", anna.headers["Authorization"].split()[1]):
        assert secret not in log.getvalue()

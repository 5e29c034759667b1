"""Players among each other: mute, block, report."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from orrery.server.storage.schema import relations, reports

from .conftest import MigratedDatabases
from .house import House, Person, decider, open_house
from .processes import log_of_this_process

pytestmark = pytest.mark.storage

GAME = "alien-frontiers"
SHORT = {"round_limit": 1}


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def id_of(person: Person) -> str:
    found: str = person.ask("GET", "/me")["id"]
    return found


def stored(house: House, statement: Any) -> Any:
    with house.client.app.state.server.db.engine.connect() as connection:  # type: ignore[attr-defined]
        return connection.execute(statement).all()


def texts(person: Person, table: str) -> list[str]:
    return [line["text"] for line in person.look(table)["chat"]]


def shown(person: Person, which: str) -> list[str]:
    return [one["table"] for one in person.ask("GET", f"/tables?list={which}")]


# --- mute -------------------------------------------------------------------------------------------------


def test_who_is_muted_is_not_heard_by_who_muted_them(house: House) -> None:
    table, (anna, boris, cleo) = house.seated(GAME, 3)
    boris.command(table, "chat", text="before")
    anna.ask("PUT", f"/me/muted/{id_of(boris)}", 204)
    with anna.socket() as deaf, cleo.socket() as ear:
        deaf.watch(table)
        ear.watch(table)
        boris.command(table, "chat", text="can you hear me")
        cleo.command(table, "chat", text="I can")
        ear.hear("chat")
        said = [line for message in deaf.settle() if message["type"] == "chat" for line in message["lines"]]
        assert [line["text"] for line in said] == ["I can"]
    assert texts(anna, table) == ["I can"]
    assert texts(cleo, table) == texts(boris, table) == ["before", "can you hear me", "I can"]
    assert texts(house.nobody(), table) == ["before", "can you hear me", "I can"]
    with anna.socket() as line:
        line.say(type="watch", table=table, since=None)
        assert [one["text"] for one in line.hear("chat")["lines"]] == ["I can"]
    anna.ask("DELETE", f"/me/muted/{id_of(boris)}", 204)
    assert texts(anna, table) == ["before", "can you hear me", "I can"]


def test_two_processes_both_know_who_is_muted(postgres_databases: MigratedDatabases) -> None:
    with (
        postgres_databases.lent() as url,
        open_house(url) as here,
        open_house(url) as there,
    ):
        table, (anna, boris) = here.seated(GAME, 2)
        cleo = here.guest("Cleo")
        anna.ask("PUT", f"/me/muted/{id_of(boris)}", 204)
        far_anna, far_cleo = (Person(there, "", None) for _ in range(2))
        far_anna.headers, far_cleo.headers = anna.headers, cleo.headers
        with far_anna.socket() as deaf, far_cleo.socket() as ear:
            deaf.watch(table)
            ear.watch(table)
            boris.command(table, "chat", text="hello")
            assert ear.hear("chat")["lines"][0]["text"] == "hello"
            assert [message for message in deaf.settle() if message["type"] == "chat"] == []


# --- block ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", [0, 1])
def test_blocked_people_do_not_meet_whoever_of_them_wants_it(house: House, blocker: int) -> None:
    host, guest = house.guest("Anna"), house.guest("Boris")
    stranger = house.guest("Cleo")
    people = (host, guest)
    open_table = host.table(GAME, ["me", "open", "invited"])
    live = host.table(GAME, ["me", "random"], start=True)
    assert open_table in shown(guest, "open") and live in shown(guest, "live")
    people[blocker].ask("PUT", f"/me/blocked/{id_of(people[1 - blocker])}", 204)
    assert open_table not in shown(guest, "open") and live not in shown(guest, "live")
    assert open_table in shown(stranger, "open") and open_table in shown(house.nobody(), "open")
    assert open_table in shown(host, "open")
    guest.ask("POST", f"/tables/{open_table}/join", 403, json={})
    code = host.ask("POST", f"/tables/{open_table}/invitations", json={"seat": 2})["code"]
    guest.ask("POST", "/invitations/claim", 403, json={"code": code})
    # The invitation was not used up by that.
    stranger.ask("POST", "/invitations/claim", json={"code": code})
    people[blocker].ask("DELETE", f"/me/blocked/{id_of(people[1 - blocker])}", 204)
    assert open_table in shown(guest, "open")
    guest.ask("POST", f"/tables/{open_table}/join", json={})


def test_blocked_people_do_not_meet_at_a_third_ones_table(house: House) -> None:
    anna, boris, cleo = (house.guest(name) for name in ("Anna", "Boris", "Cleo"))
    table = cleo.table(GAME, ["me", "open", "open"])
    anna.ask("POST", f"/tables/{table}/join", json={})
    anna.ask("PUT", f"/me/blocked/{id_of(boris)}", 204)
    boris.ask("POST", f"/tables/{table}/join", 403, json={})
    assert table not in shown(boris, "open") and table in shown(cleo, "open")


def test_a_rematch_keeps_no_seat_for_who_is_blocked(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, options=SHORT)
    while anna.state(table)["status"] == "running":
        decider(table, [anna, boris]).move(table)
    anna.ask("PUT", f"/me/blocked/{id_of(boris)}", 204)
    again = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    assert id_of(boris) not in [seat["account"] for seat in anna.look(again)["room"]["seats"]]
    assert shown(boris, "waiting") == []


def test_who_is_blocked_is_not_heard_and_a_match_that_runs_goes_on(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    anna.ask("PUT", f"/me/blocked/{id_of(boris)}", 204)
    boris.command(table, "chat", text="hello")
    assert texts(anna, table) == []
    decider(table, [anna, boris]).move(table)


# --- lists ------------------------------------------------------------------------------------------------


def test_one_sees_and_undoes_what_one_chose(house: House) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    him = id_of(boris)
    for how in ("muted", "blocked"):
        for _ in range(2):
            anna.ask("PUT", f"/me/{how}/{him}", 204)
    found = anna.ask("GET", "/me/relations")
    assert [[one["account"] for one in found[how]] for how in ("muted", "blocked")] == [[him], [him]]
    assert found["muted"][0]["name"] == "Boris"
    # It is nobody else's business.
    assert boris.ask("GET", "/me/relations") == {"muted": [], "blocked": []}
    assert "muted" not in str(boris.ask("GET", f"/accounts/{id_of(anna)}"))
    for how in ("muted", "blocked"):
        for _ in range(2):
            anna.ask("DELETE", f"/me/{how}/{him}", 204)
    assert anna.ask("GET", "/me/relations") == {"muted": [], "blocked": []}


@pytest.mark.storage(False)
def test_nonsense_is_refused_in_words(house: House) -> None:
    anna = house.guest("Anna")
    anna.ask("PUT", f"/me/muted/{id_of(anna)}", 409)
    anna.ask("PUT", "/me/blocked/nobody", 404)
    anna.ask("PUT", "/me/loved/nobody", 422)
    anna.ask("PUT", "/me/muted/no%20body", 422)
    for method in ("PUT", "DELETE"):
        house.nobody().ask(method, f"/me/muted/{id_of(anna)}", 401)
    house.nobody().ask("GET", "/me/relations", 401)


def test_nobody_keeps_away_from_more_people_than_there_is_room_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.relations.MOST_RELATIONS", 2)
    anna = house.guest("Anna")
    others = [id_of(house.guest(f"Guest {number}")) for number in range(3)]
    for other in others[:2]:
        anna.ask("PUT", f"/me/muted/{other}", 204)
    anna.ask("PUT", f"/me/muted/{others[2]}", 429)


# --- reports ----------------------------------------------------------------------------------------------


def test_a_report_keeps_what_was_said(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    boris.command(table, "chat", text="something bad")
    line = anna.look(table)["chat"][0]
    assert line["account"] == id_of(boris)
    body = {"account": line["account"], "table": table, "line": line["id"], "reason": " rude "}
    anna.ask("POST", "/reports", 204, json=body)
    (row,) = stored(house, select(reports))
    assert (row.by_account, row.about, row.table_id) == (id_of(anna), id_of(boris), table)
    assert (row.line, row.said, row.reason) == (line["id"], "something bad", "rude")


def test_reports_are_checked(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    boris.command(table, "chat", text="hello")
    line = anna.look(table)["chat"][0]["id"]
    him, cleo = id_of(boris), house.guest("Cleo")
    hidden = cleo.table(GAME, ["me", "invited"], public=False)
    wrong: list[tuple[int, dict[str, Any]]] = [
        (404, {"account": "nobody", "reason": "x"}),
        (409, {"account": id_of(anna), "reason": "x"}),
        (404, {"account": him, "reason": "x", "table": "nowhere"}),
        (404, {"account": him, "reason": "x", "table": hidden}),
        (404, {"account": him, "reason": "x", "table": table, "line": line + 1}),
        (404, {"account": him, "reason": "x", "line": line}),
        (404, {"account": id_of(cleo), "reason": "x", "table": table, "line": line}),
        (422, {"account": him, "reason": "  "}),
        (422, {"account": him, "reason": "x" * 501}),
        (422, {"account": him}),
    ]
    for status, body in wrong:
        anna.ask("POST", "/reports", status, json=body)
    house.nobody().ask("POST", "/reports", 401, json={"account": him, "reason": "x"})
    assert stored(house, select(reports)) == []


def test_ten_reports_a_day(house: House) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    body = {"account": id_of(boris), "reason": "x"}
    for _ in range(10):
        anna.ask("POST", "/reports", 204, json=body)
    anna.ask("POST", "/reports", 429, json=body)
    house.guest("Cleo").ask("POST", "/reports", 204, json=body)


def test_nothing_of_it_outlives_the_account(house: House) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    anna.ask("PUT", f"/me/muted/{id_of(boris)}", 204)
    boris.ask("PUT", f"/me/blocked/{id_of(anna)}", 204)
    anna.ask("POST", "/reports", 204, json={"account": id_of(boris), "reason": "x"})
    copy = anna.ask("GET", "/me/export")
    assert [one["kind"] for one in copy["relations"]] == ["mute"]
    assert [one["reason"] for one in copy["reports"]] == ["x"]
    boris.ask("POST", "/me/delete", 204, json={})
    assert stored(house, select(relations)) == stored(house, select(reports)) == []


@pytest.mark.storage(False)
def test_what_was_reported_is_not_logged(database_url: str) -> None:
    with log_of_this_process("DEBUG") as log, open_house(database_url) as house:
        body = {"account": id_of(house.guest("Boris")), "reason": "something between us"}
        house.guest("Anna").ask("POST", "/reports", 204, json=body)
    assert "something between us" not in log.getvalue()

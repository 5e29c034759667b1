"""Whoever runs a server looks after it by ``orrery admin``, beside it; the server notices by itself."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.websockets import WebSocketDisconnect

from orrery.cli.main import main
from orrery.core.match import verify
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server.storage.database import open_engine
from orrery.server.storage.schema import accounts, chat, operations, resets, results, sessions, tables

from .house import House, Person, decider, open_house
from .waiting import eventually

pytestmark = pytest.mark.storage

GAME = "alien-frontiers"
PASSWORD = "correct horse"

Admin = Callable[..., Any]


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


@pytest.fixture
def admin(database_url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """``orrery admin`` on the same database: what it prints as JSON, or what is wrong."""

    def run(*words: str, fault: str | None = None) -> Any:
        capsys.readouterr()
        code = main(["admin", *words, "--db", database_url, "--json"])
        told = capsys.readouterr()
        if fault is not None:
            assert code == 2 and fault in told.err, told
            return None
        assert code == 0, told.err
        return json.loads(told.out)

    return run


def claimed(house: House, name: str) -> Person:
    """Somebody with a password."""
    person = house.guest(name)
    answer = person.ask("POST", "/me/claim", json={"name": name, "password": PASSWORD})
    # The claim of a program brings a new token.
    person.headers = {"Authorization": f"Bearer {answer['token']}"}
    return person


def id_of(person: Person) -> str:
    return str(person.ask("GET", "/me")["id"])


def turned_away(person: Person) -> bool:
    return person.house.client.get("/api/me", headers=person.headers).status_code == 401


def rows(database_url: str, query: Any) -> list[Any]:
    engine = open_engine(database_url)
    try:
        with engine.connect() as connection:
            return list(connection.execute(query))
    finally:
        engine.dispose()


def change(database_url: str, statement: Any) -> None:
    engine = open_engine(database_url)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


# --- accounts -------------------------------------------------------------------------------------------


def test_a_disabled_account_is_out_at_once_and_back_when_it_is_enabled(house: House, admin: Admin) -> None:
    anna = claimed(house, "Anna")
    sign_in = {"name": "Anna", "password": PASSWORD, "token": True}
    with anna.socket() as line:
        line.settle()
        assert admin("accounts", "disable", "anna", "--yes")["disabled"]
        with pytest.raises(WebSocketDisconnect):
            line.hear("anything at all")
    eventually(lambda: turned_away(anna))
    refused = house.client.post("/api/session", json=sign_in)
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "disabled"
    wrong = house.client.post("/api/session", json={**sign_in, "password": "something else"})
    assert wrong.status_code == 401
    assert admin("accounts", "show", "Anna")["disabled"] is not None
    admin("accounts", "enable", "Anna")
    # Nothing was lost: even the session counts again.
    eventually(lambda: not turned_away(anna))
    assert house.client.post("/api/session", json=sign_in).status_code == 200


def test_who_is_disabled_leaves_their_matches(house: House, admin: Admin) -> None:
    """Otherwise the others would wait for ever."""
    table, (anna, boris) = house.seated(GAME, 2)
    three, (one, _, third) = house.seated(GAME, 3)
    kept, (mine, _) = house.seated(GAME, 2)
    with boris.socket() as line:
        line.watch(table)
        assert admin("accounts", "disable", id_of(anna), "--yes")["resigned"] == [table]
        assert line.hear("state", status="finished")["table"] == table
    assert boris.state(table)["result"]["ranking"] == [[1], [0]]
    admin("accounts", "disable", id_of(one), "--yes")
    eventually(lambda: third.look(three)["room"]["seats"][0]["left"] == "resigned")
    admin("accounts", "disable", id_of(mine), "--keep-matches", "--yes")
    assert admin("tables", "show", kept)["status"] == "running"


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
def test_a_match_goes_on_under_the_server_that_was_not_told_yet(house: House, admin: Admin) -> None:
    """The operator writes beside the server, which holds the match in memory."""
    table, group = house.seated(GAME, 3)
    mover = decider(table, group)
    other = next(person for person in group if person is not mover)
    server = house.client.app.state.server  # type: ignore[attr-defined]

    async def nothing() -> None:
        return None

    hear, server.tables._hear_operators = server.tables._hear_operators, nothing
    admin("accounts", "disable", id_of(other), "--yes")
    state = mover.state(table)
    act = {"ply": state["ply"], "action": state["choices"][0]["action"]}
    assert mover.command(table, "act", expect=409, **act)["code"] == "stale"
    server.tables._hear_operators = hear
    mover.move(table)


def test_an_account_is_called_something_else_everywhere(
    house: House, admin: Admin, database_url: str
) -> None:
    rude = claimed(house, "Rude name")
    guest = house.guest("Boris")
    table = rude.table(GAME, ["me", "open"])
    guest.ask("POST", f"/tables/{table}/join", json={})
    rude.ask("POST", f"/tables/{table}/start")
    rude.command(table, "chat", text="hello")
    admin("accounts", "rename", "Rude name", "Mild name")
    eventually(lambda: guest.look(table)["room"]["seats"][0]["name"] == "Mild name")
    assert guest.look(table)["chat"][0]["name"] == "Mild name"
    eventually(lambda: rude.ask("GET", "/me")["name"] == "Mild name")
    sign_in = {"name": "mild NAME", "password": PASSWORD, "token": True}
    assert house.client.post("/api/session", json=sign_in).status_code == 200
    claimed(house, "Cleo")
    admin("accounts", "rename", "Mild name", "CLEO", fault="somebody else has claimed this name")
    admin("accounts", "rename", "Mild name", "MILD name")
    admin("accounts", "rename", id_of(guest), "cleo", fault="somebody else")
    admin("accounts", "rename", id_of(guest), "x" * 41, fault="40 characters")
    rude.command(table, "resign")
    record = parse_record(rude.ask("GET", f"/tables/{table}/record").splitlines(keepends=True))
    verify(load_game(GAME), record)
    assert record.header.seats[0].name == "MILD name"


def test_a_link_sets_a_new_password_once(house: House, admin: Admin, database_url: str) -> None:
    anna = claimed(house, "Anna")
    first = admin("accounts", "reset", "Anna", "--url", "https://play.example.org/")
    second = admin("accounts", "reset", "Anna")
    assert first["link"] == f"https://play.example.org/#/reset/{first['code']}"
    new = {"password": "another horse", "token": True}

    def reset(code: str, status: int, **wish: Any) -> Any:
        answer = house.client.post("/api/reset", json={**new, "code": code, **wish})
        assert answer.status_code == status, answer.text
        return answer.json()

    reset(first["code"], 404)
    reset("nonsense", 404)
    reset(second["code"], 422, password="short")
    made = reset(second["code"], 200)
    assert made["name"] == "Anna"
    reset(second["code"], 404)
    # Whoever used the account before is out.
    assert turned_away(anna)
    for password, status in ((PASSWORD, 401), (new["password"], 200)):
        answer = house.client.post("/api/session", json={"name": "Anna", "password": password, "token": True})
        assert answer.status_code == status
    late = admin("accounts", "reset", "Anna", "--for", "90m")
    change(database_url, update(resets).values(expires=time.time() - 1))
    reset(late["code"], 404)
    stolen = admin("accounts", "reset", "Anna")
    admin("accounts", "disable", "Anna", "--yes")
    reset(stolen["code"], 403)
    admin("accounts", "reset", id_of(house.guest("Boris")), fault="is a guest")
    # Only a hash of the code is kept, and none of it is logged.
    kept = json.dumps([str(row) for row in rows(database_url, select(resets))])
    logged = json.dumps(admin("log"))
    assert stolen["code"] not in kept + logged


def test_who_is_silenced_says_nothing_for_a_while(house: House, admin: Admin, database_url: str) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    anna.command(table, "chat", text="once")
    admin("accounts", "silence", id_of(anna), "--for", "12h")
    assert anna.command(table, "chat", expect=409, text="twice")["code"] == "silenced"
    boris.command(table, "chat", text="hello")
    admin("accounts", "unsilence", id_of(anna))
    anna.command(table, "chat", text="thrice")
    assert [line["text"] for line in boris.look(table)["chat"]] == ["once", "hello", "thrice"]
    admin("accounts", "silence", id_of(anna))
    change(database_url, update(accounts).values(silenced=time.time() - 1))
    anna.command(table, "chat", text="when it is over")


def test_accounts_are_found_and_shown(house: House, admin: Admin) -> None:
    anna = claimed(house, "Anna 100%")
    table = anna.table(GAME, ["me", "open"])
    house.guest("Boris")
    assert [row["name"] for row in admin("accounts", "list")] == ["Boris", "Anna 100%"]
    assert [row["name"] for row in admin("accounts", "list", "0%")] == ["Anna 100%"]
    assert admin("accounts", "list", "_") == []
    assert [row["name"] for row in admin("accounts", "list", "--kind", "guest", "--most", "1")] == ["Boris"]
    shown = admin("accounts", "show", "anna 100%")
    assert shown["open"] == [table] and shown["sessions"] == 1 and shown["open_reports"] == 0
    admin("accounts", "show", "Boris", fault="there is no account 'Boris'")


def test_an_account_is_deleted_as_by_its_owner(house: House, admin: Admin) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    account = id_of(anna)
    admin("accounts", "delete", account, "--yes")
    eventually(lambda: turned_away(anna))
    eventually(lambda: boris.look(table)["room"]["seats"][0]["name"] == "deleted player")
    assert boris.state(table)["status"] == "finished"
    admin("accounts", "show", account, fault="there is no account")


# --- tables ---------------------------------------------------------------------------------------------


def test_a_match_that_is_closed_is_abandoned_for_everybody(house: House, admin: Admin) -> None:
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    state = mover.state(table)
    act = {"ply": state["ply"], "action": state["choices"][0]["action"]}
    with mover.socket() as line:
        line.watch(table)
        assert admin("tables", "close", table, "--yes")["became"] == "abandoned"
        assert line.hear("state", status="abandoned")
    assert mover.command(table, "act", expect=409, **act)["code"] == "over"
    admin("tables", "close", table, "--yes", fault="is abandoned already")
    assert admin("tables", "list", "--status", "abandoned")[0]["id"] == table


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
def test_no_move_is_added_to_a_match_that_was_closed_beside_the_server(
    house: House, admin: Admin, database_url: str
) -> None:
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    state = mover.state(table)
    server = house.client.app.state.server  # type: ignore[attr-defined]

    async def nothing() -> None:
        return None

    server.tables._hear_operators = nothing
    admin("tables", "close", table, "--yes")
    act = {"ply": state["ply"], "action": state["choices"][0]["action"]}
    refused = mover.command(table, "act", expect=409, **act)
    assert refused["code"] == "stale"
    (row,) = rows(database_url, select(tables.c.status, tables.c.ply))
    assert (row.status, row.ply) == ("abandoned", state["ply"])


def test_a_table_that_has_not_begun_is_gone(house: House, admin: Admin) -> None:
    anna = house.guest("Anna")
    table = anna.table(GAME, ["me", "open"])
    with anna.socket() as line:
        line.watch(table)
        admin("tables", "close", table, "--yes")
        line.hear("closed", table=table)
    anna.ask("GET", f"/tables/{table}", 404)
    admin("tables", "show", table, fault="there is no table")


def test_a_table_off_the_lists_is_for_its_players_only(house: House, admin: Admin) -> None:
    table, (anna, _) = house.seated(GAME, 2)
    stranger = house.guest("Cleo")
    with stranger.socket() as line:
        line.watch(table)
        admin("tables", "unlist", table)
        line.hear("closed", table=table)
    stranger.ask("GET", f"/tables/{table}", 404)
    assert stranger.ask("GET", "/tables?list=live") == []
    anna.move(table) if anna.state(table)["choices"] else anna.look(table)
    admin("tables", "relist", table)
    eventually(lambda: house.client.get(f"/api/tables/{table}", headers=stranger.headers).status_code == 200)


# --- reports --------------------------------------------------------------------------------------------


def test_reports_are_read_and_handled(house: House, admin: Admin) -> None:
    table, (anna, boris) = house.seated(GAME, 2)
    boris.command(table, "chat", text="you \x1b[2J cheat")
    line = anna.look(table)["chat"][0]["id"]
    report = {"account": id_of(boris), "table": table, "line": line, "reason": "rude"}
    anna.ask("POST", "/reports", json=report)
    (found,) = admin("reports", "list", "--about", id_of(boris))
    assert (found["by_name"], found["about_name"], found["reason"]) == ("Player 0", "Player 1", "rude")
    assert found["said"] == "you  [2J cheat" and found["table"] == table
    admin("reports", "resolve", str(found["id"]), "spoke to them")
    assert admin("reports", "list") == []
    (handled,) = admin("reports", "list", "--all")
    assert handled["outcome"] == "spoke to them" and handled["handled"] > 0
    admin("reports", "resolve", "99", "x", fault="there is no report 99")
    admin("reports", "resolve", str(found["id"]), " ", fault="say in words")


# --- announcements --------------------------------------------------------------------------------------


def test_announcements_reach_who_is_here_and_who_comes(house: House, admin: Admin, database_url: str) -> None:
    with house.guest("Anna").socket() as line:
        assert "announcements" not in [message["type"] for message in line.settle()]
        number = admin("announcements", "add", "Back at noon.", "--pl", "Wracamy w południe.")["announcement"]
        (told,) = line.hear("announcements")["announcements"]
        assert told["text"] == "Back at noon." and told["translations"] == {"pl": "Wracamy w południe."}
        with house.nobody().socket() as other:
            assert other.hear("announcements")["announcements"] == [told]
        assert house.nobody().ask("GET", "/announcements") == [told]
        admin("announcements", "withdraw", str(number))
        assert line.hear("announcements")["announcements"] == []
    admin("announcements", "withdraw", str(number), fault="there is no announcement")
    admin("announcements", "add", " ", fault="needs words")
    admin("announcements", "add", "x" * 1001, fault="at most 1000")
    admin("announcements", "add", "soon over", "--for", "90m")
    with open_house(database_url) as later:
        (told,) = later.nobody().ask("GET", "/announcements")
        assert told["until"] > time.time()
    assert [row["text"] for row in admin("announcements", "list")] == ["soon over"]


# --- retention ------------------------------------------------------------------------------------------


def test_what_is_old_enough_is_removed_and_nothing_else(
    house: House, admin: Admin, database_url: str
) -> None:
    old, (anna, boris) = house.seated(GAME, 2)
    anna.command(old, "chat", text="long ago")
    anna.command(old, "resign")
    new, (cleo, _) = house.seated(GAME, 2)
    cleo.command(new, "resign")
    running, _ = house.seated(GAME, 2)
    waiting = house.guest("Waits").table(GAME, ["me", "open"])
    house.guest("Never played")
    keeper = claimed(house, "Keeper")
    ages = {"created": time.time() - 100 * 86400, "ended": time.time() - 100 * 86400}
    change(database_url, update(tables).where(tables.c.id == old).values(ages))
    change(
        database_url,
        update(tables).where(tables.c.id.in_([waiting, running])).values(created=ages["created"]),
    )
    change(database_url, update(accounts).values(created=ages["created"]))
    long_ago = {"at": ages["created"]}
    change(database_url, update(results).where(results.c.table_id == old).values(long_ago))
    change(database_url, update(chat).values(long_ago))

    kinds = ("--finished", "90d", "--guests", "90d", "--waiting", "90d", "--log", "90d", "--records", "1d")
    would = admin("prune", *kinds, "--dry-run")["would_remove"]
    assert admin("tables", "show", old)["status"] == "finished"
    removed = admin("prune", *kinds, "--yes")["removed"]
    assert removed["finished"] == would["finished"] == 1 and removed["waiting"] == would["waiting"] == 1
    # With the table of the one who waited gone, they do nothing any more.
    assert removed["guests"] == would["guests"] + 1 == 4
    assert {row.id for row in rows(database_url, select(tables.c.id))} == {new, running}
    assert rows(database_url, select(chat)) == []
    # What was played counts on: the rows of those who played stay, without a name.
    kept = rows(database_url, select(accounts.c.name, accounts.c.kind).where(accounts.c.kind == "deleted"))
    assert [tuple(row) for row in kept] == [("deleted player", "deleted")] * 2
    assert len(rows(database_url, select(results).where(results.c.table_id == old))) == 2
    eventually(lambda: turned_away(anna) and turned_away(boris))
    assert not turned_away(cleo) and not turned_away(keeper)
    assert admin("prune", *kinds, "--yes")["removed"] == dict.fromkeys(removed, 0)
    admin("prune", fault="say what is to go")


# --- all of them ----------------------------------------------------------------------------------------


def test_everything_that_changes_something_is_logged(house: House, admin: Admin, database_url: str) -> None:
    table, (anna, _) = house.seated(GAME, 2)
    account = id_of(anna)
    admin("accounts", "disable", account, "--reason", "report 12", "--yes")
    admin("accounts", "enable", account)
    admin("accounts", "silence", account)
    admin("tables", "unlist", table)
    admin("announcements", "add", "hello")
    admin("accounts", "list")
    log = admin("log")
    assert [row["action"] for row in reversed(log)] == [
        "disable account",
        "resign matches",
        "enable account",
        "silence account",
        "unlist table",
        "announce",
    ]
    assert log[-1]["subject"] == account and log[-1]["detail"] == {"reason": "report 12"}
    assert all(row["by"] for row in log)
    assert [row["id"] for row in admin("log", "--most", "2")] == [6, 5]
    assert len(rows(database_url, select(operations))) == 6


def test_what_cannot_be_undone_asks_first(house: House, admin: Admin) -> None:
    account = id_of(house.guest("Anna"))
    table = house.guest("Boris").table(GAME, ["me", "open"])
    for words in (
        ("accounts", "disable", account),
        ("accounts", "delete", account),
        ("tables", "close", table),
        ("prune", "--guests", "1d"),
    ):
        admin(*words, fault="--yes")
    assert admin("accounts", "show", account)["disabled"] is None
    assert admin("tables", "show", table)["status"] == "open"
    assert admin("log") == []


@pytest.mark.storage(False)
def test_nonsense_is_said_in_a_line(
    admin: Admin, house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("accounts", "show", "nobody", fault="there is no account 'nobody'")
    nowhere = tmp_path / "nowhere.sqlite3"
    for url, words in (
        (f"sqlite:///{nowhere}", "there is no database"),
        ("postgresql://somebody:open-sesame@127.0.0.1:1/nothing", "cannot be used"),
    ):
        assert main(["admin", "accounts", "list", "--db", url]) == 2
        told = capsys.readouterr().err
        assert words in told and told.count("\n") == 1 and "open-sesame" not in told
    assert not nowhere.exists()
    for bad in ("7", "d", "-1d", "1y", "1.5d"):
        with pytest.raises(SystemExit):
            main(["admin", "accounts", "silence", "x", f"--for={bad}"])


@pytest.mark.storage(False)
def test_what_is_printed_for_people_cannot_move_their_cursor(
    house: House, admin: Admin, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("announcements", "add", "one\ntwo \x1b[2J")
    assert main(["admin", "announcements", "list", "--db", database_url]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told and told.count("\n") == 2
    claimed(house, "Anna")
    assert main(["admin", "accounts", "show", "Anna", "--db", database_url]) == 0
    assert "open reports" in capsys.readouterr().out


def test_sessions_of_the_disabled_are_kept(house: House, admin: Admin, database_url: str) -> None:
    anna = house.guest("Anna")
    admin("accounts", "disable", id_of(anna), "--yes")
    assert len(rows(database_url, select(sessions))) == 1

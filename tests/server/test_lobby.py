"""The lobby: tables, seats, invitations, lists, rematches."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, select, update

from orrery.server.limits import INVITATION_SECONDS, STILL_SECONDS, WAITING_SECONDS
from orrery.server.lists import page_of
from orrery.server.storage.rooms import late_tables
from orrery.server.storage.schema import tables
from server.house import House, decider, open_house

pytestmark = pytest.mark.storage

GAME = "new-frontiers"


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def listed(person, which):
    return [one["table"] for one in person.ask("GET", f"/tables?list={which}")]


def test_a_table_is_made_listed_joined_and_started(house):
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table(GAME, ["me", "open", "greedy"])
    assert listed(house.nobody(), "open") == [table]
    assert listed(boris, "mine") == [] and listed(anna, "mine") == [table]
    anna.ask("POST", f"/tables/{table}/start", 409)
    assert boris.ask("POST", f"/tables/{table}/join", json={})["seat"] == 1
    boris.ask("POST", f"/tables/{table}/start", 403)
    anna.ask("POST", f"/tables/{table}/start")
    assert listed(anna, "open") == [] and listed(anna, "live") == [table]
    room = boris.look(table)["room"]
    assert [(seat["kind"], seat["name"]) for seat in room["seats"]] == [
        ("person", "Anna"),
        ("person", "Boris"),
        ("bot", "Greedy"),
    ]
    assert room["you"]["seat"] == 1


def test_tables_of_the_same_moment_are_listed_in_one_order(house, monkeypatch):
    monkeypatch.setattr("orrery.server.lobby.time.time", lambda: 1e9)
    anna = house.guest("Anna")
    made = [anna.table(GAME, ["me", "open"]) for _ in range(6)]
    with house.client.app.state.server.db.engine.connect() as connection:
        ordered = list(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars())
    assert sorted(ordered) == sorted(made)
    assert listed(anna, "open") == listed(anna, "mine") == ordered
    for table in reversed(ordered):
        # Where a database keeps a row may change with it.
        anna.ask("PUT", f"/tables/{table}/seats/1", json={"kind": "invited"})
        anna.ask("PUT", f"/tables/{table}/seats/1", json={"kind": "open"})
        anna.ask("PUT", f"/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
        anna.ask("POST", f"/tables/{table}/start")
    assert listed(anna, "live") == listed(anna, "mine") == ordered


def test_a_seat_is_held_by_one_and_one_holds_a_seat(house):
    anna, boris, cleo = (house.guest(name) for name in ("Anna", "Boris", "Cleo"))
    table = anna.table(GAME, ["me", "open"])
    assert boris.ask("POST", f"/tables/{table}/join", json={})["seat"] == 1
    assert boris.ask("POST", f"/tables/{table}/join", json={})["seat"] == 1
    cleo.ask("POST", f"/tables/{table}/join", 409, json={})
    boris.ask("POST", f"/tables/{table}/leave")
    assert cleo.ask("POST", f"/tables/{table}/join", json={"seat": 1})["seat"] == 1
    boris.ask("POST", f"/tables/{table}/leave", 409)


def test_an_invitation_opens_one_seat_once(house):
    anna, boris, cleo = (house.guest(name) for name in ("Anna", "Boris", "Cleo"))
    table = anna.table(GAME, ["me", "invited"], public=False)
    boris.ask("GET", f"/tables/{table}", 404)
    boris.ask("POST", f"/tables/{table}/join", 404, json={})
    boris.ask("POST", f"/tables/{table}/invitations", 404, json={"seat": 1})
    first = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 1})["code"]
    second = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 1})["code"]
    boris.ask("POST", "/invitations/look", 404, json={"code": first})
    # Whoever holds it may look before they decide, even before they have a name.
    for somebody in (boris, house.nobody()):
        told = somebody.ask("POST", "/invitations/look", json={"code": second})
        assert (told["game"], told["host"], told["seat"]) == (GAME, "Anna", 1)
        assert [seat["name"] for seat in told["seats"]] == ["Anna", None]
    boris.ask("POST", "/invitations/claim", 404, json={"code": first})
    assert boris.ask("POST", "/invitations/claim", json={"code": second}) == {"table": table, "seat": 1}
    cleo.ask("POST", "/invitations/claim", 404, json={"code": second})
    cleo.ask("POST", "/invitations/look", 404, json={"code": second})
    cleo.ask("GET", f"/tables/{table}", 404)
    assert table not in listed(cleo, "open")


def test_an_open_seat_of_a_private_table_is_no_way_in(house):
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table(GAME, ["me", "open"], public=False)
    boris.ask("POST", f"/tables/{table}/join", 404, json={})


def test_the_host_arranges_seats_and_closes_the_table(house):
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table(GAME, ["me", "open", "open"])
    boris.ask("PUT", f"/tables/{table}/seats/1", 403, json={"kind": "bot", "bot": "greedy"})
    anna.ask("PUT", f"/tables/{table}/seats/1", json={"kind": "bot", "bot": "greedy"})
    anna.ask("PUT", f"/tables/{table}/seats/2", 422, json={"kind": "bot", "bot": "search:time=900"})
    assert anna.look(table)["room"]["seats"][1]["bot"] == "greedy"
    boris.ask("POST", f"/tables/{table}/join", json={})
    anna.ask("PUT", f"/tables/{table}/seats/2", 409, json={"kind": "open"})
    boris.ask("DELETE", f"/tables/{table}", 403)
    with boris.socket() as line:
        assert line.watch(table) is None
        anna.ask("DELETE", f"/tables/{table}")
        assert line.hear("closed")["table"] == table
    anna.ask("GET", f"/tables/{table}", 404)


@pytest.mark.storage(False)
@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"game": "chess"}, 404, "there is no game 'chess'"),
        ({"options": {"players": 9}}, 422, "2 to 5 players"),
        ({"options": {"players": 2, "speed": 3}}, 422, "no option 'speed'"),
        ({"seats": [{"kind": "me"}]}, 422, "as many seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "one seat only"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]}, 422, "no bot of that level"),
        ({"clock": {"bank": 1}}, 422, "clock.bank"),
        ({"colour": "red"}, 422, "colour"),
    ],
)
def test_a_bad_wish_is_refused_in_words(house, wish, status, words):
    anna = house.guest()
    good = {"game": GAME, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = anna.ask("POST", "/tables", status, json={**good, **wish})
    assert words in answer["error"]["message"]
    assert listed(anna, "mine") == []


def test_what_waits_for_whom(house):
    table, group = house.seated(GAME, 2)
    first = decider(table, group)
    other = group[1] if first is group[0] else group[0]
    assert listed(first, "waiting") == [table] and listed(other, "waiting") == []
    while decider(table, group) is first:
        first.move(table)
    assert listed(first, "waiting") == [] and listed(other, "waiting") == [table]


def finish(table, group):
    for person in group:
        person.command(table, "offer", kind="abandon", expect=200 if person is group[0] else 409)
    offer = group[0].look(table)["room"]["offers"][0]["id"]
    for person in group[1:]:
        person.command(table, "answer", offer=offer, accept=True)


def test_a_rematch_rotates_the_seats_and_keeps_them_for_the_players(house):
    table, group = house.seated(GAME, 2, "random")
    group[0].ask("POST", f"/tables/{table}/rematch", 409)
    finish(table, group)
    house.guest("Cleo").ask("POST", f"/tables/{table}/rematch", 403)
    again = group[1].ask("POST", f"/tables/{table}/rematch")["table"]
    assert group[0].ask("POST", f"/tables/{table}/rematch")["table"] == again
    assert group[0].look(table)["room"]["rematch"] == again
    seats = group[1].look(again)["room"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Player 1"),
        ("bot", "Random"),
        ("invited", "Player 0"),
    ]
    assert listed(group[0], "waiting") == [again]
    house.guest("Cleo").ask("POST", f"/tables/{again}/join", 409, json={})
    assert group[0].ask("POST", f"/tables/{again}/join", json={})["seat"] == 2
    group[1].ask("POST", f"/tables/{again}/start")


def test_a_rematch_against_bots_alone_begins_at_once(house):
    anna = house.guest("Anna")
    table = anna.table(GAME, ["me", "random", "random"], start=True)
    anna.command(table, "resign")
    again = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    room = anna.look(again)["room"]
    assert room["status"] == "running"
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "bot", "person"]


class Times:
    """The server's clock, set by hand."""

    def __init__(self, house: House) -> None:
        self.server = house.client.app.state.server  # type: ignore[attr-defined]
        self.portal = house.client.portal
        self.later = 0.0
        now = self.server.clock.now
        self.server.clock.now = lambda: now() + self.later

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and the server tidy up."""
        self.later += seconds
        self.portal.call(self.server.tables._close_abandoned)


def test_a_table_for_which_nobody_cares_is_closed(house):
    times = Times(house)
    anna, boris = house.guest("Anna"), house.guest("Boris")
    lonely = anna.table(GAME, ["me", "open"])
    watched = anna.table(GAME, ["me", "open"])
    expecting = anna.table(GAME, ["me", "invited"])
    running = anna.table(GAME, ["me", "random"], start=True)
    anna.ask("POST", f"/tables/{expecting}/invitations", json={"seat": 1})
    with anna.socket() as line:
        line.watch(watched)
        times.pass_by(WAITING_SECONDS - 60)
        assert anna.look(lonely)
        line.say(type="lobby", on=True)
        times.pass_by(120)
        line.hear("lobby")
        anna.ask("GET", f"/tables/{lonely}", 404)
        for table in (watched, expecting, running):
            assert anna.look(table)["room"]["status"] in ("open", "running")
    times.pass_by(WAITING_SECONDS - 60)
    assert anna.look(watched)
    times.pass_by(120)
    anna.ask("GET", f"/tables/{watched}", 404)
    assert anna.look(expecting)
    times.pass_by(INVITATION_SECONDS)
    anna.ask("GET", f"/tables/{expecting}", 404)
    assert listed(boris, "open") == [] and anna.look(running)["room"]["status"] == "running"


def test_a_rematch_that_is_given_up_makes_room_for_another(house):
    table, group = house.seated(GAME, 2)
    finish(table, group)
    first = group[1].ask("POST", f"/tables/{table}/rematch")["table"]
    group[1].ask("DELETE", f"/tables/{first}")
    assert group[0].look(table)["room"]["rematch"] is None
    second = group[0].ask("POST", f"/tables/{table}/rematch")["table"]
    assert second != first and group[1].look(second)


def test_a_match_that_stands_still_is_not_among_those_that_are_live(house):
    still, _ = house.seated(GAME, 2)
    going, _ = house.seated(GAME, 2)
    with house.client.app.state.server.db.engine.begin() as connection:
        this = update(tables).where(tables.c.id == still)
        connection.execute(this.values(moved=tables.c.moved - STILL_SECONDS))
    assert listed(house.nobody(), "live") == [going]


def test_the_lobby_tells_of_changes(house):
    anna = house.guest()
    with house.nobody().socket() as line:
        line.say(type="lobby", on=True)
        line.settle()
        anna.table(GAME, ["me", "open"])
        line.hear("lobby")
        line.say(type="lobby", on=False)
        line.settle()
        anna.table(GAME, ["me", "open"])
        assert line.settle() == []


def test_who_left_a_private_table_hears_nothing_more(house):
    """The open socket went on telling what nobody else may know."""
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table("alien-frontiers", ["me", "invited"], public=False)
    code = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 1})["code"]
    boris.ask("POST", "/invitations/claim", json={"code": code})
    with boris.socket() as line:
        line.watch(table)
        boris.ask("POST", f"/tables/{table}/leave")
        line.hear("closed", table=table)
        line.settle()
        anna.command(table, "chat", text="he is gone")
        anna.ask("PUT", f"/tables/{table}/seats/1", json={"kind": "bot", "bot": "random"})
        anna.ask("POST", f"/tables/{table}/start")
        assert [message for message in line.settle() if message.get("table") == table] == []
    boris.ask("GET", f"/tables/{table}", 404)


def test_a_line_said_in_the_moment_of_leaving_is_not_heard(house):
    """The socket is told that the table is closed a moment later than they have left."""
    anna, boris = house.guest("Anna"), house.guest("Boris")
    made = anna.table("alien-frontiers", ["me", "invited"], public=False)
    code = anna.ask("POST", f"/tables/{made}/invitations", json={"seat": 1})["code"]
    boris.ask("POST", "/invitations/claim", json={"code": code})
    table = house.client.portal.call(house.client.app.state.server.tables.get, made)
    with boris.socket() as line:
        line.watch(made)
        line.settle()
        (watch,) = table.watchers

        def say(text, room):
            """Say something while the table is as it will be in a moment."""
            before, table.room = table.room, room
            watch.chat_said([{"text": text}])
            table.room = before

        left = replace(table.room, seats=(table.room.seats[0], replace(table.room.seats[1], account=None)))
        house.client.portal.call(say, "he is gone", left)
        house.client.portal.call(say, "still here", table.room)
        heard = [message["lines"] for message in line.settle() if message["type"] == "chat"]
        assert heard == [[{"text": "still here"}]]


def test_a_list_asks_as_often_for_many_tables_as_for_one(house):
    anna = house.guest()
    counted = []
    for more in (1, 12):
        for _ in range(more):
            anna.table("alien-frontiers", ["me", "open"])
        statements: list[str] = []
        # Of this connection alone: the server looks at seats of its own accord, too.
        with house.client.app.state.server.db.engine.connect() as connection:
            event.listen(
                connection, "before_cursor_execute", lambda *told, into=statements: into.append(told[2])
            )
            page = page_of(connection, "open", None, None, 20).tables
        counted.append(len(statements))
        assert all(len(one["seats"]) == 2 for one in page)
    assert len(page) == 13
    assert 0 < counted[0] == counted[1]


def test_a_page_reads_no_more_tables_than_it_shows(house):
    anna = house.guest()
    for _ in range(12):
        anna.table("alien-frontiers", ["me", "open"])
    asked: list[tuple[str, Any]] = []
    with house.client.app.state.server.db.engine.connect() as connection:
        event.listen(connection, "before_cursor_execute", lambda *told: asked.append(told[2:4]))
        assert len(page_of(connection, "open", None, None, 3).tables) == 3
        selects = [one for one in asked if one[0].startswith("SELECT")]
        read = [len(connection.exec_driver_sql(*one).all()) for one in selects]
    # One more tells whether there is another page; each table has two seats.
    assert 4 in read and max(read) == 6


# --- pages ------------------------------------------------------------------------------------------------


def pages(person: Any, which: str, limit: int) -> list[list[str]]:
    """The ids of a list, page by page, by the addresses that the server names."""
    found, path = [], f"tables?list={which}&limit={limit}"
    for _ in range(50):
        response = person.house.client.get(f"/api/{path}", headers=person.headers)
        assert response.status_code == 200, response.text
        found.append([one["table"] for one in response.json()])
        if "next" not in response.links:
            return found
        path = response.links["next"]["url"]
    raise AssertionError("the list has no end")


@pytest.mark.parametrize("which", ["open", "mine", "waiting", "live"])
def test_a_list_comes_in_pages_each_table_once(house: House, which: str) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    made = []
    for _ in range(7):
        table = anna.table("alien-frontiers", ["me", "open"])
        made.append(table)
        if which in ("waiting", "live"):
            boris.ask("POST", f"/tables/{table}/join", json={})
            anna.ask("POST", f"/tables/{table}/start")
    person = next(one for one in (anna, boris) if which != "waiting" or one.state(made[0])["choices"])
    whole = listed(person, which)
    got = pages(person, which, 3)
    assert [table for page in got for table in page] == whole
    assert all(len(page) == 3 for page in got[:-1]) and 1 <= len(got[-1]) <= 3
    if which != "waiting":
        assert sorted(whole) == sorted(made)


def test_pages_go_on_where_they_were_while_tables_come_and_go(house: House) -> None:
    anna = house.guest("Anna")
    made = [anna.table("alien-frontiers", ["me", "open"]) for _ in range(6)]
    first = house.client.get("/api/tables?list=open&limit=2")
    shown = [one["table"] for one in first.json()]
    assert shown == [made[5], made[4]]
    anna.table("alien-frontiers", ["me", "open"])
    for gone in (made[4], made[3]):
        anna.ask("DELETE", f"/tables/{gone}")
    second = house.client.get(f"/api/{first.links['next']['url']}")
    assert [one["table"] for one in second.json()] == [made[2], made[1]]


def test_of_ones_own_tables_those_that_go_on_come_first(house: House) -> None:
    anna, boris = house.guest("Anna"), house.guest("Boris")
    old = [anna.table("alien-frontiers", ["me", "open"]) for _ in range(2)]
    over = []
    for _ in range(3):
        table = anna.table("alien-frontiers", ["me", "open"], rated=False)
        boris.ask("POST", f"/tables/{table}/join", json={})
        anna.ask("POST", f"/tables/{table}/start")
        anna.command(table, "resign")
        over.append(table)
    assert pages(anna, "mine", 2) == [[old[1], old[0]], [over[2], over[1]], [over[0]]]


@pytest.mark.storage(False)
@pytest.mark.parametrize(
    "query", ["after=nonsense", "after=0_1", "after=2_1.0_x", "limit=0", "limit=101", "limit=x"]
)
def test_a_page_that_there_cannot_be(house: House, query: str) -> None:
    assert house.client.get(f"/api/tables?{query}").status_code == 422


@pytest.mark.parametrize("database_kind", ["sqlite"], indirect=True)
@pytest.mark.parametrize("which", ["open", "live", "mine", "waiting"])
def test_a_list_is_found_by_an_index_however_many_tables_there_are(house: House, which: str) -> None:
    """No list looks at every table, nor does the search for players whose time is up."""
    server = house.client.app.state.server  # type: ignore[attr-defined]
    asked: list[tuple[str, Any]] = []
    with server.db.engine.connect() as connection:

        def heard(_c: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            asked.append((statement, parameters))

        event.listen(connection, "before_cursor_execute", heard)
        page_of(connection, which, "somebody", None, 20)
        page_of(connection, which, "somebody", "0_1.0_x", 20)
        late_tables(connection, "server", 1.0)
        event.remove(connection, "before_cursor_execute", heard)
        plans = [
            str(row)
            for statement, parameters in asked
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    assert len(asked) >= 3
    assert [line for line in plans if "SCAN tables" in line or "SCAN seats" in line] == []

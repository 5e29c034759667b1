"""Tournaments from the first entry to the last table, over HTTP, on both databases."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select

from orrery.server.administration.operations import Operation
from orrery.server.administration.tables import close
from orrery.server.storage.schema import rounds, tables
from server.tournaments.halls import GAME, Hall, open_hall
from server.waiting import eventually


@pytest.fixture
def hall(database_url: str) -> Iterator[Hall]:
    with open_hall(database_url) as hall:
        yield hall


def table_rows(hall: Hall, tournament: str) -> list:
    with hall.server.db.engine.connect() as connection:
        return list(connection.execute(select(tables).where(tables.c.tournament == tournament)))


@pytest.mark.storage
def test_a_swiss_tournament_of_five_from_start_to_end(hall):
    people = [hall.member(f"P{number}") for number in range(5)]
    anna = people[0]
    cup = hall.tournament(anna, people, rounds=3)
    assert [one["tournament"] for one in anna.ask("GET", "/tournaments?list=open")] == [cup]
    anna.ask("POST", f"/tournaments/{cup}/start")
    for number in (1, 2, 3):
        seen = hall.seen(cup)
        assert (seen["status"], seen["round"]) == ("running", number)
        meetings = seen["played"][-1]["meetings"]
        assert sorted(len(one["seats"]) for one in meetings) == [1, 2, 2]
        hall.play(cup, people)
    seen = hall.seen(cup)
    assert seen["status"] == "finished" and seen["ended"] is not None
    # Who is first in the list beats everybody, so the scores follow from who met whom.
    standings = seen["standings"]
    assert standings[0]["entrant"] == 0 and standings[0]["score"] == 3
    assert sum(row["score"] for row in standings) == 3 * 2 + 3, "two tables and a bye a round"
    pairs = [
        frozenset(one["seats"])
        for held in seen["played"]
        for one in held["meetings"]
        if len(one["seats"]) == 2
    ]
    assert len(set(pairs)) == len(pairs) == 6, "nobody met twice"
    byes = [one["seats"][0] for held in seen["played"] for one in held["meetings"] if len(one["seats"]) == 1]
    assert len(set(byes)) == 3
    # All tables are ordinary ones, and can be looked at.
    for row in table_rows(hall, cup):
        assert row.status == "finished" and row.public and row.rated
        assert hall.house.nobody().ask("GET", f"/tables/{row.id}/record")
    assert anna.ask("GET", "/me/turns") == []


def test_a_round_robin_ends_when_all_have_met(hall):
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, system="round-robin")
    people[0].ask("POST", f"/tournaments/{cup}/start")
    for _ in range(3):
        hall.play(cup, people)
    seen = hall.seen(cup)
    assert seen["status"] == "finished" and seen["rounds"] == 3
    assert [row["score"] for row in seen["standings"]] == [3, 2, 1, 0]
    people[1].ask("POST", f"/tournaments/{cup}/enter", 409)


@pytest.mark.storage
def test_who_does_not_come_forfeits_and_is_not_waited_for_again(hall):
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, rounds=2, show_up=600)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    meetings = hall.seen(cup)["played"][0]["meetings"]
    missing = meetings[0]["seats"][0]
    lucky = meetings[0]["seats"][1]
    hall.sit(cup, [one for number, one in enumerate(people) if number != missing])
    hall.look(300)
    assert hall.seen(cup)["played"][0]["meetings"][0]["status"] == "waiting"
    hall.look(301)
    seen = hall.seen(cup)
    assert seen["played"][0]["meetings"][0] | {"table": None} == {
        "table": None,
        "status": "over",
        "seats": [lucky],
        "absent": [missing],
        "finishes": [[1, 0]],
    }
    scores = {row["entrant"]: row["score"] for row in seen["standings"]}
    assert scores[lucky] == 1 and scores[missing] == 0
    assert not hall.seen(cup, people[missing])["you"]["active"]
    # The other table is played by its clock; the next round is one of three.
    other = next(one for one in people if hall.table_of(cup, one) is not None)
    other.command(hall.table_of(cup, other), "resign")
    hall.look()
    second = hall.seen(cup)["played"][1]["meetings"]
    assert missing not in [one for meeting in second for one in meeting["seats"]]
    # They may come back, for late entries are allowed.
    people[missing].ask("POST", f"/tournaments/{cup}/enter")
    assert hall.seen(cup, people[missing])["you"]["active"]


@pytest.mark.parametrize("begun", [True, False])
def test_a_match_whose_table_an_operator_closes_ended_level(hall, begun):
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, rounds=1)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    closed = hall.table_of(cup, people[0])
    there = [person for person in people if hall.table_of(cup, person) == closed]
    if begun:
        hall.sit(cup, there)
        hall.look()
    with hall.server.db.engine.begin() as connection:
        became = close(connection, Operation("operator", "close table"), closed)
    assert became == ("abandoned" if begun else "removed")
    hall.look()
    assert hall.seen(cup)["status"] == "running", "the other match is still to be played"
    hall.play(cup, [person for person in people if person not in there])
    seen = hall.seen(cup)
    assert seen["status"] == "finished"
    assert [row["score"] for row in seen["standings"]] == [1, 0.5, 0.5, 0]


def test_at_a_larger_table_the_others_play_without_who_did_not_come(hall):
    people = [hall.member(f"P{number}") for number in range(3)]
    cup = hall.tournament(people[0], people, players=3, rounds=1)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    waited = hall.table_of(cup, people[0])
    hall.sit(cup, people[:2])
    assert people[0].look(waited)["room"]["status"] == "open"
    hall.look(601)
    people[0].ask("GET", f"/tables/{waited}", 404)
    table = hall.table_of(cup, people[0])
    room = people[0].look(table)["room"]
    assert room["status"] == "running" and room["options"]["players"] == 2
    assert {seat["name"] for seat in room["seats"]} == {one["name"] for one in hall.seen(cup)["entrants"][:2]}


def test_bots_fill_seats_if_the_organiser_allows(hall):
    people = [hall.member(f"P{number}") for number in range(3)]
    cup = hall.tournament(people[0], people, rounds=1, bot="random")
    people[0].ask("POST", f"/tournaments/{cup}/start")
    meetings = hall.seen(cup)["played"][0]["meetings"]
    assert sorted(one["seats"].count(None) for one in meetings) == [0, 1]
    pair = next(one["seats"] for one in meetings if None not in one["seats"])
    hall.sit(cup, [one for number, one in enumerate(people) if number != pair[0]])
    hall.look(601)
    # One seat was empty from the start, the other belonged to somebody who did not come.
    for number, person in enumerate(people):
        if number != pair[0]:
            room = person.look(hall.table_of(cup, person))["room"]
            assert room["status"] == "running"
            assert sorted(seat["kind"] for seat in room["seats"]) == ["bot", "person"]


def test_people_come_late_and_go_early(hall):
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, rounds=3, pause=None)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    late = [hall.member("Late"), hall.member("Later")]
    for person in late:
        person.ask("POST", f"/tournaments/{cup}/enter")
    hall.play(cup, people)
    people[3].ask("POST", f"/tournaments/{cup}/withdraw")
    hall.look(10**6)
    assert hall.seen(cup)["round"] == 1, "the organiser begins each round"
    people[1].ask("POST", f"/tournaments/{cup}/rounds", 403)
    people[0].ask("POST", f"/tournaments/{cup}/rounds")
    second = hall.seen(cup)["played"][1]["meetings"]
    assert sorted(one for meeting in second for one in meeting["seats"]) == [0, 1, 2, 4, 5]
    people[0].ask("POST", f"/tournaments/{cup}/rounds", 409)
    strict = hall.tournament(people[0], people, rounds=2, late=False)
    people[0].ask("POST", f"/tournaments/{strict}/start")
    late[0].ask("POST", f"/tournaments/{strict}/enter", 409)


def test_it_begins_by_itself_or_is_called_off_for_want_of_people(hall):
    people = [hall.member(f"P{number}") for number in range(2)]
    starts = hall.server.clock.now() + 1000
    full = hall.tournament(people[0], people, rounds=1, starts=starts)
    empty = hall.tournament(people[0], people[:1], rounds=1, starts=starts)
    hall.look(500)
    assert hall.seen(full)["status"] == hall.seen(empty)["status"] == "open"
    hall.look(501)
    assert (hall.seen(full)["status"], hall.seen(empty)["status"]) == ("running", "cancelled")


def test_a_tournament_seats_its_players_and_nobody_else_does(hall):
    people = [hall.member(f"P{number}") for number in range(2)]
    stranger = hall.member("Stranger")
    cup = hall.tournament(people[0], people, rounds=1)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    table = hall.table_of(cup, people[0])
    for person in people:
        person.ask("POST", f"/tables/{table}/start", 403)
        person.ask("DELETE", f"/tables/{table}", 403)
        person.ask("PUT", f"/tables/{table}/seats/1", 403, json={"kind": "bot", "bot": "random"})
        person.ask("POST", f"/tables/{table}/invitations", 403, json={"seat": 1})
    stranger.ask("POST", f"/tables/{table}/join", 404, json={})
    people[0].ask("POST", f"/tables/{table}/join", json={})
    people[0].ask("POST", f"/tables/{table}/leave", 403)
    people[1].ask("POST", f"/tables/{table}/join", json={})
    assert people[1].look(table)["room"]["status"] == "running"
    assert stranger.look(table)["room"]["tournament"] == cup
    refused = people[0].command(table, "offer", 409, kind="abandon")
    assert refused["code"] == "not-allowed"
    people[0].ask("POST", f"/tables/{table}/hint", 403)


def test_nonsense_is_refused_in_words(hall):
    guest, anna = hall.house.guest("Guest"), hall.member("Anna")
    wish = {"name": "Cup", "game": GAME, "options": {"players": 2}}
    guest.ask("POST", "/tournaments", 403, json=wish)
    anna.ask("POST", "/tournaments", 422, json=wish | {"name": "\u202e"})
    anna.ask("POST", "/tournaments", 404, json=wish | {"game": "chess"})
    anna.ask("POST", "/tournaments", 422, json=wish | {"bot": "nobody"})
    anna.ask("POST", "/tournaments", 422, json=wish | {"rounds": 0})
    anna.ask("POST", "/tournaments", 422, json=wish | {"clock": None})
    anna.ask("GET", "/tournaments/nowhere", 404)
    anna.ask("GET", f"/tournaments/{'0' * 24}", 404)
    anna.ask("POST", f"/tournaments/{'0' * 24}/enter", 404)
    cup = anna.ask("POST", "/tournaments", json=wish)["tournament"]
    anna.ask("POST", f"/tournaments/{cup}/withdraw", 409)
    anna.ask("POST", f"/tournaments/{cup}/start", 409)
    guest.ask("DELETE", f"/tournaments/{cup}", 403)
    for _ in range(9):
        anna.ask("POST", "/tournaments", json=wish)
    anna.ask("POST", "/tournaments", 429, json=wish)
    anna.ask("DELETE", f"/tournaments/{cup}")
    anna.ask("POST", "/tournaments", json=wish)
    anna.ask("POST", f"/tournaments/{cup}/enter", 409)


def test_an_organiser_sets_up_so_many_a_day(hall, monkeypatch):
    """Those that were called off stay on the lists."""
    monkeypatch.setattr("orrery.server.tournaments.entries._MOST_A_DAY", 3)
    anna, boris = hall.member("Anna"), hall.member("Boris")
    for _ in range(3):
        anna.ask("DELETE", f"/tournaments/{hall.tournament(anna, [])}")
    wish = {"name": "Cup", "game": GAME, "options": {"players": 2}}
    assert anna.ask("POST", "/tournaments", 429, json=wish)["error"]["code"] == "too-many"
    boris.ask("POST", "/tournaments", json=wish)


def test_who_is_blocked_by_the_organiser_cannot_enter(hall):
    anna, boris = hall.member("Anna"), hall.member("Boris")
    cup = hall.tournament(anna, [anna])
    blocked = boris.ask("GET", "/me")["id"]
    anna.ask("PUT", f"/me/blocked/{blocked}")
    boris.ask("POST", f"/tournaments/{cup}/enter", 403)


def test_a_deleted_account_leaves_its_tournaments(hall):
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, rounds=2, pause=None)
    open_one = hall.tournament(people[0], people[1:])
    people[0].ask("POST", f"/tournaments/{cup}/start")
    gone = people[0].ask("GET", "/me/export")
    assert {one["tournament"] for one in gone["tournaments"]} == {cup, open_one}
    people[0].ask("POST", "/me/delete", json={"password": "a long password"})
    assert hall.seen(open_one)["status"] == "cancelled"
    hall.play(cup, people[1:])
    hall.look(601)
    # The organiser is gone, so it goes on by itself, without them.
    seen = hall.seen(cup)
    assert seen["round"] == 2 and seen["entrants"][0]["name"] == "deleted player"
    assert 0 not in [one for meeting in seen["played"][1]["meetings"] for one in meeting["seats"]]


# --- duplicate ------------------------------------------------------------------------------------------


@pytest.fixture
def duplicate(hall):
    """A duplicate round under way: four people at two tables with the same luck."""
    people = [hall.member(f"P{number}") for number in range(4)]
    cup = hall.tournament(people[0], people, rounds=2, duplicate=True)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    hall.sit(cup, people)
    return cup, people


def test_all_tables_of_a_duplicate_round_have_the_same_luck(hall, duplicate):
    cup, people = duplicate
    hall.play(cup, people)
    hall.sit(cup, people)
    seeds = [row.seed for row in sorted(table_rows(hall, cup), key=lambda row: row.created)]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    # Nobody ever has the same luck twice: everybody plays one table a round.
    for held in hall.seen(cup)["played"]:
        assert sorted(one for meeting in held["meetings"] for one in meeting["seats"]) == [0, 1, 2, 3]


@pytest.mark.storage
def test_nothing_of_a_duplicate_round_is_open_before_all_its_tables_are_over(hall, duplicate):
    cup, people = duplicate
    table = hall.table_of(cup, people[0])
    inside = [person for person in people if hall.table_of(cup, person) == table]
    outside = [person for person in people if person not in inside]
    inside[1].command(table, "resign")
    hall.look()
    result = inside[0].state(table)["result"]
    assert result["ranking"] and result["seed"] is None
    with hall.server.db.engine.connect() as connection:
        seed = connection.execute(select(rounds.c.seed).where(rounds.c.tournament == cup)).scalar_one()
    mine = inside[0].look(table)
    record = inside[0].ask("GET", f"/tables/{table}/record")
    assert "hash" not in record and '"seen_by":' in record
    assert seed.hex() not in str(mine) + record + str(hall.seen(cup, inside[0]))
    seat = mine["state"]["seat"]
    inside[0].ask("GET", f"/tables/{table}/positions/1?seat={seat}")
    inside[0].ask("GET", f"/tables/{table}/positions/1?seat={1 - seat}", 403)
    inside[0].ask("POST", f"/tables/{table}/review", 409)
    for person in (*outside, hall.house.nobody()):
        person.ask("GET", f"/tables/{table}", 404)
        person.ask("GET", f"/tables/{table}/record", 404)
        person.ask("GET", f"/tables/{table}/positions/0", 404)
        assert table not in str(person.ask("GET", "/tables?list=live"))
        seen = person.ask("GET", f"/tournaments/{cup}")
        meetings = seen["played"][0]["meetings"]
        assert all(meeting["finishes"] is None for meeting in meetings)
        assert [row["score"] for row in seen["standings"]] == [0, 0, 0, 0]
        assert table not in [meeting["table"] for meeting in meetings]
    with outside[0].socket() as line:
        line.say(type="watch", table=table)
        assert line.hear("error")["code"] == "not-found"
    other = hall.table_of(cup, outside[0])
    outside[0].command(other, "resign")
    hall.look()
    assert seed.hex() in outside[0].ask("GET", f"/tables/{table}/record")
    assert outside[0].state(table)["result"]["seed"] == seed.hex()
    assert all(meeting["finishes"] for meeting in hall.seen(cup)["played"][0]["meetings"])
    assert hall.seen(cup)["round"] == 2


def test_a_tournament_called_off_opens_its_tables_when_they_are_over(hall, duplicate):
    cup, people = duplicate
    people[0].ask("DELETE", f"/tournaments/{cup}")
    table = hall.table_of(cup, people[0])
    assert people[0].look(table)["room"]["sealed"]
    hall.play(cup, people)
    hall.look()
    assert not people[0].look(table)["room"]["sealed"]
    assert hall.seen(cup)["round"] == 1


# --- my turn --------------------------------------------------------------------------------------------


@pytest.mark.storage
def test_all_that_waits_for_somebody_is_listed_the_most_urgent_first(hall):
    people = [hall.member(f"P{number}") for number in range(2)]
    cup = hall.tournament(people[0], people, rounds=1)
    people[0].ask("POST", f"/tournaments/{cup}/start")
    table = hall.table_of(cup, people[0])
    waits = people[0].ask("GET", "/me/turns")
    assert [(one["table"], one["what"], one["tournament_name"]) for one in waits] == [(table, "seat", "Cup")]
    slow = people[0].table(GAME, ["me", "random"], start=True, clock={"bank": 5000, "increment": 0})
    quick = people[0].table(GAME, ["me", "random"], start=True, clock={"bank": 60, "increment": 0})
    free = people[0].table(GAME, ["me", "random"], start=True)
    for one in (slow, quick, free):
        eventually(lambda one=one: people[0].state(one)["actor"] == 0, "the bot's answer")
    waits = people[0].ask("GET", "/me/turns")
    assert [one["table"] for one in waits][:2] == [quick, slow]
    assert {table, free} <= {one["table"] for one in waits}
    assert all(0 < one["left"] <= 5000 for one in waits[:2])
    assert people[1].ask("GET", "/me/turns")[0]["table"] == table
    hall.house.nobody().ask("GET", "/me/turns", 401)


def test_an_offer_waits_for_an_answer(hall):
    table, group = hall.house.seated(GAME, 2, rated=False)
    decides = group[0].state(table)["actor"]
    asker, asked = group[decides], group[1 - decides]
    asker.command(table, "offer", kind="abandon")
    assert [one["what"] for one in asked.ask("GET", "/me/turns")] == ["answer"]
    assert [one["what"] for one in asker.ask("GET", "/me/turns")] == ["move"]

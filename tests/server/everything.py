"""All that can happen at a server, done once: what it says meanwhile is there to be looked at."""

import json
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import update

from orrery.core.registry import load_game
from orrery.server.administration.accounts import find, reset
from orrery.server.administration.announcements import announce
from orrery.server.administration.operations import Operation
from orrery.server.notifications import digest
from orrery.server.settings import Mail
from orrery.server.storage.schema import tables
from server.house import House, Person, decider
from server.notifications.services import mail_server, push_service

SHORT = {
    "contraband": {},
    "alien-frontiers": {"round_limit": 1},
    "new-frontiers": {"round_limit": 1, "goals": True},
}


def everything(house: House, game: str) -> None:
    """All that can happen: before a table begins, while it runs, and when it is over."""
    anna, boris, cleo = (house.guest(name) for name in ("Anna", "Boris", "Cleo"))
    nobody = house.nobody()
    with nobody.socket() as gallery:
        gallery.say(type="lobby", on=True)
        table = before_the_start(house, game, anna, boris, cleo, gallery)
        gallery.watch(table)
        with anna.socket() as line:
            line.watch(table)
            while_it_runs(house, table, [anna, boris, cleo], line)
            gallery.settle()
        after_the_end(game, table, [anna, boris, cleo], gallery)
    frozen(house, game)
    with_bots(house, game)
    a_tournament(house, game)
    reminders(house)
    about_the_house(house, game)


def before_the_start(house: House, game: str, anna: Person, boris: Person, cleo: Person, gallery: Any) -> str:
    clock = {"bank": 5000, "increment": 5}
    options = SHORT[game]
    closed = anna.table(game, ["me", "open"], options=options)
    gallery.watch(closed)
    assert house.nobody().state(closed) is None
    anna.ask("DELETE", f"/tables/{closed}")
    gallery.hear("closed")
    table = anna.table(game, ["me", "open", "invited"], clock=clock, options=options)
    boris.ask("POST", f"/tables/{table}/join", json={"seat": 1})
    boris.ask("POST", f"/tables/{table}/leave")
    boris.ask("POST", f"/tables/{table}/join", json={})
    anna.ask("PUT", f"/tables/{table}/seats/2", json={"kind": "bot", "bot": "random"})
    anna.ask("PUT", f"/tables/{table}/seats/2", json={"kind": "invited"})
    code = anna.ask("POST", f"/tables/{table}/invitations", json={"seat": 2})["code"]
    cleo.ask("POST", "/invitations/look", json={"code": code})
    cleo.ask("POST", "/invitations/claim", json={"code": code})
    anna.ask("GET", "/tables?list=mine")
    anna.ask("POST", f"/tables/{table}/start")
    return table


def while_it_runs(house: House, table: str, group: list[Person], line: Any) -> None:
    anna, boris, cleo = group
    for which in ("open", "live", "mine", "waiting"):
        boris.ask("GET", f"/tables?list={which}")
    line.say(type="nonsense")
    line.say(type="why", table=table, key="why", ply=0, actions=[0])
    why = {"ply": anna.state(table)["ply"], "actions": [0, 1]}
    decider(table, group).command(table, "why", **why)
    with decider(table, group).socket() as other:
        other.say(type="why", table=table, key="why", **why)
        other.hear("reasons")
    line.say(type="chat", table=table, key="chat", text="hello")
    boris.look(table)
    first = anna.state(table)["ply"]
    for turn in range(4):
        decider(table, group).move(table, turn)
    mover = max(group, key=lambda person: len(person.state(table)["undo"]))
    if mover.state(table)["undo"]:
        mover.command(table, "undo", ply=mover.state(table)["ply"])
        mover.look(table)
    for wish in ({"kind": "takeback", "to": first}, {"kind": "abandon"}, {"kind": "takeover", "seat": 1}):
        anna.command(table, "offer", **wish)
        offer = anna.look(table)["room"]["offers"][0]["id"]
        agreed = wish["kind"] == "takeback"
        if agreed:
            boris.command(table, "answer", offer=offer, accept=True)
        cleo.command(table, "answer", offer=offer, accept=agreed)
        anna.look(table)
    line.hear("state", takeback={"seat": 0, "to": first, "agreed": True})
    anna.command(table, "extend", seat=1, seconds=60)
    anna.command(table, "standing", orders={"forced": False, "pass": False})
    taken_over_and_back(table, group)
    anna.command(table, "act", 409, ply=0, action=0)
    anna.look(table, since=10**6)
    for person in (*group, house.nobody()):
        person.look(table)
        person.ask("GET", f"/tables/{table}/record")
        person.ask("GET", f"/tables/{table}/positions/0")
    while anna.state(table)["status"] == "running":
        decider(table, group).move(table)
    line.hear("state", status="finished")


def taken_over_and_back(table: str, group: list[Person]) -> None:
    """A bot sits in for somebody who is not to move, so it does nothing."""
    away = next(seat for seat in (1, 2) if seat != group[0].state(table)["actor"])
    group[0].command(table, "offer", kind="takeover", seat=away, bot="random")
    offer = group[0].look(table)["room"]["offers"][0]["id"]
    for seat in group[0].look(table)["room"]["offers"][0]["waiting"]:
        group[seat].command(table, "answer", offer=offer, accept=True)
    group[away].command(table, "return")


def after_the_end(game: str, table: str, group: list[Person], gallery: Any) -> None:
    anna, boris, _ = group
    anna.look(table)
    record = anna.ask("GET", f"/tables/{table}/record")
    anna.ask("GET", f"/tables/{table}/positions/3?seat=1")
    anna.ask("GET", f"/tables/{table}/summary")
    anna.ask("GET", "/me/statistics")
    anna.ask("GET", "/me/export")
    boris.ask("GET", f"/accounts/{anna.ask('GET', '/me')['id']}")
    anna.ask("GET", f"/ratings/{game}/3")
    again = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    boris.ask("GET", "/tables?list=waiting")
    replay = boris.ask("POST", "/records", content=record.encode())["table"]
    boris.look(replay)
    with boris.socket() as line:
        line.watch(replay)
        line.watch(again)
        line.watch(table)
    gallery.settle()


def frozen(house: House, game: str) -> None:
    """A table of other rules, running and then abandoned; and one that is over."""
    server = house.client.app.state.server  # type: ignore[attr-defined]
    for over in (False, True):
        table, group = house.seated(game, 2, options=SHORT[game])
        group[0].move(table) if group[0].state(table)["choices"] else group[1].move(table)
        while over and group[0].state(table)["status"] == "running":
            decider(table, group).move(table)
        with server.db.engine.begin() as connection:
            header = json.loads(server.tables.loaded(table).room.header)
            other = json.dumps({**header, "rules": 99}) + "\n"
            connection.execute(update(tables).where(tables.c.id == table).values(header=other))
        server.tables.forget(table)
        assert group[0].look(table)["room"]["problem"]
        with group[1].socket() as line:
            line.watch(table)
        group[0].ask("GET", f"/tables/{table}/record")
        if not over:
            group[0].command(table, "offer", kind="abandon")
            offer = group[0].look(table)["room"]["offers"][0]["id"]
            group[1].command(table, "answer", offer=offer, accept=True)
            group[0].look(table)
            group[0].ask("GET", f"/tables/{table}/record")


def with_bots(house: House, game: str) -> None:
    """Two leave for good, one after the other; the second time the match ends."""
    table, (anna, boris) = house.seated(game, 2, "random", options=SHORT[game], rated=False)
    with anna.socket() as line:
        line.watch(table)
        boris.command(table, "resign")
        while not anna.state(table)["choices"]:
            line.hear("state")
        anna.ask("POST", f"/tables/{table}/hint")
        anna.ask("GET", "/tables?list=mine")
        anna.ask("GET", f"/tables/{table}/record")
        anna.command(table, "resign")
        line.hear("state", status="finished")
    anna.look(table)
    anna.ask("GET", f"/tables/{table}/record")
    while anna.ask("POST", f"/tables/{table}/review")["review"] is None:
        time.sleep(0.01)
    anna.ask("GET", f"/tables/{table}/summary")


def a_tournament(house: House, game: str) -> None:
    """Three enter, one sits out, two play; the organiser begins each round, and calls it off in the end."""
    made = house.guest("Odile")
    claimed = made.ask("POST", "/me/claim", json={"name": "Odile", "password": "correct horse"})
    odile = Person(house, "Odile", claimed["token"])
    wish = {"name": "Cup", "game": game, "options": {"players": 2}, "pause": None}
    cup = odile.ask("POST", "/tournaments", json=wish)["tournament"]
    odile.ask("GET", f"/tournaments/{cup}")
    odile.ask("GET", "/tournaments?list=over")
    odile.ask("GET", "/me/turns")
    for person in house.seated(game, 2)[1]:
        person.ask("GET", "/me/turns")
    group = [odile, house.guest("Petra"), house.guest("Quinn")]
    for person in group:
        person.ask("POST", f"/tournaments/{cup}/enter")
    odile.ask("GET", "/tournaments?list=mine")
    odile.ask("POST", f"/tournaments/{cup}/start")
    for person in group:
        if (table := person.ask("GET", f"/tournaments/{cup}")["you"]["table"]) is not None:
            person.ask("GET", "/me/turns")
            person.ask("POST", f"/tables/{table}/join", json={})
            last = (person, table)
    last[0].command(last[1], "resign")
    server = house.client.app.state.server  # type: ignore[attr-defined]
    house.client.portal.call(server.director.settle, cup)  # type: ignore[union-attr]
    last[0].ask("POST", f"/tournaments/{cup}/withdraw")
    odile.ask("GET", "/me/export")
    odile.ask("POST", f"/tournaments/{cup}/rounds")
    house.nobody().ask("GET", f"/tournaments/{cup}")
    odile.ask("DELETE", f"/tournaments/{cup}")


def reminders(house: House) -> None:
    """Somebody registers a device and an address, looks at it, and gives it up."""
    rosa = house.guest("Rosa")
    with push_service() as service, mail_server() as (box, port):
        device = service.device() | {"endpoint": "https://push.example.org/x"}
        rosa.ask("PUT", "/me/devices", json=device)
        server = house.client.app.state.server  # type: ignore[attr-defined]
        mail = Mail("127.0.0.1", port, "none", None, None, "play@example.org", "https://play.example.org")
        # The servers of this test send no e-mail otherwise.
        server.settings = server.digest_sender._settings = replace(server.settings, mail=mail)
        rosa.ask("PUT", "/me/digest", json={"address": "rosa@example.org"})
        code = str(box.mails[0][1].get_content()).partition("#/confirm/")[2].split()[0]
        house.nobody().ask("POST", "/digest/confirm", json={"code": code})
        rosa.ask("GET", "/me/reminders")
        rosa.ask("GET", "/me/export")
        with server.db.engine.connect() as connection:
            one = digest.subscription_of(connection, rosa.ask("GET", "/me")["id"])
        link = server.digest_sender.unsubscribe_link(one, mail)
        house.nobody().ask("POST", f"/digest/unsubscribe/{link.rpartition('/')[2]}")
        rosa.ask("DELETE", "/me/digest")
        rosa.ask("POST", "/me/devices/forget", json={"endpoint": device["endpoint"]})


def words_of(game: str, table: str, row: dict[str, Any]) -> dict[str, Any]:
    """The one field that a row of the content has in addition, as JSON has it, if it has an id."""
    if "id" not in row:
        return {}
    return {"words": [list(label) for label in load_game(game).component_words(table, row["id"])]}


def by_an_operator(house: House) -> None:
    """What comes of what is done beside the server."""
    db = house.client.app.state.server.db  # type: ignore[attr-defined]
    with house.nobody().socket() as line:
        with db.engine.connect().execution_options(orrery_writes=True) as connection, connection.begin():
            announce(connection, Operation("x", "announce"), "At noon.", {"pl": "W południe."}, None)
            dora = find(connection, "Dorothy")
            code = reset(connection, Operation("x", "reset password"), dora, 60)
        line.hear("announcements")
    house.nobody().ask("GET", "/announcements")
    new = {"code": code, "password": "another horse", "token": True}
    house.nobody().ask("POST", "/reset", json=new)


def about_the_house(house: House, game: str) -> None:
    client = house.client
    for path in ("/", "/healthz", "/readyz", "/metrics", "/api/openapi.json", "/api/games", "/api/locale/en"):
        assert client.get(path).status_code == 200
    assert client.get(f"/api/games/{game}/actions").status_code == 200
    assert client.get(f"/api/locale/en/{game}").status_code == 200
    assert client.get("/api/session").json() == {"account": None}
    told = client.get(f"/api/games/{game}/content").json()
    for table, rows in load_game(game).content.tables.items():
        assert told.pop(table) == [{**row, **words_of(game, table, row)} for row in rows]
    assert told == {}
    assert client.get("/api/games/alien-frontiers/rules").status_code == 200
    assert client.get("/api/games/alien-frontiers/examples").status_code == 200
    assert client.get("/api/games/alien-artifacts/pictures/resource-card.svg").status_code == 200
    dora = house.guest("Dora")
    dora.ask("PATCH", "/me", json={"name": "Dorothy"})
    assert dora.ask("GET", "/session")["account"] == dora.ask("GET", "/me")
    claimed = dora.ask("POST", "/me/claim", json={"name": "Dorothy", "password": "correct horse"})
    dora = Person(house, "Dorothy", claimed["token"])
    dora.ask("GET", "/tables?list=mine")
    dora.ask("GET", "/me/statistics")
    dora.ask("GET", f"/accounts/{dora.ask('GET', '/me')['id']}")
    dora.ask("POST", "/session", json={"name": "Dorothy", "password": "correct horse", "token": True})
    grete = house.guest("Grete").ask("GET", "/me")["id"]
    for how in ("muted", "blocked"):
        dora.ask("PUT", f"/me/{how}/{grete}")
    dora.ask("POST", "/reports", json={"account": grete, "reason": "rude"})
    dora.ask("GET", "/me/relations")
    dora.ask("GET", "/me/export")
    dora.ask("DELETE", f"/me/muted/{grete}")
    dora.ask("POST", "/me/password", json={"old": "correct horse", "new": "battery staple"})
    dora.ask("DELETE", "/session")
    dora.ask("GET", "/me", 401)
    house.guest("Ezra").ask("DELETE", "/me/sessions")
    house.guest("Flora").ask("POST", "/me/delete", json={})
    by_an_operator(house)
    with house.nobody().socket() as line:
        line.settle()
        client.portal.call(client.app.state.server.goodbye)  # type: ignore[union-attr, attr-defined]
        line.hear("bye")

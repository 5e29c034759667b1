"""Nobody learns a secret from the server: not by content, order, count or size of anything it says.

Two worlds run the same course of play; they differ in what one seat alone may know, or in the seed alone.
Everybody else must hear the same in both, byte for byte, on every route and by every message of the socket.
"""

import io
import json
import logging
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import TESTS, install_contraband
from sqlalchemy import select
from starlette.websockets import WebSocketDisconnect

from orrery.core.chance import commitment
from orrery.core.match import Match
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server import logs
from orrery.server.storage.schema import accounts, entries, invitations, keys, sessions, tables
from server.company import Company, agreements, every_command, metrics, once, play, take_back, tour
from server.conftest import FULL, MigratedDatabases
from server.twins import (
    SEED,
    Plan,
    World,
    lengthen,
    opening,
    twin_records,
    world,
)

#: Every route there is; one that is added has to be taken on the tour below.
ROUTES = {
    ("GET", "/"),
    ("GET", "/api/openapi.json"),
    ("POST", "/api/guests"),
    ("POST", "/api/session"),
    ("GET", "/api/session"),
    ("POST", "/api/reset"),
    ("GET", "/api/announcements"),
    ("DELETE", "/api/session"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/claim"),
    ("GET", "/api/me/statistics"),
    ("POST", "/api/me/password"),
    ("DELETE", "/api/me/sessions"),
    ("GET", "/api/me/export"),
    ("POST", "/api/me/delete"),
    ("GET", "/api/me/relations"),
    ("PUT", "/api/me/{how}/{account_id}"),
    ("DELETE", "/api/me/{how}/{account_id}"),
    ("POST", "/api/reports"),
    ("GET", "/api/accounts/{account_id}"),
    ("GET", "/api/ratings/{game}/{players}"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/actions"),
    ("GET", "/api/games/{game}/content"),
    ("GET", "/api/games/{game}/examples"),
    ("GET", "/api/games/{game}/pictures/{picture}"),
    ("GET", "/api/games/{game}/rules"),
    ("GET", "/api/locale/{language}"),
    ("GET", "/api/locale/{language}/{game}"),
    ("GET", "/api/me/turns"),
    ("GET", "/api/me/reminders"),
    ("PUT", "/api/me/devices"),
    ("POST", "/api/me/devices/forget"),
    ("PUT", "/api/me/digest"),
    ("DELETE", "/api/me/digest"),
    ("POST", "/api/digest/confirm"),
    ("POST", "/api/digest/unsubscribe/{token}"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("GET", "/api/tournaments/{tournament}"),
    ("DELETE", "/api/tournaments/{tournament}"),
    ("POST", "/api/tournaments/{tournament}/enter"),
    ("POST", "/api/tournaments/{tournament}/withdraw"),
    ("POST", "/api/tournaments/{tournament}/start"),
    ("POST", "/api/tournaments/{tournament}/rounds"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("DELETE", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/join"),
    ("POST", "/api/tables/{table_id}/leave"),
    ("PUT", "/api/tables/{table_id}/seats/{number}"),
    ("POST", "/api/tables/{table_id}/invitations"),
    ("POST", "/api/invitations/look"),
    ("POST", "/api/invitations/claim"),
    ("POST", "/api/tables/{table_id}/start"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("POST", "/api/tables/{table_id}/commands"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/positions/{ply}"),
    ("GET", "/api/tables/{table_id}/summary"),
    ("POST", "/api/tables/{table_id}/hint"),
    ("POST", "/api/tables/{table_id}/review"),
    ("POST", "/api/records"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
}


@pytest.fixture
def contraband(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return install_contraband(tmp_path, monkeypatch)


@pytest.fixture
def databases(
    database_kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[str, str]]:
    """Two fresh databases of the same kind."""
    if database_kind == "sqlite":
        for name in ("one", "other"):
            shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / name)
        yield f"sqlite:///{tmp_path / 'one'}", f"sqlite:///{tmp_path / 'other'}"
    else:
        migrated: MigratedDatabases = request.getfixturevalue("postgres_databases")
        with migrated.lent() as one, migrated.lent() as other:
            yield one, other


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """What the server logs: as it writes it, and in the raw as it hands it to the log."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    written = io.StringIO()
    logs.configure("DEBUG", written)

    class Raw(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith("orrery"):
                print(record.getMessage(), getattr(record, "fields", ""), file=written)

    root.addHandler(Raw())
    try:
        yield written
    finally:
        root.handlers[:] = before
        root.setLevel(level)


# --- two worlds ------------------------------------------------------------------------------------------


def run(
    url: str, plan: Plan, which: int, quiet: int, course: Callable[[Company], None], **table: bool
) -> Company:
    """The whole visit in one of the two worlds; the company with all that was heard."""
    with everything_logged() as log, world(url, plan.starts[which], plan.seeds[which]) as here:
        company = Company(here, plan, **table)
        everybody = [*company.seats, *company.outsiders]
        for viewer in (company.seats[quiet], company.nobody):
            tour(company, viewer)
            every_command(company, viewer)
        once(company)
        course(company)
        for viewer in everybody:
            tour(company, viewer)
            every_command(company, viewer)
        company.counted = metrics(company)
        company.secrets = read_secrets(here, company.table)
        company.exercised = here.exercised()
    company.log = log.getvalue()
    return company


def read_secrets(here: World, table: str) -> dict[str, str]:
    """What the database knows and nobody may hear."""
    found = dict(here.secrets)
    with here.server.db.engine.connect() as connection:
        seed = connection.execute(select(tables.c.seed).where(tables.c.id == table)).scalar_one()
        found |= {"seed": seed.hex(), "half the seed": seed.hex()[:20], "seed as bytes": repr(seed)[2:30]}
        for row in connection.execute(
            select(entries.c.ply, entries.c.line).where(entries.c.table_id == table)
        ):
            found[f"hash of ply {row.ply}"] = json.loads(row.line)["hash"]
        columns = (sessions.c.token_hash, invitations.c.code_hash, keys.c.value, accounts.c.password)
        for column in columns:
            for place, value in enumerate(connection.execute(select(column)).scalars()):
                if value is not None:
                    found[f"{column} {place}"] = value
    return found


def no_secret_was_told(company: Company) -> None:
    """No seed, hash, token, password or code stands in any answer, message or line of the log."""
    said = b"\n".join(text for viewer in company.world.viewers.values() for text in viewer.heard).decode()
    assert '"event":"request"' in company.log
    for name, secret in company.secrets.items():
        assert secret not in said, f"the {name} was told"
        assert secret not in company.log, f"the {name} was logged"


def hear_the_same(one: Company, other: Company, knows: int | None) -> None:
    """Everybody but who knows the secret heard the same, and that one did not."""
    # The commitment is public, and all that may depend on the seed.
    public = [commitment(seed).encode() for seed in one.plan.seeds]
    for name, viewer in one.world.viewers.items():
        first = [text.replace(public[0], b"COMMITMENT") for text in viewer.heard]
        second = [text.replace(public[1], b"COMMITMENT") for text in other.world.viewers[name].heard]
        if knows is not None and name in (f"Player {knows}", f"Elsewhere {knows}"):
            assert viewer.name.startswith("Elsewhere") or first != second, "the twins do not differ"
            continue
        for place, (left, right) in enumerate(zip(first, second, strict=False)):
            assert left == right, f"{name} can tell the worlds apart by answer {place}"
        assert len(first) == len(second), f"{name} can tell the worlds apart by the number of messages"
    assert one.counted == other.counted


# --- the tests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owner", "public"), [(1, True), (0, False)])
def test_a_secret_choice_is_nobody_elses(databases, contraband, owner, public):
    quiet = 2
    options = dict(load_game(contraband).resolve({"players": 3}))
    plan = Plan(contraband, options, (SEED, SEED), (None, None))
    viewers = [seat for seat in (None, 0, 1, 2) if seat != owner]
    lengthen(plan, owner, viewers, 8)
    assert len(plan.steps) == 8 and any(left != right for _, left, right in plan.steps)

    def course_of(which: int) -> Callable[[Company], None]:
        def course(company: Company) -> None:
            for step, (seat, *actions) in enumerate(plan.steps):
                play(company, step, seat, actions[which])
                if seat == owner and step < 3:
                    # What was secret and is taken back stays secret.
                    company.command(company.seats[seat], "undo", ply=company.ply)
                    play(company, step + 1, seat, actions[which])
            agreements(company, quiet)
            take_back(company, quiet)
            for step, (seat, *actions) in enumerate(plan.steps[:2]):
                play(company, step, seat, actions[which])

        return course

    companies = [
        run(url, plan, which, quiet, course_of(which), public=public, rated=False, clock=True)
        for which, url in enumerate(databases)
    ]
    hear_the_same(*companies, owner)
    for company in companies:
        no_secret_was_told(company)
        states = [message for message in company.nobody.messages() if message["type"] == "state"]
        assert bool(states) == public
        # What was compared were whole views as well as changes of them, of those who sit there, too.
        for viewer in (company.seats[quiet], *([company.nobody] if public else [])):
            kinds = {"changes" in message for message in viewer.messages() if message["type"] == "state"}
            assert kinds == {True, False}


def test_a_face_down_goal_is_nobody_elses(databases):
    owner, quiet = 0, 1
    plan = plan_of_goals(owner)
    companies = [
        run(url, plan, which, quiet, walk(plan, which), public=True, rated=True, clock=False)
        for which, url in enumerate(databases)
    ]
    hear_the_same(*companies, owner)
    for company in companies:
        no_secret_was_told(company)


def plan_of_goals(owner: int) -> Plan:
    """The owner has drawn goals that nobody else knows, and is about to keep one."""
    game = load_game("new-frontiers")
    options = dict(game.resolve({"players": 3, "goals": True}))
    viewers = [seat for seat in (None, 0, 1, 2) if seat != owner]
    for luck in range(40):
        try:
            starts = twin_records(game, options, viewers, 28 + luck % 8, f"goals {luck}")
        except AssertionError:
            continue
        plan = Plan(game.id, options, (SEED, SEED), starts)
        matches = [opening(game, plan, which) for which in (0, 1)]
        if matches[0].actor == owner and matches[0].legal(owner) != matches[1].legal(owner):
            one, other = lengthen(plan, owner, viewers, 6)
            if len(plan.steps) == 6 and one.view(owner)["goals"] != other.view(owner)["goals"]:
                return plan
    raise AssertionError("no goal was drawn where it was looked for")


def walk(plan: Plan, which: int) -> Callable[[Company], None]:
    def course(company: Company) -> None:
        for step, (seat, *actions) in enumerate(plan.steps):
            play(company, step, seat, actions[which])

    return course


@pytest.mark.parametrize("game", ["alien-frontiers", "new-frontiers"] if FULL else ["new-frontiers"])
def test_what_luck_will_bring_shows_nowhere(databases, game):
    """The same match under two seeds: until luck is asked again, nothing tells which of the two it is."""
    path = next(iter(sorted((TESTS / "records" / game).glob("*-2p.jsonl"))))
    with path.open(encoding="utf-8") as lines:
        record = parse_record(lines)
    plan = longest_plan(game, record)
    companies = [
        run(url, plan, which, 0, walk(plan, which), public=True, rated=True, clock=True)
        for which, url in enumerate(databases)
    ]
    hear_the_same(*companies, None)
    for company in companies:
        no_secret_was_told(company)


def longest_plan(game: str, record: Any) -> Plan:
    """The record up to where several decisions follow that ask for no luck, and these."""
    options, whole = dict(record.header.options), record.entries
    for length in range(20, 60):
        if whole[length].actor < 0 or any(entry.undo is not None for entry in whole[: length + 4]):
            continue
        if any(entry.actor < 0 for entry in whole[length : length + 4]):
            continue
        start = parse_record(record.lines()[: length + 1])
        plan = Plan(game, options, (SEED, SEED[::-1]), (start, start))
        match = Match.from_record(load_game(game), start)
        for entry in whole[length : length + 3]:
            action = match.parse(entry.move)
            plan.steps.append((entry.actor, action, action))
            match.feed(entry)
        ends = [opening(load_game(game), plan, which) for which in (0, 1)]
        for seat, action, _ in plan.steps:
            for end in ends:
                end.command(seat, end.ply, action)
        assert ends[0].record.entries == ends[1].record.entries
        return plan
    raise AssertionError("no such place in this record")


def test_what_is_public_shows_everywhere(databases, contraband):
    """The converse: where the two worlds differ in public, everybody hears it, by every way."""
    options = dict(load_game(contraband).resolve({"players": 2}))
    plan = Plan(contraband, options, (SEED, SEED), (None, None))
    lengthen(plan, None, [None, 0, 1], 2)
    match = opening(load_game(contraband), plan, 0)
    for seat, action, _ in plan.steps:
        match.command(seat, match.ply, action)
    declare, smuggle = match.legal(0)
    plan.steps.append((0, declare, smuggle))
    ways = [
        "GET /api/tables/{table} ",
        "GET /api/tables/{table}/record ",
        "GET /api/tables/{table}/positions/{ply} ",
    ]
    heard = []
    for which, url in enumerate(databases):
        with world(url, None, SEED) as here:
            company = Company(here, plan, public=True, rated=True, clock=False)
            walk(plan, which)(company)
            ply = company.ply
            for viewer in (*company.seats, *company.outsiders):
                tour(company, viewer)
            heard.append((company, ply))
    (one, ply), (other, _) = heard
    for name, viewer in one.world.viewers.items():
        if name.startswith("Elsewhere") and name != "Elsewhere 0":
            continue
        twin = other.world.viewers[name]
        for way in ways:
            start = way.format(table=one.table, ply=ply).encode()
            told = [
                [text for text in texts if text.startswith(start)] for texts in (viewer.heard, twin.heard)
            ]
            assert told[0] and told[0] != told[1], f"{name} does not see by {way}what is public"
        if viewer.session is not None:
            last = [
                [
                    message.get("view", message.get("changes"))
                    for message in one.messages()
                    if message["type"] == "state"
                ][-1]
                for one in (viewer, twin)
            ]
            assert last[0] != last[1]


def test_every_route_is_on_the_tour(databases, contraband):
    options = dict(load_game(contraband).resolve({"players": 2}))
    plan = Plan(contraband, options, (SEED, SEED), (None, None))
    company = run(databases[0], plan, 0, 0, walk(plan, 0), public=True, rated=True, clock=False)
    app = company.world.house.client.app
    there = {
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }
    assert there == ROUTES
    # The description of the routes is none of them for the server's own count.
    assert any(text.startswith(b"GET /api/openapi.json 200") for text in company.nobody.heard)
    assert company.exercised - {("GET", "other")} == ROUTES - {("GET", "/api/openapi.json")}
    assert {route.path for route in app.routes if getattr(route, "methods", None) is None} == {"/api/socket"}


def test_a_socket_does_not_outlive_its_session(databases, contraband):
    """Somebody signs out on one device: what is left open on it shows the hand no more."""
    options = dict(load_game(contraband).resolve({"players": 2}))
    plan = Plan(contraband, options, (SEED, SEED), (None, None))
    lengthen(plan, None, [None, 0, 1], 2)
    with world(databases[0], None, SEED) as here:
        company = Company(here, plan, public=True, rated=True, clock=False)
        leaver = company.seats[1]
        leaver.ask("DELETE", "/api/session")
        before = len(leaver.heard)
        seat, action, _ = plan.steps[0]
        body = {"type": "act", "table": company.table, "key": "k", "ply": company.known_ply, "action": action}
        company.seats[seat].ask("POST", f"/api/tables/{company.table}/commands", json=body)
        try:
            leaver.settle()
        except WebSocketDisconnect:
            leaver.session = None
        late = [json.loads(text) for text in leaver.heard[before:]]
        secrets = [one for one in late if one["type"] == "state" and one["seat"] is not None]
        assert secrets == []

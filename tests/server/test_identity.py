"""Accounts, tokens, cookies, names and passwords."""

import asyncio
import hashlib
import secrets
import threading
import time
from collections.abc import Coroutine
from typing import Any

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, func, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orrery.server import passwords
from orrery.server.accounts import Account, bot_account
from orrery.server.errors import ApiError
from orrery.server.identity import Identity
from orrery.server.limits import WRONG_PASSWORDS
from orrery.server.names import clean_name, name_key
from orrery.server.settings import Settings
from orrery.server.storage.database import CHANNEL, Database
from orrery.server.storage.schema import accounts, keys, sessions

from .conftest import MigratedDatabases
from .parts import client_of, here, make_parts
from .waiting import HUNG

pytestmark = pytest.mark.storage

PASSWORD = "correct horse"
#: What servers hash with; those of these tests have less to do.
HASHER = passwords._HASHER


def started(database: Database, **chosen: Any) -> Identity:
    identity = Identity(database, Settings(database="", **chosen))
    asyncio.run(identity.start())
    return identity


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def refused(work: Coroutine[Any, Any, Any], status: int) -> ApiError:
    with pytest.raises(ApiError) as caught:
        asyncio.run(work)
    assert caught.value.status == status
    return caught.value


def request_with(**headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw})


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria\n", "Anna Maria"),
        ("Żółw", "Żółw"),
        ("Z\u0307o\u0301w", "Żów"),
        ("Ёж 🦔", "Ёж 🦔"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_kept_in_one_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "  \n ",
        "x" * 41,
        "a\x00b",
        "a\x1bb",
        "a\u202eb",
        "a\u2066b",
        "a\u200fb",
        "a\u200bb",
        "\u3164",
        "\u2800",
        "\u0301",
        "a\ud800",
        "\ufdfa" * 40,
    ],
)
def test_bad_names_are_refused(bad: str) -> None:
    with pytest.raises(ApiError) as caught:
        clean_name(bad)
    assert caught.value.status == 422
    assert bad not in caught.value.message or not bad.strip()


@pytest.mark.parametrize(
    ("one", "other"), [("ANNA", "anna"), ("Straße", "STRASSE"), ("Ａｎｎａ", "Anna"), ("ﬁx", "FIX")]
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@given(st.text(max_size=60))
def test_a_name_that_is_taken_stays_what_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except ApiError:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 40 and name.isprintable() and name == name.strip()
    assert name_key(name_key(name)) == name_key(name)
    assert len(name_key(name)) <= 80
    name.encode()


# --- guests and tokens --------------------------------------------------------------------------------


def test_a_guest_is_known_by_the_token(database: Database) -> None:
    identity = started(database)
    account, token = run(identity.guest(" Anna "))
    assert (account.kind, account.name, account.claimed) == ("guest", "Anna", False)
    assert run(identity.account_of(token)) == account
    assert run(started(database).account_of(token)) == account
    assert run(identity.account_of(token + "x")) is None
    assert run(identity.account_of("")) is None
    assert run(identity.account_of(None)) is None


def test_guests_may_share_a_name_and_nothing_else(database: Database) -> None:
    identity = started(database)
    one, first = run(identity.guest("Anna"))
    other, second = run(identity.guest("Anna"))
    assert one.id != other.id and first != second


def test_the_database_has_no_token(database: Database) -> None:
    identity = started(database)
    _, token = run(identity.guest("Anna"))
    stored = run(database.read(lambda connection: connection.execute(select(sessions)).all()))
    assert [row.token_hash for row in stored] == [hashlib.sha256(token.encode()).hexdigest()]
    assert token not in repr(stored)
    assert len(token) >= 43


def test_a_signed_out_token_is_worth_nothing(database: Database) -> None:
    identity = started(database)
    _, token = run(identity.guest("Anna"))
    assert run(identity.account_of(token)) is not None
    run(identity.sign_out(token))
    assert identity.cached(token) is None
    assert run(identity.account_of(token)) is None
    run(identity.sign_out(token))
    run(identity.sign_out("never was one"))


def test_the_hot_path_asks_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = started(database)
    account, token = run(identity.guest("Anna"))
    asked: list[object] = []
    read = database.read

    async def counted(function: Any, *args: Any) -> Any:
        asked.append(function)
        return await read(function, *args)

    monkeypatch.setattr(database, "read", counted)
    for _ in range(5):
        assert run(identity.account_of(token)) == account
    assert len(asked) == 1
    # What is cached does not last for ever.
    identity.forget(account.id)
    monkeypatch.setattr("orrery.server.identity.CACHE_SECONDS", -1.0)
    for _ in range(3):
        assert run(identity.account_of(token)) == account
    assert len(asked) == 4


def test_what_was_read_before_a_sign_out_is_not_cached_after_it(database: Database) -> None:
    identity = started(database)
    _, token = run(identity.guest("Anna"))

    async def go() -> None:
        was_read, slow = asyncio.Event(), asyncio.Event()
        read = database.read

        async def late(*args: Any, **kw: Any) -> Any:
            found = await read(*args, **kw)
            was_read.set()
            await slow.wait()
            return found

        database.read = late  # type: ignore[method-assign]
        asking = asyncio.ensure_future(identity.account_of(token))
        await was_read.wait()
        database.read = read  # type: ignore[method-assign]
        await identity.sign_out(token)
        slow.set()
        await asking
        assert identity.cached(token) is None
        assert await identity.account_of(token) is None

    run(go())


def test_a_browsers_session_ends_some_day_and_a_programs_does_not(database: Database) -> None:
    identity = started(database)
    _, browser = run(identity.guest("Anna"))
    _, program = run(identity.guest("Program", program=True))

    def long_ago(connection: Connection) -> None:
        connection.execute(update(sessions).values(created=time.time() - 401 * 24 * 3600))

    run(database.write(long_ago))
    assert run(identity.account_of(browser)) is None
    assert run(identity.account_of(program)) is not None


def test_other_processes_are_told_to_forget(postgres_databases: MigratedDatabases) -> None:
    with postgres_databases.lent() as url, psycopg.connect(url, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}")
        database = Database(url)
        one, there = started(database, server_id="one"), started(database, server_id="there")
        account, token = run(one.guest("Anna"))
        assert run(there.account_of(token)) == account
        run(one.sign_out(token))
        (note,) = ear.notifies(timeout=HUNG, stop_after=1)
        assert note.payload == f"account {account.id} one"
        there.forget(account.id)
        assert run(there.account_of(token)) is None
        database.close()


# --- claiming -----------------------------------------------------------------------------------------


def test_a_claimed_account_can_be_reached_with_its_password(database: Database) -> None:
    identity = started(database)
    guest, token = run(identity.guest("Anna"))
    claimed, renewed = run(identity.claim(guest, "Anna", PASSWORD))
    assert claimed == Account(guest.id, "person", "Anna", True)
    assert run(identity.account_of(renewed)) == claimed
    again, other = run(identity.sign_in("ANNA ", PASSWORD))
    assert again == claimed and other != token
    assert run(identity.account_of(other)) == claimed


def test_a_password_is_the_same_on_every_keyboard(database: Database) -> None:
    identity = started(database)
    guest, _ = run(identity.guest("Anna"))
    run(identity.claim(guest, "Anna", "zażółć gęślą"))
    run(identity.sign_in("Anna", "zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328"))


def test_only_a_hash_of_the_password_is_kept(database: Database) -> None:
    identity = started(database)
    guest, _ = run(identity.guest("Anna"))
    run(identity.claim(guest, "Anna", PASSWORD))
    stored = run(
        database.read(lambda connection: connection.execute(select(accounts.c.password)).scalar_one())
    )
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


def test_a_hash_takes_the_work_that_owasp_advises() -> None:
    assert HASHER.hash(PASSWORD).startswith("$argon2id$")
    assert HASHER.memory_cost >= 19 * 1024 and HASHER.time_cost >= 2


def test_wrong_names_and_wrong_passwords_are_not_told_apart(database: Database) -> None:
    identity = started(database)
    guest, _ = run(identity.guest("Anna"))
    run(identity.claim(guest, "Anna", PASSWORD))
    run(identity.guest("Boris"))
    run(database.write(bot_account, "greedy"))
    answers = set()
    for name in ("Anna", "Boris", "Nobody", "greedy", "a\x00b", "\ufdfa" * 80):
        error = refused(identity.sign_in(name, "wrong " + PASSWORD), 401)
        answers.add((error.code, error.message))
    assert len(answers) == 1


def test_an_unknown_name_costs_a_verification_too(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    identity = started(database)
    verified: list[str] = []
    threads: list[str] = []

    def verify(stored: str, _password: str) -> bool:
        verified.append(stored)
        threads.append(threading.current_thread().name)
        return True

    monkeypatch.setattr("orrery.server.passwords._matches", verify)
    refused(identity.sign_in("Nobody", PASSWORD), 401)
    assert len(verified) == 1 and verified[0].startswith("$argon2id$")
    assert threads[0].startswith("password")


def test_a_claimed_name_is_taken_in_all_its_forms(database: Database) -> None:
    identity = started(database)
    one, _ = run(identity.guest("Anna"))
    other, token = run(identity.guest("Other"))
    run(identity.claim(one, "Anna", PASSWORD))
    refused(identity.claim(other, "ａｎｎａ", PASSWORD), 409)
    assert run(identity.account_of(token)) == other


def test_claims_at_once_have_one_winner(database: Database) -> None:
    identity = started(database)

    async def go() -> list[Any]:
        guests = [(await identity.guest(f"Guest {number}"))[0] for number in range(4)]
        claims = [identity.claim(guest, "Anna", PASSWORD) for guest in guests]
        return await asyncio.gather(*claims, return_exceptions=True)

    answers = run(go())
    assert sum(isinstance(answer, tuple) for answer in answers) == 1
    assert sum(isinstance(answer, ApiError) and answer.status == 409 for answer in answers) == 3


def test_an_account_is_claimed_once(database: Database) -> None:
    identity = started(database)
    guest, _ = run(identity.guest("Anna"))
    claimed, _ = run(identity.claim(guest, "Anna", PASSWORD))
    refused(identity.claim(claimed, "Other", "other password"), 409)
    # Neither by somebody who still holds the account as it was.
    refused(identity.claim(guest, "Other", "other password"), 409)
    refused(identity.rename(claimed, "Other"), 409)
    assert run(identity.sign_in("Anna", PASSWORD))[0] == claimed


def test_claiming_renews_the_session(database: Database) -> None:
    """Whoever had the guest's token does not have the account."""
    with client_of(make_parts(database)) as client:
        tokens = {}
        for name in ("Program", "Browser"):
            made = client.post("/api/guests", json={"name": name, "token": True}).json()["token"]
            headers = {"authorization": f"Bearer {made}"}
            wish = {"name": name, "password": PASSWORD}
            answer = client.post("/api/me/claim", json=wish, headers=headers).json()
            assert client.get("/api/me", headers=headers).status_code == 401
            tokens[name] = {"authorization": f"Bearer {answer['token']}"}
            assert client.get("/api/me", headers=tokens[name]).json()["claimed"]
        client.headers["origin"] = here(client)
        client.post("/api/guests", json={"name": "Anna"})
        old = client.cookies["orrery"]
        wish = {"name": "Anna", "password": PASSWORD}
        assert client.post("/api/me/claim", json=wish).json()["token"] is None
        assert client.get("/api/me").json()["claimed"] and client.cookies["orrery"] != old
        client.cookies.clear()
        assert client.get("/api/me", headers={"cookie": f"orrery={old}"}).status_code == 401


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "ANNA",
        " a\uff4ena ",
        "\u0410nn\u0430",
        "\u0391nna",
        "An\ufe0fna",
        "Anna\u034f",
        "Anna\U000e0100",
    ],
)
def test_a_guest_does_not_carry_a_claimed_name(database: Database, name: str) -> None:
    """Whatever its case, whatever alphabet its letters are borrowed from, and with marks that nobody sees."""
    identity = started(database)
    anna, _ = run(identity.guest("Anna"))
    run(identity.claim(anna, "Anna", PASSWORD))
    assert refused(identity.guest(name), 409).code == "bad-name"
    boris, _ = run(identity.guest("Boris"))
    assert refused(identity.rename(boris, name), 409).code == "bad-name"
    assert refused(identity.claim(boris, name, PASSWORD), 409).code == "bad-name"


@pytest.mark.parametrize("name", ["PauI 01", "Pau1 01", "paul Ol", "Pau| O1", "Pаui 0l"])
def test_letters_of_one_stroke_or_ring_make_no_other_name(database: Database, name: str) -> None:
    """In most typefaces a large I is a small l."""
    identity = started(database)
    paul, _ = run(identity.guest("Paul 01"))
    run(identity.claim(paul, "Paul 01", PASSWORD))
    assert refused(identity.guest(name), 409).code == "bad-name"
    run(identity.guest("Saul 01"))


def test_guests_who_carry_a_name_that_is_claimed_are_told_apart(database: Database) -> None:
    identity = started(database)
    anna, _ = run(identity.guest("Anna"))
    other, token = run(identity.guest("\u0410NNA"))
    longest, long_token = run(identity.guest("x" * 40))
    run(identity.claim(anna, "Anna", PASSWORD))
    renamed = run(identity.account_of(token))
    assert renamed.name == f"\u0410NNA #{other.id[:4]}"
    boris, _ = run(identity.guest("Boris"))
    run(identity.claim(boris, "x" * 40, PASSWORD))
    assert run(identity.account_of(long_token)).name == "x" * 34 + f" #{longest.id[:4]}"


def test_wrong_passwords_slow_down_an_account_and_not_its_owner(database: Database) -> None:
    """Sixty addresses try; the owner's own address is known and goes on getting in."""
    identity = started(database)
    anna, _ = run(identity.guest("Anna"))
    run(identity.claim(anna, "Anna", PASSWORD))
    identity.seen(anna.id, "home")
    codes = [_sign_in(identity, "anna", "wrong password", f"address {number}") for number in range(60)]
    assert codes == ["wrong-password"] * WRONG_PASSWORDS + ["too-many"] * (60 - WRONG_PASSWORDS)
    assert _sign_in(identity, "Anna", PASSWORD, "elsewhere") == "too-many"
    assert _sign_in(identity, "Anna", PASSWORD, "home") == "done"
    assert _sign_in(identity, "Anna", PASSWORD, "home") == "done"
    # A name that nobody has is slowed down in the same way: nothing tells which there are.
    codes = [_sign_in(identity, "nobody", "wrong password", f"address {number}") for number in range(60)]
    assert codes == ["wrong-password"] * WRONG_PASSWORDS + ["too-many"] * (60 - WRONG_PASSWORDS)


def test_right_passwords_do_not_slow_down(database: Database) -> None:
    identity = started(database)
    anna, _ = run(identity.guest("Anna"))
    run(identity.claim(anna, "Anna", PASSWORD))
    for number in range(2 * WRONG_PASSWORDS):
        assert _sign_in(identity, "Anna", PASSWORD, f"address {number}") == "done"


def _sign_in(identity: Identity, name: str, password: str, address: str) -> str:
    try:
        run(identity.sign_in(name, password, address=address))
    except ApiError as error:
        return error.code
    return "done"


def test_a_guest_is_renamed_at_once(database: Database) -> None:
    identity = started(database)
    guest, token = run(identity.guest("Anna"))
    assert run(identity.account_of(token)).name == "Anna"
    assert run(identity.rename(guest, "Hanna")).name == "Hanna"
    assert run(identity.account_of(token)).name == "Hanna"


@pytest.mark.storage(False)
def test_hashing_is_bounded(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    identity = started(database)
    gate, verify = threading.Event(), passwords._matches
    monkeypatch.setattr(passwords, "_matches", lambda *asked: gate.wait(HUNG) and verify(*asked))

    async def go() -> list[Any]:
        tries = [asyncio.create_task(identity.sign_in(f"Nobody {n}", PASSWORD)) for n in range(60)]
        # As long as nothing is verified, whoever gets an answer has been sent away.
        await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
        gate.set()
        return await asyncio.gather(*tries, return_exceptions=True)

    statuses = [answer.status for answer in run(go())]
    assert set(statuses) == {401, 429}
    refused(identity.sign_in("Nobody", PASSWORD), 401)


# --- bots ---------------------------------------------------------------------------------------------


def test_a_bot_has_one_marked_account(engine: Engine) -> None:
    with engine.begin() as connection:
        first = bot_account(connection, "search:time=0.5")
        assert bot_account(connection, "search:time=0.5") == first
        assert bot_account(connection, "search:time=1") != first
        row = connection.execute(select(accounts).where(accounts.c.id == first)).one()
    assert (row.kind, row.name, row.password) == ("bot", "search:time=0.5", None)


def test_a_bot_gets_an_account_even_if_somebody_took_its_name(database: Database) -> None:
    identity = started(database)
    guest, _ = run(identity.guest("x"))
    run(identity.claim(guest, "Greedy", PASSWORD))
    bot = run(database.write(bot_account, "greedy"))
    assert bot != guest.id
    assert run(database.write(bot_account, "greedy")) == bot


def test_nobody_claims_the_name_of_a_bot(database: Database) -> None:
    identity = started(database)
    run(database.write(bot_account, "greedy"))
    refused(identity.guest("Greedy"), 409)
    guest, _ = run(identity.guest("Anna"))
    refused(identity.claim(guest, "GREEDY", PASSWORD), 409)


def test_processes_that_make_a_bot_at_once_agree(postgres_databases: MigratedDatabases) -> None:
    async def go(databases: list[Database]) -> set[str]:
        made = [database.write(bot_account, "greedy") for database in databases for _ in range(3)]
        return set(await asyncio.gather(*made))

    with postgres_databases.lent() as url:
        databases = [Database(url) for _ in range(3)]
        assert len(run(go(databases))) == 1
        for database in databases:
            database.close()


# --- cookies ------------------------------------------------------------------------------------------


def cookie_of(identity: Identity, token: str) -> str:
    response = Response()
    identity.credentials.set_cookie(response, token)
    return response.headers["set-cookie"]


@pytest.mark.storage(False)
def test_a_cookie_is_signed_and_out_of_reach(database: Database) -> None:
    identity = started(database)
    words = [word.strip().lower() for word in cookie_of(identity, "secret-token").split(";")]
    assert words[0].startswith("orrery=secret-token.")
    assert {"httponly", "samesite=lax", "path=/"} <= set(words)
    assert not any(word == "secure" or word.startswith("domain") for word in words)
    secure = cookie_of(started(database, secure_cookies=True), "secret-token")
    assert secure.startswith("__Host-orrery=") and "; secure" in secure.lower()


def test_credentials_come_as_a_cookie_or_as_a_bearer_token(database: Database) -> None:
    identity = started(database)
    cookie = cookie_of(identity, "tok").partition(";")[0]
    assert identity.credentials.of(request_with()) == (None, False)
    assert identity.credentials.of(request_with(cookie=cookie)) == ("tok", True)
    assert identity.credentials.of(request_with(authorization="bearer  abc ")) == ("abc", False)
    assert identity.credentials.of(request_with(authorization="Bearer abc", cookie=cookie)) == ("abc", False)
    # A proxy's own password is none of ours.
    assert identity.credentials.of(request_with(authorization="Basic abc", cookie=cookie)) == ("tok", True)
    for bad in ("Bearer", "Bearer ", "Bearer " + "x" * 1000):
        assert identity.credentials.of(request_with(authorization=bad)) == (None, False)


@pytest.mark.storage(False)
def test_a_forged_cookie_is_nobodys(database: Database) -> None:
    identity = started(database)
    _, token = run(identity.guest("Anna"))
    for forged in (token, f"{token}.", f"{token}.AAAA", "." * 50, "x" * 5000, "é.é"):
        assert identity.credentials.of(request_with(cookie=f"orrery={forged}")) == (None, False)


def test_processes_share_the_key(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(3)]
    identities = [Identity(database, Settings(database="")) for database in databases]

    async def go() -> None:
        await asyncio.gather(*[identity.start() for identity in identities])

    run(go())
    cookie = cookie_of(identities[0], "tok").partition(";")[0]
    for identity in identities:
        assert identity.credentials.of(request_with(cookie=cookie)) == ("tok", True)
    count = select(func.count()).select_from(keys)
    assert run(databases[0].read(lambda connection: connection.execute(count).scalar_one())) == 1
    for database in databases:
        database.close()


# --- the routes ---------------------------------------------------------------------------------------


def test_a_browser_plays_as_a_guest_and_claims_later(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        client.headers["origin"] = here(client)
        assert client.get("/api/me").status_code == 401
        made = client.post("/api/guests", json={"name": "Anna"})
        assert made.status_code == 201
        assert made.json()["token"] is None
        me = client.get("/api/me").json()
        assert me == {"id": made.json()["id"], "name": "Anna", "kind": "guest", "claimed": False}
        assert client.patch("/api/me", json={"name": "Hanna"}).json()["name"] == "Hanna"
        claimed = client.post("/api/me/claim", json={"name": "Hanna", "password": PASSWORD})
        assert claimed.json() == {**me, "name": "Hanna", "kind": "person", "claimed": True, "token": None}
        old = client.cookies["orrery"]
        assert client.delete("/api/session").status_code == 204
        assert "orrery" not in client.cookies
        assert client.get("/api/me", headers={"cookie": f"orrery={old}"}).status_code == 401
        wrong = client.post("/api/session", json={"name": "Hanna", "password": "wrong one"})
        assert wrong.status_code == 401
        assert "set-cookie" not in wrong.headers
        back = client.post("/api/session", json={"name": "hanna", "password": PASSWORD})
        assert back.json()["id"] == me["id"]
        assert client.get("/api/me").json()["claimed"] is True


def test_a_new_session_in_a_browser_ends_the_old_one(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        client.headers["origin"] = here(client)
        client.post("/api/guests", json={"name": "Anna"})
        old = client.cookies["orrery"]
        client.post("/api/guests", json={"name": "Boris"})
        assert client.get("/api/me").json()["name"] == "Boris"
        client.cookies.clear()
        assert client.get("/api/me", headers={"cookie": f"orrery={old}"}).status_code == 401


def test_a_program_has_a_token_and_no_cookie(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        made = client.post("/api/guests", json={"name": "Program", "token": True})
        assert "set-cookie" not in made.headers
        headers = {"authorization": f"Bearer {made.json()['token']}"}
        assert client.get("/api/me", headers=headers).json()["id"] == made.json()["id"]
        assert client.delete("/api/session", headers=headers).status_code == 204
        assert client.get("/api/me", headers=headers).status_code == 401


@pytest.mark.storage(False)
@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": None},
        {"name": 5},
        {"name": ""},
        {"name": "a\x00b"},
        {"name": "a\u202eb"},
        {"name": "x" * 41},
        {"name": "x" * 4000},
        {"name": "Anna", "token": "yes please"},
        {"name": "Anna", "admin": True},
        [],
        "Anna",
    ],
)
def test_bad_requests_are_refused_in_words(database: Database, body: object) -> None:
    with client_of(make_parts(database)) as client:
        answer = client.post("/api/guests", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["message"]


@pytest.mark.storage(False)
def test_half_a_character_is_no_password(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        headers = {"content-type": "application/json"}
        for body in (
            b'{"name": "Anna", "password": "\\ud800 long"}',
            b'{"name": "\\udc00", "password": "long"}',
        ):
            answer = client.post("/api/session", content=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")


@pytest.mark.storage(False)
@pytest.mark.parametrize("account", ["nobody", "x" * 25, "a%00b", "%F0%9F%A6%94", "..%2Fme"])
def test_an_unknown_account_is_refused(database: Database, account: str) -> None:
    with client_of(make_parts(database)) as client:
        assert client.get(f"/api/accounts/{account}").status_code in (404, 422)


def test_a_profile_shows_what_everybody_may_know(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        made = client.post("/api/guests", json={"name": "Anna", "token": True}).json()
        profile = client.get(f"/api/accounts/{made['id']}").json()
        assert profile == {"id": made["id"], "name": "Anna", "kind": "guest", "ratings": [], "results": []}
        headers = {"authorization": f"Bearer {made['token']}"}
        assert client.get("/api/me/statistics", headers=headers).json() == []
        assert client.get("/api/me/statistics").status_code == 401


def test_the_ranking_list_of_a_game(database: Database) -> None:
    with client_of(make_parts(database)) as client:
        assert client.get("/api/ratings/alien-frontiers/3").json() == []
        assert client.get("/api/ratings/no-such-game/3").status_code == 404
        assert client.get("/api/ratings/alien-frontiers/99999999999999999999").status_code == 422
        assert client.get("/api/ratings/alien-frontiers/3?limit=0").status_code == 422


def test_secrets_are_in_no_answer(database: Database) -> None:
    parts = make_parts(database)
    secret = secrets.token_urlsafe(12)
    with client_of(parts) as client:
        guest = client.post("/api/guests", json={"name": "Anna", "token": True}).json()
        headers = {"authorization": f"Bearer {guest['token']}"}
        bodies = [
            {"name": "Anna", "password": secret, "extra": 1},
            {"name": "x" * 99, "password": secret},
            {"name": ["Anna"], "password": {"deep": secret}},
            {"name": "Anna", "password": secret},
        ]
        for body in bodies:
            for path in ("/api/me/claim", "/api/session"):
                assert secret not in client.post(path, json=body, headers=headers).text
        profile = client.get(f"/api/accounts/{guest['id']}").text
        assert "argon2" not in profile and guest["token"] not in profile

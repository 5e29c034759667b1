"""What is under way when an account changes or ends: it neither outlives the account nor its password."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select

from orrery.server.own_account import delete_account
from orrery.server.storage.schema import accounts, metadata

from .house import House, Person
from .test_own_account import ANOTHER, GAME, PASSWORD, SHORT, claimed, delete, house, play_out, stored

pytestmark = pytest.mark.storage

__all__ = ["house"]


def mentions(house: House, account: str) -> dict[str, int]:
    """How many rows name the account, by column; its own row aside."""
    found = {}
    for table in metadata.sorted_tables:
        for column in table.columns:
            if any(key.column is accounts.c.id for key in column.foreign_keys):
                wanted = select(func.count()).select_from(table).where(column == account)
                found[str(column)] = stored(house, wanted)[0][0]
    return found


# --- signing in -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["changed", "deleted", "disabled"])
def test_nobody_comes_in_by_a_password_that_ended_meanwhile(
    house: House, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A password takes a while to check. Who tried an old one all the time stayed in when it was changed."""
    anna = claimed(house)
    server: Any = house.client.app.state.server  # type: ignore[attr-defined]
    token = anna.headers["Authorization"].removeprefix("Bearer ")
    passwords = server.identity._passwords
    check: Callable[..., Awaitable[bool]] = passwords.matches

    async def slowly(password: str, stored: str | None) -> bool:
        matches = await check(password, stored)
        monkeypatch.setattr(passwords, "matches", check)
        account = await server.identity.account_of(token)
        if what == "changed":
            await server.identity.change_password(account, token, PASSWORD, ANOTHER)
        elif what == "deleted":
            await delete_account(server, account)
        else:
            await server.db.write(
                lambda connection: connection.execute(accounts.update().values(disabled=1.0))
            )
        return matches

    monkeypatch.setattr(passwords, "matches", slowly)
    wish = {"name": "Anna", "password": PASSWORD, "token": True}
    answer = house.client.post("/api/session", json=wish)
    assert answer.status_code == (403 if what == "disabled" else 401)
    assert "token" not in answer.text


# --- whatever was asked for ---------------------------------------------------------------------------------


def requests_of(house: House, anna: Person, boris: Person) -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Everything by which an account gets into the database."""
    finished = anna.table(GAME, ["me", "open"], options=SHORT)
    boris.ask("POST", f"/tables/{finished}/join", json={})
    anna.ask("POST", f"/tables/{finished}/start")
    play_out(finished, [anna, boris])
    record = anna.ask("GET", f"/tables/{finished}/record")
    open_table = boris.table(GAME, ["me", "open", "invited"])
    code = boris.ask("POST", f"/tables/{open_table}/invitations", json={"seat": 2})["code"]
    live = boris.table(GAME, ["me", "random"], start=True)
    friend = boris.ask("GET", "/me")["id"]
    cup = {"name": "Cup", "game": GAME, "options": {"players": 2}}
    made = boris.ask("POST", "/tournaments", json=cup)["tournament"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    said = {"type": "chat", "table": live, "key": "late", "text": "hello"}
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    device = {"endpoint": "https://push.example.org/x", "keys": keys}
    return {
        "a table": ("POST", "/tables", {"json": {"game": GAME, "options": {"players": 2}, "seats": seats}}),
        "a seat": ("POST", f"/tables/{open_table}/join", {"json": {}}),
        "an invitation": ("POST", "/invitations/claim", {"json": {"code": code}}),
        "a rematch": ("POST", f"/tables/{finished}/rematch", {}),
        "a record": ("POST", "/records", {"content": record.encode()}),
        "chat": ("POST", f"/tables/{live}/commands", {"json": said}),
        "a mute": ("PUT", f"/me/muted/{friend}", {}),
        "a report": ("POST", "/reports", {"json": {"account": friend, "reason": "x"}}),
        "a tournament": ("POST", "/tournaments", {"json": cup}),
        "an entry": ("POST", f"/tournaments/{made}/enter", {}),
        "a device": ("PUT", "/me/devices", {"json": device}),
    }


def test_a_request_under_way_leaves_nothing_of_a_deleted_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asked was looked up before the account ended; what they asked for is written after it."""
    anna, boris = claimed(house), claimed(house, "Boris")
    wishes = requests_of(house, anna, boris)
    server: Any = house.client.app.state.server  # type: ignore[attr-defined]
    token = anna.headers["Authorization"].removeprefix("Bearer ")
    account = house.client.portal.call(server.identity.account_of, token)  # type: ignore[union-attr]
    delete(anna, password=PASSWORD)
    left = mentions(house, account.id)

    async def looked_up_before(given: str | None) -> Any:
        return account if given == token else await looked_up(given)

    looked_up = server.identity.account_of
    monkeypatch.setattr(server.identity, "account_of", looked_up_before)
    for what, (method, path, data) in wishes.items():
        anna.ask(method, path, 401, **data)
        assert mentions(house, account.id) == left, what


def test_nobody_waits_in_a_rematch_for_a_deleted_account(house: House) -> None:
    table, (anna, boris) = house.seated(GAME, 2, options=SHORT)
    play_out(table, [anna, boris])
    me = anna.ask("GET", "/me")["id"]
    delete(anna)
    again = boris.ask("POST", f"/tables/{table}/rematch")["table"]
    assert [(seat["account"] == me, seat["name"]) for seat in boris.look(again)["room"]["seats"]] == [
        (False, "Player 1"),
        (False, None),
    ]

"""The client library against a table of a few lines: what it sends, what it mends, what it says."""

import asyncio
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.responses import JSONResponse, PlainTextResponse

from orrery.client import (
    Background,
    Client,
    Clock,
    NotAllowed,
    NotFound,
    ProtocolError,
    Refused,
    Room,
    ServerGone,
    State,
    TableLink,
    TokenFile,
    TooMany,
    run_policy,
    server_url,
)
from server.tiny_server import END, TABLE, TinyTable, tiny_server
from server.waiting import HUNG

Story = Callable[[TableLink, TinyTable], Awaitable[None]]


@asynccontextmanager
async def at_table(patience: float | None = HUNG) -> AsyncIterator[tuple[TableLink, TinyTable]]:
    async with tiny_server() as (url, table), Client(url, "secret", patience) as client:
        link = await client.follow(TABLE)
        await link.until(lambda now: now.connected)
        yield link, table


def at_a_table(story: Story) -> None:
    """Tell a story at a table, in seconds."""

    async def run() -> None:
        async with asyncio.timeout(HUNG), at_table() as (link, table):
            await story(link, table)

    asyncio.run(run())


def test_changes_of_a_view_are_applied_to_the_one_before():
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.until(lambda now: table.known == 0 and bool(table.heard))
        table.changes = [{"since": 0, "parts": [[["moves"], "one"], [["new"], [1, 2]]]}]
        await link.act("up")
        assert link.now.state is not None and link.now.state.view == {"moves": "one", "new": [1, 2]}
        table.changes = [{"since": 1, "parts": [[["new", 1], 3], [["moves"]]]}]
        await link.act("up")
        assert link.now.state.view == {"new": [1, 3]}
        assert [one["type"] for one in table.heard] == ["watch", "act", "act"]

    at_a_table(story)


@pytest.mark.parametrize("changes", [{"since": 7, "parts": []}, {"since": 0, "parts": [[["x", "y"], 1]]}])
def test_changes_that_do_not_fit_are_answered_by_asking_for_the_whole(changes):
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.until(lambda now: bool(table.heard))
        table.changes = [changes]
        await link.act("up")
        assert link.now.state is not None and link.now.state.view == {"moves": 1}
        assert [one["type"] for one in table.heard] == ["watch", "act", "watch"]
        assert table.heard[2]["since"] == 0
        assert moves(link) == ["up"]

    at_a_table(story)


def moves(link: TableLink) -> list[str | None]:
    return [entry.move for entry in link.now.log]


# --- a match --------------------------------------------------------------------------------------------


def test_moves_are_made_by_number_or_notation_and_shown_when_the_call_returns() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        assert await link.act(0) == 1
        assert await link.act("down") == 2
        assert moves(link) == ["up", "down"]
        assert link.now.state is not None
        assert link.now.state.view == {"moves": 2}
        assert link.now.state.choices[0].label == ("do", {"move": "up"})
        assert [message["type"] for message in table.heard] == ["watch", "act", "act"]
        assert [message["ply"] for message in table.heard[1:]] == [0, 1]
        assert len({message["key"] for message in table.heard[1:]}) == 2

    at_a_table(story)


def test_the_token_goes_in_a_header_and_nowhere_else() -> None:
    async def run() -> None:
        async with tiny_server() as (url, table), Client(url) as client:
            account = await client.guest("Anna")
            assert (account.name, account.kind, client.token) == ("Anna", "guest", "secret")
            async with await client.follow(TABLE) as link:
                await link.act(0)
            assert table.tokens == ["Bearer secret"]

    asyncio.run(run())


def test_a_take_back_shortens_the_log() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        for action in (0, 1, 1):
            await link.act(action)
        await link.undo()
        assert moves(link) == ["up", "down"]
        await link.act(0)
        assert [(entry.ply, entry.move) for entry in link.now.log] == [(0, "up"), (1, "down"), (4, "up")]

    at_a_table(story)


def test_a_refusal_has_code_label_and_ply() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.act(0)
        with pytest.raises(Refused) as refused:
            await link.act(9)
        assert (refused.value.code, refused.value.label) == ("illegal", ("forbidden", {"rule": 7}))
        with pytest.raises(Refused) as refused:
            await link.act(0, ply=0)
        assert (refused.value.code, refused.value.ply, refused.value.label) == ("stale", 1, None)
        with pytest.raises(Refused, match="not offered"):
            await link.act("sideways")
        assert moves(link) == ["up"]

    at_a_table(story)


def test_reasons_are_asked_for_several_actions_at_once() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        assert await link.why([9, 0, 8]) == [("forbidden", {"rule": 7}), None, ("forbidden", {"rule": 7})]
        with pytest.raises(Refused) as refused:
            await link.why([0], ply=5)
        assert refused.value.code == "stale"
        assert [message["type"] for message in table.heard] == ["watch", "why", "why"]

    at_a_table(story)


#: Up to two of three ups and one down, not all alike.
SET: dict[str, Any] = {
    "items": [
        {"action": 0, "move": "up", "label": ["do", {}], "times": 2, "worth": 1, "tags": ["@tiny-high"]},
        {"action": 1, "move": "down", "label": ["do", {}], "times": 1, "worth": 2, "tags": []},
    ],
    "least": 1,
    "most": 2,
    "confirm": None,
    "goal": 0,
    "limits": [{"tag": "@tiny-high", "least": 0, "most": 1}],
    "alike": [],
    "most_total": 3,
}


def test_a_set_is_offered_judged_and_confirmed() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        table.set = SET
        await link.act(0)
        assert link.now.state is not None and link.now.state.set is not None
        offer = link.now.state.set
        assert [(item.move, item.times, item.worth, item.tags) for item in offer.items] == [
            ("up", 2, 1, ("@tiny-high",)),
            ("down", 1, 2, ()),
        ]
        assert offer.choice.problem([]) == ("common-set-few", {"missing": 1})
        assert offer.choice.problem([0, 0]) == ("common-set-many-of", {"most": 1, "what": "@tiny-high"})
        assert offer.choice.markable([0]) == [1]
        assert await link.choose([1, 0]) == 3
        assert moves(link) == ["up", "up", "down"]
        assert link.now.state.undo == (0, 1, 2)
        with pytest.raises(Refused) as refused:
            await link.choose([9])
        assert refused.value.label == ("forbidden", {"rule": 7})
        sent = [message for message in table.heard if message["type"] == "choose"]
        assert [(message["ply"], message["marks"]) for message in sent] == [(1, [1, 0]), (3, [9])]

    at_a_table(story)


@pytest.mark.parametrize("field", [*SET, "items.times", "items.tags", "limits.tag", "alike.text"])
def test_a_set_is_checked(field: str) -> None:
    name, _, inner = field.partition(".")
    wrong: Any = object()
    if inner:
        wrong = [{**SET[name][0], inner: wrong}] if SET[name] else [1]
    with pytest.raises(ProtocolError):
        State.from_json({**TinyTable().state(0), "set": {**SET, name: wrong}})


def test_chat_arrives_once_each() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.chat("hello")
        await link.chat("there")
        await table.cut()
        await link.until(lambda now: not now.connected)
        await link.until(lambda now: now.connected and len(now.chat) == 2)
        assert [line.text for line in link.now.chat] == ["hello", "there"]

    at_a_table(story)


def test_every_command_has_the_fields_of_the_protocol() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.offer_takeback(3)
        await link.offer_abandon()
        await link.offer_takeover(1)
        await link.offer_takeover(1, "greedy")
        await link.answer(7, True)
        await link.resign()
        await link.come_back()
        await link.extend(1, 60)
        await link.standing(forced=True, passing=False)
        sent = [{k: v for k, v in m.items() if k not in ("key", "table")} for m in table.heard[1:]]
        assert sent == [
            {"type": "offer", "kind": "takeback", "to": 3},
            {"type": "offer", "kind": "abandon"},
            {"type": "offer", "kind": "takeover", "seat": 1},
            {"type": "offer", "kind": "takeover", "seat": 1, "bot": "greedy"},
            {"type": "answer", "offer": 7, "accept": True},
            {"type": "resign"},
            {"type": "return"},
            {"type": "extend", "seat": 1, "seconds": 60},
            {"type": "standing", "orders": {"forced": True, "pass": False}},
        ]
        assert link.now.room.orders == {"forced": True, "pass": False}

    at_a_table(story)


# --- lost connections -----------------------------------------------------------------------------------


def test_after_a_loss_the_table_goes_on_from_the_ply_known() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        await link.act(0)
        await link.act(1)
        await table.cut()
        await link.until(lambda now: not now.connected)
        table.moves.append((2, "down"))
        table.ply = 3
        await link.until(lambda now: now.known_ply == 3)
        assert moves(link) == ["up", "down", "down"]
        assert [m["since"] for m in table.heard if m["type"] == "watch"] == [0, 2]

    at_a_table(story)


@pytest.mark.parametrize("losses", [1, 3])
def test_a_command_without_an_answer_is_sent_again_and_done_once(losses: int) -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        table.swallow = losses
        assert await link.act(0) == 1
        sent = [message for message in table.heard if message["type"] == "act"]
        assert len(sent) == losses + 1
        assert len({message["key"] for message in sent}) == 1
        assert moves(link) == ["up"]
        assert table.moves == [(0, "up")]

    at_a_table(story)


def test_a_refusal_is_repeated_too() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        table.swallow = 1
        with pytest.raises(Refused) as refused:
            await link.act(9)
        assert refused.value.code == "illegal"

    at_a_table(story)


def test_what_is_asked_while_the_line_is_down_is_sent_when_it_is_back() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        await table.cut()
        await link.until(lambda now: not now.connected)
        assert await link.act(0) == 1
        assert table.moves == [(0, "up")]

    at_a_table(story)


def test_patience_ends() -> None:
    async def run() -> None:
        async with at_table(patience=0.5) as (link, table):
            table.swallow = 100
            with pytest.raises(ServerGone, match="no answer"):
                await link.act(0)

    asyncio.run(run())


def test_a_socket_that_turns_the_token_away_is_not_tried_again() -> None:
    async def run() -> None:
        async with tiny_server() as (url, table), Client(url, "old") as client:
            table.turn_away = 99
            link = await client.follow(TABLE)
            with pytest.raises(NotAllowed):
                await link.until(lambda now: now.connected)
            with pytest.raises(NotAllowed):
                await link.act(0)
            assert table.turn_away == 98

    asyncio.run(run())


def test_complaints_reach_who_is_meant() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        table.complaint = {"type": "error", "code": "not-signed-in", "message": "sign in first"}
        with pytest.raises(NotAllowed, match="sign in first"):
            await link.act(0)
        table.complaint = {"type": "closed", "table": TABLE, "message": "the host has closed this table"}
        with pytest.raises(NotFound, match="closed"):
            await asyncio.gather(link.until(lambda now: now.known_ply > 0), link.act(0))

    at_a_table(story)


def test_nonsense_from_the_server_ends_the_following() -> None:
    async def story(link: TableLink, table: TinyTable) -> None:
        table.complaint = {"type": "state", "table": TABLE}
        with pytest.raises(ProtocolError, match="log"):
            await link.act(0)

    at_a_table(story)


# --- HTTP -----------------------------------------------------------------------------------------------


def test_commands_by_http_and_their_repetition() -> None:
    async def run() -> None:
        async with tiny_server() as (url, table), Client(url, "secret") as client:
            assert await client.command(TABLE, "act", key="k", ply=0, action=0) == 1
            assert await client.command(TABLE, "act", key="k", ply=0, action=0) == 1
            assert table.moves == [(0, "up")]
            with pytest.raises(Refused) as refused:
                await client.command(TABLE, "act", ply=0, action=0)
            assert refused.value.code == "stale"
            assert await client.command(TABLE, "choose", ply=1, marks=[1, 0]) == 3
            assert await client.why(TABLE, 3, [0, 9]) == [None, ("forbidden", {"rule": 7})]
            with pytest.raises(Refused):
                await client.why(TABLE, 0, [0])

    asyncio.run(run())


@pytest.mark.parametrize(
    ("answer", "error", "words"),
    [
        (JSONResponse({"error": {"code": "x", "message": "sign in"}}, 401), NotAllowed, "sign in"),
        (
            JSONResponse({"error": {"code": "x", "message": "later"}}, 429, {"Retry-After": "7"}),
            TooMany,
            "later",
        ),
        (PlainTextResponse("<h1>Bad Gateway</h1>", 404), NotFound, "HTTP 404"),
        (PlainTextResponse("<h1>Hello</h1>"), ProtocolError, "is this a table server"),
        (JSONResponse({"id": 5}), ProtocolError, "id"),
        (JSONResponse([]), ProtocolError, "no object"),
    ],
)
def test_errors_of_http_are_told_apart(answer: Any, error: type[Exception], words: str) -> None:
    async def run() -> None:
        async with tiny_server() as (url, table), Client(url) as client:
            table.http_answer = answer
            with pytest.raises(error, match=words) as raised:
                await client.me()
            if isinstance(raised.value, TooMany):
                assert raised.value.retry_after == 7.0

    asyncio.run(run())


def test_accounts_with_passwords() -> None:
    async def run() -> None:
        async with tiny_server() as (url, _), Client(url, "old") as client:
            with pytest.raises(NotAllowed, match="wrong"):
                await client.sign_in("Anna", "guess")
            assert client.token == "old"
            account = await client.sign_in("Anna", "correct horse")
            assert (account.name, account.claimed, client.token) == ("Anna", True, "secret")
            assert (await client.claim("Bo", "correct horse")).name == "Bo"
            assert await client.rematch(TABLE) == "t2"

    asyncio.run(run())


def test_what_a_clock_has() -> None:
    clock = Clock(110.0, 1, 100.0, (60.0, 60.0, None))
    assert [clock.remaining(seat) for seat in range(4)] == [60.0, 50.0, None, None]


def test_a_server_that_is_not_there() -> None:
    async def run() -> None:
        async with Client("http://127.0.0.1:9") as client:
            with pytest.raises(ServerGone, match="cannot be reached"):
                await client.me()

    asyncio.run(run())


def test_the_lobby_tells_of_changes() -> None:
    async def run() -> None:
        async with asyncio.timeout(HUNG), tiny_server() as (url, table), Client(url) as client:
            changes = client.lobby_changes()
            await anext(changes)
            await anext(changes)
            await changes.aclose()
            assert {"type": "lobby", "on": True} in table.heard

    asyncio.run(run())


# --- policies -------------------------------------------------------------------------------------------


def test_a_policy_plays_to_the_end() -> None:
    async def run() -> None:
        async with asyncio.timeout(HUNG), tiny_server() as (url, table), Client(url) as client:
            result = await run_policy(client, TABLE, lambda state: END if state.ply == 5 else 0)
            assert result is not None
            assert result.ranking == [[0]]
            assert [move for _, move in table.moves] == ["up"] * 5 + ["end"]

    asyncio.run(run())


def test_a_policy_is_asked_again_when_the_table_has_moved_on() -> None:
    async def run() -> None:
        async with asyncio.timeout(HUNG), tiny_server() as (url, table), Client(url) as client:
            asked: list[int] = []

            def policy(state: State) -> int:
                asked.append(state.ply)
                if len(asked) == 1:  # meanwhile another device of the same player moves
                    table.moves.append((0, "down"))
                    table.ply = 1
                return END

            await run_policy(client, TABLE, policy)
            assert asked == [0, 1]
            assert [move for _, move in table.moves] == ["down", "end"]

    asyncio.run(run())


def test_a_policy_may_answer_with_a_set() -> None:
    async def run() -> None:
        async with asyncio.timeout(HUNG), tiny_server() as (url, table), Client(url) as client:
            table.set = SET
            await run_policy(client, TABLE, lambda state: [1, 0] if state.set and state.ply == 0 else END)
            assert [move for _, move in table.moves] == ["up", "down", "end"]

    asyncio.run(run())


def test_a_policy_that_makes_things_up_is_told() -> None:
    async def run() -> None:
        async with tiny_server() as (url, _), Client(url) as client:
            with pytest.raises(Refused) as refused:
                await run_policy(client, TABLE, lambda state: 77)
            assert refused.value.code == "illegal"

    asyncio.run(run())


# --- around it --------------------------------------------------------------------------------------------


def test_the_client_needs_nothing_of_the_server() -> None:
    code = (
        "import sys, orrery.client\n"
        "heavy = {'fastapi', 'sqlalchemy', 'uvicorn', 'pydantic'} & set(sys.modules)\n"
        "ours = [m for m in sys.modules if m.startswith('orrery.server')]\n"
        "sys.exit(str((heavy, ours)) if heavy or ours else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0


def test_a_token_is_kept_per_server_and_for_its_owner_only(tmp_path: Path) -> None:
    here, there = (TokenFile(tmp_path / "keys", url) for url in ("http://a:1", "https://a:1/x"))
    assert here.read() is None
    here.write("one")
    here.write("two")
    there.write("three")
    assert (here.read(), there.read()) == ("two", "three")
    assert stat.S_IMODE(here.path.stat().st_mode) == 0o600
    assert len(list((tmp_path / "keys").iterdir())) == 2
    aside = here.set_aside("a/b")
    assert here.read() is None
    assert "two" in aside.read_text()
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600
    assert aside.parent == here.path.parent
    here.path.write_text("{")
    with pytest.raises(ValueError, match="no token"):
        here.read()
    here.forget()
    assert here.read() is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play.example.org", "https://play.example.org"),
        ("localhost:8000", "http://localhost:8000"),
        ("HTTP://Example.org:80/games/", "http://example.org:80/games"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_addresses_have_one_spelling(typed: str, meant: str) -> None:
    assert server_url(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "ftp://a", "http://", "http://u:p@a", "http://a:x", "http://a/?q", "http://a/#x"]
)
def test_what_is_no_address_is_said(typed: str) -> None:
    with pytest.raises(ValueError, match="address"):
        server_url(typed)


def test_messages_are_checked() -> None:
    table = TinyTable()
    assert Room.from_json(table.room()).seats[0].name == "Anna"
    for name in table.room().keys() - {"type", "a field of tomorrow"}:
        wrong = {**table.room(), name: object()}
        with pytest.raises(ProtocolError):
            Room.from_json(wrong)
    for name in table.state(0).keys() - {"type"}:
        with pytest.raises(ProtocolError):
            State.from_json({**table.state(0), name: object()})


def test_programs_without_an_event_loop() -> None:
    async def double(number: int) -> int:
        await asyncio.sleep(0)
        return 2 * number

    with Background() as background:
        assert background.run(double(21)) == 42

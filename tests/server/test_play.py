"""Play through the server: commands and their answers, undo, agreements, clocks, chat, orders, records."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from orrery.core.record import RecordError, parse_record
from orrery.core.registry import load_game
from orrery.server.errors import Unavailable
from orrery.server.storage.schema import tables
from server.house import House, decider, new_key, open_house
from server.waiting import eventually

GAME = "new-frontiers"
RECORDS = Path(__file__).parent.parent / "records" / GAME


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def others(group, person):
    return [one for one in group if one is not person]


# --- commands -------------------------------------------------------------------------------------------


def test_a_move_is_acknowledged_and_everybody_sees_it(house):
    table, group = house.seated(GAME, 3)
    mover = decider(table, group)
    with mover.socket() as own, others(group, mover)[0].socket() as other, house.nobody().socket() as gallery:
        state = own.watch(table)
        assert state["choices"] and state["seat"] == state["actor"]
        assert other.watch(table)["choices"] == []
        assert gallery.watch(table)["seat"] is None
        action = state["choices"][0]
        own.say(type="act", table=table, key="first", ply=state["ply"], action=action["action"])
        ack = own.hear("ack")
        assert ack == {"type": "ack", "table": table, "key": "first", "ply": ack["ply"]}
        for line in (own, other, gallery):
            seen = line.hear("state", ply=ack["ply"])
            assert seen["log"]["keep"] == state["ply"]
            assert seen["log"]["entries"][0]["move"] == action["move"]


def test_what_was_done_is_acknowledged_again_though_the_database_is_away(clock, house, monkeypatch):
    table, group = house.seated(GAME, 2, clock={"bank": 100, "increment": 5})
    gift = {"seat": 1, "seconds": 60, "key": "once"}
    done = group[0].command(table, "extend", **gift)

    async def away(*_: object, **__: object) -> None:
        raise Unavailable

    database = house.client.app.state.server.db
    with monkeypatch.context() as meanwhile:
        for way in ("read", "write"):
            meanwhile.setattr(database, way, away)
        assert group[0].command(table, "extend", **gift) == done
    assert group[0].state(table)["clock"]["left"] == [100, 160]


def test_the_same_key_is_done_once_on_every_device(house):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    state = mover.state(table)
    command = {"ply": state["ply"], "action": state["choices"][0]["action"], "key": "once"}
    first = mover.command(table, "act", **command)
    ply = mover.state(table)["ply"]
    assert mover.command(table, "act", **command) == first
    with mover.socket() as line:
        line.watch(table)
        line.say(type="act", table=table, **command)
        assert line.hear("ack") == first
    assert mover.state(table)["ply"] == ply


def test_refusals_have_codes_and_change_nothing(house):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    other = others(group, mover)[0]
    state = mover.state(table)
    ply, legal = state["ply"], {choice["action"] for choice in state["choices"]}
    illegal = min(set(range(len(load_game(GAME).table))) - legal)
    tries = [
        (mover, {"ply": ply + 1, "action": min(legal)}, "stale"),
        (mover, {"ply": 0, "action": min(legal)}, "stale"),
        (other, {"ply": ply, "action": min(legal)}, "not-your-turn"),
        (mover, {"ply": ply, "action": illegal}, "illegal"),
        (mover, {"ply": ply, "action": 10**6}, "no-such-action"),
        (house.guest("Cleo"), {"ply": ply, "action": min(legal)}, "not-seated"),
    ]
    for who, command, code in tries:
        refused = who.command(table, "act", 409, **command)
        assert (refused["type"], refused["code"], refused["ply"]) == ("refused", code, ply)
        assert (refused["label"] is not None) == (code == "illegal")
    house.nobody().command(table, "act", 401, ply=ply, action=min(legal))
    assert mover.state(table)["ply"] == ply


def test_why_is_one_question_for_several_actions(house):
    table, group = house.seated(GAME, 2)
    mover = decider(table, group)
    other = others(group, mover)[0]
    state = mover.state(table)
    ply, legal = state["ply"], {choice["action"] for choice in state["choices"]}
    size = len(load_game(GAME).table)
    illegal = sorted(set(range(size)) - legal)
    actions = [illegal[0], min(legal), illegal[-1], illegal[0]]
    answer = mover.command(table, "why", ply=ply, actions=actions, key="why")
    reasons = answer.pop("reasons")
    assert answer == {"type": "reasons", "table": table, "key": "why", "ply": ply}
    assert reasons[1] is None and reasons[0] == reasons[3]
    assert all(isinstance(words, str) and isinstance(args, dict) for words, args in (reasons[0], reasons[2]))
    with mover.socket() as line:
        line.watch(table)
        line.say(type="why", table=table, key="why", ply=ply, actions=actions)
        assert line.hear("reasons")["reasons"] == reasons
    for who, when, asked, code in (
        (mover, ply + 1, [illegal[0]], "stale"),
        (other, ply, [illegal[0]], "not-your-turn"),
        (mover, ply, [illegal[0], size], "no-such-action"),
        (house.guest("Cleo"), ply, [illegal[0]], "not-seated"),
    ):
        assert who.command(table, "why", 409, ply=when, actions=asked)["code"] == code
    mover.command(table, "why", ply=ply, actions=[illegal[0]] * 64)
    for asked in ([], [-1], [illegal[0]] * 65):
        mover.command(table, "why", 422, ply=ply, actions=asked)


def test_a_table_that_has_not_begun_takes_no_moves(house):
    anna = house.guest()
    table = anna.table(GAME, ["me", "open"])
    assert anna.look(table)["state"] is None
    assert anna.command(table, "act", 409, ply=0, action=0)["code"] == "not-running"


# --- undo and agreements --------------------------------------------------------------------------------


def test_undo_reaches_to_the_barrier_and_the_log_follows(house):
    table, group = house.seated("alien-frontiers", 2)
    mover = decider(table, group)
    with others(group, mover)[0].socket() as line:
        before = line.watch(table)
        while not mover.state(table)["undo"]:
            mover.move(table)
        state = mover.state(table)
        assert state["undo"] == sorted(state["undo"]) and state["undo"][-1] < state["ply"]
        undone = mover.command(table, "undo", ply=state["ply"])
        seen = line.hear("state", ply=undone["ply"])
        assert seen["takeback"]["seat"] == seen["actor"] and not seen["takeback"]["agreed"]
        assert seen["takeback"]["to"] == state["undo"][-1]
        assert seen["log"]["keep"] <= state["ply"] - 1
        assert before["ply"] <= seen["takeback"]["to"]
    while mover.state(table)["undo"]:
        mover.command(table, "undo", ply=mover.state(table)["ply"])
    refused = mover.command(table, "undo", 409, ply=mover.state(table)["ply"])
    assert refused["code"] == "nothing-to-undo"
    assert (
        others(group, mover)[0].command(table, "undo", 409, ply=refused["ply"])["code"] == "nothing-to-undo"
    )


def advance(table, group, moves):
    for _ in range(moves):
        decider(table, group).move(table)


def test_a_take_back_across_news_needs_everybody(house):
    table, group = house.seated(GAME, 3)
    start = group[0].state(table)
    advance(table, group, 8)
    first = next(e for e in group[0].look(table)["state"]["log"]["entries"] if e["actor"] >= 0)
    ply = group[0].state(table)["ply"]
    group[0].command(table, "offer", kind="takeback", to=first["ply"])
    offer = group[1].look(table)["room"]["offers"][0]
    assert offer["agreed"] == [0] and offer["waiting"] == [1, 2]
    assert group[0].command(table, "answer", 409, offer=offer["id"], accept=True)["code"] == "no-such-offer"
    group[1].command(table, "answer", offer=offer["id"], accept=True)
    assert group[0].state(table)["ply"] == ply
    group[2].command(table, "answer", offer=offer["id"], accept=True)
    after = group[0].look(table)
    assert after["room"]["offers"] == []
    assert after["state"]["takeback"] == {"seat": 0, "to": first["ply"], "agreed": True}
    assert after["state"]["view"] == start["view"]
    assert after["state"]["ply"] == ply + 1


def test_one_no_withdraws_an_offer(house):
    table, group = house.seated(GAME, 3)
    group[0].command(table, "offer", kind="abandon")
    group[1].command(table, "offer", 409, kind="abandon")
    offer = group[1].look(table)["room"]["offers"][0]
    group[2].command(table, "answer", offer=offer["id"], accept=False)
    room = group[0].look(table)["room"]
    assert room["offers"] == []
    ply = group[0].state(table)["ply"]
    assert room["declined"] == {"offer": offer["id"], "by": 0, "seat": 2, "ply": ply}
    assert group[1].command(table, "answer", 409, offer=offer["id"], accept=True)["code"] == "no-such-offer"
    assert group[0].state(table)["status"] == "running"


def test_what_is_withdrawn_or_offered_anew_is_not_declined(house):
    table, group = house.seated(GAME, 2)
    for _ in range(2):
        group[0].command(table, "offer", kind="abandon")
        assert group[1].look(table)["room"]["declined"] is None
        offer = group[1].look(table)["room"]["offers"][0]["id"]
        group[0].command(table, "answer", offer=offer, accept=False)
        assert group[1].look(table)["room"]["declined"] is None
        group[0].command(table, "offer", kind="abandon")
        offer = group[1].look(table)["room"]["offers"][0]["id"]
        group[1].command(table, "answer", offer=offer, accept=False)
        assert group[1].look(table)["room"]["declined"]["offer"] == offer


def test_alone_with_bots_nobody_else_is_asked(house):
    table, group = house.seated(GAME, 1, "random")
    anna = group[0]
    eventually(lambda: anna.state(table)["choices"])
    chosen = anna.state(table)["ply"]
    anna.move(table)
    anna.command(table, "offer", kind="takeback", to=chosen)
    assert anna.state(table)["takeback"] == {"seat": 0, "to": chosen, "agreed": True}


def test_who_resigns_is_played_for_while_others_play_on(house):
    table, group = house.seated(GAME, 3)
    assert group[0].command(table, "return", 409)["code"] == "not-allowed"
    group[0].command(table, "resign")
    room = group[1].look(table)["room"]
    assert room["seats"][0]["left"] == "resigned" and room["seats"][0]["bot"] == "greedy"
    assert group[0].command(table, "resign", 409)["code"] == "not-allowed"
    assert group[0].command(table, "return", 409)["code"] == "not-allowed"
    ply = group[0].state(table)["ply"]
    assert group[0].command(table, "act", 409, ply=ply, action=0)["code"] in ("not-seated", "stale")


def test_a_match_that_is_over_is_looked_after_by_no_process(house):
    resigned, group = house.seated(GAME, 2)
    group[0].command(resigned, "resign")
    abandoned, group = house.seated(GAME, 2)
    group[0].command(abandoned, "offer", kind="abandon")
    (offer,) = group[1].look(abandoned)["room"]["offers"]
    group[1].command(abandoned, "answer", offer=offer["id"], accept=True)
    running, _ = house.seated(GAME, 2)
    server = house.client.app.state.server
    with server.db.engine.connect() as connection:
        rows = connection.execute(select(tables.c.id, tables.c.status, tables.c.runner)).all()
    assert {row.id: (row.status, row.runner) for row in rows} == {
        resigned: ("finished", None),
        abandoned: ("abandoned", None),
        running: ("running", server.settings.server_id),
    }


def test_a_bot_takes_an_abandoned_seat_by_agreement_and_gives_it_back(house):
    table, group = house.seated(GAME, 3, rated=False)
    with group[1].socket() as present:
        present.watch(table)
        group[0].command(table, "offer", kind="takeover", seat=1)
        offer = group[0].look(table)["room"]["offers"][0]
        assert offer["waiting"] == [1, 2]
        group[1].command(table, "answer", offer=offer["id"], accept=False)
    group[0].command(table, "offer", kind="takeover", seat=1, bot="random")
    offer = group[0].look(table)["room"]["offers"][0]
    assert offer["waiting"] == [2]
    group[2].command(table, "answer", offer=offer["id"], accept=True)
    seat = group[0].look(table)["room"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("person", "random", "takeover")
    group[1].command(table, "return")
    seat = group[0].look(table)["room"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("person", None, None)


# --- time -----------------------------------------------------------------------------------------------


def test_time_is_charged_to_who_decides_and_can_be_given(clock, house):
    table, group = house.seated(GAME, 2, clock={"bank": 100, "increment": 5})
    mover = decider(table, group)
    number = group.index(mover)
    told = mover.state(table)["clock"]
    assert told["running"] == number and told["left"] == [100, 100]
    clock.now += 3
    while decider(table, group) is mover:
        mover.move(table)
    left = mover.state(table)["clock"]["left"]
    assert left[number] == 102 and left[1 - number] == 100
    assert mover.command(table, "extend", 409, seat=number, seconds=60)["code"] == "not-allowed"
    mover.command(table, "extend", seat=1 - number, seconds=60)
    assert mover.state(table)["clock"]["left"][1 - number] == 160


def test_an_answer_follows_what_it_tells_of(clock, house):
    table, group = house.seated(GAME, 2, clock={"bank": 100, "increment": 5})
    mover = decider(table, group)
    number = group.index(mover)
    with mover.socket() as line:
        line.watch(table)
        line.say(type="extend", table=table, key="more", seat=1 - number, seconds=60)
        line.hear("ack", key="more")
        given = [message["clock"]["left"] for message in line.unread if message["type"] == "state"]
        assert [left[1 - number] for left in given] == [160]
        orders = {"forced": True, "pass": False}
        line.say(type="standing", table=table, key="orders", orders=orders)
        line.hear("ack", key="orders")
        rooms = [message for message in line.unread if message["type"] == "room"]
        assert rooms[-1]["you"]["orders"] == orders


def test_whose_time_is_up_has_lost(clock, house):
    table, group = house.seated(GAME, 2, clock={"bank": 10, "increment": 0})
    mover = group.index(decider(table, group))
    clock.now += 30
    eventually(lambda: group[0].look(table)["room"]["seats"][mover]["left"] is not None)
    assert group[0].look(table)["room"]["seats"][mover]["left"] == "timeout"
    result = group[0].state(table)["result"]
    assert result["ranking"] == [[1 - mover], [mover]] and result["left"] == {"seat": mover, "how": "timeout"}


def test_a_table_without_a_clock_gives_no_time(house):
    table, group = house.seated(GAME, 2)
    assert group[0].state(table)["clock"] is None
    assert group[0].command(table, "extend", 409, seat=1, seconds=60)["code"] == "not-allowed"


# --- chat and orders ------------------------------------------------------------------------------------


def test_chat_reaches_everybody_once_and_at_a_bounded_rate(house):
    table, group = house.seated(GAME, 2)
    with group[1].socket() as line:
        line.watch(table)
        for _ in range(2):
            group[0].command(table, "chat", text="hello\nthere", key="hello")
        said = line.hear("chat")["lines"]
        assert [(one["seat"], one["name"], one["text"]) for one in said] == [(0, "Player 0", "hello there")]
        assert [m for m in line.settle() if m["type"] == "chat"] == []
    for _ in range(7):
        group[0].command(table, "chat", text="again")
    assert group[0].command(table, "chat", 409, text="too much")["code"] == "too-many"
    assert group[0].command(table, "chat", 409, text=" \n ")["code"] in ("not-allowed", "too-many")
    assert len(group[1].look(table)["chat"]) == 8


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("a\u202eb\u2066c", "abc"),
        ("one\ntwo\u2028three\u2029four\x1b[2J", "one two three four [2J"),
        ("Z" + "\u0336" * 60 + "!", "Z" + "\u0336" * 4 + "!"),
        ("\U0001f469\u200d\U0001f680 שָּׁלוֹם ที่ผู้", "\U0001f469\u200d\U0001f680 שָּׁלוֹם ที่ผู้"),
    ],
)
def test_a_line_of_chat_stays_in_its_line(house: House, said: str, kept: str) -> None:
    """It covers and turns nothing around it; what languages and emoji need stays."""
    table, group = house.seated(GAME, 2)
    group[0].command(table, "chat", text=said)
    assert [line["text"] for line in group[1].look(table)["chat"]] == [kept]
    assert group[0].command(table, "chat", 409, text="\u202e\u2069\n")["code"] == "not-allowed"


def test_standing_orders_are_private_and_carried_out(house):
    table, group = house.seated(GAME, 2)
    group[0].command(table, "standing", orders={"forced": True, "pass": True})
    assert group[0].look(table)["room"]["you"]["orders"] == {"forced": True, "pass": True}
    assert group[1].look(table)["room"]["you"]["orders"] == {"forced": False, "pass": False}
    seen = 0
    while seen < 40 and group[0].state(table)["status"] == "running":
        mover = decider(table, group)
        state = mover.state(table)
        if mover is group[0]:
            moves = [choice["move"] for choice in state["choices"]]
            assert len(moves) > 1 and "pass" not in moves
        mover.move(table, seen)
        seen += 1


# --- records --------------------------------------------------------------------------------------------


def test_a_running_record_has_no_hashes_and_cannot_be_mistaken(house):
    table, group = house.seated(GAME, 2)
    advance(table, group, 3)
    lines = group[0].ask("GET", f"/tables/{table}/record").splitlines(keepends=True)
    header = json.loads(lines[0])
    assert header["seen_by"] == 0 and "seed" not in lines[0].replace("seen_by", "")
    assert all("hash" not in json.loads(line) for line in lines[1:])
    with pytest.raises(RecordError, match="what one seat saw"):
        parse_record(lines)
    assert json.loads(house.nobody().ask("GET", f"/tables/{table}/record").splitlines()[0])["seen_by"] is None


def test_a_record_can_be_brought_and_replayed(house):
    anna = house.guest()
    text = sorted(RECORDS.glob("*.jsonl"))[0].read_text("utf-8")
    table = anna.ask("POST", "/records", content=text.encode())["table"]
    state = anna.state(table)
    assert state["status"] == "replay" and state["result"]["seed"]
    for seat in (None, 0, 1):
        query = "" if seat is None else f"?seat={seat}"
        for ply in (state["ply"], 5, 9, 0):
            assert anna.ask("GET", f"/tables/{table}/positions/{ply}{query}")["view"]
    assert anna.ask("GET", f"/tables/{table}/record") == text
    house.guest("Boris").ask("GET", f"/tables/{table}", 404)
    broken = text.replace('"ply":3', '"ply":4', 1)
    answer = anna.ask("POST", "/records", 422, content=broken.encode())
    assert "line 5" in answer["error"]["message"]
    anna.ask("POST", "/records", 422, content=b"\xff\xfe")


def test_a_record_whose_seed_is_false_is_refused(house):
    anna = house.guest()
    lines = sorted(RECORDS.glob("*.jsonl"))[0].read_text("utf-8").splitlines(keepends=True)
    result = json.loads(lines[-1])
    other = {**result, "seed": "00" * (len(result["seed"]) // 2)}
    forged = "".join(lines[:-1]) + json.dumps(other, separators=(",", ":")) + "\n"
    answer = anna.ask("POST", "/records", 422, content=forged.encode())
    assert "commitment" in answer["error"]["message"]


def test_positions_of_a_running_match_are_for_the_own_eyes(house):
    table, group = house.seated(GAME, 2)
    advance(table, group, 4)
    first = group[0].ask("GET", f"/tables/{table}/positions/3?seat=0")
    assert first["view"]
    group[0].ask("GET", f"/tables/{table}/positions/3?seat=1", 403)
    house.nobody().ask("GET", f"/tables/{table}/positions/3?seat=0", 403)
    house.nobody().ask("GET", f"/tables/{table}/positions/3")
    group[0].ask("GET", f"/tables/{table}/positions/99999", 404)


def test_hints_are_for_those_who_play_against_bots(house):
    table, group = house.seated(GAME, 2)
    decider(table, group).ask("POST", f"/tables/{table}/hint", 403)
    table, group = house.seated(GAME, 1, "random")
    anna = group[0]
    eventually(lambda: anna.state(table)["choices"])
    hint = anna.ask("POST", f"/tables/{table}/hint")
    state = anna.state(table)
    assert hint["ply"] == state["ply"]
    offered = [choice["action"] for choice in state["choices"]]
    advised = [move["action"] for move in hint["moves"]]
    assert len(advised) == min(3, len(offered)) and set(advised) <= set(offered)
    for move in hint["moves"]:
        assert 0 <= move["chance"] <= 1
        assert move["why"][0].startswith(("common-why-", "nf-hint-"))
    house.guest("Cleo").ask("POST", f"/tables/{table}/hint", 403)


def test_a_stranger_never_sees_a_private_table(house):
    anna, boris = house.guest("Anna"), house.guest("Boris")
    table = anna.table(GAME, ["me", "greedy"], public=False, start=True)
    for path in ("", "/record", "/positions/0"):
        boris.ask("GET", f"/tables/{table}{path}", 404)
    boris.command(table, "chat", 404, text="hello", key=new_key())
    with boris.socket() as line:
        line.say(type="watch", table=table)
        assert line.hear("error")["code"] == "not-found"
        assert {message["type"] for message in line.settle()} <= {"error"}

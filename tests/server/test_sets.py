"""Choosing a set through the server: who is offered it, how it is confirmed, and what is refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from plugin_game.installing import install_contraband

from orrery.core.match import verify
from orrery.core.record import parse_record
from orrery.core.registry import load_game
from orrery.server import table as table_module
from server.house import House, Person, decider, open_house


@pytest.fixture
def house(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    install_contraband(tmp_path, monkeypatch)
    with open_house(database_url) as house:
        yield house


@pytest.fixture
def market(house: House) -> tuple[str, list[Person]]:
    """A table of Contraband where the first seat chooses up to two of its cards."""
    table, group = house.seated("contraband", 2)
    while decider(table, group).state(table)["set"] is None:
        decider(table, group).move(table)
    assert decider(table, group) is group[0]
    return table, group


def two_of(offered: dict[str, Any]) -> list[int]:
    """Two marks, the later action first."""
    actions = [item["action"] for item in offered["items"] for _ in range(item["times"])]
    return [actions[-1], actions[0]]


def test_the_deciding_seat_alone_is_offered_the_set(house, market):
    table, (anna, boris) = market
    state = anna.state(table)
    assert state["choices"][-1]["move"] == "done"
    choices = {choice["action"]: choice for choice in state["choices"]}
    assert {name: value for name, value in state["set"].items() if name != "items"} == {
        "least": 0,
        "most": 2,
        "confirm": state["choices"][-1]["action"],
        "goal": 0,
        "limits": [],
        "alike": [],
        "most_total": None,
    }
    for item in state["set"]["items"]:
        assert item["times"] in (1, 2, 3) and (item["worth"], item["tags"]) == (1, [])
        assert {name: item[name] for name in ("action", "move", "label")} == choices[item["action"]]
    for other in (boris, house.nobody()):
        assert other.state(table)["set"] is None and other.state(table)["choices"] == []


def test_a_set_is_one_command_one_update_and_one_undo(house, market):
    table, (anna, boris) = market
    with anna.socket() as own, boris.socket() as other:
        state = own.watch(table)
        other.watch(table)
        marks = two_of(state["set"])
        own.say(type="choose", table=table, key="set", ply=state["ply"], marks=marks)
        assert own.hear("ack") == {"type": "ack", "table": table, "key": "set", "ply": state["ply"] + 2}
        after = own.hear("state", ply=state["ply"] + 2)
        game = load_game("contraband").table
        moves = [game.notate(action) for action in sorted(marks)]
        assert [entry["move"] for entry in after["log"]["entries"]] == moves
        assert after["undo"] == [state["ply"]] and after["actor"] == 1
        # Boris sees that two cards were laid down, in one state, and not which.
        seen = other.hear("state")
        assert (
            seen["ply"] == after["ply"] and [entry["move"] for entry in seen["log"]["entries"]] == [None] * 2
        )
        own.say(type="undo", table=table, key="undo", ply=after["ply"])
        own.hear("ack")
        undone = own.hear("state", ply=after["ply"] + 1)
        assert undone["takeback"] == {"seat": 0, "to": state["ply"], "agreed": False}
        assert (undone["view"], undone["set"]) == (state["view"], state["set"])


def test_sets_end_in_a_record_that_can_be_verified(house, market):
    table, group = market
    for person, size in zip(group, (2, 0), strict=True):
        state = person.state(table)
        marks = two_of(state["set"])[:size]
        answer = person.command(table, "choose", ply=state["ply"], marks=marks)
        assert answer["ply"] == state["ply"] + max(1, size)
    state = group[0].state(table)
    assert state["status"] == "finished"
    lines = group[0].ask("GET", f"/tables/{table}/record").splitlines(keepends=True)
    assert verify(load_game("contraband"), parse_record(lines)) == state["ply"]


def test_the_same_key_chooses_once_on_every_device(house, market):
    table, (anna, _) = market
    state = anna.state(table)
    command = {"key": "once", "ply": state["ply"], "marks": two_of(state["set"])}
    first = anna.command(table, "choose", **command)
    assert anna.command(table, "choose", **command) == first
    with anna.socket() as line:
        line.watch(table)
        line.say(type="choose", table=table, **command)
        assert line.hear("ack") == first
    assert anna.state(table)["ply"] == first["ply"]


def test_what_is_no_set_is_refused_with_the_reason_and_changes_nothing(house, market):
    table, (anna, boris) = market
    state = anna.state(table)
    ply, (late, early) = state["ply"], two_of(state["set"])
    confirm = state["set"]["confirm"]
    tries: list[tuple[Person, int, list[int], str, str | None]] = [
        (anna, ply, [early, early, late], "illegal", "common-set-"),
        (anna, ply, [early] * 64, "illegal", "common-set-"),
        (anna, ply, [confirm], "illegal", "common-set-unknown"),
        (anna, ply, [10**6], "illegal", "common-set-unknown"),
        (anna, ply, [2**31 - 1, early], "illegal", "common-set-unknown"),
        (anna, ply + 1, [early, late], "stale", None),
        (anna, ply - 1, [early, late], "stale", None),
        (boris, ply, [early, late], "not-your-turn", None),
        (house.guest("Cleo"), ply, [early, late], "not-seated", None),
    ]
    for who, when, marks, code, reason in tries:
        refused = who.command(table, "choose", 409, ply=when, marks=marks)
        assert (refused["type"], refused["code"], refused["ply"]) == ("refused", code, ply)
        assert (refused["label"] is None) == (reason is None)
        assert reason is None or refused["label"][0].startswith(reason)
    malformed: list[Any] = [
        [-1],
        [2**31],
        [early] * 65,
        [early] * 10_000,
        [None],
        ["1"],
        [1.0],
        [True],
        early,
    ]
    for marks in malformed:
        anna.command(table, "choose", 422, ply=ply, marks=marks)
    house.nobody().command(table, "choose", 401, ply=ply, marks=[early])
    with anna.socket() as line:
        line.watch(table)
        line.say(type="choose", table=table, key="many", ply=ply, marks=[early] * 65)
        assert line.hear("error")["key"] == "many"
    assert anna.state(table) == state


def test_where_no_set_is_chosen_none_can_be(house):
    table, group = house.seated("contraband", 2)
    mover = decider(table, group)
    state = mover.state(table)
    assert state["set"] is None
    refused = mover.command(table, "choose", 409, ply=state["ply"], marks=[])
    assert (refused["code"], refused["label"]) == ("illegal", ["common-set-none", {}])


def test_a_set_that_cannot_be_written_has_not_happened(house, market, monkeypatch):
    table, (anna, _) = market
    before = anna.state(table)
    command = {"key": "once", "ply": before["ply"], "marks": two_of(before["set"])}
    write = table_module.write_moves

    def fail(connection: Any, changes: Any) -> None:
        write(connection, changes)
        assert [len(change.entries) for change in changes] == [2]
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(table_module, "write_moves", fail)
        anna.command(table, "choose", 500, **command)
    assert anna.state(table) == before
    assert anna.command(table, "choose", **command)["ply"] == before["ply"] + 2


def test_standing_orders_follow_a_set(house, market):
    """Orders never choose a set for somebody who has more than one."""
    table, (anna, boris) = market
    boris.command(table, "standing", orders={"forced": True, "pass": False})
    state = anna.state(table)
    anna.command(table, "choose", ply=state["ply"], marks=two_of(state["set"]))
    after = boris.state(table)
    # Boris has cards to choose from, so nothing is forced on him.
    assert (after["actor"], after["ply"]) == (1, state["ply"] + 2) and len(after["choices"]) > 1

"""What changed in a view, told by the server and applied by the client, gives the whole view again.

A state tells the whole view when a table is first followed on a connection, and from then on what is
different from the view before: of the same seat, on the same connection. Who cannot use it asks for all.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.client.changes import KnownViews, Misfit, changed
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import game_names, load_game
from orrery.server.views import ShownView
from server.house import House, decider, open_house


def told(before: dict[str, Any], after: dict[str, Any]) -> Any:
    """What is sent of ``after`` to somebody who has ``before``; None if it is the whole."""
    changes = ShownView(1, after).changes_since(ShownView(0, before))
    return None if changes is None else orjson.loads(orjson.dumps(changes))


def rebuilt(before: dict[str, Any], after: dict[str, Any]) -> str:
    """What a client has then, as text: 1 is not true there."""
    parts = told(before, after)
    return json.dumps(after if parts is None else changed(before, parts), sort_keys=True)


LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from(["", "a", "@b"])
KEYS = st.sampled_from(["a", "b", "c", "seat", 'q"'])
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
VIEWS = st.dictionaries(KEYS, VALUES, max_size=5)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(before=VIEWS, after=VIEWS)
def test_changes_make_the_view_and_leave_the_old_one(before, after):
    kept = json.dumps(before)
    assert rebuilt(before, after) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@pytest.mark.parametrize(
    ("before", "after", "parts"),
    [
        ({"deck": 4444}, {"deck": 4444}, []),
        ({"deck": 4, "x": "y" * 60}, {"deck": 3, "x": "y" * 60}, [[["deck"], 3]]),
        ({"open": 1, "x": "y" * 60}, {"open": True, "x": "y" * 60}, [[["open"], True]]),
        ({"gone": 4, "x": "y" * 60}, {"x": "y" * 60}, [[["gone"]]]),
        (
            {"players": [{"ore": 1, "hand": ["a"]}, {"ore": 2, "name": "y" * 60}]},
            {"players": [{"ore": 1, "hand": ["a", "b"]}, {"ore": 3, "name": "y" * 60}]},
            [[["players", 0, "hand"], ["a", "b"]], [["players", 1, "ore"], 3]],
        ),
        (
            {"map": {"hub": {"owner": 1, "words": "y" * 60}, "bay": None}},
            {"map": {"hub": {"owner": None, "words": "y" * 60}, "bay": None}},
            [[["map", "hub", "owner"], None]],
        ),
    ],
)
def test_what_is_told_is_what_is_different(before, after, parts):
    assert told(before, after) == parts


def test_a_view_that_is_all_different_is_told_whole():
    assert told({"a": "one" * 20, "b": [1, 2]}, {"c": "two" * 20, "d": [3]}) is None


@pytest.mark.parametrize("name", game_names())
def test_a_whole_match_by_changes_alone(name):
    """Every seat and a spectator, some skipping plies as slow readers do, with decisions taken back."""
    game, rng = load_game(name), random.Random(3)
    options = dict(game.resolve({"players": 3}))
    match = Match.new(game, options, [Seat(f"P{seat}") for seat in range(3)], b"views" * 7)
    viewers: dict[int | None, Any] = {seat: match.view(seat) for seat in (None, 0, 1, 2)}
    shown = {seat: ShownView(0, view) for seat, view in viewers.items()}
    told_bytes = whole_bytes = 0
    for step in range(150):
        if match.over:
            break
        undo = match.undo_plies(match.actor)
        if undo and rng.random() < 0.1:
            match.undo(match.actor, match.ply)
        else:
            match.command(match.actor, match.ply, rng.choice(match.legal(match.actor)))
        for seat in viewers:
            if seat is not None and step % (seat + 1):
                continue
            now = ShownView(match.ply, match.view(seat))
            changes = now.changes_since(shown[seat])
            whole = orjson.dumps(now.json)
            text = whole if changes is None else orjson.dumps(changes)
            viewers[seat] = (
                orjson.loads(text) if changes is None else changed(viewers[seat], orjson.loads(text))
            )
            shown[seat] = now
            told_bytes, whole_bytes = told_bytes + len(text), whole_bytes + len(whole)
            assert json.dumps(viewers[seat], sort_keys=True) == json.dumps(match.view(seat), sort_keys=True)
    assert told_bytes < whole_bytes / 2


# --- on the wire -----------------------------------------------------------------------------------------


@pytest.fixture
def house(database_url: str) -> Iterator[House]:
    with open_house(database_url) as house:
        yield house


def states(session: Any) -> list[Any]:
    """The states that came up to now, as they came."""
    session.send_json({"type": "ping"})
    found = []
    while (message := session.receive_json())["type"] != "pong":
        found += [message] if message["type"] == "state" else []
    return found


def test_first_the_whole_view_and_then_what_changed(house):
    table, group = house.seated("alien-frontiers", 2)
    views = KnownViews()
    with group[0].socket() as line:
        session = line.session
        session.send_json({"type": "watch", "table": table, "since": None})
        (first,) = states(session)
        assert "changes" not in first and views.completed(first)
        for _ in range(6):
            decider(table, group).move(table)
            (state,) = states(session)
            assert "view" not in state
            assert views.completed(state)["view"] == group[0].state(table)["view"]
        session.send_json({"type": "watch", "table": table, "since": state["ply"]})
        assert "changes" not in states(session)[-1]


def test_nobody_builds_on_what_another_connection_has(house):
    table, group = house.seated("alien-frontiers", 2)
    with group[0].socket() as early, group[0].socket() as late:
        early.watch(table)
        decider(table, group).move(table)
        assert states(early.session)
        late.session.send_json({"type": "watch", "table": table, "since": None})
        assert "changes" not in states(late.session)[-1]


# --- in the client ---------------------------------------------------------------------------------------


def state(ply: int, **more: Any) -> dict[str, Any]:
    return {"type": "state", "table": "t", "ply": ply, **more}


def test_changes_to_another_view_are_refused_once_and_then_wait_for_the_whole():
    views = KnownViews()
    views.completed(state(3, view={"a": 1, "b": [1]}))
    assert views.completed(state(4, changes={"since": 3, "parts": [[["a"], 2]]}))["view"] == {
        "a": 2,
        "b": [1],
    }
    with pytest.raises(Misfit):
        views.completed(state(6, changes={"since": 5, "parts": []}))
    assert views.completed(state(5, changes={"since": 4, "parts": []})) is None
    assert views.completed(state(7, view={"a": 5}))["view"] == {"a": 5}
    assert views.completed(state(8, changes={"since": 7, "parts": [[["a"]]]}))["view"] == {}


@pytest.mark.parametrize(
    "parts", [[[["b", 7], 1]], [[["nowhere", "a"], 1]], [[["b", "x"], 1]], [[["nowhere"]]]]
)
def test_changes_that_have_no_place_are_refused(parts):
    views = KnownViews()
    views.completed(state(3, view={"a": 1, "b": [1]}))
    with pytest.raises(Misfit):
        views.completed(state(4, changes={"since": 3, "parts": parts}))

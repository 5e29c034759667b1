"""The protocol's own parts: events, refusals, the checked play."""

import pytest
from plugin_game.game import GAME, SMUGGLE

from orrery.core.fields import dump
from orrery.core.game import IllegalAction
from orrery.core.messages import EVERYONE, Event, seat_name


def test_events_are_for_everyone_unless_masked() -> None:
    event = Event("id", {"player": seat_name(2)})
    assert event.seats == EVERYONE
    assert event.label() == ("id", {"player": "seat:2"})
    assert all(event.visible_to(viewer) for viewer in (None, 0, 1, 5))
    assert not event.reveals


def test_a_masked_event_is_for_its_seats_only() -> None:
    event = Event("id", {}, seats=0b101)
    assert [event.visible_to(seat) for seat in (0, 1, 2, 3)] == [True, False, True, False]
    assert not event.visible_to(None)
    assert not Event("id", {}, seats=0).visible_to(0)


def test_even_a_mask_of_all_seats_is_not_for_spectators() -> None:
    event = Event("id", {}, seats=0b1111)
    assert all(event.visible_to(seat) for seat in range(4))
    assert not event.visible_to(None)


def test_play_refuses_with_notation_and_reason_and_changes_nothing() -> None:
    state = GAME.new_state(GAME.resolve({}))
    before = GAME.key(state)
    events: list[Event] = []
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, SMUGGLE, events)
    assert caught.value.notation == "smuggle"
    assert caught.value.label == ("cb-why-phase", {"phase": "@cb-phase-chance"})
    assert "smuggle" in str(caught.value)
    assert (GAME.key(state), events) == (before, [])


def test_a_state_goes_through_json() -> None:
    options = GAME.resolve({"players": 2})
    state = GAME.new_state(options)
    for _ in range(7):
        GAME.apply(state, GAME.legal(state)[-1])
    assert GAME.key(GAME.load(options, dump(state))) == GAME.key(state)


def test_the_key_of_a_seat_is_its_view() -> None:
    state = GAME.new_state(GAME.resolve({"players": 2}))
    GAME.apply(state, GAME.legal(state)[0])
    twin = GAME.new_state(GAME.resolve({"players": 2}))
    GAME.apply(twin, GAME.legal(twin)[1])
    assert GAME.key(state) != GAME.key(twin)
    assert GAME.key(state, 0) != GAME.key(twin, 0)
    assert GAME.key(state, 1) == GAME.key(twin, 1)

"""Messages for people: labels written as calls, and events added for everyone."""

from orrery.core.messages import EVERYONE, Event, seat_name, tell, visible, why


def test_a_label_is_written_as_a_call() -> None:
    assert why("af-why-fuel", missing=2) == ("af-why-fuel", {"missing": 2})
    assert why("af-why-over") == ("af-why-over", {})


def test_what_is_told_is_an_event_for_everyone_that_reveals_nothing() -> None:
    events: list[Event] = []
    tell(events, "cb-event-scores", player=seat_name(1), points=3)
    tell(events, "cb-event-turn")
    assert [event.label() for event in events] == [
        ("cb-event-scores", {"player": "seat:1", "points": 3}),
        ("cb-event-turn", {}),
    ]
    assert all((event.seats, event.reveals) == (EVERYONE, False) for event in events)


def test_a_mask_is_for_its_seats_and_a_spectator_sees_what_everyone_does() -> None:
    assert [visible(0b10, seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert all(visible(EVERYONE, seat) for seat in (None, 0, 7))

"""Messages for people: ids with arguments, and the events that tell what happened."""

from typing import Final, TypeAlias

#: A message for people: a Fluent id and its arguments. An argument is a number, a literal word,
#: ``"@id"`` for the text of another message, or ``"seat:K"`` for the name of the player in seat K.
Label: TypeAlias = tuple[str, dict[str, int | str]]

EVERYONE: Final = -1


def seat_name(seat: int) -> str:
    """The argument of a label that stands for the player in ``seat``."""
    return f"seat:{seat}"


def why(id: str, **args: int | str) -> Label:
    """A label written as a call: ``why("af-why-fuel", missing=2)``."""
    return (id, args)


def visible(seats: int, seat: int | None) -> bool:
    """Whether a bit mask of seats includes ``seat``; a spectator (None) only sees what everyone does."""
    if seat is None:
        return seats == EVERYONE
    return bool(seats >> seat & 1)


class Event:
    """One thing that happened, as a message for those who may know it.

    ``seats`` is a bit mask of the seats that may see it (``EVERYONE`` includes spectators).
    ``reveals`` marks news that nobody can un-know: undo never goes back across it.
    """

    __slots__ = ("args", "id", "reveals", "seats")

    id: str
    args: dict[str, int | str]
    seats: int
    reveals: bool

    def __init__(
        self,
        id: str,
        args: dict[str, int | str],
        seats: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        self.id = id
        self.args = args
        self.seats = seats
        self.reveals = reveals

    def visible_to(self, seat: int | None) -> bool:
        """Whether ``seat`` (None: a spectator) may see this event."""
        return visible(self.seats, seat)

    def label(self) -> Label:
        """The event as a message for people."""
        return (self.id, self.args)


def tell(events: list[Event], id: str, **args: int | str) -> None:
    """Add an event that everyone may see.

    Rules call it under ``if events is not None``: without listeners no argument is even made.
    """
    events.append(Event(id, args))

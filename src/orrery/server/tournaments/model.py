"""What a tournament consists of, as pairing and standings see it: entrants are numbers, in no database."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finish:
    """How a seat came out of its match: a place from 1, shared places equal, and the points of the game."""

    place: int
    points: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """One table of a round. A bye, or a table to which nobody else came, is one of a single seat.

    ``seats`` has the entrant of every seat, None for a bot; ``absent`` those who should have played and did
    not come. ``finishes`` is None until the meeting is over.
    """

    round: int
    seats: tuple[int | None, ...]
    absent: tuple[int, ...] = ()
    finishes: tuple[Finish, ...] | None = None

    @property
    def played(self) -> bool:
        """Tell whether there was somebody to play against."""
        return len(self.seats) > 1

    @property
    def people(self) -> tuple[int, ...]:
        """Return the entrants who sit here, by seat."""
        return tuple(one for one in self.seats if one is not None)

    def seat_of(self, entrant: int) -> int | None:
        """Return the seat of an entrant; None if they do not sit here."""
        return self.seats.index(entrant) if entrant in self.seats else None

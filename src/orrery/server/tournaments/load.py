"""Reads tournaments from the database."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from orrery.core.registry import load_game
from orrery.server.storage.schema import accounts, entrants, meetings, rounds, tournaments
from orrery.server.tournaments.model import Finish, Meeting
from orrery.server.tournaments.standings import Standing, standings_of

#: What a tournament can be.
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, from round ``since`` on and, if they withdrew, up to round ``until``."""

    number: int
    account: str
    name: str
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class MeetingRow:
    """A meeting with its place in the tournament, and the table it is played at."""

    number: int
    table: str | None
    over: bool
    meeting: Meeting


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament with all that happened in it. ``row`` has the columns of ``schema.tournaments``."""

    row: Row[Any]
    entrants: tuple[Entrant, ...]
    meetings: tuple[MeetingRow, ...]
    #: Columns of ``schema.rounds`` but for the seed, by number.
    rounds: dict[int, Row[Any]]

    @property
    def id(self) -> str:
        """Return the id."""
        return str(self.row.id)

    @property
    def between_rounds(self) -> bool:
        """Tell whether it runs and no round is under way."""
        current = self.rounds.get(self.row.round)
        return bool(self.row.status == RUNNING and (current is None or current.ended is not None))

    def active(self) -> list[int]:
        """List who plays in the next round."""
        following = self.row.round + 1
        return [
            one.number
            for one in self.lots()
            if one.since <= following and (one.until is None or one.until >= following)
        ]

    def lots(self) -> list[Entrant]:
        """List the entrants in an order that nobody chose."""

        def lot(one: Entrant) -> bytes:
            return hashlib.sha256(f"{self.id} {one.number}".encode()).digest()

        return sorted(self.entrants, key=lot)

    def ended_meetings(self) -> list[Meeting]:
        """List the meetings that count already: of a duplicate round none before all its tables are over."""
        return [
            one.meeting
            for one in self.meetings
            if not self.row.duplicate or self.rounds[one.meeting.round].ended is not None
        ]

    def standings(self) -> Sequence[Standing]:
        """Order the entrants."""
        order = tuple(one.number for one in self.lots())
        return _standings(order, tuple(self.ended_meetings()), self.row.duplicate)

    def least_players(self) -> int:
        """Return how small a table may be: in a duplicate tournament all are compared, so all are full."""
        size = int(self.row.options["players"])
        return size if self.row.duplicate else min(size, max(2, load_game(self.row.game).min_players))


@lru_cache(maxsize=16)
def _standings(
    entrants: tuple[int, ...], meetings: tuple[Meeting, ...], duplicate: bool
) -> tuple[Standing, ...]:
    """Order entrants; many look at one tournament again and again, and all of them see the same."""
    return tuple(standings_of(entrants, meetings, duplicate))


def load(connection: Connection, tournament: str, lock: bool = False) -> Tournament | None:
    """Load a tournament; with ``lock`` no other process changes it before the transaction ends."""
    query = select(tournaments).where(tournaments.c.id == tournament)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    return None if row is None else Tournament(row, *_parts(connection, tournament))


def _parts(
    connection: Connection, tournament: str
) -> tuple[tuple[Entrant, ...], tuple[MeetingRow, ...], dict[int, Row[Any]]]:
    people = connection.execute(
        select(entrants.c.number, accounts.c.id, accounts.c.name, entrants.c.since, entrants.c.until)
        .join(accounts, accounts.c.id == entrants.c.account)
        .where(entrants.c.tournament == tournament)
        .order_by(entrants.c.number)
    )
    met = connection.execute(
        select(meetings)
        .where(meetings.c.tournament == tournament)
        .order_by(meetings.c.round, meetings.c.number)
    )
    parts = (rounds.c.round, rounds.c.began, rounds.c.deadline, rounds.c.ended)
    held: Iterable[Row[Any]] = connection.execute(select(*parts).where(rounds.c.tournament == tournament))
    return (
        tuple(Entrant(*row) for row in people),
        tuple(MeetingRow(row.number, row.table_id, row.over, _meeting(row)) for row in met),
        {row.round: row for row in held},
    )


def _meeting(row: Row[Any]) -> Meeting:
    finishes = None if row.finishes is None else tuple(Finish(*one) for one in row.finishes)
    return Meeting(row.round, tuple(row.seats), tuple(row.absent), finishes)


def stored_finishes(finishes: Sequence[Finish]) -> list[list[int]]:
    """Make what is stored of how the seats of a table came out."""
    return [[one.place, one.points] for one in finishes]

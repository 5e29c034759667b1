"""Opens rounds, watches over their tables and closes them: functions of a connection, for one transaction.

Each looks at what the database says and does what is due, so any process may do it at any time.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update

from orrery.core.chance import new_seed
from orrery.server import lobby
from orrery.server.storage.rooms import Room, lock_room, notify_table, tell_lobby
from orrery.server.storage.schema import (
    ABANDONED,
    meetings,
    results,
    rounds,
    seats,
    tables,
    tournaments,
)
from orrery.server.storage.schema import FINISHED as TABLE_FINISHED
from orrery.server.storage.schema import OPEN as TABLE_OPEN
from orrery.server.tournaments.entries import leave
from orrery.server.tournaments.load import (
    CANCELLED,
    FINISHED,
    OPEN,
    ROUND_ROBIN,
    RUNNING,
    MeetingRow,
    Tournament,
    load,
    stored_finishes,
)
from orrery.server.tournaments.model import Finish, Meeting
from orrery.server.tournaments.pairing import round_robin_round, swiss_round

_OVER: Final = (TABLE_FINISHED, ABANDONED)


@dataclass(slots=True)
class Changed:
    """Tables that have begun, that are different, and that are gone: who has them in memory looks again."""

    begun: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)


# --- what is due ----------------------------------------------------------------------------------------


def due_tournaments(connection: Connection, now: float) -> list[str]:
    """List the tournaments that begin, or go on with a round, by themselves now."""
    waiting = and_(tournaments.c.status.in_((OPEN, RUNNING)), tournaments.c.due <= now)
    return list(
        connection.execute(select(tournaments.c.id).where(waiting).order_by(tournaments.c.id)).scalars()
    )


def unsettled_tournaments(connection: Connection, now: float) -> list[str]:
    """List the tournaments with a table that is to begin, to be given up, or to be counted."""
    late = exists().where(
        rounds.c.tournament == meetings.c.tournament,
        rounds.c.round == meetings.c.round,
        rounds.c.deadline <= now,
    )
    empty = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "invited")
    called_off = exists().where(tournaments.c.id == meetings.c.tournament, tournaments.c.status == CANCELLED)
    ready: ColumnElement[bool] = or_(
        tables.c.id.is_(None),
        tables.c.status.in_(_OVER),
        and_(tables.c.status == TABLE_OPEN, or_(late, ~empty, called_off)),
    )
    query = (
        select(meetings.c.tournament)
        .outerjoin(tables, tables.c.id == meetings.c.table_id)
        .where(~meetings.c.over, ready)
        .distinct()
        .order_by(meetings.c.tournament)
    )
    return list(connection.execute(query).scalars())


def grant_time(connection: Connection, now: float) -> None:
    """Give everybody the whole time again to come to a table: nobody could while no server ran."""
    for row in connection.execute(
        select(rounds.c.tournament, rounds.c.round, tournaments.c.show_up)
        .join(tournaments, tournaments.c.id == rounds.c.tournament)
        .where(rounds.c.ended.is_(None))
    ).all():
        this = and_(rounds.c.tournament == row.tournament, rounds.c.round == row.round)
        connection.execute(update(rounds).where(this).values(deadline=now + row.show_up))


# --- a new round ----------------------------------------------------------------------------------------


def plan_round(there: Tournament) -> list[Meeting]:
    """Decide who meets whom in the next round; no meetings if there is nobody left to meet."""
    number = there.row.round + 1
    active = there.active()
    size, least, bots = there.row.options["players"], there.least_players(), there.row.bot is not None
    before = [one.meeting for one in there.meetings]
    if len(active) < 2:
        return []
    if there.row.system == ROUND_ROBIN:
        field = [one.number for one in there.lots() if one.since == 1]
        planned = round_robin_round(number, field, active, before, size, least, bots)
    else:
        playing = set(active)
        order = [one.entrant for one in there.standings() if one.entrant in playing]
        planned = swiss_round(number, order, before, size, least, bots)
    return planned if any(one.played for one in planned) else []


def open_round(
    connection: Connection, server: str, planned_for: Tournament, planned: Sequence[Meeting], now: float
) -> bool:
    """Open the round that was planned, or end the tournament if nothing was; False if things have changed."""
    there = load(connection, planned_for.id, lock=True)
    if there is None or there.row != planned_for.row or there.active() != planned_for.active():
        return False
    tell_lobby(connection, server)
    if not planned:
        _end(connection, there)
        return True
    number = there.row.round + 1
    row = {"tournament": there.id, "round": number, "began": now, "deadline": now + there.row.show_up}
    seed = new_seed() if there.row.duplicate else None
    connection.execute(insert(rounds).values({**row, "seed": seed}))
    values = {"round": number, "due": None}
    connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))
    for place, meeting in enumerate(planned):
        table = _prepare(connection, server, there, meeting) if meeting.played else None
        _add_meeting(connection, there.id, place, table, meeting)
    return True


def _prepare(connection: Connection, server: str, there: Tournament, meeting: Meeting) -> str:
    """Make the table of a meeting, with a seat kept for everybody; it is seen once the match begins."""
    people = {one.number: (one.account, one.name) for one in there.entrants}
    terms = {
        "options": lobby.resolve(there.row.game, {**there.row.options, "players": len(meeting.seats)}),
        "public": False,
        "rated": there.row.rated,
        "clock": there.row.clock,
        "tournament": there.id,
        "sealed": there.row.duplicate,
    }
    players = [there.row.bot if one is None else people[one] for one in meeting.seats]
    return lobby.prepare(connection, server, there.row.game, players, **terms)


def _add_meeting(
    connection: Connection, tournament: str, place: int, table: str | None, meeting: Meeting
) -> None:
    row = {"tournament": tournament, "round": meeting.round, "number": place, "table_id": table}
    row |= {"seats": meeting.seats, "absent": [], "over": not meeting.played}
    row |= {"finishes": None if meeting.played else stored_finishes([Finish(1, 0)])}
    connection.execute(insert(meetings).values(row))


# --- a round under way ----------------------------------------------------------------------------------


def settle(connection: Connection, server: str, tournament: str, now: float) -> Changed:
    """Begin the matches whose players are there, go on without those who did not come, count what is over."""
    there = load(connection, tournament, lock=True)
    changed = Changed()
    if there is None:
        return changed
    for row in there.meetings:
        if row.over:
            continue
        room = lock_room(connection, row.table) if row.table is not None else None
        if room is None or room.status in _OVER:
            _count(connection, there, row, room)
        elif room.status == TABLE_OPEN:
            late = there.rounds[row.meeting.round].deadline <= now
            _gather(connection, server, there, row, room, late, now, changed)
    after = load(connection, tournament)
    assert after is not None
    current = after.rounds.get(after.row.round)
    if current is not None and current.ended is None and all(row.over for row in after.meetings):
        _close_round(connection, server, after, now, changed)
    tell_lobby(connection, server)
    return changed


def _count(connection: Connection, there: Tournament, row: MeetingRow, room: Room | None) -> None:
    """Take in how a match ended; one that was given up ended level."""
    finishes = [Finish(1, 0)] * len(row.meeting.seats)
    if room is not None and room.status == TABLE_FINISHED:
        found = connection.execute(
            select(results.c.place, results.c.points)
            .where(results.c.table_id == room.id)
            .order_by(results.c.seat)
        )
        finishes = [Finish(one.place, one.points) for one in found]
    _set(connection, there, row, finishes=stored_finishes(finishes), over=True)


def _gather(
    connection: Connection,
    server: str,
    there: Tournament,
    row: MeetingRow,
    room: Room,
    late: bool,
    now: float,
    changed: Changed,
) -> None:
    """Begin a match if everybody is there or nobody is waited for any more."""
    if there.row.status == CANCELLED:
        _close_table(connection, server, room, changed)
        _set(connection, there, row, table_id=None, over=True)
        return
    missing = [seat for seat in room.seats if seat.kind == "invited"]
    if missing and not late:
        return
    absent = [one for seat in missing if (one := row.meeting.seats[seat.seat]) is not None]
    for one in absent:
        # Who does not come would keep others waiting in the next round, too.
        leave(connection, there, next(entrant for entrant in there.entrants if entrant.number == one))
    came = [one for one in row.meeting.people if one not in absent]
    if not missing:
        _begin(connection, server, there, row, room, now)
        changed.begun.append(room.id)
        return
    lineup = _lineup(there, row.meeting, absent)
    _close_table(connection, server, room, changed)
    if lineup is None:
        values: dict[str, Any] = {"table_id": None, "seats": came, "over": True}
        values["finishes"] = stored_finishes([Finish(1, 0)] * len(came))
        _set(connection, there, row, absent=absent, **values)
        return
    table = _prepare(connection, server, there, Meeting(row.meeting.round, tuple(lineup)))
    there_now = (seats.c.table_id == table) & (seats.c.kind == "invited")
    connection.execute(update(seats).where(there_now).values(kind="person"))
    made = lock_room(connection, table)
    assert made is not None
    _set(connection, there, row, table_id=table, seats=lineup, absent=absent)
    _begin(connection, server, there, row, made, now)
    changed.begun.append(table)


def _lineup(there: Tournament, meeting: Meeting, absent: Sequence[int]) -> list[int | None] | None:
    """Decide who plays when somebody did not come: with a bot in their place, or with fewer; None for nobody.

    A bot that sat there already plays on only with somebody to play against.
    """
    came = [one for one in meeting.people if one not in absent]
    if not came:
        return None
    if there.row.bot is not None:
        return [None if one in absent else one for one in meeting.seats]
    return list(came) if len(came) >= max(2, there.least_players()) else None


def _begin(
    connection: Connection, server: str, there: Tournament, row: MeetingRow, room: Room, now: float
) -> None:
    this = and_(rounds.c.tournament == there.id, rounds.c.round == row.meeting.round)
    seed = connection.execute(select(rounds.c.seed).where(this)).scalar_one()
    public = not there.row.duplicate
    lobby.begin(connection, server, room, now, new_seed() if seed is None else seed, public=public)


def _close_table(connection: Connection, server: str, room: Room, changed: Changed) -> None:
    connection.execute(delete(tables).where(tables.c.id == room.id))
    notify_table(connection, room.id, server)
    changed.closed.append(room.id)


def _set(connection: Connection, there: Tournament, row: MeetingRow, **values: Any) -> None:
    this = and_(
        meetings.c.tournament == there.id,
        meetings.c.round == row.meeting.round,
        meetings.c.number == row.number,
    )
    connection.execute(update(meetings).where(this).values(values))


# --- the end of a round ---------------------------------------------------------------------------------


def _close_round(
    connection: Connection, server: str, there: Tournament, now: float, changed: Changed
) -> None:
    """Close the round: its tables have no secrets any more, and the next one is due."""
    number = there.row.round
    this = and_(rounds.c.tournament == there.id, rounds.c.round == number)
    connection.execute(update(rounds).where(this).values(ended=now))
    if there.row.duplicate:
        opened = [
            row.table for row in there.meetings if row.meeting.round == number and row.table is not None
        ]
        values = {"sealed": False, "public": True}
        connection.execute(update(tables).where(tables.c.id.in_(opened)).values(values))
        for table in opened:
            notify_table(connection, table, server)
        changed.tables += opened
    if there.row.status != RUNNING:
        return
    if there.row.rounds is not None and number >= there.row.rounds:
        _end(connection, there)
    elif there.row.pause is not None:
        values = {"due": now + there.row.pause}
        connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))


def _end(connection: Connection, there: Tournament) -> None:
    values = {"status": FINISHED, "due": None, "ended": time.time()}
    connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))

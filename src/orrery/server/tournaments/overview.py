"""Makes every message about a tournament that leaves the server; docs/protocol.md lists every field.

No seed is among them, and of a duplicate round no results before all its tables are over: until then even
points would tell others about luck that they are still to have.
"""

from fractions import Fraction
from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from orrery.server.errors import not_found
from orrery.server.messages import Message
from orrery.server.storage.schema import OPEN as TABLE_OPEN
from orrery.server.storage.schema import accounts, entrants, seats, tables, tournaments
from orrery.server.tournaments.load import CANCELLED, FINISHED, OPEN, RUNNING, MeetingRow, Tournament, load

#: How many tournaments a list shows.
_LISTED: Final = 100
#: Fields of a tournament that are told as they are.
_TERMS: Final = (
    *("name", "game", "options", "system", "rounds", "duplicate", "rated", "clock", "bot", "late"),
    *("show_up", "pause", "status", "round", "due", "created", "started", "ended"),
)


# --- lists ----------------------------------------------------------------------------------------------


def listed(connection: Connection, which: str, account: str | None) -> list[Message]:
    """List tournaments, the newest first: ``open``, ``running``, ``over``, or ``mine``."""
    query = select(tournaments).order_by(tournaments.c.created.desc(), tournaments.c.id).limit(_LISTED)
    entered = select(entrants.c.tournament).where(entrants.c.account == account)
    if which == "mine":
        query = query.where((tournaments.c.organiser == account) | tournaments.c.id.in_(entered))
    else:
        kinds = {"open": (OPEN,), "running": (RUNNING,), "over": (FINISHED, CANCELLED)}[which]
        query = query.where(tournaments.c.status.in_(kinds))
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    counted = connection.execute(
        select(entrants.c.tournament, func.count())
        .where(entrants.c.tournament.in_(ids))
        .group_by(entrants.c.tournament)
    )
    heads = {one[0]: one[1] for one in counted}
    organisers = connection.execute(
        select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_({row.organiser for row in rows}))
    )
    names = {one.id: one.name for one in organisers}
    own = set(connection.execute(entered.where(entrants.c.tournament.in_(ids))).scalars())
    return [
        {**_terms(row, names[row.organiser]), "entered": row.id in own, "people": heads.get(row.id, 0)}
        for row in rows
    ]


def _terms(row: Row[Any], organiser: str) -> Message:
    terms = {name: getattr(row, name) for name in _TERMS}
    return {"tournament": row.id, **terms, "organiser": {"account": row.organiser, "name": organiser}}


# --- one tournament -------------------------------------------------------------------------------------


def read(connection: Connection, tournament: str) -> tuple[Tournament, str, dict[str, str], set[str]]:
    """Read a tournament, who organises it, what its tables are, and the seats that people have not taken."""
    there = load(connection, tournament)
    if there is None:
        raise not_found("tournament")
    name: str = connection.execute(
        select(accounts.c.name).where(accounts.c.id == there.row.organiser)
    ).scalar_one()
    under_way = [row.table for row in there.meetings if row.table is not None and not row.over]
    found = connection.execute(select(tables.c.id, tables.c.status).where(tables.c.id.in_(under_way)))
    kept = connection.execute(
        select(seats.c.account).where(seats.c.table_id.in_(under_way), seats.c.kind == "invited")
    )
    return there, name, {row.id: row.status for row in found}, set(kept.scalars())


def overview_of(
    there: Tournament, organiser: str, status: dict[str, str], missing: set[str], account: str | None
) -> Message:
    """Make all that somebody may know about a tournament."""
    own = next((one for one in there.entrants if account is not None and one.account == account), None)
    active = set(there.active())
    return {
        **_terms(there.row, organiser),
        "entered": own is not None,
        "people": len(there.entrants),
        "entrants": [
            {
                "entrant": one.number,
                "account": one.account,
                "name": one.name,
                "since": one.since,
                "until": one.until,
                "missing": one.account in missing,
            }
            for one in there.entrants
        ],
        "standings": [
            {
                "entrant": row.entrant,
                "place": row.place,
                "score": _number(row.score),
                "buchholz": _number(row.buchholz),
                "sonneborn_berger": _number(row.sonneborn_berger),
                "points": row.points,
                "rounds": [None if one is None else _number(one) for one in row.rounds],
            }
            for row in there.standings()
        ],
        "played": [_round(there, number, status, own.number if own else None) for number in there.rounds],
        "you": None
        if own is None
        else {
            "entrant": own.number,
            "active": own.number in active,
            "table": next((row.table for row in there.meetings if _awaits(row, own.number)), None),
            "missing": own.account in missing,
        },
    }


def _awaits(row: MeetingRow, entrant: int) -> bool:
    return not row.over and entrant in row.meeting.seats


def _round(there: Tournament, number: int, status: dict[str, str], own: int | None) -> Message:
    held = there.rounds[number]
    hidden = there.row.duplicate and held.ended is None
    return {
        "round": number,
        "began": held.began,
        "deadline": held.deadline,
        "ended": held.ended,
        "meetings": [
            _meeting(row, status, hidden, own) for row in there.meetings if row.meeting.round == number
        ],
    }


def _meeting(row: MeetingRow, status: dict[str, str], hidden: bool, own: int | None) -> Message:
    meeting = row.meeting
    mine = own is not None and own in meeting.seats
    finishes = None if hidden and meeting.played else meeting.finishes
    waiting = row.table is None or status.get(row.table) == TABLE_OPEN
    return {
        "table": row.table if mine or not (hidden or (waiting and not row.over)) else None,
        "status": "over" if row.over else "waiting" if waiting else "playing",
        "seats": meeting.seats,
        "absent": meeting.absent,
        "finishes": None if finishes is None else [[one.place, one.points] for one in finishes],
    }


def _number(exact: Fraction) -> float:
    return round(float(exact), 6)


# --- what waits for somebody ----------------------------------------------------------------------------


def names_of(connection: Connection, ids: set[str]) -> dict[str, tuple[str, int]]:
    """Return the name of tournaments, and the round each is in."""
    found = connection.execute(
        select(tournaments.c.id, tournaments.c.name, tournaments.c.round).where(tournaments.c.id.in_(ids))
    )
    return {row.id: (row.name, row.round) for row in found}


def copy_for(connection: Connection, account: str) -> list[Message]:
    """List the tournaments of an account, for a copy of what is kept of it."""
    found = connection.execute(
        select(
            tournaments.c.id, tournaments.c.name, entrants.c.since, entrants.c.until, tournaments.c.organiser
        )
        .outerjoin(entrants, (entrants.c.tournament == tournaments.c.id) & (entrants.c.account == account))
        .where((entrants.c.account == account) | (tournaments.c.organiser == account))
        .order_by(tournaments.c.created, tournaments.c.id)
    )
    return [
        {
            "tournament": row.id,
            "name": row.name,
            "organiser": row.organiser == account,
            "since": row.since,
            "until": row.until,
        }
        for row in found
    ]

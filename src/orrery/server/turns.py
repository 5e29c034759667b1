"""What waits for somebody: a move, an answer to an offer, or a seat that is kept for them."""

from math import inf
from typing import Final

from sqlalchemy import Connection, or_, select

from orrery.server.messages import Message, summary_of
from orrery.server.storage.rooms import Room, load_rooms
from orrery.server.storage.schema import OPEN, RUNNING, offers, seats, tables
from orrery.server.tournaments.overview import names_of

#: How many tables are listed.
_LISTED: Final = 200


def turns_of(connection: Connection, account: str, now: float) -> list[Message]:
    """List the tables that wait for an account: the least time left first, then who waits longest."""
    own = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.account == account)
    moving = own.where(tables.c.status == RUNNING, seats.c.bot.is_(None), seats.c.seat == tables.c.actor)
    asked = own.where(
        tables.c.status == RUNNING,
        seats.c.bot.is_(None),
        tables.c.id.in_(select(offers.c.table_id)),
    )
    kept = own.where(tables.c.status == OPEN, seats.c.kind == "invited")
    found = select(tables.c.id).where(
        or_(tables.c.id.in_(moving), tables.c.id.in_(asked), tables.c.id.in_(kept))
    )
    ids = list(connection.execute(found.order_by(tables.c.moved, tables.c.id).limit(_LISTED)).scalars())
    rooms = load_rooms(connection, ids)
    tournaments = names_of(connection, {room.tournament for room in rooms if room.tournament is not None})
    turns = [_turn(room, account, now, tournaments) for room in rooms]
    return sorted(
        (turn for turn in turns if turn["what"] is not None),
        key=lambda turn: (inf if turn["left"] is None else turn["left"], turn["since"], turn["table"]),
    )


def _turn(room: Room, account: str, now: float, tournaments: dict[str, tuple[str, int]]) -> Message:
    """Make the summary of a table with ``what`` it waits for, since when, and how much time is left."""
    seat = room.seat_of(account)
    what: str | None = None
    if room.status == OPEN:
        what = "seat"
    elif seat is not None and room.actor == seat:
        what = "move"
    elif any(seat in offer.waiting for offer in room.offers):
        what = "answer"
    left = max(0.0, room.deadline - now) if what == "move" and room.deadline is not None else None
    name, number = tournaments.get(room.tournament or "", (None, None))
    return {
        **summary_of(room, account),
        "what": what,
        "since": room.created if room.moved is None else room.moved,
        "left": left,
        "tournament_name": name,
        "tournament_round": number,
    }

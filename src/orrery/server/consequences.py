"""What follows from a change of a match without anybody doing it: standing orders, clocks, the end."""

from dataclasses import replace

from orrery.core.match import Match
from orrery.core.record import to_line
from orrery.server import messages
from orrery.server.storage.rooms import EntryRow, Room
from orrery.server.storage.schema import FINISHED
from orrery.server.storage.updates import MatchUpdate


def follow_orders(room: Room, match: Match) -> None:
    """Play what people ordered to be played for them."""
    while not match.over and match.record.result is None:
        if match.seats[match.actor].bot is not None:
            return
        orders = room.seats[match.actor].orders
        if not any(orders.values()):
            return
        legal = match.legal(match.actor)
        action = match.pass_action() if orders["pass"] else None
        if action is None and orders["forced"] and len(legal) == 1 and not match.secret_choice:
            action = legal[0]
        if action is None:
            return
        match.command(match.actor, match.ply, action)


def complete(change: MatchUpdate, room: Room, match: Match, wall: float, now: float) -> None:
    """Put into a change what happened to the match since it began.

    ``wall`` is the time of day, which the record has; ``now`` is that by which players are charged.
    """
    told = {entry.ply: messages.told_of(entry) for entry in messages.log_from(match.log, change.before)}
    change.entries = [
        EntryRow(entry.ply, to_line(entry), told.get(entry.ply), wall)
        for entry in match.record.entries[change.before :]
    ]
    change.ply = match.ply
    change.actor = match.actor if match.actor >= 0 else None
    _charge(change, room, match, now)
    if match.record.result is not None:
        over = {"status": FINISHED, "ended": wall, "outcome": to_line(match.record.result)}
        # Nobody looks after it any more.
        change.table |= {**over, "runner": None}


def _charge(change: MatchUpdate, room: Room, match: Match, now: float) -> None:
    """Charge the time to who used it, and start that of who decides next."""
    change.moved = now
    if room.clock is None:
        return
    banks = {seat.seat: seat.bank for seat in room.seats if seat.bank is not None} | change.banks
    used = room.actor
    if used is not None and room.deadline is not None and room.moved is not None and used in banks:
        banks[used] = max(0.0, banks[used] - (now - room.moved))
        if change.actor != used:
            banks[used] += room.clock["increment"]
        change.banks[used] = banks[used]
    if change.actor is not None and match.seats[change.actor].bot is None and change.actor in banks:
        change.deadline = now + banks[change.actor]


def moved_on(room: Room, change: MatchUpdate) -> Room:
    """Return the room after a change that was nothing but moves."""
    seats = room.seats
    if change.banks:
        seats = tuple(replace(seat, bank=change.banks.get(seat.seat, seat.bank)) for seat in seats)
    # Made for every move, and a frozen dataclass takes its many fields one by one.
    after = Room.__new__(Room)
    after.__dict__.update(room.__dict__)
    after.__dict__.update(
        ply=change.ply, actor=change.actor, moved=change.moved, deadline=change.deadline, seats=seats
    )
    return after

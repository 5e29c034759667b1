"""Makes every message about a table that leaves the server, for one viewer each.

This is the one place where a match becomes a message. A seat gets its own view, its own choices and what
the log lets it see; a spectator (``seat`` None) gets what is public. docs/protocol.md lists every field, and
a test fails for one that is not listed.
"""

import json
from collections.abc import Sequence
from typing import Any

from orrery.core.history import LogEntry
from orrery.core.match import Match
from orrery.core.messages import EVERYONE, Event, Label, visible
from orrery.core.record import Entry, Record, Result, parse_entry, parse_result
from orrery.core.replay import Standing
from orrery.core.sets import SetChoice
from orrery.server.errors import Refused
from orrery.server.storage.rooms import EntryRow, Room, SeatRow
from orrery.server.storage.schema import ABANDONED, FINISHED, REPLAY
from orrery.server.views import ShownView

Message = dict[str, Any]

#: When nothing more happens.
_OVER = (FINISHED, ABANDONED, REPLAY)


def over(room: Room) -> bool:
    """Tell whether nothing more happens at a table."""
    return room.status in _OVER


def disclosed(room: Room) -> bool:
    """Tell whether a table has no secrets left: it is over, and no other table has the same luck."""
    return over(room) and not room.sealed


# --- the log --------------------------------------------------------------------------------------------


def told_of(entry: LogEntry) -> Message:
    """Make what is stored of a log entry: everybody's part of it."""
    events = [{"id": event.id, "args": event.args, "seats": event.seats} for event in entry.events]
    return {"seats": entry.seats, "label": entry.label, "events": events}


def stored_log(rows: Sequence[EntryRow]) -> list[LogEntry]:
    """Rebuild the log of a match from what is stored, without its rules; take-backs are applied."""
    log: list[LogEntry] = []
    for row in rows:
        entry = parse_entry(row.line, row.ply)
        if entry.undo is not None:
            while log and log[-1].ply >= entry.undo:
                log.pop()
        elif row.told is not None:
            events = tuple(Event(one["id"], one["args"], one["seats"]) for one in row.told["events"])
            label: Label = (row.told["label"][0], row.told["label"][1])
            log.append(LogEntry(row.ply, entry.actor, entry.move or "", label, row.told["seats"], events))
    return log


def log_floor(entries: Sequence[Entry], since: int) -> int:
    """Find the ply from which somebody who knew the log up to ``since`` must get it again."""
    floor = max(0, min(since, len(entries)))
    for entry in entries[floor:]:
        if entry.undo is not None and entry.undo < floor:
            floor = entry.undo
    return floor


def log_from(log: Sequence[LogEntry], ply: int) -> Sequence[LogEntry]:
    """Return the end of the log from a ply on; there is more before it than in it."""
    first = len(log)
    while first > 0 and log[first - 1].ply >= ply:
        first -= 1
    return log[first:]


def log_part(log: Sequence[LogEntry], seat: int | None, keep: int, everything: bool) -> Message:
    """Make the log from ply ``keep`` on, as ``seat`` may read it."""
    return {"keep": keep, "entries": [log_line(entry, seat, everything) for entry in log_from(log, keep)]}


def log_line(entry: LogEntry, seat: int | None, everything: bool) -> Message:
    """Make one entry of the log; a move that this seat may not see is null, whatever it was."""
    shown = everything or entry.visible_to(seat)
    events = entry.events if everything else entry.visible_events(seat)
    return {
        "ply": entry.ply,
        "actor": entry.actor,
        "move": entry.move if shown else None,
        "label": entry.label if shown else None,
        "events": [event.label() for event in events],
    }


# --- the match ------------------------------------------------------------------------------------------


def state_for(
    room: Room,
    match: Match,
    seat: int | None,
    keep: int,
    now: float,
    view: ShownView,
    known: ShownView | None = None,
) -> Message:
    """Make the ``state`` for ``seat``: its own ``view``, its choices, the log from ply ``keep`` on.

    If the seat's own view at an earlier ply is ``known`` to be there, what changed since may stand for it.
    """
    everything = disclosed(room)
    decides = match.actor if match.actor >= 0 and not over(room) else None
    own = seat if decides == seat else None
    return {
        "type": "state",
        "table": room.id,
        "status": room.status,
        "ply": match.ply,
        "seat": seat,
        "actor": decides,
        **_view(view, known),
        "choices": [_choice(match, action) for action in match.legal(own)] if own is not None else [],
        "set": _set(match, match.set_choice(own)) if own is not None else None,
        "undo": match.undo_plies(seat) if seat is not None and decides is not None else [],
        "log": log_part(match.log, seat, keep, everything),
        "takeback": _takeback(match.record),
        "clock": clock_of(room, now),
        "result": _result(match.record.result, match.record.entries[-1:], everything),
    }


def _view(view: ShownView, known: ShownView | None) -> Message:
    changes = view.changes_since(known) if known is not None else None
    if known is None or changes is None:
        return {"view": view.json}
    return {"changes": {"since": known.ply, "parts": changes}}


def frozen_state(room: Room, status: str, rows: Sequence[EntryRow], seat: int | None) -> Message:
    """Make the ``state`` of a match whose rules this server does not have: its log can be read."""
    everything = disclosed(room)
    return {
        "type": "state",
        "table": room.id,
        "status": status,
        "ply": room.ply,
        "seat": seat,
        "actor": None,
        "view": None,
        "choices": [],
        "set": None,
        "undo": [],
        "log": log_part(stored_log(rows), seat, 0, everything),
        "takeback": None,
        "clock": None,
        "result": _stored_result(room, rows),
    }


def _choice(match: Match, action: int) -> Message:
    return {"action": action, "move": match.notate(action), "label": match.label(action)}


def _set(match: Match, choice: SetChoice | None) -> Message | None:
    """Make what may be marked where the decision at hand chooses a set."""
    if choice is None:
        return None
    return {
        "items": [
            {**_choice(match, item.action), "times": item.times, "worth": item.worth, "tags": item.tags}
            for item in choice.items
        ],
        "least": choice.least,
        "most": choice.most,
        "confirm": choice.confirm,
        "goal": choice.goal,
        "limits": [{"tag": limit.tag, "least": limit.least, "most": limit.most} for limit in choice.limits],
        "alike": choice.alike,
        "most_total": choice.most_total,
    }


def _takeback(record: Record) -> Message | None:
    if not record.entries or record.entries[-1].undo is None:
        return None
    last = record.entries[-1]
    return {"seat": last.actor, "to": last.undo, "agreed": last.agreed}


def _result(result: Result | None, last: Sequence[Entry], everything: bool) -> Message | None:
    """Make the result, with the seed if nothing is hidden any more.

    ``last`` is the last entry: if somebody left by it, the match ended with that.
    """
    if result is None:
        return None
    seed = result.seed if everything else None
    left = next(({"seat": one.actor, "how": one.left} for one in last if one.left is not None), None)
    return {"scores": result.scores, "ranking": result.ranking, "left": left, "seed": seed}


def _stored_result(room: Room, rows: Sequence[EntryRow]) -> Message | None:
    if room.outcome is None:
        return None
    last = [parse_entry(row.line, row.ply) for row in rows[-1:]]
    return _result(parse_result(room.outcome, room.ply), last, disclosed(room))


def clock_of(room: Room, now: float) -> Message | None:
    """Make the clocks as they stand; None at a table without."""
    if room.clock is None or room.moved is None:
        return None
    running = room.actor if room.deadline is not None else None
    return {"now": now, "running": running, "since": room.moved, "left": [seat.bank for seat in room.seats]}


def summary_for(
    race: Sequence[Standing], ratings: Sequence[Message | None], review: Message | None
) -> Message:
    """Make what is told of a match without secrets: how the points went, and what came of it."""
    return {"race": [one._asdict() for one in race], "ratings": ratings, "review": review}


# --- answers to commands --------------------------------------------------------------------------------


def ack_for(table_id: str, key: str, ply: int) -> Message:
    """Make the answer to a command that was carried out."""
    return {"type": "ack", "table": table_id, "key": key, "ply": ply}


def refused_for(table_id: str, key: str, ply: int, refused: Refused) -> Message:
    """Make the answer to a command that was not carried out."""
    return {
        "type": "refused",
        "table": table_id,
        "key": key,
        "ply": ply,
        "code": refused.code,
        "message": refused.message,
        "label": refused.label,
    }


def reasons_for(table_id: str, key: str, ply: int, reasons: Sequence[Label | None]) -> Message:
    """Make the answer to the question why actions are impossible; None for one that is possible."""
    return {"type": "reasons", "table": table_id, "key": key, "ply": ply, "reasons": reasons}


# --- the room -------------------------------------------------------------------------------------------


def room_for(
    room: Room, account: str | None, status: str, problem: str | None, online: set[str], watching: int
) -> Message:
    """Make the ``room``: who sits where, what is asked of whom; ``you`` is for this account alone."""
    seat = room.seat_of(account)
    return {
        "type": "room",
        "table": room.id,
        "game": room.game,
        "rules": room.rules,
        "options": room.options,
        "status": status,
        "public": room.public,
        "rated": room.rated,
        "host": room.host,
        "clock": room.clock,
        "created": room.created,
        "problem": problem,
        "rematch": room.rematch,
        "tournament": room.tournament,
        "sealed": room.sealed,
        "you": {
            "account": account,
            "seat": seat,
            "orders": room.seats[seat].orders if seat is not None else None,
        },
        "seats": [_seat(one, online) for one in room.seats],
        "watching": watching,
        "offers": [
            {
                "id": offer.id,
                "kind": offer.kind,
                "by": offer.by,
                "data": offer.data,
                "agreed": offer.agreed,
                "waiting": offer.waiting,
            }
            for offer in room.offers
        ],
        "declined": room.declined,
    }


def _seat(seat: SeatRow, online: set[str]) -> Message:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "account": seat.account,
        "name": seat.name,
        "bot": seat.bot,
        "online": seat.kind == "bot" or seat.account in online,
        "left": seat.departed,
    }


def invitation_for(room: Room, host: str, seat: int) -> Message:
    """Make what whoever holds an invitation may know before they accept it."""
    return {
        "game": room.game,
        "options": room.options,
        "public": room.public,
        "rated": room.rated,
        "clock": room.clock,
        "host": host,
        "seat": seat,
        "seats": _listed_seats(room),
    }


def _listed_seats(room: Room) -> list[Message]:
    return [{"seat": one.seat, "kind": one.kind, "name": one.name, "bot": one.bot} for one in room.seats]


def summary_of(room: Room, account: str | None) -> Message:
    """Make the summary of a table for a list."""
    return {
        "table": room.id,
        "game": room.game,
        "options": room.options,
        "status": room.status,
        "public": room.public,
        "rated": room.rated,
        "clock": room.clock,
        "host": room.host,
        "created": room.created,
        "ply": room.ply,
        "actor": room.actor,
        "you": room.seat_of(account),
        "tournament": room.tournament,
        "kept": any(one.account == account and one.kind == "invited" for one in room.seats if account),
        "seats": _listed_seats(room),
    }


# --- the record -----------------------------------------------------------------------------------------


def record_for(room: Room, rows: Sequence[EntryRow], seat: int | None) -> list[str]:
    """Make the lines of the record: all of it once nothing is hidden, else what ``seat`` saw.

    The latter has no hashes, for those would let secrets be guessed, and its header says whose it is.
    """
    if room.header is None:
        return []
    if disclosed(room):
        lines = [room.header, *(row.line for row in rows)]
        return [*lines, room.outcome] if room.outcome is not None else lines
    header = {**json.loads(room.header), "seen_by": seat}
    lines = [json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n"]
    for row in rows:
        entry = json.loads(row.line)
        del entry["hash"]
        seats = row.told["seats"] if row.told is not None else EVERYONE
        if "move" in entry and not visible(seats, seat):
            del entry["move"]
            entry["hidden"] = True
        lines.append(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")
    return lines

"""Tells what happened at a table beside the match: talk, offers, take-backs, arrivals, the connection."""

from orrery.cli.terminal.online_commands import duration
from orrery.cli.terminal.style import clean
from orrery.client import Announcement, Offer, Room, RoomSeat, Snapshot
from orrery.core.messages import Label, seat_name


def news_between(
    before: Snapshot, now: Snapshot, language: str = "en", own_undo: bool = False
) -> list[Label]:
    """List what is to be told after ``before``; ``language`` is that of announcements.

    ``own_undo``: the take-back in between was asked for here.
    """
    news = [*_connection(before, now), *_arrivals(before.room, now.room)]
    if not own_undo:
        news += _takeback(before, now)
    news += [*_offers(before.room, now.room), *_time(before, now), *_rematch(before.room, now.room)]
    told = {one.id for one in before.announcements}
    news += [announcement_label(one, language) for one in now.announcements if one.id not in told]
    last = before.chat[-1].id if before.chat else -1
    news += [
        ("terminal-remote-said", {"player": clean(line.name), "text": clean(line.text)})
        for line in now.chat
        if line.id > last
    ]
    return news


def announcement_label(announcement: Announcement, language: str) -> Label:
    """Return an announcement of the server's operator as a message."""
    return "terminal-remote-announcement", {"text": clean(announcement.words(language))}


def _connection(before: Snapshot, now: Snapshot) -> list[Label]:
    if before.connected and not now.connected:
        return [("terminal-remote-lost", {})]
    # Version 1 is the first connection there ever was.
    if now.connected and not before.connected and before.version > 0:
        return [("terminal-remote-back", {})]
    if now.connected and before.writable != now.writable:
        return [("terminal-remote-writable" if now.writable else "terminal-remote-unwritable", {})]
    return []


def _arrivals(before: Room, now: Room) -> list[Label]:
    news: list[Label] = []
    for old, new in zip(before.seats, now.seats, strict=True):
        name = clean(new.name or "?")
        if new.seat == now.seat and new.left == "takeover" and old.left is None:
            news.append(("terminal-remote-taken-over", {}))
        if new.kind != "person" or new.seat == now.seat:
            continue
        if old.kind != "person":
            news.append(("terminal-remote-sat-down", {"player": name}))
        elif old.online != new.online and new.left is None:
            message = "terminal-remote-online" if new.online else "terminal-remote-offline"
            news.append((message, {"player": name}))
    return news


def _takeback(before: Snapshot, now: Snapshot) -> list[Label]:
    """Report a take-back: entries of the earlier log that are missing in the later one."""
    left = {entry.ply for entry in now.log}
    gone = [entry for entry in before.log if entry.ply not in left]
    if not gone or now.state is None:
        return []
    takeback = now.state.takeback
    seat = gone[0].actor if takeback is None else takeback.seat
    return [
        (
            "terminal-remote-taken-back",
            {"player": seat_name(seat), "moves": sum(entry.actor >= 0 for entry in gone)},
        )
    ]


def _offers(before: Room, now: Room) -> list[Label]:
    old = {offer.id for offer in before.offers}
    new = {offer.id for offer in now.offers}
    news = [offer_label(offer) for offer in now.offers if offer.id not in old]
    if any(now.seat in offer.waiting for offer in now.offers if offer.id not in old):
        news.append(("terminal-offer-answer", {}))
    return news + [_ending(offer, now) for offer in before.offers if offer.id not in new]


def _ending(offer: Offer, now: Room) -> Label:
    """Report how an offer ended: who declined it, or that it was settled."""
    no = now.declined
    if no is None or no.offer != offer.id:
        return "terminal-offer-settled", {"number": offer.id}
    return "terminal-offer-refused", {"number": offer.id, "player": seat_name(no.seat)}


def _time(before: Snapshot, now: Snapshot) -> list[Label]:
    """Report time that somebody gave to the own seat: its clock rose although nothing was decided."""
    seat, old, new = now.room.seat, before.state, now.state
    if seat is None or old is None or new is None or old.ply != new.ply:
        return []
    if old.clock is None or new.clock is None:
        return []
    had, has = old.clock.remaining(seat), new.clock.remaining(seat)
    if had is None or has is None:
        return []
    used = new.clock.now - old.clock.now if old.clock.running == seat else 0.0
    seconds = round(has - had + used)
    return [time_label(seat, seconds)] if seconds > 0 else []


def time_label(seat: int, seconds: int) -> Label:
    """Return the message that a seat was given more time."""
    return "terminal-remote-extended", {"player": seat_name(seat), "time": duration(seconds)}


def _rematch(before: Room, now: Room) -> list[Label]:
    if before.rematch is None and now.rematch is not None and now.seat is not None:
        return [("terminal-remote-rematch", {})]
    return []


def offer_label(offer: Offer) -> Label:
    """Describe an offer, with the number by which it is answered."""
    args: dict[str, int | str] = {"number": offer.id, "player": seat_name(offer.by)}
    if offer.kind == "takeback":
        return "terminal-offer-takeback", {**args, "ply": int(offer.data.get("to", 0))}
    if offer.kind == "takeover":
        other = seat_name(int(offer.data.get("seat", 0)))
        return "terminal-offer-takeover", {**args, "other": other, "bot": str(offer.data.get("bot"))}
    return "terminal-offer-abandon", args


def seat_labels(seat: RoomSeat) -> list[Label]:
    """Describe who sits in a seat and whether they are online or have left."""
    if seat.left is not None and seat.bot is None:
        return [(f"terminal-people-{seat.left}", {})]
    if seat.left is not None:
        return [("terminal-people-left", {"bot": clean(seat.bot or "?")})]
    if seat.kind == "bot":
        return [("terminal-people-bot", {"bot": clean(seat.bot or "?")})]
    if seat.kind == "person":
        return [("terminal-people-online" if seat.online else "terminal-people-offline", {})]
    return [("terminal-people-open" if seat.kind == "open" else "terminal-people-invited", {})]

"""What players agree on outside the rules: offers and answers, take-backs, and who plays a seat."""

import time
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, insert, update

from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.server.bots import seatable, substitute
from orrery.server.commands import Answer, Offer, Resign, Return
from orrery.server.errors import Refused
from orrery.server.identity import Account
from orrery.server.storage.rooms import (
    NO_ORDERS,
    MatchUpdate,
    OfferRow,
    drop_offer,
    lock_room,
    notify_table,
    remember_declined,
)
from orrery.server.storage.schema import ABANDONED, RUNNING, offers, tables
from orrery.server.table import Table

#: How many offers may stand at a table.
_MOST_OFFERS: Final = 8


# --- offers ---------------------------------------------------------------------------------------------


async def offer(table: Table, account: Account, seat: int, command: Offer) -> int:
    """Propose what needs everybody's consent; it is done at once if nobody else is to be asked."""
    table.expect_running()
    if seat not in table.room.people():
        raise Refused("not-allowed", "a bot plays for you")
    data = await _terms(table, seat, command)
    absent = _absent(table, int(data["seat"])) if command.kind == "takeover" else None

    def ask(connection: Connection) -> OfferRow:
        room = table.lock_running(connection)
        if len(room.offers) >= _MOST_OFFERS:
            raise Refused("too-many", "answer the offers that stand first")
        if any(one.kind == command.kind and one.data == data for one in room.offers):
            raise Refused("not-allowed", "this has been offered already")
        waiting = [one for one in room.people() if one not in (seat, absent)]
        if waiting:
            row = {"kind": command.kind, "by_seat": seat, "data": data, "agreed": [seat], "waiting": waiting}
            connection.execute(insert(offers).values({"table_id": table.id, **row}))
        remember_declined(connection, table.id, None)
        notify_table(connection, table.id, table.services.server_id)
        return OfferRow(0, command.kind, seat, data, [seat], waiting)

    ply, made = await table.write_once((account.id, command.key), ask)
    await table.refresh_room()
    if not made.waiting:
        await _carry_out(table, made)
    return ply


async def _terms(table: Table, seat: int, command: Offer) -> dict[str, Any]:
    """Check what is offered and return its terms."""
    if command.kind == "takeback":
        async with table.current():
            match = table.playable()
            table.expect_short(match)
            standing = [entry.ply for entry in match.log if entry.actor >= 0 and entry.move]
        if command.to is None or command.to not in standing:
            raise Refused("nothing-to-undo", "name the ply of a decision that still stands")
        return {"to": command.to}
    if command.kind == "abandon":
        return {}
    bot = command.bot or substitute()
    people = table.room.people()
    if command.seat is None or command.seat not in people or command.seat == seat:
        raise Refused("not-allowed", "name the seat of another person")
    if not seatable(bot):
        raise Refused("not-allowed", "there is no such bot")
    return {"seat": command.seat, "bot": bot}


def _absent(table: Table, seat: int) -> int | None:
    """Return the seat if its player is away; one who is there is asked, too."""
    shown = table.room_message(None)["seats"][seat]
    return None if shown["online"] else seat


async def answer(table: Table, account: Account, seat: int, command: Answer) -> int:
    """Consent to an offer or decline it; the last consent carries it out, one no withdraws it."""

    def settle(connection: Connection) -> OfferRow | None:
        room = table.lock_running(connection)
        found = next((one for one in room.offers if one.id == command.offer), None)
        if found is None or (seat not in found.waiting and (command.accept or seat != found.by)):
            raise Refused("no-such-offer", "there is no offer for you to answer")
        notify_table(connection, table.id, table.services.server_id)
        if command.accept:
            return _consent(connection, found, [*found.agreed, seat], seat)
        drop_offer(connection, found.id)
        if seat != found.by:
            no = {"offer": found.id, "by": found.by, "seat": seat, "ply": room.ply}
            remember_declined(connection, table.id, no)
        return None

    ply, agreed = await table.write_once((account.id, command.key), settle)
    await table.refresh_room()
    if agreed is not None:
        await _carry_out(table, agreed)
    return ply


def _consent(connection: Connection, given: OfferRow, agreed: list[int], seat: int) -> OfferRow | None:
    """Record that ``seat`` is not waited for any more; returns the offer once it was the last."""
    waiting = [one for one in given.waiting if one != seat]
    if not waiting:
        drop_offer(connection, given.id)
        return OfferRow(given.id, given.kind, given.by, given.data, agreed, [])
    changed = {"agreed": agreed, "waiting": waiting}
    connection.execute(update(offers).where(offers.c.id == given.id).values(changed))
    return None


async def withdraw_from_offers(table: Table, seat: int) -> None:
    """Settle the offers after a player left: none waits for them, and their own lapse."""

    def settle(connection: Connection) -> list[OfferRow]:
        room = lock_room(connection, table.id)
        agreed = []
        for one in room.offers if room is not None and room.status == RUNNING else ():
            if one.by == seat or (one.kind == "takeover" and one.data["seat"] == seat):
                drop_offer(connection, one.id)
            elif seat in one.waiting and (done := _consent(connection, one, one.agreed, seat)):
                agreed.append(done)
        notify_table(connection, table.id, table.services.server_id)
        return agreed

    if not table.room.offers:
        return
    for agreed in await table.services.db.write(settle):
        await _carry_out(table, agreed)
    await table.refresh_room()


async def _carry_out(table: Table, agreed: OfferRow) -> None:
    """Do what all have consented to; what has become impossible meanwhile is left undone."""
    with suppress(Refused):
        if agreed.kind == "abandon":
            await _abandon(table)
        elif agreed.kind == "takeback":
            await _go_back(table, agreed.by, int(agreed.data["to"]))
        else:
            await _take_over(table, int(agreed.data["seat"]), str(agreed.data["bot"]))


async def _abandon(table: Table) -> None:
    def end(connection: Connection) -> None:
        table.lock_running(connection)
        values = {"status": ABANDONED, "ended": time.time(), "actor": None, "deadline": None}
        connection.execute(update(tables).where(tables.c.id == table.id).values(values))
        notify_table(connection, table.id, table.services.server_id)

    await table.services.db.write(end)
    await table.refresh_room()
    table.tell_state()


async def _go_back(table: Table, seat: int, ply: int) -> None:
    async with table.update(follow_orders=False) as (match, _):
        table.expect_short(match)
        match.undo_agreed(seat, match.ply, ply)


async def _take_over(table: Table, seat: int, bot: str) -> None:
    async with table.update() as (match, change):
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays there already")
        hand_to_bot(match, change, seat, bot, "takeover")
    await withdraw_from_offers(table, seat)


# --- who plays a seat -----------------------------------------------------------------------------------


def hand_to_bot(match: Match, change: MatchUpdate, seat: int, bot: str, departed: str) -> None:
    """Let a bot play this seat from now on; ``departed`` says how its player left."""
    match.change_seat(seat, Seat(match.seats[seat].name, bot))
    change.seats[seat] = {"bot": bot, "departed": departed, "orders": NO_ORDERS}


async def resign(table: Table, account: Account, seat: int, command: Resign) -> int:
    """Leave the seat to a bot for good."""
    async with table.update((account.id, command.key)) as (match, change):
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays for you already")
        hand_to_bot(match, change, seat, substitute(), "resigned")
    await withdraw_from_offers(table, seat)
    return change.ply


async def come_back(table: Table, account: Account, seat: int, command: Return) -> int:
    """Give the seat back to its player after a bot took it over by agreement."""
    async with table.update((account.id, command.key)) as (match, change):
        if table.room.seats[seat].departed != "takeover":
            raise Refused("not-allowed", "there is nothing to come back to")
        match.change_seat(seat, Seat(match.seats[seat].name))
        change.seats[seat] = {"bot": None, "departed": None}
    return change.ply

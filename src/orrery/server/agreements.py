"""What players agree on outside the rules: offers and answers, take-backs, and who plays a seat.

Consent is written down, and what everybody consented to is done after that (``settle_offers``), in one
transaction with the end of the offer: by this process or, should it die in between, by the next.
"""

from typing import Any

from sqlalchemy import Connection, insert

from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.server.accounts import Account
from orrery.server.bots import seatable, substitute
from orrery.server.commands import Answer, Offer, Resign, Return
from orrery.server.errors import Refused
from orrery.server.limits import MOST_OFFERS
from orrery.server.storage.rooms import (
    NO_ORDERS,
    OfferRow,
    abandon,
    change_offer,
    drop_offer,
    notify_table,
    remember_declined,
)
from orrery.server.storage.schema import RUNNING, offers
from orrery.server.storage.updates import MatchUpdate
from orrery.server.table import Table

# --- offers ---------------------------------------------------------------------------------------------


async def offer(table: Table, account: Account, seat: int, command: Offer) -> int:
    """Propose what needs everybody's consent; it is done at once if nobody else is to be asked."""
    table.expect_running()
    if seat not in table.room.people():
        raise Refused("not-allowed", "a bot plays for you")
    data = await _terms(table, seat, command)
    absent = _absent(table, int(data["seat"])) if command.kind == "takeover" else None

    def ask(connection: Connection) -> None:
        room = table.lock_running(connection)
        if len(room.offers) >= MOST_OFFERS:
            raise Refused("too-many", "answer the offers that stand first")
        if any(one.kind == command.kind and one.data == data for one in room.offers):
            raise Refused("not-allowed", "this has been offered already")
        waiting = [one for one in room.people() if one not in (seat, absent)]
        row = {"kind": command.kind, "by_seat": seat, "data": data, "agreed": [seat], "waiting": waiting}
        connection.execute(insert(offers).values({"table_id": table.id, **row}))
        remember_declined(connection, table.id, None)
        notify_table(connection, table.id, table.services.server_id)

    ply, _ = await table.write_once((account.id, command.key), ask)
    await table.refresh_room()
    await settle_offers(table)
    return ply


async def _terms(table: Table, seat: int, command: Offer) -> dict[str, Any]:
    """Check what is offered and return its terms."""
    if table.room.tournament is not None and table.problem is None:
        raise Refused("not-allowed", "a tournament match is played to its end as it is")
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
    """Return the seat if its player is away and need not be asked: never in a rated match."""
    if table.room.rated:
        return None
    shown = table.room_message(None)["seats"][seat]
    return None if shown["online"] else seat


async def answer(table: Table, account: Account, seat: int, command: Answer) -> int:
    """Consent to an offer or decline it; the last consent carries it out, one no withdraws it."""

    def settle(connection: Connection) -> None:
        room = table.lock_running(connection)
        found = next((one for one in room.offers if one.id == command.offer), None)
        if found is None or (seat not in found.waiting and (command.accept or seat != found.by)):
            raise Refused("no-such-offer", "there is no offer for you to answer")
        notify_table(connection, table.id, table.services.server_id)
        if command.accept:
            waiting = [one for one in found.waiting if one != seat]
            change_offer(connection, found.id, {"agreed": [*found.agreed, seat], "waiting": waiting})
            return
        drop_offer(connection, found.id)
        if seat != found.by:
            no = {"offer": found.id, "by": found.by, "seat": seat, "ply": room.ply}
            remember_declined(connection, table.id, no)

    ply, _ = await table.write_once((account.id, command.key), settle)
    await table.refresh_room()
    await settle_offers(table)
    return ply


async def settle_offers(table: Table) -> None:
    """Do what everybody has consented to. Nobody waits for players who left, and their own offers lapse."""
    if table.room.status != RUNNING:
        return
    people = set(table.room.people())
    if any(_lapsed(one, people) or not people.issuperset(one.waiting) for one in table.room.offers):
        await table.services.db.write(_leave_out_departed, table)
        await table.refresh_room()
    for one in table.room.offers:
        if not one.waiting:
            await _carry_out(table, one)


def _lapsed(offer: OfferRow, people: set[int]) -> bool:
    return offer.by not in people or (offer.kind == "takeover" and offer.data["seat"] not in people)


def _leave_out_departed(connection: Connection, table: Table) -> None:
    room = table.lock_running(connection)
    people = set(room.people())
    for one in room.offers:
        if _lapsed(one, people):
            drop_offer(connection, one.id)
        else:
            change_offer(connection, one.id, {"waiting": [seat for seat in one.waiting if seat in people]})
    notify_table(connection, table.id, table.services.server_id)


async def _carry_out(table: Table, agreed: OfferRow) -> None:
    """Do what all have consented to; what has become impossible meanwhile is left undone."""
    try:
        if agreed.kind == "abandon":
            await _abandon(table, agreed)
        elif agreed.kind == "takeback":
            await _go_back(table, agreed)
        else:
            await _take_over(table, agreed)
    except Refused as refused:
        # If another process was faster, be it with this or with a move, there is another time.
        if refused.code != "stale":
            await table.services.db.write(drop_offer, agreed.id)
            await table.refresh_room()


async def _abandon(table: Table, agreed: OfferRow) -> None:
    def end(connection: Connection) -> None:
        table.lock_running(connection)
        if not drop_offer(connection, agreed.id):
            raise Refused("stale", "it is done already")
        abandon(connection, table.id)
        notify_table(connection, table.id, table.services.server_id)

    await table.services.db.write(end)
    await table.refresh_room()
    table.tell_state()


async def _go_back(table: Table, agreed: OfferRow) -> None:
    async with table.update(follow_orders=False) as (match, change):
        table.expect_short(match)
        match.undo_agreed(agreed.by, match.ply, int(agreed.data["to"]))
        change.settles = agreed.id
        if len(agreed.agreed) == 1:
            # Nobody else had a say: luck could be drawn again until it pleases.
            change.table["rated"] = False


async def _take_over(table: Table, agreed: OfferRow) -> None:
    seat = int(agreed.data["seat"])
    async with table.update() as (match, change):
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays there already")
        bot = str(agreed.data["bot"])
        match.change_seat(seat, Seat(match.seats[seat].name, bot))
        change.seats[seat] = {"bot": bot, "departed": "takeover", "orders": NO_ORDERS}
        change.settles = agreed.id
    await settle_offers(table)


# --- who plays a seat -----------------------------------------------------------------------------------


def leave(match: Match, change: MatchUpdate, seat: int, how: str) -> None:
    """Let the player of this seat leave for good; a bot plays on unless the match ends with it."""
    match.leave(seat, how, substitute())
    change.seats[seat] = {"bot": match.seats[seat].bot, "departed": how, "orders": NO_ORDERS}


async def resign(table: Table, account: Account, seat: int, command: Resign) -> int:
    """Leave the seat for good."""
    async with table.update((account.id, command.key)) as (match, change):
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays for you already")
        leave(match, change, seat, "resigned")
    await settle_offers(table)
    return change.ply


async def come_back(table: Table, account: Account, seat: int, command: Return) -> int:
    """Give the seat back to its player after a bot took it over by agreement."""
    async with table.update((account.id, command.key)) as (match, change):
        if table.room.seats[seat].departed != "takeover":
            raise Refused("not-allowed", "there is nothing to come back to")
        match.change_seat(seat, Seat(match.seats[seat].name))
        change.seats[seat] = {"bot": None, "departed": None}
    return change.ply

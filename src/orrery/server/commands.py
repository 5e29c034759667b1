"""What a player may do at a running table. Every command is answered: done, or refused with the reason."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from orrery.core.match import CommandRefused, Match
from orrery.core.record import Seat
from orrery.server.bots import seatable, stand_in
from orrery.server.chat import say
from orrery.server.errors import Refused
from orrery.server.identity import Account
from orrery.server.messages import Message, disclosed
from orrery.server.storage.database import notify
from orrery.server.storage.rooms import (
    OfferRow,
    Room,
    Step,
    change_seat,
    drop_offer,
    load_keys,
    lock_room,
    remember_declined,
    write_key,
)
from orrery.server.storage.schema import ABANDONED, RUNNING, offers, tables
from orrery.server.table import Table

#: How much time can be given at once, in seconds.
_LONGEST_EXTENSION: Final = 7 * 24 * 3600
#: How many offers may stand at a table.
_MOST_OFFERS: Final = 8

T = TypeVar("T")

#: The form of a table's id. What is not of it is in no database, and some of it no database takes.
TABLE_ID: Final = "^[A-Za-z0-9_-]{1,24}$"
_Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
_Number = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class _Command(BaseModel):
    model_config = ConfigDict(extra="forbid")

    table: Annotated[str, Field(pattern=TABLE_ID)]
    key: _Key


class Act(_Command):
    """Do one of the offered actions."""

    type: Literal["act"]
    ply: _Number
    action: _Number


class Undo(_Command):
    """Take back the last own decision."""

    type: Literal["undo"]
    ply: _Number


class Why(_Command):
    """Ask why an action is impossible."""

    type: Literal["why"]
    ply: _Number
    action: _Number


class Chat(_Command):
    """Say something."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500)]


class Offer(_Command):
    """Propose what needs everybody's consent."""

    type: Literal["offer"]
    kind: Literal["takeback", "abandon", "takeover"]
    to: _Number | None = None
    seat: _Number | None = None
    bot: Annotated[str, Field(max_length=80)] | None = None


class Answer(_Command):
    """Consent or decline."""

    type: Literal["answer"]
    offer: _Number
    accept: Annotated[bool, Field(strict=True)]


class Resign(_Command):
    """Leave the seat to a bot."""

    type: Literal["resign"]


class Return(_Command):
    """Come back to a seat that a bot took over by agreement."""

    type: Literal["return"]


class Extend(_Command):
    """Give another player more time."""

    type: Literal["extend"]
    seat: _Number
    seconds: Annotated[int, Field(ge=1, le=_LONGEST_EXTENSION, strict=True)]


class Orders(BaseModel):
    """Standing orders."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    forced: Annotated[bool, Field(strict=True)] = False
    pass_: Annotated[bool, Field(strict=True, alias="pass")] = False


class Standing(_Command):
    """Set the own standing orders."""

    type: Literal["standing"]
    orders: Orders


Command = Annotated[
    Act | Undo | Why | Chat | Offer | Answer | Resign | Return | Extend | Standing,
    Field(discriminator="type"),
]


async def perform(table: Table, account: Account, command: Command) -> Message:
    """Carry a command out; the acknowledgement. :class:`Refused` says why not."""
    if isinstance(command, Chat):
        return _ack(table, command, await say(table, account, command.text, command.key))
    seat = table.room.seat_of(account.id)
    if seat is None:
        raise Refused("not-seated", "you do not sit at this table")
    done = table.known(account.id, command.key)
    if done is None:
        try:
            done = await _HANDLERS[command.type](table, account, seat, command)
        except _Repeated as repeated:
            done = repeated.ply
        except Refused:
            done = await _done_elsewhere(table, account, command)
            if done is None:
                raise
    return _ack(table, command, done)


async def _done_elsewhere(table: Table, account: Account, command: _Command) -> int | None:
    """The ply that a command led to which another process has acknowledged, and which comes again here."""
    if not table.server.db.shared or table.known(account.id, command.key) is not None:
        return None
    return (await table.server.db.read(load_keys, table.id)).get((account.id, command.key))


class _Repeated(Exception):
    """The command was carried out before, by another process or another device at the same moment."""

    def __init__(self, ply: int) -> None:
        self.ply = ply


async def _once(
    table: Table, account: Account, command: _Command, write: Callable[[Connection], T]
) -> tuple[int, T]:
    """Write something that is no move, with its key; the ply of the match then, and what ``write`` gave."""
    ply = table.room.ply

    def keyed(connection: Connection) -> T:
        write_key(connection, table.id, account.id, command.key, ply)
        value = write(connection)
        notify(connection, f"table {table.id} {table.server.settings.server_id}")
        return value

    try:
        value = await table.server.db.write(keyed)
    except IntegrityError:
        raise _Repeated(await table.repeated(account.id, command.key)) from None
    table.remember(account.id, command.key, ply)
    return ply, value


def _ack(table: Table, command: Command, ply: int) -> Message:
    return {"type": "ack", "table": table.id, "key": command.key, "ply": ply}


def refusal(table_id: str, ply: int, key: str, refused: Refused) -> Message:
    """The answer to a command that was not carried out."""
    return {
        "type": "refused",
        "table": table_id,
        "key": key,
        "ply": ply,
        "code": refused.code,
        "message": refused.message,
        "label": refused.label,
    }


# --- moves ----------------------------------------------------------------------------------------------


def _checked(match: Match, seat: int, ply: int) -> None:
    """The ply and the turn, told apart for the client; the rest is the match's own business."""
    if match.seats[seat].bot is not None:
        raise Refused("not-seated", "a bot plays for you")
    if ply != match.ply:
        raise Refused("stale", f"the command answers ply {ply}, the match is at {match.ply}")


async def _act(table: Table, account: Account, seat: int, command: Act) -> int:
    def work(match: Match) -> None:
        _checked(match, seat, command.ply)
        if match.actor != seat:
            raise Refused("not-your-turn", "another player decides now")
        try:
            match.command(seat, command.ply, command.action)
        except CommandRefused as error:
            code = "illegal" if error.label is not None else "no-such-action"
            raise Refused(code, "this is not possible now", error.label) from None

    return await table.change(account.id, command.key, work)


async def _undo(table: Table, account: Account, seat: int, command: Undo) -> int:
    def work(match: Match) -> None:
        _checked(match, seat, command.ply)
        try:
            match.undo(seat, command.ply)
        except CommandRefused:
            message = "nothing can be taken back: something became known since"
            raise Refused("nothing-to-undo", message) from None

    return await table.change(account.id, command.key, work, follow=False)


async def _why(table: Table, account: Account, seat: int, command: Why) -> int:
    async with table.lock:
        match = table.playable()
        _checked(match, seat, command.ply)
        if match.actor != seat:
            raise Refused("not-your-turn", "another player decides now")
        if command.action >= len(match.game.table):
            raise Refused("no-such-action", "there is no such action")
        reason = match.reason(seat, command.action)
    if reason is not None:
        raise Refused("illegal", "this is not possible now", reason)
    return command.ply


# --- agreements -----------------------------------------------------------------------------------------


async def _offer(table: Table, account: Account, seat: int, command: Offer) -> int:
    table.playable_or_frozen()
    if seat not in table.room.people():
        raise Refused("not-allowed", "a bot plays for you")
    data = await _terms(table, seat, command)
    absent = _absent(table, int(data["seat"])) if command.kind == "takeover" else None

    def ask(connection: Connection) -> OfferRow:
        room = _running(lock_room(connection, table.id))
        if len(room.offers) >= _MOST_OFFERS:
            raise Refused("too-many", "answer the offers that stand first")
        if any(one.kind == command.kind and one.data == data for one in room.offers):
            raise Refused("not-allowed", "this has been offered already")
        waiting = [one for one in room.people() if one not in (seat, absent)]
        offer = OfferRow(0, command.kind, seat, data, [seat], waiting)
        if waiting:
            row = {"kind": command.kind, "by_seat": seat, "data": data, "agreed": [seat], "waiting": waiting}
            connection.execute(insert(offers).values({"table_id": table.id, **row}))
        remember_declined(connection, table.id, None)
        return offer

    ply, offer = await _once(table, account, command, ask)
    await table.refresh_room()
    if not offer.waiting:
        await _carry_out(table, offer)
    return ply


async def _terms(table: Table, seat: int, command: Offer) -> dict[str, Any]:
    """What exactly is offered, checked."""
    if command.kind == "takeback":
        async with table.lock:
            standing = [entry.ply for entry in table.playable().log if entry.actor >= 0 and entry.move]
        if command.to is None or command.to not in standing:
            raise Refused("nothing-to-undo", "name the ply of a decision that still stands")
        return {"to": command.to}
    if command.kind == "abandon":
        return {}
    bot = command.bot or stand_in()
    people = table.room.people()
    if command.seat is None or command.seat not in people or command.seat == seat:
        raise Refused("not-allowed", "name the seat of another person")
    if not seatable(bot):
        raise Refused("not-allowed", "there is no such bot")
    return {"seat": command.seat, "bot": bot}


def _absent(table: Table, seat: int) -> int | None:
    """The seat, if its player is away: who is there is asked, too."""
    shown = table.room_message(None)["seats"][seat]
    return None if shown["online"] else seat


def _running(room: Room | None) -> Room:
    if room is not None and disclosed(room.status):
        raise Refused("over", "the match is over")
    if room is None or room.status != RUNNING:
        raise Refused("not-running", "the match has not begun")
    return room


async def _answer(table: Table, account: Account, seat: int, command: Answer) -> int:
    def settle(connection: Connection) -> OfferRow | None:
        room = _running(lock_room(connection, table.id))
        offer = next((one for one in room.offers if one.id == command.offer), None)
        if offer is None or (seat not in offer.waiting and (command.accept or seat != offer.by)):
            raise Refused("no-such-offer", "there is no offer for you to answer")
        if not command.accept:
            drop_offer(connection, offer.id)
            if seat != offer.by:
                no = {"offer": offer.id, "by": offer.by, "seat": seat, "ply": room.ply}
                remember_declined(connection, table.id, no)
            return None
        return _agreed(connection, offer, [*offer.agreed, seat], seat)

    ply, offer = await _once(table, account, command, settle)
    await table.refresh_room()
    if offer is not None:
        await _carry_out(table, offer)
    return ply


def _agreed(connection: Connection, offer: OfferRow, agreed: list[int], seat: int) -> OfferRow | None:
    """``seat`` is asked no more; the offer if nobody else is, which settles it."""
    waiting = [one for one in offer.waiting if one != seat]
    if not waiting:
        drop_offer(connection, offer.id)
        return OfferRow(offer.id, offer.kind, offer.by, offer.data, agreed, [])
    changed = {"agreed": agreed, "waiting": waiting}
    connection.execute(update(offers).where(offers.c.id == offer.id).values(changed))
    return None


async def without(table: Table, seat: int) -> None:
    """The player of this seat has left: offers do not wait for them, and theirs stand no more."""

    def settle(connection: Connection) -> list[OfferRow]:
        room = lock_room(connection, table.id)
        agreed = []
        for offer in room.offers if room is not None and room.status == RUNNING else ():
            if offer.by == seat or (offer.kind == "takeover" and offer.data["seat"] == seat):
                drop_offer(connection, offer.id)
            elif seat in offer.waiting and (done := _agreed(connection, offer, offer.agreed, seat)):
                agreed.append(done)
        notify(connection, f"table {table.id} {table.server.settings.server_id}")
        return agreed

    if not table.room.offers:
        return
    for offer in await table.server.db.write(settle):
        await _carry_out(table, offer)
    await table.refresh_room()


async def _carry_out(table: Table, offer: OfferRow) -> None:
    """All have consented. What has become impossible meanwhile is left undone."""
    with suppress(Refused):
        if offer.kind == "abandon":
            await _abandon(table)
        elif offer.kind == "takeback":
            await table.change(None, None, _going_back(offer), follow=False)
        else:
            taken, bot = int(offer.data["seat"]), str(offer.data["bot"])
            await table.change(None, None, _taking_over(taken, bot))
            await without(table, taken)


def _taking_over(seat: int, bot: str) -> Callable[[Match], Step]:
    def work(match: Match) -> Step:
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays there already")
        return hand_to_bot(match, seat, bot, "takeover")

    return work


def _going_back(offer: OfferRow) -> Callable[[Match], None]:
    def work(match: Match) -> None:
        try:
            match.undo_agreed(offer.by, match.ply, int(offer.data["to"]))
        except CommandRefused as error:
            raise Refused("nothing-to-undo", str(error)) from None

    return work


async def _abandon(table: Table) -> None:
    def end(connection: Connection) -> None:
        _running(lock_room(connection, table.id))
        values = {"status": ABANDONED, "ended": time.time(), "actor": None, "deadline": None}
        connection.execute(update(tables).where(tables.c.id == table.id).values(values))
        notify(connection, f"table {table.id} {table.server.settings.server_id}")

    await table.server.db.write(end)
    await table.refresh_room()
    table.tell_state()


def hand_to_bot(match: Match, seat: int, bot: str, why: str) -> Step:
    """From now on a bot plays this seat."""
    match.change_seat(seat, Seat(match.seats[seat].name, bot))
    return Step(seats={seat: {"bot": bot, "departed": why, "orders": {"forced": False, "pass": False}}})


async def _resign(table: Table, account: Account, seat: int, command: Resign) -> int:
    def work(match: Match) -> Step:
        if match.seats[seat].bot is not None:
            raise Refused("not-allowed", "a bot plays for you already")
        return hand_to_bot(match, seat, stand_in(), "resigned")

    ply = await table.change(account.id, command.key, work)
    await without(table, seat)
    return ply


async def _return(table: Table, account: Account, seat: int, command: Return) -> int:
    def work(match: Match) -> Step:
        if table.room.seats[seat].departed != "takeover":
            raise Refused("not-allowed", "there is nothing to come back to")
        match.change_seat(seat, Seat(match.seats[seat].name))
        return Step(seats={seat: {"bot": None, "departed": None}})

    return await table.change(account.id, command.key, work)


# --- time and orders ------------------------------------------------------------------------------------


async def _extend(table: Table, account: Account, seat: int, command: Extend) -> int:
    if command.seat == seat and table.room.rated and len(table.room.people()) > 1:
        raise Refused("not-allowed", "in a rated match time is given by others")

    def work(match: Match) -> Step:
        room = table.room
        if room.clock is None:
            raise Refused("not-allowed", "this table has no clock")
        if command.seat not in room.people():
            raise Refused("not-allowed", "no person plays there")
        bank = room.seats[command.seat].bank or 0.0
        return Step(seats={command.seat: {"bank": bank + command.seconds}})

    return await table.change(account.id, command.key, work, follow=False)


async def _standing(table: Table, account: Account, seat: int, command: Standing) -> int:
    orders = {"forced": command.orders.forced, "pass": command.orders.pass_}

    def write(connection: Connection) -> None:
        _running(lock_room(connection, table.id))
        change_seat(connection, table.id, seat, {"orders": orders})

    ply, _ = await _once(table, account, command, write)
    await table.refresh_room()
    # Orders hold from now on, also for the decision at hand.
    with suppress(Refused):
        await table.change(None, None, lambda _match: None)
    return ply


_HANDLERS: Final[dict[str, Callable[..., Any]]] = {
    "act": _act,
    "undo": _undo,
    "why": _why,
    "offer": _offer,
    "answer": _answer,
    "resign": _resign,
    "return": _return,
    "extend": _extend,
    "standing": _standing,
}

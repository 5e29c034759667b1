"""Carries commands out. Every command is answered: done, or refused with the reason."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from orrery.server import agreements, chat, moves
from orrery.server.accounts import Account
from orrery.server.commands import Command, Why
from orrery.server.errors import Refused, Unavailable
from orrery.server.messages import Message, ack_for, reasons_for, refused_for
from orrery.server.table import Table

#: What carries a command of a seated player out; it returns the ply to acknowledge.
_HANDLERS: Final[dict[str, Callable[..., Awaitable[int]]]] = {
    "act": moves.act,
    "choose": moves.choose,
    "undo": moves.undo,
    "extend": moves.extend,
    "standing": moves.standing,
    "offer": agreements.offer,
    "answer": agreements.answer,
    "resign": agreements.resign,
    "return": agreements.come_back,
}


async def answer(table: Table, account: Account, command: Any) -> Message:
    """Carry a command out and return the answer to it; what it took is counted.

    To be run as a task of its own: a command that was begun is finished, whoever hangs up meanwhile.
    """
    began = time.perf_counter()
    try:
        message = await _answered(table, account, command)
        outcome = str(message["type"])
    except Refused as refused:
        message = refused_for(table.id, command.key, table.room.ply, refused)
        outcome = refused.code
    except Unavailable as away:
        message = refused_for(table.id, command.key, table.room.ply, Refused(away.code, away.message))
        outcome = away.code
    table.services.metrics.command(command.type, outcome, time.perf_counter() - began)
    return message


async def _answered(table: Table, account: Account, command: Command) -> Message:
    if isinstance(command, Why):
        reasons = await moves.reasons(table, _seat(table, account), command)
        return reasons_for(table.id, command.key, command.ply, reasons)
    return ack_for(table.id, command.key, await _perform(table, account, command))


async def _perform(table: Table, account: Account, command: Any) -> int:
    """Carry a command out unless that was done before; returns the ply it led to then.

    Commands of a table are carried out one after the other, so that the same one from two devices is
    found done by the second.
    """
    key = (account.id, command.key)
    async with table.performing:
        ply = table.acknowledged(key)
        if ply is not None:
            return ply
        try:
            if command.type == "chat":
                return await chat.say(table, account, command)
            return await _HANDLERS[command.type](table, account, _seat(table, account), command)
        except (Refused, Unavailable):
            # Another process may have just carried it out, or the word that it is written was lost.
            ply = await table.acknowledged_elsewhere(key)
            if ply is None:
                raise
            return ply


def _seat(table: Table, account: Account) -> int:
    seat = table.room.seat_of(account.id)
    if seat is None:
        raise Refused("not-seated", "you do not sit at this table")
    return seat

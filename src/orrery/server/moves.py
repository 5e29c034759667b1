"""Commands about the match itself: moves, sets, undo, time, standing orders, and the question why."""

from contextlib import suppress

from sqlalchemy import Connection

from orrery.core.match import CommandRefused, Match
from orrery.core.messages import Label
from orrery.server.accounts import Account
from orrery.server.commands import Act, Choose, Extend, Standing, Undo, Why
from orrery.server.errors import Refused, as_refused
from orrery.server.storage.rooms import change_seat, notify_table
from orrery.server.table import Table


async def act(table: Table, account: Account, seat: int, command: Act) -> int:
    """Do one of the offered actions."""
    async with table.update((account.id, command.key)) as (match, change):
        _expect_person(match, seat)
        match.command(seat, command.ply, command.action)
    return change.ply


async def choose(table: Table, account: Account, seat: int, command: Choose) -> int:
    """Confirm a set: all its moves are one update."""
    async with table.update((account.id, command.key)) as (match, change):
        _expect_person(match, seat)
        match.choose_set(seat, command.ply, command.marks)
    return change.ply


async def undo(table: Table, account: Account, seat: int, command: Undo) -> int:
    """Take back the last own decision; standing orders do not make it again."""
    async with table.update((account.id, command.key), follow_orders=False) as (match, change):
        _expect_person(match, seat)
        table.expect_short(match)
        match.undo(seat, command.ply)
    return change.ply


async def reasons(table: Table, seat: int, command: Why) -> list[Label | None]:
    """Say why each of the actions is impossible; None for one that is possible."""
    async with table.current():
        match = table.playable()
        _expect_person(match, seat)
        try:
            return match.reasons(seat, command.ply, command.actions)
        except CommandRefused as error:
            raise as_refused(error) from None


def _expect_person(match: Match, seat: int) -> None:
    if match.seats[seat].bot is not None:
        raise Refused("not-seated", "a bot plays for you")


async def extend(table: Table, account: Account, seat: int, command: Extend) -> int:
    """Give another player more time; in a rated match with other people nobody gives it to themselves."""
    if command.seat == seat and table.room.rated and len(table.room.people()) > 1:
        raise Refused("not-allowed", "in a rated match time is given by others")
    table.expect_few_commands()
    async with table.update((account.id, command.key), follow_orders=False) as (_, change):
        room = table.room
        if room.clock is None:
            raise Refused("not-allowed", "this table has no clock")
        if command.seat not in room.people():
            raise Refused("not-allowed", "no person plays there")
        bank = room.seats[command.seat].bank or 0.0
        change.banks[command.seat] = bank + command.seconds
    return change.ply


async def standing(table: Table, account: Account, seat: int, command: Standing) -> int:
    """Set the own standing orders; they hold from now on, also for the decision at hand."""
    orders = {"forced": command.orders.forced, "pass": command.orders.pass_}

    def write(connection: Connection) -> None:
        table.lock_running(connection)
        change_seat(connection, table.id, seat, {"orders": orders})
        notify_table(connection, table.id, table.services.server_id)

    ply, _ = await table.write_once((account.id, command.key), write)
    await table.refresh_room()
    with suppress(Refused):
        async with table.update():
            pass
    return ply

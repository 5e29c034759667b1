"""Makes tables and seats people at them: functions of a connection, checked inside one transaction."""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from orrery.core.bot import BotError
from orrery.core.chance import new_seed
from orrery.core.match import Match
from orrery.core.options import OptionError
from orrery.core.record import Record, Seat, to_line
from orrery.core.registry import UnknownName, load_game
from orrery.server.accounts import Account, expect_kept, new_id, usable
from orrery.server.bots import levels, seatable
from orrery.server.errors import ApiError, conflict, forbidden, not_found
from orrery.server.limits import MOST_RECORDS, MOST_TABLES
from orrery.server.messages import over, told_of
from orrery.server.relations import apart, expect_welcome
from orrery.server.storage.rooms import (
    NO_ORDERS,
    EntryRow,
    Room,
    lock_room,
    notify_table,
    tell_lobby,
)
from orrery.server.storage.schema import OPEN, REPLAY, RUNNING, invitations, seats, tables
from orrery.server.storage.updates import MatchUpdate, write_update


def visible_to(room: Room, account: str | None) -> bool:
    """Tell whether an account may see a table at all; one that is sealed nobody but its players."""
    if room.sealed:
        return account is not None and any(seat.account == account for seat in room.seats)
    if room.public or (account is not None and room.host == account):
        return True
    return account is not None and any(seat.account == account for seat in room.seats)


def own_room(connection: Connection, table_id: str, account: Account) -> Room:
    """Lock a table that this account may see for a change."""
    room = lock_room(connection, table_id)
    if room is None or not visible_to(room, account.id):
        raise not_found("table")
    return room


def open_room(room: Room) -> Room:
    """Return the table if it has not begun."""
    if room.status != OPEN:
        raise conflict("the match has begun already")
    return room


def hosted_room(room: Room, account: Account) -> Room:
    """Return the table if this account may arrange it."""
    _expect_free(room)
    if room.host != account.id:
        raise forbidden("only the host of the table may do this")
    return room


def _expect_free(room: Room) -> None:
    if room.tournament is not None:
        raise forbidden("this is a table of a tournament, which seats its players")


# --- making ---------------------------------------------------------------------------------------------


def resolve(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Complete and check the options of a table; errors say what there is."""
    try:
        return dict(load_game(game).resolve(options))
    except UnknownName as error:
        raise ApiError(404, "not-found", str(error)) from None
    except (OptionError, BotError) as error:
        raise ApiError(422, "bad-options", str(error)) from None


def create(
    connection: Connection,
    server: str,
    account: Account,
    game: str,
    options: dict[str, Any],
    wanted: list[dict[str, str | None]],
    public: bool,
    rated: bool,
    clock: dict[str, float] | None,
) -> str:
    """Make a table with ``account`` as its host and return its id. ``options`` must be resolved."""
    expect_kept(connection, account.id)
    if len(wanted) != options["players"]:
        raise ApiError(
            422, "bad-seats", f"{options['players']} players need as many seats, not {len(wanted)}"
        )
    mine = [number for number, seat in enumerate(wanted) if seat["kind"] == "me"]
    if len(mine) > 1:
        raise ApiError(422, "bad-seats", "you can sit in one seat only")
    hosted = connection.execute(
        select(tables.c.id)
        .where(tables.c.host == account.id, tables.c.status.in_((OPEN, RUNNING)))
        .limit(MOST_TABLES)
    ).all()
    if len(hosted) >= MOST_TABLES:
        raise ApiError(429, "too-many", f"you have {MOST_TABLES} tables; finish or close some first")
    terms = {"options": options, "public": public, "rated": rated, "clock": clock}
    table_id = _add_table(connection, game, account.id, **terms)
    for number, seat in enumerate(wanted):
        person = account if seat["kind"] == "me" else None
        connection.execute(insert(seats).values(_seat_values(table_id, number, seat, person)))
    tell_lobby(connection, server)
    return table_id


def _add_table(connection: Connection, game: str, host: str, **terms: Any) -> str:
    loaded = load_game(game)
    table_id = new_id()
    now = time.time()
    row = {
        "id": table_id,
        "game": game,
        "rules": loaded.rules_version,
        "content": loaded.content.hash(),
        "status": OPEN,
        "host": host,
        "created": now,
        "touched": now,
        "ply": 0,
    }
    connection.execute(insert(tables).values({**row, **terms}))
    return table_id


def prepare(
    connection: Connection, server: str, game: str, players: Sequence[tuple[str, str] | str], **terms: Any
) -> str:
    """Make a table on which the seats are kept for these players: (account, name), or a bot.

    ``terms`` are further columns of its row. The first person is its host.
    """
    host = next(player[0] for player in players if not isinstance(player, str))
    table_id = _add_table(connection, game, host, **terms)
    for number, player in enumerate(players):
        if isinstance(player, str):
            values = _seat_values(table_id, number, {"kind": "bot", "bot": player}, None)
        else:
            kept = {"account": player[0], "name": player[1]}
            values = {**_seat_values(table_id, number, {"kind": "invited"}, None), **kept}
        connection.execute(insert(seats).values(values))
    tell_lobby(connection, server)
    return table_id


def _seat_values(
    table_id: str, number: int, wanted: dict[str, str | None], person: Account | None
) -> dict[str, Any]:
    values: dict[str, Any] = {"table_id": table_id, "seat": number, "orders": NO_ORDERS}
    if wanted["kind"] == "bot":
        bot = wanted.get("bot")
        if bot is None or not seatable(bot):
            known = ", ".join(level["bot"] for level in levels())
            raise ApiError(422, "bad-seats", f"there is no bot of that level; there is: {known}")
        return {**values, "kind": "bot", "bot": bot, "name": bot.partition(":")[0].capitalize()}
    if person is not None:
        return {**values, "kind": "person", "account": person.id, "name": person.name}
    return {**values, "kind": wanted["kind"]}


def arrange(
    connection: Connection, server: str, table_id: str, account: Account, number: int, wanted: dict[str, Any]
) -> None:
    """Decide, as host, who may sit in a seat that no other person has."""
    room = open_room(hosted_room(own_room(connection, table_id, account), account))
    if not 0 <= number < len(room.seats):
        raise not_found("seat")
    if room.seats[number].kind == "person" and room.seats[number].account != account.id:
        raise conflict("somebody sits there")
    person = account if wanted["kind"] == "me" else None
    if person is not None and room.seat_of(account.id) not in (None, number):
        raise conflict("you have a seat already")
    empty = {"account": None, "bot": None, "name": None}
    values = {**empty, **_seat_values(table_id, number, wanted, person)}
    connection.execute(_seat(table_id, number).values(values))
    connection.execute(
        delete(invitations).where(invitations.c.table_id == table_id, invitations.c.seat == number)
    )
    _changed(connection, server, table_id)


def _seat(table_id: str, number: int) -> Any:
    return update(seats).where(seats.c.table_id == table_id, seats.c.seat == number)


def _changed(connection: Connection, server: str, table_id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time()))
    notify_table(connection, table_id, server)
    tell_lobby(connection, server)


# --- sitting down ---------------------------------------------------------------------------------------


def join(connection: Connection, server: str, table_id: str, account: Account, number: int | None) -> int:
    """Take an open seat of a public table, or one that is kept for this account; returns its number."""
    room = open_room(own_room(connection, table_id, account))
    held = room.seat_of(account.id)
    if held is not None:
        return held
    free = [
        seat.seat
        for seat in room.seats
        if (seat.kind == "open" and room.public) or (seat.kind == "invited" and seat.account == account.id)
    ]
    # A seat that is kept for somebody is theirs before any other.
    kept = [seat for seat in free if room.seats[seat].account == account.id]
    if room.tournament is None:
        expect_welcome(connection, room, account.id)
    if number is not None and number not in free:
        raise conflict("that seat is not free")
    if not free:
        raise conflict("no seat is free")
    chosen = number if number is not None else (kept or free)[0]
    sit(connection, server, table_id, chosen, account)
    return chosen


def sit(connection: Connection, server: str, table_id: str, number: int, account: Account) -> None:
    """Put an account into a seat."""
    expect_kept(connection, account.id)
    values = {"kind": "person", "account": account.id, "name": account.name, "bot": None}
    try:
        with connection.begin_nested():
            connection.execute(_seat(table_id, number).values(values))
    except IntegrityError:
        raise conflict("you have a seat at this table already") from None
    _changed(connection, server, table_id)


def leave(connection: Connection, server: str, table_id: str, account: Account) -> None:
    """Give the own seat back before the start."""
    room = open_room(own_room(connection, table_id, account))
    _expect_free(room)
    number = room.seat_of(account.id)
    if number is None:
        raise conflict("you do not sit at this table")
    values = {"kind": "open" if room.public else "invited", "account": None, "name": None}
    connection.execute(_seat(table_id, number).values(values))
    _changed(connection, server, table_id)


def close(connection: Connection, server: str, table_id: str, account: Account) -> str | None:
    """Give up, as host, a table that has not begun, or a record that was uploaded.

    Returns the table whose rematch it was, if any.
    """
    room = hosted_room(own_room(connection, table_id, account), account)
    if room.status != REPLAY:
        open_room(room)
    return remove(connection, server, table_id)


def remove(connection: Connection, server: str, table_id: str) -> str | None:
    """Remove a table, and return the one whose rematch it was, if any."""
    earlier = connection.execute(select(tables.c.id).where(tables.c.rematch == table_id)).scalar_one_or_none()
    connection.execute(update(tables).where(tables.c.id == earlier).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id == table_id))
    for changed in (table_id, earlier):
        if changed is not None:
            _changed(connection, server, changed)
    return earlier


# --- starting -------------------------------------------------------------------------------------------


def start(connection: Connection, server: str, table_id: str, account: Account, clock: float) -> None:
    """Begin the match once every seat is taken: the seed is drawn and committed to.

    ``clock`` is the time from which the first player is charged.
    """
    room = open_room(hosted_room(own_room(connection, table_id, account), account))
    if any(seat.kind in ("open", "invited") for seat in room.seats):
        raise conflict("a seat is still empty")
    begin(connection, server, room, clock, new_seed())


def begin(connection: Connection, server: str, room: Room, clock: float, seed: bytes, **values: Any) -> None:
    """Begin the match of a table whose seats are all taken, and change further columns of its row."""
    game = load_game(room.game)
    match = Match.new(game, room.options, _names(room), seed)
    now = time.time()
    bank = room.clock["bank"] if room.clock is not None else None
    change = MatchUpdate(
        room.id,
        server_id=server,
        entries=_rows(match, now),
        ply=match.ply,
        actor=match.actor,
        moved=clock,
        table={
            "status": RUNNING,
            "started": now,
            "rules": game.rules_version,
            "content": game.content.hash(),
            "header": to_line(match.record.header),
            "seed": seed,
            "runner": server,
            **values,
        },
        seats={seat.seat: {"bank": bank} for seat in room.seats if seat.kind == "person"},
    )
    if bank is not None and match.seats[match.actor].bot is None:
        change.deadline = clock + bank
    write_update(connection, change)
    tell_lobby(connection, server)


def _names(room: Room) -> list[Seat]:
    """Make names that tell the players apart."""
    taken: dict[str, int] = {}
    found = []
    for seat in room.seats:
        name = seat.name or f"Player {seat.seat + 1}"
        taken[name] = taken.get(name, 0) + 1
        found.append(Seat(name if taken[name] == 1 else f"{name} {taken[name]}", seat.bot))
    return found


def _rows(match: Match, now: float) -> list[EntryRow]:
    told = {entry.ply: told_of(entry) for entry in match.log}
    return [EntryRow(entry.ply, to_line(entry), told.get(entry.ply), now) for entry in match.record.entries]


def rematch(connection: Connection, server: str, table_id: str, account: Account, clock: float) -> str:
    """Make a table for the same players, everybody one seat on; who asks later gets the same table.

    Where nobody has to be waited for the match begins, and ``clock`` is the time from which it is charged.
    """
    room = own_room(connection, table_id, account)
    if not over(room) or room.status == REPLAY:
        raise conflict("the match is not over")
    if room.seat_of(account.id) is None:
        raise forbidden("only those who played may ask for a rematch")
    if room.rematch is not None:
        return room.rematch
    rotated = [*room.seats[1:], room.seats[0]]
    wanted: list[dict[str, str | None]] = []
    for seat in rotated:
        if seat.kind == "bot":
            wanted.append({"kind": "bot", "bot": seat.bot})
        else:
            wanted.append({"kind": "me" if seat.account == account.id else "invited"})
    made = create(
        connection, server, account, room.game, room.options, wanted, room.public, room.rated, room.clock
    )
    others = {seat.account for seat in rotated if seat.account not in (None, account.id)}
    welcome = usable(connection, others) - apart(connection, account.id)
    for number, seat in enumerate(rotated):
        if seat.account in welcome:
            kept = {"account": seat.account, "name": seat.name}
            connection.execute(_seat(made, number).values(kept))
    connection.execute(update(tables).where(tables.c.id == table_id).values(rematch=made))
    _changed(connection, server, table_id)
    if all(seat["kind"] in ("me", "bot") for seat in wanted):
        start(connection, server, made, account, clock)
    return made


# --- records --------------------------------------------------------------------------------------------


def upload(connection: Connection, account: Account, record: Record, told: list[Any]) -> str:
    """Keep a checked record for its owner to replay; returns its table. ``told`` is what each ply told."""
    expect_kept(connection, account.id)
    kept = select(func.count()).select_from(tables)
    kept = kept.where(tables.c.host == account.id, tables.c.status == REPLAY)
    if connection.execute(kept).scalar_one() >= MOST_RECORDS:
        raise ApiError(429, "too-many", f"you keep {MOST_RECORDS} records; close some first")
    header, now = record.header, time.time()
    table_id = new_id()
    row = {
        "id": table_id,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": header.options,
        "status": REPLAY,
        "public": False,
        "rated": False,
        "host": account.id,
        "created": now,
        "header": to_line(header),
        "outcome": None if record.result is None else to_line(record.result),
        "ply": 0,
    }
    connection.execute(insert(tables).values(row))
    for number, seat in enumerate(header.seats):
        kind = "person" if seat.bot is None else "bot"
        values = {"table_id": table_id, "seat": number, "kind": kind, "name": seat.name}
        values["bot"] = seat.bot
        connection.execute(insert(seats).values({**values, "orders": NO_ORDERS}))
    rows = [
        EntryRow(entry.ply, to_line(entry), words, now)
        for entry, words in zip(record.entries, told, strict=True)
    ]
    write_update(connection, MatchUpdate(table_id, entries=rows, ply=len(rows)))
    return table_id

"""Makes tournaments, and lets people enter and leave them: functions of a connection, for one transaction."""

import time
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, update

from orrery.server.accounts import Account, expect_kept, new_id
from orrery.server.errors import ApiError, conflict, forbidden, not_found
from orrery.server.relations import apart
from orrery.server.storage.rooms import tell_lobby
from orrery.server.storage.schema import entrants, tournaments
from orrery.server.tournaments.load import (
    CANCELLED,
    OPEN,
    ROUND_ROBIN,
    RUNNING,
    Entrant,
    Tournament,
    load,
)
from orrery.server.tournaments.pairing import sizes_of

#: How many people may enter one tournament, and how many tournaments may wait or run for one organiser.
MOST_ENTRANTS: Final = 256
_MOST_TOURNAMENTS: Final = 10
#: How many an organiser may set up in a day, those called off included.
_MOST_A_DAY: Final = 30
_DAY: Final = 24 * 3600.0


def create(connection: Connection, /, server: str, account: Account, **terms: Any) -> str:
    """Make a tournament that people may enter; ``terms`` are columns of its row. Returns its id."""
    expect_kept(connection, account.id)
    if not account.claimed:
        raise forbidden("claim your account first: who organises a tournament must be there to the end")
    own = select(func.count()).select_from(tournaments)
    own = own.where(tournaments.c.organiser == account.id, tournaments.c.status.in_((OPEN, RUNNING)))
    if connection.execute(own).scalar_one() >= _MOST_TOURNAMENTS:
        raise ApiError(429, "too-many", f"you have {_MOST_TOURNAMENTS} tournaments; let some end first")
    now = time.time()
    # One that was called off stays on the list of those that are over.
    recent = select(func.count()).select_from(tournaments)
    recent = recent.where(tournaments.c.organiser == account.id, tournaments.c.created > now - _DAY)
    if connection.execute(recent).scalar_one() >= _MOST_A_DAY:
        raise ApiError(429, "too-many", "you have set up many tournaments today; wait", retry_after=3600)
    made = new_id()
    row = {"id": made, "organiser": account.id, "status": OPEN, "round": 0, "created": now}
    connection.execute(insert(tournaments).values({**row, **terms}))
    tell_lobby(connection, server)
    return made


def found(connection: Connection, tournament: str) -> Tournament:
    """Lock a tournament for a change; ``ApiError`` if there is none."""
    there = load(connection, tournament, lock=True)
    if there is None:
        raise not_found("tournament")
    return there


def organised(connection: Connection, tournament: str, account: Account) -> Tournament:
    """Lock a tournament for its organiser; ``ApiError`` for anybody else."""
    there = found(connection, tournament)
    if there.row.organiser != account.id:
        raise forbidden("only the organiser of the tournament may do this")
    return there


def enter(connection: Connection, server: str, tournament: str, account: Account) -> None:
    """Take part, from the next round on; once more changes nothing. Who withdrew may come back."""
    expect_kept(connection, account.id)
    there = found(connection, tournament)
    if there.row.status not in (OPEN, RUNNING):
        raise conflict("the tournament is over")
    if there.row.status == RUNNING and (not there.row.late or there.row.system == ROUND_ROBIN):
        raise conflict("the tournament has begun, and nobody can enter any more")
    if there.row.organiser in apart(connection, account.id):
        raise forbidden("you cannot enter this tournament")
    own = _own(there, account)
    if own is not None:
        _set_until(connection, there, own, None)
    else:
        if len(there.entrants) >= MOST_ENTRANTS:
            raise conflict(f"{MOST_ENTRANTS} people have entered, and there is no room for more")
        number = max((one.number for one in there.entrants), default=-1) + 1
        row = {"tournament": there.id, "number": number, "account": account.id}
        connection.execute(insert(entrants).values({**row, "since": there.row.round + 1}))
    tell_lobby(connection, server)


def withdraw(connection: Connection, server: str, tournament: str, account: Account) -> None:
    """Leave a tournament: the match under way is played to its end, and no other follows."""
    there = found(connection, tournament)
    own = _own(there, account)
    if own is None:
        raise conflict("you do not take part")
    leave(connection, there, own)
    tell_lobby(connection, server)


def leave(connection: Connection, there: Tournament, own: Entrant) -> None:
    """Let an entrant leave; before the start nothing is left of them."""
    if there.row.status == OPEN:
        this = (entrants.c.tournament == there.id) & (entrants.c.number == own.number)
        connection.execute(entrants.delete().where(this))
    elif there.row.status == RUNNING and own.until is None:
        _set_until(connection, there, own, there.row.round)


def _own(there: Tournament, account: Account) -> Entrant | None:
    return next((one for one in there.entrants if one.account == account.id), None)


def _set_until(connection: Connection, there: Tournament, own: Entrant, until: int | None) -> None:
    this = (entrants.c.tournament == there.id) & (entrants.c.number == own.number)
    connection.execute(update(entrants).where(this).values(until=until))


def start(connection: Connection, server: str, tournament: str) -> None:
    """Begin: nothing is played yet, but the first round may be opened."""
    there = found(connection, tournament)
    if there.row.status != OPEN:
        raise conflict("the tournament has begun already")
    if not _enough(there):
        raise conflict("too few people have entered")
    size, people = there.row.options["players"], len(there.entrants)
    values: dict[str, Any] = {"status": RUNNING, "started": time.time(), "due": 0.0}
    if there.row.system == ROUND_ROBIN:
        # With two at a table all have met after as many rounds as there are others; with more, see then.
        values["rounds"] = people - 1 + people % 2 if size == 2 else None
    connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))
    tell_lobby(connection, server)


def _enough(there: Tournament) -> bool:
    people, size = len(there.entrants), there.row.options["players"]
    return people >= 2 and bool(
        sizes_of(people, size, there.least_players(), there.row.bot is not None).people
    )


def start_by_itself(connection: Connection, server: str, tournament: str) -> None:
    """Begin a tournament whose time has come, or call it off if too few people have entered."""
    there = found(connection, tournament)
    if there.row.status == OPEN and _enough(there):
        start(connection, server, tournament)
    elif there.row.status == OPEN:
        call_off(connection, server, tournament)


def next_round(connection: Connection, server: str, tournament: str) -> None:
    """Let the next round begin now."""
    there = found(connection, tournament)
    if not there.between_rounds:
        raise conflict("a round is under way, or there is none to begin")
    connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(due=0.0))
    tell_lobby(connection, server)


def call_off(connection: Connection, server: str, tournament: str, account: Account | None = None) -> None:
    """Call a tournament off, for its organiser or of itself: no round follows, matches under way go on."""
    if account is None:
        there = found(connection, tournament)
    else:
        there = organised(connection, tournament, account)
    if there.row.status not in (OPEN, RUNNING):
        raise conflict("the tournament is over")
    values = {"status": CANCELLED, "due": None, "ended": time.time()}
    connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))
    tell_lobby(connection, server)


def forget_account(connection: Connection, server: str, account: str) -> None:
    """Take an account out of all tournaments that are not over; those it organised go on by themselves."""
    own = select(tournaments.c.id).where(
        tournaments.c.status.in_((OPEN, RUNNING)),
        (tournaments.c.organiser == account)
        | tournaments.c.id.in_(select(entrants.c.tournament).where(entrants.c.account == account)),
    )
    for tournament in connection.execute(own.order_by(tournaments.c.id)).scalars().all():
        there = found(connection, tournament)
        for one in there.entrants:
            if one.account == account:
                leave(connection, there, one)
        if there.row.organiser != account:
            continue
        if there.row.status == OPEN:
            call_off(connection, server, there.id)
        elif there.row.pause is None:
            values = {"pause": 0.0, "due": 0.0 if there.between_rounds else None}
            connection.execute(update(tournaments).where(tournaments.c.id == there.id).values(values))

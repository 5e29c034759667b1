"""Routes that make tables and seat people at them."""

from contextlib import suppress
from typing import Annotated, Any, Literal
from urllib.parse import urlencode

from fastapi import Depends, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from orrery.server import invitations, lists, lobby
from orrery.server.accounts import Account
from orrery.server.commands import TABLE_ID
from orrery.server.errors import Gone
from orrery.server.limits import LONGEST_BOT, LONGEST_GAME, LONGEST_KEY, MOST_OPTIONS, MOST_SEATS
from orrery.server.routes.common import anyone, api_router, server_of, signed_in
from orrery.server.server import Server

router = api_router("/api", "lobby")

SignedIn = Annotated[Account, Depends(signed_in)]
Anyone = Annotated[Account | None, Depends(anyone)]
TheServer = Annotated[Server, Depends(server_of)]
TableId = Annotated[str, Path(pattern=TABLE_ID)]

SeatKind = Literal["me", "open", "invited", "bot"]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(_Request):
    """Who is to sit in a seat."""

    kind: SeatKind
    bot: Annotated[str, Field(max_length=LONGEST_BOT)] | None = None


class Clock(_Request):
    """Seconds for the whole match, and more each time the turn passes on."""

    bank: Annotated[float, Field(ge=10, le=30 * 24 * 3600)]
    increment: Annotated[float, Field(ge=0, le=7 * 24 * 3600)] = 0.0


class NewTable(_Request):
    """A table as somebody wishes it."""

    game: Annotated[str, Field(max_length=LONGEST_GAME)]
    options: Annotated[dict[str, int | bool | str], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    public: Annotated[bool | None, Field(description="if not said: whether a seat is open to anybody")] = None
    rated: bool = True
    clock: Clock | None = None
    start: bool = False


class SeatNumber(_Request):
    """A seat; null for any that is free."""

    seat: Annotated[int, Field(ge=0, le=MOST_SEATS - 1)] | None = None


class InvitedSeat(_Request):
    """The seat somebody is invited to."""

    seat: Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]


class Code(_Request):
    """A one-time code."""

    code: Annotated[str, Field(min_length=1, max_length=LONGEST_KEY)]


class TableSeat(BaseModel):
    """Where the account sits."""

    table: str
    seat: int | None = None


class Invitation(BaseModel):
    """A code that opens one seat once."""

    code: str


async def _changed(server: Server, table_id: str) -> None:
    """Notify those of this process who follow the table or the lobby."""
    table = server.tables.loaded(table_id)
    if table is not None:
        # The host may have closed it meanwhile, and told everybody.
        with suppress(Gone):
            await table.refresh_room()
            table.tell_state()
            table.wake_bot()
    server.tables.lobby_changed()


@router.get("/tables")
async def tables(
    response: Response,
    account: Anyone,
    server: TheServer,
    which: Annotated[Literal["open", "live", "mine", "waiting"], Query(alias="list")] = "open",
    after: Annotated[str | None, Query(max_length=64)] = None,
    limit: Annotated[int, Query(ge=1, le=lists.MOST)] = lists.PAGE,
) -> list[dict[str, Any]]:
    """List tables, the newest first, a page at a time: the header ``Link`` says where the next one is."""
    if account is None and which in ("mine", "waiting"):
        return []
    who = account.id if account is not None else None
    page = await server.db.read(lists.page_of, which, who, after, limit)
    if page.after is not None:
        query = urlencode({"list": which, "limit": limit, "after": page.after})
        # Relative to the address asked, which a proxy may have put below a path of its own.
        response.headers["link"] = f'<tables?{query}>; rel="next"'
    return page.tables


@router.get("/announcements")
async def announcements(server: TheServer) -> list[dict[str, Any]]:
    """Return what whoever runs the server tells everybody, the oldest first."""
    return server.announcements.now()


@router.post("/tables", status_code=201)
async def create(wish: NewTable, account: SignedIn, server: TheServer) -> TableSeat:
    """Make a table, and start it at once if that is asked for."""
    options = lobby.resolve(wish.game, wish.options)
    wanted: list[dict[str, str | None]] = [{"kind": seat.kind, "bot": seat.bot} for seat in wish.seats]
    clock = wish.clock.model_dump() if wish.clock is not None else None
    me = server.settings.server_id
    clock_now = server.clock.now()
    public = wish.public if wish.public is not None else any(seat.kind == "open" for seat in wish.seats)
    begin = wish.start and all(seat.kind in ("me", "bot") for seat in wish.seats)

    def work(connection: Any) -> str:
        made = lobby.create(connection, me, account, wish.game, options, wanted, public, wish.rated, clock)
        if begin:
            lobby.start(connection, me, made, account, clock_now)
        return made

    made = await server.db.write(work)
    if begin:
        (await server.tables.get(made)).wake_bot()
    server.tables.lobby_changed()
    seat = next((number for number, one in enumerate(wish.seats) if one.kind == "me"), None)
    return TableSeat(table=made, seat=seat)


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, wish: SeatNumber, account: SignedIn, server: TheServer) -> TableSeat:
    """Take an open seat, or the one that is kept for you."""
    seat = await server.db.write(lobby.join, server.settings.server_id, table_id, account, wish.seat)
    await _changed(server, table_id)
    with suppress(Gone):
        tournament = (await server.tables.get(table_id)).room.tournament
        if tournament is not None:
            await server.director.settle(tournament)
    return TableSeat(table=table_id, seat=seat)


@router.post("/tables/{table_id}/leave")
async def leave(table_id: TableId, account: SignedIn, server: TheServer) -> TableSeat:
    """Give your seat back before the start."""
    await server.db.write(lobby.leave, server.settings.server_id, table_id, account)
    await _changed(server, table_id)
    return TableSeat(table=table_id)


@router.put("/tables/{table_id}/seats/{number}")
async def arrange(
    table_id: TableId, number: int, wish: SeatWish, account: SignedIn, server: TheServer
) -> TableSeat:
    """Decide who may sit in a seat."""
    wanted = {"kind": wish.kind, "bot": wish.bot}
    await server.db.write(lobby.arrange, server.settings.server_id, table_id, account, number, wanted)
    await _changed(server, table_id)
    return TableSeat(table=table_id, seat=number)


@router.post("/tables/{table_id}/invitations", status_code=201)
async def invite(table_id: TableId, wish: InvitedSeat, account: SignedIn, server: TheServer) -> Invitation:
    """Make a one-time code for a seat."""
    return Invitation(code=await server.db.write(invitations.invite, table_id, account, wish.seat))


@router.post("/invitations/claim")
async def claim(wish: Code, account: SignedIn, server: TheServer) -> TableSeat:
    """Use a code up and sit down."""
    table_id, seat = await server.db.write(invitations.claim, server.settings.server_id, account, wish.code)
    await _changed(server, table_id)
    return TableSeat(table=table_id, seat=seat)


@router.post("/invitations/look")
async def look(wish: Code, account: Anyone, server: TheServer) -> dict[str, Any]:
    """Tell who invites to what; the code stays good."""
    return await server.db.read(invitations.look, account.id if account is not None else None, wish.code)


@router.post("/tables/{table_id}/start")
async def start(table_id: TableId, account: SignedIn, server: TheServer) -> TableSeat:
    """Begin the match."""
    await server.db.write(lobby.start, server.settings.server_id, table_id, account, server.clock.now())
    await server.tables.get(table_id)
    await _changed(server, table_id)
    return TableSeat(table=table_id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(table_id: TableId, account: SignedIn, server: TheServer) -> TableSeat:
    """Make a table for the same players, everybody one seat on; against bots alone it begins at once."""
    clock = server.clock.now()
    made = await server.db.write(lobby.rematch, server.settings.server_id, table_id, account, clock)
    await _changed(server, table_id)
    with suppress(Gone):
        (await server.tables.get(made)).wake_bot()
    return TableSeat(table=made)


@router.delete("/tables/{table_id}", status_code=204)
async def close(table_id: TableId, account: SignedIn, server: TheServer) -> None:
    """Give up a table that has not begun."""
    earlier = await server.db.write(lobby.close, server.settings.server_id, table_id, account)
    table = server.tables.loaded(table_id)
    server.tables.forget(table_id)
    if table is not None:
        table.tell_closed()
    if earlier is not None:
        await _changed(server, earlier)
    server.tables.lobby_changed()

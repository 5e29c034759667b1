"""Routes of a table: its state, commands, positions for replays, hints, reviews, records."""

from typing import Annotated, Any, Final

import orjson
from fastapi import Body, Query, Request
from fastapi.responses import PlainTextResponse, Response

from orrery.server import lobby
from orrery.server.bots import Job, adviser
from orrery.server.chat import lines_for
from orrery.server.commands import Command
from orrery.server.errors import ApiError, Refused, Unavailable, conflict, forbidden, not_found
from orrery.server.limits import MOST_SEATS
from orrery.server.messages import Message, disclosed, summary_for
from orrery.server.perform import answer
from orrery.server.ratings import rating_changes
from orrery.server.routes.common import api_router
from orrery.server.routes.lobby import Anyone, SignedIn, TableId, TableSeat, TheServer
from orrery.server.uploads import read_record

router = api_router("/api", "play")

#: How a command is answered that was not carried out.
_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    409: {"description": "refused, with the reason"},
    503: {"description": "refused: the storage cannot be reached; send it again"},
}


def json_of(message: Message, status: int = 200) -> Response:
    """Make a response of a message that may hold JSON made before."""
    return Response(orjson.dumps(message), status, media_type="application/json")


@router.get("/tables/{table_id}")
async def table_now(
    table_id: TableId,
    account: Anyone,
    server: TheServer,
    since: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """Return room, state and chat, as whoever asks may see them."""
    table = await server.find_table(table_id, account)
    who = account.id if account is not None else None
    state = await table.state(who, since)
    chat = await server.db.read(lines_for, table_id, who)
    await table.clear_doubt()
    return json_of({"room": table.room_message(who), "state": state, "chat": chat})


@router.post("/tables/{table_id}/commands", responses=_REFUSALS)
async def command(
    table_id: TableId, wish: Annotated[Command, Body()], account: SignedIn, server: TheServer
) -> Response:
    """Carry out any command of the socket, and answer it."""
    if wish.table != table_id:
        raise ApiError(422, "bad-message", "table: is not the one of the address")
    table = await server.find_table(table_id, account)
    message = await server.tasks.shielded(answer(table, account, wish))
    if message["type"] != "refused":
        return json_of(message)
    if message["code"] != Unavailable.CODE:
        return json_of(message, 409)
    response = json_of(message, 503)
    response.headers["retry-after"] = str(Unavailable.RETRY_AFTER)
    return response


@router.post("/tables/{table_id}/hint")
async def hint(table_id: TableId, account: SignedIn, server: TheServer) -> Message:
    """Say what a bot would do in your place: up to three moves with their chances, and why."""
    table = await server.find_table(table_id, account)
    seat = table.room.seat_of(account.id)
    if seat is None:
        raise forbidden("you do not sit at this table")
    if table.room.tournament is not None:
        raise forbidden("there are no hints in a tournament")
    if table.room.rated and sum(one.kind == "person" for one in table.room.seats) > 1:
        raise forbidden("there are no hints in a rated match with other people")
    async with table.current():
        try:
            match = table.playable()
        except Refused as refused:
            raise conflict(refused.message) from None
        if match.actor != seat:
            raise conflict("another player decides now")
        ply, bot = match.ply, adviser()
        job = Job.of(match, seat, bot)
    try:
        advised = await server.bots.hint(job, account.id)
    except Refused as refused:
        raise ApiError(429, refused.code, refused.message, retry_after=2) from None
    return {"ply": ply, "bot": bot, "moves": [one._asdict() for one in advised]}


@router.post("/tables/{table_id}/review")
async def review(table_id: TableId, account: SignedIn, server: TheServer) -> Response:
    """Return the review of a match that is over, or how far it has come."""
    table = await server.find_table(table_id, account)
    try:
        return json_of(await server.reviews.of(table.room, account.id))
    except Refused as refused:
        if refused.code == "too-many":
            raise ApiError(429, refused.code, refused.message, retry_after=5) from None
        raise conflict(refused.message) from None


@router.get("/tables/{table_id}/summary")
async def summary(table_id: TableId, account: Anyone, server: TheServer) -> Response:
    """Return how the points of a match that is over went, what it did to ratings, and its review if known."""
    table = await server.find_table(table_id, account)
    if not disclosed(table.room):
        raise conflict("the match is not over")
    race = await table.race()
    if race is None:
        raise conflict(table.problem or "the match has not begun")
    changes = await server.db.read(rating_changes, table_id)
    return json_of(summary_for(race, changes, await server.reviews.known(table.room)))


@router.get("/tables/{table_id}/positions/{ply}")
async def position(
    table_id: TableId,
    ply: int,
    account: Anyone,
    server: TheServer,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS - 1)] = None,
) -> Message:
    """Return the view before a ply, for replays."""
    table = await server.find_table(table_id, account)
    own = table.room.seat_of(account.id if account is not None else None)
    if seat is not None and seat != own and not disclosed(table.room):
        raise forbidden("while the match runs you may look from your own seat only")
    if seat is not None and seat >= len(table.room.seats):
        raise not_found("seat")
    if not 0 <= ply <= table.room.ply:
        raise not_found("ply")
    view = await table.view_at(ply, seat)
    if view is None:
        raise conflict(table.problem or "the match has not begun")
    return {"table": table_id, "ply": ply, "seat": seat, "view": view}


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: TableId, account: Anyone, server: TheServer) -> PlainTextResponse:
    """Return the record: what you may know of a running match, all of one that is over."""
    table = await server.find_table(table_id, account)
    seat = table.room.seat_of(account.id if account is not None else None)
    lines = await table.record(seat)
    if not lines:
        raise conflict("the match has not begun")
    name = f"{table.room.game}-{table_id}.jsonl"
    return PlainTextResponse(
        "".join(lines),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request, account: SignedIn, server: TheServer) -> TableSeat:
    """Keep a record, to replay it."""
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise ApiError(422, "bad-record", "the record is not UTF-8") from None
    try:
        told = await server.bots.check_record(text, server.settings.record_seconds, account.id)
        parsed = await server.services.replaying.run(account.id, read_record, text)
    except ValueError as error:
        raise ApiError(422, "bad-record", str(error)) from None
    return TableSeat(table=await server.db.write(lobby.upload, account, parsed, told))

"""Routes of tournaments."""

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from orrery.server import lobby
from orrery.server.bots import seatable
from orrery.server.commands import TABLE_ID
from orrery.server.errors import ApiError
from orrery.server.messages import Message
from orrery.server.names import clean_name
from orrery.server.routes.common import api_router
from orrery.server.routes.lobby import Anyone, Clock, SignedIn, TheServer
from orrery.server.tournaments import entries
from orrery.server.tournaments.load import ROUND_ROBIN
from orrery.server.tournaments.overview import listed, overview_of, read

router = api_router("/api/tournaments", "tournaments")

TournamentId = Annotated[str, Path(pattern=TABLE_ID)]
Seconds = Annotated[float, Field(ge=0, le=30 * 24 * 3600)]


class NewTournament(BaseModel):
    """A tournament as its organiser wishes it."""

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=200)]
    game: Annotated[str, Field(max_length=60)]
    options: Annotated[dict[str, int | bool | str], Field(max_length=40)] = {}
    system: Literal["swiss", "round-robin"] = "swiss"
    rounds: Annotated[int, Field(ge=1, le=20)] = 5
    duplicate: bool = False
    rated: bool = True
    clock: Clock = Clock(bank=1800.0, increment=30.0)
    bot: Annotated[str, Field(max_length=80)] | None = None
    late: bool = True
    show_up: Annotated[float, Field(ge=10, le=14 * 24 * 3600)] = 600.0
    pause: Seconds | None = 60.0
    starts: Annotated[float, Field(ge=0, le=4e9)] | None = None


class Made(BaseModel):
    """The tournament that was made."""

    tournament: str


@router.get("")
async def tournaments(
    account: Anyone,
    server: TheServer,
    which: Annotated[Literal["open", "running", "over", "mine"], Query(alias="list")] = "open",
) -> list[dict[str, Any]]:
    """List tournaments, the newest first."""
    if account is None and which == "mine":
        return []
    return await server.db.read(listed, which, account.id if account is not None else None)


@router.post("", status_code=201)
async def create(wish: NewTournament, account: SignedIn, server: TheServer) -> Made:
    """Make a tournament that people may enter."""
    if wish.bot is not None and not seatable(wish.bot):
        raise ApiError(422, "bad-seats", "there is no bot of that level")
    options = lobby.resolve(wish.game, wish.options)
    if int(options["players"]) < 2:
        raise ApiError(422, "bad-options", "nobody meets anybody at a table for one")
    made = await server.db.write(
        entries.create,
        server.settings.server_id,
        account,
        name=clean_name(wish.name),
        game=wish.game,
        options=options,
        system=wish.system,
        rounds=None if wish.system == ROUND_ROBIN else wish.rounds,
        duplicate=wish.duplicate,
        rated=wish.rated,
        clock=wish.clock.model_dump(),
        bot=wish.bot,
        late=wish.late and wish.system != ROUND_ROBIN,
        show_up=wish.show_up,
        pause=wish.pause,
        due=wish.starts,
    )
    server.tables.lobby_changed()
    return Made(tournament=made)


@router.get("/{tournament}")
async def overview(tournament: TournamentId, account: Anyone, server: TheServer) -> Message:
    """Return a tournament with its entrants, rounds and standings."""
    found = await server.db.read(read, tournament)
    organiser, who = found[0].row.organiser, account.id if account is not None else None
    # With hundreds of entrants this takes a while; it counts as the organiser's work.
    return await server.services.replaying.run(organiser, overview_of, *found, who)


@router.post("/{tournament}/enter", status_code=204)
async def enter(tournament: TournamentId, account: SignedIn, server: TheServer) -> None:
    """Take part, from the next round on."""
    await server.db.write(entries.enter, server.settings.server_id, tournament, account)
    server.tables.lobby_changed()


@router.post("/{tournament}/withdraw", status_code=204)
async def withdraw(tournament: TournamentId, account: SignedIn, server: TheServer) -> None:
    """Take part no longer; a match under way is played to its end."""
    await server.db.write(entries.withdraw, server.settings.server_id, tournament, account)
    server.tables.lobby_changed()


@router.post("/{tournament}/start", status_code=204)
async def start(tournament: TournamentId, account: SignedIn, server: TheServer) -> None:
    """Begin with the first round."""

    def write(connection: Any) -> None:
        entries.organised(connection, tournament, account)
        entries.start(connection, server.settings.server_id, tournament)

    await server.db.write(write)
    await server.director.go_on(tournament)


@router.post("/{tournament}/rounds", status_code=204)
async def next_round(tournament: TournamentId, account: SignedIn, server: TheServer) -> None:
    """Begin the next round now."""

    def write(connection: Any) -> None:
        entries.organised(connection, tournament, account)
        entries.next_round(connection, server.settings.server_id, tournament)

    await server.db.write(write)
    await server.director.go_on(tournament)


@router.delete("/{tournament}", status_code=204)
async def call_off(tournament: TournamentId, account: SignedIn, server: TheServer) -> None:
    """Call a tournament off."""
    await server.db.write(entries.call_off, server.settings.server_id, tournament, account)
    await server.director.settle(tournament)

"""Routes about accounts: who you are, who others are, and how well they play."""

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, select

from orrery.core.registry import game_names
from orrery.server.accounts import DELETED, Account
from orrery.server.errors import not_found
from orrery.server.limits import LONGEST_KEY, LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from orrery.server.rate_limits import address_of
from orrery.server.ratings import Skill, latest_results, ranking_list, skills_of, statistics
from orrery.server.routes.common import anyone, api_router, server_of, signed_in
from orrery.server.storage.schema import accounts

router = api_router("/api", "accounts")

SignedIn = Annotated[Account, Depends(signed_in)]
Anyone = Annotated[Account | None, Depends(anyone)]

#: How many results a profile shows.
_LATEST = 20

#: White space around a name is trimmed, so there may be a little more of it.
Name = Annotated[
    str, Field(min_length=1, max_length=2 * LONGEST_NAME, description="1 to 40 printable characters")
]
Password = Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(_Request):
    """Somebody who wants to play at once."""

    name: Name
    token: Annotated[bool, Field(description="a bearer token for a program instead of a cookie")] = False


class SignIn(_Request):
    """A claimed account."""

    name: Name
    password: Password
    token: Annotated[bool, Field(description="a bearer token for a program instead of a cookie")] = False


class Claim(_Request):
    """What makes a guest's account a lasting one."""

    name: Name
    password: NewPassword


class Reset(_Request):
    """A one-time code from whoever runs the server, and the password there is to be."""

    code: Annotated[str, Field(min_length=1, max_length=LONGEST_KEY)]
    password: NewPassword
    token: Annotated[bool, Field(description="a bearer token for a program instead of a cookie")] = False


class Rename(_Request):
    """What a guest wants to be called."""

    name: Name


class AccountOut(BaseModel):
    """An account as its owner sees it."""

    id: str
    name: str
    kind: str
    claimed: bool


class SessionOut(AccountOut):
    """The same, and the token if one was asked for."""

    token: str | None


class WhoOut(BaseModel):
    """Who is signed in, if anybody."""

    account: AccountOut | None


class RatingOut(BaseModel):
    """A rating; the list is ordered by ``rating``, which is mu - 3 sigma."""

    rating: float
    mu: float
    sigma: float
    matches: int


class GameRatingOut(RatingOut):
    """A rating of one account."""

    game: str
    players: int


class ListedOut(RatingOut):
    """A line of a ranking list."""

    place: int
    account: str
    name: str
    kind: str
    bot: bool


class OtherOut(BaseModel):
    """Somebody who played, too; a bot by the name that seats have for it."""

    seat: int
    name: str
    bot: bool


class ResultOut(BaseModel):
    """How a match came out for somebody."""

    table: str
    seat: int
    game: str
    players: int
    rated: bool
    place: int
    points: int
    departed: str | None
    at: float
    rating_before: float | None
    rating_after: float | None
    others: list[OtherOut]


class ProfileOut(BaseModel):
    """What everybody may know of an account."""

    id: str
    name: str
    kind: str
    ratings: list[GameRatingOut]
    results: list[ResultOut]


class StatisticsOut(BaseModel):
    """Matches of one game and number of players; ``low`` and ``high`` are the 95 % interval of ``share``."""

    game: str
    players: int
    matches: int
    wins: Annotated[float, Field(description="a shared first place is a part of a win")]
    share: float
    low: float
    high: float
    places: Annotated[list[int], Field(description="how often the first, second, ... place")]


def _account(account: Account) -> AccountOut:
    return AccountOut(id=account.id, name=account.name, kind=account.kind, claimed=account.claimed)


async def _begin(
    request: Request, response: Response, account: Account, token: str, program: bool
) -> SessionOut:
    """Hand over a new session; the one in the browser's cookie, if there was one, ends with it."""
    identity = server_of(request).identity
    if not program:
        old, by_cookie = identity.credentials.of(request)
        if old is not None and by_cookie:
            await identity.sign_out(old)
        identity.credentials.set_cookie(response, token)
    return SessionOut(**_account(account).model_dump(), token=token if program else None)


@router.post("/guests", status_code=201)
async def become_guest(new: NewGuest, request: Request, response: Response) -> SessionOut:
    """Make a guest account and sign in to it."""
    account, token = await server_of(request).identity.guest(new.name, new.token)
    return await _begin(request, response, account, token, new.token)


@router.post("/session")
async def sign_in(new: SignIn, request: Request, response: Response) -> SessionOut:
    """Sign in to a claimed account."""
    identity = server_of(request).identity
    account, token = await identity.sign_in(new.name, new.password, new.token, address_of(request.scope))
    return await _begin(request, response, account, token, new.token)


@router.get("/session")
async def who(account: Anyone) -> WhoOut:
    """Return who is signed in; null if nobody is, which is no error for a page that has to ask."""
    return WhoOut(account=None if account is None else _account(account))


@router.post("/reset")
async def reset_password(new: Reset, request: Request, response: Response) -> SessionOut:
    """Set a new password by a one-time code, and sign in; every other session ends."""
    server = server_of(request)
    account, token = await server.identity.reset_password(
        new.code, new.password, new.token, address_of(request.scope)
    )
    server.account_changed(account.id)
    return await _begin(request, response, account, token, new.token)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response) -> None:
    """Sign out: the cookie or token used is worth nothing from now on."""
    identity = server_of(request).identity
    token, by_cookie = identity.credentials.of(request)
    if token is not None:
        await identity.sign_out(token)
    if by_cookie:
        identity.credentials.clear_cookie(response)


@router.get("/me")
async def me(account: SignedIn) -> AccountOut:
    """Return the account you are signed in to."""
    return _account(account)


@router.patch("/me")
async def rename(wish: Rename, account: SignedIn, request: Request) -> AccountOut:
    """Rename a guest."""
    return _account(await server_of(request).identity.rename(account, wish.name))


@router.post("/me/claim")
async def claim(wish: Claim, account: SignedIn, request: Request, response: Response) -> SessionOut:
    """Give the account a password, and a name of its own; the session is a new one from now on."""
    identity = server_of(request).identity
    program = not identity.credentials.of(request)[1]
    claimed, token = await identity.claim(account, wish.name, wish.password, program)
    return await _begin(request, response, claimed, token, program)


@router.get("/me/statistics")
async def my_statistics(account: SignedIn, request: Request) -> list[StatisticsOut]:
    """Return matches, wins and places per game and number of players."""
    tallies = await server_of(request).db.read(statistics, account.id)
    return [StatisticsOut.model_validate(tally, from_attributes=True) for tally in tallies]


@router.get("/accounts/{account_id}")
async def profile(
    account_id: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$")], viewer: Anyone, request: Request
) -> ProfileOut:
    """Return what everybody may know of an account; only its owner sees results of private tables."""
    own = viewer is not None and viewer.id == account_id

    def read(connection: Connection) -> ProfileOut | None:
        row = connection.execute(select(accounts).where(accounts.c.id == account_id)).one_or_none()
        if row is None or row.kind == DELETED:
            return None
        ratings = [
            GameRatingOut(game=game, players=players, **_skill(skill))
            for game, players, skill in skills_of(connection, account_id)
        ]
        latest = latest_results(connection, account_id, own, _LATEST)
        results = [ResultOut(table=values["table_id"], **values) for values in latest]
        return ProfileOut(id=row.id, name=row.name, kind=row.kind, ratings=ratings, results=results)

    found = await server_of(request).db.read(read)
    if found is None:
        raise not_found("account")
    return found


@router.get("/ratings/{game}/{players}")
async def ranking(
    game: str,
    players: Annotated[int, Path(ge=1, le=100)],
    request: Request,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[ListedOut]:
    """Return the ranking list of a game with that many players; bots are marked."""
    if game not in game_names():
        raise not_found("game")
    found = await server_of(request).db.read(ranking_list, game, players, limit, offset)
    return [
        ListedOut(
            place=place,
            account=line.account,
            name=line.name,
            kind=line.kind,
            bot=line.is_bot,
            **_skill(line.skill),
        )
        for place, line in enumerate(found, offset + 1)
    ]


def _skill(skill: Skill) -> dict[str, Any]:
    return {"rating": skill.value, "mu": skill.mu, "sigma": skill.sigma, "matches": skill.matches}

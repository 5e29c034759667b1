"""Routes about all of one's own account: its password and sessions, a copy of it, its end."""

import asyncio
from typing import Final

import orjson
from fastapi import Request, Response
from pydantic import BaseModel, ConfigDict

from orrery.server.errors import ApiError
from orrery.server.limits import COPIES, COPIES_AN_HOUR
from orrery.server.own_account import copy_of, delete_account
from orrery.server.rate_limits import Buckets
from orrery.server.routes.accounts import NewPassword, Password, SignedIn
from orrery.server.routes.common import api_router, server_of

router = api_router("/api/me", "own account")

_COPIES: Final = Buckets(rate=COPIES_AN_HOUR / 3600, burst=COPIES)


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid")


class PasswordChange(_Request):
    """The password there is, and the one there is to be."""

    old: Password
    new: NewPassword


class Deletion(_Request):
    """The password, which a guest does not have."""

    password: Password | None = None


@router.post("/password", status_code=204)
async def change_password(wish: PasswordChange, account: SignedIn, request: Request) -> None:
    """Change the password; every other session ends."""
    server = server_of(request)
    token, _ = server.identity.credentials.of(request)
    assert token is not None
    await server.identity.change_password(account, token, wish.old, wish.new)
    server.account_changed(account.id)


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(account: SignedIn, request: Request, response: Response) -> None:
    """Sign out everywhere: every cookie and token of the account is worth nothing from now on."""
    server = server_of(request)
    await server.identity.sign_out_everywhere(account)
    server.account_changed(account.id)
    server.identity.credentials.clear_cookie(response)


@router.get("/export", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def export(account: SignedIn, request: Request) -> Response:
    """Return everything that is kept of you, as a file."""
    if (wait := _COPIES.take(account.id)) > 0:
        raise ApiError(429, "too-many", "you have made many copies; wait", retry_after=round(wait + 0.5))
    copy = await server_of(request).db.read(copy_of, account.id)
    body = await asyncio.to_thread(orjson.dumps, copy, option=orjson.OPT_INDENT_2)
    name = f"orrery-{account.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(body, media_type="application/json", headers=headers)


@router.post("/delete", status_code=204)
async def delete(wish: Deletion, account: SignedIn, request: Request, response: Response) -> None:
    """Delete the account for good; an account with a password asks for it."""
    server = server_of(request)
    await server.identity.expect_password(account, wish.password)
    await server.tasks.shielded(delete_account(server, account))
    server.identity.credentials.clear_cookie(response)

"""What routes have in common: the server behind them, who asks, and how a body is read."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, cast

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection

from orrery.server.accounts import Account
from orrery.server.error_responses import RESPONSES
from orrery.server.errors import ApiError

if TYPE_CHECKING:
    from orrery.server.server import Server


def server_of(request: HTTPConnection) -> "Server":
    """Return the server that this request came to."""
    return cast("Server", request.app.state.server)


async def anyone(request: HTTPConnection) -> Account | None:
    """Return who asks; None for somebody who is not signed in."""
    return await server_of(request).identity.of_connection(request)


async def signed_in(request: HTTPConnection) -> Account:
    """Return who asks; somebody who is not signed in gets a 401."""
    account = await anyone(request)
    if account is None:
        raise ApiError(401, "not-signed-in", "sign in first, or come as a guest")
    return account


class _StrictRequest(Request):
    async def json(self) -> Any:
        """Read the body by orjson: no halves of characters, no NaN, no depth without end."""
        return orjson.loads(await self.body())


class StrictRoute(APIRoute):
    """Reads bodies strictly.

    Python's own reader of JSON lets through text that no database can keep and no answer can hold.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the usual handler, with the body read strictly."""
        handler = super().get_route_handler()

        async def handle(request: Request) -> Response:
            return await handler(_StrictRequest(request.scope, request.receive))

        return handle


def api_router(prefix: str, tag: str) -> APIRouter:
    """Make the routes of a chapter, complete as they are: an application takes them over without a copy."""
    return APIRouter(prefix=prefix, tags=[tag], route_class=StrictRoute, responses=RESPONSES)

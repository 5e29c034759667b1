"""What routes have in common: the server behind them, and who asks."""

from typing import TYPE_CHECKING, cast

from starlette.requests import HTTPConnection

from orrery.server.errors import ApiError
from orrery.server.identity import Account

if TYPE_CHECKING:
    from orrery.server.context import Server


def server_of(request: HTTPConnection) -> "Server":
    """The server that this request came to."""
    return cast("Server", request.app.state.server)


async def anyone(request: HTTPConnection) -> Account | None:
    """Who asks; None for somebody who is not signed in."""
    return await server_of(request).identity.of_connection(request)


async def signed_in(request: HTTPConnection) -> Account:
    """Who asks; 401 for somebody who is not signed in."""
    account = await anyone(request)
    if account is None:
        raise ApiError(401, "not-signed-in", "sign in first, or come as a guest")
    return account

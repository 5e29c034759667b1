"""The route that tells what waits for somebody."""

from typing import Any

from orrery.server.routes.common import api_router
from orrery.server.routes.lobby import SignedIn, TheServer
from orrery.server.turns import turns_of

router = api_router("/api/me", "lobby")


@router.get("/turns")
async def turns(account: SignedIn, server: TheServer) -> list[dict[str, Any]]:
    """List the tables that wait for you, the most urgent first."""
    return await server.db.read(turns_of, account.id, server.clock.now())

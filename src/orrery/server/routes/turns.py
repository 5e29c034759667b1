"""The route that tells what waits for somebody."""

from typing import Any

from fastapi import APIRouter

from orrery.server.routes.lobby import SignedIn, TheServer
from orrery.server.turns import turns_of

router = APIRouter(prefix="/api/me", tags=["lobby"])


@router.get("/turns")
async def turns(account: SignedIn, server: TheServer) -> list[dict[str, Any]]:
    """List the tables that wait for you, the most urgent first."""
    return await server.db.read(turns_of, account.id, server.clock.now())

"""Routes for those who run the server: whether it is alive and ready, and what it does."""

import asyncio
import logging
from typing import Final

from fastapi import Request, Response
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError

from orrery.server import logs
from orrery.server.errors import Unavailable
from orrery.server.routes.common import api_router, server_of
from orrery.server.storage.upgrade import at_head

router = api_router("", "operations")
#: Served with the rest only where they have no address of their own.
numbers = api_router("", "operations")

log: Final = logging.getLogger("orrery.server.operations")
#: Seconds after which a database that does not answer counts as unreachable.
_PATIENCE: Final = 5.0


class Health(BaseModel):
    """Whether there is something wrong, in a word or two."""

    status: str


@router.get("/healthz")
async def healthy() -> Health:
    """Answer, as long as the process lives."""
    return Health(status="ok")


@router.get("/readyz", responses={503: {"model": Health}})
async def ready(request: Request, response: Response) -> Health:
    """Tell whether the database answers and has the form that this program works with."""
    server = server_of(request)
    try:
        current = await asyncio.wait_for(server.db.read(at_head), _PATIENCE)
    except (SQLAlchemyError, Unavailable, TimeoutError) as error:
        logs.event(log, "not ready", logging.WARNING, reason=type(error).__name__)
        response.status_code = 503
        return Health(status="the database does not answer")
    if server.db.trouble is not None:
        response.status_code = 503
        return Health(status="nothing can be written")
    if not current:
        response.status_code = 503
        return Health(status="the database has another form")
    return Health(status="ready")


@numbers.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Return the numbers for Prometheus."""
    return Response(server_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

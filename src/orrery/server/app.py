"""Makes the application: routes, socket, guard and static files around one :class:`Server`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, WebSocket
from fastapi.responses import PlainTextResponse

from orrery import __version__
from orrery.server.compression import Compression
from orrery.server.guard import guard
from orrery.server.page import Page
from orrery.server.routes import (
    accounts,
    games,
    lobby,
    notifications,
    operations,
    own_account,
    play,
    players,
    tournaments,
    turns,
)
from orrery.server.server import Server
from orrery.server.settings import Settings
from orrery.server.socket import Connection

#: What every server has, in the order of docs/protocol.md.
_ROUTES: Final = [
    route
    for module in (
        accounts,
        own_account,
        players,
        games,
        lobby,
        turns,
        tournaments,
        notifications,
        play,
        operations,
    )
    for route in module.router.routes
]


def create_app(settings: Settings) -> FastAPI:
    """Make the ASGI application of one server process."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Orrery table server",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        # Not by include_router, which reads every signature again for each application.
        routes=[*_ROUTES, *(operations.numbers.routes if settings.metrics is None else [])],
        lifespan=life,
    )
    app.state.server = server

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        token, _ = server.identity.credentials.of(websocket)
        account = await server.identity.account_of(token)
        if token is not None and account is None:
            await websocket.close()
            return
        await websocket.accept()
        connection = Connection(server, websocket, account, token)
        server.connections.add(connection)
        server.metrics.sockets.inc()
        try:
            await connection.serve()
        finally:
            server.metrics.sockets.dec()
            server.connections.discard(connection)

    if settings.static is not None and (settings.static / "index.html").is_file():
        app.mount("/", Page(directory=settings.static, html=True), name="client")
    else:

        @app.get("/", response_class=PlainTextResponse, include_in_schema=False)
        def no_browser_client() -> str:
            return "This is an Orrery table server. Its browser client is not built; see docs/protocol.md.\n"

    app.add_middleware(Compression)
    guard(app, server)
    return app

"""The parts around the tables as a small server of their own: accounts, operations and the guard."""

import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI, WebSocket
from pydantic import BaseModel, ConfigDict

from orrery.server.errors import ApiError
from orrery.server.guard import guard
from orrery.server.identity import Identity
from orrery.server.metrics import Metrics
from orrery.server.routes import accounts, operations
from orrery.server.routes.common import StrictRoute
from orrery.server.settings import Settings
from orrery.server.storage.database import Database

from .waiting import HUNG


@dataclass
class Parts:
    """As much of a server as accounts and operations need."""

    settings: Settings
    db: Database
    identity: Identity
    metrics: Metrics


def make_parts(database: Database, **chosen: Any) -> Parts:
    settings = Settings(database=str(database.engine.url), **chosen)
    return Parts(settings, database, Identity(database, settings), Metrics())


class Echo(BaseModel):
    model_config = ConfigDict(extra="forbid")

    text: str
    number: int = 0


def make_app(parts: Parts) -> FastAPI:
    """The application, with a few routes that do what routes of the real one do."""

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await parts.identity.start()
        yield
        parts.identity.close()

    routes = [*accounts.router.routes, *operations.router.routes, *operations.numbers.routes]
    app = FastAPI(lifespan=life, openapi_url="/api/openapi.json", routes=routes)
    app.state.server = parts
    app.router.route_class = StrictRoute

    @app.post("/api/echo/{word}")
    async def echo(word: str, body: Echo) -> dict[str, str]:
        return {"word": word, "text": body.text}

    @app.post("/api/records")
    async def records(body: Echo) -> dict[str, int]:
        return {"size": len(body.text)}

    @app.get("/api/fault/{word}")
    async def fault(word: str) -> None:
        raise RuntimeError(f"nobody expected {word}")

    @app.get("/api/wait")
    async def wait() -> None:
        raise ApiError(429, "busy", "come back later", retry_after=7)

    @app.get("/page")
    async def page() -> dict[str, str]:
        return {"hello": "world"}

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        account = await parts.identity.of_connection(websocket)
        await websocket.accept()
        await websocket.send_json({"name": None if account is None else account.name})
        await websocket.close()

    @app.websocket("/api/broken")
    async def broken(websocket: WebSocket) -> None:
        raise RuntimeError("nobody expected this socket")

    guard(app, parts)
    return app


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """The address of an application that is served in earnest, by a thread of this process."""
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, access_log=False)
    with running(uvicorn.Server(config)) as url:
        yield url


@contextmanager
def running(server: uvicorn.Server) -> Iterator[str]:
    """The address of a server that runs in a thread of this process."""
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@contextmanager
def client_of(parts: Parts) -> Iterator[httpx.Client]:
    """A client of the application, served in earnest."""
    with serving(make_app(parts)) as url, httpx.Client(base_url=url, timeout=HUNG) as client:
        yield client


def here(client: httpx.Client) -> str:
    """What a page of this server says where it comes from."""
    return str(client.base_url).rstrip("/")

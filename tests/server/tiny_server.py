"""A table of a few lines that speaks docs/protocol.md and can misbehave, for tests of the client."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse, Response

TABLE = "t1"
MOVES = ["up", "down", "end"]
END = 2
PASSWORD = "correct horse"


class TinyTable:
    """One seat, three moves; ``end`` ends the match. What it was sent is in ``heard``."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.tokens: list[str | None] = []
        self.chat: list[dict[str, Any]] = []
        self.moves: list[tuple[int, str]] = []
        self.ply = 0
        self.over = False
        #: What may be marked, as in a ``state``.
        self.set: dict[str, Any] | None = None
        self.orders = {"forced": False, "pass": False}
        self.takeback: dict[str, Any] | None = None
        self.answers: dict[str, dict[str, Any]] = {}
        self.sockets: set[WebSocket] = set()
        #: How many commands are carried out without an answer, the connection cut instead.
        self.swallow = 0
        #: How many connections are turned away, with this status.
        self.turn_away = 0
        #: Sent instead of the answer to the next command.
        self.complaint: dict[str, Any] | None = None
        #: What the watcher knows, so that only news is sent.
        self.known = 0
        self.http_answer: Response | None = None
        #: What states tell of the view instead of all of it, one after the other; then whole views again.
        self.changes: list[dict[str, Any]] = []

    def room(self) -> dict[str, Any]:
        seat = {"seat": 0, "kind": "person", "account": "a", "name": "Anna", "bot": None, "online": True}
        return {
            "type": "room",
            "table": TABLE,
            "game": "tiny",
            "rules": 1,
            "options": {"players": 1},
            "status": "finished" if self.over else "running",
            "public": True,
            "rated": False,
            "host": "a",
            "clock": None,
            "created": 1.0,
            "problem": None,
            "rematch": None,
            "you": {"account": "a", "seat": 0, "orders": self.orders},
            "seats": [{**seat, "left": None}],
            "watching": 1,
            "offers": [],
            "declined": None,
            "a field of tomorrow": 1,
        }

    def state(self, since: int) -> dict[str, Any]:
        keep = min(since, self.takeback["to"]) if self.takeback is not None else since
        entries = [
            {"ply": ply, "actor": 0, "move": move, "label": ["did", {"move": move}], "events": []}
            for ply, move in self.moves
            if ply >= keep
        ]
        choices = [
            {"action": number, "move": move, "label": ["do", {"move": move}]}
            for number, move in enumerate(MOVES)
        ]
        result = {"scores": [{"points": len(self.moves)}], "ranking": [[0]], "seed": "00"}
        return {
            "type": "state",
            "table": TABLE,
            "status": "finished" if self.over else "running",
            "ply": self.ply,
            "seat": 0,
            "actor": None if self.over else 0,
            "view": {"moves": len(self.moves)},
            "choices": [] if self.over else choices,
            "set": None if self.over else self.set,
            "undo": [] if self.over else [ply for ply, _ in self.moves],
            "log": {"keep": keep, "entries": entries},
            "takeback": self.takeback,
            "clock": None,
            "result": result if self.over else None,
        }

    def carry_out(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer; a key seen before gets its answer again."""
        key = command["key"]
        if key not in self.answers:
            self.answers[key] = self._answer(command)
        return self.answers[key]

    def _answer(self, command: dict[str, Any]) -> dict[str, Any]:
        answer = {"type": "ack", "table": TABLE, "key": command["key"]}
        refused = {**answer, "type": "refused", "message": "no", "label": None}
        if "ply" in command and command["ply"] != self.ply:
            return {**refused, "code": "stale", "ply": self.ply}
        no = ["forbidden", {"rule": 7}]
        if command["type"] == "why":
            reasons = [None if action < len(MOVES) else no for action in command["actions"]]
            return {**answer, "type": "reasons", "ply": self.ply, "reasons": reasons}
        if any(action >= len(MOVES) for action in [command.get("action", 0), *command.get("marks", [])]):
            return {**refused, "code": "illegal", "ply": self.ply, "label": no}
        if command["type"] == "act":
            self.moves.append((self.ply, MOVES[command["action"]]))
            self.takeback = None
            self.over = command["action"] == END
            self.ply += 1
        elif command["type"] == "choose":
            for action in sorted(command["marks"]):
                self.moves.append((self.ply, MOVES[action]))
                self.ply += 1
        elif command["type"] == "undo":
            to, _ = self.moves.pop()
            self.takeback = {"seat": 0, "to": to, "agreed": False}
            self.ply += 1
        elif command["type"] == "standing":
            self.orders = command["orders"]
        elif command["type"] == "chat":
            number = len(self.chat) + 1
            self.chat.append({"id": number, "seat": 0, "name": "Anna", "text": command["text"], "at": 1.0})
        return {**answer, "ply": self.ply}

    async def tell(self, wire: WebSocket) -> None:
        await wire.send_json(self.room())
        await wire.send_json({"type": "chat", "table": TABLE, "lines": self.chat})
        state = self.state(self.known)
        if self.changes:
            del state["view"]
            state["changes"] = self.changes.pop(0)
        await wire.send_json(state)
        self.known = self.ply

    async def cut(self) -> None:
        """Every connection is lost."""
        for wire in list(self.sockets):
            await wire.close(1011)

    async def serve(self, wire: WebSocket) -> None:
        if self.turn_away > 0:
            self.turn_away -= 1
            await wire.close()
            return
        await wire.accept()
        self.sockets.add(wire)
        try:
            while True:
                message = await wire.receive_json()
                self.heard.append(message)
                if not await self._handle(wire, message):
                    return
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.sockets.discard(wire)

    async def _handle(self, wire: WebSocket, message: dict[str, Any]) -> bool:
        if message["type"] == "watch":
            self.known = message["since"] or 0
            await self.tell(wire)
        elif message["type"] == "lobby":
            await wire.send_json({"type": "lobby"})
        elif self.complaint is not None:
            await wire.send_json(self.complaint)
            self.complaint = None
        elif "key" in message:
            answer = self.carry_out(message)
            if self.swallow > 0:
                self.swallow -= 1
                await wire.close(1011)
                return False
            await self.tell(wire)
            await wire.send_json(answer)
        return True


def _app(table: TinyTable) -> FastAPI:
    app = FastAPI()

    @app.websocket("/api/socket")
    async def connected(wire: WebSocket) -> None:
        table.tokens.append(wire.headers.get("authorization"))
        await table.serve(wire)

    @app.post("/api/guests")
    async def guests(request: Request) -> dict[str, Any]:
        wish = await request.json()
        return {"id": "a", "name": wish["name"], "kind": "guest", "claimed": False, "token": "secret"}

    @app.post("/api/session")
    async def session(request: Request) -> JSONResponse:
        wish = await request.json()
        if wish["password"] != PASSWORD:
            error = {"code": "wrong-password", "message": "the name or the password is wrong"}
            return JSONResponse({"error": error}, 401)
        account = {"id": "a", "name": wish["name"], "kind": "person", "claimed": True}
        return JSONResponse({**account, "token": "secret" if wish["token"] else None})

    @app.post("/api/me/claim")
    async def claim(request: Request) -> dict[str, Any]:
        wish = await request.json()
        assert wish["password"] == PASSWORD
        return {"id": "a", "name": wish["name"], "kind": "person", "claimed": True, "token": "renewed"}

    @app.post("/api/tables/{table_id}/rematch")
    async def rematch(table_id: str) -> dict[str, Any]:
        assert table_id == TABLE
        return {"table": "t2", "seat": 0}

    @app.get("/api/tables/{table_id}")
    async def whole(table_id: str) -> JSONResponse:
        if table_id != TABLE:
            return JSONResponse({"error": {"code": "not-found", "message": "there is no such table"}}, 404)
        return JSONResponse({"room": table.room(), "state": table.state(0), "chat": table.chat})

    @app.post("/api/tables/{table_id}/commands")
    async def command(table_id: str, request: Request) -> JSONResponse:
        message = await request.json()
        table.heard.append(message)
        answer = table.carry_out(message)
        return JSONResponse(answer, 409 if answer["type"] == "refused" else 200)

    @app.get("/api/me")
    async def me() -> Response:
        assert table.http_answer is not None
        return table.http_answer

    return app


@asynccontextmanager
async def tiny_server() -> AsyncIterator[tuple[str, TinyTable]]:
    """Its address, and the table behind it."""
    table = TinyTable()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(_app(table), log_config=None, lifespan="off", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", table
    finally:
        server.should_exit = True
        await task

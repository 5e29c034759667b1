"""Guards the routes: adds headers, checks limits and Origin, and gives errors without detail.

Order of the checks: where a browser comes from, how often somebody asks, how much is sent. Nothing here
asks the database, so that being refused costs the server next to nothing.
"""

import logging
import time
from collections import Counter
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import Any, Final, Protocol

from fastapi import FastAPI, HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from orrery.server import logs
from orrery.server.error_responses import Json, add_handlers, error_body
from orrery.server.errors import ApiError
from orrery.server.identity import Identity
from orrery.server.metrics import Metrics
from orrery.server.origins import comes_from_here, is_ours, known_names
from orrery.server.rate_limits import Buckets, address_of, trusted
from orrery.server.settings import Settings

log: Final = logging.getLogger("orrery.server.guard")

_POLICY: Final = (
    "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
#: Said where a proxy speaks HTTPS for us: for a year nobody is to come without it.
_HTTPS_ONLY: Final = {"strict-transport-security": "max-age=31536000"}
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
#: What makes accounts or tries passwords.
_IDENTITY: Final = frozenset({"/api/guests", "/api/session", "/api/me/claim", "/api/reset"})
_RECORDS: Final = "/api/records"
_TABLES: Final = "/api/tables"
#: What is asked again and again by machines, and is no news.
_QUIET: Final = frozenset({"/healthz", "/readyz", "/metrics"})
_INTERNAL: Final = 500


class Guarded(Protocol):
    """The parts of a server that the guard needs."""

    @property
    def settings(self) -> Settings:
        """Return limits and origins."""

    @property
    def identity(self) -> Identity:
        """Return what knows who asks."""

    @property
    def metrics(self) -> Metrics:
        """Return the counters."""


def guard(app: FastAPI, server: Guarded) -> None:
    """Put the guard around an application, and give all its errors one form."""
    add_handlers(app)
    app.add_middleware(Guard, server=server)


class Guard:
    """ASGI middleware for HTTP and sockets."""

    def __init__(self, app: ASGIApp, server: Guarded) -> None:
        settings = server.settings
        self.app = app
        self.server = server
        self._headers = {**_HEADERS, **(_HTTPS_ONLY if settings.secure_cookies else {})}
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        self._requests = Buckets(settings.request_rate, settings.request_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)
        self._identities = Buckets(settings.identity_rate / 60, max(1.0, settings.identity_rate))
        self._shared = trusted(settings)
        #: What one address, whoever is behind it, may send where much is kept of it.
        self._kept = {
            _TABLES: Buckets(settings.table_rate / 60, max(1.0, settings.table_rate)),
            _RECORDS: Buckets(settings.upload_rate / 3600, max(1.0, settings.upload_rate)),
        }
        self._names = known_names(settings)
        #: Open sockets by address. ``connections`` counts connections, but those of a proxy are nobody's own.
        self._sockets: Counter[str] = Counter()
        #: Addresses that were refused one and have closed none since: each is logged once.
        self._told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, pass on, and answer for whatever goes wrong."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        reply = _Reply(scope, receive, send, self._headers)
        try:
            self._check(scope)
            with self._counted(scope):
                await self.app(scope, self._limited(scope, receive), reply.send)
        except ApiError as error:
            self.server.metrics.refusals.labels(error.code).inc()
            await reply.refuse(error)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            pass
        except Exception:
            logs.failure(log, "request failed", method=scope.get("method"), route=_route(scope))
            if reply.status is not None:
                raise
            await reply.refuse(ApiError(_INTERNAL, "internal", "the server made a mistake; it is logged"))
        finally:
            self._note(scope, reply.status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int | None, seconds: float) -> None:
        if scope["type"] != "http" or status is None:
            return
        route = _route(scope)
        self.server.metrics.request_answered(scope["method"], route, status, seconds)
        level = logging.DEBUG if route in _QUIET else logging.INFO
        milliseconds = round(1000 * seconds, 1)
        logs.event(log, "request", level, method=scope["method"], route=route, status=status, ms=milliseconds)

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        """Count a socket while it is open; refuse one that is too many for its address."""
        address = address_of(scope)
        if scope["type"] != "websocket" or address in self._shared:
            yield
            return
        if self._sockets[address] >= self.server.settings.connections_per_address:
            if address not in self._told:
                self._told.add(address)
                logs.event(log, "too many sockets of one address", logging.WARNING, address=address)
            raise ApiError(429, "too-many", "too many sockets are open at your address", retry_after=60)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._told.discard(address)
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # --- the checks -------------------------------------------------------------------------------------

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        self._check_name(scope, connection.headers)
        token, by_cookie = self.server.identity.credentials.of(connection)
        self._check_origin(scope, connection.headers, by_cookie)
        account = self.server.identity.cached(token)
        address = address_of(scope)
        if account is not None:
            self.server.identity.seen(account.id, address)
        who = address if account is None else f"account {account.id}"
        _take(self._requests, who)
        if address not in self._shared:
            _take(self._addresses, address)
        if scope.get("method", "GET") not in _SAFE:
            if scope["path"] in _IDENTITY:
                _take(self._identities, address)
            if scope["path"] in self._kept and address not in self._shared:
                _take(self._kept[scope["path"]], address)
        if scope["type"] == "http":
            _check_length(connection.headers, self._limit(scope))

    def _check_name(self, scope: Scope, headers: Headers) -> None:
        """Refuse who calls the server by a name that is not its own.

        A page of another site can have its name lead to a machine of its visitor, and would then be taken
        for a page of ours.
        """
        if scope["path"] in _QUIET:
            return
        hosts = headers.getlist("host")
        if len(hosts) > 1 or not all(is_ours(host, self._names) for host in hosts):
            message = "this server does not go by that name; whoever runs it names it with --origin"
            raise ApiError(421, "bad-host", message)

    def _check_origin(self, scope: Scope, headers: Headers, by_cookie: bool) -> None:
        origins, hosts = headers.getlist("origin"), headers.getlist("host")
        if not origins:
            changing = scope["type"] == "websocket" or scope["method"] not in _SAFE
            if by_cookie and changing:
                raise ApiError(403, "bad-origin", "a request with a cookie has to say where it comes from")
            return
        if len(origins) == 1 and origins[0].lower() in self._origins:
            return
        if len(origins) != 1 or len(hosts) != 1 or not comes_from_here(origins[0], hosts[0]):
            raise ApiError(403, "bad-origin", "requests from other sites are not accepted")

    def _limit(self, scope: Scope) -> int:
        settings = self.server.settings
        return settings.record_limit if scope["path"] == _RECORDS else settings.body_limit

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Count a body as it comes, for its length may be missing or wrong."""
        if scope["type"] != "http":
            return receive
        limit = self._limit(scope)
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > limit:
                    # FastAPI lets this one through while it reads a body.
                    raise HTTPException(413, _too_large(limit))
            return message

        return counted


def _take(buckets: Buckets, who: str) -> None:
    wait = buckets.take(who)
    if wait > 0:
        raise ApiError(429, "too-many", "too many requests; slow down", retry_after=max(1, round(wait + 0.5)))


def _too_large(limit: int) -> str:
    return f"a request has at most {limit} bytes here"


def _check_length(headers: Headers, limit: int) -> None:
    given = headers.get("content-length")
    if given is None:
        return
    if not (given.isascii() and given.isdigit()):
        raise ApiError(400, "bad-request", "the length of the request is not a number")
    if len(given) > len(str(limit)) + 1 or int(given) > limit:
        raise ApiError(413, "too-large", _too_large(limit))


def _route(scope: Scope) -> str:
    """Return the template of the route, such as ``/api/accounts/{account}``; never the path asked for."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) and path else "other"


class _Reply:
    """Sends a response with the headers that every one has, and remembers its status."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, headers: Mapping[str, str]) -> None:
        self.status: int | None = None
        self._headers = headers
        self._scope = scope
        self._receive = receive
        self._send = send
        self._api = scope["path"].startswith("/api")

    async def send(self, message: Message) -> None:
        """Pass a message on; the first part of a response gets the headers."""
        kind: str = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            self._add_headers(message)
        elif kind in ("websocket.accept", "websocket.close") and self.status is None:
            self.status = 101
        await self._send(message)

    def _add_headers(self, message: MutableMapping[str, Any]) -> None:
        message.setdefault("headers", [])
        headers = MutableHeaders(scope=message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        if self._api:
            headers.setdefault("cache-control", "no-store")

    async def refuse(self, error: ApiError) -> None:
        """Answer with an error; a socket is not opened at all."""
        if self.status is not None:
            return
        response = Json(error_body(error.code, error.message), error.status)
        if error.retry_after is not None:
            response.headers["retry-after"] = str(error.retry_after)
        if self._scope["type"] == "http":
            await response(self._scope, self._receive, self.send)
            return
        await self._receive()
        if "websocket.http.response" in self._scope.get("extensions", {}):
            start = {"type": "websocket.http.response.start", "status": error.status}
            await self.send({**start, "headers": response.raw_headers})
            await self.send({"type": "websocket.http.response.body", "body": bytes(response.body)})
        else:
            await self.send({"type": "websocket.close", "code": 1008 if error.status < _INTERNAL else 1011})

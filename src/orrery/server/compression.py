"""Compresses answers for those who take them so. Not sockets: there states tell only what changed."""

import gzip
from collections.abc import Iterable
from typing import Final

import anyio.to_thread
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: Bytes under which compressing saves nothing that is worth the while.
SMALLEST: Final = 1024
#: Bytes from which on it would hold up everybody else.
_LARGE: Final = 32 * 1024
_TYPES: Final = ("application/json", "application/jsonl", "application/x-ndjson", "text/", "image/svg+xml")
_LEVEL: Final = 6


def takes(headers: Headers, coding: str) -> bool:
    """Tell whether a client takes an answer in that coding (``Accept-Encoding``)."""
    return coding in _accepted(headers.getlist("accept-encoding"))


def _accepted(lines: Iterable[str]) -> set[str]:
    found = set()
    for part in ",".join(lines).split(","):
        coding, _, quality = part.partition(";")
        weight = quality.strip().lower().replace(" ", "")
        if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(coding.strip().lower())
    return found


def gzipped(body: bytes) -> bytes:
    """Compress; equal bodies give equal bytes."""
    return gzip.compress(body, _LEVEL, mtime=0)


class Compression:
    """ASGI middleware: answers that come in one piece and are worth it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start: Message | None = None
        wanted = takes(Headers(scope=scope), "gzip")

        async def reply(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                if _worthwhile(message):
                    start = message
                    return
            elif start is not None:
                head, start = start, None
                headers = MutableHeaders(scope=head)
                if "accept-encoding" not in headers.get("vary", "").lower():
                    headers.add_vary_header("Accept-Encoding")
                body = message.get("body", b"")
                if wanted and not message.get("more_body") and len(body) >= SMALLEST:
                    headers["content-encoding"] = "gzip"
                    body = (
                        gzipped(body) if len(body) < _LARGE else await anyio.to_thread.run_sync(gzipped, body)
                    )
                    headers["content-length"] = str(len(body))
                    message = {**message, "body": body}
                await send(head)
            await send(message)

        await self.app(scope, receive, reply)


def _worthwhile(start: Message) -> bool:
    """Tell whether an answer of this kind may be compressed and is not yet."""
    message: Message = {"headers": [], **start}
    headers = Headers(scope=message)
    kind = headers.get("content-type", "")
    return kind.startswith(_TYPES) and "content-encoding" not in headers and "content-range" not in headers

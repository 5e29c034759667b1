"""Answers that stay the same as long as the process: games, messages, rules, components.

They are made once, compressed once, and have an ETag: whoever has one asks whether it is still that one, and
is told so without getting it again.
"""

import hashlib
from typing import Final

from fastapi import Request, Response

from orrery.server.compression import SMALLEST, gzipped, takes

#: Ask every time, but get it only if it is another: a new version of the server shows at once.
_ASK: Final = "no-cache"


class Document:
    """A body that does not change, plain and compressed."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self._plain = body
        self._small = gzipped(body) if len(body) >= SMALLEST else body
        self._type = media_type
        self._name = hashlib.sha256(media_type.encode() + b"\n" + body).hexdigest()[:24]

    def answer(self, request: Request) -> Response:
        """Return the body in the form that the client takes, or that it has it already."""
        zipped = self._small is not self._plain and takes(request.headers, "gzip")
        # What is compressed has a name of its own: the bytes are others.
        tag = f'"{self._name}{"-gzip" if zipped else ""}"'
        headers = {"etag": tag, "cache-control": _ASK, "vary": "Accept-Encoding"}
        if tag in _tags(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if zipped:
            headers["content-encoding"] = "gzip"
        return Response(self._small if zipped else self._plain, media_type=self._type, headers=headers)


def _tags(given: str) -> set[str]:
    """Read ``If-None-Match``; a proxy may have marked what it compressed itself as weak."""
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}

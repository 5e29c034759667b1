"""Tokens of requests and sockets: in a cookie that is signed with the server's key, or as bearer tokens.

A made-up cookie is turned away before it costs a query.
"""

import hashlib
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from orrery.server.limits import LONGEST_TOKEN
from orrery.server.settings import Settings
from orrery.server.storage.sessions import COOKIE_SECONDS


class Credentials:
    """Reads tokens and sets cookies. Without ``use_key`` first no cookie is worth anything."""

    def __init__(self, settings: Settings) -> None:
        self._secure = settings.secure_cookies
        # Browsers accept a name with this prefix only if it is secure and for this very host.
        self.cookie: Final = "__Host-orrery" if settings.secure_cookies else "orrery"
        self._signer: Signer | None = None

    def use_key(self, key: str) -> None:
        """Sign cookies with this key from now on."""
        self._signer = Signer(key, salt="orrery.session", digest_method=hashlib.sha256)

    def of(self, connection: HTTPConnection) -> tuple[str | None, bool]:
        """Return the token that came with a request or a socket, and whether it came in a cookie.

        A bearer token goes before a cookie; whether it is worth anything, ``Identity.account_of`` tells.
        """
        scheme, _, given = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            token = given.strip()
            return (token if 0 < len(token) <= LONGEST_TOKEN else None, False)
        cookie = connection.cookies.get(self.cookie)
        if cookie is None or len(cookie) > LONGEST_TOKEN or self._signer is None:
            return (None, False)
        try:
            return (self._signer.unsign(cookie).decode(), True)
        except (BadSignature, UnicodeDecodeError):
            return (None, False)

    def set_cookie(self, response: Response, token: str) -> None:
        """Let a browser keep the token, out of reach of scripts and of other sites."""
        assert self._signer is not None
        response.set_cookie(
            self.cookie,
            self._signer.sign(token).decode(),
            max_age=COOKIE_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def clear_cookie(self, response: Response) -> None:
        """Let a browser forget the token."""
        response.delete_cookie(self.cookie, path="/", secure=self._secure, httponly=True, samesite="lax")

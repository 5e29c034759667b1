"""What can go wrong between a program and the table server."""

from orrery.core.messages import Label


class ClientError(Exception):
    """Base of all errors of the client; the message is one line for people."""


class ServerGone(ClientError):
    """The server does not answer. A command may have been carried out or not: look before repeating it."""


class ProtocolError(ClientError):
    """The answer is not what the protocol says: this is another kind or age of server."""


class Refused(ClientError):
    """The server refused a command; nothing changed.

    ``code`` is one of those in docs/protocol.md, ``label`` the rule in words for people or None, and
    ``ply`` the one that the match has now.
    """

    def __init__(self, code: str, message: str, ply: int, label: Label | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.ply = ply
        self.label = label


class RequestFailed(ClientError):
    """The server answered a request with an error: ``status`` of HTTP, and its own ``code``."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


class NotAllowed(RequestFailed):
    """Nobody is signed in, or the account may not do this."""


class NotFound(RequestFailed):
    """There is no such thing, or not for this account."""


class TooMany(RequestFailed):
    """There were too many requests; the next is welcome in ``retry_after`` seconds."""

    def __init__(self, status: int, code: str, message: str, retry_after: float) -> None:
        super().__init__(status, code, message)
        self.retry_after = retry_after


def request_failed(status: int, code: str, message: str, retry_after: float = 1.0) -> RequestFailed:
    """Make the error that fits a status of HTTP."""
    if status in (401, 403):
        return NotAllowed(status, code, message)
    if status == 404:
        return NotFound(status, code, message)
    if status == 429:
        return TooMany(status, code, message, retry_after)
    return RequestFailed(status, code, message)

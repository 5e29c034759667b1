"""Errors in words: the only ones that a client ever sees."""

from typing import Final

from orrery.core.match import CommandRefused
from orrery.core.messages import Label


class ApiError(Exception):
    """A request that is answered with a 4xx: ``code`` is for programs, the message for people."""

    def __init__(self, status: int, code: str, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after


class Unavailable(ApiError):
    """The database could not be read or written now: what was asked for was not done, or nobody knows.

    A command may be sent again under its key: it is done once, whatever happened the first time.
    """

    CODE: Final = "unavailable"
    RETRY_AFTER: Final = 2

    def __init__(self) -> None:
        message = "the server cannot reach its storage now; try again"
        super().__init__(503, self.CODE, message, self.RETRY_AFTER)


class Overtaken(Exception):
    """Another process changed the match first; nothing was written."""


class Refused(Exception):
    """A command that was not carried out; nothing changed. docs/protocol.md lists the codes."""

    def __init__(self, code: str, message: str, label: Label | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.label = label


class Gone(LookupError):
    """A table that is not in the database, or not any more."""


def as_refused(error: Refused | CommandRefused) -> Refused:
    """Turn the refusal of a match into one that a client gets; one of our own stays as it is."""
    return error if isinstance(error, Refused) else Refused(error.code, str(error), error.label)


def not_found(what: str) -> ApiError:
    """Make a 404 for something that does not exist, or not for this account: the two are not told apart."""
    return ApiError(404, "not-found", f"there is no such {what}")


def forbidden(message: str) -> ApiError:
    """Make a 403 for what this account may not do."""
    return ApiError(403, "not-allowed", message)


def conflict(message: str) -> ApiError:
    """Make a 409 for what cannot be done as things are now."""
    return ApiError(409, "conflict", message)

"""Gives every error one form, in words and without detail: ``{"error": {"code", "message"}}``."""

from collections.abc import Mapping
from typing import Any, Final

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from orrery.server.errors import ApiError

_CODES: Final = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
    422: "invalid",
    429: "too-many",
}
_WORDS: Final = {404: "there is nothing here", 405: "that cannot be done here"}
#: How many faults of a request are told, and how much of a field's name.
_TOLD: Final = 3
_FIELD: Final = 40
_MESSAGE: Final = 200


class Json(JSONResponse):
    """Renders JSON by orjson."""

    def render(self, content: Any) -> bytes:
        """Return the content as bytes."""
        return orjson.dumps(content)


class Error(BaseModel):
    """What was wrong: ``code`` for programs, the message for people."""

    code: str
    message: str


class Problem(BaseModel):
    """The body of every answer that is an error."""

    error: Error


#: What every route may answer besides what it says itself, for the OpenAPI description.
RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": Problem, "description": "refused, with the reason"},
    422: {"model": Problem, "description": "the request does not have the form it should have"},
}


def error_body(code: str, message: str) -> dict[str, dict[str, str]]:
    """Make the body of an error."""
    return {"error": {"code": code, "message": message}}


def add_handlers(app: FastAPI) -> None:
    """Give every error of an application this form; the guard answers for unexpected ones."""
    app.add_exception_handler(ApiError, _api_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _invalid)


def _api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    headers = {} if error.retry_after is None else {"retry-after": str(error.retry_after)}
    return Json(error_body(error.code, error.message), error.status, headers)


def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = _WORDS.get(error.status_code, str(error.detail))
    body = error_body(_CODES.get(error.status_code, "refused"), message)
    return Json(body, error.status_code, error.headers)


def _invalid(_request: Request, error: Exception) -> Response:
    """Name the fields and what is wrong with them; what was sent is never repeated."""
    assert isinstance(error, RequestValidationError)
    return Json(error_body("invalid", "; ".join(map(_fault, error.errors()[:_TOLD]))), 422)


def _fault(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "json_invalid":
        return "the body is not JSON"
    return f"{_place(fault['loc'])}: {fault['msg']}"[:_MESSAGE]


def _place(place: tuple[int | str, ...]) -> str:
    """Name a place in the request; the sender may have chosen the name, so it is made harmless."""
    parts = [str(part)[:_FIELD] for part in (place[1:] or place)]
    return ".".join(part if part.isprintable() else "?" for part in parts)

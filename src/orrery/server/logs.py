"""Writes the log: one JSON object per line on stderr, and no secret in any of them.

Nothing that logs is given a secret in the first place: no body, header, query or token. ``redact`` is the net
below that, for messages of libraries and for tracebacks.
"""

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import orjson

REDACTED: Final = "[redacted]"
#: Fields that are never written, whatever is in them.
_SECRET_FIELDS: Final = frozenset(
    {"authorization", "body", "code", "cookie", "headers", "key", "password", "query", "seed", "token"}
)
_LIMIT: Final = 20_000
_SECRETS: Final = (
    # What a driver says about a failed statement: everything that was to be written.
    (re.compile(r"\[parameters: .*?\](?=\n|$)", re.DOTALL), f"[parameters: {REDACTED}]"),
    (re.compile(r"(?m)^DETAIL: .*$"), f"DETAIL: {REDACTED}"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[^\s\"',]+"), rf"\1 {REDACTED}"),
    (re.compile(r"\$argon2\S+"), REDACTED),
    (re.compile(r"(?i)\b(password|token|cookie|seed|secret)(\W{1,4})[^\s\"',;)}\]]+"), rf"\1\2{REDACTED}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s/@]*@"), rf"\1:{REDACTED}@"),
    (re.compile(r"(/[\w./%~:-]*)\?[^\s\"'>]+"), rf"\1?{REDACTED}"),
    # Seeds and hashes, then tokens and codes: longer than any name or id there is.
    (re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{32,}(?![0-9A-Fa-f])"), REDACTED),
    (re.compile(r"(?<![\w-])(?=[\w-]*[0-9])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}(?:\.[\w-]+)*"), REDACTED),
)


def redact(text: str) -> str:
    """Replace anything that looks like a token, password, seed or query string."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text if len(text) <= _LIMIT else f"{text[:_LIMIT]} ..."


def event(logger: logging.Logger, name: str, level: int = logging.INFO, **fields: object) -> None:
    """Log that something happened: a fixed name, and what there is to know as fields."""
    if logger.isEnabledFor(level):
        logger.log(level, name, extra={"fields": fields})


def failure(logger: logging.Logger, name: str, **fields: object) -> None:
    """Log the exception being handled, with its traceback."""
    logger.error(name, exc_info=True, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """Formats a record as JSON: time, level, event, logger, and the fields of the event."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": _words(record.getMessage()),
            "logger": record.name,
        }
        fields: dict[str, object] = getattr(record, "fields", {})
        for name, value in fields.items():
            line.setdefault(name, _safe(name, value))
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = _words("".join(traceback.format_exception(record.exc_info[1])))
        return orjson.dumps(line).decode()


def _safe(name: str, value: object) -> object:
    if name.lower() in _SECRET_FIELDS:
        return REDACTED
    if value is None or isinstance(value, bool | int | float):
        return value
    return _words(str(value))


def _words(text: str) -> str:
    """Remove secrets, and halves of characters that no JSON can hold."""
    return redact(text).encode("utf-8", "backslashreplace").decode()


def _is_news(record: logging.LogRecord) -> bool:
    """Leave out tracebacks of frames that are no text: they end their socket properly."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def configure(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Send all logs of this process to stderr as JSON lines; to be called once, at the start.

    The access log of uvicorn is switched off, because it has whole URLs; the guard logs requests.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.addFilter(_is_news)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    # Every statement or every finished migration is no news.
    for name in ("sqlalchemy", "alembic", "asyncio", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)

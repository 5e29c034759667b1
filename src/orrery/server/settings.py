"""Settings of one server process."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data directory."""
    return f"sqlite:///{user_data_path('orrery', appauthor=False) / 'tables.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Holds what can be chosen; limits are per account or, before there is one, per address."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    #: Processes in which bots think.
    workers: int = 2
    #: Further origins a browser may come from, such as ``https://play.example.org``.
    origins: tuple[str, ...] = ()
    #: Whether cookies are for HTTPS only.
    secure_cookies: bool = False
    #: Where the built browser client lies, if it is to be served.
    static: Path | None = None
    #: The longest time a bot may take for one decision, whatever its level says.
    bot_seconds: float = 20.0
    #: Requests per second that an account may send in the long run, and at once.
    request_rate: float = 20.0
    request_burst: int = 100
    #: New guest accounts and sign-ins per address and minute.
    identity_rate: float = 30.0
    #: Bytes of a request body; an uploaded record may be larger.
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    #: Seconds that checking an uploaded record may take.
    record_seconds: float = 20.0
    #: The name of this process among others on the same database.
    server_id: str = field(default_factory=lambda: secrets.token_urlsafe(9))

"""Settings of one server process."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data directory."""
    return f"sqlite:///{user_data_path('orrery', appauthor=False) / 'tables.sqlite3'}"


@dataclass(frozen=True, slots=True)
class Mail:
    """An SMTP server that takes e-mails, and what stands in them."""

    host: str
    port: int
    #: "starttls", "implicit" or "none".
    tls: str
    user: str | None
    password: str | None = field(repr=False)
    #: From whom they are.
    sender: str
    #: Where the page is reached, without a slash at the end: links in e-mails begin with it.
    address: str


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
    #: Addresses of proxies, whose word is taken on who asks.
    proxies: tuple[str, ...] = ()
    #: Address and port at which only the numbers for Prometheus are served; with the rest if there is none.
    metrics: tuple[str, int] | None = None
    #: Where the built browser client lies, if it is to be served.
    static: Path | None = None
    #: The longest time a bot may take for one decision, whatever its level says.
    bot_seconds: float = 20.0
    #: Requests per second that an account may send in the long run, and at once.
    request_rate: float = 20.0
    request_burst: int = 100
    #: Requests per second of all who come from one address (not this machine or a proxy), and at once.
    address_rate: float = 60.0
    address_burst: int = 400
    #: Messages per second that an account may send by all its sockets in the long run, and at once.
    message_rate: float = 30.0
    message_burst: int = 120
    #: Messages per second by all sockets of one address (not this machine or a proxy), and at once.
    address_message_rate: float = 150.0
    address_message_burst: int = 1000
    #: New guest accounts and sign-ins per address and minute.
    identity_rate: float = 30.0
    #: New tables per address (not this machine or a proxy) and minute, and uploaded records per hour.
    table_rate: float = 60.0
    upload_rate: float = 60.0
    #: Connections of one address (not of this machine or a proxy), and in all.
    connections_per_address: int = 100
    connections: int = 8192
    #: Seconds in which a request has to arrive whole, and in which somebody has to read what is sent.
    request_seconds: float = 30.0
    stalled_seconds: float = 30.0
    #: Seconds between two words to everybody that lists of tables are others, or who is at a table.
    news_seconds: float = 0.5
    #: Seconds that a client gets to take its leave.
    farewell_seconds: float = 2.0
    #: Bytes of a request body; an uploaded record may be larger.
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    #: Seconds that checking an uploaded record may take.
    record_seconds: float = 20.0
    #: Whom push services may turn to about this server: a mailto or https address.
    contact: str = "mailto:operator@localhost"
    #: Whether messages may be pushed to any address, in the clear too: for tests.
    push_anywhere: bool = False
    #: Seconds that a table waits for somebody who is not there before their device is told.
    reminder_seconds: float = 20.0
    #: Who takes e-mails; without it none are sent.
    mail: Mail | None = None
    #: The name of this process among others on the same database.
    server_id: str = field(default_factory=lambda: secrets.token_urlsafe(9))

"""Describes the tables of the database. A match is its entries: append-only, (table, ply) unique.

Times are seconds since 1970. A seed lies in ``tables.seed`` only and leaves it with the result.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: The newest of ``migrations/versions``: the step that led to what is described here.
REVISION: Final = "0010"

#: What a table can be; see docs/protocol.md.
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
FROZEN: Final = "frozen"
REPLAY: Final = "replay"

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, person, bot
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # folded name of claimed accounts and bots
    Column("password", Text),  # argon2
    Column("bot", String(80), unique=True),  # the specification a bot account stands for
    Column("created", Float, nullable=False),
    Column("look", String(80), index=True),  # what the name looks like
    Column("disabled", Float),  # since when nobody can use it
    Column("silenced", Float),  # until when it says nothing
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("program", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", ForeignKey("accounts.id"), nullable=False),
    Column("clock", JSON),  # {"bank", "increment"} or null
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("header", Text),  # first line of the record
    Column("seed", LargeBinary),
    Column("outcome", Text),  # last line of the record
    Column("ply", Integer, nullable=False, default=0),
    Column("actor", Integer),  # the seat to decide
    Column("moved", Float),  # when its time began
    Column("deadline", Float),  # when its time is up
    Column("rematch", String(24)),  # the table that follows this one
    Column("runner", String(24)),  # the server process that moves bots and clocks
    Column("declined", JSON),  # {"offer", "by", "seat", "ply"}: who said no to whose offer last
    Column("tournament", String(24)),  # whose round it is played in
    # Whether other tables have the same luck: nobody but its players sees it, and nothing is disclosed.
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("touched", Float),  # when somebody was last known to care, before it begins
    Index("ix_tables_status_public_created", "status", "public", "created"),
    Index("ix_tables_host_created", "host", "created"),
    Index("ix_tables_runner", "runner"),
    Index("ix_tables_deadline", "deadline"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),  # when it was last known to live, by its own clock
    Column("gone", Boolean, nullable=False),  # whether it said that it stops
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, invited, person, bot
    Column("account", ForeignKey("accounts.id"), index=True),  # who sits here, or for whom it is kept
    Column("bot", String(80)),  # who plays if no person does
    Column("name", String(40)),
    Column("departed", String(10)),  # resigned, timeout, takeover
    Column("orders", JSON, nullable=False),
    Column("bank", Float),  # seconds left
    UniqueConstraint("table_id", "account"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # the line of the record
    Column("told", JSON),  # audience, label and events, readable without the rules
    Column("at", Float, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", String(24), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("ply", Integer, nullable=False),
)

offers = Table(
    "offers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # takeback, abandon, takeover
    Column("by_seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("waiting", JSON, nullable=False),
    sqlite_autoincrement=True,  # a late answer must not hit another offer
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

relations = Table(
    "relations",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("other", ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),  # mute, block
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by_account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("about", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("table_id", String(24)),
    Column("line", Integer),  # of the chat
    Column("said", Text),  # what the line said
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("handled", Float),
    Column("outcome", Text),  # what was done about it, for who runs the server
    sqlite_autoincrement=True,
)

resets = Table(
    "resets",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    Column("translations", JSON, nullable=False),  # text by language
    Column("at", Float, nullable=False),
    Column("until", Float),
    sqlite_autoincrement=True,
)

operations = Table(  # what whoever runs the server did, append-only
    "operations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(80), nullable=False),
    Column("action", String(40), nullable=False),
    Column("subject", String(24)),
    Column("detail", JSON, nullable=False),
    Column("news", JSON, nullable=False),  # what server processes have to look at again: [kind, id]
    sqlite_autoincrement=True,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the coach
    Column("judge", String(80), nullable=False),  # the bot that weighed the moves
    Column("body", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("organiser", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("options", JSON, nullable=False),  # resolved; "players" is the number of seats
    Column("system", String(12), nullable=False),  # swiss, round-robin
    Column("rounds", Integer),  # null: until all have met
    Column("duplicate", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),  # {"bank", "increment"}
    Column("bot", String(80)),  # who fills empty seats
    Column("late", Boolean, nullable=False),  # whether people may enter once it has begun
    Column("show_up", Float, nullable=False),  # seconds in which players come to their tables
    Column("pause", Float),  # seconds between rounds; null: the organiser begins each
    Column("status", String(12), nullable=False),  # open, running, finished, cancelled
    Column("round", Integer, nullable=False),  # the last that has begun
    Column("due", Float),  # when it goes on by itself
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Index("ix_tournaments_status_created", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("since", Integer, nullable=False),  # the first round they play in
    Column("until", Integer),  # the last, if they withdrew
    UniqueConstraint("tournament", "account"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("seed", LargeBinary),  # the luck of all its tables, in a duplicate tournament
    Column("began", Float, nullable=False),
    Column("deadline", Float, nullable=False),  # who has not come to their table by then does not play
    Column("ended", Float),
)

meetings = Table(
    "meetings",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(24), index=True),  # null: nothing is played
    Column("seats", JSON, nullable=False),  # numbers of entrants, null for a bot
    Column("absent", JSON, nullable=False),  # numbers of entrants who did not come
    Column("finishes", JSON),  # [place, points] of each seat
    Column("over", Boolean, nullable=False, index=True),
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("ply", Integer, nullable=False),  # of the turn that somebody was reminded of; -1: to sit down
)

digests = Table(
    "digests",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("address", String(254), nullable=False, index=True),
    Column("language", String(2), nullable=False),
    Column("code_hash", String(64), unique=True),  # of the link that confirms it
    Column("asked", Float, nullable=False),  # when the link was sent
    Column("confirmed", Float),
    Column("sent", Float, nullable=False),  # when the last digest was
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("departed", String(10)),
    Column("at", Float, nullable=False),
    Column("rating_before", Float),  # of a match that was rated
    Column("rating_after", Float),
    Index("ix_results_game_players_at", "game", "players", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

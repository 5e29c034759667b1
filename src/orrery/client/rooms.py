"""Reads what the table server tells about accounts and tables into data; docs/protocol.md has every field.

Everything here is frozen: a message is replaced by the next one, never changed. Fields that a later
server adds are ignored; a field that is missing or of the wrong kind is a :class:`ProtocolError`.
"""

from dataclasses import dataclass
from typing import Any

from orrery.client.errors import ProtocolError
from orrery.client.json_fields import Json, field, or_none


@dataclass(frozen=True, slots=True)
class Account:
    """An account, as its owner sees it."""

    id: str
    name: str
    kind: str
    claimed: bool

    @classmethod
    def from_json(cls, data: Any) -> "Account":
        """Read the account of ``GET /api/me`` and its like."""
        return cls(
            field(data, "id", str),
            field(data, "name", str),
            field(data, "kind", str),
            field(data, "claimed", bool),
        )


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A chair at the table, and who sits there."""

    seat: int
    kind: str
    account: str | None
    name: str | None
    bot: str | None
    online: bool
    left: str | None

    @classmethod
    def from_json(cls, data: Any) -> "RoomSeat":
        """Read an element of ``room.seats``."""
        return cls(
            field(data, "seat", int),
            field(data, "kind", str),
            or_none(data, "account", str),
            or_none(data, "name", str),
            or_none(data, "bot", str),
            bool(data.get("online")),
            or_none(data, "left", str),
        )


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that needs everybody's consent; ``waiting`` are the seats that have not answered."""

    id: int
    kind: str
    by: int
    data: Json
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]

    @classmethod
    def from_json(cls, data: Any) -> "Offer":
        """Read an element of ``room.offers``."""
        return cls(
            field(data, "id", int),
            field(data, "kind", str),
            field(data, "by", int),
            field(data, "data", dict),
            tuple(field(data, "agreed", list)),
            tuple(field(data, "waiting", list)),
        )


@dataclass(frozen=True, slots=True)
class Declined:
    """The offer that was declined last: its number, who made it, who said no, and at which ply."""

    offer: int
    by: int
    seat: int
    ply: int

    @classmethod
    def from_json(cls, data: Any) -> "Declined":
        """Read ``room.declined`` where it is not null."""
        return cls(*(field(data, name, int) for name in ("offer", "by", "seat", "ply")))


@dataclass(frozen=True, slots=True)
class Room:
    """Who sits where, what is offered, and how the match stands.

    ``seat`` is the one of the account that asked, None for a spectator.
    """

    table: str
    game: str
    rules: int
    options: Json
    status: str
    public: bool
    rated: bool
    host: str | None
    clock: Json | None
    created: float
    problem: str | None
    rematch: str | None
    account: str | None
    seat: int | None
    orders: Json
    seats: tuple[RoomSeat, ...]
    watching: int
    offers: tuple[Offer, ...]
    declined: Declined | None

    @classmethod
    def from_json(cls, data: Any) -> "Room":
        """Read a ``room`` message."""
        you = or_none(data, "you", dict) or {}
        no = or_none(data, "declined", dict)
        return cls(
            table=field(data, "table", str),
            game=field(data, "game", str),
            rules=field(data, "rules", int),
            options=field(data, "options", dict),
            status=field(data, "status", str),
            public=field(data, "public", bool),
            rated=field(data, "rated", bool),
            host=or_none(data, "host", str),
            clock=or_none(data, "clock", dict),
            created=field(data, "created", int, float),
            problem=or_none(data, "problem", str),
            rematch=or_none(data, "rematch", str),
            account=or_none(you, "account", str),
            seat=or_none(you, "seat", int),
            orders=or_none(you, "orders", dict) or {},
            seats=tuple(RoomSeat.from_json(seat) for seat in field(data, "seats", list)),
            watching=field(data, "watching", int),
            offers=tuple(Offer.from_json(offer) for offer in field(data, "offers", list)),
            declined=None if no is None else Declined.from_json(no),
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list of the lobby.

    ``seat`` is that of the account that asked; ``kept`` says that a seat is kept for it, as in a rematch.
    """

    table: str
    game: str
    options: Json
    status: str
    public: bool
    rated: bool
    clock: Json | None
    created: float
    actor: int | None
    seat: int | None
    kept: bool
    seats: tuple[RoomSeat, ...]

    @classmethod
    def from_json(cls, data: Any) -> "Summary":
        """Read an element of ``GET /api/tables``."""
        return cls(
            table=field(data, "table", str),
            game=field(data, "game", str),
            options=field(data, "options", dict),
            status=field(data, "status", str),
            public=field(data, "public", bool),
            rated=field(data, "rated", bool),
            clock=or_none(data, "clock", dict),
            created=field(data, "created", int, float),
            actor=or_none(data, "actor", int),
            seat=or_none(data, "you", int),
            kept=bool(data.get("kept")),
            seats=tuple(RoomSeat.from_json(seat) for seat in field(data, "seats", list)),
        )


@dataclass(frozen=True, slots=True)
class TablePage:
    """Some tables of a list; ``next`` is where the following ones are, None after the last."""

    tables: tuple[Summary, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at the table; ``seat`` is None for a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float

    @classmethod
    def from_json(cls, data: Any) -> "ChatLine":
        """Read an element of ``chat.lines``."""
        return cls(
            field(data, "id", int),
            or_none(data, "seat", int),
            field(data, "name", str),
            field(data, "text", str),
            field(data, "at", int, float),
        )


@dataclass(frozen=True, slots=True)
class Announcement:
    """What whoever runs the server tells everybody; ``translations`` by language."""

    id: int
    text: str
    translations: dict[str, str]

    def words(self, language: str) -> str:
        """Return it in this language, as it was written if it was not translated."""
        return self.translations.get(language, self.text)


def announcements_of(data: Any) -> tuple[Announcement, ...]:
    """Read a list of announcements."""
    if not isinstance(data, list):
        raise ProtocolError("the server sent no list of announcements")
    return tuple(
        Announcement(
            field(one, "id", int),
            field(one, "text", str),
            {str(key): str(words) for key, words in field(one, "translations", dict).items()},
        )
        for one in data
    )

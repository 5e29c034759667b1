"""Reads the messages of the table server into data; docs/protocol.md says what each field means.

Everything here is frozen: a message is replaced by the next one, never changed. Fields that a later
server adds are ignored; a field that is missing or of the wrong kind is a :class:`ProtocolError`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orrery.client.errors import ProtocolError
from orrery.coach.advice import Advice
from orrery.core.messages import Label
from orrery.core.sets import Item, Limit, SetChoice

Json = dict[str, Any]


def field(data: Any, name: str, *kinds: type) -> Any:
    """Return ``data[name]``, which must be of one of these kinds."""
    if not isinstance(data, dict):
        raise ProtocolError(f"the server sent no object where one with {name!r} belongs")
    value = data.get(name)
    if not isinstance(value, kinds):
        raise ProtocolError(f"the server sent no proper {name!r}")
    return value


def _or_none(data: Any, name: str, *kinds: type) -> Any:
    return None if isinstance(data, dict) and data.get(name) is None else field(data, name, *kinds)


def _texts(data: Any, name: str) -> list[str]:
    found = field(data, name, list)
    if not all(isinstance(text, str) for text in found):
        raise ProtocolError(f"the server sent no proper {name!r}")
    return list(found)


def label_of(data: Any) -> Label:
    """Read ``[id, {...}]`` as a label."""
    match data:
        case [str(message), dict(args)] if all(isinstance(value, int | str) for value in args.values()):
            return message, args
    raise ProtocolError("the server sent no proper label")


def _label_or_none(data: Any, name: str) -> Label | None:
    value = _or_none(data, name, list)
    return None if value is None else label_of(value)


def advice_of(data: Any) -> Advice:
    """Read a move of a hint."""
    return Advice(
        field(data, "action", int), _or_none(data, "chance", float, int), _label_or_none(data, "why")
    )


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
class Choice:
    """One thing that may be done now."""

    action: int
    move: str
    label: Label

    @classmethod
    def from_json(cls, data: Any) -> "Choice":
        """Read an element of ``state.choices``."""
        return cls(field(data, "action", int), field(data, "move", str), label_of(data.get("label")))


@dataclass(frozen=True, slots=True)
class SetItem:
    """Something that may be marked: how often, what each mark adds to the sum, what limits speak of."""

    action: int
    move: str
    label: Label
    times: int
    worth: int
    tags: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Any) -> "SetItem":
        """Read an element of ``state.set.items``."""
        return cls(
            field(data, "action", int),
            field(data, "move", str),
            label_of(data.get("label")),
            field(data, "times", int),
            field(data, "worth", int),
            tuple(_texts(data, "tags")),
        )


@dataclass(frozen=True, slots=True)
class SetOffer:
    """The sets that a decision offers; ``choice`` tells what may be marked, and why a set does not fit."""

    items: tuple[SetItem, ...]
    choice: SetChoice

    @classmethod
    def from_json(cls, data: Any) -> "SetOffer":
        """Read ``state.set`` where it is not null."""
        items = tuple(SetItem.from_json(item) for item in field(data, "items", list))
        choice = SetChoice(
            [Item(item.action, item.times, item.worth, item.tags) for item in items],
            field(data, "least", int),
            field(data, "most", int),
            confirm=_or_none(data, "confirm", int),
            goal=field(data, "goal", int),
            limits=[
                Limit(field(limit, "tag", str), field(limit, "least", int), field(limit, "most", int))
                for limit in field(data, "limits", list)
            ],
            alike=_texts(data, "alike"),
            most_total=_or_none(data, "most_total", int),
        )
        return cls(items, choice)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one ply did, as far as this seat may know; ``move`` and ``label`` are None if it may not."""

    ply: int
    actor: int
    move: str | None
    label: Label | None
    events: tuple[Label, ...]

    @classmethod
    def from_json(cls, data: Any) -> "LogEntry":
        """Read an element of ``state.log.entries``."""
        return cls(
            field(data, "ply", int),
            field(data, "actor", int),
            _or_none(data, "move", str),
            _label_or_none(data, "label"),
            tuple(label_of(event) for event in field(data, "events", list)),
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
            _or_none(data, "account", str),
            _or_none(data, "name", str),
            _or_none(data, "bot", str),
            bool(data.get("online")),
            _or_none(data, "left", str),
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
        you = _or_none(data, "you", dict) or {}
        no = _or_none(data, "declined", dict)
        return cls(
            table=field(data, "table", str),
            game=field(data, "game", str),
            rules=field(data, "rules", int),
            options=field(data, "options", dict),
            status=field(data, "status", str),
            public=field(data, "public", bool),
            rated=field(data, "rated", bool),
            host=_or_none(data, "host", str),
            clock=_or_none(data, "clock", dict),
            created=field(data, "created", int, float),
            problem=_or_none(data, "problem", str),
            rematch=_or_none(data, "rematch", str),
            account=_or_none(you, "account", str),
            seat=_or_none(you, "seat", int),
            orders=_or_none(you, "orders", dict) or {},
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
            clock=_or_none(data, "clock", dict),
            created=field(data, "created", int, float),
            actor=_or_none(data, "actor", int),
            seat=_or_none(data, "you", int),
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
            _or_none(data, "seat", int),
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


@dataclass(frozen=True, slots=True)
class Takeback:
    """The last thing that happened: ``seat`` went back to ply ``to``."""

    seat: int
    to: int
    agreed: bool


@dataclass(frozen=True, slots=True)
class Clock:
    """``left[s]`` is what seat *s* had at ``since``, None for a bot; ``running`` is whose time runs."""

    now: float
    running: int | None
    since: float
    left: tuple[float | None, ...]

    def remaining(self, seat: int) -> float | None:
        """Return the seconds that a seat has left at ``now``; None for a bot."""
        left = self.left[seat] if 0 <= seat < len(self.left) else None
        if left is None or self.running != seat:
            return left
        return left - (self.now - self.since)


@dataclass(frozen=True, slots=True)
class Result:
    """Points by source per seat, places (shared ones in one list), and the seed, no longer secret.

    ``left`` is the seat whose player ended the match by leaving, and how; None if the rules ended it.
    """

    scores: list[dict[str, int]]
    ranking: list[list[int]]
    seed: str | None
    left: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """The match as one seat may see it. ``keep`` and ``entries`` change the log: :func:`merge_log`.

    ``set`` is what may be marked where the decision at hand chooses a set, else None. ``undo`` are the plies
    of the own decisions that can be taken back, oldest first.
    """

    table: str
    status: str
    ply: int
    seat: int | None
    actor: int | None
    view: Json | None
    choices: tuple[Choice, ...]
    set: SetOffer | None
    undo: tuple[int, ...]
    keep: int
    entries: tuple[LogEntry, ...]
    takeback: Takeback | None
    clock: Clock | None
    result: Result | None

    @property
    def over(self) -> bool:
        """Tell whether nothing will happen any more."""
        return self.actor is None or self.status != "running"

    @classmethod
    def from_json(cls, data: Any) -> "State":
        """Read a ``state`` message."""
        log = field(data, "log", dict)
        sets = _or_none(data, "set", dict)
        return cls(
            table=field(data, "table", str),
            status=field(data, "status", str),
            ply=field(data, "ply", int),
            seat=_or_none(data, "seat", int),
            actor=_or_none(data, "actor", int),
            view=_or_none(data, "view", dict),
            choices=tuple(Choice.from_json(choice) for choice in field(data, "choices", list)),
            set=None if sets is None else SetOffer.from_json(sets),
            undo=tuple(field(data, "undo", list)),
            keep=field(log, "keep", int),
            entries=tuple(LogEntry.from_json(entry) for entry in field(log, "entries", list)),
            takeback=_takeback(_or_none(data, "takeback", dict)),
            clock=_clock(_or_none(data, "clock", dict)),
            result=_result(_or_none(data, "result", dict)),
        )


def _takeback(data: Json | None) -> Takeback | None:
    if data is None:
        return None
    return Takeback(field(data, "seat", int), field(data, "to", int), bool(data.get("agreed")))


def _clock(data: Json | None) -> Clock | None:
    if data is None:
        return None
    return Clock(
        field(data, "now", int, float),
        _or_none(data, "running", int),
        field(data, "since", int, float),
        tuple(field(data, "left", list)),
    )


def _result(data: Json | None) -> Result | None:
    if data is None:
        return None
    left = _or_none(data, "left", dict)
    return Result(
        field(data, "scores", list),
        field(data, "ranking", list),
        _or_none(data, "seed", str),
        None if left is None else (field(left, "seat", int), field(left, "how", str)),
    )


def merge_log(known: Iterable[LogEntry], state: State) -> tuple[LogEntry, ...]:
    """Return the log after a ``state``: what is known before ``keep``, then the new entries.

    A take-back is a smaller ``keep``. Plies grow and never repeat.
    """
    return (*(entry for entry in known if entry.ply < state.keep), *state.entries)

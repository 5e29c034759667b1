"""Reads what the table server tells about a match into data; docs/protocol.md says what each field means.

Everything here is frozen: a message is replaced by the next one, never changed. Fields that a later
server adds are ignored; a field that is missing or of the wrong kind is a :class:`ProtocolError`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from orrery.client.json_fields import Json, field, label_of, label_or_none, or_none, texts
from orrery.coach.advice import Advice
from orrery.core.messages import Label
from orrery.core.sets import Item, Limit, SetChoice


def advice_of(data: Any) -> Advice:
    """Read a move of a hint."""
    return Advice(field(data, "action", int), or_none(data, "chance", float, int), label_or_none(data, "why"))


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
            tuple(texts(data, "tags")),
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
            confirm=or_none(data, "confirm", int),
            goal=field(data, "goal", int),
            limits=[
                Limit(field(limit, "tag", str), field(limit, "least", int), field(limit, "most", int))
                for limit in field(data, "limits", list)
            ],
            alike=texts(data, "alike"),
            most_total=or_none(data, "most_total", int),
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
            or_none(data, "move", str),
            label_or_none(data, "label"),
            tuple(label_of(event) for event in field(data, "events", list)),
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
        sets = or_none(data, "set", dict)
        return cls(
            table=field(data, "table", str),
            status=field(data, "status", str),
            ply=field(data, "ply", int),
            seat=or_none(data, "seat", int),
            actor=or_none(data, "actor", int),
            view=or_none(data, "view", dict),
            choices=tuple(Choice.from_json(choice) for choice in field(data, "choices", list)),
            set=None if sets is None else SetOffer.from_json(sets),
            undo=tuple(field(data, "undo", list)),
            keep=field(log, "keep", int),
            entries=tuple(LogEntry.from_json(entry) for entry in field(log, "entries", list)),
            takeback=_takeback(or_none(data, "takeback", dict)),
            clock=_clock(or_none(data, "clock", dict)),
            result=_result(or_none(data, "result", dict)),
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
        or_none(data, "running", int),
        field(data, "since", int, float),
        tuple(field(data, "left", list)),
    )


def _result(data: Json | None) -> Result | None:
    if data is None:
        return None
    left = or_none(data, "left", dict)
    return Result(
        field(data, "scores", list),
        field(data, "ranking", list),
        or_none(data, "seed", str),
        None if left is None else (field(left, "seat", int), field(left, "how", str)),
    )


def merge_log(known: Iterable[LogEntry], state: State) -> tuple[LogEntry, ...]:
    """Return the log after a ``state``: what is known before ``keep``, then the new entries.

    A take-back is a smaller ``keep``. Plies grow and never repeat.
    """
    return (*(entry for entry in known if entry.ply < state.keep), *state.entries)

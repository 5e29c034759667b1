"""The record of a match as JSON Lines: the truth that saves, undo, replays and tests stand on.

Line 1 is the header, then one line per action (chance outcomes and take-backs included), then, once
the match is over, the result with the seed. Text only: files are the business of the clients.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = 1
#: How somebody may leave a match for good.
LEFT: Final = ("resigned", "timeout")
_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class RecordError(ValueError):
    """A record that cannot be trusted; ``line`` is where, counted from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person, or a bot given by its specification."""

    name: str
    bot: str | None = None

    def to_json(self) -> dict[str, str]:
        """The seat as the header has it."""
        if self.bot is None:
            return {"name": self.name, "kind": "human"}
        return {"name": self.name, "kind": "bot", "bot": self.bot}


@dataclass(frozen=True, slots=True)
class Header:
    """Everything about a match that is fixed before the first action."""

    game: str
    rules: int
    content: str
    options: dict[str, int | bool | str]
    seats: tuple[Seat, ...]
    commitment: str

    def to_json(self) -> dict[str, Any]:
        """The first line of the record."""
        return {
            "orrery": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "options": self.options,
            "seats": [seat.to_json() for seat in self.seats],
            "commitment": self.commitment,
        }


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: an action, a take-back, a change of who plays a seat, or leaving it for good.

    ``undo`` is the ply whose position is restored; ``agreed`` says that everybody consented, which is
    what a take-back across news needs. ``seat`` is who sits in the actor's place from now on. ``left`` is how
    the actor left the match, one of ``LEFT``; ``seat`` is then the bot that plays on, or None if the match
    ends with it.
    """

    ply: int
    actor: int
    hash: str
    move: str | None = None
    undo: int | None = None
    agreed: bool = False
    seat: Seat | None = None
    left: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The entry as a line of the record."""
        what: dict[str, Any]
        if self.left is not None or self.seat is not None:
            what = {} if self.left is None else {"left": self.left}
            if self.seat is not None:
                what["seat"] = self.seat.to_json()
        elif self.move is not None:
            what = {"move": self.move}
        else:
            what = {"undo": self.undo, "agreed": True} if self.agreed else {"undo": self.undo}
        return {"ply": self.ply, "actor": self.actor, **what, "hash": self.hash}


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match, with the seed that proves its luck."""

    ply: int
    scores: list[dict[str, int]]
    ranking: list[list[int]]
    seed: str

    def to_json(self) -> dict[str, Any]:
        """The last line of the record."""
        return {"ply": self.ply, "scores": self.scores, "ranking": self.ranking, "seed": self.seed}


@dataclass(slots=True)
class Record:
    """A match from its header to, perhaps, its result."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None

    def lines(self) -> list[str]:
        """The whole record, one JSON object a line."""
        lines = [to_line(self.header)]
        lines.extend(to_line(entry) for entry in self.entries)
        if self.result is not None:
            lines.append(to_line(self.result))
        return lines


def to_line(part: Header | Entry | Result) -> str:
    """One part of a record as a line, newline included."""
    return _encode(part.to_json()) + "\n"


def state_hash(key: bytes) -> str:
    """The short hash of a state's key that every entry carries."""
    return hashlib.blake2b(key, digest_size=6).hexdigest()


def parse_record(lines: Iterable[str]) -> Record:
    """Read a record; every fault is a :class:`RecordError` with its line."""
    record: Record | None = None
    number = 0
    for number, line in enumerate(lines, 1):
        data = _parse_line(number, line)
        if record is None:
            record = Record(_parse_header(number, data))
        elif record.result is not None:
            raise RecordError(number, "something follows the result")
        elif "ranking" in data:
            record.result = _parse_result(number, data, len(record.entries))
        else:
            record.entries.append(_parse_entry(number, data, len(record.entries)))
    if record is None:
        raise RecordError(number + 1, "the record is empty")
    return record


def parse_entry(line: str, ply: int) -> Entry:
    """Read the line of one entry that should be of that ply; faults as in ``parse_record``."""
    return _parse_entry(ply + 2, _parse_line(ply + 2, line), ply)


def parse_result(line: str, ply: int) -> Result:
    """Read the last line of a record of ``ply`` entries."""
    return _parse_result(ply + 2, _parse_line(ply + 2, line), ply)


def _parse_line(number: int, line: str) -> dict[str, Any]:
    if not line.endswith("\n"):
        raise RecordError(number, "the line is cut off; without it the match can be resumed a move earlier")
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        raise RecordError(number, f"not JSON: {error.msg} at column {error.colno}") from None
    except (ValueError, RecursionError):
        raise RecordError(number, "not JSON that can be read: too deep, or too long a number") from None
    if not isinstance(data, dict):
        raise RecordError(number, "not a JSON object")
    return data


def _field(number: int, data: dict[str, Any], name: str, kind: type, where: str = "") -> Any:
    if name not in data:
        raise RecordError(number, f"{where}{name!r} is missing")
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(number, f"{where}{name!r} should be of type {kind.__name__}")
    return value


def _parse_header(number: int, data: dict[str, Any]) -> Header:
    if "orrery" not in data:
        raise RecordError(number, "this is not a record of Orrery")
    if "seen_by" in data:
        raise RecordError(number, "this is what one seat saw of a running match; it cannot be replayed")
    version = _field(number, data, "orrery", int)
    if version > FORMAT:
        raise RecordError(number, f"format {version} is newer than this program reads ({FORMAT})")
    if version < 1:
        raise RecordError(number, f"there is no format {version}")
    seats = [
        _parse_seat(number, seat, f"seat {place}")
        for place, seat in enumerate(_field(number, data, "seats", list), 1)
    ]
    return Header(
        game=_field(number, data, "game", str),
        rules=_field(number, data, "rules", int),
        content=_field(number, data, "content", str),
        options=_field(number, data, "options", dict),
        seats=tuple(seats),
        commitment=_field(number, data, "commitment", str),
    )


def _parse_seat(number: int, data: Any, where: str) -> Seat:
    if not isinstance(data, dict):
        raise RecordError(number, f"{where} is not an object")
    bot = _field(number, data, "bot", str, f"{where}: ") if data.get("kind") == "bot" else None
    return Seat(_field(number, data, "name", str, f"{where}: "), bot)


def _parse_entry(number: int, data: dict[str, Any], expected: int) -> Entry:
    ply = _parse_ply(number, data, expected)
    actor = _field(number, data, "actor", int)
    state = _field(number, data, "hash", str)
    seat = _parse_seat(number, data["seat"], "the new seat") if "seat" in data else None
    if "left" in data:
        if data["left"] not in LEFT:
            raise RecordError(number, f"'left' should be {' or '.join(LEFT)}")
        return Entry(ply, actor, state, seat=seat, left=data["left"])
    if seat is not None:
        return Entry(ply, actor, state, seat=seat)
    if "move" in data:
        return Entry(ply, actor, state, move=_field(number, data, "move", str))
    agreed = _field(number, data, "agreed", bool) if "agreed" in data else False
    return Entry(ply, actor, state, undo=_field(number, data, "undo", int), agreed=agreed)


def _parse_result(number: int, data: dict[str, Any], expected: int) -> Result:
    ply = _parse_ply(number, data, expected)
    scores = _field(number, data, "scores", list)
    return Result(ply, scores, _field(number, data, "ranking", list), _field(number, data, "seed", str))


def _parse_ply(number: int, data: dict[str, Any], expected: int) -> int:
    ply: int = _field(number, data, "ply", int)
    if ply != expected:
        raise RecordError(number, f"ply {ply} stands where ply {expected} should")
    return ply

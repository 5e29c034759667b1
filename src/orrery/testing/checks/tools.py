"""What the checks share: failing in words, and comparing states field by field."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from orrery.core.fields import canonical_json, field_names
from orrery.core.game import Game
from orrery.core.messages import Event


def fail(where: str, problem: str) -> NoReturn:
    """Report a fault of the game."""
    raise AssertionError(f"{where}: {problem}")


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of a slotted object by name; an unset one is missing."""
    return {name: getattr(value, name) for name in field_names(type(value)) if hasattr(value, name)}


def is_object(value: Any) -> bool:
    """Whether a value of a state is an object with fields of its own."""
    return not isinstance(value, int | str | list | tuple | dict | set | float | bytes | None)


def differences(left: Any, right: Any, path: str = "state") -> Iterator[str]:
    """Where two values differ, types included, derived and shared fields too."""
    if type(left) is not type(right):
        yield f"{path} is {left!r} ({type(left).__name__}) or {right!r} ({type(right).__name__})"
    elif isinstance(left, list | tuple):
        if len(left) != len(right):
            yield f"{path} is {left!r} or {right!r}"
            return
        for place, (one, other) in enumerate(zip(left, right, strict=True)):
            yield from differences(one, other, f"{path}[{place}]")
    elif is_object(left):
        ours, theirs = fields_of(left), fields_of(right)
        for name in field_names(type(left)):
            if (name in ours) != (name in theirs):
                yield f"{path}.{name} is set in one only"
            elif name in ours and ours[name] is not theirs[name]:
                yield from differences(ours[name], theirs[name], f"{path}.{name}")
    elif left != right:
        yield f"{path} is {left!r} or {right!r}"


def first_difference(left: Any, right: Any) -> str | None:
    """The first of the differences, or None."""
    return next(differences(left, right), None)


def told(events: list[Event], seat: int | None) -> bytes:
    """The events that a seat (None: a spectator) sees, as bytes to compare."""
    return canonical_json([[event.id, event.args] for event in events if event.visible_to(seat)])


def viewer_name(seat: int | None) -> str:
    """A viewer in words for a message."""
    return "a spectator" if seat is None else f"seat {seat}"


def notated(game: Game[Any], actions: Sequence[int]) -> str:
    """Moves in words for a message."""
    return "[" + ", ".join(game.table.notate(action) for action in actions) + "]"


def first_json_difference(left: bytes, right: bytes) -> str:
    """Where two views that are not equal differ first; they come as canonical JSON."""
    return _json_difference(json.loads(left), json.loads(right), "view")


def _json_difference(left: Any, right: Any, path: str) -> str:
    if isinstance(left, dict) and isinstance(right, dict) and left.keys() == right.keys():
        return next(
            _json_difference(left[key], right[key], f"{path}.{key}")
            for key in left
            if left[key] != right[key]
        )
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return next(
            _json_difference(one, other, f"{path}[{place}]")
            for place, (one, other) in enumerate(zip(left, right, strict=True))
            if one != other
        )
    return f"{path} is {left!r} or {right!r}"

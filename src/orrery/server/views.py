"""Views as JSON in parts, so that whoever has one is told only what is different in the next.

A difference is a list of ``[path, value]`` (this is there now) and ``[path]`` (this is gone); a path is keys
of objects and indices of lists. Lists whose length changed are told whole. docs/protocol.md tells clients.
"""

from itertools import count
from typing import Any, Final

import orjson

_Path = tuple[str | int, ...]

#: Parts with so few bytes of JSON are told whole: looking into them would cost more than it saves.
_SMALL: Final = 48
_numbers: Final = count()


class ShownView:
    """What somebody sees at one ply. Made once, never changed, shared by all who see the same."""

    __slots__ = ("_changes", "_json", "_number", "_parts", "ply")

    def __init__(self, ply: int, view: dict[str, Any]) -> None:
        self.ply = ply
        self._number = next(_numbers)
        #: JSON of every entry; a list of objects is cut further, for players differ by one in most moves.
        self._parts: dict[str, bytes | list[bytes]] = {
            key: [orjson.dumps(item) for item in value]
            if type(value) is list and value and type(value[0]) is dict
            else orjson.dumps(value)
            for key, value in view.items()
        }
        self._json: orjson.Fragment | None = None
        # By the number of the earlier view: a reference to it would keep all views there ever were.
        self._changes: dict[int, orjson.Fragment | None] = {}

    @property
    def json(self) -> orjson.Fragment:
        """Return the whole view."""
        if self._json is None:
            entries = (orjson.dumps(key) + b":" + _joined(part) for key, part in self._parts.items())
            self._json = orjson.Fragment(b"{" + b",".join(entries) + b"}")
        return self._json

    def changes_since(self, earlier: "ShownView") -> orjson.Fragment | None:
        """Return what makes this view of the earlier one; None if the whole view is no longer than that."""
        if earlier._number not in self._changes:
            found: list[tuple[Any, ...]] = []
            for key, part in self._parts.items():
                before = earlier._parts.get(key)
                if part != before:
                    _compare_parts(key, before, part, found)
            found.extend(((key,),) for key in earlier._parts if key not in self._parts)
            data = orjson.dumps(found)
            size = sum(len(_joined(part)) for part in self._parts.values())
            self._changes[earlier._number] = orjson.Fragment(data) if len(data) < size else None
        return self._changes[earlier._number]


def _joined(part: bytes | list[bytes]) -> bytes:
    return part if isinstance(part, bytes) else b"[" + b",".join(part) + b"]"


def _compare_parts(
    key: str, before: bytes | list[bytes] | None, after: bytes | list[bytes], found: list[tuple[Any, ...]]
) -> None:
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (left, right) in enumerate(zip(before, after, strict=True)):
            if left != right:
                _compare((key, place), orjson.loads(left), orjson.loads(right), found)
    elif (
        before is None
        or len(after) <= _SMALL
        or not isinstance(before, bytes)
        or not isinstance(after, bytes)
    ):
        found.append(((key,), orjson.Fragment(_joined(after))))
    else:
        _compare((key,), orjson.loads(before), orjson.loads(after), found)


def _compare(path: _Path, before: Any, after: Any, found: list[tuple[Any, ...]]) -> None:
    """Add what differs. Types count: 1 is not true."""
    if type(before) is not type(after):
        found.append((path, after))
    elif type(after) is dict:
        for key, value in after.items():
            if key in before:
                _compare((*path, key), before[key], value, found)
            else:
                found.append(((*path, key), value))
        found.extend(((*path, key),) for key in before if key not in after)
    elif type(after) is list and len(before) == len(after):
        for place, value in enumerate(after):
            _compare((*path, place), before[place], value, found)
    elif before != after:
        found.append((path, after))

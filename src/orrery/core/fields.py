"""Walking the fields of a state: JSON out and in, and canonical bytes.

A state is slotted objects of ints, strings, int lists, nested lists, tuples and further slotted
objects. Nothing here is written per game, so no field can be forgotten; a class names the fields that
only cache something in ``DERIVED`` and the fields that merely refer to shared tables in ``SHARED``.
"""

import json
from typing import Any, Final

#: What JSON has as it is; compared by type, for that is quicker than asking what something is an instance of.
_PLAIN: Final = frozenset((int, str, bool, type(None)))
_names: Final[dict[type, list[str]]] = {}
_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def field_names(cls: type) -> list[str]:
    """Every declared field of a slotted (or compiled) class, base classes first."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        declared = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        for name in declared:
            if not name.startswith("__") and name not in names:
                names.append(name)
    return names


def _dumped_names(cls: type) -> list[str]:
    """The fields of a class that count: all that are neither derived nor shared; looked up once."""
    names = _names.get(cls)
    if names is None:
        skip = getattr(cls, "DERIVED", ()) + getattr(cls, "SHARED", ())
        names = _names[cls] = [name for name in field_names(cls) if name not in skip]
    return names


def dump(value: Any) -> Any:
    """``value`` as JSON data, derived and shared fields left out."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [item if type(item) in _PLAIN else dump(item) for item in value]
    data = {}
    for name in _dumped_names(type(value)):
        item = getattr(value, name)
        data[name] = item if type(item) in _PLAIN else dump(item)
    return data


def restore(state: Any, data: Any) -> None:
    """The inverse of ``dump``: fill a state of the same options, in place."""
    for name, saved in data.items():
        current = getattr(state, name)
        if isinstance(saved, dict):
            restore(current, saved)
        elif isinstance(saved, list) and saved and isinstance(saved[0], dict):
            for part, part_data in zip(current, saved, strict=True):
                restore(part, part_data)
        elif name == "stack":
            # Frames of the decision stack are tuples; JSON knows lists only.
            state.stack = [tuple(frame) for frame in saved]
        elif isinstance(saved, list):
            inner = tuple if current and isinstance(current[0], tuple) else list
            items = [inner(item) if isinstance(item, list) else item for item in saved]
            setattr(state, name, tuple(items) if isinstance(current, tuple) else items)
        else:
            setattr(state, name, saved)


def canonical_json(value: Any) -> bytes:
    """JSON in one canonical spelling."""
    return _CANONICAL.encode(value).encode()


def canonical_bytes(state: Any) -> bytes:
    """The key of a state: equal exactly when all fields that count are equal."""
    return canonical_json(dump(state))

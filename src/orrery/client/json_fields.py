"""Reads fields of JSON from the server, each of its kind; anything else is a :class:`ProtocolError`."""

from typing import Any

from orrery.client.errors import ProtocolError
from orrery.core.messages import Label

Json = dict[str, Any]


def field(data: Any, name: str, *kinds: type) -> Any:
    """Return ``data[name]``, which must be of one of these kinds."""
    if not isinstance(data, dict):
        raise ProtocolError(f"the server sent no object where one with {name!r} belongs")
    value = data.get(name)
    if not isinstance(value, kinds):
        raise ProtocolError(f"the server sent no proper {name!r}")
    return value


def or_none(data: Any, name: str, *kinds: type) -> Any:
    """Return ``data[name]``, which must be of one of these kinds, or None if it is null or missing."""
    return None if isinstance(data, dict) and data.get(name) is None else field(data, name, *kinds)


def texts(data: Any, name: str) -> list[str]:
    """Return ``data[name]``, which must be a list of strings."""
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


def label_or_none(data: Any, name: str) -> Label | None:
    """Read ``data[name]`` as a label, or None if it is null or missing."""
    value = or_none(data, name, list)
    return None if value is None else label_of(value)

"""Makes whole states of those that tell only what changed since the one before on the same connection."""

from typing import Any

from orrery.client.errors import ProtocolError
from orrery.client.json_fields import Json, field


class Misfit(ValueError):
    """The changes are to another view than the one that is here."""


class KnownViews:
    """The last view of every table that came by one connection."""

    def __init__(self) -> None:
        self._views: dict[str, tuple[Any, Any]] = {}
        self._awaited: set[str] = set()

    def completed(self, state: Json) -> Json | None:
        """Return a ``state`` message with its whole view, or None while that is awaited.

        Raises :class:`Misfit` if the changes do not fit: the table is to be asked for anew, once.
        """
        table = field(state, "table", str)
        changes = state.get("changes")
        if changes is not None:
            if table in self._awaited:
                return None
            try:
                view = self._changed(table, changes)
            except Misfit:
                self._awaited.add(table)
                raise
            state = {name: value for name, value in state.items() if name != "changes"} | {"view": view}
        self._awaited.discard(table)
        self._views[table] = (state.get("ply"), state.get("view"))
        return state

    def _changed(self, table: str, changes: Any) -> Any:
        known = self._views.get(table)
        if known is None or known[0] != field(changes, "since", int):
            raise Misfit("changes since another ply")
        return changed(known[1], field(changes, "parts", list))

    def clear(self) -> None:
        """Forget everything: the connection is another one."""
        self._views.clear()
        self._awaited.clear()


def changed(view: Any, parts: list[Any]) -> Any:
    """Return a view after changes, ``[path, value]`` or ``[path]`` for what is gone; the old one stays."""
    root = [view]
    copied: set[int] = set()
    for part in parts:
        match part:
            case [list(path), *value] if path and len(value) <= 1:
                _change(root, [0, *path], value, copied)
            case _:
                raise ProtocolError("the server sent no proper changes")
    return root[0]


def _change(root: list[Any], path: list[Any], value: list[Any], copied: set[int]) -> None:
    """Put one value in its place; everything on the way there is copied once."""
    place: Any = root
    try:
        for step in path[:-1]:
            inner = place[step]
            if id(inner) not in copied:
                inner = place[step] = inner.copy()
                copied.add(id(inner))
            place = inner
        last = path[-1]
        if value:
            place[last] = value[0]
        else:
            del place[last]
    except (LookupError, TypeError, AttributeError):
        raise Misfit("there is no such place") from None

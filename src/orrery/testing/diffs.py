"""What an action changed, field by field, short enough to review."""

from collections.abc import Iterator
from typing import Any

from orrery.core.fields import canonical_json


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The differences of two dumps: ``players[0].fuel 1>2``, ``display[1] -4 +7``."""
    if before == after:
        return
    if isinstance(before, dict):
        for name in sorted(before):  # compiled classes list their fields in another order
            yield from changes(before[name], after[name], f"{path}.{name}" if path else name)
    elif isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            for place, (old, new) in enumerate(zip(before, after, strict=True)):
                yield from changes(old, new, f"{path}[{place}]")
        else:
            yield _resized(before, after, path)
    else:
        yield f"{path} {_short(before)}>{_short(after)}"


def _resized(before: list[Any], after: list[Any], path: str) -> str:
    """A list that grew or shrank: where, what went, what came."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    gone = [f" -{_short(item)}" for item in before[start : len(before) - end]]
    come = [f" +{_short(item)}" for item in after[start : len(after) - end]]
    return f"{path}[{start}]" + "".join(gone + come)


def _short(value: Any) -> str:
    return canonical_json(value).decode()

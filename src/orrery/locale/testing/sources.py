"""The source that uses messages: ids written out, ids put together, and events with their arguments."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from orrery.core.game import Game

_SUFFIXES: Final = (".py", ".ts", ".svelte")
#: What follows the prefix of a game in ids that the page writes out.
OF_PAGE: Final = ("web-", "guide-", "board-")
_QUOTED: Final = re.compile(r"""["'@]([A-Za-z0-9][A-Za-z0-9_-]*)(?=["'])""")
#: An id with holes, behind a fixed start of two words.
_BUILT: Final = re.compile(r"""["'@]((?:[a-z][a-z0-9]*-){2,}[A-Za-z0-9_-]*\{[^"]*?)["]""")
_HOLE: Final = re.compile(r"\{[^{}]*\}")
#: What stands before or behind a hole: ``not-`` in ``f"not-{term}"``.
_PIECE: Final = re.compile(r"""(?<=["'@])[a-z][a-z0-9-]*(?=\{)|(?<=\})[a-z0-9-]+(?=["'])""")
#: The keys of objects in TypeScript stand without quotes.
_KEY: Final = re.compile(r"\b([a-z][A-Za-z0-9]*):")


class Source:
    """The text of some folders and files of source."""

    def __init__(self, places: Iterable[Path]) -> None:
        self.modules: dict[Path, str] = {}
        for place in places:
            found = sorted(place.rglob("*")) if place.is_dir() else [place]
            for file in found:
                if file.suffix in _SUFFIXES and not file.name.endswith(".test.ts"):
                    # Template strings are written as Python writes what ids are put together from.
                    text = file.read_text("utf-8").replace("${", "{")
                    self.modules[file] = text if file.suffix == ".py" else text.replace("`", '"')
        whole = "\n".join(self.modules.values())
        #: Words in quotes: they may be ids, or parts that ids are put together from.
        self.quoted = set(_QUOTED.findall(whole))
        pieces = {part for piece in _PIECE.findall(whole) for part in piece.split("-") if part}
        self._parts = self.quoted | pieces | set(_KEY.findall(whole))
        self._built = {tuple(_HOLE.split(found)) for found in _BUILT.findall(whole)}

    def missing(self, prefix: str, ids: set[str], in_page: Iterable[str] = OF_PAGE) -> list[str]:
        """Ids with that prefix that are written out in full, but are not among ``ids``.

        In the page words of that shape are names of classes too: there only those count that go on with
        one of ``in_page``.
        """
        named: set[str] = set()
        for file, text in self.modules.items():
            starts = [f"{prefix}-{part}" for part in ([""] if file.suffix == ".py" else in_page)]
            named |= {word for word in _QUOTED.findall(text) if word.startswith(tuple(starts))}
        # Where ids go on after a word (``"af-card"``), more is put behind it.
        return sorted(
            word
            for word in named - ids
            if not word.endswith("-") and not any(message.startswith(f"{word}-") for message in ids)
        )

    def unused(self, ids: Iterable[str], known: set[str]) -> list[str]:
        """Ids that are neither written out nor put together from words that occur somewhere.

        ``known`` are further words that fill holes: ids of components, names of options and so on.
        """
        words = self._parts | known
        words |= {word.lower() for word in words}
        return sorted(
            message
            for message in ids
            if message not in self.quoted and not any(_fits(message, parts, words) for parts in self._built)
        )

    def events(self) -> Iterator[tuple[str, frozenset[str]]]:
        """Every event that Python source tells, as far as it is written out: its id and its arguments."""
        for file, text in self.modules.items():
            if file.suffix == ".py":
                for function in ast.walk(ast.parse(text)):
                    if isinstance(function, ast.FunctionDef):
                        yield from _events_of(function)


def _fits(message: str, parts: tuple[str, ...], words: set[str]) -> bool:
    """Whether an id is made of these literal parts with known words in the holes between them."""
    if not message.startswith(parts[0]):
        return False
    rest = message[len(parts[0]) :]
    if len(parts) == 1:
        return not rest
    ends = range(1, len(rest) + 1)
    return any(_is_known(rest[:end], words) and _fits(rest[end:], parts[1:], words) for end in ends)


def _is_known(word: str, words: set[str]) -> bool:
    return word in words or all(part.isdigit() or part in words for part in word.split("-"))


def _events_of(function: ast.FunctionDef) -> Iterator[tuple[str, frozenset[str]]]:
    for call in ast.walk(function):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "id", "")
        if name == "tell" and len(call.args) == 2:
            names = _keywords(function, call)
            first: ast.expr = call.args[1]
        elif name == "Event" and len(call.args) >= 2:
            names = _keys(function, call.args[1], call.lineno)
            first = call.args[0]
        else:
            continue
        if names is not None:
            for node in ast.walk(first):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value, frozenset(names)


def _keywords(function: ast.FunctionDef, call: ast.Call) -> set[str] | None:
    """The names of the keywords of a call; None if some are not written out."""
    found: set[str] = set()
    for keyword in call.keywords:
        names = {keyword.arg} if keyword.arg else _keys(function, keyword.value, call.lineno)
        if names is None:
            return None
        found |= names
    return found


def _keys(function: ast.FunctionDef, args: ast.expr, line: int) -> set[str] | None:
    """The keys of a dictionary written out, named, or unpacked into another; None if it is none."""
    if isinstance(args, ast.Name):
        named = _assigned_before(function, args.id, line)
        return None if named is None else _keys(function, named, line)
    if not isinstance(args, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(args.keys, args.values, strict=True):
        if key is None:
            names = _keys(function, value, line)
        else:
            names = {key.value} if isinstance(key, ast.Constant) and isinstance(key.value, str) else None
        if names is None:
            return None
        found |= names
    return found


def _assigned_before(function: ast.FunctionDef, name: str, line: int) -> ast.expr | None:
    """What was assigned to a name last before a line; None if nothing was."""
    values: dict[int, ast.expr] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and node.lineno < line:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name in [getattr(target, "id", "") for target in targets]:
                values[node.lineno] = node.value
    return values[max(values)] if values else None


def words_of(game: Game[Any], ids: Iterable[str]) -> set[str]:
    """The words that ids of a game's messages are put together from: of its content and its fact sheet.

    Those of other messages are among them: ``nf-board-power-sell`` is the short form of ``nf-power-sell``.
    """
    found = set(game.facts.phases) | set(game.facts.sources) | set(game.facts.components)
    found |= set(game.table.templates())
    found |= {message.removeprefix(f"{game.facts.prefix}-") for message in ids}
    for option in game.options:
        found |= {option.name, *option.choices}
    for rows in game.content.tables.values():
        for row in rows:
            found |= set(_strings(row))
    return found


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)

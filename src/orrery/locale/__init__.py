"""Words for people: renders messages in their language.

Messages are Fluent files. Ours, in ``orrery/locale/<language>/``, are ``common.ftl``, ``terminal.ftl``,
``web.ftl`` and, for reminders, ``notification.ftl``. Every game brings its own folder ``locale/<language>/``
beside the module that defines it; the ids in it begin with ``Game.facts.prefix``. What is in ``web.ftl`` only
the page shows.
"""

import json
import re
import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from orrery.core.game import Game
from orrery.core.messages import Label
from orrery.core.registry import load_game
from orrery.locale.variables import variables_used

LANGUAGES: Final = {"en": "English", "pl": "Polski", "ru": "Русский"}
FALLBACK: Final = "en"

#: Files of messages that the page shows and no translator here renders.
_PAGE_ONLY: Final = ("web.ftl",)
#: A picture on a rules page: what it shows in words, and its name.
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(pictures/([a-z0-9-]+\.svg)\)")
#: Before a paragraph or a numbered list of a rules page: the example that it tells, by name.
EXAMPLE: Final = re.compile(r"^<!-- example ([a-z0-9-]+) -->$", re.MULTILINE)
_SEAT: Final = re.compile(r"seat:(\d+)")

Argument = int | float | str


class UnknownLanguage(ValueError):
    """No such language; the message lists those there are."""


class MissingMessage(LookupError):
    """A message, or an argument of one, that a strict translator cannot render."""


def message_files(
    language: str, games: Iterable[str | Game[Any]] = (), page: bool = True
) -> list[Traversable]:
    """The files of messages in ``language``: ours first, then those the games bring.

    Without ``page`` those that only the page shows are left out.
    """
    found = _fluent_files(files("orrery.locale") / language)
    for named in games:
        found += game_files(load_game(named) if isinstance(named, str) else named, language)
    return [file for file in found if page or file.name not in _PAGE_ONLY]


def game_files(game: Game[Any], language: str) -> list[Traversable]:
    """The files of messages that a game brings in ``language``."""
    return _fluent_files(beside(game) / "locale" / language)


def _fluent_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def rules_page(game: Game[Any], language: str) -> str:
    """The rules page in that language that lies beside the game's module; empty if there is none."""
    page = beside(game) / ("RULES.md" if language == FALLBACK else f"RULES.{language}.md")
    return page.read_text("utf-8") if page.is_file() else ""


def rules_pictures(game: Game[Any]) -> dict[str, Traversable]:
    """The pictures that the game's rules pages show, by name: drawings in ``pictures`` beside its module."""
    pages = [rules_page(game, language) for language in LANGUAGES]
    names = {name for page in pages for _, name in PICTURE.findall(page)}
    found = {name: beside(game) / "pictures" / name for name in sorted(names)}
    return {name: file for name, file in found.items() if file.is_file()}


def rules_examples(game: Game[Any]) -> dict[str, Any]:
    """The examples of the game's rules pages by name: ``examples.json`` beside its module."""
    file = beside(game) / "examples.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def beside(game: Game[Any]) -> Traversable:
    """The folder of the module that defines a game."""
    module = sys.modules[type(game).__module__]
    package = module.__spec__.parent if module.__spec__ is not None else module.__package__
    return files(package) if package else Path(str(module.__file__)).parent


@lru_cache(maxsize=64)
def parse_messages(text: str) -> Resource:
    """A file of messages, parsed; each text once."""
    return FluentResource(text)


class _Messages:
    """All messages of some files in one language, ready to be rendered."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        resources = [parse_messages(text) for text in texts]
        for resource in resources:
            self.bundle.add_resource(resource)
        #: The arguments each message uses: others are not filled in.
        self.uses = variables_used(resources)


@lru_cache(maxsize=32)
def _messages(language: str, texts: tuple[str, ...]) -> _Messages:
    """The same messages are made ready once: it takes a tenth of a second."""
    return _Messages(language, texts)


class Translator:
    """Renders messages in one language for the players of one table.

    ``games`` are ids of installed games (or games themselves) whose messages are wanted; ``names`` are
    the players' names by seat. A message the language lacks is shown in English, marked ``[en]``; one
    that English lacks too is shown as its id in brackets. A ``strict`` translator raises
    :class:`MissingMessage` instead.
    """

    def __init__(
        self,
        language: str,
        games: Iterable[str | Game[Any]] = (),
        names: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there is no language {language!r}; there is: {known}")
        self.language = language
        self.names = list(names)
        self._games = list(games)
        self._strict = strict
        self._loaded: dict[str, _Messages] = {}

    def has(self, message: str) -> bool:
        """Whether the language itself has that message."""
        return self._in(self.language).bundle.has_message(message)

    def arguments(self, label: Label) -> set[str]:
        """The arguments a label needs: those of its message and of the messages its arguments refer to."""
        message, args = label
        needed = set(self._in(self.language).uses.get(message, ()))
        for name in sorted(needed):
            value = args.get(name)
            if isinstance(value, str) and value.startswith("@"):
                others = {other: args[other] for other in args if other != name}
                needed |= self.arguments((value[1:], others))
        return needed

    def label(self, label: Label) -> str:
        """A move, reason or event as text; ``"@id"`` and ``"seat:K"`` arguments are filled in."""
        message, args = label
        return self._render(message, dict(args), exact=True)

    def text(self, message: str, /, **args: Argument) -> str:
        """A message as text. Arguments are filled in as in ``label``, but a word that only looks like
        a reference (a player called ``@anna``) stays what it is."""
        return self._render(message, args, exact=False)

    def name(self, seat: int) -> str:
        """The player in ``seat``: the given name, or a number where none was given."""
        if seat < len(self.names):
            return self.names[seat]
        return self._render("common-player", {"number": seat + 1}, exact=True)

    def _in(self, language: str) -> _Messages:
        if language not in self._loaded:
            found = message_files(language, self._games, page=False)
            self._loaded[language] = _messages(language, tuple(file.read_text("utf-8") for file in found))
        return self._loaded[language]

    def _render(self, message: str, args: dict[str, Argument], exact: bool) -> str:
        messages = self._in(self.language)
        mark = ""
        if not messages.bundle.has_message(message):
            if self._strict:
                raise MissingMessage(f"{self.language} has no message {message!r}")
            messages = self._in(FALLBACK)
            mark = f"[{FALLBACK}] "
        bundle = messages.bundle
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            return f"[{message}]"
        used = messages.uses[message]
        values = {key: self._argument(key, args, exact) for key in args if key in used}
        text, errors = bundle.format_pattern(pattern, values)
        if errors and self._strict:
            raise MissingMessage(f"{self.language}, {message}: {errors[0]}")
        return f"{mark}{text}"

    def _argument(self, key: str, args: dict[str, Argument], exact: bool) -> Argument:
        """One argument filled in. A referenced message is given the other arguments."""
        value = args[key]
        if not isinstance(value, str):
            return value
        seat = _SEAT.fullmatch(value)
        if seat is not None:
            return self.name(int(seat[1]))
        if value.startswith("@") and (exact or self.has(value[1:])):
            others = {name: other for name, other in args.items() if name != key}
            return self._render(value[1:], others, exact)
        return value

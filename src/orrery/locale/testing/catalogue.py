"""The messages of a game, parsed: what there is, in which file, and what each needs."""

from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import ast

from orrery.core.game import Game
from orrery.core.messages import Label
from orrery.locale import FALLBACK, LANGUAGES, Translator, game_files, message_files, parse_messages
from orrery.locale.variables import messages_used, variables_used

#: The argument by which a reason names its chapter of the rules: for who leads there, not for its words.
CHAPTER: Final = "rule"


def languages_of(game: Game[Any]) -> list[str]:
    """The languages a game has messages in."""
    return [language for language in LANGUAGES if game_files(game, language)]


class Catalogue:
    """The messages of some files and, to look up what they mention, those of others."""

    def __init__(self, own: list[Traversable], others: list[Traversable]) -> None:
        self._own = {file.name: parse_messages(file.read_text("utf-8")) for file in own}
        self._others = [parse_messages(file.read_text("utf-8")) for file in others]

    @classmethod
    def of(cls, game: Game[Any], language: str) -> "Catalogue":
        """The messages a game brings in a language; it may mention ours."""
        return cls(game_files(game, language), message_files(language))

    @classmethod
    def ours(cls, language: str) -> "Catalogue":
        """The messages that no game brings."""
        return cls(message_files(language), [])

    @cached_property
    def files(self) -> dict[str, list[str]]:
        """The ids in each file, in order."""
        return {
            name: [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
            for name, resource in self._own.items()
        }

    @cached_property
    def ids(self) -> set[str]:
        """All ids."""
        return {message for messages in self.files.values() for message in messages}

    @cached_property
    def arguments(self) -> dict[str, frozenset[str]]:
        """The arguments each message needs, those of the messages it is made of included."""
        return variables_used([*self._others, *self._own.values()])

    @cached_property
    def mentions(self) -> dict[str, frozenset[str]]:
        """The other messages that each message is made of, directly."""
        return messages_used(list(self._own.values()))

    def broken(self) -> list[str]:
        """What cannot be read, has no text, stands there twice or mentions what is not there, in words."""
        problems: list[str] = []
        seen = {message for resource in self._others for message in _ids(resource)}
        for name, resource in self._own.items():
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    problems.append(f"{name}: {(entry.content or '').strip()!r} is no message")
                if not isinstance(entry, ast.Message):
                    continue
                if entry.id.name in seen:
                    problems.append(f"{name}: {entry.id.name} is there twice")
                if entry.value is None:
                    problems.append(f"{name}: {entry.id.name} has no text")
                seen.add(entry.id.name)
        for message, others in self.mentions.items():
            problems += [f"{message} mentions {other}, which is not there" for other in sorted(others - seen)]
        return problems

    def differences(self, original: "Catalogue") -> list[str]:
        """Where another language has other files, ids or arguments, in words."""
        unpaired = sorted(self.files.keys() ^ original.files.keys()) + sorted(self.ids ^ original.ids)
        problems = [f"{name} is in one language only" for name in unpaired]
        for message in sorted(self.ids & original.ids):
            here, there = self.arguments[message], original.arguments[message]
            if here != there:
                problems.append(f"{message} needs {sorted(here)}, not {sorted(there)}")
        return problems


def _ids(resource: ast.Resource) -> list[str]:
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


class Renderer:
    """Renders labels of a game strictly, each once."""

    def __init__(self, game: Game[Any], language: str = FALLBACK) -> None:
        self.language = language
        names = [f"Player{seat + 1}" for seat in range(game.max_players)]
        self._words = Translator(language, [game], names, strict=True)
        self._known: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}

    def text(self, label: Label) -> str:
        """A label as text, with nothing left out and no argument too many; ``AssertionError`` says what."""
        message, args = label
        key = (message, tuple(sorted(args.items())))
        if key not in self._known:
            self._known[key] = self._render(label)
        return self._known[key]

    def _render(self, label: Label) -> str:
        message, args = label
        try:
            text = self._words.label(label)
        except LookupError as error:
            raise AssertionError(f"{error} ({message} {args})") from error
        unused = args.keys() - self._words.arguments(label) - {CHAPTER}
        if unused:
            raise AssertionError(f"{self.language}: {message} makes no use of {sorted(unused)}")
        if not text.strip() or set("{}[]@") & set(text):
            raise AssertionError(f"{self.language}: {message} {args} reads {text!r}")
        return text

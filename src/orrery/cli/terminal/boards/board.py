"""Defines how the terminal shows one game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orrery.cli.terminal.style import TableStyle
from orrery.cli.terminal.table import Offered
from orrery.core.game import Game

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Component:
    """Names a component by its kind in messages (``station``) and its row in a table of the content.

    ``table`` is empty for what has a name but no row, like a pile.
    """

    kind: str
    table: str
    id: str


def _by_label(move: Offered, view: View, style: TableStyle, full: bool) -> Text | None:
    return None


def _words_only(component: Component, style: TableStyle) -> Text:
    return Text()


def _anywhere(component: Component, view: View, style: TableStyle) -> list[Text]:
    return []


@dataclass(frozen=True, slots=True)
class Board:
    """Shows a game: draws its views, groups its moves and tells about its components.

    The ids of a game's messages begin with the prefix of its fact sheet. Where a language lacks one, the
    bare word is shown.
    """

    game: Game[Any]
    #: Draws a view.
    draw: Callable[[View, TableStyle], RenderableType]
    #: The group a move belongs to, by the first word of its notation: a message id.
    groups: Mapping[str, str]
    #: Draws a move for the menu, in full or in short; None where its label says it.
    describe: Callable[[Offered, View, TableStyle, bool], Text | None] = _by_label
    #: Writes what is printed on a component besides its words.
    numbers: Callable[[Component, TableStyle], Text] = _words_only
    #: Tells where a component is now, or what lies on it.
    places: Callable[[Component, View, TableStyle], list[Text]] = _anywhere
    #: Components that no table of the content has.
    others: Sequence[Component] = ()
    #: Tables of the content that only count what other tables describe.
    counts: frozenset[str] = frozenset()

    def message(self, name: str) -> str:
        """The id of a message of the game."""
        return f"{self.game.facts.prefix}-{name}"

    def title(self, style: TableStyle) -> str:
        """The name of the game."""
        return self.word(style, "title", self.game.id)

    def score(self, style: TableStyle, source: str) -> str:
        """The name of a source of points."""
        return self.word(style, f"score-{source}", source)

    def prompt(self, style: TableStyle, view: View) -> str | None:
        """What the game asks for now, if it says so.

        Where the question of the view says yes to something (``"second": true``), the prompt may be one of
        its own: ``nf-phase-take-second-prompt``.
        """
        phase, question = view.get("phase"), view.get("question") or {}
        special = [f"phase-{phase}-{name}-prompt" for name, value in question.items() if value is True]
        for name in (*special, f"phase-{phase}-prompt"):
            if style.words.has(self.message(name)):
                return style.words.text(self.message(name))
        return None

    def word(self, style: TableStyle, name: str, fallback: str) -> str:
        """A message of the game, or a plain word where it has none."""
        message = self.message(name)
        return style.words.text(message) if style.words.has(message) else fallback

    def components(self, style: TableStyle) -> list[Component]:
        """Every component with a name: rows of the content, by the kinds of the fact sheet, and others."""
        rows = [
            Component(kind, table, str(row["id"]))
            for kind in self.game.facts.components
            for table, rows in self.game.content.tables.items()
            if table not in self.counts
            for row in rows
            if "id" in row and style.words.has(self.message(f"{kind}-{row['id']}"))
        ]
        return [*rows, *self.others]

    def name(self, style: TableStyle, component: Component) -> str:
        """The name of a component."""
        return self.word(style, f"{component.kind}-{component.id}", component.id)

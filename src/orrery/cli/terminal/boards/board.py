"""What the client must know about a game to show it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from orrery.cli.terminal.style import Look

View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Face:
    """A game's title, drawing and words. Message ids that a language lacks fall back to the bare word."""

    game: str
    #: What the ids of the game's messages begin with.
    prefix: str
    #: Draws a view.
    draw: Callable[[View, Look], RenderableType]
    #: The group a move belongs to, by the first word of its notation: a message id.
    groups: Mapping[str, str]

    def title(self, look: Look) -> str:
        """The name of the game."""
        return self.word(look, "title", self.game)

    def score(self, look: Look, source: str) -> str:
        """The name of a source of points."""
        return self.word(look, f"score-{source}", source)

    def prompt(self, look: Look, view: View) -> str | None:
        """What the game asks for in this phase, if it says so."""
        message = f"{self.prefix}-phase-{view.get('phase')}-prompt"
        return look.words.text(message) if look.words.has(message) else None

    def word(self, look: Look, name: str, fallback: str) -> str:
        """A message of the game, or a plain word where it has none."""
        message = f"{self.prefix}-{name}"
        return look.words.text(message) if look.words.has(message) else fallback

"""Prints words in the chosen language during a match, and reads lines."""

import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards import board_of
from orrery.cli.terminal.style import TableStyle, make_console, plain_signs, player_names
from orrery.core.game import Game
from orrery.core.messages import Label
from orrery.core.record import Seat
from orrery.locale import Translator

try:
    import readline
except ImportError:  # pragma: no cover - without it lines are typed without editing
    readline = None  # type: ignore[assignment]

_NARROWEST: Final = 60
_WIDEST: Final = 120

Reader = Callable[[str], str]


def read_line(prompt: str) -> str:
    """One line from the keyboard; ``EOFError`` at its end."""
    return input(prompt)


class Screen:
    """Prints and asks, in one language at a time."""

    def __init__(
        self,
        language: str,
        game: Game[Any],
        seats: tuple[Seat, ...],
        console: Console | None = None,
        reader: Reader | None = None,
    ) -> None:
        self.console = console or make_console()
        self.game = game
        self.board = board_of(game)
        self.names = player_names(seat.name for seat in seats)
        self._reader = reader or read_line
        self.words = self._translator(language)
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def _translator(self, language: str) -> Translator:
        return Translator(language, [self.game], self.names)

    def name_players(self, names: Iterable[str]) -> None:
        """Use these names of the players from now on."""
        shown = player_names(names)
        if shown != self.names:
            self.names = shown
            self.speak(self.words.language)

    def speak(self, language: str) -> None:
        """Go on in another language; ``ValueError`` lists those there are."""
        self.words = self._translator(language)

    @property
    def live(self) -> bool:
        """Whether a person watches, rather than a file or a pipe."""
        return self.console.is_terminal

    @property
    def style(self) -> TableStyle:
        """How to draw now: the window may have been resized."""
        width = min(max(self.console.width, _NARROWEST), _WIDEST)
        return TableStyle(self.words, self.names, width, plain_signs(self.console))

    def style_within(self, rows: int | None, menu: bool = False) -> TableStyle:
        """The same for a board of so many rows; ``menu`` says that the moves stand below it."""
        return replace(self.style, rows=rows, menu=menu)

    def rows(self, others: int) -> int:
        """The rows of the window that ``others`` leave."""
        return max(self.console.height - others, 0)

    # --- out --------------------------------------------------------------------------------------

    def show(self, what: RenderableType) -> None:
        """Print a drawing or a text."""
        self.console.print(what)

    def say(self, message: str, /, style: str = "", **args: int | float | str) -> None:
        """Print one message of the terminal in the chosen language."""
        self.show(Text(self.words.text(message, **args), style=style))

    def say_whole(self, message: str, /, style: str = "", **args: int | float | str) -> None:
        """Print a message that names a file or command: unbroken, so that it can be copied."""
        self.console.print(Text(self.words.text(message, **args), style=style), soft_wrap=True)

    def label(self, label: Label) -> str:
        """A label of the game in words."""
        return self.words.label(label)

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def new_page(self) -> None:
        """Start at the top of the window; what was there stays in the scrollback."""
        if self.live and not self.console.is_dumb_terminal:
            self.console.file.write("\n" * (self.console.height - 1) + "\x1b[H\x1b[J")

    def hide(self) -> None:
        """Wipe the window and its scrollback, so that the next player sees nothing of the last."""
        if self.live:
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")

    def height_of(self, what: RenderableType) -> int:
        """How many rows a drawing takes."""
        return len(self.console.render_lines(what, pad=False))

    def thinking(self, name: str) -> AbstractContextManager[Any]:
        """Show a spinner as long as the body of the ``with`` statement runs."""
        if not self.live:
            return nullcontext()
        return self.console.status(Text(self.words.text("terminal-play-thinking", player=name)))

    # --- in ---------------------------------------------------------------------------------------

    def completing(self, words: list[str]) -> None:
        """The words that the Tab key completes in the next line."""
        if readline is None or not self.live:
            return

        def complete(start: str, number: int) -> str | None:
            found = [word for word in words if word.startswith(readline.get_line_buffer().lstrip())]
            return found[number] + " " if number < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str) -> str:
        """A line typed, without the spaces around it; ``EOFError`` if there are no more."""
        return self._reader(prompt).strip()

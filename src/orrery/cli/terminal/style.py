"""Gives every player a colour and a sign, so that colour is never the only mark."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from orrery.locale import Translator

#: Colours that people with any colour vision can tell apart.
COLOURS: Final = ("#e69f00", "#56b4e9", "#d987b3", "#35b48c", "#f0e442", "#d55e00")
SIGNS: Final = "▲■●◆★♥"
LETTERS: Final = "ABCDEF"


def clean(text: str) -> str:
    """Replace control characters in text from outside (a name in a record): they could drive a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def player_names(names: Iterable[str]) -> tuple[str, ...]:
    """Make names fit to be shown: harmless, and with the number of the seat where two are the same."""
    shown = [clean(name) for name in names]
    return tuple(f"{name} ({seat})" if shown.count(name) > 1 else name for seat, name in enumerate(shown, 1))


def make_console(width: int | None = None) -> Console:
    """Make a Rich console without markup in our texts, and without colour where there should be none."""
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=False, width=width)


def plain_signs(console: Console) -> bool:
    """Whether the terminal cannot be trusted with anything but letters."""
    return not console.encoding.lower().startswith("utf")


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Holds what a drawing needs besides the view: words, names, signs and the room there is."""

    words: Translator
    names: tuple[str, ...]
    width: int
    letters: bool = False
    #: The rows that a board keeps to if it can; None for as many as it needs.
    rows: int | None = None
    #: Whether the moves are listed below the board: it need not show what they describe.
    menu: bool = False

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return COLOURS[seat % len(COLOURS)]

    def sign(self, seat: int) -> str:
        """The mark of a seat."""
        return (LETTERS if self.letters else SIGNS)[seat % len(SIGNS)]

    def player(self, seat: int) -> Text:
        """Sign and name."""
        return Text(f"{self.sign(seat)} {self.names[seat]}", style=f"bold {self.colour(seat)}")

    def die(self, seat: int, value: int | str) -> Text:
        """A ship in a dock: whose, and what it shows."""
        return Text(f"{self.sign(seat)}{value}", style=f"bold {self.colour(seat)}")

    def pieces(self, seat: int, count: int) -> Text:
        """That many markers of a player."""
        return Text(self.sign(seat) * count, style=f"bold {self.colour(seat)}")

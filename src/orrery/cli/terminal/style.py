"""How players look on screen: a colour and a sign each, so that colour is never the only mark."""

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
    """Text from outside (a name in a record) without control characters, which could drive a terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def make_console(width: int | None = None) -> Console:
    """The terminal as Rich sees it: no markup in our texts, no colour where there should be none."""
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=False, width=width)


def plain_signs(console: Console) -> bool:
    """Whether the terminal cannot be trusted with anything but letters."""
    return not console.encoding.lower().startswith("utf")


@dataclass(frozen=True, slots=True)
class Look:
    """What a drawing needs besides the view: words, names, signs and the room there is."""

    words: Translator
    names: tuple[str, ...]
    width: int
    letters: bool = False

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return COLOURS[seat % len(COLOURS)]

    def sign(self, seat: int) -> str:
        """The mark of a seat."""
        return (LETTERS if self.letters else SIGNS)[seat % len(SIGNS)]

    def player(self, seat: int) -> Text:
        """Sign and name."""
        return Text(f"{self.sign(seat)} {self.names[seat]}", style=f"bold {self.style(seat)}")

    def die(self, seat: int, value: int | str) -> Text:
        """A ship in a dock: whose, and what it shows."""
        return Text(f"{self.sign(seat)}{value}", style=f"bold {self.style(seat)}")

    def pieces(self, seat: int, count: int) -> Text:
        """That many markers of a player."""
        return Text(self.sign(seat) * count, style=f"bold {self.style(seat)}")

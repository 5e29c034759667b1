"""Pieces that boards are drawn from."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text


def joined(separator: str, parts: Sequence[Text]) -> Text:
    """Texts with their styles, one after another."""
    return Text(separator).join(parts)


def section(title: Text, width: int, double: bool = False) -> RenderableType:
    """A line across the board with a title in it."""
    line = "═" if double else "─"
    text = Text.assemble((line * 2, "dim"), " ", title, " ")
    left = width - text.cell_len
    if left > 0:
        text.append(line * left, style="dim")
    text.truncate(width)
    return text


def heading(title: str | Text, aside: Text, width: int) -> RenderableType:
    """A line across the board: a title on the left, something to know on the right."""
    text = Text.assemble(("── ", "dim"), title if isinstance(title, Text) else (title, "bold"), " ")
    right = Text.assemble(" ", aside, (" ──", "dim"))
    if not aside or text.cell_len + right.cell_len + 2 > width:
        right = Text()
    text.append("─" * max(width - text.cell_len - right.cell_len, 0), style="dim")
    text.append_text(right)
    text.truncate(width)
    return text

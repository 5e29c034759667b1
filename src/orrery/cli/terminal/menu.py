"""The legal moves of one decision: grouped, numbered, and found again by what a person types."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import Offered

#: A move may be shortened to no fewer letters than this: a slip should not end a turn.
_SHORTEST: Final = 3
_GROUP_WIDTH: Final = 20
#: From this width on the headings of groups stand beside the moves.
_WIDE: Final = 96
#: So many moves that begin with so many equal letters share one line for them.
_FAMILY: Final = 3
_LONG_START: Final = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move as the menu shows it."""

    number: int
    action: int
    notation: str
    #: The whole label, and what is left of it under the heading of its group.
    label: str
    text: str


class Menu:
    """What may be done now, in the order shown."""

    def __init__(self, offered: list[Offered], screen: Screen) -> None:
        grouped: dict[str, list[Offered]] = {}
        for move in offered:
            word = move.notation.split()[0]
            grouped.setdefault(screen.face.groups.get(word, "terminal-group-other"), []).append(move)
        self.groups: list[tuple[str, list[Choice]]] = []
        self.choices: list[Choice] = []
        others = grouped.pop("terminal-group-other", None)
        if others is not None:
            grouped["terminal-group-other"] = others
        for group, moves in grouped.items():
            heading = screen.words.text(group)
            shown = []
            for move in moves:
                # Under its heading a label need not repeat it.
                text = screen.label(move.label)
                short = text.removeprefix(f"{heading}: ")
                choice = Choice(len(self.choices) + 1, move.action, move.notation, text, short)
                self.choices.append(choice)
                shown.append(choice)
            self.groups.append((heading, shown))

    def draw(self, width: int) -> RenderableType:
        """The moves by group, as many beside each other as there is room for."""
        if width < _WIDE:
            return self._draw_narrow(width)
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False, width=width)
        table.add_column(width=_GROUP_WIDTH, no_wrap=True, overflow="ellipsis", style="dim")
        table.add_column(ratio=1)
        for group, choices in self.groups:
            heading = group
            for row in _rows(choices, width - _GROUP_WIDTH - 2):
                table.add_row(Text(heading), row)
                heading = ""
        return table

    def _draw_narrow(self, width: int) -> RenderableType:
        """Headings on lines of their own, so that the moves have the whole width, or beside a single row."""
        lines: list[Text] = []
        for group, choices in self.groups:
            heading = Text(f"{group} ", style="dim")
            rows = _rows(choices, width)
            if len(rows) == 1 and heading.cell_len + rows[0].cell_len <= width:
                lines.append(Text.assemble(heading, rows[0]))
            else:
                lines.extend([heading, *rows])
        return Group(*lines)

    def numbered(self, number: int) -> Choice | None:
        """The choice of that number."""
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def of_action(self, action: int) -> Choice | None:
        """The choice that does ``action``."""
        return next((choice for choice in self.choices if choice.action == action), None)

    def beginning(self, text: str) -> list[Choice]:
        """The choices whose notation begins so, if enough of it was typed."""
        start = " ".join(text.lower().split())
        if len(start) < _SHORTEST:
            return []
        return [choice for choice in self.choices if choice.notation.startswith(start)]

    def notations(self) -> list[str]:
        """What may be typed for a move."""
        return [choice.notation for choice in self.choices]


def whole_number(text: str) -> int | None:
    """The number that was typed, if it is one of a sensible size."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None


def near(text: str, words: list[str]) -> list[str]:
    """The words most like ``text``, at most four."""
    start = text.lower()
    found = [word for word in words if word.startswith(start)][:4] if start else []
    return found or get_close_matches(start, words, n=4, cutoff=0.5)


def _rows(choices: list[Choice], room: int) -> list[Text]:
    return [row for family in _families(choices) for row in _flow(family, room)]


def _families(choices: list[Choice]) -> list[list[Choice]]:
    """Choices that follow each other and begin with the same word of notation."""
    families: list[list[Choice]] = []
    for choice in choices:
        word = choice.notation.split()[0]
        if families and families[-1][0].notation.split()[0] == word:
            families[-1].append(choice)
        else:
            families.append([choice])
    return families


def _flow(family: list[Choice], room: int) -> list[Text]:
    """A family in rows. What all its labels begin with is said once if that saves room."""
    common = _common_start([choice.text for choice in family])
    rows: list[Text] = []
    if len(family) < _FAMILY or len(common) < _LONG_START:
        cells = [_cell(choice, choice.text, choice.notation) for choice in family]
    else:
        word = family[0].notation.split()[0]
        rows.append(Text.assemble(f"   {common.rstrip()} … ", (f"[{word} …]", "dim")))
        cells = [
            _cell(choice, choice.text[len(common) :], choice.notation.partition(" ")[2]) for choice in family
        ]
    widths = _columns([cell.cell_len for cell in cells], room)
    for first in range(0, len(cells), len(widths)):
        row = Text()
        for cell, width in zip(cells[first:], widths, strict=False):
            cell.pad_right(width - cell.cell_len)
            row.append_text(cell)
        row.rstrip()
        rows.append(row)
    return rows


def _columns(lengths: list[int], room: int) -> list[int]:
    """The widths of as many columns as fit, filled row by row."""
    for count in range(len(lengths), 1, -1):
        widths = [max(lengths[column::count]) + 2 for column in range(count)]
        if sum(widths) - 2 <= room:
            return widths
    return [max(lengths)]


def _common_start(texts: list[str]) -> str:
    """What all the texts begin with, in whole words."""
    first, last = min(texts), max(texts)
    length = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    return first[: first.rfind(" ", 0, length) + 1]


def _cell(choice: Choice, text: str, notation: str) -> Text:
    return Text.assemble((f"{choice.number:>2} ", "bold"), text, " ", (f"[{notation}]", "dim"))

"""Lists the legal moves of one decision: grouped, numbered, and found again by what a person types."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.boards.parts import Lines, flow, in_columns, labelled
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.set_marks import SetMarks
from orrery.cli.terminal.table import Offered

#: A move may be shortened to no fewer letters than this: a slip should not end a turn.
_SHORTEST: Final = 3
#: So many near misses are named.
_NEAR: Final = 4
#: From this width on the headings of groups stand beside the moves; fewer groups than these have none.
_WIDE: Final = 96
_GROUPS: Final = 3
#: So many moves that begin with so many equal letters share one line for them.
_FAMILY: Final = 3
_LONG_START: Final = 12

#: How much is told of a move: its label or description with the notation, only that, the notation alone.
_FULL: Final = 0
_PLAIN: Final = 1
_BRIEF: Final = 2
_OTHERS: Final = "terminal-group-other"


@dataclass(frozen=True, slots=True)
class Choice:
    """Holds one legal move as the menu shows it."""

    number: int
    action: int
    notation: str
    #: The whole label, and what is left of it under the heading of its group.
    label: str
    text: str
    #: What the label refers to: ids of messages, among them the names of components.
    refers: frozenset[str]
    #: What the board draws in place of the label, in full and in short.
    full: Text | None = None
    short: Text | None = None
    #: Whether it is marked, where a set is chosen.
    mark: str = ""


class Menu:
    """Shows what may be done now. Where a set is chosen, its items come first and keep their numbers."""

    def __init__(
        self,
        offered: Sequence[Offered],
        screen: Screen,
        view: View | None = None,
        marks: SetMarks | None = None,
    ) -> None:
        self._screen = screen
        self._view = view
        #: The marks made so far, if a set is chosen.
        self.marks = marks
        self.choices: list[Choice] = []
        #: The moves under their headings.
        self.groups: list[tuple[str, list[Choice]]] = []
        if marks is not None:
            self._add(self._heading(marks.offered.items[0]), marks.offered.items)
            offered = [move for move in offered if not marks.has(move.action)]
            offered = [move for move in offered if move.action != marks.choice.confirm]
        grouped: dict[str, list[Offered]] = {}
        for move in offered:
            grouped.setdefault(self._heading(move), []).append(move)
        others = grouped.pop(_OTHERS, None)
        for group, moves in grouped.items():
            self._add(group, moves)
        if others is not None:
            self._add(_OTHERS, others)

    def _heading(self, move: Offered) -> str:
        return self._screen.board.groups.get(move.notation.split()[0], _OTHERS)

    def _add(self, group: str, moves: Sequence[Offered]) -> None:
        heading = self._screen.words.text(group)
        shown = [
            self._choice(len(self.choices) + 1 + place, move, heading) for place, move in enumerate(moves)
        ]
        self.choices += shown
        self.groups.append((heading, shown))

    def _choice(self, number: int, move: Offered, heading: str) -> Choice:
        screen = self._screen
        label = screen.label(move.label)
        marks = self.marks
        return Choice(
            number,
            move.action,
            move.notation,
            label,
            # Under its heading a label need not repeat it.
            label.removeprefix(f"{heading}: "),
            frozenset(str(value)[1:] for value in move.label[1].values() if str(value).startswith("@")),
            self._described(move, full=True),
            self._described(move, full=False),
            marks.sign(move.action) if marks is not None and marks.has(move.action) else "",
        )

    def _described(self, move: Offered, full: bool) -> Text | None:
        screen = self._screen
        return None if self._view is None else screen.board.describe(move, self._view, screen.style, full)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, width: int, rows: int | None = None, page: int = 0) -> RenderableType:
        """Draw the moves by group. If there is room for ``rows`` only, less is told of the longest groups.

        What does not fit even so is on further pages.
        """
        levels = [_FULL] * len(self.groups)
        lines = self._lines(levels, width)
        while rows is not None and len(lines) > rows:
            longest = [number for number, level in enumerate(levels) if level < _BRIEF]
            if not longest:
                return self._paged(width, rows, page)
            worst = max(longest, key=lambda number: len(self._block(number, levels[number], width)))
            levels[worst] += 1
            lines = self._lines(levels, width)
        return Group(*lines)

    def least_rows(self, width: int) -> int:
        """The rows that the moves take at least, if they are all on one page."""
        return len(self._shortest(width))

    def _shortest(self, width: int) -> Lines:
        """All moves without headings: by their words, or by their notation if that takes fewer rows."""
        forms = [
            flow("", [_cell(choice, level) for choice in self.choices], width, indent=0)
            for level in (_PLAIN, _BRIEF)
        ]
        return min(forms, key=len)

    def _paged(self, width: int, rows: int, page: int) -> RenderableType:
        """The moves in the shortest form; a page of them if they are too many."""
        lines = self._shortest(width)
        if len(lines) <= rows:
            return Group(*lines)
        size = max(rows - 1, 1)
        pages = -(-len(lines) // size)
        first = page % pages * size
        text = self._screen.words.text("terminal-menu-more", page=page % pages + 1, pages=pages)
        return Group(*lines[first : first + size], Text(text, style="dim"))

    def _lines(self, levels: Sequence[int], width: int) -> Lines:
        blocks = [self._block(number, level, width) for number, level in enumerate(levels)]
        lines: Lines = []
        if len(blocks) < _GROUPS:
            return [line for block in blocks for line in block]
        if width >= _WIDE:
            indent = self._indent()
            for (heading, _), block in zip(self.groups, blocks, strict=True):
                lines += labelled(Text(heading, style="dim"), block, indent)
            return lines
        for (heading, _), block in zip(self.groups, blocks, strict=True):
            title = Text(f"{heading} ", style="dim")
            if len(block) == 1 and title.cell_len + block[0].cell_len <= width:
                lines.append(Text.assemble(title, block[0]))
            else:
                lines += [title, *block]
        return lines

    def _indent(self) -> int:
        """The room that headings beside the moves take."""
        return max(Text(heading).cell_len for heading, _ in self.groups) + 2

    def _block(self, number: int, level: int, width: int) -> Lines:
        """The moves of a group; headings beside them are added later."""
        beside = len(self.groups) >= _GROUPS and width >= _WIDE
        room = width - (self._indent() if beside else 0)
        return [row for family in _families(self.groups[number][1]) for row in _rows(family, level, room)]

    # --- finding ------------------------------------------------------------------------------------------

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


def near(text: str, words: Sequence[str]) -> list[str]:
    """The words most like ``text``, at most four; else those that begin with a word like its first."""
    start = text.lower()
    found = [word for word in words if word.startswith(start)][:_NEAR] if start else []
    found = found or get_close_matches(start, words, n=_NEAR, cutoff=0.5)
    if found or not start:
        return found
    firsts = dict.fromkeys(word.split()[0] for word in words)
    like = get_close_matches(start.split()[0], firsts, n=1)
    return [word for word in words if word.split()[0] in like][:_NEAR]


def _families(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Choices that follow each other and begin with the same word of notation."""
    families: list[list[Choice]] = []
    for choice in choices:
        word = choice.notation.split()[0]
        if families and families[-1][0].notation.split()[0] == word:
            families[-1].append(choice)
        else:
            families.append([choice])
    return families


def _rows(family: Sequence[Choice], level: int, room: int) -> Lines:
    """A family in rows. What all its labels begin with is said once if that saves room."""
    indent = 3 + max(len(choice.mark) + bool(choice.mark) for choice in family)
    common = _common_start([choice.text for choice in family])
    plain = all(choice.full is None for choice in family)
    if level == _BRIEF or not plain or len(family) < _FAMILY or len(common) < _LONG_START:
        return in_columns([_cell(choice, level) for choice in family], room, indent)
    word = family[0].notation.split()[0]
    hint = f"[{word} …]" if level == _FULL else ""
    cells = [_cell(choice, level, common) for choice in family]
    return [Text.assemble(f"   {common.rstrip()} … ", (hint, "dim")), *in_columns(cells, room, indent)]


def _common_start(texts: list[str]) -> str:
    """What all the texts begin with, in whole words."""
    first, last = min(texts), max(texts)
    length = next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    return first[: first.rfind(" ", 0, length) + 1]


def _cell(choice: Choice, level: int, common: str = "") -> Text:
    """A numbered move; ``common`` is what stands above it already."""
    head = Text.assemble((f"{choice.number:>2} ", "bold"), choice.mark, " " * bool(choice.mark))
    described = choice.full if level == _FULL else choice.short
    if level == _BRIEF:
        return Text.assemble(head, choice.notation)
    if described is not None:
        return Text.assemble(head, described)
    cell = Text.assemble(head, choice.text[len(common) :])
    if level == _FULL:
        notation = choice.notation.partition(" ")[2] if common else choice.notation
        cell = Text.assemble(cell, " ", (f"[{notation}]", "dim"))
    return cell

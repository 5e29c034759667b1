"""Draws pieces that boards and menus are made of."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeVar

from rich.text import Text

from orrery.cli.terminal.style import TableStyle
from orrery.core.messages import Label

Lines = list[Text]
Plan = TypeVar("Plan")
#: Between two cells of a row.
GAP: Final = "  "


@dataclass(frozen=True, slots=True)
class GamePen:
    """Writes the words and signs of a game for one style; each board says which game's and which signs."""

    style: TableStyle

    #: What the ids of the game's messages begin with.
    prefix: ClassVar[str]
    #: The ids of its board's own words, written out for those who look for what uses a message.
    board_id: ClassVar[str]
    #: What stands for the board's signs where the terminal has letters only, as ``str.maketrans`` gives it.
    plain: ClassVar[dict[int, str]]

    @property
    def width(self) -> int:
        """The room in a row."""
        return self.style.width

    @property
    def bar(self) -> str:
        """What stands between the cells of a row."""
        return self.sign(" │ ")

    def sign(self, text: str) -> str:
        """Text with signs that the terminal can show."""
        return text.translate(self.plain) if self.style.letters else text

    def say(self, name: str, **args: int | str) -> str:
        """A message of this board."""
        return self.sign(self.style.words.text(self.board_id.format(name=name), **args))

    def of_game(self, name: str) -> str:
        """A message of the game."""
        return self.sign(self.style.words.text(f"{self.prefix}-{name}"))

    def heading(self, view: Mapping[str, Any], *more: Text) -> Text:
        """The name of the game, the round or that it is over, and what else is to be known first."""
        parts = [Text(self.of_game("title"), style="bold")]
        if view["phase"] == "over":
            parts.append(Text(self.say("over")))
        elif view["round"]:
            parts.append(Text(self.style.words.text("common-round", round=view["round"])))
        return section(joined(self.sign(" · "), [*parts, *more]), self.width, double=True)

    def alarm(self, text: str) -> Text:
        """Something that must not be overlooked."""
        return Text(f" {text} ", style="bold reverse")

    def seat(self, seat: int) -> Text:
        """The sign of a player alone."""
        return self.style.pieces(seat, 1)

    def mark(self) -> Text:
        """What points at something."""
        return Text(self.sign("►"), style="bold")

    def short(self, label: Label) -> str:
        """A line of a component in the short vocabulary of the board, as far as that has words of its own."""
        message, args = label
        filled = {
            name: f"@{self._shorter(value[1:])}"
            if isinstance(value, str) and value.startswith("@")
            else value
            for name, value in args.items()
        }
        return self.sign(self.style.words.label((self._shorter(message), filled)))

    def _shorter(self, message: str) -> str:
        shorter = self.board_id.format(name=message.removeprefix(f"{self.prefix}-"))
        return shorter if self.style.words.has(shorter) else message


def decider_of(view: dict[str, Any]) -> int | None:
    """Who is asked now; nobody while chance decides or after the end."""
    question = view["question"]
    return None if question is None else int(question["seat"])


def focus_of(view: dict[str, Any]) -> int | None:
    """Whose area is drawn in full: whose hand is seen, else who decides; nobody after the end."""
    if view["phase"] == "over":
        return None
    seen = [seat for seat, player in enumerate(view["players"]) if player["hand"] is not None]
    return seen[0] if len(seen) == 1 else decider_of(view)


def fitting(plans: Iterable[Plan], drawn: Callable[[Plan], Lines], rows: int | None) -> Lines:
    """Draw by the first plan that keeps to the rows, else by the last one."""
    lines: Lines = []
    for plan in plans:
        lines = drawn(plan)
        if rows is None or len(lines) <= rows:
            break
    return lines


def spaced(*parts: Text) -> Text:
    """Join texts with spaces between them, empty ones left out."""
    return Text(" ").join([part for part in parts if part])


def joined(separator: str, parts: Sequence[Text]) -> Text:
    """Join texts with their styles."""
    return Text(separator).join(parts)


def section(title: Text, width: int, double: bool = False) -> Text:
    """Draw a line across the board with a title in it."""
    line = "═" if double else "─"
    text = Text.assemble((line * 2, "dim"), " ", title, " ")
    left = width - text.cell_len
    if left > 0:
        text.append(line * left, style="dim")
    text.truncate(width)
    return text


def heading(title: str | Text, aside: Text, width: int) -> Text:
    """Draw a line across the board: a title on the left, something to know on the right.

    Where both do not fit, the aside goes; a title that is too long goes on in the next row.
    """
    text = Text.assemble(("── ", "dim"), title if isinstance(title, Text) else (title, "bold"), " ")
    right = Text.assemble(" ", aside, (" ──", "dim"))
    if not aside or text.cell_len + right.cell_len + 2 > width:
        right = Text()
    if text.cell_len > width:
        return Text("\n").join(broken(text, width, 3))
    text.append("─" * max(width - text.cell_len - right.cell_len, 0), style="dim")
    text.append_text(right)
    return text


def broken(row: Text, width: int, indent: int) -> Lines:
    """Break a row that is too long between words; brackets are not broken."""
    rows: Lines = []
    row = row.copy()
    while row.cell_len > width:
        end = _break(row.plain, width, indent)
        rows.append(row[:end])
        rest = row[end:]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
        row = Text.assemble(" " * indent, rest)
    row.rstrip()
    rows.append(row)
    return rows


def _break(text: str, width: int, indent: int) -> int:
    """Where to break: at the last space that fits and stands outside of square brackets."""
    depth = 0
    best = inside = 0
    for place, letter in enumerate(text[: width + 1]):
        depth += (letter == "[") - (letter == "]")
        if letter == " " and place > indent:
            inside = place
            if depth <= 0:
                best = place
    return best or inside or width


def flow(title: Text | str, cells: Sequence[Text], width: int, gap: str = GAP, indent: int = 1) -> Lines:
    """Put cells one after another in as many rows as they need, the first one after the title."""
    rows: Lines = []
    row = title.copy() if isinstance(title, Text) else Text(title, style="dim")
    row = Text.assemble(row, " ") if row else row
    empty = True
    for cell in cells:
        if not empty and row.cell_len + len(gap) + cell.cell_len > width:
            rows.append(row)
            row = Text(" " * indent)
            empty = True
        row = Text.assemble(row, ("" if empty else gap, "dim"), cell)
        empty = False
    return [piece for row in [*rows, row] for piece in broken(row, width, indent)]


def packed(cells: Sequence[Text], width: int) -> Lines:
    """Put cells in rows of one or two, in two columns where both fit; a long one beside a short one."""
    half = width // 2
    waiting = list(cells)
    rows: Lines = []
    while waiting:
        row = waiting.pop(0)
        room = width - max(row.cell_len + len(GAP), half)
        partner = next((number for number, cell in enumerate(waiting) if cell.cell_len <= room), None)
        if partner is not None:
            start = max(row.cell_len + len(GAP), half)
            row = Text.assemble(row, " " * (start - row.cell_len), waiting.pop(partner))
        rows += broken(row, width, 3)
    return rows


def in_columns(cells: Sequence[Text], width: int, indent: int) -> Lines:
    """Put cells in as many columns as fit, in order; else in rows of one or two, and broken if need be."""
    widths = _columns([cell.cell_len for cell in cells], width)
    rows: Lines = []
    if len(widths) > 1:
        for first in range(0, len(cells), len(widths)):
            row = Text()
            for cell, room in zip(cells[first:], widths, strict=False):
                row = Text.assemble(row, cell, " " * (room - cell.cell_len))
            row.rstrip()
            rows.append(row)
        return rows
    half = width // 2
    waiting = list(cells)
    while waiting:
        row = waiting.pop(0)
        start = max(row.cell_len + len(GAP), half)
        if waiting and start + waiting[0].cell_len <= width:
            row = Text.assemble(row, " " * (start - row.cell_len), waiting.pop(0))
        rows += broken(row, width, indent)
    return rows


def _columns(lengths: Sequence[int], room: int) -> list[int]:
    """The widths of as many columns as fit, filled row by row."""
    for count in range(len(lengths), 1, -1):
        widths = [max(lengths[column::count]) + len(GAP) for column in range(count)]
        if sum(widths) - len(GAP) <= room:
            return widths
    return [max(lengths, default=0)]


def labelled(title: Text, rows: Sequence[Text], indent: int) -> Lines:
    """Put rows beside a title that stands before the first of them."""
    gaps = [Text.assemble(title, " " * (indent - title.cell_len)), *[Text(" " * indent)] * (len(rows) - 1)]
    return [Text.assemble(gap, row) for gap, row in zip(gaps, rows, strict=True)]


def aligned(rows: Sequence[Sequence[Text]], width: int) -> Lines:
    """Put rows of cells in columns: the first to the left, the others to the right."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    gap = GAP if sum(widths) + len(GAP) * (len(widths) - 1) <= width else " "
    spare = width - sum(widths[1:]) - len(gap) * (len(widths) - 1)
    widths[0] = min(widths[0], max(spare, 8))
    lines: Lines = []
    for row in rows:
        first = row[0].copy()
        first.truncate(widths[0], overflow="ellipsis")
        first.pad_right(widths[0] - first.cell_len)
        line = first
        for cell, room in zip(row[1:], widths[1:], strict=True):
            line = Text.assemble(line, gap, " " * (room - cell.cell_len), cell)
        lines.append(line)
    return lines

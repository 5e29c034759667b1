"""Draws any game: its view as nested tables."""

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.terminal.boards.board import Board, View
from orrery.cli.terminal.style import TableStyle, make_console
from orrery.core.game import Game

#: However small the window is, so much of the table is shown.
_FEWEST_ROWS: Final = 8


def board(game: Game[Any]) -> Board:
    """The board of a game without one of its own."""
    return Board(game, draw, groups={})


def draw(view: View, style: TableStyle) -> RenderableType:
    """Draw the view in a frame; what does not fit into the rows is cut off, and dots say so."""
    frame = Panel(_mapping(view), title=Text(str(view.get("game", ""))), box=box.ROUNDED, width=style.width)
    if style.rows is None:
        return frame
    rows = max(style.rows, _FEWEST_ROWS)
    if len(make_console(style.width).render_lines(frame, pad=False)) > rows:
        frame.height = rows
        frame.subtitle = Text("…" if not style.letters else "...")
    return frame


def _value(value: Any) -> RenderableType:
    if isinstance(value, Mapping):
        return _mapping(value) if value else Text("–", style="dim")
    if isinstance(value, list):
        if value and all(isinstance(item, Mapping) for item in value):
            return _rows(value)
        return Text(", ".join(_word(item) for item in value) or "–")
    return Text(_word(value))


def _word(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "+" if value else "–"
    return str(value)


def _mapping(data: Mapping[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for key, value in data.items():
        table.add_row(Text(str(key)), _value(value))
    return table


def _rows(rows: list[Mapping[str, Any]]) -> Table:
    """A list of like objects as a table, numbered from 1 as seats are."""
    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim")
    table.add_column("")
    for column in columns:
        table.add_column(Text(str(column)))
    for number, row in enumerate(rows, 1):
        table.add_row(str(number), *(_value(row.get(column)) for column in columns))
    return table

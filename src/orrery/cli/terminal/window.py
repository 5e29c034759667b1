"""Shares the rows of a window out between the board, what happened, and the moves."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.board import View
from orrery.cli.terminal.log_text import count_texts, log_texts
from orrery.cli.terminal.menu import Menu
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import LogLine

#: One row in so many is kept for what happened, unless the moves need it.
_ROWS_PER_NEWS: Final = 10
#: The fewest rows a menu gets in a very small window.
_FEWEST_MOVES: Final = 3


class News:
    """Holds what is to be told: lines of the log, and what was said beside the match."""

    def __init__(self, log: Sequence[LogLine], aside: Sequence[Text]) -> None:
        self._log = log
        self._aside = aside
        #: How many texts there are; a long one takes several rows.
        self.count = count_texts(log) + len(aside)

    def latest(self, screen: Screen, rows: int) -> list[Text]:
        """The last texts that fit into so many rows."""
        texts = log_texts(self._log[-max(rows, 0) :], screen) + list(self._aside) if rows > 0 else []
        fitting: list[Text] = []
        for text in reversed(texts):
            rows -= screen.height_of(text)
            if rows < 0:
                break
            fitting.insert(0, text)
        return fitting


def show_page(
    screen: Screen,
    view: View,
    news: News,
    title: RenderableType,
    menu: Menu,
    page: int,
    status: Sequence[Text],
) -> None:
    """Fill the window: the moves are told in as much detail as they can have beside the shortest board, the
    board in what is left, and the rest is for what happened. ``page`` is that of a menu with several."""
    width = screen.style.width
    fixed = screen.height_of(Group(title, *status)) + 1
    shortest = screen.height_of(screen.board.draw(view, screen.style_within(0, menu=True)))
    few = min(news.count, screen.console.height // _ROWS_PER_NEWS)
    room = screen.rows(fixed + few + bool(few))
    if menu.least_rows(width) > room - shortest:  # rather the moves on one page than news
        few, room = 0, screen.rows(fixed)
    moves = menu.draw(width, max(room - shortest, _FEWEST_MOVES), page)
    room -= screen.height_of(moves)
    board = screen.board.draw(view, screen.style_within(room, menu=True))
    spare = room - screen.height_of(board)
    latest = news.latest(screen, few + spare if few else spare - 1)  # the line above them takes a row
    screen.new_page()
    screen.show(board)
    if latest:
        screen.show(Group(_rule(screen, news.count - len(latest)), *latest))
    screen.show(Group(title, moves, *status))


def _rule(screen: Screen, missing: int) -> Text:
    """The line above the news, with the number of those for which there is no room."""
    aside = f" {screen.words.text('terminal-news-more', lines=missing)} ──" if missing else ""
    return Text("─" * (screen.style.width - len(aside)) + aside, style="dim")

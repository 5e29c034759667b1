"""Tells what happened as lines of text, and shows points as a table."""

import re
from collections.abc import Iterable
from typing import Final, Protocol

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import LogLine
from orrery.core.game import CHANCE
from orrery.core.history import LogEntry
from orrery.core.messages import Label

#: The argument of an event that names the player it speaks of.
_SUBJECT: Final = "player"
_SEAT: Final = re.compile(r"seat:(\d+)")


class Scored(Protocol):
    """Has points and places, like a match or :class:`Standings`."""

    def scores(self) -> list[dict[str, int]]:
        """Points by source per seat."""

    def ranking(self) -> list[list[int]]:
        """Seats by place."""


def visible_line(entry: LogEntry, viewer: int | None, everything: bool) -> LogLine:
    """Reduce an entry of a match to what the viewer may know; after the end ``everything`` is known."""
    events = entry.events if everything else entry.visible_events(viewer)
    label = entry.label if everything or entry.visible_to(viewer) else None
    return make_log_line(entry.ply, entry.actor, entry.move, label, [event.label() for event in events])


def make_log_line(
    ply: int, actor: int, move: str | None, label: Label | None, events: Iterable[Label]
) -> LogLine:
    """Make a line of the log. What has words but no move (somebody else plays now) is an event by itself."""
    told = tuple(events)
    if label is not None and move == "" and not told:
        told = (label,)
    return LogLine(ply, actor, label, told)


def line_texts(line: LogLine, screen: Screen) -> list[Text]:
    """Write a line of the log: its events, or where it has none the move itself.

    The sign before an event is that of the player it speaks of, not of whoever set it off: "Round 3" is
    nobody's, and what a move of one player gives to another is the other's.
    """
    if line.events:
        return [_signed(_subject(event), screen.label(event), screen) for event in line.events]
    if line.actor == CHANCE:
        return []
    player = screen.names[line.actor]
    if line.label is None:
        text = screen.words.text("common-log-hidden", player=player)
    else:
        text = screen.words.text("common-log-move", player=player, move=screen.label(line.label))
    return [_signed(line.actor, text, screen)]


def _subject(event: Label) -> int | None:
    found = _SEAT.fullmatch(str(event[1].get(_SUBJECT, "")))
    return None if found is None else int(found[1])


def _signed(seat: int | None, text: str, screen: Screen) -> Text:
    if seat is None or seat >= len(screen.names):
        return Text.assemble(("· ", "dim"), text)
    style = screen.style
    return Text.assemble((f"{style.sign(seat)} ", f"bold {style.colour(seat)}"), text)


def entry_texts(entry: LogEntry, screen: Screen, viewer: int | None, everything: bool) -> list[Text]:
    """Write an entry of a match as far as the viewer may know it; after the end ``everything`` is known."""
    return line_texts(visible_line(entry, viewer, everything), screen)


def log_texts(lines: Iterable[LogLine], screen: Screen) -> list[Text]:
    """Write several lines of the log."""
    return [text for line in lines for text in line_texts(line, screen)]


def count_texts(lines: Iterable[LogLine]) -> int:
    """How many texts :func:`log_texts` would write."""
    return sum(len(line.events) or (line.actor != CHANCE) for line in lines)


def scores_table(scored: Scored, screen: Screen) -> Grid:
    """Tabulate points by source, first to last; equal places share a number.

    A source that brought nobody anything has no column.
    """
    words, style = screen.words, screen.style
    scores = scored.scores()
    sources = list(dict.fromkeys(source for seat in scores for source, points in seat.items() if points))
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.text("terminal-scores-place"), justify="right")
    table.add_column(words.text("terminal-scores-player"))
    table.add_column(words.text("terminal-scores-total"), justify="right")
    for source in sources:
        table.add_column(Text(screen.board.score(style, source)), justify="right")
    place = 1
    for group in scored.ranking():
        for seat in group:
            own = scores[seat]
            table.add_row(
                str(place),
                style.player(seat),
                Text(str(sum(own.values())), style="bold"),
                *(str(own.get(source, 0)) for source in sources),
            )
        place += len(group)
    return table

"""What happened, in words, for one pair of eyes."""

from collections.abc import Iterable
from typing import Protocol

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import Known
from orrery.core.game import CHANCE
from orrery.core.match import LogEntry
from orrery.core.messages import Label


class Scored(Protocol):
    """Anything with points and places: a match, or :class:`Standings` from elsewhere."""

    def scores(self) -> list[dict[str, int]]:
        """Points by source per seat."""

    def ranking(self) -> list[list[int]]:
        """Seats by place."""


def known(entry: LogEntry, viewer: int | None, everything: bool) -> Known:
    """What the viewer may know of an entry of the log; ``everything`` is for the time after the end."""
    events = entry.events if everything else entry.visible_events(viewer)
    label = entry.label if everything or entry.visible_to(viewer) else None
    return as_known(entry.ply, entry.actor, entry.move, label, [event.label() for event in events])


def as_known(ply: int, actor: int, move: str | None, label: Label | None, events: Iterable[Label]) -> Known:
    """One entry of a log. What has words but no move (somebody else plays now) is an event by itself."""
    told = tuple(events)
    if label is not None and move == "" and not told:
        told = (label,)
    return Known(ply, actor, label, told)


def tell_known(entry: Known, screen: Screen) -> list[Text]:
    """One entry of the log as lines: its events, or where it has none the move itself."""
    lines = [screen.label(event) for event in entry.events]
    if not lines and entry.actor != CHANCE:
        player = screen.names[entry.actor]
        if entry.label is not None:
            lines = [screen.words.text("common-log-move", player=player, move=screen.label(entry.label))]
        else:
            lines = [screen.words.text("common-log-hidden", player=player)]
    return [_marked(entry, line, screen) for line in lines]


def _marked(entry: Known, line: str, screen: Screen) -> Text:
    if entry.actor == CHANCE:
        return Text.assemble(("· ", "dim"), line)
    look = screen.look
    return Text.assemble((f"{look.sign(entry.actor)} ", f"bold {look.style(entry.actor)}"), line)


def tell(entry: LogEntry, screen: Screen, viewer: int | None, everything: bool) -> list[Text]:
    """One entry of a match as lines, as far as the viewer may know; ``everything`` after the end."""
    return tell_known(known(entry, viewer, everything), screen)


def tell_all(entries: Iterable[Known], screen: Screen) -> list[Text]:
    """Several entries as lines."""
    return [line for entry in entries for line in tell_known(entry, screen)]


def scores_table(scored: Scored, screen: Screen) -> Grid:
    """Points by source, first to last; equal places share a number."""
    words, look = screen.words, screen.look
    scores = scored.scores()
    sources = list(dict.fromkeys(source for seat in scores for source in seat))
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.text("terminal-scores-place"), justify="right")
    table.add_column(words.text("terminal-scores-player"))
    table.add_column(words.text("terminal-scores-total"), justify="right")
    for source in sources:
        table.add_column(Text(screen.face.score(look, source)), justify="right")
    place = 1
    for group in scored.ranking():
        for seat in group:
            own = scores[seat]
            table.add_row(
                str(place),
                look.player(seat),
                Text(str(sum(own.values())), style="bold"),
                *(str(own.get(source, 0)) for source in sources),
            )
        place += len(group)
    return table

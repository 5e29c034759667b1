"""What happened, in words, for one pair of eyes."""

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from orrery.cli.screen import Screen
from orrery.core.game import CHANCE
from orrery.core.match import LogEntry, Match


def tell(entry: LogEntry, screen: Screen, viewer: int | None, everything: bool) -> list[Text]:
    """One entry of the log as lines: its events, or where it has none the move itself.

    ``everything`` is for the time after the end. Before it, the viewer is told what a seat may know.
    """
    events = entry.events if everything else entry.visible_events(viewer)
    lines = [screen.label(event.label()) for event in events]
    if not lines and entry.actor != CHANCE:
        player = screen.names[entry.actor]
        if everything or entry.visible_to(viewer):
            lines = [screen.words.text("shell-log-move", player=player, move=screen.label(entry.label))]
        else:
            lines = [screen.words.text("shell-log-hidden", player=player)]
    return [_marked(entry, line, screen) for line in lines]


def _marked(entry: LogEntry, line: str, screen: Screen) -> Text:
    if entry.actor == CHANCE:
        return Text.assemble(("· ", "dim"), line)
    look = screen.look
    return Text.assemble((f"{look.sign(entry.actor)} ", f"bold {look.style(entry.actor)}"), line)


def tell_all(entries: Iterable[LogEntry], screen: Screen, viewer: int | None, everything: bool) -> list[Text]:
    """Several entries as lines."""
    return [line for entry in entries for line in tell(entry, screen, viewer, everything)]


def scores_table(match: Match, screen: Screen) -> Table:
    """Points by source, first to last; equal places share a number."""
    words, look = screen.words, screen.look
    scores = match.scores()
    sources = list(dict.fromkeys(source for seat in scores for source in seat))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words.text("shell-scores-place"), justify="right")
    table.add_column(words.text("shell-scores-player"))
    table.add_column(words.text("shell-scores-total"), justify="right")
    for source in sources:
        table.add_column(Text(screen.face.score(look, source)), justify="right")
    place = 1
    for group in match.ranking():
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

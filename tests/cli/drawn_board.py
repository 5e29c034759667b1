"""A drawn board under test: as text, at any width, and through whole matches in which much is done."""

import io
import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from cli.sitting import Sitting
from orrery.cli.terminal.boards import board_of
from orrery.cli.terminal.style import TableStyle
from orrery.core.chance import SimRng
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.locale import LANGUAGES, Translator
from orrery.locale.testing.catalogue import Catalogue
from orrery.testing.full import full_run

View = dict[str, Any]


class DrawnBoard:
    """The board of one game with the players that tests seat at it."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.board = board_of(game)
        self.words = cache(self._words)

    def _words(self, language: str, players: int) -> Translator:
        return Translator(language, [self.game], self.names[:players], strict=True)

    def style_of(
        self, view: View, width: int, language: str = "en", letters: bool = False, rows: int | None = None
    ) -> TableStyle:
        """The style of a drawing for the players of a view."""
        players = len(view["players"])
        return TableStyle(self.words(language, players), self.names[:players], width, letters, rows)

    def drawn(
        self, view: View, width: int, language: str = "en", letters: bool = False, rows: int | None = None
    ) -> str:
        """The drawing as text; through JSON and back, so that nothing but the view can be used."""
        console = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
        style = self.style_of(view, width, language, letters, rows)
        console.print(self.board.draw(json.loads(json.dumps(view)), style))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    def check_headings(self, language: str) -> None:
        """Moves stand under headings that exist, and only moves that exist have one."""
        table = self.game.table
        templates = {table.notate(action).split()[0] for action in range(len(table))}
        assert set(self.board.groups) <= templates
        for message in self.board.groups.values():
            assert self.words(language, 2).has(message)

    def check_short_forms(self, language: str, least: int) -> None:
        """At least so many messages have a short form, which says something of what the long one says."""
        prefix = self.game.facts.prefix
        needed = Catalogue.of(self.game, language).arguments
        shorter = {
            message: message.replace(f"{prefix}-board-", f"{prefix}-")
            for message in needed
            if f"{prefix}-board-" in message
        }
        pairs = [(short, long) for short, long in shorter.items() if long in needed]
        assert len(pairs) > least
        for short, long in pairs:
            assert needed[short] <= needed[long], short
            assert bool(needed[short]) == bool(needed[long]), short


def weighted_moves(match: Match, likely: Mapping[str, int], usual: int, number: int) -> Iterator[int]:
    """Play a match to its end; yields the seat before each decision.

    ``likely`` says how likely a move is by its first word; other moves count ``usual``.
    """
    rng = SimRng(number)
    while not match.over:
        seat = match.actor
        yield seat
        legal = match.legal(seat)
        weights = [likely.get(match.notate(action).split()[0], usual) for action in legal]
        ends = list(accumulate(weights))
        match.command(seat, match.ply, legal[bisect_right(ends, rng.below(ends[-1]))])


def extremes(counts: Sequence[int]) -> list[int]:
    """The fewest and the most players, whose pages are the emptiest and the fullest; all in a full run."""
    return [*counts] if full_run() else [counts[0], counts[-1]]


def check_pages(match: Match, moves: Iterator[int], windows: Sequence[tuple[int, int]], every: int) -> None:
    """Pages of a match fit into the window: some of each phase, then one in ``every`` moves.

    Each is looked at in one window after the other; in a full run the first two of a phase in all of them.
    """
    languages = [*LANGUAGES]
    first = 2 if full_run() else len(windows)
    looked: dict[str, int] = {}
    for number, seat in enumerate(moves):
        phase = match.view(seat)["phase"]
        times = looked.get(phase, 0)
        if number % every and times >= first:
            continue
        looked[phase] = times + 1
        language = languages[number % len(languages)]
        for width, height in windows if full_run() else [windows[times % len(windows)]]:
            (page,) = Sitting(match, window=(width, height), language=language).asked
            lines = page.splitlines()
            assert len(lines) <= height, f"{language}, {phase}:\n{page}"
            assert max(map(cell_len, lines)) <= width, f"{language}, {phase}:\n{page}"
    assert len(looked) > 8

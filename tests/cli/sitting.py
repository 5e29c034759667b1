"""People at the terminal in tests: a match that has come to some decision, and what is typed there."""

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.cli.terminal.local_table import LocalTable
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.session import Session
from orrery.core.bot import Bot, Position
from orrery.core.chance import Rng, SimRng, seed_from_text
from orrery.core.match import Match
from orrery.core.record import Seat
from orrery.core.registry import load_game

NAMES = ("Ann", "Bo", "Cleo", "Dietrich", "Ewa")
#: What starts a new page in the window.
_PAGE = "\x1b[H\x1b[J"
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Absent(Bot):
    """Sits in a seat that nobody of the test plays: the session ends when it is asked."""

    def decide(self, position: Position, rng: Rng) -> int:
        raise EOFError


class Unwritten:
    """Stands for the file of a match that is written nowhere."""

    path = Path("nowhere.jsonl")
    found = None

    def close(self, finished: bool) -> None:
        """There is nothing to close."""


def new_match(game: str, players: int, seed: str, **options: object) -> Match:
    """A match of people."""
    rules = load_game(game)
    seats = [Seat(name) for name in NAMES[:players]]
    return Match.new(rules, rules.resolve({"players": players, **options}), seats, seed_from_text(seed))


def random_moves(match: Match, number: int = 0) -> Iterator[int]:
    """Play a match at random to its end; yields the seat before each decision."""
    rng = SimRng(number)
    while not match.over:
        yield match.actor
        legal = match.legal(match.actor)
        match.command(match.actor, match.ply, legal[rng.below(len(legal))])


def play_to(match: Match, wanted: Callable[[Match], bool], number: int = 0) -> int:
    """Play at random up to a decision that is as wanted; the seat that decides."""
    for seat in random_moves(match, number):
        if wanted(match):
            return seat
    raise AssertionError("no such decision")


class Sitting:
    """What one person sees and does from a decision on, until they or the lines typed are done."""

    def __init__(
        self,
        match: Match,
        typed: Iterable[str] = (),
        window: tuple[int, int] | None = None,
        language: str = "en",
    ) -> None:
        self.match = match
        seat = match.actor
        others: dict[int, Bot] = {number: Absent({}) for number in range(len(match.seats)) if number != seat}
        lines = iter(typed)
        out = io.StringIO()
        #: What was on the screen at each question: on a terminal the page, on a pipe all since the last one.
        self.asked: list[str] = []

        def read(prompt: str) -> str:
            out.write(prompt)
            self.asked.append(_CONTROL.sub("", out.getvalue().rpartition(_PAGE)[2]))
            if window is None:
                self.asked[-1] = self.asked[-1].removeprefix("".join(self.asked[:-1]))
            line = next(lines, None)
            if line is None:
                raise EOFError
            out.write(f"{line}\n")
            return line

        width, height = window or (100, 25)
        console = Console(
            file=out,
            width=width,
            height=height,
            force_terminal=window is not None,
            markup=False,
            highlight=False,
            emoji=False,
        )
        screen = Screen(language, match.game, match.seats, console, read)
        file: Any = Unwritten()
        Session(LocalTable(match, file, others), screen).run()
        self.shown = out.getvalue()


def last_moves(match: Match, count: int) -> list[Any]:
    """The notations of the last moves of a match."""
    return [entry.move for entry in match.record.entries][-count:]

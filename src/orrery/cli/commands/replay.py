"""Steps through a record from a seat's view, or verifies it: ``orrery replay``."""

import argparse
from pathlib import Path
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.language import add_language, language_of
from orrery.cli.record_files import RecordFileError, game_of, naming, read_record
from orrery.cli.terminal.log_text import entry_texts, scores_table
from orrery.cli.terminal.menu import whole_number
from orrery.cli.terminal.screen import Screen
from orrery.core.game import CHANCE, Game
from orrery.core.match import Match, verify
from orrery.core.record import Record

EXAMPLE: Final = "orrery replay match.jsonl --verify"

#: What may be typed while stepping, with the message that explains it.
KEYS: Final = {
    "n": "terminal-replay-key-next",
    "b": "terminal-replay-key-back",
    "t": "terminal-replay-key-turn",
    "j": "terminal-replay-key-jump",
    "s": "terminal-replay-key-start",
    "e": "terminal-replay-key-end",
    "h": "terminal-replay-key-help",
    "q": "terminal-replay-key-quit",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of ``orrery replay``."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a record of a match")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N", help="see what seat N (from 1) saw")
    whose.add_argument("--all", action="store_true", help="see what all saw; only once the match is over")
    parser.add_argument("--ply", type=int, metavar="N", help="start at that ply")
    parser.add_argument("--verify", action="store_true", help="check the whole record offline")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Show or verify a record."""
    language = language_of(args)
    record = read_record(args.file)
    game = game_of(args.file, record)
    screen = Screen(language, game, record.header.seats)
    if args.verify:
        with naming(args.file):
            plies = verify(game, record)
        draws = sum(entry.actor == CHANCE for entry in record.entries)
        screen.say_whole("terminal-replay-verified", file=str(args.file), plies=plies, draws=draws)
        return 0
    viewer = _viewer(args, record)
    with naming(args.file):
        Match.from_record(game, record)  # a fault anywhere in the record is told before anything is shown
    replay = Replay(game, record, screen, viewer, args.all)
    plies = len(record.entries)
    if args.ply is not None and not 0 <= args.ply <= plies:
        raise RecordFileError(f"{args.file}: there is no ply {args.ply}; the record has 0 to {plies}")
    if screen.live:
        replay.go(args.ply or 0)
        replay.step()
    else:
        replay.print_all(args.ply)
    return 0


def _viewer(args: argparse.Namespace, record: Record) -> int | None:
    if args.all and record.result is None:
        raise RecordFileError(f"{args.file}: the match is not over; --all would show secrets: use --seat N")
    if args.seat is None:
        return None
    players = len(record.header.seats)
    if not 1 <= args.seat <= players:
        raise RecordFileError(f"{args.file}: there is no seat {args.seat}; there are 1 to {players}")
    return int(args.seat) - 1


class Replay:
    """Stands at one of the plies of a record: that many entries have happened."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        screen: Screen,
        viewer: int | None,
        all_seats: bool,
    ) -> None:
        self.game = game
        self.record = record
        self.screen = screen
        self.viewer = viewer
        self.all_seats = all_seats
        self.match = Match(game, record.header, None)

    @property
    def last(self) -> int:
        """The ply at which everything has happened."""
        return len(self.record.entries)

    def go(self, ply: int) -> None:
        """Stand where ``ply`` entries have happened."""
        ply = min(max(ply, 0), self.last)
        if ply < self.match.ply:
            self.match = Match(self.game, self.record.header, None)
        while self.match.ply < ply:
            self.match.feed(self.record.entries[self.match.ply])

    # --- showing ------------------------------------------------------------------------------------

    def lines(self) -> list[Text]:
        """What the entry just passed did."""
        screen = self.screen
        if self.match.ply == 0:
            return [Text(screen.words.text("terminal-replay-start"))]
        entry = self.record.entries[self.match.ply - 1]
        if entry.undo is not None:
            text = screen.words.text("terminal-replay-undo", player=screen.names[entry.actor], ply=entry.undo)
            return [Text(text)]
        return entry_texts(self.match.log[-1], screen, self.viewer, self.all_seats)

    def show(self) -> None:
        """The board here, what led to it, and where this is."""
        screen = self.screen
        screen.new_page()
        below: list[RenderableType] = [Text("─" * screen.style.width, style="dim"), *self.lines()]
        if self.match.ply == self.last and self.record.result is not None:
            below.append(scores_table(self.match, screen))
        at = screen.words.text("terminal-replay-at", ply=self.match.ply, last=self.last)
        below += [Text(at, style="bold"), Text(screen.words.text("terminal-replay-keys"), style="dim")]
        views = self._views()
        # Of several views each is drawn in full: they do not fit into a window anyway.
        rows = screen.rows(screen.height_of(Group(*below)) + 1) if len(views) == 1 else None
        for view in views:
            screen.show(screen.board.draw(view, screen.style_within(rows)))
        screen.show(Group(*below))

    def _views(self) -> list[dict[str, Any]]:
        public = self.match.view(self.viewer)
        if not self.all_seats:
            return [public]
        seats = [self.match.view(seat) for seat in range(len(self.match.seats))]
        return [view for view in seats if view != public] or [public]

    def print_all(self, ply: int | None) -> None:
        """For a file or a pipe: every step as text, then the board; with ``ply`` the board there."""
        screen = self.screen
        end = self.last if ply is None else ply
        first = 0 if ply is None else end
        for step in range(first, end + 1):
            self.go(step)
            for line in self.lines():
                screen.show(Text.assemble((f"{step:>4}  ", "dim"), line))
        for view in self._views():
            screen.blank()
            screen.show(screen.board.draw(view, screen.style))
        if end == self.last and self.record.result is not None:
            screen.blank()
            screen.show(scores_table(self.match, screen))

    # --- stepping -----------------------------------------------------------------------------------

    def step(self) -> None:
        """Ask where to go until there is an end of it."""
        self.show()
        while True:
            try:
                typed = self.screen.ask("> ").lower()
            except EOFError:
                self.screen.blank()
                return
            word, _, rest = typed.partition(" ")
            key = word[:1] or "n"
            if whole_number(word) is not None:
                key, rest = "j", word
            if key == "q":
                return
            if key == "h":
                for letter, message in KEYS.items():
                    self.screen.show(Text.assemble((f"{letter}  ", "bold"), self.screen.words.text(message)))
                continue
            target = self._target(key, rest.strip())
            if target is None:
                self.screen.say("terminal-replay-unknown")
                continue
            self.go(target)
            self.show()

    def _target(self, key: str, rest: str) -> int | None:
        here = self.match.ply
        if key == "n":
            return here + 1
        if key == "b":
            return here - 1
        if key == "s":
            return 0
        if key == "e":
            return self.last
        if key == "j":
            return whole_number(rest)
        if key == "t":
            return self._next_turn(here)
        return None

    def _next_turn(self, here: int) -> int:
        """Where the next player is about to decide, luck before it done."""
        actors = [entry.actor for entry in self.record.entries]
        now = next((actor for actor in actors[here:] if actor >= 0), None)
        for ply in range(here, self.last):
            if actors[ply] >= 0 and actors[ply] != now:
                return ply
        return self.last

"""Plays a match in this process: people share the keyboard, and every move goes to a file first."""

from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any, Final

from orrery.cli.record_files import RecordFile, write_record
from orrery.cli.terminal.log_text import visible_line
from orrery.cli.terminal.table import LogLine, Offered, OfferedSet, Refused, Standings, Table
from orrery.coach.advice import Advice, advise
from orrery.core.bot import Bot
from orrery.core.match import CommandRefused, Match
from orrery.core.messages import Label
from orrery.core.options import Options
from orrery.core.registry import bot_names, load_bot

#: Bots asked for a hint, the best first.
_ADVISERS: Final = ("search", "greedy", "random")


class LocalTable(Table):
    """Plays a :class:`Match` with its file and its bots."""

    def __init__(self, match: Match, file: RecordFile, bots: dict[int, Bot]) -> None:
        self.match = match
        self.file = file
        self.bots = bots
        self.game = match.game
        self._own = [seat for seat in range(len(match.seats)) if seat not in bots]

    @property
    def own(self) -> list[int]:
        return self._own

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.match.seats)

    @property
    def options(self) -> Options:
        return self.match.record.header.options

    @property
    def ply(self) -> int:
        return self.match.ply

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def resumed(self) -> bool:
        return self.file.found is not None

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def log(self, seat: int | None) -> list[LogLine]:
        return [visible_line(entry, seat, self.over) for entry in self.match.log]

    def standings(self) -> Standings | None:
        return Standings(self.match.scores(), self.match.ranking())

    # --- moves --------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Offered]:
        return [self._offered(action) for action in self.match.legal(seat)]

    def offered_set(self, seat: int) -> OfferedSet | None:
        choice = self.match.set_choice(seat)
        if choice is None:
            return None
        return OfferedSet(choice, [self._offered(item.action) for item in choice.items])

    def _offered(self, action: int) -> Offered:
        return Offered(action, self.match.notate(action), self.match.label(action))

    def action_of(self, text: str) -> int | None:
        try:
            return self.match.parse(text)
        except ValueError:
            return None

    def notation(self, action: int) -> str:
        return self.match.notate(action)

    def notations(self) -> list[str]:
        return [self.match.notate(number) for number in range(len(self.game.table))]

    def act(self, seat: int, ply: int, action: int) -> None:
        self.match.command(seat, ply, action)

    def choose(self, seat: int, ply: int, marks: Sequence[int]) -> None:
        try:
            self.match.choose_set(seat, ply, marks)
        except CommandRefused as refused:
            raise Refused(refused.label or ("common-set-unknown", {})) from None

    def undo(self, seat: int) -> list[Label]:
        plies = self.match.undo_plies(seat)
        if not plies:
            raise Refused(("terminal-undo-none", {}))
        taken = [entry.label for entry in self.match.log if entry.ply >= plies[-1]]
        self.match.undo(seat, self.match.ply)
        return taken

    def why(self, seat: int, action: int) -> Label | None:
        try:
            return self.match.reason(seat, action)
        except CommandRefused:
            raise Refused(("terminal-not-your-turn", {})) from None

    def advice(self, seat: int) -> tuple[str, list[Advice]]:
        installed = bot_names()
        adviser = next((name for name in _ADVISERS if name in installed), None)
        if adviser is None:
            raise Refused(("terminal-hint-nobody", {}))
        bot = load_bot(adviser)
        return adviser, advise(bot, self.match.position(seat), self.match.bot_rng(seat))

    def wait(self) -> None:
        """Let the bot whose decision it is make it."""
        self.match.bot_turn(self.bots[self.match.actor])

    def catch_up(self) -> list[Label]:
        """Return no news: in one process nothing happens while the keyboard is read."""
        return []

    # --- files ----------------------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        write_record(path, self.match.record, self.file.seed)

    def about_saving(self) -> Label:
        return "terminal-save-usage", {"file": str(self.file.path)}

    def introduction(self) -> list[Label]:
        return [("terminal-play-saved-to", {"file": str(self.file.path)})]

    def ending(self) -> list[Label]:
        return record_labels(self.file.path)

    def farewell(self) -> list[Label]:
        file = str(self.file.path)
        return [
            ("terminal-quit-saved", {"file": file}),
            ("terminal-quit-resume", {"command": f"orrery play --resume {quote(file)}"}),
        ]

    def close(self) -> None:
        self.file.close(finished=self.match.record.result is not None)


def record_labels(path: Path) -> list[Label]:
    """Say where the record of a match that is over lies, and how to check it."""
    command = f"orrery replay {quote(str(path))} --verify"
    return [("terminal-end-record", {"file": str(path)}), ("terminal-end-verify", {"command": command})]

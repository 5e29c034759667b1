"""The commands a person may type besides moves."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from orrery.cli.look import clean
from orrery.cli.menu import Menu, near, whole_number
from orrery.cli.narrate import scores_table, tell_all
from orrery.cli.record_files import RecordFile, write_record
from orrery.cli.rules_text import show_rules
from orrery.cli.screen import Screen
from orrery.core.match import Match
from orrery.core.registry import bot_names, load_bot
from orrery.locale import LANGUAGES

#: Every command with the message that explains it.
COMMANDS: Final = {
    "undo": "shell-help-undo",
    "why": "shell-help-why",
    "hint": "shell-help-hint",
    "rules": "shell-help-rules",
    "log": "shell-help-log",
    "board": "shell-help-board",
    "scores": "shell-help-scores",
    "options": "shell-help-options",
    "save": "shell-help-save",
    "lang": "shell-help-lang",
    "help": "shell-help-help",
    "quit": "shell-help-quit",
}
#: What a command takes, as shown by help.
_TAKES: Final = {"why": "MOVE", "rules": "[TOPIC]", "log": "[N]", "save": "FILE", "lang": "|".join(LANGUAGES)}
#: Bots asked for a hint, the best first.
_ADVISERS: Final = ("search", "greedy", "random")
_LOG_LINES: Final = 20


class Outcome(Enum):
    """What the table does after a command."""

    STAY = "stay"
    REPAINT = "repaint"
    QUIT = "quit"


def matching(word: str) -> list[str]:
    """The commands that begin with ``word``."""
    start = word.lower()
    return [command for command in COMMANDS if command.startswith(start)]


class Desk:
    """Carries out commands for whoever is to decide."""

    def __init__(self, match: Match, file: RecordFile, screen: Screen) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        #: What a command has to say once the table is drawn again.
        self.note = ""

    def do(self, command: str, rest: str, menu: Menu, seat: int) -> Outcome:
        """Carry out a command of ``COMMANDS``."""
        if command == "quit":
            return Outcome.QUIT
        if command == "board":
            return Outcome.REPAINT
        if command == "undo":
            return self._undo(seat)
        if command == "lang":
            return self._lang(rest)
        actions: dict[str, Callable[[], None]] = {
            "why": lambda: self._why_typed(rest, menu),
            "hint": lambda: self._hint(menu, seat),
            "rules": lambda: show_rules(self.screen, rest, self.quote(rest)),
            "log": lambda: self._log(rest, seat),
            "scores": lambda: self.screen.show(scores_table(self.match, self.screen)),
            "options": self._options,
            "save": lambda: self._save(rest),
            "help": self._help,
        }
        actions[command]()
        return Outcome.STAY

    def action_of(self, text: str) -> int | None:
        """The action whose notation was typed, legal or not."""
        try:
            return self.match.parse(text)
        except ValueError:
            return None

    def quote(self, typed: str) -> str:
        """What was typed, short and harmless."""
        text = clean(typed)
        return text if len(text) <= 40 else f"{text[:39]}…"

    # --- moves --------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> Outcome:
        if self.match.undo_steps(seat) == 0:
            self.screen.say("shell-undo-none")
            return Outcome.STAY
        taken = self.match.log[-1]
        text = self.screen.label(taken.label)
        self.match.undo(seat, self.match.ply)
        self.note = self.screen.words.text("shell-undo-done", move=text)
        return Outcome.REPAINT

    def why(self, action: int) -> None:
        """Say why a move is not possible, or that it is."""
        notation = self.match.notate(action)
        reason = self.match.reason(self.match.actor, action)
        if reason is None:
            text = self.screen.label(self.match.label(action))
            self.screen.say("shell-why-legal", notation=notation, move=text)
        else:
            self.screen.say("shell-why-illegal", notation=notation, reason=self.screen.label(reason))

    def _why_typed(self, typed: str, menu: Menu) -> None:
        if not typed:
            self.screen.say("shell-why-usage")
            return
        number = whole_number(typed)
        choice = None if number is None else menu.numbered(number)
        action = choice.action if choice else self.action_of(typed)
        if action is not None:
            self.why(action)
            return
        known = [self.match.notate(number) for number in range(len(self.match.game.table))]
        words = near(typed, [*menu.notations(), *known])
        if words:
            self.screen.say("shell-input-near", input=self.quote(typed), near=", ".join(dict.fromkeys(words)))
        else:
            self.screen.say("shell-input-unknown", input=self.quote(typed))

    def _hint(self, menu: Menu, seat: int) -> None:
        installed = bot_names()
        adviser = next((name for name in _ADVISERS if name in installed), None)
        if adviser is None:
            self.screen.say("shell-hint-nobody")
            return
        with self.screen.thinking(adviser):
            bot = load_bot(adviser)
            action = bot.decide(self.match.position(seat), self.match.bot_rng(seat))
        choice = menu.of_action(action)
        if choice is not None:
            text = self.screen.label(self.match.label(action))
            self.screen.say(
                "shell-hint", bot=adviser, number=choice.number, notation=choice.notation, move=text
            )

    # --- knowing ------------------------------------------------------------------------------------

    def _log(self, typed: str, seat: int) -> None:
        count = whole_number(typed) if typed else _LOG_LINES
        if count is None:
            self.screen.say("shell-log-usage")
            return
        lines = tell_all(self.match.log, self.screen, seat, self.match.over)
        for line in lines[-count:] if count else []:
            self.screen.show(line)

    def _options(self) -> None:
        screen, words, look = self.screen, self.screen.words, self.screen.look
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(words.text("shell-options-name"), no_wrap=True)
        table.add_column(words.text("shell-options-value"), no_wrap=True)
        table.add_column(words.text("shell-options-meaning"))
        values = self.match.record.header.options
        for option in self.match.game.options:
            value = values[option.name]
            text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
            changed = value != option.default
            table.add_row(
                Text(option.name),
                Text(f"{text} *" if changed else text, style="bold" if changed else ""),
                Text(screen.face.word(look, f"option-{option.name}-doc", option.doc)),
            )
        screen.show(table)
        screen.say("shell-options-changed", style="dim")

    def _help(self) -> None:
        screen, words = self.screen, self.screen.words
        screen.say("shell-help-moves")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for command, message in COMMANDS.items():
            usage = f"{command} {_TAKES[command]}" if command in _TAKES else command
            table.add_row(Text(usage), Text(words.text(message)))
        screen.show(table)
        screen.say("shell-help-short", style="dim")

    # --- the rest -----------------------------------------------------------------------------------

    def _save(self, typed: str) -> None:
        if not typed:
            self.screen.say_whole("shell-save-usage", file=str(self.file.path))
            return
        path = Path(typed).expanduser()
        try:
            write_record(path, self.match.record, self.file.seed)
        except (ValueError, OSError) as error:
            self.screen.say_whole("shell-save-failed", problem=clean(str(error)))
        else:
            self.screen.say_whole("shell-save-done", file=str(path))

    def _lang(self, typed: str) -> Outcome:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        if typed not in LANGUAGES:
            self.screen.say("shell-lang-known", languages=known)
            return Outcome.STAY
        self.screen.speak(typed)
        return Outcome.REPAINT

"""Carries out the commands that a person may type besides moves."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.component_text import show_component
from orrery.cli.terminal.log_text import log_texts, scores_table
from orrery.cli.terminal.menu import Menu, near, whole_number
from orrery.cli.terminal.online_commands import ONLINE_COMMANDS, ONLINE_TAKES, REMATCH, OnlineCommands
from orrery.cli.terminal.rules_text import show_rules
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.set_marks import SetMarks
from orrery.cli.terminal.style import clean
from orrery.cli.terminal.table import Refused, Table
from orrery.coach.advice import Advice
from orrery.locale import LANGUAGES

#: Every command with the message that explains it.
COMMANDS: Final = {
    "ok": "terminal-help-ok",
    "clear": "terminal-help-clear",
    "undo": "terminal-help-undo",
    "why": "terminal-help-why",
    "show": "terminal-help-show",
    "more": "terminal-help-more",
    "hint": "terminal-help-hint",
    "rules": "terminal-help-rules",
    "log": "terminal-help-log",
    "board": "terminal-help-board",
    "scores": "terminal-help-scores",
    "options": "terminal-help-options",
    "save": "terminal-help-save",
    "lang": "terminal-help-lang",
    "help": "terminal-help-help",
    "quit": "terminal-help-quit",
}
#: What a command takes, as shown by help.
_TAKES: Final = {
    "why": "MOVE",
    "show": "NAME|NUMBER",
    "rules": "[TOPIC]",
    "log": "[N]",
    "save": "FILE",
    "lang": "|".join(LANGUAGES),
    **ONLINE_TAKES,
}
_LOG_LINES: Final = 20


class Outcome(Enum):
    """Tells the session what to do after a command."""

    STAY = "stay"
    REPAINT = "repaint"
    WHOLE_BOARD = "whole board"
    NEXT_PAGE = "next page"
    CONFIRM = "confirm"
    QUIT = "quit"


def quoted(typed: str) -> str:
    """Shorten what was typed and make it harmless, to be repeated on the screen."""
    text = clean(typed)
    return text if len(text) <= 40 else f"{text[:39]}…"


class TypedCommands:
    """Carries out commands for whoever is at the keyboard."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        #: What a command has to say once the table is drawn again.
        self.note = ""
        self._online = None if table.online is None else OnlineCommands(table.online, screen)
        #: Every command there is here, with the message that explains it.
        self.explained: dict[str, str] = COMMANDS if self._online is None else {**COMMANDS, **ONLINE_COMMANDS}

    def matching(self, word: str) -> list[str]:
        """The commands that begin with ``word``."""
        start = word.lower()
        return [command for command in self.explained if command.startswith(start)]

    def do(self, command: str, rest: str, menu: Menu, seat: int | None) -> Outcome:
        """Carry out a command of ``explained`` for ``seat`` (None: a spectator)."""
        try:
            return self._do(command, rest, menu, seat)
        except Refused as refusal:
            self.screen.show(Text(self.screen.label(refusal.label)))
            return Outcome.STAY

    def _do(self, command: str, rest: str, menu: Menu, seat: int | None) -> Outcome:
        if command == "quit":
            return Outcome.QUIT
        if command == "board":
            return Outcome.WHOLE_BOARD
        if command == "more":
            return Outcome.NEXT_PAGE
        if command == "ok":
            return self._ok(menu, seat)
        if command == "clear":
            return self._clear(menu, seat)
        if command == "undo":
            return self._undo(menu, seat)
        if command == "lang":
            return self._lang(rest)
        actions: dict[str, Callable[[], None]] = {
            "why": lambda: self._why_typed(rest, menu, seat),
            "show": lambda: show_component(self.screen, rest, quoted(rest), menu, self.table.view(seat)),
            "hint": lambda: self._hint(menu, seat),
            "rules": lambda: show_rules(self.screen, rest, quoted(rest)),
            "log": lambda: self._log(rest, seat),
            "scores": self._scores,
            "options": self._options,
            "save": lambda: self._save(rest),
            "help": self._help,
        }
        if self._online is not None and command in ONLINE_COMMANDS:
            self._online.do(command, rest)
            return Outcome.QUIT if command == REMATCH else Outcome.STAY
        actions[command]()
        return Outcome.STAY

    # --- moves --------------------------------------------------------------------------------------

    def _deciding(self, seat: int | None) -> int:
        if seat is None or self.table.actor != seat:
            raise Refused(("terminal-not-your-turn", {}))
        return seat

    def _set_marks(self, menu: Menu, seat: int | None) -> SetMarks:
        self._deciding(seat)
        if menu.marks is None:
            raise Refused(("common-set-none", {}))
        return menu.marks

    def _ok(self, menu: Menu, seat: int | None) -> Outcome:
        problem = self._set_marks(menu, seat).problem()
        if problem is not None:
            raise Refused(problem)
        return Outcome.CONFIRM

    def _clear(self, menu: Menu, seat: int | None) -> Outcome:
        self._set_marks(menu, seat).clear()
        return Outcome.REPAINT

    def _undo(self, menu: Menu, seat: int | None) -> Outcome:
        """Take back the last mark, or if there is none the last decision."""
        if seat is None:
            raise Refused(("terminal-undo-none", {}))
        if menu.marks is not None and menu.marks.marks:
            menu.marks.marks.pop()
            return Outcome.REPAINT
        taken = "; ".join(self.screen.label(label) for label in self.table.undo(seat))
        self.note = self.screen.words.text("terminal-undo-done", move=taken)
        return Outcome.REPAINT

    def why(self, seat: int, action: int, menu: Menu) -> None:
        """Say why a move is not possible, or that it is."""
        notation = self.table.notation(action)
        try:
            reason = self.table.why(seat, action)
        except Refused as refusal:
            self.screen.show(Text(self.screen.label(refusal.label)))
            return
        choice = menu.of_action(action)
        if reason is not None:
            self.screen.say("terminal-why-illegal", notation=notation, reason=self.screen.label(reason))
        elif choice is not None:
            self.screen.say("terminal-why-legal", notation=notation, move=choice.label)

    def _why_typed(self, typed: str, menu: Menu, seat: int | None) -> None:
        deciding = self._deciding(seat)
        if not typed:
            self.screen.say("terminal-why-usage")
            return
        number = whole_number(typed)
        choice = None if number is None else menu.numbered(number)
        action = choice.action if choice else self.table.action_of(typed)
        if action is not None:
            self.why(deciding, action, menu)
            return
        words = near(typed, [*menu.notations(), *self.table.notations()])
        if words:
            self.screen.say("terminal-input-near", input=quoted(typed), near=", ".join(dict.fromkeys(words)))
        else:
            self.screen.say("terminal-input-unknown", input=quoted(typed))

    def _hint(self, menu: Menu, seat: int | None) -> None:
        deciding = self._deciding(seat)
        with self.screen.thinking(self.screen.words.text("terminal-hint-adviser")):
            adviser, moves = self.table.advice(deciding)
        for rank, move in enumerate(moves):
            if rank == 1:
                self.screen.say("terminal-hint-others")
            self._advise(clean(adviser), move, menu, first=rank == 0)

    def _advise(self, adviser: str, move: Advice, menu: Menu, first: bool) -> None:
        """Tell one move of a hint: the first in a sentence, what else there is shortly."""
        choice = menu.of_action(move.action)
        if choice is None:
            if first and menu.marks is not None and move.action == menu.marks.choice.confirm:
                self.screen.say("terminal-hint-none", bot=adviser)
            return
        named: dict[str, int | str] = {
            "number": choice.number,
            "notation": choice.notation,
            "move": choice.label,
        }
        if first:
            item = menu.marks is not None and menu.marks.has(move.action)
            self.screen.say("terminal-hint-mark" if item else "terminal-hint", "", bot=adviser, **named)
        else:
            self.screen.say("terminal-hint-other", "", **named)
        if move.chance is not None and move.why is not None:
            chance, why = f"{100 * move.chance:.1f}", self.screen.label(move.why)
            self.screen.say("terminal-hint-chance", style="dim", chance=chance, why=why)

    # --- knowing ------------------------------------------------------------------------------------

    def _log(self, typed: str, seat: int | None) -> None:
        count = whole_number(typed) if typed else _LOG_LINES
        if count is None:
            self.screen.say("terminal-log-usage")
            return
        lines = log_texts(self.table.log(seat), self.screen)
        for line in lines[-count:] if count else []:
            self.screen.show(line)

    def _scores(self) -> None:
        standings = self.table.standings()
        if standings is None:
            raise Refused(("terminal-scores-unknown", {}))
        self.screen.show(scores_table(standings, self.screen))

    def _options(self) -> None:
        screen, words, style = self.screen, self.screen.words, self.screen.style
        table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(words.text("terminal-options-name"), no_wrap=True)
        table.add_column(words.text("terminal-options-value"), no_wrap=True)
        table.add_column(words.text("terminal-options-meaning"))
        values = self.table.options
        for option in self.table.game.options:
            value = values[option.name]
            text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
            changed = value != option.default
            table.add_row(
                Text(option.name),
                Text(f"{text} *" if changed else text, style="bold" if changed else ""),
                Text(screen.board.word(style, f"option-{option.name}-doc", option.doc)),
            )
        screen.show(table)
        screen.say("terminal-options-changed", style="dim")

    def _help(self) -> None:
        screen, words = self.screen, self.screen.words
        screen.say("terminal-help-moves")
        screen.say("terminal-help-sets")
        table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for command, message in self.explained.items():
            usage = f"{command} {_TAKES[command]}" if command in _TAKES else command
            table.add_row(Text(usage), Text(words.text(message)))
        screen.show(table)
        screen.say("terminal-help-short", style="dim")

    # --- the rest -----------------------------------------------------------------------------------

    def _save(self, typed: str) -> None:
        if not typed:
            message, args = self.table.about_saving()
            self.screen.say_whole(message, "", **args)
            return
        path = Path(typed).expanduser()
        if not path.parent.is_dir():
            self.screen.say_whole("terminal-save-no-folder", folder=clean(str(path.parent)))
            return
        try:
            self.table.save(path)
        except (ValueError, OSError) as error:
            self.screen.say_whole("terminal-save-failed", problem=clean(str(error)))
        else:
            self.screen.say_whole("terminal-save-done", file=str(path))

    def _lang(self, typed: str) -> Outcome:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        if typed not in LANGUAGES:
            self.screen.say("terminal-lang-known", languages=known)
            return Outcome.STAY
        self.screen.speak(typed)
        return Outcome.REPAINT

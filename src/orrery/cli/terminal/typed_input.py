"""Finds out what was meant by what a person typed."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from orrery.cli.terminal.menu import Choice, Menu, near, whole_number
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import Table
from orrery.cli.terminal.typed_commands import TypedCommands, quoted

#: Moves that are listed when what was typed may mean several.
_MEANT: Final = 8


class Command(NamedTuple):
    """Names a command that was typed by its whole word, and what stands behind it."""

    word: str
    rest: str


class TypedInput:
    """Understands lines at one table. What cannot be understood is answered on the screen."""

    def __init__(self, table: Table, screen: Screen, commands: TypedCommands) -> None:
        self._table = table
        self._screen = screen
        self._commands = commands

    def meaning(self, typed: str, menu: Menu) -> Choice | Command | None:
        """The move or command that was meant; anything else is answered, with None."""
        number = whole_number(typed)
        if number is not None:
            choice = menu.numbered(number)
            if choice is None:
                self._screen.say("terminal-input-number", number=number, last=len(menu.choices))
            return choice
        word, _, rest = typed.partition(" ")
        action = self._table.action_of(typed)
        if action is not None and (choice := menu.of_action(action)) is not None:
            return choice
        if action is not None and menu.marks is not None and action == menu.marks.choice.confirm:
            return Command("ok", "")
        moves = menu.beginning(typed)
        # Moves of some games begin with the word of a command; more than that word decides it.
        is_move = bool(rest) and (action is not None or bool(moves))
        if word.lower() in self._commands.explained and not is_move:
            return Command(word.lower(), rest)
        if action is not None:
            self._commands.why(self._table.actor, action, menu)
            return None
        commands = [] if is_move else self._commands.matching(word)
        if len(moves) == 1 and not commands:
            return moves[0]
        if len(commands) == 1 and not moves:
            return Command(commands[0], rest)
        if moves or commands:
            self._ambiguous(typed, [*commands, *(move.notation for move in moves)])
        else:
            self.not_understood(typed, menu)
        return None

    def command(self, typed: str) -> Command | None:
        """The command that was meant where there is nothing to decide; several are answered, with None.

        ``ValueError`` if there is none.
        """
        word, _, rest = typed.partition(" ")
        exact = word.lower()
        commands = [exact] if exact in self._commands.explained else self._commands.matching(word)
        if not commands:
            raise ValueError(typed)
        if len(commands) > 1:
            self._ambiguous(typed, commands)
            return None
        return Command(commands[0], rest)

    def not_understood(self, typed: str, menu: Menu) -> None:
        """Name the moves and commands that are most like what was typed."""
        words = near(typed, [*menu.notations(), *self._commands.explained])
        if words:
            self._screen.say("terminal-input-near", input=quoted(typed), near=", ".join(words))
        else:
            self._screen.say("terminal-input-unknown", input=quoted(typed))

    def _ambiguous(self, typed: str, meant: Sequence[str]) -> None:
        """List what may be meant; how many more there are is said, too."""
        shown = ", ".join(meant[:_MEANT])
        more = max(len(meant) - _MEANT, 0)
        self._screen.say("terminal-input-ambiguous", input=quoted(typed), meant=shown, more=more)


def item_numbers(typed: str) -> list[int] | None:
    """The numbers of several items, or of items to unmark (``-2``); None if something else was typed."""
    words = typed.replace(",", " ").split()
    if not words or (len(words) == 1 and not words[0].startswith("-")):
        return None
    numbers = [whole_number(word.removeprefix("-")) for word in words]
    signs = [-1 if word.startswith("-") else 1 for word in words]
    found = [sign * number for sign, number in zip(signs, numbers, strict=True) if number is not None]
    return found if len(found) == len(words) else None

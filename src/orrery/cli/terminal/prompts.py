"""Talks to the person before there is a table: prints lines, reads lines and secrets."""

import sys
from getpass import getpass

from rich.text import Text

from orrery.cli.terminal.keyboard import Interrupted, Keyboard
from orrery.cli.terminal.style import make_console
from orrery.locale import Translator


class Prompts:
    """Prints and asks in one language. What is asked for may end in ``EOFError``."""

    def __init__(self, keyboard: Keyboard, language: str) -> None:
        self.words = Translator(language)
        self._keyboard = keyboard
        self._console = make_console()

    def say(self, message: str, /, **args: int | str) -> None:
        """Print one message of the terminal, unbroken."""
        self.show(self.words.text(message, **args))

    def show(self, line: str) -> None:
        """Print a line."""
        self._console.print(Text(line), soft_wrap=True)

    def ask(self, message: str, /, **args: int | str) -> str:
        """Ask for a line; the spaces around it are dropped."""
        return self._read(f"{self.words.text(message, **args)} ").strip()

    def ask_secret(self, message: str, /, **args: int | str) -> str:
        """Ask for a line that nobody sees, kept as it was typed; a script's is read as any other."""
        prompt = f"{self.words.text(message, **args)} "
        return getpass(prompt) if sys.stdin.isatty() else self._read(prompt)

    def _read(self, prompt: str) -> str:
        while True:
            self._keyboard.settled()
            try:
                return self._keyboard.read(prompt)
            except Interrupted:
                continue

"""What a table tells those who follow it."""

from typing import Protocol

from orrery.server.messages import Message


class Watcher(Protocol):
    """Somebody who follows a table: notified of a change, it fetches what it may see."""

    account: str | None

    def state_changed(self) -> None:
        """Take notice of a new state."""

    def room_changed(self) -> None:
        """Take notice that somebody came, went, offered or answered."""

    def chat_said(self, lines: list[Message]) -> None:
        """Take in what was said."""

    def table_closed(self) -> None:
        """Take notice that the table was closed."""

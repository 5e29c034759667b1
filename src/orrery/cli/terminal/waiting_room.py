"""Waits for a match to begin while people sit down one by one."""

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.keyboard import Interrupted, Keyboard
from orrery.cli.terminal.menu import whole_number
from orrery.cli.terminal.remote_news import news_between, seat_labels
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.style import clean
from orrery.client import Background, Client, ClientError, Snapshot, TableLink
from orrery.core.messages import Label

#: What may be typed meanwhile, with the message that explains it.
COMMANDS = {
    "chat": "terminal-help-chat",
    "players": "terminal-help-players",
    "invite": "terminal-help-invite",
    "leave": "terminal-help-leave",
    "help": "terminal-help-help",
    "quit": "terminal-help-quit",
}
_TAKES = {"chat": "TEXT", "invite": "SEAT"}


class WaitingRoom:
    """Waits at an open table. The host's terminal starts the match as soon as every seat is taken."""

    def __init__(
        self, background: Background, client: Client, link: TableLink, screen: Screen, keyboard: Keyboard
    ) -> None:
        self._background = background
        self._client = client
        self._link = link
        self._screen = screen
        self._keyboard = keyboard
        self._now = link.now

    def wait(self, invite: bool) -> bool:
        """Wait until the match begins: then True. False if the person leaves; ``EOFError`` if input ends.

        ``invite`` says that codes for the invited seats are wanted at once.
        """
        self._screen.say_whole(
            "terminal-remote-table", "dim", table=self._link.table, server=self._client.url
        )
        self._players()
        if invite:
            for seat in self._now.room.seats:
                if seat.kind == "invited" and seat.account is None:
                    self._invite(seat.seat)
        self._screen.say("terminal-wait-help" if self._keyboard.breakable else "terminal-wait", style="dim")
        while self._now.state is None:
            self._start_if_ready()
            if self._keyboard.breakable:
                if not self._listen():
                    return False
            else:
                self._background.run(self._link.after(self._now.version))
            self._refresh()
        return True

    def _start_if_ready(self) -> None:
        room = self._now.room
        taken = all(seat.kind in ("person", "bot") for seat in room.seats)
        if taken and room.status == "open" and room.host == room.account:
            try:
                self._background.run(self._client.start(self._link.table))
            except ClientError as error:
                self._refused(error)
            else:
                self._background.run(self._link.until(lambda now: now.state is not None))
                self._keyboard.wake()

    def _refresh(self) -> None:
        self._keyboard.settled()
        before, self._now = self._now, self._link.now
        if self._link.failure is not None:
            raise self._link.failure
        for label in news_between(before, self._now, self._screen.words.language):
            self._screen.show(Text.assemble(("» ", "dim"), self._screen.words.text(label[0], **label[1])))
        if _seating(before) != _seating(self._now):
            self._players()

    # --- what is typed --------------------------------------------------------------------------------------

    def _listen(self) -> bool:
        """Read one command, or be told news; whether to wait on."""
        self._screen.completing(list(COMMANDS))
        try:
            typed = self._screen.ask("> ")
        except Interrupted:
            return True
        word, _, rest = typed.partition(" ")
        meant = [command for command in COMMANDS if typed and command.startswith(word.lower())]
        if len(meant) != 1:
            self._screen.say("terminal-wait-help")
            return True
        return self._obey(meant[0], rest.strip())

    def _obey(self, command: str, rest: str) -> bool:
        if command == "quit":
            raise EOFError
        if command == "players":
            self._players()
        elif command == "help":
            self._help()
        elif command == "invite":
            seat = whole_number(rest)
            if seat is None or not 1 <= seat <= len(self._now.room.seats):
                self._screen.say("terminal-invite-usage")
            else:
                self._invite(seat - 1)
        elif command == "chat":
            self._chat(rest)
        else:
            return not self._leave()
        return True

    def _chat(self, text: str) -> None:
        if not text:
            self._screen.say("terminal-chat-usage")
            return
        try:
            self._background.run(self._link.chat(text))
        except (ClientError, ValueError) as error:
            self._refused(error)

    def _invite(self, seat: int) -> None:
        try:
            code = self._background.run(self._client.invite(self._link.table, seat))
        except ClientError as error:
            self._refused(error)
            return
        command = f"orrery play --server {self._client.url} --invite -"
        self._screen.say_whole("terminal-invite-code", seat=seat + 1, code=clean(code), command=command)

    def _leave(self) -> bool:
        """Give the seat back; a host takes the whole table away."""
        room = self._now.room
        hosting = room.host == room.account
        work = self._client.close_table if hosting else self._client.leave
        try:
            self._background.run(work(self._link.table))
        except ClientError as error:
            self._refused(error)
            return False
        self._screen.say("terminal-wait-closed" if hosting else "terminal-wait-left")
        return True

    def _refused(self, error: Exception) -> None:
        self._screen.say("terminal-refused", problem=clean(str(error)))

    # --- what is shown --------------------------------------------------------------------------------------

    def _players(self) -> None:
        table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for seat in self._now.room.seats:
            name = Text(clean(seat.name or ""), style="bold")
            about = ", ".join(self._screen.label(label) for label in seat_labels(seat))
            table.add_row(str(seat.seat + 1), name, Text(about))
        self._screen.show(table)

    def _help(self) -> None:
        table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for command, message in COMMANDS.items():
            usage = f"{command} {_TAKES[command]}" if command in _TAKES else command
            table.add_row(Text(usage, style="bold"), Text(self._screen.words.text(message)))
        self._screen.show(table)


def _seating(now: Snapshot) -> list[tuple[str, str | None, str | None]]:
    return [(seat.kind, seat.name, seat.bot) for seat in now.room.seats]


def farewell(screen: Screen, labels: list[Label]) -> None:
    """Say how to come back."""
    screen.blank()
    for message, args in labels:
        screen.say_whole(message, "", **args)

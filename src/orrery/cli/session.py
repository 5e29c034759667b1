"""A match at one terminal: people type, bots think, every move is saved before it is shown."""

import time
from collections.abc import Callable
from shlex import quote
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.boards.parts import heading
from orrery.cli.desk import COMMANDS, Desk, Outcome, matching
from orrery.cli.menu import Choice, Menu, near, whole_number
from orrery.cli.narrate import scores_table, tell_all
from orrery.cli.record_files import RecordFile
from orrery.cli.screen import Screen
from orrery.core.bot import Bot
from orrery.core.match import LogEntry, Match

#: Lines of what happened that are shown above the moves even in a small window.
_FEWEST_NEWS: Final = 4
#: Entries of the log told again when a match is resumed.
_REMINDED: Final = 12
#: Commands worth remembering, beside the title of the moves.
_REMINDER: Final = "undo  why  hint  rules  help"
#: Rows that the prompt, the headings and the line before it take.
_ROWS_AROUND: Final = 5


class Quit(Exception):
    """The person has had enough; the match is saved."""


class Session:
    """Runs a match to its end or until somebody quits."""

    def __init__(
        self,
        match: Match,
        file: RecordFile,
        bots: dict[int, Bot],
        screen: Screen,
        pace: float,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.match = match
        self.file = file
        self.bots = bots
        self.screen = screen
        self.desk = Desk(match, file, screen)
        self._pace = pace
        self._sleep = sleep
        self._humans = [seat for seat in range(len(match.seats)) if seat not in bots]
        # The seat at the keyboard: nobody yet when several share it.
        self._at_keyboard: int | None = self._humans[0] if len(self._humans) == 1 else None
        # How much of the log has been told, and how much each person saw when deciding last.
        # In a match taken up again, the last few lines remind of what happened.
        self._told = max(0, len(match.log) - _REMINDED) if file.found is not None else 0
        self._seen = dict.fromkeys(self._humans, self._told)
        # On a pipe the table is drawn once a turn, not after every move.
        self._drawn_for: int | None = None

    # --- the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play. However it ends, the record is closed and says where it is."""
        screen = self.screen
        self._introduce()
        try:
            while not self.match.over:
                if self.match.actor in self.bots:
                    self._bot_moves(self.match.actor)
                else:
                    self._person_moves(self.match.actor)
            self._finish()
        except (Quit, EOFError):
            screen.blank()
            self._farewell()
        except KeyboardInterrupt:
            screen.blank()
            self._farewell()
            raise
        finally:
            self.file.close(finished=self.match.record.result is not None)

    def _introduce(self) -> None:
        screen = self.screen
        players = ", ".join(f"{screen.look.sign(seat)} {name}" for seat, name in enumerate(screen.names))
        screen.say("shell-play-welcome", style="bold", game=screen.face.title(screen.look), players=players)
        screen.say_whole("shell-play-saved-to", style="dim", file=str(self.file.path))
        if self._humans:
            screen.say("shell-play-first-help", style="dim")
        screen.blank()

    def _finish(self) -> None:
        screen = self.screen
        self._tell_news()
        screen.blank()
        screen.show(screen.face.draw(self.match.view(self._at_keyboard), screen.look))
        screen.blank()
        screen.say("shell-end-title", style="bold")
        screen.show(scores_table(self.match, screen))
        screen.blank()
        winners = self.match.ranking()[0]
        names = ", ".join(screen.names[seat] for seat in winners)
        screen.say("shell-end-winners", style="bold", winners=len(winners), players=names)
        screen.say_whole("shell-end-record", file=str(self.file.path))
        screen.say_whole("shell-end-verify", command=f"orrery replay {quote(str(self.file.path))} --verify")

    def _farewell(self) -> None:
        self.screen.say_whole("shell-quit-saved", file=str(self.file.path))
        self.screen.say_whole(
            "shell-quit-resume", command=f"orrery play --resume {quote(str(self.file.path))}"
        )

    # --- bots ---------------------------------------------------------------------------------------

    def _bot_moves(self, seat: int) -> None:
        match = self.match
        self._tell_news()
        self._drawn_for = None
        if not self._humans and self._turn_began(seat):
            self.screen.show(self.screen.face.draw(match.view(None), self.screen.look))
        with self.screen.thinking(self.screen.names[seat]):
            match.bot_turn(self.bots[seat])
        self._tell_news()
        if self._pace > 0:
            self._sleep(self._pace)

    def _turn_began(self, seat: int) -> bool:
        decided = [entry.actor for entry in self.match.log if entry.actor >= 0]
        return not decided or decided[-1] != seat

    # --- news ---------------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """Tell what happened since it was told last."""
        log = self.match.log
        for line in self._lines(log[min(self._told, len(log)) :]):
            self.screen.show(line)
        self._told = len(log)

    def _lines(self, entries: list[LogEntry]) -> list[Text]:
        return tell_all(entries, self.screen, self._at_keyboard, self.match.over)

    # --- people -------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        self._hand_over(seat)
        self._paint(seat)
        while True:
            menu = Menu(self.match, seat, self.screen)
            self.screen.completing([*menu.notations(), *COMMANDS])
            typed = self.screen.ask(self._prompt(seat))
            if not typed:
                self._drawn_for = None
                self._paint(seat)
                continue
            choice = self._understand(typed, menu, seat)
            if choice is None:
                continue
            self._seen[seat] = len(self.match.log)
            self.match.command(seat, self.match.ply, choice.action)
            self._tell_news()
            return

    def _hand_over(self, seat: int) -> None:
        """Where seats see different things, the screen is hidden until the next person is ready."""
        if self._at_keyboard == seat:
            return
        several = len(self._humans) > 1
        if several and self.match.view(seat) != self.match.view(None):
            self._at_keyboard = None
            self.screen.hide()
            self.screen.say("shell-hot-seat", player=self.screen.names[seat])
            self.screen.ask(self.screen.words.text("shell-hot-seat-prompt"))
            self.screen.hide()
            self._told = min(self._told, self._seen[seat])
        self._at_keyboard = seat

    def _prompt(self, seat: int) -> str:
        return f"{self.screen.look.sign(seat)} {self.screen.names[seat]} > "

    def _paint(self, seat: int) -> None:
        """The table, what happened since the last own decision, and what may be done."""
        screen, match = self.screen, self.match
        view = match.view(seat)
        board = screen.face.draw(view, screen.look)
        menu = self._menu_block(seat)
        news = self._lines(match.log[min(self._seen[seat], len(match.log)) :])
        if screen.live:
            room = screen.console.height - screen.height_of(Group(board, menu)) - _ROWS_AROUND
            news = news[-max(room, _FEWEST_NEWS) :]
            screen.new_page()
            screen.show(board)
            if news:
                screen.show(Text("─" * screen.look.width, style="dim"))
                for line in news:
                    screen.show(line)
        else:
            self._tell_news()
            if self._drawn_for != seat:
                screen.show(board)
        self._drawn_for = seat
        self._told = len(match.log)
        screen.show(menu)

    def _menu_block(self, seat: int) -> RenderableType:
        screen = self.screen
        look = screen.look
        asked = screen.face.prompt(look, self.match.view(seat)) or screen.words.text("shell-play-choose")
        title = Text.assemble(look.player(seat), ": ", (asked, "bold"))
        aside = Text(_REMINDER, style="dim")
        return Group(heading(title, aside, look.width), Menu(self.match, seat, screen).draw(look.width))

    # --- what was typed -----------------------------------------------------------------------------

    def _understand(self, typed: str, menu: Menu, seat: int) -> Choice | None:
        """The move that was meant; a command is carried out, anything else answered, with None."""
        number = whole_number(typed)
        if number is not None:
            choice = menu.numbered(number)
            if choice is None:
                self.screen.say("shell-input-number", number=number, last=len(menu.choices))
            return choice
        word, _, rest = typed.partition(" ")
        action = self.desk.action_of(typed)
        if action is not None and (choice := menu.of_action(action)) is not None:
            return choice
        if word.lower() in COMMANDS:
            self._obey(word.lower(), rest, menu, seat)
            return None
        if action is not None:
            self.desk.why(action)
            return None
        commands = matching(word)
        moves = menu.beginning(typed)
        if len(moves) == 1 and not commands:
            return moves[0]
        if len(commands) == 1 and not moves:
            self._obey(commands[0], rest, menu, seat)
        elif moves or commands:
            meant = ", ".join([*commands, *(move.notation for move in moves)][:6])
            self.screen.say("shell-input-ambiguous", input=self.desk.quote(typed), meant=meant)
        else:
            self._not_understood(typed, menu)
        return None

    def _not_understood(self, typed: str, menu: Menu) -> None:
        words = near(typed, [*menu.notations(), *COMMANDS])
        if words:
            self.screen.say("shell-input-near", input=self.desk.quote(typed), near=", ".join(words))
        else:
            self.screen.say("shell-input-unknown", input=self.desk.quote(typed))

    def _obey(self, command: str, rest: str, menu: Menu, seat: int) -> None:
        outcome = self.desk.do(command, rest.strip(), menu, seat)
        if outcome is Outcome.QUIT:
            raise Quit
        if outcome is Outcome.REPAINT:
            self._seen[seat] = min(self._seen[seat], len(self.match.log))
            self._drawn_for = None
            self._paint(seat)
            if self.desk.note:
                self.screen.show(Text(self.desk.note))
                self.desk.note = ""

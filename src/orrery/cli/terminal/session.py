"""A match at one terminal: people type, others play elsewhere or are bots, and all is told in order."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.parts import heading
from orrery.cli.terminal.keyboard import Interrupted, Keyboard
from orrery.cli.terminal.log_text import scores_table, tell_all
from orrery.cli.terminal.menu import Choice, Menu, near, whole_number
from orrery.cli.terminal.online_commands import duration
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.style import clean
from orrery.cli.terminal.table import Known, NotDone, Table
from orrery.cli.terminal.typed_commands import Desk, Outcome, quoted

#: Lines of what happened that are shown above the moves even in a small window.
_FEWEST_NEWS: Final = 4
#: Entries of the log told again when a match is resumed.
_REMINDED: Final = 12
#: Commands worth remembering, beside the title of the moves.
_REMINDER: Final = "undo  why  hint  rules  help"
#: Rows that the prompt, the headings and the line before it take.
_ROWS_AROUND: Final = 5


class Quit(Exception):
    """The person has had enough; the match is kept."""


class Session:
    """Runs a match to its end or until somebody quits."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        pace: float = 0.0,
        sleep: Callable[[float], None] = time.sleep,
        keyboard: Keyboard | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.desk = Desk(table, screen)
        self._pace = pace
        self._sleep = sleep
        self._keyboard = keyboard
        # The seat at the keyboard: nobody yet when several share it.
        self._at_keyboard: int | None = table.own[0] if len(table.own) == 1 else None
        # The ply up to which all has been told, and the one at which each person decided last.
        # In a match taken up again, the last few lines remind of what happened.
        self._told = self._reminder_ply() if table.resumed else 0
        self._seen = dict.fromkeys(range(len(table.names)), self._told)
        # What was said beside the match since the last own decision, and how much of it is told.
        self._aside: list[Text] = []
        self._aside_told = 0
        # The ply of the decision that the person sees.
        self._painted = -1
        # On a pipe the table is drawn once a turn, not after every move.
        self._drawn_for: int | None = None
        # The seat that was deciding when a spectator last saw the table drawn.
        self._watched: int | None = None

    def _reminder_ply(self) -> int:
        log = self.table.log(self._at_keyboard)
        return log[-_REMINDED].ply if len(log) > _REMINDED else 0

    # --- the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play. However it ends, the table is closed and says how to go on."""
        screen = self.screen
        self._introduce()
        try:
            while not self.table.over:
                if self.table.actor in self.table.own:
                    self._person_moves(self.table.actor)
                else:
                    self._others_move(self.table.actor)
                self._catch_up()
            self._finish()
            self._stay()
        except (Quit, EOFError):
            screen.blank()
            self._farewell()
        except KeyboardInterrupt:
            screen.blank()
            if not self.table.over:
                self._farewell()
            raise
        finally:
            self.table.close()

    def _introduce(self) -> None:
        screen = self.screen
        players = ", ".join(f"{screen.look.sign(seat)} {name}" for seat, name in enumerate(screen.names))
        screen.say(
            "terminal-play-welcome", style="bold", game=screen.face.title(screen.look), players=players
        )
        for message, args in self.table.introduction():
            screen.say_whole(message, "dim", **args)
        if self.table.own:
            screen.say("terminal-play-first-help", style="dim")
        screen.blank()

    def _finish(self) -> None:
        screen = self.screen
        self._tell_news()
        screen.blank()
        self._draw()
        screen.blank()
        screen.say("terminal-end-title", style="bold")
        standings = self.table.standings()
        if standings is not None:
            screen.show(scores_table(standings, screen))
            screen.blank()
            winners = standings.places[0]
            names = ", ".join(screen.names[seat] for seat in winners)
            screen.say("terminal-end-winners", style="bold", winners=len(winners), players=names)
        for message, args in self.table.ending():
            screen.say_whole(message, "", **args)

    def _stay(self) -> None:
        """Once the match is over people may talk, look things up or agree to play again, until they quit."""
        staying = self.table.staying()
        for label in staying:
            self.screen.show(Text(self.screen.label(label)))
        with suppress(Quit, EOFError):
            while staying:
                self._catch_up()
                self._tell_news()
                typed = self._listen("> ")
                if typed is not None:
                    self._not_understood(typed, Menu([], self.screen))

    def _farewell(self) -> None:
        for message, args in self.table.farewell():
            self.screen.say_whole(message, "", **args)

    # --- others -------------------------------------------------------------------------------------

    def _others_move(self, seat: int) -> None:
        self._tell_news()
        self._drawn_for = None
        if not self.table.own and self._watched != seat:
            self._draw()
            self._watched = seat
        if self.table.listens:
            waiting = self.screen.words.text("terminal-remote-deciding", player=self.screen.names[seat])
            if self._listen(f"({waiting}) > ") is not None:
                self.screen.say("terminal-not-your-turn")
            return
        with self.screen.thinking(self.screen.names[seat]):
            self.table.wait()
        self._tell_news()
        if self._pace > 0:
            self._sleep(self._pace)

    def _listen(self, prompt: str) -> str | None:
        """While there is nothing to decide, a person may type commands, and the news comes in between.

        What was typed is returned if it is no command.
        """
        self.screen.completing(list(self.desk.commands))
        try:
            typed = self.screen.ask(prompt)
        except Interrupted:
            return None
        word, _, rest = typed.partition(" ")
        exact = word.lower()
        commands = [exact] if exact in self.desk.commands else self.desk.matching(word)
        if not typed:
            self._draw()
        elif len(commands) == 1:
            self._obey(commands[0], rest, Menu([], self.screen))
        elif commands:
            meant = ", ".join(commands)
            self.screen.say("terminal-input-ambiguous", input=quoted(typed), meant=meant)
        else:
            return typed
        return None

    def _draw(self) -> None:
        self.screen.show(self.screen.face.draw(self.table.view(self._at_keyboard), self.screen.look))

    # --- news ---------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """See how the table stands, and take in what was said beside the match."""
        news = self.table.catch_up()
        names = tuple(clean(name) for name in self.table.names)
        if names != self.screen.names:
            self.screen.names = names
            self.screen.speak(self.screen.words.language)
        words = self.screen.words
        self._aside += [Text.assemble(("» ", "dim"), words.text(message, **args)) for message, args in news]

    def _tell_news(self) -> None:
        """Tell what happened since it was told last."""
        for line in self._lines(self._told) + self._aside[self._aside_told :]:
            self.screen.show(line)
        self._all_told()

    def _all_told(self) -> None:
        self._told = self.table.ply
        self._aside_told = len(self._aside)

    def _log_from(self, ply: int) -> list[Known]:
        return [entry for entry in self.table.log(self._at_keyboard) if entry.ply >= ply]

    def _lines(self, ply: int) -> list[Text]:
        return tell_all(self._log_from(ply), self.screen)

    # --- people -------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        """Ask until a move is made, or the table has moved on by itself."""
        self._hand_over(seat)
        self._paint(seat)
        while self._is_painted(seat):
            menu = Menu(self.table.choices(seat), self.screen)
            self.screen.completing([*menu.notations(), *self.desk.commands])
            try:
                typed = self.screen.ask(self._prompt(seat))
            except Interrupted:
                self._look_up(seat)
                continue
            if not typed:
                self._drawn_for = None
                self._paint(seat)
                continue
            choice = self._understand(typed, menu)
            if choice is not None and self._make(choice, seat):
                return
            self._look_up(seat)

    def _is_painted(self, seat: int) -> bool:
        """Whether what the person sees is the decision at hand."""
        return not self.table.over and (self.table.actor, self.table.ply) == (seat, self._painted)

    def _look_up(self, seat: int) -> None:
        """Tell what happened while the person typed. If the decision is another one now, that is said,
        too, and what was typed is dropped: it was meant for what stood there before."""
        self._catch_up()
        if self._is_painted(seat):
            self._tell_news()
            return
        if self._keyboard is not None:
            self._keyboard.forget()
        self._aside.append(Text(self.screen.words.text("terminal-remote-moved-on")))
        self._drawn_for = None

    def _make(self, choice: Choice, seat: int) -> bool:
        """Make a move; whether it is made."""
        ply = self.table.ply
        try:
            self.table.act(seat, ply, choice.action)
        except NotDone as refusal:
            self._aside.append(Text(self.screen.label(refusal.label)))
            return False
        self._seen[seat] = ply
        self._aside, self._aside_told = [], 0
        self._tell_news()
        return True

    def _hand_over(self, seat: int) -> None:
        """Where seats see different things, the screen is hidden until the next person is ready."""
        if self._at_keyboard == seat:
            return
        several = len(self.table.own) > 1
        if several and self.table.view(seat) != self.table.view(None):
            self._at_keyboard = None
            self.screen.hide()
            self.screen.say("terminal-hot-seat", player=self.screen.names[seat])
            self.screen.ask(self.screen.words.text("terminal-hot-seat-prompt"))
            self.screen.hide()
            self._told = min(self._told, self._seen[seat])
        self._at_keyboard = seat

    def _prompt(self, seat: int) -> str:
        seconds = self.table.seconds_left(seat)
        clock = "" if seconds is None else f"{duration(seconds)} "
        return f"{self.screen.look.sign(seat)} {self.screen.names[seat]} {clock}> "

    def _paint(self, seat: int) -> None:
        """The table, what happened since the last own decision, and what may be done."""
        screen, table = self.screen, self.table
        board = screen.face.draw(table.view(seat), screen.look)
        menu = self._menu_block(seat)
        if screen.live:
            aside = self._aside[-_FEWEST_NEWS:]
            room = screen.console.height - screen.height_of(Group(board, menu)) - _ROWS_AROUND - len(aside)
            news = self._lines(self._seen[seat])[-max(room, _FEWEST_NEWS) :] + aside
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
        self._painted = table.ply
        self._all_told()
        screen.show(menu)

    def _menu_block(self, seat: int) -> RenderableType:
        screen = self.screen
        look = screen.look
        asked = screen.face.prompt(look, self.table.view(seat)) or screen.words.text("terminal-play-choose")
        title = Text.assemble(look.player(seat), ": ", (asked, "bold"))
        aside = Text(_REMINDER, style="dim")
        return Group(
            heading(title, aside, look.width), Menu(self.table.choices(seat), screen).draw(look.width)
        )

    # --- what was typed -----------------------------------------------------------------------------

    def _understand(self, typed: str, menu: Menu) -> Choice | None:
        """The move that was meant; a command is carried out, anything else answered, with None."""
        number = whole_number(typed)
        if number is not None:
            choice = menu.numbered(number)
            if choice is None:
                self.screen.say("terminal-input-number", number=number, last=len(menu.choices))
            return choice
        word, _, rest = typed.partition(" ")
        action = self.table.action_of(typed)
        if action is not None and (choice := menu.of_action(action)) is not None:
            return choice
        moves = menu.beginning(typed)
        # Moves of some games begin with the word of a command; more than that word decides it.
        is_move = bool(rest) and (action is not None or bool(moves))
        if word.lower() in self.desk.commands and not is_move:
            self._obey(word.lower(), rest, menu)
            return None
        if action is not None:
            self.desk.why(self.table.actor, action, menu)
            return None
        commands = [] if is_move else self.desk.matching(word)
        if len(moves) == 1 and not commands:
            return moves[0]
        if len(commands) == 1 and not moves:
            self._obey(commands[0], rest, menu)
        elif moves or commands:
            meant = ", ".join([*commands, *(move.notation for move in moves)][:6])
            self.screen.say("terminal-input-ambiguous", input=quoted(typed), meant=meant)
        else:
            self._not_understood(typed, menu)
        return None

    def _not_understood(self, typed: str, menu: Menu) -> None:
        words = near(typed, [*menu.notations(), *self.desk.commands])
        if words:
            self.screen.say("terminal-input-near", input=quoted(typed), near=", ".join(words))
        else:
            self.screen.say("terminal-input-unknown", input=quoted(typed))

    def _obey(self, command: str, rest: str, menu: Menu) -> None:
        outcome = self.desk.do(command, rest.strip(), menu, self._at_keyboard)
        if outcome is Outcome.QUIT:
            raise Quit
        if outcome is not Outcome.REPAINT:
            return
        if not self.table.over and self.table.actor == self._at_keyboard:
            self._drawn_for = None
            self._paint(self.table.actor)
        else:
            self._draw()
        if self.desk.note:
            self.screen.show(Text(self.desk.note))
            self.desk.note = ""

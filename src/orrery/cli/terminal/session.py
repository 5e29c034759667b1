"""Runs a match at one terminal: people type, others play elsewhere or are bots, all is told in order."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery.cli.terminal.boards.parts import heading
from orrery.cli.terminal.guide import Guide
from orrery.cli.terminal.keyboard import Interrupted, Keyboard
from orrery.cli.terminal.log_text import log_texts, scores_table
from orrery.cli.terminal.menu import Menu
from orrery.cli.terminal.online_commands import duration
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.set_marks import SetMarks
from orrery.cli.terminal.table import LogLine, Refused, Table
from orrery.cli.terminal.typed_commands import Outcome, TypedCommands
from orrery.cli.terminal.typed_input import Command, TypedInput, item_numbers
from orrery.cli.terminal.window import News, show_page
from orrery.core.messages import Label

#: Entries of the log told again when a match is resumed.
_REMINDED: Final = 12
#: Commands worth remembering, beside the title of the moves; others where a set is chosen.
_REMINDER: Final = "undo  why  show  hint  rules  help"
_SET_REMINDER: Final = "ok  clear  undo  show  hint  help"


class Quit(Exception):
    """Ends the session because the person wants to leave; the match is kept."""


class Session:
    """Runs a match to its end or until somebody quits."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        pace: float = 0.0,
        sleep: Callable[[float], None] = time.sleep,
        keyboard: Keyboard | None = None,
        guided: bool = False,
    ) -> None:
        self.table = table
        self.screen = screen
        self.commands = TypedCommands(table, screen)
        self._input = TypedInput(table, screen, self.commands)
        self._pace = pace
        self._sleep = sleep
        self._keyboard = keyboard
        self._guide = Guide(screen) if guided else None
        # The seat at the keyboard: nobody yet when several share it.
        self._at_keyboard: int | None = table.own[0] if len(table.own) == 1 else None
        # The ply up to which all has been told, and the one at which each person decided last.
        # In a match taken up again, the last few lines remind of what happened.
        self._shown = self._reminder_ply() if table.resumed else 0
        self._seen = dict.fromkeys(range(len(table.names)), self._shown)
        # What was said beside the match since the last own decision, and how much of it is told.
        self._notices: list[Text] = []
        self._notices_shown = 0
        # The ply of the decision that the person sees, the page of its menu, and the marks made at it.
        self._painted = -1
        self._page = 0
        self._marks: SetMarks | None = None
        self._marked_at = -1
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
        players = ", ".join(f"{screen.style.sign(seat)} {name}" for seat, name in enumerate(screen.names))
        screen.say(
            "terminal-play-welcome", style="bold", game=screen.board.title(screen.style), players=players
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
        self._draw(whole=True)
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
                    self._input.not_understood(typed, Menu([], self.screen))

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
        self.screen.completing(list(self.commands.explained))
        try:
            typed = self.screen.ask(prompt)
        except Interrupted:
            return None
        if not typed:
            self._draw()
            return None
        try:
            command = self._input.command(typed)
        except ValueError:
            return typed
        if command is not None:
            self._obey(command, Menu([], self.screen))
        return None

    def _draw(self, whole: bool = False) -> None:
        """Draw the table so that it fits into the window, or all there is of it."""
        screen = self.screen
        rows = screen.rows(2) if screen.live and not whole else None
        screen.show(screen.board.draw(self.table.view(self._at_keyboard), screen.style_within(rows)))

    # --- news ---------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Read how the table stands now, and queue what was said beside the match."""
        news = self.table.catch_up()
        self.screen.name_players(self.table.names)
        words = self.screen.words
        self._notices += [Text.assemble(("» ", "dim"), words.text(message, **args)) for message, args in news]

    def _tell_news(self) -> None:
        """Print the log and the notices that were not printed yet."""
        for line in self._lines(self._shown) + self._notices[self._notices_shown :]:
            self.screen.show(line)
        self._all_shown()

    def _all_shown(self) -> None:
        self._shown = self.table.ply
        self._notices_shown = len(self._notices)

    def _log_from(self, ply: int) -> list[LogLine]:
        return [entry for entry in self.table.log(self._at_keyboard) if entry.ply >= ply]

    def _lines(self, ply: int) -> list[Text]:
        return log_texts(self._log_from(ply), self.screen)

    # --- people -------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        """Ask until a move is made, or the table has moved on by itself."""
        self._hand_over(seat)
        if self._guide is not None:
            told = self._guide.before(self.table.view(seat)["phase"])
            self._notices += [Text.assemble(("» ", "bold"), line) for line in told]
        self._page = 0
        self._paint(seat)
        while self._is_painted(seat):
            menu = self._menu(seat)
            self.screen.completing([*menu.notations(), *self.commands.explained])
            try:
                typed = self.screen.ask(self._prompt(seat))
            except Interrupted:
                self._show_changes(seat)
                continue
            if not typed:
                self._paint_again(seat)
                continue
            if self._answer(typed, menu, seat):
                return
            self._show_changes(seat)

    def _menu(self, seat: int) -> Menu:
        return Menu(self.table.choices(seat), self.screen, self.table.view(seat), self._set_marks(seat))

    def _set_marks(self, seat: int) -> SetMarks | None:
        """The marks of the decision at hand, if it chooses a set. Choosing one of several is a plain move."""
        if self._marked_at != self.table.ply:
            offered = self.table.offered_set(seat)
            several = offered is not None and (offered.choice.most > 1 or offered.choice.confirm is not None)
            self._marks = SetMarks(offered) if offered is not None and offered.items and several else None
            self._marked_at = self.table.ply
        return self._marks

    def _is_painted(self, seat: int) -> bool:
        """Whether what the person sees is the decision at hand."""
        return not self.table.over and (self.table.actor, self.table.ply) == (seat, self._painted)

    def _show_changes(self, seat: int) -> None:
        """Tell what happened while the person typed. If the decision is another one now, that is said,
        too, and what was typed is dropped: it was meant for what stood there before."""
        self._catch_up()
        if self._is_painted(seat):
            self._tell_news()
            return
        if self._keyboard is not None:
            self._keyboard.forget()
        self._notices.append(Text(self.screen.words.text("terminal-remote-moved-on")))
        self._drawn_for = None

    def _make(self, move: Callable[[int], None], seat: int) -> bool:
        """Make a move in answer to the ply at hand; whether it is made."""
        ply = self.table.ply
        try:
            move(ply)
        except Refused as refusal:
            self._notices.append(Text(self.screen.label(refusal.label)))
            return False
        self._seen[seat] = ply
        self._notices, self._notices_shown = [], 0
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
            self._shown = min(self._shown, self._seen[seat])
        self._at_keyboard = seat

    def _prompt(self, seat: int) -> str:
        seconds = self.table.seconds_left(seat)
        clock = "" if seconds is None else f"{duration(seconds)} "
        return f"{self.screen.style.sign(seat)} {self.screen.names[seat]} {clock}> "

    def _paint(self, seat: int) -> None:
        """Show the table, what happened since the last own decision, and what may be done."""
        screen, table = self.screen, self.table
        if screen.live:
            news = News(self._log_from(self._seen[seat]), self._notices)
            menu, status = self._menu(seat), [*self._status(seat), *self._note()]
            show_page(screen, table.view(seat), news, self._title(seat), menu, self._page, status)
        else:
            self._tell_news()
            if self._drawn_for != seat:
                screen.show(screen.board.draw(table.view(seat), screen.style))
            screen.show(Group(self._title(seat), self._menu(seat).draw(screen.style.width)))
            self._show_marks(seat)
        self._drawn_for = seat
        self._painted = table.ply
        self._all_shown()

    def _paint_again(self, seat: int) -> None:
        self._drawn_for = None
        self._paint(seat)

    def _title(self, seat: int) -> RenderableType:
        """Who is asked for what."""
        screen, style = self.screen, self.screen.style
        asked = screen.board.prompt(style, self.table.view(seat)) or screen.words.text("terminal-play-choose")
        title = Text.assemble(style.player(seat), ": ", (asked, "bold"))
        aside = Text(_REMINDER if self._set_marks(seat) is None else _SET_REMINDER, style="dim")
        return heading(title, aside, style.width)

    def _status(self, seat: int) -> list[Text]:
        """How far the choice of a set has come, if one is chosen."""
        marks = self._set_marks(seat)
        if marks is None:
            return []
        words, label = self.screen.words, self.screen.label
        problem = marks.problem()
        told = " · ".join(label(part) for part in marks.status(problem))
        then = label(problem) if problem is not None else words.text("terminal-set-ready")
        return [Text.assemble((told, "bold"), " · ", (then, "bold" if problem is None else "dim"))]

    def _note(self) -> list[Text]:
        """What a command has to say about the table as it is drawn now, once."""
        note, self.commands.note = self.commands.note, ""
        return [Text(note)] if note else []

    def _show_marks(self, seat: int) -> None:
        for line in self._status(seat):
            self.screen.show(line)

    # --- what was typed -----------------------------------------------------------------------------

    def _answer(self, typed: str, menu: Menu, seat: int) -> bool:
        """Do what was typed; whether a move was made by it."""
        several = None if menu.marks is None else item_numbers(typed)
        if several is not None:
            self._mark_numbers(several, menu, seat)
            return False
        meant = self._input.meaning(typed, menu)
        if meant is None:
            return False
        if isinstance(meant, Command):
            return self._obey(meant, menu)
        if menu.marks is not None and menu.marks.has(meant.action):
            self._marked(menu.marks.put(meant.action), seat)
            return False
        return self._make(lambda ply: self.table.act(seat, ply, meant.action), seat)

    def _mark_numbers(self, numbers: Sequence[int], menu: Menu, seat: int) -> None:
        """Mark the items of several numbers, unmark those of negative ones; all of them or none."""
        marks = menu.marks
        assert marks is not None
        before = list(marks.marks)
        for number in numbers:
            choice = menu.numbered(abs(number))
            if choice is None:
                problem: Label | None = (
                    "terminal-input-number",
                    {"number": abs(number), "last": len(menu.choices)},
                )
            elif not marks.has(choice.action):
                problem = ("terminal-set-no-item", {"number": abs(number)})
            else:
                problem = marks.put(choice.action) if number > 0 else marks.take_away(choice.action)
            if problem is not None:
                marks.marks = before
                self._marked(problem, seat)
                return
        self._marked(None, seat)

    def _marked(self, problem: Label | None, seat: int) -> None:
        """Show the marks after a change, or say why there was none."""
        if problem is not None:
            self.screen.show(Text(self.screen.label(problem)))
        elif self.screen.live:
            self._paint_again(seat)
        else:
            menu = self._menu(seat)
            chosen = [choice for choice in menu.choices if choice.mark not in ("", "[ ]")]
            for choice in chosen:
                self.screen.show(Text(f"{choice.number:>2} {choice.mark} {choice.label}"))
            self._show_marks(seat)

    def _obey(self, command: Command, menu: Menu) -> bool:
        """Carry out a command; whether a move was made by it."""
        outcome = self.commands.do(command.word, command.rest.strip(), menu, self._at_keyboard)
        deciding = not self.table.over and self.table.actor == self._at_keyboard
        if outcome is Outcome.QUIT:
            raise Quit
        if outcome is Outcome.CONFIRM and menu.marks is not None:
            seat, marks = self.table.actor, menu.marks.marks
            return self._make(lambda ply: self.table.choose(seat, ply, marks), seat)
        if outcome is Outcome.WHOLE_BOARD:
            self._draw(whole=True)
        if outcome in (Outcome.STAY, Outcome.WHOLE_BOARD):
            return False
        self._page += outcome is Outcome.NEXT_PAGE
        if deciding:
            self._paint_again(self.table.actor)
        else:
            self._draw()
        for line in self._note():
            self.screen.show(line)
        return False

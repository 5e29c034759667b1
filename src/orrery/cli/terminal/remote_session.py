"""Plays at a table server: ``orrery play --server URL``."""

import argparse
import os
from typing import Any, Final

from orrery.cli.arguments import parse_options
from orrery.cli.commands.play import HUMAN
from orrery.cli.terminal.keyboard import Keyboard
from orrery.cli.terminal.menu import whole_number
from orrery.cli.terminal.prompts import Prompts
from orrery.cli.terminal.remote_commands import RemoteCommands
from orrery.cli.terminal.remote_news import announcement_label
from orrery.cli.terminal.remote_table import RemoteTable, come_back_labels
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.session import Session
from orrery.cli.terminal.sign_in import SignIn, check_arguments
from orrery.cli.terminal.style import clean
from orrery.cli.terminal.waiting_room import WaitingRoom, farewell
from orrery.client import (
    Background,
    Client,
    ClientError,
    Summary,
    TableLink,
    server_url,
)
from orrery.core.record import Seat
from orrery.core.registry import load_game

#: An invitation is a secret: with ``--invite -`` it comes from here, or is asked for.
INVITE_VARIABLE: Final = "ORRERY_INVITE"
#: What belongs to matches on this machine only.
_LOCAL: Final = ("seed", "resume", "record", "pack", "pace", "fast")
#: Seconds that a command waits for its answer before the person is told.
_PATIENCE: Final = 20.0
#: How many of one's own tables there are to choose from.
_OWN: Final = 100


def run(args: argparse.Namespace, language: str) -> int:
    """List the tables of a server, or play at one."""
    given = [name for name in _LOCAL if getattr(args, name)]
    if given:
        raise ValueError(f"--{given[0]} is for matches on this machine, not on a server")
    if sum(bool(wish) for wish in (args.list, args.table, args.invite, args.game)) > 1:
        raise ValueError("give one of GAME, --table, --invite and --list")
    check_arguments(args)
    _clock(args.clock)
    server = server_url(args.server)
    with Background() as background, Keyboard() as keyboard:
        client = Client(server, patience=_PATIENCE)
        try:
            RemoteSession(background, client, keyboard, language, args).run()
        except ClientError as error:
            raise ValueError(clean(str(error))) from None
        except EOFError:
            raise ValueError("the input ended before an answer") from None
        finally:
            background.run(client.close())
    return 0


class RemoteSession:
    """Runs ``orrery play --server``: signs in, finds the table and plays there."""

    def __init__(
        self,
        background: Background,
        client: Client,
        keyboard: Keyboard,
        language: str,
        args: argparse.Namespace,
    ) -> None:
        self._background = background
        self._client = client
        self._keyboard = keyboard
        self._args = args
        self._language = language
        self._prompts = Prompts(keyboard, language)

    def run(self) -> None:
        """Do what the arguments ask for."""
        args = self._args
        if not args.list or args.account is not None or args.claim is not None:
            SignIn(self._background, self._client, self._prompts, args).sign_in()
        for one in self._background.run(self._client.announcements()):
            message, words = announcement_label(one, self._language)
            self._prompts.say(message, **words)
        if args.list:
            self._list()
            return
        created = False
        if args.table:
            table: str | None = args.table
        elif args.invite:
            table = self._background.run(self._client.accept_invitation(self._invitation()))
        elif args.game:
            table = self._create()
            created = True
        else:
            table = self._own_table()
        while table is not None:
            table = self._sit_down(table, created)
            created = False

    # --- where --------------------------------------------------------------------------------------------

    def _invitation(self) -> str:
        """The code as given; of a whole link, what stands behind ``#``."""
        code = str(self._args.invite)
        if code == "-":
            code = os.environ.get(INVITE_VARIABLE, "")
        if not code:
            code = self._prompts.ask_secret("terminal-invite-prompt")
        code = code.rpartition("#")[2].strip()
        if not code:
            raise ValueError("an invitation is needed")
        return code

    def _list(self) -> None:
        """Show the tables with an open seat, a page at a time."""
        page = self._background.run(self._client.tables("open"))
        if not page.tables:
            self._prompts.say("terminal-tables-none")
            return
        for table in page.tables:
            self._prompts.show(self._line(table))
        while page.next is not None and self._wants_more():
            page = self._background.run(self._client.tables("open", page=page.next))
            for table in page.tables:
                self._prompts.show(self._line(table))
        command = f"orrery play --server {self._client.url} --table ID"
        self._prompts.say("terminal-tables-join", command=command)

    def _wants_more(self) -> bool:
        try:
            return not self._prompts.ask("terminal-tables-more").strip()
        except EOFError:
            return False

    def _line(self, table: Summary) -> str:
        words = self._prompts.words
        empty, kept = words.text("terminal-people-open"), words.text("terminal-people-invited")
        names = [seat.name or (empty if seat.kind == "open" else kept) for seat in table.seats]
        status = words.text(f"terminal-status-{table.status}")
        return clean(f"{table.table}  {table.game}  {', '.join(names)}  ({status})")

    def _own_table(self) -> str | None:
        """The table to go on with: the only one there is, or the one chosen."""
        # Those that go on come before those that are over.
        mine = self._background.run(self._client.tables("mine", most=_OWN))
        going = [table for table in mine.tables if table.status in ("open", "running")]
        if not going:
            self._prompts.say("terminal-tables-no-own")
            self._list()
            return None
        if len(going) == 1:
            return going[0].table
        for number, table in enumerate(going, 1):
            self._prompts.show(f"{number:>2}  {self._line(table)}")
        try:
            chosen = whole_number(self._prompts.ask("terminal-tables-which"))
        except EOFError:
            return None
        if chosen is None or not 1 <= chosen <= len(going):
            raise ValueError(f"there are tables 1 to {len(going)}")
        return going[chosen - 1].table

    def _create(self) -> str:
        args = self._args
        levels = {
            str(level.get("level")): str(level.get("bot"))
            for level in self._background.run(self._client.games()).get("levels", [])
            if isinstance(level, dict)
        }
        options: dict[str, Any] = parse_options(args.option)
        kinds = [kind.strip() for kind in args.seats.split(",")] if args.seats is not None else None
        if args.players is not None:
            options["players"] = args.players
        elif kinds is not None:
            options["players"] = len(kinds)
        if kinds is None:
            players = int(load_game(args.game).resolve(options)["players"])
            kinds = [HUMAN, *["open"] * (players - 1)]
        seats = [_wish(kind, levels) for kind in kinds]
        return self._background.run(
            self._client.create(
                args.game,
                seats,
                options,
                public=True if args.public else False if args.private else None,
                rated=not args.unrated,
                clock=_clock(args.clock),
                start=all(seat["kind"] in ("me", "bot") for seat in seats),
            )
        )

    # --- at the table -------------------------------------------------------------------------------------

    def _sit_down(self, table: str, created: bool) -> str | None:
        """Play at a table, or watch; the table at which its people play again, if they do."""
        room, _, _ = self._background.run(self._client.table(table))
        free = [seat for seat in room.seats if seat.kind == "open" or seat.account == room.account]
        if room.status == "open" and room.seat is None and free:
            self._background.run(self._client.join(table))
        link = self._background.run(self._client.follow(table))
        link.listener = self._keyboard.wake
        following = self._play(link, created)
        self._background.run(link.close())
        return following

    def _play(self, link: TableLink, created: bool) -> str | None:
        room = link.now.room
        game = load_game(room.game)
        if room.rules != game.rules_version:
            raise ValueError(
                f"the server plays version {room.rules} of the rules of {game.id}; "
                f"this program has {game.rules_version}"
            )
        seats = tuple(Seat(seat.name or "?") for seat in room.seats)
        screen = Screen(self._language, game, seats, reader=self._keyboard.read)
        if room.seat is None:
            screen.say("terminal-remote-watching", style="dim")
        come_back = come_back_labels(self._client.url, link.table)
        if link.now.state is None:
            waiting = WaitingRoom(self._background, self._client, link, screen, self._keyboard)
            try:
                if not waiting.wait(invite=created):
                    return None
            except (EOFError, KeyboardInterrupt) as stop:
                farewell(screen, come_back)
                if isinstance(stop, KeyboardInterrupt):
                    raise
                return None
        state = link.now.state
        if state is None or state.view is None:
            screen.say("terminal-remote-frozen", problem=clean(link.now.room.problem or ""))
            return None
        screen.name_players(seat.name or "?" for seat in link.now.room.seats)
        actions = self._background.run(self._client.actions(game.id))
        remote = RemoteTable(
            self._background, self._client, link, game, actions, self._keyboard, self._language
        )
        remote.online = commands = RemoteCommands(remote)
        Session(remote, screen, keyboard=self._keyboard, guided=bool(self._args.guide)).run()
        self._language = screen.words.language
        return commands.next_table


def _wish(kind: str, levels: dict[str, str]) -> dict[str, str]:
    if kind == HUMAN:
        return {"kind": "me"}
    if kind in ("open", "invited"):
        return {"kind": kind}
    if not kind:
        raise ValueError("--seats: separate entries by commas, none may be empty")
    return {"kind": "bot", "bot": levels.get(kind, kind)}


def _clock(text: str | None) -> dict[str, float] | None:
    """``BANK+INC`` in seconds."""
    if text is None:
        return None
    bank, _, increment = text.partition("+")
    try:
        return {"bank": float(bank), "increment": float(increment or 0)}
    except ValueError:
        raise ValueError(f"--clock {text!r}: write it as BANK+INC in seconds, such as 1800+30") from None

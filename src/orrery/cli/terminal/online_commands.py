"""Carries out the commands for people in different places: talk, offers, time, orders, giving up, rematch."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from orrery.cli.terminal.menu import whole_number
from orrery.cli.terminal.screen import Screen
from orrery.cli.terminal.table import OnlineActions, Proposal, Refused

#: The command after which the table is left for another one.
REMATCH: Final = "rematch"
#: Every command with the message that explains it.
ONLINE_COMMANDS: Final = {
    "chat": "terminal-help-chat",
    "players": "terminal-help-players",
    "offer": "terminal-help-offer",
    "accept": "terminal-help-accept",
    "decline": "terminal-help-decline",
    "extend": "terminal-help-extend",
    "orders": "terminal-help-orders",
    "return": "terminal-help-return",
    "resign": "terminal-help-resign",
    REMATCH: "terminal-help-rematch",
}
#: What a command takes, as shown by help.
ONLINE_TAKES: Final = {
    "chat": "TEXT",
    "offer": "takeback [PLY]|abandon|takeover SEAT [BOT]",
    "accept": "[N]",
    "decline": "[N]",
    "extend": "SEAT SECONDS",
    "orders": "[forced|pass on|off]",
}
#: Standing orders with the messages that explain them.
_ORDERS: Final = {"forced": "terminal-order-forced", "pass": "terminal-order-pass"}
#: What must be typed behind ``resign``, for a slip should not end a match.
_SURE: Final = "yes"


def duration(seconds: float) -> str:
    """Write the time left on a clock: ``4:05``, ``2:30:00`` or, beyond a day, ``3d 04:00``."""
    whole = max(0, int(seconds))
    days, hours, minutes = whole // 86400, whole // 3600 % 24, whole // 60 % 60
    if days:
        return f"{days}d {hours:02}:{minutes:02}"
    if hours:
        return f"{hours}:{minutes:02}:{whole % 60:02}"
    return f"{minutes}:{whole % 60:02}"


class OnlineCommands:
    """Carries these commands out; what is not possible is raised as :class:`Refused`."""

    def __init__(self, online: OnlineActions, screen: Screen) -> None:
        self._online = online
        self._screen = screen

    def do(self, command: str, rest: str) -> None:
        """Carry out a command of ``ONLINE_COMMANDS``."""
        if command == "chat":
            self._chat(rest)
        elif command == "players":
            self._players()
        elif command == "offer":
            self._offer(rest.split())
        elif command == "extend":
            self._extend(rest.split())
        elif command == "orders":
            self._orders(rest.split())
        elif command == "return":
            self._online.come_back()
        elif command == "resign":
            self._resign(rest)
        elif command == REMATCH:
            self._online.rematch()
        else:
            self._answer(rest, command == "accept")

    def _chat(self, text: str) -> None:
        if not text:
            raise Refused(("terminal-chat-usage", {}))
        self._online.chat(text)

    def _players(self) -> None:
        screen = self._screen
        table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for person in self._online.people():
            about = ", ".join(screen.label(label) for label in person.about)
            clock = "" if person.seconds is None else duration(person.seconds)
            table.add_row(str(person.seat + 1), screen.style.player(person.seat), Text(about), clock)
        screen.show(table)
        for proposal in self._online.proposals():
            screen.show(Text(screen.label(proposal.label)))

    def _offer(self, words: list[str]) -> None:
        match words:
            case ["takeback"]:
                self._online.propose_takeback(None)
            case ["takeback", number] if (ply := whole_number(number)) is not None:
                self._online.propose_takeback(ply)
            case ["abandon"]:
                self._online.propose_abandon()
            case ["takeover", number, *bot] if (seat := whole_number(number)) and len(bot) < 2:
                self._online.propose_takeover(seat - 1, bot[0] if bot else None)
            case _:
                raise Refused(("terminal-offer-usage", {}))
        self._screen.say("terminal-offer-made")

    def _answer(self, typed: str, accept: bool) -> None:
        proposal = self._meant(typed)
        self._online.answer(proposal.number, accept)
        self._screen.say("terminal-offer-accepted" if accept else "terminal-offer-declined")

    def _meant(self, typed: str) -> Proposal:
        """The offer of that number, or the only one that waits for an answer."""
        waiting = [proposal for proposal in self._online.proposals() if proposal.wanted]
        if not typed and len(waiting) == 1:
            return waiting[0]
        number = whole_number(typed)
        for proposal in self._online.proposals():
            if proposal.number == number:
                return proposal
        raise Refused(("terminal-offer-which" if waiting else "terminal-offer-none", {}))

    def _extend(self, words: list[str]) -> None:
        match [whole_number(word) for word in words]:
            case [int(seat), int(seconds)] if seat and seconds:
                self._online.extend(seat - 1, seconds)
            case _:
                raise Refused(("terminal-extend-usage", {}))

    def _orders(self, words: list[str]) -> None:
        orders = self._online.orders()
        match words:
            case []:
                pass
            case [order, "on" | "off" as wish] if order in orders:
                self._online.give_order(order, wish == "on")
                orders = self._online.orders()
            case _:
                raise Refused(("terminal-orders-usage", {"orders": ", ".join(orders)}))
        table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for order, on in orders.items():
            text = Text("on" if on else "off", style="bold" if on else "")
            table.add_row(Text(order), text, Text(self._screen.words.text(_ORDERS[order])))
        self._screen.show(table)

    def _resign(self, typed: str) -> None:
        if typed != _SURE:
            raise Refused(("terminal-resign-sure", {}))
        self._online.resign()

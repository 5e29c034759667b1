"""Does at a table of a server what people do besides moves."""

from orrery.cli.terminal.remote_news import offer_label, seat_labels, time_label
from orrery.cli.terminal.remote_table import RemoteTable, harmless_label
from orrery.cli.terminal.table import Person, Proposal, Refused
from orrery.client import Room


class RemoteCommands:
    """Carries out the :class:`OnlineActions` of a :class:`RemoteTable`."""

    def __init__(self, table: RemoteTable) -> None:
        self._table = table
        #: The table at which the same people play again, once this keyboard has agreed to it.
        self.next_table: str | None = None
        self._known_orders: list[str] | None = None

    @property
    def _room(self) -> Room:
        return self._table.now.room

    def _seat(self) -> int:
        """The own seat."""
        seat = self._room.seat
        if seat is None:
            raise Refused(("terminal-refused-not-seated", {}))
        return seat

    def chat(self, text: str) -> None:
        self._table.do(self._table.link.chat(text))

    def people(self) -> list[Person]:
        return [
            Person(seat.seat, seat_labels(seat), self._table.seconds_left(seat.seat))
            for seat in self._room.seats
        ]

    # --- agreements -----------------------------------------------------------------------------------------

    def proposals(self) -> list[Proposal]:
        own = self._room.seat
        return [
            Proposal(offer.id, harmless_label(offer_label(offer)), own in offer.waiting)
            for offer in self._room.offers
        ]

    def propose_takeback(self, ply: int | None) -> None:
        own = self._room.seat
        mine = [entry.ply for entry in self._table.now.log if entry.actor == own and entry.move]
        if ply is None and not mine:
            raise Refused(("terminal-undo-none", {}))
        self._table.do(self._table.link.offer_takeback(mine[-1] if ply is None else ply))

    def propose_abandon(self) -> None:
        self._table.do(self._table.link.offer_abandon())

    def propose_takeover(self, seat: int, bot: str | None) -> None:
        self._table.do(self._table.link.offer_takeover(seat, bot))

    def answer(self, proposal: int, accept: bool) -> None:
        self._table.do(self._table.link.answer(proposal, accept))

    # --- going and coming -----------------------------------------------------------------------------------

    def resign(self) -> None:
        self._table.do(self._table.link.resign())

    def come_back(self) -> None:
        if self._room.seats[self._seat()].left != "takeover":
            raise Refused(("terminal-return-none", {}))
        self._table.do(self._table.link.come_back())

    def rematch(self) -> None:
        """Make a table of the same people, or find the one made already, as ``next_table``."""
        self._seat()
        if not self._table.over:
            raise Refused(("terminal-rematch-early", {}))
        client = self._table.client
        made = self._table.do(client.rematch(self._table.link.table))
        self._table.do(client.table(made))  # whoever made it may have closed it since
        self.next_table = made

    # --- time and orders ------------------------------------------------------------------------------------

    def extend(self, seat: int, seconds: int) -> None:
        """Give a seat more time and confirm it; the others are told when their clock rises."""
        if self._room.clock is None:
            raise Refused(("terminal-extend-no-clock", {}))
        self._table.do(self._table.link.extend(seat, seconds))
        if seat != self._room.seat:
            self._table.tell(time_label(seat, seconds))

    def orders(self) -> dict[str, bool]:
        self._seat()
        return {order: bool(self._room.orders.get(order)) for order in self._offered_orders()}

    def give_order(self, order: str, on: bool) -> None:
        orders = {**self._room.orders, order: on}
        self._table.do(
            self._table.link.standing(forced=bool(orders.get("forced")), passing=bool(orders.get("pass")))
        )

    def _offered_orders(self) -> list[str]:
        """The orders that the server offers for this game, of those that this program can give."""
        if self._known_orders is None:
            games = self._table.do(self._table.client.games()).get("games", [])
            offered = {
                str(order)
                for game in games
                if isinstance(game, dict) and game.get("id") == self._room.game
                for order in game.get("standing", [])
            }
            self._known_orders = [order for order in ("forced", "pass") if order in offered]
        return self._known_orders

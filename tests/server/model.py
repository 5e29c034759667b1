"""What a table should be, written the plainest way: a match, and what the server keeps around it."""

from contextlib import suppress
from typing import Any

from orrery.core.match import CommandRefused, Match
from orrery.core.record import Seat
from orrery.core.registry import load_game

NO_ORDERS = {"forced": False, "pass": False}


class Refusal(Exception):
    """What the model says no with."""


class Model:
    """What the table should be: the match, and what the server keeps around it."""

    def __init__(self, game: str, options: dict[str, Any], seed: bytes) -> None:
        rules = load_game(game)
        self.players = int(options["players"])
        seats = [Seat(f"Player {seat}") for seat in range(self.players)]
        self.match = Match.new(rules, rules.resolve(options), seats, seed)
        self.orders = [dict(NO_ORDERS) for _ in range(self.players)]
        self.left: list[str | None] = [None] * self.players
        self.offers: list[dict[str, Any]] = []
        #: Who made the offer declined last, who said no, and when.
        self.declined: dict[str, int] | None = None
        self.abandoned = False
        self.lines = 0

    @property
    def running(self) -> bool:
        return not self.abandoned and not self.match.over

    def people(self) -> list[int]:
        return [seat for seat in range(self.players) if self.match.seats[seat].bot is None]

    def do(self, seat: int, what: dict[str, Any]) -> None:
        """Carry a command out, or raise the code it is refused with."""
        if what["type"] == "chat":
            self.lines += 1
            return
        if not self.running:
            raise Refusal("over")
        getattr(self, f"_{what['type']}")(seat, what)
        self._let_bots_move()

    def _act(self, seat: int, what: dict[str, Any]) -> None:
        self._check_turn(seat, what["ply"])
        try:
            self.match.command(seat, what["ply"], what["action"])
        except CommandRefused as error:
            raise Refusal("no-such-action" if error.label is None else "illegal") from None
        self._follow()

    def _choose(self, seat: int, what: dict[str, Any]) -> None:
        self._check_turn(seat, what["ply"])
        try:
            self.match.choose_set(seat, what["ply"], what["marks"])
        except CommandRefused:
            raise Refusal("illegal") from None
        self._follow()

    def _why(self, seat: int, what: dict[str, Any]) -> None:
        self._check_turn(seat, what["ply"])
        if any(action >= len(self.match.game.table) for action in what["actions"]):
            raise Refusal("no-such-action")

    def _check_turn(self, seat: int, ply: int) -> None:
        self._check(seat, ply)
        if self.match.actor != seat:
            raise Refusal("not-your-turn")

    def _undo(self, seat: int, what: dict[str, Any]) -> None:
        self._check(seat, what["ply"])
        if not self.match.undo_plies(seat):
            raise Refusal("nothing-to-undo")
        self.match.undo(seat, what["ply"])

    def _check(self, seat: int, ply: int) -> None:
        if self.match.seats[seat].bot is not None:
            raise Refusal("not-seated")
        if ply != self.match.ply:
            raise Refusal("stale")

    def _standing(self, seat: int, what: dict[str, Any]) -> None:
        self.orders[seat] = dict(what["orders"])
        self._follow()

    def _resign(self, seat: int, what: dict[str, Any]) -> None:
        if self.match.seats[seat].bot is not None:
            raise Refusal("not-allowed")
        self.match.leave(seat, "resigned", "greedy")
        self._gone(seat, "resigned")

    def _return(self, seat: int, what: dict[str, Any]) -> None:
        if self.left[seat] != "takeover":
            raise Refusal("not-allowed")
        self.left[seat] = None
        self.match.change_seat(seat, Seat(f"Player {seat}"))
        self._follow()

    def _hand_over(self, seat: int, bot: str) -> None:
        self.match.change_seat(seat, Seat(f"Player {seat}", bot))
        self._gone(seat, "takeover")

    def _gone(self, seat: int, why: str) -> None:
        self.left[seat], self.orders[seat] = why, dict(NO_ORDERS)
        self._follow()
        if self.running:
            self._without(seat)

    def _without(self, seat: int) -> None:
        """Offers do not wait for who has left, and theirs lapse."""
        about = [one for one in self.offers if one["by"] == seat or one["data"].get("seat") == seat]
        self.offers = [one for one in self.offers if not any(one is other for other in about)]
        for offer in [one for one in self.offers if seat in one["waiting"]]:
            offer["waiting"].remove(seat)
            if not offer["waiting"]:
                self._carry_out(offer)

    def _offer(self, seat: int, what: dict[str, Any]) -> None:
        data: dict[str, Any] = {}
        if what["kind"] == "takeback":
            if what["to"] not in [entry.ply for entry in self.match.log if entry.actor >= 0 and entry.move]:
                raise Refusal("nothing-to-undo")
            data = {"to": what["to"]}
        elif what["kind"] == "takeover":
            if what["seat"] == seat or what["seat"] not in self.people():
                raise Refusal("not-allowed")
            data = {"seat": what["seat"], "bot": "random"}
        if len(self.offers) >= 8:
            raise Refusal("too-many")
        if any((one["kind"], one["data"]) == (what["kind"], data) for one in self.offers):
            raise Refusal("not-allowed")
        waiting = [one for one in self.people() if one != seat]
        offer = {"kind": what["kind"], "by": seat, "data": data, "agreed": [seat], "waiting": waiting}
        self.declined = None
        if waiting:
            self.offers.append(offer)
        else:
            self._carry_out(offer)

    def _answer(self, seat: int, what: dict[str, Any]) -> None:
        offer = what["offer"]
        known = isinstance(offer, dict) and any(one is offer for one in self.offers)
        if not known or (seat not in offer["waiting"] and (what["accept"] or seat != offer["by"])):
            raise Refusal("no-such-offer")
        if not what["accept"]:
            self.offers = [one for one in self.offers if one is not offer]
            if seat != offer["by"]:
                self.declined = {"by": offer["by"], "seat": seat, "ply": self.match.ply}
            return
        offer["waiting"].remove(seat)
        offer["agreed"].append(seat)
        if not offer["waiting"]:
            self._carry_out(offer)

    def _carry_out(self, offer: dict[str, Any]) -> None:
        self.offers = [one for one in self.offers if one is not offer]
        if offer["kind"] == "abandon":
            self.abandoned = True
        elif offer["kind"] == "takeover":
            self._hand_over(offer["data"]["seat"], "random")
        else:
            # What has become impossible meanwhile is left undone.
            with suppress(CommandRefused):
                self.match.undo_agreed(offer["by"], self.match.ply, offer["data"]["to"])

    def _follow(self) -> None:
        """Standing orders."""
        match = self.match
        while not match.over and match.seats[match.actor].bot is None:
            orders, legal = self.orders[match.actor], match.legal(match.actor)
            passing = match.pass_action() if orders["pass"] else None
            if passing is not None:
                match.command(match.actor, match.ply, passing)
            elif orders["forced"] and len(legal) == 1 and not match.secret_choice:
                match.command(match.actor, match.ply, legal[0])
            else:
                return

    def _let_bots_move(self) -> None:
        match = self.match
        while self.running and match.seats[match.actor].bot is not None:
            match.command(match.actor, match.ply, match.legal(match.actor)[0])
            self._follow()

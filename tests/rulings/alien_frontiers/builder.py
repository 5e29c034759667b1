"""Positions of Alien Frontiers in three lines, and verbs to play on from them in notation.

``table(players=4).seat(0, fuel=6, cards="booster").dock("mine", 1, 1, 4).roll(3, 4, 6)`` is the main
phase of seat 0, with 3, 4 and 6 still to dock. Everything up to ``roll`` describes the position; the
components come out of the box (cards from the deck, colonies from the supply, ships from the stock), so
what is built passes the game's own check. Everything after it is played, and checked after every move.
Seats count from 0 here and from p1 in notation.
"""

from typing import Any

from orrery.games.alien_frontiers.components import (
    CARDS,
    FIELDS,
    FLEET,
    IN_BAY,
    IN_HAND,
    SHIPS_EACH,
    STATIONS,
    TERRITORIES,
)
from orrery.games.alien_frontiers.dice import hand_of
from orrery.games.alien_frontiers.game import GAME
from orrery.games.alien_frontiers.ships import RELIC, is_relic, owner_of, ship_of
from orrery.games.alien_frontiers.state import AlienFrontiersState, Variant, empty_table, spot
from orrery.testing import RulingTable

RED, GREEN, YELLOW, BLUE = range(4)


class Table(RulingTable[AlienFrontiersState]):
    """One game on the table: first described, from ``roll`` on played."""

    def __init__(self, state: AlienFrontiersState, built: bool) -> None:
        super().__init__(GAME, state)
        self._built = built
        self._ships = [0] * state.variant.players
        self._display: str | None = None
        self._deck: str | None = None

    # --- describing a position ----------------------------------------------------------------------

    def turn(self, seat: int) -> "Table":
        """It is this seat's turn; seat 0 unless told."""
        self.state.turn = seat
        return self

    def seat(
        self, seat: int, fuel: int = 0, ore: int = 0, cards: str = "", ships: int = 0, hub: int = 0
    ) -> "Table":
        """What a seat owns; ``ships`` own-colour ships in play (as many as are seen, at least three)."""
        player = self.state.players[seat]
        player.fuel, player.ore, player.hub = fuel, ore, hub
        self._ships[seat] = ships
        for name in cards.split():
            player.cards |= 1 << self._draw(name)
        return self

    def dock(self, station: str, seat: int, *values: int) -> "Table":
        """Own-colour ships docked on an earlier turn, so never those of the seat at turn."""
        self.state.docks[STATIONS.index(station)] += tuple(ship_of(seat, value) for value in values)
        return self

    def relic(self, seat: int, station: str = "bay", value: int = 0) -> "Table":
        """The Relic Ship is this seat's: in the Maintenance Bay, or docked with that value."""
        self.state.relic_owner = seat
        if station == "bay":
            self.state.relic_at = IN_BAY
        else:
            self.state.relic_at = STATIONS.index(station)
            self.state.relic_value = value
            self.state.docks[self.state.relic_at] += (ship_of(seat, RELIC),)
        return self

    def colonies(self, territory: str, *counts: int) -> "Table":
        """Colonies on a territory, by seat."""
        first = spot(TERRITORIES.index(territory), 0)
        self.state.colonies[first : first + len(counts)] = counts
        return self

    def field(self, name: str, territory: str) -> "Table":
        """A field generator on a territory."""
        assert name in FIELDS
        setattr(self.state, name, TERRITORIES.index(territory))
        return self

    def display(self, names: str) -> "Table":
        """The face-up cards; unless told, three that are left."""
        self._display = names
        return self

    def discards(self, names: str) -> "Table":
        """Cards in the discard pile."""
        for name in names.split():
            self.state.discards[self._draw(name)] += 1
        return self

    def deck(self, names: str) -> "Table":
        """The whole draw pile: every other card left is in the discard pile."""
        self._deck = names
        return self

    def _draw(self, name: str) -> int:
        card = CARDS.index(name)
        if not self.state.deck[card]:
            raise ValueError(f"the deck has no {name} left")
        self.state.deck[card] -= 1
        return card

    def _build(self, values: tuple[int, ...], relic: int | None) -> None:
        s = self.state
        if any(owner_of(ship) == s.turn for ships in s.docks for ship in ships):
            raise ValueError("ships of the seat at turn are docked by playing")
        if self._display is not None:
            s.display = sorted(self._draw(name) for name in self._display.split())
        while self._display is None and len(s.display) < 3:
            last = max(card for card in range(len(CARDS)) if s.deck[card])
            s.display = sorted([*s.display, self._draw(CARDS[last])])
        if self._deck is not None:
            kept = [CARDS.index(name) for name in self._deck.split()]
            for card in range(len(CARDS)):
                s.discards[card] += s.deck[card] - kept.count(card)
                s.deck[card] = kept.count(card)
        s.hand = hand_of(list(values))
        if relic is not None:
            s.relic_owner, s.relic_at, s.relic_value = s.turn, IN_HAND, relic
        for seat, player in enumerate(s.players):
            docked = [ship for ships in s.docks for ship in ships if owner_of(ship) == seat]
            seen = sum(not is_relic(ship) for ship in docked)
            seen += len(values) if seat == s.turn else 0
            player.stock = SHIPS_EACH - max(FLEET, seen, self._ships[seat])
            player.colonies -= sum(s.colonies[seat::4]) + (1 if player.hub else 0)
        s.docks = [tuple(sorted(ships)) for ships in s.docks]
        GAME.derive(s)
        GAME.check(s)
        self._built = True

    # --- playing on ---------------------------------------------------------------------------------

    def roll(self, *values: int, relic: int | None = None) -> "Table":
        """The unplaced ships: the last word of a description, later the outcome of a roll."""
        if not self._built:
            self._build(values, relic)
            return self
        self.chance("roll " + "-".join(map(str, sorted(values))))
        return self if relic is None else self.chance(f"relic {relic}")

    def deal(self, names: str) -> "Table":
        """The cards that come off the draw pile."""
        return self.chance(*[f"draw {name}" for name in names.split()])

    def end(self, *values: int, relic: int | None = None) -> "Table":
        """End the turn; the next seat rolls ``values``."""
        return self.play("end").roll(*values, relic=relic)

    def done(self) -> "Table":
        """Finish raiding, shooting or picking if more is still offered."""
        return self.play("done") if self.can("done") else self

    # --- asking -------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        return GAME.view(self.state, None)

    def _player(self, seat: int | None) -> dict[str, Any]:
        player: dict[str, Any] = self.view["players"][self.state.turn if seat is None else seat]
        return player

    def fuel(self, seat: int | None = None) -> int:
        """Fuel of a seat, or of the one at turn."""
        return int(self._player(seat)["fuel"])

    def ore(self, seat: int | None = None) -> int:
        """Ore of a seat, or of the one at turn."""
        return int(self._player(seat)["ore"])

    def wealth(self, seat: int | None = None) -> tuple[int, int]:
        """Fuel and ore."""
        return self.fuel(seat), self.ore(seat)

    def cards(self, seat: int | None = None) -> set[str]:
        """The tech cards of a seat."""
        return set(self._player(seat)["cards"])

    def points(self, seat: int | None = None) -> int:
        """Victory points, counted both ways."""
        seat = self.state.turn if seat is None else seat
        total = int(self._player(seat)["points"])
        assert total == super().points(seat)
        return total

    def hub(self, seat: int | None = None) -> int:
        """The circle reached on the Hub track, 0 for none."""
        return int(self._player(seat)["hub"])

    def stock(self, seat: int | None = None) -> int:
        """Own-colour ships not in play."""
        return int(self._player(seat)["stock"])

    def unplaced(self, seat: int | None = None) -> int:
        """Colonies not on the planet, the one on the Hub track included."""
        player = self._player(seat)
        return int(player["colonies"]) + (1 if player["hub"] else 0)

    def bay(self, seat: int | None = None) -> int:
        """Own-colour ships in the Maintenance Bay."""
        return int(self.view["bay"][self.state.turn if seat is None else seat])

    def docked(self, station: str) -> list[tuple[int, int]]:
        """The ships at a station as (seat, value)."""
        return sorted((ship["seat"], ship["value"]) for ship in self.view["stations"][station]["ships"])

    @property
    def hand(self) -> list[int]:
        """The unplaced own-colour ships."""
        return list(self.view["hand"])

    def relic_place(self) -> tuple[int | None, str]:
        """The owner of the Relic Ship and where it is."""
        return self.view["relic"]["owner"], self.view["relic"]["place"]

    def control(self, territory: str) -> int | None:
        """Who holds a territory's token."""
        owner: int | None = self.view["territories"][territory]["control"]
        return owner

    def on(self, territory: str) -> list[int]:
        """Colonies on a territory, by seat."""
        return list(self.view["territories"][territory]["colonies"])

    @property
    def shown(self) -> list[str]:
        """The face-up cards."""
        return list(self.view["display"])

    @property
    def discarded(self) -> dict[str, int]:
        """The discard pile."""
        return dict(self.view["discards"])


def table(players: int = 4, **options: Any) -> Table:
    """An empty table, to be described; it is the first round and nobody's ships are docked."""
    state = empty_table(Variant(GAME.resolve({"players": players, **options})))
    state.round = 1
    return Table(state, built=False)


def new_game(players: int = 4, **options: Any) -> Table:
    """A game from its very beginning: the first cards are about to be dealt."""
    return Table(GAME.new_state(GAME.resolve({"players": players, **options})), built=True)


def crowded(**options: Any) -> Table:
    """A table to describe further, where only sets of ships and sixes of seat 0 find an open dock."""
    t = table(**options).seat(RED, hub=7).dock("solar", GREEN, 1, 1, 1, 1, 1, 1)
    return t.dock("solar", YELLOW, 1, 1).dock("artifact", YELLOW, 1, 1, 1, 1).dock("mine", BLUE, 6)

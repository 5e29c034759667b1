"""Positions of Alien Artifacts in a few lines, and verbs to play on from them in notation.

``table(2).seat(A, bank=6, hand="blue3-green2-1", building="calcine+green3-red1-1.a", empire="mika-1:o*2")``
is the first turn of seat A, who has an action left. Everything comes out of the box, so what is described
passes the game's own check. A card in an Empire is ``name:l`` or ``name:o`` by its side, then ``*n`` for
blockade tokens and ``+resource.section`` for every resource card on it; a card in construction is a name
with the resource cards under it. Seats count from 0 (A) here and from p1 in notation. Hands are empty, banks
hold the 8 C of the set-up; the resource deck holds whatever is not described.
"""

import re
from collections.abc import Iterable
from typing import Any, Self

from orrery.core.game import CHANCE, TERMINAL
from orrery.core.tuples import replaced, with_one
from orrery.games.alien_artifacts.components import (
    ARTIFACT_IDS,
    CLASS,
    CLASS_MASK,
    CLASSES,
    CONTENT,
    FACTION_IDS,
    IDS,
    NOWHERE,
    NUMBER,
    PLAN_IDS,
    RESOURCE_IDS,
    SHOWN,
    SIDES,
    SYSTEM_IDS,
    class_cards,
)
from orrery.games.alien_artifacts.game import GAME
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player
from orrery.testing import RulingTable

A, B, C, D, E = range(5)

#: What a seat does that has no part in a test: as little as it may.
QUIET_MOVES = ("end", "done", "no", "pass")

_WORD = re.compile(
    r"(?P<name>[a-z0-9-]+)(:(?P<side>[lo]))?(\*(?P<tokens>\d+))?(?P<under>(\+[a-z0-9-]+\.[ab])*)"
)


def card(name: str) -> int:
    """The class card of that name."""
    return IDS.index(name)


def shown(text: str) -> int:
    """The section written as ``resource.section``."""
    name, _, section = text.partition(".")
    return RESOURCE_IDS.index(name) * 2 + "ab".index(section)


def row(table: str, name: str) -> dict[str, Any]:
    """The row of a content table."""
    return next(r for r in CONTENT.tables[table] if r["id"] == name)


def mask_names(mask: int, among: list[str]) -> set[str]:
    """The names of the bits of a mask."""
    return {name for bit, name in enumerate(among) if mask >> bit & 1}


def bonus(ship: str, target: str) -> int:
    """The printed bonus of a ship against ``alien`` or ``player``."""
    printed = row("ships", ship)
    return int(printed["bonus"] + printed[target])


def values(rows: list[list[dict[str, Any]]], *effects: str) -> list[int]:
    """The attack values whose row of an attack table has exactly these effects."""
    return [
        value for value, found in enumerate(rows, 1) if sorted(e["effect"] for e in found) == sorted(effects)
    ]


def cards_numbered(number: int) -> list[str]:
    """The resource cards with that number."""
    return [name for resource, name in enumerate(RESOURCE_IDS) if NUMBER[resource] == number]


def reveal(ship: str, table: str, name: str, *effects: str, other: int = 0) -> str:
    """A resource card with which a ship meets a row of exactly these effects; ``other`` ones by number."""
    target = "alien" if table == "systems" else "player"
    for value in values(row(table, name)["rows"], *effects):
        number = value - bonus(ship, target)
        if 1 <= number <= 4:
            return cards_numbered(number)[-1 - other]
    raise ValueError(f"{ship} cannot meet {effects} at {name}")


class Table(RulingTable[AlienArtifactsState]):
    """One game on the table: described first, then played; a description may follow a play."""

    def __init__(self, state: AlienArtifactsState) -> None:
        super().__init__(GAME, state)
        self._changed = False

    # --- describing a position ------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        bank: int | None = None,
        vp: int | None = None,
        faction: str = "",
        hand: str = "",
        building: str = "",
        empire: str = "",
        artifacts: str = "",
        plans: str = "",
    ) -> Self:
        """What a seat owns, added to what it has."""
        player = self.state.players[seat]
        player.bank = player.bank if bank is None else bank
        player.vp = player.vp if vp is None else vp
        if faction:
            player.faction = FACTION_IDS.index(faction)
        for name in hand.split():
            player.hand = with_one(player.hand, self._resource(name))
        for word in building.split():
            self._construct(player, word)
        for word in empire.split():
            self._enter(player, word)
        for name in artifacts.split():
            bit = 1 << ARTIFACT_IDS.index(name)
            if not self.state.artifact_pool & bit:
                raise ValueError(f"{name} is not in the deck")
            self.state.artifact_pool &= ~bit
            player.artifacts |= bit
        for name in plans.split():
            bit = 1 << PLAN_IDS.index(name)
            if not self.state.plan_pool & bit:
                raise ValueError(f"{name} is not in the deck")
            self.state.plan_pool &= ~bit
            player.plans |= bit
        return self._change()

    def _construct(self, player: Player, word: str) -> None:
        name, *under = word.split("+")
        self._card(card(name))
        player.building = tuple(sorted([*player.building, card(name)]))
        for text in under:
            player.attached = tuple(sorted([*player.attached, card(name) * SHOWN + self._shown(text)]))

    def _enter(self, player: Player, word: str) -> None:
        found = _WORD.fullmatch(word)
        if found is None or found["side"] is None:
            raise ValueError(f"{word} is no card in an Empire")
        number = card(found["name"])
        self._card(number)
        player.empire = tuple(sorted([*player.empire, number * 2 + "lo".index(found["side"])]))
        tokens = int(found["tokens"] or 0)
        self.state.tokens_left -= tokens
        player.tokens = tuple(sorted([*player.tokens, *[number] * tokens]))
        for text in found["under"].split("+")[1:]:
            player.produced = tuple(sorted([*player.produced, number * SHOWN + self._shown(text)]))

    def _resource(self, name: str) -> int:
        resource = RESOURCE_IDS.index(name)
        pile = self.state.deck if resource in self.state.deck else self.state.discards
        pile.remove(resource)
        return resource

    def _shown(self, text: str) -> int:
        self._resource(text.partition(".")[0])
        return shown(text)

    def _card(self, number: int) -> None:
        """Take a card out of its deck; if it was the open one, the last of the others is open now."""
        s = self.state
        cls = CLASS[number]
        if s.top[cls] == number:
            s.top = replaced(s.top, cls, (s.pool & CLASS_MASK[cls]).bit_length() - 1)
            s.pool &= ~(1 << s.top[cls])
        elif s.pool >> number & 1:
            s.pool &= ~(1 << number)
        else:
            raise ValueError(f"{IDS[number]} is not in its deck")

    def deck(self, names: str = "", hoard: int | None = None) -> Self:
        """The resource deck holds just these; the rest is discarded, or in the hand of ``hoard``."""
        s = self.state
        kept = sorted(RESOURCE_IDS.index(name) for name in names.split())
        rest = sorted({*s.deck, *s.discards}.difference(kept))
        s.deck, s.discards = kept, rest
        if hoard is not None:
            s.players[hoard].hand = tuple(sorted([*s.players[hoard].hand, *rest]))
            s.discards = []
        return self._change()

    def class_deck(self, cls: str, names: str, hoard: int = -1) -> Self:
        """A class deck holds just these, the first of them open; ``hoard`` constructs all others."""
        s = self.state
        number = CLASSES.index(cls)
        kept = [card(name) for name in names.split()]
        rest = [other for other in class_cards(number) if s.pool >> other & 1 or other == s.top[number]]
        rest = [other for other in rest if other not in kept]
        s.top = replaced(s.top, number, kept[0] if kept else NOWHERE)
        s.pool = s.pool & ~CLASS_MASK[number] | sum(1 << other for other in kept[1:])
        s.players[hoard].building = tuple(sorted([*s.players[hoard].building, *rest]))
        return self._change()

    def top(self, name: str) -> Self:
        """This card lies open on its deck."""
        s = self.state
        cls = CLASS[card(name)]
        s.pool |= 1 << s.top[cls]
        if not s.pool >> card(name) & 1:
            raise ValueError(f"{name} is not in its deck")
        s.pool &= ~(1 << card(name))
        s.top = replaced(s.top, cls, card(name))
        return self._change()

    def system(self, name: str) -> Self:
        """The available alien system."""
        s = self.state
        s.system_pool |= 1 << s.system
        s.system = SYSTEM_IDS.index(name)
        s.system_pool &= ~(1 << s.system)
        return self._change()

    def marker(self, field: int) -> Self:
        """The field of the round marker."""
        self.state.marker = field
        return self._change()

    def turn(self, seat: int) -> Self:
        """It is the turn of this seat."""
        self.state.turn = seat
        return self._change()

    def tokens(self, left: int, hoard: int = -1) -> Self:
        """Blockade tokens in the supply; the others lie on the first card of ``hoard``."""
        s = self.state
        player = s.players[hoard]
        player.tokens = tuple(sorted([*player.tokens, *[player.empire[0] >> 1] * (s.tokens_left - left)]))
        s.tokens_left = left
        return self._change()

    def _change(self) -> Self:
        self._changed = True
        return self

    def ready(self) -> Self:
        """The end of a description: it must be sound."""
        if self._changed:
            GAME.derive(self.state)
            GAME.check(self.state)
            self._changed = False
        return self

    # --- playing on -----------------------------------------------------------------------------

    def draw(self, names: str) -> Self:
        """These resource cards are drawn or revealed, in this order."""
        return self.chance(*[f"draw {name}" for name in names.split()])

    def luck(self, *wanted: str) -> Self:
        """Chance decides until a seat is asked: what is wanted if it may happen, else whatever."""
        left = list(wanted)
        while self.actor == CHANCE:
            outcomes = self.legal()
            outcome = next((one for one in left if one in outcomes), min(outcomes))
            if outcome in left:
                left.remove(outcome)
            self.do(outcome)
        return self

    def quiet(self) -> Self:
        """One decision that has no part in the test, taken as quietly as possible."""
        moves = self.legal()
        self.do(next((move for move in QUIET_MOVES if move in moves), min(moves)))
        return self

    def finish(self) -> Self:
        """The rest of the turn, quietly."""
        before = len(self.events)
        while self.actor != TERMINAL and not any(e.id == "aa-event-turn" for e in self.events[before:]):
            self.quiet()
        return self

    def pay(self, *sections: str) -> Self:
        """A set of these cards: ``resource.section``, or ``planet/resource.section`` from a planet."""
        return self.choose(*[self._paying(text) for text in sections])

    def cannot_pay(self, *sections: str) -> str:
        """Why these are no payment: the id of the reason."""
        return self.no_set(*[self._paying(text) for text in sections])[0]

    def _paying(self, text: str) -> str:
        planet, _, section = text.rpartition("/")
        words = section.replace(".", " ")
        return f"pay from {planet} {words}" if planet else f"pay {words}"

    def marks(self) -> set[str]:
        """What may be marked where a set is to be chosen."""
        choice = GAME.set_choice(self.ready().state)
        assert choice is not None, "no set is to be chosen"
        return {GAME.notate(self.state, item.action) for item in choice.items}

    def copy(self) -> "Table":
        """Another table with the same position."""
        return Table(self.ready().state.clone())

    # --- asking ---------------------------------------------------------------------------------

    def bank(self, seat: int) -> int:
        """C of a seat."""
        return self.state.players[seat].bank

    def vp(self, seat: int) -> int:
        """Points of a seat on the track."""
        return self.state.players[seat].vp

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return [RESOURCE_IDS[resource] for resource in self.state.players[seat].hand]

    def building(self, seat: int) -> set[str]:
        """Cards under construction."""
        return {IDS[number] for number in self.state.players[seat].building}

    def attached(self, seat: int, name: str) -> list[str]:
        """The sections under a card in construction."""
        return self._under(self.state.players[seat].attached, name)

    def produced(self, seat: int, name: str) -> list[str]:
        """The sections on a planet."""
        return self._under(self.state.players[seat].produced, name)

    def _under(self, packed: Iterable[int], name: str) -> list[str]:
        under = [one % SHOWN for one in packed if one // SHOWN == card(name)]
        return [f"{RESOURCE_IDS[one >> 1]}.{'ab'[one & 1]}" for one in under]

    def empire(self, seat: int) -> dict[str, str]:
        """Cards in an Empire with their sides."""
        return {IDS[packed >> 1]: SIDES[packed & 1] for packed in self.state.players[seat].empire}

    def blockades(self, seat: int) -> dict[str, int]:
        """Tokens in an Empire by card."""
        tokens = self.state.players[seat].tokens
        return {IDS[number]: tokens.count(number) for number in tokens}

    def artifacts(self, seat: int) -> set[str]:
        """Artifacts of a seat."""
        return mask_names(self.state.players[seat].artifacts, ARTIFACT_IDS)

    def plans(self, seat: int) -> set[str]:
        """Defence plans of a seat."""
        return mask_names(self.state.players[seat].plans, PLAN_IDS)

    @property
    def discards(self) -> set[str]:
        """Discarded resource cards."""
        return {RESOURCE_IDS[resource] for resource in self.state.discards}

    def bottom(self, cls: str) -> list[str]:
        """Cards put under a class deck, the next to come first."""
        return [IDS[number] for number in self.state.bottom if CLASS[number] == CLASSES.index(cls)]

    def open_card(self, cls: str) -> str:
        """The open card of a class deck."""
        return IDS[self.state.top[CLASSES.index(cls)]]

    @property
    def open_system(self) -> str:
        """The available alien system."""
        return SYSTEM_IDS[self.state.system]

    @property
    def phase(self) -> str:
        """What is asked."""
        return str(self.view()["phase"])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator sees."""
        return GAME.view(self.ready().state, seat)

    def cost(self, seat: int, what: str) -> int:
        """What a card of a class costs a seat, in icons; of ``buy``, in C."""
        return int(self.view()["players"][seat]["costs"][what])


def new_game(players: int = 2, **options: Any) -> Table:
    """A game from its very beginning: nothing is drawn yet."""
    return Table(GAME.new_state(GAME.resolve({"players": players, **options})))


def table(players: int = 2, factions: str = "", **options: Any) -> Table:
    """A table to describe: the first turn of seat A, nobody has done or got anything but a faction."""
    t = new_game(players, **options, factions="chosen")
    chosen = factions.split() or FACTION_IDS[:players]
    t.luck("first p1")
    for name in chosen:
        t.luck().play(f"pick {name}")
    s = t.state
    empty = GAME.new_state(s.variant.options)
    for name in ("deck", "discards", "pool", "bottom", "artifact_pool", "plan_pool", "players"):
        setattr(s, name, getattr(empty, name))
    for seat, name in enumerate(chosen):
        s.players[seat].faction = FACTION_IDS.index(name)
    s.top = tuple([mask.bit_length() - 1 for mask in CLASS_MASK])
    s.pool &= ~sum(1 << number for number in s.top)
    s.aside, s.queue, s.stack = (), (), []
    s.round, s.turn, s.actions = 1, A, 1
    t.events.clear()
    return t._change()

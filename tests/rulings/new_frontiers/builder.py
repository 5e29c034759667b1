"""Positions of New Frontiers in three lines, and verbs to play on from them in notation.

``table(3).seat(A, credits=4, techs="space-marines", colonies="comet-zone:R", explored="rebel-base")`` is
round 1 with the first pawn about to act. Everything comes out of the box: worlds from the bag, goods,
technologies, colonists and VP from their pools; so what is described passes the game's own check.
A colony is a name, with ``:N``, ``:R``, ``:G`` or ``:A`` if a good lies on it. Seats count from 0 (A) here
and from p1 in notation; seats act in the order A, B, C .. unless told. Money, and the good of a windfall
home, are there only if described.
"""

from typing import Any

from orrery.core.game import TERMINAL
from orrery.core.tuples import changed
from orrery.games.new_frontiers.components import ACTION_TILES, GOALS, LETTERS
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.state import NewFrontiersState
from orrery.games.new_frontiers.tiles import (
    COLONISTS,
    FIRST_HOME,
    FIXED_STACKS,
    IDS,
    STACK_OF,
    TECHNOLOGIES,
    colony_with,
    good_on,
    tile_of,
)
from orrery.testing import RulingTable

A, B, C, D, E = range(5)

#: Homes with little to say, by seat; another mat's if one of these is taken.
QUIET_HOMES = ["old-earth", "ancient-race", "new-sparta", "galactic-scavengers", "rebel-cantina"]
SPARE_HOMES = ["galactic-developers", "earths-lost-colony", "rebel-freedom-fighters"]

#: What a seat does that has no part in a test: as little as it may.
QUIET_MOVES = ("pass", "colonists", "hide", "store-credits 0")


def number(name: str) -> int:
    """The tile of that name."""
    return IDS.index(name)


def printed(home: str) -> int:
    """The victory points of a home: stand-ins, which are tuned."""
    return next(int(row["vp"]) for row in GAME.content.tables["homes"] if row["id"] == home)


def names(mask: int, among: list[str]) -> set[str]:
    """The names of the bits of a mask."""
    return {name for bit, name in enumerate(among) if mask >> bit & 1}


class Table(RulingTable[NewFrontiersState]):
    """One game on the table: described first, then played; a description may follow a play."""

    def __init__(self, state: NewFrontiersState) -> None:
        super().__init__(GAME, state)
        self._changed = False

    # --- describing a position ------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        credits: int = 0,
        colonists: int = 0,
        vp: int = 0,
        techs: str = "",
        colonies: str = "",
        explored: str = "",
    ) -> "Table":
        """What a seat owns besides its home, which may be named among the colonies to give it a good."""
        s = self.state
        player = s.players[seat]
        player.credits = credits
        s.vp_pool -= vp
        player.vp += vp
        s.colonists -= colonists
        player.colonists += colonists
        for name in techs.split():
            self._technology(seat, number(name))
        for text in colonies.split():
            name, _, letter = text.partition(":")
            self._colony(seat, number(name), LETTERS.index(letter or "-"))
        for name in explored.split():
            self._from_bag(number(name))
            player.explored = tuple(sorted([*player.explored, number(name)]))
        return self._change()

    def _technology(self, seat: int, tile: int) -> None:
        s = self.state
        stack = STACK_OF[tile]
        turned = 0 if stack < FIXED_STACKS else (tile - FIXED_STACKS) % 2
        owned = [t for p in s.players for t in range(TECHNOLOGIES) if p.technologies >> t & 1]
        if any(STACK_OF[other] == stack and other != tile for other in owned):
            raise ValueError(f"{IDS[tile]} is the other face of a tile in play")
        s.faces = s.faces & ~(1 << stack) | turned << stack
        s.supply = changed(s.supply, stack, -1)
        s.players[seat].technologies |= 1 << tile

    def _colony(self, seat: int, tile: int, good: int) -> None:
        s = self.state
        player = s.players[seat]
        if tile >= FIRST_HOME:
            player.colonies.remove(colony_with(tile, 0))
        else:
            self._from_bag(tile)
            s.colonists -= COLONISTS[tile]
        if good:
            s.goods[good] -= 1
        player.colonies = sorted([*player.colonies, colony_with(tile, good)])

    def _from_bag(self, tile: int) -> None:
        if tile not in self.state.bag:
            raise ValueError(f"{IDS[tile]} is not in the bag")
        self.state.bag.remove(tile)

    def faces(self, techs: str) -> "Table":
        """These technologies are for sale: their stacks show this face."""
        for name in techs.split():
            stack = STACK_OF[number(name)]
            turned = (number(name) - FIXED_STACKS) % 2
            self.state.faces = self.state.faces & ~(1 << stack) | turned << stack
        return self._change()

    def order(self, *seats: int) -> "Table":
        """The owners of the pawns from left to right."""
        self.state.order = seats
        return self._change()

    def picked(self, tiles: str) -> "Table":
        """Action tiles picked earlier this round, by the pawns from the left."""
        s = self.state
        numbers = [ACTION_TILES.index(tile) for tile in tiles.split()]
        s.pickers = sum(s.order[place] + 1 << 3 * tile for place, tile in enumerate(numbers))
        s.next_pawn = len(numbers)
        return self._change()

    def last_pick(self) -> "Table":
        """Only the last pawn of the round has still to act; Settle, Trade and Diplomats are left."""
        filler = "overview" if self.state.variant.goals else "isolation"
        tiles = ["develop", "explore", filler, "produce"][: len(self.state.order) - 1]
        return self.picked(" ".join(tiles))

    def pool(self, colonists: int | None = None, vp: int | None = None, spare: int = -1) -> "Table":
        """What is left in the pools; the rest lies before the last seat or the one told."""
        s = self.state
        if colonists is not None:
            s.players[spare].colonists += s.colonists - colonists
            s.colonists = colonists
        if vp is not None:
            s.players[spare].vp += s.vp_pool - vp
            s.vp_pool = vp
        return self._change()

    def produce_tile(self, credits: int) -> "Table":
        """$ on the Produce tile: so many rounds have passed without it."""
        self.state.produce_credits = credits
        self.state.round = credits + 1
        return self._change()

    def stored(self, seat: int, goods: str = "", worlds: str = "", credits: int = 0) -> "Table":
        """What lies on a storage board; goods as letters."""
        s = self.state
        player = s.players[seat]
        for letter in goods:
            kind = LETTERS.index(letter)
            s.goods[kind] -= 1
            player.stored_goods += 1 << 8 * kind
        for name in worlds.split():
            self._from_bag(number(name))
            player.stored_worlds |= 1 << number(name)
        player.stored_credits += credits
        return self._change()

    def only_in_bag(self, worlds: str, hoard: int = -1) -> "Table":
        """The bag holds just these; all others are stored by the last seat or the one told."""
        kept = worlds.split()
        rest = [IDS[tile] for tile in self.state.bag if IDS[tile] not in kept]
        return self.stored(hoard, worlds=" ".join(rest))

    def goals(self, open: str = "", hidden: str = "", owner: int = A, under: str = "") -> "Table":
        """Goals face up, the one face down before ``owner``, those put back as ``name/seats that know``."""
        s = self.state
        for name in open.split():
            s.open_goals |= self._goal(name)
        if hidden:
            self._goal(hidden)
            s.hidden_goal, s.hidden_owner = GOALS.index(hidden), owner
        for text in under.split():
            name, _, knowing = text.partition("/")
            self._goal(name)
            s.under_goals += (GOALS.index(name) << 5 | sum(1 << int(seat) for seat in knowing),)
        return self._change()

    def _goal(self, name: str) -> int:
        bit = 1 << GOALS.index(name)
        if not self.state.pool_goals & bit:
            raise ValueError(f"{name} is not in the stack")
        self.state.pool_goals &= ~bit
        return bit

    def _change(self) -> "Table":
        self._changed = True
        return self

    def ready(self) -> "Table":
        """The end of a description: it must be sound."""
        if self._changed:
            GAME.derive(self.state)
            GAME.check(self.state)
            self._changed = False
        return self

    # --- playing on -----------------------------------------------------------------------------

    def draw(self, worlds: str) -> "Table":
        """These come out of the bag."""
        return self.chance(*[f"draw {name}" for name in worlds.split()])

    def quiet(self) -> "Table":
        """One decision that has no part in the test, taken as quietly as possible."""
        moves = sorted(self.legal())
        self.do(next((move for move in QUIET_MOVES if move in moves), moves[0]))
        return self

    def until(self, seat: int) -> "Table":
        """Quiet decisions until this seat is asked, within the action."""
        while self.ready().actor != seat:
            assert self.state.stack, f"seat {seat} is not asked in this action"
            self.quiet()
        return self

    def finish(self) -> "Table":
        """The rest of the action, quietly."""
        while self.ready().state.stack and self.actor != TERMINAL:
            self.quiet()
        return self

    def rounds(self, *tiles: str) -> "Table":
        """The next pawns pick these; every action is resolved quietly."""
        for tile in tiles:
            self.finish().play(f"pick {tile}").finish()
        return self

    def copy(self) -> "Table":
        """Another table with the same position."""
        return Table(self.ready().state.clone())

    # --- asking ---------------------------------------------------------------------------------

    @property
    def picking(self) -> bool:
        """Whether an action tile is to be picked."""
        return bool(self.offers("pick"))

    def credits(self, seat: int) -> int:
        """$ of a seat."""
        return self.state.players[seat].credits

    def vp(self, seat: int) -> int:
        """VP chips of a seat."""
        return self.state.players[seat].vp

    def colonists(self, seat: int) -> int:
        """Colonists on a mat."""
        return self.state.players[seat].colonists

    def techs(self, seat: int) -> set[str]:
        """Technologies of a seat."""
        return names(self.state.players[seat].technologies, IDS)

    def colonies(self, seat: int) -> set[str]:
        """Colonies of a seat, home included."""
        return {IDS[tile_of(colony)] for colony in self.state.players[seat].colonies}

    def goods(self, seat: int) -> dict[str, str]:
        """The goods of a seat by colony, as letters."""
        colonies = self.state.players[seat].colonies
        return {IDS[tile_of(colony)]: LETTERS[good_on(colony)] for colony in colonies if good_on(colony)}

    def explored(self, seat: int) -> set[str]:
        """Explored worlds of a seat."""
        return {IDS[tile] for tile in self.state.players[seat].explored}

    def board(self, seat: int) -> tuple[str, set[str], int]:
        """A storage board: goods as letters, worlds and $."""
        player = self.state.players[seat]
        goods = "".join(letter * (player.stored_goods >> 8 * k & 255) for k, letter in enumerate(LETTERS))
        return goods, names(player.stored_worlds, IDS), player.stored_credits

    def supply(self, letter: str) -> int:
        """Goods of a kind in the supply."""
        return self.state.goods[LETTERS.index(letter)]

    @property
    def bag(self) -> set[str]:
        """The worlds in the bag."""
        return {IDS[tile] for tile in self.state.bag}

    @property
    def display(self) -> set[str]:
        """The worlds on display in Explore."""
        return {IDS[tile] for tile in self.state.display}

    @property
    def open_goals(self) -> set[str]:
        """Goals face up."""
        return names(self.state.open_goals, GOALS)

    @property
    def face_down(self) -> tuple[str, int] | None:
        """The goal face down before a player, and whose it is."""
        s = self.state
        return (GOALS[s.hidden_goal], s.hidden_owner) if s.hidden_goal >= 0 else None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator sees."""
        return GAME.view(self.ready().state, seat)


def new_game(players: int = 3, **options: Any) -> Table:
    """A game from its very beginning: coins or seats are about to be drawn."""
    return Table(GAME.new_state(GAME.resolve({"players": players, **options})))


def table(players: int = 3, homes: str = "", **options: Any) -> Table:
    """A table to describe: round 1, all coins tails, turn order A, B, C ..; homes by seat as named."""
    chosen = [number(name) - FIRST_HOME for name in homes.split()]
    for name in [*QUIET_HOMES[len(chosen) :], *QUIET_HOMES[: len(chosen)], *SPARE_HOMES]:
        home = number(name) - FIRST_HOME
        if home // 2 not in [other // 2 for other in chosen]:
            chosen.append(home)
    t = new_game(players, **options)
    t.chance(*["flip tails"] * 16)
    t.chance(*[f"seat p{seat + 1}" for seat in range(players - 1)])
    t.chance(*[f"mat {chosen[seat] // 2 + 1}" for seat in range(players)])
    t.play(*[f"side {'ab'[chosen[seat] % 2]}" for seat in range(players)])
    for player in t.state.players:
        player.credits = 0
        home = player.colonies[0]
        if good_on(home):
            t.state.goods[good_on(home)] += 1
        player.colonies = [colony_with(tile_of(home), 0)]
    t.events.clear()
    return t._change()

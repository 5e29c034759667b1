"""Positions of How to Save a World in a few lines, and verbs to play on from them in notation.

``table(3).seat(A, energy=3, hand="mirror-farm", tokens="moon moon").track("laser", "A2 B1")`` is a turn of
seat A in the first round. Everything comes out of the box, so what is described passes the game's own check.
Seats have no cards, tokens or resources but those that are described; of the displays nothing is used but
what a test names. Seats count from 0 (A) here and from p1 in notation, spaces from 1.
"""

from typing import Any, Self

from orrery.core.game import CHANCE
from orrery.games.how_to_save_a_world.components import (
    CARD_IDS,
    CUBES,
    DECK,
    FACILITY_IDS,
    FULL_DECK,
    LOCATION_IDS,
    NOWHERE,
    SPACE_IDS,
    STACK_MASK,
    STACK_SPACES,
    STARTING_CARDS,
    THREAT,
    UPGRADE_IDS,
    WORLD,
)
from orrery.games.how_to_save_a_world.game import GAME
from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState, Player
from orrery.games.how_to_save_a_world.vocabulary import DECKS, PROJECTS, RESOURCES, TAGS
from orrery.testing import RulingTable

A, B, C, D = range(4)
SEATS = "ABCD"


def card(name: str) -> int:
    """The card of that name."""
    return CARD_IDS.index(name)


def names(cards: tuple[int, ...]) -> list[str]:
    """The names of cards."""
    return [CARD_IDS[each] for each in cards]


class Table(RulingTable[HowToSaveAWorldState]):
    """One game on the table: described first, then played; a description may follow a play."""

    def __init__(self, state: HowToSaveAWorldState) -> None:
        super().__init__(GAME, state)
        self._changed = False

    # --- describing a position ------------------------------------------------------------------

    def seat(
        self,
        seat: int,
        *,
        hand: str = "",
        secret: str = "",
        discard: str = "",
        tokens: str = "",
        spent: str = "",
        upgrades: str = "",
        placed: str = "",
        ready: tuple[int, int] | None = None,
        vp: int | None = None,
        baselines: dict[str, int] | None = None,
        **resources: int,
    ) -> Self:
        """What a seat owns, added to what it has; resources and baselines are what they are to be.

        ``hand`` are cards that everybody has seen, ``secret`` those that only their owner has. Landers
        that are ``placed`` are taken from their world, if one is ready there.
        """
        player = self.state.players[seat]
        for name in f"{hand} {secret}".split():
            player.hand = tuple(sorted([*player.hand, self._take(name)]))
        player.hidden = tuple(sorted([*player.hidden, *[card(name) for name in secret.split()]]))
        for name in discard.split():
            player.discard = tuple(sorted([*player.discard, self._take(name)]))
        player.active = _with_tags(player.active, tokens)
        player.spent = _with_tags(player.spent, spent)
        for name in upgrades.split():
            player.upgrades |= 1 << UPGRADE_IDS.index(name)
        for name in placed.split():
            self._place(player, LOCATION_IDS.index(name))
        player.ready = player.ready if ready is None else ready
        player.vp = player.vp if vp is None else vp
        for name, level in (baselines or {}).items():
            levels = list(player.baselines)
            levels[RESOURCES.index(name)] = level
            player.baselines = tuple(levels)
        for name, amount in resources.items():
            player.resources[RESOURCES.index(name)] = amount
        return self._change()

    def _take(self, name: str) -> int:
        """Take a card out of its deck, its display, where another replaces it, or the box."""
        s, number = self.state, card(name)
        deck = DECK[number]
        if number in s.box:
            s.box = _without(s.box, number)
        elif number in s.decks[deck]:
            s.decks[deck] = _without(s.decks[deck], number)
        elif number in s.display:
            s.display[s.display.index(number)] = s.decks[deck][0]
            s.decks[deck] = s.decks[deck][1:]
        else:
            raise ValueError(f"{name} is not in its deck")
        return number

    def _place(self, player: Player, location: int) -> None:
        ready = list(player.ready)
        world = WORLD[location]
        ready[world if ready[world] else 1 - world] -= 1
        player.ready = tuple(ready)
        player.placed = tuple(sorted([*player.placed, location]))

    def track(self, project: str, order: str) -> Self:
        """Discs on a track from first to last, the lower of those on one space first: ``"A5 B5 C2"``."""
        s, number = self.state, PROJECTS.index(project)
        seats = [SEATS.index(word[0]) for word in order.split()]
        for word in order.split():
            discs = list(s.players[SEATS.index(word[0])].discs)
            discs[number] = int(word[1:])
            s.players[SEATS.index(word[0])].discs = tuple(discs)
        others = [seat for seat in range(s.variant.players) if seat not in seats]
        s.standing = (*s.standing[:number], (*seats, *others), *s.standing[number + 1 :])
        return self._change()

    def tile(self, project: str, tier: int) -> Self:
        """The tier of the reward tile on top."""
        tiles = list(self.state.tiles)
        tiles[PROJECTS.index(project)] = tier - 1
        self.state.tiles = tuple(tiles)
        return self._change()

    def bag(self, **cubes: int) -> Self:
        """Just these cubes are in the bag."""
        s = self.state
        there = [supply + bag for supply, bag in zip(s.supply, s.bag, strict=True)]
        s.bag = tuple(cubes.get(name, 0) for name in CUBES)
        s.supply = tuple(total - bag for total, bag in zip(there, s.bag, strict=True))
        return self._change()

    def meter(self, project: str, count: int) -> Self:
        """So many cubes of its project on the first spaces of a meter, which was empty."""
        s, number = self.state, PROJECTS.index(project)
        length = len(s.meters[number])
        filled = (number,) * count + (NOWHERE,) * (length - count)
        s.meters = (*s.meters[:number], filled, *s.meters[number + 1 :])
        supply = list(s.supply)
        supply[number] -= count
        s.supply = tuple(supply)
        return self._change()

    def asteroid(self, space: int) -> Self:
        """The space of the asteroid."""
        self.state.asteroid = space - 1
        return self._change()

    def threat(self, level: int) -> Self:
        """The number on the top threat token."""
        self.state.threat = THREAT.index(level)
        return self._change()

    def facility(self, name: str) -> Self:
        """A facility lies open on the first free space of its letter."""
        s, number = self.state, FACILITY_IDS.index(name)
        stack = next(stack for stack in range(2) if STACK_MASK[stack] >> number & 1)
        space = next(space for space in STACK_SPACES[stack] if s.facilities[space] == NOWHERE)
        s.facilities = (*s.facilities[:space], number, *s.facilities[space + 1 :])
        s.facility_pool &= ~(1 << number)
        return self._change()

    def display(self, deck: str, row: str) -> Self:
        """The open cards of a deck from left to right, ``-`` for an empty place."""
        s, number = self.state, DECKS.index(deck)
        first = number * 3
        s.decks[number] = tuple(
            sorted([*s.decks[number], *[each for each in s.display[first : first + 3] if each >= 0]])
        )
        s.display[first : first + 3] = [NOWHERE] * 3
        wanted = [NOWHERE if name == "-" else self._take(name) for name in row.split()]
        s.display[first : first + 3] = wanted
        return self._change()

    def deck(self, deck: str, cards: str = "", market: str = "") -> Self:
        """A deck and its market discard hold just these; the other cards are out of the game."""
        s, number = self.state, DECKS.index(deck)
        rest = [*s.decks[number], *s.market[number]]
        kept = [sorted(card(name) for name in words.split()) for words in (cards, market)]
        for each in (*kept[0], *kept[1]):
            rest.remove(each)
        s.decks[number] = tuple(kept[0])
        s.market = (*s.market[:number], tuple(kept[1]), *s.market[number + 1 :])
        s.removed = tuple(sorted([*s.removed, *rest]))
        return self._change()

    def returned(self, seat: int, name: str) -> Self:
        """The species that a seat put under the deck at set-up."""
        self.state.players[seat].returned = self._take(name)
        return self._change()

    def bought(self, name: str) -> Self:
        """A card in the hand of the player whose turn it is was bought in it."""
        self.state.bought = tuple(sorted([*self.state.bought, card(name)]))
        return self._change()

    def turn(self, seat: int) -> Self:
        """It is the turn of this seat."""
        self.state.turn = seat
        return self._change()

    def badge(self, seat: int) -> Self:
        """This seat has the badge."""
        self.state.badge = seat
        return self._change()

    def ended(self, key: str) -> Self:
        """The game is over and this was the key project."""
        self.state.key_project = PROJECTS.index(key)
        self.state.over = True
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

    def luck(self, *wanted: str) -> Self:
        """Chance decides until a seat is asked: what is wanted if it may happen, else whatever."""
        left = list(wanted)
        while self.actor == CHANCE:
            outcomes = self.legal()
            outcome = next((one for one in left if one in outcomes), min(outcomes))
            if outcome in left:
                left.remove(outcome)
            self.do(outcome)
        assert not left, f"{left} did not happen"
        return self

    def spend(self, count: int, *marks: str) -> Self:
        """So many tags are spent, these if it is a choice; a count of 0 was chosen before."""
        if count:
            self.play(f"tags {count}")
        return self.choose(*marks) if any(self.can(mark) for mark in marks) else self

    def all_pass(self) -> Self:
        """Everybody whose turn comes passes, until the progress phase."""
        number = self.state.round
        while self.actor >= 0 and not self.state.stack and self.state.round == number:
            self.play("pass")
        return self

    def copy(self) -> "Table":
        """Another table with the same position."""
        return Table(self.ready().state.clone())

    # --- asking ---------------------------------------------------------------------------------

    def has(self, seat: int, what: str) -> int:
        """How much of a resource a seat has."""
        return self.state.players[seat].resources[RESOURCES.index(what)]

    def resources(self, seat: int) -> dict[str, int]:
        """The resources of a seat that are not 0."""
        return _some(RESOURCES, self.state.players[seat].resources)

    def baselines(self, seat: int) -> dict[str, int]:
        """The baselines of a seat that are not 0."""
        return _some(RESOURCES, self.state.players[seat].baselines)

    def active(self, seat: int) -> dict[str, int]:
        """The active tokens of a seat."""
        return _some(TAGS, self.state.players[seat].active)

    def spent(self, seat: int) -> dict[str, int]:
        """The spent tokens of a seat."""
        return _some(TAGS, self.state.players[seat].spent)

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat."""
        return names(self.state.players[seat].hand)

    def discard(self, seat: int) -> list[str]:
        """The own discard of a seat."""
        return names(self.state.players[seat].discard)

    def upgrades(self, seat: int) -> set[str]:
        """The Tech 1 and Tech 2 of a seat."""
        mask = self.state.players[seat].upgrades
        return {name for number, name in enumerate(UPGRADE_IDS) if mask >> number & 1}

    def vp(self, seat: int) -> int:
        """The score track."""
        return self.state.players[seat].vp

    def disc(self, seat: int, project: str) -> int:
        """The space of a disc."""
        return self.state.players[seat].discs[PROJECTS.index(project)]

    def landers(self, seat: int) -> tuple[int, ...]:
        """Landers in the ready areas of planet and moon."""
        return self.state.players[seat].ready

    def tier(self, project: str) -> int:
        """The tier of the reward tile on top."""
        return self.state.tiles[PROJECTS.index(project)] + 1

    def cubes(self) -> dict[str, int]:
        """What is in the bag."""
        return _some(CUBES, self.state.bag)

    def aside(self) -> dict[str, int]:
        """Cubes that were set aside."""
        return _some(CUBES, self.state.aside)

    def on_meter(self, project: str) -> dict[int, str]:
        """The cubes on a meter by space."""
        meter = self.state.meters[PROJECTS.index(project)]
        return {space: CUBES[cube] for space, cube in enumerate(meter, 1) if cube != NOWHERE}

    def row(self, deck: str) -> list[str]:
        """The open cards of a deck from left to right, ``-`` for an empty place."""
        row = self.state.display[DECKS.index(deck) * 3 :][:3]
        return ["-" if number == NOWHERE else CARD_IDS[number] for number in row]

    def facilities(self) -> dict[str, str]:
        """The open facilities by space."""
        found = zip(SPACE_IDS, self.state.facilities, strict=True)
        return {space: FACILITY_IDS[number] for space, number in found if number != NOWHERE}

    @property
    def threat_level(self) -> int:
        """The number on the top threat token."""
        return int(self.view()["threat"])

    @property
    def space(self) -> int:
        """The space of the asteroid."""
        return int(self.view()["asteroid"])

    @property
    def key(self) -> str | None:
        """The key project."""
        key: str | None = self.view()["key"]
        return key

    @property
    def phase(self) -> str:
        """What is asked."""
        return str(self.view()["phase"])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator sees."""
        return GAME.view(self.ready().state, seat)


def _without(cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    place = cards.index(number)
    return cards[:place] + cards[place + 1 :]


def _with_tags(counts: tuple[int, ...], words: str) -> tuple[int, ...]:
    return tuple(count + words.split().count(tag) for tag, count in zip(TAGS, counts, strict=True))


def _some(words: list[str], numbers: Any) -> dict[str, int]:
    return {word: number for word, number in zip(words, numbers, strict=True) if number}


def new_game(players: int = 3) -> Table:
    """A game from its very beginning: nothing is drawn yet."""
    return Table(GAME.new_state(GAME.resolve({"players": players})))


def table(players: int = 3) -> Table:
    """A table to describe: a turn of seat A in the first round; nobody has anything but landers and discs."""
    t = new_game(players)
    s = t.state
    while s.round == 0:
        t.do(min(t.legal()))
    fresh = new_game(players).state
    s.players = fresh.players
    for player in s.players:
        player.resources = [0] * len(RESOURCES)
    s.decks = list(FULL_DECK)
    s.box = tuple(sorted(each for cards in STARTING_CARDS for each in cards))
    for deck in range(3):
        s.display[deck * 3 : deck * 3 + 3] = s.decks[deck][-3:]
        s.decks[deck] = s.decks[deck][:-3]
    s.turn = s.badge = A
    t.events.clear()
    return t._change()

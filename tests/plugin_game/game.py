"""Contraband: everybody stows a card unseen, then declares it (turns it up) or smuggles it.

Each round every seat in turn stows one card of its secret hand face down. When all have, each seat in
turn either declares its card, turning it up, or smuggles it unseen. Whoever declared the highest value
alone scores it; a smuggled card scores 1 and stays secret. Then every seat draws a card.
"""

from typing import Any, Final

from orrery.core.actions import ActionTable
from orrery.core.chance import Rng, weighted
from orrery.core.content import Content, load_content
from orrery.core.game import CHANCE, TERMINAL, Game, State
from orrery.core.messages import EVERYONE, Event, Label, seat_name
from orrery.core.options import Option, Options

CONTENT: Final = load_content("plugin_game", ["cargo"])
KINDS: Final[list[str]] = CONTENT.column("cargo", "id")
VALUES: Final[list[int]] = CONTENT.column("cargo", "value")
COPIES: Final[list[int]] = CONTENT.column("cargo", "copies")

DEAL, STOW, DECLARE, SMUGGLE = 0, len(KINDS), 2 * len(KINDS), 2 * len(KINDS) + 1
TABLE: Final = ActionTable()
TABLE.block(DEAL, "deal", KINDS)
TABLE.block(STOW, "stow", KINDS)
TABLE.block(DECLARE, "declare")
TABLE.block(SMUGGLE, "smuggle")

# Frames of the decision stack: (kind, seat).
STOWING, OPENING, DRAWING = 0, 1, 2
NOTHING: Final = -1


class Smuggler:
    """What one seat has. Only it knows its hand, its stowed card and what it smuggled."""

    __slots__ = ("declared", "hand", "points", "smuggled", "stowed")

    def __init__(self) -> None:
        self.hand = [0] * len(KINDS)
        self.smuggled = [0] * len(KINDS)
        self.stowed = NOTHING
        self.declared = NOTHING
        self.points = 0


class ContrabandState(State):
    """A position; ``deck`` counts what is left of each kind, in no order."""

    __slots__ = ("deck", "deck_size", "discards", "players", "round", "rounds", "stack", "ties_pay")

    DERIVED: Final = ("deck_size",)

    def clone(self) -> "ContrabandState":
        copy = type(self)()
        copy.deck, copy.discards, copy.stack = self.deck[:], self.discards[:], self.stack[:]
        copy.deck_size, copy.round, copy.rounds = self.deck_size, self.round, self.rounds
        copy.ties_pay = self.ties_pay
        copy.players = []
        for player in self.players:
            twin = Smuggler()
            twin.hand, twin.smuggled = player.hand[:], player.smuggled[:]
            twin.stowed, twin.declared, twin.points = player.stowed, player.declared, player.points
            copy.players.append(twin)
        return copy


class Contraband(Game[ContrabandState]):
    """The rules."""

    def __init__(self) -> None:
        self.id = "contraband"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.table = TABLE
        self.content = CONTENT
        self.options = [
            Option("long_game", False, "three rounds instead of two"),
            Option("ties", "nobody", "who scores if the highest value was declared twice", ("nobody", "all")),
        ]

    def new_state(self, options: Options) -> ContrabandState:
        state, count = ContrabandState(), int(options["players"])
        state.deck, state.discards = COPIES[:], [0] * len(KINDS)
        state.players = [Smuggler() for _ in range(count)]
        state.round, state.rounds = 0, 3 if options["long_game"] else 2
        state.ties_pay = options["ties"] == "all"
        state.stack = [(DRAWING, seat) for seat in reversed(range(count)) for _ in range(2)]
        self.derive(state)
        self._next_round(state)
        return state

    def _next_round(self, s: ContrabandState) -> None:
        seats = range(len(s.players))
        s.round += 1
        frames = [(kind, seat) for kind in (DRAWING, STOWING, OPENING) for seat in seats]
        s.stack = list(reversed(frames)) + s.stack

    def derive(self, state: ContrabandState) -> None:
        state.deck_size = sum(state.deck)

    def players(self, state: ContrabandState) -> int:
        return len(state.players)

    def actor(self, state: ContrabandState) -> int:
        if not state.stack:
            return TERMINAL
        kind, seat = state.stack[-1]
        return CHANCE if kind == DRAWING else seat

    def legal(self, state: ContrabandState) -> list[int]:
        if not state.stack:
            return []
        kind, seat = state.stack[-1]
        if kind == OPENING:
            return [DECLARE, SMUGGLE]
        first, pile = (DEAL, state.deck) if kind == DRAWING else (STOW, state.players[seat].hand)
        return [first + card for card, count in enumerate(pile) if count]

    def apply(self, state: ContrabandState, action: int, events: list[Event] | None = None) -> None:
        kind, seat = state.stack.pop()
        player, name = state.players[seat], seat_name(seat)
        told: list[Event] = []
        if kind == DRAWING:
            card = action - DEAL
            state.deck[card] -= 1
            state.deck_size -= 1
            player.hand[card] += 1
            told.append(Event("cb-draws", {"player": name}))
            told.append(Event("cb-drawn", {"card": f"@cb-{KINDS[card]}"}, seats=1 << seat))
        elif kind == STOWING:
            card = action - STOW
            player.hand[card] -= 1
            player.stowed = card
            told.append(Event("cb-stows", {"player": name}))
        elif action == DECLARE:
            player.declared, player.stowed = player.stowed, NOTHING
            card_name = f"@cb-{KINDS[player.declared]}"
            told.append(Event("cb-declares", {"player": name, "card": card_name}, reveals=True))
        else:
            player.smuggled[player.stowed] += 1
            player.stowed = NOTHING
            told.append(Event("cb-smuggles", {"player": name}))
        if kind == OPENING and seat == len(state.players) - 1:
            self._pay(state, told)
        if events is not None:
            events.extend(told)

    def _pay(self, s: ContrabandState, told: list[Event]) -> None:
        declared = [player.declared for player in s.players]
        best = max(declared)
        for seat, player in enumerate(s.players):
            if best != NOTHING and player.declared == best and (declared.count(best) == 1 or s.ties_pay):
                player.points += VALUES[best]
                told.append(Event("cb-scores", {"player": seat_name(seat), "points": VALUES[best]}))
            if player.declared != NOTHING:
                s.discards[player.declared] += 1
                player.declared = NOTHING
        if s.round < s.rounds:
            self._next_round(s)

    def audience(self, state: ContrabandState, action: int) -> int:
        kind, seat = state.stack[-1]
        return EVERYONE if kind == OPENING else 1 << seat  # what is drawn or stowed is a secret

    def chance(self, state: ContrabandState) -> list[tuple[int, int]]:
        return [(DEAL + card, count) for card, count in enumerate(state.deck) if count]

    def sample(self, state: ContrabandState, rng: Rng) -> int:
        return weighted(self.chance(state), rng)

    def determinize(self, state: ContrabandState, seat: int, rng: Rng) -> ContrabandState:
        copy = state.clone()
        others = [player for place, player in enumerate(copy.players) if place != seat]
        for player in others:  # all that is hidden from the seat goes back into the deck ...
            for card in range(len(KINDS)):
                copy.deck[card] += player.hand[card] + player.smuggled[card]
            if player.stowed != NOTHING:
                copy.deck[player.stowed] += 1
        for player in others:  # ... and as much is drawn again
            player.hand = self._drawn(copy, sum(player.hand), rng)
            player.smuggled = self._drawn(copy, sum(player.smuggled), rng)
            if player.stowed != NOTHING:
                player.stowed = self._drawn(copy, 1, rng).index(1)
        return copy

    def _drawn(self, s: ContrabandState, count: int, rng: Rng) -> list[int]:
        pile = [0] * len(KINDS)
        for _ in range(count):
            card = weighted(self.chance(s), rng) - DEAL
            s.deck[card] -= 1
            pile[card] += 1
        return pile

    def view(self, state: ContrabandState, seat: int | None) -> dict[str, Any]:
        def shown(player: Smuggler, own: bool) -> dict[str, Any]:
            hidden = {"hand": player.hand[:], "stowed": player.stowed, "smuggled": player.smuggled[:]}
            return {
                "cards": sum(player.hand),
                "has_stowed": player.stowed != NOTHING,
                "smuggled_cards": sum(player.smuggled),
                "declared": player.declared,
                "points": player.points,
                "secret": hidden if own else None,
            }

        return {
            "round": state.round,
            "rounds": state.rounds,
            "deck": state.deck_size,
            "discards": state.discards[:],
            "decision": list(state.stack[-1]) if state.stack else None,
            "players": [shown(player, place == seat) for place, player in enumerate(state.players)],
        }

    def scores(self, state: ContrabandState) -> list[dict[str, int]]:
        return [{"declared": p.points, "smuggled": sum(p.smuggled)} for p in state.players]

    def ranking(self, state: ContrabandState) -> list[list[int]]:
        totals = [sum(points.values()) for points in self.scores(state)]
        places = sorted(set(totals), reverse=True)
        return [[seat for seat, total in enumerate(totals) if total == place] for place in places]

    def evaluate(self, state: ContrabandState) -> list[float]:
        return [float(sum(points.values())) for points in self.scores(state)]

    def label(self, state: ContrabandState, action: int) -> Label:
        return ("cb-" + TABLE.notate(action).replace(" ", "-"), {})

    def reason(self, state: ContrabandState, action: int) -> Label:
        return ("cb-not-now", {"move": TABLE.notate(action)})

    def check(self, state: ContrabandState) -> None:
        for card, copies in enumerate(COPIES):
            found = state.deck[card] + state.discards[card]
            for player in state.players:
                assert player.hand[card] >= 0, "a hand owes a card"
                found += player.hand[card] + player.smuggled[card]
                found += (player.stowed == card) + (player.declared == card)
            assert found == copies, f"{found} cards of {KINDS[card]}, not {copies}"
        assert state.deck_size == sum(state.deck), "the size of the deck is stale"

    def check_content(self, content: Content) -> list[str]:
        enough = sum(content.column("cargo", "copies")) >= self.max_players * 5
        return [] if enough else ["there are too few cards for three rounds"]


GAME: Final = Contraband()

"""Contraband: everybody stows a card unseen, then declares it (turns it up) or smuggles it.

Each round every seat in turn stows one card of its secret hand face down. When all have, each seat in
turn either declares its card, turning it up, or smuggles it unseen. Whoever declared the highest value
alone scores it; a smuggled card scores 1 and stays secret. Then every seat draws a card. After the last
round every seat in turn lays up to two cards of its hand face down for the black market; they are turned
up together, and a kind that one seat alone offers, once, scores its value. ``RULES.md`` tells it to people.
"""

from typing import Any, Final

from orrery.core.actions import ActionTable
from orrery.core.chance import Rng, weighted
from orrery.core.content import Content, load_content
from orrery.core.facts import CHANCE_PHASE, OVER_PHASE, Decision, Facts
from orrery.core.game import CHANCE, TERMINAL, Game, State
from orrery.core.messages import EVERYONE, Event, Label, seat_name, tell, why
from orrery.core.observation import Layout
from orrery.core.options import Option, Options
from orrery.core.results import ranking_by
from orrery.core.sets import Item, SetChoice

CONTENT: Final = load_content("plugin_game", ["cargo"])
KINDS: Final[list[str]] = CONTENT.column("cargo", "id")
VALUES: Final[list[int]] = CONTENT.column("cargo", "value")
COPIES: Final[list[int]] = CONTENT.column("cargo", "copies")

DEAL, STOW, OFFER = 0, len(KINDS), 2 * len(KINDS)
DECLARE, SMUGGLE, DONE = 3 * len(KINDS), 3 * len(KINDS) + 1, 3 * len(KINDS) + 2
TABLE: Final = ActionTable()
TABLE.block(DEAL, "deal", KINDS)
TABLE.block(STOW, "stow", KINDS)
TABLE.block(OFFER, "offer", KINDS)
TABLE.block(DECLARE, "declare")
TABLE.block(SMUGGLE, "smuggle")
TABLE.block(DONE, "done")

# Frames of the decision stack: (kind, seat). 0 would be a decision without a frame; there is none here.
STOWING, OPENING, OFFERING, DRAWING = 1, 2, 3, 4
NOTHING: Final = -1
#: How many cards a seat may lay down for the black market.
STALL: Final = 2


class Smuggler:
    """What one seat has. Only it knows its hand, its stowed card, what it smuggled and what it offers."""

    __slots__ = ("declared", "earned", "hand", "offered", "smuggled", "sold", "stowed")

    def __init__(self) -> None:
        self.hand = [0] * len(KINDS)
        self.smuggled = [0] * len(KINDS)
        self.offered = [0] * len(KINDS)
        self.stowed = NOTHING
        self.declared = NOTHING
        #: Points for declared cards, and those of the black market.
        self.earned = 0
        self.sold = 0


def _layout() -> Layout:
    """What a seat knows as numbers, in the order of ``Contraband.observe``."""
    layout, seats = Layout(), 4
    layout.category("phase", 5)
    layout.category("asked", seats)
    for name in ("round", "rounds", "deck"):
        layout.amount(name, sum(COPIES))
    layout.amount("discards", sum(COPIES), len(KINDS))
    layout.amount("seats: cards, smuggled, offered, stowed, declared, points", 99, seats, 8, low=NOTHING)
    layout.category("own stowed", len(KINDS))
    for name in ("own hand", "own smuggled", "own offered"):
        layout.amount(name, sum(COPIES), len(KINDS))
    return layout


LAYOUT: Final = _layout()


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
            twin.hand, twin.smuggled, twin.offered = player.hand[:], player.smuggled[:], player.offered[:]
            twin.stowed, twin.declared = player.stowed, player.declared
            twin.earned, twin.sold = player.earned, player.sold
            copy.players.append(twin)
        return copy


def _cargo(card: int) -> str:
    """The argument of a message that names a kind of card."""
    return f"@cb-cargo-{KINDS[card]}"


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
        self.facts = Facts(
            prefix="cb",
            decisions=[
                Decision(STOWING, "stow", "stowing", ["stow"], self._stow_choices, self._stow_chosen),
                Decision(
                    OPENING, "open", "customs", ["declare", "smuggle"], self._open_choices, self._open_chosen
                ),
                Decision(
                    *(OFFERING, "offer", "black-market", ["offer", "done"]),
                    *(self._offer_choices, self._offer_chosen, self._offer_set),
                ),
            ],
            sources=["declared", "smuggled", "market"],
            components=["cargo"],
            # Who has one kind of card left has no choice, and nobody else knows.
            secret=["stow", "offer"],
        )
        self._rows = {row.kind: row for row in self.facts.decisions}

    # --- set-up -------------------------------------------------------------------------------------

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

    def derive(self, state: ContrabandState) -> None:
        state.deck_size = sum(state.deck)

    def _next_round(self, s: ContrabandState) -> None:
        s.round += 1
        self._ask_all(s, DRAWING, STOWING, OPENING)

    def _ask_all(self, s: ContrabandState, *kinds: int) -> None:
        """Every seat in turn decides the first of these, then every seat the next."""
        frames = [(kind, seat) for kind in kinds for seat in range(len(s.players))]
        s.stack = list(reversed(frames)) + s.stack

    # --- the clockwork ------------------------------------------------------------------------------

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
        frame = state.stack[-1]
        if frame[0] == DRAWING:
            return [DEAL + card for card, left in enumerate(state.deck) if left]
        return self._rows[frame[0]].choices(state, frame)

    def apply(self, state: ContrabandState, action: int, events: list[Event] | None = None) -> None:
        told = events if events is not None else []
        kind, seat = state.stack[-1]
        if kind != DRAWING:
            self._rows[kind].chosen(state, action, told)
            return
        state.stack.pop()
        card = action - DEAL
        state.deck[card] -= 1
        state.deck_size -= 1
        state.players[seat].hand[card] += 1
        tell(told, "cb-event-draws", player=seat_name(seat))
        told.append(Event("cb-event-drawn", {"card": _cargo(card)}, seats=1 << seat))

    def chance(self, state: ContrabandState) -> list[tuple[int, int]]:
        return [(DEAL + card, count) for card, count in enumerate(state.deck) if count]

    def sample(self, state: ContrabandState, rng: Rng) -> int:
        return weighted(self.chance(state), rng)

    def set_choice(self, state: ContrabandState) -> SetChoice | None:
        if not state.stack or state.stack[-1][0] != OFFERING:
            return None
        return self._offer_set(state, state.stack[-1])

    # --- stowing ------------------------------------------------------------------------------------

    def _stow_choices(self, s: ContrabandState, frame: tuple[int, int]) -> list[int]:
        return [STOW + card for card, count in enumerate(s.players[frame[1]].hand) if count]

    def _stow_chosen(self, s: ContrabandState, action: int, events: list[Event]) -> None:
        _, seat = s.stack.pop()
        player = s.players[seat]
        player.stowed = action - STOW
        player.hand[player.stowed] -= 1
        tell(events, "cb-event-stows", player=seat_name(seat))

    # --- customs ------------------------------------------------------------------------------------

    def _open_choices(self, s: ContrabandState, frame: tuple[int, int]) -> list[int]:
        return [DECLARE, SMUGGLE]

    def _open_chosen(self, s: ContrabandState, action: int, events: list[Event]) -> None:
        _, seat = s.stack.pop()
        player, name = s.players[seat], seat_name(seat)
        if action == DECLARE:
            player.declared, player.stowed = player.stowed, NOTHING
            card = _cargo(player.declared)
            events.append(Event("cb-event-declares", {"player": name, "card": card}, reveals=True))
        else:
            player.smuggled[player.stowed] += 1
            player.stowed = NOTHING
            tell(events, "cb-event-smuggles", player=name)
        if seat == len(s.players) - 1:
            self._pay(s, events)

    def _pay(self, s: ContrabandState, events: list[Event]) -> None:
        """Score the declared cards; then the next round or, after the last, the black market."""
        worth = [0 if player.declared == NOTHING else VALUES[player.declared] for player in s.players]
        best = max(worth)
        for seat, player in enumerate(s.players):
            if best and worth[seat] == best and (worth.count(best) == 1 or s.ties_pay):
                player.earned += best
                tell(events, "cb-event-scores", player=seat_name(seat), points=best)
            if player.declared != NOTHING:
                s.discards[player.declared] += 1
                player.declared = NOTHING
        if s.round < s.rounds:
            self._next_round(s)
        else:
            self._ask_all(s, OFFERING)

    # --- the black market: a set of cards -----------------------------------------------------------

    def _offer_choices(self, s: ContrabandState, frame: tuple[int, int]) -> list[int]:
        """Cards in one order, so that the same two are one path; or no more."""
        player = s.players[frame[1]]
        first = max((card for card, count in enumerate(player.offered) if count), default=0)
        return [OFFER + card for card in range(first, len(KINDS)) if player.hand[card]] + [DONE]

    def _offer_set(self, s: ContrabandState, frame: tuple[int, int]) -> SetChoice:
        """Any cards of the hand, in any order."""
        player = s.players[frame[1]]
        cards = [action - OFFER for action in self._offer_choices(s, frame) if action != DONE]
        laid = sum(player.offered)
        items = [Item(OFFER + card, times=player.hand[card]) for card in cards]
        return SetChoice(items, least=0, most=STALL - laid, confirm=DONE, begun=laid > 0)

    def _offer_chosen(self, s: ContrabandState, action: int, events: list[Event]) -> None:
        _, seat = s.stack[-1]
        player = s.players[seat]
        if action != DONE:
            player.hand[action - OFFER] -= 1
            player.offered[action - OFFER] += 1
            tell(events, "cb-event-offers", player=seat_name(seat))
        if action == DONE or sum(player.offered) == STALL:
            s.stack.pop()
            if not s.stack:
                self._sell(s, events)

    def _sell(self, s: ContrabandState, events: list[Event]) -> None:
        """Turn the offers up: a card that is the only one of its kind scores its value."""
        total = [sum(player.offered[card] for player in s.players) for card in range(len(KINDS))]
        for seat, player in enumerate(s.players):
            for card, count in enumerate(player.offered):
                if count:
                    points = VALUES[card] if total[card] == 1 else 0
                    player.sold += points
                    args: dict[str, int | str] = {"player": seat_name(seat), "card": _cargo(card)}
                    events.append(
                        Event("cb-event-sells", {**args, "cards": count, "points": points}, reveals=True)
                    )
                    s.discards[card] += count
                    player.offered[card] = 0

    # --- knowledge ----------------------------------------------------------------------------------

    def audience(self, state: ContrabandState, action: int) -> int:
        _, seat = state.stack[-1]
        return EVERYONE if action >= DECLARE else 1 << seat  # which card it is, is a secret

    def determinize(self, state: ContrabandState, seat: int, rng: Rng) -> ContrabandState:
        copy = state.clone()
        others = [player for place, player in enumerate(copy.players) if place != seat]
        for player in others:  # all that is hidden from the seat goes back into the deck ...
            for card in range(len(KINDS)):
                copy.deck[card] += player.hand[card] + player.smuggled[card] + player.offered[card]
            if player.stowed != NOTHING:
                copy.deck[player.stowed] += 1
        for player in others:  # ... and as much is drawn again
            player.hand = self._drawn(copy, sum(player.hand), rng)
            player.smuggled = self._drawn(copy, sum(player.smuggled), rng)
            player.offered = self._drawn(copy, sum(player.offered), rng)
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
        scores = self.scores(state)

        def shown(place: int, player: Smuggler) -> dict[str, Any]:
            hidden = {
                "hand": player.hand[:],
                "stowed": player.stowed,
                "smuggled": player.smuggled[:],
                "offered": player.offered[:],
            }
            return {
                "cards": sum(player.hand),
                "has_stowed": player.stowed != NOTHING,
                "smuggled_cards": sum(player.smuggled),
                "offered_cards": sum(player.offered),
                "declared": player.declared,
                "points": sum(scores[place].values()),
                "score": scores[place],
                "secret": hidden if place == seat else None,
            }

        actor = self.actor(state)
        return {
            "game": self.id,
            "phase": self._phase(state, actor),
            "round": state.round,
            "rounds": state.rounds,
            "question": {"seat": actor} if actor >= 0 else None,
            "deck": state.deck_size,
            "discards": state.discards[:],
            "players": [shown(place, player) for place, player in enumerate(state.players)],
            "limits": {"stall": STALL},
        }

    def observation_layout(self) -> Layout | None:
        return LAYOUT

    def observe(self, state: ContrabandState, seat: int) -> list[int]:
        actor, count = self.actor(state), len(state.players)
        phase = self.facts.phases.index(self._phase(state, actor))
        asked = (actor - seat) % count if actor >= 0 else NOTHING
        numbers = [phase, asked, state.round, state.rounds, state.deck_size, *state.discards]
        for at in range(self.max_players):
            if at >= count:
                numbers += [0, 0, 0, 0, NOTHING, 0, 0, 0]
                continue
            player = state.players[(seat + at) % count]
            piles = [sum(pile) for pile in (player.hand, player.smuggled, player.offered)]
            numbers += [*piles, int(player.stowed != NOTHING), player.declared]
            numbers += [player.earned, sum(player.smuggled), player.sold]
        own = state.players[seat]
        return [*numbers, own.stowed, *own.hand, *own.smuggled, *own.offered]

    def _phase(self, s: ContrabandState, actor: int) -> str:
        if actor < 0:
            return OVER_PHASE if actor == TERMINAL else CHANCE_PHASE
        return self._rows[s.stack[-1][0]].phase

    # --- results ------------------------------------------------------------------------------------

    def scores(self, state: ContrabandState) -> list[dict[str, int]]:
        return [
            {"declared": player.earned, "smuggled": sum(player.smuggled), "market": player.sold}
            for player in state.players
        ]

    def ranking(self, state: ContrabandState) -> list[list[int]]:
        return ranking_by([sum(points.values()) for points in self.scores(state)])

    def evaluate(self, state: ContrabandState) -> list[float]:
        return [float(sum(points.values())) for points in self.scores(state)]

    # --- words --------------------------------------------------------------------------------------

    def label(self, state: ContrabandState, action: int) -> Label:
        args: dict[str, int | str] = {} if action >= DECLARE else {"card": _cargo(TABLE.offset(action))}
        return (f"cb-move-{TABLE.template(action)}", args)

    def reason(self, state: ContrabandState, action: int) -> Label:
        actor = self.actor(state)
        if actor < 0 or TABLE.template(action) not in self._rows[state.stack[-1][0]].answers:
            return why("cb-why-phase", phase=f"@cb-phase-{self._phase(state, actor)}")
        card = TABLE.offset(action)  # what is left: a card to stow or to offer
        if state.players[actor].hand[card]:
            return why("cb-why-order", card=_cargo(card))
        return why("cb-why-no-card", card=_cargo(card))

    def component_words(self, table: str, component: str) -> list[Label]:
        return [("cb-cargo-value", {"value": VALUES[KINDS.index(component)]})]

    # --- self-checks --------------------------------------------------------------------------------

    def check(self, state: ContrabandState) -> None:
        for card, copies in enumerate(COPIES):
            found = state.deck[card] + state.discards[card]
            for player in state.players:
                assert player.hand[card] >= 0, "a hand owes a card"
                found += player.hand[card] + player.smuggled[card] + player.offered[card]
                found += (player.stowed == card) + (player.declared == card)
            assert found == copies, f"{found} cards of {KINDS[card]}, not {copies}"
        assert state.deck_size == sum(state.deck), "the size of the deck is stale"

    def check_content(self, content: Content) -> list[str]:
        if problems := content.odd_rows(CONTENT):
            return problems
        problems = [f"{row['id']} is worth nothing" for row in content.tables["cargo"] if row["value"] < 1]
        if min(content.column("cargo", "copies")) < 0 or sum(content.column("cargo", "copies")) < 20:
            problems.append("there are too few cards for three rounds of four players")
        return problems


GAME: Final = Contraband()

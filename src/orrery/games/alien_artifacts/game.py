"""Alien Artifacts as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

from typing import Any, Final

from orrery.core.chance import Rng
from orrery.core.content import Content
from orrery.core.facts import Facts
from orrery.core.features import Found
from orrery.core.messages import Event, Label
from orrery.core.observation import Layout
from orrery.core.options import Option, Options
from orrery.core.stack_game import NO_FRAME, StackGame
from orrery.core.weights import shipped_weights
from orrery.games.alien_artifacts import features
from orrery.games.alien_artifacts.actions import DRAW, PASS, TABLE
from orrery.games.alien_artifacts.checks import check_state
from orrery.games.alien_artifacts.component_words import component_words
from orrery.games.alien_artifacts.components import CONTENT, FACTION_IDS, NOWHERE
from orrery.games.alien_artifacts.constraints import check_content
from orrery.games.alien_artifacts.decisions import CHANCES, DECISIONS
from orrery.games.alien_artifacts.knowledge import audience, redraw_hidden
from orrery.games.alien_artifacts.labels import label
from orrery.games.alien_artifacts.observation import LAYOUT, observe
from orrery.games.alien_artifacts.reasons.common import END, SECTIONS, TURN
from orrery.games.alien_artifacts.reckoning import standing
from orrery.games.alien_artifacts.rules import (
    building,
    buying,
    decks,
    deeds,
    flow,
    payment,
    preparing,
    setup,
    turn,
)
from orrery.games.alien_artifacts.scoring import itemised, ranking
from orrery.games.alien_artifacts.state import (
    CHOOSE_SIDE,
    DISCARD_HAND,
    DO_EFFECT,
    DRAW_HAND,
    EXTRA_CARDS,
    KEEP_CARD,
    NEW_TOP,
    PAYMENT,
    PREPARE_CARDS,
    TRADE_CARDS,
    AlienArtifactsState,
    Variant,
    derive,
    empty_table,
)
from orrery.games.alien_artifacts.view import build_view

OPTIONS: Final[list[Option]] = [
    Option(
        "factions",
        "drawn",
        "factions are dealt at random, or chosen in turn order",
        choices=("drawn", "chosen"),
    ),
    Option("faction_end_scoring", True, "factions score in their own way at the end"),
    Option("round_limit", 0, "end after that many rounds; 0 for never"),
]


class AlienArtifacts(StackGame[AlienArtifactsState]):
    """The rules as a stateless object; see ``RULES.md`` beside this file."""

    def __init__(self) -> None:
        self.id = "alien-artifacts"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 5
        self.options = OPTIONS
        self.table = TABLE
        self.content = CONTENT
        self.use_rows(DECISIONS, CHANCES, DRAW)
        self.cite_rules(SECTIONS, TURN, END)
        self.facts = Facts(
            "aa",
            list(DECISIONS.values()),
            ("track", "cards", "technologies", "faction"),
            ("planet", "tech", "ship", "artifact", "system", "plan", "faction"),
            # A hand of resource cards is its owner's secret, and so is what can be done with it.
            secret=("discard", "payment", "trade", "prepare"),
        )
        self.features = features.FEATURES
        self.weights = shipped_weights("orrery.games.alien_artifacts", features.FEATURES.names)

    def set_up(self, options: Options) -> AlienArtifactsState:
        state = empty_table(Variant(options))
        setup.set_up(state)
        return state

    def settle(self, state: AlienArtifactsState, events: list[Event] | None) -> None:
        flow.settle(state, events)

    def derive(self, state: AlienArtifactsState) -> None:
        derive(state)

    def players(self, state: AlienArtifactsState) -> int:
        return state.variant.players

    def legal(self, state: AlienArtifactsState) -> list[int]:
        if state.over:
            return []
        stack = state.stack
        if not stack:
            return turn.turn_choices(state, NO_FRAME)
        frame = stack[-1]
        kind = frame[0]
        # What is asked most often is called by name: compiled, the way through the table costs more.
        if kind == DISCARD_HAND:
            return turn.discard_choices(state, frame)
        if kind == PAYMENT:
            return payment.payment_choices(state, frame)
        if kind == TRADE_CARDS:
            return preparing.trade_choices(state, frame)
        if kind == PREPARE_CARDS:
            return preparing.prepare_choices(state, frame)
        if kind == CHOOSE_SIDE:
            return building.side_choices(state, frame)
        if kind == EXTRA_CARDS:
            return buying.extra_choices(state, frame)
        choices: list[int] = self.choices[kind](state, frame)
        return choices

    def apply(self, state: AlienArtifactsState, action: int, events: list[Event] | None = None) -> None:
        stack = state.stack
        kind = stack[-1][0] if stack else 0
        if kind == DRAW_HAND:
            turn.hand_drawn(state, action, events)
        elif kind == 0:
            turn.turn_chosen(state, action, events)
        elif kind == DISCARD_HAND:
            turn.discard_chosen(state, action, events)
        elif kind == PAYMENT:
            deeds.pay_chosen(state, action, events)
        elif kind == TRADE_CARDS:
            preparing.trade_chosen(state, action, events)
        elif kind == PREPARE_CARDS:
            preparing.prepare_chosen(state, action, events)
        elif kind == NEW_TOP:
            decks.top_revealed(state, action, events)
        elif kind == CHOOSE_SIDE:
            building.side_chosen(state, action, events)
        elif kind == KEEP_CARD:
            buying.keep_chosen(state, action, events)
        elif kind == EXTRA_CARDS:
            buying.extra_chosen(state, action, events)
        else:
            self.steps[kind](state, action, events)
            return
        if stack and stack[-1][0] >= DO_EFFECT:
            flow.settle(state, events)

    def chance(self, state: AlienArtifactsState) -> list[tuple[int, int]]:
        """All outcomes of a chance decision are equally likely in this game."""
        return [(outcome, 1) for outcome in self.legal(state)]

    def sample(self, state: AlienArtifactsState, rng: Rng) -> int:
        frame = state.stack[-1]
        if frame[0] < NEW_TOP:
            return DRAW + state.deck[rng.below(len(state.deck))]
        if frame[0] == NEW_TOP:
            return decks.sample_top(state, frame, rng)
        outcomes = self.legal(state)
        return outcomes[rng.below(len(outcomes))]

    def determinize(self, state: AlienArtifactsState, seat: int, rng: Rng) -> AlienArtifactsState:
        return redraw_hidden(state.clone(), seat, rng)

    def view(self, state: AlienArtifactsState, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def observation_layout(self) -> Layout | None:
        return LAYOUT

    def observe(self, state: AlienArtifactsState, seat: int) -> list[int]:
        return observe(state, seat)

    def audience(self, state: AlienArtifactsState, action: int) -> int:
        return audience(state, action)

    def pass_action(self, state: AlienArtifactsState) -> int | None:
        return PASS if PASS in self.legal(state) else None

    def scores(self, state: AlienArtifactsState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: AlienArtifactsState) -> list[list[int]]:
        return ranking(state)

    def traits(self, state: AlienArtifactsState) -> list[dict[str, list[str]]]:
        """The faction of each seat."""
        return [
            {"faction": [] if player.faction == NOWHERE else [FACTION_IDS[player.faction]]}
            for player in state.players
        ]

    def evaluate(self, state: AlienArtifactsState) -> list[float]:
        return standing(state) if state.over else self.learned(state)

    def leniency(self) -> float:
        """A turn has many decisions, and what is not done at one is offered again at the next."""
        return 1.6

    def progress(self, state: AlienArtifactsState) -> float:
        return features.progress(state)

    def settled(self, state: AlienArtifactsState) -> bool:
        return features.settled(state)

    def describe(self, state: AlienArtifactsState, found: list[Found]) -> None:
        features.describe(state, found)

    def label(self, state: AlienArtifactsState, action: int) -> Label:
        return label(state, action)

    def component_words(self, table: str, component: str) -> list[Label]:
        return component_words(table, component)

    def check(self, state: AlienArtifactsState) -> None:
        check_state(state)

    def check_content(self, content: Content) -> list[str]:
        return check_content(content)


GAME: Final = AlienArtifacts()

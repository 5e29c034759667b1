"""New Frontiers as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.chance import Rng
from orrery.core.content import Content
from orrery.core.features import Found
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.messages import Event, Label
from orrery.core.observation import Layout
from orrery.core.options import Option, OptionError, Options
from orrery.core.sets import SetChoice
from orrery.core.weights import shipped_weights
from orrery.games.new_frontiers import features
from orrery.games.new_frontiers.actions import DRAWN, PASS, TABLE
from orrery.games.new_frontiers.ambitions import standing
from orrery.games.new_frontiers.checks import check_state
from orrery.games.new_frontiers.component_words import component_words
from orrery.games.new_frontiers.components import CONTENT, MAX_SEATS, MIN_SEATS, NOWHERE
from orrery.games.new_frontiers.constraints import check_content
from orrery.games.new_frontiers.decisions import CHOICES, FACTS, STEPS, decision_at, frame_at
from orrery.games.new_frontiers.knowledge import audience, redraw_hidden
from orrery.games.new_frontiers.labels import label
from orrery.games.new_frontiers.observation import LAYOUT, observe
from orrery.games.new_frontiers.reasons.turn import reason
from orrery.games.new_frontiers.rules import course, develop, explore, produce, settle, setup, trade, worlds
from orrery.games.new_frontiers.scoring import itemised, ranking
from orrery.games.new_frontiers.state import (
    BUY_TECHNOLOGY,
    COIN,
    CONSUME_GOODS,
    FEED_POWER,
    NO_FRAME,
    PICK_ACTION,
    RETURN_WORLDS,
    REVEAL_GOAL,
    SELL_GOOD,
    SETTLE_CHOICE,
    TAKE_WORLD,
    WINDFALL_GOOD,
    WORLD_DRAW,
    NewFrontiersState,
    Variant,
    derive,
    empty_table,
)
from orrery.games.new_frontiers.tiles import FIRST_HOME, IDS, tile_of
from orrery.games.new_frontiers.view import build_view

OPTIONS: Final[list[Option]] = [
    Option("first_game", False, "white-square sides only: no coins, no choice of the mat's side"),
    Option("goals", False, "with goals: Overview of Galactic Goals instead of Isolation"),
    Option("round_limit", 0, "end after that many rounds; 0 for never"),
]


class NewFrontiers(Game[NewFrontiersState]):
    """The rules as a stateless object; see ``RULES.md`` beside this file."""

    def __init__(self) -> None:
        self.id = "new-frontiers"
        self.rules_version = 1
        self.min_players = MIN_SEATS
        self.max_players = MAX_SEATS
        self.options = OPTIONS
        self.table = TABLE
        self.content = CONTENT
        self.facts = FACTS
        self.features = features.FEATURES
        self.weights = shipped_weights("orrery.games.new_frontiers", features.FEATURES.names)

    def resolve(self, raw: Mapping[str, object]) -> Options:
        options = super().resolve(raw)
        if options["first_game"] and options["goals"]:
            raise OptionError("option goals: a first game is played without goals")
        return options

    def new_state(self, options: Options) -> NewFrontiersState:
        state = empty_table(Variant(options))
        setup.set_up(state)
        return state

    def derive(self, state: NewFrontiersState) -> None:
        derive(state)

    def players(self, state: NewFrontiersState) -> int:
        return state.variant.players

    def actor(self, state: NewFrontiersState) -> int:
        if state.over:
            return TERMINAL
        stack = state.stack
        if not stack:
            return state.order[state.next_pawn]
        frame = stack[-1]
        return CHANCE if frame[0] >= COIN else frame[1]

    def legal(self, state: NewFrontiersState) -> list[int]:
        if state.over:
            return []
        stack = state.stack
        if not stack:
            return course.pick_choices(state, NO_FRAME)
        frame = stack[-1]
        kind = frame[0]
        # What is asked most often is called by name: compiled, the way through the table costs a sixth more.
        if kind == BUY_TECHNOLOGY:
            return develop.buy_choices(state, frame)
        if kind == TAKE_WORLD:
            return explore.take_choices(state, frame)
        if kind == SETTLE_CHOICE:
            return settle.settle_choices(state, frame)
        if kind == SELL_GOOD:
            return trade.sale_choices(state, frame)
        if kind == CONSUME_GOODS:
            return trade.consume_choices(state, frame)
        if kind == RETURN_WORLDS:
            return worlds.return_choices(state, frame)
        if kind == REVEAL_GOAL:
            return course.reveal_choices(state, frame)
        if kind == WINDFALL_GOOD:
            return produce.windfall_choices(state, frame)
        if kind == FEED_POWER:
            return trade.feed_choices(state, frame)
        if kind == COIN:
            return setup.coin_outcomes(state, frame)
        choices: list[int] = CHOICES[kind](state, frame)
        return choices

    def apply(self, state: NewFrontiersState, action: int, events: list[Event] | None = None) -> None:
        stack = state.stack
        kind = stack[-1][0] if stack else PICK_ACTION
        if kind == WORLD_DRAW:
            course.world_drawn(state, action, events)
        elif kind == PICK_ACTION:
            course.pick_chosen(state, action, events)
        elif kind == BUY_TECHNOLOGY:
            develop.buy_chosen(state, action, events)
        elif kind == TAKE_WORLD:
            explore.take_chosen(state, action, events)
        elif kind == SETTLE_CHOICE:
            settle.settle_chosen(state, action, events)
        elif kind == SELL_GOOD:
            trade.sale_chosen(state, action, events)
        elif kind == CONSUME_GOODS:
            trade.consume_chosen(state, action, events)
        elif kind == RETURN_WORLDS:
            worlds.return_chosen(state, action, events)
        elif kind == REVEAL_GOAL:
            course.reveal_chosen(state, action, events)
        elif kind == WINDFALL_GOOD:
            produce.windfall_chosen(state, action, events)
        elif kind == FEED_POWER:
            trade.feed_chosen(state, action, events)
        elif kind == COIN:
            setup.coin_flipped(state, action, events)
        else:
            STEPS[kind](state, action, events)
        if not stack and state.tile != NOWHERE:
            course.end_action(state, events)

    def chance(self, state: NewFrontiersState) -> list[tuple[int, int]]:
        """All outcomes of a chance decision are equally likely in this game."""
        return [(outcome, 1) for outcome in self.legal(state)]

    def sample(self, state: NewFrontiersState, rng: Rng) -> int:
        if state.stack[-1][0] == WORLD_DRAW:
            return DRAWN + state.bag[rng.below(len(state.bag))]
        outcomes = self.legal(state)
        return outcomes[rng.below(len(outcomes))]

    def determinize(self, state: NewFrontiersState, seat: int, rng: Rng) -> NewFrontiersState:
        return redraw_hidden(state.clone(), seat, rng)

    def observation_layout(self) -> Layout | None:
        return LAYOUT

    def observe(self, state: NewFrontiersState, seat: int) -> list[int]:
        return observe(state, seat)

    def open_to_all(self, state: NewFrontiersState) -> bool:
        return not state.variant.goals

    def view(self, state: NewFrontiersState, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def audience(self, state: NewFrontiersState, action: int) -> int:
        return audience(state, action)

    def pass_action(self, state: NewFrontiersState) -> int | None:
        return PASS if PASS in self.legal(state) else None

    def set_choice(self, state: NewFrontiersState) -> SetChoice | None:
        decision = decision_at(state)
        if decision is None or decision.set_choice is None:
            return None
        choice: SetChoice | None = decision.set_choice(state, frame_at(state))
        return choice

    def scores(self, state: NewFrontiersState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: NewFrontiersState) -> list[list[int]]:
        return ranking(state)

    def traits(self, state: NewFrontiersState) -> list[dict[str, list[str]]]:
        """The home of each seat, as long as it is there (Q21)."""
        return [
            {"home": [IDS[tile_of(colony)] for colony in player.colonies if tile_of(colony) >= FIRST_HOME]}
            for player in state.players
        ]

    def evaluate(self, state: NewFrontiersState) -> list[float]:
        if state.over:
            return [standing(state, player) for player in state.players]
        return self.learned(state)

    def progress(self, state: NewFrontiersState) -> float:
        return features.progress(state)

    def describe(self, state: NewFrontiersState, found: list[Found]) -> None:
        features.describe(state, found)

    def foresight(self, state: NewFrontiersState) -> int:
        """A round, of two players half of one: the decision passes twice for every action tile picked."""
        return 2 * len(state.players)

    def label(self, state: NewFrontiersState, action: int) -> Label:
        return label(state, action)

    def reason(self, state: NewFrontiersState, action: int) -> Label:
        return reason(state, action)

    def component_words(self, table: str, component: str) -> list[Label]:
        return component_words(table, component)

    def check(self, state: NewFrontiersState) -> None:
        check_state(state)

    def check_content(self, content: Content) -> list[str]:
        return check_content(content)


GAME: Final = NewFrontiers()

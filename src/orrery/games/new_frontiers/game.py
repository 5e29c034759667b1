"""New Frontiers as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

from collections.abc import Mapping
from typing import Any, Final

from orrery.core.chance import Rng
from orrery.core.content import Content
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.messages import Event, Label
from orrery.core.options import Option, OptionError, Options
from orrery.games.new_frontiers.actions import (
    DRAW,
    FLIP,
    GOAL,
    KEEP_GOAL,
    MAT,
    PASS,
    PICK,
    RETURN,
    SEAT,
    SIDE,
    TABLE,
    TAKE,
    UNDER,
)
from orrery.games.new_frontiers.checks import check_state
from orrery.games.new_frontiers.component_words import component_words
from orrery.games.new_frontiers.components import CONTENT, MAX_SEATS, MIN_SEATS, NOWHERE
from orrery.games.new_frontiers.constraints import check_content
from orrery.games.new_frontiers.evaluation import evaluate
from orrery.games.new_frontiers.knowledge import audience, redraw_hidden
from orrery.games.new_frontiers.labels import label
from orrery.games.new_frontiers.reasons.turn import reason
from orrery.games.new_frontiers.rules import (
    course,
    develop,
    ending,
    explore,
    goals,
    produce,
    settle,
    setup,
    trade,
    worlds,
)
from orrery.games.new_frontiers.scoring import itemised, ranking
from orrery.games.new_frontiers.state import (
    BUY_TECHNOLOGY,
    CHOOSE_GOAL,
    CHOOSE_SIDE,
    COIN,
    CONSUME_GOODS,
    DISCARD_GOODS,
    DRAWN_FOR_DISPLAY,
    DRAWN_FOR_EXPLORE,
    FEED_POWER,
    FINAL_KIND,
    KEEP_WORLD,
    MAT_DEAL,
    NAME_KIND,
    ORDER_GOALS,
    REPLACE_LATE,
    REPLACE_WITH,
    RETURN_WORLDS,
    REVEAL_GOAL,
    SEAT_ORDER,
    SECOND_WORLD,
    SELL_GOOD,
    SETTLE_CHOICE,
    SHORTAGE,
    STOCK_GOODS,
    STORE_SALE,
    TAKE_WORLD,
    WINDFALL_GOOD,
    WORLD_DRAW,
    NewFrontiersState,
    Variant,
    derive,
    empty_table,
)
from orrery.games.new_frontiers.tiles import FIRST_WORLD
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
        if not state.stack:
            return course.pickable(state)
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= COIN:
            return _outcomes(state, kind)
        seat = frame[1]
        if kind == BUY_TECHNOLOGY:
            return develop.purchases(state, seat)
        if kind == TAKE_WORLD:
            return explore.takable(state)
        if kind == SETTLE_CHOICE:
            return settle.choices(state, seat)
        if kind == SELL_GOOD:
            return trade.sales(state, seat)
        if kind == CONSUME_GOODS:
            return trade.consume_choices(state, seat)
        if kind == WINDFALL_GOOD:
            return produce.windfall_choices(state, seat, frame[2])
        if kind == FEED_POWER:
            return trade.feed_choices(state, seat, frame[2], frame[3], frame[4], frame[5])
        return _rare_choices(state, frame)

    def apply(self, state: NewFrontiersState, action: int, events: list[Event] | None = None) -> None:
        stack = state.stack
        if not stack:
            course.pick(state, action - PICK, events)
        elif stack[-1][0] >= COIN:
            _happened(state, stack[-1], action, events)
        else:
            _apply_choice(state, stack[-1][0], action, events)
        if not stack and state.tile != NOWHERE:
            course.end_action(state, events)

    def chance(self, state: NewFrontiersState) -> list[tuple[int, int]]:
        """All outcomes of a chance decision are equally likely in this game."""
        return [(outcome, 1) for outcome in _outcomes(state, state.stack[-1][0])]

    def sample(self, state: NewFrontiersState, rng: Rng) -> int:
        if state.stack[-1][0] == WORLD_DRAW:
            return DRAW - FIRST_WORLD + state.bag[rng.below(len(state.bag))]
        outcomes = _outcomes(state, state.stack[-1][0])
        return outcomes[rng.below(len(outcomes))]

    def determinize(self, state: NewFrontiersState, seat: int, rng: Rng) -> NewFrontiersState:
        return redraw_hidden(state.clone(), seat, rng)

    def open_to_all(self, state: NewFrontiersState) -> bool:
        return not state.variant.goals

    def view(self, state: NewFrontiersState, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def audience(self, state: NewFrontiersState, action: int) -> int:
        return audience(state, action)

    def pass_action(self, state: NewFrontiersState) -> int | None:
        return PASS if PASS in self.legal(state) else None

    def scores(self, state: NewFrontiersState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: NewFrontiersState) -> list[list[int]]:
        return ranking(state)

    def evaluate(self, state: NewFrontiersState) -> list[float]:
        return evaluate(state)

    def foresight(self, state: NewFrontiersState) -> int:
        """About two rounds: the decision passes twice for every action tile picked."""
        return 4 * len(state.order)

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


def _outcomes(s: NewFrontiersState, kind: int) -> list[int]:
    """What chance may decide now."""
    if kind == WORLD_DRAW:
        return worlds.draw_outcomes(s)
    if kind == COIN:
        return setup.coin_outcomes()
    if kind == SEAT_ORDER:
        return setup.seat_outcomes(s)
    if kind == MAT_DEAL:
        return setup.mat_outcomes(s)
    return goals.draw_outcomes(s)


def _happened(s: NewFrontiersState, frame: tuple[int, ...], action: int, events: list[Event] | None) -> None:
    """Apply what chance decided; after the last of several draws the action goes on."""
    kind = frame[0]
    if kind == WORLD_DRAW:
        if worlds.world_drawn(s, action - DRAW + FIRST_WORLD, events):
            if frame[3] == DRAWN_FOR_DISPLAY:
                explore.display_drawn(s, events)
            elif frame[3] == DRAWN_FOR_EXPLORE:
                explore.powers_used(s, frame[1], events)
            else:
                settle.settled(s, frame[1])
    elif kind == COIN:
        setup.coin_flipped(s, action - FLIP, events)
    elif kind == SEAT_ORDER:
        setup.seat_drawn(s, action - SEAT, events)
    elif kind == MAT_DEAL:
        setup.mat_dealt(s, action - MAT, events)
    else:
        goals.drawn(s, action - GOAL, events)


def _rare_choices(s: NewFrontiersState, frame: tuple[int, ...]) -> list[int]:
    """The legal actions of the frames that are asked less often."""
    kind = frame[0]
    seat = frame[1]
    if kind == RETURN_WORLDS:
        return worlds.returnable(s, seat, frame[2], frame[3])
    if kind == DISCARD_GOODS:
        return settle.discards(s, seat, frame[2], frame[3])
    if kind == SECOND_WORLD:
        return settle.second_choices(s, seat)
    if kind == REPLACE_WITH:
        return settle.successors(s, seat, frame[2])
    if kind == REPLACE_LATE:
        return settle.late_choices(s, seat)
    if kind == SHORTAGE:
        return produce.shortage_choices(s, seat, frame[2], frame[3], frame[4])
    if kind in (NAME_KIND, FINAL_KIND):
        return produce.kind_names()
    if kind == STOCK_GOODS:
        return produce.stock_choices(s, seat, frame[2])
    if kind == STORE_SALE:
        return trade.storable_credits(frame[2])
    if kind == KEEP_WORLD:
        return worlds.storable(s)
    if kind == REVEAL_GOAL:
        return goals.reveal_choices(s)
    if kind == CHOOSE_GOAL:
        return goals.keepable(s)
    if kind == ORDER_GOALS:
        return goals.orderable(s)
    return setup.sides()


def _apply_choice(s: NewFrontiersState, kind: int, action: int, events: list[Event] | None) -> None:
    """A decision of a seat other than the pick: the frame on top of the stack says which."""
    if kind == BUY_TECHNOLOGY:
        develop.bought(s, action, events)
    elif kind == TAKE_WORLD:
        explore.taken(s, action - TAKE + FIRST_WORLD, events)
    elif kind == SETTLE_CHOICE:
        settle.chosen(s, action, events)
    elif kind == SELL_GOOD:
        trade.sale_chosen(s, action, events)
    elif kind == CONSUME_GOODS:
        trade.consume_chosen(s, action, events)
    elif kind == WINDFALL_GOOD:
        produce.windfall_chosen(s, action, events)
    elif kind == FEED_POWER:
        trade.fed_chosen(s, action, events)
    elif kind == RETURN_WORLDS:
        worlds.returned(s, action - RETURN + FIRST_WORLD, events)
    elif kind == DISCARD_GOODS:
        settle.discarded(s, action, events)
    elif kind == SECOND_WORLD:
        settle.second_chosen(s, action, events)
    elif kind == REPLACE_WITH:
        settle.replaced(s, action, events)
    elif kind == REPLACE_LATE:
        settle.late_chosen(s, action)
    elif kind == SHORTAGE:
        produce.shortage_chosen(s, action, events)
    elif kind == NAME_KIND:
        produce.kind_named(s, action, events)
    elif kind == STOCK_GOODS:
        produce.stock_chosen(s, action, events)
    elif kind == STORE_SALE:
        trade.credits_stored(s, action, events)
    elif kind == KEEP_WORLD:
        worlds.stored(s, action, events)
    elif kind == REVEAL_GOAL:
        course.reveal_decided(s, action, events)
    elif kind == CHOOSE_GOAL:
        goals.kept(s, action - KEEP_GOAL, events)
    elif kind == ORDER_GOALS:
        goals.ordered(s, action - UNDER, events)
    elif kind == CHOOSE_SIDE:
        setup.side_chosen(s, action - SIDE, events)
    else:
        ending.final_kind_named(s, action, events)


GAME: Final = NewFrontiers()

"""Alien Frontiers as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

from typing import Any, Final

from orrery.core.chance import Rng, weighted
from orrery.core.content import Content
from orrery.core.facts import Facts
from orrery.core.features import Found
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.messages import Event, Label
from orrery.core.observation import Layout
from orrery.core.options import Option, Options
from orrery.core.sets import SetChoice
from orrery.core.weights import shipped_weights
from orrery.games.alien_frontiers import features
from orrery.games.alien_frontiers.actions import BAY, DRAW, ROLL, TABLE
from orrery.games.alien_frontiers.checks import check_state
from orrery.games.alien_frontiers.components import CONTENT
from orrery.games.alien_frontiers.constraints import check_content
from orrery.games.alien_frontiers.decisions import DECISIONS, open_decision, open_frame
from orrery.games.alien_frontiers.dice import ROLLED, ROLLS, WAYS
from orrery.games.alien_frontiers.labels.components import component_words
from orrery.games.alien_frontiers.labels.moves import label
from orrery.games.alien_frontiers.observation import LAYOUT, observe
from orrery.games.alien_frontiers.reasons.reason import reason
from orrery.games.alien_frontiers.rules import planet, turn
from orrery.games.alien_frontiers.rules.docking import dock
from orrery.games.alien_frontiers.rules.main_phase import main_choices, main_chosen
from orrery.games.alien_frontiers.scoring import SOURCES, itemised, points, ranking
from orrery.games.alien_frontiers.state import (
    DEAL,
    FIRST_SEAT,
    KEEP_EIGHT,
    LAND,
    RELIC_REROLL,
    RELIC_TURN_ROLL,
    AlienFrontiersState,
    Variant,
    empty_table,
)
from orrery.games.alien_frontiers.view import build_view

#: What the decision table says of each kind, at hand for every move.
_CHOICES: Final[list[Any]] = [row.choices for row in DECISIONS]
_CHOSEN: Final[list[Any]] = [row.chosen for row in DECISIONS]

OPTIONS: Final[list[Option]] = [
    Option(
        "edition",
        "second",
        "second printing (2011), or the reading of the first (2010): sets the defaults of others",
        choices=("second", "first"),
        implies={
            "first": {
                "raid_compare": "lowest_die",
                "last_colony_cc": False,
                "asimov_per_pair": True,
                "plasma_single_victim": True,
                "plasma_ignore_ts": True,
            }
        },
    ),
    Option("long_game", False, "three or four players start with eight colonies each"),
    Option(
        "first",
        "highest",
        "who starts: the highest roll, a random seat, or the first seat",
        choices=("highest", "random", "seat"),
    ),
    Option(
        "raid_compare",
        "total",
        "raiders bump ships of a lower total, or by their lowest ship",
        choices=("total", "lowest_die"),
    ),
    Option("raid_exact", False, "a raid for resources must take four, or all there are"),
    Option("last_colony_cc", True, "the Colony Constructor may land the last colony from the Hub"),
    Option("asimov_per_pair", False, "Asimov Crater helps for every second ship at the Hub"),
    Option("auto_discard", False, "resources beyond eight go by themselves, fuel first"),
    Option("plasma_single_victim", False, "the Plasma Cannon shoots at one player's ships only"),
    Option("plasma_ignore_ts", False, "a ship on the Terraforming Station counts among the four"),
    Option("plasma_relic_literal", False, "the Relic may be blasted only off four own-colour ships"),
    Option("free_maintenance", False, "any ship may go to the Maintenance Bay at any time"),
    Option("whole_groups", False, "docks of a broken pair or triple stay closed"),
    Option("finite_tokens", False, "fuel and ore are limited to 30 and 20 tokens"),
    Option("excess_all_turn", False, "spare Hub steps wait for a launch until the end of the turn"),
    Option("round_limit", 0, "end after that many rounds; 0 for never"),
]


class AlienFrontiers(Game[AlienFrontiersState]):
    """The rules as a stateless object; see ``RULES.md`` beside this file."""

    def __init__(self) -> None:
        self.id = "alien-frontiers"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = OPTIONS
        self.table = TABLE
        self.content = CONTENT
        self.facts = Facts("af", DECISIONS, SOURCES, ("station", "territory", "card", "field"))
        self.features = features.FEATURES
        self.weights = shipped_weights("orrery.games.alien_frontiers", features.FEATURES.names)

    def new_state(self, options: Options) -> AlienFrontiersState:
        state = empty_table(Variant(options))
        turn.set_up(state)
        return state

    def derive(self, state: AlienFrontiersState) -> None:
        planet.refresh(state)

    def players(self, state: AlienFrontiersState) -> int:
        return state.variant.players

    def actor(self, state: AlienFrontiersState) -> int:
        if state.over:
            return TERMINAL
        stack = state.stack
        if stack and stack[-1][0] >= DEAL:
            return CHANCE
        return state.turn

    def legal(self, state: AlienFrontiersState) -> list[int]:
        if state.over:
            return []
        if not state.stack:
            return main_choices(state)
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= DEAL:
            return turn.chance_outcomes(state)
        # The two that are asked in every other turn; a call through the table costs the compiled build.
        if kind == KEEP_EIGHT:
            return turn.keep_choices(state, frame)
        if kind == LAND:
            return planet.land_choices(state, frame)
        choices: list[int] = _CHOICES[kind](state, frame)
        return choices

    def apply(self, state: AlienFrontiersState, action: int, events: list[Event] | None = None) -> None:
        if not state.stack:
            if action < BAY and not state.excess:
                dock(state, action, events)  # most moves dock a ship: no detour for them
            else:
                main_chosen(state, action, events)
            return
        kind = state.stack[-1][0]
        if kind >= DEAL:
            turn.chance_happened(state, action, events)
        elif kind == KEEP_EIGHT:
            turn.keep_chosen(state, action, events)
        elif kind == LAND:
            planet.land_chosen(state, action, events)
        else:
            _CHOSEN[kind](state, action, events)

    def chance(self, state: AlienFrontiersState) -> list[tuple[int, int]]:
        outcomes = turn.chance_outcomes(state)
        kind = state.stack[-1][0]
        if kind == DEAL:
            return [(outcome, state.deck[outcome - DRAW]) for outcome in outcomes]
        if kind in (RELIC_TURN_ROLL, RELIC_REROLL, FIRST_SEAT):
            return [(outcome, 1) for outcome in outcomes]
        return [(outcome, WAYS[outcome - ROLL]) for outcome in outcomes]

    def sample(self, state: AlienFrontiersState, rng: Rng) -> int:
        kind = state.stack[-1][0]
        if kind == DEAL:
            deck = state.deck
            left = rng.below(sum(deck))
            card = 0
            while left >= deck[card]:
                left -= deck[card]
                card += 1
            return DRAW + card
        if kind in (RELIC_TURN_ROLL, RELIC_REROLL, FIRST_SEAT):
            return weighted(self.chance(state), rng)
        size = turn.rolled_dice(state)
        return ROLL + ROLLED[size][rng.below(ROLLS[size])]

    def determinize(self, state: AlienFrontiersState, seat: int, rng: Rng) -> AlienFrontiersState:
        """Nothing on this table is hidden: piles have no order until they are drawn."""
        return state.clone()

    def observation_layout(self) -> Layout | None:
        return LAYOUT

    def observe(self, state: AlienFrontiersState, seat: int) -> list[int]:
        return observe(state, seat)

    def open_to_all(self, state: AlienFrontiersState) -> bool:
        return True

    def view(self, state: AlienFrontiersState, seat: int | None) -> dict[str, Any]:
        return build_view(state)

    def set_choice(self, state: AlienFrontiersState) -> SetChoice | None:
        decision = open_decision(state)
        if decision is None or decision.set_choice is None:
            return None
        choice: SetChoice | None = decision.set_choice(state, open_frame(state))
        return choice

    def scores(self, state: AlienFrontiersState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: AlienFrontiersState) -> list[list[int]]:
        return ranking(state)

    def evaluate(self, state: AlienFrontiersState) -> list[float]:
        if state.over:
            return [float(points(state, seat)) for seat in range(state.variant.players)]
        return self.learned(state)

    def leniency(self) -> float:
        """A turn has a decision for every ship and card; what is missed at one may be done at the next."""
        return 1.3

    def progress(self, state: AlienFrontiersState) -> float:
        return features.progress(state)

    def settled(self, state: AlienFrontiersState) -> bool:
        return features.settled(state)

    def describe(self, state: AlienFrontiersState, found: list[Found]) -> None:
        features.describe(state, found)

    def label(self, state: AlienFrontiersState, action: int) -> Label:
        return label(state, action)

    def reason(self, state: AlienFrontiersState, action: int) -> Label:
        return reason(state, action)

    def component_words(self, table: str, component: str) -> list[Label]:
        return component_words(table, component)

    def check(self, state: AlienFrontiersState) -> None:
        check_state(state)

    def check_content(self, content: Content) -> list[str]:
        return check_content(content)


GAME: Final = AlienFrontiers()

"""How to Save a World as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

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
from orrery.games.how_to_save_a_world import features
from orrery.games.how_to_save_a_world.actions import DEAL, PASS, REVEAL, TABLE
from orrery.games.how_to_save_a_world.checks import check_state
from orrery.games.how_to_save_a_world.component_words import component_words
from orrery.games.how_to_save_a_world.components import (
    CARD_IDS,
    CONTENT,
    FIRST_SPECIES,
    NOWHERE,
    UPGRADE_IDS,
)
from orrery.games.how_to_save_a_world.constraints import check_content
from orrery.games.how_to_save_a_world.decisions import CHANCES, DECISIONS
from orrery.games.how_to_save_a_world.knowledge import audience, redraw_hidden
from orrery.games.how_to_save_a_world.labels import label
from orrery.games.how_to_save_a_world.observation import LAYOUT, observe
from orrery.games.how_to_save_a_world.reasons.common import SCORING, SECTIONS, TURN
from orrery.games.how_to_save_a_world.reckoning import standing
from orrery.games.how_to_save_a_world.rules import (
    boosts,
    cards,
    effects,
    flow,
    gaining,
    payment,
    progress,
    research,
    setup,
    tags,
    turn,
    work,
)
from orrery.games.how_to_save_a_world.scoring import itemised, ranking
from orrery.games.how_to_save_a_world.state import (
    BOOSTING,
    BUYING,
    DEAL_CARD,
    DRAW_THREAT,
    GAIN_ANY,
    KEEP_SPECIES,
    PARTS,
    PAYMENT,
    RESEARCHING,
    REVEAL_CARD,
    REVEAL_FACILITY,
    SETTING_UP,
    SPEND_TAGS,
    TAG_COUNT,
    WORKING,
    HowToSaveAWorldState,
    Variant,
    derive,
    empty_table,
)
from orrery.games.how_to_save_a_world.view import build_view

OPTIONS: Final[list[Option]] = []


class HowToSaveAWorld(StackGame[HowToSaveAWorldState]):
    """The rules as a stateless object; see ``RULES.md`` beside this file."""

    def __init__(self) -> None:
        self.id = "how-to-save-a-world"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = OPTIONS
        self.table = TABLE
        self.content = CONTENT
        self.features = features.FEATURES
        self.weights = shipped_weights("orrery.games.how_to_save_a_world", features.FEATURES.names)
        self.use_rows(DECISIONS, CHANCES, DEAL)
        self.cite_rules(SECTIONS, TURN, SCORING)
        self.facts = Facts(
            "hw",
            list(DECISIONS.values()),
            ("track", "key", "projects", "species"),
            ("action", "boost", "species", "location", "area", "facility", "upgrade", "project", "reward"),
            # Which cards are in hand is their owner's secret, and so is which of them will do.
            secret=("tags", "tag-count", "pay-tags"),
        )

    def set_up(self, options: Options) -> HowToSaveAWorldState:
        state = empty_table(Variant(options))
        state.stack.append((SETTING_UP, NOWHERE, 0))
        return state

    def settle(self, state: HowToSaveAWorldState, events: list[Event] | None) -> None:
        flow.settle(state, events)

    def derive(self, state: HowToSaveAWorldState) -> None:
        derive(state)

    def players(self, state: HowToSaveAWorldState) -> int:
        return state.variant.players

    def legal(self, state: HowToSaveAWorldState) -> list[int]:
        if state.over:
            return []
        stack = state.stack
        if not stack:
            return turn.turn_choices(state, NO_FRAME)
        frame = stack[-1]
        kind = frame[0]
        # What is asked most often is called by name: compiled, the way through the table costs more.
        if kind == GAIN_ANY:
            return gaining.gain_choices(state, frame)
        if kind == PAYMENT:
            return payment.payment_choices(state, frame)
        if kind == WORKING:
            return work.work_choices(state, frame)
        if kind == TAG_COUNT:
            return effects.tag_choices(state, frame)
        if kind == SPEND_TAGS:
            return tags.spend_choices(state, frame)
        if kind == RESEARCHING:
            return research.research_choices(state, frame)
        if kind == BOOSTING:
            return boosts.boost_choices(state, frame)
        if kind == KEEP_SPECIES:
            return setup.keep_choices(state, frame)
        if kind == REVEAL_FACILITY:
            return progress.facility_outcomes(state, frame)
        if kind == BUYING:
            return cards.buy_choices(state, frame)
        choices: list[int] = self.choices[kind](state, frame)
        return choices

    def apply(self, state: HowToSaveAWorldState, action: int, events: list[Event] | None = None) -> None:
        stack = state.stack
        kind = stack[-1][0] if stack else 0
        if not kind:
            turn.turn_chosen(state, action, events)
        elif kind >= DEAL_CARD:
            if kind == REVEAL_CARD:
                cards.revealed(state, action, events)
            elif kind == DEAL_CARD:
                setup.card_dealt(state, action, events)
            elif kind == REVEAL_FACILITY:
                progress.facility_revealed(state, action, events)
            elif kind == DRAW_THREAT:
                progress.threat_drawn(state, action, events)
            else:
                self.steps[kind](state, action, events)
                return
        elif kind == GAIN_ANY:
            gaining.gain_chosen(state, action, events)
        elif kind == PAYMENT:
            payment.payment_chosen(state, action, events)
        elif kind == WORKING:
            work.work_chosen(state, action, events)
        elif kind == TAG_COUNT:
            effects.tag_chosen(state, action, events)
        elif kind == SPEND_TAGS:
            tags.spend_chosen(state, action, events)
        elif kind == RESEARCHING:
            research.research_chosen(state, action, events)
        elif kind == BOOSTING:
            boosts.boost_chosen(state, action, events)
        elif kind == KEEP_SPECIES:
            setup.species_kept(state, action, events)
        elif kind == BUYING:
            cards.buy_chosen(state, action, events)
        else:
            self.steps[kind](state, action, events)
            return
        if stack and stack[-1][0] >= PARTS:
            flow.settle(state, events)

    def chance(self, state: HowToSaveAWorldState) -> list[tuple[int, int]]:
        frame = state.stack[-1]
        if frame[0] >= DRAW_THREAT:
            return progress.draw_weights(state, frame)
        if frame[0] == REVEAL_CARD:
            return cards.card_weights(state.decks[frame[2]], REVEAL)
        if frame[0] == DEAL_CARD:
            return cards.card_weights(setup.dealt_from(state, frame[2]), DEAL)
        return [(outcome, 1) for outcome in self.legal(state)]

    def sample(self, state: HowToSaveAWorldState, rng: Rng) -> int:
        frame = state.stack[-1]
        if frame[0] == REVEAL_CARD:
            deck = state.decks[frame[2]]
            return REVEAL + deck[rng.below(len(deck))]
        if frame[0] >= DRAW_THREAT:
            return progress.sample_draw(state, frame, rng)
        if frame[0] == DEAL_CARD:
            deck = setup.dealt_from(state, frame[2])
            return DEAL + deck[rng.below(len(deck))]
        outcomes = self.legal(state)
        return outcomes[rng.below(len(outcomes))]

    def determinize(self, state: HowToSaveAWorldState, seat: int, rng: Rng) -> HowToSaveAWorldState:
        return redraw_hidden(state.clone(), seat, rng)

    def view(self, state: HowToSaveAWorldState, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def observation_layout(self) -> Layout | None:
        return LAYOUT

    def observe(self, state: HowToSaveAWorldState, seat: int) -> list[int]:
        return observe(state, seat)

    def audience(self, state: HowToSaveAWorldState, action: int) -> int:
        return audience(state, action)

    def pass_action(self, state: HowToSaveAWorldState) -> int | None:
        return None if state.over or state.stack else PASS

    def scores(self, state: HowToSaveAWorldState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: HowToSaveAWorldState) -> list[list[int]]:
        return ranking(state)

    def traits(self, state: HowToSaveAWorldState) -> list[dict[str, list[str]]]:
        """The species and the upgrades of each seat."""
        return [
            {
                "species": [
                    CARD_IDS[card] for card in (*player.hand, *player.discard) if card >= FIRST_SPECIES
                ],
                "upgrade": [name for number, name in enumerate(UPGRADE_IDS) if player.upgrades >> number & 1],
            }
            for player in state.players
        ]

    def evaluate(self, state: HowToSaveAWorldState) -> list[float]:
        if state.over:
            return standing(state)
        return self.learned(state)

    def progress(self, state: HowToSaveAWorldState) -> float:
        return features.progress(state)

    def settled(self, state: HowToSaveAWorldState) -> bool:
        return features.settled(state)

    def describe(self, state: HowToSaveAWorldState, found: list[Found]) -> None:
        features.describe(state, found)

    def foresight(self, state: HowToSaveAWorldState) -> int:
        """To the end of the own next turn: what one lander prepares the next one uses."""
        return state.variant.players + 1

    def label(self, state: HowToSaveAWorldState, action: int) -> Label:
        return label(state, action)

    def component_words(self, table: str, component: str) -> list[Label]:
        return component_words(table, component)

    def check(self, state: HowToSaveAWorldState) -> None:
        check_state(state)

    def check_content(self, content: Content) -> list[str]:
        return check_content(content)


GAME: Final = HowToSaveAWorld()

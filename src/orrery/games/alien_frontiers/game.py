"""Alien Frontiers as a :class:`~orrery.core.game.Game`: dispatch only, the rules are in ``rules``."""

from typing import Any, Final

from orrery.core.chance import Rng, weighted
from orrery.core.content import Content
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.messages import Event, Label
from orrery.core.options import Option, Options
from orrery.games.alien_frontiers.actions import (
    BAY,
    BLAST,
    BOOST,
    BORROW,
    BUY_RELIC,
    CANNON,
    CLAIM,
    COLONY,
    CYCLE,
    DAMPEN,
    DONE,
    DRAW,
    END,
    FETCH,
    FLIP,
    GRAVITY,
    ISOLATE,
    KEEP,
    LAUNCH,
    MOVE,
    PICK,
    POSITRON,
    REPULSE,
    ROLL,
    STASIS,
    STEAL,
    SWAP,
    TABLE,
    TAKE,
    TELEPORT,
    TERRITORY,
    TRADE,
    WARP,
)
from orrery.games.alien_frontiers.checks import check_content, check_state
from orrery.games.alien_frontiers.components import (
    BOOSTER,
    CARD_TYPES,
    CONTENT,
    CRYSTAL,
    GRAVITY_MANIPULATOR,
    STASIS_BEAM,
)
from orrery.games.alien_frontiers.dice import ROLLED, ROLLS, WAYS
from orrery.games.alien_frontiers.evaluation import evaluate
from orrery.games.alien_frontiers.labels import component_words, label
from orrery.games.alien_frontiers.reasons.turn import reason
from orrery.games.alien_frontiers.rules import discards, display, planet, powers, raid, stations, turn
from orrery.games.alien_frontiers.scoring import itemised, ranking
from orrery.games.alien_frontiers.state import (
    BLAST_TARGET,
    CANNON_SHOT,
    DEAL,
    FIRST_SEAT,
    KEEP_EIGHT,
    LAND,
    MOVE_FROM,
    MOVE_TO,
    NOWHERE,
    RAID,
    RELIC_REROLL,
    RELIC_TURN_ROLL,
    SWAP_FIRST,
    SWAP_SECOND,
    TELEPORT_TO,
    WARP_PICK,
    AlienFrontiersState,
    Variant,
    empty_table,
)
from orrery.games.alien_frontiers.view import build_view

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
            return turn.main_actions(state)
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= DEAL:
            return turn.chance_outcomes(state)
        if kind == LAND:
            return planet.landing_sites(state)
        if kind == RAID:
            return raid.raid_actions(state, frame[1], frame[2])
        if kind == CANNON_SHOT:
            return powers.cannon_targets(state, frame[1], frame[2], frame[3])
        if kind == TELEPORT_TO:
            return powers.teleport_targets(state, frame[1], frame[2])
        if kind == WARP_PICK:
            return powers.warp_picks(state, frame[1], frame[2], frame[3])
        if kind == BLAST_TARGET:
            return discards.blast_targets(state)
        if kind == MOVE_FROM:
            return planet.movable_colonies(state)
        if kind == MOVE_TO:
            return discards.move_targets(state, frame[1])
        if kind == SWAP_FIRST:
            return discards.swap_starts(state)
        if kind == SWAP_SECOND:
            return planet.swap_partners(state, frame[1], frame[2])
        return turn.keep_actions(state)

    def apply(self, state: AlienFrontiersState, action: int, events: list[Event] | None = None) -> None:
        stack = state.stack
        if stack:
            if stack[-1][0] >= DEAL:
                turn.chance_happened(state, action, events)
            else:
                _apply_choice(state, action, events)
            return
        if state.excess and action != LAUNCH and not state.variant.excess_all_turn:
            state.excess = 0  # only a launch at once keeps the spare steps (ruling 16)
        if action < BAY:
            stations.dock(state, action, events)
        elif action == END:
            turn.end_turn(state, events)
        elif action < CLAIM:
            if action < TRADE:
                stations.send_to_bay(state, stations.bay_token(action))
            elif action == TRADE:
                stations.trade(state, events)
            elif action == LAUNCH:
                stations.launch(state, events)
            elif action == BUY_RELIC:
                planet.buy_relic(state, events)
            elif action == CYCLE:
                display.cycle(state, events)
        elif action < BOOST:
            display.claim(state, action - CLAIM, events)
        elif action < DAMPEN:
            _apply_power(state, action, events)
        else:
            _apply_discard(state, action, events)

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

    def open_to_all(self, state: AlienFrontiersState) -> bool:
        return True

    def view(self, state: AlienFrontiersState, seat: int | None) -> dict[str, Any]:
        return build_view(state)

    def scores(self, state: AlienFrontiersState) -> list[dict[str, int]]:
        return [itemised(state, seat) for seat in range(state.variant.players)]

    def ranking(self, state: AlienFrontiersState) -> list[list[int]]:
        return ranking(state)

    def evaluate(self, state: AlienFrontiersState) -> list[float]:
        return evaluate(state)

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


def _apply_choice(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """A decision other than the main one: the frame on top of the stack says which."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == LAND:
        s.stack.pop()
        planet.land_colony(s, action - TERRITORY, frame[1] == 1, events)
    elif kind == RAID:
        if action == DONE:
            s.stack.pop()
        elif action < STEAL:
            raid.take_resource(s, action - TAKE, frame[1], events)
        else:
            offset = action - STEAL
            raid.steal_card(s, offset // CARD_TYPES, offset % CARD_TYPES, events)
    elif kind == CANNON_SHOT:
        if action == DONE:
            s.stack.pop()
        else:
            powers.cannon_shot(s, action, events)
    elif kind == TELEPORT_TO:
        s.stack.pop()
        stations.dock(s, action, events)
    elif kind == WARP_PICK:
        if action == DONE:
            powers.warp_roll(s)
        else:
            powers.warp_pick(s, action - PICK + 1)
    elif kind == BLAST_TARGET:
        discards.blast(s, action, events)
    elif kind == MOVE_FROM:
        s.stack[-1] = (MOVE_TO, (action - COLONY) >> 2, action & 3)
    elif kind == MOVE_TO:
        discards.move_colony(s, frame[1], frame[2], action - TERRITORY, events)
    elif kind == SWAP_FIRST:
        s.stack[-1] = (SWAP_SECOND, (action - COLONY) >> 2, action & 3)
    elif kind == SWAP_SECOND:
        discards.swap_colonies(s, frame[1], frame[2], action, events)
    elif kind == KEEP_EIGHT:
        turn.keep_eight(s, action - KEEP, events)


def _apply_power(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """A card's power paid in fuel."""
    if action < STASIS:
        powers.boost(s, action - BOOST + 1, events)
    elif action < FLIP:
        powers.stasis(s, action - STASIS + 1, events)
    elif action < GRAVITY:
        powers.flip(s, action - FLIP + 1, events)
    elif action < BORROW:
        offset = action - GRAVITY
        powers.gravity(s, offset // 7 + 1, offset % 7 + 1, events)
    elif action < CANNON:
        powers.borrow(s, action - BORROW, events)
    elif action < TELEPORT:
        s.stack.append((CANNON_SHOT, action - CANNON, 0, 0))
    elif action < WARP:
        powers.teleport(s, action - TELEPORT, events)
    else:
        powers.warp(s, events)


def _apply_discard(s: AlienFrontiersState, action: int, events: list[Event] | None) -> None:
    """A card's discard power."""
    if action < ISOLATE:
        discards.spend(s, BOOSTER, events)
        discards.put_field(s, action - DAMPEN, NOWHERE, events)
    elif action < POSITRON:
        discards.spend(s, STASIS_BEAM, events)
        discards.put_field(s, 0, action - ISOLATE, events)
    elif action < REPULSE:
        discards.spend(s, CRYSTAL, events)
        discards.put_field(s, 1, action - POSITRON, events)
    elif action < FETCH:
        discards.spend(s, GRAVITY_MANIPULATOR, events)
        discards.put_field(s, 2, action - REPULSE, events)
    elif action < BLAST:
        discards.fetch(s, action - FETCH, events)
    elif action == BLAST:
        s.stack.append((BLAST_TARGET,))
    elif action == MOVE:
        s.stack.append((MOVE_FROM,))
    elif action == SWAP:
        s.stack.append((SWAP_FIRST,))


GAME: Final = AlienFrontiers()

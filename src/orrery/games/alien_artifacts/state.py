"""What is on the table in Alien Artifacts.

A card in an Empire is the int ``card * 2 + side``; a resource card under a class card is
``card * SHOWN + shown``. All lists but ``aside``, ``queue`` and the bottoms of decks are kept sorted, for
they have no order. A class deck is its open top card, the cards below in no known order (``pool``), and
those that were put under it, whose order everybody knows (``bottom``).
"""

from typing import Final

from orrery.core.game import State
from orrery.core.options import Options
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    BANK_START,
    MARKER_START,
    NOWHERE,
    PLANS,
    RESOURCES,
    SHOWN,
    SYSTEMS,
    TOKENS,
    class_cards,
)
from orrery.games.alien_artifacts.powers import NO_POWERS, Powers, powers_of

# Frames of the decision stack: (kind, seat, ...). An empty stack is the action stage of the player whose turn
# it is. Kinds from DRAW_HAND on are decided by chance; those from DO_EFFECT on go on by themselves.
PAYMENT: Final = 1  # (PAYMENT, seat, purpose, parameter, colours, goal, cards left, sum, smallest, lowest)
TRADE_CARDS: Final = 2  # (TRADE_CARDS, seat, colour or -1, cards left, lowest)
PREPARE_CARDS: Final = 3  # (PREPARE_CARDS, seat, class, cards left, lowest)
ATTACH_TO: Final = 4  # (ATTACH_TO, seat, class): the first of the cards set aside
PROGRAMME: Final = 5  # (PROGRAMME, seat, effect, cards left, lowest, blue, green, red)
EXTRA_CARDS: Final = 6  # (EXTRA_CARDS, seat, class)
KEEP_CARD: Final = 7  # (KEEP_CARD, seat, class, place)
CHOOSE_SIDE: Final = 8  # (CHOOSE_SIDE, seat, card)
ATTACK_TARGET: Final = 9  # (ATTACK_TARGET, seat, most ships, ship or -1, optional)
ATTACK_SHIPS: Final = 10  # (ATTACK_SHIPS, seat, ships left, lowest)
DEFENCE: Final = 11  # (DEFENCE, defender)
NEXT_SHIP: Final = 12  # (NEXT_SHIP, seat)
USE_ABILITY: Final = 13  # (USE_ABILITY, seat, ship, effect, bonus, redraws)
REDRAW: Final = 14  # (REDRAW, seat, ship, resource, bonus, redraws)
PLACE_TOKENS: Final = 15  # (PLACE_TOKENS, seat, defender, tokens left, lowest)
SHOW_SECTION: Final = 16  # (SHOW_SECTION, seat, planet, resource, cards left)
NEXT_PLANET: Final = 17  # (NEXT_PLANET, seat)
NEXT_TECH: Final = 18  # (NEXT_TECH, seat)
NEXT_BUILD: Final = 19  # (NEXT_BUILD, seat)
REMOVE_TOKENS: Final = 20  # (REMOVE_TOKENS, seat, class or -1, tokens left, lowest)
CHOOSE_CARD: Final = 21  # (CHOOSE_CARD, seat, effect)
CHOOSE_TYPE: Final = 22  # (CHOOSE_TYPE, seat, class)
CHOOSE_CLASS: Final = 23  # (CHOOSE_CLASS, seat)
ATTACH_SECTION: Final = 24  # (ATTACH_SECTION, seat, card, resource, cards left)
ATTACH_HAND: Final = 25  # (ATTACH_HAND, seat, card)
DISCARD_COST: Final = 26  # (DISCARD_COST, seat, effect)
DISCARD_HAND: Final = 27  # (DISCARD_HAND, seat, lowest)
PAY_FEE: Final = 28  # (PAY_FEE, seat, card)
FINAL_FEE: Final = 29  # (FINAL_FEE, seat, card)
PICK_FACTION: Final = 30  # (PICK_FACTION, seat)
DRAW_HAND: Final = 40  # (DRAW_HAND, seat, cards left)
DRAW_PRODUCED: Final = 41  # (DRAW_PRODUCED, seat, planet, cards left)
REVEAL_TECH: Final = 42  # (REVEAL_TECH, seat, technology)
REVEAL_ATTACK: Final = 43  # (REVEAL_ATTACK, seat, ship, bonus, redraws)
REVEAL_ATTACHED: Final = 44  # (REVEAL_ATTACHED, seat, card, cards left)
NEW_TOP: Final = 45  # (NEW_TOP, NOWHERE, class)
NEW_SYSTEM: Final = 46  # (NEW_SYSTEM, NOWHERE)
ARTIFACT_DRAW: Final = 47  # (ARTIFACT_DRAW, seat, how many)
PLAN_DRAW: Final = 48  # (PLAN_DRAW, seat, how many)
FACTION_DEAL: Final = 49  # (FACTION_DEAL, seat)
FIRST_PLAYER: Final = 50  # (FIRST_PLAYER, NOWHERE)
DO_EFFECT: Final = 60  # (DO_EFFECT, seat, effect)
ENTERED: Final = 61  # (ENTERED, seat, card): its entry effects
ADDED: Final = 62  # (ADDED, seat, card): what others make of it
TRIGGER: Final = 63  # (TRIGGER, seat, effect, card added)
AUTO_BUILD: Final = 64  # (AUTO_BUILD, seat)
PRODUCING: Final = 65  # (PRODUCING, seat, planet, cards left)
MINING: Final = 66  # (MINING, seat)
SCORING_TECHS: Final = 67  # (SCORING_TECHS, seat)
TAKING: Final = 68  # (TAKING, seat, class, cards left, place)
SEARCHING: Final = 69  # (SEARCHING, seat, class, type)
ATTACHING: Final = 70  # (ATTACHING, seat, card, cards left)
DRAWING: Final = 71  # (DRAWING, seat, cards left)
FILLING_HAND: Final = 72  # (FILLING_HAND, seat)
ATTACK_BEGINS: Final = 73  # (ATTACK_BEGINS, seat)
SHIPS_ATTACK: Final = 74  # (SHIPS_ATTACK, seat)
VALUE_MADE: Final = 75  # (VALUE_MADE, seat, ship, resource or -1, value)
SHIP_DONE: Final = 76  # (SHIP_DONE, seat, ship, resource or -1, value)
ATTACK_ENDS: Final = 77  # (ATTACK_ENDS, seat)
ACTION_ENDS: Final = 78  # (ACTION_ENDS, seat)
SETTING_UP: Final = 79  # (SETTING_UP, seat, step)
GAME_ENDS: Final = 80  # (GAME_ENDS, seat)

#: The value of ``target`` for the alien system.
SYSTEM_TARGET: Final = 5
#: Turns of a player after which a game counts as stalled (A62).
MOST_TURNS: Final = 300


class Variant:
    """The options of a match as plain values, shared by all clones of its state."""

    __slots__ = ("chosen_factions", "faction_end_scoring", "options", "players", "round_limit")

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.players: int = int(options["players"])
        self.chosen_factions: bool = options["factions"] == "chosen"
        self.faction_end_scoring: bool = bool(options["faction_end_scoring"])
        self.round_limit: int = int(options["round_limit"])


class Player:
    """What one player owns."""

    __slots__ = (
        "artifacts",
        "attached",
        "bank",
        "building",
        "empire",
        "faction",
        "hand",
        "plans",
        "plans_shown",
        "powers",
        "produced",
        "tokens",
        "vp",
    )

    #: Follows from the Empire, its tokens and the fees paid; replaced by ``refresh``.
    SHARED: Final = ("powers",)

    bank: int
    vp: int
    faction: int
    #: Resource cards.
    hand: list[int]
    #: Cards in the construction area.
    building: list[int]
    #: Resource cards under cards of the construction area.
    attached: list[int]
    empire: list[int]
    #: The card under every blockade token.
    tokens: list[int]
    #: Resource cards on planets.
    produced: list[int]
    #: Bit masks of artifacts, of defence plans held, and of those among them that all have seen.
    artifacts: int
    plans: int
    plans_shown: int
    powers: Powers

    def __init__(self) -> None:
        self.bank = BANK_START
        self.vp = 0
        self.faction = NOWHERE
        self.hand = []
        self.building = []
        self.attached = []
        self.empire = []
        self.tokens = []
        self.produced = []
        self.artifacts = 0
        self.plans = 0
        self.plans_shown = 0
        self.powers = NO_POWERS

    def clone(self) -> "Player":
        """An independent copy."""
        c = Player.__new__(Player)
        c.bank = self.bank
        c.vp = self.vp
        c.faction = self.faction
        c.hand = self.hand[:]
        c.building = self.building[:]
        c.attached = self.attached[:]
        c.empire = self.empire[:]
        c.tokens = self.tokens[:]
        c.produced = self.produced[:]
        c.artifacts = self.artifacts
        c.plans = self.plans
        c.plans_shown = self.plans_shown
        c.powers = self.powers
        return c


class AlienArtifactsState(State):
    """A position. Every per-turn field belongs to the player whose turn it is."""

    __slots__ = (
        "actions",
        "artifact_discards",
        "artifact_pool",
        "aside",
        "attack_bonus",
        "attacked",
        "bottom",
        "deck",
        "discards",
        "ending",
        "extra_turns",
        "first",
        "limit_bonus",
        "marker",
        "over",
        "paid",
        "plan",
        "plan_pool",
        "players",
        "pool",
        "queue",
        "round",
        "ships",
        "stack",
        "system",
        "system_bottom",
        "system_pool",
        "taken",
        "target",
        "tokens_left",
        "top",
        "turn",
        "used",
        "variant",
    )

    SHARED: Final = ("variant",)

    variant: Variant
    players: list[Player]
    stack: list[tuple[int, ...]]
    turn: int
    first: int
    round: int
    over: bool
    #: Whether the end condition is fulfilled: the round is played to its end.
    ending: bool
    marker: int

    #: Resource cards.
    deck: list[int]
    discards: list[int]
    #: The class decks, by class.
    top: list[int]
    pool: list[list[int]]
    bottom: list[list[int]]
    system: int
    system_pool: list[int]
    system_bottom: list[int]
    #: Bit masks.
    artifact_pool: int
    artifact_discards: int
    plan_pool: int
    tokens_left: int

    # This turn:
    #: Actions not yet taken.
    actions: int
    #: Technologies whose additional effect was used, ships that attacked, cards whose fee is paid: bit masks.
    used: int
    attacked: int
    paid: int
    limit_bonus: int
    attack_bonus: int
    extra_turns: int

    # Within a move:
    #: Class cards drawn, or resource cards (as shown) to be attached, in the order they came.
    aside: list[int]
    #: Planets or technologies still to come in an order of the owner's choice.
    queue: list[int]
    #: The class card taken last by an effect.
    taken: int
    #: Of the attack: a seat, SYSTEM_TARGET or NOWHERE; the defence plan; the ships still to attack.
    target: int
    plan: int
    ships: list[int]

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def clone(self) -> "AlienArtifactsState":
        c = AlienArtifactsState(self.variant)
        c.players = [player.clone() for player in self.players]
        c.stack = self.stack[:]
        c.turn = self.turn
        c.first = self.first
        c.round = self.round
        c.over = self.over
        c.ending = self.ending
        c.marker = self.marker
        c.deck = self.deck[:]
        c.discards = self.discards[:]
        c.top = self.top[:]
        c.pool = [pool[:] for pool in self.pool]
        c.bottom = [bottom[:] for bottom in self.bottom]
        c.system = self.system
        c.system_pool = self.system_pool[:]
        c.system_bottom = self.system_bottom[:]
        c.artifact_pool = self.artifact_pool
        c.artifact_discards = self.artifact_discards
        c.plan_pool = self.plan_pool
        c.tokens_left = self.tokens_left
        c.actions = self.actions
        c.used = self.used
        c.attacked = self.attacked
        c.paid = self.paid
        c.limit_bonus = self.limit_bonus
        c.attack_bonus = self.attack_bonus
        c.extra_turns = self.extra_turns
        c.aside = self.aside[:]
        c.queue = self.queue[:]
        c.taken = self.taken
        c.target = self.target
        c.plan = self.plan
        c.ships = self.ships[:]
        return c


def empty_table(variant: Variant) -> AlienArtifactsState:
    """All components where the box leaves them: nothing shuffled, dealt or revealed."""
    s = AlienArtifactsState(variant)
    s.players = [Player() for _ in range(variant.players)]
    s.stack = []
    s.turn = 0
    s.first = 0
    s.round = 0
    s.over = False
    s.ending = False
    s.marker = MARKER_START[variant.players]
    s.deck = list(range(RESOURCES))
    s.discards = []
    s.top = [NOWHERE] * 3
    s.pool = [list(class_cards(cls)) for cls in range(3)]
    s.bottom = [[], [], []]
    s.system = NOWHERE
    s.system_pool = list(range(SYSTEMS))
    s.system_bottom = []
    s.artifact_pool = (1 << ARTIFACTS) - 1
    s.artifact_discards = 0
    s.plan_pool = (1 << PLANS) - 2
    s.tokens_left = TOKENS
    clear_turn(s)
    s.extra_turns = 0
    s.aside = []
    s.queue = []
    s.taken = NOWHERE
    s.target = NOWHERE
    s.plan = 0
    s.ships = []
    return s


def clear_turn(s: AlienArtifactsState) -> None:
    """Forget everything that belongs to one turn."""
    s.actions = 0
    s.used = 0
    s.attacked = 0
    s.paid = 0
    s.limit_bonus = 0
    s.attack_bonus = 0


def refresh(s: AlienArtifactsState, seat: int) -> None:
    """Work out a player's powers anew: after a change of the Empire, its tokens or the fees paid."""
    player = s.players[seat]
    blocked = 0
    for card in player.tokens:
        blocked |= 1 << card
    player.powers = powers_of(player.empire, blocked & ~s.paid)


def derive(s: AlienArtifactsState) -> None:
    """Recompute everything that is derived."""
    for seat in range(s.variant.players):
        refresh(s, seat)


def card_under(packed: int) -> int:
    """The class card that a resource card lies under."""
    return packed // SHOWN


def shown_of(packed: int) -> int:
    """The section shown by a resource card under a class card."""
    return packed % SHOWN


def resource_of(shown: int) -> int:
    """The resource card of a section."""
    return shown >> 1


def tokens_on(player: Player, card: int) -> int:
    """How many blockade tokens lie on a card."""
    return player.tokens.count(card)

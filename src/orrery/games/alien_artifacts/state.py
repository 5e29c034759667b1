"""What is on the table in Alien Artifacts.

A card in an Empire is the int ``card * 2 + side``; a resource card under a class card is
``card * SHOWN + shown``. All but ``aside``, ``queue`` and the bottoms of decks are kept sorted, for
they have no order. A class deck is its open top card, the cards below in no known order (``pool``), and
those that were put under it, whose order everybody knows (``bottom``). Sets of cards that are seldom looked
at one by one are bit masks; what changes seldom are tuples, which clones share.
"""

from typing import Final, TypeAlias

from orrery.core.options import Options
from orrery.core.stack_game import StackState
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    BANK_START,
    CARDS,
    MARKER_START,
    NOWHERE,
    PLANS,
    RESOURCES,
    SYSTEMS,
    TOKENS,
)
from orrery.games.alien_artifacts.powers import NO_POWERS, Powers, powers_of

# Frames of the decision stack: (kind, seat, ...). An empty stack is the action stage of the player whose turn
# it is. Kinds from DRAW_HAND on are decided by chance; those from DO_EFFECT on go on by themselves.
PAYMENT: Final = 1  # (PAYMENT, seat, purpose, parameter, colours, goal, cards left, sum, smallest, lowest)
TRADE_CARDS: Final = 2  # (TRADE_CARDS, seat, colour, cards left, lowest)
PREPARE_CARDS: Final = 3  # (PREPARE_CARDS, seat, class, cards left, lowest, from the hand only)
ATTACH_TO: Final = 4  # (ATTACH_TO, seat, class): the first of the cards set aside
PROGRAMME: Final = 5  # (PROGRAMME, seat, effect, cards left, lowest, blue, green, red)
EXTRA_CARDS: Final = 6  # (EXTRA_CARDS, seat, class)
KEEP_CARD: Final = 7  # (KEEP_CARD, seat, class, place, cards left, lowest)
CHOOSE_SIDE: Final = 8  # (CHOOSE_SIDE, seat, card)
ATTACK_TARGET: Final = 9  # (ATTACK_TARGET, seat, most ships, ship or -1, optional)
ATTACK_SHIPS: Final = 10  # (ATTACK_SHIPS, seat, ships left, lowest)
DEFENCE: Final = 11  # (DEFENCE, defender)
NEXT_SHIP: Final = 12  # (NEXT_SHIP, seat)
USE_ABILITY: Final = 13  # (USE_ABILITY, seat, ship, effect)
REDRAW: Final = 14  # (REDRAW, seat, ship, resource, bonus, redraws)
PLACE_TOKENS: Final = 15  # (PLACE_TOKENS, seat, defender, tokens left, lowest)
SHOW_SECTION: Final = 16  # (SHOW_SECTION, seat, planet, resource, cards left)
NEXT_PLANET: Final = 17  # (NEXT_PLANET, seat)
NEXT_TECH: Final = 18  # (NEXT_TECH, seat)
NEXT_BUILD: Final = 19  # (NEXT_BUILD, seat)
REMOVE_TOKENS: Final = 20  # (REMOVE_TOKENS, seat, class or -1, tokens left, lowest)
CHOOSE_CARD: Final = 21  # (CHOOSE_CARD, seat, effect)
CHOOSE_TYPE: Final = 22  # (CHOOSE_TYPE, seat, class, place)
CHOOSE_CLASS: Final = 23  # (CHOOSE_CLASS, seat, effect)
ATTACH_SECTION: Final = 24  # (ATTACH_SECTION, seat, card, resource, cards left)
NEXT_TRIGGER: Final = 25  # (NEXT_TRIGGER, seat, effects ...)
DISCARD_COST: Final = 26  # (DISCARD_COST, seat, effect, cards left, lowest)
DISCARD_HAND: Final = 27  # (DISCARD_HAND, seat, lowest)
PAY_FEE: Final = 28  # (PAY_FEE, seat, card, effect or -1 for as long as the attack lasts)
FINAL_FEE: Final = 29  # (FINAL_FEE, seat, card)
PICK_FACTION: Final = 30  # (PICK_FACTION, seat)
DRAW_HAND: Final = 40  # (DRAW_HAND, seat, cards left or -1 to fill the hand)
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
ADDED: Final = 62  # (ADDED, seat, card): what the Empire makes of it
FIRING: Final = 63  # (FIRING, seat, effects ...): triggered at the same time
AUTO_BUILD: Final = 64  # (AUTO_BUILD, seat)
PRODUCING: Final = 65  # (PRODUCING, seat, planet, cards left)
MINING: Final = 66  # (MINING, seat)
SCORING_TECHS: Final = 67  # (SCORING_TECHS, seat)
TAKING: Final = 68  # (TAKING, seat, class, cards left, place, how many are kept)
SEARCHING: Final = 69  # (SEARCHING, seat, class, type, place)
ATTACHING: Final = 70  # (ATTACHING, seat, card, cards left)
DRAWING: Final = 71  # (DRAWING, seat, cards left)
ASK_FEE: Final = 72  # (ASK_FEE, seat, card, effect or -1)
ASK_FINAL_FEE: Final = 73  # (ASK_FINAL_FEE, seat, card)
ACTION_ENDS: Final = 74  # (ACTION_ENDS, seat); of an artifact: (ACTION_ENDS, seat, artifact)
SETTING_UP: Final = 75  # (SETTING_UP, NOWHERE, step)
GAME_ENDS: Final = 76  # (GAME_ENDS, NOWHERE)
ATTACK_BEGINS: Final = 77  # (ATTACK_BEGINS, seat)
SHIPS_ATTACK: Final = 78  # (SHIPS_ATTACK, seat)
REVEALING: Final = 79  # (REVEALING, seat, ship, bonus, redraws)
VALUE_MADE: Final = 80  # (VALUE_MADE, seat, ship, resource or -1, value)
PLACING: Final = 81  # (PLACING, seat, tokens)
SHIP_DONE: Final = 82  # (SHIP_DONE, seat, ship, resource or -1, value)
LOSING: Final = 83  # (LOSING, seat, ship, destroyed or damaged)
ATTACK_ENDS: Final = 84  # (ATTACK_ENDS, seat, fees paid before)

#: Cards, each kind packed as the field says.
#: Frames that hold a resource card, or NOWHERE, and its place in them.
HOLDING: Final = (SHOW_SECTION, REDRAW, ATTACH_SECTION, VALUE_MADE, SHIP_DONE)
RESOURCE_PLACE: Final = 3

Cards: TypeAlias = tuple[int, ...]

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

    #: Follows from the Empire, its tokens, the fees paid and boosts; replaced by ``refresh``.
    SHARED: Final = ("powers",)

    bank: int
    vp: int
    faction: int
    #: Resource cards.
    hand: Cards
    #: Cards in the construction area.
    building: Cards
    #: Resource cards under cards of the construction area.
    attached: Cards
    empire: Cards
    #: The card under every blockade token.
    tokens: Cards
    #: Resource cards on planets.
    produced: Cards
    #: Bit masks of artifacts, of defence plans held, and of those among them that all have seen.
    artifacts: int
    plans: int
    plans_shown: int
    powers: Powers

    def __init__(
        self,
        bank: int,
        vp: int,
        faction: int,
        hand: Cards,
        building: Cards,
        attached: Cards,
        empire: Cards,
        tokens: Cards,
        produced: Cards,
        artifacts: int,
        plans: int,
        plans_shown: int,
        powers: Powers,
    ) -> None:
        self.bank = bank
        self.vp = vp
        self.faction = faction
        self.hand = hand
        self.building = building
        self.attached = attached
        self.empire = empire
        self.tokens = tokens
        self.produced = produced
        self.artifacts = artifacts
        self.plans = plans
        self.plans_shown = plans_shown
        self.powers = powers

    def clone(self) -> "Player":
        """An independent copy."""
        return Player(
            self.bank,
            self.vp,
            self.faction,
            self.hand,
            self.building,
            self.attached,
            self.empire,
            self.tokens,
            self.produced,
            self.artifacts,
            self.plans,
            self.plans_shown,
            self.powers,
        )


def new_player() -> Player:
    """What everybody begins with, before cards are dealt."""
    return Player(BANK_START, 0, NOWHERE, (), (), (), (), (), (), 0, 0, 0, NO_POWERS)


class AlienArtifactsState(StackState):
    """A position. Every per-turn field belongs to the player whose turn it is."""

    __slots__ = (
        "acted",
        "actions",
        "artifact_discards",
        "artifact_pool",
        "aside",
        "attacked",
        "boosts",
        "bottom",
        "deck",
        "discards",
        "ending",
        "extra_turns",
        "first",
        "marker",
        "paid",
        "plan",
        "plan_pool",
        "players",
        "pool",
        "queue",
        "round",
        "ships",
        "system",
        "system_bottom",
        "system_pool",
        "taken",
        "target",
        "tokens_left",
        "top",
        "used",
        "variant",
    )

    SHARED: Final = ("variant",)

    variant: Variant
    players: list[Player]
    first: int
    round: int
    #: Whether the end condition is fulfilled: the round is played to its end.
    ending: bool
    marker: int

    #: Resource cards.
    deck: list[int]
    discards: list[int]
    #: The class decks: the open card of each, a bit mask of the cards below, and the cards under them, the
    #: next to come first among those of a class.
    top: Cards
    pool: int
    bottom: Cards
    #: The alien systems likewise.
    system: int
    system_pool: int
    system_bottom: Cards
    #: Bit masks.
    artifact_pool: int
    artifact_discards: int
    plan_pool: int
    tokens_left: int

    # This turn:
    #: Actions not yet taken; once one was taken the others are optional.
    actions: int
    acted: bool
    #: Technologies whose additional effect was used, ships that attacked, cards whose fee is paid: bit masks.
    used: int
    attacked: int
    paid: int
    #: Effects that last until the end of the turn.
    boosts: Cards
    extra_turns: int

    # Within a move:
    #: Class cards drawn, or resource cards (as shown) to be attached, in the order they came.
    aside: Cards
    #: Planets or technologies still to come in an order of the owner's choice.
    queue: Cards
    #: The class card that was taken or completed last.
    taken: int
    #: Of the attack: a seat, SYSTEM_TARGET or NOWHERE; the defence plan; the ships still to attack.
    target: int
    plan: int
    ships: Cards

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def clone(self) -> "AlienArtifactsState":
        c = AlienArtifactsState(self.variant)
        c.players = [player.clone() for player in self.players]
        c.stack = self.stack.copy()
        c.turn = self.turn
        c.first = self.first
        c.round = self.round
        c.over = self.over
        c.ending = self.ending
        c.marker = self.marker
        c.deck = self.deck.copy()
        c.discards = self.discards.copy()
        c.top = self.top
        c.pool = self.pool
        c.bottom = self.bottom
        c.system = self.system
        c.system_pool = self.system_pool
        c.system_bottom = self.system_bottom
        c.artifact_pool = self.artifact_pool
        c.artifact_discards = self.artifact_discards
        c.plan_pool = self.plan_pool
        c.tokens_left = self.tokens_left
        c.actions = self.actions
        c.acted = self.acted
        c.used = self.used
        c.attacked = self.attacked
        c.paid = self.paid
        c.boosts = self.boosts
        c.extra_turns = self.extra_turns
        c.aside = self.aside
        c.queue = self.queue
        c.taken = self.taken
        c.target = self.target
        c.plan = self.plan
        c.ships = self.ships
        return c


def empty_table(variant: Variant) -> AlienArtifactsState:
    """All components where the box leaves them: nothing shuffled, dealt or revealed."""
    s = AlienArtifactsState(variant)
    s.players = [new_player() for _ in range(variant.players)]
    s.stack = []
    s.turn = 0
    s.first = 0
    s.round = 0
    s.over = False
    s.ending = False
    s.marker = MARKER_START[variant.players]
    s.deck = list(range(RESOURCES))
    s.discards = []
    s.top = (NOWHERE,) * 3
    s.pool = (1 << CARDS) - 1
    s.bottom = ()
    s.system = NOWHERE
    s.system_pool = (1 << SYSTEMS) - 1
    s.system_bottom = ()
    s.artifact_pool = (1 << ARTIFACTS) - 1
    s.artifact_discards = 0
    s.plan_pool = (1 << PLANS) - 2
    s.tokens_left = TOKENS
    clear_turn(s)
    s.extra_turns = 0
    s.aside = ()
    s.queue = ()
    s.taken = NOWHERE
    s.target = NOWHERE
    s.plan = 0
    s.ships = ()
    return s


def clear_turn(s: AlienArtifactsState) -> None:
    """Forget everything that belongs to one turn."""
    s.actions = 0
    s.acted = False
    s.used = 0
    s.attacked = 0
    s.paid = 0
    s.boosts = ()


def refresh(s: AlienArtifactsState, seat: int) -> None:
    """Work out a player's powers anew: after a change of the Empire, its tokens, the fees paid or boosts."""
    player = s.players[seat]
    player.powers = powers_of(player.empire, blockaded(player) & ~s.paid, s.boosts if seat == s.turn else ())


def blockaded(player: Player) -> int:
    """The cards with tokens on them, as a bit mask."""
    cards = 0
    for card in player.tokens:
        cards |= 1 << card
    return cards


def derive(s: AlienArtifactsState) -> None:
    """Recompute everything that is derived."""
    for seat in range(s.variant.players):
        refresh(s, seat)


def tokens_on(player: Player, card: int) -> int:
    """How many blockade tokens lie on a card."""
    return player.tokens.count(card)

"""What cards, artifacts and attacks are worth to a bot, worked out of the content tables once.

The unit is a point at the end of the game. What lasts is worth something for every turn that is left. The
numbers were set by hand, compared with a regression over bot games (points to come on what a seat
has), and tried out in matches against their predecessors.
"""

from typing import Final

from orrery.games.alien_artifacts.components import (
    CARDS,
    CLASS,
    FACTIONS,
    FIRST_SHIP,
    LOGISTIC,
    NUMBER,
    OPERATIONAL,
    RESOURCES,
    SECTION_TYPE,
    SHIPS,
    TYPE,
    TYPES,
)
from orrery.games.alien_artifacts.effects import (
    ACTION,
    ADDITIONAL,
    ANY,
    ARTIFACT_EFFECTS,
    ATTACH_FROM_DECK,
    ATTACH_FROM_HAND,
    ATTACK_DELTA,
    ATTACK_ONCE,
    BUILD_NOW,
    BUY,
    COST_DELTA,
    COUNT_CARDS,
    DAMAGED,
    DESTROYED,
    DRAW_RESOURCES,
    EXTRA_ACTIONS,
    EXTRA_TURNS,
    FACTION_SCORING,
    GAIN_ARTIFACT,
    GAIN_CREDITS,
    GAIN_PLAN,
    GAIN_VP,
    GOLD_OK,
    HAND_SIZE_DELTA,
    LIMIT_DELTA,
    ON_ATTACK_START,
    ON_ATTACK_VALUE,
    ON_CARD_ADDED,
    ON_ENTER,
    ON_PRODUCTION_MATCH,
    ON_SHIP_ATTACK,
    ON_SHIP_LOSS,
    ON_SHIP_RESULT,
    ON_TRADE,
    PERFORM,
    PLACE_BLOCKADE,
    PLAN_ROWS,
    PREPARE,
    PRODUCE,
    PRODUCE_DELTA,
    REDRAW_ATTACK,
    REMOVE_BLOCKADE,
    SEARCH,
    SIDE_EFFECTS,
    STATIC,
    SYSTEM_ROWS,
    TAKE_CARDS,
    TRADE,
    VS_PLAYER,
    Effect,
)

# --- what things are worth --------------------------------------------------------------------------

#: An action, a C, an icon under a card, a resource card, a card to build, an artifact not yet seen, a plan.
ACTION_WORTH: Final = 0.8
CREDIT: Final = 0.14
ICON: Final = 0.12
RESOURCE: Final = 0.28
CLASS_CARD: Final = 1.3
ARTIFACT_WORTH: Final = 2.2
PLAN: Final = 0.15
#: A blockade token that somebody else gets.
_TOKEN_PLACED: Final = 0.1
#: A ship that is destroyed, or damaged and to be built again.
DESTROYED_SHIP: Final = 2.5
DAMAGED_SHIP: Final = 1.5
#: The points of an action that pays with sets of colours; an artifact that builds a card.
_COLOUR_SETS: Final = 1.9
_BUILD_NOW: Final = 2.2
_CHOICE_OF_CLASS: Final = 0.4
#: What a search finds beyond a card like any other, and each card more to choose from.
_SEARCHED: Final = 0.3
_MORE_CHOICE: Final = 0.1
#: Many resource cards at once are of less use each.
_MANY: Final = 3
_MANY_USED: Final = 0.7
#: A produced card scores about as often as not.
_PRODUCED_POINT: Final = 0.5
#: Icons that come from the deck or the hand under a card.
_FROM_DECK: Final = 1.5
_FROM_HAND: Final = 2.0
_MANY_SHIPS: Final = 0.4
_EXTRA_TURN: Final = 1.1
_SINGLE_ATTACK: Final = 0.8
_ATTACK_BOOST: Final = 0.3
_LIMIT_BOOST: Final = 0.2
_TOKEN_REMOVED: Final = 0.3

# --- for every turn that is left ----------------------------------------------------------------------

#: Costs that are 1 lower, limits and hands that are 1 higher.
_CHEAPER_BUY: Final = 0.02
_CHEAPER_BUILD: Final = 0.025
_LIMIT_BUILD: Final = 0.035
_LIMIT_TRADE: Final = 0.03
_LIMIT_PREPARE: Final = 0.02
_HAND_SIZE: Final = 0.08
_PRODUCE_MORE: Final = 0.04
_GOLD_OK: Final = 0.02
_OTHER: Final = 0.01
#: How often in a turn: a card of any class, or of a certain one, is completed; it is the first of its type;
#: an attack begins; a card is produced that scores; a trade is made.
_COMPLETIONS: Final = 0.3
_COMPLETIONS_OF_CLASS: Final = 0.14
_FIRST_OF_TYPE: Final = 0.6
_ATTACKS: Final = 0.15
_MATCHES: Final = 0.3
_TRADES: Final = 0.25
#: An attack value that is 1 higher, and what is left of that if it counts against players only.
_ATTACK_VALUE: Final = 0.08
_AGAINST_PLAYERS: Final = 0.4
_LOSS: Final = 0.02
#: How often an additional effect, an action of a card, and one that scores is used; at least it is a choice.
_USES: Final = 0.35
_ACTS: Final = 0.2
_SCORING_ACTS: Final = 0.35
_LEAST_USE: Final = 0.05
#: More cards to build than can be built: what buys or finds them.
_MORE_CARDS: Final = 0.03


def gain(effect: Effect) -> float:
    """What an effect brings when it happens."""
    op, n = effect.op, effect.n
    if op == GAIN_VP:
        return n * _COLOUR_SETS if effect.per is not None else float(n)
    if op == GAIN_CREDITS:
        return CREDIT * n
    if op == DRAW_RESOURCES:
        return RESOURCE * n * (_MANY_USED if n > _MANY else 1.0)
    if op == GAIN_ARTIFACT:
        return ARTIFACT_WORTH * n
    if op == GAIN_PLAN:
        return PLAN * n
    if op == TAKE_CARDS:
        return (CLASS_CARD + _MORE_CHOICE * (effect.draw - effect.keep)) * effect.keep
    if op == SEARCH:
        return CLASS_CARD + _SEARCHED
    if op == PRODUCE:
        return n * (RESOURCE + _PRODUCED_POINT)
    if op == ATTACH_FROM_DECK:
        return n * ICON * _FROM_DECK
    if op == ATTACH_FROM_HAND:
        return n * ICON * _FROM_HAND
    if op == BUILD_NOW:
        return _BUILD_NOW + (_CHOICE_OF_CLASS if effect.cls == ANY else 0.0)
    if op == PERFORM:
        if effect.deed == BUY:
            return ACTION_WORTH
        return ACTION_WORTH + ICON * max(0, -effect.delta) + (_MANY_SHIPS if effect.ships_most != 1 else 0.0)
    return _gain_for_a_turn(effect)


def _gain_for_a_turn(effect: Effect) -> float:
    op, n = effect.op, effect.n
    if op == EXTRA_ACTIONS:
        return ACTION_WORTH * n
    if op == EXTRA_TURNS:
        return _EXTRA_TURN * ACTION_WORTH * n
    if op == ATTACK_ONCE:
        return _SINGLE_ATTACK
    if op == ATTACK_DELTA:
        return _ATTACK_BOOST * n
    if op == LIMIT_DELTA:
        return _LIMIT_BOOST * n
    if op == REMOVE_BLOCKADE:
        return _TOKEN_REMOVED * n
    return 0.0


def _constant(effect: Effect) -> float:
    """What a constant effect is worth for every turn that is left."""
    op, n = effect.op, effect.n
    if op == COST_DELTA:
        return -n * (_CHEAPER_BUY if effect.deed == BUY else _CHEAPER_BUILD)
    if op == LIMIT_DELTA:
        if effect.deed == TRADE:
            return n * _LIMIT_TRADE
        return n * (_LIMIT_PREPARE if effect.deed == PREPARE else _LIMIT_BUILD)
    if op == HAND_SIZE_DELTA:
        return n * _HAND_SIZE
    if op == PRODUCE_DELTA:
        return n * _PRODUCE_MORE
    return _GOLD_OK if op == GOLD_OK else _OTHER


def _used(effect: Effect) -> float:
    """What an additional effect or an action of a card is worth for every turn that is left."""
    op = effect.op
    if op in (SEARCH, TAKE_CARDS) or (op == PERFORM and effect.trigger == ADDITIONAL):
        return _MORE_CARDS
    price = CREDIT * effect.cost_credits + RESOURCE * effect.cost_discard
    if effect.trigger == ADDITIONAL:
        return _USES * max(_LEAST_USE, gain(effect) - price)
    often = _SCORING_ACTS if op == GAIN_VP else _ACTS
    return often * max(_LEAST_USE, gain(effect) - price - ACTION_WORTH)


def _a_turn(effect: Effect) -> float:
    """What an effect of a logistic side is worth for every turn that is left."""
    trigger = effect.trigger
    if trigger == STATIC:
        return _constant(effect)
    if trigger == ON_CARD_ADDED:
        often = _COMPLETIONS if effect.if_cls == ANY else _COMPLETIONS_OF_CLASS
        return often * gain(effect) * (_FIRST_OF_TYPE if effect.first_of_type else 1.0)
    if trigger == ON_ATTACK_START:
        return _ATTACKS * gain(effect)
    if trigger == ON_ATTACK_VALUE:
        return _ATTACK_VALUE * effect.n * (_AGAINST_PLAYERS if effect.vs == VS_PLAYER else 1.0)
    if trigger == ON_SHIP_LOSS:
        return _LOSS
    if trigger == ON_PRODUCTION_MATCH:
        return _MATCHES * gain(effect)
    if trigger == ON_TRADE:
        return _TRADES * gain(effect)
    return _used(effect) if trigger in (ADDITIONAL, ACTION) else _OTHER


def _lasting(packed: int) -> float:
    if packed & 1 == OPERATIONAL:
        return 0.0
    return sum([_a_turn(effect) for effect in SIDE_EFFECTS[packed] if effect.trigger != ON_ENTER])


#: By ``card * 2 + side``: what the logistic side is worth for every turn that is left, and what it brings at
#: once.
LASTING: Final[list[float]] = [_lasting(packed) for packed in range(CARDS * 2)]
AT_ONCE: Final[list[float]] = [
    sum([gain(effect) for effect in SIDE_EFFECTS[packed] if effect.trigger == ON_ENTER])
    if packed & 1 == LOGISTIC
    else 0.0
    for packed in range(CARDS * 2)
]
#: By artifact: what it is worth to somebody with a use for it.
ARTIFACT: Final[list[float]] = [sum([gain(effect) for effect in effects]) for effects in ARTIFACT_EFFECTS]


def _match(kind: int) -> float:
    fits = [kind in (SECTION_TYPE[card * 2], SECTION_TYPE[card * 2 + 1]) for card in range(RESOURCES)]
    return sum(fits) / RESOURCES


#: By type: the chance that a resource card has a section of it.
MATCH: Final[list[float]] = [_match(kind) for kind in range(len(TYPES))]


def _faction_points(faction: int, packed: int) -> float:
    card, side = packed >> 1, packed & 1
    points = 0
    for effect in FACTION_SCORING[faction]:
        per = effect.per
        if (
            per is not None
            and per.kind == COUNT_CARDS
            and per.cls in (ANY, CLASS[card])
            and per.type in (ANY, TYPE[card])
            and per.side in (ANY, side)
        ):
            points += effect.n
    return float(points)


#: By faction and ``card * 2 + side``: what it scores for the card at the end.
FACTION_POINTS: Final[list[list[float]]] = [
    [_faction_points(faction, packed) for packed in range(CARDS * 2)] for faction in range(FACTIONS)
]

# --- attacks ----------------------------------------------------------------------------------------

#: The highest bonus that the tables of attacks know; more is as good.
MOST_BONUS: Final = 12
#: Abilities of a ship: another card, a higher value, and the chance that the value is high enough for more.
REDRAWN: Final = 0.4
_VALUE_MORE: Final = 0.25
_HIGH_VALUE: Final = 0.3
_SOFT_LOSS: Final = 0.1


def _row_worth(effects: list[Effect]) -> float:
    return sum(
        [_TOKEN_PLACED * effect.n if effect.op == PLACE_BLOCKADE else gain(effect) for effect in effects]
    )


def _row_has(effects: list[Effect], op: int) -> float:
    return float(any(effect.op == op for effect in effects))


def _expected(tables: list[list[list[Effect]]], op: int) -> list[list[float]]:
    """By table and bonus, on average over the resource cards: the gains, or how often a row has ``op``."""
    found = []
    for rows in tables:
        worths = [_row_worth(row) if op == ANY else _row_has(row, op) for row in rows]
        line = []
        for bonus in range(MOST_BONUS + 1):
            values = [worths[min(max(number + bonus, 1), len(worths)) - 1] for number in NUMBER]
            line.append(sum(values) / len(values))
        found.append(line)
    return found


#: By system or plan and by bonus: what an attack brings on average, and how likely the ship is lost.
SYSTEM_GAIN: Final[list[list[float]]] = _expected(SYSTEM_ROWS, ANY)
SYSTEM_DESTROYED: Final[list[list[float]]] = _expected(SYSTEM_ROWS, DESTROYED)
SYSTEM_DAMAGED: Final[list[list[float]]] = _expected(SYSTEM_ROWS, DAMAGED)
PLAN_GAIN: Final[list[list[float]]] = _expected(PLAN_ROWS, ANY)
PLAN_DESTROYED: Final[list[list[float]]] = _expected(PLAN_ROWS, DESTROYED)
PLAN_DAMAGED: Final[list[list[float]]] = _expected(PLAN_ROWS, DAMAGED)


def _ability(ship: int) -> float:
    worth = 0.0
    for effect in SIDE_EFFECTS[ship * 2 + OPERATIONAL]:
        if effect.op == REDRAW_ATTACK:
            worth += REDRAWN
        elif effect.op == ATTACK_DELTA:
            worth += _VALUE_MORE
        elif effect.trigger == ON_SHIP_ATTACK:
            worth += gain(effect)
        elif effect.trigger == ON_SHIP_RESULT:
            worth += _HIGH_VALUE * gain(effect)
        elif effect.trigger == ON_SHIP_LOSS:
            worth += _SOFT_LOSS
    return worth


#: By ship (from 0): what its abilities bring in an attack.
ABILITY: Final[list[float]] = [_ability(FIRST_SHIP + ship) for ship in range(SHIPS)]

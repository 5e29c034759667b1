"""What a position is worth as far as it can be reckoned: the points that a seat may expect at the end.

A seat has its points as they stand; what its cards bring for every turn that is left; cards under
construction, less the actions that they still take; and what lies ready to pay with. Nothing of that is worth
anything once there is no turn left to use it in. Luck and effects that are still to come count with what they
bring on average, so a move looks as good before its cards are drawn as it will turn out. It is the first
guess that learning begins with, and part by part a feature.
"""

from typing import Final

from orrery.core.features import Found
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    BLUE,
    CARDS,
    CLASS,
    CLASS_COLOUR,
    COLOUR,
    FIRST_SHIP,
    FIRST_TECH,
    GOLD,
    GREEN,
    ICONS,
    NOWHERE,
    OPERATIONAL,
    PLANET,
    POINTS_PER_CARD,
    RED,
    RESOURCES,
    SHOWN,
    TECH,
    TYPE,
)
from orrery.games.alien_artifacts.effects import (
    ALL,
    ANY,
    ATTACK_DELTA,
    CONDITIONS,
    COUNT_CARDS,
    COUNT_CONSTRUCTION,
    COUNT_CREDITS,
    COUNT_PRODUCED,
    COUNT_SETS,
    COUNT_TYPES,
    INCOME,
    MINE,
    OFFENSIVE,
    ON_ATTACK_VALUE,
    ON_DEFEND,
    SHIP_BONUS,
    TO_CONSTRUCTION,
    VS_ALIEN,
    VS_PLAYER,
    Count,
)
from orrery.games.alien_artifacts.rules.building import class_cost, row_colours
from orrery.games.alien_artifacts.rules.counting import amount, count, technology_points
from orrery.games.alien_artifacts.rules.deeds import operational_cost
from orrery.games.alien_artifacts.rules.payment import card_limit, reach
from orrery.games.alien_artifacts.rules.turn import hand_size
from orrery.games.alien_artifacts.scoring import points
from orrery.games.alien_artifacts.state import (
    ARTIFACT_DRAW,
    ATTACHING,
    ATTACK_BEGINS,
    DO_EFFECT,
    DRAW_HAND,
    DRAW_PRODUCED,
    DRAWING,
    GAME_ENDS,
    KEEP_CARD,
    MINING,
    PLAN_DRAW,
    PRODUCING,
    REVEAL_ATTACHED,
    REVEAL_ATTACK,
    REVEAL_TECH,
    SCORING_TECHS,
    SEARCHING,
    SHIPS_ATTACK,
    SYSTEM_TARGET,
    TAKING,
    AlienArtifactsState,
    Player,
)
from orrery.games.alien_artifacts.worth import (
    ABILITY,
    ACTION_WORTH,
    ARTIFACT,
    ARTIFACT_WORTH,
    AT_ONCE,
    CLASS_CARD,
    CREDIT,
    DAMAGED_SHIP,
    DESTROYED_SHIP,
    FACTION_POINTS,
    ICON,
    LASTING,
    MATCH,
    MOST_BONUS,
    PLAN,
    PLAN_DAMAGED,
    PLAN_DESTROYED,
    PLAN_GAIN,
    REDRAWN,
    RESOURCE,
    SYSTEM_DAMAGED,
    SYSTEM_DESTROYED,
    SYSTEM_GAIN,
    gain,
)

# --- how long the game goes on ---

#: Points that make winning about e times as likely at the end, and how much more for every turn left.
_SCALE: Final = 1.5
_FOG: Final = 0.1
#: Resource cards that leave the deck in a turn.
_DRAWN_A_TURN: Final = 2.3
#: As long as the end is not certain, a part of a round may follow; less than this is no turn.
_LEAST_ROUNDS: Final = 0.1
_NO_TURN: Final = 0.05
#: C break ties.
_TIE: Final = 0.01

#: Luck and choices that bring what only later turns make use of.
_FOR_LATER: Final = (KEEP_CARD, DRAW_HAND, PLAN_DRAW, TAKING, SEARCHING, DRAWING)

# --- operational technologies: how fast what they count grows in a turn ---

_GROWTH_CARDS: Final = 0.25
_GROWTH_CLASS: Final = 0.09
_GROWTH_SIDE: Final = 0.063
_GROWTH_TYPE: Final = 0.07
_GROWTH_SUPPLY: Final = 0.15
_GROWTH_OTHER: Final = 0.06

# --- cards under construction ---

#: How much longer than one action a card takes whose cost is not at hand; the icons that two cards bring
#: easily, and in every action more.
_UNREADY: Final = 0.6
_EASY: Final = 5
_ICONS_AN_ACTION: Final = 5.0
#: A plan is worth less than what it aims at, but never quite nothing; all but the best of a class still less.
_PLAN: Final = 0.9
_LEAST_PLAN: Final = 0.05
_LATER_PLAN: Final = 0.35
#: An icon under a card, beside the time that it saves.
_ATTACHED: Final = 0.05
#: What each card more to choose from adds at most, and what is left of it card by card.
_CHOICE: Final = 0.35
_CHOICE_FADES: Final = 0.65
_SEARCHED: Final = 0.7
_ATTACHED_A_CARD: Final = 1.4

# --- the Empire ---

#: The part of turns in which an operational action can be paid for, and what it is worth to have it at hand.
_PAYABLE: Final = 0.25
_PAID: Final = 0.5
#: Cards that an operational planet produces at once.
_PRODUCED_AT_ONCE: Final = 3
#: A token on an own card, and for every turn that is left; a fee that may have been paid for nothing.
_TOKEN: Final = 0.35
_TOKEN_A_TURN: Final = 0.03
_FEE: Final = 0.3
#: A ship's loss late in the game, and what each turn that is left adds up to the whole.
_LATE_LOSS: Final = 0.45
_LOSS_A_TURN: Final = 0.07

# --- supplies ---

#: An icon in hand and on a planet; so many on planets are useful, the others are worth less.
_HAND: Final = 0.1
_PRODUCED: Final = 0.07
_SPARE_PRODUCED: Final = 0.02
_USEFUL_PRODUCED: Final = 6
#: What is left of an icon whose colour nothing needs, and of a card that is still to be drawn.
_UNWANTED: Final = 0.6
_UNDRAWN: Final = 0.8
#: So many C are useful, the others are worth less.
_USEFUL_BANK: Final = 8
_SPARE_CREDIT: Final = 0.08
#: How fast supplies, C and defence plans gain their worth with the turns that are left; C need two at least.
_SUPPLY_A_TURN: Final = 0.3
_CREDIT_A_TURN: Final = 0.2
_CREDIT_TURNS: Final = 2.0
_DEFENCE_A_TURN: Final = 0.1

_NO_FACTION: Final[list[float]] = [0.0] * (CARDS * 2)

#: The parts that the worth is told in, after the points that a seat has; three of some, by class.
PARTS: Final = (
    *("turns", "cards", "faction", "logistic planets", "logistic technologies", "logistic ships"),
    *("final scoring", "mining", "income", "offensives", "blockades", "icons attached"),
    *("planets to build", "technologies to build", "ships to build", "actions at hand", "hand"),
    *("cards to draw", "produced cards", "credits", "artifacts", "plans", "an attack", "effects"),
)
_BY_POINTS: Final = 0
_BY_TURNS: Final = 1
_BY_CARDS: Final = 2
_BY_FACTION: Final = 3
_BY_LOGISTICS: Final = 4
_BY_TECHNOLOGIES: Final = 7
_BY_DEEDS: Final = 8
_BY_BLOCKADES: Final = 11
_BY_ATTACHED: Final = 12
_BY_BUILDING: Final = 13
_BY_READY: Final = 16
_BY_HAND: Final = 17
_BY_DRAWS: Final = 18
_BY_PRODUCED: Final = 19
_BY_CREDITS: Final = 20
_BY_ARTIFACTS: Final = 21
_BY_PLANS: Final = 22
_BY_ATTACK: Final = 23
_BY_EFFECTS: Final = 24


def rounds_left(s: AlienArtifactsState) -> float:
    """About how many rounds follow the one that is played."""
    if s.ending:
        return 0.0
    held = 0
    for player in s.players:
        held += len(player.hand) + len(player.produced) + len(player.attached)
    cards = len(s.deck) + (s.marker - 1) * (RESOURCES - held)
    players = s.variant.players
    this_round = players - (s.turn - s.first) % players
    rounds = cards / (players * _DRAWN_A_TURN) - this_round / players + 0.5
    limit = s.variant.round_limit
    if limit and limit - s.round < rounds:
        return float(limit - s.round)
    return max(rounds, _LEAST_ROUNDS)


def clarity(rounds: float) -> float:
    """What a point weighs: the more rounds can still turn the game, the less."""
    return 1.0 / (_SCALE * (1.0 + _FOG * rounds))


def standing(s: AlienArtifactsState) -> list[float]:
    """The value of a finished game for every seat."""
    return [_standing(s, seat) / _SCALE for seat in range(s.variant.players)]


def reckon(s: AlienArtifactsState, found: list[Found], parts: int) -> None:
    """Add the points of every seat to what was found of it, as number ``parts``, and after that the parts."""
    players = s.variant.players
    if s.stack and s.stack[0][0] == GAME_ENDS:
        for seat in range(players):
            found[seat].add_times(parts + _BY_POINTS, _standing(s, seat) / _SCALE)
        return
    rounds = rounds_left(s)
    clear = clarity(rounds)
    now = (s.turn - s.first) % players
    lefts: list[float] = []
    for seat in range(players):
        turns = rounds
        place = (seat - s.first) % players
        if place > now:
            turns += 1.0
        elif place == now:
            turns += s.actions + s.extra_turns
        lefts.append(turns)
        # As long as factions are dealt or chosen, nobody has anything.
        if turns < _NO_TURN or s.players[seat].faction == NOWHERE:
            found[seat].add_times(parts + _BY_POINTS, _standing(s, seat) * clear)
        else:
            _reckon_seat(s, seat, turns, clear, found[seat], parts)
    for frame in s.stack:
        seat = frame[1]
        if seat != NOWHERE and (lefts[seat] >= _NO_TURN or frame[0] not in _FOR_LATER):
            _reckon_to_come(s, frame, rounds, clear, found[seat], parts)


def _standing(s: AlienArtifactsState, seat: int) -> float:
    """The points of a seat as they stand, and its C."""
    return points(s, seat) + _TIE * s.players[seat].bank


# --- technologies, operational actions, attacks -----------------------------------------------------


def _growth(what: Count) -> float:
    """How fast something grows in a turn."""
    kind = what.kind
    if kind == COUNT_CARDS:
        if what.cls != ANY:
            return _GROWTH_CLASS if what.side == ANY else _GROWTH_SIDE
        return _GROWTH_CARDS if what.type == ANY else _GROWTH_TYPE
    if kind in (COUNT_TYPES, COUNT_SETS):
        return _GROWTH_TYPE
    if kind in (COUNT_CREDITS, COUNT_PRODUCED, COUNT_CONSTRUCTION):
        return _GROWTH_SUPPLY
    return _GROWTH_OTHER


def _at_the_end(s: AlienArtifactsState, seat: int, card: int, turns: float, built: bool) -> float:
    """What the operational side of a technology promises at the end; it counts itself once it is built."""
    best = 0.0
    for condition in CONDITIONS[card - FIRST_TECH]:
        what = condition.count
        missing = condition.least - count(s, seat, what)
        if not built and what.kind == COUNT_CARDS and (what.cls == TECH or what.cls == ANY):
            missing -= 1
        promise = float(condition.end)
        if missing > 0:
            expected = turns * _growth(what)
            promise *= expected * expected / (expected * expected + missing * missing)
        best = max(best, promise)
    return best


def _in_play(s: AlienArtifactsState, seat: int, card: int) -> float:
    """What an operational technology brings on average when it is scored in play."""
    return MATCH[TYPE[card]] * technology_points(s, seat, card, False)


def _produced(planet: int) -> float:
    """What a card produced on a planet brings on average."""
    return MATCH[TYPE[planet]] + RESOURCE


def _beyond(gained: float) -> float:
    """What an operational action brings beyond any other one: little at first, then nearly all."""
    return gained * gained / (gained + ACTION_WORTH) if gained > 0.0 else 0.0


def _bonus(s: AlienArtifactsState, seat: int, ship: int, target: int) -> int:
    """What is added to the number of the card that is revealed for a ship."""
    alien, player = SHIP_BONUS[ship - FIRST_SHIP]
    bonus = alien if target == SYSTEM_TARGET else player
    useless = VS_PLAYER if target == SYSTEM_TARGET else VS_ALIEN
    for effect in s.players[seat].powers.triggers[ON_ATTACK_VALUE]:
        if effect.op == ATTACK_DELTA and effect.vs != useless:
            bonus += amount(s, seat, effect)
    if target != SYSTEM_TARGET:
        for effect in s.players[target].powers.triggers[ON_DEFEND]:
            bonus += amount(s, target, effect)
    return bonus


def _attack(s: AlienArtifactsState, bonus: int, target: int, turns: float) -> float:
    """What an attack of one ship brings on average, less what is lost."""
    bonus = min(max(bonus, 0), MOST_BONUS)
    loss = min(1.0, _LATE_LOSS + _LOSS_A_TURN * turns)
    if target != SYSTEM_TARGET:
        lost = DESTROYED_SHIP * PLAN_DESTROYED[s.plan][bonus] + DAMAGED_SHIP * PLAN_DAMAGED[s.plan][bonus]
        return PLAN_GAIN[s.plan][bonus] - loss * lost
    system = s.system
    if system == NOWHERE:
        return 0.0
    lost = DESTROYED_SHIP * SYSTEM_DESTROYED[system][bonus] + DAMAGED_SHIP * SYSTEM_DAMAGED[system][bonus]
    return SYSTEM_GAIN[system][bonus] - loss * lost


def _ship(s: AlienArtifactsState, seat: int, ship: int, target: int, turns: float) -> float:
    """What an attack of this ship brings with all its abilities."""
    return _attack(s, _bonus(s, seat, ship, target), target, turns) + ABILITY[ship - FIRST_SHIP]


# --- a seat -----------------------------------------------------------------------------------------


def _reckon_seat(
    s: AlienArtifactsState, seat: int, turns: float, clear: float, found: Found, parts: int
) -> None:
    """The points that a seat may expect with so many actions to come."""
    player = s.players[seat]
    faction = FACTION_POINTS[player.faction] if s.variant.faction_end_scoring else _NO_FACTION
    found.add_times(parts + _BY_POINTS, (player.vp + _TIE * player.bank) * clear)
    found.add_times(parts + _BY_TURNS, ACTION_WORTH * turns * clear)
    scored = 0.0
    promised = 0.0
    #: By class, for every turn that is left.
    lasting = [0.0, 0.0, 0.0]
    #: What Mine Planets, Collect Income and Start Offensive bring.
    deeds = [0.0, 0.0, 0.0]
    for packed in player.empire:
        scored += faction[packed]
        card = packed >> 1
        cls = CLASS[card]
        if packed & 1 == OPERATIONAL:
            if cls == PLANET:
                deeds[cls] += _produced(card)
            elif cls == TECH:
                promised += _at_the_end(s, seat, card, turns, True)
                deeds[cls] += _in_play(s, seat, card)
            else:
                deeds[cls] += _ship(s, seat, card, SYSTEM_TARGET, turns)
        else:
            lasting[cls] += LASTING[packed]
    found.add_times(parts + _BY_CARDS, POINTS_PER_CARD * len(player.empire) * clear)
    found.add_times(parts + _BY_FACTION, scored * clear)
    found.add_times(parts + _BY_TECHNOLOGIES, promised * clear)
    for cls in range(3):
        found.add_times(parts + _BY_LOGISTICS + cls, lasting[cls] * turns * clear)
        found.add_times(parts + _BY_DEEDS + cls, _PAYABLE * turns * _beyond(deeds[cls]) * clear)
    if player.tokens:
        lost = len(player.tokens) * (_TOKEN + _TOKEN_A_TURN * turns)
        if seat == s.turn and s.paid:
            lost += _FEE
        found.add_times(parts + _BY_BLOCKADES, -lost * clear)
    if player.building:
        _reckon_construction(s, seat, turns, deeds, faction, clear, found, parts)
    _reckon_supplies(s, seat, turns, deeds, clear, found, parts)
    if player.artifacts:
        held = 0.0
        for artifact in range(ARTIFACTS):
            if player.artifacts >> artifact & 1:
                held += ARTIFACT[artifact]
        found.add_times(parts + _BY_ARTIFACTS, held * min(1.0, turns) * clear)
    if player.plans:
        defence = PLAN * player.plans.bit_count() * min(1.0, _DEFENCE_A_TURN * turns)
        found.add_times(parts + _BY_PLANS, defence * clear)


def _actions(missing: int) -> float:
    """About how many actions it takes to complete a card that lacks so many icons."""
    if missing <= 0:
        return 1.0
    actions = 1.0 + _UNREADY * min(missing, _EASY) / _EASY
    if missing > _EASY:
        actions += (missing - _EASY) / _ICONS_AN_ACTION
    return actions


def _missing(player: Player, card: int) -> int:
    """The icons that a card under construction lacks; below 0 if it has too many."""
    missing = class_cost(player.powers, CLASS[card])
    for packed in player.attached:
        if packed // SHOWN == card:
            missing -= ICONS[packed % SHOWN]
    return missing


def _reckon_construction(
    s: AlienArtifactsState,
    seat: int,
    turns: float,
    deeds: list[float],
    faction: list[float],
    clear: float,
    found: Found,
    parts: int,
) -> None:
    """Cards under construction: what their better sides bring, less the actions that they take."""
    player = s.players[seat]
    attached = 0
    for packed in player.attached:
        attached += ICONS[packed % SHOWN]
    found.add_times(parts + _BY_ATTACHED, _ATTACHED * attached * clear)
    needed = 0.0
    #: What the cards of each class bring, and the best of them.
    plans = [0.0, 0.0, 0.0]
    best = [0.0, 0.0, 0.0]
    for card in player.building:
        cls = CLASS[card]
        actions = _actions(_missing(player, card))
        after = max(0.0, turns - actions)
        if cls == PLANET:
            once = _PRODUCED_AT_ONCE * _produced(card)
            more = _produced(card)
        elif cls == TECH:
            more = _in_play(s, seat, card)
            once = more + _at_the_end(s, seat, card, after, False)
        else:
            more = _ship(s, seat, card, SYSTEM_TARGET, turns)
            once = max(0.0, more)
        operational = once + _PAYABLE * after * (_beyond(deeds[cls] + more) - _beyond(deeds[cls]))
        operational += faction[card * 2 + 1]
        logistic = LASTING[card * 2] * after + AT_ONCE[card * 2] + faction[card * 2]
        brought = POINTS_PER_CARD + max(operational, logistic)
        plan = max(brought - ACTION_WORTH * actions, _LEAST_PLAN * brought)
        plans[cls] += _LATER_PLAN * plan
        needed += actions
        best[cls] = max(best[cls], plan)
    used = _PLAN * clear
    if needed > turns:
        used *= turns / needed
    for cls in range(3):
        found.add_times(parts + _BY_BUILDING + cls, used * (plans[cls] + (1.0 - _LATER_PLAN) * best[cls]))


def _reckon_supplies(
    s: AlienArtifactsState,
    seat: int,
    turns: float,
    deeds: list[float],
    clear: float,
    found: Found,
    parts: int,
) -> None:
    """What there is to pay with: cards in hand and on planets, C, and the best that they pay for at once."""
    player = s.players[seat]
    powers = player.powers
    wanted = 0
    ready = 0.0
    for card in player.building:
        cls = CLASS[card]
        wanted |= 1 << CLASS_COLOUR[cls]
        missing = _missing(player, card)
        saved = ACTION_WORTH * (_actions(missing) - 1.0)
        if saved > ready and missing <= reach(player, row_colours(cls), card_limit(s, seat, cls)):
            ready = saved
    if powers.planets:
        wanted |= 1 << GREEN
        ready = max(ready, _payable(s, seat, MINE, GREEN, deeds[0], ready))
    if powers.techs:
        wanted |= 1 << BLUE
        ready = max(ready, _payable(s, seat, INCOME, BLUE, deeds[1], ready))
    if powers.ships:
        wanted |= 1 << RED
        ready = max(ready, _payable(s, seat, OFFENSIVE, RED, deeds[2], ready))

    supply = 0.0
    for resource in player.hand:
        supply += max(_icons(resource * 2, wanted), _icons(resource * 2 + 1, wanted))
    supply *= _HAND
    undrawn = 0.0
    size = hand_size(player)
    held = len(player.hand)
    if held < size:
        undrawn = RESOURCE * _UNDRAWN * (size - held)
    elif held > size and s.actions == 0:
        supply *= size / held
    stock = 0.0
    for packed in player.produced:
        stock += _icons(packed % SHOWN, wanted)
    useful_stock = min(stock, _USEFUL_PRODUCED)
    produced = _PRODUCED * useful_stock + _SPARE_PRODUCED * (stock - useful_stock)
    useful = min(player.bank, _USEFUL_BANK)
    credits = CREDIT * useful + _SPARE_CREDIT * (player.bank - useful)
    used = min(1.0, _SUPPLY_A_TURN * turns) * clear
    spent = min(1.0, max(0.0, _CREDIT_A_TURN * (turns - _CREDIT_TURNS))) * clear
    found.add_times(parts + _BY_READY, ready * min(1.0, turns) * clear)
    found.add_times(parts + _BY_HAND, supply * used)
    found.add_times(parts + _BY_DRAWS, undrawn * used)
    found.add_times(parts + _BY_PRODUCED, produced * used)
    found.add_times(parts + _BY_CREDITS, credits * spent)


def _payable(s: AlienArtifactsState, seat: int, deed: int, colour: int, gained: float, least: float) -> float:
    """What it is worth that an operational action can be paid for, if that is more than ``least``."""
    worth = _PAID * _beyond(gained)
    if worth <= least:
        return 0.0
    player = s.players[seat]
    paid = reach(player, 1 << colour, card_limit(s, seat, deed)) >= operational_cost(player, deed, 0)
    return worth if paid else 0.0


def _icons(shown: int, wanted: int) -> float:
    """The icons of a section, less of a colour that nothing needs."""
    colour = COLOUR[shown]
    icons = float(ICONS[shown])
    return icons if colour == GOLD or wanted >> colour & 1 else icons * _UNWANTED


# --- what is still to come --------------------------------------------------------------------------


def _reckon_to_come(
    s: AlienArtifactsState, frame: tuple[int, ...], turns: float, clear: float, found: Found, parts: int
) -> None:
    """What luck and effects that wait on the stack bring on average, told as the part that they become."""
    kind, seat = frame[0], frame[1]
    if kind < DRAW_HAND:
        if kind == KEEP_CARD and frame[3] == TO_CONSTRUCTION:
            found.add_times(parts + _BY_BUILDING + frame[2], CLASS_CARD * clear)
    elif kind == DRAW_HAND:
        if frame[2] != NOWHERE:
            found.add_times(parts + _BY_DRAWS, RESOURCE * frame[2] * clear)
    elif kind == DRAWING:
        found.add_times(parts + _BY_DRAWS, RESOURCE * frame[2] * clear)
    elif kind in (DRAW_PRODUCED, PRODUCING):
        found.add_times(parts + _BY_POINTS, frame[3] * MATCH[TYPE[frame[2]]] * clear)
        found.add_times(parts + _BY_PRODUCED, frame[3] * RESOURCE * clear)
    elif kind == MINING:
        for planet in s.queue:
            found.add_times(parts + _BY_POINTS, MATCH[TYPE[planet]] * clear)
            found.add_times(parts + _BY_PRODUCED, RESOURCE * clear)
    elif kind == REVEAL_TECH:
        found.add_times(parts + _BY_POINTS, _in_play(s, seat, frame[2]) * clear)
    elif kind == SCORING_TECHS:
        for card in s.queue:
            found.add_times(parts + _BY_POINTS, _in_play(s, seat, card) * clear)
    elif kind == REVEAL_ATTACK:
        attack = _attack(s, frame[3], s.target, turns) + REDRAWN * frame[4]
        found.add_times(parts + _BY_ATTACK, attack * clear)
    elif kind in (SHIPS_ATTACK, ATTACK_BEGINS):
        for ship in s.ships:
            found.add_times(parts + _BY_ATTACK, _ship(s, seat, ship, s.target, turns) * clear)
    elif kind in (REVEAL_ATTACHED, ATTACHING):
        found.add_times(parts + _BY_ATTACHED, frame[3] * _ATTACHED_A_CARD * ICON * clear)
    elif kind == ARTIFACT_DRAW:
        found.add_times(parts + _BY_ARTIFACTS, ARTIFACT_WORTH * frame[2] * clear)
    elif kind == PLAN_DRAW:
        found.add_times(parts + _BY_PLANS, PLAN * frame[2] * clear)
    elif kind in (TAKING, SEARCHING):
        found.add_times(parts + _BY_BUILDING + frame[2], _next_card(s, frame) * clear)
    elif kind == DO_EFFECT:
        found.add_times(parts + _BY_EFFECTS, gain(ALL[frame[2]]) * clear)


def _next_card(s: AlienArtifactsState, frame: tuple[int, ...]) -> float:
    """A card to build that is being drawn, worth less beside another one of its class."""
    kind, seat, cls = frame[0], frame[1], frame[2]
    if frame[4] != TO_CONSTRUCTION:
        return 0.0
    worth = CLASS_CARD
    for card in s.players[seat].building:
        if CLASS[card] == cls:
            worth = _LATER_PLAN * CLASS_CARD
    if kind == SEARCHING:
        return worth + _SEARCHED * _CHOICE
    others = len(s.aside) + frame[3] - 1
    return worth + _CHOICE * (1.0 - _CHOICE_FADES**others) if others >= 0 else 0.0

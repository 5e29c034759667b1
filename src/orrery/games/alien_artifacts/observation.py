"""What a seat knows of a position of Alien Artifacts as numbers: all that the view shows.

Cards are told where they lie rather than what lies where: class cards, resource cards and artifacts each by
its place. Seats count from the observing one.
"""

from typing import Any, Final

from orrery.core.frame_fields import QuestionFields, StackFields
from orrery.core.observation import Layout, write_bits
from orrery.games.alien_artifacts.actions import MOST_UNBLOCKED
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    BANK_MOST,
    CARDS,
    CLASSES,
    FACTIONS,
    FIRST_SHIP,
    FIRST_TECH,
    MAX_SEATS,
    NOWHERE,
    NUMBER,
    PLANS,
    RESOURCES,
    SHIPS,
    SHOWN,
    SYSTEMS,
    TECHS,
    TOKENS,
)
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.effects import ALL, BUY, DEEDS, OFFENSIVE, UNBLOCK
from orrery.games.alien_artifacts.knowledge import unseen_plans
from orrery.games.alien_artifacts.rules.building import class_cost
from orrery.games.alien_artifacts.rules.buying import buy_cost
from orrery.games.alien_artifacts.rules.counting import amount
from orrery.games.alien_artifacts.rules.deeds import CARD_EFFECT
from orrery.games.alien_artifacts.scoring import points
from orrery.games.alien_artifacts.situation import ASKED, GOING_ON
from orrery.games.alien_artifacts.state import (
    ATTACH_TO,
    CHOOSE_SIDE,
    FIRING,
    HOLDING,
    NEXT_TRIGGER,
    PAYMENT,
    PREPARE_CARDS,
    PROGRAMME,
    REDRAW,
    RESOURCE_PLACE,
    SYSTEM_TARGET,
    USE_ABILITY,
    AlienArtifactsState,
    Player,
)

# Where a class card lies; -1 for none of these.
_IN_DECK: Final = 0
_TOP: Final = 1
_BOTTOM: Final = 2
_ASIDE: Final = 3
_CONSTRUCTION: Final = 4  # and the seats behind
_EMPIRE: Final = _CONSTRUCTION + MAX_SEATS  # likewise, by side

# Where a resource card lies; -1 for none of these.
_UNSEEN: Final = 0
_DISCARDED: Final = 1
_IN_HAND: Final = 2
_PREPARED: Final = 3
_ON_CARD: Final = 4  # and the class cards behind

# Where an artifact lies; -1 for none of these.
_ARTIFACT_UNSEEN: Final = 0
_ARTIFACT_DISCARDED: Final = 1
_ARTIFACT_OWNED: Final = 2  # and the seats behind

_MANY: Final = 999
#: What an effect is printed on: a class card, an artifact, a faction, or a row of the table.
_SOURCES: Final[int] = CARDS + ARTIFACTS + FACTIONS + 1
_SOURCE: Final[list[int]] = [_SOURCES - 1 if effect.source == NOWHERE else effect.source for effect in ALL]
#: How many effects that happen at the same time or last for the turn are told of, and how many frames.
_EFFECTS: Final = 6
_FRAMES: Final = 6

LAYOUT: Final = Layout()
# The open question. Who is blockaded is told by the attack.
_QUESTION: Final = QuestionFields(
    LAYOUT,
    MAX_SEATS,
    {kind: row.phase for kind, row in DECISIONS.items()},
    {
        kind: {word: place for word, place in places.items() if word != "victim"}
        for kind, places in ASKED.items()
    },
    {},
)
_DEED: Final = LAYOUT.category("question: deed", len(DEEDS))
_PAID_FOR: Final = LAYOUT.category("question: paid for", _SOURCES)
_PAID_ROW: Final = LAYOUT.category("question: row paid for", len(CLASSES))
_PAID_COUNT: Final = LAYOUT.amount("question: how many are paid for", _MANY)
_PAID_COLOURS: Final = LAYOUT.amount("question: paid by colour", _MANY, 3)
_BONUS: Final = LAYOUT.amount("question: bonus", _MANY, low=-_MANY)
_CREDITS: Final = LAYOUT.amount("question: credits", _MANY)
_VALUE: Final = LAYOUT.amount("question: value", _MANY, low=-_MANY)
_TRIGGERED: Final = LAYOUT.category("question: triggered", _SOURCES, _EFFECTS)
# What goes on.
_GOING: Final = StackFields(LAYOUT, MAX_SEATS, _FRAMES, GOING_ON, {})
_GOING_TRIGGERED: Final = LAYOUT.category("going on: triggered", _SOURCES, _FRAMES, _EFFECTS)
# The match.
_ROUND: Final = LAYOUT.amount("round", _MANY)
_ROUND_LIMIT: Final = LAYOUT.amount("round limit", _MANY)
_TURN: Final = LAYOUT.category("turn", MAX_SEATS)
_FIRST: Final = LAYOUT.category("first", MAX_SEATS)
_MARKER: Final = LAYOUT.amount("marker", _MANY)
_ENDING: Final = LAYOUT.flag("ending")
# Cards.
_DECK: Final = LAYOUT.amount("resource cards in the deck", RESOURCES)
_RESOURCE: Final = LAYOUT.category("place of the resource card", _ON_CARD + CARDS, RESOURCES)
_SECTION: Final = LAYOUT.category("section of the resource card", 2, RESOURCES)
_RESOURCE_ORDER: Final = LAYOUT.amount("order of the resource card", RESOURCES, RESOURCES)
_CARD: Final = LAYOUT.category("place of the card", _EMPIRE + 2 * MAX_SEATS, CARDS)
_CARD_ORDER: Final = LAYOUT.amount("order of the card", CARDS, CARDS)
_TOKENS_ON: Final = LAYOUT.amount("tokens on the card", TOKENS, CARDS)
_TOKENS: Final = LAYOUT.amount("tokens in the supply", TOKENS)
_SYSTEM: Final = LAYOUT.category("alien system", SYSTEMS)
_SYSTEM_UNSEEN: Final = LAYOUT.flag("alien systems unseen", SYSTEMS)
_SYSTEM_BOTTOM: Final = LAYOUT.category("alien systems under the deck", SYSTEMS, SYSTEMS)
_ARTIFACT: Final = LAYOUT.category("place of the artifact", _ARTIFACT_OWNED + MAX_SEATS, ARTIFACTS)
_PLANS_LEFT: Final = LAYOUT.amount("defence plans in the deck", PLANS)
_PLANS_UNSEEN: Final = LAYOUT.flag("defence plans unseen", PLANS)
_PLANS_HELD: Final = LAYOUT.amount("defence plans held", PLANS, MAX_SEATS)
_PLANS_KNOWN: Final = LAYOUT.flag("defence plans known", MAX_SEATS, PLANS)
# The players.
_FACTION: Final = LAYOUT.category("faction", FACTIONS, MAX_SEATS)
_BANK: Final = LAYOUT.amount("bank", BANK_MOST, MAX_SEATS)
_VP: Final = LAYOUT.amount("victory points on the track", _MANY, MAX_SEATS)
_HAND: Final = LAYOUT.amount("cards in hand", RESOURCES, MAX_SEATS)
_POINTS: Final = LAYOUT.amount("points", _MANY, MAX_SEATS)
_COSTS: Final = LAYOUT.amount("costs by class", _MANY, MAX_SEATS, len(CLASSES))
_BUY_COST: Final = LAYOUT.amount("cost of buying", _MANY, MAX_SEATS)
# The attack, and the turn.
_TARGET: Final = LAYOUT.category("attack: seat", MAX_SEATS)
_AT_SYSTEM: Final = LAYOUT.flag("attack: the alien system")
_PLAN: Final = LAYOUT.category("attack: defence plan", PLANS)
_SHIPS: Final = LAYOUT.flag("attack: ships", SHIPS)
_ACTIONS: Final = LAYOUT.amount("actions", _MANY)
_USED: Final = LAYOUT.flag("technologies used", TECHS)
_ATTACKED: Final = LAYOUT.flag("ships that attacked", SHIPS)
_PAID: Final = LAYOUT.flag("fee paid for the card", CARDS)
_BOOSTS: Final = LAYOUT.category("boosts", _SOURCES, _EFFECTS)
_EXTRA_TURNS: Final = LAYOUT.amount("extra turns", _MANY)


def _begun() -> list[int]:
    """What every observation begins with: all cards in their decks, for there most of them are."""
    numbers = LAYOUT.empty()
    numbers[_RESOURCE : _RESOURCE + RESOURCES] = [_UNSEEN] * RESOURCES
    numbers[_CARD : _CARD + CARDS] = [_IN_DECK] * CARDS
    return numbers


_BEGUN: Final[list[int]] = _begun()
#: By mask: how many plans are in it.
_PLAN_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1 << PLANS)]


def observe(s: AlienArtifactsState, seat: int) -> list[int]:
    """The position as ``seat`` knows it, in the order of ``LAYOUT``."""
    out = _BEGUN[:]
    _observe_question(s, seat, out)
    _observe_stack(s, seat, out)
    _observe_match(s, seat, out)
    _observe_decks(s, seat, out)
    players = s.variant.players
    for number in range(players):
        player: Player = s.players[number]
        _observe_player(s, number, player, (number - seat) % players, out)
    for resource in s.players[seat].hand:
        out[_RESOURCE + resource] = _IN_HAND
    return out


def _observe_question(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """The decision at hand, and what it is about."""
    if s.over:
        _QUESTION.write_over(out)
        return
    if not _QUESTION.write(s.stack, s.turn, seat, s.variant.players, out):
        return
    frame = s.stack[-1]
    kind = frame[0]
    if kind == PAYMENT:
        _observe_payment(frame, out)
    elif kind == PROGRAMME:
        for colour in range(3):
            out[_PAID_COLOURS + colour] = frame[5 + colour]
    elif kind == USE_ABILITY:
        effect = ALL[frame[3]]
        out[_BONUS] = amount(s, frame[1], effect)
        out[_CREDITS] = effect.cost_credits
    elif kind == REDRAW:
        out[_VALUE] = NUMBER[frame[3]] + frame[4]
    elif kind == NEXT_TRIGGER:
        _write_effects(frame[2:], _TRIGGERED, out)


def _observe_payment(frame: tuple[int, ...], out: list[int]) -> None:
    """What is paid for."""
    purpose, parameter = frame[2], frame[3]
    out[_DEED] = purpose
    if purpose == CARD_EFFECT:
        out[_PAID_FOR] = _SOURCE[parameter]
    elif purpose == UNBLOCK:
        out[_PAID_ROW] = parameter // MOST_UNBLOCKED
        out[_PAID_COUNT] = parameter % MOST_UNBLOCKED + 1
    elif purpose == OFFENSIVE:
        out[_PAID_COUNT] = parameter
    elif purpose < BUY:
        out[_PAID_FOR] = parameter


def _write_effects(effects: tuple[int, ...], start: int, out: list[int]) -> None:
    """What effects are printed on, in their order."""
    for place in range(min(len(effects), _EFFECTS)):
        out[start + place] = _SOURCE[effects[place]]


def _observe_stack(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    stack = s.stack
    if not stack:
        return
    _GOING.write(stack, seat, s.variant.players, out)
    number = 0
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if frame[0] == CHOOSE_SIDE:
            out[_CARD + frame[2]] = -1
        elif frame[0] in HOLDING and frame[RESOURCE_PLACE] != NOWHERE:
            out[_RESOURCE + frame[RESOURCE_PLACE]] = -1
        if frame[0] == FIRING and number < _FRAMES:
            _write_effects(frame[2:], _GOING_TRIGGERED + number * _EFFECTS, out)
        if frame[0] in GOING_ON:
            number += 1


def _observe_match(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """Whose turn it is and what belongs to it, and the attack."""
    players = s.variant.players
    out[_ROUND] = s.round
    out[_ROUND_LIMIT] = min(s.variant.round_limit, _MANY)
    out[_TURN] = (s.turn - seat) % players
    out[_FIRST] = (s.first - seat) % players
    out[_MARKER] = s.marker
    out[_ENDING] = 1 if s.ending else 0
    if s.target == SYSTEM_TARGET:
        out[_AT_SYSTEM] = 1
    elif s.target != NOWHERE:
        out[_TARGET] = (s.target - seat) % players
        out[_PLAN] = s.plan
    if s.target != NOWHERE:
        for ship in s.ships:
            out[_SHIPS + ship - FIRST_SHIP] = 1
    out[_ACTIONS] = s.actions
    write_bits(s.used >> FIRST_TECH, _USED, 1, out)
    write_bits(s.attacked >> FIRST_SHIP, _ATTACKED, 1, out)
    write_bits(s.paid, _PAID, 1, out)
    _write_effects(s.boosts, _BOOSTS, out)
    out[_EXTRA_TURNS] = s.extra_turns


def _observe_decks(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """All piles, and what was set aside."""
    out[_DECK] = len(s.deck)
    # As an object: compiled, a number is made anew wherever it goes into a list.
    discarded: Any = _DISCARDED
    for resource in s.discards:
        out[_RESOURCE + resource] = discarded
    for card in s.top:
        if card != NOWHERE:
            out[_CARD + card] = _TOP
    # How many of a class lie above: compiled, three numbers cost much less than a list of them.
    planets, ships, techs = 0, 0, 0
    bottom: Any = _BOTTOM
    for card in s.bottom:
        if card >= FIRST_SHIP:
            ships += 1
            order = ships
        elif card >= FIRST_TECH:
            techs += 1
            order = techs
        else:
            planets += 1
            order = planets
        out[_CARD + card] = bottom
        out[_CARD_ORDER + card] = order
    _observe_aside(s, out)
    out[_TOKENS] = s.tokens_left
    out[_SYSTEM] = s.system
    write_bits(s.system_pool, _SYSTEM_UNSEEN, 1, out)
    for place in range(len(s.system_bottom)):
        out[_SYSTEM_BOTTOM + place] = s.system_bottom[place]
    write_bits(s.artifact_pool, _ARTIFACT, _ARTIFACT_UNSEEN, out)
    write_bits(s.artifact_discards, _ARTIFACT, _ARTIFACT_DISCARDED, out)
    out[_PLANS_LEFT] = _PLAN_COUNT[s.plan_pool]
    write_bits(unseen_plans(s, seat), _PLANS_UNSEEN, 1, out)


def _observe_aside(s: AlienArtifactsState, out: list[int]) -> None:
    """Resource cards to be attached, or class cards that were drawn, in their order."""
    if not s.aside:
        return
    resources = False
    for frame in s.stack:
        if frame[0] == PREPARE_CARDS or frame[0] == ATTACH_TO:
            resources = True
    for place in range(len(s.aside)):
        card = s.aside[place]
        if resources:
            out[_RESOURCE + (card >> 1)] = _PREPARED
            out[_SECTION + (card >> 1)] = card & 1
            out[_RESOURCE_ORDER + (card >> 1)] = place + 1
        else:
            out[_CARD + card] = _ASIDE
            out[_CARD_ORDER + card] = place + 1


def _observe_player(s: AlienArtifactsState, number: int, player: Player, at: int, out: list[int]) -> None:
    """What a player has, the hand apart; ``at`` is the seat as it is told."""
    out[_FACTION + at] = player.faction
    out[_BANK + at] = player.bank
    out[_VP + at] = player.vp
    out[_HAND + at] = len(player.hand)
    out[_POINTS + at] = points(s, number)
    powers = player.powers
    for cls in range(3):
        out[_COSTS + at * 3 + cls] = class_cost(powers, cls)
    out[_BUY_COST + at] = buy_cost(player, 0)
    for card in player.building:
        out[_CARD + card] = _CONSTRUCTION + at
    sides: tuple[Any, Any] = (_EMPIRE + at, _EMPIRE + MAX_SEATS + at)
    for packed in player.empire:
        out[_CARD + (packed >> 1)] = sides[1] if packed & 1 else sides[0]
    for card in player.tokens:
        out[_TOKENS_ON + card] = out[_TOKENS_ON + card] + 1
    for packed in player.attached:
        _place_on_card(packed, out)
    for packed in player.produced:
        _place_on_card(packed, out)
    write_bits(player.artifacts, _ARTIFACT, _ARTIFACT_OWNED + at, out)
    out[_PLANS_HELD + at] = _PLAN_COUNT[player.plans]
    known = player.plans if at == 0 else player.plans & player.plans_shown
    write_bits(known, _PLANS_KNOWN + at * PLANS, 1, out)


def _place_on_card(packed: int, out: list[int]) -> None:
    """A resource card lies on or under a class card, one section up."""
    shown = packed % SHOWN
    out[_RESOURCE + (shown >> 1)] = _ON_CARD + packed // SHOWN
    out[_SECTION + (shown >> 1)] = shown & 1

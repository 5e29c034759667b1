"""The actions of a turn: what may be done, what it costs, how it begins (2.5, 2.6)."""

from typing import Final

from orrery.core.messages import Event
from orrery.games.alien_artifacts.actions import (
    BUILD,
    BUY,
    FACTION,
    INCOME,
    MINE,
    MOST_UNBLOCKED,
    OFFENSIVE,
    PREPARE,
    TRADE,
    UNBLOCK,
)
from orrery.games.alien_artifacts.components import (
    BLUE,
    CLASS,
    GREEN,
    ICONS_PER_TOKEN,
    NOWHERE,
    OPERATIONAL_COST,
    RED,
)
from orrery.games.alien_artifacts.effects import ANY_DEED, FACTION_ACTIONS, FACTION_DEED, Effect
from orrery.games.alien_artifacts.effects import BUY as BUYING
from orrery.games.alien_artifacts.effects import INCOME as COLLECTING
from orrery.games.alien_artifacts.effects import MINE as MINING_DEED
from orrery.games.alien_artifacts.effects import OFFENSIVE as ATTACKING
from orrery.games.alien_artifacts.effects import PREPARE as PREPARING
from orrery.games.alien_artifacts.effects import TRADE as TRADING
from orrery.games.alien_artifacts.effects import UNBLOCK as UNBLOCKING
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import own_tokens, remove_tokens
from orrery.games.alien_artifacts.rules.building import complete, missing_icons, row_colours
from orrery.games.alien_artifacts.rules.buying import begin_buying, buy_cost
from orrery.games.alien_artifacts.rules.decks import cards_left
from orrery.games.alien_artifacts.rules.payment import (
    GOLD_BIT,
    card_limit,
    payment_chosen,
    reach,
)
from orrery.games.alien_artifacts.rules.preparing import trades
from orrery.games.alien_artifacts.state import (
    ATTACK_TARGET,
    DO_EFFECT,
    MINING,
    PAYMENT,
    PREPARE_CARDS,
    SCORING_TECHS,
    TRADE_CARDS,
    AlienArtifactsState,
    Player,
)

#: The colour of each operational action.
OPERATIONAL_COLOUR: Final[dict[int, int]] = {ATTACKING: RED, COLLECTING: BLUE, MINING_DEED: GREEN}
#: What a payment is for, besides the deeds: an effect of a card.
CARD_EFFECT: Final = ANY_DEED
#: All actions that buy a card.
_BUYS: Final[list[int]] = [BUY + cls for cls in range(3)]


# --- what may be done -------------------------------------------------------------------------------


def deed_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """Every basic, operational and faction action that can be carried out now, sorted."""
    player = s.players[seat]
    powers = player.powers
    out: list[int] = []
    if player.bank >= buy_cost(player, 0):
        top = s.top
        if top[0] != NOWHERE and top[1] != NOWHERE and top[2] != NOWHERE:
            out = _BUYS.copy()
        else:
            out = [BUY + cls for cls in range(3) if top[cls] != NOWHERE]
    if player.building:
        _add_construction(s, seat, out)
    if player.hand or player.produced:
        out += trades(player)
        if player.tokens:
            _add_unblocking(s, seat, out)
    if powers.ships and can_perform(s, seat, ATTACKING, 0):
        out.append(OFFENSIVE)
    if powers.techs and can_perform(s, seat, COLLECTING, 0):
        out.append(INCOME)
    if powers.planets and can_perform(s, seat, MINING_DEED, 0):
        out.append(MINE)
    if can_act_for_faction(s, seat):
        out.append(FACTION)
    return out


def _add_construction(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """DP6, DP16: the cards that can be completed, and the rows that can be prepared."""
    player = s.players[seat]
    #: By class: the icons that a build action can bring; NOWHERE for an empty row.
    icons = [NOWHERE] * 3
    for card in player.building:
        cls = CLASS[card]
        if icons[cls] == NOWHERE:
            icons[cls] = reach(player, row_colours(cls), card_limit(s, seat, cls))
        if icons[cls] >= missing_icons(player, card):
            out.append(BUILD + card)
    # Whatever pays for a card of a row can be put under it.
    for cls in range(3):
        if icons[cls] > 0:
            out.append(PREPARE + cls)


def buildable(s: AlienArtifactsState, seat: int, delta: int, cls: int) -> list[int]:
    """The cards of a class in the construction area that can be paid for at another cost."""
    player = s.players[seat]
    icons = reach(player, row_colours(cls), card_limit(s, seat, cls))
    return [
        card for card in player.building if CLASS[card] == cls and icons >= missing_icons(player, card, delta)
    ]


def _add_unblocking(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """DP18: how many tokens of a class the icons in reach remove."""
    player = s.players[seat]
    for cls in range(3):
        there = len(own_tokens(player, cls))
        if there:
            icons = reach(player, row_colours(cls), card_limit(s, seat, UNBLOCKING))
            most = min(there, icons // ICONS_PER_TOKEN, MOST_UNBLOCKED)
            out.extend(UNBLOCK + cls * MOST_UNBLOCKED + number for number in range(most))


def operational_cost(player: Player, deed: int, delta: int) -> int:
    """Icons for an operational action."""
    return max(0, OPERATIONAL_COST + player.powers.cost[deed] + delta)


def can_perform(s: AlienArtifactsState, seat: int, deed: int, delta: int) -> bool:
    """Whether an operational action has something to act with and can be paid for (A52)."""
    player = s.players[seat]
    cost = operational_cost(player, deed, delta)
    if deed == ATTACKING:
        if not player.powers.ships or not ready_ships(s, seat):
            return False
    elif not (player.powers.techs if deed == COLLECTING else player.powers.planets):
        return False
    elif cost == 0 and not cards_left(s):
        # Otherwise the cards that pay for it are there to be drawn.
        return False
    return cost == 0 or reach(player, 1 << OPERATIONAL_COLOUR[deed], card_limit(s, seat, deed)) >= cost


def faction_colours(player: Player) -> int:
    """The colours that pay the faction action; gold only where a card allows it (A28)."""
    action = FACTION_ACTIONS[player.faction]
    gold = action.cost_gold or player.powers.gold >> FACTION_DEED & 1
    return action.cost_colours | GOLD_BIT if gold else action.cost_colours


def faction_cost(player: Player) -> int:
    """Icons for the faction action."""
    return max(0, FACTION_ACTIONS[player.faction].cost_icons + player.powers.cost[FACTION_DEED])


def faction_limit(s: AlienArtifactsState, seat: int) -> int:
    """How many cards pay the faction action."""
    own = FACTION_ACTIONS[s.players[seat].faction].card_limit
    return own or card_limit(s, seat, FACTION_DEED)


def can_act_for_faction(s: AlienArtifactsState, seat: int) -> bool:
    """Whether there is an artifact to gain and the icons are in reach."""
    if not (s.artifact_pool or s.artifact_discards):
        return False
    player = s.players[seat]
    return reach(player, faction_colours(player), faction_limit(s, seat)) >= faction_cost(player)


# --- how it begins ----------------------------------------------------------------------------------


def begin_deed(s: AlienArtifactsState, seat: int, action: int, events: list[Event] | None) -> None:
    """Begin what ``deed_choices`` offers."""
    if action < BUY + 3:
        begin_buying(s, seat, action - BUY, 0, events)
    elif action < PREPARE:
        begin_building(s, seat, action - BUILD, 0, events)
    elif action < TRADE:
        cls = action - PREPARE
        s.stack.append((PREPARE_CARDS, seat, cls, card_limit(s, seat, PREPARING, cls), 0, 0))
    elif action < UNBLOCK:
        s.stack.append((TRADE_CARDS, seat, action - TRADE, card_limit(s, seat, TRADING), 0))
    elif action < OFFENSIVE:
        cls, number = divmod(action - UNBLOCK, MOST_UNBLOCKED)
        goal, limit = (number + 1) * ICONS_PER_TOKEN, card_limit(s, seat, UNBLOCKING)
        _pay(s, (PAYMENT, seat, UNBLOCKING, action - UNBLOCK, row_colours(cls), goal, limit), events)
    elif action == FACTION:
        player = s.players[seat]
        cost, limit = faction_cost(player), faction_limit(s, seat)
        _pay(s, (PAYMENT, seat, FACTION_DEED, 0, faction_colours(player), cost, limit), events)
    else:
        deed = ATTACKING if action == OFFENSIVE else COLLECTING if action == INCOME else MINING_DEED
        perform(s, seat, deed, 0, 0, events)


def begin_building(
    s: AlienArtifactsState, seat: int, card: int, delta: int, events: list[Event] | None
) -> None:
    """Discover, develop or build: pay what is missing at once (B2-B4)."""
    cls = CLASS[card]
    goal = missing_icons(s.players[seat], card, delta)
    _pay(s, (PAYMENT, seat, cls, card, row_colours(cls), goal, card_limit(s, seat, cls)), events)


def perform(
    s: AlienArtifactsState, seat: int, deed: int, delta: int, ships_most: int, events: list[Event] | None
) -> None:
    """An operational action, perhaps at another cost."""
    cost = operational_cost(s.players[seat], deed, delta)
    colours = 1 << OPERATIONAL_COLOUR[deed]
    _pay(s, (PAYMENT, seat, deed, ships_most, colours, cost, card_limit(s, seat, deed)), events)


def effect_limit(s: AlienArtifactsState, seat: int, effect: Effect) -> int:
    """How many cards pay for an effect of a card; a limit of its own takes the place of the usual one."""
    bonus = s.players[seat].powers.limit[ANY_DEED]
    return effect.card_limit + bonus if effect.card_limit else card_limit(s, seat, ANY_DEED)


def effect_colours(effect: Effect) -> int:
    """The colours that pay for an effect of a card (A28)."""
    return effect.cost_colours | GOLD_BIT if effect.cost_gold else effect.cost_colours


def pay_for_effect(s: AlienArtifactsState, seat: int, effect: Effect, events: list[Event] | None) -> None:
    """A card effect that costs icons."""
    frame = (PAYMENT, seat, CARD_EFFECT, effect.number, effect_colours(effect), effect.cost_icons)
    _pay(s, (*frame, effect_limit(s, seat, effect)), events)


def _pay(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Ask for the cards of a payment; without a cost it is made already."""
    if frame[5]:
        s.stack.append((*frame, 0, 99, 0))
    else:
        _paid_for(s, frame, events)


def pay_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """One card of a payment; with the last one what it was paid for happens."""
    frame = payment_chosen(s, action, events)
    if frame is not None:
        _paid_for(s, frame, events)


def _paid_for(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """The cost is paid: what it was paid for happens."""
    seat, purpose, parameter = frame[1], frame[2], frame[3]
    if purpose < BUYING:
        complete(s, seat, parameter)
    elif purpose == UNBLOCKING:
        cls, number = divmod(parameter, MOST_UNBLOCKED)
        remove_tokens(s, seat, cls, number + 1, events)
    elif purpose == FACTION_DEED:
        s.stack.append((DO_EFFECT, seat, FACTION_ACTIONS[s.players[seat].faction].number))
    elif purpose == CARD_EFFECT:
        s.stack.append((DO_EFFECT, seat, parameter))
    elif purpose == ATTACKING:
        s.stack.append((ATTACK_TARGET, seat, parameter, NOWHERE, 0))
    elif purpose == COLLECTING:
        s.queue = tuple(s.players[seat].powers.techs)
        s.stack.append((SCORING_TECHS, seat))
    else:
        s.queue = tuple(s.players[seat].powers.planets)
        s.stack.append((MINING, seat))

"""The actions of a turn: what may be done, what it costs, how it begins (2.5, 2.6)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import SetChoice
from orrery.games.alien_artifacts.actions import (
    BUILD,
    BUY,
    CARD,
    DONE,
    EXTRA,
    FACTION,
    INCOME,
    KEEP,
    MINE,
    MOST_EXTRA,
    MOST_UNBLOCKED,
    OFFENSIVE,
    PREPARE,
    TRADE,
    UNBLOCK,
)
from orrery.games.alien_artifacts.components import (
    BANK_MOST,
    BASE_COST,
    BLUE,
    CLASS,
    COLOUR,
    GOLD,
    GREEN,
    ICONS,
    ICONS_PER_TOKEN,
    NOWHERE,
    OPERATIONAL_COST,
    RED,
    SHOWN,
)
from orrery.games.alien_artifacts.effects import BUY as BUYING
from orrery.games.alien_artifacts.effects import (
    FACTION_ACTIONS,
    FACTION_DEED,
    GAIN_CREDITS,
    ON_TRADE,
    TO_CONSTRUCTION,
)
from orrery.games.alien_artifacts.effects import INCOME as COLLECTING
from orrery.games.alien_artifacts.effects import MINE as MINING_DEED
from orrery.games.alien_artifacts.effects import OFFENSIVE as ATTACKING
from orrery.games.alien_artifacts.effects import PREPARE as PREPARING
from orrery.games.alien_artifacts.effects import TRADE as TRADING
from orrery.games.alien_artifacts.effects import UNBLOCK as UNBLOCKING
from orrery.games.alien_artifacts.names import card_name, class_name
from orrery.games.alien_artifacts.rules.attack import ready_ships
from orrery.games.alien_artifacts.rules.blockade import remove_tokens
from orrery.games.alien_artifacts.rules.building import complete, missing_icons, place, row_colours
from orrery.games.alien_artifacts.rules.decks import deck_size, put_under, reveal_top
from orrery.games.alien_artifacts.rules.payment import (
    ALL_COLOURS,
    GOLD_BIT,
    card_limit,
    card_set,
    pay_items,
    reach,
    spend,
    trade_items,
    use_card,
)
from orrery.games.alien_artifacts.state import (
    ATTACH_TO,
    ATTACK_TARGET,
    DO_EFFECT,
    EXTRA_CARDS,
    KEEP_CARD,
    MINING,
    PAYMENT,
    PREPARE_CARDS,
    REMOVE_TOKENS,
    SCORING_TECHS,
    TAKING,
    TRADE_CARDS,
    AlienArtifactsState,
    Player,
)

#: The colour of each operational action.
OPERATIONAL_COLOUR = {ATTACKING: RED, COLLECTING: BLUE, MINING_DEED: GREEN}


# --- what may be done -------------------------------------------------------------------------------


def deed_choices(s: AlienArtifactsState, seat: int) -> list[int]:
    """Every basic, operational and faction action that can be carried out now, sorted."""
    player = s.players[seat]
    out = [BUY + cls for cls in range(3) if can_buy(s, player, cls, 0)]
    for card in player.building:
        cls = CLASS[card]
        if reach(player, row_colours(cls), card_limit(s, seat, cls)) >= missing_icons(player, card):
            out.append(BUILD + card)
    out.extend(PREPARE + cls for cls in range(3) if can_prepare(s, seat, cls))
    if reach(player, ALL_COLOURS, card_limit(s, seat, TRADING)):
        out.append(TRADE)
    if player.tokens:
        _add_unblocking(s, seat, out)
    if can_perform(s, seat, ATTACKING, 0):
        out.append(OFFENSIVE)
    if can_perform(s, seat, COLLECTING, 0):
        out.append(INCOME)
    if can_perform(s, seat, MINING_DEED, 0):
        out.append(MINE)
    if can_act_for_faction(s, seat):
        out.append(FACTION)
    return out


def buy_cost(player: Player, delta: int) -> int:
    """C for the first card of a Buy, never below 0 (A7)."""
    return max(0, BASE_COST + player.powers.cost[BUYING] + delta)


def can_buy(s: AlienArtifactsState, player: Player, cls: int, delta: int) -> bool:
    """Whether a deck has a card and the Bank can pay for it."""
    return s.top[cls] != NOWHERE and buy_cost(player, delta) <= player.bank


def can_prepare(s: AlienArtifactsState, seat: int, cls: int) -> bool:
    """Whether there is a card in the row and a resource card to put under it."""
    player = s.players[seat]
    return (
        any(CLASS[card] == cls for card in player.building) and len(pay_items(player, row_colours(cls))) > 0
    )


def _add_unblocking(s: AlienArtifactsState, seat: int, out: list[int]) -> None:
    """DP18: how many tokens of a class the icons in reach remove."""
    player = s.players[seat]
    for cls in range(3):
        there = sum(CLASS[card] == cls for card in player.tokens)
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
    if deed == ATTACKING:
        if not ready_ships(s, seat):
            return False
    elif deed == COLLECTING:
        if not player.powers.techs or not (s.deck or s.discards):
            return False
    elif not player.powers.planets or not (s.deck or s.discards):
        return False
    cost = operational_cost(player, deed, delta)
    return reach(player, 1 << OPERATIONAL_COLOUR[deed], card_limit(s, seat, deed)) >= cost


def faction_colours(player: Player) -> int:
    """The colours that pay the faction action; gold only where a card allows it (A28)."""
    action = FACTION_ACTIONS[player.faction]
    gold = action.cost_gold or player.powers.gold >> FACTION_DEED & 1
    return action.cost_colours | GOLD_BIT if gold else action.cost_colours


def faction_cost(player: Player) -> int:
    """Icons for the faction action."""
    return max(0, FACTION_ACTIONS[player.faction].cost_icons + player.powers.cost[FACTION_DEED])


def can_act_for_faction(s: AlienArtifactsState, seat: int) -> bool:
    """Whether there is an artifact to gain and the icons are in reach."""
    player = s.players[seat]
    if not (s.artifact_pool or s.artifact_discards):
        return False
    return reach(player, faction_colours(player), card_limit(s, seat, FACTION_DEED)) >= faction_cost(player)


# --- how it begins ----------------------------------------------------------------------------------


def begin_deed(s: AlienArtifactsState, seat: int, action: int, events: list[Event] | None) -> None:
    """Begin what ``deed_choices`` offers."""
    if action < BUY + 3:
        begin_buying(s, seat, action - BUY, 0, events)
    elif action < PREPARE:
        begin_building(s, seat, action - BUILD)
    elif action < TRADE:
        cls = action - PREPARE
        s.stack.append((PREPARE_CARDS, seat, cls, card_limit(s, seat, PREPARING, cls), 0))
    elif action == TRADE:
        s.stack.append((TRADE_CARDS, seat, NOWHERE, card_limit(s, seat, TRADING), 0))
    elif action < OFFENSIVE:
        cls, number = divmod(action - UNBLOCK, MOST_UNBLOCKED)
        goal = (number + 1) * ICONS_PER_TOKEN
        _pay(s, seat, UNBLOCKING, action - UNBLOCK, row_colours(cls), goal, card_limit(s, seat, UNBLOCKING))
    elif action == FACTION:
        player = s.players[seat]
        limit = card_limit(s, seat, FACTION_DEED)
        _pay(s, seat, FACTION_DEED, 0, faction_colours(player), faction_cost(player), limit)
    else:
        deed = ATTACKING if action == OFFENSIVE else COLLECTING if action == INCOME else MINING_DEED
        perform(s, seat, deed, 0, 0)


def begin_building(s: AlienArtifactsState, seat: int, card: int) -> None:
    """Discover, develop or build: pay what is missing at once (B2-B4)."""
    cls = CLASS[card]
    goal = missing_icons(s.players[seat], card)
    _pay(s, seat, cls, card, row_colours(cls), goal, card_limit(s, seat, cls))


def perform(s: AlienArtifactsState, seat: int, deed: int, delta: int, ships_most: int) -> None:
    """An operational action, perhaps at another cost."""
    cost = operational_cost(s.players[seat], deed, delta)
    _pay(s, seat, deed, ships_most, 1 << OPERATIONAL_COLOUR[deed], cost, card_limit(s, seat, deed))


def _pay(
    s: AlienArtifactsState, seat: int, purpose: int, parameter: int, colours: int, goal: int, limit: int
) -> None:
    """Ask for the cards of a payment; without a cost it is made already."""
    if goal:
        s.stack.append((PAYMENT, seat, purpose, parameter, colours, goal, limit, 0, 99, 0))
    else:
        paid_for(s, seat, purpose, parameter)


def paid_for(s: AlienArtifactsState, seat: int, purpose: int, parameter: int) -> None:
    """The cost is paid: what it was paid for happens."""
    if purpose < BUYING:
        complete(s, seat, parameter)
    elif purpose == UNBLOCKING:
        cls, number = divmod(parameter, MOST_UNBLOCKED)
        remove_tokens(s, seat, cls, number + 1, REMOVE_TOKENS)
    elif purpose == FACTION_DEED:
        s.stack.append((DO_EFFECT, seat, FACTION_ACTIONS[s.players[seat].faction].number))
    elif purpose == ATTACKING:
        s.stack.append((ATTACK_TARGET, seat, parameter, NOWHERE, 0))
    elif purpose == COLLECTING:
        s.queue = s.players[seat].powers.techs[:]
        s.stack.append((SCORING_TECHS, seat))
    else:
        s.queue = s.players[seat].powers.planets[:]
        s.stack.append((MINING, seat))


# --- Buy --------------------------------------------------------------------------------------------


def begin_buying(s: AlienArtifactsState, seat: int, cls: int, delta: int, events: list[Event] | None) -> None:
    """Pay for the top card; how many more are drawn is asked first (A46)."""
    player = s.players[seat]
    player.bank -= buy_cost(player, delta)
    if events is not None:
        tell(events, "aa-event-buys", player=seat_name(seat), cls=class_name(cls))
    if min(player.bank, deck_size(s, cls) - 1) > 0:
        s.stack.append((EXTRA_CARDS, seat, cls))
    else:
        s.stack.append((TAKING, seat, cls, 1, TO_CONSTRUCTION))


def extra_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP5: 1 C for each card more, as many as the deck has."""
    most = min(s.players[frame[1]].bank, deck_size(s, frame[2]) - 1, MOST_EXTRA - 1)
    return list(range(EXTRA, EXTRA + most + 1))


def extra_chosen(s: AlienArtifactsState, extra: int) -> None:
    """So many cards are drawn, one of which is kept."""
    _, seat, cls = s.stack.pop()
    s.players[seat].bank -= extra
    s.stack.append((TAKING, seat, cls, 1 + extra, TO_CONSTRUCTION))


def taking(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Draw class cards one by one; then one of them is kept."""
    _, seat, cls, left, where = frame
    if left and s.top[cls] != NOWHERE:
        s.aside.append(s.top[cls])
        s.top[cls] = NOWHERE
        s.stack.append((TAKING, seat, cls, left - 1, where))
        reveal_top(s, cls)
    elif len(s.aside) == 1:
        keep(s, seat, s.aside[0], where, events)
    elif s.aside:
        s.stack.append((KEEP_CARD, seat, cls, where))


def keep_choices(s: AlienArtifactsState) -> list[int]:
    """DP2, DP5: one of the cards drawn."""
    return sorted(KEEP + card for card in s.aside)


def keep_chosen(s: AlienArtifactsState, card: int, events: list[Event] | None) -> None:
    """The card that is kept."""
    _, seat, _, where = s.stack.pop()
    keep(s, seat, card, where, events)


def keep(s: AlienArtifactsState, seat: int, card: int, where: int, events: list[Event] | None) -> None:
    """One card to construction, or placed in the Empire (A36); the others go under their deck (A8)."""
    s.aside.remove(card)
    put_under(s, s.aside)
    s.aside = []
    s.taken = card
    if where == TO_CONSTRUCTION:
        insort(s.players[seat].building, card)
    else:
        place(s, seat, card, where - 1)
    reveal_top(s, CLASS[card])
    if events is not None:
        tell(events, "aa-event-takes", player=seat_name(seat), card=card_name(card))


# --- Prepare ----------------------------------------------------------------------------------------


def prepare_items(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The sections of the row's colour or gold, in ascending order (A29)."""
    _, seat, cls, _, lowest = frame
    return [item for item in pay_items(s.players[seat], row_colours(cls)) if item >= lowest]


def prepare_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP16: a card to put under the row, or enough."""
    items = prepare_items(s, frame)
    return [DONE, *items] if s.aside else items


def prepare_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    choice = card_set(prepare_items(s, frame), 0 if s.aside else 1, frame[3], DONE)
    choice.begun = len(s.aside) > 0
    return choice


def prepare_chosen(s: AlienArtifactsState, action: int) -> None:
    """A card is set aside for the row; with none left to add they are put under their cards."""
    kind, seat, cls, left, _ = s.stack.pop()
    if action != DONE:
        s.aside.append(use_card(s, s.players[seat], action))
        frame = (kind, seat, cls, left - 1, action + 1)
        if left > 1 and prepare_items(s, frame):
            s.stack.append(frame)
            return
    _attach_rest(s, seat, cls)


def _attach_rest(s: AlienArtifactsState, seat: int, cls: int) -> None:
    """Put what lies aside under the only card of the row; ask where there are several (A30)."""
    player = s.players[seat]
    row = [card for card in player.building if CLASS[card] == cls]
    if len(row) > 1 and s.aside:
        s.stack.append((ATTACH_TO, seat, cls))
        return
    for shown in s.aside:
        insort(player.attached, row[0] * SHOWN + shown)
    s.aside = []


def attach_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP16: the card of the row that the next resource card goes under."""
    return [CARD + card for card in s.players[frame[1]].building if CLASS[card] == frame[2]]


def attach_chosen(s: AlienArtifactsState, card: int) -> None:
    """A resource card is tucked under a card."""
    _, seat, cls = s.stack.pop()
    insort(s.players[seat].attached, card * SHOWN + s.aside.pop(0))
    _attach_rest(s, seat, cls)


# --- Trade ------------------------------------------------------------------------------------------


def trade_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP17: sections of one colour and gold, or enough."""
    items = trade_items(s, frame)
    return [DONE, *items] if frame[4] else items


def trade_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    choice = card_set(trade_items(s, frame), 0 if frame[4] else 1, frame[3], DONE)
    choice.alike = [f"@aa-colour-{name}" for name in ("blue", "green", "red")]
    choice.begun = frame[4] > 0
    return choice


def trade_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card is sold for 1 C an icon (L513); the Bank holds no more than it can."""
    kind, seat, colour, left, _ = s.stack.pop()
    player = s.players[seat]
    if action != DONE:
        shown = spend(s, player, action)
        player.bank = min(BANK_MOST, player.bank + ICONS[shown])
        if COLOUR[shown] != GOLD:
            colour = COLOUR[shown]
        frame = (kind, seat, colour, left - 1, action + 1)
        if left > 1 and trade_items(s, frame):
            s.stack.append(frame)
            return
    for effect in player.powers.triggers[ON_TRADE]:
        if effect.op == GAIN_CREDITS:
            player.bank = min(BANK_MOST, player.bank + effect.n)
    if events is not None:
        tell(events, "aa-event-traded", player=seat_name(seat), credits=player.bank)

"""Displays, buying and removing cards (2.11)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import replaced, with_one, without_one
from orrery.games.how_to_save_a_world.actions import BUY, DONE, REMOVE, REMOVE_PLAYED, REVEAL
from orrery.games.how_to_save_a_world.components import (
    DECK,
    DECK_RES,
    DISPLAY,
    GENIUS,
    MEMBERS,
    NOWHERE,
    SPECIES,
)
from orrery.games.how_to_save_a_world.effects import ALL, BUY_CHEAPER, BUY_OFF, REMOVED, Effect
from orrery.games.how_to_save_a_world.effects import BOUGHT as BOUGHT_EVENTS
from orrery.games.how_to_save_a_world.names import card_name, deck_name
from orrery.games.how_to_save_a_world.rules.boosts import ask_boosts, occurred
from orrery.games.how_to_save_a_world.rules.payment import discount, hidden_might_pay, pay, purse
from orrery.games.how_to_save_a_world.state import (
    BOUGHT,
    BUY_MORE,
    BUYING,
    FILL,
    FILLING,
    PARTS,
    REMOVING,
    REVEALING,
    Cards,
    HowToSaveAWorldState,
    Player,
    leave_hand,
)

# --- buying -----------------------------------------------------------------------------------------


def cards_owned(player: Player) -> int:
    """How many cards a player has: hand and own discard (A37)."""
    return len(player.hand) + len(player.discard)


def price(s: HowToSaveAWorldState, player: Player, effect: Effect | None) -> int:
    """What a card costs now: as much as cards are owned, less what takes something off (R31, R32)."""
    if effect is not None and effect.free:
        return 0
    cost = _reckoned(s, player, effect)
    return cost if cost > 0 else 0


def _reckoned(s: HowToSaveAWorldState, player: Player, effect: Effect | None) -> int:
    """What a card would cost if prices could be less than nothing."""
    cost = len(player.hand) + len(player.discard)
    if effect is not None:
        cost -= effect.discount
    if s.place != NOWHERE:
        cost -= BUY_OFF[s.place]
    if player.upgrades & BUY_CHEAPER:
        cost -= discount(s, player, BUY_CHEAPER)
    return cost


def buy_more(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> None:
    """The next purchase, if one is possible."""
    _, seat, number, left = frame
    if ask_boosts(s, seat, frame):
        return
    if left and (can_buy(s, s.players[seat], ALL[number]) or _price_unsure(s, seat, ALL[number])):
        s.stack.append((BUYING, seat, number, left))


def can_buy(s: HowToSaveAWorldState, player: Player, effect: Effect) -> bool:
    """Whether an open card of the allowed decks can be paid."""
    cost = price(s, player, effect)
    for deck in MEMBERS[effect.mask]:
        if _open_cards(s.display, deck) and purse(s, player, DECK_RES[deck]) >= cost:
            return True
    return False


def _open_cards(display: list[int], deck: int) -> int:
    """How many cards of a deck lie open."""
    count = 0
    for place in range(deck * DISPLAY, deck * DISPLAY + DISPLAY):
        if display[place] >= 0:
            count += 1
    return count


def _price_unsure(s: HowToSaveAWorldState, seat: int, effect: Effect) -> bool:
    """Whether others cannot know if a card can be paid: then that it is asked for must not tell."""
    player = s.players[seat]
    return any(hidden_might_pay(s, player, DECK_RES[deck]) for deck in MEMBERS[effect.mask])


def buy_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D18: an open card of the allowed decks that can be paid, or none."""
    player, effect = s.players[frame[1]], ALL[frame[2]]
    cost = price(s, player, effect)
    display = s.display
    out = [DONE]
    for deck in MEMBERS[effect.mask]:
        if purse(s, player, DECK_RES[deck]) >= cost:
            first = deck * DISPLAY
            for place in range(first, first + DISPLAY):
                card = display[place]
                if card >= 0 and not _open_before(display, first, place, card):
                    out.append(BUY + card)
    out.sort()
    return out


def _open_before(display: list[int], first: int, place: int, card: int) -> bool:
    """Whether a card lies open left of a place as well."""
    for other in range(first, place):  # noqa: SIM110 - compiled, this is quicker than any()
        if display[other] == card:
            return True
    return False


def buyable(s: HowToSaveAWorldState, player: Player, effect: Effect, limit: int) -> int:
    """How many cards could be bought one after the other, up to a limit: each makes the next dearer."""
    genius = player.resources[GENIUS]
    money = [0, 0, 0]
    there = [0, 0, 0]
    for deck in MEMBERS[effect.mask]:
        money[deck] = purse(s, player, DECK_RES[deck]) - genius
        there[deck] = _open_cards(s.display, deck)
    if effect.free:
        return min(limit, sum(there))
    return _most_bought(money, there, genius, _reckoned(s, player, effect), limit)


def _most_bought(money: list[int], there: list[int], genius: int, reckoned: int, limit: int) -> int:
    """The most purchases in any order of the decks, of what is left of each, its resource and genius."""
    most = 0
    cost = max(0, reckoned)
    for deck in range(3):
        if most < limit and there[deck] and money[deck] + genius >= cost:
            own = min(money[deck], cost)
            money[deck] = money[deck] - own
            there[deck] = there[deck] - 1
            most = max(most, 1 + _most_bought(money, there, genius - cost + own, reckoned + 1, limit - 1))
            money[deck] = money[deck] + own
            there[deck] = there[deck] + 1
    return most


def buy_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A card is paid and taken."""
    _, seat, number, left = s.stack.pop()
    if action == DONE:
        return
    card = action - BUY
    stack = s.stack
    stack.append((BUY_MORE, seat, number, left - 1))
    depth = len(stack)
    pay(s, seat, DECK_RES[DECK[card]], price(s, s.players[seat], ALL[number]), events)
    if len(stack) == depth:
        bought(s, seat, card, events)
    else:
        stack.insert(depth, (BOUGHT, seat, card))


def bought(s: HowToSaveAWorldState, seat: int, card: int, events: list[Event] | None) -> None:
    """A card goes to the hand; nothing takes its place before the turn is over (R34)."""
    player = s.players[seat]
    first = DECK[card] * DISPLAY
    s.display[s.display.index(card, first, first + DISPLAY)] = NOWHERE
    s.gaps += 1
    player.hand = with_one(player.hand, card)
    s.bought = with_one(s.bought, card)
    if events is not None:
        tell(events, "hw-event-buys", player=seat_name(seat), card=card_name(card))
    occurred(s, seat, BOUGHT_EVENTS[DECK[card]], events)


# --- removing ---------------------------------------------------------------------------------------


def remove_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D19: an owned card, or none."""
    player = s.players[frame[1]]
    out = [DONE]
    _add_each(player.hand, REMOVE, out)
    _add_each(player.discard, REMOVE_PLAYED, out)
    return out


def _add_each(cards: Cards, first: int, out: list[int]) -> None:
    """Append every card once, as actions of a block; they are sorted."""
    last = NOWHERE
    for card in cards:
        if card != last:
            out.append(first + card)
            last = card


def remove_chosen(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A card leaves the game; then what follows from it (R35)."""
    _, seat, number = s.stack.pop()
    if action == DONE:
        return
    player = s.players[seat]
    if action < REMOVE_PLAYED:
        card = action - REMOVE
        leave_hand(player, card)
        if s.bought.count(card) > player.hand.count(card):
            s.bought = without_one(s.bought, card)
    else:
        card = action - REMOVE_PLAYED
        player.discard = without_one(player.discard, card)
    s.removed = with_one(s.removed, card)
    if events is not None:
        tell(events, "hw-event-removes", player=seat_name(seat), card=card_name(card))
    occurred(s, seat, REMOVED, events)
    s.stack.append((PARTS, seat, ALL[number].then, 0, 0))


def begin_removing(s: HowToSaveAWorldState, seat: int, effect: Effect) -> None:
    """Ask for a card to be removed."""
    if cards_owned(s.players[seat]):
        s.stack.append((REMOVING, seat, effect.number))


# --- displays ---------------------------------------------------------------------------------------


def filling(s: HowToSaveAWorldState, deck: int, events: list[Event] | None) -> None:
    """Slide the open cards to the right and fill the places on the left, from a deck on (R34).

    The frame on top of the stack stands for this, and goes when nothing is left of it.
    """
    stack = s.stack
    while deck < len(REVEALING):
        if not _slide(s.display, deck * DISPLAY):
            deck += 1
        elif s.decks[deck]:
            if s.gaps > 1:
                stack.append(REVEALING[deck])
            else:
                stack[-1] = REVEALING[deck]
            return
        elif deck == SPECIES and _take_returned(s, events):
            continue
        elif s.market[deck]:
            # An empty deck is made of the market discard (A25).
            s.decks[deck] = s.market[deck]
            s.market = replaced(s.market, deck, ())
            s.reshuffled |= 1 << deck
            if events is not None:
                tell(events, "hw-event-reshuffled", deck=deck_name(deck))
            stack.append(REVEALING[deck])
            return
        else:
            deck += 1
    stack.pop()


def _slide(display: list[int], first: int) -> int:
    """Slide the open cards of a row to the right; how many places are empty."""
    free = first + DISPLAY - 1
    while free >= first and display[free] >= 0:
        free -= 1
    for place in range(free - 1, first - 1, -1):
        card = display[place]
        if card >= 0:
            display[free] = card
            display[place] = NOWHERE
            free -= 1
    return free - first + 1


def _take_returned(s: HowToSaveAWorldState, events: list[Event] | None) -> bool:
    """Turn up the next of the species that were put under their deck, in seat order."""
    for player in s.players:
        if player.returned != NOWHERE:
            card = player.returned
            player.returned = NOWHERE
            _show(s, SPECIES, card)
            if events is not None:
                args: dict[str, int | str] = {"card": card_name(card)}
                events.append(Event("hw-event-revealed", args, reveals=True))
            return True
    return False


def _show(s: HowToSaveAWorldState, deck: int, card: int) -> None:
    """A card takes the rightmost empty place of a row that was slid: its empty ones are on the left."""
    display = s.display
    place = deck * DISPLAY
    last = place + DISPLAY - 1
    while place < last and display[place + 1] == NOWHERE:
        place += 1
    display[place] = card
    s.gaps -= 1


def reveal_outcomes(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Every card of the deck."""
    return [REVEAL + card for card in dict.fromkeys(s.decks[frame[2]])]


def card_weights(cards: Cards, first: int) -> list[tuple[int, int]]:
    """Cards as outcomes of a block, weighted by their number."""
    return [(first + card, cards.count(card)) for card in dict.fromkeys(cards)]


def revealed(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A card is open in its display."""
    stack = s.stack
    deck = stack.pop()[2]
    card = action - REVEAL
    s.decks[deck] = without_one(s.decks[deck], card)
    _show(s, deck, card)
    if events is not None:
        tell(events, "hw-event-revealed", card=card_name(card))
    if stack and stack[-1][0] == FILLING:
        filling(s, deck if s.display[deck * DISPLAY] == NOWHERE else deck + 1, events)


def refresh(s: HowToSaveAWorldState, events: list[Event] | None) -> None:
    """Discard the rightmost card of every display; slide and fill up (R44, A26)."""
    display = s.display
    market = list(s.market)
    full = not s.gaps
    for deck in range(3):
        first = deck * DISPLAY
        if full or _slide(display, first) < DISPLAY:
            market[deck] = with_one(market[deck], display[first + DISPLAY - 1])
            display[first : first + DISPLAY] = [NOWHERE, *display[first : first + DISPLAY - 1]]
            s.gaps += 1
    s.market = tuple(market)
    if events is not None:
        tell(events, "hw-event-refresh")
    s.stack.append(FILL)
    filling(s, 0, events)

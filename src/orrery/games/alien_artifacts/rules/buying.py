"""Taking class cards: Buy (B1), cards drawn by an effect, and searching a deck (2.14)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import Item, SetChoice
from orrery.core.tuples import replaced, with_one, without_one
from orrery.games.alien_artifacts.actions import CLASS_CHOICE, EXTRA, KEEP, MOST_EXTRA, TYPE
from orrery.games.alien_artifacts.components import BASE_COST, CLASS, NOWHERE, TYPE_MASK
from orrery.games.alien_artifacts.components import TYPE as CARD_TYPE
from orrery.games.alien_artifacts.effects import BUY, CHOSEN, TO_CONSTRUCTION
from orrery.games.alien_artifacts.names import card_name, class_name
from orrery.games.alien_artifacts.rules.building import place
from orrery.games.alien_artifacts.rules.decks import deck_cards, deck_size, put_under, reveal_top
from orrery.games.alien_artifacts.state import (
    CHOOSE_TYPE,
    EXTRA_CARDS,
    KEEP_CARD,
    SEARCHING,
    TAKING,
    AlienArtifactsState,
    Player,
)

# --- Buy --------------------------------------------------------------------------------------------


def buy_cost(player: Player, delta: int) -> int:
    """C for the first card of a Buy, never below 0 (A7)."""
    cost = BASE_COST + player.powers.cost[BUY] + delta
    return cost if cost > 0 else 0


def can_buy(s: AlienArtifactsState, player: Player, cls: int, delta: int) -> bool:
    """Whether a deck has a card and the Bank can pay for it."""
    return s.top[cls] != NOWHERE and buy_cost(player, delta) <= player.bank


def begin_buying(s: AlienArtifactsState, seat: int, cls: int, delta: int, events: list[Event] | None) -> None:
    """Pay for the top card; how many more are drawn is asked first (A46)."""
    player = s.players[seat]
    player.bank -= buy_cost(player, delta)
    if events is not None:
        tell(events, "aa-event-buys", player=seat_name(seat), cls=class_name(cls))
    if player.bank and deck_size(s, cls) > 1:
        s.stack.append((EXTRA_CARDS, seat, cls))
    else:
        s.stack.append((TAKING, seat, cls, 1, TO_CONSTRUCTION, 1))


def extra_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP5: 1 C for each card more, as many as the deck has."""
    most = min(min(s.players[frame[1]].bank, deck_size(s, frame[2]) - 1), MOST_EXTRA - 1)
    return list(range(EXTRA, EXTRA + most + 1))


def extra_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """So many cards more are drawn; one of all is kept."""
    _, seat, cls = s.stack.pop()
    extra = action - EXTRA
    s.players[seat].bank -= extra
    s.stack.append((TAKING, seat, cls, 1 + extra, TO_CONSTRUCTION, 1))


# --- drawing and keeping ----------------------------------------------------------------------------


def taking(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Draw class cards one by one; then it is asked which of them are kept."""
    _, seat, cls, left, where, kept = frame
    if left and s.top[cls] != NOWHERE:
        s.aside += (s.top[cls],)
        s.top = replaced(s.top, cls, NOWHERE)
        s.stack.append((TAKING, seat, cls, left - 1, where, kept))
        reveal_top(s, cls)
    elif len(s.aside) > kept:
        s.stack.append((KEEP_CARD, seat, cls, where, kept, 0))
    else:
        for card in s.aside:
            _keep(s, seat, card, where, events)
        _put_back(s, cls)


def keep_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP2, DP5: one of the cards drawn, in ascending order where several are kept."""
    cards = sorted(KEEP + card for card in s.aside)
    return [card for card in cards[: len(cards) - frame[4] + 1] if card >= frame[5]]


def keep_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice | None:
    """The same as a set, where several are kept."""
    left, lowest = frame[4], frame[5]
    if left == 1 and not lowest:
        return None
    items = [Item(card) for card in sorted(KEEP + card for card in s.aside) if card >= lowest]
    return SetChoice(items, left, left, begun=lowest > 0)


def keep_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card that is kept; the others go under their deck."""
    _, seat, cls, where, left, _ = s.stack.pop()
    if left > 1:
        s.stack.append((KEEP_CARD, seat, cls, where, left - 1, action + 1))
        _keep(s, seat, action - KEEP, where, events)
    else:
        _keep(s, seat, action - KEEP, where, events)
        _put_back(s, cls)


def _keep(s: AlienArtifactsState, seat: int, card: int, where: int, events: list[Event] | None) -> None:
    """A card to construction, or placed in the Empire: placed, not built (A36)."""
    s.aside = without_one(s.aside, card)
    s.taken = card
    if where == TO_CONSTRUCTION:
        player = s.players[seat]
        player.building = with_one(player.building, card)
    else:
        place(s, seat, card, where - 1)
    if events is not None:
        tell(events, "aa-event-takes", player=seat_name(seat), card=card_name(card))


def _put_back(s: AlienArtifactsState, cls: int) -> None:
    """What lies aside goes under its deck in the order drawn (A8)."""
    put_under(s, s.aside)
    s.aside = ()
    reveal_top(s, cls)


# --- searching a deck -------------------------------------------------------------------------------


def begin_search(s: AlienArtifactsState, seat: int, cls: int, kind: int, where: int) -> None:
    """Search a deck for a type; one that the owner names is asked for first."""
    if kind == CHOSEN:
        s.stack.append((CHOOSE_TYPE, seat, cls, where))
    elif deck_cards(s, cls) & TYPE_MASK[cls][kind]:
        s.stack.append((SEARCHING, seat, cls, kind, where))


def can_search(s: AlienArtifactsState, cls: int, kind: int) -> bool:
    """Whether a deck has a card that a search would find (A61)."""
    cards = deck_cards(s, cls)
    return cards > 0 if kind == CHOSEN else cards & TYPE_MASK[cls][kind] > 0


def searched_decks(s: AlienArtifactsState, cls: int, kind: int) -> list[int]:
    """The decks that may be searched, as actions."""
    return [CLASS_CHOICE + deck for deck in range(3) if cls in (CHOSEN, deck) and can_search(s, deck, kind)]


def type_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: a type that the deck still has (A61): all know what it holds (A47)."""
    cards = deck_cards(s, frame[2])
    return [TYPE + kind for kind in range(4) if cards & TYPE_MASK[frame[2]][kind]]


def type_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The deck is searched for a card of this type."""
    _, seat, cls, where = s.stack.pop()
    s.stack.append((SEARCHING, seat, cls, action - TYPE, where))


def searching(s: AlienArtifactsState, frame: tuple[int, ...], events: list[Event] | None) -> None:
    """Turn up cards until one of the type appears; the others go under the deck (L699)."""
    _, seat, cls, kind, where = frame
    card = s.top[cls]
    s.aside += (card,)
    s.top = replaced(s.top, cls, NOWHERE)
    if CARD_TYPE[card] != kind:
        s.stack.append(frame)
        reveal_top(s, cls)
        return
    _keep(s, seat, card, where, events)
    _put_back(s, CLASS[card])

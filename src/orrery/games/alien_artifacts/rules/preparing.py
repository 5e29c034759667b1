"""Prepare Resources (B5) and Trade Resources (B6)."""

from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.core.sets import SetChoice
from orrery.core.tuples import with_one
from orrery.games.alien_artifacts.actions import CARD, DONE, PAY_PLANET, TRADE
from orrery.games.alien_artifacts.components import BANK_MOST, CLASS, GOLD, ICONS, SHOWN
from orrery.games.alien_artifacts.effects import ON_TRADE
from orrery.games.alien_artifacts.rules.attaching import tell_attached
from orrery.games.alien_artifacts.rules.building import row_colours
from orrery.games.alien_artifacts.rules.decks import place_of
from orrery.games.alien_artifacts.rules.payment import (
    ALL_COLOURS,
    GOLD_BIT,
    best_items,
    card_set,
    colours_shown,
    pay_items,
    spend,
    use_card,
)
from orrery.games.alien_artifacts.rules.triggers import fire
from orrery.games.alien_artifacts.state import ATTACH_TO, AlienArtifactsState, Player

#: By the colours that cards show, as a bit mask: the actions that trade one; gold alone where there is no
#: other, for it goes with any.
_TRADES: Final[list[list[int]]] = [
    [TRADE + colour for colour in range(GOLD) if shown >> colour & 1] or [TRADE + GOLD] * (shown > 0)
    for shown in range(ALL_COLOURS + 1)
]

# --- Prepare ----------------------------------------------------------------------------------------


def row(player: Player, cls: int) -> list[int]:
    """The cards of a class in the construction area."""
    return [card for card in player.building if CLASS[card] == cls]


def can_prepare(player: Player, cls: int, hand_only: bool) -> bool:
    """Whether there is a card in the row and a resource card to put under it."""
    if not row(player, cls):
        return False
    items = pay_items(player, row_colours(cls))
    return len(items) > 0 and (items[0] < PAY_PLANET or not hand_only)


def prepare_items(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The sections of the row's colour or gold, in ascending order (A29)."""
    _, seat, cls, _, lowest, hand_only = frame
    items = pay_items(s.players[seat], row_colours(cls))
    if lowest:
        items = items[place_of(items, lowest) :]
    return items[: place_of(items, PAY_PLANET)] if hand_only else items


def prepare_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP16: a card to put under the row, or enough."""
    items = prepare_items(s, frame)
    return [DONE, *items] if s.aside else items


def prepare_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    choice = card_set(prepare_items(s, frame), 0 if s.aside else 1, frame[3], DONE)
    choice.begun = len(s.aside) > 0
    return choice


def prepare_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card is set aside for the row; after the last they are put under their cards."""
    kind, seat, cls, left, _, hand_only = s.stack.pop()
    if action != DONE:
        player = s.players[seat]
        s.aside += (use_card(player, action),)
        frame = (kind, seat, cls, left - 1, action + 1, hand_only)
        # Whether a hand has more to add is a secret: with cards in hand the end is told by its owner.
        if left > 1 and (player.hand or prepare_items(s, frame)):
            s.stack.append(frame)
            return
    _attach_rest(s, seat, cls, events)


def _attach_rest(s: AlienArtifactsState, seat: int, cls: int, events: list[Event] | None) -> None:
    """Put what lies aside under the only card of the row; ask where there are several (A30)."""
    player = s.players[seat]
    cards = row(player, cls)
    if len(cards) > 1 and s.aside:
        s.stack.append((ATTACH_TO, seat, cls))
        return
    if events is not None and s.aside:
        tell_attached(events, seat, cards[0], sum(ICONS[shown] for shown in s.aside))
    for shown in s.aside:
        player.attached = with_one(player.attached, cards[0] * SHOWN + shown)
    s.aside = ()


def attach_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP16: the card of the row that the next resource card goes under."""
    return [CARD + card for card in row(s.players[frame[1]], frame[2])]


def attach_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A resource card is tucked under a card."""
    _, seat, cls = s.stack.pop()
    player = s.players[seat]
    if events is not None:
        tell_attached(events, seat, action - CARD, ICONS[s.aside[0]])
    player.attached = with_one(player.attached, (action - CARD) * SHOWN + s.aside[0])
    s.aside = s.aside[1:]
    _attach_rest(s, seat, cls, events)


# --- Trade ------------------------------------------------------------------------------------------


def trades(player: Player) -> list[int]:
    """The actions that trade the cards of a colour; the list is shared."""
    return _TRADES[colours_shown(player)]


def trade_items(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Cards with the colour or gold, in ascending order."""
    items = best_items(s.players[frame[1]], 1 << frame[2] | GOLD_BIT)
    return items[place_of(items, frame[4]) :] if frame[4] else items


def trade_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP17: a card to sell, or enough."""
    items = trade_items(s, frame)
    return [DONE, *items] if frame[4] else items


def trade_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """The same as a set."""
    choice = card_set(trade_items(s, frame), 0 if frame[4] else 1, frame[3], DONE)
    choice.begun = frame[4] > 0
    return choice


def trade_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card is sold for 1 C an icon (L513); the Bank holds no more than it can."""
    stack = s.stack
    kind, seat, colour, left, _ = stack[-1]
    player = s.players[seat]
    if action != DONE:
        shown = spend(s, player, action)
        player.bank = min(BANK_MOST, player.bank + ICONS[shown])
        if left > 1:
            frame = (kind, seat, colour, left - 1, action + 1)
            # As in preparing, the end is told by the owner of a hand.
            if player.hand or trade_items(s, frame):
                stack[-1] = frame
                return
    stack.pop()
    if events is not None:
        tell(events, "aa-event-traded", player=seat_name(seat), credits=player.bank)
    fire(s, seat, ON_TRADE)

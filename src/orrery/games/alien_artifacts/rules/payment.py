"""Paying with resource cards (2.4): a set of cards within the limit, each by one of its sections."""

from bisect import bisect_left
from typing import Final

from orrery.core.sets import Item, Limit, SetChoice
from orrery.games.alien_artifacts.actions import PAY, PAY_PLANET
from orrery.games.alien_artifacts.components import (
    BLUE,
    CARD_LIMIT,
    COLOUR,
    GOLD,
    GREEN,
    ICONS,
    NOWHERE,
    RED,
    SHOWN,
)
from orrery.games.alien_artifacts.effects import ANY_DEED, PREPARE
from orrery.games.alien_artifacts.names import colour_name, resource_name
from orrery.games.alien_artifacts.rules.decks import discard
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player

GOLD_BIT: Final = 1 << GOLD
BASIC_COLOURS: Final = [BLUE, GREEN, RED]
ALL_COLOURS: Final = 15


def card_limit(s: AlienArtifactsState, seat: int, deed: int, row: int = NOWHERE) -> int:
    """How many resource cards a deed may use; a row's bonus also counts for preparing in it (L499)."""
    limit = s.players[seat].powers.limit
    total = CARD_LIMIT + limit[deed] + limit[ANY_DEED] + s.limit_bonus
    if deed == PREPARE and row != NOWHERE:
        total += limit[row]
    return total


# --- what there is to pay with ----------------------------------------------------------------------


def pay_items(player: Player, colours: int) -> list[int]:
    """The actions that pay with a section of these colours: hand cards, then cards on planets that work."""
    out = []
    for resource in player.hand:
        shown = resource * 2
        if colours >> COLOUR[shown] & 1:
            out.append(PAY + shown)
        if colours >> COLOUR[shown + 1] & 1:
            out.append(PAY + shown + 1)
    blocked = player.powers.blocked
    for packed in player.produced:
        if colours >> COLOUR[packed % SHOWN] & 1 and (not blocked or packed // SHOWN not in blocked):
            out.append(PAY_PLANET + packed)
    return out


def shown_by(item: int) -> int:
    """The section that a paying action uses."""
    return item - PAY if item < PAY_PLANET else (item - PAY_PLANET) % SHOWN


def worth(item: int) -> int:
    """The icons that a paying action brings."""
    return ICONS[shown_by(item)]


def reach(player: Player, colours: int, cards: int) -> int:
    """The most icons of these colours that so many cards bring."""
    best: list[int] = []
    for resource in player.hand:
        shown = resource * 2
        icons = ICONS[shown] if colours >> COLOUR[shown] & 1 else 0
        if colours >> COLOUR[shown + 1] & 1 and ICONS[shown + 1] > icons:
            icons = ICONS[shown + 1]
        if icons:
            best.append(icons)
    blocked = player.powers.blocked
    for packed in player.produced:
        shown = packed % SHOWN
        if colours >> COLOUR[shown] & 1 and (not blocked or packed // SHOWN not in blocked):
            best.append(ICONS[shown])
    if len(best) > cards:
        best.sort(reverse=True)
        del best[cards:]
    return sum(best)


def use_card(s: AlienArtifactsState, player: Player, item: int) -> int:
    """Take the card of a paying action away from its owner; the section it shows."""
    if item < PAY_PLANET:
        shown = item - PAY
        player.hand.remove(shown >> 1)
        return shown
    player.produced.remove(item - PAY_PLANET)
    return (item - PAY_PLANET) % SHOWN


def spend(s: AlienArtifactsState, player: Player, item: int) -> int:
    """Pay with a card, which is discarded; the section it shows."""
    shown = use_card(s, player, item)
    discard(s, shown >> 1)
    return shown


# --- a payment that must reach a goal ---------------------------------------------------------------
# The frame: (PAYMENT, seat, purpose, parameter, colours, goal, cards left, sum, smallest, lowest).


def payment_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP7: cards in ascending order, so that each payment is offered once; none wastes a card (A53)."""
    items = pay_items(s.players[frame[1]], frame[4])
    first = bisect_left(items, frame[9])
    goal, left, paid, smallest = frame[5], frame[6], frame[7], frame[8]
    return [
        items[place]
        for place in range(first, len(items))
        if _completes(items, place, goal, left, paid, smallest)
    ]


def _completes(items: list[int], place: int, goal: int, left: int, paid: int, smallest: int) -> bool:
    """Whether the payment can be completed with this item and later ones, none of them needless."""
    icons = worth(items[place])
    paid += icons
    if icons < smallest:
        smallest = icons
    if paid >= goal:
        return paid - smallest < goal
    if left == 1:
        return False
    card = _card(items[place])
    return any(
        _card(items[other]) != card and _completes(items, other, goal, left - 1, paid, smallest)
        for other in range(place + 1, len(items))
    )


def _card(item: int) -> int:
    """The resource card of a paying action."""
    return shown_by(item) >> 1


def payment_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """DP7 as a set: what is still to pay, with the cards from ``lowest`` on."""
    items = [item for item in pay_items(s.players[frame[1]], frame[4]) if item >= frame[9]]
    goal, left, paid, smallest = frame[5], frame[6], frame[7], frame[8]
    choice = card_set(items, 1, left, None)
    choice.goal = goal - paid
    choice.begun = paid > 0
    # What was paid before must not become needless: the rest may not reach the goal without the smallest.
    if paid:
        choice.most_total = goal - 1 - paid + smallest
    return choice


def card_set(items: list[int], least: int, most: int, confirm: int | None) -> SetChoice:
    """A set of resource cards, each of them once."""
    cards: dict[int, int] = {}
    for item in items:
        cards[_card(item)] = cards.get(_card(item), 0) + 1
    limits = [Limit(resource_name(card), 0, 1) for card, sections in cards.items() if sections > 1]
    return SetChoice(
        [
            Item(
                item,
                worth=worth(item),
                tags=(resource_name(_card(item)), colour_name(COLOUR[shown_by(item)])),
            )
            for item in items
        ],
        least,
        most,
        confirm,
        limits=limits,
    )


def pay_one(s: AlienArtifactsState, action: int) -> bool:
    """One card of a payment; whether the goal is reached."""
    _, seat, purpose, parameter, colours, goal, left, paid, smallest, _ = s.stack.pop()
    spend(s, s.players[seat], action)
    icons = worth(action)
    paid += icons
    if paid >= goal:
        return True
    s.stack.append(
        (1, seat, purpose, parameter, colours, goal, left - 1, paid, min(smallest, icons), action + 1)
    )
    return False


def trade_items(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP17: sections of one colour and gold, in ascending order."""
    _, seat, colour, _, lowest = frame
    colours = ALL_COLOURS if colour == NOWHERE else 1 << colour | GOLD_BIT
    return [item for item in pay_items(s.players[seat], colours) if item >= lowest]

"""Paying with resource cards (2.4): a set of cards within the limit, each by one of its sections."""

from typing import Any, Final

from orrery.core.messages import Event
from orrery.core.sets import Item, Limit, SetChoice
from orrery.core.tuples import without_one
from orrery.games.alien_artifacts.actions import PAY, PAY_PLANET
from orrery.games.alien_artifacts.components import (
    CARD_LIMIT,
    COLOUR,
    GOLD,
    ICONS,
    MOST_ICONS,
    NOWHERE,
    RESOURCES,
    SHOWN,
)
from orrery.games.alien_artifacts.effects import ANY_DEED, PREPARE
from orrery.games.alien_artifacts.names import colour_name, resource_name
from orrery.games.alien_artifacts.rules.decks import discard
from orrery.games.alien_artifacts.state import PAYMENT, AlienArtifactsState, Cards, Player

GOLD_BIT: Final = 1 << GOLD
ALL_COLOURS: Final = 15


def card_limit(s: AlienArtifactsState, seat: int, deed: int, row: int = NOWHERE) -> int:
    """How many resource cards a deed may use; a row's bonus also counts for preparing in it (L499)."""
    limit = s.players[seat].powers.limit
    if deed == PREPARE and row != NOWHERE:
        return CARD_LIMIT + limit[PREPARE] + limit[row] - limit[ANY_DEED]
    return CARD_LIMIT + limit[deed]


# --- what there is to pay with ----------------------------------------------------------------------


def _section(colours: int, shown: int) -> int:
    """The icons of a section if it has one of these colours."""
    return ICONS[shown] if colours >> COLOUR[shown] & 1 else 0


def _better(colours: int, resource: int) -> int:
    """The section of these colours with more icons, the first of two that are equal; or NOWHERE."""
    a, b = _section(colours, resource * 2), _section(colours, resource * 2 + 1)
    return NOWHERE if not a and not b else resource * 2 + (b > a)


_MASKS: Final = range(ALL_COLOURS + 1)
#: By colours, as a bit mask, and section: its icons if it has one of the colours.
_SECTION_ICONS: Final[list[list[int]]] = [
    [_section(mask, shown) for shown in range(SHOWN)] for mask in _MASKS
]
#: By colours and resource card: the icons of its better section, the action that pays with it (or None), and
#: all actions that pay with a section. The second is of objects: compiled, a number is made anew wherever it
#: goes into a list.
_BEST_ICONS: Final[list[list[int]]] = [
    [max(_section(mask, card * 2), _section(mask, card * 2 + 1)) for card in range(RESOURCES)]
    for mask in _MASKS
]
_BEST_ITEM: Final[list[list[Any]]] = [
    [None if _better(mask, card) == NOWHERE else PAY + _better(mask, card) for card in range(RESOURCES)]
    for mask in _MASKS
]
_ITEMS: Final[list[list[list[int]]]] = [
    [
        [PAY + shown for shown in (card * 2, card * 2 + 1) if _section(mask, shown)]
        for card in range(RESOURCES)
    ]
    for mask in _MASKS
]
#: By resource card: the colours of its sections.
_CARD_COLOURS: Final[list[int]] = [
    1 << COLOUR[card * 2] | 1 << COLOUR[card * 2 + 1] for card in range(RESOURCES)
]


def usable(player: Player) -> Cards:
    """The cards on planets that work."""
    blocked = player.powers.blocked
    if not blocked:
        return player.produced
    return tuple([packed for packed in player.produced if packed // SHOWN not in blocked])


def pay_items(player: Player, colours: int) -> list[int]:
    """The actions that pay with a section of these colours: hand cards, then cards on planets that work."""
    out: list[int] = []
    items = _ITEMS[colours]
    for resource in player.hand:
        out += items[resource]
    if player.produced:
        icons = _SECTION_ICONS[colours]
        out += [PAY_PLANET + packed for packed in usable(player) if icons[packed % SHOWN]]
    return out


def best_items(player: Player, colours: int) -> list[int]:
    """The same with the better section of each card: a card is spent, whatever section pays."""
    best = _BEST_ITEM[colours]
    out: list[int] = [best[resource] for resource in player.hand if best[resource] is not None]
    if player.produced:
        icons = _SECTION_ICONS[colours]
        out += [PAY_PLANET + packed for packed in usable(player) if icons[packed % SHOWN]]
    return out


def reach(player: Player, colours: int, cards: int) -> int:
    """The most icons of these colours that so many cards bring."""
    table = _BEST_ICONS[colours]
    if cards != 2:
        return _reach_far(player, colours, cards)
    # Two cards are what nearly every action is paid with.
    most = 0
    second = 0
    for resource in player.hand:
        icons = table[resource]
        if icons > second:
            if icons > most:
                most, second = icons, most
            else:
                second = icons
    if player.produced:
        sections = _SECTION_ICONS[colours]
        for packed in usable(player):
            icons = sections[packed % SHOWN]
            if icons > second:
                if icons > most:
                    most, second = icons, most
                else:
                    second = icons
    return most + second


def _reach_far(player: Player, colours: int, cards: int) -> int:
    """The same for any number of cards."""
    table, sections = _BEST_ICONS[colours], _SECTION_ICONS[colours]
    best = [table[resource] for resource in player.hand]
    best += [sections[packed % SHOWN] for packed in usable(player)]
    best.sort(reverse=True)
    return sum(best[:cards])


def colours_shown(player: Player) -> int:
    """The colours that a player could pay with, as a bit mask."""
    colours = 0
    for resource in player.hand:
        colours |= _CARD_COLOURS[resource]
    if player.produced:
        for packed in usable(player):
            colours |= 1 << COLOUR[packed % SHOWN]
    return colours


def shown_by(item: int) -> int:
    """The section that a paying action uses."""
    return item - PAY if item < PAY_PLANET else (item - PAY_PLANET) % SHOWN


def worth(item: int) -> int:
    """The icons that a paying action brings."""
    return ICONS[shown_by(item)]


def use_card(player: Player, item: int) -> int:
    """Take the card of a paying action away from its owner; the section it shows."""
    if item < PAY_PLANET:
        shown = item - PAY
        player.hand = without_one(player.hand, shown >> 1)
        return shown
    player.produced = without_one(player.produced, item - PAY_PLANET)
    return (item - PAY_PLANET) % SHOWN


def spend(s: AlienArtifactsState, player: Player, item: int) -> int:
    """Pay with a card, which is discarded; the section it shows."""
    shown = use_card(player, item)
    discard(s, shown >> 1)
    return shown


# --- a payment that must reach a goal ---------------------------------------------------------------
# The frame: (PAYMENT, seat, purpose, parameter, colours, goal, cards left, sum, smallest, lowest).


def payment_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP7: cards in ascending order, so that each payment is offered once; none wastes a card (A53)."""
    items = best_items(s.players[frame[1]], frame[4])
    missing, left, smallest, lowest = frame[5] - frame[7], frame[6] - 1, frame[8], frame[9]
    out = []
    #: How many of the later cards bring one, two and three icons.
    later = [0] * (MOST_ICONS + 1)
    for item in reversed(items):
        if item < lowest:
            break
        icons = worth(item)
        if _completes(later, missing - icons, left, min(icons, smallest)):
            out.append(item)
        later[icons] += 1
    out.reverse()
    return out


def _completes(cards: list[int], missing: int, left: int, smallest: int) -> bool:
    """Whether up to ``left`` of these cards pay what is missing, so that no card is needless.

    ``cards`` are counted by their icons; ``smallest`` is the least of those that are spent already.
    """
    for threes in range(min(cards[3], left) + 1):
        for twos in range(min(cards[2], left - threes) + 1):
            paid = 3 * threes + 2 * twos
            ones = max(0, missing - paid)
            if ones > cards[1] or ones > left - threes - twos:
                continue
            least = 1 if ones else 2 if twos else 3 if threes else smallest
            if paid + ones - min(smallest, least) < missing:
                return True
    return False


def payment_set(s: AlienArtifactsState, frame: tuple[int, ...]) -> SetChoice:
    """DP7 as a set: what is still to pay, with the cards from ``lowest`` on."""
    missing, left, smallest = frame[5] - frame[7], frame[6], frame[8]
    items = [item for item in best_items(s.players[frame[1]], frame[4]) if item >= frame[9]]
    cards = [0] * (MOST_ICONS + 1)
    for item in items:
        cards[worth(item)] += 1
    useful = []
    for item in items:
        cards[worth(item)] -= 1
        if _completes(cards, missing - worth(item), left - 1, min(worth(item), smallest)):
            useful.append(item)
        cards[worth(item)] += 1
    choice = card_set(useful, 1, left, None)
    choice.goal = missing
    # What was paid before must not become needless: the rest may not reach the goal without the smallest.
    if frame[7]:
        choice.begun = True
        choice.most_total = missing - 1 + smallest
    return choice


def card_set(items: list[int], least: int, most: int, confirm: int | None) -> SetChoice:
    """A set of resource cards, each of them once."""
    cards = [shown_by(item) >> 1 for item in items]
    return SetChoice(
        [
            Item(
                item,
                worth=worth(item),
                tags=(resource_name(shown_by(item) >> 1), colour_name(COLOUR[shown_by(item)])),
            )
            for item in items
        ],
        least,
        most,
        confirm,
        limits=[Limit(resource_name(card), 0, 1) for card in dict.fromkeys(cards) if cards.count(card) > 1],
    )


def payment_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> tuple[int, ...] | None:
    """One card of a payment; the frame once the goal is reached."""
    stack = s.stack
    frame = stack[-1]
    _, seat, purpose, parameter, colours, goal, left, paid, smallest, _ = frame
    icons = ICONS[spend(s, s.players[seat], action)]
    paid += icons
    if paid >= goal:
        stack.pop()
        return frame
    if icons < smallest:
        smallest = icons
    stack[-1] = (PAYMENT, seat, purpose, parameter, colours, goal, left - 1, paid, smallest, action + 1)
    return None

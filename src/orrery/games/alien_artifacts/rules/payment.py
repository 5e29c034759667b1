"""Paying with resource cards (2.4): a set of cards within the limit, each by one of its sections."""

from typing import Final

from orrery.core.messages import Event
from orrery.core.sets import Item, Limit, SetChoice
from orrery.games.alien_artifacts.actions import PAY, PAY_PLANET
from orrery.games.alien_artifacts.components import (
    CARD_LIMIT,
    COLOUR,
    GOLD,
    ICONS,
    MOST_ICONS,
    NOWHERE,
    SHOWN,
)
from orrery.games.alien_artifacts.effects import ANY_DEED, PREPARE
from orrery.games.alien_artifacts.names import colour_name, resource_name
from orrery.games.alien_artifacts.rules.decks import discard
from orrery.games.alien_artifacts.state import PAYMENT, AlienArtifactsState, Player

GOLD_BIT: Final = 1 << GOLD
ALL_COLOURS: Final = 15


def card_limit(s: AlienArtifactsState, seat: int, deed: int, row: int = NOWHERE) -> int:
    """How many resource cards a deed may use; a row's bonus also counts for preparing in it (L499)."""
    limit = s.players[seat].powers.limit
    if deed == PREPARE and row != NOWHERE:
        return CARD_LIMIT + limit[PREPARE] + limit[row] - limit[ANY_DEED]
    return CARD_LIMIT + limit[deed]


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
    if player.produced:
        blocked = player.powers.blocked
        for packed in player.produced:
            if colours >> COLOUR[packed % SHOWN] & 1 and (not blocked or packed // SHOWN not in blocked):
                out.append(PAY_PLANET + packed)
    return out


def best_items(player: Player, colours: int) -> list[int]:
    """The same with the better section of each card, the first of two that are equal: a card is spent."""
    out = []
    for resource in player.hand:
        shown = resource * 2
        if colours >> COLOUR[shown + 1] & 1 and (
            not colours >> COLOUR[shown] & 1 or ICONS[shown + 1] > ICONS[shown]
        ):
            out.append(PAY + shown + 1)
        elif colours >> COLOUR[shown] & 1:
            out.append(PAY + shown)
    if player.produced:
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
    if player.produced:
        blocked = player.powers.blocked
        for packed in player.produced:
            shown = packed % SHOWN
            if colours >> COLOUR[shown] & 1 and (not blocked or packed // SHOWN not in blocked):
                best.append(ICONS[shown])
    if len(best) > cards:
        best.sort(reverse=True)
        del best[cards:]
    return sum(best)


def use_card(player: Player, item: int) -> int:
    """Take the card of a paying action away from its owner; the section it shows."""
    if item < PAY_PLANET:
        shown = item - PAY
        player.hand.remove(shown >> 1)
        return shown
    player.produced.remove(item - PAY_PLANET)
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
    frame = s.stack.pop()
    _, seat, purpose, parameter, colours, goal, left, paid, smallest, _ = frame
    spend(s, s.players[seat], action)
    icons = worth(action)
    paid += icons
    if paid >= goal:
        return frame
    if icons < smallest:
        smallest = icons
    s.stack.append((PAYMENT, seat, purpose, parameter, colours, goal, left - 1, paid, smallest, action + 1))
    return None

"""Set-up (2.3): displays, starting cards, the choice of a species, the first player."""

from bisect import bisect_left

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.how_to_save_a_world.actions import DEAL, FIRST, KEEP
from orrery.games.how_to_save_a_world.components import (
    ACTION,
    ACTION_CARDS,
    BOOST,
    FIRST_SPECIES,
    NOWHERE,
    RESOURCE_MOST,
    SPECIES,
    STARTING_CARDS,
    TURN_ORDER,
)
from orrery.games.how_to_save_a_world.state import (
    DEAL_CARD,
    FILL,
    FIRST_PLAYER,
    KEEP_SPECIES,
    SETTING_UP,
    Cards,
    HowToSaveAWorldState,
)


def setting_up(s: HowToSaveAWorldState, step: int, events: list[Event] | None) -> None:
    """One step of the set-up; the next follows when it is done."""
    if step < 4:
        s.stack.append((SETTING_UP, NOWHERE, step + 1))
    seats = range(s.variant.players - 1, -1, -1)
    if step == 0:
        s.stack.append(FILL)
    elif step == 1:
        _give_boosts(s)
        for seat in seats:
            s.stack.append((DEAL_CARD, seat, ACTION))
    elif step == 2:
        for seat in seats:
            s.stack.append((DEAL_CARD, seat, SPECIES))
            s.stack.append((DEAL_CARD, seat, SPECIES))
    elif step == 3:
        s.stack.append((FIRST_PLAYER, NOWHERE))
        for seat in seats:
            s.stack.append((KEEP_SPECIES, seat))
    else:
        s.round = 1
        if events is not None:
            tell(events, "hw-event-begins", player=seat_name(s.turn))


def _give_boosts(s: HowToSaveAWorldState) -> None:
    """Everybody takes a starting boost; all of them are equal (A48)."""
    boosts = STARTING_CARDS[BOOST]
    for seat in range(s.variant.players):
        _to_hand(s, seat, boosts[seat])
    s.box = STARTING_CARDS[ACTION] + boosts[s.variant.players :] + STARTING_CARDS[SPECIES]


def _to_hand(s: HowToSaveAWorldState, seat: int, card: int) -> None:
    player = s.players[seat]
    player.hand = with_one(player.hand, card)
    # Nobody else has seen anything of a hand yet.
    player.hidden = player.hand


def dealt_from(s: HowToSaveAWorldState, deck: int) -> Cards:
    """What is dealt from: the starting action cards, or the species deck."""
    if deck == SPECIES:
        return s.decks[SPECIES]
    # They are the first of what is in the box, which is sorted.
    return s.box[: bisect_left(s.box, ACTION_CARDS)]


def deal_outcomes(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Every card that may be dealt."""
    return [DEAL + card for card in dict.fromkeys(dealt_from(s, frame[2]))]


def card_dealt(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """A card goes to a hand, seen by its owner only."""
    _, seat, deck = s.stack.pop()
    card = action - DEAL
    if deck == SPECIES:
        s.decks[SPECIES] = without_one(s.decks[SPECIES], card)
    else:
        s.box = without_one(s.box, card)
    _to_hand(s, seat, card)


def keep_choices(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """D1: one of the two species."""
    # The hand is sorted, and the two species are the last of it.
    hand = s.players[frame[1]].hand
    first = KEEP - FIRST_SPECIES
    return [first + hand[-1]] if hand[-2] == hand[-1] else [first + hand[-2], first + hand[-1]]


def species_kept(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """The other one goes under the deck, in seat order."""
    seat = s.stack.pop()[1]
    player = s.players[seat]
    kept = action - KEEP + FIRST_SPECIES
    hand = player.hand
    other = hand[-1] if hand[-2] == kept else hand[-2]
    player.returned = other
    player.hand = without_one(hand, other)
    player.hidden = player.hand
    if events is not None:
        tell(events, "hw-event-keeps", player=seat_name(seat))


def first_outcomes(s: HowToSaveAWorldState, frame: tuple[int, ...]) -> list[int]:
    """Any seat."""
    return list(range(FIRST, FIRST + s.variant.players))


def first_drawn(s: HowToSaveAWorldState, action: int, events: list[Event] | None) -> None:
    """Who begins; those who come later get something for it (A33)."""
    s.stack.pop()
    s.turn = action - FIRST
    s.badge = s.turn
    for place in range(s.variant.players):
        resources = s.players[(s.turn + place) % s.variant.players].resources
        for resource in TURN_ORDER[place]:
            if resources[resource] < RESOURCE_MOST:
                resources[resource] = resources[resource] + 1

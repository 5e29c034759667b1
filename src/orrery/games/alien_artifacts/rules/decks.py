"""Drawing: the resource deck and its end, the class decks, artifacts, plans and alien systems (2.14)."""

from orrery.core.chance import Rng
from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import replaced, without_one
from orrery.games.alien_artifacts.actions import DRAW, GAIN_ARTIFACT, GAIN_PLAN, NEXT_SYSTEM, TOP
from orrery.games.alien_artifacts.components import (
    ARTIFACTS,
    CLASS,
    CLASS_MASK,
    FIRST_CARD,
    NOWHERE,
    PLANS,
    SYSTEMS,
)
from orrery.games.alien_artifacts.names import artifact_name, card_name, system_name
from orrery.games.alien_artifacts.state import (
    ACTION_ENDS,
    ARTIFACT_DRAW,
    NEW_SYSTEM,
    NEW_TOP,
    PLAN_DRAW,
    AlienArtifactsState,
    Cards,
)


def bits(mask: int, first: int, behind: int, base: int) -> list[int]:
    """``base`` + place for every bit of a mask between two places."""
    return [base + place for place in range(first, behind) if mask >> place & 1]


# --- the resource deck ------------------------------------------------------------------------------


def place_of(cards: list[int], card: int) -> int:
    """Where a card stands or belongs among sorted ones."""
    # Compiled, this costs a third of what a call of bisect does.
    place = 0
    end = len(cards)
    while place < end:
        middle = (place + end) >> 1
        if cards[middle] < card:
            place = middle + 1
        else:
            end = middle
    return place


def cards_left(s: AlienArtifactsState) -> bool:
    """Whether a resource card is to be had."""
    return len(s.deck) > 0 or len(s.discards) > 0


def can_draw(s: AlienArtifactsState) -> bool:
    """The same where a card is needed now: a deck that waits for discards is made (A10)."""
    if not s.deck and s.discards:
        s.deck, s.discards = s.discards, []
    return len(s.deck) > 0


def draw_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Every resource card in the deck."""
    return [DRAW + resource for resource in s.deck]


def drawn(s: AlienArtifactsState, resource: int, events: list[Event] | None) -> None:
    """A card leaves the deck. With the last one the marker moves or the end is near (A9, 2.15)."""
    deck = s.deck
    deck.pop(place_of(deck, resource))
    if deck:
        return
    if not s.ending:
        if s.marker <= 1:
            s.ending = True
            if events is not None:
                tell(events, "aa-event-ending")
        else:
            s.marker -= 1
            if events is not None:
                tell(events, "aa-event-marker", marker=s.marker)
    s.deck, s.discards = s.discards, []


def discard(s: AlienArtifactsState, resource: int) -> None:
    """A resource card goes to the discard pile."""
    discards = s.discards
    discards.insert(place_of(discards, resource), resource)


# --- the class decks --------------------------------------------------------------------------------


def deck_cards(s: AlienArtifactsState, cls: int) -> int:
    """The cards in a class deck, its open top included, as a bit mask."""
    cards = s.pool & CLASS_MASK[cls]
    if s.top[cls] != NOWHERE:
        cards |= 1 << s.top[cls]
    for card in s.bottom:
        if CLASS[card] == cls:
            cards |= 1 << card
    return cards


def deck_size(s: AlienArtifactsState, cls: int) -> int:
    """How many cards there are in a class deck, its open top included."""
    size = (s.pool & CLASS_MASK[cls]).bit_count()
    if s.top[cls] != NOWHERE:
        size += 1
    for card in s.bottom:
        if CLASS[card] == cls:
            size += 1
    return size


def reveal_top(s: AlienArtifactsState, cls: int) -> None:
    """Turn up the next card of a class deck: by chance, or one whose place is known."""
    if s.top[cls] != NOWHERE:
        return
    if s.pool & CLASS_MASK[cls]:
        s.stack.append((NEW_TOP, NOWHERE, cls))
        return
    for card in s.bottom:
        if CLASS[card] == cls:
            s.bottom = without_one(s.bottom, card)
            s.top = replaced(s.top, cls, card)
            return


def top_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Every card that may lie on top."""
    return bits(s.pool, FIRST_CARD[frame[2]], FIRST_CARD[frame[2] + 1], TOP)


def sample_top(s: AlienArtifactsState, frame: tuple[int, ...], rng: Rng) -> int:
    """One of them, without a list of all."""
    # The cards of a class fit into a machine word, those of all classes do not.
    first = FIRST_CARD[frame[2]]
    cards = (s.pool & CLASS_MASK[frame[2]]) >> first
    for _card in range(rng.below(cards.bit_count())):
        cards &= cards - 1
    return TOP + first + (cards & -cards).bit_length() - 1


def top_revealed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card lies open on its deck."""
    s.stack.pop()
    card = action - TOP
    s.pool &= ~(1 << card)
    s.top = replaced(s.top, CLASS[card], card)
    if events is not None:
        tell(events, "aa-event-top", card=card_name(card))


def put_under(s: AlienArtifactsState, cards: Cards) -> None:
    """Cards go under their deck in the order given, the first nearest to the top (A8)."""
    s.bottom += cards


# --- artifacts, plans, systems ----------------------------------------------------------------------


def gain_artifacts(s: AlienArtifactsState, seat: int, count: int) -> None:
    """Leave to chance which artifacts are gained, as many as there are."""
    if not s.artifact_pool:
        used = _artifact_used(s)
        s.artifact_pool, s.artifact_discards = s.artifact_discards & ~used, s.artifact_discards & used
    if count > 0 and s.artifact_pool:
        s.stack.append((ARTIFACT_DRAW, seat, count))


def _artifact_used(s: AlienArtifactsState) -> int:
    """The artifact that is not resolved yet, as a bit: no new deck is made of it (L539)."""
    for frame in s.stack:
        if frame[0] == ACTION_ENDS and len(frame) > 2:
            return 1 << frame[2]
    return 0


def artifact_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Every artifact in the deck."""
    return bits(s.artifact_pool, 0, ARTIFACTS, GAIN_ARTIFACT)


def artifact_gained(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """An artifact is revealed and kept (L539)."""
    _, seat, count = s.stack.pop()
    artifact = action - GAIN_ARTIFACT
    s.artifact_pool &= ~(1 << artifact)
    s.players[seat].artifacts |= 1 << artifact
    if events is not None:
        tell(events, "aa-event-artifact", player=seat_name(seat), artifact=artifact_name(artifact))
    gain_artifacts(s, seat, count - 1)


def gain_plans(s: AlienArtifactsState, seat: int, count: int) -> None:
    """Leave to chance which defence plans are gained; without any left none is (A59)."""
    if count > 0 and s.plan_pool:
        s.stack.append((PLAN_DRAW, seat, count))


def plan_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Every plan in the deck."""
    return bits(s.plan_pool, 0, PLANS, GAIN_PLAN)


def plan_gained(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A plan is drawn in secret."""
    _, seat, count = s.stack.pop()
    plan = 1 << action - GAIN_PLAN
    s.plan_pool &= ~plan
    s.players[seat].plans |= plan
    if events is not None:
        tell(events, "aa-event-plan", player=seat_name(seat))
    gain_plans(s, seat, count - 1)


def reveal_system(s: AlienArtifactsState) -> None:
    """Turn up the next alien system: by chance, or one whose place is known."""
    if s.system_pool:
        s.stack.append((NEW_SYSTEM, NOWHERE))
    elif s.system_bottom:
        s.system = s.system_bottom[0]
        s.system_bottom = s.system_bottom[1:]


def system_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Every system that may come next."""
    return bits(s.system_pool, 0, SYSTEMS, NEXT_SYSTEM)


def system_revealed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A system is there to be attacked."""
    s.stack.pop()
    s.system = action - NEXT_SYSTEM
    s.system_pool &= ~(1 << s.system)
    if events is not None:
        tell(events, "aa-event-system", system=system_name(s.system))

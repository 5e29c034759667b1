"""Drawing: the resource deck and its end, the class decks, artifacts, plans and alien systems (2.14)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_artifacts.actions import DRAW, GAIN_ARTIFACT, GAIN_PLAN, NEXT_SYSTEM, TOP
from orrery.games.alien_artifacts.components import ARTIFACTS, CLASS, NOWHERE, PLANS
from orrery.games.alien_artifacts.names import artifact_name, card_name, system_name
from orrery.games.alien_artifacts.state import (
    ARTIFACT_DRAW,
    NEW_SYSTEM,
    NEW_TOP,
    PLAN_DRAW,
    AlienArtifactsState,
)

# --- the resource deck ------------------------------------------------------------------------------


def can_draw(s: AlienArtifactsState) -> bool:
    """Whether a resource card is to be had; a deck that waits for discards is made now (A10)."""
    if not s.deck and s.discards:
        s.deck, s.discards = s.discards, []
    return len(s.deck) > 0


def draw_outcomes(s: AlienArtifactsState) -> list[int]:
    """Every resource card in the deck."""
    return [DRAW + resource for resource in s.deck]


def drawn(s: AlienArtifactsState, resource: int, events: list[Event] | None) -> None:
    """A card leaves the deck. With the last one the marker moves or the end is near (A9, 2.15)."""
    s.deck.remove(resource)
    if s.deck:
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
    insort(s.discards, resource)


# --- the class decks --------------------------------------------------------------------------------


def deck_size(s: AlienArtifactsState, cls: int) -> int:
    """Cards in a class deck, its open top included."""
    return len(s.pool[cls]) + len(s.bottom[cls]) + (s.top[cls] != NOWHERE)


def reveal_top(s: AlienArtifactsState, cls: int) -> None:
    """Turn up the next card of a class deck: by chance, or one whose place is known."""
    if s.top[cls] != NOWHERE:
        return
    if s.pool[cls]:
        s.stack.append((NEW_TOP, NOWHERE, cls))
    elif s.bottom[cls]:
        s.top[cls] = s.bottom[cls].pop(0)


def top_outcomes(s: AlienArtifactsState, cls: int) -> list[int]:
    """Every card that may lie on top."""
    return [TOP + card for card in s.pool[cls]]


def top_revealed(s: AlienArtifactsState, card: int, events: list[Event] | None) -> None:
    """A card lies open on its deck."""
    s.stack.pop()
    s.pool[CLASS[card]].remove(card)
    s.top[CLASS[card]] = card
    if events is not None:
        tell(events, "aa-event-top", card=card_name(card))


def put_under(s: AlienArtifactsState, cards: list[int]) -> None:
    """Cards go under their deck in the order given, the first nearest to the top (A8)."""
    for card in cards:
        s.bottom[CLASS[card]].append(card)


# --- artifacts, plans, systems ----------------------------------------------------------------------


def gain_artifacts(s: AlienArtifactsState, seat: int, count: int) -> None:
    """Leave to chance which artifacts are gained, as many as there are."""
    if not s.artifact_pool:
        s.artifact_pool, s.artifact_discards = s.artifact_discards, 0
    if count and s.artifact_pool:
        s.stack.append((ARTIFACT_DRAW, seat, count))


def artifact_outcomes(s: AlienArtifactsState) -> list[int]:
    """Every artifact in the deck."""
    return [GAIN_ARTIFACT + number for number in range(ARTIFACTS) if s.artifact_pool >> number & 1]


def artifact_gained(s: AlienArtifactsState, artifact: int, events: list[Event] | None) -> None:
    """An artifact is revealed and kept (L539)."""
    _, seat, count = s.stack.pop()
    s.artifact_pool &= ~(1 << artifact)
    s.players[seat].artifacts |= 1 << artifact
    if events is not None:
        tell(events, "aa-event-artifact", player=seat_name(seat), artifact=artifact_name(artifact))
    gain_artifacts(s, seat, count - 1)


def gain_plans(s: AlienArtifactsState, seat: int, count: int) -> None:
    """Leave to chance which defence plans are gained; without any left none is (A59)."""
    if count and s.plan_pool:
        s.stack.append((PLAN_DRAW, seat, count))


def plan_outcomes(s: AlienArtifactsState) -> list[int]:
    """Every plan in the deck."""
    return [GAIN_PLAN + number for number in range(PLANS) if s.plan_pool >> number & 1]


def plan_gained(s: AlienArtifactsState, plan: int, events: list[Event] | None) -> None:
    """A plan is drawn in secret."""
    _, seat, count = s.stack.pop()
    s.plan_pool &= ~(1 << plan)
    s.players[seat].plans |= 1 << plan
    if events is not None:
        tell(events, "aa-event-plan", player=seat_name(seat))
    gain_plans(s, seat, count - 1)


def reveal_system(s: AlienArtifactsState) -> None:
    """Turn up the next alien system: by chance, or one whose place is known."""
    if s.system_pool:
        s.stack.append((NEW_SYSTEM, NOWHERE))
    elif s.system_bottom:
        s.system = s.system_bottom.pop(0)


def system_outcomes(s: AlienArtifactsState) -> list[int]:
    """Every system that may come next."""
    return [NEXT_SYSTEM + system for system in s.system_pool]


def system_revealed(s: AlienArtifactsState, system: int, events: list[Event] | None) -> None:
    """A system is there to be attacked."""
    s.stack.pop()
    s.system_pool.remove(system)
    s.system = system
    if events is not None:
        tell(events, "aa-event-system", system=system_name(system))

"""Operational technologies: a card is revealed, and the best condition scores (2.5, O2)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import without_one
from orrery.games.alien_artifacts.actions import CARD, DRAW
from orrery.games.alien_artifacts.components import SECTION_TYPE, TYPE
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.counting import technology_points
from orrery.games.alien_artifacts.rules.decks import can_draw, discard, drawn
from orrery.games.alien_artifacts.state import (
    NEXT_TECH,
    REVEAL_TECH,
    SCORING_TECHS,
    AlienArtifactsState,
)


def reveal_for(s: AlienArtifactsState, seat: int, card: int) -> None:
    """Reveal a resource card for a technology, if there is one."""
    if can_draw(s):
        s.stack.append((REVEAL_TECH, seat, card))


def technology_revealed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """Either section of the technology's type is enough (A40)."""
    _, seat, card = s.stack.pop()
    resource = action - DRAW
    drawn(s, resource, events)
    points = 0
    if TYPE[card] in (SECTION_TYPE[resource * 2], SECTION_TYPE[resource * 2 + 1]):
        points = technology_points(s, seat, card, False)
    s.players[seat].vp += points
    discard(s, resource)
    if events is not None:
        tell(events, "aa-event-technology", player=seat_name(seat), card=card_name(card), vp=points)


def scoring_technologies(s: AlienArtifactsState, seat: int) -> None:
    """The next technology of Collect Income, in an order of the owner's choice (DP19)."""
    if len(s.queue) > 1:
        s.stack.append((NEXT_TECH, seat))
    elif s.queue:
        card = s.queue[0]
        s.queue = ()
        reveal_for(s, seat, card)


def technology_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The technologies that have not been scored yet."""
    return [CARD + card for card in s.queue]


def technology_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A technology is scored; the others follow."""
    seat = s.stack.pop()[1]
    s.queue = without_one(s.queue, action - CARD)
    s.stack.append((SCORING_TECHS, seat))
    reveal_for(s, seat, action - CARD)

"""Resource cards put under cards of the construction area from the deck (9.2)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one
from orrery.games.alien_artifacts.actions import DRAW, SHOW
from orrery.games.alien_artifacts.components import CLASS, COLOUR, ICONS, SHOWN
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.building import row_colours
from orrery.games.alien_artifacts.rules.decks import can_draw, discard, drawn
from orrery.games.alien_artifacts.state import (
    ATTACH_SECTION,
    ATTACHING,
    REVEAL_ATTACHED,
    AlienArtifactsState,
)


def attaching(s: AlienArtifactsState, seat: int, card: int, left: int) -> None:
    """Turn up the next card to attach, if there is one."""
    if left > 0 and can_draw(s):
        s.stack.append((REVEAL_ATTACHED, seat, card, left))


def fitting_sections(card: int, resource: int) -> list[int]:
    """The sections of a resource card that can lie under a card, as actions."""
    colours = row_colours(CLASS[card])
    return [SHOW + section for section in (0, 1) if colours >> COLOUR[resource * 2 + section] & 1]


def attached_revealed(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card that fits is attached, another one discarded; where both sections fit the owner chooses."""
    _, seat, card, left = s.stack.pop()
    resource = action - DRAW
    drawn(s, resource, events)
    sections = fitting_sections(card, resource)
    if len(sections) == 2:
        s.stack.append((ATTACH_SECTION, seat, card, resource, left))
        return
    s.stack.append((ATTACHING, seat, card, left - 1))
    if sections:
        _attach(s, seat, card, resource * 2 + sections[0] - SHOW, events)
    else:
        discard(s, resource)


def attach_section_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP20: the section by which a card is attached."""
    return fitting_sections(frame[2], frame[3])


def attach_section_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card is attached by that section."""
    _, seat, card, resource, left = s.stack.pop()
    s.stack.append((ATTACHING, seat, card, left - 1))
    _attach(s, seat, card, resource * 2 + action - SHOW, events)


def _attach(s: AlienArtifactsState, seat: int, card: int, shown: int, events: list[Event] | None) -> None:
    player = s.players[seat]
    player.attached = with_one(player.attached, card * SHOWN + shown)
    if events is not None:
        tell_attached(events, seat, card, ICONS[shown])


def tell_attached(events: list[Event], seat: int, card: int, icons: int) -> None:
    """Tell that resource cards with so many icons were put under a card."""
    tell(events, "aa-event-attached", player=seat_name(seat), card=card_name(card), icons=icons)

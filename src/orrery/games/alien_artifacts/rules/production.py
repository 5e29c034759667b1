"""Production on planets (2.9) and mining (O3)."""

from orrery.core.messages import Event, seat_name, tell
from orrery.core.tuples import with_one, without_one
from orrery.games.alien_artifacts.actions import CARD, DRAW, SHOW
from orrery.games.alien_artifacts.components import ICONS, SECTION_TYPE, SHOWN, TYPE
from orrery.games.alien_artifacts.effects import ON_PRODUCTION_MATCH
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.decks import can_draw, drawn
from orrery.games.alien_artifacts.rules.triggers import fire
from orrery.games.alien_artifacts.state import (
    DRAW_PRODUCED,
    MINING,
    NEXT_PLANET,
    PRODUCING,
    SHOW_SECTION,
    AlienArtifactsState,
)


def producing(s: AlienArtifactsState, seat: int, planet: int, left: int) -> None:
    """One more card on a planet, if there is one to draw."""
    if left > 0 and can_draw(s):
        s.stack.append((DRAW_PRODUCED, seat, planet, left))


def sections(planet: int, resource: int) -> list[int]:
    """The section of the planet's type, or the one with fewer icons; either if equal (A14, A15)."""
    a, b = resource * 2, resource * 2 + 1
    out = []
    if SECTION_TYPE[a] == TYPE[planet] or ICONS[a] <= ICONS[b]:
        out.append(SHOW)
    if SECTION_TYPE[b] == TYPE[planet] or ICONS[b] <= ICONS[a]:
        out.append(SHOW + 1)
    return out


def produced(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A card is drawn for a planet; where only one section may be shown, it is."""
    _, seat, planet, left = s.stack.pop()
    resource = action - DRAW
    drawn(s, resource, events)
    choices = sections(planet, resource)
    if len(choices) == 1:
        _tuck(s, seat, planet, resource * 2 + choices[0] - SHOW, left, events)
    else:
        s.stack.append((SHOW_SECTION, seat, planet, resource, left))


def section_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP14: the section that is shown."""
    return sections(frame[2], frame[3])


def section_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """The owner shows a section."""
    _, seat, planet, resource, left = s.stack.pop()
    _tuck(s, seat, planet, resource * 2 + action - SHOW, left, events)


def _tuck(
    s: AlienArtifactsState, seat: int, planet: int, shown: int, left: int, events: list[Event] | None
) -> None:
    player = s.players[seat]
    player.produced = with_one(player.produced, planet * SHOWN + shown)
    if events is not None:
        tell(events, "aa-event-produced", player=seat_name(seat), planet=card_name(planet))
    s.stack.append((PRODUCING, seat, planet, left - 1))
    if SECTION_TYPE[shown] == TYPE[planet]:
        player.vp += 1
        if events is not None:
            tell(events, "aa-event-vp", player=seat_name(seat), vp=1)
        fire(s, seat, ON_PRODUCTION_MATCH)


# --- mining -----------------------------------------------------------------------------------------


def mining(s: AlienArtifactsState, seat: int) -> None:
    """The next planet that produces, in an order of the owner's choice (DP15)."""
    if len(s.queue) > 1:
        s.stack.append((NEXT_PLANET, seat))
    elif s.queue:
        s.stack.append((PRODUCING, seat, s.queue[0], 1))
        s.queue = ()


def planet_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The planets that have not produced yet."""
    return [CARD + planet for planet in s.queue]


def planet_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A planet produces; the others follow."""
    seat = s.stack.pop()[1]
    s.queue = without_one(s.queue, action - CARD)
    s.stack.append((MINING, seat))
    s.stack.append((PRODUCING, seat, action - CARD, 1))

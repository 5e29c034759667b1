"""Production on planets (2.9) and mining (O3)."""

from bisect import insort

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_artifacts.actions import CARD, SHOW
from orrery.games.alien_artifacts.components import BANK_MOST, ICONS, SECTION_TYPE, SHOWN, TYPE
from orrery.games.alien_artifacts.effects import GAIN_CREDITS, ON_PRODUCTION_MATCH
from orrery.games.alien_artifacts.names import card_name
from orrery.games.alien_artifacts.rules.decks import can_draw, drawn
from orrery.games.alien_artifacts.state import (
    DRAW_PRODUCED,
    NEXT_PLANET,
    PRODUCING,
    SHOW_SECTION,
    AlienArtifactsState,
)


def producing(s: AlienArtifactsState, seat: int, planet: int, left: int) -> None:
    """One more card on a planet, if there is one to draw."""
    if left > 0 and can_draw(s):
        s.stack.append((DRAW_PRODUCED, seat, planet, left))


def section_choices(planet: int, resource: int) -> list[int]:
    """DP14: the section of the planet's type, or the one with fewer icons; either if equal (A14, A15)."""
    a, b = resource * 2, resource * 2 + 1
    out = []
    if SECTION_TYPE[a] == TYPE[planet] or ICONS[a] <= ICONS[b]:
        out.append(SHOW)
    if SECTION_TYPE[b] == TYPE[planet] or ICONS[b] <= ICONS[a]:
        out.append(SHOW + 1)
    return out


def produced(s: AlienArtifactsState, resource: int, events: list[Event] | None) -> None:
    """A card is drawn for a planet; where only one section may be shown, it is."""
    _, seat, planet, left = s.stack.pop()
    drawn(s, resource, events)
    sections = section_choices(planet, resource)
    if len(sections) == 1:
        _tuck(s, seat, planet, resource * 2 + sections[0] - SHOW, left, events)
    else:
        s.stack.append((SHOW_SECTION, seat, planet, resource, left))


def section_chosen(s: AlienArtifactsState, section: int, events: list[Event] | None) -> None:
    """The owner shows a section."""
    _, seat, planet, resource, left = s.stack.pop()
    _tuck(s, seat, planet, resource * 2 + section, left, events)


def _tuck(
    s: AlienArtifactsState, seat: int, planet: int, shown: int, left: int, events: list[Event] | None
) -> None:
    player = s.players[seat]
    insort(player.produced, planet * SHOWN + shown)
    if events is not None:
        tell(events, "aa-event-produced", player=seat_name(seat), planet=card_name(planet))
    if SECTION_TYPE[shown] == TYPE[planet]:
        player.vp += 1
        for effect in player.powers.triggers[ON_PRODUCTION_MATCH]:
            if effect.op == GAIN_CREDITS:
                player.bank = min(BANK_MOST, player.bank + effect.n)
        if events is not None:
            tell(events, "aa-event-vp", player=seat_name(seat), vp=1)
    s.stack.append((PRODUCING, seat, planet, left - 1))


# --- mining -----------------------------------------------------------------------------------------


def mining(s: AlienArtifactsState, seat: int) -> None:
    """The next planet that produces, in an order of the owner's choice (DP15)."""
    if len(s.queue) > 1:
        s.stack.append((NEXT_PLANET, seat))
    elif s.queue:
        s.stack.append((PRODUCING, seat, s.queue.pop(), 1))


def planet_choices(s: AlienArtifactsState) -> list[int]:
    """The planets that have not produced yet."""
    return [CARD + planet for planet in s.queue]


def planet_chosen(s: AlienArtifactsState, planet: int, again: int) -> None:
    """A planet produces; the others follow."""
    seat = s.stack.pop()[1]
    s.queue.remove(planet)
    s.stack.append((again, seat))
    s.stack.append((PRODUCING, seat, planet, 1))

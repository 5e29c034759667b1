"""A payment in all three colours that scores by the smallest of them (T26)."""

from bisect import bisect_left
from typing import Final

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_artifacts.actions import DONE
from orrery.games.alien_artifacts.components import BLUE, COLOUR, GREEN, ICONS, RED
from orrery.games.alien_artifacts.effects import ALL, Effect
from orrery.games.alien_artifacts.rules.deeds import effect_limit
from orrery.games.alien_artifacts.rules.payment import pay_items, shown_by, spend
from orrery.games.alien_artifacts.state import PROGRAMME, AlienArtifactsState

_THREE_COLOURS: Final = 1 << BLUE | 1 << GREEN | 1 << RED
# The frame: (PROGRAMME, seat, effect, cards left, lowest, blue, green, red).


def programme_frame(s: AlienArtifactsState, seat: int, effect: Effect) -> tuple[int, ...]:
    """The frame that asks for the cards."""
    return (PROGRAMME, seat, effect.number, effect_limit(s, seat, effect), 0, 0, 0, 0)


def programme_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """A card of the first colour that is missing, such that the others can be had; then more, or enough."""
    items = pay_items(s.players[frame[1]], _THREE_COLOURS)
    missing = sum(1 << colour for colour in range(3) if frame[5 + colour] == 0)
    if not missing:
        return [DONE, *items[bisect_left(items, frame[4]) :]]
    bit = missing & -missing
    return [
        item
        for item in items
        if bit >> COLOUR[shown_by(item)] & 1
        and _can_add(items, missing & ~bit, frame[3] - 1, 1 << (shown_by(item) >> 1))
    ]


def _can_add(items: list[int], missing: int, left: int, used: int) -> bool:
    """Whether cards that are not used yet bring the colours that are missing."""
    if not missing:
        return True
    bit = missing & -missing
    if left:
        for item in items:
            shown = shown_by(item)
            free = bit >> COLOUR[shown] & 1 and not used >> (shown >> 1) & 1
            if free and _can_add(items, missing & ~bit, left - 1, used | 1 << (shown >> 1)):
                return True
    return False


def programme_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """One more card; after the last the sets of three colours score."""
    _, seat, number, left, _, *sums = s.stack.pop()
    if action != DONE:
        player = s.players[seat]
        more = all(sums)
        shown = spend(s, player, action)
        sums[COLOUR[shown]] += ICONS[shown]
        if left > 1 and (not all(sums) or player.hand or player.produced):
            s.stack.append((PROGRAMME, seat, number, left - 1, action + 1 if more else 0, *sums))
            return
    points = ALL[number].n * min(sums)
    s.players[seat].vp += points
    if events is not None:
        tell(events, "aa-event-vp", player=seat_name(seat), vp=points)

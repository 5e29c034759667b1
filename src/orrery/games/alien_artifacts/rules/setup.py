"""Set-up (2.2): the first player, tops of decks, factions, hands, and what the factions begin with."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.alien_artifacts.actions import DEAL_FACTION, FIRST
from orrery.games.alien_artifacts.actions import PICK_FACTION as PICK
from orrery.games.alien_artifacts.components import FACTIONS, HAND_SIZE, NOWHERE
from orrery.games.alien_artifacts.effects import FACTION_SETUP
from orrery.games.alien_artifacts.names import faction_name
from orrery.games.alien_artifacts.rules.decks import reveal_system, reveal_top
from orrery.games.alien_artifacts.rules.turn import begin_turn
from orrery.games.alien_artifacts.state import (
    DO_EFFECT,
    DRAWING,
    FACTION_DEAL,
    FIRST_PLAYER,
    PICK_FACTION,
    SETTING_UP,
    AlienArtifactsState,
)


def set_up(s: AlienArtifactsState) -> None:
    """Leave everything random to chance, step by step."""
    s.stack.append((SETTING_UP, NOWHERE, 0))


def setting_up(s: AlienArtifactsState, step: int, events: list[Event] | None) -> None:
    """One step of the set-up; the next follows when it is done."""
    if step < 5:
        s.stack.append((SETTING_UP, NOWHERE, step + 1))
    players = s.variant.players
    order = [(s.first + place) % players for place in range(players)]
    if step == 0:
        s.stack.append((FIRST_PLAYER, NOWHERE))
    elif step == 1:
        reveal_system(s)
        for cls in (2, 1, 0):
            reveal_top(s, cls)
    elif step == 2:
        for seat in reversed(order):
            s.stack.append((PICK_FACTION if s.variant.chosen_factions else FACTION_DEAL, seat))
    elif step == 3:
        for seat in reversed(order):
            s.stack.append((DRAWING, seat, HAND_SIZE))
    elif step == 4:
        for seat in reversed(order):
            for effect in reversed(FACTION_SETUP[s.players[seat].faction]):
                s.stack.append((DO_EFFECT, seat, effect.number))
    else:
        s.round = 1
        s.turn = s.first
        s.taken = NOWHERE
        begin_turn(s, events)


def first_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """Any seat."""
    return list(range(FIRST, FIRST + s.variant.players))


def first_drawn(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """Who begins."""
    s.stack.pop()
    seat = action - FIRST
    s.first = seat
    s.turn = seat
    if events is not None:
        tell(events, "aa-event-first", player=seat_name(seat))


def _free_factions(s: AlienArtifactsState, first: int) -> list[int]:
    """The factions that nobody has, as actions of a block that starts at ``first``."""
    taken = [player.faction for player in s.players]
    return [first + faction for faction in range(FACTIONS) if faction not in taken]


def faction_choices(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """DP1: the factions to choose from."""
    return _free_factions(s, PICK)


def faction_outcomes(s: AlienArtifactsState, frame: tuple[int, ...]) -> list[int]:
    """The factions that may be dealt."""
    return _free_factions(s, DEAL_FACTION)


def faction_chosen(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A player picks a faction."""
    _take(s, action - PICK, events)


def faction_dealt(s: AlienArtifactsState, action: int, events: list[Event] | None) -> None:
    """A player is dealt a faction."""
    _take(s, action - DEAL_FACTION, events)


def _take(s: AlienArtifactsState, faction: int, events: list[Event] | None) -> None:
    seat = s.stack.pop()[1]
    s.players[seat].faction = faction
    if events is not None:
        tell(events, "aa-event-faction", player=seat_name(seat), faction=faction_name(faction))

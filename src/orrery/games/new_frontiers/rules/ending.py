"""The end of the game (specification 2.14): conditions, and what precedes the final scoring."""

from orrery.core.messages import Event, seat_name, tell
from orrery.games.new_frontiers.actions import NAME
from orrery.games.new_frontiers.components import COLONY_LIMIT, DEVELOP, POOL_LIMIT, SETTLE, SPACES
from orrery.games.new_frontiers.names import kind_name
from orrery.games.new_frontiers.rules import goals
from orrery.games.new_frontiers.rules.worlds import return_to_bag
from orrery.games.new_frontiers.state import (
    END_COLONIES,
    END_COLONISTS,
    END_ROUNDS,
    END_SPACES,
    END_VP,
    FINAL_KIND,
    NewFrontiersState,
    owns,
)
from orrery.games.new_frontiers.tiles import OORT, spaces


def check_conditions(s: NewFrontiersState, events: list[Event] | None) -> None:
    """After an action: E1 after Develop, E2 and E3 after Settle, E4 always, at an empty pool (Q2)."""
    met = s.ending
    if s.vp_pool == 0:
        s.ending |= END_VP
    if s.tile == DEVELOP:
        for player in s.players:
            if spaces(player.technologies) > SPACES:
                s.ending |= END_SPACES
    elif s.tile == SETTLE:
        for player in s.players:
            if len(player.colonies) > COLONY_LIMIT:
                s.ending |= END_COLONIES
        if s.colonists < POOL_LIMIT:
            s.ending |= END_COLONISTS
    if s.ending and not met and events is not None:
        tell(events, "nf-event-last-round", round=s.round)


def round_limit_reached(s: NewFrontiersState) -> bool:
    """The table's own limit of rounds; 0 for none."""
    if s.variant.round_limit and s.round >= s.variant.round_limit:
        s.ending |= END_ROUNDS
        return True
    return False


def free_actions(s: NewFrontiersState) -> None:
    """The round is over: no action tile is picked any more."""
    s.picked = 0
    s.pickers = 0


def finish(s: NewFrontiersState, events: list[Event] | None) -> None:
    """Explored worlds leave, the Oort Refinery is named, the face-down goal is revealed (L732-739)."""
    for player in s.players:
        return_to_bag(s, player.explored)
        player.explored = ()
    free_actions(s)
    for seat, player in enumerate(s.players):
        if owns(player, OORT):
            s.stack.append((FINAL_KIND, seat))
            return
    _over(s, events)


def final_kind_chosen(s: NewFrontiersState, action: int, events: list[Event] | None) -> None:
    """D16 for the final scoring: once for all that it counts in (Q28)."""
    seat = s.stack.pop()[1]
    s.oort = action - NAME + 1
    if events is not None:
        tell(events, "nf-event-named", player=seat_name(seat), kind=kind_name(s.oort))
    _over(s, events)


def _over(s: NewFrontiersState, events: list[Event] | None) -> None:
    goals.reveal(s, events)
    s.over = True
    if events is not None:
        tell(events, "nf-event-over", round=s.round)

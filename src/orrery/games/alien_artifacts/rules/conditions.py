"""When a triggered effect applies."""

from orrery.games.alien_artifacts.components import CLASS, NOWHERE
from orrery.games.alien_artifacts.effects import ANY, Effect
from orrery.games.alien_artifacts.rules.counting import first_of_its_type
from orrery.games.alien_artifacts.state import AlienArtifactsState


def holds(s: AlienArtifactsState, seat: int, effect: Effect, added: int = NOWHERE, value: int = 0) -> bool:
    """Whether the conditions of an effect are met, for an added card or the value of an attack."""
    if s.marker > effect.marker_most or value < effect.value_least:
        return False
    if added == NOWHERE:
        return True
    if effect.if_cls not in (ANY, CLASS[added]):
        return False
    return not effect.first_of_type or first_of_its_type(s.players[seat], added)

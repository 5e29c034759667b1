"""What is printed on the components."""

from orrery.core.messages import Label
from orrery.games.alien_frontiers.components import CARDS
from orrery.games.alien_frontiers.rules.powers import ACTIVE_CARDS


def component_words(table: str, component: str) -> list[Label]:
    """What a station, a territory or a card says; a card's second line is what discarding it does."""
    if table == "stations":
        return [(f"af-station-{component}-text", {})]
    if table == "territories":
        return [(f"af-territory-{component}-bonus", {})]
    if table != "cards":
        return []
    lines: list[Label] = [(f"af-card-{component}-power", {})]
    if ACTIVE_CARDS >> CARDS.index(component) & 1:
        lines.append((f"af-card-{component}-discard", {}))
    return lines

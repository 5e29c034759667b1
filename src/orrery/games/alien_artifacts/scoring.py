"""Points as they stand now, and who is first (2.16)."""

from orrery.core.results import ranking_by
from orrery.games.alien_artifacts.components import NOWHERE, POINTS_PER_CARD
from orrery.games.alien_artifacts.effects import FACTION_SCORING
from orrery.games.alien_artifacts.rules.counting import count, technology_points
from orrery.games.alien_artifacts.state import AlienArtifactsState


def itemised(s: AlienArtifactsState, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now."""
    player = s.players[seat]
    faction = 0
    if s.variant.faction_end_scoring and player.faction != NOWHERE:
        for effect in FACTION_SCORING[player.faction]:
            faction += effect.n * (1 if effect.per is None else count(s, seat, effect.per))
    return {
        "track": player.vp,
        "cards": POINTS_PER_CARD * len(player.empire),
        "technologies": sum(technology_points(s, seat, card, True) for card in player.powers.techs),
        "faction": faction,
    }


def points(s: AlienArtifactsState, seat: int) -> int:
    """All points of a seat."""
    return sum(itemised(s, seat).values())


def ranking(s: AlienArtifactsState) -> list[list[int]]:
    """Points, then C in the Bank, then cards in the Empire (L671-673); fees are paid before (A42)."""
    return ranking_by(
        [(points(s, seat), player.bank, len(player.empire)) for seat, player in enumerate(s.players)]
    )

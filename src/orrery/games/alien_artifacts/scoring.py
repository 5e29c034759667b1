"""Points as they stand now, and who is first (2.16)."""

from orrery.core.results import ranking_by
from orrery.games.alien_artifacts.components import NOWHERE, POINTS_PER_CARD
from orrery.games.alien_artifacts.effects import FACTION_SCORING
from orrery.games.alien_artifacts.rules.counting import count, technology_points
from orrery.games.alien_artifacts.state import AlienArtifactsState


def itemised(s: AlienArtifactsState, seat: int) -> dict[str, int]:
    """Points by source, as if the game ended now."""
    player = s.players[seat]
    return {
        "track": player.vp,
        "cards": POINTS_PER_CARD * len(player.empire),
        "technologies": _technologies(s, seat),
        "faction": _faction(s, seat),
    }


def _technologies(s: AlienArtifactsState, seat: int) -> int:
    found = 0
    for card in s.players[seat].powers.techs:
        found += technology_points(s, seat, card, True)
    return found


def _faction(s: AlienArtifactsState, seat: int) -> int:
    faction = s.players[seat].faction
    if not s.variant.faction_end_scoring or faction == NOWHERE:
        return 0
    found = 0
    for effect in FACTION_SCORING[faction]:
        found += effect.n * (1 if effect.per is None else count(s, seat, effect.per))
    return found


def points(s: AlienArtifactsState, seat: int) -> int:
    """All points of a seat: the sum of ``itemised``."""
    player = s.players[seat]
    shown = player.vp + POINTS_PER_CARD * len(player.empire)
    return shown + _technologies(s, seat) + _faction(s, seat)


def ranking(s: AlienArtifactsState) -> list[list[int]]:
    """Points, then C in the Bank, then cards in the Empire (L671-673); fees are paid before (A42)."""
    return ranking_by(
        [(points(s, seat), player.bank, len(player.empire)) for seat, player in enumerate(s.players)]
    )

"""The final scoring: fees for blockaded cards that would count in it (DP25, A42)."""

from orrery.games.alien_artifacts.components import CLASS, FIRST_TECH, OPERATIONAL, TECH, TYPE
from orrery.games.alien_artifacts.effects import (
    ANY,
    CONDITIONS,
    COUNT_CARDS,
    COUNT_TYPES,
    FACTION_SCORING,
    Count,
)
from orrery.games.alien_artifacts.state import ASK_FINAL_FEE, AlienArtifactsState, Player


def ask_final_fees(s: AlienArtifactsState) -> None:
    """Each player in turn order may pay for blockaded cards in the final scoring."""
    players = s.variant.players
    for place in range(players - 1, -1, -1):
        seat = (s.first + place) % players
        player = s.players[seat]
        if player.tokens:
            counted = _counted(s, player)
            for packed in reversed(player.empire):
                if packed >> 1 in player.powers.blocked and _matters(packed, counted):
                    s.stack.append((ASK_FINAL_FEE, seat, packed >> 1))


def _counted(s: AlienArtifactsState, player: Player) -> list[Count]:
    """What the faction and the operational technologies of a player count."""
    found = [
        condition.count
        for packed in player.empire
        if CLASS[packed >> 1] == TECH and packed & 1 == OPERATIONAL
        for condition in CONDITIONS[(packed >> 1) - FIRST_TECH]
    ]
    if s.variant.faction_end_scoring:
        for effect in FACTION_SCORING[player.faction]:
            if effect.per is not None:
                found.append(effect.per)
    return found


def _matters(packed: int, counted: list[Count]) -> bool:
    """Whether a card scores, or is counted by its type or side, which are blank on a blockaded card (A21)."""
    card, side = packed >> 1, packed & 1
    if CLASS[card] == TECH and side == OPERATIONAL:
        return True
    for what in counted:
        if what.cls not in (ANY, CLASS[card]):
            continue
        if what.kind == COUNT_TYPES:
            return True
        blank = what.type != ANY or what.side != ANY
        if what.kind == COUNT_CARDS and blank and what.type in (ANY, TYPE[card]) and what.side in (ANY, side):
            return True
    return False

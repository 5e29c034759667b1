"""How good a position is for every seat, for bots: points as they stand, and what the rest is worth."""

from typing import Final

from orrery.games.alien_artifacts.components import (
    CLASS,
    ICONS,
    RESOURCES,
    SHOWN,
)
from orrery.games.alien_artifacts.rules.building import class_cost
from orrery.games.alien_artifacts.scoring import itemised
from orrery.games.alien_artifacts.state import AlienArtifactsState, Player

#: Points that make winning about e times as likely.
_SCALE: Final = 3.0
_CARD: Final = 0.45
_ATTACHED: Final = 0.26
_PRODUCED: Final = 0.2
_HAND: Final = 0.12
_CREDIT: Final = 0.13
_ARTIFACT: Final = 1.6
_PLAN: Final = 0.3
_TOKEN: Final = 0.35
#: By class and side: what a card in the Empire is worth for every tenth of the game that is left.
_LASTING: Final[list[list[float]]] = [[0.16, 0.06], [0.16, 0.12], [0.1, 0.16]]


def time_left(s: AlienArtifactsState) -> float:
    """The part of the game that is left, from 1 to 0, by the passes of the resource deck."""
    if s.ending:
        return 0.0
    passes = s.marker - 1 + len(s.deck) / RESOURCES
    return min(1.0, passes / s.variant.players)


def evaluate(s: AlienArtifactsState) -> list[float]:
    """The value of the position for every seat."""
    left = 0.0 if s.over else time_left(s)
    return [_value(s, seat, player, left) / _SCALE for seat, player in enumerate(s.players)]


def _value(s: AlienArtifactsState, seat: int, player: Player, left: float) -> float:
    value = float(sum(itemised(s, seat).values())) + 0.01 * player.bank
    if s.over:
        return value
    # What is prepared still brings points while there are turns to use it in.
    use = min(1.0, 0.25 + 3.0 * left)
    value += use * _prepared(player)
    for packed in player.empire:
        value += 10.0 * left * _LASTING[CLASS[packed >> 1]][packed & 1]
    return value - _TOKEN * len(player.tokens)


def _prepared(player: Player) -> float:
    value = _CARD * len(player.building) + _CREDIT * player.bank
    for card in player.building:
        attached = 0
        for packed in player.attached:
            if packed // SHOWN == card:
                attached += ICONS[packed % SHOWN]
        value += _ATTACHED * min(attached, class_cost(player, CLASS[card]))
    for packed in player.produced:
        value += _PRODUCED * ICONS[packed % SHOWN]
    for resource in player.hand:
        value += _HAND * max(ICONS[resource * 2], ICONS[resource * 2 + 1])
    value += _ARTIFACT * player.artifacts.bit_count() + _PLAN * player.plans.bit_count()
    return value

"""Weights that are found by trial, many at once, where positions teach them badly or not at all.

What is so in the middle of a turn alone is not there in settled positions: a fit leaves its weight as it was
while those beside it grow or shrink, and a bot that looks one move ahead then does things too early or puts
them off. And what nobody does in the games is not learned from them: bots that build no ships never see what
ships are worth. Nor is what goes along with winning always what wins.

So such weights are tried in games of ``greedy``. Two sides play every deal, each from either half of the
seats; each weight is a step higher on one of them and a step lower on the other, drawn anew for every
weight and deal. By how many points the sides with the higher weight are ahead on average tells of all weights
at once which to raise and which to lower. Step by step that leads to weights that win.
"""

import json
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from orrery.arena.training.duels import Duel, Side, play_duel
from orrery.arena.workers import Workers
from orrery.core.chance import SimRng, seed_from_text
from orrery.core.game import Game
from orrery.core.weights import Weights

#: A step, as a part of the weight, and the size that smaller weights are taken to have.
_STEP: Final = 0.3
_LEAST: Final = 0.3
#: A lead of so many standard deviations may be luck; of so many more, it is worth a whole step.
_LUCK: Final = 0.7
_CERTAIN: Final = 1.5

_SEED_DOMAIN: Final = "orrery/trial"


class Lead(NamedTuple):
    """What the sides with the higher weight of a feature were ahead by, in standard deviations."""

    feature: int
    deviations: float


def moved(weights: Weights, players: set[int], steps: dict[int, float]) -> Weights:
    """The same weights, those of some features so many steps higher for some numbers of players."""
    values = {count: row.copy() for count, row in weights.values.items()}
    for count in players:
        row = values[count]
        for feature, step in steps.items():
            for place in range(feature * weights.knots, (feature + 1) * weights.knots):
                row[place] += step * _STEP * max(abs(row[place]), _LEAST)
    return Weights(weights.knots, values, weights.provenance)


def wanted_step(deviations: float) -> float:
    """How many steps a weight is moved after a lead of that many standard deviations."""
    size = min(1.0, max(0.0, abs(deviations) - _LUCK) / _CERTAIN)
    return size if deviations > 0 else -size


class Trials:
    """Games that tell for some features which weights win, for some numbers of players alike."""

    def __init__(
        self, game: Game[Any], players: list[int], features: list[int], seed: str, workers: Workers
    ) -> None:
        """``players`` are the numbers of them from deal to deal."""
        self._game = game
        self._players = players
        self._features = features
        self._seed = seed
        self._workers = workers

    def better(self, weights: Weights, leads: list[Lead]) -> Weights:
        """The weights after a step as these leads want it."""
        steps = {lead.feature: wanted_step(lead.deviations) for lead in leads}
        return moved(weights, set(self._players), steps)

    def leads(self, weights: Weights, number: int, games: int) -> list[Lead]:
        """What step ``number`` tells of every feature, in so many games, two a deal."""
        signs = [self._signs(f"{self._seed}/{number}/{deal}") for deal in range((games + 1) // 2)]
        margins = [0.0] * len(signs)
        for result in self._workers.each(play_duel, list(self._duels(weights, number, signs))):
            margins[result.number // 2] += result.margin
        for place in range(len(self._players)):
            # Games of more players are decided by other numbers of points.
            alike = margins[place :: len(self._players)]
            usual = sqrt(sum(margin * margin for margin in alike) / len(alike)) if any(alike) else 1.0
            margins[place :: len(self._players)] = [margin / usual for margin in alike]
        return [
            Lead(
                feature,
                sum(sign[place] * margin for sign, margin in zip(signs, margins, strict=True))
                / sqrt(len(signs)),
            )
            for place, feature in enumerate(self._features)
        ]

    def _signs(self, word: str) -> list[int]:
        """For each feature whether the one side has the higher weight, 1, or the other, -1."""
        rng = SimRng(seed_from_text(f"{_SEED_DOMAIN}/{word}"))
        return [2 * rng.below(2) - 1 for _ in self._features]

    def _duels(self, weights: Weights, number: int, signs: list[list[int]]) -> Iterator[Duel]:
        names = self._game.features.names
        for deal, sign in enumerate(signs):
            players = self._players[deal % len(self._players)]
            sides = []
            for way in (1.0, -1.0):
                steps = {feature: way * one for feature, one in zip(self._features, sign, strict=True)}
                side = moved(weights, {players}, steps)
                sides.append(Side("greedy", json.dumps(side.to_json(names))))
            for half in range(2):
                seats = tuple(range(half, players, 2))
                word = f"{self._seed}/{number}/{deal}"
                yield Duel(2 * deal + half, self._game.id, players, seats, sides[0], sides[1], word)

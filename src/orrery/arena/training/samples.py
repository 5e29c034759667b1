"""Positions of finished games as arrays: the features of every seat, and who won."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from orrery.arena.training.selfplay import Played
from orrery.core.chance import SimRng
from orrery.core.features import Found, FoundList
from orrery.core.game import TERMINAL, Game

#: One game in so many is not learned from but tells how well the weights foresee results.
HELD_OUT: Final = 10
#: Games in a row, of all numbers of players, that are held out together.
_BLOCK: Final = 12


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions of matches of one number of players, seat by seat.

    Seat *k* of position *p* is row ``p * players + k``; an entry says how much of a feature a row has.
    """

    players: int
    rows: np.ndarray
    features: np.ndarray
    amounts: np.ndarray
    #: By position.
    progress: np.ndarray
    #: By position and seat.
    shares: np.ndarray


class SampleBuilder:
    """Collects positions of games of one number of players.

    What is to be foreseen is who won; or, if ``points`` is not 0, each seat's share of ``exp(points)`` at the
    end, so many points being one: few games say more that way, for it counts by how much they were won.
    """

    def __init__(self, game: Game[Any], players: int, points: float = 0.0) -> None:
        self._game = game
        self._players = players
        self._points = points
        self._rows: list[np.ndarray] = []
        self._features: list[np.ndarray] = []
        self._amounts: list[np.ndarray] = []
        self._progress: list[float] = []
        self._shares: list[list[float]] = []

    def add_game(self, played: Played, positions: int) -> None:
        """Take about so many settled positions of a game, evenly at random."""
        if not any(played.shares):
            return
        game = self._game
        rng = SimRng(played.number)
        state = game.new_state(game.resolve({"players": played.players}))
        settled = []
        for action in played.actions:
            game.apply(state, action)
            if game.settled(state):
                settled.append(state.clone())
        shares = self._shares_by_points(state) if self._points else played.shares
        for position in settled:
            if rng.below(len(settled)) < positions and game.actor(position) != TERMINAL:
                self._add(position, shares)

    def _shares_by_points(self, state: Any) -> list[float]:
        points = np.array([sum(score.values()) for score in self._game.scores(state)])
        odds = np.exp((points - points.max()) / self._points)
        return [float(share) for share in odds / odds.sum()]

    def _add(self, state: Any, shares: list[float]) -> None:
        found = [FoundList() for _ in range(self._players)]
        as_found: list[Found] = list(found)
        self._game.describe(state, as_found)
        first = len(self._progress) * self._players
        for seat, seat_found in enumerate(found):
            self._rows.append(np.full(len(seat_found.features), first + seat, np.int32))
            self._features.append(np.array(seat_found.features, np.int32))
            self._amounts.append(np.array(seat_found.amounts, np.float32))
        self._progress.append(self._game.progress(state))
        self._shares.append(shares)

    def build(self) -> Samples:
        """All positions so far."""
        return Samples(
            self._players,
            np.concatenate([*self._rows, np.empty(0, np.int32)]),
            np.concatenate([*self._features, np.empty(0, np.int32)]),
            np.concatenate([*self._amounts, np.empty(0, np.float32)]),
            np.array(self._progress),
            np.array(self._shares).reshape(-1, self._players),
        )


def read_samples(
    game: Game[Any], games: Iterable[Played], positions: int, points: float = 0.0
) -> tuple[list[Samples], list[Samples]]:
    """Positions to learn from, and held-out ones, by number of players."""
    builders: dict[tuple[int, bool], SampleBuilder] = {}
    for played in games:
        key = (played.players, played.number // _BLOCK % HELD_OUT == 0)
        if key not in builders:
            builders[key] = SampleBuilder(game, played.players, points)
        builders[key].add_game(played, positions)
    learn = [builder.build() for (_, held), builder in builders.items() if not held]
    held_out = [builder.build() for (_, held), builder in builders.items() if held]
    return learn, held_out

"""A training from its first game to its weights: rounds of self-play, each with the weights of the last.

Everything is in one folder. Every game is written down as it ends and every round's weights as they are
found, so a training that was killed goes on where it was.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from orrery.arena.training.fit import Penalty, fit, mean_loss
from orrery.arena.training.samples import read_samples
from orrery.arena.training.selfplay import Played, SelfPlay, play_against_itself
from orrery.arena.training.trials import Trial, multiplied
from orrery.arena.workers import Workers
from orrery.core.game import Game
from orrery.core.registry import load_bot, load_game
from orrery.core.weights import Weights, first_weights, provenance_of, read_weights, write_weights

#: Points of progress at which a weight is told, of weights that begin with the first guess.
_KNOTS: Final = 3
#: A round learns from its own games and from those of the round before.
_ROUNDS_KEPT: Final = 2


class TrainingError(ValueError):
    """A training that cannot begin or go on; the message says why."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What makes a training what it is: with the same plan it finds the same weights."""

    game: str
    #: The bot that plays against itself, round by round.
    bots: tuple[str, ...]
    #: Games a round; with none, weights are only tried.
    games: int
    noise: float
    #: Positions that are learned from, of each game.
    positions: int
    penalty: float
    seed: str
    #: "guess", "shipped" or the path of a file with weights.
    start: str
    #: How many play, from game to game; empty for all numbers of players in turn.
    players: tuple[int, ...] = ()
    #: Weights of features whose names begin so are tried in games; none if empty.
    tried: str = ""
    #: Games to see whether a change of such a weight is a gain.
    trials: int = 120
    #: Points that count as one at the end; 0 to learn who won, whatever the points.
    points: float = 0.0


class Training:
    """A plan, carried out in a folder."""

    def __init__(self, plan: Plan, folder: Path, command: str) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game[Any] = load_game(plan.game)
        self._command = command
        if not self.game.feature_names():
            raise TrainingError(f"{plan.game} names no features to learn from")
        if not plan.bots or plan.games < 0 or not (plan.games or plan.tried):
            raise TrainingError("a training needs a round at least, and games in each or weights to try")
        self._tried = [
            place
            for place, name in enumerate(self.game.feature_names())
            if plan.tried and name.startswith(plan.tried)
        ]
        if plan.tried and not self._tried:
            raise TrainingError(f"no feature of {plan.game} has a name that begins with {plan.tried!r}")
        for count in plan.players:
            if count not in range(self.game.min_players, self.game.max_players + 1):
                raise TrainingError(f"{plan.game} is not played by {count}")
        for spec in plan.bots:
            load_bot(spec)  # a bot that cannot be made is told before the first game
        folder.mkdir(parents=True, exist_ok=True)
        self._settle()
        if not self._weights_path(0).exists():
            write_weights(self._weights_path(0), self.game.feature_names(), self._first())

    def _settle(self) -> None:
        """Write the plan down, or refuse to go on with another one."""
        settings = {
            **asdict(self.plan),
            "bots": list(self.plan.bots),
            "players": list(self.plan.players),
            **self._today(),
        }
        path = self.folder / "plan.json"
        if path.exists() and json.loads(path.read_text("utf-8")) != settings:
            raise TrainingError(f"{self.folder} holds a training with another plan; finish or remove it")
        path.write_text(json.dumps(settings, indent=1) + "\n", "utf-8")

    def _today(self) -> dict[str, Any]:
        game = self.game
        return provenance_of(game.feature_names(), game.rules_version, game.content.hash())

    def _first(self) -> Weights:
        names = self.game.feature_names()
        if self.plan.start == "guess":
            counts = range(self.game.min_players, self.game.max_players + 1)
            return first_weights(names, counts, _KNOTS, self.game.first_guess())
        if self.plan.start == "shipped":
            return self.game.weights
        return read_weights(Path(self.plan.start), names)

    def _weights_path(self, number: int) -> Path:
        """Where the weights are that round ``number``, counted from 1, has found; 0: the first ones."""
        return self.folder / f"round-{number}.weights.json"

    def _games_path(self, number: int) -> Path:
        return self.folder / f"round-{number}.games.jsonl"

    def weights(self, number: int) -> Weights:
        """What round ``number`` has found."""
        return read_weights(self._weights_path(number), self.game.feature_names())

    def _played(self, number: int) -> list[Played]:
        """The games of a round that are on disk; a line that was being written does not count."""
        path = self._games_path(number)
        if not path.exists():
            return []
        lines = path.read_text("utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if len(whole) < len(lines):
            path.write_text("".join(whole), "utf-8")
        return [Played(**json.loads(line)) for line in whole]

    def play(self, number: int, workers: Workers) -> Iterator[int]:
        """Play what is left of a round; how many of its games are on disk, again and again."""
        done = {played.number for played in self._played(number)}
        yield len(done)
        counts = self._counts()
        weights = self._weights_path(number - 1).read_text("utf-8")
        jobs = [
            SelfPlay(
                game,
                self.plan.game,
                counts[game % len(counts)],
                self.plan.bots[number - 1],
                self.plan.noise,
                weights,
                f"{self.plan.seed}/{number}",
            )
            for game in range(self.plan.games)
            if game not in done
        ]
        finished = len(done)
        with self._games_path(number).open("a", encoding="utf-8") as file:
            for played in workers.each(play_against_itself, jobs):
                file.write(json.dumps(asdict(played), separators=(",", ":")) + "\n")
                file.flush()
                finished += 1
                yield finished

    def _counts(self) -> list[int]:
        """The number of players from game to game: two of them every other time."""
        if self.plan.players:
            return list(self.plan.players)
        least = self.game.min_players
        others = range(least + 1, self.game.max_players + 1)
        return [count for other in others for count in (least, other)] or [least]

    def found(self, number: int) -> bool:
        """Whether a round is over."""
        return self._weights_path(number).exists()

    def learn(self, number: int, workers: Workers) -> Iterator[str]:
        """Fit weights to the games of a round, then try those that are to be tried; tells what was found."""
        start = self.weights(0)
        weights, losses = self._fitted(number, start)
        for count, loss in sorted(losses.items()):
            yield f"surprise at held-out results with {count} players: {loss:.4f}"
        names = self.game.feature_names()
        multiples: dict[str, dict[str, float]] = {}
        for count in sorted(set(self._counts())):
            trial = Trial(self.game, count, self.plan.trials, f"{self.plan.seed}/{number}", workers)
            for feature in self._tried:
                best = 1.0
                for best in trial.best_multiples(weights, feature):
                    yield f"{names[feature]}, with {count} players: {best:.2f} times is best so far"
                weights = multiplied(weights, count, feature, best)
                multiples.setdefault(str(count), {})[names[feature]] = round(best, 3)
        weights.provenance = {
            "command": self._command,
            "seed": self.plan.seed,
            "games": self.plan.games * number,
            **self._today(),
            "surprise": {str(count): round(loss, 4) for count, loss in losses.items()},
        }
        if multiples:
            weights.provenance["multiples"] = multiples
        if start.provenance:
            weights.provenance["start"] = start.provenance
        write_weights(self._weights_path(number), self.game.feature_names(), weights)

    def _fitted(self, number: int, start: Weights) -> tuple[Weights, dict[int, float]]:
        """The weights that fit the games of a round, and the mean surprise at held-out results by players."""
        kept = range(max(1, number - _ROUNDS_KEPT + 1), number + 1)
        games = [played for round_number in kept for played in self._played(round_number)]
        if not games:
            return self.weights(number - 1), {}
        games.sort(key=lambda played: played.number)
        learned, held_out = read_samples(self.game, games, self.plan.positions, self.plan.points)
        weights = fit(start, learned, Penalty(self.plan.penalty, 2 * self.plan.penalty))
        if self.plan.start != "guess":
            # Weights that were learned before are not changed by games of other numbers of players.
            played = set(self._counts())
            weights.values.update({count: row for count, row in start.values.items() if count not in played})
        return weights, mean_loss(weights, held_out)

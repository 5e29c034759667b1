"""A training from its first game to its weights: rounds of self-play, each with the weights of the last.

Everything is in one folder. Every game is written down as it ends and every round's weights as they are
found, so a training that was killed goes on where it was.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from orrery.arena.match import play_match
from orrery.arena.statistics import Share, share_of
from orrery.arena.training.fit import Penalty, fit, mean_loss
from orrery.arena.training.samples import read_samples
from orrery.arena.training.selfplay import Played, SelfPlay, Weighing, play_against_itself, with_weights
from orrery.arena.workers import Workers
from orrery.core.chance import seed_from_text
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
    #: Games a round.
    games: int
    noise: float
    #: Positions that are learned from, of each game.
    positions: int
    penalty: float
    seed: str
    #: "guess", "shipped" or the path of a file with weights.
    start: str
    #: How many play each game; 0 for all numbers of players in turn.
    players: int = 0


class Training:
    """A plan, carried out in a folder."""

    def __init__(self, plan: Plan, folder: Path, command: str) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game[Any] = load_game(plan.game)
        self._command = command
        if not self.game.feature_names():
            raise TrainingError(f"{plan.game} names no features to learn from")
        if plan.games < 1 or not plan.bots:
            raise TrainingError("a training needs a round at least, and a game in each")
        if plan.players and plan.players not in range(self.game.min_players, self.game.max_players + 1):
            raise TrainingError(f"{plan.game} is not played by {plan.players}")
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
            return [self.plan.players]
        least = self.game.min_players
        others = range(least + 1, self.game.max_players + 1)
        return [count for other in others for count in (least, other)] or [least]

    def found(self, number: int) -> bool:
        """Whether a round is over."""
        return self._weights_path(number).exists()

    def learn(self, number: int) -> dict[int, float]:
        """Fit weights to the games of a round; the mean surprise at held-out results, by players."""
        kept = range(max(1, number - _ROUNDS_KEPT + 1), number + 1)
        games = [played for round_number in kept for played in self._played(round_number)]
        games.sort(key=lambda played: played.number)
        learned, held_out = read_samples(self.game, games, self.plan.positions)
        penalty = Penalty(self.plan.penalty, 2 * self.plan.penalty)
        weights = fit(self.weights(0), learned, penalty)
        losses = mean_loss(weights, held_out)
        weights.provenance = {
            "command": self._command,
            "seed": self.plan.seed,
            "games": self.plan.games * number,
            **self._today(),
            "surprise": {str(count): round(loss, 4) for count, loss in losses.items()},
        }
        write_weights(self._weights_path(number), self.game.feature_names(), weights)
        return losses


def compare(game: Game[Any], bot: str, new: Weights, old: Weights, games: int, seed: str) -> Iterator[Share]:
    """The share of two-player games that a bot wins with new weights against old ones, game by game."""
    options = game.resolve({"players": game.min_players})
    sides = [Weighing(load_bot(bot), with_weights(game, weights)) for weights in (new, old)]
    wins = 0.0
    for number in range(games):
        seat = number % 2
        bots = sides if seat == 0 else sides[::-1]
        bots = bots + [sides[1]] * (game.min_players - 2)
        outcome = play_match(game, bots, options, seed_from_text(f"{seed}/compare/{number // 2}"))
        if seat in outcome.winners:
            wins += 1 / len(outcome.winners)
        yield share_of(wins, number + 1)

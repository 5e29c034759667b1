"""A training from its first game to its weights: rounds of self-play, each with the weights of the last.

Everything is in one folder. Every game is written down as it ends and every round's weights as they are
found, so a training that was killed goes on where it was.
"""

import json
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from orrery.arena.training.fit import Penalty, fit, mean_loss, scaled
from orrery.arena.training.samples import read_samples
from orrery.arena.training.selfplay import Played, SelfPlay, play_against_itself
from orrery.arena.training.trials import Trials
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
    #: Weights of features whose names begin with one of these are tried in games.
    tried: tuple[str, ...] = ()
    #: Steps that such weights are moved in, and games before each.
    steps: int = 8
    trials: int = 300
    #: Points that count as one at the end; 0 to learn who won, whatever the points.
    points: float = 0.0
    #: Whether games tell by what to multiply all weights, and nothing else.
    scale: bool = False


class Training:
    """A plan, carried out in a folder."""

    def __init__(self, plan: Plan, folder: Path, command: str) -> None:
        self.plan = plan
        self.folder = folder
        self.game: Game[Any] = load_game(plan.game)
        self._command = command
        if not self.game.features.names:
            raise TrainingError(f"{plan.game} names no features to learn from")
        if not plan.bots or plan.games < 0 or not (plan.games or plan.tried):
            raise TrainingError("a training needs a round at least, and games in each or weights to try")
        if plan.tried and (plan.steps < 1 or plan.trials < 1):
            raise TrainingError("weights are tried in a step at least, and in games before each")
        if plan.scale and not plan.games:
            raise TrainingError("how sure to be is learned from games; there are none")
        names = self.game.features.names
        for start in plan.tried:
            if not any(name.startswith(start) for name in names):
                raise TrainingError(f"no feature of {plan.game} has a name that begins with {start!r}")
        self._tried = [place for place, name in enumerate(names) if name.startswith(plan.tried)]
        for count in plan.players:
            if count not in range(self.game.min_players, self.game.max_players + 1):
                raise TrainingError(f"{plan.game} is not played by {count}")
        for spec in plan.bots:
            load_bot(spec)  # a bot that cannot be made is told before the first game
        folder.mkdir(parents=True, exist_ok=True)
        self._settle()
        if not self._weights_path(0).exists():
            write_weights(self._weights_path(0), self.game.features.names, self._first())

    def _settle(self) -> None:
        """Write the plan down, or refuse to go on with another one."""
        settings = {
            **asdict(self.plan),
            "bots": list(self.plan.bots),
            "players": list(self.plan.players),
            "tried": list(self.plan.tried),
            **self._today(),
        }
        path = self.folder / "plan.json"
        if path.exists() and json.loads(path.read_text("utf-8")) != settings:
            raise TrainingError(f"{self.folder} holds a training with another plan; finish or remove it")
        path.write_text(json.dumps(settings, indent=1) + "\n", "utf-8")

    def _today(self) -> dict[str, Any]:
        game = self.game
        return provenance_of(game.features.names, game.rules_version, game.content.hash())

    def _first(self) -> Weights:
        names = self.game.features.names
        if self.plan.start == "guess":
            counts = range(self.game.min_players, self.game.max_players + 1)
            return first_weights(names, counts, _KNOTS, self.game.features.first_guess)
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
        return read_weights(self._weights_path(number), self.game.features.names)

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
        if self._tried:
            weights = yield from self._try(number, weights, workers)
        weights.provenance = {
            "command": self._command,
            "seed": self.plan.seed,
            "games": self.plan.games * number,
            **self._today(),
            "surprise": {str(count): round(loss, 4) for count, loss in losses.items()},
        }
        if self._tried:
            weights.provenance["trials"] = self.plan.steps * self.plan.trials * number
        if start.provenance:
            weights.provenance["start"] = start.provenance
        write_weights(self._weights_path(number), self.game.features.names, weights)

    def _try(self, number: int, weights: Weights, workers: Workers) -> Generator[str, None, Weights]:
        """Move weights as trials want it; tells of every step. Steps that were made before are read."""
        names = self.game.features.names
        trials = Trials(self.game, self._counts(), self._tried, f"{self.plan.seed}/{number}", workers)
        for step in range(1, self.plan.steps + 1):
            path = self.folder / f"round-{number}.step-{step}.weights.json"
            if path.exists():
                yield f"step {step}: done before"
            else:
                leads = trials.leads(weights, step, self.plan.trials)
                write_weights(path, names, trials.better(weights, leads))
                leads.sort(key=lambda lead: -abs(lead.deviations))
                told = ", ".join(f"{names[lead.feature]} {lead.deviations:+.1f}" for lead in leads)
                yield f"step {step}: leads of higher weights, in standard deviations: {told}"
            weights = read_weights(path, names)
        return weights

    def _fitted(self, number: int, start: Weights) -> tuple[Weights, dict[int, float]]:
        """The weights that fit the games of a round, and the mean surprise at held-out results by players."""
        kept = range(max(1, number - _ROUNDS_KEPT + 1), number + 1)
        games = [played for round_number in kept for played in self._played(round_number)]
        if not games:
            return self.weights(number - 1), {}
        games.sort(key=lambda played: played.number)
        learned, held_out = read_samples(self.game, games, self.plan.positions, self.plan.points)
        if self.plan.scale:
            weights = scaled(start, learned)
        else:
            weights = fit(start, learned, Penalty(self.plan.penalty, 2 * self.plan.penalty))
        if self.plan.start != "guess":
            # Weights that were learned before are not changed by games of other numbers of players.
            played = set(self._counts())
            weights.values.update({count: row for count, row in start.values.items() if count not in played})
        return weights, mean_loss(weights, held_out)

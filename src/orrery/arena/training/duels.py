"""Games of two sides that value positions by different weights."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from orrery.arena.match import play_match
from orrery.arena.statistics import Share, share_of
from orrery.arena.training.selfplay import game_with
from orrery.arena.workers import Workers
from orrery.core.bot import Bot, Position
from orrery.core.chance import seed_from_text
from orrery.core.game import Game
from orrery.core.registry import load_bot, load_game
from orrery.core.weights import Weights

_SEED_DOMAIN: Final = "orrery/duel"


@dataclass(frozen=True, slots=True)
class Side:
    """A bot, and the weights that it thinks with, as JSON."""

    bot: str
    weights: str


@dataclass(frozen=True, slots=True)
class Duel:
    """One game to play; plain data, so that any process can take it."""

    number: int
    game: str
    players: int
    #: Who sits on these seats, and who on all others.
    seats: tuple[int, ...]
    side: Side
    others: Side
    #: Games with the same word share their deal.
    deal: str


class Result(NamedTuple):
    """How the side that a duel names fared: its share of the win, and by how many points it was ahead.

    Points are those of a seat on average, less those of the others.
    """

    number: int
    share: float
    margin: float


class Weighing(Bot):
    """A bot that thinks with the weights of another game object than the match has."""

    def __init__(self, bot: Bot, game: Game[Any]) -> None:
        super().__init__({})
        self._bot = bot
        self._game = game

    def decide(self, position: Position, rng: Any) -> int:
        return self._bot.decide(Position(self._game, position.sample(rng), position.seat, None), rng)


def play_duel(duel: Duel) -> Result:
    """Play one game."""
    sides = [duel.side if seat in duel.seats else duel.others for seat in range(duel.players)]
    bots = [Weighing(load_bot(side.bot), game_with(duel.game, side.weights)) for side in sides]
    game = load_game(duel.game)
    options = game.resolve({"players": duel.players})
    outcome = play_match(game, bots, options, seed_from_text(f"{_SEED_DOMAIN}/{duel.deal}"))
    winners = outcome.winners
    share = sum(seat in duel.seats for seat in winners) / len(winners) if winners else 0.0
    points = [sum(score.values()) for score in outcome.scores]
    own = sum(points[seat] for seat in duel.seats)
    rest = (sum(points) - own) / (duel.players - len(duel.seats))
    return Result(duel.number, share, own / len(duel.seats) - rest)


def alone(number: int, game: str, players: int, side: Side, others: Side, seed: str) -> Duel:
    """A duel of one seat, which moves on from game to game; the games of one rotation share their deal."""
    return Duel(number, game, players, (number % players,), side, others, f"{seed}/{number // players}")


def whole_rotations(games: int, players: int) -> int:
    """So many games or a few more, such that every deal is played from every seat."""
    return -(-games // players) * players


def compare(
    game: Game[Any],
    bot: str,
    players: int,
    weights: Weights,
    others: Weights,
    games: int,
    seed: str,
    workers: Workers,
) -> Iterator[Share]:
    """The share of games that a bot wins with some weights among others with other ones, game by game.

    ``games`` are rounded up to whole rotations.
    """
    names = game.features.names
    one, rest = (Side(bot, json.dumps(side.to_json(names))) for side in (weights, others))
    numbers = range(whole_rotations(games, players))
    duels = [alone(number, game.id, players, one, rest, seed) for number in numbers]
    wins = 0.0
    for played, result in enumerate(workers.each(play_duel, duels), 1):
        wins += result.share
        yield share_of(wins, played)

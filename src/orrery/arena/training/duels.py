"""Games of one seat against equal others that value positions by other weights."""

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
    #: Who sits alone, and who on all other seats.
    alone: Side
    others: Side
    seed: str


class Won(NamedTuple):
    """The share of the win, of the seat that sat alone in a duel."""

    number: int
    share: float


class Weighing(Bot):
    """A bot that thinks with the weights of another game object than the match has."""

    def __init__(self, bot: Bot, game: Game[Any]) -> None:
        super().__init__({})
        self._bot = bot
        self._game = game

    def decide(self, position: Position, rng: Any) -> int:
        return self._bot.decide(Position(self._game, position.sample(rng), position.seat, None), rng)


def play_duel(duel: Duel) -> Won:
    """Play one game; who sits alone moves on by a seat from game to game."""
    alone = duel.number % duel.players
    sides = [duel.alone if seat == alone else duel.others for seat in range(duel.players)]
    bots = [Weighing(load_bot(side.bot), game_with(duel.game, side.weights)) for side in sides]
    game = load_game(duel.game)
    # The games of one rotation share their deal.
    seed = seed_from_text(f"{_SEED_DOMAIN}/{duel.seed}/{duel.number // duel.players}")
    outcome = play_match(game, bots, game.resolve({"players": duel.players}), seed)
    return Won(duel.number, 1 / len(outcome.winners) if alone in outcome.winners else 0.0)


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
    names = game.feature_names()
    alone, rest = (Side(bot, json.dumps(side.to_json(names))) for side in (weights, others))
    numbers = range(whole_rotations(games, players))
    duels = [Duel(number, game.id, players, alone, rest, seed) for number in numbers]
    wins = 0.0
    for played, won in enumerate(workers.each(play_duel, duels), 1):
        wins += won.share
        yield share_of(wins, played)

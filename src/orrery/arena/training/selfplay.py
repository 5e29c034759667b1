"""Games that a bot plays against itself, kept as their moves, so that any features can be read off them."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from orrery.arena.match import MAX_DECISIONS
from orrery.core.bot import Position
from orrery.core.chance import SimRng, bot_seed, chance_luck, seed_from_text
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.core.registry import load_bot, load_game
from orrery.core.weights import Weights

_SEED_DOMAIN: Final = "orrery/training"
#: Luck of its own for the moves that are made at random.
_NOISE: Final = 1000


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """One game to play; plain data, so that any process can take it."""

    number: int
    game: str
    players: int
    bot: str
    #: The part of decisions that are made at random, so that there is something to learn from.
    noise: float
    #: As JSON, for the process may be on another machine.
    weights: str
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: all its actions, chance included, and each seat's share of the win."""

    number: int
    players: int
    actions: list[int]
    shares: list[float]


def with_weights(game: Game[Any], weights: Weights) -> Game[Any]:
    """The same rules, for bots that value positions by other weights."""
    other = type(game)()
    other.weights = weights
    return other


@lru_cache(8)
def game_with(name: str, weights: str) -> Game[Any]:
    """A game whose bots value positions by these weights, which come as JSON."""
    game = load_game(name)
    return with_weights(game, Weights.from_json(game.features.names, json.loads(weights)))


def play_against_itself(job: SelfPlay) -> Played:
    """Play one game in this process."""
    game = game_with(job.game, job.weights)
    seed = seed_from_text(f"{_SEED_DOMAIN}/{job.seed}/{job.number}")
    bot = load_bot(job.bot)
    state = game.new_state(game.resolve({"players": job.players}))
    actions: list[int] = []
    chances = 0
    actor = game.actor(state)
    while actor != TERMINAL and len(actions) < MAX_DECISIONS:
        ply = len(actions)
        if actor == CHANCE:
            action = game.sample(state, chance_luck(seed, chances))
            chances += 1
        else:
            noise = SimRng(bot_seed(seed, _NOISE, ply))
            luck = SimRng(bot_seed(seed, actor, ply))
            position = Position(game, state, actor, luck)
            if noise.below(_NOISE) < job.noise * _NOISE:
                action = position.legal[noise.below(len(position.legal))]
            else:
                action = bot.decide(position, luck)
        actions.append(action)
        game.apply(state, action)
        actor = game.actor(state)
    shares = [0.0] * job.players
    if actor == TERMINAL:
        winners = game.ranking(state)[0]
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
    return Played(job.number, job.players, actions, shares)

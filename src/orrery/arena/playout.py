"""Random playouts: the loop whose speed decides how much a bot can think."""

from typing import Any

from orrery.core.chance import Rng
from orrery.core.game import CHANCE, TERMINAL, Game, State


class Tally:
    """What playouts counted, added up over all of them."""

    __slots__ = ("branches", "chances", "decisions", "finished", "games", "widest")

    def __init__(self) -> None:
        self.games: int = 0
        self.finished: int = 0
        #: Decisions of players, and outcomes of chance.
        self.decisions: int = 0
        self.chances: int = 0
        #: The lengths of all legal lists that players chose from: their sum and their greatest.
        self.branches: int = 0
        self.widest: int = 0


def play_out(game: Game[Any], state: State, rng: Rng, tally: Tally, limit: int) -> None:
    """Play ``state`` to its end at random, or until ``limit`` further decisions were made."""
    decisions = 0
    chances = 0
    branches = 0
    widest = tally.widest
    while decisions < limit:
        actor = game.actor(state)
        if actor >= 0:
            legal = game.legal(state)
            width = len(legal)
            branches += width
            if width > widest:
                widest = width
            game.apply(state, legal[rng.below(width)])
            decisions += 1
        elif actor == CHANCE:
            game.apply(state, game.sample(state, rng))
            chances += 1
        else:
            break
    tally.games += 1
    if game.actor(state) == TERMINAL:
        tally.finished += 1
    tally.decisions += decisions
    tally.chances += chances
    tally.branches += branches
    tally.widest = widest


def advance(game: Game[Any], state: State, rng: Rng, decisions: int) -> None:
    """Play ``state`` at random until that many decisions are made and a player is to decide, or the end."""
    left = decisions
    actor = game.actor(state)
    while actor != TERMINAL:
        if actor == CHANCE:
            game.apply(state, game.sample(state, rng))
        else:
            if left <= 0:
                return
            legal = game.legal(state)
            game.apply(state, legal[rng.below(len(legal))])
            left -= 1
        actor = game.actor(state)


def clone_all(states: list[State], rounds: int) -> None:
    """Clone every state that often, for timing."""
    for _ in range(rounds):
        for state in states:
            state.clone()


def legal_all(game: Game[Any], states: list[State], rounds: int) -> None:
    """List the legal actions of every state that often, for timing."""
    for _ in range(rounds):
        for state in states:
            game.legal(state)

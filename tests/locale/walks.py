"""Seeded random play through many tables, for tests that look at every position."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.games.alien_frontiers.components import TERRITORY_COUNT
from orrery.games.alien_frontiers.game import GAME
from orrery.games.alien_frontiers.state import AlienFrontiersState, spot

#: Between them the tables use every option that changes what is legal.
TABLES = [
    {"players": 2, "raid_exact": True, "free_maintenance": True},
    {"players": 3, "edition": "first", "whole_groups": True},
    {"players": 4, "finite_tokens": True, "plasma_relic_literal": True},
    {"players": 2, "first": "seat", "excess_all_turn": True, "auto_discard": True},
    {"players": 3, "first": "random", "raid_exact": True},
    {"players": 4, "long_game": True},
]


def _arm(state: AlienFrontiersState, pick: random.Random) -> None:
    """Resources, three cards and two colonies for everybody: a short game sees more of the rules so."""
    for seat, player in enumerate(state.players):
        player.fuel, player.ore = pick.randrange(6), pick.randrange(5)
        new = [card for card, left in enumerate(state.deck) if left and not player.cards >> card & 1]
        for card in pick.sample(new, 3):
            state.deck[card] -= 1
            player.cards |= 1 << card
        for territory in pick.choices(range(TERRITORY_COUNT), k=2):
            state.colonies[spot(territory, seat)] += 1
            player.colonies -= 1
    GAME.derive(state)
    GAME.check(state)


def walk(
    game: Game[Any],
    state: Any,
    seed: int,
    arm: Callable[[Any, random.Random], None],
    ready: Callable[[Any], bool],
) -> Iterator[Any]:
    """Every position of one random game from ``state`` on, the last one included.

    The first position that is ``ready`` is armed. The caller must not change what it is given.
    """
    pick = random.Random(seed)
    luck = SimRng(seed)
    armed = False
    while game.actor(state) != TERMINAL:
        if not armed and ready(state):
            arm(state, pick)
            armed = True
        yield state
        if game.actor(state) == CHANCE:
            action = game.sample(state, luck)
        else:
            action = pick.choice(game.legal(state))
        state = state.clone()
        game.apply(state, action)
    yield state


def positions(options: dict[str, object], seed: int, rounds: int = 12) -> Iterator[AlienFrontiersState]:
    """Every position of one random game, armed at the first decision of a player."""
    state = GAME.new_state(GAME.resolve({"round_limit": rounds, **options}))
    return walk(GAME, state, seed, _arm, lambda s: GAME.actor(s) != CHANCE)

"""Seeded random play of New Frontiers through many tables, for tests that look at every position."""

import random
from collections.abc import Iterator

from walks import walk

from orrery.core.tuples import changed
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.state import NewFrontiersState, shown_face
from orrery.games.new_frontiers.tiles import COLONISTS, KIND, OORT, STACKS, colony_with

#: Between them the tables use every option and every number of players.
TABLES = [
    {"players": 2, "goals": True},
    {"players": 3},
    {"players": 4, "goals": True},
    {"players": 5, "first_game": True},
    {"players": 3, "goals": True},
]


def _arm(state: NewFrontiersState, pick: random.Random) -> None:
    """Money, colonists, technologies, worlds and goods for everybody: a short game sees more of the rules."""
    for player in state.players:
        player.credits = pick.randrange(13)
        given = min(pick.randrange(4), state.colonists)
        player.colonists += given
        state.colonists -= given
        for stack in pick.sample([stack for stack in range(STACKS) if state.supply[stack]], 4):
            state.supply = changed(state.supply, stack, -1)
            player.technologies |= 1 << shown_face(state, stack)
        worlds = pick.sample(state.bag, 5)
        for world in worlds:
            state.bag.remove(world)
        for world in worlds[:2]:
            good = KIND[world] if world != OORT else pick.randrange(1, 5)
            state.goods[good] -= 1 if good else 0
            player.colonies.append(colony_with(world, good))
            state.colonists -= COLONISTS[world]
        player.colonies.sort()
        player.explored = tuple(sorted(worlds[2:]))
    GAME.derive(state)
    GAME.check(state)


def positions(options: dict[str, object], seed: int, rounds: int = 3) -> Iterator[NewFrontiersState]:
    """Every position of one random game, armed in its first round."""
    state = GAME.new_state(GAME.resolve({"round_limit": rounds, **options}))
    return walk(GAME, state, seed, _arm, lambda s: s.round == 1)

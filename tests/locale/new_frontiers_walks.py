"""Seeded random play of New Frontiers through many tables, for tests that look at every position."""

import random
from collections.abc import Iterator

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.games.new_frontiers.game import GAME
from orrery.games.new_frontiers.state import NewFrontiersState, shown_face
from orrery.games.new_frontiers.tiles import COLONISTS, KIND, OORT, STACKS

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
            state.supply[stack] -= 1
            player.technologies |= 1 << shown_face(state, stack)
        worlds = pick.sample(state.bag, 5)
        for world in worlds:
            state.bag.remove(world)
        for world in worlds[:2]:
            good = KIND[world] if world != OORT else pick.randrange(1, 5)
            state.goods[good] -= 1 if good else 0
            player.colonies.append(world * 8 + good)
            state.colonists -= COLONISTS[world]
        player.colonies.sort()
        player.explored = sorted(worlds[2:])
    GAME.derive(state)
    GAME.check(state)


def positions(options: dict[str, object], seed: int, rounds: int = 3) -> Iterator[NewFrontiersState]:
    """Every position of one random game, the last one included; the caller must not change them."""
    state = GAME.new_state(GAME.resolve({"round_limit": rounds, **options}))
    pick = random.Random(seed)
    luck = SimRng(seed)
    armed = False
    while GAME.actor(state) != TERMINAL:
        if not armed and state.round == 1:
            _arm(state, pick)
            armed = True
        yield state
        if GAME.actor(state) == CHANCE:
            action = GAME.sample(state, luck)
        else:
            action = pick.choice(GAME.legal(state))
        state = state.clone()
        GAME.apply(state, action)
    yield state

"""What can be seen of a game, as digests of seeded games: two contents of it that play alike have the same.

Component tables are read when a game is imported, so another content needs another process.
"""

import hashlib
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from orrery.core.chance import SimRng
from orrery.core.fields import canonical_json
from orrery.core.game import CHANCE, TERMINAL, Game
from orrery.testing.full import full_run
from orrery.testing.setups import Setup, all_setups, chosen_setups, make_setup

_WHOLE_GAME: Final = 600
_START: Final = 12
#: Further games with every setup, in a full run, where single rows are changed.
_MORE_GAMES: Final = 10
#: Every so many plies everything is looked at; in between only what is legal.
_LOOK_EVERY: Final = 4
_REASONS: Final = 12


def observations(game: Game[Any]) -> Iterator[str]:
    """Digests of seeded games: what is legal, the views, the labels and reasons, and the points.

    What shows most is played first: a whole game at every player count, the start of one with every setup,
    then whole games with every value of every option, and in a full run more of them.
    """
    counts = range(game.min_players, game.max_players + 1)
    for count in counts:
        yield _observe(game, make_setup(game, count, {}), "counts", _WHOLE_GAME)
    for setup in all_setups(game):
        yield _observe(game, setup, "start", _START)
    for setup in chosen_setups(game):
        yield _observe(game, setup, "options", _WHOLE_GAME)
    for number in range(_MORE_GAMES if full_run() else 0):
        for setup in all_setups(game):
            yield _observe(game, setup, f"more {number}", _WHOLE_GAME)
    if full_run():
        # That a column is read at all, play has shown; a single number may be told at least.
        tables = game.content.tables.items()
        printed = [
            game.component_words(name, row["id"]) for name, rows in tables for row in rows if "id" in row
        ]
        yield hashlib.sha256(canonical_json(printed)).hexdigest()


def _observe(game: Game[Any], setup: Setup, purpose: str, plies: int) -> str:
    digest, seed = hashlib.sha256(), f"{purpose}/{setup.name}"
    luck, pick = SimRng(seed), random.Random(seed)
    state = game.new_state(setup.options)
    for ply in range(plies):
        legal = game.legal(state)
        digest.update(canonical_json(legal))
        if ply % _LOOK_EVERY == 0 or not legal:
            digest.update(_look(game, state, legal, pick))
        if game.actor(state) == TERMINAL:
            break
        action = game.sample(state, luck) if game.actor(state) == CHANCE else pick.choice(legal)
        game.apply(state, action)
    return digest.hexdigest()


def _look(game: Game[Any], state: Any, legal: list[int], pick: random.Random) -> bytes:
    asked = [pick.randrange(len(game.table)) for _ in range(_REASONS)]
    seen = [game.view(state, seat) for seat in (None, max(0, game.actor(state)))]
    said = [game.label(state, action) for action in legal]
    said += [game.reason(state, action) for action in asked if action not in legal]
    return canonical_json([seen, said, game.scores(state), game.ranking(state)])


def main(place: str) -> None:
    """Print the observations of the game that is found at ``module:name``, one a line."""
    module, _, name = place.partition(":")
    for digest in observations(getattr(import_module(module), name)):
        print(digest, flush=True)

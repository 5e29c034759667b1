"""Packs whose cards, upgrades, tiles and facilities say whatever the vocabulary allows.

``test_content_packs`` writes them and runs this module in a process of its own: content is read once a
process.
"""

import copy
import random
from collections.abc import Iterator
from typing import Any, Final

from orrery.core.chance import SimRng
from orrery.core.game import CHANCE, TERMINAL
from orrery.games.how_to_save_a_world.components import CONTENT
from orrery.games.how_to_save_a_world.vocabulary import PROJECTS, REWARDS

from .vocabulary_walk import abilities, effects, events, location_rules, scores

Tables = dict[str, list[dict[str, Any]]]

#: Rows that the constraints hold to what the rulebook says.
KNOWN: Final = {
    *("increase-production", "twin-study", "test-nuclear-drive", "rapid-extraction-team"),
    *("wiesporka", "voracious-river-hippo", "thriller-moss", "mixed-fuel", "quick-unloading"),
    *("project-chronicle", "collectors-fame", "laser-1", "laser-2", "shield-2"),
}
#: Boosts that wait for what C34 names.
GENERIC: Final = {"crew-rotation", "bright-intern", "label-printer"}
GAMES: Final = 12


def pack(seed: int) -> Tables:
    """Tables in which everything that may differ says something drawn from the vocabulary."""
    rng = random.Random(seed)
    tables = copy.deepcopy(CONTENT.tables)
    said: dict[str, list[dict[str, Any]]] = {}
    for effect in effects():
        said.setdefault(effect["op"], []).append(effect)

    def some(*names: str) -> dict[str, Any]:
        return rng.choice(said[rng.choice(names or tuple(said))])

    facilities = {row["id"] for row in tables["facilities"]}
    for table in ("actions", "boosts", "species", "upgrades", "rewards", "locations"):
        for row in tables[table]:
            row["provenance"] = "published"
            if row["id"] in KNOWN:
                continue
            if table == "actions":
                row["effect"] = [some() for _ in range(rng.choice((1, 2)))]
            elif table == "boosts":
                row["effect"] = [some()]
                row["trigger"] = row["trigger"] if row["id"] in GENERIC else rng.choice(events())
            elif table == "species":
                row["score"] = rng.choice(scores())
            elif table == "upgrades" and row["kind"] != "simple":
                row["ability"] = rng.choice(abilities(row["kind"]))
            elif table == "rewards":
                row["effect"] = [some(*REWARDS), some(*REWARDS)]
            elif table == "locations" and row["area"] in facilities:
                row["action"] = [some()]
                row["rules"] = [rng.choice(location_rules())]
    for place, project in enumerate(PROJECTS):  # C41
        tables["actions"][place]["effect"] = [{"op": "work", "project": project, "n": 2}, some()]
    return tables


def _plies(players: int, seed: str) -> Iterator[Any]:
    """A random game of the content that was read, position by position."""
    from orrery.games.how_to_save_a_world.game import GAME

    luck, pick = SimRng(seed), random.Random(seed)
    state = GAME.new_state(GAME.resolve({"players": players}))
    while GAME.actor(state) != TERMINAL:
        yield state
        chance = GAME.actor(state) == CHANCE
        GAME.apply(state, GAME.sample(state, luck) if chance else pick.choice(GAME.legal(state)), [])


def main() -> None:
    """Random games come to an end, with every component somewhere once."""
    from orrery.games.how_to_save_a_world.game import GAME

    assert GAME.check_content(GAME.content) == []
    for number in range(GAMES):
        for ply, state in enumerate(_plies(2 + number % 3, str(number))):
            GAME.check(state)
            assert ply < 5000, "the game stalls"


if __name__ == "__main__":
    main()

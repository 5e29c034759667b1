"""Every installed game has words for everything it says, in every language."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import new_frontiers_walks
import walks

import orrery
from orrery.core.registry import game_names
from orrery.locale.testing import words

#: Who else says what a game says: the boards of the terminal and of the page.
CLIENTS = [Path(orrery.__file__).parent / "cli", Path(__file__).resolve().parents[2] / "web" / "src"]


def alien_frontiers() -> Iterator[Any]:
    for number, options in enumerate(walks.TABLES):
        yield from islice(walks.positions(options, number), 0, None, 3)


def new_frontiers() -> Iterator[Any]:
    for number, options in enumerate(new_frontiers_walks.TABLES):
        yield from new_frontiers_walks.positions(options, number)


#: Positions in which more is possible than in random games.
TELLING = {"alien-frontiers": alien_frontiers, "new-frontiers": new_frontiers}

for _name in game_names():
    globals()[f"Test{_name.title().replace('-', '')}"] = words(
        _name, sources=CLIENTS, positions=TELLING.get(_name)
    )

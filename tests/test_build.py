"""The suite runs on the build that ``make`` says it runs on."""

import os

import pytest

from orrery.arena.speed import is_compiled
from orrery.core.registry import game_names, load_game

BUILD = os.environ.get("ORRERY_BUILD")


@pytest.mark.parametrize("name", game_names())
def test_the_build_is_the_one_asked_for(name: str) -> None:
    if BUILD is not None:
        assert is_compiled(load_game(name)) == (BUILD == "compiled")


def test_the_engine_is_of_one_build() -> None:
    import orrery.bots.search
    import orrery.core.game

    builds = {is_compiled(load_game(name)) for name in game_names()}
    files = {str(module.__file__).endswith(".so") for module in (orrery.core.game, orrery.bots.search)}
    assert len(builds | files) == 1

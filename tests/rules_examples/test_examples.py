"""The examples of the rules pages: the games carry what is described here, and the server tells it."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from orrery.core.examples import play_example
from orrery.core.game import IllegalAction
from orrery.core.registry import game_names, load_game
from orrery.locale import beside, rules_examples

from .write import described_games, written


def test_examples_are_described() -> None:
    carried = [name for name in game_names() if rules_examples(load_game(name))]
    assert carried == described_games()


@pytest.mark.parametrize("game", described_games())
def test_the_file_of_a_game_is_what_is_described(game: str) -> None:
    """Facts that the pages tell are checked on the way; ``rules_examples/write.py`` writes the files."""
    module = import_module(f"rules_examples.{game.replace('-', '_')}")
    file = Path(str(beside(load_game(game)))) / "examples.json"
    assert file.read_text("utf-8") == written(module.examples())


@pytest.mark.parametrize("game", described_games())
def test_a_game_has_examples_to_step_through(game: str) -> None:
    steps = [len(example["steps"]) for example in rules_examples(load_game(game)).values()]
    assert sum(count >= 3 for count in steps) >= 3


def test_an_example_that_breaks_the_rules_is_refused() -> None:
    game = load_game("alien-frontiers")
    example: dict[str, Any] = json.loads(json.dumps(rules_examples(game)["mine"]))
    example["steps"][1]["moves"] = ["mine 3"]
    with pytest.raises(IllegalAction):
        play_example(game, example)

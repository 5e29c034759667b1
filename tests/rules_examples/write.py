"""Writes ``examples.json`` of every game: ``cd tests && python -m rules_examples.write``."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from orrery.core.registry import game_names, load_game
from orrery.locale import beside

HERE = Path(__file__).parent


def written(examples: dict[str, Any]) -> str:
    """The file: an example a paragraph, a step a line."""
    texts = []
    for name, example in examples.items():
        steps = ",\n    ".join(json.dumps(step) for step in example["steps"])
        # Sorted, for the fields of a state have another order in the compiled build.
        rest = json.dumps({key: value for key, value in example.items() if key != "steps"}, sort_keys=True)
        texts.append(f'  "{name}": {rest[:-1]}, "steps": [\n    {steps}\n  ]}}')
    return "{\n" + ",\n".join(texts) + "\n}\n"


def described_games() -> list[str]:
    """The games whose examples are described in a module beside this one."""
    return [name for name in game_names() if (HERE / f"{name.replace('-', '_')}.py").is_file()]


def main() -> None:
    """Write the file of every game that describes examples."""
    for game in described_games():
        module = import_module(f"rules_examples.{game.replace('-', '_')}")
        file = Path(str(beside(load_game(game)))) / "examples.json"
        file.write_text(written(module.examples()), "utf-8")


if __name__ == "__main__":
    main()

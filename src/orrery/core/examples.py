"""Examples of the rules: positions of a real match, which the game itself plays on from step to step.

``examples.json`` beside a game's module holds them by the names that its rules page gives them: ``options``
of the match, the ``seat`` from which it is seen, the ``position`` it begins with (fields that differ from a
new match) and ``steps``, each with the ``moves`` that lead to it, in notation, and what to ``look`` at: parts
of the drawn board. What a step says is in the rules page.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from orrery.core.game import Game


def play_example(game: Game[Any], example: dict[str, Any]) -> dict[str, Any]:
    """Return what a page draws of an example: the seat, and for every step its view and what to look at.

    Raises :class:`orrery.core.game.IllegalAction` or ``ValueError`` if the rules do not allow its moves.
    """
    seat = example["seat"]
    steps = [
        {"view": game.view(state, seat), "look": step["look"]}
        for state, step in zip(positions(game, example), example["steps"], strict=True)
    ]
    return {"seat": seat, "steps": steps}


def positions(game: Game[Any], example: dict[str, Any]) -> Iterator[Any]:
    """Give the position of every step, one after the other; it is the same state, played on."""
    state = game.load(game.resolve(example["options"]), example["position"])
    for step in example["steps"]:
        play_on(game, state, step["moves"])
        yield state


def play_on(game: Game[Any], state: Any, moves: Iterable[str]) -> None:
    """Play moves and outcomes of chance, in notation, each checked."""
    for move in moves:
        game.play(state, game.parse(state, move))

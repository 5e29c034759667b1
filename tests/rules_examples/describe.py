"""Describes examples of rules pages with the builders of the rulings, and makes the data that games carry."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from orrery.core.fields import dump
from orrery.testing import RulingTable


@dataclass(frozen=True)
class Step:
    """A step: what is played to come to it, parts of the board to look at, and what the view then says.

    ``shows`` are the facts that the page tells in this step, by their path in the view.
    """

    look: str
    play: Callable[[Any], object] | None = None
    shows: dict[str, Any] = field(default_factory=dict)


def example(table: RulingTable[Any], *steps: Step, seat: int = 0, **options: Any) -> dict[str, Any]:
    """An example that begins with the position on the table, which is played on; every fact is checked."""
    game, state = table.ready().game, table.state
    chosen = {"players": game.players(state), **options}
    start = difference(dump(state), dump(game.new_state(game.resolve(chosen))))
    told = []
    for number, step in enumerate(steps, 1):
        moves = played(table, step.play) if step.play else []
        view = game.view(table.ready().state, seat)
        for path, value in step.shows.items():
            assert at(view, path) == value, f"step {number}: {path} is {at(view, path)!r}, not {value!r}"
        told.append({"moves": moves, "look": step.look.split()})
    return {"options": chosen, "seat": seat, "position": start, "steps": told}


def played(table: RulingTable[Any], play: Callable[[Any], object]) -> list[str]:
    """Play, and return every move in notation."""
    moves: list[str] = []
    do = table.do

    def note(notation: str) -> None:
        moves.append(notation)
        do(notation)

    table.do = note  # type: ignore[method-assign]
    try:
        play(table)
    finally:
        del table.do
    return moves


def at(view: Any, path: str) -> Any:
    """What a view has at ``players.0.fuel``."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


def difference(data: Any, base: Any) -> Any:
    """The fields of a dumped state that differ from those of another one."""
    if isinstance(data, dict):
        return {name: difference(data[name], base[name]) for name in data if data[name] != base[name]}
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return [difference(*pair) for pair in zip(data, base, strict=True)]
    return data

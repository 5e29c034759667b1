"""Perft: counting positions ply by ply, chance enumerated like any decision.

Two programs that know the same rules count the same; one wrong rule shows in the numbers, and
``divide`` says below which move.
"""

import json
from pathlib import Path
from typing import Any

from orrery.core.game import TERMINAL, Game
from orrery.testing.playthrough import random_position


def perft(game: Game[Any], state: Any, depth: int) -> list[int]:
    """How many sequences of 0, 1, ... ``depth`` actions there are; those that end earlier stop counting."""
    counts = [0] * (depth + 1)
    _count(game, state, depth, counts, 0)
    return counts


def _count(game: Game[Any], state: Any, depth: int, counts: list[int], level: int) -> None:
    counts[level] += 1
    if level == depth:
        return
    legal = game.legal(state)
    if level + 1 == depth:
        counts[depth] += len(legal)
        return
    for action in legal:
        child = state.clone()
        game.apply(child, action)
        _count(game, child, depth, counts, level + 1)


def divide(game: Game[Any], state: Any, depth: int) -> dict[str, int]:
    """The sequences of ``depth`` actions, by the notation of the first; ``depth`` is at least 1."""
    shares: dict[str, int] = {}
    for action in game.legal(state):
        child = state.clone()
        game.apply(child, action)
        shares[game.notate(state, action)] = perft(game, child, depth - 1)[-1]
    return shares


def seeded_position(game: Game[Any], options: dict[str, Any], seed: str, plies: int) -> Any:
    """The position that ``orrery perft --seed --plies`` and the pinned counts start from."""
    return random_position(game, options, f"perft/{seed}", plies)


def changed_pins(game: Game[Any], path: Path, update: bool) -> list[str]:
    """Pinned counts of ``path`` that come out different, in words; ``update`` writes them instead.

    A pin is ``{"options": {...}, "seed": ..., "plies": ..., "counts": [...]}``; without counts an
    update fills them in down to ``"depth"``.
    """
    if not path.exists():
        return [f"{path} is missing: pin some positions there"]
    pins = json.loads(path.read_text("utf-8"))
    problems = [] if pins else [f"{path} pins no position"]
    for number, pin in enumerate(pins, 1):
        options = game.resolve(pin["options"])
        state = seeded_position(game, options, pin["seed"], pin["plies"])
        if game.actor(state) == TERMINAL:
            problems.append(f"pin {number}: the game is over before ply {pin['plies']}")
            continue
        counts = perft(game, state, pin["depth"])
        if update:
            pin["counts"] = counts
        elif counts != pin.get("counts"):
            place = f"pin {number} ({pin['options']}, ply {pin['plies']})"
            problems.append(f"{place}: {counts}, not {pin.get('counts')}")
    if update:
        rows = ",\n".join(f"  {json.dumps(pin)}" for pin in pins)
        path.write_text(f"[\n{rows}\n]\n", "utf-8")
    return problems

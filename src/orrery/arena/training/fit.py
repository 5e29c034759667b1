"""Weights under which the results of games are likely: a conditional logit over the seats.

A seat's chance to win is its share of ``exp(value)``, and its value the weights of its features added up. All
numbers of players share their weights but for deviations, which have to be paid for more dearly: what few
games say of four players leans on what many say of two.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from orrery.arena.training.samples import Samples
from orrery.core.weights import Weights

_MEMORY: Final = 12
_LEAST_GAIN: Final = 1e-5
#: Weights are multiplied by that much at most, found by halving so often what is in question.
_MOST: Final = 4.0
_HALVINGS: Final = 12


@dataclass(frozen=True, slots=True)
class Penalty:
    """What it costs to move a weight away from where it was, and a number of players from the others."""

    shared: float
    deviation: float


class _Design:
    """The samples of one number of players in the form the sums need: every entry at its two knots."""

    def __init__(self, samples: Samples, knots: int, size: int) -> None:
        self.players = samples.players
        self._size = size
        self._count = len(samples.progress)
        place = samples.progress * (knots - 1)
        knot = np.minimum(place.astype(np.int32), knots - 2)
        part = place - knot
        position = samples.rows // samples.players
        base = samples.features * knots + knot[position]
        self._rows = samples.rows
        self._columns = base
        self._early = (samples.amounts * (1.0 - part[position])).astype(np.float32)
        self._late = (samples.amounts * part[position]).astype(np.float32)
        self._shares = samples.shares

    def loss(self, weights: np.ndarray) -> tuple[float, np.ndarray]:
        """The surprise at all results, and how it changes with each weight."""
        entries = weights[self._columns] * self._early + weights[self._columns + 1] * self._late
        values = np.bincount(self._rows, entries, self._count * self.players).reshape(-1, self.players)
        values -= values.max(axis=1, keepdims=True)
        odds = np.exp(values)
        total = odds.sum(axis=1, keepdims=True)
        surprise = -(self._shares * (values - np.log(total))).sum()
        change = (odds / total * self._shares.sum(axis=1, keepdims=True) - self._shares).ravel()[self._rows]
        gradient = np.bincount(self._columns, change * self._early, self._size)
        gradient += np.bincount(self._columns + 1, change * self._late, self._size)
        return float(surprise), gradient

    def __len__(self) -> int:
        return self._count


def mean_loss(weights: Weights, samples: list[Samples]) -> dict[int, float]:
    """The mean surprise at the results of these positions, by number of players."""
    losses = {}
    for part in samples:
        values = np.array(weights.values[part.players])
        design = _Design(part, weights.knots, len(values))
        losses[part.players] = design.loss(values)[0] / max(1, len(design))
    return losses


def scaled(start: Weights, samples: list[Samples]) -> Weights:
    """The same weights, all multiplied by the number under which these results are likeliest.

    What moves are made hardly depends on it, but how sure a seat is of winning does.
    """
    parts = [
        (_Design(part, start.knots, len(start.values[part.players])), np.array(start.values[part.players]))
        for part in samples
        if len(part.progress)
    ]

    def slope(multiple: float) -> float:
        """How the surprise changes with the multiple; it is convex."""
        return sum(float(design.loss(multiple * values)[1] @ values) for design, values in parts)

    low, high = 0.0, _MOST
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if slope(middle) > 0.0 else (middle, high)
    values = {count: [low * weight for weight in row] for count, row in start.values.items()}
    return Weights(start.knots, values, {})


def fit(start: Weights, samples: list[Samples], penalty: Penalty, steps: int = 80) -> Weights:
    """The weights that fit best, as few and as small changes of ``start`` as the penalty asks for."""
    counts = list(start.values)
    first = np.array([start.values[count] for count in counts])
    size = first.shape[1]
    designs = [_Design(part, start.knots, size) for part in samples if len(part.progress)]

    def objective(flat: np.ndarray) -> tuple[float, np.ndarray]:
        shared, deviations = flat[:size], flat[size:].reshape(len(counts), size)
        loss = 0.5 * penalty.shared * float(shared @ shared)
        loss += 0.5 * penalty.deviation * float((deviations * deviations).sum())
        gradient_shared = penalty.shared * shared
        gradient = penalty.deviation * deviations
        for design in designs:
            place = counts.index(design.players)
            part, change = design.loss(first[place] + shared + deviations[place])
            loss += part
            gradient_shared = gradient_shared + change
            gradient[place] += change
        return loss, np.concatenate([gradient_shared, gradient.ravel()])

    found = _minimise(objective, np.zeros(size * (len(counts) + 1)), steps)
    shared, deviations = found[:size], found[size:].reshape(len(counts), size)
    values = {count: list(first[place] + shared + deviations[place]) for place, count in enumerate(counts)}
    return Weights(start.knots, {count: [float(w) for w in row] for count, row in values.items()}, {})


def _minimise(
    objective: Callable[[np.ndarray], tuple[float, np.ndarray]], point: np.ndarray, steps: int
) -> np.ndarray:
    """The least point of a convex function that knows its gradient: L-BFGS."""
    value, gradient = objective(point)
    moves: list[tuple[np.ndarray, np.ndarray, float]] = []
    for _ in range(steps):
        direction = -_towards(gradient, moves)
        slope = float(gradient @ direction)
        if slope >= 0.0:
            break
        length = 1.0 if moves else min(1.0, 1.0 / float(np.abs(gradient).sum()))
        while True:
            reached = point + length * direction
            new_value, new_gradient = objective(reached)
            if new_value <= value + 1e-4 * length * slope or length < 1e-12:
                break
            length *= 0.5
        step, change = reached - point, new_gradient - gradient
        curvature = float(step @ change)
        if curvature > 1e-12:
            moves.append((step, change, 1.0 / curvature))
            del moves[:-_MEMORY]
        gained = value - new_value
        point, value, gradient = reached, new_value, new_gradient
        if gained < _LEAST_GAIN * abs(value):
            break
    return point


def _towards(gradient: np.ndarray, moves: list[tuple[np.ndarray, np.ndarray, float]]) -> np.ndarray:
    """The gradient as the last moves say that the function bends."""
    direction = gradient.copy()
    passed = []
    for step, change, inverse in reversed(moves):
        share = inverse * float(step @ direction)
        direction -= share * change
        passed.append(share)
    if moves:
        step, change, inverse = moves[-1]
        direction *= 1.0 / (inverse * float(change @ change))
    for (step, change, inverse), share in zip(moves, reversed(passed), strict=True):
        direction += (share - inverse * float(change @ direction)) * step
    return direction

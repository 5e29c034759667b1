"""What features are worth: numbers from self-play, shipped as data with their provenance.

A weight depends on the number of players and on the progress of the match: it is told at a few points of
progress, the knots, and lies on the straight line between two of them in between.
"""

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

#: How finely progress is told; tables are worked out once for each step.
_STEPS: Final = 24
FILE: Final = "weights.json"


class WeightsError(ValueError):
    """Weights that cannot be used; the message says why."""


class Weights:
    """The weights of the features of a game, looked up by players and progress.

    ``values[count]`` holds those for that many players: of each feature in turn, one for each knot.
    """

    def __init__(self, knots: int, values: dict[int, list[float]], provenance: dict[str, Any]) -> None:
        self.knots: int = knots
        self.values: dict[int, list[float]] = values
        self.provenance: dict[str, Any] = provenance
        self._tables: dict[int, list[float]] = {}

    def table(self, players: int, progress: float) -> list[float]:
        """The weight of every feature for so many players, at a progress from 0 to 1."""
        step = int(progress * _STEPS + 0.5)
        key = players * (_STEPS + 1) + step
        found = self._tables.get(key)
        if found is None:
            found = self._interpolated(players, step / _STEPS)
            self._tables[key] = found
        return found

    def _interpolated(self, players: int, progress: float) -> list[float]:
        values = self.values[players]
        place = progress * (self.knots - 1)
        knot = min(int(place), self.knots - 2)
        part = place - knot
        return [
            (1.0 - part) * values[first + knot] + part * values[first + knot + 1]
            for first in range(0, len(values), self.knots)
        ]

    def to_json(self, names: list[str]) -> dict[str, Any]:
        """As data: by feature and number of players, one number for each knot."""
        rows = {}
        for number, name in enumerate(names):
            first = number * self.knots
            row = [
                [round(w, 3) for w in values[first : first + self.knots]] for values in self.values.values()
            ]
            if any(weight for weights in row for weight in weights):
                rows[name] = row
        return {
            "provenance": self.provenance,
            "players": list(self.values),
            "knots": self.knots,
            "weights": rows,
        }

    @classmethod
    def from_json(cls, names: list[str], data: dict[str, Any]) -> "Weights":
        """The inverse of ``to_json``; features that the data do not know weigh nothing."""
        knots: int = data["knots"]
        none = [[0.0] * knots] * len(data["players"])
        rows = [data["weights"].get(name, none) for name in names]
        values = {
            int(count): [float(weight) for row in rows for weight in row[place]]
            for place, count in enumerate(data["players"])
        }
        return cls(knots, values, data["provenance"])


def provenance_of(names: list[str], rules: int, content: str) -> dict[str, Any]:
    """What weights must have been found with to be of today."""
    told = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
    return {"rules": rules, "content": content, "features": told}


def changes_since(weights: Weights, names: list[str], rules: int, content: str) -> list[str]:
    """What has changed since these weights were found: of rules, content and features."""
    today = provenance_of(names, rules, content)
    return [name for name, value in today.items() if weights.provenance.get(name) != value]


def first_weights(names: list[str], counts: range, knots: int, guess: dict[str, float]) -> Weights:
    """Weights before any training: a guess for some features, nothing for the others."""
    row = [guess.get(name, 0.0) for name in names for _ in range(knots)]
    return Weights(knots, {count: row.copy() for count in counts}, {})


def read_weights(path: Path, names: list[str]) -> Weights:
    """Weights from a file."""
    try:
        return Weights.from_json(names, json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise WeightsError(f"{path}: no weights that can be read ({error})") from None


def shipped_weights(package: str, names: list[str]) -> Weights:
    """The weights that come with a game: ``weights.json`` in its folder."""
    text = (files(package) / FILE).read_text("utf-8")
    return Weights.from_json(names, json.loads(text))


def write_weights(path: Path, names: list[str], weights: Weights) -> None:
    """Write weights, one feature a line, so that a change can be read."""
    data = weights.to_json(names)
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in data["weights"].items())
    head = {key: value for key, value in data.items() if key != "weights"}
    text = json.dumps(head, indent=1)[:-2] + ',\n "weights": {\n' + rows + "\n }\n}\n"
    path.write_text(text, "utf-8")

"""What a bot is, and what it is shown: never the true state."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from math import inf
from typing import Any, ClassVar, NamedTuple

from orrery.core.chance import Rng
from orrery.core.compile_hints import mypyc_attr
from orrery.core.fields import dump
from orrery.core.game import Game
from orrery.core.options import Options


class BotError(ValueError):
    """A bot that cannot be made as asked; the message says what there is."""


class Position:
    """A decision as one seat sees it.

    It is built on a determinized state, so whatever a bot does with it, it can learn nothing that
    the seat does not know. ``sample`` gives further states that agree with the same knowledge.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng | None) -> None:
        """Without ``rng``, ``state`` must have been drawn from what the seat knows already."""
        self.game = game
        self.seat = seat
        self._known = state if rng is None else game.determinize(state, seat, rng)
        self._legal: list[int] | None = None

    @property
    def legal(self) -> list[int]:
        """What the seat may do, sorted."""
        if self._legal is None:
            self._legal = self.game.legal(self._known)
        return self._legal

    def to_json(self) -> Any:
        """The position as data for a bot in another process: as little of the truth as there is here."""
        return dump(self._known)

    @classmethod
    def from_json(cls, game: Game[Any], options: Options, seat: int, data: Any) -> "Position":
        """The inverse of ``to_json``."""
        return cls(game, game.load(options, data), seat, None)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON."""
        return self.game.view(self._known, self.seat)

    def moves(self) -> list[str]:
        """What the seat may do in notation, in the order of ``legal``."""
        return [self.game.notate(self._known, action) for action in self.legal]

    def pass_action(self) -> int | None:
        """The pass, where there is one."""
        return self.game.pass_action(self._known)

    def sample(self, rng: Rng) -> Any:
        """A state of the bot's own to play on, drawn from all that the seat holds possible."""
        return self.game.determinize(self._known, self.seat, rng)


class Weighed(NamedTuple):
    """A legal move, and the chance of winning that it leaves the seat that decides."""

    action: int
    chance: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. ``params`` come as words, as in ``search:time=0.5``."""

    #: The parameters the bot takes, with their defaults, for help texts and errors.
    PARAMS: ClassVar[Mapping[str, float]] = {}

    def __init__(self, params: Mapping[str, str]) -> None:
        self.params: dict[str, float] = read_params(type(self).__name__, type(self).PARAMS, params)

    def match_begins(self, game: Game[Any], options: Options, seat: int) -> None:
        """Told before the first decision of a match, for bots that keep something."""
        return

    def match_ends(self, ranking: list[list[int]], scores: list[dict[str, int]]) -> None:
        """Told when the match is over."""
        return

    def close(self) -> None:
        """Told when the bot is not needed any more."""
        return

    def failures(self) -> dict[str, int]:
        """How often it failed to answer and lost its move for that, by how."""
        return {}

    @abstractmethod
    def decide(self, position: Position, rng: Rng) -> int:
        """One of ``position.legal``. All randomness comes from ``rng``."""

    def weigh(self, position: Position, rng: Rng) -> list[Weighed]:
        """Every legal move, the one to make first and the rest from good to bad: for advice and reviews.

        A bot that knows no chances of winning has nothing to say.
        """
        return []


def read_params(bot: str, declared: Mapping[str, float], given: Mapping[str, str]) -> dict[str, float]:
    """Numbers for every declared parameter; the error lists what there is."""
    values = dict(declared)
    for name, text in given.items():
        if name not in declared:
            known = ", ".join(f"{key}={value:g}" for key, value in declared.items()) or "none"
            raise BotError(f"{bot} has no parameter {name!r}; there is: {known}")
        try:
            values[name] = float(text)
        except ValueError:
            raise BotError(f"{bot}: {name}={text!r} is not a number") from None
        if not 0 <= values[name] < inf:
            raise BotError(f"{bot}: {name} must be a number from 0")
    return values


def split_spec(spec: str) -> tuple[str, dict[str, str]]:
    """``"search:time=0.5:depth=2"`` as a name and its parameters."""
    name, *pairs = spec.split(":")
    params: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BotError(f"{spec!r}: write parameters as name=value, separated by colons")
        params[key] = value
    return name, params

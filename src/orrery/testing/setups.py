"""Which tables a game is tested at: every player count with every option."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from orrery.core.game import Game
from orrery.core.options import Option, Options
from orrery.testing.full import full_run

#: What a number is set to, next to its default.
_NUMBERS: Final = (1, 5)

Value = int | bool | str


@dataclass(frozen=True)
class Setup:
    """Complete options, and a short name that tells how they differ from the defaults."""

    name: str
    options: Options


def other_values(option: Option) -> list[Value]:
    """The values of an option worth testing besides its default."""
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option.default, bool):
        return [not option.default]
    return [number for number in _NUMBERS if number != option.default]


def spelled(value: Value) -> str:
    """A value as a command line takes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def make_setup(game: Game[Any], players: int, changes: dict[str, Value]) -> Setup:
    """``players`` seats and the defaults, but for ``changes``."""
    words = [f"{players}p", *(f"{name}={spelled(value)}" for name, value in changes.items())]
    return Setup(" ".join(words), game.resolve({"players": players, **changes}))


def all_setups(game: Game[Any]) -> Iterator[Setup]:
    """Every player count with the defaults, and with each option alone at each other value."""
    for players in range(game.min_players, game.max_players + 1):
        yield make_setup(game, players, {})
        for option in game.options:
            for value in other_values(option):
                yield make_setup(game, players, {option.name: value})


def chosen_setups(game: Game[Any]) -> list[Setup]:
    """The setups that suites play: all of them in a full run.

    Otherwise every player count with the defaults, and every option value once, at one count after the
    other: each count and each value is there, but not each with each.
    """
    setups = list(all_setups(game))
    counts = game.max_players - game.min_players + 1
    each = len(setups) // counts
    if full_run():
        return setups
    chosen = {count * each for count in range(counts)}
    chosen |= {value % counts * each + value for value in range(1, each)}
    return [setups[number] for number in sorted(chosen)]

"""Options of a game: declared once, checked once, shown by every client."""

from collections.abc import Mapping
from typing import TypeAlias

#: Complete, checked options, ``players`` among them. Values are ints, bools or words.
Options: TypeAlias = dict[str, int | bool | str]


class OptionError(ValueError):
    """An unknown option or value; the message lists what there is."""


class Option:
    """One thing about the rules that a table may choose.

    ``choices`` are the permitted words; without them the type of ``default`` (bool or int from 0)
    says what is permitted. ``implies`` gives, per choice, the defaults of other options.
    """

    def __init__(
        self,
        name: str,
        default: int | bool | str,
        doc: str,
        choices: tuple[str, ...] = (),
        implies: Mapping[str, Options] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.doc = doc
        self.choices = choices
        self.implies: Mapping[str, Options] = implies or {}

    def describe(self) -> str:
        """What may be given, for help texts and errors."""
        if self.choices:
            return "|".join(self.choices)
        return "yes|no" if isinstance(self.default, bool) else "a number from 0"

    def read(self, value: object) -> int | bool | str:
        """``value`` (typed, or as text from a command line) checked against this option."""
        if self.choices:
            if value in self.choices:
                return str(value)
        elif isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("yes", "true", "on", "1"):
                return True
            if word in ("no", "false", "off", "0"):
                return False
        elif not isinstance(value, bool) and str(value).isdecimal():
            return int(str(value))
        raise OptionError(f"option {self.name}: {value!r} is not {self.describe()}")


def resolve_options(
    game: str,
    declared: list[Option],
    min_players: int,
    max_players: int,
    raw: Mapping[str, object],
) -> Options:
    """Every declared option with its value; what is given wins over what another choice implies."""
    by_name = {option.name: option for option in declared}
    given: Options = {}
    players: object = raw.get("players", max_players)
    if isinstance(players, bool) or not str(players).isdecimal():
        raise OptionError(f"players: {players!r} is not a number")
    count = int(str(players))
    if not min_players <= count <= max_players:
        raise OptionError(f"{game} is for {min_players} to {max_players} players, not {count}")
    for name, value in raw.items():
        if name == "players":
            continue
        if name not in by_name:
            known = ", ".join(sorted(by_name)) or "none"
            raise OptionError(f"{game} has no option {name!r}; there is: {known}")
        given[name] = by_name[name].read(value)
    resolved: Options = {"players": count}
    for option in declared:
        resolved[option.name] = option.default
    for option in declared:
        choice = str(given.get(option.name, option.default))
        resolved.update(option.implies.get(choice, {}))
    resolved.update(given)
    return resolved

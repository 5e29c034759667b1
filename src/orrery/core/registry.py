"""Games and bots by name, found through entry points: ours like anyone's."""

import os
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from orrery.core.bot import Bot, split_spec
from orrery.core.content import pack_variable
from orrery.core.game import Game

GAMES_GROUP = "orrery.games"
BOTS_GROUP = "orrery.bots"


class UnknownName(ValueError):
    """No game or bot of that name; the message lists those there are."""


def _names(group: str) -> dict[str, EntryPoint]:
    return _installed(group, tuple(sys.path))


@cache
def _installed(group: str, _path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """What is found on this path: asked for once, for it means reading many files."""
    return {entry.name: entry for entry in entry_points(group=group)}


def _load(group: str, kind: str, name: str) -> Any:
    entries = _names(group)
    if name not in entries:
        known = ", ".join(sorted(entries)) or "none"
        raise UnknownName(f"there is no {kind} {name!r}; there is: {known}")
    return entries[name].load()


def game_names() -> list[str]:
    """The names of all installed games."""
    return sorted(_names(GAMES_GROUP))


def bot_names() -> list[str]:
    """The names of all installed bots."""
    return sorted(_names(BOTS_GROUP))


def own_bot_names() -> list[str]:
    """The names of the bots that come with Orrery itself."""
    package = __name__.partition(".")[0]
    return sorted(name for name, entry in _names(BOTS_GROUP).items() if entry.module.split(".")[0] == package)


def load_game(name: str) -> Game[Any]:
    """The game of that name."""
    game: Game[Any] = _load(GAMES_GROUP, "game", name)
    return game


def use_pack(name: str, folder: str) -> None:
    """Play a game with somebody's own component tables: to be said before the game is loaded.

    It holds for this process and those it starts. Tables that break the rulebook's constraints are
    refused by the checks of ``orrery content``, not here.
    """
    entries = _names(GAMES_GROUP)
    if name in entries:
        os.environ[pack_variable(entries[name].module.rpartition(".")[0])] = folder


def load_bot(spec: str) -> Bot:
    """A new bot for ``"name"`` or ``"name:param=value"``."""
    name, params = split_spec(spec)
    bot: Bot = _load(BOTS_GROUP, "bot", name)(params)
    return bot

"""Finds the boards of games: each draws a view, and only a view.

A game of id ``some-game`` may have the module ``orrery.cli.terminal.boards.some_game`` with a function
``board``; every other game is shown by the generic one, so that any installed game can be played.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orrery.cli.terminal.boards import generic
from orrery.cli.terminal.boards.board import Board
from orrery.core.game import Game

#: Modules of this package that are no boards.
_PARTS = frozenset({"board", "generic", "parts"})


def board_of(game: Game[Any]) -> Board:
    """The board that shows a game."""
    name = game.id.replace("-", "_")
    if name.isidentifier() and name not in _PARTS and find_spec(f"{__name__}.{name}") is not None:
        board: Board = import_module(f"{__name__}.{name}").board(game)
        return board
    return generic.board(game)

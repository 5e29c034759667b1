"""The faces of games in the terminal: each draws a view, and only a view.

A game of id ``some-game`` may have the module ``orrery.cli.terminal.boards.some_game`` with a ``FACE``; every
other game is shown by the generic one, so that any installed game can be played.
"""

from importlib import import_module
from importlib.util import find_spec

from orrery.cli.terminal.boards.board import Face
from orrery.cli.terminal.boards.generic import generic_face


def face_of(game: str) -> Face:
    """The face of a game by its id."""
    name = f"{__name__}.{game.replace('-', '_')}"
    if game.replace("-", "_").isidentifier() and find_spec(name) is not None:
        face = getattr(import_module(name), "FACE", None)
        if isinstance(face, Face):
            return face
    return generic_face(game)

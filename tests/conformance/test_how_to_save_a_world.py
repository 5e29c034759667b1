"""How to Save a World keeps the protocol, while it is not yet on the list of games."""

from orrery.games.how_to_save_a_world.game import GAME
from orrery.testing import conformance

TestHowToSaveAWorld = conformance(GAME)

"""The kit passes a sound game with hidden hands, secret choices and reveals."""

from plugin_game.game import GAME

from orrery.testing import conformance

TestContraband = conformance(GAME)

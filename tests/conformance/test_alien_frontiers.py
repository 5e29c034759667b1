"""Alien Frontiers keeps the protocol, at every player count and with every option."""

from orrery.testing import conformance, content_columns

TestAlienFrontiers = conformance("alien-frontiers")
TestContent = content_columns("alien-frontiers")

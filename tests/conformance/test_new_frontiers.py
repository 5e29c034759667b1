"""New Frontiers keeps the protocol, at every player count and with every option."""

from orrery.testing import conformance

TestNewFrontiers = conformance("new-frontiers")

"""New Frontiers keeps the protocol, at every player count and with every option."""

from collections.abc import Iterator

from rulings.new_frontiers.builder import A, C, table

from orrery.games.new_frontiers.state import NewFrontiersState
from orrery.testing import conformance, content_columns


def rare_positions() -> Iterator[NewFrontiersState]:
    """Too few goods for all worlds that produce: in random games the supply hardly ever runs out."""
    t = table(3, "galactic-developers", goals=True).stored(C, goods="R" * 15)
    yield t.seat(A, colonies="comet-zone new-earth rebel-miners").by(A, "pick produce").state


TestNewFrontiers = conformance("new-frontiers", positions=rare_positions)
TestContent = content_columns("new-frontiers")

"""Positions of decisions that random games hardly ever reach."""

from collections.abc import Iterator

from orrery.games.how_to_save_a_world.state import HowToSaveAWorldState

from .builder import A, table


def rare_positions() -> Iterator[HowToSaveAWorldState]:
    """Markers to refill, tokens to make active again, and the shuttle more than once."""
    high = dict.fromkeys(("energy", "knowledge", "minerals", "organics"), 9)
    yield (
        table(2).seat(A, energy=9, hand="stockpile-audit", baselines=high).by(A, "play stockpile-audit").state
    )
    yield (
        table(3)
        .seat(A, energy=9, hand="second-wind", spent="planet planet science")
        .by(A, "play second-wind")
        .state
    )
    yield table(4).seat(A, energy=9, hand="night-ferry").by(A, "play night-ferry").state

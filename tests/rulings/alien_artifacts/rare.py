"""Positions of decisions that random games hardly ever reach."""

from collections.abc import Iterator

from orrery.games.alien_artifacts.state import AlienArtifactsState

from .builder import A, table


def rare_positions() -> Iterator[AlienArtifactsState]:
    """Two effects that a new planet triggers at once, one of them on a blockaded card (DP23)."""
    technologies = "first-contact-protocol:l vorschs-phantom-mk2:l*2"
    planet = "mika-1+green3-red1-1.a+green3-red1-3.a"
    t = table().seat(A, bank=0, empire=technologies, building=planet)
    yield t.by(A, "build mika-1", "side logistic").state

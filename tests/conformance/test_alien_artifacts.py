"""Alien Artifacts keeps the protocol, and its rules follow its component tables."""

from rulings.alien_artifacts.rare import rare_positions

from orrery.games.alien_artifacts.game import GAME
from orrery.testing import conformance, content_columns

TestAlienArtifacts = conformance(GAME, positions=rare_positions)
TestAlienArtifactsContent = content_columns(
    GAME, seldom=["technologies.logistic", "technologies.conditions", "artifacts.effects", "ships.abilities"]
)

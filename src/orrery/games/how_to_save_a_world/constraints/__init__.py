"""What the rulebook demands of any set of components (part 8, C1-C42)."""

from typing import Final

from orrery.core.content import Content
from orrery.games.how_to_save_a_world.components import CONTENT
from orrery.games.how_to_save_a_world.constraints import asteroid, cards, places, projects, start
from orrery.games.how_to_save_a_world.constraints.shapes import strange_rows, vocabulary_problems
from orrery.games.how_to_save_a_world.constraints.tables import Constraint
from orrery.games.how_to_save_a_world.constraints.whole import identities, unused_words

_CONSTRAINTS: Final[list[Constraint]] = [
    *projects.CONSTRAINTS,
    *start.CONSTRAINTS,
    *cards.CONSTRAINTS,
    *places.CONSTRAINTS,
    *asteroid.CONSTRAINTS,
    unused_words,
]


def check_content(content: Content) -> list[str]:
    """What component tables violate of the constraints, each line with its number; empty if sound.

    What the later ones read, the earlier ones have found to be there.
    """
    problems = [f"there is no table {table}" for table in CONTENT.tables if table not in content.tables]
    problems = problems or content.odd_rows(CONTENT) or strange_rows(content, CONTENT)
    problems = problems or vocabulary_problems(content) or list(identities(content.tables))
    if problems:
        return problems
    return [problem for constraint in _CONSTRAINTS for problem in constraint(content.tables)]

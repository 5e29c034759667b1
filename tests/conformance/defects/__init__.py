"""Games with one defect each, by what is wrong with them; and what the check that is meant for it says."""

from . import clockwork, decision_table, knowledge, luck, matches, observations, results, sets, state, view
from .defect import Defect

DEFECTS: list[Defect] = [
    *clockwork.DEFECTS,
    *decision_table.DEFECTS,
    *sets.DEFECTS,
    *luck.DEFECTS,
    *state.DEFECTS,
    *results.DEFECTS,
    *view.DEFECTS,
    *knowledge.DEFECTS,
    *observations.DEFECTS,
    *matches.DEFECTS,
]

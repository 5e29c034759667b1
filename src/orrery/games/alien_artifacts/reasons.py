"""Why a move is not possible now, in words that name the rule."""

from orrery.core.messages import Label, why
from orrery.games.alien_artifacts.actions import TABLE
from orrery.games.alien_artifacts.decisions import DECISIONS
from orrery.games.alien_artifacts.state import DRAW_HAND, AlienArtifactsState
from orrery.games.alien_artifacts.view import phase


def reason(s: AlienArtifactsState, action: int) -> Label:
    """Why ``action`` is illegal now."""
    kind = s.stack[-1][0] if s.stack else 0
    if s.over or kind >= DRAW_HAND or TABLE.template(action) not in DECISIONS[kind].answers:
        return why("aa-why-phase", phase=f"@aa-phase-{phase(s)}")
    return why("aa-why-not-now")

"""Guides through a first match: the goal first, then one idea at a time."""

from orrery.cli.terminal.screen import Screen


class Guide:
    """Tells each thing once, when it becomes relevant: the guide's messages that are named after phases."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._told: set[str] = set()

    def before(self, phase: str) -> list[str]:
        """What to tell somebody who is asked for a decision: the goal, then what this kind is about."""
        words, prefix = self._screen.words, self._screen.game.facts.prefix
        new = [step for step in ("goal", phase) if step not in self._told]
        self._told |= {"goal", phase}
        return [words.text(f"{prefix}-guide-{step}") for step in new if words.has(f"{prefix}-guide-{step}")]

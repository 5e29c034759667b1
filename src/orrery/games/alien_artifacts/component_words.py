"""What is printed on components, line by line, as messages."""

from orrery.core.messages import Label


def component_words(table: str, component: str) -> list[Label]:
    """What a component says."""
    return []
